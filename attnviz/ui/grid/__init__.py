"""The matrix grid: value, layout, painting, input and the widget that holds grids."""
