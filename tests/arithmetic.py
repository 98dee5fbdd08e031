"""A pupil's calculator: does a printed line of arithmetic again, from its printed digits alone.

It knows nothing of the program: it reads the text, in English, German or French.
"""

import re
from decimal import ROUND_HALF_UP, Context, Decimal, localcontext

RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
_WIDE = Context(prec=400, rounding=ROUND_HALF_UP)
_NUMBER = r"-?\d+(?:\.\d+)?(?:e[-+]?\d+)?"
_TOKENS = re.compile(r"\d+(?:\.\d+)?(?:e[-+]?\d+)?|tanh|exp|√|[-+*/()]")


def plain(text, comma=False):
    """Return a line in ASCII: −0,5·10⁻³ gives -0.5e-3."""
    text = text.replace("\u202f", "").replace("\u00a0", " ")
    mark, written = (r"(?<=\d),(?=\d)", ".") if comma else (r"(?<=\d),(?=\d{3})", "")
    text = re.sub(mark, written, text)
    text = re.sub(r"·10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)", lambda m: "e" + m[1].translate(RAISED), text)
    return text.replace("−", "-").replace("·", "*").replace("×", "*").replace("÷", "/")


def value(expression):
    """Return what an expression gives, exactly where it can be."""
    text = re.sub(r"e\^\{([^}]*)\}", r"exp(\1)", expression)
    text = re.sub(r"(\([^()]*\)|\d[\d.]*(?:e[-+]?\d+)?)²", r"(\1*\1)", text)
    # Words stand in brackets of their own, before a number in brackets, or behind a number.
    text = re.sub(r"\((?!exp|tanh)[^\W\d]{2}[^()]*\)", "", text)
    text = re.sub(r"\+ \d+ (?!exp|tanh)[^\W\d][^()+]*\(([^()]*)\)", r"+ (\1)", text)
    text = re.sub(r"\+ \d+ (?!exp|tanh)[^\W\d][^()+]*", "", text)
    text = re.sub(r"(?<=\d) (?!exp|tanh)[^\W\d][^()+]*", "", text)
    tokens = _TOKENS.findall(text)
    assert "".join(tokens) == re.sub(r"\s", "", text), (expression, text)
    with localcontext(Context(prec=60)):
        return _Parser(tokens).whole()


class _Parser:
    def __init__(self, tokens):
        self.tokens = [*tokens, "end"]

    def next(self):
        return self.tokens.pop(0)

    def whole(self):
        found = self.sum()
        assert self.tokens == ["end"], self.tokens
        return found

    def sum(self):
        total = self.product()
        while self.tokens[0] in ("+", "-"):
            total = total + self.product() if self.next() == "+" else total - self.product()
        return total

    def product(self):
        total = self.factor()
        while self.tokens[0] in ("*", "/", "(", "exp", "tanh"):
            if self.tokens[0] not in ("*", "/") or self.next() == "*":
                total *= self.factor()
            else:
                total /= self.factor()
        return total

    def factor(self):
        token = self.next()
        if token == "-":
            return -self.factor()
        if token == "√":
            return self.factor().sqrt()
        if token in ("exp", "tanh"):
            inside = self.factor()
            if token == "exp":
                return inside.exp()
            if abs(inside) > 200:
                return Decimal(1).copy_sign(inside)
            turn = (2 * inside).exp()
            return (turn - 1) / (turn + 1)
        if token == "(":
            inside = self.sum()
            assert self.next() == ")"
            return inside
        return Decimal(token)


def rounded_like(number, printed):
    """Round half away from zero to the last digit of a printed number."""
    unit = Decimal(1).scaleb(Decimal(printed).as_tuple().exponent)
    return number.quantize(unit, context=_WIDE)


def fault(line, comma=False):
    """Return what is wrong with a line such as ``2.664 ÷ 4.009 ≈ 0.665``; "" when it comes out."""
    text = plain(line, comma)
    parts = re.split(r" (=|≈) | (?=[<>])", text)
    if len(parts) < 3:
        return f"no arithmetic: {line}"
    expression, sign, result = parts[0], parts[1], parts[2].strip()
    found = value(expression)
    bound = result[0] if result[0] in "<>" else ""
    percent = result.endswith("%")
    digits = result.strip("<>%")
    assert re.fullmatch(_NUMBER, digits), line
    found = found * 100 if percent else found
    if bound:
        right = found < Decimal(digits) if bound == "<" else found > Decimal(digits)
    elif sign == "=" and not percent:
        right = found == Decimal(digits)
    else:
        right = rounded_like(found, digits) == Decimal(digits)
    return "" if right else f"{line}: it gives {found:.12g}"
