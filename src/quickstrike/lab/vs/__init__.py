"""Tables of the Vs. System."""
