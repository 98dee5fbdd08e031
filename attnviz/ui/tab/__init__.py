"""The shape of a tab. Whoever knows one tab knows them all.

A tab is a package of `attnviz.tabs` and an entry in the registry, `attnviz.model.tabs`. Its modules
have the same names in every tab; an idea with several parts (a canvas with charts of its own) is a
package of that name instead of a module:

    state.py      Pointer, State, resolve(session, pointer) -> State
    words         canvas_name, caption, feedback, status, picks_status; what is spoken; how numbers
                  print: in a package captions.py, feedback.py (where an edit is told), status.py,
                  numbers.py
    predict.py    question, covered_status; what may be said while the answer is covered
    edits.py      Edits(session): what gestures do to the document
    canvas        Canvas: the picture, a part; with paint(painter, rect, theme, state, moment)
    panel         the side panel, a part; its class is called after the tab
    controls.py   Controls: the row over the canvas, a part
    drawers       what opens under the canvas, parts; only where there is something to open
    enlarged.py   PARTS: what a lesson lets fill the picture, by name; only where there is something
    commands.py   rows(state): what can be done, and what is copied
    reels.py      reels(view): what moves, for films
    view.py       a subclass of `view.View`: wires the parts together

Imports run from view, commands and reels over the parts and predict to words, edits and state:
nothing imports the view, and no part knows another. A part that has to be told something gets it in
its state; what it wants it says with a signal. The view connects the signals.

One way
-------
A person edits: a part sends a signal, the view calls `Edits`, `Edits` calls `session.edit`. The
session sends one `Change`. Or a person points: the view calls `point(hovered=3)`, and nothing is
written. Both end in `View.refresh`:

    state = resolve(session, pointer)     pure, cheap when little differs
    same(state, the one on screen)        then there is nothing to show
    part.show_state(state, before)        each part updates what differs
    caption and status                    functions of the state; told once

A part compares with `differs(state, before, "spec", "covered")`, which is also true when `before`
is None: then everything is to be shown anew. A hidden tab does nothing until it comes back.

State
-----
`Pointer` is a frozen dataclass with what a person points at and chose to see on this tab alone:
hovered cell, cell of the keyboard, picks, open drawer, mode, tables, what is on trial. It is not
undoable. `page` and `with_page` say what of it a lesson records. `State` is a frozen dataclass with
everything that the tab shows: the pointer, resolved against the document (a hovered cell that a
smaller document does not have is none), the numbers, `ballot`, which the view fills in while
somebody predicts, and `covers`, the names of what a lesson keeps covered. Fields are compared by
identity first: documents, traces, readouts and arrays that did not change are the same objects, so
keep what is computed from them in a function with `lru_cache`, not in the state's constructor. What
follows from the fields is a property.

The session's selection (head, token, key, step, cell) is shared by all tabs: resolve reads it, and
gestures change it with `session.select`. A tab that does not show it says `SELECTION = False`; the
exhibits that it shows stand in `SLOTS`.

Words
-----
`words.feedback(before, state)` compares the state before the last edit with the one on screen and
says what came of it, "" when there is nothing to tell. One gesture is one story: `before` is the
state in which a drag began. `is_told(change)` chooses which changes are told (only numbers typed by
hand, say: `change.edit` is their merge key), `is_elsewhere(before, state)` when a person has turned
away, `after_change(change)` what of the pointer a change does not outlive.

`say` puts something into the status line and `refuse` into the caption, both until something else
is shown. `put` puts a text on the clipboard and says what it is, `copy` one that is written of the
state. `pick` picks rows or columns and lets a
screen reader say what they add up to; `words.picks_status` says it.

Mechanisms
----------
    commands    CommandRow, copy_row, swap_row: rows of the table; `View.make_menu` makes a menu of
                some; they ask the state, or with `AskView` a part that alone knows (whether it
                scrolls)
    grid_menu   the menu of a cell, and what a tab adds to it
    picks       clicks and keys that pick rows and columns, as functions of `Picks`
    copies      numbers as spreadsheets and LaTeX take them
    by_hand     the arithmetic of a cell, with digits that come out
    tables      F3: the grids of a state as real tables in the place of the maps
    compare     A, B and B - A in the place of row, canvas and panel: `View.compared` says of what
    drawers     DrawerSlot: the part that opens the drawer which `Pointer.drawer` names
    canvas_place  what stands in that place: the canvas, its tables, or another widget of the tab
    beside      work beside the window, told as it comes and given up for a later one
    late_page   such a widget, made when a state comes that it shows
    layer_edits  what tabs of the sentence ask of its layer alike; holding: numbers held, let go
    offscreen   a canvas of grids for another size and look: files, second screen
    flow_motion  dots that travel, and what eases from one number to another
    feedback    the state before the last edit
    state       differs, same
    enlargement  parts of a picture that fill the canvas, and large_lines for their numbers
    alone       one tab in a window of its own: ``python -m attnviz.tabs.NAME``

A part that has a theme is a `ui.look.themed.Themed`: it lists its parts in `themed_parts` and sets
in `dress` what Qt keeps of a theme; nobody writes a `set_theme` of its own. The row of controls is
a `ui.controls.fitted_row.FittedRow`: it is given the theme that fits, in `apply_theme`.

What if is a `what_if_section.WhatIfSection` in the panel, which compares with the state it was
shown. A painted widget gives assistive technology its tables with a method `sheets`. What moves on
a canvas is the canvas's own: `show_state` sees what differs and starts it, `moment` says where it
is, `set_shown` and `set_reduced_motion` of the view are handed on."""
