"""The command table, and where a person meets it: keys, menus, palette, help."""
