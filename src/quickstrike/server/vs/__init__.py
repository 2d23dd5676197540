"""The server's side of the Vs. System."""
