"""Games that people made, brought from elsewhere and given away."""
