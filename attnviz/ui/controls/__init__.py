"""Controls that tabs and window share: fields, bars, drawers, sections."""
