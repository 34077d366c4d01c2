"""Computer opponents: each sees a `SeatView` and a stream of chance, and nothing else."""
