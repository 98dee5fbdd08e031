"""Walk the tree of a running attnviz as a screen reader does, over AT-SPI; print it as JSON.

Runs under any Python with GObject introspection and Atspi 2.0; takes the id of the process.
"""

import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version comes first

SECONDS, PAUSE = 80, 0.1
CELLS = ("table cell", "table column header", "table row header")


def program(pid):
    """Return the program, or nothing while it is not on the bus."""
    desktop = Atspi.get_desktop(0)
    for place in range(desktop.get_child_count()):
        found = desktop.get_child_at_index(place)
        if found is not None and found.get_process_id() == pid:
            return found
    return None


def walk(node):
    """Yield what is on screen."""
    yield node
    for place in range(node.get_child_count()):
        child = node.get_child_at_index(place)
        if child is None:
            continue
        showing = child.get_state_set().contains(Atspi.StateType.SHOWING)
        if showing or child.get_role_name() in ("application", "frame", "table"):
            yield from walk(child)


def read(table):
    """Return (name, column headers, row headers, cells) of a table."""
    face = table.get_table_iface()
    rows, columns = range(face.get_n_rows()), range(face.get_n_columns())
    return (
        table.get_name(),
        [face.get_column_header(column).get_name() for column in columns],
        [face.get_row_header(row).get_name() for row in rows],
        [[face.get_accessible_at(row, column).get_name() for column in columns] for row in rows],
    )


def seen(root):
    """Return everything on screen."""
    controls, grids = [], []
    for node in walk(root):
        role = node.get_role_name()
        if role == "table":
            grids.append(read(node))
        if node.get_state_set().contains(Atspi.StateType.FOCUSABLE) and role not in CELLS:
            relations = node.get_relation_set()
            labels = [r.get_target(0).get_name() for r in relations if r.get_n_targets()]
            controls.append((role, node.get_name() or "", labels))
    return {"controls": controls, "tables": grids}


def settled(pid):
    """Return what is on screen once it has tables and two walks find the same."""
    end, before, now = time.monotonic() + SECONDS, None, None
    while time.monotonic() < end:
        before = now
        try:
            root = program(pid)
            now = root and seen(root)
        except (GLib.Error, AttributeError):  # what was met first was gone when it was asked
            now = None
        if now and now["tables"] and now == before:
            return now
        time.sleep(PAUSE)
    raise SystemExit(f"program {pid} does not come to rest with a table on the bus")


json.dump(settled(int(sys.argv[1])), sys.stdout)
print()
