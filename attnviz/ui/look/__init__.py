"""How everything looks: themes, colours, numbers, names, text."""
