"""What the tab says: caption, what an edit did, status, and what a screen reader says."""

from attnviz.language import tr
from attnviz.tabs.sentence_heads.state import State
from attnviz.tabs.sentence_heads.words import of_writing
from attnviz.tabs.sentence_heads.words.captions import row_caption
from attnviz.tabs.sentence_heads.words.feedback import feedback
from attnviz.tabs.sentence_heads.words.status import picks_status
from attnviz.tabs.sentence_heads.words.status import spoken as spoken_tokens
from attnviz.tabs.sentence_heads.words.status import status as token_status

__all__ = ["canvas_name", "caption", "feedback", "picks_status", "spoken", "status"]


def canvas_name(state: State) -> str:
    """Say what the canvas shows."""
    if state.writes:
        return of_writing.page_name(state.written.count)
    return tr("Sentence heads, {head}", head=state.document.heads[state.head].title)


def caption(state: State) -> str:
    """Say how the row on screen shares out its attention, and that it makes no 100%."""
    if state.writes:
        from attnviz.tabs.sentence_heads.words import of_writing

        return of_writing.caption(state)
    if state.source is not None:
        from attnviz.tabs.sentence_heads.words.of_tokens import hidden_first, token_caption

        if state.words is not None:
            from attnviz.tabs.sentence_heads.words.of_words import word_caption

            return word_caption(state, state.words)
        if state.hides_first:
            told = hidden_first(state.row)
        else:
            told = token_caption(state.row, state.trace.rows("pattern")[state.head], state.source)
    else:
        told = row_caption(state.row)
    if not state.trace.held:
        return told
    from attnviz.ui.tab.held import off_caption

    off = off_caption(state.document, state.trace, state.head, state.query)
    return f"{told} {off}".strip()


def status(state: State) -> str:
    """Say the exact numbers of the pair that is explained, of words or of tokens."""
    if state.words is None:
        return token_status(state)
    from attnviz.tabs.sentence_heads.words.of_words import word_status

    return word_status(state, state.words)


def spoken(state: State) -> str:
    """Say the pair that the keyboard is on, of words or of tokens, as a screen reader does."""
    if state.words is None:
        return spoken_tokens(state)
    from attnviz.tabs.sentence_heads.words.of_words import spoken_words

    return spoken_words(state, state.words)
