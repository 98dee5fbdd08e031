<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Unsaved work could not be kept: {reason}</source>
        <translation>Le travail non enregistré n’a pas pu être conservé : {reason}</translation>
    </message>
    <message>
        <source>Nothing was lost.</source>
        <translation>Rien n’a été perdu.</translation>
    </message>
    <message>
        <source>Nothing was lost: your work was kept at {time}.</source>
        <translation>Rien n’a été perdu : votre travail a été conservé à {time}.</translation>
    </message>
    <message>
        <source>Your work is still here but could not be kept on the disk. Save it now (Ctrl+S).</source>
        <translation>Votre travail est toujours là, mais n’a pas pu être conservé sur le disque. Enregistrez-le maintenant (Ctrl+S).</translation>
    </message>
    <message>
        <source>↑ walks through the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PageDown goes to the next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PageDown doubles the vector size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PageDown goes to the next head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PageDown goes to the next pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{several} and {last}</source>
        <translation>{several} et {last}</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} ou {last}</translation>
    </message>
    <message>
        <source>{name}&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asker} gives {share} to {word}, the word before it. This head reads positions, not meanings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asker} parks {share} on the first word. {lead} {length}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asker} asks for nothing here. Its 100% must go somewhere; {rest} on the first word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asker} spreads evenly: each of {n} words gets {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asker} spreads: most, {share}, goes to {word}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asker} sees no word at all: there is nothing to share its attention out to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asker} is the first word: it can only look at itself, so all 100% stay there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste character sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of its attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not written yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text and numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the dots flowing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head {number}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the last word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole character sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads.reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy row as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy row as LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy character sheet as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy {what} of this head as {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text has no partner that differs in its last word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the last word  (T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last word: {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document has no character sheet to paste into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clipboard: found no table; expected a line of names and one line a word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clipboard, line 1: found {found}, expected names of features: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clipboard, line {number}: found {line} fields, expected {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As table  F3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it hands over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W matrices of {head}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all {n} rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{matrix}, from {feature} to {column}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this head reads these matrices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gets most of the attention of {word}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head {head} of {n}  {name}   row {row}  {word}   covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {asker}, column {read}, {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>covered until the reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (word {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type your own  F2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type at least one word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} words fit; the rest is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set its row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is not in the word list; it counts as {guess}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} are not in the word list; they count by their endings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {name} ({value})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token vectors X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row a token. Click a number, type or drag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row belongs to a word, wherever it stands. Double-click a name to rename it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename {old} to {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click a number, type or drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole sheet  F4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W matrices  F6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} follows from the place in the text; the whole sheet (F4) can unlock it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is the same for every text and cannot be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head {head} of {n}  {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy {entropy} bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row sum {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {asker}, column {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair}, {share} per cent, score {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep flowing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the dots keep flowing, or stand still  (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence heads, {head}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set its character sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set its token vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open this text in Many heads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
