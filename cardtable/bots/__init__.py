"""Computer opponents: each is given a `SeatView` and a stream of chance, and nothing else."""
