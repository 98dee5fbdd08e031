"""What the page says of the tokens that a model wrote itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.language import clauses, mark, plural, quoted, tr
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import exact, fixed, grouped, one_decimal_percent, short_bytes
from attnviz.ui.look.numbers import whole_percent as percent

if TYPE_CHECKING:
    from attnviz.checkpoints.direct_effect import DirectEffect
    from attnviz.checkpoints.next_token import NextToken
    from attnviz.checkpoints.written import WrittenText
    from attnviz.tabs.sentence_heads.state import State

CERTAIN, OPEN = 0.9, 0.5  # of a probability
MISSED = 1e-3  # of logits: what the parts may miss their sum by


def page_name(n_tokens: int) -> str:
    """Name the page for who hears it."""
    one, many = mark("What the model wrote, {n} token"), mark("What the model wrote, {n} tokens")
    return plural(one, many, n_tokens)


def plain(token: NextToken) -> str:
    """Return a token without the space before it."""
    return visible(token.piece.strip() or token.piece)


def name(token: NextToken) -> str:
    """Return a token with the stem that it goes on with; one that is named has none."""
    return visible(token.piece if token.named else token.stem + token.piece)


def listed(state: State) -> tuple[NextToken, ...]:
    """Return what could stand there, in the order on screen."""
    return state.written.candidates if state.ballot is None else choices(state.written)


def choices(written: WrittenText) -> tuple[NextToken, ...]:
    """Return what could stand there, what is written among it, in an order that does not tell."""
    found = {token.id: token for token in written.candidates}
    if written.count:
        found.setdefault(int(written.run.ids[-1]), written.steps[-1].token)
    return tuple(sorted(found.values(), key=lambda token: (plain(token).casefold(), token.id)))


def title(written: WrittenText) -> str:
    """Say what the candidates are for."""
    return tr("What it could have written") if written.count else tr("What comes next")


def about(state: State) -> str:
    """Say where they would stand, and what a click does."""
    written = state.written
    if not written.count:
        return tr("click one to write it")
    last = state.tokens[-2] if len(state.tokens) > 1 else ""
    if state.covered:
        return tr(
            "step {n}, after {token}; click the one that you expect",
            n=written.count,
            token=quoted(visible(last)),
        )
    return tr(
        "step {n}, after {token}; click one to take it instead",
        n=written.count,
        token=quoted(visible(last)),
    )


def others(written: WrittenText) -> str:
    """Say how likely all other tokens are together."""
    return tr(
        "{n} other tokens: {share}", n=grouped(written.n_others), share=percent(written.others)
    )


def kept(written: WrittenText) -> tuple[str, str]:
    """Say what the kept keys and values take, and what they would for the longest text."""
    n, each, c = written.run.n_tokens, written.token_bytes, written.run.config
    now = tr(
        "KV cache: {whole}, {n} tokens × {each}",
        whole=short_bytes(n * each),
        n=n,
        each=short_bytes(each),
    )
    most = c.max_tokens * each
    parts = [tr("at {n} tokens {whole}", n=grouped(c.max_tokens), whole=short_bytes(most))]
    if c.n_kv_heads < c.n_heads:
        own = short_bytes(most // c.n_kv_heads * c.n_heads)
        parts.append(tr("if every head had its own: {whole}", whole=own))
    return now, clauses(parts)


def effect_title(written: WrittenText) -> str:
    """Name the token whose logit is split."""
    token = written.steps[-1].token if written.count else written.candidates[0]
    return tr("Direct effect on {token}", token=quoted(plain(token)))


def effect_sums(effect: DirectEffect) -> str:
    """Say what the parts add up to, or that they do not."""
    totals = {name: values[0] for name, values in effect.totals().items()}
    missed = totals["sum"] - effect.logits[0]
    if abs(missed) > MISSED:
        return tr("The parts miss the logit by {by}: please report this.", by=signed(missed))
    return tr(
        "heads {heads}, MLPs {mlps}, embedding and biases {others}: logit {whole}",
        heads=signed(totals["heads"]),
        mlps=signed(totals["mlps"]),
        others=signed(totals["embedding"] + totals["biases"]),
        whole=fixed(totals["sum"]),
    )


def short_share(share: float) -> str:
    """Return the share of a token as it stands under it in the strip."""
    return percent(share)


def signed(value: float) -> str:
    """Return a number with its sign."""
    return f"+{fixed(value)}" if value > 0 else fixed(value)


def caption(state: State) -> str:
    """Say what was written last, how sure it was, and where it was surer."""
    written = state.written
    if not written.count:
        first = written.candidates[0]
        return tr(
            "The likeliest next token is {token} with {share}.",
            token=quoted(plain(first)),
            share=one_decimal_percent(first.share),
        )
    step = written.steps[-1]
    name, share = quoted(plain(step.token)), one_decimal_percent(step.token.share)
    if step.rank > 1:
        return tr(
            "It wrote {token}, choice {rank} ({share}). The likeliest was {other}, {most}.",
            token=name,
            rank=step.rank,
            share=share,
            other=quoted(plain(step.runner_up)),
            most=one_decimal_percent(step.runner_up.share),
        )
    said = tr("It wrote {token} with {share}.", token=name, share=share)
    sure = [each.token for each in written.steps[:-1] if each.token.share >= CERTAIN]
    if step.token.share < OPEN and sure:
        listed = ", ".join(
            f"{quoted(plain(each))} {one_decimal_percent(each.share)}" for each in sure[-2:]
        )
        before = tr("Before, it was almost certain: {tokens}.", tokens=listed)
        return f"{said} {before}"
    return said


def status(state: State) -> str:
    """Say the exact numbers of the last step."""
    written = state.written
    parts = [tr("step {n}", n=written.count)]
    if written.count:
        token = written.steps[-1].token
        shares = f"{one_decimal_percent(token.share)} = {exact(token.share)}"
        number = tr("token {n}", n=len(state.tokens))
        parts.append(f"{number} {quoted(plain(token))}  {shares}")
    parts.append(kept(written)[0])
    c = written.run.config
    parts.append(tr("one row more in each of {n} patterns", n=c.n_layers * c.n_heads))
    return "   ".join(parts)


def spoken(state: State) -> str:
    """Say the last token, its share and the runner-up to who hears the page."""
    written = state.written
    if not written.count:
        return caption(state)
    if state.covered:
        return tr("step {n}, answer hidden", n=written.count)
    step = written.steps[-1]
    return tr(
        "{token}, {share}; {other}, {most}",
        token=plain(step.token),
        share=one_decimal_percent(step.token.share),
        other=plain(step.runner_up),
        most=one_decimal_percent(step.runner_up.share),
    )
