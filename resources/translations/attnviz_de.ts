<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Unsaved work could not be backed up: {reason}</source>
        <translation>Ungespeicherte Arbeit konnte nicht gesichert werden: {reason}</translation>
    </message>
    <message>
        <source>Nothing was lost.</source>
        <translation>Nichts ging verloren.</translation>
    </message>
    <message>
        <source>Nothing was lost: your work was backed up at {time}.</source>
        <translation>Nichts ging verloren: Ihre Arbeit wurde um {time} Uhr gesichert.</translation>
    </message>
    <message>
        <source>Your work is still open but could not be backed up. Save it now.</source>
        <translation>Ihre Arbeit ist noch offen, konnte aber nicht gesichert werden. Speichern Sie sie jetzt.</translation>
    </message>
    <message>
        <source>{several} and {last}</source>
        <translation>{several} und {last}</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} oder {last}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <translation>{name}: {said}</translation>
    </message>
    <message>
        <source>of “{name}”</source>
        <translation>von „{name}“</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>{asker} can only look at itself: {share} goes there.</source>
        <translation>{asker} kann nur sich selbst ansehen: {share} gehen dorthin.</translation>
    </message>
    <message>
        <source>{asker} can only look at {word}: {share} goes there.</source>
        <translation>{asker} kann nur {word} ansehen: {share} gehen dorthin.</translation>
    </message>
    <message>
        <source>{asker} gives {share} of its attention to itself.</source>
        <translation>{asker} gibt {share} seiner Aufmerksamkeit an sich selbst.</translation>
    </message>
    <message>
        <source>{asker} gives {share} of its attention to {word}.</source>
        <translation>{asker} gibt {share} seiner Aufmerksamkeit an {word}.</translation>
    </message>
    <message>
        <source>{asker} gives {share} to {word}, the word before it. This head looks at positions, not meanings.</source>
        <translation>{asker} gibt {share} an {word}, das Wort davor. Dieser Kopf achtet auf Positionen, nicht auf Bedeutungen.</translation>
    </message>
    <message>
        <source>{asker} asks for nothing here. Its 100% has to go somewhere; most of it rests on the first word.</source>
        <translation>{asker} sucht hier nichts. Die 100&#x202f;% müssen irgendwohin; das meiste ruht auf dem ersten Wort.</translation>
    </message>
    <message>
        <source>{asker} asks for nothing here. Its 100% has to go somewhere; the largest share, {share}, rests on the first word.</source>
        <translation>{asker} sucht hier nichts. Die 100&#x202f;% müssen irgendwohin; der größte Anteil, {share}, ruht auf dem ersten Wort.</translation>
    </message>
    <message>
        <source>{asker} spreads its attention evenly: each of the {n} words gets {share}.</source>
        <translation>{asker} verteilt die Aufmerksamkeit gleichmäßig: jedes der {n} Wörter bekommt {share}.</translation>
    </message>
    <message>
        <source>{asker} spreads its attention; the largest shares, {share} each, go to {words}.</source>
        <translation>{asker} verteilt die Aufmerksamkeit; die größten Anteile, je {share}, gehen an {words}.</translation>
    </message>
    <message>
        <source>{asker} spreads its attention; the largest share, {share}, goes to {word}.</source>
        <translation>{asker} verteilt die Aufmerksamkeit; der größte Anteil, {share}, geht an {word}.</translation>
    </message>
    <message>
        <source>{asker} sees no word at all, so its attention has nowhere to go.</source>
        <translation>{asker} sieht gar kein Wort; die Aufmerksamkeit kann nirgendwohin.</translation>
    </message>
    <message>
        <source>{asker} rests {share} on the first word. There is nothing to fetch: the head’s output has length {length}.</source>
        <translation>{asker} legt {share} auf dem ersten Wort ab. Dort gibt es nichts zu holen: die Ausgabe des Kopfs hat Länge {length}.</translation>
    </message>
    <message>
        <source>{asker} rests {share} on the first word. The head’s output has length {length}.</source>
        <translation>{asker} legt {share} auf dem ersten Wort ab. Die Ausgabe des Kopfs hat Länge {length}.</translation>
    </message>
    <message>
        <source>{asker} splits its attention: {share} to {word}, {share_2} to {word_2}.</source>
        <translation>{asker} teilt die Aufmerksamkeit auf: {share} an {word}, {share_2} an {word_2}.</translation>
    </message>
    <message>
        <source>{asker} gives {share} to {word}; {n} words come next with {share_2} each.</source>
        <translation>{asker} gibt {share} an {word}; {n} Wörter folgen mit je {share_2}.</translation>
    </message>
    <message>
        <source>A word that would settle it may not have been written yet.</source>
        <translation>Ein Wort, das es entscheiden würde, ist vielleicht noch nicht geschrieben.</translation>
    </message>
    <message>
        <source>Both offer the same.</source>
        <translation>Beide bieten dasselbe.</translation>
    </message>
    <message>
        <source>It asks for nothing here, so most of its attention rests on the first word.</source>
        <translation>Es sucht hier nichts, also ruht das meiste auf dem ersten Wort.</translation>
    </message>
    <message>
        <source>{asks}, and only one word offers that</source>
        <translation>{asks}, und nur ein Wort bietet das</translation>
    </message>
    <message>
        <source>{asks}, and {n} words offer that</source>
        <translation>{asks}, und {n} Wörter bieten das</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>{reason}; {n} words come second with {share} each.</source>
        <translation>{reason}; {n} Wörter folgen mit je {share}.</translation>
    </message>
    <message>
        <source>{reason}; {word} comes second with {share}.</source>
        <translation>{reason}; {word} folgt mit {share}.</translation>
    </message>
    <message>
        <source>It asks for {what}</source>
        <translation>Gefragt ist {what}</translation>
    </message>
    <message>
        <source>It asks most for {what}</source>
        <translation>Gefragt ist vor allem {what}</translation>
    </message>
    <message>
        <source>Of all that it asks for, {what} counts most here</source>
        <translation>Von allem, wonach gefragt ist, zählt hier {what} am meisten</translation>
    </message>
    <message>
        <source>The largest product comes from {name}: {product}.</source>
        <translation>Das größte Produkt kommt von {name}: {product}.</translation>
    </message>
    <message>
        <source>something {quality}</source>
        <translation>„{quality}“</translation>
    </message>
    <message>
        <source>an {thing}</source>
        <translation>„{thing}“</translation>
    </message>
    <message>
        <source>a {thing}</source>
        <translation>„{thing}“</translation>
    </message>
    <message>
        <source>no</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>All heads are muted: the update of “{word}” is just the bias.</source>
        <translation>Alle Köpfe sind stumm: das Update von „{word}“ ist nur der Bias.</translation>
    </message>
    <message>
        <source>All heads are muted: the update of “{word}” is 0.</source>
        <translation>Alle Köpfe sind stumm: das Update von „{word}“ ist 0.</translation>
    </message>
    <message>
        <source>{asker} is the first word: it can only look at itself, so all 100% stays there.</source>
        <translation>{asker} ist das erste Wort: es kann nur sich selbst ansehen, also bleiben alle 100&#x202f;% dort.</translation>
    </message>
    <message>
        <source>“{asker}” looks at itself most in {most} ({share}) and least in {least} ({share_2}).</source>
        <translation>„{asker}“ achtet in {most} am meisten auf sich selbst ({share}), in {least} am wenigsten ({share_2}).</translation>
    </message>
    <message>
        <source>“{asker}” looks at “{read}” most in {most} ({share}) and least in {least} ({share_2}).</source>
        <translation>„{asker}“ achtet in {most} am meisten auf „{read}“ ({share}), in {least} am wenigsten ({share_2}).</translation>
    </message>
    <message>
        <source>“{read}” has not been written yet when “{asker}” asks, so no head can look at it.</source>
        <translation>„{read}“ ist noch nicht geschrieben, wenn „{asker}“ fragt: kein Kopf kann darauf achten.</translation>
    </message>
    <message>
        <source>“{read}” is masked for “{asker}”, so no head can look at it.</source>
        <translation>„{read}“ ist für „{asker}“ maskiert: kein Kopf kann darauf achten.</translation>
    </message>
    <message>
        <source>In this head, “{asker}” gives {share} to itself.</source>
        <translation>In diesem Kopf gibt „{asker}“ {share} an sich selbst.</translation>
    </message>
    <message>
        <source>In every head, “{asker}” gives {share} to itself.</source>
        <translation>In jedem Kopf gibt „{asker}“ {share} an sich selbst.</translation>
    </message>
    <message>
        <source>In this head, “{asker}” gives {share} to “{read}”.</source>
        <translation>In diesem Kopf gibt „{asker}“ {share} an „{read}“.</translation>
    </message>
    <message>
        <source>In every head, “{asker}” gives {share} to “{read}”.</source>
        <translation>In jedem Kopf gibt „{asker}“ {share} an „{read}“.</translation>
    </message>
    <message>
        <source>Without {heads}, the update of “{word}” does not change: those heads add nothing.</source>
        <translation>Ohne {heads} ändert sich das Update von „{word}“ nicht: diese Köpfe fügen nichts hinzu.</translation>
    </message>
    <message>
        <source>Without {heads}, the update of “{word}” changes: {name} {change}.</source>
        <translation>Ohne {heads} ändert sich das Update von „{word}“: {name} {change}.</translation>
    </message>
    <message>
        <source>Other heads know it too.</source>
        <translation>Andere Köpfe wissen es auch.</translation>
    </message>
    <message>
        <source>The figures above the patterns are the shares of the words that had the most before.</source>
        <translation>Die Zahlen über den Mustern sind die Anteile der Wörter, die vorher vorn lagen.</translation>
    </message>
    <message>
        <source>All {heads} heads share one set of keys and values, the average: the patterns blur. Real models are trained, or retrained, to cope with this.</source>
        <translation>Alle {heads} Köpfe teilen sich einen Satz Keys und Values, den Mittelwert: die Muster verschwimmen. Echte Modelle werden darauf trainiert oder nachtrainiert.</translation>
    </message>
    <message>
        <source>{count} sets of keys and values, made by averaging, serve all {heads} heads: the patterns blur. Real models are trained, or retrained, to cope with this.</source>
        <translation>{count} gemittelte Sätze Keys und Values dienen allen {heads} Köpfen: die Muster verschwimmen. Echte Modelle werden darauf trainiert oder nachtrainiert.</translation>
    </message>
    <message>
        <source>Every pattern matches {stored} KV heads to the last digit, because these keys and values are copies. The KV cache holds {kept} numbers per token instead of {enough}.</source>
        <translation>Jedes Muster gleicht bis zur letzten Ziffer dem mit {stored} KV-Köpfen, denn diese Keys und Values sind Kopien. Der KV-Cache hält {kept} Zahlen je Token statt {enough}.</translation>
    </message>
    <message>
        <source>The update says “{name} {value}”: none of the {n} numbers added to “{word}” is further from 0.</source>
        <translation>Das Update sagt „{name} {value}“: Keine der {n} Zahlen, die zu „{word}“ hinzukommen, liegt weiter von 0.</translation>
    </message>
    <message>
        <source>The update says “{name} {value}”: none of the {n} numbers added to “{word}” is larger.</source>
        <translation>Das Update sagt „{name} {value}“: keine der {n} Zahlen, die zu „{word}“ addiert werden, ist größer.</translation>
    </message>
    <message>
        <source>The update says “{name} {value}”: the largest of the {n} numbers added to “{word}”.</source>
        <translation>Das Update sagt „{name} {value}“: die größte der {n} Zahlen, die zu „{word}“ addiert werden.</translation>
    </message>
    <message>
        <source>One sentence, one question.</source>
        <translation>Ein Satz, eine Frage.</translation>
    </message>
    <message>
        <source>One text, one question.</source>
        <translation>Ein Text, eine Frage.</translation>
    </message>
    <message>
        <source>One sentence, one question: each row adds up to 100%.</source>
        <translation>Ein Satz, eine Frage: jede Zeile ergibt zusammen 100&#x202f;%.</translation>
    </message>
    <message>
        <source>One text, one question: each row adds up to 100%.</source>
        <translation>Ein Text, eine Frage: jede Zeile ergibt zusammen 100&#x202f;%.</translation>
    </message>
    <message>
        <source>Every head has its own keys.</source>
        <translation>Jeder Kopf hat eigene Keys.</translation>
    </message>
    <message>
        <source>{heads} ask the same keys ({group}) different questions.</source>
        <translation>{heads} stellen denselben Keys ({group}) verschiedene Fragen.</translation>
    </message>
    <message>
        <source>{first}. The update of “{word}” does not change.</source>
        <translation>{first}. Das Update von „{word}“ ändert sich nicht.</translation>
    </message>
    <message>
        <source>{first}. In the update of “{word}”: {name} {change}.</source>
        <translation>{first}. Im Update von „{word}“: {name} {change}.</translation>
    </message>
    <message>
        <source>{thing} {owner}</source>
        <translation>{thing} {owner}</translation>
    </message>
    <message>
        <source>{numbers} numbers per token</source>
        <translation>{numbers} Zahlen je Token</translation>
    </message>
    <message>
        <source>{numbers} numbers per token instead of {others}</source>
        <translation>{numbers} Zahlen je Token statt {others}</translation>
    </message>
    <message>
        <source>concat of “{word}”   {head}   {name} {value}</source>
        <translation>concat von „{word}“   {head}   {name} {value}</translation>
    </message>
    <message>
        <source>update of “{word}”   {name} {value}</source>
        <translation>Update von „{word}“   {name} {value}</translation>
    </message>
    <message>
        <source>KV cache per token: {n} numbers</source>
        <translation>KV-Cache je Token: {n} Zahlen</translation>
    </message>
    <message>
        <source>KV per token: {n} numbers</source>
        <translation>KV je Token: {n} Zahlen</translation>
    </message>
    <message>
        <source>Only one head knew.</source>
        <translation>Nur ein Kopf wusste es.</translation>
    </message>
    <message>
        <source>Only those heads knew.</source>
        <translation>Nur diese Köpfe wussten es.</translation>
    </message>
    <message>
        <source>The update of “{word}” is nearly 0: no head has anything to add.</source>
        <translation>Das Update von „{word}“ ist fast 0: kein Kopf hat etwas hinzuzufügen.</translation>
    </message>
    <message>
        <source>The update says “{name} {value}”: “{word}” now knows it is about something that {gloss}.</source>
        <translation>Das Update sagt „{name} {value}“: „{word}“ weiß jetzt, wovon die Rede ist: es {gloss}.</translation>
    </message>
    <message>
        <source>One text, {count} questions at once.</source>
        <translation>Ein Text, {count} Fragen zugleich.</translation>
    </message>
    <message>
        <source>One sentence, {count} questions at once.</source>
        <translation>Ein Satz, {count} Fragen zugleich.</translation>
    </message>
    <message>
        <source>The first heads</source>
        <translation>Die ersten Köpfe</translation>
    </message>
    <message>
        <source>The {count} heads on the left</source>
        <translation>Die {count} Köpfe links</translation>
    </message>
    <message>
        <source>   held, computed: {line}</source>
        <translation>   festgehalten, berechnet: {line}</translation>
    </message>
    <message>
        <source>keys and values: not captured</source>
        <translation>Keys und Values: nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>Paste character sheet</source>
        <translation>Steckbrief einfügen</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>who asks</source>
        <translation>wer fragt</translation>
    </message>
    <message>
        <source>who is read</source>
        <translation>wer gelesen wird</translation>
    </message>
    <message>
        <source>share of its attention</source>
        <translation>Anteil der Aufmerksamkeit</translation>
    </message>
    <message>
        <source>not written yet</source>
        <translation>noch nicht geschrieben</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>Zeile {row}, Spalte {column}</translation>
    </message>
    <message>
        <source>KV heads {n}</source>
        <translation>KV-Köpfe {n}</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>{head}, {place}, {share} per cent, score {score}</source>
        <translation>{head}, {place}, {share} Prozent, Score {score}</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Text to try the model on</source>
        <translation>Text, an dem das Modell versucht wird</translation>
    </message>
    <message>
        <source>2 to {n} letters or words; Enter applies, Esc cancels</source>
        <translation>2 bis {n} Buchstaben oder Wörter; Enter übernimmt, Esc bricht ab</translation>
    </message>
    <message>
        <source>Row and column</source>
        <translation>Zeile und Spalte</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation>Keys und Values</translation>
    </message>
    <message>
        <source>Text and numbers</source>
        <translation>Text und Zahlen</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>Der Lauf</translation>
    </message>
    <message>
        <source>Task and model</source>
        <translation>Aufgabe und Modell</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Learn one step, or go one step forward</source>
        <translation>Einen Schritt lernen oder weitergehen</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Ten steps forward</source>
        <translation>Zehn Schritte weiter</translation>
    </message>
    <message>
        <source>Ten steps back</source>
        <translation>Zehn Schritte zurück</translation>
    </message>
    <message>
        <source>Pace: {name}</source>
        <translation>Tempo: {name}</translation>
    </message>
    <message>
        <source>Let it learn, or pause</source>
        <translation>Lernen lassen oder anhalten</translation>
    </message>
    <message>
        <source>Restart: the same seed, no head held</source>
        <translation>Neu beginnen: derselbe Startwert, kein Kopf festgehalten</translation>
    </message>
    <message>
        <source>Next event, learning up to it</source>
        <translation>Nächstes Ereignis, bis dahin wird gelernt</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Voriges Ereignis</translation>
    </message>
    <message>
        <source>Last computed step</source>
        <translation>Letzter berechneter Schritt</translation>
    </message>
    <message>
        <source>Show {head} large, or all heads</source>
        <translation>{head} groß zeigen oder alle Köpfe</translation>
    </message>
    <message>
        <source>Type the text to try it on</source>
        <translation>Text zum Ausprobieren tippen</translation>
    </message>
    <message>
        <source>Step 0</source>
        <translation>Schritt 0</translation>
    </message>
    <message>
        <source>this is step 0</source>
        <translation>das ist Schritt 0</translation>
    </message>
    <message>
        <source>Compare this step with another</source>
        <translation>Diesen Schritt mit einem anderen vergleichen</translation>
    </message>
    <message>
        <source>Back to the step with the lowest loss</source>
        <translation>Zurück zum Schritt mit dem kleinsten Verlust</translation>
    </message>
    <message>
        <source>the run has not diverged</source>
        <translation>der Lauf ist nicht divergiert</translation>
    </message>
    <message>
        <source>Restart with a smaller learning rate</source>
        <translation>Neu beginnen mit kleinerer Lernrate</translation>
    </message>
    <message>
        <source>Hold {head} at 0, or let it go</source>
        <translation>{head} auf 0 halten oder loslassen</translation>
    </message>
    <message>
        <source>Open layer {n} in “Step by step”</source>
        <translation>Schicht {n} in „Schritt für Schritt“ öffnen</translation>
    </message>
    <message>
        <source>Task: {name}</source>
        <translation>Aufgabe: {name}</translation>
    </message>
    <message>
        <source>Layers: {n}</source>
        <translation>Schichten: {n}</translation>
    </message>
    <message>
        <source>Heads per layer: {n}</source>
        <translation>Köpfe je Schicht: {n}</translation>
    </message>
    <message>
        <source>Width: {n}</source>
        <translation>Breite: {n}</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
    <message>
        <source>A model small enough to print</source>
        <translation>Ein Modell, klein genug zum Drucken</translation>
    </message>
    <message>
        <source>Curve of one layer</source>
        <translation>Kurve einer Schicht</translation>
    </message>
    <message>
        <source>All heads in the projector theme</source>
        <translation>Alle Köpfe im Beamer-Design</translation>
    </message>
    <message>
        <source>Patterns and curves as tables</source>
        <translation>Muster und Kurven als Tabellen</translation>
    </message>
    <message>
        <source>curves as CSV</source>
        <translation>Kurven als CSV</translation>
    </message>
    <message>
        <source>Copy the pattern of a head as {kind}</source>
        <translation>Muster eines Kopfes als {kind} kopieren</translation>
    </message>
    <message>
        <source>pattern of {head} as {kind}</source>
        <translation>Muster von {head} als {kind}</translation>
    </message>
    <message>
        <source>Copy the curves as CSV</source>
        <translation>Die Kurven als CSV kopieren</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>no model is open</source>
        <translation>es ist kein Modell offen</translation>
    </message>
    <message>
        <source>the view “All heads” is not open</source>
        <translation>die Ansicht „Alle Köpfe“ ist nicht offen</translation>
    </message>
    <message>
        <source>only one layer shows its numbers</source>
        <translation>nur eine Schicht zeigt ihre Zahlen</translation>
    </message>
    <message>
        <source>All heads: shade by {score}</source>
        <translation>Alle Köpfe: abstufen nach {score}</translation>
    </message>
    <message>
        <source>Next head by score</source>
        <translation>Nächster Kopf nach Score</translation>
    </message>
    <message>
        <source>The head with the highest score</source>
        <translation>Der Kopf mit dem höchsten Score</translation>
    </message>
    <message>
        <source>Close the head finder</source>
        <translation>Die Kopfsuche einklappen</translation>
    </message>
    <message>
        <source>Hide the first token</source>
        <translation>Das erste Token ausblenden</translation>
    </message>
    <message>
        <source>Copy the scores of all heads as CSV</source>
        <translation>Die Scores aller Köpfe als CSV kopieren</translation>
    </message>
    <message>
        <source>Head scores need a model or captured attention.</source>
        <translation>Scores von Köpfen brauchen ein Modell oder aufgezeichnete Attention.</translation>
    </message>
    <message>
        <source>scores of {n} heads</source>
        <translation>Scores von {n} Köpfen</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Layer, counted from 0; layer.head such as 18.6 shows a head</source>
        <translation>Schicht, ab 0 gezählt; Schicht.Kopf wie 18.6 zeigt einen Kopf</translation>
    </message>
    <message>
        <source>Previous layer</source>
        <translation>Vorige Schicht</translation>
    </message>
    <message>
        <source>Next layer</source>
        <translation>Nächste Schicht</translation>
    </message>
    <message>
        <source>Head, counted from 0</source>
        <translation>Kopf, gezählt ab 0</translation>
    </message>
    <message>
        <source>The same sentence, twice: on the left each word asks, on the right it is read. Press {0} or click a word on the left.</source>
        <translation>Derselbe Satz, zweimal: links fragt jedes Wort, rechts wird es gelesen. Drücken Sie {0} oder klicken Sie links ein Wort an.</translation>
    </message>
    <message>
        <source>Each line shows attention; its share is printed beside the word. Each of these four heads looks for something different. Press {0} or {1}.</source>
        <translation>Jede Linie zeigt Aufmerksamkeit; ihr Anteil steht neben dem Wort. Jeder dieser vier Köpfe sucht etwas anderes. Drücken Sie {0} oder {1}.</translation>
    </message>
    <message>
        <source>Next head</source>
        <translation>Nächster Kopf</translation>
    </message>
    <message>
        <source>Press {0}: the last word becomes “wide”. Which word does it look at now?</source>
        <translation>Drücken Sie {0}: das letzte Wort wird „wide“. Auf welches Wort achtet es jetzt?</translation>
    </message>
    <message>
        <source>The numbers are yours to change. Press {0} for the whole character sheet, click a number and type a new one.</source>
        <translation>Die Zahlen lassen sich ändern. Drücken Sie {0} für den ganzen Steckbrief, klicken Sie eine Zahl an und tippen Sie eine neue.</translation>
    </message>
    <message>
        <source>Show the whole character sheet</source>
        <translation>Ganzen Steckbrief zeigen</translation>
    </message>
    <message>
        <source>Nothing is ever lost: {0} undoes a change, as often as you like.</source>
        <translation>Nichts geht je verloren: {0} macht Änderungen rückgängig, so oft Sie wollen.</translation>
    </message>
    <message>
        <source>Five tabs cover the whole chapter; on the sixth, a small model learns. Press {0} for the arithmetic, step by step.</source>
        <translation>Fünf Reiter behandeln das ganze Kapitel, auf dem sechsten lernt ein kleines Modell. Drücken Sie {0} für die Rechnung, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Press {0} for the next step; a clicker sends the same key. Every number is computed from the ones before it.</source>
        <translation>Drücken Sie {0} für den nächsten Schritt; ein Presenter sendet dieselbe Taste. Jede Zahl wird aus den vorigen berechnet.</translation>
    </message>
    <message>
        <source>Ready for a class: “Lessons” offers ready-made ones, and “Projector” beside it enlarges everything. {0} lists the shortcuts of a tab. That is all; now back to your own work.</source>
        <translation>Bereit für den Unterricht: „Lektionen“ bietet fertige an, und „Beamer“ daneben vergrößert alles. {0} zeigt die Tastenkürzel eines Reiters. Das war alles; nun zurück zu Ihrer eigenen Arbeit.</translation>
    </message>
    <message>
        <source>Ready for a class: {1} offers ready-made lessons, and {2} changes the theme. {0} lists the shortcuts of a tab. That is all; now back to your own work.</source>
        <translation>Bereit für den Unterricht: {1} bietet fertige Lektionen an, und {2} wechselt das Design. {0} zeigt die Tastenkürzel eines Reiters. Das war alles; nun zurück zu Ihrer eigenen Arbeit.</translation>
    </message>
    <message>
        <source>{n} token</source>
        <translation>{n} Token</translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation>{n} Tokens</translation>
    </message>
    <message>
        <source>Previous head</source>
        <translation>Voriger Kopf</translation>
    </message>
    <message>
        <source>Token vectors</source>
        <translation>Tokenvektoren</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Queries</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Exponentiate</source>
        <translation>e hoch Score</translation>
    </message>
    <message>
        <source>Transpose the keys</source>
        <translation>Keys transponieren</translation>
    </message>
    <message>
        <source>Normalise</source>
        <translation>Normieren</translation>
    </message>
    <message>
        <source>A = E ÷ row sums</source>
        <translation>A = E ÷ Zeilensummen</translation>
    </message>
    <message>
        <source>Weighted sum</source>
        <translation>Gewichtete Summe</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>O next to X</source>
        <translation>O neben X</translation>
    </message>
    <message>
        <source>Biases</source>
        <translation>Biases</translation>
    </message>
    <message>
        <source>QK-norm</source>
        <translation>QK-Norm</translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>Soft cap</source>
        <translation>Weiche Grenze</translation>
    </message>
    <message>
        <source>W_O: {preset}</source>
        <translation>W_O: {preset}</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>Reset this tab</source>
        <translation>Diesen Reiter zurücksetzen</translation>
    </message>
    <message>
        <source>Copy {what}</source>
        <translation>{what} kopieren</translation>
    </message>
    <message>
        <source>First word</source>
        <translation>Erstes Wort</translation>
    </message>
    <message>
        <source>Last word</source>
        <translation>Letztes Wort</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>Nächstes Wort</translation>
    </message>
    <message>
        <source>Select or deselect the word that asks</source>
        <translation>Fragendes Wort auswählen oder abwählen</translation>
    </message>
    <message>
        <source>Select or deselect the word that is read</source>
        <translation>Gelesenes Wort auswählen oder abwählen</translation>
    </message>
    <message>
        <source>Keep dots moving</source>
        <translation>Punkte weiterbewegen</translation>
    </message>
    <message>
        <source>Show the list of sentences</source>
        <translation>Liste der Sätze zeigen</translation>
    </message>
    <message>
        <source>all words are already visible</source>
        <translation>alle Wörter sind schon zu sehen</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Reset the text and numbers</source>
        <translation>Text und Zahlen zurücksetzen</translation>
    </message>
    <message>
        <source>Words instead of tokens</source>
        <translation>Wörter statt Tokens</translation>
    </message>
    <message>
        <source>no word of the text is split into tokens</source>
        <translation>kein Wort des Textes ist in Tokens zerlegt</translation>
    </message>
    <message>
        <source>Edit the selected weight</source>
        <translation>Ausgewähltes Gewicht bearbeiten</translation>
    </message>
    <message>
        <source>Hold the selected weight as it is</source>
        <translation>Ausgewähltes Gewicht festhalten, wie es ist</translation>
    </message>
    <message>
        <source>row of “{word}”</source>
        <translation>Zeile von „{word}“</translation>
    </message>
    <message>
        <source>{what} of this head as {kind}</source>
        <translation>{what} dieses Kopfs als {kind}</translation>
    </message>
    <message>
        <source>character sheet as CSV</source>
        <translation>Steckbrief als CSV</translation>
    </message>
    <message>
        <source>Copy row or selection as text</source>
        <translation>Zeile oder Auswahl als Text kopieren</translation>
    </message>
    <message>
        <source>Edit its character sheet</source>
        <translation>Steckbrief bearbeiten</translation>
    </message>
    <message>
        <source>Edit its token vector</source>
        <translation>Tokenvektor bearbeiten</translation>
    </message>
    <message>
        <source>Open this text in “Many heads”</source>
        <translation>Diesen Text in „Viele Köpfe“ öffnen</translation>
    </message>
    <message>
        <source>Type over its share</source>
        <translation>Seinen Anteil überschreiben</translation>
    </message>
    <message>
        <source>Hold its share as it is</source>
        <translation>Seinen Anteil so festhalten</translation>
    </message>
    <message>
        <source>Explain it by hand</source>
        <translation>Von Hand erklären</translation>
    </message>
    <message>
        <source>Head {number}: {name}</source>
        <translation>Kopf {number}: {name}</translation>
    </message>
    <message>
        <source>Swap the last word</source>
        <translation>Letztes Wort tauschen</translation>
    </message>
    <message>
        <source>Edit the sentence</source>
        <translation>Satz bearbeiten</translation>
    </message>
    <message>
        <source>W matrices</source>
        <translation>W-Matrizen</translation>
    </message>
    <message>
        <source>Copy as…</source>
        <translation>Kopieren als…</translation>
    </message>
    <message>
        <source>Copy row as LaTeX</source>
        <translation>Zeile als LaTeX kopieren</translation>
    </message>
    <message>
        <source>Copy character sheet as CSV</source>
        <translation>Steckbrief als CSV kopieren</translation>
    </message>
    <message>
        <source>Copy {what} of this head as {kind}</source>
        <translation>{what} dieses Kopfs als {kind} kopieren</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>{kind}, {n} KV heads</source>
        <translation>{kind}, {n} KV-Köpfe</translation>
    </message>
    <message>
        <source>paste {matrix}</source>
        <translation>{matrix} einfügen</translation>
    </message>
    <message>
        <source>W_O: rows of H{number} set to zero</source>
        <translation>W_O: Zeilen von H{number} auf null gesetzt</translation>
    </message>
    <message>
        <source>Fixed by the file: heads {heads}, KV heads {kv}.</source>
        <translation>Durch die Datei festgelegt: Köpfe {heads}, KV-Köpfe {kv}.</translation>
    </message>
    <message>
        <source>does not fit the {n} stored heads</source>
        <translation>passt nicht zu den {n} gespeicherten Köpfen</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>{name} stumm schalten</translation>
    </message>
    <message>
        <source>Unmute {name}</source>
        <translation>Stummschaltung von {name} aufheben</translation>
    </message>
    <message>
        <source>Last word: {word}</source>
        <translation>Letztes Wort: {word}</translation>
    </message>
    <message>
        <source>This document has no character sheet to paste into.</source>
        <translation>Dieses Dokument hat keinen Steckbrief, in den eingefügt werden könnte.</translation>
    </message>
    <message>
        <source>Clipboard: found {found} characters, expected at most {most}.</source>
        <translation>Zwischenablage: {found} Zeichen gefunden, höchstens {most} erwartet.</translation>
    </message>
    <message>
        <source>Clipboard: found no table; expected a line of names and one line per word.</source>
        <translation>Zwischenablage: keine Tabelle gefunden; erwartet eine Zeile mit Namen und je Wort eine Zeile.</translation>
    </message>
    <message>
        <source>Clipboard, line 1: found {found}, expected names of features: {names}.</source>
        <translation>Zwischenablage, Zeile 1: {found} gefunden, erwartet Namen von Merkmalen: {names}.</translation>
    </message>
    <message>
        <source>Clipboard, line {number}: found {line} fields, expected {names}.</source>
        <translation>Zwischenablage, Zeile {number}: {line} Felder gefunden, {names} erwartet.</translation>
    </message>
    <message>
        <source>what it offers</source>
        <translation>was es anbietet</translation>
    </message>
    <message>
        <source>what it asks for</source>
        <translation>wonach es fragt</translation>
    </message>
    <message>
        <source>what it passes on</source>
        <translation>was es weitergibt</translation>
    </message>
    <message>
        <source>W matrices of {head}</source>
        <translation>W-Matrizen von {head}</translation>
    </message>
    <message>
        <source>Show all {n} rows</source>
        <translation>Alle {n} Zeilen zeigen</translation>
    </message>
    <message>
        <source>{matrix}, from {feature} to {column}: {value}</source>
        <translation>{matrix}, von {feature} nach {column}: {value}</translation>
    </message>
    <message>
        <source>Only this head uses these matrices.</source>
        <translation>Nur dieser Kopf verwendet diese Matrizen.</translation>
    </message>
    <message>
        <source>W_K and W_V are shared: a change there also changes {names}.</source>
        <translation>W_K und W_V werden geteilt: eine Änderung dort ändert auch {names}.</translation>
    </message>
    <message>
        <source>W_K and W_V of group {group} are shared: a change there also changes {names}.</source>
        <translation>W_K und W_V der Gruppe {group} werden geteilt: eine Änderung dort ändert auch {names}.</translation>
    </message>
    <message>
        <source>Which of these tokens comes next?</source>
        <translation>Welches dieser Tokens kommt als Nächstes?</translation>
    </message>
    <message>
        <source>With the changes, which of these tokens comes next?</source>
        <translation>Mit den Änderungen: Welches dieser Tokens kommt als Nächstes?</translation>
    </message>
    <message>
        <source>{token}, {share}</source>
        <translation>{token}, {share}</translation>
    </message>
    <message>
        <source>In H{number}, which word does “{word}” look at most?</source>
        <translation>Auf welches Wort achtet „{word}“ in H{number} am meisten?</translation>
    </message>
    <message>
        <source>no word</source>
        <translation>kein Wort</translation>
    </message>
    <message>
        <source>Apart from the first token, which token does “{word}” look at most in head {head}?</source>
        <translation>Auf welches Token außer dem ersten achtet „{word}“ in Kopf {head} am meisten?</translation>
    </message>
    <message>
        <source>Which token does “{word}” look at most in head {head}?</source>
        <translation>Auf welches Token achtet „{word}“ in Kopf {head} am meisten?</translation>
    </message>
    <message>
        <source>{name}   next token: answer hidden</source>
        <translation>{name}   nächstes Token: Antwort verdeckt</translation>
    </message>
    <message>
        <source>{head}   row “{word}”   answer hidden</source>
        <translation>{head}   Zeile „{word}“   Antwort verdeckt</translation>
    </message>
    <message>
        <source>answer hidden</source>
        <translation>Antwort verdeckt</translation>
    </message>
    <message>
        <source>what “{word}” receives: answer hidden</source>
        <translation>was „{word}“ bekommt: Antwort verdeckt</translation>
    </message>
    <message>
        <source>row {row}, column {column}, {why}</source>
        <translation>Zeile {row}, Spalte {column}, {why}</translation>
    </message>
    <message>
        <source> (token {number})</source>
        <translation> (Token {number})</translation>
    </message>
    <message>
        <source> (word {number})</source>
        <translation> (Wort {number})</translation>
    </message>
    <message>
        <source>“{query}” cannot look at “{key}”. Click M to allow it.</source>
        <translation>„{query}“ kann nicht auf „{key}“ achten. Ein Klick auf M erlaubt es.</translation>
    </message>
    <message>
        <source>{name} cannot be held; these can: {arrays}</source>
        <translation>{name} lässt sich nicht festhalten; diese schon: {arrays}</translation>
    </message>
    <message>
        <source>“Distribute the rest” needs a row with a held weight and a free one.</source>
        <translation>„Rest verteilen“ braucht eine Zeile mit einem festgehaltenen und einem freien Gewicht.</translation>
    </message>
    <message>
        <source>The held weights of this row make more than 100%: let one go.</source>
        <translation>Die festgehaltenen Gewichte dieser Zeile ergeben mehr als 100&#x202f;%: lassen Sie eines los.</translation>
    </message>
    <message>
        <source>{name}: no cell {index}; its shape is {shape}</source>
        <translation>{name}: keine Zelle {index}; die Form ist {shape}</translation>
    </message>
    <message>
        <source>found {value}, expected a number</source>
        <translation>{value} gefunden, eine Zahl erwartet</translation>
    </message>
    <message>
        <source>{name}: no head {head}; its shape is {shape}</source>
        <translation>{name}: kein Kopf {head}; die Form ist {shape}</translation>
    </message>
    <message>
        <source>{name}: no row {row}; its shape is {shape}</source>
        <translation>{name}: keine Zeile {row}; die Form ist {shape}</translation>
    </message>
    <message>
        <source>This document has no character sheet; its tokens are fixed.</source>
        <translation>Dieses Dokument hat keinen Steckbrief; seine Tokens stehen fest.</translation>
    </message>
    <message>
        <source>Type at least one word</source>
        <translation>Mindestens ein Wort eingeben</translation>
    </message>
    <message>
        <source>A token needs at least one character.</source>
        <translation>Ein Token braucht mindestens ein Zeichen.</translation>
    </message>
    <message>
        <source>no token {place}; there are {n_tokens}</source>
        <translation>kein Token {place}; es gibt {n_tokens} Tokens</translation>
    </message>
    <message>
        <source>no column {feature}; there are {d_model}</source>
        <translation>keine Spalte {feature}; es gibt {d_model}</translation>
    </message>
    <message>
        <source>unknown option {name}; known options: {dict}</source>
        <translation>unbekannte Option {name}; bekannt sind: {dict}</translation>
    </message>
    <message>
        <source>{name}: expected numbers in rows of equal length ({error})</source>
        <translation>{name}: Zahlen in gleich langen Zeilen erwartet ({error})</translation>
    </message>
    <message>
        <source>A feature name needs 1 to {longest_name} characters.</source>
        <translation>Der Name eines Merkmals braucht 1 bis {longest_name} Zeichen.</translation>
    </message>
    <message>
        <source>no cell {value} in a mask of {n} × {n}</source>
        <translation>keine Zelle {value} in einer Maske von {n} × {n}</translation>
    </message>
    <message>
        <source>{stored} key/value heads: the number must divide {n_heads} query heads, so that each group has the same size</source>
        <translation>{stored} Key-Value-Köpfe: die Anzahl muss {n_heads} Query-Köpfe teilen, damit jede Gruppe gleich groß ist</translation>
    </message>
    <message>
        <source>{name} is computed; change X, W_Q, W_K, W_V or W_O instead.</source>
        <translation>{name} wird berechnet; ändern Sie stattdessen X, W_Q, W_K, W_V oder W_O.</translation>
    </message>
    <message>
        <source>This document has no W_O: the outputs of the heads are only concatenated.</source>
        <translation>Dieses Dokument hat kein W_O: die Ausgaben der Köpfe werden nur verkettet.</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected a finite number up to a million</source>
        <translation>{name}: {value} gefunden, endliche Zahl bis zu einer Million erwartet</translation>
    </message>
    <message>
        <source>{name}: found {found}, expected {like}</source>
        <translation>{name}: {found} gefunden, {like} erwartet</translation>
    </message>
    <message>
        <source>{name}: every number must be finite and at most a million in size</source>
        <translation>{name}: jede Zahl muss endlich und höchstens eine Million groß sein</translation>
    </message>
    <message>
        <source>Sentence: {words}</source>
        <translation>Satz: {words}</translation>
    </message>
    <message>
        <source>Only the first {n} words fit; the rest is left out.</source>
        <translation>Nur die ersten {n} Wörter passen; der Rest entfällt.</translation>
    </message>
    <message>
        <source>A sentence can have at most {n} characters.</source>
        <translation>Ein Satz darf höchstens {n} Zeichen haben.</translation>
    </message>
    <message>
        <source>Text without spaces between its words is read character by character.</source>
        <translation>Text ohne Leerzeichen zwischen den Wörtern wird Zeichen für Zeichen gelesen.</translation>
    </message>
    <message>
        <source>Not part of any word, so left out: {signs}.</source>
        <translation>Gehört zu keinem Wort und entfällt: {signs}.</translation>
    </message>
    <message>
        <source>type your own</source>
        <translation>eigenen eingeben</translation>
    </message>
    <message>
        <source>Edit in sheet</source>
        <translation>Im Steckbrief setzen</translation>
    </message>
    <message>
        <source>“{word}” is not in the word list; it counts as {guess}.</source>
        <translation>„{word}“ steht nicht in der Wortliste; es gilt als {guess}.</translation>
    </message>
    <message>
        <source>“{word}” counts as {guess}</source>
        <translation>„{word}“ zählt als {guess}</translation>
    </message>
    <message>
        <source>{words} are not in the word list: {guesses}.</source>
        <translation>{words} stehen nicht in der Wortliste: {guesses}.</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} weitere</translation>
    </message>
    <message>
        <source>a {name} ({value})</source>
        <translation>„{name}“ ({value})</translation>
    </message>
    <message>
        <source>Unlock positions</source>
        <translation>Positionen entsperren</translation>
    </message>
    <message>
        <source>One row per token. Click a number to type, or drag it.</source>
        <translation>Je Token eine Zeile. Zahl anklicken und tippen oder ziehen.</translation>
    </message>
    <message>
        <source>One row per word, wherever it stands. Double-click a column name to rename it.</source>
        <translation>Je Wort eine Zeile, wo immer es steht. Doppelklick auf einen Spaltennamen benennt um.</translation>
    </message>
    <message>
        <source>Column name</source>
        <translation>Spaltenname</translation>
    </message>
    <message>
        <source>Rename column</source>
        <translation>Spalte umbenennen</translation>
    </message>
    <message>
        <source>rows: words that ask; columns: words that are read</source>
        <translation>Zeilen: Wörter, die fragen; Spalten: Wörter, die gelesen werden</translation>
    </message>
    <message>
        <source>Zero one head’s rows</source>
        <translation>Zeilen eines Kopfs auf 0</translation>
    </message>
    <message>
        <source>rows: outputs of the heads; columns: the update</source>
        <translation>Zeilen: Ausgaben der Köpfe; Spalten: das Update</translation>
    </message>
    <message>
        <source>The selected head; click a title, or press Page Down for the next</source>
        <translation>Der ausgewählte Kopf; Titel anklicken oder weiter mit Bild ↓</translation>
    </message>
    <message>
        <source>shared with tab 1: a change here shows there too</source>
        <translation>gemeinsam mit Reiter 1: eine Änderung hier zeigt sich auch dort</translation>
    </message>
    <message>
        <source>This column encodes the position; it is set by the text.</source>
        <translation>Diese Spalte gibt die Position an; sie ergibt sich aus dem Text.</translation>
    </message>
    <message>
        <source>Zero rows of {head}</source>
        <translation>Zeilen von {head} auf 0</translation>
    </message>
    <message>
        <source>Token vectors X</source>
        <translation>Tokenvektoren X</translation>
    </message>
    <message>
        <source>A of {head}</source>
        <translation>A von {head}</translation>
    </message>
    <message>
        <source>Character sheet</source>
        <translation>Steckbrief</translation>
    </message>
    <message>
        <source>{name} is set by position; unlock it in “Whole sheet” (F4).</source>
        <translation>{name} ergibt sich aus der Position; entsperren Sie es unter „Ganzer Steckbrief“ (F4).</translation>
    </message>
    <message>
        <source>{word}, {feature}: {value}</source>
        <translation>{word}, {feature}: {value}</translation>
    </message>
    <message>
        <source>Lock positions</source>
        <translation>Positionen sperren</translation>
    </message>
    <message>
        <source>Rename {old} to {new}</source>
        <translation>{old} in {new} umbenennen</translation>
    </message>
    <message>
        <source>click a number to type, or drag it</source>
        <translation>Zahl anklicken und tippen oder ziehen</translation>
    </message>
    <message>
        <source>position columns are locked here</source>
        <translation>Positionsspalten sind hier gesperrt</translation>
    </message>
    <message>
        <source>click or drag a number; positions are locked</source>
        <translation>Zahl anklicken oder ziehen; Positionen sind gesperrt</translation>
    </message>
    <message>
        <source>Whole sheet</source>
        <translation>Ganzer Steckbrief</translation>
    </message>
    <message>
        <source>{name} is the same for every text and cannot be changed.</source>
        <translation>{name} ist für jeden Text gleich und nicht änderbar.</translation>
    </message>
    <message>
        <source>Head {head} of {n}  {name}</source>
        <translation>Kopf {head} von {n}  {name}</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>Zeile {row}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>Score {score}</translation>
    </message>
    <message>
        <source>entropy – (row is not 100%)</source>
        <translation>Entropie – (Zeile ist nicht 100&#x202f;%)</translation>
    </message>
    <message>
        <source>entropy {entropy} bits</source>
        <translation>Entropie {entropy} Bit</translation>
    </message>
    <message>
        <source>Shares of the tokens of a word are added up, and those that ask are averaged.</source>
        <translation>Anteile der Tokens eines Wortes sind addiert, die der fragenden gemittelt.</translation>
    </message>
    <message>
        <source>{pair}, {share} per cent</source>
        <translation>{pair}, {share} Prozent</translation>
    </message>
    <message>
        <source>tokens read: sum, tokens that ask: mean</source>
        <translation>gelesene Tokens: Summe, fragende Tokens: Mittel</translation>
    </message>
    <message>
        <source>row sum {sum}</source>
        <translation>Zeilensumme {sum}</translation>
    </message>
    <message>
        <source>{number} (held, computed {made})</source>
        <translation>{number} (festgehalten, berechnet {made})</translation>
    </message>
    <message>
        <source>{model}  head {name}</source>
        <translation>{model}  Kopf {name}</translation>
    </message>
    <message>
        <source>{pair}, {share} per cent, score {score}</source>
        <translation>{pair}, {share} Prozent, Score {score}</translation>
    </message>
    <message>
        <source>Sentence heads</source>
        <translation>Köpfe im Satz</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Sättigung</translation>
    </message>
    <message>
        <source>Many heads</source>
        <translation>Viele Köpfe</translation>
    </message>
    <message>
        <source>Sparse patterns</source>
        <translation>Dünn besetzt</translation>
    </message>
    <message>
        <source>Sentence heads, {head}</source>
        <translation>Köpfe im Satz, {head}</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation>Als LaTeX kopieren</translation>
    </message>
    <message>
        <source>Export this head…</source>
        <translation>Diesen Kopf exportieren…</translation>
    </message>
    <message>
        <source>{kind} needs the program ffmpeg. {how}</source>
        <translation>{kind} braucht das Programm ffmpeg. {how}</translation>
    </message>
    <message>
        <source>{kind} needs the library Pillow. {how}</source>
        <translation>{kind} braucht die Bibliothek Pillow. {how}</translation>
    </message>
    <message>
        <source>Pillow on this computer does not support WebP. Choose GIF or APNG.</source>
        <translation>Pillow auf diesem Computer unterstützt kein WebP. Wählen Sie GIF oder APNG.</translation>
    </message>
    <message>
        <source>{kind} cannot hold {wide} × {high} pixels. Choose a smaller size.</source>
        <translation>{kind} kann keine {wide} × {high} Pixel fassen. Wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>{count} frames of {wide} × {high} pixels do not fit in memory. Choose a smaller size, fewer frames per second, or MP4.</source>
        <translation>{count} Bilder von {wide} × {high} Pixeln passen nicht in den Speicher. Wählen Sie eine kleinere Größe, weniger Bilder pro Sekunde oder MP4.</translation>
    </message>
    <message>
        <source>ffmpeg failed: {why}</source>
        <translation>ffmpeg ist gescheitert: {why}</translation>
    </message>
    <message>
        <source>New example</source>
        <translation>Neues Beispiel</translation>
    </message>
    <message>
        <source>Undo: {edit}</source>
        <translation>Rückgängig: {edit}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo: {edit}</source>
        <translation>Wiederholen: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Lessons ({pattern})</source>
        <translation>Lektionen ({pattern})</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a lesson.</source>
        <translation>{file} lässt sich nicht als Lektion öffnen.</translation>
    </message>
    <message>
        <source>Nothing has been edited yet, so there is no “before” to compare with.</source>
        <translation>Noch wurde nichts geändert: Es gibt kein „Vorher“ zum Vergleichen.</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>{title}, now</source>
        <translation>{title}, jetzt</translation>
    </message>
    <message>
        <source>computed, nothing held</source>
        <translation>berechnet, nichts festgehalten</translation>
    </message>
    <message>
        <source>as it was opened</source>
        <translation>wie geöffnet</translation>
    </message>
    <message>
        <source>{layer}, as it was opened</source>
        <translation>{layer}, wie geöffnet</translation>
    </message>
    <message>
        <source>{file} cannot be compared.</source>
        <translation>{file} lässt sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>What it was compared with cannot be read: {why}</source>
        <translation>Das, womit verglichen wurde, ist nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Computed, nothing held</source>
        <translation>Berechnet, nichts festgehalten</translation>
    </message>
    <message>
        <source>Another head</source>
        <translation>Ein anderer Kopf</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Eine Datei…</translation>
    </message>
    <message>
        <source>Pin what is shown now, for another text, layer or model</source>
        <translation>Das jetzt Gezeigte anheften, für einen anderen Text, eine andere Schicht oder ein anderes Modell</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Eine Lektion</translation>
    </message>
    <message>
        <source>before “{edit}”</source>
        <translation>vor „{edit}“</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} Min.</translation>
    </message>
    <message>
        <source>Open lesson file…</source>
        <translation>Lektionsdatei öffnen…</translation>
    </message>
    <message>
        <source>2-minute tour</source>
        <translation>2-Minuten-Tour</translation>
    </message>
    <message>
        <source>List all steps of this lesson…</source>
        <translation>Alle Schritte dieser Lektion auflisten…</translation>
    </message>
    <message>
        <source>this lesson has no notes</source>
        <translation>diese Lektion hat keine Notizen</translation>
    </message>
    <message>
        <source>Edit recorded lesson…</source>
        <translation>Aufgezeichnete Lektion bearbeiten…</translation>
    </message>
    <message>
        <source>Add step from screen</source>
        <translation>Schritt vom Bildschirm hinzufügen</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>recorded lesson</source>
        <translation>aufgezeichnete Lektion</translation>
    </message>
    <message>
        <source>This lesson cannot run yet.</source>
        <translation>Diese Lektion kann noch nicht laufen.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Tab</source>
        <translation>&amp;Reiter</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lektion</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>no lesson is running</source>
        <translation>keine Lektion läuft</translation>
    </message>
    <message>
        <source>New example…</source>
        <translation>Neues Beispiel…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>there is no window for the audience</source>
        <translation>es gibt kein Fenster für das Publikum</translation>
    </message>
    <message>
        <source>Theme: match system</source>
        <translation>Design: wie das System</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Design: hell</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Design: dunkel</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Modell öffnen…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Compare with before</source>
        <translation>Mit vorher vergleichen</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Blank the canvas</source>
        <translation>Leinwand leeren</translation>
    </message>
    <message>
        <source>Revert to saved file</source>
        <translation>Zur gespeicherten Datei zurück</translation>
    </message>
    <message>
        <source>nothing is compared</source>
        <translation>es wird nichts verglichen</translation>
    </message>
    <message>
        <source>there is nothing to revert</source>
        <translation>es gibt nichts zurückzusetzen</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>es gibt nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>es gibt nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen mit…</translation>
    </message>
    <message>
        <source>Compare with what was opened</source>
        <translation>Mit dem Geöffneten vergleichen</translation>
    </message>
    <message>
        <source>Compare with a file…</source>
        <translation>Mit einer Datei vergleichen…</translation>
    </message>
    <message>
        <source>Compare: pin what is shown now as A</source>
        <translation>Vergleich: das jetzt Gezeigte als A anheften</translation>
    </message>
    <message>
        <source>Theme: projector</source>
        <translation>Design: Beamer</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Nächstes Design</translation>
    </message>
    <message>
        <source>Text at 100%</source>
        <translation>Schrift mit 100&#x202f;%</translation>
    </message>
    <message>
        <source>the projector theme has no side panel</source>
        <translation>das Beamer-Design hat keine Seitenleiste</translation>
    </message>
    <message>
        <source>Widen side panel</source>
        <translation>Seitenleiste verbreitern</translation>
    </message>
    <message>
        <source>the side panel is not open</source>
        <translation>die Seitenleiste ist nicht offen</translation>
    </message>
    <message>
        <source>Narrow side panel</source>
        <translation>Seitenleiste verschmälern</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Bewegung reduzieren</translation>
    </message>
    <message>
        <source>Present full screen</source>
        <translation>Im Vollbild vorführen</translation>
    </message>
    <message>
        <source>Freeze the audience’s view</source>
        <translation>Bild für das Publikum einfrieren</translation>
    </message>
    <message>
        <source>Swap the two screens</source>
        <translation>Bildschirme tauschen</translation>
    </message>
    <message>
        <source>Spotlight on the cell under the pointer</source>
        <translation>Spotlight auf die Zelle unter dem Zeiger</translation>
    </message>
    <message>
        <source>the spotlight works only in the projector theme</source>
        <translation>das Spotlight gibt es nur im Beamer-Design</translation>
    </message>
    <message>
        <source>Washed-out preview</source>
        <translation>Vorschau im hellen Raum</translation>
    </message>
    <message>
        <source>Model: next head</source>
        <translation>Modell: nächster Kopf</translation>
    </message>
    <message>
        <source>Model: next layer</source>
        <translation>Modell: nächste Schicht</translation>
    </message>
    <message>
        <source>Model: go to a head by its name, such as 18.6</source>
        <translation>Modell: zu einem Kopf nach seinem Namen gehen, etwa 18.6</translation>
    </message>
    <message>
        <source>Model: all heads</source>
        <translation>Modell: alle Köpfe</translation>
    </message>
    <message>
        <source>the layers of this model differ in shape</source>
        <translation>die Schichten dieses Modells sind verschieden gebaut</translation>
    </message>
    <message>
        <source>Model: this head off, or on again</source>
        <translation>Modell: diesen Kopf aus oder wieder an</translation>
    </message>
    <message>
        <source>captured attention cannot be run again</source>
        <translation>aufgezeichnete Attention kann nicht neu gerechnet werden</translation>
    </message>
    <message>
        <source>Model: change something inside…</source>
        <translation>Modell: innen etwas ändern…</translation>
    </message>
    <message>
        <source>Model: all changes off, or on again</source>
        <translation>Modell: alle Änderungen aus oder wieder an</translation>
    </message>
    <message>
        <source>nothing is changed inside the model</source>
        <translation>im Modell ist nichts geändert</translation>
    </message>
    <message>
        <source>Model: write the next token</source>
        <translation>Modell: das nächste Token schreiben</translation>
    </message>
    <message>
        <source>the model wrote nothing here</source>
        <translation>das Modell hat hier nichts geschrieben</translation>
    </message>
    <message>
        <source>Model: write choice {rank}</source>
        <translation>Modell: Wahl {rank} schreiben</translation>
    </message>
    <message>
        <source>Model: play its training, or pause</source>
        <translation>Modell: sein Training abspielen oder anhalten</translation>
    </message>
    <message>
        <source>no saved training steps were found beside this model</source>
        <translation>neben diesem Modell liegen keine gespeicherten Trainingsschritte</translation>
    </message>
    <message>
        <source>Model: type a text</source>
        <translation>Modell: Text eingeben</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Nächster Reiter</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Voriger Reiter</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Play or pause the animation</source>
        <translation>Animation abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Leave cell, canvas or projector theme</source>
        <translation>Zelle, Leinwand oder Beamer-Design verlassen</translation>
    </message>
    <message>
        <source>Handout of a lesson…</source>
        <translation>Handout einer Lektion…</translation>
    </message>
    <message>
        <source>Help on the window</source>
        <translation>Hilfe zum Fenster</translation>
    </message>
    <message>
        <source>Menu (or Alt)</source>
        <translation>Menü (oder Alt)</translation>
    </message>
    <message>
        <source>Single-letter shortcuts</source>
        <translation>Kürzel aus einem Buchstaben</translation>
    </message>
    <message>
        <source>Lessons…</source>
        <translation>Lektionen…</translation>
    </message>
    <message>
        <source>Model: previous head</source>
        <translation>Modell: voriger Kopf</translation>
    </message>
    <message>
        <source>Model: previous layer</source>
        <translation>Modell: vorige Schicht</translation>
    </message>
    <message>
        <source>Model: undo the last written token</source>
        <translation>Modell: letztes geschriebenes Token rückgängig machen</translation>
    </message>
    <message>
        <source>captured attention has its own text</source>
        <translation>aufgezeichnete Attention hat ihren eigenen Text</translation>
    </message>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notizen für die Lehrkraft</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>Befehl finden…</translation>
    </message>
    <message>
        <source>Help for this tab</source>
        <translation>Hilfe zu diesem Reiter</translation>
    </message>
    <message>
        <source>About attnviz…</source>
        <translation>Über attnviz…</translation>
    </message>
    <message>
        <source>Only part of the file could be opened. Left out: {parts}</source>
        <translation>Nur ein Teil ließ sich öffnen. Ausgelassen: {parts}</translation>
    </message>
    <message>
        <source>Only one file can be open at a time. The others are under File › Recent.</source>
        <translation>Es kann nur eine Datei geöffnet sein. Die übrigen stehen unter Datei › Zuletzt verwendet.</translation>
    </message>
    <message>
        <source>There are unsaved changes</source>
        <translation>Es gibt ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lektion: {title}</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>All supported files ({pattern})</source>
        <translation>Alle unterstützten Dateien ({pattern})</translation>
    </message>
    <message>
        <source>attnviz files ({pattern})</source>
        <translation>attnviz-Dateien ({pattern})</translation>
    </message>
    <message>
        <source>Matrices ({pattern})</source>
        <translation>Matrizen ({pattern})</translation>
    </message>
    <message>
        <source>Models and attention ({pattern})</source>
        <translation>Modelle und Attention ({pattern})</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zur Datei zurück</translation>
    </message>
    <message>
        <source>Open readable parts</source>
        <translation>Lesbares öffnen</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>{file} lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>{file} could not be saved.</source>
        <translation>{file} konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Diese Liste leeren</translation>
    </message>
    <message>
        <source>{file} was changed by another program since it was opened.</source>
        <translation>{file} wurde seit dem Öffnen von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Saved, but not what it is compared with: {name} is in no file. To compare with it later, undo to it and save it under another name.</source>
        <translation>Gespeichert, aber nicht, womit verglichen wird: {name} steht in keiner Datei. Um später damit zu vergleichen, machen Sie bis dorthin rückgängig und speichern Sie unter anderem Namen.</translation>
    </message>
    <message>
        <source>Saving {file}…</source>
        <translation>{file} wird gespeichert…</translation>
    </message>
    <message>
        <source>{file} cannot be read as a matrix.</source>
        <translation>{file} lässt sich nicht als Matrix lesen.</translation>
    </message>
    <message>
        <source>Use {file} as</source>
        <translation>{file} verwenden als</translation>
    </message>
    <message>
        <source>In the file: {arrays}.</source>
        <translation>In der Datei: {arrays}.</translation>
    </message>
    <message>
        <source>Here: {arrays}</source>
        <translation>Hier: {arrays}</translation>
    </message>
    <message>
        <source>Use {file}</source>
        <translation>{file} verwenden</translation>
    </message>
    <message>
        <source>Open it as a layer: {words} × {numbers}, {heads}</source>
        <translation>Als Schicht öffnen: {words} × {numbers}, {heads}</translation>
    </message>
    <message>
        <source>{n} head</source>
        <translation>{n} Kopf</translation>
    </message>
    <message>
        <source>{n} heads</source>
        <translation>{n} Köpfe</translation>
    </message>
    <message>
        <source>{arrays} at once</source>
        <translation>{arrays} auf einmal</translation>
    </message>
    <message>
        <source>{array}, {size}</source>
        <translation>{array}, {size}</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a layer.</source>
        <translation>{file} kann nicht als Schicht geöffnet werden.</translation>
    </message>
    <message>
        <source>{matrix} from {file}</source>
        <translation>{matrix} aus {file}</translation>
    </message>
    <message>
        <source>Left out: {arrays} ({first}: {reason})</source>
        <translation>Ausgelassen: {arrays} ({first}: {reason})</translation>
    </message>
    <message>
        <source>X, the token vectors</source>
        <translation>X, die Tokenvektoren</translation>
    </message>
    <message>
        <source>{matrix} is {size}</source>
        <translation>{matrix} ist {size}</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>{file} wird geöffnet…</translation>
    </message>
    <message>
        <source>{file} contains {size} numbers; no matrix here has that size.</source>
        <translation>{file} enthält {size} Zahlen, und keine Matrix hier hat diese Größe.</translation>
    </message>
    <message>
        <source>{file} contains several arrays; none of them fits here.</source>
        <translation>{file} enthält mehrere Arrays; keines davon passt hier.</translation>
    </message>
    <message>
        <source>{matrix} of {owner}</source>
        <translation>{matrix} von {owner}</translation>
    </message>
    <message>
        <source>Lesson editor – attnviz</source>
        <translation>Lektionseditor – attnviz</translation>
    </message>
    <message>
        <source> min</source>
        <translation> Min.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Add from screen</source>
        <translation>Vom Bildschirm hinzufügen</translation>
    </message>
    <message>
        <source>Answer from screen</source>
        <translation>Antwort vom Bildschirm</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Try from screen</source>
        <translation>Versuch vom Bildschirm</translation>
    </message>
    <message>
        <source>Note: {remark}</source>
        <translation>Hinweis: {remark}</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Alles in Ordnung.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Antworten zur Wahl</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Show: one click</source>
        <translation>Zeigen: ein Klick</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Abstimmung</translation>
    </message>
    <message>
        <source>Vote, talk, vote again</source>
        <translation>Abstimmen, reden, noch einmal abstimmen</translation>
    </message>
    <message>
        <source>Point: a question without choices</source>
        <translation>Zeigen lassen: eine Frage ohne Auswahl</translation>
    </message>
    <message>
        <source>A number is typed</source>
        <translation>Eine Zahl wird getippt</translation>
    </message>
    <message>
        <source>The class edits</source>
        <translation>Die Klasse bearbeitet</translation>
    </message>
    <message>
        <source>Slide: text only</source>
        <translation>Folie: nur Text</translation>
    </message>
    <message>
        <source>a sentence</source>
        <translation>einen Satz</translation>
    </message>
    <message>
        <source>the selected number</source>
        <translation>die ausgewählte Zahl</translation>
    </message>
    <message>
        <source>the number of a draw</source>
        <translation>die Nummer einer Ziehung</translation>
    </message>
    <message>
        <source>heads to mute</source>
        <translation>Köpfe zum Stummschalten</translation>
    </message>
    <message>
        <source>a pattern and its w</source>
        <translation>ein Muster und sein w</translation>
    </message>
    <message>
        <source>a text for the model that learns</source>
        <translation>einen Text für das Modell, das lernt</translation>
    </message>
    <message>
        <source>letters for the model that is built in</source>
        <translation>Buchstaben für das eingebaute Modell</translation>
    </message>
    <message>
        <source>steps of tab 2</source>
        <translation>Schritte von Reiter 2</translation>
    </message>
    <message>
        <source>layers of the reach of tab 5</source>
        <translation>Schichten der Reichweite auf Reiter 5</translation>
    </message>
    <message>
        <source>steps of the run of tab 6</source>
        <translation>Schritte des Laufs auf Reiter 6</translation>
    </message>
    <message>
        <source>the model that is built in, while it learned</source>
        <translation>das eingebaute Modell, während es lernte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What the class reads, at most 30 words</source>
        <translation>Was die Klasse liest, höchstens 30 Wörter</translation>
    </message>
    <message>
        <source>For the teacher, at most 60 words</source>
        <translation>Für die Lehrkraft, höchstens 60 Wörter</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>How long it takes</source>
        <translation>Wie lange es dauert</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Why somebody would choose it</source>
        <translation>Warum jemand sie wählt</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Richtige Antwort</translation>
    </message>
    <message>
        <source>Where it is typed or told</source>
        <translation>Wo sie getippt oder gesagt wird</translation>
    </message>
    <message>
        <source>Counts as right</source>
        <translation>Zählt als richtig</translation>
    </message>
    <message>
        <source>From and to: 60 70</source>
        <translation>Von und bis: 60 70</translation>
    </message>
    <message>
        <source>Wrong number</source>
        <translation>Falsche Zahl</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Was schiefging</translation>
    </message>
    <message>
        <source>Wrong numbers</source>
        <translation>Falsche Zahlen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Zeigt</translation>
    </message>
    <message>
        <source>For example: tab heads, row it</source>
        <translation>Zum Beispiel: tab heads, row it</translation>
    </message>
    <message>
        <source>With the answer</source>
        <translation>Mit der Antwort</translation>
    </message>
    <message>
        <source>What the answer changes</source>
        <translation>Was die Antwort ändert</translation>
    </message>
    <message>
        <source>Hidden until the answer</source>
        <translation>Bis zur Antwort verdeckt</translation>
    </message>
    <message>
        <source>Fills the picture</source>
        <translation>Füllt das Bild</translation>
    </message>
    <message>
        <source>Mark rows that have changed</source>
        <translation>Geänderte Zeilen kennzeichnen</translation>
    </message>
    <message>
        <source>Hide the picture until the answer is shown</source>
        <translation>Bild verbergen, bis die Antwort gezeigt wird</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>To try</source>
        <translation>Zu versuchen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Slide and film</source>
        <translation>Folie und Film</translation>
    </message>
    <message>
        <source>A slide lies over the picture</source>
        <translation>Eine Folie liegt über dem Bild</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>One line each</source>
        <translation>Je eine Zeile</translation>
    </message>
    <message>
        <source>A word and its replacement</source>
        <translation>Ein Wort und sein Ersatz</translation>
    </message>
    <message>
        <source>For example: tired, wide</source>
        <translation>Zum Beispiel: tired, wide</translation>
    </message>
    <message>
        <source>Parts that light up</source>
        <translation>Teile, die aufleuchten</translation>
    </message>
    <message>
        <source>One per line</source>
        <translation>Je eine Zeile</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>Plays by itself</source>
        <translation>Läuft von selbst</translation>
    </message>
    <message>
        <source>From, to, seconds</source>
        <translation>Von, bis, Sekunden</translation>
    </message>
    <message>
        <source>For example: 1 5 2.5</source>
        <translation>Zum Beispiel: 1 5 2,5</translation>
    </message>
    <message>
        <source>found {n} choices marked as right, expected one</source>
        <translation>{n} Antworten als richtig markiert, eine erwartet</translation>
    </message>
    <message>
        <source>found {n} numbers, expected two</source>
        <translation>{n} Zahlen gefunden, zwei erwartet</translation>
    </message>
    <message>
        <source>found {n} numbers, expected three</source>
        <translation>{n} Zahlen gefunden, drei erwartet</translation>
    </message>
    <message>
        <source>Update from screen</source>
        <translation>Vom Bildschirm aktualisieren</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>A question (optional)</source>
        <translation>Eine Frage (optional)</translation>
    </message>
    <message>
        <source>Shown after the class has chosen</source>
        <translation>Erscheint, nachdem die Klasse gewählt hat</translation>
    </message>
    <message>
        <source>Points at</source>
        <translation>Zeigt auf</translation>
    </message>
    <message>
        <source>canvas, or the name of a control</source>
        <translation>canvas oder der Name eines Bedienelements</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>fold here; open after the last vote</source>
        <translation>hier falten; nach der letzten Abstimmung öffnen</translation>
    </message>
    <message>
        <source>Handout: {lesson}</source>
        <translation>Handout: {lesson}</translation>
    </message>
    <message>
        <source>Goal: {goal}</source>
        <translation>Ziel: {goal}</translation>
    </message>
    <message>
        <source>My predictions</source>
        <translation>Meine Vorhersagen</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Rechnen Sie nach</translation>
    </message>
    <message>
        <source>Our experiment</source>
        <translation>Unser Versuch</translation>
    </message>
    <message>
        <source>In one sentence</source>
        <translation>In einem Satz</translation>
    </message>
    <message>
        <source>Take home</source>
        <translation>Für zu Hause</translation>
    </message>
    <message>
        <source>Lesson {number} · {title}</source>
        <translation>Lektion {number} · {title}</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Für die Lehrkraft</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>because</source>
        <translation>weil</translation>
    </message>
    <message>
        <source>after the talk</source>
        <translation>nach dem Gespräch</translation>
    </message>
    <message>
        <source>my answer</source>
        <translation>meine Antwort</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>es war</translation>
    </message>
    <message>
        <source>Try from this step</source>
        <translation>Ab diesem Schritt testen</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Neue Lektion</translation>
    </message>
    <message>
        <source>Save lesson…</source>
        <translation>Lektion speichern…</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>step {step} of {n}</source>
        <translation>Schritt {step} von {n}</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Das Fenster</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Alle Tastenkürzel</translation>
    </message>
    <message>
        <source>Everywhere: {menu}</source>
        <translation>Überall: {menu}</translation>
    </message>
    <message>
        <source>help/en</source>
        <translation>help/de</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was es tut</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Preset: {name}</source>
        <translation>Vorlage: {name}</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} öffnen</translation>
    </message>
    <message>
        <source>Open at startup</source>
        <translation>Beim Start öffnen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Settings: {name}</source>
        <translation>Einstellungen: {name}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>What can we see here?</source>
        <translation>Was ist hier zu sehen?</translation>
    </message>
    <message>
        <source>Step {step} added to “{lesson}”.</source>
        <translation>Schritt {step} zu „{lesson}“ hinzugefügt.</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>Lektion speichern</translation>
    </message>
    <message>
        <source>The lesson could not be saved.</source>
        <translation>Die Lektion konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Lesson saved: {path}</source>
        <translation>Lektion gespeichert: {path}</translation>
    </message>
    <message>
        <source>{file} cannot be edited.</source>
        <translation>{file} lässt sich nicht bearbeiten.</translation>
    </message>
    <message>
        <source>The lesson could not be backed up: {why}</source>
        <translation>Die Lektion konnte nicht gesichert werden: {why}</translation>
    </message>
    <message>
        <source>A try</source>
        <translation>Ein Versuch</translation>
    </message>
    <message>
        <source>attnviz closed before {work} was saved. Recover the version from {when}?</source>
        <translation>attnviz wurde beendet, bevor {work} gespeichert war. Die Fassung {when} wiederherstellen?</translation>
    </message>
    <message>
        <source>your work</source>
        <translation>Ihre Arbeit</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>{time}</source>
        <translation>von {time} Uhr</translation>
    </message>
    <message>
        <source>{day} at {time}</source>
        <translation>vom {day}, {time} Uhr</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>von gestern, {time} Uhr</translation>
    </message>
    <message>
        <source>Nothing on this tab is animated.</source>
        <translation>In diesem Reiter bewegt sich nichts.</translation>
    </message>
    <message>
        <source>--film: found {wanted}, expected one of {known}</source>
        <translation>--film: {wanted} gefunden, eines von {known} erwartet</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Open, save and all other menus</source>
        <translation>Öffnen, Speichern und alle weiteren Menüs</translation>
    </message>
    <message>
        <source>Export what is on screen</source>
        <translation>Exportieren, was zu sehen ist</translation>
    </message>
    <message>
        <source>Projector theme</source>
        <translation>Beamer-Design</translation>
    </message>
    <message>
        <source>{key} shortcuts</source>
        <translation>{key} Tasten</translation>
    </message>
    <message>
        <source>Leave the projector theme</source>
        <translation>Beamer-Design verlassen</translation>
    </message>
    <message>
        <source>{key} leave</source>
        <translation>{key} verlassen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Was exportiert werden soll</translation>
    </message>
    <message>
        <source>File type</source>
        <translation>Dateityp</translation>
    </message>
    <message>
        <source>What is animated</source>
        <translation>Was animiert wird</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>Frames per second of the animation</source>
        <translation>Bilder pro Sekunde der Animation</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>All that the tab shows, or one matrix alone</source>
        <translation>Alles, was der Reiter zeigt, oder eine Matrix allein</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Lets a double click open the table in a spreadsheet</source>
        <translation>Ein Doppelklick öffnet die Tabelle dann in einer Tabellenkalkulation</translation>
    </message>
    <message>
        <source>What of the tab is drawn, with or without title and caption</source>
        <translation>Was vom Reiter gezeichnet wird, mit oder ohne Titel und Bildunterschrift</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Typeface and size of names and caption, in points</source>
        <translation>Schriftart und Größe von Namen und Bildunterschrift, in Punkt</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Width and height in pixels (1/96 inch)</source>
        <translation>Breite und Höhe in Pixeln (1/96 Zoll)</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>How many pixels the file has at that size</source>
        <translation>Wie viele Pixel die Datei bei dieser Größe hat</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Colours and text style of the picture</source>
        <translation>Farben und Schrift des Bildes</translation>
    </message>
    <message>
        <source>What is behind the picture</source>
        <translation>Was hinter dem Bild liegt</translation>
    </message>
    <message>
        <source>Selected head only</source>
        <translation>Nur der ausgewählte Kopf</translation>
    </message>
    <message>
        <source>For a spreadsheet: byte order mark, decimal separator</source>
        <translation>Für eine Tabellenkalkulation: Byte-Order-Mark, Dezimaltrennzeichen</translation>
    </message>
    <message>
        <source>Unit of the resolution</source>
        <translation>Einheit der Auflösung</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Figure only</source>
        <translation>Nur die Abbildung</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Bildunterschrift</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Schriftart</translation>
    </message>
    <message>
        <source>All that is shown</source>
        <translation>Alles, was gezeigt wird</translation>
    </message>
    <message>
        <source>Match theme</source>
        <translation>Wie im Design</translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkt</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>This picture</source>
        <translation>Dieses Bild</translation>
    </message>
    <message>
        <source>All twelve steps</source>
        <translation>Alle zwölf Schritte</translation>
    </message>
    <message>
        <source>All steps of the lesson</source>
        <translation>Alle Schritte der Lektion</translation>
    </message>
    <message>
        <source>Web page with the numbers</source>
        <translation>Webseite mit den Zahlen</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Alle Zahlen</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Worksheet with answer key</source>
        <translation>Arbeitsblatt mit Lösung</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF-Dokument</translation>
    </message>
    <message>
        <source>GIF</source>
        <translation>GIF</translation>
    </message>
    <message>
        <source>APNG, all colours</source>
        <translation>APNG, alle Farben</translation>
    </message>
    <message>
        <source>WebP, all colours</source>
        <translation>WebP, alle Farben</translation>
    </message>
    <message>
        <source>MP4 video</source>
        <translation>MP4-Video</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>HTML-Seite</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-Tabelle</translation>
    </message>
    <message>
        <source>TSV table</source>
        <translation>TSV-Tabelle</translation>
    </message>
    <message>
        <source>NumPy archive</source>
        <translation>NumPy-Archiv</translation>
    </message>
    <message>
        <source>NumPy text</source>
        <translation>NumPy-Text</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Beamer</translation>
    </message>
    <message>
        <source>Same as on screen</source>
        <translation>Wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>Panel colour</source>
        <translation>Farbe der Leisten</translation>
    </message>
    <message>
        <source>× scale</source>
        <translation>× Skalierung</translation>
    </message>
    <message>
        <source>pixels wide</source>
        <translation>Pixel breit</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Durchsichtig</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Startup and language</source>
        <translation>Start und Sprache</translation>
    </message>
    <message>
        <source>In a matrix: {number}. Exact: {exact}. A share: {share}.</source>
        <translation>In einer Matrix: {number}. Genau: {exact}. Ein Anteil: {share}.</translation>
    </message>
    <message>
        <source>Light, dark or projector; otherwise the same as the system</source>
        <translation>Hell, dunkel oder für den Beamer; sonst wie das System</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Size of all text and controls</source>
        <translation>Größe aller Texte und Bedienelemente</translation>
    </message>
    <message>
        <source>Reduced: dots stand still and numbers change at once</source>
        <translation>Reduziert: Punkte stehen still, Zahlen wechseln sofort</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Decimal separator</source>
        <translation>Dezimaltrennzeichen</translation>
    </message>
    <message>
        <source>On screen only. Files and copied numbers use a point; you can type either.</source>
        <translation>Nur auf dem Bildschirm. Dateien und kopierte Zahlen haben den Punkt; tippen können Sie beides</translation>
    </message>
    <message>
        <source>Point: 1.96</source>
        <translation>Punkt: 1.96</translation>
    </message>
    <message>
        <source>Match language</source>
        <translation>Wie die Sprache</translation>
    </message>
    <message>
        <source>Comma: 1,96</source>
        <translation>Komma: 1,96</translation>
    </message>
    <message>
        <source>Decimals in matrices</source>
        <translation>Nachkommastellen in Matrizen</translation>
    </message>
    <message>
        <source>Narrow cells show fewer; the status line shows all of them</source>
        <translation>Enge Zellen zeigen weniger; die Statuszeile zeigt alle</translation>
    </message>
    <message>
        <source>Takes effect after a restart</source>
        <translation>Gilt nach einem Neustart</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>80%</source>
        <translation>80&#x202f;%</translation>
    </message>
    <message>
        <source>90%</source>
        <translation>90&#x202f;%</translation>
    </message>
    <message>
        <source>100%</source>
        <translation>100&#x202f;%</translation>
    </message>
    <message>
        <source>110%</source>
        <translation>110&#x202f;%</translation>
    </message>
    <message>
        <source>125%</source>
        <translation>125&#x202f;%</translation>
    </message>
    <message>
        <source>150%</source>
        <translation>150&#x202f;%</translation>
    </message>
    <message>
        <source>175%</source>
        <translation>175&#x202f;%</translation>
    </message>
    <message>
        <source>200%</source>
        <translation>200&#x202f;%</translation>
    </message>
    <message>
        <source>How much of its attention a word gives to another</source>
        <translation>Wie viel seiner Aufmerksamkeit ein Wort einem anderen gibt</translation>
    </message>
    <message>
        <source>Decimals: 0.96</source>
        <translation>Dezimal: 0,96</translation>
    </message>
    <message>
        <source>Percentages: 96%</source>
        <translation>Prozent: 96&#x202f;%</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>W_O: no head {head}; there are {n}</source>
        <translation>W_O: kein Kopf {head}; es gibt {n}</translation>
    </message>
    <message>
        <source>The W_O this document started with has a different shape.</source>
        <translation>Das W_O, mit dem dieses Dokument begann, hat eine andere Form.</translation>
    </message>
    <message>
        <source>Designed</source>
        <translation>Entworfen</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Einheitsmatrix</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>pattern removed from the sentence</source>
        <translation>Muster vom Satz entfernt</translation>
    </message>
    <message>
        <source>Single-letter and digit shortcuts</source>
        <translation>Kürzel aus einem Buchstaben oder einer Ziffer</translation>
    </message>
    <message>
        <source>Off: only shortcuts with Ctrl or Alt, function keys and arrow keys work</source>
        <translation>Aus: nur Kürzel mit Strg oder Alt, Funktionstasten und Pfeiltasten wirken</translation>
    </message>
    <message>
        <source>Find a command or shortcut</source>
        <translation>Befehl oder Kürzel finden</translation>
    </message>
    <message>
        <source>Show only commands that match</source>
        <translation>Nur passende Befehle zeigen</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Neues Kürzel</translation>
    </message>
    <message>
        <source>Press the new shortcut here</source>
        <translation>Neues Kürzel hier drücken</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Zuweisen</translation>
    </message>
    <message>
        <source>Assign this shortcut to the command</source>
        <translation>Dem Befehl dieses Kürzel zuweisen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Leave the command without a shortcut</source>
        <translation>Den Befehl ohne Kürzel lassen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the default shortcuts of the command</source>
        <translation>Dem Befehl seine Standardkürzel zurückgeben</translation>
    </message>
    <message>
        <source>{key} is used by {names}. “Assign” takes it over.</source>
        <translation>{key} gehört zu {names}. „Zuweisen“ übernimmt es.</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Modell öffnen</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <source>Folders that are searched</source>
        <translation>Durchsuchte Ordner</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Nach Namen filtern</translation>
    </message>
    <message>
        <source>layers × heads</source>
        <translation>Schichten × Köpfe</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Models on this computer</source>
        <translation>Modelle auf diesem Computer</translation>
    </message>
    <message>
        <source>Found on this computer. Nothing is downloaded, and nothing you type leaves it.</source>
        <translation>Auf diesem Computer gefunden. Nichts wird heruntergeladen, und nichts, was Sie eingeben, verlässt ihn.</translation>
    </message>
    <message>
        <source>No language model was found in the folders of other programs.</source>
        <translation>In den Ordnern anderer Programme wurde kein Sprachmodell gefunden.</translation>
    </message>
    <message>
        <source>row {n} of {count}</source>
        <translation>Zeile {n} von {count}</translation>
    </message>
    <message>
        <source>{n} layer</source>
        <translation>{n} Schicht</translation>
    </message>
    <message>
        <source>{n} found</source>
        <translation>{n} gefunden</translation>
    </message>
    <message>
        <source>no such folder</source>
        <translation>diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>Free memory</source>
        <translation>Freier Speicher</translation>
    </message>
    <message>
        <source>Needs about {size} while it runs; {free} are free.</source>
        <translation>Braucht beim Laufen etwa {size}; frei sind {free}.</translation>
    </message>
    <message>
        <source>{n} left out: {reason}</source>
        <translation>{n} ausgelassen: {reason}</translation>
    </message>
    <message>
        <source>Layers × heads</source>
        <translation>Schichten × Köpfe</translation>
    </message>
    <message>
        <source>Width, head size</source>
        <translation>Breite, Kopfgröße</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Longest text</source>
        <translation>Längster Text</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>Memory while it runs</source>
        <translation>Speicher beim Rechnen</translation>
    </message>
    <message>
        <source>about {size}</source>
        <translation>etwa {size}</translation>
    </message>
    <message>
        <source>All possible numbers of KV heads</source>
        <translation>Alle möglichen Anzahlen von KV-Köpfen</translation>
    </message>
    <message>
        <source>All possible numbers of KV heads, and why some do not fit</source>
        <translation>Alle möglichen Anzahlen von KV-Köpfen und warum manche nicht passen</translation>
    </message>
    <message>
        <source>This layer</source>
        <translation>Diese Schicht</translation>
    </message>
    <message>
        <source>Multi-head attention: every head has its own keys and values</source>
        <translation>Multi-Head-Attention: jeder Kopf hat eigene Keys und Values</translation>
    </message>
    <message>
        <source>Multi-query attention: all heads share one set of keys and values</source>
        <translation>Multi-Query-Attention: alle Köpfe teilen sich einen Satz Keys und Values</translation>
    </message>
    <message>
        <source>Grouped-query attention: {each} heads share keys and values</source>
        <translation>Grouped-Query-Attention: je {each} Köpfe teilen sich Keys und Values</translation>
    </message>
    <message>
        <source>This document has no W_O to copy.</source>
        <translation>Dieses Dokument hat kein W_O zum Kopieren.</translation>
    </message>
    <message>
        <source>A of {head} as {kind}</source>
        <translation>A von {head} als {kind}</translation>
    </message>
    <message>
        <source>concat</source>
        <translation>concat</translation>
    </message>
    <message>
        <source>Select the row above</source>
        <translation>Zeile darüber auswählen</translation>
    </message>
    <message>
        <source>Select the row below</source>
        <translation>Zeile darunter auswählen</translation>
    </message>
    <message>
        <source>Select the first row</source>
        <translation>Erste Zeile auswählen</translation>
    </message>
    <message>
        <source>Select the last row</source>
        <translation>Letzte Zeile auswählen</translation>
    </message>
    <message>
        <source>Select the column to the left</source>
        <translation>Spalte links auswählen</translation>
    </message>
    <message>
        <source>Select the column to the right</source>
        <translation>Spalte rechts auswählen</translation>
    </message>
    <message>
        <source>Show {head} alone or all heads</source>
        <translation>Nur {head} oder alle Köpfe zeigen</translation>
    </message>
    <message>
        <source>Mute or unmute {head}</source>
        <translation>{head} stumm schalten oder nicht</translation>
    </message>
    <message>
        <source>all heads are already visible</source>
        <translation>alle Köpfe sind schon zu sehen</translation>
    </message>
    <message>
        <source>Scroll to lower heads</source>
        <translation>Zu den unteren Köpfen scrollen</translation>
    </message>
    <message>
        <source>Scroll to upper heads</source>
        <translation>Zu den oberen Köpfen scrollen</translation>
    </message>
    <message>
        <source>Show the selected head as a table</source>
        <translation>Den ausgewählten Kopf als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Hold the selected number as it is</source>
        <translation>Ausgewählte Zahl festhalten, wie sie ist</translation>
    </message>
    <message>
        <source>Distribute the rest of the row</source>
        <translation>Rest der Zeile verteilen</translation>
    </message>
    <message>
        <source>Cycle through MHA, GQA, MQA</source>
        <translation>MHA, GQA, MQA durchschalten</translation>
    </message>
    <message>
        <source>this sentence has no counterpart with a different last word</source>
        <translation>zu diesem Satz gibt es kein Gegenstück mit anderem letzten Wort</translation>
    </message>
    <message>
        <source>these words have no character sheet</source>
        <translation>diese Wörter haben keinen Steckbrief</translation>
    </message>
    <message>
        <source>W_O: zero the rows of the selected head</source>
        <translation>W_O: Zeilen des ausgewählten Kopfs auf 0</translation>
    </message>
    <message>
        <source>Forward pass, stage by stage</source>
        <translation>Vorwärtsdurchlauf, Stufe für Stufe</translation>
    </message>
    <message>
        <source>the numbers are already the original ones</source>
        <translation>die Zahlen sind bereits die anfänglichen</translation>
    </message>
    <message>
        <source>Cycle through this layer, all heads, next token</source>
        <translation>Zwischen dieser Schicht, allen Köpfen und dem nächsten Token wechseln</translation>
    </message>
    <message>
        <source>Previous head by score</source>
        <translation>Voriger Kopf nach Score</translation>
    </message>
    <message>
        <source>Switch each head off in turn (next token)</source>
        <translation>Jeden Kopf der Reihe nach ausschalten (nächstes Token)</translation>
    </message>
    <message>
        <source>Larger thumbnails of heads  (+)</source>
        <translation>Größere Vorschaubilder der Köpfe  (+)</translation>
    </message>
    <message>
        <source>Smaller thumbnails of heads  (−)</source>
        <translation>Kleinere Vorschaubilder der Köpfe  (−)</translation>
    </message>
    <message>
        <source>Thumbnails of all heads  (0)</source>
        <translation>Vorschaubilder aller Köpfe  (0)</translation>
    </message>
    <message>
        <source>Induction of all heads on random repeats</source>
        <translation>Induktion aller Köpfe an zufälligen Wiederholungen</translation>
    </message>
    <message>
        <source>Draw a template of a pattern</source>
        <translation>Schablone eines Musters zeichnen</translation>
    </message>
    <message>
        <source>Remove the template</source>
        <translation>Schablone entfernen</translation>
    </message>
    <message>
        <source>the heads are not sorted by a template</source>
        <translation>die Köpfe sind nicht nach einer Schablone sortiert</translation>
    </message>
    <message>
        <source>Copy the next tokens before and after as CSV</source>
        <translation>Nächste Tokens vorher und nachher als CSV kopieren</translation>
    </message>
    <message>
        <source>Copy the changes as a Python script</source>
        <translation>Änderungen als Python-Skript kopieren</translation>
    </message>
    <message>
        <source>The next token needs a model.</source>
        <translation>Das nächste Token braucht ein Modell.</translation>
    </message>
    <message>
        <source>next tokens before and after</source>
        <translation>nächste Tokens vorher und nachher</translation>
    </message>
    <message>
        <source>Nothing is changed inside the model.</source>
        <translation>Im Modell ist nichts geändert.</translation>
    </message>
    <message>
        <source>changes as a Python script</source>
        <translation>Änderungen als Python-Skript</translation>
    </message>
    <message>
        <source>the text is short</source>
        <translation>der Text ist kurz</translation>
    </message>
    <message>
        <source>the whole pattern is not in the canvas</source>
        <translation>das ganze Muster ist nicht zu sehen</translation>
    </message>
    <message>
        <source>The whole pattern of the selected head</source>
        <translation>Das ganze Muster des ausgewählten Kopfes</translation>
    </message>
    <message>
        <source>Zoom to the selected row</source>
        <translation>Auf die ausgewählte Zeile zoomen</translation>
    </message>
    <message>
        <source>Logarithmic colours</source>
        <translation>Logarithmische Farben</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>die Auswahl</translation>
    </message>
    <message>
        <source>the selected row</source>
        <translation>die ausgewählte Zeile</translation>
    </message>
    <message>
        <source>Copy the row of every head, or the selection</source>
        <translation>Zeile jedes Kopfs oder Auswahl kopieren</translation>
    </message>
    <message>
        <source>update</source>
        <translation>Update</translation>
    </message>
    <message>
        <source>{what} as {kind}</source>
        <translation>{what} als {kind}</translation>
    </message>
    <message>
        <source>Llama 2 7B has 32 KV heads; Mistral 7B, about the same size, has 8.</source>
        <translation>Llama 2 7B hat 32 KV-Köpfe; Mistral 7B, etwa gleich groß, hat 8.</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>How many layers the model has</source>
        <translation>Wie viele Schichten das Modell hat</translation>
    </message>
    <message>
        <source>How many heads a layer has, each with its own queries</source>
        <translation>Wie viele Köpfe eine Schicht hat, jeder mit eigenen Queries</translation>
    </message>
    <message>
        <source>head size</source>
        <translation>Kopfgröße</translation>
    </message>
    <message>
        <source>How many numbers a head uses for each token</source>
        <translation>Wie viele Zahlen ein Kopf je Token hat</translation>
    </message>
    <message>
        <source>How many key/value heads each token stores; must divide the number of heads</source>
        <translation>Wie viele Key-Value-Köpfe je Token gespeichert werden; muss die Zahl der Köpfe teilen</translation>
    </message>
    <message>
        <source>Length of the text in tokens</source>
        <translation>Länge des Textes in Tokens</translation>
    </message>
    <message>
        <source>Bytes per number: 2 for 16-bit numbers</source>
        <translation>Byte je Zahl: 2 bei 16-Bit-Zahlen</translation>
    </message>
    <message>
        <source>{heads} heads cannot be shared evenly among {n} KV heads; these numbers work: {fits}</source>
        <translation>{heads} Köpfe lassen sich nicht gleichmäßig auf {n} KV-Köpfe verteilen; diese Anzahlen gehen: {fits}</translation>
    </message>
    <message>
        <source>heads × head size</source>
        <translation>Köpfe × Kopfgröße</translation>
    </message>
    <message>
        <source>{count} per layer</source>
        <translation>{count}/Schicht</translation>
    </message>
    <message>
        <source>KV per token and layer</source>
        <translation>KV je Token und Schicht</translation>
    </message>
    <message>
        <source>KV per token ({sharing})</source>
        <translation>KV je Token ({sharing})</translation>
    </message>
    <message>
        <source>KV at {n} tokens</source>
        <translation>KV bei {n} Tokens</translation>
    </message>
    <message>
        <source>KV cache at {n}, by KV heads</source>
        <translation>KV-Cache bei {n}, nach KV-Köpfen</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV-Köpfe</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>{name}: found {found}, expected 1 to {most}</source>
        <translation>{name}: {found} gefunden, 1 bis {most} erwartet</translation>
    </message>
    <message>
        <source>{n} KV heads</source>
        <translation>{n} KV-Köpfe</translation>
    </message>
    <message>
        <source>in all layers</source>
        <translation>in allen Schichten</translation>
    </message>
    <message>
        <source>no answer is hidden</source>
        <translation>keine Antwort ist verdeckt</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Copied: {what}</source>
        <translation>Kopiert: {what}</translation>
    </message>
    <message>
        <source>all differences as CSV</source>
        <translation>alle Unterschiede als CSV</translation>
    </message>
    <message>
        <source>Save arrays</source>
        <translation>Arrays speichern</translation>
    </message>
    <message>
        <source>NumPy archives (*.npz)</source>
        <translation>NumPy-Archive (*.npz)</translation>
    </message>
    <message>
        <source>Predict first: hide and vote</source>
        <translation>Erst vorhersagen: verdecken und abstimmen</translation>
    </message>
    <message>
        <source>Remove a vote</source>
        <translation>Eine Stimme entfernen</translation>
    </message>
    <message>
        <source>KV {group} averaged</source>
        <translation>KV {group} gemittelt</translation>
    </message>
    <message>
        <source>Concat × W_O = update</source>
        <translation>Concat × W_O = Update</translation>
    </message>
    <message>
        <source>Concat = update</source>
        <translation>Concat = Update</translation>
    </message>
    <message>
        <source>{formula}   (row “{word}”)</source>
        <translation>{formula}   (Zeile „{word}“)</translation>
    </message>
    <message>
        <source>Only weights were captured, no values, so there is nothing to add up.</source>
        <translation>Nur Gewichte wurden aufgezeichnet, keine Values; es gibt nichts zu addieren.</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>stumm</translation>
    </message>
    <message>
        <source>row “{word}”</source>
        <translation>Zeile „{word}“</translation>
    </message>
    <message>
        <source>sees nothing</source>
        <translation>sieht nichts</translation>
    </message>
    <message>
        <source>{concat} → update of “{word}”:</source>
        <translation>{concat} → Update von „{word}“:</translation>
    </message>
    <message>
        <source>rows {rows}, column {column}</source>
        <translation>Zeilen {rows}, Spalte {column}</translation>
    </message>
    <message>
        <source>row {row}, columns {columns}</source>
        <translation>Zeile {row}, Spalten {columns}</translation>
    </message>
    <message>
        <source>all masked: nothing to add</source>
        <translation>alles maskiert: nichts zu summieren</translation>
    </message>
    <message>
        <source>sum {sum}, mean {mean}</source>
        <translation>Summe {sum}, Mittel {mean}</translation>
    </message>
    <message>
        <source>{n} masked, not counted</source>
        <translation>{n} maskiert, nicht gezählt</translation>
    </message>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} und {n} weitere</translation>
    </message>
    <message>
        <source>Row by row</source>
        <translation>Zeile für Zeile</translation>
    </message>
    <message>
        <source>Head by head</source>
        <translation>Kopf für Kopf</translation>
    </message>
    <message>
        <source>Stages of the forward pass</source>
        <translation>Stufen des Vorwärtsdurchlaufs</translation>
    </message>
    <message>
        <source>does not divide {n} heads</source>
        <translation>teilt {n} Köpfe nicht auf</translation>
    </message>
    <message>
        <source>Llama 2 7B sizes</source>
        <translation>Größen von Llama 2 7B</translation>
    </message>
    <message>
        <source>Change the sizes</source>
        <translation>Größen ändern</translation>
    </message>
    <message>
        <source>Forward pass</source>
        <translation>Vorwärtsdurchlauf</translation>
    </message>
    <message>
        <source>Sizes of {name}</source>
        <translation>Größen von {name}</translation>
    </message>
    <message>
        <source>Q = X W_Q;  K, V: {n} head</source>
        <translation>Q = X W_Q;  K, V: {n} Kopf</translation>
    </message>
    <message>
        <source>Q = X W_Q;  K, V: {n} heads</source>
        <translation>Q = X W_Q;  K, V: {n} Köpfe</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>X: one row per token</source>
        <translation>X: je Token eine Zeile</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projizieren</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Mask, softmax</source>
        <translation>Maske, Softmax</translation>
    </message>
    <message>
        <source>A: each row adds up to 100%</source>
        <translation>A: jede Zeile ergibt 100&#x202f;%</translation>
    </message>
    <message>
        <source>A V, heads concatenated</source>
        <translation>A V, Köpfe verkettet</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>the update of each token</source>
        <translation>das Update jedes Tokens</translation>
    </message>
    <message>
        <source>Many heads, {n} patterns</source>
        <translation>Viele Köpfe, {n} Muster</translation>
    </message>
    <message>
        <source>Many heads, {n} pattern</source>
        <translation>Viele Köpfe, {n} Muster</translation>
    </message>
    <message>
        <source>All six scores are equal, so each key gets {share}.</source>
        <translation>Alle sechs Scores sind gleich, also bekommt jeder Key {share}.</translation>
    </message>
    <message>
        <source>{first}: the scores are close and every key counts.</source>
        <translation>{first}: die Scores liegen nah beieinander, und jeder Key zählt.</translation>
    </message>
    <message>
        <source>Your typed scores span {range}</source>
        <translation>Ihre getippten Scores umspannen {range}</translation>
    </message>
    <message>
        <source>{draw} at d_k = {d_k}: the raw scores span {range}</source>
        <translation>{draw} bei d_k = {d_k}: die rohen Scores umspannen {range}</translation>
    </message>
    <message>
        <source>At d_k = {d_k} the raw scores span {range}</source>
        <translation>Bei d_k = {d_k} umspannen die rohen Scores {range}</translation>
    </message>
    <message>
        <source>The chapter’s draw</source>
        <translation>Die Ziehung des Kapitels</translation>
    </message>
    <message>
        <source>table of both charts</source>
        <translation>Tabelle beider Diagramme</translation>
    </message>
    <message>
        <source>weight of key {number}</source>
        <translation>Gewicht von Key {number}</translation>
    </message>
    <message>
        <source>scores as {kind}</source>
        <translation>Scores als {kind}</translation>
    </message>
    <message>
        <source>weights as {kind}</source>
        <translation>Gewichte als {kind}</translation>
    </message>
    <message>
        <source>weights after dividing as {kind}</source>
        <translation>Gewichte nach dem Teilen als {kind}</translation>
    </message>
    <message>
        <source>Vector size</source>
        <translation>Vektorgröße</translation>
    </message>
    <message>
        <source>Draw and scores</source>
        <translation>Ziehung und Scores</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>the scores are typed, not drawn</source>
        <translation>die Scores sind getippt, nicht gezogen</translation>
    </message>
    <message>
        <source>Draw normally distributed numbers</source>
        <translation>Normalverteilte Zahlen ziehen</translation>
    </message>
    <message>
        <source>Draw ±1 coin flips</source>
        <translation>Mit ±1-Münzwürfen ziehen</translation>
    </message>
    <message>
        <source>Next power of two</source>
        <translation>Nächste Zweierpotenz</translation>
    </message>
    <message>
        <source>Type d_k</source>
        <translation>d_k eintippen</translation>
    </message>
    <message>
        <source>New draw</source>
        <translation>Neue Ziehung</translation>
    </message>
    <message>
        <source>Chapter’s draw</source>
        <translation>Ziehung des Kapitels</translation>
    </message>
    <message>
        <source>Key below</source>
        <translation>Key darunter</translation>
    </message>
    <message>
        <source>Key above</source>
        <translation>Key darüber</translation>
    </message>
    <message>
        <source>Follow this key</source>
        <translation>Diesem Key folgen</translation>
    </message>
    <message>
        <source>no key is selected</source>
        <translation>kein Key ist ausgewählt</translation>
    </message>
    <message>
        <source>Type the score of a key</source>
        <translation>Score eines Keys eintippen</translation>
    </message>
    <message>
        <source>Paste six scores</source>
        <translation>Sechs Scores einfügen</translation>
    </message>
    <message>
        <source>the scores come from a draw</source>
        <translation>die Scores kommen aus einer Ziehung</translation>
    </message>
    <message>
        <source>Random vectors, or the row</source>
        <translation>Zufallsvektoren, oder die Zeile</translation>
    </message>
    <message>
        <source>Warmer</source>
        <translation>Wärmer</translation>
    </message>
    <message>
        <source>Colder</source>
        <translation>Kälter</translation>
    </message>
    <message>
        <source>Row of the next token</source>
        <translation>Zeile des nächsten Tokens</translation>
    </message>
    <message>
        <source>Divide by {divisor}</source>
        <translation>Durch {divisor} teilen</translation>
    </message>
    <message>
        <source>Row of a head</source>
        <translation>Zeile eines Kopfs</translation>
    </message>
    <message>
        <source>Previous power of two</source>
        <translation>Vorige Zweierpotenz</translation>
    </message>
    <message>
        <source>Forward two powers of two</source>
        <translation>Zwei Zweierpotenzen weiter</translation>
    </message>
    <message>
        <source>Back two powers of two</source>
        <translation>Zwei Zweierpotenzen zurück</translation>
    </message>
    <message>
        <source>Start or pause the sweep of d_k from 1 to 1024</source>
        <translation>Durchlauf von d_k von 1 bis 1024 starten oder anhalten</translation>
    </message>
    <message>
        <source>Type a draw number</source>
        <translation>Nummer einer Ziehung eintippen</translation>
    </message>
    <message>
        <source>Return from typed scores to the draw</source>
        <translation>Von getippten Scores zurück zur Ziehung</translation>
    </message>
    <message>
        <source>What would change this share?</source>
        <translation>Was würde diesen Anteil ändern?</translation>
    </message>
    <message>
        <source>the row has over 1,024 scores</source>
        <translation>die Zeile hat über 1&#x202f;024 Scores</translation>
    </message>
    <message>
        <source>Curve: {quantity}</source>
        <translation>Kurve: {quantity}</translation>
    </message>
    <message>
        <source>Switch between ruler and walk</source>
        <translation>Zwischen Lineal und Irrfahrt wechseln</translation>
    </message>
    <message>
        <source>Next divisor: 1, √d or d</source>
        <translation>Nächster Teiler: 1, √d oder d</translation>
    </message>
    <message>
        <source>table of vector sizes as CSV</source>
        <translation>Tabelle der Vektorgrößen als CSV</translation>
    </message>
    <message>
        <source>Copy this key’s weight, or the table</source>
        <translation>Gewicht dieses Keys oder die Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy table of vector sizes as CSV</source>
        <translation>Tabelle der Vektorgrößen als CSV kopieren</translation>
    </message>
    <message>
        <source>the softmax is shown whole, with every token of the row</source>
        <translation>die Softmax wird ganz gezeigt, mit jedem Token der Zeile</translation>
    </message>
    <message>
        <source>Use this temperature in the model</source>
        <translation>Diese Temperatur im Modell verwenden</translation>
    </message>
    <message>
        <source>the model divides as the right-hand chart does</source>
        <translation>das Modell teilt so wie das rechte Diagramm</translation>
    </message>
    <message>
        <source>Row of the previous token</source>
        <translation>Zeile des vorigen Tokens</translation>
    </message>
    <message>
        <source>Copy scores as {kind}</source>
        <translation>Scores als {kind} kopieren</translation>
    </message>
    <message>
        <source>Copy weights as {kind}</source>
        <translation>Gewichte als {kind} kopieren</translation>
    </message>
    <message>
        <source>Copy weights after dividing as {kind}</source>
        <translation>Gewichte nach dem Teilen als {kind} kopieren</translation>
    </message>
    <message>
        <source>Vector size d_k</source>
        <translation>Vektorgröße d_k</translation>
    </message>
    <message>
        <source>the chapter’s</source>
        <translation>aus dem Kapitel</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Durchlauf</translation>
    </message>
    <message>
        <source>Draw:</source>
        <translation>Ziehung:</translation>
    </message>
    <message>
        <source>Number of the draw</source>
        <translation>Nummer der Ziehung</translation>
    </message>
    <message>
        <source>typed scores</source>
        <translation>getippte Scores</translation>
    </message>
    <message>
        <source>Back to the draw</source>
        <translation>Zurück zur Ziehung</translation>
    </message>
    <message>
        <source>Random vectors</source>
        <translation>Zufallsvektoren</translation>
    </message>
    <message>
        <source>Use in the model</source>
        <translation>Im Modell verwenden</translation>
    </message>
    <message>
        <source>Numbers per vector: any whole number from 1 to 1,024</source>
        <translation>Zahlen je Vektor: jede ganze Zahl von 1 bis 1024</translation>
    </message>
    <message>
        <source>The same number always draws the same vectors; type any whole number</source>
        <translation>Dieselbe Nummer zieht stets dieselben Vektoren; tippen Sie eine beliebige ganze Zahl</translation>
    </message>
    <message>
        <source>Back to the draw of the chapter’s figure</source>
        <translation>Zurück zur Ziehung der Abbildung im Kapitel</translation>
    </message>
    <message>
        <source>Draw new vectors</source>
        <translation>Neue Vektoren ziehen</translation>
    </message>
    <message>
        <source>Sweep d_k from 1 to 1,024, or pause</source>
        <translation>d_k von 1 bis 1024 durchlaufen oder anhalten</translation>
    </message>
    <message>
        <source>Replace the typed scores with the draw</source>
        <translation>Getippte Scores durch die Ziehung ersetzen</translation>
    </message>
    <message>
        <source>Let all heads of this layer divide their scores as the right-hand chart does, and the rest of the model run on from there</source>
        <translation>Alle Köpfe dieser Schicht teilen ihre Scores wie das rechte Diagramm, und der Rest des Modells rechnet von dort weiter</translation>
    </message>
    <message>
        <source>How the scores build up, term by term</source>
        <translation>Wie sich die Scores Term für Term aufbauen</translation>
    </message>
    <message>
        <source>Row “{word}” of tab 2</source>
        <translation>Zeile „{word}“ aus Reiter 2</translation>
    </message>
    <message>
        <source>Show six random vectors in place of the row of this head, or the row again</source>
        <translation>Sechs Zufallsvektoren statt der Zeile dieses Kopfes zeigen, oder wieder die Zeile</translation>
    </message>
    <message>
        <source>Clipboard: found {n} numbers, expected {expected} scores.</source>
        <translation>Zwischenablage: {n} Zahlen gefunden, {expected} Scores erwartet.</translation>
    </message>
    <message>
        <source>chapter’s draw</source>
        <translation>Ziehung des Kapitels</translation>
    </message>
    <message>
        <source>the row</source>
        <translation>die Zeile</translation>
    </message>
    <message>
        <source>another row of tab 2</source>
        <translation>andere Zeile aus Reiter 2</translation>
    </message>
    <message>
        <source>draw {number}</source>
        <translation>Ziehung {number}</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>größtes Gewicht</translation>
    </message>
    <message>
        <source>On this text, head {head} has the highest score for the token before: on average {share} of a row’s attention goes there.</source>
        <translation>In diesem Text hat Kopf {head} den höchsten Score für das vorige Token: Im Mittel gehen {share} der Aufmerksamkeit einer Zeile dorthin.</translation>
    </message>
    <message>
        <source>On this text, head {head} looks at the asking token itself most: on average {share} of a row’s attention stays there.</source>
        <translation>In diesem Text achtet Kopf {head} am meisten auf das fragende Token selbst: Im Mittel bleiben {share} der Aufmerksamkeit einer Zeile dort.</translation>
    </message>
    <message>
        <source>On this text, head {head} has the highest duplicate score: on average {share} of a repeated token’s attention goes to its last copy.</source>
        <translation>In diesem Text hat Kopf {head} den höchsten Duplikat-Score: Im Mittel gehen {share} der Aufmerksamkeit eines wiederholten Tokens an seine letzte Kopie.</translation>
    </message>
    <message>
        <source>On this text, head {head} has the highest induction score: on average {share} of a repeated token’s attention goes to what followed it last time.</source>
        <translation>In diesem Text hat Kopf {head} den höchsten Induktions-Score: Im Mittel gehen {share} der Aufmerksamkeit eines wiederholten Tokens an das, was ihm beim letzten Mal folgte.</translation>
    </message>
    <message>
        <source>On this text, head {head} stays nearest: on average {share} of a row’s attention goes to the last 4 tokens.</source>
        <translation>In diesem Text bleibt Kopf {head} am nächsten: Im Mittel gehen {share} der Aufmerksamkeit einer Zeile an die letzten 4 Tokens.</translation>
    </message>
    <message>
        <source>window: mean weight on the last 4 tokens, {n} rows</source>
        <translation>Fenster: mittleres Gewicht auf den letzten 4 Tokens, {n} Zeilen</translation>
    </message>
    <message>
        <source>entropy: mean entropy of a row in bits, {n} rows</source>
        <translation>Entropie: mittlere Entropie einer Zeile in Bit, {n} Zeilen</translation>
    </message>
    <message>
        <source>previous: mean weight on the token before, {n} positions</source>
        <translation>voriges: mittleres Gewicht auf dem Token davor, {n} Positionen</translation>
    </message>
    <message>
        <source>first: mean weight on the first token, {n} positions</source>
        <translation>erstes: mittleres Gewicht auf dem ersten Token, {n} Positionen</translation>
    </message>
    <message>
        <source>self: mean weight on the asking token, {n} positions</source>
        <translation>selbst: mittleres Gewicht auf dem fragenden Token, {n} Positionen</translation>
    </message>
    <message>
        <source>duplicate: mean weight from a repeated token to its last copy, {n} positions</source>
        <translation>Duplikat: mittleres Gewicht von einem wiederholten Token zu seiner letzten Kopie, {n} Positionen</translation>
    </message>
    <message>
        <source>induction: mean weight from a repeated token to the token after its last copy, {n} positions</source>
        <translation>Induktion: mittleres Gewicht von einem wiederholten Token zum Token nach seiner letzten Kopie, {n} Positionen</translation>
    </message>
    <message>
        <source>effective tokens: 2 to the mean entropy of a row, {n} rows</source>
        <translation>effektive Tokens: 2 hoch mittlere Entropie einer Zeile, {n} Zeilen</translation>
    </message>
    <message>
        <source>value-weighted: mean of Σ A · |v W_O| over {n} rows</source>
        <translation>wertgewichtet: Mittel von Σ A · |v W_O| über {n} Zeilen</translation>
    </message>
    <message>
        <source>direct effect on “{token}” against “{other}”, in logits</source>
        <translation>direkte Wirkung auf „{token}“ gegenüber „{other}“, in Logits</translation>
    </message>
    <message>
        <source>8 to 12 letters, then the same again.</source>
        <translation>8 bis 12 Buchstaben, dann dieselben noch einmal.</translation>
    </message>
    <message>
        <source>8 letters, a bar, then the same letters in order.</source>
        <translation>8 Buchstaben, ein Strich, dann dieselben geordnet.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>3 steps per second</source>
        <translation>3 Schritte je Sekunde</translation>
    </message>
    <message>
        <source>15 steps per second: 300 steps in 20 seconds</source>
        <translation>15 Schritte je Sekunde: 300 Schritte in 20 Sekunden</translation>
    </message>
    <message>
        <source>60 steps per second</source>
        <translation>60 Schritte je Sekunde</translation>
    </message>
    <message>
        <source>Random letters; which letter came before?</source>
        <translation>Zufällige Buchstaben; welcher stand davor?</translation>
    </message>
    <message>
        <source>Two kinds, up to 4 deep; which kind closes?</source>
        <translation>Zwei Arten, bis zu 4 tief; welche Art schließt?</translation>
    </message>
    <message>
        <source>Each text gives {n} new pairs and asks for each twice. Guessing among them is right {share} of the time.</source>
        <translation>Jeder Text nennt {n} Paare, neu gepaart, und fragt nach jedem zweimal. Wer unter ihnen rät, trifft zu {share}.</translation>
    </message>
    <message>
        <source>As fast as this computer can</source>
        <translation>So schnell dieser Computer kann</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>voriges</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Learning, step {step}: patterns of {heads}, and curves</source>
        <translation>Lernen, Schritt {step}: Muster von {heads} und Kurven</translation>
    </message>
    <message>
        <source>Step {step} is as saved; other steps are recomputed on this computer and may differ slightly.</source>
        <translation>Schritt {step} ist wie gespeichert; andere werden auf diesem Computer neu berechnet und können etwas abweichen.</translation>
    </message>
    <message>
        <source>Nothing learned yet: {right} right; blind guessing gives {blind}.</source>
        <translation>Noch nichts gelernt: {right} richtig; blindes Raten gibt {blind}.</translation>
    </message>
    <message>
        <source>Stopped at step {step}: loss {loss}, untrained it was {untrained}. The learning rate {rate} is too large.</source>
        <translation>Angehalten bei Schritt {step}: Verlust {loss}, untrainiert war er {untrained}. Die Lernrate {rate} ist zu groß.</translation>
    </message>
    <message>
        <source>Accuracy: {before} → {after} in {n} steps.</source>
        <translation>Trefferquote: {before} → {after} in {n} Schritten.</translation>
    </message>
    <message>
        <source>Step {step}: the loss falls fastest here. {gained}</source>
        <translation>Schritt {step}: hier fällt der Verlust am schnellsten. {gained}</translation>
    </message>
    <message>
        <source>Step {step}: {head} gives {share} of its attention to what followed the same letter before. {gained}</source>
        <translation>Schritt {step}: {head} gibt {share} seiner Aufmerksamkeit an das, was dem gleichen Buchstaben zuvor folgte. {gained}</translation>
    </message>
    <message>
        <source>Step {step}: {head} gives {share} of its attention to what followed the same word before. {gained}</source>
        <translation>Schritt {step}: {head} gibt {share} seiner Aufmerksamkeit an das, was dem gleichen Wort zuvor folgte. {gained}</translation>
    </message>
    <message>
        <source>Step {step}: {head} gives {share} of its attention to the letter just before. {gained}</source>
        <translation>Schritt {step}: {head} gibt {share} seiner Aufmerksamkeit an den Buchstaben davor. {gained}</translation>
    </message>
    <message>
        <source>{right} right.</source>
        <translation>{right} richtig.</translation>
    </message>
    <message>
        <source>{head} looks one letter back ({share})</source>
        <translation>{head} achtet auf den Buchstaben davor ({share})</translation>
    </message>
    <message>
        <source>{head} copies ({share})</source>
        <translation>{head} kopiert ({share})</translation>
    </message>
    <message>
        <source>One layer alone reached {right}.</source>
        <translation>Eine Schicht allein erreichte {right}.</translation>
    </message>
    <message>
        <source>Step {step} of {last} is recomputed: {right} right.</source>
        <translation>Schritt {step} von {last} wird neu berechnet: {right} richtig.</translation>
    </message>
    <message>
        <source>Step {step}: {right} right.</source>
        <translation>Schritt {step}: {right} richtig.</translation>
    </message>
    <message>
        <source>{first} {head}’s copy share is {share}.</source>
        <translation>{first} Der Kopieanteil von {head} ist {share}.</translation>
    </message>
    <message>
        <source>{first} {head}’s share on the letter before is {share}.</source>
        <translation>{first} Der Anteil von {head} auf dem Buchstaben davor ist {share}.</translation>
    </message>
    <message>
        <source>{first} No head’s copy share is over {share}.</source>
        <translation>{first} Kein Kopieanteil ist über {share}.</translation>
    </message>
    <message>
        <source>{first} No head’s share on the letter before is over {share}.</source>
        <translation>{first} Kein Anteil auf dem Buchstaben davor ist über {share}.</translation>
    </message>
    <message>
        <source>{names} is held at 0.</source>
        <translation>{names} wird auf 0 festgehalten.</translation>
    </message>
    <message>
        <source>{names} are held at 0.</source>
        <translation>{names} werden auf 0 festgehalten.</translation>
    </message>
    <message>
        <source>accuracy {before} → {after}</source>
        <translation>Trefferquote {before} → {after}</translation>
    </message>
    <message>
        <source>{head} is held at 0: {effect}.</source>
        <translation>{head} wird auf 0 festgehalten: {effect}.</translation>
    </message>
    <message>
        <source>{head} is let go: {effect}.</source>
        <translation>{head} ist losgelassen: {effect}.</translation>
    </message>
    <message>
        <source>{head}’s copy share {before} → {after}</source>
        <translation>Kopieanteil von {head} {before} → {after}</translation>
    </message>
    <message>
        <source>loss {loss}</source>
        <translation>Verlust {loss}</translation>
    </message>
    <message>
        <source>measured on {n} held-out texts</source>
        <translation>gemessen an {n} zurückgelegten Texten</translation>
    </message>
    <message>
        <source>{head} {role} {share}</source>
        <translation>{head} {role} {share}</translation>
    </message>
    <message>
        <source>computing up to step {step}</source>
        <translation>rechnet bis Schritt {step}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>running at full pace</source>
        <translation>läuft, so schnell es geht</translation>
    </message>
    <message>
        <source>running at pace {name}: {n} steps per second</source>
        <translation>läuft im Tempo {name}: {n} Schritte je Sekunde</translation>
    </message>
    <message>
        <source>{head}: {asker} ({row}) looks at {source} ({column}): {share}</source>
        <translation>{head}: {asker} ({row}) achtet auf {source} ({column}): {share}</translation>
    </message>
    <message>
        <source>“{token}” is not read: the task does not know it, or the text is too long</source>
        <translation>„{token}“ wird nicht gelesen: die Aufgabe kennt es nicht, oder der Text ist zu lang</translation>
    </message>
    <message>
        <source>no guess</source>
        <translation>kein Tipp</translation>
    </message>
    <message>
        <source>guess {token}; nobody could know</source>
        <translation>Tipp {token}; niemand kann es wissen</translation>
    </message>
    <message>
        <source>guess {token}, right; probability of it {share}</source>
        <translation>Tipp {token}, richtig; Wahrscheinlichkeit dafür {share}</translation>
    </message>
    <message>
        <source>guess {token}, wrong; probability of what is right {share}</source>
        <translation>Tipp {token}, falsch; Wahrscheinlichkeit des Richtigen {share}</translation>
    </message>
    <message>
        <source>step {step}, accuracy {right}</source>
        <translation>Schritt {step}, Trefferquote {right}</translation>
    </message>
    <message>
        <source>{step}: over half</source>
        <translation>{step}: über die Hälfte</translation>
    </message>
    <message>
        <source>{step}: previous over half</source>
        <translation>{step}: davor über die Hälfte</translation>
    </message>
    <message>
        <source>{step}: steepest</source>
        <translation>{step}: am steilsten</translation>
    </message>
    <message>
        <source>{step}: held</source>
        <translation>{step}: festgehalten</translation>
    </message>
    <message>
        <source>{step}: rate</source>
        <translation>{step}: Lernrate</translation>
    </message>
    <message>
        <source>{n} parameters · {texts} texts per step</source>
        <translation>{n} Parameter · {texts} Texte je Schritt</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erstes</translation>
    </message>
    <message>
        <source>self</source>
        <translation>selbst</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>effective tokens</source>
        <translation>effektive Tokens</translation>
    </message>
    <message>
        <source>On this text, head {head} passes on the most: its weights times the lengths of what they move add up to {number} per row.</source>
        <translation>In diesem Text gibt Kopf {head} am meisten weiter: Gewichte mal Längen dessen, was sie bewegen, ergeben {number} je Zeile.</translation>
    </message>
    <message>
        <source>value-weighted</source>
        <translation>wertgewichtet</translation>
    </message>
    <message>
        <source>On random tokens written twice, head {head} has the highest induction score: on average {share} of a repeated token’s attention goes to what followed it last time.</source>
        <translation>Bei zufälligen, zweimal geschriebenen Tokens hat Kopf {head} den höchsten Induktions-Score: Im Mittel gehen {share} der Aufmerksamkeit eines wiederholten Tokens an das, was ihm beim letzten Mal folgte.</translation>
    </message>
    <message>
        <source>On random tokens written twice, head {head} has the highest duplicate score: on average {share} of a repeated token’s attention goes to its last copy.</source>
        <translation>Bei zufälligen, zweimal geschriebenen Tokens hat Kopf {head} den höchsten Duplikat-Score: Im Mittel gehen {share} der Aufmerksamkeit eines wiederholten Tokens an seine letzte Kopie.</translation>
    </message>
    <message>
        <source>induction on random repeats: five texts of up to 50 tokens, written twice</source>
        <translation>Induktion an zufälligen Wiederholungen: fünf Texte mit bis zu 50 Tokens, zweimal geschrieben</translation>
    </message>
    <message>
        <source>duplicate on random repeats: five texts of up to 50 tokens, written twice</source>
        <translation>Duplikat bei zufälligen Wiederholungen: fünf Texte mit bis zu 50 Tokens, zweimal geschrieben</translation>
    </message>
    <message>
        <source>on random repeats</source>
        <translation>an Zufallstexten</translation>
    </message>
    <message>
        <source>duplicate, random</source>
        <translation>Duplikat, zufällig</translation>
    </message>
    <message>
        <source>direct effect</source>
        <translation>direkte Wirkung</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>All heads, {n} patterns</source>
        <translation>Alle Köpfe, {n} Muster</translation>
    </message>
    <message>
        <source>All heads, {n} pattern</source>
        <translation>Alle Köpfe, {n} Muster</translation>
    </message>
    <message>
        <source>One pattern of one text. Choose a score.</source>
        <translation>Ein Muster eines Textes. Wählen Sie einen Score.</translation>
    </message>
    <message>
        <source>{n} patterns of one text. Choose a score to find one.</source>
        <translation>{n} Muster eines Textes. Wählen Sie einen Score, um eines zu finden.</translation>
    </message>
    <message>
        <source>No token repeats in this text, so no head can have this score on it.</source>
        <translation>In diesem Text wiederholt sich kein Token, also kann kein Kopf diesen Score haben.</translation>
    </message>
    <message>
        <source>On this text, head {head} gives the cells marked in “{name}” most: on average {share} of a row’s attention.</source>
        <translation>In diesem Text gibt Kopf {head} den in „{name}“ markierten Zellen am meisten: im Mittel {share} der Aufmerksamkeit einer Zeile.</translation>
    </message>
    <message>
        <source>{n} of {count} heads gives more than half of its weight to the first token on this text.</source>
        <translation>{n} von {count} Köpfen gibt in diesem Text mehr als die Hälfte seines Gewichts an das erste Token.</translation>
    </message>
    <message>
        <source>{n} of {count} heads give more than half of their weight to the first token on this text.</source>
        <translation>{n} von {count} Köpfen geben in diesem Text mehr als die Hälfte ihres Gewichts an das erste Token.</translation>
    </message>
    <message>
        <source>On this text, head {wide} spreads a row over about {many} tokens and head {narrow} over {few}.</source>
        <translation>In diesem Text verteilt Kopf {wide} eine Zeile über etwa {many} Tokens und Kopf {narrow} über {few}.</translation>
    </message>
    <message>
        <source>“{name}” was drawn for a text of {n} tokens; this one has {other}.</source>
        <translation>„{name}“ wurde für einen Text mit {n} Tokens gezeichnet; dieser hat {other}.</translation>
    </message>
    <message>
        <source>No cell is marked in “{name}” yet: click or drag in the large pattern of the side panel.</source>
        <translation>In „{name}“ ist noch keine Zelle markiert: im großen Muster der Seitenleiste klicken oder ziehen.</translation>
    </message>
    <message>
        <source>Head {head} pushes “{token}” up against “{other}” most, by {by}.</source>
        <translation>Kopf {head} schiebt „{token}“ gegenüber „{other}“ am meisten nach oben, um {by}.</translation>
    </message>
    <message>
        <source>Heads together {heads}, MLPs {mlps}, embedding and biases {others}: in all {whole}.</source>
        <translation>Köpfe zusammen {heads}, MLPs {mlps}, Embedding und Biases {others}: insgesamt {whole}.</translation>
    </message>
    <message>
        <source>The parts miss the difference of the logits by {by}: please report this.</source>
        <translation>Die Teile verfehlen den Unterschied der Logits um {by}: Bitte melden Sie das.</translation>
    </message>
    <message>
        <source>First token hidden</source>
        <translation>Erstes Token ausgeblendet</translation>
    </message>
    <message>
        <source>The first token is hidden: in head {head} it has {share} of a row on average.</source>
        <translation>Das erste Token ist ausgeblendet: In Kopf {head} hat es im Mittel {share} einer Zeile.</translation>
    </message>
    <message>
        <source>head {name}</source>
        <translation>Kopf {name}</translation>
    </message>
    <message>
        <source>{n} of {count} heads gives more than half to the first token</source>
        <translation>{n} von {count} Köpfen gibt mehr als die Hälfte an das erste Token</translation>
    </message>
    <message>
        <source>{n} of {count} heads give more than half to the first token</source>
        <translation>{n} von {count} Köpfen geben mehr als die Hälfte an das erste Token</translation>
    </message>
    <message>
        <source>mean weight on the marked cells ({n}), rows with any: {rows}</source>
        <translation>mittleres Gewicht auf den markierten Zellen ({n}), Zeilen mit solchen: {rows}</translation>
    </message>
    <message>
        <source>over {n} text</source>
        <translation>über {n} Text</translation>
    </message>
    <message>
        <source>over {n} texts</source>
        <translation>über {n} Texte</translation>
    </message>
    <message>
        <source>{score} over {n} texts: {number} (mean ± standard deviation)</source>
        <translation>{score} über {n} Texte: {number} (Mittel ± Standardabweichung)</translation>
    </message>
    <message>
        <source>head {name}, first token {share}</source>
        <translation>Kopf {name}, erstes Token {share}</translation>
    </message>
    <message>
        <source>head {name}, {score} {value}, {rank} of {count}</source>
        <translation>Kopf {name}, {score} {value}, {rank} von {count}</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>range</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>no division</source>
        <translation>ohne Teilen</translation>
    </message>
    <message>
        <source>Only with ÷ √d do the bars look alike at every size.</source>
        <translation>Nur mit ÷ √d sehen die Balken bei jeder Größe ähnlich aus.</translation>
    </message>
    <message>
        <source>Typed scores, divided by d instead of √d: all six end up near {share}.</source>
        <translation>Getippte Scores, durch d statt √d geteilt: alle sechs enden bei etwa {share}.</translation>
    </message>
    <message>
        <source>Dividing by d instead of √d flattens everything: all six end up near {share}.</source>
        <translation>Durch d statt √d zu teilen macht alles flach: alle sechs enden bei etwa {share}.</translation>
    </message>
    <message>
        <source>One number per vector</source>
        <translation>Eine Zahl je Vektor</translation>
    </message>
    <message>
        <source>{draw}, one number per vector</source>
        <translation>{draw}, eine Zahl je Vektor</translation>
    </message>
    <message>
        <source>{first}: the scores span {range}, and {keys}.</source>
        <translation>{first}: Die Scores umspannen {range}, {keys}.</translation>
    </message>
    <message>
        <source>{first}; {keys}.</source>
        <translation>{first}; {keys}.</translation>
    </message>
    <message>
        <source>{first}, so only one key counts.</source>
        <translation>{first}, also zählt nur ein Key.</translation>
    </message>
    <message>
        <source>{first}, and {keys}.</source>
        <translation>{first}, und {keys}.</translation>
    </message>
    <message>
        <source>hardly more than one key counts</source>
        <translation>kaum mehr als ein Key zählt</translation>
    </message>
    <message>
        <source>about {count} keys count</source>
        <translation>etwa {count} Keys zählen</translation>
    </message>
    <message>
        <source>Dividing by 1 changes nothing.</source>
        <translation>Durch 1 zu teilen ändert nichts.</translation>
    </message>
    <message>
        <source>Divided by {divisor}, only one does.</source>
        <translation>Durch {divisor} geteilt ist es nur einer.</translation>
    </message>
    <message>
        <source>Divided by {divisor}, hardly more than one does.</source>
        <translation>Durch {divisor} geteilt ist es kaum mehr als einer.</translation>
    </message>
    <message>
        <source>Divided by {divisor}, about {count} do.</source>
        <translation>Durch {divisor} geteilt sind es etwa {count}.</translation>
    </message>
    <message>
        <source>key {number}</source>
        <translation>Key {number}</translation>
    </message>
    <message>
        <source>d_k {size}, {divisor}: {quantity} {mean} on average over 2,000 draws; 80% of them lie between {low} and {high}</source>
        <translation>d_k {size}, {divisor}: {quantity} {mean} im Mittel über 2000 Ziehungen; 80&#x202f;% davon liegen zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>Slope of the share of key {n} with respect to its own raw score: {left} on the left, {right} on the right. Training learns from slopes.</source>
        <translation>Steigung des Anteils von Key {n} nach seinem eigenen rohen Score: links {left}, rechts {right}. Training lernt aus Steigungen.</translation>
    </message>
    <message>
        <source>Range {range}; envelope ±√m</source>
        <translation>Spanne {range}; Hülle ±√m</translation>
    </message>
    <message>
        <source>Range {range}; band ±{usual}</source>
        <translation>Spanne {range}; Band ±{usual}</translation>
    </message>
    <message>
        <source>entropy {entropy} of {most} bits</source>
        <translation>Entropie {entropy} von {most} Bit</translation>
    </message>
    <message>
        <source>{n} effective keys</source>
        <translation>{n} effektive Keys</translation>
    </message>
    <message>
        <source>The scores build up term by term to a range of {range}; the envelope is ±√m</source>
        <translation>Die Scores bauen sich Term für Term zu einer Spanne von {range} auf; die Hülle ist ±√m</translation>
    </message>
    <message>
        <source>The scores build up to a range of {range}; envelope ±√m</source>
        <translation>Scores bis zur Spanne {range}; Hülle ±√m</translation>
    </message>
    <message>
        <source>Six raw scores q·k span {range}; the band is ±√d = ±{usual}</source>
        <translation>Sechs rohe Scores q·k umspannen {range}; das Band ist ±√d = ±{usual}</translation>
    </message>
    <message>
        <source>Six typed scores q·k span {range}; the band is ±√d = ±{usual}</source>
        <translation>Sechs getippte Scores q·k umspannen {range}; das Band ist ±√d = ±{usual}</translation>
    </message>
    <message>
        <source>Scores span {range}; band ±√d = ±{usual}</source>
        <translation>Scores umspannen {range}; Band ±√d = ±{usual}</translation>
    </message>
    <message>
        <source>slope {slope}</source>
        <translation>Steigung {slope}</translation>
    </message>
    <message>
        <source>entropy of {most} bits</source>
        <translation>Entropie von {most} Bit</translation>
    </message>
    <message>
        <source>Heads of this layer: spread of scores, effective keys</source>
        <translation>Köpfe dieser Schicht: Streuung der Scores, effektive Keys</translation>
    </message>
    <message>
        <source>effective keys</source>
        <translation>effektive Keys</translation>
    </message>
    <message>
        <source>spread of raw scores</source>
        <translation>Streuung der rohen Scores</translation>
    </message>
    <message>
        <source>head {name}: spread {spread}, {n} effective keys</source>
        <translation>Kopf {name}: Streuung {spread}, {n} effektive Keys</translation>
    </message>
    <message>
        <source>runner-up p(1 − p)</source>
        <translation>Zweitgrößtes p(1 − p)</translation>
    </message>
    <message>
        <source>rounds to 0 (float16)</source>
        <translation>wird 0 (float16)</translation>
    </message>
    <message>
        <source>{n} of {most}</source>
        <translation>{n} von {most}</translation>
    </message>
    <message>
        <source>The largest of the six weights.</source>
        <translation>Das größte der sechs Gewichte.</translation>
    </message>
    <message>
        <source>How evenly the weights are spread: the sum of −p·log₂ p over all six.
0 bits if one key has everything, log₂ 6 if all have the same.</source>
        <translation>Wie gleichmäßig die Gewichte verteilt sind: die Summe von −p·log₂ p über alle sechs.
0 Bit, wenn ein Key alles hat, log₂ 6, wenn alle gleich viel haben.</translation>
    </message>
    <message>
        <source>2 to the entropy: this many keys with equal weights would be spread just as evenly.</source>
        <translation>2 hoch Entropie: So viele Keys mit gleichem Gewicht wären ebenso gleichmäßig verteilt.</translation>
    </message>
    <message>
        <source>How much the weights move with the scores: the root of the sum of squares
of all slopes, p(1 − p) for a key’s own score and −p·q for another’s.</source>
        <translation>Wie stark sich die Gewichte mit den Scores bewegen: die Wurzel aus der Summe der Quadrate
aller Steigungen, p(1 − p) für den eigenen Score eines Keys und −p·q für den eines anderen.</translation>
    </message>
    <message>
        <source>How much the second largest weight moves with its own score: p(1 − p).</source>
        <translation>Wie stark sich das zweitgrößte Gewicht mit seinem eigenen Score bewegt: p(1 − p).</translation>
    </message>
    <message>
        <source>How many weights a 16-bit float stores as 0: those under 2⁻²⁵, about 3·10⁻⁸.</source>
        <translation>Wie viele Gewichte eine 16-Bit-Zahl als 0 speichert: die unter 2⁻²⁵, etwa 3·10⁻⁸.</translation>
    </message>
    <message>
        <source>{bits} bits</source>
        <translation>{bits} Bit</translation>
    </message>
    <message>
        <source>Which key gets the largest share, and is it nearly 100% on both sides?</source>
        <translation>Welcher Key bekommt den größten Anteil, und sind es auf beiden Seiten fast 100&#x202f;%?</translation>
    </message>
    <message>
        <source>d_k = {size}: {question}</source>
        <translation>d_k = {size}: {question}</translation>
    </message>
    <message>
        <source>{keys}: {share} raw, {share_2} divided</source>
        <translation>{keys}: {share} roh, {share_2} geteilt</translation>
    </message>
    <message>
        <source>key {number}: q·k = {score}, share hidden</source>
        <translation>Key {number}: q·k = {score}, Anteil verdeckt</translation>
    </message>
    <message>
        <source>The vector size grows</source>
        <translation>Die Vektorgröße wächst</translation>
    </message>
    <message>
        <source>Size by size</source>
        <translation>Größe für Größe</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>±1 coins</source>
        <translation>±1-Münzen</translation>
    </message>
    <message>
        <source>{n} draws:</source>
        <translation>{n} Ziehungen:</translation>
    </message>
    <message>
        <source>Curve over 2,000 draws</source>
        <translation>Kurve über 2000 Ziehungen</translation>
    </message>
    <message>
        <source>Divide by</source>
        <translation>Teilen durch</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>roh</translation>
    </message>
    <message>
        <source>{n} of {total} draws</source>
        <translation>{n} von {total} Ziehungen</translation>
    </message>
    <message>
        <source>{n} draws: {quantity}</source>
        <translation>{n} Ziehungen: {quantity}</translation>
    </message>
    <message>
        <source>Values of both charts</source>
        <translation>Werte beider Diagramme</translation>
    </message>
    <message>
        <source>What the curves show</source>
        <translation>Was die Kurven zeigen</translation>
    </message>
    <message>
        <source>Draw normal numbers: mean 0, standard deviation 1</source>
        <translation>Normalverteilte Zahlen ziehen: Mittel 0, Standardabweichung 1</translation>
    </message>
    <message>
        <source>Flip coins: each number is −1 or 1</source>
        <translation>Münzen werfen: jede Zahl ist −1 oder 1</translation>
    </message>
    <message>
        <source>Divide by {divisor}  ({key}: next divisor)</source>
        <translation>Durch {divisor} teilen  ({key}: nächster Teiler)</translation>
    </message>
    <message>
        <source>All heads of this layer, this row</source>
        <translation>Alle Köpfe dieser Schicht, diese Zeile</translation>
    </message>
    <message>
        <source>{title}, mean and 10–90% band</source>
        <translation>{title}, Mittel und 10–90-%-Band</translation>
    </message>
    <message>
        <source>d_k {size}</source>
        <translation>d_k {size}</translation>
    </message>
    <message>
        <source>sweep to d_k {size}</source>
        <translation>Durchlauf bis d_k {size}</translation>
    </message>
    <message>
        <source>random vectors</source>
        <translation>Zufallsvektoren</translation>
    </message>
    <message>
        <source>temperature {number}</source>
        <translation>Temperatur {number}</translation>
    </message>
    <message>
        <source>new draw {number}</source>
        <translation>neue Ziehung {number}</translation>
    </message>
    <message>
        <source>back to the draw</source>
        <translation>zurück zur Ziehung</translation>
    </message>
    <message>
        <source>±1 coin flips</source>
        <translation>±1-Münzwürfe</translation>
    </message>
    <message>
        <source>normally distributed numbers</source>
        <translation>normalverteilte Zahlen</translation>
    </message>
    <message>
        <source>divide by {divisor}</source>
        <translation>durch {divisor} teilen</translation>
    </message>
    <message>
        <source>score of key {number}</source>
        <translation>Score von Key {number}</translation>
    </message>
    <message>
        <source>pasted scores</source>
        <translation>eingefügte Scores</translation>
    </message>
    <message>
        <source>range {range} (√d = {usual})</source>
        <translation>Spanne {range} (√d = {usual})</translation>
    </message>
    <message>
        <source>raw: {summary}</source>
        <translation>roh: {summary}</translation>
    </message>
    <message>
        <source>÷{divisor}: {summary}</source>
        <translation>÷{divisor}: {summary}</translation>
    </message>
    <message>
        <source>max {share}</source>
        <translation>max {share}</translation>
    </message>
    <message>
        <source>{largest}, entropy {entropy} bits, slope {slope}</source>
        <translation>{largest}, Entropie {entropy} Bit, Steigung {slope}</translation>
    </message>
    <message>
        <source>{asker} can only look at itself: one score, and all 100% stays there.</source>
        <translation>{asker} kann nur sich selbst ansehen: ein Score, und alle 100&#x202f;% bleiben dort.</translation>
    </message>
    <message>
        <source>The scores of {asker} have a spread of {spread}; random scores would have {usual}.</source>
        <translation>Die Scores von {asker} haben eine Streuung von {spread}; zufällige hätten {usual}.</translation>
    </message>
    <message>
        <source>Divided by {divisor}, the row has {n} effective keys.</source>
        <translation>Durch {divisor} geteilt hat die Zeile {n} effektive Keys.</translation>
    </message>
    <message>
        <source>Divided by {divisor}, at temperature {temperature}, the row has {n} effective keys.</source>
        <translation>Durch {divisor} geteilt, bei Temperatur {temperature}, hat die Zeile {n} effektive Keys.</translation>
    </message>
    <message>
        <source>The model caps these scores first; here they are not capped.</source>
        <translation>Das Modell begrenzt diese Scores vorher; hier sind sie nicht begrenzt.</translation>
    </message>
    <message>
        <source>The layer’s own weights differ: here scores are only divided.</source>
        <translation>Die Gewichte der Schicht selbst sind andere: Hier werden Scores nur geteilt.</translation>
    </message>
    <message>
        <source>Raw scores q·k of {asker} have a spread of {spread}; the band is ±√d_k = ±{usual}</source>
        <translation>Rohe Scores q·k von {asker} haben eine Streuung von {spread}; das Band ist ±√d_k = ±{usual}</translation>
    </message>
    <message>
        <source>Scores of {asker}: spread {spread}, band ±{usual}</source>
        <translation>Scores von {asker}: Streuung {spread}, Band ±{usual}</translation>
    </message>
    <message>
        <source>{n} other</source>
        <translation>{n} anderer</translation>
    </message>
    <message>
        <source>{n} others</source>
        <translation>{n} andere</translation>
    </message>
    <message>
        <source>from tab 2</source>
        <translation>aus Reiter 2</translation>
    </message>
    <message>
        <source>row {row}  {word}</source>
        <translation>Zeile {row}  {word}</translation>
    </message>
    <message>
        <source>spread {spread} (√d_k = {usual})</source>
        <translation>Streuung {spread} (√d_k = {usual})</translation>
    </message>
    <message>
        <source>max {share}, entropy {entropy} bits</source>
        <translation>max {share}, Entropie {entropy} Bit</translation>
    </message>
    <message>
        <source>raw {share}</source>
        <translation>roh {share}</translation>
    </message>
    <message>
        <source>÷{divisor} = {score}: {share}</source>
        <translation>÷{divisor} = {score}: {share}</translation>
    </message>
    <message>
        <source>key {number}: q·k = {score}
e^({score}) ≈ {power}
weight {raw}, ÷ {divisor}: {share}</source>
        <translation>Key {number}: q·k = {score}
e^({score}) ≈ {power}
Gewicht {raw}, ÷ {divisor}: {share}</translation>
    </message>
    <message>
        <source>key {number}, score {score}, {share} per cent, divided by {divisor}: {share_2} per cent</source>
        <translation>Key {number}, Score {score}, {share} Prozent, durch {divisor} geteilt: {share_2} Prozent</translation>
    </message>
    <message>
        <source>Six dots on one ruler</source>
        <translation>Sechs Punkte auf einem Lineal</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Irrfahrt</translation>
    </message>
    <message>
        <source>Saturation, a row of scores and two softmaxes</source>
        <translation>Sättigung, eine Zeile von Scores und zwei Softmaxes</translation>
    </message>
    <message>
        <source>Saturation, six scores and two softmaxes</source>
        <translation>Sättigung, sechs Scores und zwei Softmax</translation>
    </message>
    <message>
        <source>Scores were not captured, only weights.</source>
        <translation>Scores wurden nicht aufgezeichnet, nur Gewichte.</translation>
    </message>
    <message>
        <source>the other {n} products: {rest}</source>
        <translation>die anderen {n} Produkte: {rest}</translation>
    </message>
    <message>
        <source>sum {sign} {total}</source>
        <translation>Summe {sign} {total}</translation>
    </message>
    <message>
        <source>{n} products {sign} {total}</source>
        <translation>{n} Produkte {sign} {total}</translation>
    </message>
    <message>
        <source>held at {value}</source>
        <translation>festgehalten auf {value}</translation>
    </message>
    <message>
        <source>with the bias: {sum}</source>
        <translation>mit dem Bias: {sum}</translation>
    </message>
    <message>
        <source>“{word}” is not written yet: {zero}</source>
        <translation>„{word}“ ist noch nicht geschrieben: {zero}</translation>
    </message>
    <message>
        <source>“{word}” is masked: {zero}</source>
        <translation>„{word}“ ist maskiert: {zero}</translation>
    </message>
    <message>
        <source>exactly 0: masked</source>
        <translation>genau 0: maskiert</translation>
    </message>
    <message>
        <source>nothing is left in this row, so there are no weights</source>
        <translation>von dieser Zeile ist nichts übrig, also gibt es keine Gewichte</translation>
    </message>
    <message>
        <source>minus the row’s maximum: {difference}</source>
        <translation>minus das Maximum der Zeile: {difference}</translation>
    </message>
    <message>
        <source>exactly 0: not written yet</source>
        <translation>genau 0: noch nicht geschrieben</translation>
    </message>
    <message>
        <source>{letter} {word}, {name}: {number}</source>
        <translation>{letter} {word}, {name}: {number}</translation>
    </message>
    <message>
        <source>{power}  of {total} in the row</source>
        <translation>{power}  von {total} in der Zeile</translation>
    </message>
    <message>
        <source>{result}, held at {value}</source>
        <translation>{result}, festgehalten auf {value}</translation>
    </message>
    <message>
        <source>Dots travel along the lines</source>
        <translation>Punkte wandern die Linien entlang</translation>
    </message>
    <message>
        <source>Word by word</source>
        <translation>Wort für Wort</translation>
    </message>
    <message>
        <source>Row by row: its reach</source>
        <translation>Zeile für Zeile: ihre Reichweite</translation>
    </message>
    <message>
        <source>Pattern by pattern</source>
        <translation>Muster für Muster</translation>
    </message>
    <message>
        <source>The window grows</source>
        <translation>Das Fenster wächst</translation>
    </message>
    <message>
        <source> + {n} smaller terms ({sum})</source>
        <translation> + {n} kleinere Terme ({sum})</translation>
    </message>
    <message>
        <source>loss of “{next}” after “{word}”</source>
        <translation>Verlust von „{next}“ nach „{word}“</translation>
    </message>
    <message>
        <source>What changes {number}?</source>
        <translation>Was ändert {number}?</translation>
    </message>
    <message>
        <source>the mask is on or off: it has no slope</source>
        <translation>die Maske ist an oder aus: sie hat keine Steigung</translation>
    </message>
    <message>
        <source>masked: {cell} is not looked at, whatever the numbers are</source>
        <translation>maskiert: {cell} wird nicht angesehen, wie auch immer die Zahlen sind</translation>
    </message>
    <message>
        <source>no path: {cell} cannot change {number}</source>
        <translation>kein Weg: {cell} kann {number} nicht ändern</translation>
    </message>
    <message>
        <source>(p − 1 for the next token, p for others) · unembedding ≈ {value}</source>
        <translation>(p − 1 für das nächste Token, p für andere) · Unembedding ≈ {value}</translation>
    </message>
    <message>
        <source>−log₂ A − 1 ÷ ln 2 ≈ {value}</source>
        <translation>−log₂ A − 1 ÷ ln 2 ≈ {value}</translation>
    </message>
    <message>
        <source>1: it is the number itself</source>
        <translation>1: das ist die Zahl selbst</translation>
    </message>
    <message>
        <source>   the slope of {cell}</source>
        <translation>   die Steigung von {cell}</translation>
    </message>
    <message>
        <source>through {cell}</source>
        <translation>über {cell}</translation>
    </message>
    <message>
        <source> + {n} more, together {sum}</source>
        <translation> + {n} weitere, zusammen {sum}</translation>
    </message>
    <message>
        <source> + {n} zeros</source>
        <translation> + {n} Nullen</translation>
    </message>
    <message>
        <source>   p(1 − p): the slope of tab 3</source>
        <translation>   p(1 − p): die Steigung von Reiter 3</translation>
    </message>
    <message>
        <source>   raising a rival takes weight</source>
        <translation>   ein stärkerer Rivale nimmt Gewicht weg</translation>
    </message>
    <message>
        <source>Nothing you can type changes {number}: its row has one weight, always {all}.</source>
        <translation>Nichts, was Sie eingeben können, ändert {number}: Die Zeile hat ein einziges Gewicht, immer {all}.</translation>
    </message>
    <message>
        <source>Nothing you can type changes {number}.</source>
        <translation>Nichts, was Sie eingeben können, ändert {number}.</translation>
    </message>
    <message>
        <source>{number} changes most with {cell}: {slope} per +1</source>
        <translation>{number} reagiert am stärksten auf {cell}: {slope} je +1</translation>
    </message>
    <message>
        <source>equally {cell}, {slope}</source>
        <translation>ebenso auf {cell}, {slope}</translation>
    </message>
    <message>
        <source>then {cell}, {slope}</source>
        <translation>dann auf {cell}, {slope}</translation>
    </message>
    <message>
        <source>and {cell}, {slope}</source>
        <translation>und auf {cell}, {slope}</translation>
    </message>
    <message>
        <source>{cell} {amount}: {number} predicted {promised}, actual {really}, difference {missing}.</source>
        <translation>{cell} {amount}: {number} vorhergesagt {promised}, tatsächlich {really}, Unterschied {missing}.</translation>
    </message>
    <message>
        <source>{cell}: no path</source>
        <translation>{cell}: kein Weg</translation>
    </message>
    <message>
        <source>{cell}: lowers {number} by {size} per one</source>
        <translation>{cell}: senkt {number} um {size} je eins</translation>
    </message>
    <message>
        <source>{cell}: raises {number} by {size} per one</source>
        <translation>{cell}: hebt {number} um {size} je eins</translation>
    </message>
    <message>
        <source>Backwards from {number}</source>
        <translation>Rückwärts von {number}</translation>
    </message>
    <message>
        <source>central difference {value}</source>
        <translation>zentrale Differenz {value}</translation>
    </message>
    <message>
        <source> (not divided)</source>
        <translation> (nicht geteilt)</translation>
    </message>
    <message>
        <source> = exactly 0: this cell is masked</source>
        <translation> = genau 0: diese Zelle ist maskiert</translation>
    </message>
    <message>
        <source>this row sees nothing, so there are no weights</source>
        <translation>diese Zeile sieht nichts: es gibt keine Gewichte</translation>
    </message>
    <message>
        <source>this row sees nothing</source>
        <translation>diese Zeile sieht nichts</translation>
    </message>
    <message>
        <source>nothing is left in this row</source>
        <translation>von dieser Zeile ist nichts übrig</translation>
    </message>
    <message>
        <source>{number} for the sink</source>
        <translation>{number} für die Senke</translation>
    </message>
    <message>
        <source> + {n} more ({sum})</source>
        <translation> + {n} weitere ({sum})</translation>
    </message>
    <message>
        <source>the cap bends every score smoothly, so that none lies beyond ±{cap}: {cap} · tanh(score ÷ {cap}).</source>
        <translation>die weiche Grenze biegt jeden Score sanft, so dass keiner jenseits von ±{cap} liegt: {cap} · tanh(Score ÷ {cap}).</translation>
    </message>
    <message>
        <source>one word, a row of {numbers}; there is no other word to look at.</source>
        <translation>ein Wort, eine Zeile aus {numbers}; es gibt kein anderes Wort.</translation>
    </message>
    <message>
        <source>one token, a row of {numbers}; there is no other token to look at.</source>
        <translation>ein Token, eine Zeile aus {numbers}; es gibt kein anderes Token.</translation>
    </message>
    <message>
        <source>{words}, each a row of {numbers}; so far no token knows about any other.</source>
        <translation>{words}, jeweils eine Zeile aus {numbers}; noch weiß kein Token von einem anderen.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q: it is all zeros, so no word looks for anything.</source>
        <translation>jede Zeile mit W_Q multiplizieren: lauter Nullen, also sucht kein Wort etwas.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q: it is all zeros, so no token looks for anything.</source>
        <translation>jede Zeile mit W_Q multiplizieren: lauter Nullen, also sucht kein Token etwas.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q, normalise it (QK-norm), then rotate it by its position (RoPE): the result is what that word is looking for.</source>
        <translation>jede Zeile mit W_Q multiplizieren, normieren (QK-Norm) und nach ihrer Position drehen (RoPE): das Ergebnis ist, was das Wort sucht.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q, normalise it (QK-norm), then rotate it by its position (RoPE): the result is what that token is looking for.</source>
        <translation>jede Zeile mit W_Q multiplizieren, normieren (QK-Norm) und nach ihrer Position drehen (RoPE): das Ergebnis ist, was das Token sucht.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q, then normalise it (QK-norm): the result is what that word is looking for.</source>
        <translation>jede Zeile mit W_Q multiplizieren und normieren (QK-Norm): das Ergebnis ist, was das Wort sucht.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q, then normalise it (QK-norm): the result is what that token is looking for.</source>
        <translation>jede Zeile mit W_Q multiplizieren und normieren (QK-Norm): das Ergebnis ist, was das Token sucht.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q, then rotate it by its position: the result is what that word is looking for.</source>
        <translation>jede Zeile mit W_Q multiplizieren und nach ihrer Position drehen: das Ergebnis ist, was das Wort sucht.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q, then rotate it by its position: the result is what that token is looking for.</source>
        <translation>jede Zeile mit W_Q multiplizieren und nach ihrer Position drehen: das Ergebnis ist, was das Token sucht.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q: the result is what that word is looking for.</source>
        <translation>jede Zeile mit W_Q multiplizieren: das Ergebnis ist, was das Wort sucht.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q: the result is what that token is looking for.</source>
        <translation>jede Zeile mit W_Q multiplizieren: das Ergebnis ist, was das Token sucht.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K: all zeros, so no word has anything to offer.</source>
        <translation>dieselben Zeilen mit W_K multiplizieren: lauter Nullen, also hat kein Wort etwas anzubieten.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K: all zeros, so no token has anything to offer.</source>
        <translation>dieselben Zeilen mit W_K multiplizieren: lauter Nullen, also hat kein Token etwas anzubieten.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K, normalise them (QK-norm) and rotate them by position (RoPE): what each word offers to any word that looks.</source>
        <translation>dieselben Zeilen mit W_K multiplizieren, normieren (QK-Norm) und nach Position drehen (RoPE): was jedes Wort allen Suchenden anbietet.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K, normalise them (QK-norm) and rotate them by position (RoPE): what each token offers to any token that looks.</source>
        <translation>dieselben Zeilen mit W_K multiplizieren, normieren (QK-Norm) und nach Position drehen (RoPE): was jedes Token allen Suchenden anbietet.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K and normalise them (QK-norm): what each word offers to any word that looks.</source>
        <translation>dieselben Zeilen mit W_K multiplizieren und normieren (QK-Norm): was jedes Wort allen Suchenden anbietet.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K and normalise them (QK-norm): what each token offers to any token that looks.</source>
        <translation>dieselben Zeilen mit W_K multiplizieren und normieren (QK-Norm): was jedes Token allen Suchenden anbietet.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K and rotate them by position: what each word offers to any word that looks.</source>
        <translation>dieselben Zeilen mit W_K multiplizieren und nach Position drehen: was jedes Wort allen Suchenden anbietet.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K and rotate them by position: what each token offers to any token that looks.</source>
        <translation>dieselben Zeilen mit W_K multiplizieren und nach Position drehen: was jedes Token allen Suchenden anbietet.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K: what each word offers to any word that looks.</source>
        <translation>dieselben Zeilen mit W_K multiplizieren: was jedes Wort allen Suchenden anbietet.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K: what each token offers to any token that looks.</source>
        <translation>dieselben Zeilen mit W_K multiplizieren: was jedes Token allen Suchenden anbietet.</translation>
    </message>
    <message>
        <source>multiply them by W_V: all zeros, so no word has anything to pass on.</source>
        <translation>mit W_V multiplizieren: lauter Nullen, also hat kein Wort etwas weiterzugeben.</translation>
    </message>
    <message>
        <source>multiply them by W_V: all zeros, so no token has anything to pass on.</source>
        <translation>mit W_V multiplizieren: lauter Nullen, also hat kein Token etwas weiterzugeben.</translation>
    </message>
    <message>
        <source>multiply them by W_V: what each word passes on to the words that look at it.</source>
        <translation>mit W_V multiplizieren: was jedes Wort an die weitergibt, die darauf achten.</translation>
    </message>
    <message>
        <source>multiply them by W_V: what each token passes on to the tokens that look at it.</source>
        <translation>mit W_V multiplizieren: was jedes Token an die weitergibt, die darauf achten.</translation>
    </message>
    <message>
        <source>transpose the keys, one column per word, so that each query row can be multiplied with all of them.</source>
        <translation>die Keys transponieren, je Wort eine Spalte, damit jede Query-Zeile mit allen multipliziert werden kann.</translation>
    </message>
    <message>
        <source>transpose the keys, one column per token, so that each query row can be multiplied with all of them.</source>
        <translation>die Keys transponieren, je Token eine Spalte, damit jede Query-Zeile mit allen multipliziert werden kann.</translation>
    </message>
    <message>
        <source>multiply pairwise and add: every score is 0, so no word stands out.</source>
        <translation>paarweise multiplizieren und addieren: jeder Score ist 0, also sticht kein Wort heraus.</translation>
    </message>
    <message>
        <source>multiply pairwise and add: every score is 0, so no token stands out.</source>
        <translation>paarweise multiplizieren und addieren: jeder Score ist 0, also sticht kein Token heraus.</translation>
    </message>
    <message>
        <source>multiply pairwise and add: cell (“{asker}”, “{read}”) says how well the query {owner} fits its own key.</source>
        <translation>paarweise multiplizieren und addieren: Zelle („{asker}“, „{read}“) sagt, wie gut die Query {owner} zum eigenen Key passt.</translation>
    </message>
    <message>
        <source>multiply pairwise and add: cell (“{asker}”, “{read}”) says how well the query {owner} fits the key {other}.</source>
        <translation>paarweise multiplizieren und addieren: Zelle („{asker}“, „{read}“) sagt, wie gut die Query {owner} zum Key {other} passt.</translation>
    </message>
    <message>
        <source>÷√d_k is off: the scores stay as they are{then_divided}</source>
        <translation>÷√d_k ist aus: die Scores bleiben, wie sie sind{then_divided}</translation>
    </message>
    <message>
        <source>{first}; the gaps stay {root} times as large.</source>
        <translation>{first}; die Abstände bleiben {root}-mal so groß.</translation>
    </message>
    <message>
        <source>{first}; with d_k = 1, nothing changes.</source>
        <translation>{first}; bei d_k = 1 ändert sich nichts.</translation>
    </message>
    <message>
        <source>multiply every score by {factor}{then_divided}; this keeps the softmax from saturating.</source>
        <translation>jeden Score mit {factor} multiplizieren{then_divided}; so sättigt der Softmax nicht.</translation>
    </message>
    <message>
        <source>keys have one number, and √1 = 1: the scores stay as they are{then_divided}.</source>
        <translation>Keys haben eine Zahl, und √1 = 1: die Scores bleiben, wie sie sind{then_divided}.</translation>
    </message>
    <message>
        <source>keys have {numbers}, so divide every score by {root}{and_heat}; this keeps the softmax from saturating.</source>
        <translation>Keys haben {numbers}, also jeden Score durch {root}{and_heat} teilen; so sättigt der Softmax nicht.</translation>
    </message>
    <message>
        <source>subtract each row’s maximum, which changes no weight, then raise e to the result</source>
        <translation>das Maximum jeder Zeile abziehen, was kein Gewicht ändert, und e hoch das Ergebnis nehmen</translation>
    </message>
    <message>
        <source>{first}: every number becomes positive and the gaps grow.</source>
        <translation>{first}: jede Zahl wird positiv, und die Abstände wachsen.</translation>
    </message>
    <message>
        <source>{first}: every number becomes positive, the gaps grow, and masked cells become exactly 0.</source>
        <translation>{first}: jede Zahl wird positiv, die Abstände wachsen, und maskierte Zellen werden genau 0.</translation>
    </message>
    <message>
        <source>divide each row by its total: every token now has 100% to spend</source>
        <translation>jede Zeile durch ihre Summe teilen: jedes Token hat nun 100&#x202f;% zu vergeben</translation>
    </message>
    <message>
        <source>divide each row by its total plus the sink: every word now has at most 100% to spend</source>
        <translation>jede Zeile durch ihre Summe plus Senke teilen: jedes Wort hat nun höchstens 100&#x202f;% zu vergeben</translation>
    </message>
    <message>
        <source>divide each row by its total plus the sink: every token now has at most 100% to spend</source>
        <translation>jede Zeile durch ihre Summe plus Senke teilen: jedes Token hat nun höchstens 100&#x202f;% zu vergeben</translation>
    </message>
    <message>
        <source>{first}, but “{name}” sees nothing and spends nothing.</source>
        <translation>{first}, aber „{name}“ sieht nichts und vergibt nichts.</translation>
    </message>
    <message>
        <source>{first}, and “{name}” spreads it evenly over {all_of_them} words it sees.</source>
        <translation>{first}, und „{name}“ verteilt sie gleichmäßig auf {all_of_them} Wörter, die es sieht.</translation>
    </message>
    <message>
        <source>{first}, and “{name}” spreads it evenly over {all_of_them} tokens it sees.</source>
        <translation>{first}, und „{name}“ verteilt sie gleichmäßig auf {all_of_them} Tokens, die es sieht.</translation>
    </message>
    <message>
        <source>{first}, and “{name}” spends {share} on “{word}”.</source>
        <translation>{first}, und „{name}“ vergibt {share} an „{word}“.</translation>
    </message>
    <message>
        <source>{first}, and “{name}” keeps {share} for itself, the only word it sees.</source>
        <translation>{first}, und „{name}“ behält {share} für sich, das einzige Wort, das es sieht.</translation>
    </message>
    <message>
        <source>{first}, and “{name}” keeps {share} for itself, the only token it sees.</source>
        <translation>{first}, und „{name}“ behält {share} für sich, das einzige Token, das es sieht.</translation>
    </message>
    <message>
        <source>{first}, and “{name}” keeps {share} for itself.</source>
        <translation>{first}, und „{name}“ behält {share} für sich.</translation>
    </message>
    <message>
        <source>mix the value rows with these weights: {result}</source>
        <translation>die Value-Zeilen mit diesen Gewichten mischen: {result}</translation>
    </message>
    <message>
        <source>the new vector {owner} is all zeros, since that word sees nothing.</source>
        <translation>der neue Vektor {owner} besteht aus Nullen, denn das Wort sieht nichts.</translation>
    </message>
    <message>
        <source>the new vector {owner} is all zeros, since that token sees nothing.</source>
        <translation>der neue Vektor {owner} besteht aus Nullen, denn das Token sieht nichts.</translation>
    </message>
    <message>
        <source>the new vector {owner} is the plain average of {all_of_them} words it sees.</source>
        <translation>der neue Vektor {owner} ist das schlichte Mittel über {all_of_them} Wörter, die es sieht.</translation>
    </message>
    <message>
        <source>the new vector {owner} is the plain average of {all_of_them} tokens it sees.</source>
        <translation>der neue Vektor {owner} ist das schlichte Mittel über {all_of_them} Tokens, die es sieht.</translation>
    </message>
    <message>
        <source>the value {owner}</source>
        <translation>der Value {owner}</translation>
    </message>
    <message>
        <source>the new vector {owner} is {value}, unchanged.</source>
        <translation>der neue Vektor {owner} ist {value}, unverändert.</translation>
    </message>
    <message>
        <source>the new vector {owner} is mostly {value}.</source>
        <translation>der neue Vektor {owner} ist vor allem {value}.</translation>
    </message>
    <message>
        <source>the new vector {owner} mixes {share} “{word}”, {share_2} “{word_2}” and less of the rest.</source>
        <translation>der neue Vektor {owner} mischt {share} „{word}“, {share_2} „{word_2}“ und weniger vom Rest.</translation>
    </message>
    <message>
        <source>now with {numbers}</source>
        <translation>nun mit {numbers}</translation>
    </message>
    <message>
        <source>{first}, combining all {count} heads</source>
        <translation>{first}, aus allen {count} Köpfen</translation>
    </message>
    <message>
        <source>{first}: there was no other word to get information from.</source>
        <translation>{first}: es gab kein anderes Wort, von dem Information käme.</translation>
    </message>
    <message>
        <source>{first}: there was no other token to get information from.</source>
        <translation>{first}: es gab kein anderes Token, von dem Information käme.</translation>
    </message>
    <message>
        <source>{first}: each now carries information from all words, even later ones.</source>
        <translation>{first}: jeder trägt nun Information aus allen Wörtern, auch späteren.</translation>
    </message>
    <message>
        <source>{first}: each now carries information from all tokens, even later ones.</source>
        <translation>{first}: jeder trägt nun Information aus allen Tokens, auch späteren.</translation>
    </message>
    <message>
        <source>{first}: each now carries information from the words before it.</source>
        <translation>{first}: jeder trägt nun Information aus den Wörtern davor.</translation>
    </message>
    <message>
        <source>{first}: each now carries information from the tokens before it.</source>
        <translation>{first}: jeder trägt nun Information aus den Tokens davor.</translation>
    </message>
    <message>
        <source>{words}, each a row of {numbers}; so far no word knows about any other.</source>
        <translation>{words}, jeweils eine Zeile aus {numbers}; noch weiß kein Wort von einem anderen.</translation>
    </message>
    <message>
        <source>the sums of steps 2 to 4 start from these numbers: one per column, the same for every word.</source>
        <translation>die Summen der Schritte 2 bis 4 beginnen mit diesen Zahlen: eine je Spalte, dieselbe für jedes Wort.</translation>
    </message>
    <message>
        <source>the sums of steps 2 to 4 start from these numbers: one per column, the same for every token.</source>
        <translation>die Summen der Schritte 2 bis 4 beginnen mit diesen Zahlen: eine je Spalte, dieselbe für jedes Token.</translation>
    </message>
    <message>
        <source>QK-norm divides every query and every key by its size and multiplies each column by a learned number: it compares directions, not lengths.</source>
        <translation>QK-Norm teilt jede Query und jeden Key durch die eigene Größe und multipliziert jede Spalte mit einer gelernten Zahl: Verglichen werden Richtungen, nicht Längen.</translation>
    </message>
    <message>
        <source>RoPE rotates the first {n} numbers of every query and key by the position of their word; this one stays.</source>
        <translation>RoPE dreht die ersten {n} Zahlen jeder Query und jedes Keys nach der Position ihres Worts; diese bleibt.</translation>
    </message>
    <message>
        <source>RoPE rotates the first {n} numbers of every query and key by the position of their token; this one stays.</source>
        <translation>RoPE dreht die ersten {n} Zahlen jeder Query und jedes Keys nach der Position ihres Tokens; diese bleibt.</translation>
    </message>
    <message>
        <source>RoPE rotates every query and every key by the position of its word: pair {pair} of {word}, at position {place} (counted from 0), by {place} × {speed} = {angle} rad.</source>
        <translation>RoPE dreht jede Query und jeden Key nach der Position des Worts: Paar {pair} von {word}, an Position {place} (von 0 gezählt), um {place} × {speed} = {angle} rad.</translation>
    </message>
    <message>
        <source>RoPE rotates every query and every key by the position of its token: pair {pair} of {word}, at position {place} (counted from 0), by {place} × {speed} = {angle} rad.</source>
        <translation>RoPE dreht jede Query und jeden Key nach der Position des Tokens: Paar {pair} von {word}, an Position {place} (von 0 gezählt), um {place} × {speed} = {angle} rad.</translation>
    </message>
    <message>
        <source>score ({asker}, {read}) adds up {n} products.</source>
        <translation>Score ({asker}, {read}) summiert {n} Produkte.</translation>
    </message>
    <message>
        <source>Of its {score}, {part} comes from the {n} RoPE pairs that turn by less than {degrees}° from {read} to {asker}.</source>
        <translation>Von seinen {score} kommen {part} aus den {n} RoPE-Paaren, die sich von {read} bis {asker} um weniger als {degrees}° drehen.</translation>
    </message>
    <message>
        <source>, then divided by the temperature {heat}</source>
        <translation>, dann durch die Temperatur {heat} geteilt</translation>
    </message>
    <message>
        <source> and by the temperature {heat}</source>
        <translation> und durch die Temperatur {heat}</translation>
    </message>
    <message>
        <source>cross out the future</source>
        <translation>die Zukunft streichen</translation>
    </message>
    <message>
        <source>{first}: no word loses its best score, but none can look ahead now.</source>
        <translation>{first}: kein Wort verliert seinen besten Score, aber keines kann mehr vorausschauen.</translation>
    </message>
    <message>
        <source>{first}: no token loses its best score, but none can look ahead now.</source>
        <translation>{first}: kein Token verliert seinen besten Score, aber keines kann mehr vorausschauen.</translation>
    </message>
    <message>
        <source>{first}: the best score {owner} was for “{word}”, which is not written yet.</source>
        <translation>{first}: der beste Score {owner} galt „{word}“, das noch nicht geschrieben ist.</translation>
    </message>
    <message>
        <source>{first}: the best score {owner} was for “{word}”, which is now masked.</source>
        <translation>{first}: der beste Score {owner} galt „{word}“, das jetzt maskiert ist.</translation>
    </message>
    <message>
        <source>cross out the masked cells</source>
        <translation>die maskierten Zellen streichen</translation>
    </message>
    <message>
        <source>subtract a penalty for distance and cross out the masked cells</source>
        <translation>einen Abzug für Entfernung machen und die maskierten Zellen streichen</translation>
    </message>
    <message>
        <source>subtract a penalty for distance and cross out the future</source>
        <translation>einen Abzug für Entfernung machen und die Zukunft streichen</translation>
    </message>
    <message>
        <source>there is no future here, so there is nothing to cross out.</source>
        <translation>hier gibt es keine Zukunft, also nichts zu streichen.</translation>
    </message>
    <message>
        <source>nothing is masked</source>
        <translation>nichts ist maskiert</translation>
    </message>
    <message>
        <source>the mask is off</source>
        <translation>die Maske ist aus</translation>
    </message>
    <message>
        <source>{first}: “{name}” gives {share} to “{word}”, which is not written yet.</source>
        <translation>{first}: „{name}“ gibt {share} an „{word}“, das noch nicht geschrieben ist.</translation>
    </message>
    <message>
        <source>raise e to each score</source>
        <translation>e hoch jeden Score nehmen</translation>
    </message>
    <message>
        <source>divide each row by its total: every word now has 100% to spend</source>
        <translation>jede Zeile durch ihre Summe teilen: jedes Wort hat nun 100&#x202f;% zu vergeben</translation>
    </message>
    <message>
        <source>its own value</source>
        <translation>der eigene Value</translation>
    </message>
    <message>
        <source>same shape</source>
        <translation>gleiche Form</translation>
    </message>
    <message>
        <source>one vector in, one out, {shape}</source>
        <translation>ein Vektor hinein, einer heraus, {shape}</translation>
    </message>
    <message>
        <source>{count} vectors in, {count} out, {shape}</source>
        <translation>{count} Vektoren hinein, {count} heraus, {shape}</translation>
    </message>
    <message>
        <source>{first}, mixed by W_O</source>
        <translation>{first}, von W_O gemischt</translation>
    </message>
    <message>
        <source>The sentence of tab 1</source>
        <translation>Der Satz aus Reiter 1</translation>
    </message>
    <message>
        <source>{name}, seed {seed}</source>
        <translation>{name}, Startwert {seed}</translation>
    </message>
    <message>
        <source>Only the one-head example can be resized</source>
        <translation>Nur das Beispiel mit einem Kopf lässt sich in der Größe ändern</translation>
    </message>
    <message>
        <source>Preset: The sentence of tab 1</source>
        <translation>Vorlage: Der Satz aus Reiter 1</translation>
    </message>
    <message>
        <source>hold {cell} at {value}</source>
        <translation>{cell} auf {value} festhalten</translation>
    </message>
    <message>
        <source>hold {cell} as it is</source>
        <translation>{cell} festhalten, wie es ist</translation>
    </message>
    <message>
        <source>let {cell} go</source>
        <translation>{cell} loslassen</translation>
    </message>
    <message>
        <source>let all held numbers go</source>
        <translation>alle festgehaltenen Zahlen loslassen</translation>
    </message>
    <message>
        <source>distribute the rest of row {row}</source>
        <translation>Rest der Zeile {row} verteilen</translation>
    </message>
    <message>
        <source>show row “{word}” on tab 3</source>
        <translation>Zeile „{word}“ auf Reiter 3 zeigen</translation>
    </message>
    <message>
        <source>M({cell})</source>
        <translation>M({cell})</translation>
    </message>
    <message>
        <source>The words of tab 1, one head at a time.</source>
        <translation>Die Wörter aus Reiter 1, jeweils ein Kopf.</translation>
    </message>
    <message>
        <source>÷√d_k on</source>
        <translation>÷√d_k an</translation>
    </message>
    <message>
        <source>÷√d_k off</source>
        <translation>÷√d_k aus</translation>
    </message>
    <message>
        <source>Mask on</source>
        <translation>Maske an</translation>
    </message>
    <message>
        <source>Mask off</source>
        <translation>Maske aus</translation>
    </message>
    <message>
        <source>Size {words}, {d_model}, {d_k}</source>
        <translation>Größe {words}, {d_model}, {d_k}</translation>
    </message>
    <message>
        <source>{file}: found {found} bytes, far more than {room} numbers need</source>
        <translation>{file}: {found} Bytes gefunden, weit mehr als {room} Zahlen brauchen</translation>
    </message>
    <message>
        <source>Copy and files</source>
        <translation>Kopieren und Dateien</translation>
    </message>
    <message>
        <source>this is the first step</source>
        <translation>dies ist der erste Schritt</translation>
    </message>
    <message>
        <source>this is the last step</source>
        <translation>dies ist der letzte Schritt</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>it is an input</source>
        <translation>sie ist eine Eingabe</translation>
    </message>
    <message>
        <source>What would change this?</source>
        <translation>Was würde das ändern?</translation>
    </message>
    <message>
        <source>Nudge the selected number</source>
        <translation>Ausgewählte Zahl anstoßen</translation>
    </message>
    <message>
        <source>ask first what would change a number</source>
        <translation>erst fragen, was eine Zahl ändern würde</translation>
    </message>
    <message>
        <source>Show its arithmetic</source>
        <translation>Seine Rechnung zeigen</translation>
    </message>
    <message>
        <source>Export {matrix}…</source>
        <translation>{matrix} exportieren…</translation>
    </message>
    <message>
        <source>Show on tab 3</source>
        <translation>Auf Reiter 3 zeigen</translation>
    </message>
    <message>
        <source>Show the numbers again</source>
        <translation>Wieder die Zahlen zeigen</translation>
    </message>
    <message>
        <source>Unmask it</source>
        <translation>Maske aufheben</translation>
    </message>
    <message>
        <source>Mask it</source>
        <translation>Maskieren</translation>
    </message>
    <message>
        <source>Step {number}: {title}</source>
        <translation>Schritt {number}: {title}</translation>
    </message>
    <message>
        <source>Let the held number go</source>
        <translation>Die festgehaltene Zahl loslassen</translation>
    </message>
    <message>
        <source>it is not held</source>
        <translation>sie ist nicht festgehalten</translation>
    </message>
    <message>
        <source>Let all held numbers go</source>
        <translation>Alle festgehaltenen Zahlen loslassen</translation>
    </message>
    <message>
        <source>no number is held</source>
        <translation>keine Zahl ist festgehalten</translation>
    </message>
    <message>
        <source>no weight of this row is held</source>
        <translation>kein Gewicht dieser Zeile ist festgehalten</translation>
    </message>
    <message>
        <source>Divide by √d_k</source>
        <translation>Durch √d_k teilen</translation>
    </message>
    <message>
        <source>Mask the future</source>
        <translation>Die Zukunft maskieren</translation>
    </message>
    <message>
        <source>Rotate queries and keys (RoPE)</source>
        <translation>Queries und Keys drehen (RoPE)</translation>
    </message>
    <message>
        <source>no layer of a model with RoPE is on screen</source>
        <translation>keine Schicht eines Modells mit RoPE ist zu sehen</translation>
    </message>
    <message>
        <source>Bend scores into the soft cap</source>
        <translation>Scores in die weiche Grenze biegen</translation>
    </message>
    <message>
        <source>no layer of a model with a soft cap is on screen</source>
        <translation>keine Schicht eines Modells mit weicher Grenze ist zu sehen</translation>
    </message>
    <message>
        <source>Size of the example…</source>
        <translation>Größe des Beispiels…</translation>
    </message>
    <message>
        <source>Reset the numbers</source>
        <translation>Zahlen zurücksetzen</translation>
    </message>
    <message>
        <source>Paste numbers here</source>
        <translation>Zahlen hier einfügen</translation>
    </message>
    <message>
        <source>What would change the loss of the next token?</source>
        <translation>Was würde den Verlust des nächsten Tokens ändern?</translation>
    </message>
    <message>
        <source>only the last layer of a model trained in this program knows it</source>
        <translation>nur die letzte Schicht eines in diesem Programm trainierten Modells kennt ihn</translation>
    </message>
    <message>
        <source>Show the row’s scores on tab 3</source>
        <translation>Scores der Zeile auf Reiter 3 zeigen</translation>
    </message>
    <message>
        <source>the selected cell is in no row of scores or weights</source>
        <translation>die ausgewählte Zelle liegt in keiner Zeile von Scores oder Gewichten</translation>
    </message>
    <message>
        <source>the steps show every number that they compute</source>
        <translation>die Schritte zeigen jede Zahl, die sie berechnen</translation>
    </message>
    <message>
        <source>all matrices as {form}</source>
        <translation>alle Matrizen als {form}</translation>
    </message>
    <message>
        <source>Copy its matrix as…</source>
        <translation>Ihre Matrix kopieren als…</translation>
    </message>
    <message>
        <source>Save all matrices as CSV…</source>
        <translation>Alle Matrizen als CSV speichern…</translation>
    </message>
    <message>
        <source>Copy all matrices as {form}</source>
        <translation>Alle Matrizen als {form} kopieren</translation>
    </message>
    <message>
        <source>Go to step number…</source>
        <translation>Zu Schritt Nummer…</translation>
    </message>
    <message>
        <source>Edit the selected number</source>
        <translation>Ausgewählte Zahl bearbeiten</translation>
    </message>
    <message>
        <source>Swap “tired” and “wide”</source>
        <translation>„tired“ und „wide“ tauschen</translation>
    </message>
    <message>
        <source>the last word is neither “tired” nor “wide”</source>
        <translation>das letzte Wort ist weder „tired“ noch „wide“</translation>
    </message>
    <message>
        <source>only the one-head example can be resized</source>
        <translation>nur das Beispiel mit einem Kopf lässt sich in der Größe ändern</translation>
    </message>
    <message>
        <source>Show the whole formula</source>
        <translation>Ganze Formel zeigen</translation>
    </message>
    <message>
        <source>Copy the selected number, or the selection</source>
        <translation>Ausgewählte Zahl oder Auswahl kopieren</translation>
    </message>
    <message>
        <source>Worksheet as PDF…</source>
        <translation>Arbeitsblatt als PDF…</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>Transponieren</translation>
    </message>
    <message>
        <source>Set to zero</source>
        <translation>Auf null setzen</translation>
    </message>
    <message>
        <source>This row: set to zero</source>
        <translation>Diese Zeile: auf null setzen</translation>
    </message>
    <message>
        <source>row {row} set to zero</source>
        <translation>Zeile {row} auf null gesetzt</translation>
    </message>
    <message>
        <source>This row: × −1</source>
        <translation>Diese Zeile: × −1</translation>
    </message>
    <message>
        <source>row {row}, × −1</source>
        <translation>Zeile {row}, × −1</translation>
    </message>
    <message>
        <source>{matrix} is an average over several heads here. To change it, give every group its own keys and values again (tab 4).</source>
        <translation>{matrix} ist hier ein Mittel über mehrere Köpfe. Um es zu ändern, geben Sie jeder Gruppe wieder eigene Keys und Values (Reiter 4).</translation>
    </message>
    <message>
        <source>This column encodes the position and is locked.</source>
        <translation>Diese Spalte gibt die Position an und ist gesperrt.</translation>
    </message>
    <message>
        <source>Paste: “{word}” occurs more than once in the text but has only one row; the pasted numbers for it differ.</source>
        <translation>Einfügen: „{word}“ kommt im Text mehrmals vor, hat aber nur eine Zeile; die eingefügten Zahlen dafür sind verschieden.</translation>
    </message>
    <message>
        <source>Paste: found {found} characters, far more than {room} numbers need. Copy less</source>
        <translation>Einfügen: {found} Zeichen gefunden, weit mehr als {room} Zahlen brauchen. Kopieren Sie weniger</translation>
    </message>
    <message>
        <source>Paste: found {found} characters, expected at most {most}. Save the numbers with np.save and open the file</source>
        <translation>Einfügen: {found} Zeichen gefunden, höchstens {most} erwartet. Speichern Sie die Zahlen mit np.save und öffnen Sie die Datei</translation>
    </message>
    <message>
        <source>Paste: found more than {most} numbers or marks, expected fewer. Save the numbers with np.save and open the file</source>
        <translation>Einfügen: mehr als {most} Zahlen oder Trennzeichen gefunden, erwartet: weniger. Speichern Sie die Zahlen mit np.save und öffnen Sie die Datei</translation>
    </message>
    <message>
        <source>Paste into {matrix}: found {found} numbers, expected at most {shape}, which is all of it. Copy fewer.</source>
        <translation>In {matrix} einfügen: {found} Zahlen gefunden, höchstens {shape} erwartet, das ist alles davon. Kopieren Sie weniger.</translation>
    </message>
    <message>
        <source>Paste into {matrix}: found {found} numbers, but from this cell on there is room for {room}. Choose a cell further up or left.</source>
        <translation>In {matrix} einfügen: {found} Zahlen gefunden, aber ab dieser Zelle ist Platz für {room}. Wählen Sie eine Zelle weiter oben oder links.</translation>
    </message>
    <message>
        <source>{array} is computed from {sources}. Change {change}.</source>
        <translation>{array} wird aus {sources} berechnet. Ändern Sie {change}.</translation>
    </message>
    <message>
        <source>row sums</source>
        <translation>Zeilensummen</translation>
    </message>
    <message>
        <source>Load {matrix} from a file…</source>
        <translation>{matrix} aus einer Datei laden…</translation>
    </message>
    <message>
        <source>Type over it</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Hold this number</source>
        <translation>Diese Zahl festhalten</translation>
    </message>
    <message>
        <source>Paste numbers from here on</source>
        <translation>Zahlen ab hier einfügen</translation>
    </message>
    <message>
        <source>Copy the matrix as</source>
        <translation>Die Matrix kopieren als</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Loslassen</translation>
    </message>
    <message>
        <source>row {row} of {matrix}</source>
        <translation>Zeile {row} von {matrix}</translation>
    </message>
    <message>
        <source>Copy this number</source>
        <translation>Diese Zahl kopieren</translation>
    </message>
    <message>
        <source>Copy this row</source>
        <translation>Diese Zeile kopieren</translation>
    </message>
    <message>
        <source>Copy {matrix} as</source>
        <translation>{matrix} kopieren als</translation>
    </message>
    <message>
        <source>Now {words} with {numbers} each, d_k = {d_k}.</source>
        <translation>Nun {words} mit je {numbers}, d_k = {d_k}.</translation>
    </message>
    <message>
        <source>Setting changed</source>
        <translation>Einstellung geändert</translation>
    </message>
    <message>
        <source>Mask changed</source>
        <translation>Maske geändert</translation>
    </message>
    <message>
        <source>Numbers changed</source>
        <translation>Zahlen geändert</translation>
    </message>
    <message>
        <source>{what} changed</source>
        <translation>{what} geändert</translation>
    </message>
    <message>
        <source>No attention weight changes.</source>
        <translation>Kein Attention-Gewicht ändert sich.</translation>
    </message>
    <message>
        <source>No attention weight changes, only what is passed on.</source>
        <translation>Kein Attention-Gewicht ändert sich, nur was weitergegeben wird.</translation>
    </message>
    <message>
        <source>“{name}” now gives itself {now} (was {was}).</source>
        <translation>„{name}“ gibt jetzt {now} an sich selbst (vorher {was}).</translation>
    </message>
    <message>
        <source>“{name}” now gives “{word}” {now} (was {was}).</source>
        <translation>„{name}“ gibt jetzt {now} an „{word}“ (vorher {was}).</translation>
    </message>
    <message>
        <source>“{name}” turns from itself ({lost}) to “{word}” ({won}).</source>
        <translation>„{name}“ wendet sich von sich selbst ({lost}) zu „{word}“ ({won}).</translation>
    </message>
    <message>
        <source>“{name}” turns from “{word}” ({lost}) to itself ({won}).</source>
        <translation>„{name}“ wendet sich von „{word}“ ({lost}) zu sich selbst ({won}).</translation>
    </message>
    <message>
        <source>“{name}” turns from “{word}” ({lost}) to “{other}” ({won}).</source>
        <translation>„{name}“ wendet sich von „{word}“ ({lost}) zu „{other}“ ({won}).</translation>
    </message>
    <message>
        <source>Row {row} of {matrix}</source>
        <translation>Zeile {row} von {matrix}</translation>
    </message>
    <message>
        <source>Go to {name}</source>
        <translation>Zu {name}</translation>
    </message>
    <message>
        <source>Paste: {error}</source>
        <translation>Einfügen: {error}</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>aus einer Datei</translation>
    </message>
    <message>
        <source>row sum</source>
        <translation>Zeilensumme</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>Bias</translation>
    </message>
    <message>
        <source>row sum of “{words}”</source>
        <translation>Zeilensumme von „{words}“</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Matrices (*.csv *.tsv *.txt *.npy *.npz *.tex)</source>
        <translation>Matrizen (*.csv *.tsv *.txt *.npy *.npz *.tex)</translation>
    </message>
    <message>
        <source>{n} held number was let go.</source>
        <translation>{n} festgehaltene Zahl wurde losgelassen.</translation>
    </message>
    <message>
        <source>{n} held numbers were let go.</source>
        <translation>{n} festgehaltene Zahlen wurden losgelassen.</translation>
    </message>
    <message>
        <source>{cell} is an input: nothing before it changes it.</source>
        <translation>{cell} ist eine Eingabe: Nichts davor ändert sie.</translation>
    </message>
    <message>
        <source>entropy of row “{word}”</source>
        <translation>Entropie der Zeile „{word}“</translation>
    </message>
    <message>
        <source>loss of the token after “{word}”</source>
        <translation>Verlust des Tokens nach „{word}“</translation>
    </message>
    <message>
        <source>Save all matrices</source>
        <translation>Alle Matrizen speichern</translation>
    </message>
    <message>
        <source>Load {matrix}</source>
        <translation>{matrix} laden</translation>
    </message>
    <message>
        <source>All matrices as {form}</source>
        <translation>Alle Matrizen als {form}</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>kein Weg</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>alle Köpfe</translation>
    </message>
    <message>
        <source>per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>future visible</source>
        <translation>Zukunft sichtbar</translation>
    </message>
    <message>
        <source>{letter}, after {number} / {last}</source>
        <translation>{letter}, nach {number} / {last}</translation>
    </message>
    <message>
        <source>token vectors</source>
        <translation>Tokenvektoren</translation>
    </message>
    <message>
        <source>makes queries</source>
        <translation>macht Queries</translation>
    </message>
    <message>
        <source>makes keys</source>
        <translation>macht Keys</translation>
    </message>
    <message>
        <source>makes values</source>
        <translation>macht Values</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>Queries</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>a list of {n} texts</source>
        <translation>eine Liste von {n} Texten</translation>
    </message>
    <message>
        <source>{what} takes {n_bytes} bytes</source>
        <translation>{what} belegt {n_bytes} Bytes</translation>
    </message>
    <message>
        <source>the file ends before that</source>
        <translation>die Datei endet vorher</translation>
    </message>
    <message>
        <source>{what}, which takes {n_bytes} bytes</source>
        <translation>{what} mit {n_bytes} Bytes</translation>
    </message>
    <message>
        <source>expected a header of at most {max_header} bytes</source>
        <translation>ein Kopf von höchstens {max_header} Bytes erwartet</translation>
    </message>
    <message>
        <source>{found} {what}</source>
        <translation>{found} {what}</translation>
    </message>
    <message>
        <source>expected at most {most}</source>
        <translation>höchstens {most} erwartet</translation>
    </message>
    <message>
        <source>{what} of {length} bytes</source>
        <translation>{what} mit {length} Bytes</translation>
    </message>
    <message>
        <source>expected at most {longest}</source>
        <translation>höchstens {longest} erwartet</translation>
    </message>
    <message>
        <source>{what} has the value type {kind}</source>
        <translation>{what} hat den Werttyp {kind}</translation>
    </message>
    <message>
        <source>expected 0 to 12</source>
        <translation>0 bis 12 erwartet</translation>
    </message>
    <message>
        <source>{what} is a list of value type {kind}</source>
        <translation>{what} ist eine Liste vom Werttyp {kind}</translation>
    </message>
    <message>
        <source>expected numbers or texts</source>
        <translation>Zahlen oder Texte erwartet</translation>
    </message>
    <message>
        <source>{what}, a list of {count} texts</source>
        <translation>{what}, eine Liste von {count} Texten</translation>
    </message>
    <message>
        <source>expected at most {max_texts} in all lists</source>
        <translation>höchstens {max_texts} in allen Listen zusammen erwartet</translation>
    </message>
    <message>
        <source>{name}: the header is damaged at byte {at}: found {found}, {expected}. Get the file again</source>
        <translation>{name}: Der Dateikopf ist bei Byte {at} beschädigt: gefunden: {found}; {expected}. Laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>{path}: found {found}, expected “GGUF”, with which a GGUF file begins. Get the file again</source>
        <translation>{path}: {found} gefunden, „GGUF“ erwartet, womit eine GGUF-Datei beginnt. Laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>die Version</translation>
    </message>
    <message>
        <source>one of a big-endian machine</source>
        <translation>eine von einem Big-Endian-Rechner</translation>
    </message>
    <message>
        <source>{path}: GGUF version: found {found}, expected 2 or 3</source>
        <translation>{path}: GGUF-Version: {found} gefunden, 2 oder 3 erwartet</translation>
    </message>
    <message>
        <source>tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>the name of a value</source>
        <translation>der Name eines Werts</translation>
    </message>
    <message>
        <source>{name} twice</source>
        <translation>{name} ein zweites Mal</translation>
    </message>
    <message>
        <source>expected a name only once</source>
        <translation>jeder Name nur einmal erwartet</translation>
    </message>
    <message>
        <source>the name of a tensor</source>
        <translation>der Name eines Tensors</translation>
    </message>
    <message>
        <source>expected a tensor only once</source>
        <translation>jeder Tensor nur einmal erwartet</translation>
    </message>
    <message>
        <source>{name} with {n_axes} axes</source>
        <translation>{name} mit {n_axes} Achsen</translation>
    </message>
    <message>
        <source>expected up to {max_axes}</source>
        <translation>höchstens {max_axes} erwartet</translation>
    </message>
    <message>
        <source>an alignment of {align}</source>
        <translation>eine Ausrichtung von {align}</translation>
    </message>
    <message>
        <source>expected 1 to 1,048,576</source>
        <translation>1 bis 1&#x202f;048&#x202f;576 erwartet</translation>
    </message>
    <message>
        <source>{name} with rows of {width} numbers as {stored_as}</source>
        <translation>{name} mit Zeilen von {width} Zahlen als {stored_as}</translation>
    </message>
    <message>
        <source>expected whole blocks of {n_numbers}</source>
        <translation>ganze Blöcke von {n_numbers} erwartet</translation>
    </message>
    <message>
        <source>keys, transposed</source>
        <translation>Keys, transponiert</translation>
    </message>
    <message>
        <source>The text begins with {name} itself; it is not added a second time.</source>
        <translation>Der Text beginnt selbst mit {name}; es wird kein zweites Mal hinzugefügt.</translation>
    </message>
    <message>
        <source>The text has {lost}, which this model has no token for. It reads {some}</source>
        <translation>Der Text hat {lost}, wofür dieses Modell kein Token hat. Es liest {some}</translation>
    </message>
    <message>
        <source>{folder}: no tokenizer.json beside the weights. Without it text cannot be split into tokens</source>
        <translation>{folder}: keine tokenizer.json neben den Gewichten. Ohne sie lässt sich Text nicht in Tokens zerlegen</translation>
    </message>
    <message>
        <source>{source}: cannot be read: {error}. Get the file again</source>
        <translation>{source}: nicht lesbar: {error}. Laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>{name}: post_processor: found {token}, which special_tokens does not describe. Get the file again</source>
        <translation>{name}: post_processor: {token} gefunden, das special_tokens nicht beschreibt. Laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>{name}: the file has no vocabulary. Without it text cannot be split into tokens</source>
        <translation>{name}: Die Datei enthält kein Vokabular. Ohne es lässt sich Text nicht in Tokens zerlegen</translation>
    </message>
    <message>
        <source>types</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>{name}: tokenizer: found {model}, expected gpt2 (byte pairs) or llama (SentencePiece)</source>
        <translation>{name}: Tokenizer: {model} gefunden, gpt2 (Bytepaare) oder llama (SentencePiece) erwartet</translation>
    </message>
    <message>
        <source>no numbers</source>
        <translation>keine Zahlen</translation>
    </message>
    <message>
        <source>{name}: token {what}: found {shown}, expected a number for each of the {n_tokens} tokens</source>
        <translation>{name}: {what} der Tokens: {shown} gefunden, eine Zahl für jedes der {n_tokens} Tokens erwartet</translation>
    </message>
    <message>
        <source>Needs the extra “models”: pip install &quot;attnviz[models]&quot;</source>
        <translation>Braucht das Extra „models“: pip install &quot;attnviz[models]&quot;</translation>
    </message>
    <message>
        <source>{source}: the parts of the tokenizer do not fit together: {error}. Get the file again</source>
        <translation>{source}: Die Teile des Tokenizers passen nicht zusammen: {error}. Laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>{name}: the vocabulary has no merges, which byte pairs need</source>
        <translation>{name}: Das Vokabular hat keine Verschmelzungen (merges), die Bytepaare brauchen</translation>
    </message>
    <message>
        <source>{name}: found {n_merges} merges for a vocabulary of {n_tokens} tokens, expected at most {most_merges}</source>
        <translation>{name}: {n_merges} Verschmelzungen (merges) für ein Vokabular von {n_tokens} Tokens gefunden, höchstens {most_merges} erwartet</translation>
    </message>
    <message>
        <source>{name}: a merge of the vocabulary is not a pair of pieces</source>
        <translation>{name}: Eine Verschmelzung (merge) des Vokabulars ist kein Paar von Stücken</translation>
    </message>
    <message>
        <source>{name}: the vocabulary cannot be used: {error}</source>
        <translation>{name}: Das Vokabular ist nicht brauchbar: {error}</translation>
    </message>
    <message>
        <source>{name}: found a token of {longest} characters in the vocabulary, expected at most {longest_token}</source>
        <translation>{name}: ein Token von {longest} Zeichen im Vokabular gefunden, höchstens {longest_token} erwartet</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>skaliert</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>e to the score</source>
        <translation>e hoch Score</translation>
    </message>
    <message>
        <source>attention weights</source>
        <translation>Attention-Gewichte</translation>
    </message>
    <message>
        <source>new vectors</source>
        <translation>neue Vektoren</translation>
    </message>
    <message>
        <source>Scores q·k</source>
        <translation>Scores q·k</translation>
    </message>
    <message>
        <source>Attention weights without division</source>
        <translation>Attention-Gewichte ohne Teilung</translation>
    </message>
    <message>
        <source>Attention weights after division</source>
        <translation>Attention-Gewichte nach der Teilung</translation>
    </message>
    <message>
        <source>Every vector size</source>
        <translation>Jede Vektorgröße</translation>
    </message>
    <message>
        <source>Which token may look at which: 1 = yes</source>
        <translation>Welches Token welches ansehen darf: 1 = ja</translation>
    </message>
    <message>
        <source>Scores by window</source>
        <translation>Scores je Fenster</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Attention weights of {head}</source>
        <translation>Attention-Gewichte von {head}</translation>
    </message>
    <message>
        <source>{step}: what is {cell}?</source>
        <translation>{step}: wie groß ist {cell}?</translation>
    </message>
    <message>
        <source>Step {number} of {last}   {formula}   {cell}: answer hidden</source>
        <translation>Schritt {number} von {last}   {formula}   {cell}: Antwort verdeckt</translation>
    </message>
    <message>
        <source>{cell}, answer hidden</source>
        <translation>{cell}, Antwort verdeckt</translation>
    </message>
    <message>
        <source>{cell}, masked</source>
        <translation>{cell}, maskiert</translation>
    </message>
    <message>
        <source>Each step turns into the next</source>
        <translation>Jeder Schritt wird zum nächsten</translation>
    </message>
    <message>
        <source>Size…</source>
        <translation>Größe…</translation>
    </message>
    <message>
        <source>Final weights A (step 10)</source>
        <translation>Endgültige Gewichte A (Schritt 10)</translation>
    </message>
    <message>
        <source>Type over any number: every later step follows. What is computed is then held.</source>
        <translation>Jede Zahl lässt sich überschreiben: alle späteren Schritte folgen. Was berechnet ist, wird dann festgehalten.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Start from other numbers</source>
        <translation>Mit anderen Zahlen beginnen</translation>
    </message>
    <message>
        <source>Reset to the chapter</source>
        <translation>Auf das Kapitel zurücksetzen</translation>
    </message>
    <message>
        <source>Put the numbers back to the start</source>
        <translation>Zahlen auf den Anfang zurücksetzen</translation>
    </message>
    <message>
        <source>Divide the scores by √d_k or not</source>
        <translation>Die Scores durch √d_k teilen oder nicht</translation>
    </message>
    <message>
        <source>Mask future words or not</source>
        <translation>Spätere Wörter maskieren oder nicht</translation>
    </message>
    <message>
        <source>Which numbers are calculated: those of the example or of the sentence</source>
        <translation>Welche Zahlen berechnet werden: die des Beispiels oder die des Satzes</translation>
    </message>
    <message>
        <source>Copy all matrices of this calculation</source>
        <translation>Alle Matrizen dieser Rechnung kopieren</translation>
    </message>
    <message>
        <source>Rotate queries and keys by their positions or not</source>
        <translation>Queries und Keys nach ihrer Position drehen oder nicht</translation>
    </message>
    <message>
        <source>Bend large scores into the cap or not</source>
        <translation>Große Scores in die Grenze biegen oder nicht</translation>
    </message>
    <message>
        <source>The small example</source>
        <translation>Das kleine Beispiel</translation>
    </message>
    <message>
        <source>Held numbers</source>
        <translation>Festgehaltene Zahlen</translation>
    </message>
    <message>
        <source>Let all go</source>
        <translation>Alle loslassen</translation>
    </message>
    <message>
        <source>Compute every held number again</source>
        <translation>Jede festgehaltene Zahl wieder berechnen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show it beside what is computed with nothing held</source>
        <translation>Es neben dem zeigen, was ohne Festgehaltenes berechnet wird</translation>
    </message>
    <message>
        <source>Let it go: it is computed again</source>
        <translation>Loslassen: wird wieder berechnet</translation>
    </message>
    <message>
        <source>computed {made}</source>
        <translation>berechnet {made}</translation>
    </message>
    <message>
        <source>Strongest of your numbers</source>
        <translation>Die stärksten Ihrer Zahlen</translation>
    </message>
    <message>
        <source>change per +1</source>
        <translation>Änderung je +1</translation>
    </message>
    <message>
        <source>What is added</source>
        <translation>Was addiert wird</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Watch another number…</source>
        <translation>Eine andere Zahl beobachten…</translation>
    </message>
    <message>
        <source>Ask about the selected cell instead, or the entropy of its row</source>
        <translation>Stattdessen nach der ausgewählten Zelle fragen, oder nach der Entropie ihrer Zeile</translation>
    </message>
    <message>
        <source>A dot: no path, this number cannot change it. One scale for all steps.</source>
        <translation>Ein Punkt: kein Weg, diese Zahl kann nichts ändern. Eine Skala für alle Schritte.</translation>
    </message>
    <message>
        <source>None of them changes it.</source>
        <translation>Keine davon ändert sie.</translation>
    </message>
    <message>
        <source>A mask cannot be nudged</source>
        <translation>Eine Maske lässt sich nicht anstoßen</translation>
    </message>
    <message>
        <source>Nudge {cell}</source>
        <translation>{cell} anstoßen</translation>
    </message>
    <message>
        <source>to {value}</source>
        <translation>auf {value}</translation>
    </message>
    <message>
        <source>predicted {value}  ({sum})</source>
        <translation>vorhergesagt {value}  ({sum})</translation>
    </message>
    <message>
        <source>actual {value}, computed again</source>
        <translation>tatsächlich {value}, neu berechnet</translation>
    </message>
    <message>
        <source>no difference: the curve is straight here</source>
        <translation>kein Unterschied: Die Kurve ist hier gerade</translation>
    </message>
    <message>
        <source>difference {value}: the curve bends</source>
        <translation>Unterschied {value}: Die Kurve biegt sich</translation>
    </message>
    <message>
        <source>Show {number}</source>
        <translation>{number} zeigen</translation>
    </message>
    <message>
        <source>What is added to the cell; arrow keys change it by 0.1</source>
        <translation>Was zur Zelle addiert wird; Pfeiltasten ändern es um 0,1</translation>
    </message>
    <message>
        <source>found {found}, expected at most {most}</source>
        <translation>{found} gefunden, höchstens {most} erwartet</translation>
    </message>
    <message>
        <source>Curve of the number and its tangent</source>
        <translation>Kurve der Zahl und ihre Tangente</translation>
    </message>
    <message>
        <source>Let {cell} go</source>
        <translation>{cell} loslassen</translation>
    </message>
    <message>
        <source>Copy  LaTeX · NumPy</source>
        <translation>Kopieren  LaTeX · NumPy</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <source>Words, d_model and d_k from 2 to 8</source>
        <translation>Wörter, d_model und d_k von 2 bis 8</translation>
    </message>
    <message>
        <source>d_model (numbers per token)</source>
        <translation>d_model (Zahlen je Token)</translation>
    </message>
    <message>
        <source>d_k (numbers per query or key)</source>
        <translation>d_k (Zahlen je Query oder Key)</translation>
    </message>
    <message>
        <source>Each from {least} to {most}.</source>
        <translation>Jede Zahl von {least} bis {most}.</translation>
    </message>
    <message>
        <source>Size of the example</source>
        <translation>Größe des Beispiels</translation>
    </message>
    <message>
        <source>{cell} held at {value}</source>
        <translation>{cell} festgehalten auf {value}</translation>
    </message>
    <message>
        <source>   computed: </source>
        <translation>   berechnet: </translation>
    </message>
    <message>
        <source>{letter}, after step {number} of {last}</source>
        <translation>{letter}, nach Schritt {number} von {last}</translation>
    </message>
    <message>
        <source>Step {number} of {last}</source>
        <translation>Schritt {number} von {last}</translation>
    </message>
    <message>
        <source>head {number} {name}</source>
        <translation>Kopf {number} {name}</translation>
    </message>
    <message>
        <source>cell ({cell}) = {value} (held)</source>
        <translation>Zelle ({cell}) = {value} (festgehalten)</translation>
    </message>
    <message>
        <source>computed {value}</source>
        <translation>berechnet {value}</translation>
    </message>
    <message>
        <source>cell ({cell}) = {value}</source>
        <translation>Zelle ({cell}) = {value}</translation>
    </message>
    <message>
        <source>scores over 700: softmax subtracts each row’s maximum first, so they stay exact</source>
        <translation>Scores über 700: Softmax zieht zuerst das Maximum jeder Zeile ab, so bleiben sie exakt</translation>
    </message>
    <message>
        <source>{matrices} editable</source>
        <translation>{matrices} änderbar</translation>
    </message>
    <message>
        <source>{matrix}, row {row}, column {column}</source>
        <translation>{matrix}, Zeile {row}, Spalte {column}</translation>
    </message>
    <message>
        <source>{said}, {number} per cent, score {score}</source>
        <translation>{said}, {number} Prozent, Score {score}</translation>
    </message>
    <message>
        <source>{said}, {number}, held, computed {made}</source>
        <translation>{said}, {number}, festgehalten, berechnet {made}</translation>
    </message>
    <message>
        <source>Step by step, {number} {title}</source>
        <translation>Schritt für Schritt, {number} {title}</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>ein Viertel</translation>
    </message>
    <message>
        <source>a third</source>
        <translation>ein Drittel</translation>
    </message>
    <message>
        <source>half</source>
        <translation>die Hälfte</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>zwei Drittel</translation>
    </message>
    <message>
        <source>three quarters</source>
        <translation>drei Viertel</translation>
    </message>
    <message>
        <source>one word</source>
        <translation>ein Wort</translation>
    </message>
    <message>
        <source>{count} words</source>
        <translation>{count} Wörter</translation>
    </message>
    <message>
        <source>one token</source>
        <translation>ein Token</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} Tokens</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>{count} numbers</source>
        <translation>{count} Zahlen</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>all {count}</source>
        <translation>alle {count}</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>nearly everything</source>
        <translation>fast alles</translation>
    </message>
    <message>
        <source>Qt and PySide6</source>
        <translation>Qt und PySide6</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>About attnviz</source>
        <translation>Über attnviz</translation>
    </message>
    <message>
        <source>A desktop lab for the attention mechanism.</source>
        <translation>Ein Labor für den Attention-Mechanismus.</translation>
    </message>
    <message>
        <source>Licences: {list}.</source>
        <translation>Lizenzen: {list}.</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>no votes yet</source>
        <translation>noch keine Stimmen</translation>
    </message>
    <message>
        <source>{q} times {k}</source>
        <translation>{q} mal {k}</translation>
    </message>
    <message>
        <source> to the </source>
        <translation> hoch </translation>
    </message>
    <message>
        <source>{asker} to {source}: {terms}</source>
        <translation>{asker} zu {source}: {terms}</translation>
    </message>
    <message>
        <source>By hand: {asker} to {source}</source>
        <translation>Von Hand: {asker} zu {source}</translation>
    </message>
    <message>
        <source>Double-click to hold another number</source>
        <translation>Doppelklick, um eine andere Zahl festzuhalten</translation>
    </message>
    <message>
        <source>By hand: {pair}</source>
        <translation>Von Hand: {pair}</translation>
    </message>
    <message>
        <source>cell value</source>
        <translation>Wert der Zelle</translation>
    </message>
    <message>
        <source>Nothing to show: no number here is finite.</source>
        <translation>Nichts zu zeigen: keine Zahl hier ist endlich.</translation>
    </message>
    <message>
        <source>Save the changes to {name}?</source>
        <translation>Änderungen an {name} speichern?</translation>
    </message>
    <message>
        <source>Your changes will be lost if you do not save them.</source>
        <translation>Ihre Änderungen gehen verloren, wenn Sie nicht speichern.</translation>
    </message>
    <message>
        <source>Keep as its mask</source>
        <translation>Als Maske behalten</translation>
    </message>
    <message>
        <source>A pattern is being tested on the sentence.</source>
        <translation>Ein Muster wird gerade am Satz ausprobiert.</translation>
    </message>
    <message>
        <source>Save it as the mask of the sentence?</source>
        <translation>Als Maske des Satzes speichern?</translation>
    </message>
    <message>
        <source>End test</source>
        <translation>Ausprobieren beenden</translation>
    </message>
    <message>
        <source>{name} already exists.</source>
        <translation>{name} existiert bereits.</translation>
    </message>
    <message>
        <source>Replace it? Its contents will be lost.</source>
        <translation>Ersetzen? Der Inhalt geht verloren.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>attnviz: something went wrong</source>
        <translation>attnviz: etwas ging schief</translation>
    </message>
    <message>
        <source>Details for a report</source>
        <translation>Einzelheiten für eine Meldung</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>Protokoll öffnen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortfahren</translation>
    </message>
    <message>
        <source>An action failed: {line}</source>
        <translation>Eine Aktion ist fehlgeschlagen: {line}</translation>
    </message>
    <message>
        <source>{kept} You can keep working. The log file is {log}.</source>
        <translation>{kept} Sie können weiterarbeiten. Die Protokolldatei ist {log}.</translation>
    </message>
    <message>
        <source>{content}, held, computed {computed}</source>
        <translation>{content}, festgehalten, berechnet {computed}</translation>
    </message>
    <message>
        <source>{asker} ({row}) looks at {source} ({column}): {content}</source>
        <translation>{asker} ({row}) sieht {source} ({column}) an: {content}</translation>
    </message>
    <message>
        <source>row {row}, column {column}: {content}</source>
        <translation>Zeile {row}, Spalte {column}: {content}</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>{key} moves from word to word</source>
        <translation>{key} geht von Wort zu Wort</translation>
    </message>
    <message>
        <source>{key} goes to the next step</source>
        <translation>{key} geht zum nächsten Schritt</translation>
    </message>
    <message>
        <source>{key} doubles the vector size</source>
        <translation>{key} verdoppelt die Vektorgröße</translation>
    </message>
    <message>
        <source>{key} goes to the next head</source>
        <translation>{key} geht zum nächsten Kopf</translation>
    </message>
    <message>
        <source>{key} goes to the next pattern</source>
        <translation>{key} geht zum nächsten Muster</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>{key} lets the model learn</source>
        <translation>{key} lässt das Modell lernen</translation>
    </message>
    <message>
        <source>Where to begin</source>
        <translation>Womit anfangen</translation>
    </message>
    <message>
        <source>PageDown</source>
        <translation>Bild ↓</translation>
    </message>
    <message>
        <source>PageUp</source>
        <translation>Bild ↑</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back to the canvas</source>
        <translation>Zurück zur Leinwand</translation>
    </message>
    <message>
        <source>Open the help for this tab</source>
        <translation>Hilfe zu diesem Reiter öffnen</translation>
    </message>
    <message>
        <source>Shortcuts on this tab</source>
        <translation>Tastenkürzel dieses Reiters</translation>
    </message>
    <message>
        <source>Shortcuts: {tab}</source>
        <translation>Tastenkürzel: {tab}</translation>
    </message>
    <message>
        <source>{tab}: next control · {enter}: press a button, edit a cell</source>
        <translation>{tab}: nächstes Bedienelement · {enter}: Knopf drücken, Zelle bearbeiten</translation>
    </message>
    <message>
        <source>⟨empty⟩</source>
        <translation>⟨leer⟩</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Step {step} of {n}.</source>
        <translation>Schritt {step} von {n}.</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Alle Schritte</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Step {step} of {n}, list of all steps</source>
        <translation>Schritt {step} von {n}, Liste aller Schritte</translation>
    </message>
    <message>
        <source>Lesson {lesson}</source>
        <translation>Lektion {lesson}</translation>
    </message>
    <message>
        <source>Close the notice</source>
        <translation>Hinweis schließen</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>found a brace without its partner at {text}, expected both.</source>
        <translation>eine geschweifte Klammer ohne Gegenstück gefunden bei {text}, beide erwartet.</translation>
    </message>
    <message>
        <source>found {count} numbers in braces, expected at most {most}.</source>
        <translation>{count} Zahlen in Klammern gefunden, erwartet werden höchstens {most}.</translation>
    </message>
    <message>
        <source>{name}: found a word, expected a number.</source>
        <translation>{name}: ein Wort gefunden, erwartet wird eine Zahl.</translation>
    </message>
    <message>
        <source>{text}: found no name between the braces.</source>
        <translation>{text}: kein Name zwischen den Klammern gefunden.</translation>
    </message>
    <message>
        <source>{text}: found the form {form}, expected digits such as 2, +2 with a sign, %, %1, a comma, M, GiB or GiB1 without the unit.</source>
        <translation>{text}: die Form {form} gefunden, erwartet werden Stellen wie 2, +2 mit Vorzeichen, %, %1, ein Komma, M, GiB oder GiB1 ohne die Einheit.</translation>
    </message>
    <message>
        <source>{name}: found no such number, expected one of {known}.</source>
        <translation>{name}: diese Zahl gibt es nicht, erwartet wird eine von {known}.</translation>
    </message>
    <message>
        <source>an array of rows and columns</source>
        <translation>ein Array aus Zeilen und Spalten</translation>
    </message>
    <message>
        <source>a word of the text, or a number from 1 to {size}</source>
        <translation>ein Wort des Textes oder eine Zahl von 1 bis {size}</translation>
    </message>
    <message>
        <source>{n} indices</source>
        <translation>{n} Indizes</translation>
    </message>
    <message>
        <source>{name}: found {what}, expected {expected}.</source>
        <translation>{name}: {what} gefunden, erwartet wird {expected}.</translation>
    </message>
    <message>
        <source>a number from 1 to {size}</source>
        <translation>eine Zahl von 1 bis {size}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>left or right</source>
        <translation>left oder right</translation>
    </message>
    <message>
        <source>a number of layers from 1 to 64</source>
        <translation>eine Anzahl Schichten von 1 bis 64</translation>
    </message>
    <message>
        <source>part or memory</source>
        <translation>part oder memory</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>ganze Zahlen</translation>
    </message>
    <message>
        <source>Custom pattern</source>
        <translation>Eigenes Muster</translation>
    </message>
    <message>
        <source>a task in which that is measured</source>
        <translation>eine Aufgabe, in der das gemessen wird</translation>
    </message>
    <message>
        <source>off and a head, or step and a number</source>
        <translation>off und einen Kopf oder step und eine Zahl</translation>
    </message>
    <message>
        <source>one that the model has</source>
        <translation>einen, den das Modell hat</translation>
    </message>
    <message>
        <source>a layer and a head, as in L1·H2</source>
        <translation>eine Schicht und einen Kopf, etwa L1·H2</translation>
    </message>
    <message>
        <source>“{text}” may have a decimal or a thousands separator. Type 1.2345 or 12345.</source>
        <translation>„{text}“ kann ein Dezimal- oder ein Tausendertrennzeichen enthalten. Tippen Sie 1,2345 oder 12345.</translation>
    </message>
    <message>
        <source>“{text}” is not a number. Type a number such as 0.5, 0,5 or −1.2.</source>
        <translation>„{text}“ ist keine Zahl. Tippen Sie eine Zahl wie 0,5, 0.5 oder −1,2.</translation>
    </message>
    <message>
        <source>“{text}” is too large. Type a smaller number.</source>
        <translation>„{text}“ ist zu groß. Tippen Sie eine kleinere Zahl.</translation>
    </message>
    <message>
        <source>{number} B</source>
        <translation>{number}&#xa0;Mrd.</translation>
    </message>
    <message>
        <source>{number} M</source>
        <translation>{number}&#xa0;Mio.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>TiB</source>
        <translation>TiB</translation>
    </message>
    <message>
        <source>{n} line</source>
        <translation>{n} Zeile</translation>
    </message>
    <message>
        <source>{n} lines</source>
        <translation>{n} Zeilen</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl finden</translation>
    </message>
    <message>
        <source>Command, tab, lesson, sentence, file or setting</source>
        <translation>Befehl, Reiter, Lektion, Satz, Datei oder Einstellung</translation>
    </message>
    <message>
        <source>Type a few letters of what you are looking for</source>
        <translation>Ein paar Buchstaben des Gesuchten tippen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>No matches. Try fewer letters or a single word.</source>
        <translation>Keine Treffer. Versuchen Sie weniger Buchstaben oder ein einzelnes Wort.</translation>
    </message>
    <message>
        <source>↑ ↓ choose · Enter runs · Esc closes</source>
        <translation>↑ ↓ wählen · Enter führt aus · Esc schließt</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Predict first</source>
        <translation>Erst vorhersagen</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Leave “Predict first”</source>
        <translation>„Erst vorhersagen“ verlassen</translation>
    </message>
    <message>
        <source>Hide the answer and let the class vote</source>
        <translation>Die Antwort verbergen und die Klasse abstimmen lassen</translation>
    </message>
    <message>
        <source>{n} vote.</source>
        <translation>{n} Stimme.</translation>
    </message>
    <message>
        <source>{n} votes.</source>
        <translation>{n} Stimmen.</translation>
    </message>
    <message>
        <source>Answer hidden.</source>
        <translation>Antwort verdeckt.</translation>
    </message>
    <message>
        <source>Answer hidden: reveal it first, or leave “Predict first”.</source>
        <translation>Antwort verdeckt: erst aufdecken oder „Erst vorhersagen“ verlassen.</translation>
    </message>
    <message>
        <source>Press Enter to submit, again to reveal.</source>
        <translation>Enter gibt ab, nochmals Enter deckt auf.</translation>
    </message>
    <message>
        <source>Press a number or click to vote, Enter to reveal.</source>
        <translation>Nummer drücken oder klicken, um abzustimmen; Enter deckt auf.</translation>
    </message>
    <message>
        <source>“Predict first” is off.</source>
        <translation>„Erst vorhersagen“ ist aus.</translation>
    </message>
    <message>
        <source>{choice}: {n} vote</source>
        <translation>{choice}: {n} Stimme</translation>
    </message>
    <message>
        <source>{choice}: {n} votes</source>
        <translation>{choice}: {n} Stimmen</translation>
    </message>
    <message>
        <source>{letter}: {choice}</source>
        <translation>{letter}: {choice}</translation>
    </message>
    <message>
        <source>{n} vote</source>
        <translation>{n} Stimme</translation>
    </message>
    <message>
        <source>{n} votes</source>
        <translation>{n} Stimmen</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>Revealed: {answer}.</source>
        <translation>Aufgedeckt: {answer}.</translation>
    </message>
    <message>
        <source>{path}: expected a name that ends in {known}</source>
        <translation>{path}: erwartet einen Namen, der auf {known} endet</translation>
    </message>
    <message>
        <source>Reveal the answer</source>
        <translation>Antwort aufdecken</translation>
    </message>
    <message>
        <source>attention of {word}</source>
        <translation>Aufmerksamkeit von {word}</translation>
    </message>
    <message>
        <source>{word}: answer hidden</source>
        <translation>{word}: Antwort verdeckt</translation>
    </message>
    <message>
        <source>{n} of {all} tokens</source>
        <translation>{n} von {all} Tokens</translation>
    </message>
    <message>
        <source>Next token, before and after</source>
        <translation>Nächstes Token, vorher und nachher</translation>
    </message>
    <message>
        <source>Next token after {text}</source>
        <translation>Nächstes Token nach {text}</translation>
    </message>
    <message>
        <source>{n} runs, less than a second</source>
        <translation>{n} Läufe, unter einer Sekunde</translation>
    </message>
    <message>
        <source>{n} runs, about {seconds} s</source>
        <translation>{n} Läufe, etwa {seconds} s</translation>
    </message>
    <message>
        <source>{n} runs, about {minutes} min</source>
        <translation>{n} Läufe, etwa {minutes} min</translation>
    </message>
    <message>
        <source>{token} comes next with {share}. Switch a head off and see what is left of it.</source>
        <translation>{token} kommt als Nächstes mit {share}. Schalten Sie einen Kopf aus und sehen Sie, was davon bleibt.</translation>
    </message>
    <message>
        <source>next token {token}</source>
        <translation>nächstes Token {token}</translation>
    </message>
    <message>
        <source>induction of {head}</source>
        <translation>Induktion von {head}</translation>
    </message>
    <message>
        <source>{n} changes</source>
        <translation>{n} Änderungen</translation>
    </message>
    <message>
        <source>Without head {head}, {token} stays at {after}.</source>
        <translation>Ohne Kopf {head} bleibt {token} bei {after}.</translation>
    </message>
    <message>
        <source>Without head {head}, {token} falls from {before} to {after}.</source>
        <translation>Ohne Kopf {head} fällt {token} von {before} auf {after}.</translation>
    </message>
    <message>
        <source>Without head {head}, {token} rises from {before} to {after}.</source>
        <translation>Ohne Kopf {head} steigt {token} von {before} auf {after}.</translation>
    </message>
    <message>
        <source>With the changes, {token} stays at {after}.</source>
        <translation>Mit den Änderungen bleibt {token} bei {after}.</translation>
    </message>
    <message>
        <source>With the changes, {token} falls from {before} to {after}.</source>
        <translation>Mit den Änderungen fällt {token} von {before} auf {after}.</translation>
    </message>
    <message>
        <source>With the changes, {token} rises from {before} to {after}.</source>
        <translation>Mit den Änderungen steigt {token} von {before} auf {after}.</translation>
    </message>
    <message>
        <source>Head {head} still runs, but its induction score drops from {before} to {after}.</source>
        <translation>Kopf {head} läuft weiter, aber sein Induktions-Score fällt von {before} auf {after}.</translation>
    </message>
    <message>
        <source>next token after {token}</source>
        <translation>nächstes Token nach {token}</translation>
    </message>
    <message>
        <source>divergence {bits} bits</source>
        <translation>Divergenz {bits} Bit</translation>
    </message>
    <message>
        <source>layers from {first} on ran again</source>
        <translation>Schichten ab {first} neu gerechnet</translation>
    </message>
    <message>
        <source>layers below {first} identical to the last bit</source>
        <translation>Schichten unter {first} bis zum letzten Bit gleich</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Point at a curve, or use the arrow keys, to read it</source>
        <translation>Auf eine Kurve zeigen oder die Pfeiltasten benutzen, um sie abzulesen</translation>
    </message>
    <message>
        <source>{curve}, mean</source>
        <translation>{curve}, Mittel</translation>
    </message>
    <message>
        <source>{curve}, low</source>
        <translation>{curve}, unten</translation>
    </message>
    <message>
        <source>{curve}, high</source>
        <translation>{curve}, oben</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Reset to the original sizes</source>
        <translation>Auf die ursprünglichen Größen zurücksetzen</translation>
    </message>
    <message>
        <source>score of key {n}</source>
        <translation>Score von Key {n}</translation>
    </message>
    <message>
        <source>Sentence: {text}</source>
        <translation>Satz: {text}</translation>
    </message>
    <message>
        <source>Click to type your own sentence; the arrow opens the list</source>
        <translation>Klicken, um einen eigenen Satz zu tippen; der Pfeil öffnet die Liste</translation>
    </message>
    <message>
        <source>These words came with an opened file and cannot be edited</source>
        <translation>Diese Wörter gehören zu einer geöffneten Datei und lassen sich nicht ändern</translation>
    </message>
    <message>
        <source>key {n}</source>
        <translation>Key {n}</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Sizes of your own</source>
        <translation>Eigene Größen</translation>
    </message>
    <message>
        <source>Click to copy</source>
        <translation>Klicken zum Kopieren</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Show the held numbers</source>
        <translation>Die festgehaltenen Zahlen zeigen</translation>
    </message>
    <message>
        <source>{letter}, after step {step} of {n}: {title}</source>
        <translation>{letter}, nach Schritt {step} von {n}: {title}</translation>
    </message>
    <message>
        <source>Step {step} of {n}: {title}, off</source>
        <translation>Schritt {step} von {n}: {title}, aus</translation>
    </message>
    <message>
        <source>Step {step} of {n}: {title}</source>
        <translation>Schritt {step} von {n}: {title}</translation>
    </message>
    <message>
        <source>Number of a step, 1 to {last}</source>
        <translation>Nummer eines Schritts, 1 bis {last}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Step of training</source>
        <translation>Trainingsschritt</translation>
    </message>
    <message>
        <source>The model after so many steps of training  (← →)</source>
        <translation>Das Modell nach so vielen Trainingsschritten  (← →)</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Head {name}, {score}: {first} at step {start}, {now} here</source>
        <translation>Kopf {name}, {score}: {first} bei Schritt {start}, {now} hier</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>From step 0 once more: the same seed, no head held</source>
        <translation>Noch einmal ab Schritt 0: derselbe Startwert, kein Kopf festgehalten</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Learn from 32 texts once</source>
        <translation>Einmal aus 32 Texten lernen</translation>
    </message>
    <message>
        <source>accuracy {share}</source>
        <translation>Treffer {share}</translation>
    </message>
    <message>
        <source>How long “Play” stays on each step</source>
        <translation>Wie lange „Abspielen“ bei jedem Schritt bleibt</translation>
    </message>
    <message>
        <source>Seconds per step</source>
        <translation>Sekunden je Schritt</translation>
    </message>
    <message>
        <source>Nudge it</source>
        <translation>Anstoßen</translation>
    </message>
    <message>
        <source>Add something to the selected cell, and compute again</source>
        <translation>Etwas zur ausgewählten Zelle addieren und neu rechnen</translation>
    </message>
    <message>
        <source>{seconds} s per step</source>
        <translation>{seconds} s je Schritt</translation>
    </message>
    <message>
        <source>Advance automatically</source>
        <translation>Automatisch weitergehen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier anhalten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The audience sees this picture.</source>
        <translation>Das Publikum sieht dieses Bild.</translation>
    </message>
    <message>
        <source>Blank: the audience sees nothing.</source>
        <translation>Leer: das Publikum sieht nichts.</translation>
    </message>
    <message>
        <source>No notes for this step.</source>
        <translation>Keine Notizen zu diesem Schritt.</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Vorführung beenden</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Dies ist der letzte Schritt.</translation>
    </message>
    <message>
        <source>Frozen: the audience still sees the earlier picture.</source>
        <translation>Eingefroren: das Publikum sieht noch das vorige Bild.</translation>
    </message>
    <message>
        <source>No lesson is running. During a lesson, the notes for each step appear here.</source>
        <translation>Keine Lektion läuft. Während einer Lektion erscheinen hier die Notizen zu jedem Schritt.</translation>
    </message>
    <message>
        <source>No lesson is running. {key} opens one, with notes for each step.</source>
        <translation>Keine Lektion läuft. {key} öffnet eine, mit Notizen zu jedem Schritt.</translation>
    </message>
    <message>
        <source>Presenter view</source>
        <translation>Vortragsansicht</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Einfrieren</translation>
    </message>
    <message>
        <source>Freeze what the audience sees</source>
        <translation>Einfrieren, was das Publikum sieht</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Blank the audience’s screen</source>
        <translation>Bildschirm des Publikums leeren</translation>
    </message>
    <message>
        <source>Swap screens</source>
        <translation>Schirme tauschen</translation>
    </message>
    <message>
        <source>Swap the screens of the two windows</source>
        <translation>Die Bildschirme der beiden Fenster tauschen</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>Dieser Schritt</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Vergangen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>{n} of {all} words</source>
        <translation>{n} von {all} Wörtern</translation>
    </message>
    <message>
        <source>{word}: {share} of the attention of {asker}</source>
        <translation>{word}: {share} der Aufmerksamkeit von {asker}</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>Card {card} of {n}</source>
        <translation>Karte {card} von {n}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Tour, card {card} of {n}</source>
        <translation>Tour, Karte {card} von {n}</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>{pair}: masked</source>
        <translation>{pair}: maskiert</translation>
    </message>
    <message>
        <source>{pair}: {n} points</source>
        <translation>{pair}: {n} Punkte</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>How a token is chosen</source>
        <translation>Wie ein Token gewählt wird</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Das wahrscheinlichste</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Stop after a sentence</source>
        <translation>Am Satzende anhalten</translation>
    </message>
    <message>
        <source>Keep as the text</source>
        <translation>Als Text übernehmen</translation>
    </message>
    <message>
        <source>Write next</source>
        <translation>Weiterschreiben</translation>
    </message>
    <message>
        <source>{n} written</source>
        <translation>{n} geschrieben</translation>
    </message>
    <message>
        <source>Token {number}, {share}: go back to here, and drop what follows</source>
        <translation>Token {number}, {share}: hierher zurück, was folgt, entfällt</translation>
    </message>
    <message>
        <source>KV cache: {whole}, {n} tokens × {each}</source>
        <translation>KV-Cache: {whole}, {n} Tokens × {each}</translation>
    </message>
    <message>
        <source>2 × {layers} layers × {heads} KV heads × {width} × {bytes} bytes</source>
        <translation>2 × {layers} Schichten × {heads} KV-Köpfe × {width} × {bytes} Bytes</translation>
    </message>
    <message>
        <source>at {n} tokens {whole}</source>
        <translation>bei {n} Tokens {whole}</translation>
    </message>
    <message>
        <source>if every head had its own: {whole}</source>
        <translation>wenn jeder Kopf eigene hätte: {whole}</translation>
    </message>
    <message>
        <source>with the mask</source>
        <translation>mit der Maske</translation>
    </message>
    <message>
        <source>What would be different; your own numbers do not change</source>
        <translation>Was anders wäre; Ihre eigenen Zahlen ändern sich nicht</translation>
    </message>
    <message>
        <source>Divide the scores by this number; above 1, the weights even out</source>
        <translation>Die Scores hierdurch teilen; über 1 gleichen sich die Gewichte an</translation>
    </message>
    <message>
        <source>New last word</source>
        <translation>Neues letztes Wort</translation>
    </message>
    <message>
        <source>Type the new last word</source>
        <translation>Neues letztes Wort tippen</translation>
    </message>
    <message>
        <source>Turn the mask on or off on both sides</source>
        <translation>Die Maske auf beiden Seiten ein- oder ausschalten</translation>
    </message>
    <message>
        <source>Show larger</source>
        <translation>Größer zeigen</translation>
    </message>
    <message>
        <source>The three maps side by side, with names and numbers</source>
        <translation>Die drei Karten nebeneinander, mit Namen und Zahlen</translation>
    </message>
    <message>
        <source>the last word were “{word}”</source>
        <translation>das letzte Wort „{word}“ wäre</translation>
    </message>
    <message>
        <source>the last vector were negated</source>
        <translation>der letzte Vektor das andere Vorzeichen hätte</translation>
    </message>
    <message>
        <source>What if: before, after, difference</source>
        <translation>Was wäre, wenn: vorher, nachher, Unterschied</translation>
    </message>
    <message>
        <source>No row changes: all {n} are identical to the last bit.</source>
        <translation>Keine Zeile ändert sich: alle {n} sind bitgenau gleich.</translation>
    </message>
    <message>
        <source>With the causal mask on, changing the last word leaves all earlier rows identical, to the last bit.</source>
        <translation>Bei kausaler Maske bleiben alle früheren Zeilen bitgenau gleich, wenn sich das letzte Wort ändert.</translation>
    </message>
    <message>
        <source>The other {n} are identical to the last bit.</source>
        <translation>Die anderen {n} sind bitgenau gleich.</translation>
    </message>
    <message>
        <source>Weight lost: up to {share} (row “{row}”), {mean} on average.</source>
        <translation>Verlorenes Gewicht: bis zu {share} (Zeile „{row}“), im Mittel {mean}.</translation>
    </message>
    <message>
        <source>Largest change: row “{row}”, {share} of its weight moves.</source>
        <translation>Größte Änderung: Zeile „{row}“, {share} des Gewichts wandern.</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>{rows} and {n} more</source>
        <translation>{rows} und {n} weitere</translation>
    </message>
    <message>
        <source>{k} of {n} rows change: {rows}.</source>
        <translation>{k} von {n} Zeilen ändern sich: {rows}.</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Was wäre, wenn…</translation>
    </message>
    <message>
        <source>tokens: found {n_tokens}, expected 0 or more</source>
        <translation>tokens: {n_tokens} gefunden, 0 oder mehr erwartet</translation>
    </message>
    <message>
        <source>a custom pattern has no formula: count its cells</source>
        <translation>ein eigenes Muster hat keine Formel: zählen Sie seine Zellen</translation>
    </message>
    <message>
        <source>pattern: found {kind}, expected one of {kinds}</source>
        <translation>Muster: {kind} gefunden, eines von {kinds} erwartet</translation>
    </message>
    <message>
        <source>how many first tokens stay visible</source>
        <translation>wie viele erste Tokens sichtbar bleiben</translation>
    </message>
    <message>
        <source>how many last tokens of a block stay visible</source>
        <translation>wie viele letzte Tokens eines Blocks sichtbar bleiben</translation>
    </message>
    <message>
        <source>summary: found {last}, expected at most the stride, {stride}</source>
        <translation>summary: {last} gefunden, erwartet: höchstens die Schrittweite, {stride}</translation>
    </message>
    <message>
        <source>stride: none given; the pattern {kind} needs one of at least 2</source>
        <translation>Schrittweite: keine angegeben, das Muster {kind} braucht eine ab 2</translation>
    </message>
    <message>
        <source>distance between the tokens that stay visible</source>
        <translation>Abstand der Tokens, die sichtbar bleiben</translation>
    </message>
    <message>
        <source>All earlier tokens and the token itself</source>
        <translation>Alle früheren Tokens und das Token selbst</translation>
    </message>
    <message>
        <source>The last w tokens, including the token itself</source>
        <translation>Die letzten w Tokens samt dem Token selbst</translation>
    </message>
    <message>
        <source>A window and the first tokens</source>
        <translation>Ein Fenster und die ersten Tokens</translation>
    </message>
    <message>
        <source>A window and every n-th token before it</source>
        <translation>Ein Fenster und jedes n-te Token davor</translation>
    </message>
    <message>
        <source>Its own block of tokens, and the last token of each block before</source>
        <translation>Der eigene Block von Tokens und das letzte Token jedes Blocks davor</translation>
    </message>
    <message>
        <source>it counts the token itself; leave it out for full attention</source>
        <translation>es zählt das Token selbst mit; für volle Attention weglassen</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected a whole number</source>
        <translation>{name}: {value} gefunden, ganze Zahl erwartet</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected at least {least} ({why})</source>
        <translation>{name}: {value} gefunden, mindestens {least} erwartet ({why})</translation>
    </message>
    <message>
        <source>custom mask: found {dtype}, expected booleans, True = may look</source>
        <translation>eigene Maske: {dtype} gefunden, Wahrheitswerte erwartet, True = darf hinsehen</translation>
    </message>
    <message>
        <source>custom mask: found {shape}, expected {expected} (query, key)</source>
        <translation>eigene Maske: {shape} gefunden, {expected} erwartet (Query, Key)</translation>
    </message>
    <message>
        <source>draw: found {number}, expected a whole number from 0</source>
        <translation>Ziehung: {number} gefunden, ganze Zahl ab 0 erwartet</translation>
    </message>
    <message>
        <source>distribution: found {distribution}, expected normal or coin</source>
        <translation>Verteilung: {distribution} gefunden, normal oder coin erwartet</translation>
    </message>
    <message>
        <source>divisor: found {name}, expected one of {divisors}</source>
        <translation>Teiler: {name} gefunden, einer von {divisors} erwartet</translation>
    </message>
    <message>
        <source>scores: found {raw}, expected at least two numbers</source>
        <translation>Scores: {raw} gefunden, mindestens zwei Zahlen erwartet</translation>
    </message>
    <message>
        <source>draws: found {n_draws}, expected at least 1</source>
        <translation>Ziehungen: {n_draws} gefunden, mindestens 1 erwartet</translation>
    </message>
    <message>
        <source>d_k: found {d_k}, expected a whole number from 1 to {widest}</source>
        <translation>d_k: {d_k} gefunden, ganze Zahl von 1 bis {widest} erwartet</translation>
    </message>
    <message>
        <source>attnviz: audience</source>
        <translation>attnviz: Publikum</translation>
    </message>
    <message>
        <source>What the audience sees</source>
        <translation>Was das Publikum sieht</translation>
    </message>
    <message>
        <source>1.5</source>
        <translation>1,5</translation>
    </message>
    <message>
        <source>found no numbers, expected rows of numbers</source>
        <translation>keine Zahlen gefunden, Zeilen aus Zahlen erwartet</translation>
    </message>
    <message>
        <source>row {row}: found {n} number, expected {width} as in the first row</source>
        <translation>Zeile {row}: {n} Zahl gefunden, {width} erwartet wie in der ersten Zeile</translation>
    </message>
    <message>
        <source>row {row}: found {n} numbers, expected {width} as in the first row</source>
        <translation>Zeile {row}: {n} Zahlen gefunden, {width} erwartet wie in der ersten Zeile</translation>
    </message>
    <message>
        <source>column 1: found numbers without a title over them, expected names, or a title</source>
        <translation>Spalte 1: gefunden: Zahlen ohne Überschrift, erwartet: Namen oder eine Überschrift</translation>
    </message>
    <message>
        <source>row 1: found {names} names, and {width} cells in the rows below. Give each column a name, or leave the row out</source>
        <translation>Zeile 1: gefunden: {names} Namen, in den Zeilen darunter {width} Zellen. Geben Sie jeder Spalte einen Namen, oder lassen Sie die Zeile weg</translation>
    </message>
    <message>
        <source>row {row}, column 1: found {found}, which may be the number of the row or one of the matrix. Leave such numbers out, or write −1 and 1.0</source>
        <translation>Zeile {row}, Spalte 1: gefunden: {found}, die Nummer der Zeile oder eine Zahl der Matrix. Lassen Sie solche Nummern weg, oder schreiben Sie −1 und 1.0</translation>
    </message>
    <message>
        <source>row {row}, column {column}: found {found}, a whole number with more digits than float64 holds. Write {value} if its last digits do not matter</source>
        <translation>Zeile {row}, Spalte {column}: {found} gefunden, eine ganze Zahl mit mehr Ziffern, als float64 hält. Schreiben Sie {value}, wenn es auf die letzten Ziffern nicht ankommt</translation>
    </message>
    <message>
        <source>found {one} and {other}, which have different decimal separators. Write all numbers with a point, or all with a comma</source>
        <translation>{one} und {other} gefunden, mit verschiedenen Dezimaltrennzeichen. Schreiben Sie alle Zahlen mit Punkt oder alle mit Komma</translation>
    </message>
    <message>
        <source>found {marked}, which may be a decimal comma or a thousands separator. Write numbers with a point: 1.234 or 1234</source>
        <translation>{marked} gefunden, was ein Dezimalkomma oder ein Tausendertrennzeichen sein kann. Schreiben Sie Zahlen mit Punkt: 1.234 oder 1234</translation>
    </message>
    <message>
        <source>an empty cell</source>
        <translation>eine leere Zelle</translation>
    </message>
    <message>
        <source>row {row}, column {column}: found {found}</source>
        <translation>Zeile {row}, Spalte {column}: {found} gefunden</translation>
    </message>
    <message>
        <source>{where}, a spreadsheet error, expected a number. Correct its formula</source>
        <translation>{where}, ein Fehler der Tabellenkalkulation, Zahl erwartet. Korrigieren Sie die Formel</translation>
    </message>
    <message>
        <source>{where}, expected a finite number</source>
        <translation>{where}, endliche Zahl erwartet</translation>
    </message>
    <message>
        <source>{where}, expected a number</source>
        <translation>{where}, Zahl erwartet</translation>
    </message>
    <message>
        <source>{where}, expected a number up to 1.8e308</source>
        <translation>{where}, Zahl bis 1.8e308 erwartet</translation>
    </message>
    <message>
        <source>found pickled Python objects, which are not read because reading them can run arbitrary code. Save plain numbers: np.save(&apos;X.npy&apos;, np.asarray(X, dtype=float)), each array of its own shape under its own name in np.savez</source>
        <translation>gepickelte Python-Objekte gefunden, die nicht gelesen werden, weil ihr Lesen jedes Programm ausführen kann. Speichern Sie einfache Zahlen: np.save(&apos;X.npy&apos;, np.asarray(X, dtype=float)), jedes Array eigener Form unter eigenem Namen in np.savez</translation>
    </message>
    <message>
        <source>found a spreadsheet, expected numbers: save its sheet as CSV, or copy it</source>
        <translation>Tabellenkalkulation gefunden, Zahlen erwartet: speichern Sie das Blatt als CSV, oder kopieren Sie es</translation>
    </message>
    <message>
        <source>found a damaged archive ({error}), expected a file of np.savez</source>
        <translation>beschädigtes Archiv gefunden ({error}), Datei von np.savez erwartet</translation>
    </message>
    <message>
        <source>found two arrays of the name {name} in the archive, expected one. Save each under a name of its own</source>
        <translation>gefunden: zwei Arrays mit dem Namen {name} im Archiv, erwartet: eines. Speichern Sie jedes unter einem eigenen Namen</translation>
    </message>
    <message>
        <source>found {n} arrays in the archive, expected at most {most}</source>
        <translation>{n} Arrays im Archiv gefunden, höchstens {most} erwartet</translation>
    </message>
    <message>
        <source>found no arrays of numbers in the archive, which holds {held}. Save arrays with np.savez</source>
        <translation>keine Arrays mit Zahlen im Archiv gefunden, es enthält {held}. Speichern Sie Arrays mit np.savez</translation>
    </message>
    <message>
        <source>found an encrypted archive, which is not read. Save its arrays without a password</source>
        <translation>gefunden: ein verschlüsseltes Archiv, das nicht gelesen wird. Speichern Sie die Arrays ohne Passwort</translation>
    </message>
    <message>
        <source>found more than {most} numbers in the archive, expected at most that many</source>
        <translation>mehr als {most} Zahlen im Archiv gefunden, höchstens so viele erwartet</translation>
    </message>
    <message>
        <source>found no array that can be read; {name}: {reason}</source>
        <translation>kein Array lesbar; {name}: {reason}</translation>
    </message>
    <message>
        <source>found {dtype}, the raw bytes of {kind} numbers. Save them as float32: x.float() in PyTorch, x.astype(&apos;float32&apos;) elsewhere</source>
        <translation>gefunden: {dtype}, die rohen Bytes von {kind}-Zahlen. Speichern Sie sie als float32: x.float() in PyTorch, sonst x.astype(&apos;float32&apos;)</translation>
    </message>
    <message>
        <source>{where}: found {found}, expected a finite number</source>
        <translation>{where}: {found} gefunden, eine endliche Zahl erwartet</translation>
    </message>
    <message>
        <source>found several arrays: {known}. Say which one, or save it by itself with np.save</source>
        <translation>mehrere Arrays gefunden: {known}. Nennen Sie eines, oder speichern Sie es allein mit np.save</translation>
    </message>
    <message>
        <source>found a damaged header ({error}), expected a file of np.save</source>
        <translation>beschädigten Kopf gefunden ({error}), Datei von np.save erwartet</translation>
    </message>
    <message>
        <source>found {dtype} values, expected real numbers (float or whole)</source>
        <translation>{dtype}-Werte gefunden, reelle Zahlen erwartet (Gleitkomma oder ganz)</translation>
    </message>
    <message>
        <source>found more than the {needed} bytes of numbers that shape {shape} needs: the file was changed, or holds a second array. Save each array in a file of its own</source>
        <translation>gefunden: mehr als die {needed} Bytes Zahlen, die die Form {shape} braucht: die Datei wurde verändert oder enthält ein zweites Array. Speichern Sie jedes Array in einer eigenen Datei</translation>
    </message>
    <message>
        <source>found {there} bytes of numbers, expected {needed} for shape {shape}: the file is cut off</source>
        <translation>{there} Bytes Zahlen gefunden, {needed} erwartet für die Form {shape}: die Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>{where}: found {found}, a whole number with more digits than float64 holds: it would become {value}. Save the array as float64 if its last digits do not matter</source>
        <translation>{where}: {found} gefunden, eine ganze Zahl mit mehr Ziffern, als float64 hält: daraus würde {value}. Speichern Sie das Array als float64, wenn es auf die letzten Ziffern nicht ankommt</translation>
    </message>
    <message>
        <source>version {version} of the format is unknown</source>
        <translation>Version {version} des Formats ist unbekannt</translation>
    </message>
    <message>
        <source>shape {shape}</source>
        <translation>Form {shape}</translation>
    </message>
    <message>
        <source>no dictionary of descr, fortran_order and shape</source>
        <translation>kein Dictionary mit descr, fortran_order und shape</translation>
    </message>
    <message>
        <source>descr {descr} names no type</source>
        <translation>descr {descr} nennt keinen Typ</translation>
    </message>
    <message>
        <source>found {text} characters, expected at most {largest_text}</source>
        <translation>{text} Zeichen gefunden, höchstens {largest_text} erwartet</translation>
    </message>
    <message>
        <source>found no text, expected rows of numbers</source>
        <translation>keinen Text gefunden, Zeilen aus Zahlen erwartet</translation>
    </message>
    <message>
        <source>found a Matrix Market file, expected rows of numbers. Save it as CSV</source>
        <translation>gefunden: eine Matrix-Market-Datei, erwartet: Zeilen mit Zahlen. Speichern Sie sie als CSV</translation>
    </message>
    <message>
        <source>found a JSON object, expected a list of rows: [[1, 2], [3, 4]]</source>
        <translation>gefunden: ein JSON-Objekt, erwartet: eine Liste von Zeilen: [[1, 2], [3, 4]]</translation>
    </message>
    <message>
        <source>found more than {most} numbers or marks, expected fewer. Save so many numbers with np.save</source>
        <translation>mehr als {most} Zahlen oder Zeichen gefunden, weniger erwartet. Speichern Sie so viele Zahlen mit np.save</translation>
    </message>
    <message>
        <source>found more than {largest_file} MB, expected a smaller file</source>
        <translation>mehr als {largest_file} MB gefunden, kleinere Datei erwartet</translation>
    </message>
    <message>
        <source>found {lines} lines, expected at most {most_lines}</source>
        <translation>{lines} Zeilen gefunden, höchstens {most_lines} erwartet</translation>
    </message>
    <message>
        <source>found {body}: brackets may stand for a minus or for nothing. Write −0.5 or 0.5</source>
        <translation>gefunden: {body}: Klammern können ein Minus bedeuten oder nichts. Schreiben Sie −0,5 oder 0,5</translation>
    </message>
    <message>
        <source>{where}: cannot be read ({reason})</source>
        <translation>{where}: nicht lesbar ({reason})</translation>
    </message>
    <message>
        <source>{name}: what these arrays give differs from the {name} that the archive holds, so the layer had more to it, such as positions or shared heads. Open the .attn file that it was computed from, or take single arrays</source>
        <translation>{name}: was diese Arrays ergeben, weicht von {name} im Archiv ab; zur Schicht gehörte also mehr, etwa Positionen oder geteilte Köpfe. Öffnen Sie die .attn-Datei, aus der sie berechnet wurde, oder nehmen Sie einzelne Arrays</translation>
    </message>
    <message>
        <source>found shape {shape}, expected rows and columns of numbers</source>
        <translation>Form {shape} gefunden, Zeilen und Spalten aus Zahlen erwartet</translation>
    </message>
    <message>
        <source>row {row}, column {column}: found {matrix}, expected a finite number</source>
        <translation>Zeile {row}, Spalte {column}: {matrix} gefunden, endliche Zahl erwartet</translation>
    </message>
    <message>
        <source>byte {start}: found {data}, expected text (CSV, TSV, NumPy or LaTeX) or a file of np.save. Save text as UTF-8</source>
        <translation>Byte {start}: gefunden: {data}, erwartet: Text (CSV, TSV, NumPy oder LaTeX) oder eine Datei von np.save. Speichern Sie Text als UTF-8</translation>
    </message>
    <message>
        <source>found {n} tables with blank lines between them, expected one</source>
        <translation>{n} Tabellen mit Leerzeilen dazwischen gefunden, eine erwartet</translation>
    </message>
    <message>
        <source>found {found}, which may be one number or two. Write tabs or semicolons between cells, and no spaces inside numbers</source>
        <translation>{found} gefunden, was eine Zahl oder zwei sein kann. Schreiben Sie Tabulatoren oder Semikolons zwischen die Zellen und keine Leerzeichen in Zahlen</translation>
    </message>
    <message>
        <source>found {line}, where the comma may stand between two cells or before decimals. Write tabs or semicolons between cells</source>
        <translation>{line} gefunden: das Komma kann zwischen zwei Zellen oder vor Dezimalen stehen. Schreiben Sie Tabulatoren oder Semikolons zwischen die Zellen</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>ein Anführungszeichen ist nicht geschlossen</translation>
    </message>
    <message>
        <source>found a table that cannot be read ({error})</source>
        <translation>eine unlesbare Tabelle gefunden ({error})</translation>
    </message>
    <message>
        <source>row {i}: found a quotation mark that is not closed in its cell</source>
        <translation>Zeile {i}: Anführungszeichen gefunden, das in seiner Zelle nicht geschlossen wird</translation>
    </message>
    <message>
        <source>found {found}, after which LaTeX ignores the rest of the line. Write numbers without per cent signs</source>
        <translation>{found} gefunden, wonach LaTeX den Rest der Zeile nicht liest. Schreiben Sie Zahlen ohne Prozentzeichen</translation>
    </message>
    <message>
        <source>found no LaTeX matrix, expected \begin{bmatrix} … \end{bmatrix}</source>
        <translation>keine LaTeX-Matrix gefunden, \begin{bmatrix} … \end{bmatrix} erwartet</translation>
    </message>
    <message>
        <source>found {name}, whose bars make one number of the matrix, its determinant or norm. Write bmatrix</source>
        <translation>{name} gefunden, dessen Striche aus der Matrix eine Zahl machen, ihre Determinante oder Norm. Schreiben Sie bmatrix</translation>
    </message>
    <message>
        <source>found two LaTeX matrices, expected one</source>
        <translation>zwei LaTeX-Matrizen gefunden, eine erwartet</translation>
    </message>
    <message>
        <source>found {found} before the LaTeX matrix, which would change its numbers. Carry it out first, or leave it out</source>
        <translation>gefunden: {found} vor der LaTeX-Matrix, was ihre Zahlen ändern würde. Rechnen Sie es zuerst aus, oder lassen Sie es weg</translation>
    </message>
    <message>
        <source>found {found} after the LaTeX matrix, which would change its numbers. Carry it out first, or leave it out</source>
        <translation>gefunden: {found} nach der LaTeX-Matrix, was ihre Zahlen ändern würde. Rechnen Sie es zuerst aus, oder lassen Sie es weg</translation>
    </message>
    <message>
        <source>row {row}, column {column}: found {found}: brackets may stand for a minus or for nothing. Write −0.5 or 0.5</source>
        <translation>Zeile {row}, Spalte {column}: gefunden: {found}: Klammern können ein Minus bedeuten oder nichts. Schreiben Sie −0.5 oder 0.5</translation>
    </message>
    <message>
        <source>found …: the array was shortened when it was printed. Print it whole with np.set_printoptions(threshold=np.inf), or save it with np.save</source>
        <translation>… gefunden: das Array wurde beim Ausgeben gekürzt. Geben Sie es mit np.set_printoptions(threshold=np.inf) ganz aus oder speichern Sie es mit np.save</translation>
    </message>
    <message>
        <source>found {mark}, which closes a different bracket than the one opened</source>
        <translation>{mark} gefunden, das eine andere Klammer schließt als die geöffnete</translation>
    </message>
    <message>
        <source>found a comma with no number before it</source>
        <translation>Komma ohne Zahl davor gefunden</translation>
    </message>
    <message>
        <source>found {one} {other} without a comma, and commas between other numbers. Write commas between all, or between none</source>
        <translation>gefunden: {one} {other} ohne Komma, zwischen anderen Zahlen aber Kommas. Schreiben Sie zwischen alle ein Komma oder zwischen keine</translation>
    </message>
    <message>
        <source>found brackets that are not closed, expected [[1, 2], [3, 4]]</source>
        <translation>nicht geschlossene Klammern gefunden, [[1, 2], [3, 4]] erwartet</translation>
    </message>
    <message>
        <source>found {call}(…), which may change the numbers in its brackets. Paste the array it returns</source>
        <translation>{call}(…) gefunden, was die Zahlen in den Klammern ändern kann. Fügen Sie die Matrix ein, die dabei herauskommt</translation>
    </message>
    <message>
        <source>found {n} lines in one pair of brackets, which may be the rows of a matrix or one vector. Write semicolons between rows, or a vector on one line</source>
        <translation>gefunden: {n} Zeilen in einem Klammerpaar, die Zeilen einer Matrix oder ein einziger Vektor. Schreiben Sie Semikolons zwischen Zeilen, oder einen Vektor in eine Zeile</translation>
    </message>
    <message>
        <source>row {row}, column {column}: found {number}, which {dtype} cannot hold. Remove the type, or paste the array it returns</source>
        <translation>Zeile {row}, Spalte {column}: {number} gefunden, was {dtype} nicht fassen kann. Lassen Sie den Typ weg, oder fügen Sie die Matrix ein, die dabei herauskommt</translation>
    </message>
    <message>
        <source>found {rest} after the brackets, expected nothing</source>
        <translation>{rest} nach den Klammern gefunden, nichts erwartet</translation>
    </message>
    <message>
        <source>row {i}: found different brackets than in row 1, expected [[1, 2], …]</source>
        <translation>Zeile {i}: andere Klammern als in Zeile 1 gefunden, [[1, 2], …] erwartet</translation>
    </message>
    <message>
        <source>found shape {shape}, expected rows and columns (choose a head)</source>
        <translation>Form {shape} gefunden, Zeilen und Spalten erwartet (Kopf wählen)</translation>
    </message>
    <message>
        <source>{name}: found {found} names, expected {size}</source>
        <translation>{name}: {found} Namen gefunden, {size} erwartet</translation>
    </message>
    <message>
        <source>{name}: found {dtype} values, expected numbers</source>
        <translation>{name}: {dtype}-Werte gefunden, Zahlen erwartet</translation>
    </message>
    <message>
        <source>{name}: found {size} numbers, expected at most {max_numbers}</source>
        <translation>{name}: {size} Zahlen gefunden, höchstens {max_numbers} erwartet</translation>
    </message>
    <message>
        <source>{name}{place}: found {array}, expected a finite number</source>
        <translation>{name}{place}: {array} gefunden, endliche Zahl erwartet</translation>
    </message>
    <message>
        <source>tokens: found {n}, expected 1 to {max_tokens}</source>
        <translation>tokens: {n} gefunden, 1 bis {max_tokens} erwartet</translation>
    </message>
    <message>
        <source>W_Q: found {n_heads} heads, expected at most {max_heads}</source>
        <translation>W_Q: {n_heads} Köpfe gefunden, höchstens {max_heads} erwartet</translation>
    </message>
    <message>
        <source>tokens: found {n} with {n_heads} heads, which makes {n_heads_2} scores; expected at most {max_scores}</source>
        <translation>tokens: {n} mit {n_heads} Köpfen gefunden, das macht {n_heads_2} Scores; höchstens {max_scores} erwartet</translation>
    </message>
    <message>
        <source>as many heads as W_K, {rows} rows</source>
        <translation>so viele Köpfe wie W_K, {rows} Zeilen</translation>
    </message>
    <message>
        <source>{heads} heads × {width} numbers</source>
        <translation>{heads} Köpfe × {width} Zahlen</translation>
    </message>
    <message>
        <source>queries × keys</source>
        <translation>Queries × Keys</translation>
    </message>
    <message>
        <source>a single number</source>
        <translation>eine einzelne Zahl</translation>
    </message>
    <message>
        <source>{name}: found {found}, expected {want} ({why})</source>
        <translation>{name}: {found} gefunden, {want} erwartet ({why})</translation>
    </message>
    <message>
        <source>muted: found {muted}, expected heads 0 to {n_heads}</source>
        <translation>muted: {muted} gefunden, Köpfe 0 bis {n_heads} erwartet</translation>
    </message>
    <message>
        <source>kv_heads_used: found {used}, expected a number that divides {n_heads} heads and fits the {n_kv_heads} stored ones</source>
        <translation>kv_heads_used: {used} gefunden, erwartet eine Zahl, die {n_heads} Köpfe teilt und zu den {n_kv_heads} gespeicherten passt</translation>
    </message>
    <message>
        <source>{name}: found {texts}, expected {count}</source>
        <translation>{name}: {texts} gefunden, {count} erwartet</translation>
    </message>
    <message>
        <source>{place}: expected text of at most {longest} characters</source>
        <translation>{place}: Text von höchstens {longest} Zeichen erwartet</translation>
    </message>
    <message>
        <source>one row per token</source>
        <translation>je Token eine Zeile</translation>
    </message>
    <message>
        <source>{rows} rows, one per column of X</source>
        <translation>{rows} Zeilen, eine je Spalte von X</translation>
    </message>
    <message>
        <source>{rows} rows, {columns} columns like W_Q</source>
        <translation>{rows} Zeilen, {columns} Spalten wie W_Q</translation>
    </message>
    <message>
        <source>one number per column of {matrix}</source>
        <translation>eine Zahl je Spalte von {matrix}</translation>
    </message>
    <message>
        <source>one number per column of the output</source>
        <translation>eine Zahl je Spalte der Ausgabe</translation>
    </message>
    <message>
        <source>one number per column of a head</source>
        <translation>eine Zahl je Spalte eines Kopfs</translation>
    </message>
    <message>
        <source>one number per head</source>
        <translation>eine Zahl je Kopf</translation>
    </message>
    <message>
        <source>kv_of_head: found {kv}, expected {n_heads} numbers from 0 to {n_kv_heads}, one per query head</source>
        <translation>kv_of_head: {kv} gefunden, {n_heads} Zahlen von 0 bis {n_kv_heads} erwartet, eine je Query-Kopf</translation>
    </message>
    <message>
        <source>sheet: found {features} features, expected {d_model}, one per column of X</source>
        <translation>sheet: {features} Merkmale gefunden, {d_model} erwartet, eines je Spalte von X</translation>
    </message>
    <message>
        <source>{name}: found half of a surrogate pair, expected whole characters</source>
        <translation>{name}: halbes Surrogatpaar gefunden, ganze Zeichen erwartet</translation>
    </message>
    <message>
        <source>options: rope has {inv_freq} frequencies, expected {width}, one per pair</source>
        <translation>options: rope hat {inv_freq} Frequenzen, {width} erwartet, eine je Paar</translation>
    </message>
    <message>
        <source>options: rope rotates {width} numbers of a head, expected an even number up to {d_k}</source>
        <translation>options: rope dreht {width} Zahlen eines Kopfs, gerade Zahl bis {d_k} erwartet</translation>
    </message>
    <message>
        <source>X: with these projection matrices and this scale, numbers up to {peaks} could push {what} beyond the largest {dtype} number; expected smaller ones</source>
        <translation>X: Zahlen bis {peaks} könnten mit diesen Projektionsmatrizen und dieser Skala {what} über die größte {dtype}-Zahl treiben; kleinere erwartet</translation>
    </message>
    <message>
        <source>holds: found {n}, expected at most {most}</source>
        <translation>holds: {n} gefunden, höchstens {most} erwartet</translation>
    </message>
    <message>
        <source>{cell} is held twice</source>
        <translation>{cell} ist zweimal festgehalten</translation>
    </message>
    <message>
        <source>found the array {array}, expected one of {arrays}</source>
        <translation>Array {array} gefunden, eines von {arrays} erwartet</translation>
    </message>
    <message>
        <source>no cell {cell}; its shape is {shape}</source>
        <translation>keine Zelle {cell}; die Form ist {shape}</translation>
    </message>
    <message>
        <source>{cell}: found {value}, expected a finite number</source>
        <translation>{cell}: {value} gefunden, eine endliche Zahl erwartet</translation>
    </message>
    <message>
        <source>{cell}: found {value}, expected 0 or more: e to a score is never negative</source>
        <translation>{cell}: {value} gefunden, 0 oder mehr erwartet: e hoch einen Score ist nie negativ</translation>
    </message>
    <message>
        <source>{cell}: found {value}, expected more than 0: the row is divided by it</source>
        <translation>{cell}: {value} gefunden, mehr als 0 erwartet: die Zeile wird dadurch geteilt</translation>
    </message>
    <message>
        <source>holds: with these exponentials and row sums {cell} is beyond the largest number; hold a larger row sum</source>
        <translation>holds: mit diesen Exponentialwerten und Zeilensummen ist {cell} größer als die größte Zahl; halten Sie eine größere Zeilensumme fest</translation>
    </message>
    <message>
        <source>W_K: found {n_kv_heads} key/value heads, expected a number that divides the {n_heads} query heads of W_Q</source>
        <translation>W_K: {n_kv_heads} Key-Value-Köpfe gefunden, erwartet eine Zahl, die die {n_heads} Query-Köpfe von W_Q teilt</translation>
    </message>
    <message>
        <source>Correct that place and open the file again.</source>
        <translation>Berichtigen Sie die Stelle und öffnen Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>{place}: found {what}, expected {expected}. {advice}</source>
        <translation>{place}: {what} gefunden, {expected} erwartet. {advice}</translation>
    </message>
    <message>
        <source>an object in braces {}</source>
        <translation>ein Objekt in geschweiften Klammern {}</translation>
    </message>
    <message>
        <source>a list in brackets []</source>
        <translation>eine Liste in eckigen Klammern []</translation>
    </message>
    <message>
        <source>at most {most} entries</source>
        <translation>höchstens {most} Einträge</translation>
    </message>
    <message>
        <source>text in quotation marks</source>
        <translation>Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>at most {longest} characters</source>
        <translation>höchstens {longest} Zeichen</translation>
    </message>
    <message>
        <source>{value} characters</source>
        <translation>{value} Zeichen</translation>
    </message>
    <message>
        <source>whole characters</source>
        <translation>ganze Zeichen</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>ein halbes Surrogatpaar</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>{name}: found {n_bytes} bytes, expected at most {max_bytes}</source>
        <translation>{name}: {n_bytes} Bytes gefunden, höchstens {max_bytes} erwartet</translation>
    </message>
    <message>
        <source>{name}: found damaged JSON, expected an object. Get the file again</source>
        <translation>{name}: beschädigtes JSON gefunden, ein Objekt erwartet. Laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>{name}: found {found}, expected a JSON object. Get the file again</source>
        <translation>{name}: {found} gefunden, ein JSON-Objekt erwartet. Laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number for each layer</source>
        <translation>eine Zahl für jede Schicht</translation>
    </message>
    <message>
        <source>the same one for all</source>
        <translation>dieselbe für alle</translation>
    </message>
    <message>
        <source>a whole number from {least} on</source>
        <translation>eine ganze Zahl ab {least}</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>eine Zahl über 0</translation>
    </message>
    <message>
        <source>a token’s number</source>
        <translation>die Nummer eines Tokens</translation>
    </message>
    <message>
        <source>{source}: {prefix}{name}: found {shown}, expected {expected}. Correct it, or get the file again</source>
        <translation>{source}: {prefix}{name}: {shown} gefunden, erwartet: {expected}. Berichtigen Sie das, oder laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>a finite number up to 1.8e308</source>
        <translation>eine endliche Zahl bis 1.8e308</translation>
    </message>
    <message>
        <source>a number without more digits than float64 holds, such as {value}</source>
        <translation>eine Zahl mit nicht mehr Ziffern, als float64 hält, etwa {value}</translation>
    </message>
    <message>
        <source>one of {words}</source>
        <translation>eines von {words}</translation>
    </message>
    <message>
        <source>{value} ({depth} levels of brackets)</source>
        <translation>{value} ({depth} Klammerebenen)</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>eine endliche Zahl</translation>
    </message>
    <message>
        <source>rows of true and false</source>
        <translation>Zeilen aus true und false</translation>
    </message>
    <message>
        <source>{value}: found no {key}, which every attnviz file needs. Add it and open the file again.</source>
        <translation>{value}: kein {key} gefunden, das jede attnviz-Datei braucht. Ergänzen Sie es und öffnen Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>{value}: without {key}, nothing can be opened.</source>
        <translation>{value}: ohne {key} lässt sich nichts öffnen.</translation>
    </message>
    <message>
        <source>a list of matrices, one per head</source>
        <translation>eine Liste von Matrizen, eine je Kopf</translation>
    </message>
    <message>
        <source>at most {deepest} levels of brackets</source>
        <translation>höchstens {deepest} Klammerebenen</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>eine leere Liste</translation>
    </message>
    <message>
        <source>a row of numbers in brackets []</source>
        <translation>eine Zeile aus Zahlen in eckigen Klammern []</translation>
    </message>
    <message>
        <source>{want} as in the other rows</source>
        <translation>{want} wie in den anderen Zeilen</translation>
    </message>
    <message>
        <source>{value} entries</source>
        <translation>{value} Einträge</translation>
    </message>
    <message>
        <source>Known here: {names}.</source>
        <translation>Hier bekannt: {names}.</translation>
    </message>
    <message>
        <source>Did you mean {name}?</source>
        <translation>Meinten Sie {name}?</translation>
    </message>
    <message>
        <source>{value}: found the unknown field {key}. {hint}</source>
        <translation>{value}: unbekanntes Feld {key} gefunden. {hint}</translation>
    </message>
    <message>
        <source>a row of numbers</source>
        <translation>eine Zeile aus Zahlen</translation>
    </message>
    <message>
        <source>rows of numbers</source>
        <translation>Zeilen aus Zahlen</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a list of {n}</source>
        <translation>eine Liste von {n}</translation>
    </message>
    <message>
        <source>a number of more than 40 digits</source>
        <translation>eine Zahl von mehr als 40 Ziffern</translation>
    </message>
    <message>
        <source>found brackets nested hundreds of levels deep, expected at most a dozen. This is not an attnviz file, or it is damaged.</source>
        <translation>hunderte Ebenen tief geschachtelte Klammern gefunden, höchstens ein Dutzend erwartet. Dies ist keine attnviz-Datei, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>the file does not fit in memory.</source>
        <translation>die Datei passt nicht in den Speicher.</translation>
    </message>
    <message>
        <source>{place}: found the key {key} twice. Remove one of the two.</source>
        <translation>{place}: der Schlüssel {key} kommt zweimal vor. Entfernen Sie einen der beiden.</translation>
    </message>
    <message>
        <source>found an empty file, expected an attnviz file (JSON that begins with {).</source>
        <translation>leere Datei gefunden, attnviz-Datei erwartet (JSON, das mit { beginnt).</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>{where}: found {found}, expected JSON that begins with {{. `attnviz read` prints a file of numbers.</source>
        <translation>{where}: gefunden: {found}, erwartet: JSON, das mit {{ beginnt. `attnviz read` gibt eine Datei mit Zahlen aus.</translation>
    </message>
    <message>
        <source>{where}: the file ends too early; it was not written or copied completely. Use another copy, or open the readable parts.</source>
        <translation>{where}: die Datei endet zu früh; sie wurde nicht ganz geschrieben oder kopiert. Nehmen Sie eine andere Kopie oder öffnen Sie das Lesbare.</translation>
    </message>
    <message>
        <source>{where}: not valid JSON ({error}). Correct that place and open the file again.</source>
        <translation>{where}: kein gültiges JSON ({error}). Berichtigen Sie die Stelle und öffnen Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>temperature: found {value}, expected 0.1 to 10</source>
        <translation>Temperatur: {value} gefunden, 0,1 bis 10 erwartet</translation>
    </message>
    <message>
        <source>d_k: found {d_k}, expected a whole number from 1 to 1024</source>
        <translation>d_k: {d_k} gefunden, ganze Zahl von 1 bis 1024 erwartet</translation>
    </message>
    <message>
        <source>divisor: found {divisor}, expected 1, sqrt or d</source>
        <translation>Teiler: {divisor} gefunden, 1, sqrt oder d erwartet</translation>
    </message>
    <message>
        <source>draw: found {draw}, expected a whole number or &apos;chapter&apos;</source>
        <translation>Ziehung: {draw} gefunden, ganze Zahl oder &apos;chapter&apos; erwartet</translation>
    </message>
    <message>
        <source>distribution: found coin, expected normal: the chapter’s draw uses normal numbers. A coin-flip draw has a number, such as 0</source>
        <translation>distribution: coin gefunden, normal erwartet: Die Ziehung des Kapitels verwendet normalverteilte Zahlen. Eine Münzwurf-Ziehung hat eine Nummer, etwa 0</translation>
    </message>
    <message>
        <source>row of tab 2: found {row}, expected head and token, from 0</source>
        <translation>Zeile aus Reiter 2: {row} gefunden, Kopf und Token erwartet, ab 0</translation>
    </message>
    <message>
        <source>custom pattern: found shape {shape}, expected {n_tokens} × {n_tokens}</source>
        <translation>eigenes Muster: Form {shape} gefunden, {n_tokens} × {n_tokens} erwartet</translation>
    </message>
    <message>
        <source>custom pattern: found a cell above the diagonal (the future), expected none</source>
        <translation>eigenes Muster: Zelle über der Diagonale (Zukunft) gefunden, keine erwartet</translation>
    </message>
    <message>
        <source>A custom pattern needs its cells.</source>
        <translation>Ein eigenes Muster braucht seine Zellen.</translation>
    </message>
    <message>
        <source>typed scores: expected six numbers from −9,999 to 9,999</source>
        <translation>getippte Scores: sechs Zahlen von −9999 bis 9999 erwartet</translation>
    </message>
    <message>
        <source>pattern: found {kind}</source>
        <translation>Muster: {kind} gefunden</translation>
    </message>
    <message>
        <source>this model does not divide the scores</source>
        <translation>dieses Modell teilt die Scores nicht</translation>
    </message>
    <message>
        <source>there is no head {name}</source>
        <translation>es gibt keinen Kopf {name}</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected {least} to {most}</source>
        <translation>{name}: {value} gefunden, {least} bis {most} erwartet</translation>
    </message>
    <message>
        <source>global_layers: found {global_layers}, expected 32</source>
        <translation>global_layers: {global_layers} gefunden, 32 erwartet</translation>
    </message>
    <message>
        <source>say: found nothing, expected the text the class reads.</source>
        <translation>say: nichts gefunden, Text für die Klasse erwartet.</translation>
    </message>
    <message>
        <source>{name}: found {value} characters, expected at most {most}.</source>
        <translation>{name}: {value} Zeichen gefunden, höchstens {most} erwartet.</translation>
    </message>
    <message>
        <source>choices: found {choice} characters in choice {number}, expected 1 to {longest_choice}.</source>
        <translation>choices: {choice} Zeichen in Antwort {number} gefunden, 1 bis {longest_choice} erwartet.</translation>
    </message>
    <message>
        <source>choices: found {choices}, expected none or 2 to {most_choices}.</source>
        <translation>choices: {choices} gefunden, keine oder 2 bis {most_choices} erwartet.</translation>
    </message>
    <message>
        <source>{which}: found an answer without a question; fill in ask too.</source>
        <translation>{which}: Antwort ohne Frage gefunden; füllen Sie auch ask aus.</translation>
    </message>
    <message>
        <source>reasons: found {reasons}, expected one for each of {choices} choices.</source>
        <translation>reasons: {reasons} gefunden, erwartet wird eine für jede der {choices} Antworten.</translation>
    </message>
    <message>
        <source>choices: found {choices} in a vote, expected 2 to {most}.</source>
        <translation>choices: {choices} in einer Abstimmung gefunden, erwartet werden 2 bis {most}.</translation>
    </message>
    <message>
        <source>answer: found {answer}, expected the letter of the right choice: {known}.</source>
        <translation>answer: {answer} gefunden, erwartet wird der Buchstabe der richtigen Antwort: {known}.</translation>
    </message>
    <message>
        <source>tries: found {n} besides own, expected at most {most}.</source>
        <translation>tries: {n} neben own gefunden, höchstens {most} erwartet.</translation>
    </message>
    <message>
        <source>{name}: found nothing, but a step of kind {kind} needs it.</source>
        <translation>{name}: nichts gefunden, doch ein Schritt der Art {kind} braucht es.</translation>
    </message>
    <message>
        <source>steps: found {trees}, expected 1 to {most_steps} steps.</source>
        <translation>steps: {trees} gefunden, 1 bis {most_steps} Schritte erwartet.</translation>
    </message>
    <message>
        <source>{place}: found no field &apos;say&apos;, expected the text the class reads.</source>
        <translation>{place}: kein Feld &apos;say&apos; gefunden, Text für die Klasse erwartet.</translation>
    </message>
    <message>
        <source>the least and the most that counts, as in [60, 70]</source>
        <translation>das Kleinste und das Größte, das zählt, wie in [60, 70]</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>my guess</source>
        <translation>meine Vermutung</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>found step {number}, expected 1 to {n}.</source>
        <translation>Schritt {number} gefunden, 1 bis {n} erwartet.</translation>
    </message>
    <message>
        <source>a line, a step and a text, or a figure and its steps</source>
        <translation>eine Zeile, ein Schritt mit Text oder eine Abbildung mit ihren Schritten</translation>
    </message>
    <message>
        <source>an object with {names}</source>
        <translation>ein Objekt mit {names}</translation>
    </message>
    <message>
        <source>a label and a per cent, as in [&quot;“animal”&quot;, 50]</source>
        <translation>eine Beschriftung und Prozent, wie in [&quot;“animal”&quot;, 50]</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>Meine Lektion</translation>
    </message>
    <message>
        <source>title: found nothing, expected the title of the lesson.</source>
        <translation>Titel: nichts gefunden, erwartet den Titel der Lektion.</translation>
    </message>
    <message>
        <source>{name}: cannot be opened ({reason}).</source>
        <translation>{name}: lässt sich nicht öffnen ({reason}).</translation>
    </message>
    <message>
        <source>{name}: found more than {largest_file} MB, expected an attnviz file of at most that size.</source>
        <translation>{name}: mehr als {largest_file} MB gefunden, attnviz-Datei von höchstens dieser Größe erwartet.</translation>
    </message>
    <message>
        <source>it is a folder, expected a file</source>
        <translation>es ist ein Ordner, Datei erwartet</translation>
    </message>
    <message>
        <source>it is a pipe, a socket or a device, expected an ordinary file</source>
        <translation>es ist eine Pipe, ein Socket oder ein Gerät, gewöhnliche Datei erwartet</translation>
    </message>
    <message>
        <source>it does not fit in memory</source>
        <translation>es passt nicht in den Speicher</translation>
    </message>
    <message>
        <source>{name}: too large or too deeply nested for the memory; expected a smaller file.</source>
        <translation>{name}: zu groß oder zu tief geschachtelt für den Speicher; kleinere Datei erwartet.</translation>
    </message>
    <message>
        <source>found a NumPy archive, expected an attnviz file. `attnviz read` prints its arrays; in the window, “Open” offers what they fit, or opens X, W_Q, W_K and W_V as a layer.</source>
        <translation>ein NumPy-Archiv gefunden, eine attnviz-Datei erwartet. `attnviz read` gibt seine Arrays aus; im Fenster bietet „Öffnen“ an, wofür sie passen, oder öffnet X, W_Q, W_K und W_V als Schicht.</translation>
    </message>
    <message>
        <source>found a language model (GGUF), expected an attnviz file.</source>
        <translation>ein Sprachmodell (GGUF) gefunden, eine attnviz-Datei erwartet.</translation>
    </message>
    <message>
        <source>byte {start}: found {text}, expected UTF-8 text. This is not an attnviz file, or it was saved in another encoding.</source>
        <translation>Byte {start}: {text} gefunden, UTF-8-Text erwartet. Dies ist keine attnviz-Datei, oder sie wurde anders kodiert gespeichert.</translation>
    </message>
    <message>
        <source>{path}: this file would be {data} MB, but at most {largest_file} MB can be opened again. Nothing was saved.</source>
        <translation>{path}: diese Datei hätte {data} MB, doch nur bis {largest_file} MB lassen sich wieder öffnen. Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>found no field &quot;document&quot;, which every attnviz file needs.</source>
        <translation>kein Feld &quot;document&quot; gefunden, das jede attnviz-Datei braucht.</translation>
    </message>
    <message>
        <source>found a NumPy array, expected an attnviz file. `attnviz read` prints it; in the window, “Open” offers the matrices that it fits.</source>
        <translation>ein NumPy-Array gefunden, eine attnviz-Datei erwartet. `attnviz read` gibt es aus; im Fenster bietet „Öffnen“ die Matrizen an, zu denen es passt.</translation>
    </message>
    <message>
        <source>nothing in it can be read.</source>
        <translation>nichts darin ist lesbar.</translation>
    </message>
    <message>
        <source>cannot be written as a file: {error}</source>
        <translation>lässt sich nicht als Datei schreiben: {error}</translation>
    </message>
    <message>
        <source>found a list or a single value, expected an object {} with the fields attnviz and document. This is not an attnviz file.</source>
        <translation>eine Liste oder einen Einzelwert gefunden, Objekt {} mit den Feldern attnviz und document erwartet. Dies ist keine attnviz-Datei.</translation>
    </message>
    <message>
        <source>found no field &quot;attnviz&quot;, expected &quot;attnviz&quot;: {format} at the beginning. This is not an attnviz file, or the line was lost.</source>
        <translation>kein Feld &quot;attnviz&quot; gefunden, &quot;attnviz&quot;: {format} am Anfang erwartet. Dies ist keine attnviz-Datei, oder die Zeile ging verloren.</translation>
    </message>
    <message>
        <source>attnviz: found {version}, expected the number of the format, 0 to {format}.</source>
        <translation>attnviz: {version} gefunden, Nummer des Formats erwartet, 0 bis {format}.</translation>
    </message>
    <message>
        <source>made by a newer attnviz (format {version}); this one reads up to {format}. Update attnviz to open it.</source>
        <translation>von einem neueren attnviz erzeugt (Format {version}); dieses liest bis {format}. Aktualisieren Sie attnviz, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>&quot;preset&quot; or &quot;whole&quot;, as the lesson has no numbers of its own here</source>
        <translation>&quot;preset&quot; oder &quot;whole&quot;, da die Lektion hier keine eigenen Zahlen hat</translation>
    </message>
    <message>
        <source>one of {feature_names}</source>
        <translation>eines von {feature_names}</translation>
    </message>
    <message>
        <source>&quot;matrix&quot;, &quot;cell&quot; and &quot;value&quot;</source>
        <translation>&quot;matrix&quot;, &quot;cell&quot; und &quot;value&quot;</translation>
    </message>
    <message>
        <source>a head: {names}</source>
        <translation>ein Kopf: {names}</translation>
    </message>
    <message>
        <source>a word: {names}</source>
        <translation>ein Wort: {names}</translation>
    </message>
    <message>
        <source>1 to {max_tokens} texts</source>
        <translation>1 bis {max_tokens} Texte</translation>
    </message>
    <message>
        <source>the field &quot;custom&quot; with its cells</source>
        <translation>das Feld &quot;custom&quot; mit seinen Zellen</translation>
    </message>
    <message>
        <source>kind &quot;custom&quot; without cells</source>
        <translation>Art &quot;custom&quot; ohne Zellen</translation>
    </message>
    <message>
        <source>each head once</source>
        <translation>jeder Kopf einmal</translation>
    </message>
    <message>
        <source>the head {head} again</source>
        <translation>der Kopf {head} noch einmal</translation>
    </message>
    <message>
        <source>two numbers, row and column</source>
        <translation>zwei Zahlen, Zeile und Spalte</translation>
    </message>
    <message>
        <source>{array} with the field {name}</source>
        <translation>{array} mit dem Feld {name}</translation>
    </message>
    <message>
        <source>{array} without a head</source>
        <translation>{array} ohne Kopf</translation>
    </message>
    <message>
        <source>{value}, as the sheet says of {word} under {feature}</source>
        <translation>{value}, wie es der Steckbrief von {word} unter {feature} sagt</translation>
    </message>
    <message>
        <source>{prefix}{name} cannot be read, and without it nothing can be opened.</source>
        <translation>{prefix}{name} ist nicht lesbar, und ohne das lässt sich nichts öffnen.</translation>
    </message>
    <message>
        <source>four columns</source>
        <translation>vier Spalten</translation>
    </message>
    <message>
        <source>{n} times true or false</source>
        <translation>{n}-mal true oder false</translation>
    </message>
    <message>
        <source>{flags} entries</source>
        <translation>{flags} Einträge</translation>
    </message>
    <message>
        <source>numbers up to 3.4e38, as the file says float32</source>
        <translation>Zahlen bis 3.4e38, da die Datei float32 sagt</translation>
    </message>
    <message>
        <source>a larger one</source>
        <translation>eine größere</translation>
    </message>
    <message>
        <source>an array name and an index, as in [&quot;scores&quot;, [0, 2, 1]]</source>
        <translation>ein Array-Name und ein Index wie in [&quot;scores&quot;, [0, 2, 1]]</translation>
    </message>
    <message>
        <source>an index inside {shape}</source>
        <translation>ein Index innerhalb von {shape}</translation>
    </message>
    <message>
        <source>{name}: the step changes it, and this picture does not. Take both pictures from the screen again.</source>
        <translation>{name}: Der Schritt ändert es, dieses Bild nicht. Übernehmen Sie beide Bilder noch einmal vom Bildschirm.</translation>
    </message>
    <message>
        <source>mask kind: found {kind}, expected one of {kinds}</source>
        <translation>Art der Maske: {kind} gefunden, eine von {kinds} erwartet</translation>
    </message>
    <message>
        <source>mask {name}: found {value}, expected a whole number ≥ {least}</source>
        <translation>Maske {name}: {value} gefunden, ganze Zahl ≥ {least} erwartet</translation>
    </message>
    <message>
        <source>mask of kind {kind}: only kind custom takes an array of cells</source>
        <translation>Maske der Art {kind}: nur die Art custom nimmt ein Array von Zellen</translation>
    </message>
    <message>
        <source>{name}: expected a square of true and false, True = may look</source>
        <translation>{name}: Quadrat aus true und false erwartet, True = darf hinsehen</translation>
    </message>
    <message>
        <source>role: found {role}, expected one of {known}, or nothing</source>
        <translation>role: {role} gefunden, eine von {known} oder nichts erwartet</translation>
    </message>
    <message>
        <source>rope layout: found {layout}, expected half or interleaved</source>
        <translation>rope layout: {layout} gefunden, half oder interleaved erwartet</translation>
    </message>
    <message>
        <source>rope width: found {width}, expected an even number, 2 or more</source>
        <translation>rope width: {width} gefunden, gerade Zahl ab 2 erwartet</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected on or off</source>
        <translation>{name}: {value} gefunden, an oder aus erwartet</translation>
    </message>
    <message>
        <source>scale: found {scale}, expected 0 or more</source>
        <translation>scale: {scale} gefunden, 0 oder mehr erwartet</translation>
    </message>
    <message>
        <source>temperature: found {temperature}, expected 0.001 to 1000</source>
        <translation>Temperatur: {temperature} gefunden, 0,001 bis 1000 erwartet</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected a finite number</source>
        <translation>{name}: {value} gefunden, endliche Zahl erwartet</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected a number above 0</source>
        <translation>{name}: {value} gefunden, Zahl über 0 erwartet</translation>
    </message>
    <message>
        <source>Empty example</source>
        <translation>Leeres Beispiel</translation>
    </message>
    <message>
        <source>Three words, two numbers</source>
        <translation>Drei Wörter, zwei Zahlen</translation>
    </message>
    <message>
        <source>No projections</source>
        <translation>Keine Projektionen</translation>
    </message>
    <message>
        <source>unknown preset {preset_id}; known presets: {known}</source>
        <translation>unbekannte Vorlage {preset_id}; bekannt sind: {known}</translation>
    </message>
    <message>
        <source>Only the three-word example has a last word to swap.</source>
        <translation>Nur das Beispiel mit drei Wörtern hat ein letztes Wort zum Tauschen.</translation>
    </message>
    <message>
        <source>Four words, four numbers each; every step can be checked by hand.</source>
        <translation>Vier Wörter mit je vier Zahlen; jeder Schritt lässt sich von Hand nachrechnen.</translation>
    </message>
    <message>
        <source>Scores 3, 0 and 0: 91% for “animal”, 4.5% for each of the others.</source>
        <translation>Scores 3, 0 und 0: 91&#x202f;% für „animal“, 4,5&#x202f;% für jedes der anderen.</translation>
    </message>
    <message>
        <source>Every word now looks for words like itself; only similarity counts.</source>
        <translation>Jedes Wort sucht nun Wörter, die ihm ähneln; nur Ähnlichkeit zählt.</translation>
    </message>
    <message>
        <source>No queries: all scores are 0 and every row becomes a plain average.</source>
        <translation>Keine Queries: alle Scores sind 0, und jede Zeile wird ein schlichtes Mittel.</translation>
    </message>
    <message>
        <source>Queries ten times as large: the best match takes everything (see “Saturation”).</source>
        <translation>Zehnmal so große Queries: der beste Treffer nimmt alles (siehe „Sättigung“).</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Random numbers with one decimal; the same seed gives the same numbers.</source>
        <translation>Zufallszahlen mit einer Nachkommastelle; derselbe Startwert gibt dieselben Zahlen.</translation>
    </message>
    <message>
        <source>Only the one-head example can be resized.</source>
        <translation>Nur das Beispiel mit einem Kopf lässt sich in der Größe ändern.</translation>
    </message>
    <message>
        <source>word {number}</source>
        <translation>Wort {number}</translation>
    </message>
    <message>
        <source>The rotary positions do not fit this d_k; keep it as it is.</source>
        <translation>Die Rotationspositionen passen nicht zu diesem d_k; lassen Sie es, wie es ist.</translation>
    </message>
    <message>
        <source>Words, d_model and d_k must be from {smallest} to {largest}.</source>
        <translation>Wörter, d_model und d_k müssen zwischen {smallest} und {largest} liegen.</translation>
    </message>
    <message>
        <source>{path}: could not be saved ({reason}). The old file is untouched; save under another name or in another folder.</source>
        <translation>{path}: konnte nicht gespeichert werden ({reason}). Die alte Datei ist unberührt; speichern Sie unter anderem Namen oder in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>{path}: could not be saved ({reason}). Choose another place for it.</source>
        <translation>{path}: konnte nicht gespeichert werden ({reason}). Wählen Sie einen anderen Ort dafür.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>es ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Draw: found {draw}, expected a whole number from 0.</source>
        <translation>Ziehung: {draw} gefunden, ganze Zahl ab 0 erwartet.</translation>
    </message>
    <message>
        <source>key: found {key}, expected 1 to {n_keys}</source>
        <translation>Key: {key} gefunden, 1 bis {n_keys} erwartet</translation>
    </message>
    <message>
        <source>Scores: found {scores} numbers, expected {n_keys}, one per key.</source>
        <translation>Scores: {scores} Zahlen gefunden, {n_keys} erwartet, eine je Key.</translation>
    </message>
    <message>
        <source>Scores: found an infinite number, expected −9,999 to 9,999.</source>
        <translation>Scores: unendliche Zahl gefunden, −9999 bis 9999 erwartet.</translation>
    </message>
    <message>
        <source>max_words and sentences: expected at least one of each</source>
        <translation>max_words und sentences: von beidem mindestens eins erwartet</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected −9.9 to 9.9</source>
        <translation>{name}: {value} gefunden, −9,9 bis 9,9 erwartet</translation>
    </message>
    <message>
        <source>There is already a feature called {new}.</source>
        <translation>Es gibt schon ein Merkmal namens {new}.</translation>
    </message>
    <message>
        <source>{name} is set by position.</source>
        <translation>{name} ergibt sich aus der Position.</translation>
    </message>
    <message>
        <source>features: expected unique names</source>
        <translation>features: eindeutige Namen erwartet</translation>
    </message>
    <message>
        <source>meaning: found {meaning}, expected 1 to {width}</source>
        <translation>meaning: {meaning} gefunden, 1 bis {width} erwartet</translation>
    </message>
    <message>
        <source>dial columns, first, one: found {placed}, expected six different columns from {meaning} to {width}</source>
        <translation>dial columns, first, one: {placed} gefunden, sechs verschiedene Spalten von {meaning} bis {width} erwartet</translation>
    </message>
    <message>
        <source>dial marks: found {marks}, expected at least 1</source>
        <translation>dial marks: {marks} gefunden, mindestens 1 erwartet</translation>
    </message>
    <message>
        <source>{name}: found {word}, expected lower case: {word_2}</source>
        <translation>{name}: {word} gefunden, Kleinschreibung erwartet: {word_2}</translation>
    </message>
    <message>
        <source>{name}, {word}: found the unknown feature {feature}</source>
        <translation>{name}, {word}: unbekanntes Merkmal {feature} gefunden</translation>
    </message>
    <message>
        <source>{name}, {word}: found {row}, expected finite numbers</source>
        <translation>{name}, {word}: {row} gefunden, endliche Zahlen erwartet</translation>
    </message>
    <message>
        <source>This document has no character sheet.</source>
        <translation>Dieses Dokument hat keinen Steckbrief.</translation>
    </message>
    <message>
        <source>unknown feature {feature}; known features: {features}</source>
        <translation>unbekanntes Merkmal {feature}; bekannt sind: {features}</translation>
    </message>
    <message>
        <source>X: the columns from {features} on are set by position; leave them as they are</source>
        <translation>X: die Spalten ab {features} ergeben sich aus der Position; lassen Sie sie, wie sie sind</translation>
    </message>
    <message>
        <source>X row {place}: found different numbers than in the first row of {token}; a word has the same row wherever it stands</source>
        <translation>X Zeile {place}: andere Zahlen als in der ersten Zeile von {token} gefunden; ein Wort hat überall dieselbe Zeile</translation>
    </message>
    <message>
        <source>{name} is set by position; unlock it first.</source>
        <translation>{name} ergibt sich aus der Position; entsperren Sie es zuerst.</translation>
    </message>
    <message>
        <source>{features}: found {value}, expected −9.9 to 9.9</source>
        <translation>{features}: {value} gefunden, −9,9 bis 9,9 erwartet</translation>
    </message>
    <message>
        <source>{name} is locked: it marks the first word, or is 1 for every word.</source>
        <translation>{name} ist gesperrt: es markiert das erste Wort oder ist 1 für jedes Wort.</translation>
    </message>
    <message>
        <source>all global</source>
        <translation>alle global</translation>
    </message>
    <message>
        <source>all local</source>
        <translation>alle lokal</translation>
    </message>
    <message>
        <source>tokens: found {n_tokens}, expected 8, 16 or 32</source>
        <translation>tokens: {n_tokens} gefunden, 8, 16 oder 32 erwartet</translation>
    </message>
    <message>
        <source>layer: found {layer}, expected 1 to {global_layers}</source>
        <translation>Schicht: {layer} gefunden, 1 bis {global_layers} erwartet</translation>
    </message>
    <message>
        <source>the temperature were</source>
        <translation>die Temperatur anders wäre</translation>
    </message>
    <message>
        <source>the last word were different</source>
        <translation>das letzte Wort anders wäre</translation>
    </message>
    <message>
        <source>the mask were off</source>
        <translation>die Maske aus wäre</translation>
    </message>
    <message>
        <source>we did not divide by √d</source>
        <translation>wir nicht durch √d teilten</translation>
    </message>
    <message>
        <source>the first token were missing</source>
        <translation>das erste Token fehlte</translation>
    </message>
    <message>
        <source>W_Q were 10 times as large</source>
        <translation>W_Q 10-mal so groß wäre</translation>
    </message>
    <message>
        <source>the mask were on</source>
        <translation>die Maske an wäre</translation>
    </message>
    <message>
        <source>we divided by √d</source>
        <translation>wir durch √d teilten</translation>
    </message>
    <message>
        <source>what if: found {kind}, expected one of {kind_2}</source>
        <translation>Was wäre, wenn: {kind} gefunden, eines von {kind_2} erwartet</translation>
    </message>
    <message>
        <source>last word: found {word}, expected one word</source>
        <translation>letztes Wort: {word} gefunden, ein Wort erwartet</translation>
    </message>
    <message>
        <source>layer {number}</source>
        <translation>Schicht {number}</translation>
    </message>
    <message>
        <source>Row {row} sees its last {count} tokens</source>
        <translation>Zeile {row} sieht ihre letzten {count} Tokens</translation>
    </message>
    <message>
        <source>{first}, in every layer.</source>
        <translation>{first}, in jeder Schicht.</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>sich selbst</translation>
    </message>
    <message>
        <source>its last {count} tokens</source>
        <translation>ihre letzten {count} Tokens</translation>
    </message>
    <message>
        <source>This is the layer’s own mask: every token sees all tokens up to itself.</source>
        <translation>Das ist die eigene Maske der Schicht: Jedes Token sieht alle Tokens bis zu sich selbst.</translation>
    </message>
    <message>
        <source>Scroll or drag to move, Ctrl+wheel or + and − to zoom, Home to see all, Esc to leave.</source>
        <translation>Scrollen oder Ziehen bewegt, Strg+Rad oder + und − zoomt, Pos1 zeigt alles, Esc verlässt die Ansicht.</translation>
    </message>
    <message>
        <source>This is the layer’s own mask: every token sees only itself.</source>
        <translation>Das ist die eigene Maske der Schicht: Jedes Token sieht nur sich selbst.</translation>
    </message>
    <message>
        <source>This is the layer’s own mask: every token sees the last {n}, including itself.</source>
        <translation>Das ist die eigene Maske der Schicht: Jedes Token sieht die letzten {n}, sich selbst mitgezählt.</translation>
    </message>
    <message>
        <source>Row {row} sees nothing: softmax has nothing to distribute.</source>
        <translation>Zeile {row} sieht nichts: Softmax hat nichts zu verteilen.</translation>
    </message>
    <message>
        <source>Rows {rows} see nothing: softmax has nothing to distribute there.</source>
        <translation>Zeilen {rows} sehen nichts: Softmax hat dort nichts zu verteilen.</translation>
    </message>
    <message>
        <source>Under this pattern, {words} can look at nothing, so nothing is passed on.</source>
        <translation>Unter diesem Muster gibt es für {words} nichts anzusehen, also wird nichts weitergegeben.</translation>
    </message>
    <message>
        <source>Under this pattern, {share} of the weight of “{word}” moves elsewhere.</source>
        <translation>Unter diesem Muster wandern {share} des Gewichts von „{word}“ woandershin.</translation>
    </message>
    <message>
        <source>The output of “{head}” keeps its length, {after} on average.</source>
        <translation>Die Ausgabe von „{head}“ behält ihre Länge, im Mittel {after}.</translation>
    </message>
    <message>
        <source>The length of the output of “{head}” grows from {before} to {after} on average.</source>
        <translation>Die Länge der Ausgabe von „{head}“ wächst im Mittel von {before} auf {after}.</translation>
    </message>
    <message>
        <source>The length of the output of “{head}” shrinks from {before} to {after} on average.</source>
        <translation>Die Länge der Ausgabe von „{head}“ schrumpft im Mittel von {before} auf {after}.</translation>
    </message>
    <message>
        <source>Row {row} sees itself and everything before it. {n} tokens need {scores} scores; twice as many tokens need about four times as many.</source>
        <translation>Zeile {row} sieht sich selbst und alles davor. {n} Tokens brauchen {scores} Scores; doppelt so viele brauchen etwa viermal so viele.</translation>
    </message>
    <message>
        <source>Row {row} sees only itself</source>
        <translation>Zeile {row} sieht nur sich selbst</translation>
    </message>
    <message>
        <source>{first}. Each further layer reaches {count} further back.</source>
        <translation>{first}. Jede weitere Schicht reicht {count} weiter zurück.</translation>
    </message>
    <message>
        <source>Row {row} sees everything before it: the window and the first tokens meet.</source>
        <translation>Zeile {row} sieht alles davor: Fenster und erste Tokens treffen sich.</translation>
    </message>
    <message>
        <source>Row {row} sees {last} and the first one. The first token stays because softmax needs somewhere to put leftover attention.</source>
        <translation>Zeile {row} sieht {last} und das erste. Das erste Token bleibt, weil Softmax einen Ort für übrige Aufmerksamkeit braucht.</translation>
    </message>
    <message>
        <source>Row {row} sees {last} and the first {count}. The first tokens stay because softmax needs somewhere to put leftover attention.</source>
        <translation>Zeile {row} sieht {last} und die ersten {count}. Die ersten Tokens bleiben, weil Softmax einen Ort für übrige Aufmerksamkeit braucht.</translation>
    </message>
    <message>
        <source>Row {row} sees {last} and every {nth} token before. Fewer scores, but no key can be dropped from the cache.</source>
        <translation>Zeile {row} sieht {last} und jedes {nth} Token davor. Weniger Scores, aber kein Key kann aus dem Cache fallen.</translation>
    </message>
    <message>
        <source>Row {row} sees itself, the first of its block of {n}</source>
        <translation>Zeile {row} sieht sich selbst, das erste Token ihres Blocks von {n}</translation>
    </message>
    <message>
        <source>Row {row} sees its block of {n} up to itself: {count} tokens</source>
        <translation>Zeile {row} sieht ihren Block von {n} bis zu sich selbst: {count} Tokens</translation>
    </message>
    <message>
        <source>{first}, and the last token of the block before. No key can be dropped.</source>
        <translation>{first}, und das letzte Token des Blocks davor. Kein Key darf weg.</translation>
    </message>
    <message>
        <source>{first}, and the last token of each of the {n} blocks before. No key can be dropped.</source>
        <translation>{first}, und das letzte Token jedes der {n} Blöcke davor. Kein Key darf weg.</translation>
    </message>
    <message>
        <source>{first}. No block lies before it.</source>
        <translation>{first}. Kein Block liegt davor.</translation>
    </message>
    <message>
        <source>Row {row} still sees everything: the window of {window} reaches back to token {first}.</source>
        <translation>Zeile {row} sieht noch alles: das Fenster von {window} reicht bis Token {first} zurück.</translation>
    </message>
    <message>
        <source>Row {row} sees {n} of {whole}: {places}.</source>
        <translation>Zeile {row} sieht {n} von {whole}: {places}.</translation>
    </message>
    <message>
        <source>Your pattern: {n} of {whole} scores.</source>
        <translation>Ihr Muster: {n} von {whole} Scores.</translation>
    </message>
    <message>
        <source>After {count} layers, {n} tokens can influence the last one.</source>
        <translation>Nach {count} Schichten können {n} Tokens das letzte beeinflussen.</translation>
    </message>
    <message>
        <source>After {count} layer, every token can influence the last one.</source>
        <translation>Nach {count} Schicht kann jedes Token das letzte beeinflussen.</translation>
    </message>
    <message>
        <source>After {count} layers, every token can influence the last one.</source>
        <translation>Nach {count} Schichten kann jedes Token das letzte beeinflussen.</translation>
    </message>
    <message>
        <source>What the model wrote, {n} tokens</source>
        <translation>Was das Modell geschrieben hat, {n} Tokens</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweite</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>third</source>
        <translation>dritte</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>vierte</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>fünfte</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sechste</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>siebte</translation>
    </message>
    <message>
        <source>{number}st</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}nd</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}rd</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}th</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Draw a pattern</source>
        <translation>Muster zeichnen</translation>
    </message>
    <message>
        <source>a custom pattern has no rule for a longer text</source>
        <translation>ein eigenes Muster hat keine Regel für einen längeren Text</translation>
    </message>
    <message>
        <source>choose the pattern “Custom” first</source>
        <translation>wählen Sie zuerst das Muster „Eigenes“</translation>
    </message>
    <message>
        <source>Widen the window by one</source>
        <translation>Fenster um eins verbreitern</translation>
    </message>
    <message>
        <source>Narrow the window by one</source>
        <translation>Fenster um eins verschmälern</translation>
    </message>
    <message>
        <source>Widest window</source>
        <translation>Breitestes Fenster</translation>
    </message>
    <message>
        <source>Window of 1</source>
        <translation>Fenster von 1</translation>
    </message>
    <message>
        <source>this pattern has no window</source>
        <translation>dieses Muster hat kein Fenster</translation>
    </message>
    <message>
        <source>Next pattern</source>
        <translation>Nächstes Muster</translation>
    </message>
    <message>
        <source>Previous pattern</source>
        <translation>Voriges Muster</translation>
    </message>
    <message>
        <source>Row below</source>
        <translation>Zeile darunter</translation>
    </message>
    <message>
        <source>Row above</source>
        <translation>Zeile darüber</translation>
    </message>
    <message>
        <source>Show one more layer</source>
        <translation>Eine Schicht mehr zeigen</translation>
    </message>
    <message>
        <source>Show one layer fewer</source>
        <translation>Eine Schicht weniger zeigen</translation>
    </message>
    <message>
        <source>no head of a model is shown</source>
        <translation>kein Kopf eines Modells ist zu sehen</translation>
    </message>
    <message>
        <source>Show as tables</source>
        <translation>Als Tabellen zeigen</translation>
    </message>
    <message>
        <source>Go to a token of the long text</source>
        <translation>Zu einem Token des langen Textes gehen</translation>
    </message>
    <message>
        <source>show the long text first</source>
        <translation>erst den langen Text zeigen</translation>
    </message>
    <message>
        <source>Close Q and K of the long text</source>
        <translation>Q und K des langen Textes schließen</translation>
    </message>
    <message>
        <source>open a file with Q and K first</source>
        <translation>erst eine Datei mit Q und K öffnen</translation>
    </message>
    <message>
        <source>KV cache of the layouts (projector)</source>
        <translation>KV-Cache der Anordnungen (Beamer)</translation>
    </message>
    <message>
        <source>Draw a line from the mark to this cell</source>
        <translation>Linie von der Marke zu dieser Zelle zeichnen</translation>
    </message>
    <message>
        <source>Copy {what}, or the selection</source>
        <translation>{what} oder Auswahl kopieren</translation>
    </message>
    <message>
        <source>Try it on the sentence</source>
        <translation>Am Satz ausprobieren</translation>
    </message>
    <message>
        <source>Layout {name}</source>
        <translation>Anordnung {name}</translation>
    </message>
    <message>
        <source>Keep the diagonal</source>
        <translation>Diagonale behalten</translation>
    </message>
    <message>
        <source>window w</source>
        <translation>Fenster w</translation>
    </message>
    <message>
        <source>How many tokens the window covers, including the token itself  (← →)</source>
        <translation>Wie viele Tokens das Fenster umfasst, das Token selbst eingeschlossen  (← →)</translation>
    </message>
    <message>
        <source>sinks: first tokens that stay visible</source>
        <translation>Senken: erste Tokens, die sichtbar bleiben</translation>
    </message>
    <message>
        <source>First tokens that stay visible, 0 to {n}</source>
        <translation>Erste Tokens, die sichtbar bleiben, 0 bis {n}</translation>
    </message>
    <message>
        <source>Stride in tokens, 2 to {n}</source>
        <translation>Schrittweite in Tokens, 2 bis {n}</translation>
    </message>
    <message>
        <source>How many tokens the window covers, 1 to {n}</source>
        <translation>Wie viele Tokens das Fenster umfasst, 1 bis {n}</translation>
    </message>
    <message>
        <source>How many tokens the window covers in the long text</source>
        <translation>Wie viele Tokens das Fenster im langen Text umfasst</translation>
    </message>
    <message>
        <source>sinks</source>
        <translation>Senken</translation>
    </message>
    <message>
        <source>by stride</source>
        <translation>durch Schrittweite</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>Senke</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>pattern as 0/1 CSV</source>
        <translation>Muster als 0/1-CSV</translation>
    </message>
    <message>
        <source>list of cells (row, column)</source>
        <translation>Liste der Zellen (Zeile, Spalte)</translation>
    </message>
    <message>
        <source>pattern as NumPy</source>
        <translation>Muster als NumPy</translation>
    </message>
    <message>
        <source>pattern as LaTeX</source>
        <translation>Muster als LaTeX</translation>
    </message>
    <message>
        <source>table of counts as CSV</source>
        <translation>Tabelle der Anzahlen als CSV</translation>
    </message>
    <message>
        <source>A later token does not exist yet.</source>
        <translation>Ein späteres Token gibt es noch nicht.</translation>
    </message>
    <message>
        <source>The line starts here. Go to its end and press L again.</source>
        <translation>Die Linie beginnt hier. Gehen Sie zu ihrem Ende und drücken Sie nochmals L.</translation>
    </message>
    <message>
        <source>fill {n} cell</source>
        <translation>{n} Zelle füllen</translation>
    </message>
    <message>
        <source>fill {n} cells</source>
        <translation>{n} Zellen füllen</translation>
    </message>
    <message>
        <source>clear {n} cell</source>
        <translation>{n} Zelle leeren</translation>
    </message>
    <message>
        <source>clear {n} cells</source>
        <translation>{n} Zellen leeren</translation>
    </message>
    <message>
        <source>{size} GiB</source>
        <translation>{size} GiB</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>This layout computes {share} of the scores and needs {kept} of KV cache.</source>
        <translation>Diese Anordnung berechnet {share} der Scores und braucht {kept} KV-Cache.</translation>
    </message>
    <message>
        <source>your own, local w {window}</source>
        <translation>eigene, lokal w {window}</translation>
    </message>
    <message>
        <source>{name}, local w {window}</source>
        <translation>{name}, lokal w {window}</translation>
    </message>
    <message>
        <source>cosine {cosine}</source>
        <translation>Kosinus {cosine}</translation>
    </message>
    <message>
        <source>Row “{word}”</source>
        <translation>Zeile „{word}“</translation>
    </message>
    <message>
        <source>weight moved {share}   length {before} → {length}</source>
        <translation>Gewicht bewegt {share}   Länge {before} → {length}</translation>
    </message>
    <message>
        <source>Mean length of its output, rows {first} to {last}</source>
        <translation>Mittlere Länge seiner Ausgabe, Zeilen {first} bis {last}</translation>
    </message>
    <message>
        <source>⚠ sees nothing</source>
        <translation>⚠ sieht nichts</translation>
    </message>
    <message>
        <source>end of a block</source>
        <translation>Ende eines Blocks</translation>
    </message>
    <message>
        <source>Reach: which tokens can influence token {number}</source>
        <translation>Reichweite: welche Tokens Token {number} beeinflussen</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>eigenes</translation>
    </message>
    <message>
        <source>{local} local : {every} global</source>
        <translation>{local} lokal : {every} global</translation>
    </message>
    <message>
        <source>Layout of {n} layers   {name}</source>
        <translation>Anordnung von {n} Schichten   {name}</translation>
    </message>
    <message>
        <source>{head} on the sentence</source>
        <translation>{head} am Satz</translation>
    </message>
    <message>
        <source>{head} on this text</source>
        <translation>{head} in diesem Text</translation>
    </message>
    <message>
        <source>How many scores does full attention compute for {n} tokens?</source>
        <translation>Wie viele Scores berechnet volle Attention für {n} Tokens?</translation>
    </message>
    <message>
        <source>How many scores does the custom pattern compute for {n} tokens?</source>
        <translation>Wie viele Scores berechnet das eigene Muster für {n} Tokens?</translation>
    </message>
    <message>
        <source>How many scores does “{pattern}” with w = {window} compute for {n} tokens?</source>
        <translation>Wie viele Scores berechnet „{pattern}“ mit w = {window} für {n} Tokens?</translation>
    </message>
    <message>
        <source>{n} scores</source>
        <translation>{n} Scores</translation>
    </message>
    <message>
        <source>{pattern}   row {row}   answer hidden</source>
        <translation>{pattern}   Zeile {row}   Antwort verdeckt</translation>
    </message>
    <message>
        <source>row {row}, column {column}: answer hidden</source>
        <translation>Zeile {row}, Spalte {column}: Antwort verdeckt</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>How many rows and columns the picture has</source>
        <translation>Wie viele Zeilen und Spalten das Bild hat</translation>
    </message>
    <message>
        <source>Window for the long text</source>
        <translation>Fenster für den langen Text</translation>
    </message>
    <message>
        <source>Layout of 32 layers</source>
        <translation>Anordnung von 32 Schichten</translation>
    </message>
    <message>
        <source>keep the diagonal</source>
        <translation>Diagonale behalten</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>Tokens in the picture</source>
        <translation>Tokens im Bild</translation>
    </message>
    <message>
        <source>Length of the long text</source>
        <translation>Länge des langen Textes</translation>
    </message>
    <message>
        <source>How many tokens the large numbers are for</source>
        <translation>Für wie viele Tokens die großen Zahlen gelten</translation>
    </message>
    <message>
        <source>Which layers use the pattern, and which see everything</source>
        <translation>Welche Schichten das Muster verwenden und welche alles sehen</translation>
    </message>
    <message>
        <source>Head to test</source>
        <translation>Kopf zum Testen</translation>
    </message>
    <message>
        <source>The head to try this pattern on</source>
        <translation>Der Kopf, an dem dieses Muster ausprobiert wird</translation>
    </message>
    <message>
        <source>Head of the file</source>
        <translation>Kopf der Datei</translation>
    </message>
    <message>
        <source>Which head of Q and K of the file is shown</source>
        <translation>Welcher Kopf von Q und K der Datei gezeigt wird</translation>
    </message>
    <message>
        <source>While you draw, every token keeps seeing itself</source>
        <translation>Beim Zeichnen sieht jedes Token weiter sich selbst</translation>
    </message>
    <message>
        <source>Apply this pattern to the sentence of tabs 1 and 4, or remove it</source>
        <translation>Dieses Muster auf den Satz der Reiter 1 und 4 anwenden oder entfernen</translation>
    </message>
    <message>
        <source>Show the long text</source>
        <translation>Langen Text zeigen</translation>
    </message>
    <message>
        <source>The whole pattern: scroll, and zoom in to single cells</source>
        <translation>Das ganze Muster: scrollen und bis zu einzelnen Zellen zoomen</translation>
    </message>
    <message>
        <source>Close Q and K</source>
        <translation>Q und K schließen</translation>
    </message>
    <message>
        <source>Show the long text of the rule again</source>
        <translation>Wieder den langen Text der Regel zeigen</translation>
    </message>
    <message>
        <source>Reset to the original pattern</source>
        <translation>Auf das ursprüngliche Muster zurücksetzen</translation>
    </message>
    <message>
        <source>tokens in the picture</source>
        <translation>Tokens im Bild</translation>
    </message>
    <message>
        <source>long text</source>
        <translation>langer Text</translation>
    </message>
    <message>
        <source>head of the file</source>
        <translation>Kopf der Datei</translation>
    </message>
    <message>
        <source>its window w</source>
        <translation>sein Fenster w</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>head to test</source>
        <translation>Kopf zum Testen</translation>
    </message>
    <message>
        <source>pattern {pattern}</source>
        <translation>Muster {pattern}</translation>
    </message>
    <message>
        <source>The token before</source>
        <translation>Das Token davor</translation>
    </message>
    <message>
        <source>The first token</source>
        <translation>Das erste Token</translation>
    </message>
    <message>
        <source>The asking token</source>
        <translation>Das fragende Token</translation>
    </message>
    <message>
        <source>The last copy of a repeated token</source>
        <translation>Die letzte Kopie eines wiederholten Tokens</translation>
    </message>
    <message>
        <source>The token after that copy</source>
        <translation>Das Token nach dieser Kopie</translation>
    </message>
    <message>
        <source>Template: {n} cell</source>
        <translation>Schablone: {n} Zelle</translation>
    </message>
    <message>
        <source>Template: {n} cells</source>
        <translation>Schablone: {n} Zellen</translation>
    </message>
    <message>
        <source>Name of a template</source>
        <translation>Name einer Schablone</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Template: mark cells</source>
        <translation>Schablone: Zellen markieren</translation>
    </message>
    <message>
        <source>Template: clear cells</source>
        <translation>Schablone: Zellen leeren</translation>
    </message>
    <message>
        <source>{mask}, {numbers}</source>
        <translation>{mask}, {numbers}</translation>
    </message>
    <message>
        <source>Custom pattern from “Sparse patterns”</source>
        <translation>Eigenes Muster aus „Dünn besetzt“</translation>
    </message>
    <message>
        <source>window {n}</source>
        <translation>Fenster {n}</translation>
    </message>
    <message>
        <source>first tokens {n}</source>
        <translation>erste Tokens {n}</translation>
    </message>
    <message>
        <source>sinks {n}</source>
        <translation>Senken {n}</translation>
    </message>
    <message>
        <source>stride {n}</source>
        <translation>Schrittweite {n}</translation>
    </message>
    <message>
        <source>long text: {n} tokens</source>
        <translation>langer Text: {n} Tokens</translation>
    </message>
    <message>
        <source>long-text window {n}</source>
        <translation>Fenster für den langen Text {n}</translation>
    </message>
    <message>
        <source>pattern applied to the sentence</source>
        <translation>Muster auf den Satz angewandt</translation>
    </message>
    <message>
        <source>layout {layout}</source>
        <translation>Anordnung {layout}</translation>
    </message>
    <message>
        <source>layer {number} local</source>
        <translation>Schicht {number} lokal</translation>
    </message>
    <message>
        <source>layer {number} global</source>
        <translation>Schicht {number} global</translation>
    </message>
    <message>
        <source>{n} layers</source>
        <translation>{n} Schichten</translation>
    </message>
    <message>
        <source>{n} of {whole} scores</source>
        <translation>{n} von {whole} Scores</translation>
    </message>
    <message>
        <source>stretched to {tokens} tokens: about {n} of {whole} ({share})</source>
        <translation>auf {tokens} Tokens gestreckt: etwa {n} von {whole} ({share})</translation>
    </message>
    <message>
        <source>{tokens} tokens: {n} of {whole} ({share})</source>
        <translation>{tokens} Tokens: {n} von {whole} ({share})</translation>
    </message>
    <message>
        <source>row {row} sees nothing</source>
        <translation>Zeile {row} sieht nichts</translation>
    </message>
    <message>
        <source>{place}: a later token does not exist yet</source>
        <translation>{place}: ein späteres Token gibt es noch nicht</translation>
    </message>
    <message>
        <source>{place}: skipped</source>
        <translation>{place}: ausgelassen</translation>
    </message>
    <message>
        <source>{place}: computed (sink)</source>
        <translation>{place}: berechnet (Senke)</translation>
    </message>
    <message>
        <source>{place}: computed (end of a block)</source>
        <translation>{place}: berechnet (Ende eines Blocks)</translation>
    </message>
    <message>
        <source>{place}: computed (stride)</source>
        <translation>{place}: berechnet (Schrittweite)</translation>
    </message>
    <message>
        <source>layer {number}, global: sees everything</source>
        <translation>Schicht {number}, global: sieht alles</translation>
    </message>
    <message>
        <source>layer {number}, local: sees the window</source>
        <translation>Schicht {number}, lokal: sieht das Fenster</translation>
    </message>
    <message>
        <source>{n} scores, {gib} GiB if they were kept</source>
        <translation>{n} Scores, {gib} GiB, falls sie behalten würden</translation>
    </message>
    <message>
        <source>row {row} sees {n} of {whole}</source>
        <translation>Zeile {row} sieht {n} von {whole}</translation>
    </message>
    <message>
        <source>undefined, one of the two is 0</source>
        <translation>nicht definiert, einer der beiden ist 0</translation>
    </message>
    <message>
        <source>{head}, row “{word}”</source>
        <translation>{head}, Zeile „{word}“</translation>
    </message>
    <message>
        <source>cosine with the unmasked output {cosine}</source>
        <translation>Kosinus zur unmaskierten Ausgabe {cosine}</translation>
    </message>
    <message>
        <source>{place}: computed</source>
        <translation>{place}: berechnet</translation>
    </message>
    <message>
        <source>row {row} sees {n} of {whole}: {places}</source>
        <translation>Zeile {row} sieht {n} von {whole}: {places}</translation>
    </message>
    <message>
        <source>weight moved {moved}</source>
        <translation>Gewicht bewegt {moved}</translation>
    </message>
    <message>
        <source>mean length {length}</source>
        <translation>mittlere Länge {length}</translation>
    </message>
    <message>
        <source>Sparse pattern</source>
        <translation>Dünn besetztes Muster</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Sink + window</source>
        <translation>Senke</translation>
    </message>
    <message>
        <source>Strided</source>
        <translation>Jedes n-te</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>scores for {n} tokens, {share}</source>
        <translation>Scores für {n} Tokens, {share}</translation>
    </message>
    <message>
        <source>scores for {n} tokens, w = {window}, {share}</source>
        <translation>Scores für {n} Tokens, w = {window}, {share}</translation>
    </message>
    <message>
        <source>scores for {n} tokens</source>
        <translation>Scores für {n} Tokens</translation>
    </message>
    <message>
        <source>{n} of {whole}</source>
        <translation>{n} von {whole}</translation>
    </message>
    <message>
        <source>≈ {share} of {whole}</source>
        <translation>≈ {share} von {whole}</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>Draw your own, starting from the pattern on screen</source>
        <translation>Eigenes zeichnen, ausgehend vom gezeigten Muster</translation>
    </message>
    <message>
        <source>KV cache: {size}</source>
        <translation>KV-Cache: {size}</translation>
    </message>
    <message>
        <source>{n} tokens, {share}</source>
        <translation>{n} Tokens, {share}</translation>
    </message>
    <message>
        <source>Estimate: this pattern stretched to {n} tokens.</source>
        <translation>Schätzung: dieses Muster auf {n} Tokens gestreckt.</translation>
    </message>
    <message>
        <source>most tokens any later step still needs</source>
        <translation>so viele Tokens braucht ein späterer Schritt höchstens noch</translation>
    </message>
    <message>
        <source>{n} tokens, w = {window}, {share}</source>
        <translation>{n} Tokens, w = {window}, {share}</translation>
    </message>
    <message>
        <source>32 layers of 32 × 128, 16-bit</source>
        <translation>32 Schichten zu 32 × 128, 16 Bit</translation>
    </message>
    <message>
        <source>{size}; fewer scores, but any old key may still be needed.</source>
        <translation>{size}; weniger Scores, aber jeder alte Key kann noch gebraucht werden.</translation>
    </message>
    <message>
        <source>{size}; any key may still be needed.</source>
        <translation>{size}; jeder Key kann noch gebraucht werden.</translation>
    </message>
    <message>
        <source>{size}; the window drops old keys.</source>
        <translation>{size}; das Fenster verwirft alte Keys.</translation>
    </message>
    <message>
        <source>Settings pages</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>What the window shows when it opens</source>
        <translation>Was das Fenster beim Öffnen zeigt</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Keep these settings</source>
        <translation>Diese Einstellungen behalten</translation>
    </message>
    <message>
        <source>Discard all changes  (Esc)</source>
        <translation>Alle Änderungen verwerfen  (Esc)</translation>
    </message>
    <message>
        <source>Reset all settings to their defaults</source>
        <translation>Alle Einstellungen auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>Choose a file to open at startup</source>
        <translation>Datei wählen, die beim Start geöffnet wird</translation>
    </message>
    <message>
        <source>attnviz files (*{suffix})</source>
        <translation>attnviz-Dateien (*{suffix})</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>Befehle und ihre Kürzel</translation>
    </message>
    <message>
        <source>Choose a command to change its shortcuts</source>
        <translation>Befehl wählen, um seine Kürzel zu ändern</translation>
    </message>
    <message>
        <source>Help – attnviz</source>
        <translation>Hilfe – attnviz</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Find  Ctrl+F</source>
        <translation>Suchen  Strg+F</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>Hilfeseiten</translation>
    </message>
    <message>
        <source>Find in help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Find in all pages  (Ctrl+F); Enter: next, Shift+Enter: previous</source>
        <translation>In allen Seiten suchen  (Strg+F); Enter: weiter, Umschalt+Enter: zurück</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Diese Seite drucken</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>No page contains “{text}”</source>
        <translation>Keine Seite enthält „{text}“</translation>
    </message>
    <message>
        <source>Made with attnviz {version}.</source>
        <translation>Erstellt mit attnviz {version}.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Die Zahlen</translation>
    </message>
    <message>
        <source>Rounded to {n} decimals. – and −∞: masked.</source>
        <translation>Auf {n} Nachkommastellen gerundet. – und −∞: maskiert.</translation>
    </message>
    <message>
        <source>{n} larger table is left out.</source>
        <translation>{n} größere Tabelle ist ausgelassen.</translation>
    </message>
    <message>
        <source>{n} larger tables are left out.</source>
        <translation>{n} größere Tabellen sind ausgelassen.</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>Wer ist es?</translation>
    </message>
    <message>
        <source>Previous word</source>
        <translation>Voriges Wort</translation>
    </message>
    <message>
        <source>Subject finder</source>
        <translation>Subjektsucher</translation>
    </message>
    <message>
        <source>Resting</source>
        <translation>Ruhend</translation>
    </message>
    <message>
        <source>One head</source>
        <translation>Ein Kopf</translation>
    </message>
    <message>
        <source>Numbers of the chapter</source>
        <translation>Zahlen des Kapitels</translation>
    </message>
    <message>
        <source>Which noun fits what this word says?</source>
        <translation>Welches Nomen passt zu dem, was dieses Wort sagt?</translation>
    </message>
    <message>
        <source>Which word’s clock shows one step before mine?</source>
        <translation>Wessen Uhr zeigt einen Schritt vor meiner?</translation>
    </message>
    <message>
        <source>If I am a verb: who is doing it?</source>
        <translation>Wenn ich ein Verb bin: wer tut es?</translation>
    </message>
    <message>
        <source>Which word’s clock shows zero? (the first word)</source>
        <translation>Wessen Uhr zeigt null? (das erste Wort)</translation>
    </message>
    <message>
        <source>is alive and can do things</source>
        <translation>lebt und kann etwas tun</translation>
    </message>
    <message>
        <source>is somewhere you can be</source>
        <translation>ist ein Ort, an dem man sein kann</translation>
    </message>
    <message>
        <source>is an object</source>
        <translation>ist ein Gegenstand</translation>
    </message>
    <message>
        <source>names something</source>
        <translation>benennt etwas</translation>
    </message>
    <message>
        <source>stands in for something already named</source>
        <translation>steht für etwas schon Genanntes</translation>
    </message>
    <message>
        <source>says what happens (auxiliaries such as “didn’t”: 0.7)</source>
        <translation>sagt, was geschieht (Hilfsverben wie „didn’t“: 0,7)</translation>
    </message>
    <message>
        <source>little words: “the”, “because”, “too”</source>
        <translation>kleine Wörter: „the“, „because“, „too“</translation>
    </message>
    <message>
        <source>describes what only a living thing can be</source>
        <translation>beschreibt, was nur Lebendes sein kann</translation>
    </message>
    <message>
        <source>describes what only a place can be</source>
        <translation>beschreibt, was nur ein Ort sein kann</translation>
    </message>
    <message>
        <source>describes what only an object can be</source>
        <translation>beschreibt, was nur ein Gegenstand sein kann</translation>
    </message>
    <message>
        <source>is the first word of the text</source>
        <translation>ist das erste Wort des Textes</translation>
    </message>
    <message>
        <source>always 1 (lets a head ask the same of every word)</source>
        <translation>immer 1 (so kann ein Kopf jedes Wort dasselbe fragen)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Choose a folder and a name</source>
        <translation>Ordner und Namen wählen</translation>
    </message>
    <message>
        <source>Type a file name.</source>
        <translation>Tippen Sie einen Dateinamen.</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Copy the picture to the clipboard as PNG and SVG</source>
        <translation>Das Bild als PNG und SVG in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>{name}: found {suffix}, expected a name that ends in {known} for “{what}”.</source>
        <translation>{name}: {suffix} gefunden, für „{what}“ einen Namen erwartet, der auf {known} endet.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stopped. No file was changed.</source>
        <translation>Angehalten. Keine Datei wurde geändert.</translation>
    </message>
    <message>
        <source>Two A4 pages: the worksheet and the answer key.</source>
        <translation>Zwei A4-Seiten: Arbeitsblatt und Lösung.</translation>
    </message>
    <message>
        <source>{n} pages</source>
        <translation>{n} Seiten</translation>
    </message>
    <message>
        <source>{n} page</source>
        <translation>{n} Seite</translation>
    </message>
    <message>
        <source>{n} files</source>
        <translation>{n} Dateien</translation>
    </message>
    <message>
        <source>{n} file</source>
        <translation>{n} Datei</translation>
    </message>
    <message>
        <source>{wide} × {high} pixels</source>
        <translation>{wide} × {high} Pixel</translation>
    </message>
    <message>
        <source>{count} frames, {seconds:.1f} s</source>
        <translation>{count} Bilder, {seconds:.1f} s</translation>
    </message>
    <message>
        <source>{n} arrays: {names}</source>
        <translation>{n} Arrays: {names}</translation>
    </message>
    <message>
        <source>Copied: picture of the tab</source>
        <translation>Kopiert: Bild des Reiters</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Gespeichert: {path}</translation>
    </message>
    <message>
        <source>Saved: {n} files, starting with {path}</source>
        <translation>Gespeichert: {n} Dateien, ab {path}</translation>
    </message>
    <message>
        <source>{n} of {whole} scores for {tokens} tokens ({share}).</source>
        <translation>{n} von {whole} Scores für {tokens} Tokens ({share}).</translation>
    </message>
    <message>
        <source>Show or hide: {title}</source>
        <translation>Zeigen oder verbergen: {title}</translation>
    </message>
    <message>
        <source>{wanted}: this layer has none</source>
        <translation>{wanted}: diese Schicht hat keines</translation>
    </message>
    <message>
        <source>unknown array {name}.{hint} Known arrays: {known}</source>
        <translation>unbekanntes Array {name}.{hint} Bekannt sind: {known}</translation>
    </message>
    <message>
        <source> Did you mean {name}?</source>
        <translation> Meinten Sie {name}?</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} would be empty</source>
        <translation>ein Bild von {width} × {height} wäre leer</translation>
    </message>
    <message>
        <source>a picture of {wide} × {high} pixels does not fit in memory. Choose a smaller size or scale, or SVG or PDF, which are sharp at any size</source>
        <translation>ein Bild von {wide} × {high} Pixeln passt nicht in den Speicher. Wählen Sie eine kleinere Größe oder SVG oder PDF, die in jeder Größe scharf sind</translation>
    </message>
    <message>
        <source>not enough memory for a picture of {wide} × {high} pixels</source>
        <translation>für ein Bild von {wide} × {high} Pixeln fehlt der Speicher</translation>
    </message>
    <message>
        <source>the picture could not be written as PNG ({errorstring})</source>
        <translation>das Bild konnte nicht als PNG geschrieben werden ({errorstring})</translation>
    </message>
    <message>
        <source>{path}: found {found}, expected a name that ends in {endings}</source>
        <translation>{path}: {found} gefunden, erwartet einen Namen, der auf {endings} endet</translation>
    </message>
    <message>
        <source>no suffix</source>
        <translation>keine Endung</translation>
    </message>
    <message>
        <source>{path}: the folder {folder} does not exist. Create it first</source>
        <translation>{path}: der Ordner {folder} existiert nicht. Legen Sie ihn zuerst an</translation>
    </message>
    <message>
        <source>{path}: this is a folder. Add a file name</source>
        <translation>{path}: das ist ein Ordner. Ergänzen Sie einen Dateinamen</translation>
    </message>
    <message>
        <source>{path}: write-protected. Choose another name or another folder; nothing was changed</source>
        <translation>{path}: schreibgeschützt. Wählen Sie einen anderen Namen oder Ordner; nichts wurde geändert</translation>
    </message>
    <message>
        <source>Worksheet: {title}</source>
        <translation>Arbeitsblatt: {title}</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>rotary positions</source>
        <translation>Rotationspositionen</translation>
    </message>
    <message>
        <source>a soft cap</source>
        <translation>eine weiche Grenze</translation>
    </message>
    <message>
        <source>a temperature</source>
        <translation>eine Temperatur</translation>
    </message>
    <message>
        <source>norms of queries and keys</source>
        <translation>Normen von Queries und Keys</translation>
    </message>
    <message>
        <source>a learned sink</source>
        <translation>eine gelernte Senke</translation>
    </message>
    <message>
        <source>held numbers</source>
        <translation>festgehaltene Zahlen</translation>
    </message>
    <message>
        <source>biases</source>
        <translation>Biases</translation>
    </message>
    <message>
        <source>{words} words and vectors of {numbers} numbers do not fit on a page. A worksheet has room for about seven of each</source>
        <translation>{words} Wörter und Vektoren aus {numbers} Zahlen passen nicht auf eine Seite. Ein Arbeitsblatt hat Platz für etwa sieben von beidem</translation>
    </message>
    <message>
        <source>its own scale</source>
        <translation>eine eigene Skala</translation>
    </message>
    <message>
        <source>this layer has {things}; a worksheet cannot show that</source>
        <translation>diese Schicht hat {things}; das kann ein Arbeitsblatt nicht zeigen</translation>
    </message>
    <message>
        <source>Attention by hand</source>
        <translation>Attention von Hand</translation>
    </message>
    <message>
        <source>Attention by hand: answer key</source>
        <translation>Attention von Hand: Lösung</translation>
    </message>
    <message>
        <source>Name: {line}</source>
        <translation>Name: {line}</translation>
    </message>
    <message>
        <source>One cell of S: {sum}</source>
        <translation>Eine Zelle von S: {sum}</translation>
    </message>
    <message>
        <source>Work out</source>
        <translation>Rechnen Sie aus</translation>
    </message>
    <message>
        <source>A: take each row of S.</source>
        <translation>A: Nehmen Sie jede Zeile von S.</translation>
    </message>
    <message>
        <source>Divide by √d_k = {root}.</source>
        <translation>Teilen Sie durch √d_k = {root}.</translation>
    </message>
    <message>
        <source>Leave out the hatched cells: they are masked.</source>
        <translation>Lassen Sie die schraffierten Zellen aus: sie sind maskiert.</translation>
    </message>
    <message>
        <source>Q = X W_Q: multiply a row of X by a column of W_Q, number by number, and add.</source>
        <translation>Q = X W_Q: multiplizieren Sie eine Zeile von X mit einer Spalte von W_Q, Zahl für Zahl, und addieren Sie.</translation>
    </message>
    <message>
        <source>S = Q Kᵀ: multiply a row of Q by a row of K, number by number, and add.</source>
        <translation>S = Q Kᵀ: multiplizieren Sie eine Zeile von Q mit einer Zeile von K, Zahl für Zahl, und addieren Sie.</translation>
    </message>
    <message>
        <source>Raise e to each number, and divide by the sum of the row.</source>
        <translation>Nehmen Sie e hoch jede Zahl und teilen Sie durch die Summe der Zeile.</translation>
    </message>
    <message>
        <source>O = A V: each row of A says how much of every row of V to take.</source>
        <translation>O = A V: jede Zeile von A sagt, wie viel von jeder Zeile von V zu nehmen ist.</translation>
    </message>
    <message>
        <source>The startup file was not found: {name}.</source>
        <translation>Die Startdatei wurde nicht gefunden: {name}.</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>Andere wählen…</translation>
    </message>
    <message>
        <source>Start without a file</source>
        <translation>Ohne Datei starten</translation>
    </message>
    <message>
        <source>The arrow keys move through the cells.</source>
        <translation>Die Pfeiltasten gehen durch die Zellen.</translation>
    </message>
    <message>
        <source>{key} shows the picture again.</source>
        <translation>{key} zeigt wieder das Bild.</translation>
    </message>
    <message>
        <source>rows {rows}, scores computed</source>
        <translation>Zeilen {rows}, berechnete Scores</translation>
    </message>
    <message>
        <source>row {rows}, scores computed</source>
        <translation>Zeile {rows}, berechnete Scores</translation>
    </message>
    <message>
        <source>column {columns}, scores computed</source>
        <translation>Spalte {columns}, berechnete Scores</translation>
    </message>
    <message>
        <source>columns {columns}, scores computed</source>
        <translation>Spalten {columns}, berechnete Scores</translation>
    </message>
    <message>
        <source>of {whole} in full attention</source>
        <translation>von {whole} bei voller Attention</translation>
    </message>
    <message>
        <source>{path}: cannot be read. Install attnviz again</source>
        <translation>{path}: lässt sich nicht lesen. Installieren Sie attnviz neu</translation>
    </message>
    <message>
        <source>One number changes, and what follows</source>
        <translation>Eine Zahl ändert sich, und was daraus folgt</translation>
    </message>
    <message>
        <source>Random repeats</source>
        <translation>Zufällige Wiederholungen</translation>
    </message>
    <message>
        <source>Measure induction on random tokens written twice, whatever the text</source>
        <translation>Induktion an zufälligen, zweimal geschriebenen Tokens messen, unabhängig vom Text</translation>
    </message>
    <message>
        <source>Draw a template</source>
        <translation>Schablone zeichnen</translation>
    </message>
    <message>
        <source>Mark cells of the large pattern; all heads are scored by their weight there</source>
        <translation>Zellen des großen Musters markieren; alle Köpfe werden nach ihrem Gewicht dort bewertet</translation>
    </message>
    <message>
        <source>Head finder</source>
        <translation>Kopfsuche</translation>
    </message>
    <message>
        <source>{n} of {all} heads</source>
        <translation>{n} von {all} Köpfen</translation>
    </message>
    <message>
        <source>one in {n} names</source>
        <translation>jeder {n}. Name</translation>
    </message>
    <message>
        <source>{n} of {all} rows</source>
        <translation>{n} von {all} Zeilen</translation>
    </message>
    <message>
        <source>{n} of {all} columns</source>
        <translation>{n} von {all} Spalten</translation>
    </message>
    <message>
        <source>{part} of {matrix}</source>
        <translation>{part} von {matrix}</translation>
    </message>
    <message>
        <source>Repeated letters</source>
        <translation>Wiederholte Buchstaben</translation>
    </message>
    <message>
        <source>Previous letter</source>
        <translation>Voriger Buchstabe</translation>
    </message>
    <message>
        <source>Sort letters</source>
        <translation>Buchstaben sortieren</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>Klammern</translation>
    </message>
    <message>
        <source>Your own pairs</source>
        <translation>Eigene Paare</translation>
    </message>
    <message>
        <source>Swap query and key</source>
        <translation>Query und Key tauschen</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>mean weight on the position in question</source>
        <translation>mittleres Gewicht auf der fraglichen Position</translation>
    </message>
    <message>
        <source>Text {n} of {count}: next</source>
        <translation>Text {n} von {count}: nächster</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Nächstes Token</translation>
    </message>
    <message>
        <source>Head {name} on this text</source>
        <translation>Kopf {name} in diesem Text</translation>
    </message>
    <message>
        <source>rank of {n}</source>
        <translation>Rang von {n}</translation>
    </message>
    <message>
        <source>Where this layer sits</source>
        <translation>Wo diese Schicht sitzt</translation>
    </message>
    <message>
        <source>Lengths at {token}. They do not add up: directions differ.</source>
        <translation>Längen bei {token}. Sie addieren sich nicht: die Richtungen sind verschieden.</translation>
    </message>
    <message>
        <source>Next token: {list}</source>
        <translation>Nächstes Token: {list}</translation>
    </message>
    <message>
        <source>no such position here</source>
        <translation>keine solche Position hier</translation>
    </message>
    <message>
        <source>{name}: no such position in this text</source>
        <translation>{name}: keine solche Position in diesem Text</translation>
    </message>
    <message>
        <source>{name} {value}, rank {rank}</source>
        <translation>{name} {value}, Rang {rank}</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>Induktion</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>Token davor</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>erstes Token</translation>
    </message>
    <message>
        <source>duplicate token</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>This waits until what runs is done. Esc stops both.</source>
        <translation>Das wartet, bis fertig ist, was läuft. Esc bricht beides ab.</translation>
    </message>
    <message>
        <source>Text: {text}</source>
        <translation>Text: {text}</translation>
    </message>
    <message>
        <source>Rows up to {kept} kept, {new} computed again, {seconds} s.</source>
        <translation>Zeilen bis {kept} behalten, {new} neu berechnet, {seconds} s.</translation>
    </message>
    <message>
        <source>{n} tokens, {seconds} s.</source>
        <translation>{n} Tokens, {seconds} s.</translation>
    </message>
    <message>
        <source>{n} token, {seconds} s.</source>
        <translation>{n} Token, {seconds} s.</translation>
    </message>
    <message>
        <source>Head {name} off</source>
        <translation>Kopf {name} aus</translation>
    </message>
    <message>
        <source>Head {name} on</source>
        <translation>Kopf {name} an</translation>
    </message>
    <message>
        <source>All changes on</source>
        <translation>Alle Änderungen an</translation>
    </message>
    <message>
        <source>All changes off</source>
        <translation>Alle Änderungen aus</translation>
    </message>
    <message>
        <source>Head {head} as in another text…</source>
        <translation>Kopf {head} wie in einem anderen Text…</translation>
    </message>
    <message>
        <source>Head {head}, row {row}, as in another text…</source>
        <translation>Kopf {head}, Zeile {row}, wie in einem anderen Text…</translation>
    </message>
    <message>
        <source>Stream after layer {layer}, row {row}, as in another text…</source>
        <translation>Strom nach Schicht {layer}, Zeile {row}, wie in einem anderen Text…</translation>
    </message>
    <message>
        <source>Patch from another text</source>
        <translation>Aus einem anderen Text übernehmen</translation>
    </message>
    <message>
        <source>The layers below are identical to the last bit.</source>
        <translation>Die Schichten darunter sind bis zum letzten Bit gleich.</translation>
    </message>
    <message>
        <source>Nothing is changed: the model runs as it is.</source>
        <translation>Nichts ist geändert: Das Modell läuft, wie es ist.</translation>
    </message>
    <message>
        <source>Undone: {change}.</source>
        <translation>Rückgängig gemacht: {change}.</translation>
    </message>
    <message>
        <source>A text, preferably with as many tokens as this one ({n}); otherwise rows are aligned from the end:</source>
        <translation>Ein Text, am besten mit so vielen Tokens wie dieser ({n}); sonst werden die Zeilen vom Ende her zugeordnet:</translation>
    </message>
    <message>
        <source>Layers from {first} on ran again, {seconds} s.</source>
        <translation>Schichten ab {first} neu gerechnet, {seconds} s.</translation>
    </message>
    <message>
        <source>{name} holds scores of heads over many texts. Open their model first, then this file.</source>
        <translation>{name} enthält Scores von Köpfen über viele Texte. Öffnen Sie zuerst das Modell dazu, dann diese Datei.</translation>
    </message>
    <message>
        <source>{name} has scores for {there} heads; this model has {here} (layers × heads). Nothing was changed.</source>
        <translation>{name} hat Scores für {there} Köpfe, dieses Modell hat {here} (Schichten × Köpfe). Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Scores over {n} text are open: the head finder has a column of them.</source>
        <translation>Scores über {n} Text sind offen: die Kopfsuche hat eine Spalte davon.</translation>
    </message>
    <message>
        <source>Scores over {n} texts are open: the head finder has a column of them.</source>
        <translation>Scores über {n} Texte sind offen: die Kopfsuche hat eine Spalte davon.</translation>
    </message>
    <message>
        <source>{name} is not where it was. You see the pictures that were saved.</source>
        <translation>{name} liegt nicht mehr, wo es war. Zu sehen sind die gespeicherten Bilder.</translation>
    </message>
    <message>
        <source>Find it…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>{name} is not the file that was saved.</source>
        <translation>{name} ist nicht die Datei, die gespeichert wurde.</translation>
    </message>
    <message>
        <source>stream into layer {layer}</source>
        <translation>Strom in Schicht {layer}</translation>
    </message>
    <message>
        <source>norm, then {n} heads</source>
        <translation>Norm, dann {n} Köpfe</translation>
    </message>
    <message>
        <source>of that, head {name}</source>
        <translation>davon Kopf {name}</translation>
    </message>
    <message>
        <source>norm, then MLP (not shown)</source>
        <translation>Norm, dann MLP (nicht gezeigt)</translation>
    </message>
    <message>
        <source>stream out</source>
        <translation>Strom hinaus</translation>
    </message>
    <message>
        <source>Captured attention, {size}</source>
        <translation>Aufgezeichnete Attention, {size}</translation>
    </message>
    <message>
        <source>Captured attention · {layers} × {heads} · {n} tokens · {size}</source>
        <translation>Aufgezeichnete Attention · {layers} × {heads} · {n} Tokens · {size}</translation>
    </message>
    <message>
        <source>no Q and K</source>
        <translation>ohne Q und K</translation>
    </message>
    <message>
        <source>local file, nothing leaves this computer</source>
        <translation>lokale Datei, nichts verlässt diesen Computer</translation>
    </message>
    <message>
        <source>{stored} · {n_layers} layers × {n_heads} heads · {size}</source>
        <translation>{stored} · {n_layers} Schichten × {n_heads} Köpfe · {size}</translation>
    </message>
    <message>
        <source>Layer {done} of {whole} · {seconds} s</source>
        <translation>Schicht {done} von {whole} · {seconds} s</translation>
    </message>
    <message>
        <source>Layer {done} of {whole} · {seconds} s · {memory}</source>
        <translation>Schicht {done} von {whole} · {seconds} s · {memory}</translation>
    </message>
    <message>
        <source>There is no head {name}: layers {first} to {last}, heads 0 to {most}.</source>
        <translation>Es gibt keinen Kopf {name}: Schichten {first} bis {last}, Köpfe 0 bis {most}.</translation>
    </message>
    <message>
        <source>{key} switches this head off. Enter opens it on “Sentence heads”.</source>
        <translation>{key} schaltet diesen Kopf aus. Enter öffnet ihn auf „Köpfe im Satz“.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Angehalten. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>{n} tokens need more memory than is free: about {most} fit. Shorten the text.</source>
        <translation>{n} Tokens brauchen mehr Speicher, als frei ist: etwa {most} passen hinein. Kürzen Sie den Text.</translation>
    </message>
    <message>
        <source>Type a text first: this one has no tokens.</source>
        <translation>Bitte zuerst einen Text eingeben: dieser hat keine Tokens.</translation>
    </message>
    <message>
        <source>attention, head {head}, row {row}, column {column}: found {value}, expected a weight of 0 or more</source>
        <translation>Attention, Kopf {head}, Zeile {row}, Spalte {column}: {value} gefunden, erwartet wird ein Gewicht ab 0</translation>
    </message>
    <message>
        <source>{n} row sums to more than 1 and is shown divided by its sum: was dropout on?</source>
        <translation>{n} Zeile ergibt mehr als 1 und wird durch ihre Summe geteilt gezeigt: war Dropout an?</translation>
    </message>
    <message>
        <source>{n} rows sum to more than 1 and are shown divided by their sum: was dropout on?</source>
        <translation>{n} Zeilen ergeben mehr als 1 und werden durch ihre Summe geteilt gezeigt: war Dropout an?</translation>
    </message>
    <message>
        <source>source: found {kind}, expected model or capture</source>
        <translation>source: {kind} gefunden, model oder capture erwartet</translation>
    </message>
    <message>
        <source>changes: found {n}, expected at most {most}</source>
        <translation>changes: {n} gefunden, höchstens {most} erwartet</translation>
    </message>
    <message>
        <source>{n} tokens with {n_heads} heads make more attention weights than a file can keep. Save a shorter text, or use “Export” for the numbers.</source>
        <translation>{n} Tokens mit {n_heads} Köpfen ergeben mehr Attention-Gewichte, als eine Datei halten kann. Speichern Sie einen kürzeren Text, oder nehmen Sie „Exportieren“ für die Zahlen.</translation>
    </message>
    <message>
        <source>No font here has {letters} ({scripts}): code points are shown instead. On Debian or Ubuntu install more fonts with: {command}</source>
        <translation>Keine Schrift hier hat {letters} ({scripts}): ihre Codepunkte stehen dafür. Weitere Schriften gibt es unter Debian oder Ubuntu mit: {command}</translation>
    </message>
    <message>
        <source>This file holds attention weights only. Scores need queries and keys: capture them with the weights, or open the model itself. Step 10 shows the weights.</source>
        <translation>Diese Datei enthält nur Attention-Gewichte. Scores brauchen Queries und Keys: zeichnen Sie sie mit den Gewichten auf, oder öffnen Sie das Modell selbst. Schritt 10 zeigt die Gewichte.</translation>
    </message>
    <message>
        <source>This file holds attention weights only. The spread of scores needs the scores themselves: open the model, or look at random vectors.</source>
        <translation>Diese Datei enthält nur Attention-Gewichte. Die Streuung der Scores lässt sich ohne sie nicht zeigen: öffnen Sie das Modell, oder sehen Sie Zufallsvektoren an.</translation>
    </message>
    <message>
        <source>{cell} = {used}, computed {made}</source>
        <translation>{cell} = {used}, berechnet {made}</translation>
    </message>
    <message>
        <source>Row “{word}” now adds up to {total}, not {fair}: {cell} is held at {used} (computed: {made}).</source>
        <translation>Zeile „{word}“ ergibt jetzt {total}, nicht {fair}: {cell} ist auf {used} festgehalten (berechnet: {made}).</translation>
    </message>
    <message>
        <source>Held: {cell} is {used} instead of {made}.</source>
        <translation>Festgehalten: {cell} ist {used} statt {made}.</translation>
    </message>
    <message>
        <source>“{asker}” now gives “{read}” {used} (computed: {made}).</source>
        <translation>„{asker}“ gibt „{read}“ jetzt {used} (berechnet: {made}).</translation>
    </message>
    <message>
        <source>{half} of the row</source>
        <translation>{half} der Zeile</translation>
    </message>
    <message>
        <source>of the row</source>
        <translation>der Zeile</translation>
    </message>
    <message>
        <source>{n} change active</source>
        <translation>{n} Änderung aktiv</translation>
    </message>
    <message>
        <source>{n} changes active</source>
        <translation>{n} Änderungen aktiv</translation>
    </message>
    <message>
        <source>{n} number held</source>
        <translation>{n} Zahl festgehalten</translation>
    </message>
    <message>
        <source>{n} numbers held</source>
        <translation>{n} Zahlen festgehalten</translation>
    </message>
    <message>
        <source>{asker} spreads its attention over about {n} tokens; the largest share, {share}, goes to {word}.</source>
        <translation>{asker} verteilt die Aufmerksamkeit auf etwa {n} Tokens; der größte Anteil, {share}, geht an {word}.</translation>
    </message>
    <message>
        <source>{asker} gives {share} of its attention to {word}, the token that followed the earlier {asker}.</source>
        <translation>{asker} gibt {share} der Aufmerksamkeit an {word}, das Token, das auf das frühere {asker} folgte.</translation>
    </message>
    <message>
        <source>{asker} gives {share} to {word}, the token before it.</source>
        <translation>{asker} gibt {share} an {word}, das Token davor.</translation>
    </message>
    <message>
        <source>{asker} gives {share} to the first token.</source>
        <translation>{asker} gibt {share} an das erste Token.</translation>
    </message>
    <message>
        <source>{asker} gives {share} to {word}, {n} tokens back.</source>
        <translation>{asker} gibt {share} an {word}, {n} Tokens zurück.</translation>
    </message>
    <message>
        <source>The first token gets {first} and is hidden.</source>
        <translation>Das erste Token bekommt {first} und ist ausgeblendet.</translation>
    </message>
    <message>
        <source>The first token gets {first} and is hidden. Of the rest, {word} gets the most, {share}.</source>
        <translation>Das erste Token bekommt {first} und ist ausgeblendet. Vom Rest bekommt {word} am meisten, {share}.</translation>
    </message>
    <message>
        <source>All {n} repeats here do the same: {share} on average.</source>
        <translation>Alle {n} Wiederholungen hier tun dasselbe: {share} im Mittel.</translation>
    </message>
    <message>
        <source>{n} of {n_heads} heads gives it more than half on this text.</source>
        <translation>{n} von {n_heads} Köpfen gibt ihm in diesem Text mehr als die Hälfte.</translation>
    </message>
    <message>
        <source>{n} of {n_heads} heads give it more than half on this text.</source>
        <translation>{n} von {n_heads} Köpfen geben ihm in diesem Text mehr als die Hälfte.</translation>
    </message>
    <message>
        <source>{asker} sees no token at all, so its attention has nowhere to go.</source>
        <translation>{asker} sieht gar kein Token; die Aufmerksamkeit kann nirgendwohin.</translation>
    </message>
    <message>
        <source>{asker} is the first token: it can only look at itself, so all 100% stays there.</source>
        <translation>{asker} ist das erste Token: es kann nur sich selbst ansehen, also bleiben alle 100&#x202f;% dort.</translation>
    </message>
    <message>
        <source>on this text, {n} tokens</source>
        <translation>in diesem Text, {n} Tokens</translation>
    </message>
    <message>
        <source>induction: too few repeats here</source>
        <translation>Induktion: hier zu wenige Wiederholungen</translation>
    </message>
    <message>
        <source>no token repeats in this text</source>
        <translation>in diesem Text wiederholt sich kein Token</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Shade by</source>
        <translation>Abstufen nach</translation>
    </message>
    <message>
        <source>bar to the right: pushes up, to the left: down</source>
        <translation>Balken nach rechts: hebt, nach links: senkt</translation>
    </message>
    <message>
        <source>the fuller the bar, the higher the score</source>
        <translation>je voller der Balken, desto höher der Score</translation>
    </message>
    <message>
        <source>Copy scores  CSV</source>
        <translation>Scores kopieren  CSV</translation>
    </message>
    <message>
        <source>Head {name}</source>
        <translation>Kopf {name}</translation>
    </message>
    <message>
        <source>First token hidden {share}</source>
        <translation>Erstes Token ausgeblendet {share}</translation>
    </message>
    <message>
        <source>On average {share} of a row goes to the first token.</source>
        <translation>Im Mittel gehen {share} einer Zeile an das erste Token.</translation>
    </message>
    <message>
        <source>Pattern of head {name}</source>
        <translation>Muster von Kopf {name}</translation>
    </message>
    <message>
        <source>Pattern of head {name}: arrows move, Space marks a cell</source>
        <translation>Muster von Kopf {name}: Pfeile bewegen, Leertaste markiert eine Zelle</translation>
    </message>
    <message>
        <source>This head alone</source>
        <translation>Diesen Kopf allein</translation>
    </message>
    <message>
        <source>The whole pattern of this head</source>
        <translation>Das ganze Muster dieses Kopfes</translation>
    </message>
    <message>
        <source>Hide this key here, or show it again  Ctrl+click</source>
        <translation>Diesen Key hier verdecken oder wieder zeigen  Strg+Klick</translation>
    </message>
    <message>
        <source>Mute this head</source>
        <translation>Diesen Kopf stumm schalten</translation>
    </message>
    <message>
        <source>Unmute this head</source>
        <translation>Stummschaltung aufheben</translation>
    </message>
    <message>
        <source>By hand, on “Sentence heads”</source>
        <translation>Von Hand, unter „Köpfe im Satz“</translation>
    </message>
    <message>
        <source>Export the heads…</source>
        <translation>Die Köpfe exportieren…</translation>
    </message>
    <message>
        <source>“{query}” cannot look at “{key}” here.</source>
        <translation>„{query}“ kann hier nicht auf „{key}“ achten.</translation>
    </message>
    <message>
        <source>{number} is {number}00%. Type {number}% or 0.5.</source>
        <translation>{number} ist {number}00&#x202f;%. Geben Sie {number}&#x202f;% oder 0,5 ein.</translation>
    </message>
    <message>
        <source>Distribute the rest</source>
        <translation>Rest verteilen</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Loslassen</translation>
    </message>
    <message>
        <source>Hold the other weights of the row so that it adds up to 100%</source>
        <translation>Die anderen Gewichte der Zeile so festhalten, dass sie 100&#x202f;% ergibt</translation>
    </message>
    <message>
        <source>Compute this number again</source>
        <translation>Diese Zahl wieder berechnen</translation>
    </message>
    <message>
        <source>{share} not given</source>
        <translation>{share} nicht vergeben</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Nach Nummer</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Nach Größe</translation>
    </message>
    <message>
        <source>RoPE pairs</source>
        <translation>RoPE-Paare</translation>
    </message>
    <message>
        <source>Lens: {n} RoPE pairs of ({cell}), fast to slow</source>
        <translation>Lupe: {n} RoPE-Paare von ({cell}), schnell bis langsam</translation>
    </message>
    <message>
        <source>Lens: {n} products of ({cell})</source>
        <translation>Lupe: {n} Produkte von ({cell})</translation>
    </message>
    <message>
        <source>Order of the products</source>
        <translation>Reihenfolge der Produkte</translation>
    </message>
    <message>
        <source>RoPE pair {n}: {sum}</source>
        <translation>RoPE-Paar {n}: {sum}</translation>
    </message>
    <message>
        <source>{n} of {all} matrices</source>
        <translation>{n} von {all} Matrizen</translation>
    </message>
    <message>
        <source>matrices without names</source>
        <translation>Matrizen ohne Namen</translation>
    </message>
    <message>
        <source>not all of its parts</source>
        <translation>nicht alle Teile</translation>
    </message>
    <message>
        <source>Remove this change</source>
        <translation>Diese Änderung entfernen</translation>
    </message>
    <message>
        <source>Remove: {change}</source>
        <translation>Entfernen: {change}</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Add a change</source>
        <translation>Etwas ändern</translation>
    </message>
    <message>
        <source>A head that is switched off leaves later layers an input they never saw in training.</source>
        <translation>Ein ausgeschalteter Kopf hinterlässt späteren Schichten eine Eingabe, die sie im Training nie sahen.</translation>
    </message>
    <message>
        <source>{n} of {all} on</source>
        <translation>{n} von {all} an</translation>
    </message>
    <message>
        <source>All off</source>
        <translation>Alle aus</translation>
    </message>
    <message>
        <source>All on</source>
        <translation>Alle an</translation>
    </message>
    <message>
        <source>change: found {kind}, expected one of {kinds}</source>
        <translation>Änderung: {kind} gefunden, eine von {kinds} erwartet</translation>
    </message>
    <message>
        <source>change of kind {kind}: a {name} is needed</source>
        <translation>Änderung der Art {kind}: {name} fehlt</translation>
    </message>
    <message>
        <source>change of kind {kind}: it has no {name}</source>
        <translation>Änderung der Art {kind}: sie hat kein {name}</translation>
    </message>
    <message>
        <source>change: expected a finite number</source>
        <translation>Änderung: endliche Zahl erwartet</translation>
    </message>
    <message>
        <source>change of kind window: expected at least 1 key</source>
        <translation>Änderung der Art window: mindestens 1 Key erwartet</translation>
    </message>
    <message>
        <source>change of kind {kind}: found array {array}, expected {expected}</source>
        <translation>Änderung der Art {kind}: Array {array} gefunden, {expected} erwartet</translation>
    </message>
    <message>
        <source>Head {head} off</source>
        <translation>Kopf {head} aus</translation>
    </message>
    <message>
        <source>Head {head}: its mean over this text</source>
        <translation>Kopf {head}: sein Mittel über diesen Text</translation>
    </message>
    <message>
        <source>Head {head} as in {text}</source>
        <translation>Kopf {head} wie in {text}</translation>
    </message>
    <message>
        <source>{head}: {query} cannot look at {key}</source>
        <translation>{head}: {query} kann nicht auf {key} achten</translation>
    </message>
    <message>
        <source>{head}: {array}({row}, {column}) = {number}, held</source>
        <translation>{head}: {array}({row}, {column}) = {number}, festgehalten</translation>
    </message>
    <message>
        <source>{head}: {query} looks only at {key}</source>
        <translation>{head}: {query} achtet nur auf {key}</translation>
    </message>
    <message>
        <source>{head}: score of {query} on {key} = {number}, held</source>
        <translation>{head}: Score von {query} auf {key} = {number}, festgehalten</translation>
    </message>
    <message>
        <source>change of kind {kind}: expected a text</source>
        <translation>Änderung der Art {kind}: Text erwartet</translation>
    </message>
    <message>
        <source>{head}: {array}({row}) = {number}, held</source>
        <translation>{head}: {array}({row}) = {number}, festgehalten</translation>
    </message>
    <message>
        <source>Layer {layer}: {array}({row}, {column}) = {number}, held</source>
        <translation>Schicht {layer}: {array}({row}, {column}) = {number}, festgehalten</translation>
    </message>
    <message>
        <source>Layer {layer}: window of {n}</source>
        <translation>Schicht {layer}: Fenster von {n}</translation>
    </message>
    <message>
        <source>RoPE off in layer {layer}</source>
        <translation>RoPE aus in Schicht {layer}</translation>
    </message>
    <message>
        <source>Mask off in layer {layer}</source>
        <translation>Maske aus in Schicht {layer}</translation>
    </message>
    <message>
        <source>Soft cap off in layer {layer}</source>
        <translation>Weiche Grenze aus in Schicht {layer}</translation>
    </message>
    <message>
        <source>Layer {layer}: temperature {number}</source>
        <translation>Schicht {layer}: Temperatur {number}</translation>
    </message>
    <message>
        <source>÷√d_k off in layer {layer}</source>
        <translation>÷√d_k aus in Schicht {layer}</translation>
    </message>
    <message>
        <source>layer {layer}, row {row}, column {column}</source>
        <translation>Schicht {layer}, Zeile {row}, Spalte {column}</translation>
    </message>
    <message>
        <source>layer {layer}, row {row}</source>
        <translation>Schicht {layer}, Zeile {row}</translation>
    </message>
    <message>
        <source>layer {layer}, all heads</source>
        <translation>Schicht {layer}, alle Köpfe</translation>
    </message>
    <message>
        <source>layer {layer}, all rows</source>
        <translation>Schicht {layer}, alle Zeilen</translation>
    </message>
    <message>
        <source>Stream after layer {layer}, row {row}, as in {text}</source>
        <translation>Strom nach Schicht {layer}, Zeile {row}, wie in {text}</translation>
    </message>
    <message>
        <source>Head {head}, row {row}, as in {text}</source>
        <translation>Kopf {head}, Zeile {row}, wie in {text}</translation>
    </message>
    <message>
        <source>token {n}</source>
        <translation>Token {n}</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>two layers</source>
        <translation>zwei Schichten</translation>
    </message>
    <message>
        <source>one layer, same seed</source>
        <translation>eine Schicht, selber Startwert</translation>
    </message>
    <message>
        <source>one layer</source>
        <translation>eine Schicht</translation>
    </message>
    <message>
        <source>this task has no share to measure</source>
        <translation>bei dieser Aufgabe gibt es keinen Anteil zu messen</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>all other tokens together</source>
        <translation>alle anderen Tokens zusammen</translation>
    </message>
    <message>
        <source>with the changes</source>
        <translation>mit den Änderungen</translation>
    </message>
    <message>
        <source>Whose row {token} moved most</source>
        <translation>Wessen Zeile {token} sich am meisten bewegte</translation>
    </message>
    <message>
        <source>share of the row’s weight that now rests elsewhere</source>
        <translation>Anteil des Gewichts der Zeile, der nun anderswo liegt</translation>
    </message>
    <message>
        <source>One head off at a time: what is left of {token}</source>
        <translation>Je ein Kopf aus: was von {token} bleibt</translation>
    </message>
    <message>
        <source>Measure all heads</source>
        <translation>Alle Köpfe messen</translation>
    </message>
    <message>
        <source>of queries</source>
        <translation>der Queries</translation>
    </message>
    <message>
        <source>of keys</source>
        <translation>der Keys</translation>
    </message>
    <message>
        <source>of values</source>
        <translation>der Values</translation>
    </message>
    <message>
        <source>before the norm</source>
        <translation>vor der Norm</translation>
    </message>
    <message>
        <source>before the rotation</source>
        <translation>vor der Drehung</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>begrenzt</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Show and edit W_O</source>
        <translation>W_O zeigen und ändern</translation>
    </message>
    <message>
        <source>Click the name: all heads</source>
        <translation>Klick auf den Namen: alle Köpfe</translation>
    </message>
    <message>
        <source>Click a name: that head alone</source>
        <translation>Klick auf einen Namen: dieser Kopf allein</translation>
    </message>
    <message>
        <source>background white: the text of the theme {look} is light. Choose another theme or another background.</source>
        <translation>Hintergrund weiß: die Schrift des Designs {look} ist hell. Wählen Sie ein anderes Design oder einen anderen Hintergrund.</translation>
    </message>
    <message>
        <source>unknown array {name}. Known here: {known}</source>
        <translation>unbekanntes Array {name}. Hier bekannt: {known}</translation>
    </message>
    <message>
        <source>not available now</source>
        <translation>derzeit nicht verfügbar</translation>
    </message>
    <message>
        <source>This does not fit in memory. Choose a smaller size.</source>
        <translation>Das passt nicht in den Speicher. Wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>{folder} cannot be created ({why}).</source>
        <translation>{folder} kann nicht angelegt werden ({why}).</translation>
    </message>
    <message>
        <source>No file can be created in {folder}.</source>
        <translation>In {folder} kann keine Datei angelegt werden.</translation>
    </message>
    <message>
        <source>Don’t show again</source>
        <translation>Nicht mehr zeigen</translation>
    </message>
    <message>
        <source>Open a model on this computer</source>
        <translation>Ein Modell auf diesem Computer öffnen</translation>
    </message>
    <message>
        <source>A tiny trained model</source>
        <translation>Ein winziges trainiertes Modell</translation>
    </message>
    <message>
        <source>The audience’s screen was disconnected, so its window was closed.</source>
        <translation>Der Bildschirm des Publikums wurde getrennt, daher wurde sein Fenster geschlossen.</translation>
    </message>
    <message>
        <source>A screen was disconnected: the audience’s window moved to another one.</source>
        <translation>Ein Bildschirm wurde getrennt: das Fenster des Publikums liegt nun auf einem anderen.</translation>
    </message>
    <message>
        <source>Canvas blank; press any key to bring it back</source>
        <translation>Leinwand leer; eine beliebige Taste bringt sie zurück</translation>
    </message>
    <message>
        <source>A second screen was connected.</source>
        <translation>Ein zweiter Bildschirm wurde angeschlossen.</translation>
    </message>
    <message>
        <source>Open a window for the class</source>
        <translation>Ein Fenster für die Klasse öffnen</translation>
    </message>
    <message>
        <source>There is no table of vector sizes for typed scores. Go back to a draw first.</source>
        <translation>Für getippte Scores gibt es keine Tabelle der Vektorgrößen. Gehen Sie erst zu einer Ziehung zurück.</translation>
    </message>
    <message>
        <source>unknown lesson {lesson_id}; known lessons: {ids}.</source>
        <translation>unbekannte Lektion {lesson_id}; bekannt sind: {ids}.</translation>
    </message>
    <message>
        <source>Point at a stage, or use ↑ and ↓, to highlight its part</source>
        <translation>Auf eine Stufe zeigen oder ↑ und ↓ drücken, um ihren Teil hervorzuheben</translation>
    </message>
    <message>
        <source>terms added so far</source>
        <translation>bisher addierte Terme</translation>
    </message>
    <message>
        <source>coin-flip draw {number}</source>
        <translation>Münzwurf-Ziehung {number}</translation>
    </message>
    <message>
        <source>This text has no counterpart with a different last word.</source>
        <translation>Zu diesem Text gibt es kein Gegenstück mit anderem letzten Wort.</translation>
    </message>
    <message>
        <source>Tokens or words</source>
        <translation>Tokens oder Wörter</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>What the model reads, one by one</source>
        <translation>Was das Modell liest, Stück für Stück</translation>
    </message>
    <message>
        <source>The tokens of a word as one</source>
        <translation>Die Tokens eines Wortes als eines</translation>
    </message>
    <message>
        <source>Step {n}: which token did the model write?</source>
        <translation>Schritt {n}: Welches Token hat das Modell geschrieben?</translation>
    </message>
    <message>
        <source>Which word does {word} look at most?</source>
        <translation>Auf welches Wort achtet {word} am meisten?</translation>
    </message>
    <message>
        <source>Apart from the first token, which token does {word} look at most?</source>
        <translation>Auf welches Token außer dem ersten achtet {word} am meisten?</translation>
    </message>
    <message>
        <source>Which token does {word} look at most?</source>
        <translation>Auf welches Token achtet {word} am meisten?</translation>
    </message>
    <message>
        <source>Head {head} of {n}  {name}   row {row}  “{word}”   answer hidden</source>
        <translation>Kopf {head} von {n}  {name}   Zeile {row}  „{word}“   Antwort verdeckt</translation>
    </message>
    <message>
        <source>Answer hidden</source>
        <translation>Antwort verdeckt</translation>
    </message>
    <message>
        <source>Words are shown here; choose “Tokens” to select one or to type over its share.</source>
        <translation>Hier stehen Wörter; wählen Sie „Tokens“, um eines auszuwählen oder seinen Anteil zu überschreiben.</translation>
    </message>
    <message>
        <source>Keep the dots moving or stop them</source>
        <translation>Die Punkte weiter bewegen oder anhalten</translation>
    </message>
    <message>
        <source>{change}. The shares of {word} do not change.</source>
        <translation>{change}. Die Anteile von {word} ändern sich nicht.</translation>
    </message>
    <message>
        <source>{change}. {asker} now gives itself {now} (was {was}).</source>
        <translation>{change}. {asker} gibt jetzt {now} an sich selbst (vorher {was}).</translation>
    </message>
    <message>
        <source>{change}. {asker} now gives {word} {now} (was {was}).</source>
        <translation>{change}. {asker} gibt jetzt {now} an {word} (vorher {was}).</translation>
    </message>
    <message>
        <source>Show the pattern of the long text</source>
        <translation>Muster des langen Textes zeigen</translation>
    </message>
    <message>
        <source>{number}, an input: type a new value</source>
        <translation>{number}, eine Eingabe: neuen Wert tippen</translation>
    </message>
    <message>
        <source>{number}, copied from row “{row}” of K</source>
        <translation>{number}, aus Zeile „{row}“ von K übernommen</translation>
    </message>
    <message>
        <source>{number}: this word cannot look there</source>
        <translation>{number}: dieses Wort kann dort nicht hinsehen</translation>
    </message>
    <message>
        <source>{number}: this token cannot look there</source>
        <translation>{number}: dieses Token kann dort nicht hinsehen</translation>
    </message>
    <message>
        <source>0: not masked</source>
        <translation>0: nicht maskiert</translation>
    </message>
    <message>
        <source>{number}; X has {before} here</source>
        <translation>{number}; X hat hier {before}</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number. Type a whole number such as 64.</source>
        <translation>„{text}“ ist keine ganze Zahl. Tippen Sie eine ganze Zahl wie 64.</translation>
    </message>
    <message>
        <source>Type a number from {least} to {most}.</source>
        <translation>Tippen Sie eine Zahl von {least} bis {most}.</translation>
    </message>
    <message>
        <source>An answer counts only if it is exact.</source>
        <translation>Eine Antwort zählt nur, wenn sie genau ist.</translation>
    </message>
    <message>
        <source>An answer counts if it matches to the digits you typed.</source>
        <translation>Eine Antwort zählt, wenn sie auf die getippten Ziffern stimmt.</translation>
    </message>
    <message>
        <source>{right} of {n} right.</source>
        <translation>{right} von {n} richtig.</translation>
    </message>
    <message>
        <source>{right} of {n} right. The answer is {answer}.</source>
        <translation>{right} von {n} richtig. Die Antwort ist {answer}.</translation>
    </message>
    <message>
        <source>{votes} is right: it matches to the digits typed.</source>
        <translation>{votes} ist richtig: es stimmt auf die getippten Ziffern.</translation>
    </message>
    <message>
        <source>{votes} are right: they match to the digits typed.</source>
        <translation>{votes} sind richtig: sie stimmen auf die getippten Ziffern.</translation>
    </message>
    <message>
        <source>Your answer:</source>
        <translation>Ihre Antwort:</translation>
    </message>
    <message>
        <source>Select or deselect this row</source>
        <translation>Diese Zeile auswählen oder abwählen</translation>
    </message>
    <message>
        <source>Select or deselect this column</source>
        <translation>Diese Spalte auswählen oder abwählen</translation>
    </message>
    <message>
        <source>temperature: found {temperature}, expected {least} to {most}</source>
        <translation>Temperatur: {temperature} gefunden, {least} bis {most} erwartet</translation>
    </message>
    <message>
        <source>seed: found {seed}, expected 0 or more</source>
        <translation>Startwert: {seed} gefunden, 0 oder mehr erwartet</translation>
    </message>
    <message>
        <source>The model ended its text.</source>
        <translation>Das Modell hat seinen Text beendet.</translation>
    </message>
    <message>
        <source>This is the longest text that the model was made for.</source>
        <translation>Das ist der längste Text, für den das Modell gemacht ist.</translation>
    </message>
    <message>
        <source>step {n}, answer hidden</source>
        <translation>Schritt {n}, Antwort verdeckt</translation>
    </message>
    <message>
        <source>Write {token}</source>
        <translation>{token} schreiben</translation>
    </message>
    <message>
        <source>Undo written tokens</source>
        <translation>Geschriebene Tokens rückgängig machen</translation>
    </message>
    <message>
        <source>It wrote {token}, {share}.</source>
        <translation>Es schrieb {token}, {share}.</translation>
    </message>
    <message>
        <source>It wrote {token}, choice {rank} ({share}).</source>
        <translation>Es schrieb {token}, Wahl {rank} ({share}).</translation>
    </message>
    <message>
        <source>This does not fit in memory.</source>
        <translation>Das passt nicht in den Speicher.</translation>
    </message>
    <message>
        <source>Remove it from the sentence</source>
        <translation>Vom Satz entfernen</translation>
    </message>
    <message>
        <source>Go to a token</source>
        <translation>Zu einem Token gehen</translation>
    </message>
    <message>
        <source>Token, {first} to {n}:</source>
        <translation>Token, {first} bis {n}:</translation>
    </message>
    <message>
        <source>A number from {first} to {n}, or a text:</source>
        <translation>Eine Nummer von {first} bis {n}, oder ein Text:</translation>
    </message>
    <message>
        <source>“{text}” is not in the text</source>
        <translation>„{text}“ steht nicht im Text</translation>
    </message>
    <message>
        <source>the typeface {name} is not installed. Installed: {known}</source>
        <translation>die Schriftart {name} ist nicht installiert. Installiert sind: {known}</translation>
    </message>
    <message>
        <source>Row by row, what is seen: 1 + 2 + … + {n} = {every}</source>
        <translation>Zeile für Zeile, was gesehen wird: 1 + 2 + … + {n} = {every}</translation>
    </message>
    <message>
        <source>{sum} of further rows</source>
        <translation>{sum} aus weiteren Zeilen</translation>
    </message>
    <message>
        <source>Row by row, what is seen: {sum} = {count}. All up to the diagonal: {every}</source>
        <translation>Zeile für Zeile, was gesehen wird: {sum} = {count}. Alle bis zur Diagonale: {every}</translation>
    </message>
    <message>
        <source>Rows that still grow, and the others: {growing} + {steady} = {count}. All up to the diagonal: {whole}</source>
        <translation>Zeilen, die noch wachsen, und die anderen: {growing} + {steady} = {count}. Alle bis zur Diagonale: {whole}</translation>
    </message>
    <message>
        <source>{count} of {all} cells of the picture, stretched to {n} tokens. All up to the diagonal: {whole}</source>
        <translation>{count} von {all} Zellen des Bildes, auf {n} Tokens gestreckt. Alle bis zur Diagonale: {whole}</translation>
    </message>
    <message>
        <source>What each of {n} rows sees, added up: {count}; the last one sees {last}. All up to the diagonal: {whole}</source>
        <translation>Was jede der {n} Zeilen sieht, zusammengezählt: {count}; die letzte sieht {last}. Alle bis zur Diagonale: {whole}</translation>
    </message>
    <message>
        <source>The most tokens of the picture that any later row still looks at</source>
        <translation>Die meisten Tokens des Bildes, auf die eine spätere Zeile noch achtet</translation>
    </message>
    <message>
        <source>{kept} tokens × {one} bytes = {bytes} bytes, ÷ 1,024³ for GiB</source>
        <translation>{kept} Tokens × {one} Bytes = {bytes} Bytes, ÷ 1&#x202f;024³ für GiB</translation>
    </message>
    <message>
        <source>Layer {layer}: {n} token can influence token {row}, {places}</source>
        <translation>Schicht {layer}: {n} Token kann Token {row} beeinflussen, {places}</translation>
    </message>
    <message>
        <source>Layer {layer}: {n} tokens can influence token {row}, {places}</source>
        <translation>Schicht {layer}: {n} Tokens können Token {row} beeinflussen, {places}</translation>
    </message>
    <message>
        <source>{first}: all that could influence {seen} after layer {before}</source>
        <translation>{first}: alle, die nach Schicht {before} {seen} beeinflussen konnten</translation>
    </message>
    <message>
        <source>task: found {task}, expected {known}</source>
        <translation>task: {task} gefunden, {known} erwartet</translation>
    </message>
    <message>
        <source>pairs: only the task pairs takes them</source>
        <translation>pairs: nur die Aufgabe pairs nimmt welche</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected {known}</source>
        <translation>{name}: {value} gefunden, {known} erwartet</translation>
    </message>
    <message>
        <source>weights: found {found} bytes, expected {n} numbers of 4</source>
        <translation>weights: {found} Bytes gefunden, {n} Zahlen zu 4 erwartet</translation>
    </message>
    <message>
        <source>changes: found {n}, expected at most 1,000</source>
        <translation>changes: {n} gefunden, höchstens 1&#x202f;000 erwartet</translation>
    </message>
    <message>
        <source>changes: found step {step}, expected steps that grow, up to {last}</source>
        <translation>changes: Schritt {step} gefunden, wachsende Schritte bis {last} erwartet</translation>
    </message>
    <message>
        <source>changes: found layer {layer}, head {head}, expected 0 to {last_layer} and 0 to {last_head}</source>
        <translation>changes: Schicht {layer}, Kopf {head} gefunden, 0 bis {last_layer} und 0 bis {last_head} erwartet</translation>
    </message>
    <message>
        <source>pairs: found {n} pairs, expected at most {most}</source>
        <translation>Paare: {n} gefunden, höchstens {most} erwartet</translation>
    </message>
    <message>
        <source>pairs: found {word} on both sides, expected it on one</source>
        <translation>Paare: {word} auf beiden Seiten gefunden, auf einer erwartet</translation>
    </message>
    <message>
        <source>pairs: found {n} different first and {m} different second words, expected at least 2 of each</source>
        <translation>Paare: {n} verschiedene erste und {m} verschiedene zweite Wörter gefunden, je mindestens 2 erwartet</translation>
    </message>
    <message>
        <source>pairs, line {line}: found {n} word, expected 2</source>
        <translation>Paare, Zeile {line}: {n} Wort gefunden, 2 erwartet</translation>
    </message>
    <message>
        <source>pairs, line {line}: found {n} words, expected 2</source>
        <translation>Paare, Zeile {line}: {n} Wörter gefunden, 2 erwartet</translation>
    </message>
    <message>
        <source>pairs, line {line}: a word has over {n} letters</source>
        <translation>Paare, Zeile {line}: ein Wort hat über {n} Buchstaben</translation>
    </message>
    <message>
        <source>pairs: found {n} lines, expected at most {most}</source>
        <translation>Paare: {n} Zeilen gefunden, höchstens {most} erwartet</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>two words without spaces</source>
        <translation>zwei Wörter ohne Leerzeichen</translation>
    </message>
    <message>
        <source>two numbers, layer and head</source>
        <translation>zwei Zahlen, Schicht und Kopf</translation>
    </message>
    <message>
        <source>base64 text</source>
        <translation>Base64-Text</translation>
    </message>
    <message>
        <source>other text</source>
        <translation>anderer Text</translation>
    </message>
    <message>
        <source>finite float32 numbers</source>
        <translation>endliche float32-Zahlen</translation>
    </message>
    <message>
        <source>other bytes</source>
        <translation>andere Bytes</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>layers: {n}</source>
        <translation>Schichten: {n}</translation>
    </message>
    <message>
        <source>heads: {n}</source>
        <translation>Köpfe: {n}</translation>
    </message>
    <message>
        <source>width: {n}</source>
        <translation>Breite: {n}</translation>
    </message>
    <message>
        <source>own pairs</source>
        <translation>eigene Paare</translation>
    </message>
    <message>
        <source>small enough to print</source>
        <translation>klein genug zum Drucken</translation>
    </message>
    <message>
        <source>learning rate {rate}</source>
        <translation>Lernrate {rate}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <source>{n} steps</source>
        <translation>{n} Schritte</translation>
    </message>
    <message>
        <source>text to try it on</source>
        <translation>Text zum Versuchen</translation>
    </message>
    <message>
        <source>{head} held at 0</source>
        <translation>{head} auf 0 festgehalten</translation>
    </message>
    <message>
        <source>{head} let go</source>
        <translation>{head} losgelassen</translation>
    </message>
    <message>
        <source>layer {layer} of step {step}</source>
        <translation>Schicht {layer} von Schritt {step}</translation>
    </message>
    <message>
        <source>text: found {n} that the task knows, expected at least 2 of {known}</source>
        <translation>Text: {n} gefunden, die die Aufgabe kennt, mindestens 2 von {known} erwartet</translation>
    </message>
    <message>
        <source>text: found {n} tokens, expected 2 to {most}</source>
        <translation>Text: {n} Tokens gefunden, 2 bis {most} erwartet</translation>
    </message>
    <message>
        <source>hold at 0</source>
        <translation>auf 0</translation>
    </message>
    <message>
        <source>Hold {head} at 0</source>
        <translation>{head} auf 0 halten</translation>
    </message>
    <message>
        <source>Its output is 0 from this step on; training goes on</source>
        <translation>Seine Ausgabe ist ab diesem Schritt 0; das Training geht weiter</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>What is to be learned; another task begins at step 0</source>
        <translation>Was zu lernen ist; eine andere Aufgabe beginnt bei Schritt 0</translation>
    </message>
    <message>
        <source>Pairs, one per line</source>
        <translation>Paare, eines je Zeile</translation>
    </message>
    <message>
        <source>Two words per line, such as “cat dog”</source>
        <translation>Zwei Wörter je Zeile, etwa „cat dog“</translation>
    </message>
    <message>
        <source>Learn these pairs</source>
        <translation>Diese Paare lernen</translation>
    </message>
    <message>
        <source>Open in “Step by step”</source>
        <translation>In „Schritt für Schritt“ öffnen</translation>
    </message>
    <message>
        <source>This layer at this step, on this text, as a copy on tab 2</source>
        <translation>Diese Schicht bei diesem Schritt, mit diesem Text, als Kopie auf Reiter 2</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Heads per layer</source>
        <translation>Köpfe je Schicht</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Numbers in the vector of a token, distributed among the heads</source>
        <translation>Zahlen im Vektor eines Tokens, auf die Köpfe verteilt</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Applies from the step shown; at step 0, from the start</source>
        <translation>Wirkt ab dem gezeigten Schritt; bei Schritt 0 von Anfang an</translation>
    </message>
    <message>
        <source>A seed always gives the same numbers and texts</source>
        <translation>Ein Startwert gibt immer dieselben Zahlen und Texte</translation>
    </message>
    <message>
        <source>How many steps the run takes</source>
        <translation>Wie viele Schritte der Lauf hat</translation>
    </message>
    <message>
        <source>Back to step {step}, the best</source>
        <translation>Zurück zu Schritt {step}, dem besten</translation>
    </message>
    <message>
        <source>Restart with {rate}</source>
        <translation>Neu beginnen mit {rate}</translation>
    </message>
    <message>
        <source>A head that spreads evenly: copy {share}</source>
        <translation>Ein Kopf, der gleichmäßig verteilt: Kopie {share}</translation>
    </message>
    <message>
        <source>Up to step {n}: which head passes one half, if any?</source>
        <translation>Bis Schritt {n}: Welcher Kopf kommt über die Hälfte, wenn einer?</translation>
    </message>
    <message>
        <source>What will the accuracy be at step {n}?</source>
        <translation>Wie hoch wird die Trefferquote bei Schritt {n} sein?</translation>
    </message>
    <message>
        <source>up to {share}</source>
        <translation>bis {share}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>over {share}</source>
        <translation>über {share}</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>Schritt {step}</translation>
    </message>
    <message>
        <source>step {step}: {share}%</source>
        <translation>Schritt {step}: {share}&#x202f;%</translation>
    </message>
    <message>
        <source>model: found {name}, expected one that comes with attnviz</source>
        <translation>model: {name} gefunden, eines erwartet, das zu attnviz gehört</translation>
    </message>
    <message>
        <source>step: found {value}, expected one of {known}</source>
        <translation>step: {value} gefunden, eins von {known} erwartet</translation>
    </message>
    <message>
        <source>A model learns</source>
        <translation>Ein Modell lernt</translation>
    </message>
    <message>
        <source>Nine steps of the run</source>
        <translation>Neun Schritte des Laufs</translation>
    </message>
    <message>
        <source>{matrix} is an average of several heads here</source>
        <translation>{matrix} ist hier ein Mittel mehrerer Köpfe</translation>
    </message>
    <message>
        <source>The steps up to {step} are computed again first…</source>
        <translation>Zuerst werden die Schritte bis {step} neu berechnet…</translation>
    </message>
    <message>
        <source>Step {step} is A now. Go to another step and open its layer in “Step by step”: it shows the two side by side.</source>
        <translation>Schritt {step} ist jetzt A. Gehen Sie zu einem anderen Schritt und öffnen Sie dessen Schicht in „Schritt für Schritt“: Dort stehen beide nebeneinander.</translation>
    </message>
    <message>
        <source>Show all heads</source>
        <translation>Alle Köpfe zeigen</translation>
    </message>
    <message>
        <source>Show this head alone</source>
        <translation>Diesen Kopf allein zeigen</translation>
    </message>
    <message>
        <source>a word or a number; Enter: next, Shift+Enter: back</source>
        <translation>ein Wort oder eine Nummer; Enter: weiter, Umschalt+Enter: zurück</translation>
    </message>
    <message>
        <source>Go to a word or a number</source>
        <translation>Zu einem Wort oder einer Nummer gehen</translation>
    </message>
    <message>
        <source>not in the text</source>
        <translation>nicht im Text</translation>
    </message>
    <message>
        <source>{number} of {n}</source>
        <translation>{number} von {n}</translation>
    </message>
    <message>
        <source>The text as a page</source>
        <translation>Der Text als Seite</translation>
    </message>
    <message>
        <source>{count} other word</source>
        <translation>{count} anderes Wort</translation>
    </message>
    <message>
        <source>{count} other words</source>
        <translation>{count} andere Wörter</translation>
    </message>
    <message>
        <source>{count} other token</source>
        <translation>{count} anderes Token</translation>
    </message>
    <message>
        <source>{count} other tokens</source>
        <translation>{count} andere Tokens</translation>
    </message>
    <message>
        <source>logarithmic colours</source>
        <translation>logarithmische Farben</translation>
    </message>
    <message>
        <source>one pixel per cell</source>
        <translation>ein Pixel je Zelle</translation>
    </message>
    <message>
        <source>{n} × {n} pixels per cell</source>
        <translation>{n} × {n} Pixel je Zelle</translation>
    </message>
    <message>
        <source>{n} × {n} cells per pixel, the largest shown</source>
        <translation>{n} × {n} Zellen je Pixel, die größte gezeigt</translation>
    </message>
    <message>
        <source>Whole pattern, {n} × {n}</source>
        <translation>Ganzes Muster, {n} × {n}</translation>
    </message>
    <message>
        <source>Row {number}: “{word}”</source>
        <translation>Zeile {number}: „{word}“</translation>
    </message>
    <message>
        <source>{count} word not shown</source>
        <translation>{count} Wort nicht gezeigt</translation>
    </message>
    <message>
        <source>{count} words not shown</source>
        <translation>{count} Wörter nicht gezeigt</translation>
    </message>
    <message>
        <source>{count} token not shown</source>
        <translation>{count} Token nicht gezeigt</translation>
    </message>
    <message>
        <source>{count} tokens not shown</source>
        <translation>{count} Tokens nicht gezeigt</translation>
    </message>
    <message>
        <source>the text, {n} words</source>
        <translation>der Text, {n} Wörter</translation>
    </message>
    <message>
        <source>the text, {n} tokens</source>
        <translation>der Text, {n} Tokens</translation>
    </message>
    <message>
        <source>most looked at by {word} ({number})</source>
        <translation>am meisten gelesen von {word} ({number})</translation>
    </message>
    <message>
        <source>Talk with a neighbour who voted differently. Then vote again.</source>
        <translation>Sprechen Sie mit jemandem, der anders gestimmt hat. Dann stimmen Sie noch einmal ab.</translation>
    </message>
    <message>
        <source>Your own…</source>
        <translation>Eigenes…</translation>
    </message>
    <message>
        <source>{number}: {why}.</source>
        <translation>{number}: {why}.</translation>
    </message>
    <message>
        <source>Continue at {step}</source>
        <translation>Weiter bei {step}</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>You have been here before.</source>
        <translation>Diese Lektion war schon einmal offen.</translation>
    </message>
    <message>
        <source>Leave the lesson? Esc once more ends the presentation.</source>
        <translation>Lektion verlassen? Noch einmal Esc beendet die Vorführung.</translation>
    </message>
    <message>
        <source>Leave the lesson? Esc once more leaves it.</source>
        <translation>Lektion verlassen? Noch einmal Esc verlässt sie.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>End of lesson</source>
        <translation>Ende der Lektion</translation>
    </message>
    <message>
        <source>End of the course</source>
        <translation>Ende des Kurses</translation>
    </message>
    <message>
        <source>This was the last step.</source>
        <translation>Das war der letzte Schritt.</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Als Nächstes: {title}</translation>
    </message>
    <message>
        <source>Go on with “{title}”</source>
        <translation>Weiter mit „{title}“</translation>
    </message>
    <message>
        <source>Concat × W_O = update of “{word}”</source>
        <translation>Concat × W_O = Update von „{word}“</translation>
    </message>
    <message>
        <source>L{layer}·H{head}: weight on the right letter</source>
        <translation>L{layer}·H{head}: Gewicht auf dem richtigen Buchstaben</translation>
    </message>
    <message>
        <source>{name}: slope</source>
        <translation>{name}: Steigung</translation>
    </message>
    <message>
        <source>The draw of the chapter</source>
        <translation>Die Ziehung des Kapitels</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehung</translation>
    </message>
    <message>
        <source>Run  Ctrl+Enter</source>
        <translation>Rechnen  Strg+Enter</translation>
    </message>
    <message>
        <source>Add the chat template</source>
        <translation>Chat-Vorlage hinzufügen</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Abbrechen  Esc</translation>
    </message>
    <message>
        <source>{found} of {most} tokens: the last one is left out</source>
        <translation>{found} von {most} Tokens: das letzte fällt weg</translation>
    </message>
    <message>
        <source>{found} of {most} tokens: the last {n} are left out</source>
        <translation>{found} von {most} Tokens: die letzten {n} fallen weg</translation>
    </message>
    <message>
        <source>The whole pattern of {head}</source>
        <translation>Das ganze Muster von {head}</translation>
    </message>
    <message>
        <source>{count} word back</source>
        <translation>{count} Wort zurück</translation>
    </message>
    <message>
        <source>{count} words back</source>
        <translation>{count} Wörter zurück</translation>
    </message>
    <message>
        <source>{count} word ahead</source>
        <translation>{count} Wort voraus</translation>
    </message>
    <message>
        <source>{count} words ahead</source>
        <translation>{count} Wörter voraus</translation>
    </message>
    <message>
        <source>{count} token back</source>
        <translation>{count} Token zurück</translation>
    </message>
    <message>
        <source>{count} tokens back</source>
        <translation>{count} Tokens zurück</translation>
    </message>
    <message>
        <source>{count} token ahead</source>
        <translation>{count} Token voraus</translation>
    </message>
    <message>
        <source>{count} tokens ahead</source>
        <translation>{count} Tokens voraus</translation>
    </message>
    <message>
        <source>the word itself</source>
        <translation>das Wort selbst</translation>
    </message>
    <message>
        <source>the token itself</source>
        <translation>das Token selbst</translation>
    </message>
    <message>
        <source>“{word}” (word {row}) gives {share} of its attention to “{read}” (word {key}), {distance}.</source>
        <translation>„{word}“ (Wort {row}) gibt {share} seiner Aufmerksamkeit an „{read}“ (Wort {key}), {distance}.</translation>
    </message>
    <message>
        <source>“{word}” (token {row}) gives {share} of its attention to “{read}” (token {key}), {distance}.</source>
        <translation>„{word}“ (Token {row}) gibt {share} seiner Aufmerksamkeit an „{read}“ (Token {key}), {distance}.</translation>
    </message>
    <message>
        <source>rows {first}–{last}, columns {left}–{right}</source>
        <translation>Zeilen {first}–{last}, Spalten {left}–{right}</translation>
    </message>
    <message>
        <source>A, B and their difference</source>
        <translation>A, B und ihr Unterschied</translation>
    </message>
    <message>
        <source>{n} of {all} heads: those that differ most</source>
        <translation>{n} von {all} Köpfen: die mit den größten Unterschieden</translation>
    </message>
    <message>
        <source>nothing to compare</source>
        <translation>nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Largest differences</source>
        <translation>Größte Unterschiede</translation>
    </message>
    <message>
        <source>How the texts were aligned</source>
        <translation>Wie die Texte ausgerichtet wurden</translation>
    </message>
    <message>
        <source>Where they differ</source>
        <translation>Wo sie sich unterscheiden</translation>
    </message>
    <message>
        <source>Hide what is the same</source>
        <translation>Gleiches ausblenden</translation>
    </message>
    <message>
        <source>Pin A</source>
        <translation>A anheften</translation>
    </message>
    <message>
        <source>Pin what is shown now as A</source>
        <translation>Das jetzt Gezeigte als A anheften</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>Copy all differences as CSV</source>
        <translation>Alle Unterschiede als CSV kopieren</translation>
    </message>
    <message>
        <source>Save arrays…</source>
        <translation>Arrays speichern…</translation>
    </message>
    <message>
        <source>Save A, B and B − A as NumPy arrays</source>
        <translation>A, B und B − A als NumPy-Arrays speichern</translation>
    </message>
    <message>
        <source>N: next difference. Hold X to see B in A’s place. Editing changes B; A stays.</source>
        <translation>N: nächster Unterschied. X gedrückt halten: B an der Stelle von A. Änderungen betreffen B; A bleibt.</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} von {all}</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Compare with something else</source>
        <translation>Mit etwas anderem vergleichen</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>A und B tauschen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>Den Vergleich beenden</translation>
    </message>
    <message>
        <source>A is {name}</source>
        <translation>A ist {name}</translation>
    </message>
    <message>
        <source>B is {name}</source>
        <translation>B ist {name}</translation>
    </message>
    <message>
        <source>A and B have no token in common: they are only shown side by side.</source>
        <translation>A und B haben kein Token gemeinsam: Sie werden nur nebeneinander gezeigt.</translation>
    </message>
    <message>
        <source>A and B have no word in common: they are only shown side by side.</source>
        <translation>A und B haben kein Wort gemeinsam: Sie stehen nur nebeneinander.</translation>
    </message>
    <message>
        <source>A and B are the same in every number that is compared here.</source>
        <translation>A und B stimmen hier in jeder verglichenen Zahl überein.</translation>
    </message>
    <message>
        <source>A and B are equal up to rounding in every number that is compared here.</source>
        <translation>A und B sind hier bis auf Rundung gleich.</translation>
    </message>
    <message>
        <source>Row “{row}” is the same in A and B.</source>
        <translation>Zeile „{row}“ ist in A und B gleich.</translation>
    </message>
    <message>
        <source>Row “{row}” adds up to {a} in A and to {b} in B.</source>
        <translation>Zeile „{row}“ ergibt zusammen {a} in A und {b} in B.</translation>
    </message>
    <message>
        <source>Row “{row}”: {share} of its weight moves from “{source}” to “{target}”.</source>
        <translation>Zeile „{row}“: {share} des Gewichts wandert von „{source}“ zu „{target}“.</translation>
    </message>
    <message>
        <source>Row “{row}”: {share} of its weight moves to “{target}”, most of it from “{source}”.</source>
        <translation>Zeile „{row}“: {share} des Gewichts wandert zu „{target}“, das meiste von „{source}“.</translation>
    </message>
    <message>
        <source>Row “{row}”: {share} of its weight moves away from “{source}”, most of it to “{target}”.</source>
        <translation>Zeile „{row}“: {share} des Gewichts wandert von „{source}“ weg, das meiste zu „{target}“.</translation>
    </message>
    <message>
        <source>Row “{row}”: {share} of its weight moves, most of it to “{target}”.</source>
        <translation>Zeile „{row}“: {share} des Gewichts wandert, das meiste zu „{target}“.</translation>
    </message>
    <message>
        <source>Row “{row}”: {share} of its weight moves, most of it from “{source}”.</source>
        <translation>Zeile „{row}“: {share} des Gewichts wandert, das meiste von „{source}“.</translation>
    </message>
    <message>
        <source>Row “{row}”: {share} of its weight moves.</source>
        <translation>Zeile „{row}“: {share} des Gewichts wandert.</translation>
    </message>
    <message>
        <source>{n} of {all} numbers differ, most of all {cell}: {a} in A, {b} in B.</source>
        <translation>{n} von {all} Zahlen sind verschieden, am meisten {cell}: {a} in A, {b} in B.</translation>
    </message>
    <message>
        <source>Heads: {a} in A, {b} in B. They are shown beside each other and not compared.</source>
        <translation>Köpfe: {a} in A, {b} in B. Sie stehen nebeneinander und werden nicht verglichen.</translation>
    </message>
    <message>
        <source>{matrix}: {a} in A, {b} in B. Matrices of different shapes are not compared.</source>
        <translation>{matrix}: {a} in A, {b} in B. Matrizen verschiedener Form werden nicht verglichen.</translation>
    </message>
    <message>
        <source>{n} word in both</source>
        <translation>{n} Wort in beiden</translation>
    </message>
    <message>
        <source>{n} words in both</source>
        <translation>{n} Wörter in beiden</translation>
    </message>
    <message>
        <source>{n} token in both</source>
        <translation>{n} Token in beiden</translation>
    </message>
    <message>
        <source>{n} tokens in both</source>
        <translation>{n} Tokens in beiden</translation>
    </message>
    <message>
        <source>{n} replaced</source>
        <translation>{n} ersetzt</translation>
    </message>
    <message>
        <source>{n} only in A</source>
        <translation>{n} nur in A</translation>
    </message>
    <message>
        <source>{n} only in B</source>
        <translation>{n} nur in B</translation>
    </message>
    <message>
        <source>+  {word}, only in B</source>
        <translation>+  {word}, nur in B</translation>
    </message>
    <message>
        <source>−  {word}, only in A</source>
        <translation>−  {word}, nur in A</translation>
    </message>
    <message>
        <source>{cell}: there is nothing to compare</source>
        <translation>{cell}: hier gibt es nichts zu vergleichen</translation>
    </message>
    <message>
        <source>{cell}: masked in A and B</source>
        <translation>{cell}: in A und B maskiert</translation>
    </message>
    <message>
        <source>{cell}: masked in one of them</source>
        <translation>{cell}: in einem von beiden maskiert</translation>
    </message>
    <message>
        <source>A {a}   B {b}</source>
        <translation>A {a}   B {b}</translation>
    </message>
    <message>
        <source>{cell}: A {a}, B {b}, {change} points</source>
        <translation>{cell}: A {a}, B {b}, {change} Punkte</translation>
    </message>
    <message>
        <source>{cell}: A {a}, B {b}, difference {change}</source>
        <translation>{cell}: A {a}, B {b}, Unterschied {change}</translation>
    </message>
    <message>
        <source>{text}: {n} of {all}</source>
        <translation>{text}: {n} von {all}</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>head {number}</source>
        <translation>Kopf {number}</translation>
    </message>
    <message>
        <source>line {number}: found {found}, expected {expected}.</source>
        <translation>Zeile {number}: {found} gefunden, erwartet wird {expected}.</translation>
    </message>
    <message>
        <source>“{near}”, or another of {names}</source>
        <translation>„{near}“ oder ein anderes von {names}</translation>
    </message>
    <message>
        <source>only one handout</source>
        <translation>nur ein Handout</translation>
    </message>
    <message>
        <source>a line of ``` that ends the block</source>
        <translation>eine Zeile aus ```, die den Block beendet</translation>
    </message>
    <message>
        <source>a heading with #, a choice with - or +, or a key and a colon, such as “read:”</source>
        <translation>eine Überschrift mit #, eine Antwort mit - oder + oder ein Schlüssel mit Doppelpunkt wie „read:“</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>line {number}: {error}</source>
        <translation>Zeile {number}: {error}</translation>
    </message>
    <message>
        <source>found a letter that is not UTF-8 in {text}; save the file as UTF-8.</source>
        <translation>ein Zeichen gefunden, das nicht UTF-8 ist, in {text}; bitte die Datei als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>eines von {names}</translation>
    </message>
    <message>
        <source>“read:” below it, the text the class reads</source>
        <translation>darunter „read:“, der Text, den die Klasse liest,</translation>
    </message>
    <message>
        <source>a choice with + below it, the right one</source>
        <translation>darunter eine Antwort mit +, die richtige,</translation>
    </message>
    <message>
        <source>“try-show:” below “try: {label}”</source>
        <translation>„try-show:“ unter „try: {label}“</translation>
    </message>
    <message>
        <source>the number of a step</source>
        <translation>die Nummer eines Schritts</translation>
    </message>
    <message>
        <source>a figure and the steps it shows, as in “columns, 5, 3”</source>
        <translation>eine Figur und die Schritte, die sie zeigt, etwa „columns, 5, 3“</translation>
    </message>
    <message>
        <source>the key only once in a step</source>
        <translation>den Schlüssel nur einmal je Schritt</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes oder no</translation>
    </message>
    <message>
        <source>a number, such as 75</source>
        <translation>eine Zahl, etwa 75,</translation>
    </message>
    <message>
        <source>one right choice with + only</source>
        <translation>nur eine richtige Antwort mit +</translation>
    </message>
    <message>
        <source>quotation marks that are closed</source>
        <translation>Anführungszeichen, die geschlossen sind</translation>
    </message>
    <message>
        <source>two numbers, as in “60 to 70”</source>
        <translation>zwei Zahlen wie in „60 to 70“</translation>
    </message>
    <message>
        <source>a number and what went wrong, as in “2.2 a minus was lost”</source>
        <translation>eine Zahl und was falsch war, etwa „2.2 ein Minus ging verloren“,</translation>
    </message>
    <message>
        <source>“{key}:” before it</source>
        <translation>„{key}:“ davor</translation>
    </message>
    <message>
        <source>as in “step 1 to 5, 5 s”</source>
        <translation>wie in „step 1 to 5, 5 s“</translation>
    </message>
    <message>
        <source>a name and a value, as in “row it”</source>
        <translation>ein Name und ein Wert wie in „row it“</translation>
    </message>
    <message>
        <source>a name that holds others</source>
        <translation>ein Name, der andere enthält</translation>
    </message>
    <message>
        <source>a comma between two pairs</source>
        <translation>ein Komma zwischen zwei Paaren</translation>
    </message>
    <message>
        <source>step {step}, {field}: {text}</source>
        <translation>Schritt {step}, {field}: {text}</translation>
    </message>
    <message>
        <source>found {seconds} s, expected about {needed} s for so many words and a step of this kind.</source>
        <translation>{seconds} s gefunden, erwartet werden etwa {needed} s für so viele Wörter und einen Schritt dieser Art.</translation>
    </message>
    <message>
        <source>found nothing, expected what the class reads after the click.</source>
        <translation>nichts gefunden, erwartet, was die Klasse nach dem Klick liest.</translation>
    </message>
    <message>
        <source>found {name}, expected one of {known}.</source>
        <translation>{name} gefunden, eines von {known} erwartet.</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected a text such as “{form}”.</source>
        <translation>{name}: {value} gefunden, ein Text wie „{form}“ erwartet.</translation>
    </message>
    <message>
        <source>found {count} words, expected at most {most}.</source>
        <translation>{count} Wörter gefunden, erwartet werden höchstens {most}.</translation>
    </message>
    <message>
        <source>found no number, expected how many seconds it takes.</source>
        <translation>keine Zahl gefunden, Dauer in Sekunden erwartet.</translation>
    </message>
    <message>
        <source>minutes: found {minutes}, but the steps take {seconds} s in all.</source>
        <translation>minutes: {minutes} gefunden, aber die Schritte dauern zusammen {seconds} s.</translation>
    </message>
    <message>
        <source>next: found {next}, expected one of {known}.</source>
        <translation>next: {next} gefunden, eins von {known} erwartet.</translation>
    </message>
    <message>
        <source>{letter} is right {n} times running.</source>
        <translation>{letter} ist {n}-mal hintereinander richtig.</translation>
    </message>
    <message>
        <source>handout: step {step} asks nothing that could be predicted.</source>
        <translation>handout: Schritt {step} fragt nichts, was sich vorhersagen ließe.</translation>
    </message>
    <message>
        <source>handout: {text}</source>
        <translation>handout: {text}</translation>
    </message>
    <message>
        <source>handout: “predict: {step}” says the answer of step {asked}, {value}.</source>
        <translation>handout: „predict: {step}“ nennt die Antwort von Schritt {asked}, {value}.</translation>
    </message>
    <message>
        <source>handout: it prints the answer of step {asked}: {sentence}</source>
        <translation>handout: dort steht die Antwort von Schritt {asked}: {sentence}</translation>
    </message>
    <message>
        <source>handout: {text} stands in a blank and beside it.</source>
        <translation>handout: {text} steht in einer Lücke und daneben.</translation>
    </message>
    <message>
        <source>found {written} for {name}, the engine gives {value}.</source>
        <translation>{written} für {name} gefunden, die Rechnung ergibt {value}.</translation>
    </message>
    <message>
        <source>the right choice, {choice}, is already in the question.</source>
        <translation>die richtige Antwort, {choice}, steht schon in der Frage.</translation>
    </message>
    <message>
        <source>the right choice, {choice}, is marked before the click.</source>
        <translation>die richtige Antwort, {choice}, ist vor dem Klick markiert.</translation>
    </message>
    <message>
        <source>it says the answer to who typed a wrong one.</source>
        <translation>wer etwas Falsches eingibt, liest hier die Antwort.</translation>
    </message>
    <message>
        <source>the title or the note already says it: {sentence}</source>
        <translation>Titel oder Anmerkung sagen es schon: {sentence}</translation>
    </message>
    <message>
        <source>the slide already says it: {sentence}</source>
        <translation>die Folie sagt es schon: {sentence}</translation>
    </message>
    <message>
        <source>“key {word}” points at the answer before the click.</source>
        <translation>„key {word}“ zeigt vor dem Klick auf die Antwort.</translation>
    </message>
    <message>
        <source>the ring around {name} points at the answer.</source>
        <translation>der Ring um {name} zeigt auf die Antwort.</translation>
    </message>
    <message>
        <source>the name of head {name} gives the answer away; hide it with “cover: {cover}”.</source>
        <translation>der Name des Kopfs {name} verrät die Antwort; „cover: {cover}“ verdeckt ihn.</translation>
    </message>
    <message>
        <source>the strip of the reach has as many rows; say “sparse.reach_layers” otherwise.</source>
        <translation>der Streifen der Reichweite hat ebenso viele Zeilen; setzen Sie „sparse.reach_layers“ anders.</translation>
    </message>
    <message>
        <source>the scores can be counted on the grid; “cover: rows” leaves one row.</source>
        <translation>die Scores lassen sich am Gitter abzählen; „cover: rows“ lässt eine Zeile stehen.</translation>
    </message>
    <message>
        <source>found {text} twice.</source>
        <translation>{text} zweimal gefunden.</translation>
    </message>
    <message>
        <source>{label} changes nothing on the screen.</source>
        <translation>{label} ändert nichts auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>{label} shows the same as another one.</source>
        <translation>{label} zeigt dasselbe wie ein anderer Versuch.</translation>
    </message>
    <message>
        <source>found {answer}, expected a number.</source>
        <translation>{answer} gefunden, eine Zahl erwartet.</translation>
    </message>
    <message>
        <source>the answer {answer} does not count as right itself.</source>
        <translation>Die Antwort {answer} zählt selbst nicht als richtig.</translation>
    </message>
    <message>
        <source>found {answer}, which “then:” does not say.</source>
        <translation>{answer} gefunden, aber „then:“ sagt es nicht.</translation>
    </message>
    <message>
        <source>{number} is right, so this is never said.</source>
        <translation>{number} ist richtig, also wird das nie gesagt.</translation>
    </message>
    <message>
        <source>{number} is here twice; the second is never said.</source>
        <translation>{number} steht hier zweimal; das zweite wird nie gesagt.</translation>
    </message>
    <message>
        <source>{part} is not in the first line.</source>
        <translation>{part} steht nicht in der ersten Zeile.</translation>
    </message>
    <message>
        <source>{part} is not in any line.</source>
        <translation>{part} steht in keiner Zeile.</translation>
    </message>
    <message>
        <source>found {n} word, expected two.</source>
        <translation>{n} Wort gefunden, zwei erwartet.</translation>
    </message>
    <message>
        <source>found {n} words, expected two.</source>
        <translation>{n} Wörter gefunden, zwei erwartet.</translation>
    </message>
    <message>
        <source>found {first} to {last}, expected a later end.</source>
        <translation>{first} bis {last} gefunden, ein späteres Ende erwartet.</translation>
    </message>
    <message>
        <source>found {n} s, expected more.</source>
        <translation>{n} s gefunden, mehr erwartet.</translation>
    </message>
    <message>
        <source>{what} plays only on tab {tab}.</source>
        <translation>{what} läuft nur auf Reiter {tab}.</translation>
    </message>
    <message>
        <source>tab {tab} has no rows to mark.</source>
        <translation>Reiter {tab} hat keine Zeilen, die sich kennzeichnen lassen.</translation>
    </message>
    <message>
        <source>{numbers}: not in braces, so it is not checked.</source>
        <translation>{numbers}: nicht in Klammern, wird also nicht geprüft.</translation>
    </message>
    <message>
        <source>{value} ({name}) is on screen before the click; hide it with “cover:”.</source>
        <translation>{value} ({name}) steht schon vor dem Klick auf dem Bildschirm; verdecken Sie es mit „cover:“.</translation>
    </message>
    <message>
        <source>{value} ({name}) can already be read at step {earlier}.</source>
        <translation>{value} ({name}) ist schon bei Schritt {earlier} zu lesen.</translation>
    </message>
    <message>
        <source>{value}, the answer, can be read in the question.</source>
        <translation>{value}, die Antwort, steht schon in der Frage.</translation>
    </message>
    <message>
        <source>step {earlier} already says all of it.</source>
        <translation>Das alles ist schon in Schritt {earlier} gesagt.</translation>
    </message>
    <message>
        <source>step {step} already says it: {sentence}</source>
        <translation>Schritt {step} sagt es schon: {sentence}</translation>
    </message>
    <message>
        <source>the click changes nothing on the screen: hide something, or say “after:”.</source>
        <translation>Der Klick ändert nichts auf dem Bildschirm: Verdecken Sie etwas oder geben Sie „after:“ an.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>pupils: questions and blanks</source>
        <translation>Lernende: Fragen und Lücken</translation>
    </message>
    <message>
        <source>teacher: with answers</source>
        <translation>Lehrkraft: mit Antworten</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Handout of a lesson</source>
        <translation>Handout einer Lektion</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save handout</source>
        <translation>Handout speichern</translation>
    </message>
    <message>
        <source>The handout could not be saved.</source>
        <translation>Das Handout konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Handout saved: {path}</source>
        <translation>Handout gespeichert: {path}</translation>
    </message>
    <message>
        <source>template: found the name {name}, expected 1 to {most} characters</source>
        <translation>Schablone: Name {name} gefunden, 1 bis {most} Zeichen erwartet</translation>
    </message>
    <message>
        <source>template</source>
        <translation>Schablone</translation>
    </message>
    <message>
        <source>template: found {n} tokens, expected 1 to {most}</source>
        <translation>Schablone: {n} Tokens gefunden, 1 bis {most} erwartet</translation>
    </message>
    <message>
        <source>templates: found {n}, expected at most {most}</source>
        <translation>Schablonen: {n} gefunden, höchstens {most} erwartet</translation>
    </message>
    <message>
        <source>templates: found {name} twice, expected names of their own</source>
        <translation>Schablonen: {name} zweimal gefunden, verschiedene Namen erwartet</translation>
    </message>
    <message>
        <source>A template can be drawn for up to {most} tokens; this text has {n}.</source>
        <translation>Eine Schablone kann für bis zu {most} Tokens gezeichnet werden; dieser Text hat {n}.</translation>
    </message>
    <message>
        <source>template {n}</source>
        <translation>Schablone {n}</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Name der Schablone</translation>
    </message>
    <message>
        <source>Mark…</source>
        <translation>Markieren…</translation>
    </message>
    <message>
        <source>Mark the cells that a score counts, or what a mask lets through</source>
        <translation>Die Zellen markieren, die ein Score zählt, oder was eine Maske durchlässt</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>{n} cell marked. Click or drag in the picture.</source>
        <translation>{n} Zelle markiert. Im Bild klicken oder ziehen.</translation>
    </message>
    <message>
        <source>{n} cells marked. Click or drag in the picture.</source>
        <translation>{n} Zellen markiert. Im Bild klicken oder ziehen.</translation>
    </message>
    <message>
        <source>Drawn for {n} tokens.</source>
        <translation>Für {n} Tokens gezeichnet.</translation>
    </message>
    <message>
        <source>found {factor} * over all numbers, which would be left out. Print them without a common factor, such as with format long g</source>
        <translation>gefunden: {factor} * über allen Zahlen, das wegfallen würde. Geben Sie sie ohne gemeinsamen Faktor aus, etwa mit format long g</translation>
    </message>
    <message>
        <source>found a matrix that was printed in pieces, by columns. Save it as CSV, or print it on wider lines</source>
        <translation>gefunden: eine Matrix, die in Stücken von Spalten ausgegeben wurde. Speichern Sie sie als CSV, oder geben Sie sie in breiteren Zeilen aus</translation>
    </message>
    <message>
        <source>found {line}, which does not fit the rows and columns before it. Write the matrix as CSV</source>
        <translation>gefunden: {line}, das nicht zu den Zeilen und Spalten davor passt. Schreiben Sie die Matrix als CSV</translation>
    </message>
    <message>
        <source>heads: found {text}, expected H1 to H{n}</source>
        <translation>Köpfe: {text} gefunden, H1 bis H{n} erwartet</translation>
    </message>
    <message>
        <source>{pattern} {w}</source>
        <translation>{pattern}, w = {w}</translation>
    </message>
    <message>
        <source>pattern: found {text}, expected one of {known}, and w</source>
        <translation>Muster: {text} gefunden, eines von {known} und w erwartet</translation>
    </message>
    <message>
        <source>Your own sentence</source>
        <translation>Ihr eigener Satz</translation>
    </message>
    <message>
        <source>Your own number</source>
        <translation>Ihre eigene Zahl</translation>
    </message>
    <message>
        <source>Number of a draw</source>
        <translation>Nummer einer Ziehung</translation>
    </message>
    <message>
        <source>Heads to mute, such as H1, H3</source>
        <translation>Köpfe zum Stummschalten, etwa H1, H3</translation>
    </message>
    <message>
        <source>A pattern and its w, such as Window 5</source>
        <translation>Ein Muster und sein w, etwa Fenster 5</translation>
    </message>
    <message>
        <source>Your own letters; the model reads them twice</source>
        <translation>Ihre eigenen Buchstaben; das Modell liest sie zweimal</translation>
    </message>
    <message>
        <source>step {step}.plays: found {number}, expected 1 to {n}, as the model of this step was saved {n} times.</source>
        <translation>Schritt {step}.plays: {number} gefunden, 1 bis {n} erwartet, denn das Modell dieses Schritts wurde {n}-mal gespeichert.</translation>
    </message>
    <message>
        <source>Head {name}, one row per step</source>
        <translation>Kopf {name}, eine Zeile je Schritt</translation>
    </message>
    <message>
        <source>blue edge: rows that writing added</source>
        <translation>blauer Rand: beim Schreiben dazugekommene Zeilen</translation>
    </message>
    <message>
        <source>What the model wrote, {n} token</source>
        <translation>Was das Modell geschrieben hat, {n} Token</translation>
    </message>
    <message>
        <source>What it could have written</source>
        <translation>Was es hätte schreiben können</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Was als Nächstes kommt</translation>
    </message>
    <message>
        <source>click one to write it</source>
        <translation>eines anklicken, um es zu schreiben</translation>
    </message>
    <message>
        <source>step {n}, after {token}; click the one that you expect</source>
        <translation>Schritt {n}, nach {token}; klicken Sie auf das, das Sie erwarten</translation>
    </message>
    <message>
        <source>step {n}, after {token}; click one to take it instead</source>
        <translation>Schritt {n}, nach {token}; eines anklicken, um es stattdessen zu nehmen</translation>
    </message>
    <message>
        <source>{n} other tokens: {share}</source>
        <translation>{n} andere Tokens: {share}</translation>
    </message>
    <message>
        <source>Direct effect on {token}</source>
        <translation>Direkte Wirkung auf {token}</translation>
    </message>
    <message>
        <source>The parts miss the logit by {by}: please report this.</source>
        <translation>Die Teile verfehlen den Logit um {by}: Bitte melden Sie das.</translation>
    </message>
    <message>
        <source>heads {heads}, MLPs {mlps}, embedding and biases {others}: logit {whole}</source>
        <translation>Köpfe {heads}, MLPs {mlps}, Embedding und Biases {others}: Logit {whole}</translation>
    </message>
    <message>
        <source>The likeliest next token is {token} with {share}.</source>
        <translation>Das wahrscheinlichste nächste Token ist {token} mit {share}.</translation>
    </message>
    <message>
        <source>It wrote {token}, choice {rank} ({share}). The likeliest was {other}, {most}.</source>
        <translation>Es hat {token} geschrieben, Wahl {rank} ({share}). Am wahrscheinlichsten war {other}, {most}.</translation>
    </message>
    <message>
        <source>It wrote {token} with {share}.</source>
        <translation>Es hat {token} mit {share} geschrieben.</translation>
    </message>
    <message>
        <source>Before, it was almost certain: {tokens}.</source>
        <translation>Davor war es fast sicher: {tokens}.</translation>
    </message>
    <message>
        <source>step {n}</source>
        <translation>Schritt {n}</translation>
    </message>
    <message>
        <source>one row more in each of {n} patterns</source>
        <translation>eine Zeile mehr in jedem von {n} Mustern</translation>
    </message>
    <message>
        <source>{token}, {share}; {other}, {most}</source>
        <translation>{token}, {share}; {other}, {most}</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>One or two sentences for the list of lessons</source>
        <translation>Ein oder zwei Sätze für die Liste der Lektionen</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Lernziel</translation>
    </message>
    <message>
        <source>You can … (only for the teacher)</source>
        <translation>Sie können … (nur für die Lehrkraft)</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Für wen</translation>
    </message>
    <message>
        <source>What they need to know</source>
        <translation>Was sie wissen müssen</translation>
    </message>
    <message>
        <source>Before you start</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>What students need to know from other lessons</source>
        <translation>Was man aus anderen Lektionen wissen muss</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>id of the lesson that follows</source>
        <translation>Kennung der nächsten Lektion</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Handout</translation>
    </message>
    <message>
        <source>Pair {pair} of {name}, rotated</source>
        <translation>Paar {pair} von {name}, gedreht</translation>
    </message>
    <message>
        <source>Scores of this row, capped at ±{cap}</source>
        <translation>Scores dieser Zeile, begrenzt auf ±{cap}</translation>
    </message>
    <message>
        <source>{title}: from ({a}, {b}) to ({c}, {d})</source>
        <translation>{title}: von ({a}, {b}) zu ({c}, {d})</translation>
    </message>
    <message>
        <source>{title}: {score} becomes {bent}</source>
        <translation>{title}: aus {score} wird {bent}</translation>
    </message>
    <message>
        <source>– – before</source>
        <translation>– – vorher</translation>
    </message>
    <message>
        <source>— after</source>
        <translation>— nachher</translation>
    </message>
    <message>
        <source>{angle} rad</source>
        <translation>{angle} rad</translation>
    </message>
    <message>
        <source>{turn}°</source>
        <translation>{turn}°</translation>
    </message>
    <message>
        <source>{model}, layer {n}</source>
        <translation>{model}, Schicht {n}</translation>
    </message>
    <message>
        <source>{title} – row “{row}”, A hollow, B filled</source>
        <translation>{title} – Zeile „{row}“, A hohl, B gefüllt</translation>
    </message>
    <message>
        <source>{title} – row “{row}”, A hollow, B filled, lines of B</source>
        <translation>{title} – Zeile „{row}“, A hohl, B gefüllt, Linien von B</translation>
    </message>
    <message>
        <source>{n} more word with a smaller share</source>
        <translation>{n} weiteres Wort mit kleinerem Anteil</translation>
    </message>
    <message>
        <source>{n} more words with smaller shares</source>
        <translation>{n} weitere Wörter mit kleineren Anteilen</translation>
    </message>
    <message>
        <source>{n} more token with a smaller share</source>
        <translation>{n} weiteres Token mit kleinerem Anteil</translation>
    </message>
    <message>
        <source>{n} more tokens with smaller shares</source>
        <translation>{n} weitere Tokens mit kleineren Anteilen</translation>
    </message>
    <message>
        <source>line feed</source>
        <translation>Zeilenvorschub</translation>
    </message>
    <message>
        <source>carriage return</source>
        <translation>Wagenrücklauf</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>space</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>{character} {number} of {count}</source>
        <translation>{character} {number} von {count}</translation>
    </message>
    <message>
        <source>byte {code}</source>
        <translation>Byte {code}</translation>
    </message>
    <message>
        <source>{n} spaces</source>
        <translation>{n} Leerzeichen</translation>
    </message>
    <message>
        <source>{n} line feeds</source>
        <translation>{n} Zeilenvorschübe</translation>
    </message>
    <message>
        <source>step {step} · layer {layer}</source>
        <translation>Schritt {step} · Schicht {layer}</translation>
    </message>
    <message>
        <source>Columns sum to 1 and rows do not: query and key look swapped.</source>
        <translation>Spalten ergeben 1 und Zeilen nicht: Query und Key scheinen vertauscht.</translation>
    </message>
    <message>
        <source>models return none under sdpa or flash attention: load with attn_implementation=&quot;eager&quot; and call with output_attentions=True</source>
        <translation>Modelle geben unter sdpa oder Flash Attention keine zurück: laden Sie mit attn_implementation=&quot;eager&quot; und rufen Sie mit output_attentions=True auf</translation>
    </message>
    <message>
        <source>{title}: found Q and K of {n} tokens, whose weights take {gib} GiB; expected at most {most} GiB. The window can still show them: open the file there, on tab 5</source>
        <translation>{title}: Q und K von {n} Tokens gefunden, deren Gewichte {gib} GiB brauchen; erwartet höchstens {most} GiB. Das Fenster zeigt sie trotzdem: Öffnen Sie die Datei dort, auf Reiter 5</translation>
    </message>
    <message>
        <source>arrays</source>
        <translation>Arrays</translation>
    </message>
    <message>
        <source>{title}: found Q of {n} tokens and K of {n_keys}; expected the same number of both, as their weights do not fit in memory</source>
        <translation>{title}: Q von {n} Tokens und K von {n_keys} gefunden; gleich viele von beiden erwartet, da ihre Gewichte nicht in den Speicher passen</translation>
    </message>
    <message>
        <source>{title}: found {n} tokens, expected at most {most}. Save the first {most} of Q and K</source>
        <translation>{title}: {n} Tokens gefunden, erwartet höchstens {most}. Speichern Sie die ersten {most} von Q und K</translation>
    </message>
    <message>
        <source>{source}: found {there} and no {lost}; weights need both. Save Q and K, or the attention itself</source>
        <translation>{source}: {there} gefunden, aber nicht {lost}; für die Gewichte braucht es beide. Speichern Sie Q und K oder die Attention selbst</translation>
    </message>
    <message>
        <source>{title}: found no layer, expected at least one</source>
        <translation>{title}: keine Schicht gefunden, mindestens eine erwartet</translation>
    </message>
    <message>
        <source>Query and key are swapped, as asked.</source>
        <translation>Query und Key sind getauscht, wie gewünscht.</translation>
    </message>
    <message>
        <source>A batch of {count} texts; this is text {n}.</source>
        <translation>Ein Batch von {count} Texten; das ist Text {n}.</translation>
    </message>
    <message>
        <source>A layer is an .npz with X, W_Q, W_K and W_V, and any of W_O, b_Q, b_K, b_V, b_O</source>
        <translation>Eine Schicht ist eine .npz-Datei mit X, W_Q, W_K und W_V, dazu beliebige aus W_O, b_Q, b_K, b_V, b_O</translation>
    </message>
    <message>
        <source>{source}: found the matrices of a layer, expected attention.</source>
        <translation>{source}: Die Matrizen einer Schicht gefunden, Attention erwartet.</translation>
    </message>
    <message>
        <source>{source}: found {there} of a layer, and no {lost}.</source>
        <translation>{source}: {there} einer Schicht gefunden, aber nicht {lost}.</translation>
    </message>
    <message>
        <source>{title}: no attention arrays in the file (found {names}); {eager}</source>
        <translation>{title}: keine Arrays mit Attention in der Datei ({names} gefunden); {eager}</translation>
    </message>
    <message>
        <source>one array per layer, each with its number</source>
        <translation>ein Array je Schicht, jedes mit seiner Nummer</translation>
    </message>
    <message>
        <source>The names give layer and head.</source>
        <translation>Die Namen nennen Schicht und Kopf.</translation>
    </message>
    <message>
        <source>heads of one layer with different shapes</source>
        <translation>Köpfe einer Schicht mit verschiedenen Formen</translation>
    </message>
    <message>
        <source>one shape for all</source>
        <translation>eine Form für alle</translation>
    </message>
    <message>
        <source>{n} steps of generate() are joined; the last token it wrote was never fed in and has no row.</source>
        <translation>{n} Schritte von generate() sind verbunden; das zuletzt geschriebene Token wurde nie eingegeben und hat keine Zeile.</translation>
    </message>
    <message>
        <source>steps of layer {layer} with {counts} heads</source>
        <translation>Schritte von Schicht {layer} mit {counts} Köpfen</translation>
    </message>
    <message>
        <source>the same number in each step</source>
        <translation>gleich viele in jedem Schritt</translation>
    </message>
    <message>
        <source>layer {n}</source>
        <translation>Schicht {n}</translation>
    </message>
    <message>
        <source>Q {q_shape} and K {k_shape}</source>
        <translation>Q {q_shape} und K {k_shape}</translation>
    </message>
    <message>
        <source>heads and a width that fit together</source>
        <translation>Köpfe und eine Breite, die zusammenpassen</translation>
    </message>
    <message>
        <source>The weights are computed from Q and K, scaled by √d_k, with a causal mask.</source>
        <translation>Die Gewichte sind aus Q und K berechnet, durch √d_k geteilt, mit kausaler Maske.</translation>
    </message>
    <message>
        <source>One matrix: a single head, or the average of several.</source>
        <translation>Eine Matrix: ein einzelner Kopf oder das Mittel mehrerer.</translation>
    </message>
    <message>
        <source>Axes (head, query, key): one layer of {n} heads.</source>
        <translation>Achsen (Kopf, Query, Key): eine Schicht mit {n} Köpfen.</translation>
    </message>
    <message>
        <source>Axes (layer, head, query, key).</source>
        <translation>Achsen (Schicht, Kopf, Query, Key).</translation>
    </message>
    <message>
        <source>Axes (batch, layer, head, query, key).</source>
        <translation>Achsen (Batch, Schicht, Kopf, Query, Key).</translation>
    </message>
    <message>
        <source>Axes (layer, batch, head, query, key).</source>
        <translation>Achsen (Schicht, Batch, Kopf, Query, Key).</translation>
    </message>
    <message>
        <source>2 to 5 axes</source>
        <translation>2 bis 5 Achsen</translation>
    </message>
    <message>
        <source>{title}: {name} of shape {shape} holds a batch of {n} texts; say which one, counted from 0</source>
        <translation>{title}: {name} der Form {shape} enthält einen Batch von {n} Texten; sagen Sie, welchen, gezählt ab 0</translation>
    </message>
    <message>
        <source>text {n}</source>
        <translation>Text {n}</translation>
    </message>
    <message>
        <source>0 to {most}</source>
        <translation>0 bis {most}</translation>
    </message>
    <message>
        <source>(heads, query, key) with or without batch</source>
        <translation>(Kopf, Query, Key) mit oder ohne Batch</translation>
    </message>
    <message>
        <source>(position, head, width)</source>
        <translation>(Position, Kopf, Breite)</translation>
    </message>
    <message>
        <source>Layers missing in between: {layers}.</source>
        <translation>Dazwischen fehlen Schichten: {layers}.</translation>
    </message>
    <message>
        <source>The first layer here is layer {layer}.</source>
        <translation>Die erste Schicht hier ist Schicht {layer}.</translation>
    </message>
    <message>
        <source>{title}: found {found}, expected {expected}</source>
        <translation>{title}: {found} gefunden, erwartet: {expected}</translation>
    </message>
    <message>
        <source>{title}: several arrays, {name} among them, expected a number in each name that says its layer</source>
        <translation>{title}: mehrere Arrays, darunter {name}; in jedem Namen eine Zahl erwartet, die seine Schicht sagt</translation>
    </message>
    <message>
        <source>one without a name</source>
        <translation>eines ohne Namen</translation>
    </message>
    <message>
        <source>{title}: {n_key} attention positions but {n_labels} tokens</source>
        <translation>{title}: {n_key} Positionen der Attention, aber {n_labels} Tokens</translation>
    </message>
    <message>
        <source>{title}: found attention of shape {first}, expected at least one head and one token</source>
        <translation>{title}: Attention der Form {first} gefunden, mindestens ein Kopf und ein Token erwartet</translation>
    </message>
    <message>
        <source>{title}: found layers of shape {first} and {shape}, expected (heads, query, key) with the same tokens in all</source>
        <translation>{title}: Schichten der Formen {first} und {shape} gefunden, (Kopf, Query, Key) mit denselben Tokens in allen erwartet</translation>
    </message>
    <message>
        <source>{title}: {queries} queries but {keys} keys; expected at least as many keys. Are the axes (head, query, key)?</source>
        <translation>{title}: {queries} Queries, aber {keys} Keys; mindestens so viele Keys erwartet. Sind die Achsen (Kopf, Query, Key)?</translation>
    </message>
    <message>
        <source>{n} cell is not a finite number; its row is left empty.</source>
        <translation>{n} Zelle ist keine endliche Zahl; ihre Zeile bleibt leer.</translation>
    </message>
    <message>
        <source>{n} cells are not finite numbers; their rows are left empty.</source>
        <translation>{n} Zellen sind keine endlichen Zahlen; ihre Zeilen bleiben leer.</translation>
    </message>
    <message>
        <source>Causal: no query gives weight to a later token.</source>
        <translation>Kausal: keine Query gibt einem späteren Token Gewicht.</translation>
    </message>
    <message>
        <source>Causal, but for the first row, which gives all tokens the same: padding on the left?</source>
        <translation>Kausal, bis auf die erste Zeile, die allen Tokens gleich viel gibt: Padding links?</translation>
    </message>
    <message>
        <source>Causal, but for the first {n} rows, which give all tokens the same: padding on the left?</source>
        <translation>Kausal, bis auf die ersten {n} Zeilen, die allen Tokens gleich viel geben: Padding links?</translation>
    </message>
    <message>
        <source>Not causal: queries give weight to later tokens.</source>
        <translation>Nicht kausal: Queries geben späteren Tokens Gewicht.</translation>
    </message>
    <message>
        <source>Rows sum to 1.</source>
        <translation>Zeilen ergeben 1.</translation>
    </message>
    <message>
        <source>Some numbers are negative: these look like scores, not weights.</source>
        <translation>Einige Zahlen sind negativ: das sind wohl Scores, keine Gewichte.</translation>
    </message>
    <message>
        <source>They are shown as they are.</source>
        <translation>Sie stehen da, wie sie sind.</translation>
    </message>
    <message>
        <source>Those above 1 are shown divided by their sum, the others as they are.</source>
        <translation>Die über 1 sind durch ihre Summe geteilt, die anderen stehen da, wie sie sind.</translation>
    </message>
    <message>
        <source>Rows sum to {mean} on average: dropout, or a sink that is not shown?</source>
        <translation>Zeilen ergeben im Mittel {mean}: Dropout oder eine Senke, die nicht gezeigt ist?</translation>
    </message>
    <message>
        <source>an array of shape {shape}</source>
        <translation>ein Array der Form {shape}</translation>
    </message>
    <message>
        <source>{name} of shape {shape}</source>
        <translation>{name} der Form {shape}</translation>
    </message>
    <message>
        <source>unembedding: found {shape}, expected a column for each of {n} words</source>
        <translation>unembedding: {shape} gefunden, je eine Spalte für {n} Wörter erwartet</translation>
    </message>
    <message>
        <source>unembedding: found a number that is not finite</source>
        <translation>unembedding: eine Zahl gefunden, die nicht endlich ist</translation>
    </message>
    <message>
        <source>This layer has no unembedding that tells which token comes next.</source>
        <translation>Diese Schicht hat kein Unembedding, das sagt, welches Token folgt.</translation>
    </message>
    <message>
        <source>save plain arrays, one for each layer: np.savez(path, layer_0=a0, layer_1=a1)</source>
        <translation>speichern Sie einfache Arrays, eines je Schicht: np.savez(path, layer_0=a0, layer_1=a1)</translation>
    </message>
    <message>
        <source>{name}: found {found}, expected {magic}, with which a NumPy file begins. Copy it again, or save it again</source>
        <translation>{name}: {found} gefunden, {magic} erwartet, womit eine NumPy-Datei beginnt. Kopieren oder speichern Sie sie erneut</translation>
    </message>
    <message>
        <source>{path}: the archive is damaged ({said}), expected a whole .npz. Copy it again, or save it again</source>
        <translation>{path}: Das Archiv ist beschädigt ({said}), ein ganzes .npz erwartet. Kopieren oder speichern Sie es erneut</translation>
    </message>
    <message>
        <source>{name}: this is a pickle, which may run code and is not read; {plain}</source>
        <translation>{name}: Das ist ein Pickle, der Programme ausführen kann und nicht gelesen wird; {plain}</translation>
    </message>
    <message>
        <source>{where}: the header of the array is damaged, expected one as np.save writes it. Copy the file again, or save it again</source>
        <translation>{where}: Der Kopf des Arrays ist beschädigt, erwartet einer, wie np.save ihn schreibt. Kopieren oder speichern Sie die Datei erneut</translation>
    </message>
    <message>
        <source>{where}: found shape {shape}, which takes {wanted} bytes, expected at most {limit}. Save it again, or less of it</source>
        <translation>{where}: Form {shape} gefunden, die {wanted} Bytes belegt, höchstens {limit} erwartet. Speichern Sie es erneut, oder weniger davon</translation>
    </message>
    <message>
        <source>{where}: the data ends after {n_data} bytes; its header promises {wanted}. An unfinished download?</source>
        <translation>{where}: Die Daten enden nach {n_data} Bytes; der Kopf verspricht {wanted}. Ein unfertiger Download?</translation>
    </message>
    <message>
        <source>{where}: the file holds pickled objects, which are not read for safety; {plain}</source>
        <translation>{where}: Die Datei enthält gepickelte Objekte, die aus Sicherheit nicht gelesen werden; {plain}</translation>
    </message>
    <message>
        <source>{path}: the archive holds no arrays; {plain}</source>
        <translation>{path}: Das Archiv enthält keine Arrays; {plain}</translation>
    </message>
    <message>
        <source>{where}: found {dtype}, expected numbers. bfloat16 is saved by NumPy as raw bytes: convert it with .float() first, or save it as safetensors</source>
        <translation>{where}: {dtype} gefunden, Zahlen erwartet. bfloat16 speichert NumPy als rohe Bytes: wandeln Sie es erst mit .float() um, oder speichern Sie es als safetensors</translation>
    </message>
    <message>
        <source>{path}: {total} bytes, expected at most {largest}</source>
        <translation>{path}: {total} Bytes, höchstens {largest} erwartet</translation>
    </message>
    <message>
        <source>layer: found index {place}, expected 0 to {n_layers}; the captured layers are {numbers}</source>
        <translation>Schicht: Index {place} gefunden, 0 bis {n_layers} erwartet; aufgezeichnet sind die Schichten {numbers}</translation>
    </message>
    <message>
        <source>found {attention}, expected an array, a tensor or several</source>
        <translation>{attention} gefunden, ein Array, ein Tensor oder mehrere erwartet</translation>
    </message>
    <message>
        <source>The model returned no attention: load it with attn_implementation=&quot;eager&quot; and call it with output_attentions=True</source>
        <translation>Das Modell gab keine Attention zurück: laden Sie es mit attn_implementation=&quot;eager&quot; und rufen Sie es mit output_attentions=True auf</translation>
    </message>
    <message>
        <source>found a {name} that has no numbers: {error}</source>
        <translation>ein {name} gefunden, das keine Zahlen hat: {error}</translation>
    </message>
    <message>
        <source>found a {name} where an array or tensor was expected: {error}</source>
        <translation>ein {name} gefunden, wo ein Array oder Tensor erwartet war: {error}</translation>
    </message>
    <message>
        <source>found {name} of {dtype}, expected numbers</source>
        <translation>{name} von {dtype} gefunden, Zahlen erwartet</translation>
    </message>
    <message>
        <source>{path}: {how} belongs to captured attention, which ends in {suffixes}</source>
        <translation>{path}: {how} gehört zu aufgezeichneter Attention, die auf {suffixes} endet</translation>
    </message>
    <message>
        <source>{title}: a store has one text, and its rows are queries</source>
        <translation>{title}: Ein Speicher hat einen Text, und seine Zeilen sind Queries</translation>
    </message>
    <message>
        <source>tokens: found {n_tokens}, expected {n_key} for {title}</source>
        <translation>Tokens: {n_tokens} gefunden, {n_key} für {title} erwartet</translation>
    </message>
    <message>
        <source>There is no display for a window. Save the arrays with numpy.savez and draw them with `attnviz render FILE -o picture.png`</source>
        <translation>Es gibt keinen Bildschirm für ein Fenster. Speichern Sie die Arrays mit numpy.savez und zeichnen Sie sie mit `attnviz render FILE -o picture.png`</translation>
    </message>
    <message>
        <source>{place}: already exists and is not a Zarr store. Choose another name</source>
        <translation>{place}: existiert schon und ist kein Zarr-Speicher. Wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>{place}: cannot be written: {strerror}</source>
        <translation>{place}: nicht schreibbar: {strerror}</translation>
    </message>
    <message>
        <source>{name}: not a readable Zarr v3 store: {said}. Copy the whole folder, or capture it again</source>
        <translation>{name}: kein lesbarer Zarr-v3-Speicher: {said}. Kopieren Sie den ganzen Ordner, oder zeichnen Sie noch einmal auf</translation>
    </message>
    <message>
        <source>{name}: found the arrays {arrays}, expected a store that `attnviz capture MODEL --text … -o NAME.zarr` wrote</source>
        <translation>{name}: die Arrays {arrays} gefunden, einen Speicher erwartet, den `attnviz capture MODEL --text … -o NAME.zarr` geschrieben hat</translation>
    </message>
    <message>
        <source>{name}: was not written to its end. Capture it again</source>
        <translation>{name}: wurde nicht zu Ende geschrieben. Zeichnen Sie noch einmal auf</translation>
    </message>
    <message>
        <source>{name}: attention: found shape {shape}, expected (layer, head, query, key)</source>
        <translation>{name}: Attention: Form {shape} gefunden, (Schicht, Kopf, Query, Key) erwartet</translation>
    </message>
    <message>
        <source>{name}: expected {n} tokens and ids for {n} rows</source>
        <translation>{name}: {n} Tokens und IDs für {n} Zeilen erwartet</translation>
    </message>
    <message>
        <source>{name}: a layer takes {size} bytes, expected at most {largest_layer}</source>
        <translation>{name}: Eine Schicht belegt {size} Bytes, höchstens {largest_layer} erwartet</translation>
    </message>
    <message>
        <source>{name}: {key}: found a grid of {n} pieces, expected at most {most}. Capture it again</source>
        <translation>{name}: {key}: ein Raster von {n} Stücken gefunden, höchstens {most} erwartet. Zeichnen Sie noch einmal auf</translation>
    </message>
    <message>
        <source>{name}: {key}: found {done} of {all} pieces. Copy the whole folder, or capture it again</source>
        <translation>{name}: {key}: {done} von {all} Stücken gefunden. Kopieren Sie den ganzen Ordner, oder zeichnen Sie noch einmal auf</translation>
    </message>
    <message>
        <source>{name}: {level}: expected shape {shape}</source>
        <translation>{name}: {level}: Form {shape} erwartet</translation>
    </message>
    <message>
        <source>{name}: {place}: found {found}, expected the number of positions that a score is the mean of. Capture it again</source>
        <translation>{name}: {place}: {found} gefunden, erwartet ist, über wie viele Positionen ein Score gemittelt ist. Zeichnen Sie noch einmal auf</translation>
    </message>
    <message>
        <source>{name}: {key}: packed with {codec}, which is not read; expected one of {codecs}</source>
        <translation>{name}: {key}: mit {codec} gepackt, was nicht gelesen wird; eines von {codecs} erwartet</translation>
    </message>
    <message>
        <source>Zarr: zarr is not installed. Install it: {install}</source>
        <translation>Zarr: zarr ist nicht installiert. Installieren Sie es: {install}</translation>
    </message>
    <message>
        <source>RoPE off: this model has learned positions and rotates nothing</source>
        <translation>RoPE aus: Dieses Modell hat gelernte Positionen und dreht nichts</translation>
    </message>
    <message>
        <source>soft cap off: this model has none</source>
        <translation>Weiche Grenze aus: dieses Modell hat keine</translation>
    </message>
    <message>
        <source>temperature: found {value}, expected a number above 0</source>
        <translation>temperature: {value} gefunden, eine Zahl über 0 erwartet</translation>
    </message>
    <message>
        <source>window: found {window}, expected at least 1</source>
        <translation>Fenster: {window} gefunden, mindestens 1 erwartet</translation>
    </message>
    <message>
        <source>{array} cannot be held; these can: {held}</source>
        <translation>{array} lässt sich nicht festhalten; diese schon: {held}</translation>
    </message>
    <message>
        <source>held number of {array}: a head is needed</source>
        <translation>festgehaltene Zahl von {array}: ein Kopf ist nötig</translation>
    </message>
    <message>
        <source>held number of {array}: it has no head</source>
        <translation>festgehaltene Zahl von {array}: dort gibt es keinen Kopf</translation>
    </message>
    <message>
        <source>held number: found {value}, expected a finite number</source>
        <translation>festgehaltene Zahl: {value} gefunden, eine endliche Zahl erwartet</translation>
    </message>
    <message>
        <source>stage: found {stage}, expected masked or scaled</source>
        <translation>Stufe: {stage} gefunden, masked oder scaled erwartet</translation>
    </message>
    <message>
        <source>held score: found {value}, expected a finite number</source>
        <translation>festgehaltener Score: {value} gefunden, eine endliche Zahl erwartet</translation>
    </message>
    <message>
        <source>values of head {layer}.{head}: found shape {shape}, expected ({n_tokens}, {d_k}); the two texts need the same number of tokens</source>
        <translation>Values von Kopf {layer}.{head}: Form {shape} gefunden, ({n_tokens}, {d_k}) erwartet; die zwei Texte brauchen gleich viele Tokens</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected 0 to {size}</source>
        <translation>{name}: {value} gefunden, 0 bis {size} erwartet</translation>
    </message>
    <message>
        <source>held row: found {n_row} weights, expected {n_tokens}, one per token</source>
        <translation>festgehaltene Zeile: {n_row} Gewichte gefunden, {n_tokens} erwartet, eines je Token</translation>
    </message>
    <message>
        <source>held row: expected finite numbers</source>
        <translation>festgehaltene Zeile: endliche Zahlen erwartet</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected 1 to 10,000,000</source>
        <translation>{name}: {value} gefunden, 1 bis 10&#x202f;000&#x202f;000 erwartet</translation>
    </message>
    <message>
        <source>key/value heads: found {n_kv_heads}, expected a number that divides the {n_heads} query heads</source>
        <translation>Key-Value-Köpfe: {n_kv_heads} gefunden, eine Zahl erwartet, die die {n_heads} Query-Köpfe teilt</translation>
    </message>
    <message>
        <source>attnviz opens dense decoder models: {families}.</source>
        <translation>attnviz öffnet dichte Decoder-Modelle: {families}.</translation>
    </message>
    <message>
        <source>an audio model</source>
        <translation>ein Audiomodell</translation>
    </message>
    <message>
        <source>a mixture of experts</source>
        <translation>eine Mischung von Experten (mixture of experts)</translation>
    </message>
    <message>
        <source>a model that reads images</source>
        <translation>ein Modell, das Bilder liest</translation>
    </message>
    <message>
        <source>an encoder with a decoder</source>
        <translation>ein Encoder mit einem Decoder</translation>
    </message>
    <message>
        <source>a recurrent model</source>
        <translation>ein rekurrentes Modell</translation>
    </message>
    <message>
        <source>an encoder: it does not write text</source>
        <translation>ein Encoder: Er schreibt keinen Text</translation>
    </message>
    <message>
        <source>{source}: {kind} is {what}. {tail}</source>
        <translation>{source}: {kind} ist {what}. {tail}</translation>
    </message>
    <message>
        <source>{source}: it does not name the kind of its model. {tail}</source>
        <translation>{source}: Die Art des Modells ist nicht genannt. {tail}</translation>
    </message>
    <message>
        <source>{source}: {kind} is not a supported family. {tail}</source>
        <translation>{source}: {kind} wird nicht unterstützt. {tail}</translation>
    </message>
    <message>
        <source>{source}: {name} is {count}: a mixture of experts. attnviz opens dense decoder models</source>
        <translation>{source}: {name} ist {count}: eine Mischung von Experten (mixture of experts). attnviz öffnet dichte Decoder-Modelle</translation>
    </message>
    <message>
        <source>with {method}</source>
        <translation>mit {method}</translation>
    </message>
    <message>
        <source>in a way that is not read</source>
        <translation>auf eine Weise, die nicht gelesen wird</translation>
    </message>
    <message>
        <source>{source}: the weights are quantised {named}. attnviz reads F32, F16 and BF16 of Hugging Face, and GGUF files: open the model as it was before, or a GGUF file of it</source>
        <translation>{source}: Die Gewichte sind {named} quantisiert. attnviz liest F32, F16 und BF16 von Hugging Face und GGUF-Dateien: öffnen Sie das Modell, wie es vorher war, oder eine GGUF-Datei davon</translation>
    </message>
    <message>
        <source>{n} kinds</source>
        <translation>{n} Arten</translation>
    </message>
    <message>
        <source>one for each of the {n_layers} layers</source>
        <translation>eine für jede der {n_layers} Schichten</translation>
    </message>
    <message>
        <source>{source}: sliding_window: found {size}, expected at least 1</source>
        <translation>{source}: sliding_window: {size} gefunden, mindestens 1 erwartet</translation>
    </message>
    <message>
        <source>{source}: {name}: found {found}, expected one of {activations}</source>
        <translation>{source}: {name}: {found} gefunden, eines von {activations} erwartet</translation>
    </message>
    <message>
        <source>{source}: {name}: found {width}, expected a multiple of the {n_heads} heads</source>
        <translation>{source}: {name}: {width} gefunden, ein Vielfaches der {n_heads} Köpfe erwartet</translation>
    </message>
    <message>
        <source>at least the {n_heads} heads</source>
        <translation>mindestens die {n_heads} Köpfe</translation>
    </message>
    <message>
        <source>{source}: keys and values of different widths are not read</source>
        <translation>{source}: Keys und Values verschiedener Breite werden nicht gelesen</translation>
    </message>
    <message>
        <source>token: found {token}, expected 0 to {vocab_size}</source>
        <translation>Token: {token} gefunden, 0 bis {vocab_size} erwartet</translation>
    </message>
    <message>
        <source>No tokenizer.json beside the weights. Without it text cannot be split into tokens.</source>
        <translation>Keine tokenizer.json neben den Gewichten. Ohne sie lässt sich Text nicht in Tokens zerlegen.</translation>
    </message>
    <message>
        <source>The config says that the output matrix is separate, but the file has no lm_head.weight: the token embedding is used instead.</source>
        <translation>Die Konfiguration nennt eine eigene Ausgabematrix, aber die Datei hat kein lm_head.weight: Dafür wird die Token-Einbettung benutzt.</translation>
    </message>
    <message>
        <source>{place}: no such file or folder</source>
        <translation>{place}: keine solche Datei und kein solcher Ordner</translation>
    </message>
    <message>
        <source>part {n}</source>
        <translation>Teil {n}</translation>
    </message>
    <message>
        <source>a part</source>
        <translation>ein Teil</translation>
    </message>
    <message>
        <source>{path}: found {which} of a model in {count} files, expected one file. Put them together with llama.cpp: llama-gguf-split --merge FIRST-PART NEW-FILE</source>
        <translation>{path}: {which} eines Modells in {count} Dateien gefunden, eine Datei erwartet. Fügen Sie sie mit llama.cpp zusammen: llama-gguf-split --merge FIRST-PART NEW-FILE</translation>
    </message>
    <message>
        <source>{path}: a GGML file from before GGUF (August 2023), which is not read. Convert it with llama.cpp, or get a GGUF file of the model</source>
        <translation>{path}: eine GGML-Datei aus der Zeit vor GGUF (August 2023), die nicht gelesen wird. Wandeln Sie sie mit llama.cpp um, oder holen Sie eine GGUF-Datei des Modells</translation>
    </message>
    <message>
        <source>{path}: found neither a GGUF nor a safetensors file; expected one of them, or a folder with config.json and safetensors</source>
        <translation>{path}: weder eine GGUF- noch eine safetensors-Datei gefunden; eine davon erwartet, oder ein Ordner mit config.json und safetensors</translation>
    </message>
    <message>
        <source>the model that it was made for</source>
        <translation>das Modell, für das er gemacht wurde</translation>
    </message>
    <message>
        <source>{path}: found an adapter (LoRA), expected a whole model. Merge it into {model} (merge_and_unload of peft), save that and open it</source>
        <translation>{path}: einen Adapter (LoRA) gefunden, ein ganzes Modell erwartet. Fügen Sie ihn in {model} ein (merge_and_unload von peft), speichern Sie das und öffnen Sie es</translation>
    </message>
    <message>
        <source>{path}: found {n_inside} GGUF files, expected one. Open one of them: {shown}</source>
        <translation>{path}: {n_inside} GGUF-Dateien gefunden, eine erwartet. Öffnen Sie eine davon: {shown}</translation>
    </message>
    <message>
        <source>{path}: no config.json beside the weights; it says how the model is built</source>
        <translation>{path}: keine config.json neben den Gewichten; sie sagt, wie das Modell gebaut ist</translation>
    </message>
    <message>
        <source>The config names {other}, which was not made to predict the next token: its attention weights are its own, but “Next token” says little.</source>
        <translation>Die Konfiguration nennt {other}, das nicht gemacht wurde, das nächste Token vorherzusagen: Die Attention-Gewichte sind seine eigenen, „Nächstes Token“ besagt aber wenig.</translation>
    </message>
    <message>
        <source>{path}: this file uses {stored_as}, in the tensor {name}. attnviz reads {known}</source>
        <translation>{path}: Diese Datei benutzt {stored_as}, im Tensor {name}. attnviz liest {known}</translation>
    </message>
    <message>
        <source>The file has {found} layers, the config counts {n}: the others are left out.</source>
        <translation>Die Datei hat {found} Schichten, die Konfiguration zählt {n}: Die übrigen bleiben weg.</translation>
    </message>
    <message>
        <source>{source}: the tensor {name} holds infinite numbers or NaN, expected finite numbers. Get the file again</source>
        <translation>{source}: Der Tensor {name} enthält unendliche Zahlen oder NaN, endliche Zahlen erwartet. Laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>With these changes the numbers behind layer {n} are larger than float32 holds. Take one of the changes back</source>
        <translation>Mit diesen Änderungen werden die Zahlen nach Schicht {n} größer, als float32 fasst. Nehmen Sie eine Änderung zurück</translation>
    </message>
    <message>
        <source>{source}: the numbers behind layer {n} are larger than float32 holds. Are its weights damaged? Get the file again</source>
        <translation>{source}: Die Zahlen nach Schicht {n} sind größer, als float32 fasst. Sind ihre Gewichte beschädigt? Laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>tokens: found shape {shape}, expected a list of at least one</source>
        <translation>Tokens: Form {shape} gefunden, eine Liste von mindestens einem erwartet</translation>
    </message>
    <message>
        <source>tokens: found id {found}, expected 0 to {vocab_size}</source>
        <translation>Tokens: ID {found} gefunden, 0 bis {vocab_size} erwartet</translation>
    </message>
    <message>
        <source>{n_tokens} tokens, the model has {max_tokens} positions. Shorten the text</source>
        <translation>{n_tokens} Tokens, das Modell hat {max_tokens} Positionen. Kürzen Sie den Text</translation>
    </message>
    <message>
        <source>layer: found {layer}, expected 0 to {n_layers}</source>
        <translation>Schicht: {layer} gefunden, 0 bis {n_layers} erwartet</translation>
    </message>
    <message>
        <source>{source}: the tensor {one} is missing. An unfinished download?</source>
        <translation>{source}: Der Tensor {one} fehlt. Ein unfertiger Download?</translation>
    </message>
    <message>
        <source>{source}: the tensor {lost} is missing, though {there} is present. An unfinished download?</source>
        <translation>{source}: Der Tensor {lost} fehlt, obwohl {there} da ist. Ein unfertiger Download?</translation>
    </message>
    <message>
        <source>{source}: found the tensor {one}, which layers of {family} do not have. Without it the numbers would be wrong</source>
        <translation>{source}: Tensor {one} gefunden, den Schichten von {family} nicht haben. Ohne ihn wären die Zahlen falsch</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>{source}: {one}: found shape {shape}, expected ({wanted}) from the config</source>
        <translation>{source}: {one}: Form {shape} gefunden, nach der Konfiguration ({wanted}) erwartet</translation>
    </message>
    <message>
        <source>This file uses {name}. attnviz reads {known}.</source>
        <translation>Diese Datei benutzt {name}. attnviz liest {known}.</translation>
    </message>
    <message>
        <source>{model}: no place for random tokens written twice</source>
        <translation>{model}: kein Platz für zufällige Tokens, zweimal geschrieben</translation>
    </message>
    <message>
        <source>base of RoPE: found {base}, expected more than 1</source>
        <translation>Basis von RoPE: {base} gefunden, mehr als 1 erwartet</translation>
    </message>
    <message>
        <source>trained context of RoPE: found {context}, expected at least 2 tokens</source>
        <translation>trainierter Kontext von RoPE: {context} gefunden, mindestens 2 Tokens erwartet</translation>
    </message>
    <message>
        <source>a table of its own</source>
        <translation>eine eigene Tabelle</translation>
    </message>
    <message>
        <source>an object or null</source>
        <translation>ein Objekt oder null</translation>
    </message>
    <message>
        <source>{source}: {share}: found {part}, which turns {width} of {d_k} numbers; expected an even number of them</source>
        <translation>{source}: {share}: {part} gefunden, was {width} von {d_k} Zahlen dreht; eine gerade Anzahl erwartet</translation>
    </message>
    <message>
        <source>{source}: RoPE type: found {kind}, expected one of {types}</source>
        <translation>{source}: Art von RoPE: {kind} gefunden, eine von {types} erwartet</translation>
    </message>
    <message>
        <source>{n} numbers</source>
        <translation>{n} Zahlen</translation>
    </message>
    <message>
        <source>{count} numbers, one per pair</source>
        <translation>{count} Zahlen, eine je Paar</translation>
    </message>
    <message>
        <source>a number that is not above 0</source>
        <translation>eine Zahl, die nicht über 0 ist</translation>
    </message>
    <message>
        <source>numbers above 0</source>
        <translation>Zahlen über 0</translation>
    </message>
    <message>
        <source>an even number up to {d_k}</source>
        <translation>eine gerade Zahl bis {d_k}</translation>
    </message>
    <message>
        <source>one of {types}</source>
        <translation>eines von {types}</translation>
    </message>
    <message>
        <source>RoPE divisors: found {n_divisors}, expected {width}, one per pair</source>
        <translation>Teiler von RoPE: {n_divisors} gefunden, {width} erwartet, einer je Paar</translation>
    </message>
    <message>
        <source>{name}: not a safetensors file: found {n} bytes, and it has no header. Get the file again</source>
        <translation>{name}: Das ist keine safetensors-Datei: {n} Bytes gefunden, ein Kopf fehlt. Laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>{name}: not a safetensors file: found a header of {length} bytes, expected 2 to {max_header}</source>
        <translation>{name}: Das ist keine safetensors-Datei: einen Kopf von {length} Bytes gefunden, 2 bis {max_header} erwartet</translation>
    </message>
    <message>
        <source>{index}: found {n_names} weight files, expected at most {max_shards}</source>
        <translation>{index}: {n_names} Dateien mit Gewichten gefunden, höchstens {max_shards} erwartet</translation>
    </message>
    <message>
        <source>{parent}: {n_missing} of {n_names} weight files are missing: {shown}. An unfinished download?</source>
        <translation>{parent}: {n_missing} von {n_names} Dateien mit Gewichten fehlen: {shown}. Ein unfertiger Download?</translation>
    </message>
    <message>
        <source>{parent}: found {total} bytes of headers in {n_names} weight files, expected at most {max_header}</source>
        <translation>{parent}: {total} Bytes an Köpfen in {n_names} Dateien mit Gewichten gefunden, höchstens {max_header} erwartet</translation>
    </message>
    <message>
        <source>{name}: the tensor {key} is missing; {index} lists it</source>
        <translation>{name}: Der Tensor {key} fehlt; {index} führt ihn auf</translation>
    </message>
    <message>
        <source>{path}: found {n_found} safetensors files and no {index}, which would say what lies where</source>
        <translation>{path}: {n_found} safetensors-Dateien und keine {index} gefunden, die sagte, was wo liegt</translation>
    </message>
    <message>
        <source>{path}: found no weights, expected model.safetensors or {index}</source>
        <translation>{path}: keine Gewichte gefunden, model.safetensors oder {index} erwartet</translation>
    </message>
    <message>
        <source>{name}: the weights are in a pickle, which may run code and is not read. Save the model as safetensors: model.save_pretrained(FOLDER)</source>
        <translation>{name}: Die Gewichte sind in einem Pickle, der Programme ausführen kann und nicht gelesen wird. Speichern Sie das Modell als safetensors: model.save_pretrained(FOLDER)</translation>
    </message>
    <message>
        <source>{name}: the header is damaged: expected JSON. Get the file again</source>
        <translation>{name}: Der Dateikopf ist beschädigt: JSON erwartet. Laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>{name}: the header is damaged: expected a JSON object</source>
        <translation>{name}: Der Dateikopf ist beschädigt: ein JSON-Objekt erwartet</translation>
    </message>
    <message>
        <source>no description</source>
        <translation>keine Beschreibung</translation>
    </message>
    <message>
        <source>no dtype</source>
        <translation>kein dtype</translation>
    </message>
    <message>
        <source>a shape or position that is not a list of whole numbers</source>
        <translation>eine Form oder Position, die keine Liste ganzer Zahlen ist</translation>
    </message>
    <message>
        <source>{n_bytes} bytes for shape {shape} of {stored_as}</source>
        <translation>{n_bytes} Bytes für Form {shape} von {stored_as}</translation>
    </message>
    <message>
        <source>{name}: the header is damaged at {key}: found {found}. Get the file again</source>
        <translation>{name}: Der Dateikopf ist bei {key} beschädigt: {found} gefunden. Laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>{index}: found no weight_map, expected the files of the tensors by name. Get the file again</source>
        <translation>{index}: keine weight_map gefunden, die Dateien der Tensoren nach Namen erwartet. Laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>{index}: {key}: found {name}, expected a file name. Get the file again</source>
        <translation>{index}: {key}: {name} gefunden, ein Dateiname erwartet. Laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>{name}: the file stores it as {stored_as}. attnviz reads {read}.</source>
        <translation>{name}: Die Datei speichert es als {stored_as}. attnviz liest {read}.</translation>
    </message>
    <message>
        <source>The file does not say how its text is split (tokenizer.ggml.pre): it is split as for GPT-2, and token boundaries may differ from the model’s.</source>
        <translation>Die Datei sagt nicht, wie ihr Text zerlegt wird (tokenizer.ggml.pre): Er wird wie bei GPT-2 zerlegt, und Tokengrenzen können von denen des Modells abweichen.</translation>
    </message>
    <message>
        <source>{name}: the pre-tokenizer {pre} is unknown, so text cannot be split into the model’s tokens; known: {known}</source>
        <translation>{name}: Der Pre-Tokenizer {pre} ist nicht bekannt, also lässt sich Text nicht in die Tokens des Modells zerlegen; bekannt sind {known}</translation>
    </message>
    <message>
        <source>{path}: the file is empty; an unfinished download?</source>
        <translation>{path}: Die Datei ist leer; ein unfertiger Download?</translation>
    </message>
    <message>
        <source>{n} bytes</source>
        <translation>{n} Bytes</translation>
    </message>
    <message>
        <source>{name}: the file ends at {size}; its header promises {promised}. An unfinished download?</source>
        <translation>{name}: Die Datei endet bei {size}; ihr Kopf verspricht {promised}. Ein unfertiger Download?</translation>
    </message>
    <message>
        <source>{name}: the header is damaged: {key} and {other} lie in the same place. Get the file again</source>
        <translation>{name}: Der Dateikopf ist beschädigt: {key} und {other} liegen an derselben Stelle. Laden Sie die Datei noch einmal herunter</translation>
    </message>
    <message>
        <source>{path}: found over {largest} MiB, expected at most that</source>
        <translation>{path}: mehr als {largest} MiB gefunden, höchstens so viel erwartet</translation>
    </message>
    <message>
        <source>{path}: expected a table in UTF-8</source>
        <translation>{path}: eine Tabelle in UTF-8 erwartet</translation>
    </message>
    <message>
        <source>{path}: not a table: {error}</source>
        <translation>{path}: Das ist keine Tabelle: {error}</translation>
    </message>
    <message>
        <source>Parquet: pyarrow is not installed. Install it ({install}), or take a .csv file</source>
        <translation>Parquet: pyarrow ist nicht installiert. Installieren Sie es ({install}), oder nehmen Sie eine .csv-Datei</translation>
    </message>
    <message>
        <source>{path}: the file is damaged: {said}</source>
        <translation>{path}: Die Datei ist beschädigt: {said}</translation>
    </message>
    <message>
        <source>{name}: not a survey of heads: found the columns {columns}; expected {expected}. `attnviz survey MODEL --texts FILE -o {name}` writes one</source>
        <translation>{name}: Das ist keine Auswertung von Köpfen: die Spalten {columns} gefunden; {expected} erwartet. `attnviz survey MODEL --texts FILE -o {name}` schreibt eine</translation>
    </message>
    <message>
        <source>{where}: found {n_row} cells, expected {n_columns}</source>
        <translation>{where}: {n_row} Zellen gefunden, {n_columns} erwartet</translation>
    </message>
    <message>
        <source>{where}: text {number}, head {layer}.{head} appears again</source>
        <translation>{where}: Text {number}, Kopf {layer}.{head} steht hier noch einmal</translation>
    </message>
    <message>
        <source>{where}: text {number} has {n_tokens} tokens here, {tokens} before</source>
        <translation>{where}: Text {number} hat hier {n_tokens} Tokens, davor {tokens}</translation>
    </message>
    <message>
        <source>{name}: the table has no lines</source>
        <translation>{name}: Die Tabelle hat keine Zeile</translation>
    </message>
    <message>
        <source>{name}: found {n_found} lines for {n_numbers} texts with {n_layers} × {n_heads} heads, expected {n_numbers2}: a line for every head of every text</source>
        <translation>{name}: {n_found} Zeilen für {n_numbers} Texte mit {n_layers} × {n_heads} Köpfen gefunden, {n_numbers2} erwartet: eine Zeile für jeden Kopf jedes Textes</translation>
    </message>
    <message>
        <source>{where}: {column}: found {cell}, expected a whole number from {least}</source>
        <translation>{where}: {column}: {cell} gefunden, eine ganze Zahl ab {least} erwartet</translation>
    </message>
    <message>
        <source>{where}: {column}: found {cell}, expected a number or nothing</source>
        <translation>{where}: {column}: {cell} gefunden, eine Zahl oder nichts erwartet</translation>
    </message>
    <message>
        <source>Row {number} reads</source>
        <translation>Zeile {number} liest</translation>
    </message>
    <message>
        <source>{n} × {n} cells per pixel, the largest of its last row shown</source>
        <translation>{n} × {n} Zellen je Pixel, die größte der letzten Zeile gezeigt</translation>
    </message>
    <message>
        <source>{n} × {n} cells per pixel</source>
        <translation>{n} × {n} Zellen je Pixel</translation>
    </message>
    <message>
        <source>being computed</source>
        <translation>wird berechnet</translation>
    </message>
    <message>
        <source>overview exact, details {done}, Esc stops</source>
        <translation>Überblick genau, Einzelheiten {done}, Esc hält an</translation>
    </message>
    <message>
        <source>overview exact, details stopped at {done}</source>
        <translation>Überblick genau, Einzelheiten bei {done} angehalten</translation>
    </message>
    <message>
        <source>{name}, head {head}: {n} tokens. Weights are computed from Q and K where you look.</source>
        <translation>{name}, Kopf {head}: {n} Tokens. Gewichte werden dort aus Q und K berechnet, wo Sie hinsehen.</translation>
    </message>
    <message>
        <source>Ctrl+wheel or + and − zoom, Home shows all, Ctrl+J goes to a token, L: colours.</source>
        <translation>Strg+Rad oder + und − zoomen, Pos1 zeigt alles, Strg+J geht zu einem Token, L: Farben.</translation>
    </message>
    <message>
        <source>{place}: weight {weight}</source>
        <translation>{place}: Gewicht {weight}</translation>
    </message>
    <message>
        <source>{source}: the tokenizer gives token {beyond}, expected 0 to {most}, the tokens of the model. Are the tokenizer and the weights of one model?</source>
        <translation>{source}: Der Tokenizer gibt Token {beyond}, erwartet 0 bis {most}, die Tokens des Modells. Gehören Tokenizer und Gewichte zum selben Modell?</translation>
    </message>
    <message>
        <source>this row has no counterpart in the other text ({other} tokens, this one has {n}): rows are aligned from the end</source>
        <translation>diese Zeile hat kein Gegenstück im anderen Text ({other} Tokens, dieser hat {n}): die Zeilen werden vom Ende her zugeordnet</translation>
    </message>
    <message>
        <source>{name}: a part of the store cannot be read: {error}. Copy the whole folder, or capture it again</source>
        <translation>{name}: Ein Teil des Speichers ist nicht lesbar: {error}. Kopieren Sie den ganzen Ordner, oder zeichnen Sie noch einmal auf</translation>
    </message>
    <message>
        <source>{step}, head {number}</source>
        <translation>{step}, Kopf {number}</translation>
    </message>
    <message>
        <source>first token hidden</source>
        <translation>erstes Token ausgeblendet</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Show all of the map</source>
        <translation>Alles zeigen</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
</TS>
