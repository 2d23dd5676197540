"""Words of the Vs. System: names, card texts made from the cards themselves, options, the log."""
