<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Unsaved work could not be backed up: {reason}</source>
        <translation>Le travail non enregistré n’a pas pu être sauvegardé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Nothing was lost.</source>
        <translation>Rien n’a été perdu.</translation>
    </message>
    <message>
        <source>Nothing was lost: your work was backed up at {time}.</source>
        <translation>Rien n’a été perdu&#xa0;: votre travail a été sauvegardé à {time}.</translation>
    </message>
    <message>
        <source>Your work is still open but could not be backed up. Save it now.</source>
        <translation>Votre travail est toujours ouvert, mais n’a pas pu être sauvegardé. Enregistrez-le maintenant.</translation>
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
        <source>; </source>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <translation>{name}&#xa0;: {said}</translation>
    </message>
    <message>
        <source>of “{name}”</source>
        <translation>de «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>«&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>{asker} can only look at itself: {share} goes there.</source>
        <translation>{asker} ne peut regarder que lui-même&#xa0;: {share} y vont.</translation>
    </message>
    <message>
        <source>{asker} can only look at {word}: {share} goes there.</source>
        <translation>{asker} ne peut regarder que {word}&#xa0;: {share} y vont.</translation>
    </message>
    <message>
        <source>{asker} gives {share} of its attention to itself.</source>
        <translation>{asker} se donne à lui-même {share} de son attention.</translation>
    </message>
    <message>
        <source>{asker} gives {share} of its attention to {word}.</source>
        <translation>{asker} donne {share} de son attention à {word}.</translation>
    </message>
    <message>
        <source>{asker} gives {share} to {word}, the word before it. This head looks at positions, not meanings.</source>
        <translation>{asker} donne {share} à {word}, le mot qui précède. Cette tête regarde les positions, pas le sens.</translation>
    </message>
    <message>
        <source>{asker} asks for nothing here. Its 100% has to go somewhere; most of it rests on the first word.</source>
        <translation>{asker} ne cherche rien ici. Ses 100&#x202f;% doivent aller quelque part&#xa0;; l’essentiel repose sur le premier mot.</translation>
    </message>
    <message>
        <source>{asker} asks for nothing here. Its 100% has to go somewhere; the largest share, {share}, rests on the first word.</source>
        <translation>{asker} ne cherche rien ici. Ses 100&#x202f;% doivent aller quelque part&#xa0;; la plus grande part, {share}, repose sur le premier mot.</translation>
    </message>
    <message>
        <source>{asker} spreads its attention evenly: each of the {n} words gets {share}.</source>
        <translation>{asker} répartit son attention également&#xa0;: chacun des {n} mots reçoit {share}.</translation>
    </message>
    <message>
        <source>{asker} spreads its attention; the largest shares, {share} each, go to {words}.</source>
        <translation>{asker} répartit son attention&#xa0;; les plus grandes parts, {share} chacune, vont à {words}.</translation>
    </message>
    <message>
        <source>{asker} spreads its attention; the largest share, {share}, goes to {word}.</source>
        <translation>{asker} répartit son attention&#xa0;; la plus grande part, {share}, va à {word}.</translation>
    </message>
    <message>
        <source>{asker} sees no word at all, so its attention has nowhere to go.</source>
        <translation>{asker} ne voit aucun mot&#xa0;: son attention ne peut aller nulle part.</translation>
    </message>
    <message>
        <source>{asker} rests {share} on the first word. There is nothing to fetch: the head’s output has length {length}.</source>
        <translation>{asker} pose {share} sur le premier mot. Il n’y a rien à y prendre&#xa0;: la sortie de la tête a pour longueur {length}.</translation>
    </message>
    <message>
        <source>{asker} rests {share} on the first word. The head’s output has length {length}.</source>
        <translation>{asker} pose {share} sur le premier mot. La sortie de la tête a pour longueur {length}.</translation>
    </message>
    <message>
        <source>{asker} splits its attention: {share} to {word}, {share_2} to {word_2}.</source>
        <translation>{asker} partage son attention&#xa0;: {share} à {word}, {share_2} à {word_2}.</translation>
    </message>
    <message>
        <source>{asker} gives {share} to {word}; {n} words come next with {share_2} each.</source>
        <translation>{asker} donne {share} à {word}&#xa0;; {n} mots suivent avec {share_2} chacun.</translation>
    </message>
    <message>
        <source>A word that would settle it may not have been written yet.</source>
        <translation>Un mot qui trancherait n’est peut-être pas encore écrit.</translation>
    </message>
    <message>
        <source>Both offer the same.</source>
        <translation>Les deux offrent la même chose.</translation>
    </message>
    <message>
        <source>It asks for nothing here, so most of its attention rests on the first word.</source>
        <translation>Il ne cherche rien ici, donc l’essentiel repose sur le premier mot.</translation>
    </message>
    <message>
        <source>{asks}, and only one word offers that</source>
        <translation>{asks}, et un seul mot l’offre</translation>
    </message>
    <message>
        <source>{asks}, and {n} words offer that</source>
        <translation>{asks}, et {n} mots l’offrent</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>{reason}; {n} words come second with {share} each.</source>
        <translation>{reason}&#xa0;; {n} mots suivent avec {share} chacun.</translation>
    </message>
    <message>
        <source>{reason}; {word} comes second with {share}.</source>
        <translation>{reason}&#xa0;; {word} suit avec {share}.</translation>
    </message>
    <message>
        <source>It asks for {what}</source>
        <translation>Il demande {what}</translation>
    </message>
    <message>
        <source>It asks most for {what}</source>
        <translation>Il demande surtout {what}</translation>
    </message>
    <message>
        <source>Of all that it asks for, {what} counts most here</source>
        <translation>De tout ce qu’il demande, c’est {what} qui compte le plus ici</translation>
    </message>
    <message>
        <source>The largest product comes from {name}: {product}.</source>
        <translation>Le plus grand produit vient de {name}&#xa0;: {product}.</translation>
    </message>
    <message>
        <source>something {quality}</source>
        <translation>«&#xa0;{quality}&#xa0;»</translation>
    </message>
    <message>
        <source>an {thing}</source>
        <translation>«&#xa0;{thing}&#xa0;»</translation>
    </message>
    <message>
        <source>a {thing}</source>
        <translation>«&#xa0;{thing}&#xa0;»</translation>
    </message>
    <message>
        <source>no</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>one</source>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>All heads are muted: the update of “{word}” is just the bias.</source>
        <translation>Toutes les têtes sont muettes&#xa0;: la mise à jour de «&#xa0;{word}&#xa0;» n’est que le biais.</translation>
    </message>
    <message>
        <source>All heads are muted: the update of “{word}” is 0.</source>
        <translation>Toutes les têtes sont muettes&#xa0;: la mise à jour de «&#xa0;{word}&#xa0;» vaut 0.</translation>
    </message>
    <message>
        <source>{asker} is the first word: it can only look at itself, so all 100% stays there.</source>
        <translation>{asker} est le premier mot&#xa0;: il ne peut regarder que lui-même, donc les 100&#x202f;% y restent.</translation>
    </message>
    <message>
        <source>“{asker}” looks at itself most in {most} ({share}) and least in {least} ({share_2}).</source>
        <translation>«&#xa0;{asker}&#xa0;» se regarde le plus dans {most} ({share}) et le moins dans {least} ({share_2}).</translation>
    </message>
    <message>
        <source>“{asker}” looks at “{read}” most in {most} ({share}) and least in {least} ({share_2}).</source>
        <translation>«&#xa0;{asker}&#xa0;» regarde «&#xa0;{read}&#xa0;» le plus dans {most} ({share}) et le moins dans {least} ({share_2}).</translation>
    </message>
    <message>
        <source>“{read}” has not been written yet when “{asker}” asks, so no head can look at it.</source>
        <translation>«&#xa0;{read}&#xa0;» n’est pas encore écrit quand «&#xa0;{asker}&#xa0;» demande&#xa0;: aucune tête ne peut le regarder.</translation>
    </message>
    <message>
        <source>“{read}” is masked for “{asker}”, so no head can look at it.</source>
        <translation>«&#xa0;{read}&#xa0;» est masqué pour «&#xa0;{asker}&#xa0;»&#xa0;: aucune tête ne peut le regarder.</translation>
    </message>
    <message>
        <source>In this head, “{asker}” gives {share} to itself.</source>
        <translation>Dans cette tête, «&#xa0;{asker}&#xa0;» se donne {share} à lui-même.</translation>
    </message>
    <message>
        <source>In every head, “{asker}” gives {share} to itself.</source>
        <translation>Dans chaque tête, «&#xa0;{asker}&#xa0;» se donne {share} à lui-même.</translation>
    </message>
    <message>
        <source>In this head, “{asker}” gives {share} to “{read}”.</source>
        <translation>Dans cette tête, «&#xa0;{asker}&#xa0;» donne {share} à «&#xa0;{read}&#xa0;».</translation>
    </message>
    <message>
        <source>In every head, “{asker}” gives {share} to “{read}”.</source>
        <translation>Dans chaque tête, «&#xa0;{asker}&#xa0;» donne {share} à «&#xa0;{read}&#xa0;».</translation>
    </message>
    <message>
        <source>Without {heads}, the update of “{word}” does not change: those heads add nothing.</source>
        <translation>Sans {heads}, la mise à jour de «&#xa0;{word}&#xa0;» ne change pas&#xa0;: ces têtes n’ajoutent rien.</translation>
    </message>
    <message>
        <source>Without {heads}, the update of “{word}” changes: {name} {change}.</source>
        <translation>Sans {heads}, la mise à jour de «&#xa0;{word}&#xa0;» change&#xa0;: {name} {change}.</translation>
    </message>
    <message>
        <source>Other heads know it too.</source>
        <translation>D’autres têtes le savent aussi.</translation>
    </message>
    <message>
        <source>The figures above the patterns are the shares of the words that had the most before.</source>
        <translation>Les nombres au-dessus des motifs sont les parts des mots qui menaient avant.</translation>
    </message>
    <message>
        <source>All {heads} heads share one set of keys and values, the average: the patterns blur. Real models are trained, or retrained, to cope with this.</source>
        <translation>Les {heads} têtes partagent un seul jeu de clés et de valeurs, la moyenne&#xa0;: les motifs se brouillent. Les vrais modèles sont entraînés, ou réentraînés, pour cela.</translation>
    </message>
    <message>
        <source>{count} sets of keys and values, made by averaging, serve all {heads} heads: the patterns blur. Real models are trained, or retrained, to cope with this.</source>
        <translation>{count} jeux de clés et de valeurs, des moyennes, servent aux {heads} têtes&#xa0;: les motifs se brouillent. Les vrais modèles sont entraînés, ou réentraînés, pour cela.</translation>
    </message>
    <message>
        <source>Every pattern matches {stored} KV heads to the last digit, because these keys and values are copies. The KV cache holds {kept} numbers per token instead of {enough}.</source>
        <translation>Chaque motif est identique, jusqu’au dernier chiffre, à celui avec {stored} têtes KV, car ces clés et valeurs sont des copies. Le cache KV contient {kept} nombres par token au lieu de {enough}.</translation>
    </message>
    <message>
        <source>The update says “{name} {value}”: none of the {n} numbers added to “{word}” is further from 0.</source>
        <translation>La mise à jour dit «&#xa0;{name} {value}&#xa0;»&#xa0;: aucun des {n} nombres ajoutés à «&#xa0;{word}&#xa0;» n’est plus loin de 0.</translation>
    </message>
    <message>
        <source>The update says “{name} {value}”: none of the {n} numbers added to “{word}” is larger.</source>
        <translation>La mise à jour dit «&#xa0;{name} {value}&#xa0;»&#xa0;: aucun des {n} nombres ajoutés à «&#xa0;{word}&#xa0;» n’est plus grand.</translation>
    </message>
    <message>
        <source>The update says “{name} {value}”: the largest of the {n} numbers added to “{word}”.</source>
        <translation>La mise à jour dit «&#xa0;{name} {value}&#xa0;»&#xa0;: le plus grand des {n} nombres ajoutés à «&#xa0;{word}&#xa0;».</translation>
    </message>
    <message>
        <source>One sentence, one question.</source>
        <translation>Une phrase, une question.</translation>
    </message>
    <message>
        <source>One text, one question.</source>
        <translation>Un texte, une question.</translation>
    </message>
    <message>
        <source>One sentence, one question: each row adds up to 100%.</source>
        <translation>Une phrase, une question&#xa0;: chaque ligne totalise 100&#x202f;%.</translation>
    </message>
    <message>
        <source>One text, one question: each row adds up to 100%.</source>
        <translation>Un texte, une question&#xa0;: chaque ligne totalise 100&#x202f;%.</translation>
    </message>
    <message>
        <source>Every head has its own keys.</source>
        <translation>Chaque tête a ses propres clés.</translation>
    </message>
    <message>
        <source>{heads} ask the same keys ({group}) different questions.</source>
        <translation>{heads} posent des questions différentes aux mêmes clés ({group}).</translation>
    </message>
    <message>
        <source>{first}. The update of “{word}” does not change.</source>
        <translation>{first}. La mise à jour de «&#xa0;{word}&#xa0;» ne change pas.</translation>
    </message>
    <message>
        <source>{first}. In the update of “{word}”: {name} {change}.</source>
        <translation>{first}. Dans la mise à jour de «&#xa0;{word}&#xa0;»&#xa0;: {name} {change}.</translation>
    </message>
    <message>
        <source>{thing} {owner}</source>
        <translation>{thing} {owner}</translation>
    </message>
    <message>
        <source>{numbers} numbers per token</source>
        <translation>{numbers} nombres par token</translation>
    </message>
    <message>
        <source>{numbers} numbers per token instead of {others}</source>
        <translation>{numbers} nombres par token au lieu de {others}</translation>
    </message>
    <message>
        <source>concat of “{word}”   {head}   {name} {value}</source>
        <translation>concat de «&#xa0;{word}&#xa0;»   {head}   {name} {value}</translation>
    </message>
    <message>
        <source>update of “{word}”   {name} {value}</source>
        <translation>mise à jour de «&#xa0;{word}&#xa0;»   {name} {value}</translation>
    </message>
    <message>
        <source>KV cache per token: {n} numbers</source>
        <translation>Cache KV par token&#xa0;: {n} nombres</translation>
    </message>
    <message>
        <source>KV per token: {n} numbers</source>
        <translation>KV par token&#xa0;: {n} nombres</translation>
    </message>
    <message>
        <source>Only one head knew.</source>
        <translation>Une seule tête le savait.</translation>
    </message>
    <message>
        <source>Only those heads knew.</source>
        <translation>Seules ces têtes le savaient.</translation>
    </message>
    <message>
        <source>The update of “{word}” is nearly 0: no head has anything to add.</source>
        <translation>La mise à jour de «&#xa0;{word}&#xa0;» est presque nulle&#xa0;: aucune tête n’a rien à ajouter.</translation>
    </message>
    <message>
        <source>The update says “{name} {value}”: “{word}” now knows it is about something that {gloss}.</source>
        <translation>La mise à jour dit «&#xa0;{name} {value}&#xa0;»&#xa0;: «&#xa0;{word}&#xa0;» sait maintenant de quoi il s’agit&#xa0;: cela {gloss}.</translation>
    </message>
    <message>
        <source>One text, {count} questions at once.</source>
        <translation>Un texte, {count} questions à la fois.</translation>
    </message>
    <message>
        <source>One sentence, {count} questions at once.</source>
        <translation>Une phrase, {count} questions à la fois.</translation>
    </message>
    <message>
        <source>The first heads</source>
        <translation>Les premières têtes</translation>
    </message>
    <message>
        <source>The {count} heads on the left</source>
        <translation>Les {count} têtes de gauche</translation>
    </message>
    <message>
        <source>   held, computed: {line}</source>
        <translation>   fixé, calculé&#xa0;: {line}</translation>
    </message>
    <message>
        <source>keys and values: not captured</source>
        <translation>clés et valeurs&#xa0;: non enregistrées</translation>
    </message>
    <message>
        <source>Paste character sheet</source>
        <translation>Coller la fiche</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>masqué</translation>
    </message>
    <message>
        <source>who asks</source>
        <translation>qui demande</translation>
    </message>
    <message>
        <source>who is read</source>
        <translation>qui est lu</translation>
    </message>
    <message>
        <source>share of its attention</source>
        <translation>part de son attention</translation>
    </message>
    <message>
        <source>not written yet</source>
        <translation>pas encore écrit</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>ligne {row}, colonne {column}</translation>
    </message>
    <message>
        <source>KV heads {n}</source>
        <translation>Têtes KV {n}</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>masqué</translation>
    </message>
    <message>
        <source>{head}, {place}, {share} per cent, score {score}</source>
        <translation>{head}, {place}, {share} pour cent, score {score}</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>réponse</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Têtes</translation>
    </message>
    <message>
        <source>Text to try the model on</source>
        <translation>Texte pour essayer le modèle</translation>
    </message>
    <message>
        <source>2 to {n} letters or words; Enter applies, Esc cancels</source>
        <translation>2 à {n} lettres ou mots&#xa0;; Entrée valide, Échap annule</translation>
    </message>
    <message>
        <source>Row and column</source>
        <translation>Ligne et colonne</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation>Clés et valeurs</translation>
    </message>
    <message>
        <source>Text and numbers</source>
        <translation>Texte et nombres</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>L’entraînement</translation>
    </message>
    <message>
        <source>Task and model</source>
        <translation>Tâche et modèle</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Learn one step, or go one step forward</source>
        <translation>Apprendre une étape, ou avancer d’une étape</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>Ten steps forward</source>
        <translation>Dix étapes en avant</translation>
    </message>
    <message>
        <source>Ten steps back</source>
        <translation>Dix étapes en arrière</translation>
    </message>
    <message>
        <source>Pace: {name}</source>
        <translation>Allure&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Let it learn, or pause</source>
        <translation>Laisser apprendre, ou suspendre</translation>
    </message>
    <message>
        <source>Restart: the same seed, no head held</source>
        <translation>Recommencer&#xa0;: même graine, aucune tête fixée</translation>
    </message>
    <message>
        <source>Next event, learning up to it</source>
        <translation>Événement suivant, en apprenant jusque-là</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Événement précédent</translation>
    </message>
    <message>
        <source>Last computed step</source>
        <translation>Dernière étape calculée</translation>
    </message>
    <message>
        <source>Show {head} large, or all heads</source>
        <translation>Afficher {head} en grand, ou toutes les têtes</translation>
    </message>
    <message>
        <source>Type the text to try it on</source>
        <translation>Taper le texte d’essai</translation>
    </message>
    <message>
        <source>Step 0</source>
        <translation>Étape 0</translation>
    </message>
    <message>
        <source>this is step 0</source>
        <translation>c’est l’étape 0</translation>
    </message>
    <message>
        <source>Compare this step with another</source>
        <translation>Comparer cette étape avec une autre</translation>
    </message>
    <message>
        <source>Back to the step with the lowest loss</source>
        <translation>Retour à l’étape de plus faible perte</translation>
    </message>
    <message>
        <source>the run has not diverged</source>
        <translation>l’entraînement n’a pas divergé</translation>
    </message>
    <message>
        <source>Restart with a smaller learning rate</source>
        <translation>Recommencer avec un taux plus petit</translation>
    </message>
    <message>
        <source>Hold {head} at 0, or let it go</source>
        <translation>Fixer {head} à 0, ou la libérer</translation>
    </message>
    <message>
        <source>Open layer {n} in “Step by step”</source>
        <translation>Ouvrir la couche {n} dans «&#xa0;Pas à pas&#xa0;»</translation>
    </message>
    <message>
        <source>Task: {name}</source>
        <translation>Tâche&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Layers: {n}</source>
        <translation>Couches&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Heads per layer: {n}</source>
        <translation>Têtes par couche&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Width: {n}</source>
        <translation>Largeur&#xa0;: {n}</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Nouvelle graine</translation>
    </message>
    <message>
        <source>A model small enough to print</source>
        <translation>Un modèle assez petit pour l’imprimer</translation>
    </message>
    <message>
        <source>Curve of one layer</source>
        <translation>Courbe d’une couche</translation>
    </message>
    <message>
        <source>All heads in the projector theme</source>
        <translation>Toutes les têtes avec le thème projecteur</translation>
    </message>
    <message>
        <source>Patterns and curves as tables</source>
        <translation>Motifs et courbes en tableaux</translation>
    </message>
    <message>
        <source>curves as CSV</source>
        <translation>courbes en CSV</translation>
    </message>
    <message>
        <source>Copy the pattern of a head as {kind}</source>
        <translation>Copier le motif d’une tête en {kind}</translation>
    </message>
    <message>
        <source>pattern of {head} as {kind}</source>
        <translation>motif de {head} en {kind}</translation>
    </message>
    <message>
        <source>Copy the curves as CSV</source>
        <translation>Copier les courbes en CSV</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Toutes les têtes</translation>
    </message>
    <message>
        <source>no model is open</source>
        <translation>aucun modèle n’est ouvert</translation>
    </message>
    <message>
        <source>the view “All heads” is not open</source>
        <translation>la vue «&#xa0;Toutes les têtes&#xa0;» n’est pas ouverte</translation>
    </message>
    <message>
        <source>only one layer shows its numbers</source>
        <translation>seule une couche montre ses nombres</translation>
    </message>
    <message>
        <source>All heads: shade by {score}</source>
        <translation>Toutes les têtes&#xa0;: nuancer par {score}</translation>
    </message>
    <message>
        <source>Next head by score</source>
        <translation>Tête suivante selon le score</translation>
    </message>
    <message>
        <source>The head with the highest score</source>
        <translation>La tête au score le plus élevé</translation>
    </message>
    <message>
        <source>Close the head finder</source>
        <translation>Replier la recherche de têtes</translation>
    </message>
    <message>
        <source>Hide the first token</source>
        <translation>Masquer le premier token</translation>
    </message>
    <message>
        <source>Copy the scores of all heads as CSV</source>
        <translation>Copier les scores de toutes les têtes en CSV</translation>
    </message>
    <message>
        <source>Head scores need a model or captured attention.</source>
        <translation>Les scores des têtes demandent un modèle ou une attention enregistrée.</translation>
    </message>
    <message>
        <source>scores of {n} heads</source>
        <translation>scores de {n} têtes</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Layer, counted from 0; layer.head such as 18.6 shows a head</source>
        <translation>Couche, comptée à partir de 0&#xa0;; couche.tête comme 18.6 montre une tête</translation>
    </message>
    <message>
        <source>Previous layer</source>
        <translation>Couche précédente</translation>
    </message>
    <message>
        <source>Next layer</source>
        <translation>Couche suivante</translation>
    </message>
    <message>
        <source>Head, counted from 0</source>
        <translation>Tête, comptée à partir de 0</translation>
    </message>
    <message>
        <source>The same sentence, twice: on the left each word asks, on the right it is read. Press {0} or click a word on the left.</source>
        <translation>La même phrase, deux fois&#xa0;: à gauche chaque mot demande, à droite il est lu. Appuyez sur {0} ou cliquez sur un mot à gauche.</translation>
    </message>
    <message>
        <source>Each line shows attention; its share is printed beside the word. Each of these four heads looks for something different. Press {0} or {1}.</source>
        <translation>Chaque trait montre de l’attention&#xa0;; sa part est écrite à côté du mot. Chacune de ces quatre têtes cherche autre chose. Appuyez sur {0} ou {1}.</translation>
    </message>
    <message>
        <source>Next head</source>
        <translation>Tête suivante</translation>
    </message>
    <message>
        <source>Press {0}: the last word becomes “wide”. Which word does it look at now?</source>
        <translation>Appuyez sur {0}&#xa0;: le dernier mot devient «&#xa0;wide&#xa0;». Quel mot regarde-t-il maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>The numbers are yours to change. Press {0} for the whole character sheet, click a number and type a new one.</source>
        <translation>Vous pouvez changer les nombres. Appuyez sur {0} pour la fiche entière, cliquez sur un nombre et tapez-en un nouveau.</translation>
    </message>
    <message>
        <source>Show the whole character sheet</source>
        <translation>Montrer la fiche entière</translation>
    </message>
    <message>
        <source>Nothing is ever lost: {0} undoes a change, as often as you like.</source>
        <translation>Rien n’est jamais perdu&#xa0;: {0} annule un changement, autant de fois que vous voulez.</translation>
    </message>
    <message>
        <source>Five tabs cover the whole chapter; on the sixth, a small model learns. Press {0} for the arithmetic, step by step.</source>
        <translation>Cinq onglets couvrent tout le chapitre&#xa0;; sur le sixième, un petit modèle apprend. Appuyez sur {0} pour le calcul, pas à pas.</translation>
    </message>
    <message>
        <source>Press {0} for the next step; a clicker sends the same key. Every number is computed from the ones before it.</source>
        <translation>Appuyez sur {0} pour l’étape suivante&#xa0;; une télécommande envoie la même touche. Chaque nombre se calcule à partir des précédents.</translation>
    </message>
    <message>
        <source>Ready for a class: “Lessons” offers ready-made ones, and “Projector” beside it enlarges everything. {0} lists the shortcuts of a tab. That is all; now back to your own work.</source>
        <translation>Prêt pour la classe&#xa0;: «&#xa0;Leçons&#xa0;» en propose de toutes prêtes, et «&#xa0;Projecteur&#xa0;», à côté, agrandit tout. {0} liste les raccourcis d’un onglet. C’est tout&#xa0;; retour à votre propre travail.</translation>
    </message>
    <message>
        <source>Ready for a class: {1} offers ready-made lessons, and {2} changes the theme. {0} lists the shortcuts of a tab. That is all; now back to your own work.</source>
        <translation>Prêt pour une classe&#xa0;: {1} propose des leçons toutes prêtes, et {2} change de thème. {0} liste les raccourcis d’un onglet. C’est tout&#xa0;; revenez à votre propre travail.</translation>
    </message>
    <message>
        <source>{n} token</source>
        <translation>{n} token</translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation>{n} tokens</translation>
    </message>
    <message>
        <source>Previous head</source>
        <translation>Tête précédente</translation>
    </message>
    <message>
        <source>Token vectors</source>
        <translation>Vecteurs des tokens</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Mettre à l’échelle</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Masque</translation>
    </message>
    <message>
        <source>Exponentiate</source>
        <translation>Exponentielle</translation>
    </message>
    <message>
        <source>Transpose the keys</source>
        <translation>Transposer les clés</translation>
    </message>
    <message>
        <source>Normalise</source>
        <translation>Normaliser</translation>
    </message>
    <message>
        <source>A = E ÷ row sums</source>
        <translation>A = E ÷ sommes des lignes</translation>
    </message>
    <message>
        <source>Weighted sum</source>
        <translation>Somme pondérée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>O next to X</source>
        <translation>O à côté de X</translation>
    </message>
    <message>
        <source>Biases</source>
        <translation>Biais</translation>
    </message>
    <message>
        <source>QK-norm</source>
        <translation>Norme QK</translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>Soft cap</source>
        <translation>Plafond doux</translation>
    </message>
    <message>
        <source>W_O: {preset}</source>
        <translation>W_O&#xa0;: {preset}</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>Reset this tab</source>
        <translation>Réinitialiser cet onglet</translation>
    </message>
    <message>
        <source>Copy {what}</source>
        <translation>Copier {what}</translation>
    </message>
    <message>
        <source>First word</source>
        <translation>Premier mot</translation>
    </message>
    <message>
        <source>Last word</source>
        <translation>Dernier mot</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>Mot suivant</translation>
    </message>
    <message>
        <source>Select or deselect the word that asks</source>
        <translation>Sélectionner le mot qui demande, ou non</translation>
    </message>
    <message>
        <source>Select or deselect the word that is read</source>
        <translation>Sélectionner le mot lu, ou non</translation>
    </message>
    <message>
        <source>Keep dots moving</source>
        <translation>Points en mouvement</translation>
    </message>
    <message>
        <source>Show the list of sentences</source>
        <translation>Montrer la liste des phrases</translation>
    </message>
    <message>
        <source>all words are already visible</source>
        <translation>tous les mots sont déjà visibles</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Montrer en tableau</translation>
    </message>
    <message>
        <source>Reset the text and numbers</source>
        <translation>Réinitialiser texte et nombres</translation>
    </message>
    <message>
        <source>Words instead of tokens</source>
        <translation>Mots au lieu de tokens</translation>
    </message>
    <message>
        <source>no word of the text is split into tokens</source>
        <translation>aucun mot du texte n’est coupé en tokens</translation>
    </message>
    <message>
        <source>Edit the selected weight</source>
        <translation>Modifier le poids sélectionné</translation>
    </message>
    <message>
        <source>Hold the selected weight as it is</source>
        <translation>Fixer le poids sélectionné tel quel</translation>
    </message>
    <message>
        <source>row of “{word}”</source>
        <translation>ligne de «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>{what} of this head as {kind}</source>
        <translation>{what} de cette tête en {kind}</translation>
    </message>
    <message>
        <source>character sheet as CSV</source>
        <translation>fiche en CSV</translation>
    </message>
    <message>
        <source>Copy row or selection as text</source>
        <translation>Copier la ligne ou la sélection en texte</translation>
    </message>
    <message>
        <source>Edit its character sheet</source>
        <translation>Modifier sa fiche</translation>
    </message>
    <message>
        <source>Edit its token vector</source>
        <translation>Modifier son vecteur</translation>
    </message>
    <message>
        <source>Open this text in “Many heads”</source>
        <translation>Ouvrir ce texte dans «&#xa0;Têtes multiples&#xa0;»</translation>
    </message>
    <message>
        <source>Type over its share</source>
        <translation>Écrire par-dessus sa part</translation>
    </message>
    <message>
        <source>Hold its share as it is</source>
        <translation>Fixer sa part telle quelle</translation>
    </message>
    <message>
        <source>Explain it by hand</source>
        <translation>L’expliquer à la main</translation>
    </message>
    <message>
        <source>Head {number}: {name}</source>
        <translation>Tête {number}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Swap the last word</source>
        <translation>Échanger le dernier mot</translation>
    </message>
    <message>
        <source>Edit the sentence</source>
        <translation>Modifier la phrase</translation>
    </message>
    <message>
        <source>W matrices</source>
        <translation>Matrices W</translation>
    </message>
    <message>
        <source>Copy as…</source>
        <translation>Copier comme…</translation>
    </message>
    <message>
        <source>Copy row as LaTeX</source>
        <translation>Copier la ligne en LaTeX</translation>
    </message>
    <message>
        <source>Copy character sheet as CSV</source>
        <translation>Copier la fiche en CSV</translation>
    </message>
    <message>
        <source>Copy {what} of this head as {kind}</source>
        <translation>Copier {what} de cette tête en {kind}</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>{kind}, {n} KV heads</source>
        <translation>{kind}, {n} têtes KV</translation>
    </message>
    <message>
        <source>paste {matrix}</source>
        <translation>coller {matrix}</translation>
    </message>
    <message>
        <source>W_O: rows of H{number} set to zero</source>
        <translation>W_O&#xa0;: lignes de H{number} mises à zéro</translation>
    </message>
    <message>
        <source>Fixed by the file: heads {heads}, KV heads {kv}.</source>
        <translation>Fixé par le fichier&#xa0;: têtes {heads}, têtes KV {kv}.</translation>
    </message>
    <message>
        <source>does not fit the {n} stored heads</source>
        <translation>ne va pas avec les {n} têtes stockées</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>Rendre {name} muette</translation>
    </message>
    <message>
        <source>Unmute {name}</source>
        <translation>Réactiver {name}</translation>
    </message>
    <message>
        <source>Last word: {word}</source>
        <translation>Dernier mot&#xa0;: {word}</translation>
    </message>
    <message>
        <source>This document has no character sheet to paste into.</source>
        <translation>Ce document n’a pas de fiche où coller.</translation>
    </message>
    <message>
        <source>Clipboard: found {found} characters, expected at most {most}.</source>
        <translation>Presse-papiers&#xa0;: trouvé {found} caractères, au plus {most} attendus.</translation>
    </message>
    <message>
        <source>Clipboard: found no table; expected a line of names and one line per word.</source>
        <translation>Presse-papiers&#xa0;: aucun tableau trouvé&#xa0;; attendu une ligne de noms et une ligne par mot.</translation>
    </message>
    <message>
        <source>Clipboard, line 1: found {found}, expected names of features: {names}.</source>
        <translation>Presse-papiers, ligne 1&#xa0;: trouvé {found}, attendu des noms de traits&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Clipboard, line {number}: found {line} fields, expected {names}.</source>
        <translation>Presse-papiers, ligne {number}&#xa0;: {line} champs trouvés, {names} attendus.</translation>
    </message>
    <message>
        <source>what it offers</source>
        <translation>ce qu’il offre</translation>
    </message>
    <message>
        <source>what it asks for</source>
        <translation>ce qu’il cherche</translation>
    </message>
    <message>
        <source>what it passes on</source>
        <translation>ce qu’il transmet</translation>
    </message>
    <message>
        <source>W matrices of {head}</source>
        <translation>Matrices W de {head}</translation>
    </message>
    <message>
        <source>Show all {n} rows</source>
        <translation>Montrer les {n} lignes</translation>
    </message>
    <message>
        <source>{matrix}, from {feature} to {column}: {value}</source>
        <translation>{matrix}, de {feature} vers {column}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Only this head uses these matrices.</source>
        <translation>Seule cette tête utilise ces matrices.</translation>
    </message>
    <message>
        <source>W_K and W_V are shared: a change there also changes {names}.</source>
        <translation>W_K et W_V sont partagées&#xa0;: un changement y change aussi {names}.</translation>
    </message>
    <message>
        <source>W_K and W_V of group {group} are shared: a change there also changes {names}.</source>
        <translation>W_K et W_V du groupe {group} sont partagées&#xa0;: un changement y change aussi {names}.</translation>
    </message>
    <message>
        <source>Which of these tokens comes next?</source>
        <translation>Lequel de ces tokens vient ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>With the changes, which of these tokens comes next?</source>
        <translation>Avec les modifications, lequel de ces tokens vient ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>{token}, {share}</source>
        <translation>{token}, {share}</translation>
    </message>
    <message>
        <source>In H{number}, which word does “{word}” look at most?</source>
        <translation>Dans H{number}, quel mot «&#xa0;{word}&#xa0;» regarde-t-il le plus&#xa0;?</translation>
    </message>
    <message>
        <source>no word</source>
        <translation>aucun mot</translation>
    </message>
    <message>
        <source>Apart from the first token, which token does “{word}” look at most in head {head}?</source>
        <translation>Dans la tête {head}, hormis le premier, quel token «&#xa0;{word}&#xa0;» regarde-t-il le plus&#xa0;?</translation>
    </message>
    <message>
        <source>Which token does “{word}” look at most in head {head}?</source>
        <translation>Dans la tête {head}, quel token «&#xa0;{word}&#xa0;» regarde-t-il le plus&#xa0;?</translation>
    </message>
    <message>
        <source>{name}   next token: answer hidden</source>
        <translation>{name}   token suivant&#xa0;: réponse cachée</translation>
    </message>
    <message>
        <source>{head}   row “{word}”   answer hidden</source>
        <translation>{head}   ligne «&#xa0;{word}&#xa0;»   réponse cachée</translation>
    </message>
    <message>
        <source>answer hidden</source>
        <translation>réponse cachée</translation>
    </message>
    <message>
        <source>what “{word}” receives: answer hidden</source>
        <translation>ce que «&#xa0;{word}&#xa0;» reçoit&#xa0;: réponse cachée</translation>
    </message>
    <message>
        <source>row {row}, column {column}, {why}</source>
        <translation>ligne {row}, colonne {column}, {why}</translation>
    </message>
    <message>
        <source> (token {number})</source>
        <translation> (token {number})</translation>
    </message>
    <message>
        <source> (word {number})</source>
        <translation> (mot {number})</translation>
    </message>
    <message>
        <source>“{query}” cannot look at “{key}”. Click M to allow it.</source>
        <translation>«&#xa0;{query}&#xa0;» ne peut pas regarder «&#xa0;{key}&#xa0;». Un clic sur M le permet.</translation>
    </message>
    <message>
        <source>{name} cannot be held; these can: {arrays}</source>
        <translation>{name} ne peut pas être fixé&#xa0;; ceux-ci le peuvent&#xa0;: {arrays}</translation>
    </message>
    <message>
        <source>“Distribute the rest” needs a row with a held weight and a free one.</source>
        <translation>«&#xa0;Répartir le reste&#xa0;» demande une ligne avec un poids fixé et un poids libre.</translation>
    </message>
    <message>
        <source>The held weights of this row make more than 100%: let one go.</source>
        <translation>Les poids fixés de cette ligne dépassent 100&#x202f;%&#xa0;: libérez-en un.</translation>
    </message>
    <message>
        <source>{name}: no cell {index}; its shape is {shape}</source>
        <translation>{name}&#xa0;: pas de cellule {index}&#xa0;; sa forme est {shape}</translation>
    </message>
    <message>
        <source>found {value}, expected a number</source>
        <translation>{value} trouvé, un nombre attendu</translation>
    </message>
    <message>
        <source>{name}: no head {head}; its shape is {shape}</source>
        <translation>{name}&#xa0;: pas de tête {head}&#xa0;; sa forme est {shape}</translation>
    </message>
    <message>
        <source>{name}: no row {row}; its shape is {shape}</source>
        <translation>{name}&#xa0;: pas de ligne {row}&#xa0;; sa forme est {shape}</translation>
    </message>
    <message>
        <source>This document has no character sheet; its tokens are fixed.</source>
        <translation>Ce document n’a pas de fiche&#xa0;; ses tokens sont fixes.</translation>
    </message>
    <message>
        <source>Type at least one word</source>
        <translation>Saisissez au moins un mot</translation>
    </message>
    <message>
        <source>A token needs at least one character.</source>
        <translation>Un token a besoin d’au moins un caractère.</translation>
    </message>
    <message>
        <source>no token {place}; there are {n_tokens}</source>
        <translation>pas de token {place}&#xa0;; il y en a {n_tokens}</translation>
    </message>
    <message>
        <source>no column {feature}; there are {d_model}</source>
        <translation>pas de colonne {feature}&#xa0;; il y en a {d_model}</translation>
    </message>
    <message>
        <source>unknown option {name}; known options: {dict}</source>
        <translation>option inconnue {name}&#xa0;; options connues&#xa0;: {dict}</translation>
    </message>
    <message>
        <source>{name}: expected numbers in rows of equal length ({error})</source>
        <translation>{name}&#xa0;: attendu des nombres en lignes de même longueur ({error})</translation>
    </message>
    <message>
        <source>A feature name needs 1 to {longest_name} characters.</source>
        <translation>Un nom de trait a de 1 à {longest_name} caractères.</translation>
    </message>
    <message>
        <source>no cell {value} in a mask of {n} × {n}</source>
        <translation>pas de cellule {value} dans un masque de {n} × {n}</translation>
    </message>
    <message>
        <source>{stored} key/value heads: the number must divide {n_heads} query heads, so that each group has the same size</source>
        <translation>{stored} têtes clé/valeur&#xa0;: le nombre doit diviser {n_heads} têtes de requêtes, pour que chaque groupe ait la même taille</translation>
    </message>
    <message>
        <source>{name} is computed; change X, W_Q, W_K, W_V or W_O instead.</source>
        <translation>{name} est calculé&#xa0;; changez plutôt X, W_Q, W_K, W_V ou W_O.</translation>
    </message>
    <message>
        <source>This document has no W_O: the outputs of the heads are only concatenated.</source>
        <translation>Ce document n’a pas de W_O&#xa0;: les sorties des têtes sont seulement concaténées.</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected a finite number up to a million</source>
        <translation>{name}&#xa0;: trouvé {value}, attendu un nombre fini jusqu’à un million</translation>
    </message>
    <message>
        <source>{name}: found {found}, expected {like}</source>
        <translation>{name}&#xa0;: trouvé {found}, attendu {like}</translation>
    </message>
    <message>
        <source>{name}: every number must be finite and at most a million in size</source>
        <translation>{name}&#xa0;: chaque nombre doit être fini et au plus un million</translation>
    </message>
    <message>
        <source>Sentence: {words}</source>
        <translation>Phrase&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Only the first {n} words fit; the rest is left out.</source>
        <translation>Seuls les {n} premiers mots tiennent&#xa0;; le reste est omis.</translation>
    </message>
    <message>
        <source>A sentence can have at most {n} characters.</source>
        <translation>Une phrase peut avoir au plus {n} caractères.</translation>
    </message>
    <message>
        <source>Text without spaces between its words is read character by character.</source>
        <translation>Un texte sans espaces entre les mots est lu caractère par caractère.</translation>
    </message>
    <message>
        <source>Not part of any word, so left out: {signs}.</source>
        <translation>N’appartient à aucun mot, donc omis&#xa0;: {signs}.</translation>
    </message>
    <message>
        <source>type your own</source>
        <translation>saisir le vôtre</translation>
    </message>
    <message>
        <source>Edit in sheet</source>
        <translation>Modifier la fiche</translation>
    </message>
    <message>
        <source>“{word}” is not in the word list; it counts as {guess}.</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas dans la liste de mots&#xa0;; il compte comme {guess}.</translation>
    </message>
    <message>
        <source>“{word}” counts as {guess}</source>
        <translation>«&#xa0;{word}&#xa0;» compte comme {guess}</translation>
    </message>
    <message>
        <source>{words} are not in the word list: {guesses}.</source>
        <translation>{words} ne sont pas dans la liste de mots&#xa0;: {guesses}.</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} de plus</translation>
    </message>
    <message>
        <source>a {name} ({value})</source>
        <translation>«&#xa0;{name}&#xa0;» ({value})</translation>
    </message>
    <message>
        <source>Unlock positions</source>
        <translation>Déverrouiller les positions</translation>
    </message>
    <message>
        <source>One row per token. Click a number to type, or drag it.</source>
        <translation>Une ligne par token. Cliquez sur un nombre pour taper, ou faites-le glisser.</translation>
    </message>
    <message>
        <source>One row per word, wherever it stands. Double-click a column name to rename it.</source>
        <translation>Une ligne par mot, où qu’il soit. Double-cliquez sur un nom de colonne pour le renommer.</translation>
    </message>
    <message>
        <source>Column name</source>
        <translation>Nom de la colonne</translation>
    </message>
    <message>
        <source>Rename column</source>
        <translation>Renommer la colonne</translation>
    </message>
    <message>
        <source>rows: words that ask; columns: words that are read</source>
        <translation>lignes&#xa0;: mots qui demandent&#xa0;; colonnes&#xa0;: mots lus</translation>
    </message>
    <message>
        <source>Zero one head’s rows</source>
        <translation>Lignes d’une tête à 0</translation>
    </message>
    <message>
        <source>rows: outputs of the heads; columns: the update</source>
        <translation>lignes&#xa0;: sorties des têtes&#xa0;; colonnes&#xa0;: la mise à jour</translation>
    </message>
    <message>
        <source>The selected head; click a title, or press Page Down for the next</source>
        <translation>La tête sélectionnée&#xa0;; cliquez sur un titre, ou Page suiv. pour la suivante</translation>
    </message>
    <message>
        <source>shared with tab 1: a change here shows there too</source>
        <translation>partagés avec l’onglet 1&#xa0;: un changement ici s’y voit aussi</translation>
    </message>
    <message>
        <source>This column encodes the position; it is set by the text.</source>
        <translation>Cette colonne code la position&#xa0;; elle vient du texte.</translation>
    </message>
    <message>
        <source>Zero rows of {head}</source>
        <translation>Lignes de {head} à 0</translation>
    </message>
    <message>
        <source>Token vectors X</source>
        <translation>Vecteurs X des tokens</translation>
    </message>
    <message>
        <source>A of {head}</source>
        <translation>A de {head}</translation>
    </message>
    <message>
        <source>Character sheet</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>{name} is set by position; unlock it in “Whole sheet” (F4).</source>
        <translation>{name} dépend de la position&#xa0;; déverrouillez-le dans «&#xa0;Fiche entière&#xa0;» (F4).</translation>
    </message>
    <message>
        <source>{word}, {feature}: {value}</source>
        <translation>{word}, {feature}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Lock positions</source>
        <translation>Verrouiller les positions</translation>
    </message>
    <message>
        <source>Rename {old} to {new}</source>
        <translation>Renommer {old} en {new}</translation>
    </message>
    <message>
        <source>click a number to type, or drag it</source>
        <translation>cliquez sur un nombre pour taper, ou glissez</translation>
    </message>
    <message>
        <source>position columns are locked here</source>
        <translation>les colonnes de position sont verrouillées ici</translation>
    </message>
    <message>
        <source>click or drag a number; positions are locked</source>
        <translation>cliquez ou tirez un nombre&#xa0;; les positions sont verrouillées</translation>
    </message>
    <message>
        <source>Whole sheet</source>
        <translation>Fiche entière</translation>
    </message>
    <message>
        <source>{name} is the same for every text and cannot be changed.</source>
        <translation>{name} est le même pour tout texte et ne peut être changé.</translation>
    </message>
    <message>
        <source>Head {head} of {n}  {name}</source>
        <translation>Tête {head} sur {n}  {name}</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>ligne {row}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>score {score}</translation>
    </message>
    <message>
        <source>entropy – (row is not 100%)</source>
        <translation>entropie – (la ligne ne fait pas 100&#x202f;%)</translation>
    </message>
    <message>
        <source>entropy {entropy} bits</source>
        <translation>entropie {entropy} bits</translation>
    </message>
    <message>
        <source>Shares of the tokens of a word are added up, and those that ask are averaged.</source>
        <translation>Les parts des tokens d’un mot sont additionnées, celles des tokens qui demandent sont moyennées.</translation>
    </message>
    <message>
        <source>{pair}, {share} per cent</source>
        <translation>{pair}, {share} pour cent</translation>
    </message>
    <message>
        <source>tokens read: sum, tokens that ask: mean</source>
        <translation>tokens lus&#xa0;: somme, tokens qui demandent&#xa0;: moyenne</translation>
    </message>
    <message>
        <source>row sum {sum}</source>
        <translation>somme de ligne {sum}</translation>
    </message>
    <message>
        <source>{number} (held, computed {made})</source>
        <translation>{number} (fixé, calculé {made})</translation>
    </message>
    <message>
        <source>{model}  head {name}</source>
        <translation>{model}  tête {name}</translation>
    </message>
    <message>
        <source>{pair}, {share} per cent, score {score}</source>
        <translation>{pair}, {share} pour cent, score {score}</translation>
    </message>
    <message>
        <source>Sentence heads</source>
        <translation>Têtes et phrase</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Saturation</translation>
    </message>
    <message>
        <source>Many heads</source>
        <translation>Têtes multiples</translation>
    </message>
    <message>
        <source>Sparse patterns</source>
        <translation>Motifs épars</translation>
    </message>
    <message>
        <source>Sentence heads, {head}</source>
        <translation>Têtes et phrase, {head}</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>Copier la ligne</translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation>Copier en LaTeX</translation>
    </message>
    <message>
        <source>Export this head…</source>
        <translation>Exporter cette tête…</translation>
    </message>
    <message>
        <source>{kind} needs the program ffmpeg. {how}</source>
        <translation>{kind} nécessite le programme ffmpeg. {how}</translation>
    </message>
    <message>
        <source>{kind} needs the library Pillow. {how}</source>
        <translation>{kind} nécessite la bibliothèque Pillow. {how}</translation>
    </message>
    <message>
        <source>Pillow on this computer does not support WebP. Choose GIF or APNG.</source>
        <translation>Pillow sur cet ordinateur ne prend pas en charge WebP. Choisissez GIF ou APNG.</translation>
    </message>
    <message>
        <source>{kind} cannot hold {wide} × {high} pixels. Choose a smaller size.</source>
        <translation>{kind} ne peut contenir {wide} × {high} pixels. Choisissez une taille plus petite.</translation>
    </message>
    <message>
        <source>{count} frames of {wide} × {high} pixels do not fit in memory. Choose a smaller size, fewer frames per second, or MP4.</source>
        <translation>{count} images de {wide} × {high} pixels ne tiennent pas en mémoire. Choisissez une taille plus petite, moins d’images par seconde, ou MP4.</translation>
    </message>
    <message>
        <source>ffmpeg failed: {why}</source>
        <translation>ffmpeg a échoué&#xa0;: {why}</translation>
    </message>
    <message>
        <source>New example</source>
        <translation>Nouvel exemple</translation>
    </message>
    <message>
        <source>Undo: {edit}</source>
        <translation>Annuler&#xa0;: {edit}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo: {edit}</source>
        <translation>Rétablir&#xa0;: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Lessons ({pattern})</source>
        <translation>Leçons ({pattern})</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a lesson.</source>
        <translation>{file} ne peut être ouvert comme leçon.</translation>
    </message>
    <message>
        <source>Nothing has been edited yet, so there is no “before” to compare with.</source>
        <translation>Rien n’a encore été modifié&#xa0;: il n’y a pas d’«&#xa0;avant&#xa0;» à comparer.</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>épinglé</translation>
    </message>
    <message>
        <source>{title}, now</source>
        <translation>{title}, maintenant</translation>
    </message>
    <message>
        <source>computed, nothing held</source>
        <translation>calculé, rien de fixé</translation>
    </message>
    <message>
        <source>as it was opened</source>
        <translation>tel qu’ouvert</translation>
    </message>
    <message>
        <source>{layer}, as it was opened</source>
        <translation>{layer}, tel qu’à l’ouverture</translation>
    </message>
    <message>
        <source>{file} cannot be compared.</source>
        <translation>Impossible de comparer {file}.</translation>
    </message>
    <message>
        <source>What it was compared with cannot be read: {why}</source>
        <translation>Ce qui servait de comparaison est illisible&#xa0;: {why}</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Tel qu’ouvert</translation>
    </message>
    <message>
        <source>Computed, nothing held</source>
        <translation>Calculé, rien de fixé</translation>
    </message>
    <message>
        <source>Another head</source>
        <translation>Une autre tête</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Un fichier…</translation>
    </message>
    <message>
        <source>Pin what is shown now, for another text, layer or model</source>
        <translation>Épingler ce qui est affiché, pour un autre texte, une autre couche ou un autre modèle</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Une leçon</translation>
    </message>
    <message>
        <source>before “{edit}”</source>
        <translation>avant «&#xa0;{edit}&#xa0;»</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>Open lesson file…</source>
        <translation>Ouvrir un fichier de leçon…</translation>
    </message>
    <message>
        <source>2-minute tour</source>
        <translation>Visite de 2 minutes</translation>
    </message>
    <message>
        <source>List all steps of this lesson…</source>
        <translation>Lister toutes les étapes de la leçon…</translation>
    </message>
    <message>
        <source>this lesson has no notes</source>
        <translation>cette leçon n’a pas de notes</translation>
    </message>
    <message>
        <source>Edit recorded lesson…</source>
        <translation>Modifier la leçon enregistrée…</translation>
    </message>
    <message>
        <source>Add step from screen</source>
        <translation>Ajouter l’écran comme étape</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>recorded lesson</source>
        <translation>leçon enregistrée</translation>
    </message>
    <message>
        <source>This lesson cannot run yet.</source>
        <translation>Cette leçon ne peut pas encore se dérouler.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Tab</source>
        <translation>&amp;Onglet</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Leçon</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>no lesson is running</source>
        <translation>aucune leçon en cours</translation>
    </message>
    <message>
        <source>New example…</source>
        <translation>Nouvel exemple…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>there is no window for the audience</source>
        <translation>il n’y a pas de fenêtre pour le public</translation>
    </message>
    <message>
        <source>Theme: match system</source>
        <translation>Thème&#xa0;: celui du système</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Thème&#xa0;: clair</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Thème&#xa0;: sombre</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Ouvrir un modèle…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Tout recommencer</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Compare with before</source>
        <translation>Comparer avec avant</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panneau latéral</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Blank the canvas</source>
        <translation>Vider la toile</translation>
    </message>
    <message>
        <source>Revert to saved file</source>
        <translation>Revenir au fichier enregistré</translation>
    </message>
    <message>
        <source>nothing is compared</source>
        <translation>rien n’est comparé</translation>
    </message>
    <message>
        <source>there is nothing to revert</source>
        <translation>il n’y a rien à rétablir</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>il n’y a rien à annuler</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>il n’y a rien à rétablir</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparer avec…</translation>
    </message>
    <message>
        <source>Compare with what was opened</source>
        <translation>Comparer avec ce qui a été ouvert</translation>
    </message>
    <message>
        <source>Compare with a file…</source>
        <translation>Comparer avec un fichier…</translation>
    </message>
    <message>
        <source>Compare: pin what is shown now as A</source>
        <translation>Comparaison&#xa0;: épingler comme A ce qui est affiché</translation>
    </message>
    <message>
        <source>Theme: projector</source>
        <translation>Thème&#xa0;: projecteur</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Thème suivant</translation>
    </message>
    <message>
        <source>Text at 100%</source>
        <translation>Texte à 100&#x202f;%</translation>
    </message>
    <message>
        <source>the projector theme has no side panel</source>
        <translation>le thème projecteur n’a pas de panneau latéral</translation>
    </message>
    <message>
        <source>Widen side panel</source>
        <translation>Élargir le panneau latéral</translation>
    </message>
    <message>
        <source>the side panel is not open</source>
        <translation>le panneau latéral n’est pas ouvert</translation>
    </message>
    <message>
        <source>Narrow side panel</source>
        <translation>Rétrécir le panneau latéral</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Réduire les animations</translation>
    </message>
    <message>
        <source>Present full screen</source>
        <translation>Présenter en plein écran</translation>
    </message>
    <message>
        <source>Freeze the audience’s view</source>
        <translation>Figer l’image du public</translation>
    </message>
    <message>
        <source>Swap the two screens</source>
        <translation>Échanger les écrans</translation>
    </message>
    <message>
        <source>Spotlight on the cell under the pointer</source>
        <translation>Projecteur sur la cellule sous le pointeur</translation>
    </message>
    <message>
        <source>the spotlight works only in the projector theme</source>
        <translation>le projecteur n’existe que dans le thème projecteur</translation>
    </message>
    <message>
        <source>Washed-out preview</source>
        <translation>Aperçu en salle éclairée</translation>
    </message>
    <message>
        <source>Model: next head</source>
        <translation>Modèle&#xa0;: tête suivante</translation>
    </message>
    <message>
        <source>Model: next layer</source>
        <translation>Modèle&#xa0;: couche suivante</translation>
    </message>
    <message>
        <source>Model: go to a head by its name, such as 18.6</source>
        <translation>Modèle&#xa0;: aller à une tête par son nom, par exemple 18.6</translation>
    </message>
    <message>
        <source>Model: all heads</source>
        <translation>Modèle&#xa0;: toutes les têtes</translation>
    </message>
    <message>
        <source>the layers of this model differ in shape</source>
        <translation>les couches de ce modèle ne sont pas semblables</translation>
    </message>
    <message>
        <source>Model: this head off, or on again</source>
        <translation>Modèle&#xa0;: couper cette tête, ou la remettre</translation>
    </message>
    <message>
        <source>captured attention cannot be run again</source>
        <translation>une attention enregistrée ne peut pas être recalculée</translation>
    </message>
    <message>
        <source>Model: change something inside…</source>
        <translation>Modèle&#xa0;: changer quelque chose à l’intérieur…</translation>
    </message>
    <message>
        <source>Model: all changes off, or on again</source>
        <translation>Modèle&#xa0;: couper toutes les modifications, ou les remettre</translation>
    </message>
    <message>
        <source>nothing is changed inside the model</source>
        <translation>rien n’est modifié dans le modèle</translation>
    </message>
    <message>
        <source>Model: write the next token</source>
        <translation>Modèle&#xa0;: écrire le token suivant</translation>
    </message>
    <message>
        <source>the model wrote nothing here</source>
        <translation>le modèle n’a rien écrit ici</translation>
    </message>
    <message>
        <source>Model: write choice {rank}</source>
        <translation>Modèle&#xa0;: écrire le choix {rank}</translation>
    </message>
    <message>
        <source>Model: play its training, or pause</source>
        <translation>Modèle&#xa0;: lire son entraînement ou mettre en pause</translation>
    </message>
    <message>
        <source>no saved training steps were found beside this model</source>
        <translation>aucune étape d’entraînement enregistrée à côté de ce modèle</translation>
    </message>
    <message>
        <source>Model: type a text</source>
        <translation>Modèle&#xa0;: saisir un texte</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Onglet suivant</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Onglet précédent</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Play or pause the animation</source>
        <translation>Lancer ou arrêter l’animation</translation>
    </message>
    <message>
        <source>Leave cell, canvas or projector theme</source>
        <translation>Quitter la cellule, la toile ou le thème projecteur</translation>
    </message>
    <message>
        <source>Handout of a lesson…</source>
        <translation>Polycopié d’une leçon…</translation>
    </message>
    <message>
        <source>Help on the window</source>
        <translation>Aide de la fenêtre</translation>
    </message>
    <message>
        <source>Menu (or Alt)</source>
        <translation>Menu (ou Alt)</translation>
    </message>
    <message>
        <source>Single-letter shortcuts</source>
        <translation>Raccourcis à une lettre</translation>
    </message>
    <message>
        <source>Lessons…</source>
        <translation>Leçons…</translation>
    </message>
    <message>
        <source>Model: previous head</source>
        <translation>Modèle&#xa0;: tête précédente</translation>
    </message>
    <message>
        <source>Model: previous layer</source>
        <translation>Modèle&#xa0;: couche précédente</translation>
    </message>
    <message>
        <source>Model: undo the last written token</source>
        <translation>Modèle&#xa0;: annuler le dernier token écrit</translation>
    </message>
    <message>
        <source>captured attention has its own text</source>
        <translation>l’attention enregistrée a son propre texte</translation>
    </message>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notes pour l’enseignant</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>Trouver une commande…</translation>
    </message>
    <message>
        <source>Help for this tab</source>
        <translation>Aide de cet onglet</translation>
    </message>
    <message>
        <source>About attnviz…</source>
        <translation>À propos d’attnviz…</translation>
    </message>
    <message>
        <source>Only part of the file could be opened. Left out: {parts}</source>
        <translation>Seule une partie a pu être ouverte. Omis&#xa0;: {parts}</translation>
    </message>
    <message>
        <source>Only one file can be open at a time. The others are under File › Recent.</source>
        <translation>Un seul fichier peut être ouvert à la fois. Les autres se trouvent sous Fichier › Récents.</translation>
    </message>
    <message>
        <source>There are unsaved changes</source>
        <translation>Il y a des modifications non enregistrées</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Leçon&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>All supported files ({pattern})</source>
        <translation>Tous les fichiers pris en charge ({pattern})</translation>
    </message>
    <message>
        <source>attnviz files ({pattern})</source>
        <translation>Fichiers attnviz ({pattern})</translation>
    </message>
    <message>
        <source>Matrices ({pattern})</source>
        <translation>Matrices ({pattern})</translation>
    </message>
    <message>
        <source>Models and attention ({pattern})</source>
        <translation>Modèles et attention ({pattern})</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revenir au fichier</translation>
    </message>
    <message>
        <source>Open readable parts</source>
        <translation>Ouvrir les parties lisibles</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>{file} ne peut être ouvert.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>{file} could not be saved.</source>
        <translation>{file} n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Vider cette liste</translation>
    </message>
    <message>
        <source>{file} was changed by another program since it was opened.</source>
        <translation>{file} a été modifié par un autre programme depuis son ouverture.</translation>
    </message>
    <message>
        <source>Saved, but not what it is compared with: {name} is in no file. To compare with it later, undo to it and save it under another name.</source>
        <translation>Enregistré, mais pas ce qui est comparé&#xa0;: {name} n’est dans aucun fichier. Pour le comparer plus tard, annulez jusque-là et enregistrez sous un autre nom.</translation>
    </message>
    <message>
        <source>Saving {file}…</source>
        <translation>Enregistrement de {file}…</translation>
    </message>
    <message>
        <source>{file} cannot be read as a matrix.</source>
        <translation>{file} ne peut être lu comme matrice.</translation>
    </message>
    <message>
        <source>Use {file} as</source>
        <translation>Utiliser {file} comme</translation>
    </message>
    <message>
        <source>In the file: {arrays}.</source>
        <translation>Dans le fichier&#xa0;: {arrays}.</translation>
    </message>
    <message>
        <source>Here: {arrays}</source>
        <translation>Ici&#xa0;: {arrays}</translation>
    </message>
    <message>
        <source>Use {file}</source>
        <translation>Utiliser {file}</translation>
    </message>
    <message>
        <source>Open it as a layer: {words} × {numbers}, {heads}</source>
        <translation>L’ouvrir comme couche&#xa0;: {words} × {numbers}, {heads}</translation>
    </message>
    <message>
        <source>{n} head</source>
        <translation>{n} tête</translation>
    </message>
    <message>
        <source>{n} heads</source>
        <translation>{n} têtes</translation>
    </message>
    <message>
        <source>{arrays} at once</source>
        <translation>{arrays} à la fois</translation>
    </message>
    <message>
        <source>{array}, {size}</source>
        <translation>{array}, {size}</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a layer.</source>
        <translation>{file} ne peut être ouvert comme couche.</translation>
    </message>
    <message>
        <source>{matrix} from {file}</source>
        <translation>{matrix} depuis {file}</translation>
    </message>
    <message>
        <source>Left out: {arrays} ({first}: {reason})</source>
        <translation>Laissés de côté&#xa0;: {arrays} ({first}&#xa0;: {reason})</translation>
    </message>
    <message>
        <source>X, the token vectors</source>
        <translation>X, les vecteurs des tokens</translation>
    </message>
    <message>
        <source>{matrix} is {size}</source>
        <translation>{matrix} est {size}</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Ouverture de {file}…</translation>
    </message>
    <message>
        <source>{file} contains {size} numbers; no matrix here has that size.</source>
        <translation>{file} contient {size} nombres, et aucune matrice ici n’a cette taille.</translation>
    </message>
    <message>
        <source>{file} contains several arrays; none of them fits here.</source>
        <translation>{file} contient plusieurs tableaux&#xa0;; aucun ne convient ici.</translation>
    </message>
    <message>
        <source>{matrix} of {owner}</source>
        <translation>{matrix} de {owner}</translation>
    </message>
    <message>
        <source>Lesson editor – attnviz</source>
        <translation>Éditeur de leçon – attnviz</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Add from screen</source>
        <translation>Ajouter depuis l’écran</translation>
    </message>
    <message>
        <source>Answer from screen</source>
        <translation>Réponse depuis l’écran</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Try from screen</source>
        <translation>Essai depuis l’écran</translation>
    </message>
    <message>
        <source>Note: {remark}</source>
        <translation>Remarque&#xa0;: {remark}</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Tout est en ordre.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Show: one click</source>
        <translation>Montrer&#xa0;: un clic</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Vote</translation>
    </message>
    <message>
        <source>Vote, talk, vote again</source>
        <translation>Voter, discuter, revoter</translation>
    </message>
    <message>
        <source>Point: a question without choices</source>
        <translation>Pointer&#xa0;: une question sans choix</translation>
    </message>
    <message>
        <source>A number is typed</source>
        <translation>Un nombre est saisi</translation>
    </message>
    <message>
        <source>The class edits</source>
        <translation>La classe modifie</translation>
    </message>
    <message>
        <source>Slide: text only</source>
        <translation>Diapositive&#xa0;: du texte seul</translation>
    </message>
    <message>
        <source>a sentence</source>
        <translation>une phrase</translation>
    </message>
    <message>
        <source>the selected number</source>
        <translation>le nombre sélectionné</translation>
    </message>
    <message>
        <source>the number of a draw</source>
        <translation>le numéro d’un tirage</translation>
    </message>
    <message>
        <source>heads to mute</source>
        <translation>des têtes à rendre muettes</translation>
    </message>
    <message>
        <source>a pattern and its w</source>
        <translation>un motif et son w</translation>
    </message>
    <message>
        <source>a text for the model that learns</source>
        <translation>un texte pour le modèle qui apprend</translation>
    </message>
    <message>
        <source>letters for the model that is built in</source>
        <translation>des lettres pour le modèle intégré</translation>
    </message>
    <message>
        <source>steps of tab 2</source>
        <translation>les étapes de l’onglet 2</translation>
    </message>
    <message>
        <source>layers of the reach of tab 5</source>
        <translation>les couches de la portée, onglet 5</translation>
    </message>
    <message>
        <source>steps of the run of tab 6</source>
        <translation>les étapes de l’apprentissage, onglet 6</translation>
    </message>
    <message>
        <source>the model that is built in, while it learned</source>
        <translation>le modèle intégré, pendant qu’il apprenait</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>What the class reads, at most 30 words</source>
        <translation>Ce que lit la classe, 30 mots au plus</translation>
    </message>
    <message>
        <source>For the teacher, at most 60 words</source>
        <translation>Pour l’enseignant, 60 mots au plus</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>How long it takes</source>
        <translation>La durée</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Why somebody would choose it</source>
        <translation>Pourquoi on le choisirait</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Bonne réponse</translation>
    </message>
    <message>
        <source>Where it is typed or told</source>
        <translation>Là où elle est saisie ou dite</translation>
    </message>
    <message>
        <source>Counts as right</source>
        <translation>Compte comme juste</translation>
    </message>
    <message>
        <source>From and to: 60 70</source>
        <translation>De et à&#xa0;: 60 70</translation>
    </message>
    <message>
        <source>Wrong number</source>
        <translation>Nombre faux</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>L’erreur commise</translation>
    </message>
    <message>
        <source>Wrong numbers</source>
        <translation>Nombres faux</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Montre</translation>
    </message>
    <message>
        <source>For example: tab heads, row it</source>
        <translation>Par exemple&#xa0;: tab heads, row it</translation>
    </message>
    <message>
        <source>With the answer</source>
        <translation>Avec la réponse</translation>
    </message>
    <message>
        <source>What the answer changes</source>
        <translation>Ce que change la réponse</translation>
    </message>
    <message>
        <source>Hidden until the answer</source>
        <translation>Caché jusqu’à la réponse</translation>
    </message>
    <message>
        <source>Fills the picture</source>
        <translation>Remplit l’image</translation>
    </message>
    <message>
        <source>Mark rows that have changed</source>
        <translation>Signaler les lignes modifiées</translation>
    </message>
    <message>
        <source>Hide the picture until the answer is shown</source>
        <translation>Cacher l’image jusqu’à la réponse</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>To try</source>
        <translation>À essayer</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Buts</translation>
    </message>
    <message>
        <source>Slide and film</source>
        <translation>Diapositive et film</translation>
    </message>
    <message>
        <source>A slide lies over the picture</source>
        <translation>Une diapositive couvre l’image</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>One line each</source>
        <translation>Une ligne chacune</translation>
    </message>
    <message>
        <source>A word and its replacement</source>
        <translation>Un mot et son remplaçant</translation>
    </message>
    <message>
        <source>For example: tired, wide</source>
        <translation>Par exemple&#xa0;: tired, wide</translation>
    </message>
    <message>
        <source>Parts that light up</source>
        <translation>Parties qui s’allument</translation>
    </message>
    <message>
        <source>One per line</source>
        <translation>Une par ligne</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barre</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Pour cent</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barres</translation>
    </message>
    <message>
        <source>Plays by itself</source>
        <translation>Se joue tout seul</translation>
    </message>
    <message>
        <source>From, to, seconds</source>
        <translation>De, à, secondes</translation>
    </message>
    <message>
        <source>For example: 1 5 2.5</source>
        <translation>Par exemple&#xa0;: 1 5 2,5</translation>
    </message>
    <message>
        <source>found {n} choices marked as right, expected one</source>
        <translation>{n} choix marqués comme justes, un attendu</translation>
    </message>
    <message>
        <source>found {n} numbers, expected two</source>
        <translation>{n} nombres trouvés, deux attendus</translation>
    </message>
    <message>
        <source>found {n} numbers, expected three</source>
        <translation>{n} nombres trouvés, trois attendus</translation>
    </message>
    <message>
        <source>Update from screen</source>
        <translation>Mettre à jour depuis l’écran</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>A question (optional)</source>
        <translation>Une question (facultatif)</translation>
    </message>
    <message>
        <source>Shown after the class has chosen</source>
        <translation>Affiché après le choix de la classe</translation>
    </message>
    <message>
        <source>Points at</source>
        <translation>Désigne</translation>
    </message>
    <message>
        <source>canvas, or the name of a control</source>
        <translation>canvas, ou le nom d’une commande</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>fold here; open after the last vote</source>
        <translation>plier ici&#xa0;; ouvrir après le dernier vote</translation>
    </message>
    <message>
        <source>Handout: {lesson}</source>
        <translation>Polycopié&#xa0;: {lesson}</translation>
    </message>
    <message>
        <source>Goal: {goal}</source>
        <translation>Objectif&#xa0;: {goal}</translation>
    </message>
    <message>
        <source>My predictions</source>
        <translation>Mes prédictions</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>À vous de calculer</translation>
    </message>
    <message>
        <source>Our experiment</source>
        <translation>Notre expérience</translation>
    </message>
    <message>
        <source>In one sentence</source>
        <translation>En une phrase</translation>
    </message>
    <message>
        <source>Take home</source>
        <translation>À emporter</translation>
    </message>
    <message>
        <source>Lesson {number} · {title}</source>
        <translation>Leçon {number} · {title}</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Pour l’enseignant</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>because</source>
        <translation>parce que</translation>
    </message>
    <message>
        <source>after the talk</source>
        <translation>après l’échange</translation>
    </message>
    <message>
        <source>my answer</source>
        <translation>ma réponse</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>c’était</translation>
    </message>
    <message>
        <source>Try from this step</source>
        <translation>Essayer dès cette étape</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Nouvelle leçon</translation>
    </message>
    <message>
        <source>Save lesson…</source>
        <translation>Enregistrer la leçon…</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>step {step} of {n}</source>
        <translation>étape {step} sur {n}</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>La fenêtre</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Tous les raccourcis</translation>
    </message>
    <message>
        <source>Everywhere: {menu}</source>
        <translation>Partout&#xa0;: {menu}</translation>
    </message>
    <message>
        <source>help/en</source>
        <translation>help/fr</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’il fait</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>Preset: {name}</source>
        <translation>Préréglage&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Ouvrir {name}</translation>
    </message>
    <message>
        <source>Open at startup</source>
        <translation>Ouvrir au démarrage</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Settings: {name}</source>
        <translation>Réglages&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>What can we see here?</source>
        <translation>Que voit-on ici&#xa0;?</translation>
    </message>
    <message>
        <source>Step {step} added to “{lesson}”.</source>
        <translation>Étape {step} ajoutée à «&#xa0;{lesson}&#xa0;».</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>Enregistrer la leçon</translation>
    </message>
    <message>
        <source>The lesson could not be saved.</source>
        <translation>La leçon n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>Lesson saved: {path}</source>
        <translation>Leçon enregistrée&#xa0;: {path}</translation>
    </message>
    <message>
        <source>{file} cannot be edited.</source>
        <translation>{file} ne peut être modifié.</translation>
    </message>
    <message>
        <source>The lesson could not be backed up: {why}</source>
        <translation>La leçon n’a pas pu être sauvegardée&#xa0;: {why}</translation>
    </message>
    <message>
        <source>A try</source>
        <translation>Un essai</translation>
    </message>
    <message>
        <source>attnviz closed before {work} was saved. Recover the version from {when}?</source>
        <translation>attnviz s’est fermé avant l’enregistrement de {work}. Récupérer la version {when}&#xa0;?</translation>
    </message>
    <message>
        <source>your work</source>
        <translation>votre travail</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>{time}</source>
        <translation>de {time}</translation>
    </message>
    <message>
        <source>{day} at {time}</source>
        <translation>du {day} à {time}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>d’hier à {time}</translation>
    </message>
    <message>
        <source>Nothing on this tab is animated.</source>
        <translation>Rien ne bouge dans cet onglet.</translation>
    </message>
    <message>
        <source>--film: found {wanted}, expected one of {known}</source>
        <translation>--film&#xa0;: trouvé {wanted}, attendu l’un de {known}</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Trouver</translation>
    </message>
    <message>
        <source>Open, save and all other menus</source>
        <translation>Ouvrir, enregistrer et tous les autres menus</translation>
    </message>
    <message>
        <source>Export what is on screen</source>
        <translation>Exporter ce qui est à l’écran</translation>
    </message>
    <message>
        <source>Projector theme</source>
        <translation>Thème projecteur</translation>
    </message>
    <message>
        <source>{key} shortcuts</source>
        <translation>{key} raccourcis</translation>
    </message>
    <message>
        <source>Leave the projector theme</source>
        <translation>Quitter le thème projecteur</translation>
    </message>
    <message>
        <source>{key} leave</source>
        <translation>{key} quitter</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Ce qu’il faut exporter</translation>
    </message>
    <message>
        <source>File type</source>
        <translation>Type de fichier</translation>
    </message>
    <message>
        <source>What is animated</source>
        <translation>Ce qui est animé</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Images par seconde</translation>
    </message>
    <message>
        <source>Frames per second of the animation</source>
        <translation>Images par seconde de l’animation</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Tableur</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>All that the tab shows, or one matrix alone</source>
        <translation>Tout ce que montre l’onglet, ou une seule matrice</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Montré</translation>
    </message>
    <message>
        <source>Lets a double click open the table in a spreadsheet</source>
        <translation>Un double-clic ouvre alors le tableau dans un tableur</translation>
    </message>
    <message>
        <source>What of the tab is drawn, with or without title and caption</source>
        <translation>Ce qui est dessiné de l’onglet, avec ou sans titre et légende</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Typeface and size of names and caption, in points</source>
        <translation>Police et taille des noms et de la légende, en points</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Width and height in pixels (1/96 inch)</source>
        <translation>Largeur et hauteur en pixels (1/96 pouce)</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>How many pixels the file has at that size</source>
        <translation>Combien de pixels a le fichier à cette taille</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Colours and text style of the picture</source>
        <translation>Couleurs et style de texte de l’image</translation>
    </message>
    <message>
        <source>What is behind the picture</source>
        <translation>Ce qui est derrière l’image</translation>
    </message>
    <message>
        <source>Selected head only</source>
        <translation>Seulement la tête sélectionnée</translation>
    </message>
    <message>
        <source>For a spreadsheet: byte order mark, decimal separator</source>
        <translation>Pour un tableur&#xa0;: marque d’ordre des octets (BOM), séparateur décimal</translation>
    </message>
    <message>
        <source>Unit of the resolution</source>
        <translation>Unité de la résolution</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>Figure only</source>
        <translation>Figure seule</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>All that is shown</source>
        <translation>Tout ce qui est montré</translation>
    </message>
    <message>
        <source>Match theme</source>
        <translation>Comme le thème</translation>
    </message>
    <message>
        <source> points</source>
        <translation> points</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>This picture</source>
        <translation>Cette image</translation>
    </message>
    <message>
        <source>All twelve steps</source>
        <translation>Les douze étapes</translation>
    </message>
    <message>
        <source>All steps of the lesson</source>
        <translation>Toutes les étapes de la leçon</translation>
    </message>
    <message>
        <source>Web page with the numbers</source>
        <translation>Page web avec les nombres</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Tous les nombres</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Worksheet with answer key</source>
        <translation>Exercice avec corrigé</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Image PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Dessin SVG</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Document PDF</translation>
    </message>
    <message>
        <source>GIF</source>
        <translation>GIF</translation>
    </message>
    <message>
        <source>APNG, all colours</source>
        <translation>APNG, toutes couleurs</translation>
    </message>
    <message>
        <source>WebP, all colours</source>
        <translation>WebP, toutes couleurs</translation>
    </message>
    <message>
        <source>MP4 video</source>
        <translation>Vidéo MP4</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>Page HTML</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tableau CSV</translation>
    </message>
    <message>
        <source>TSV table</source>
        <translation>Tableau TSV</translation>
    </message>
    <message>
        <source>NumPy archive</source>
        <translation>Archive NumPy</translation>
    </message>
    <message>
        <source>NumPy text</source>
        <translation>Texte NumPy</translation>
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
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projecteur</translation>
    </message>
    <message>
        <source>Same as on screen</source>
        <translation>Comme à l’écran</translation>
    </message>
    <message>
        <source>Panel colour</source>
        <translation>Couleur des panneaux</translation>
    </message>
    <message>
        <source>× scale</source>
        <translation>× échelle</translation>
    </message>
    <message>
        <source>pixels wide</source>
        <translation>pixels de large</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>ppp</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparent</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Startup and language</source>
        <translation>Démarrage et langue</translation>
    </message>
    <message>
        <source>In a matrix: {number}. Exact: {exact}. A share: {share}.</source>
        <translation>Dans une matrice&#xa0;: {number}. Exact&#xa0;: {exact}. Une part&#xa0;: {share}.</translation>
    </message>
    <message>
        <source>Light, dark or projector; otherwise the same as the system</source>
        <translation>Clair, sombre ou projecteur&#xa0;; sinon comme le système</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Size of all text and controls</source>
        <translation>Taille des textes et des commandes</translation>
    </message>
    <message>
        <source>Reduced: dots stand still and numbers change at once</source>
        <translation>Réduit&#xa0;: les points sont immobiles et les nombres changent d’un coup</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Réduit</translation>
    </message>
    <message>
        <source>Decimal separator</source>
        <translation>Séparateur décimal</translation>
    </message>
    <message>
        <source>On screen only. Files and copied numbers use a point; you can type either.</source>
        <translation>À l’écran seulement. Les fichiers et les nombres copiés ont le point&#xa0;; vous pouvez taper les deux</translation>
    </message>
    <message>
        <source>Point: 1.96</source>
        <translation>Point&#xa0;: 1.96</translation>
    </message>
    <message>
        <source>Match language</source>
        <translation>Comme la langue</translation>
    </message>
    <message>
        <source>Comma: 1,96</source>
        <translation>Virgule&#xa0;: 1,96</translation>
    </message>
    <message>
        <source>Decimals in matrices</source>
        <translation>Décimales des matrices</translation>
    </message>
    <message>
        <source>Narrow cells show fewer; the status line shows all of them</source>
        <translation>Les cellules étroites en montrent moins&#xa0;; la ligne d’état les montre toutes</translation>
    </message>
    <message>
        <source>Takes effect after a restart</source>
        <translation>Prend effet après un redémarrage</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Parts</translation>
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
        <translation>Combien de son attention un mot donne à un autre</translation>
    </message>
    <message>
        <source>Decimals: 0.96</source>
        <translation>Décimal&#xa0;: 0,96</translation>
    </message>
    <message>
        <source>Percentages: 96%</source>
        <translation>Pourcentages&#xa0;: 96&#x202f;%</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>W_O: no head {head}; there are {n}</source>
        <translation>W_O&#xa0;: pas de tête {head}&#xa0;; il y en a {n}</translation>
    </message>
    <message>
        <source>The W_O this document started with has a different shape.</source>
        <translation>Le W_O de départ de ce document a une autre forme.</translation>
    </message>
    <message>
        <source>Designed</source>
        <translation>Conçu</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identité</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>Mélangé</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>pattern removed from the sentence</source>
        <translation>motif enlevé de la phrase</translation>
    </message>
    <message>
        <source>Single-letter and digit shortcuts</source>
        <translation>Raccourcis à une lettre ou un chiffre</translation>
    </message>
    <message>
        <source>Off: only shortcuts with Ctrl or Alt, function keys and arrow keys work</source>
        <translation>Désactivé&#xa0;: seuls agissent les raccourcis avec Ctrl ou Alt, les touches de fonction et les flèches</translation>
    </message>
    <message>
        <source>Find a command or shortcut</source>
        <translation>Trouver une commande ou un raccourci</translation>
    </message>
    <message>
        <source>Show only commands that match</source>
        <translation>Ne montrer que les commandes correspondantes</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nouveau raccourci</translation>
    </message>
    <message>
        <source>Press the new shortcut here</source>
        <translation>Tapez ici le nouveau raccourci</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Attribuer</translation>
    </message>
    <message>
        <source>Assign this shortcut to the command</source>
        <translation>Attribuer ce raccourci à la commande</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Leave the command without a shortcut</source>
        <translation>Laisser la commande sans raccourci</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Restore the default shortcuts of the command</source>
        <translation>Rendre à la commande ses raccourcis par défaut</translation>
    </message>
    <message>
        <source>{key} is used by {names}. “Assign” takes it over.</source>
        <translation>{key} sert à {names}. «&#xa0;Attribuer&#xa0;» le reprend.</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>intégrés</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Ouvrir un modèle</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>Folders that are searched</source>
        <translation>Dossiers examinés</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Filtrer par nom</translation>
    </message>
    <message>
        <source>layers × heads</source>
        <translation>couches × têtes</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>Models on this computer</source>
        <translation>Modèles sur cet ordinateur</translation>
    </message>
    <message>
        <source>Found on this computer. Nothing is downloaded, and nothing you type leaves it.</source>
        <translation>Trouvés sur cet ordinateur. Rien n’est téléchargé, et rien de ce que vous saisissez ne le quitte.</translation>
    </message>
    <message>
        <source>No language model was found in the folders of other programs.</source>
        <translation>Aucun modèle de langage n’a été trouvé dans les dossiers d’autres programmes.</translation>
    </message>
    <message>
        <source>row {n} of {count}</source>
        <translation>ligne {n} sur {count}</translation>
    </message>
    <message>
        <source>{n} layer</source>
        <translation>{n} couche</translation>
    </message>
    <message>
        <source>{n} found</source>
        <translation>trouvés&#xa0;: {n}</translation>
    </message>
    <message>
        <source>no such folder</source>
        <translation>ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>Free memory</source>
        <translation>Mémoire libre</translation>
    </message>
    <message>
        <source>Needs about {size} while it runs; {free} are free.</source>
        <translation>Demande environ {size} pendant l’exécution&#xa0;; {free} sont libres.</translation>
    </message>
    <message>
        <source>{n} left out: {reason}</source>
        <translation>laissés de côté&#xa0;: {n} ({reason})</translation>
    </message>
    <message>
        <source>Layers × heads</source>
        <translation>Couches × têtes</translation>
    </message>
    <message>
        <source>Width, head size</source>
        <translation>Largeur, taille de tête</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>Longest text</source>
        <translation>Texte le plus long</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>Memory while it runs</source>
        <translation>Mémoire pendant le calcul</translation>
    </message>
    <message>
        <source>about {size}</source>
        <translation>environ {size}</translation>
    </message>
    <message>
        <source>All possible numbers of KV heads</source>
        <translation>Tous les nombres possibles de têtes KV</translation>
    </message>
    <message>
        <source>All possible numbers of KV heads, and why some do not fit</source>
        <translation>Tous les nombres possibles de têtes KV, et pourquoi certains ne conviennent pas</translation>
    </message>
    <message>
        <source>This layer</source>
        <translation>Cette couche</translation>
    </message>
    <message>
        <source>Multi-head attention: every head has its own keys and values</source>
        <translation>Attention multi-têtes&#xa0;: chaque tête a ses propres clés et valeurs</translation>
    </message>
    <message>
        <source>Multi-query attention: all heads share one set of keys and values</source>
        <translation>Attention multi-requêtes&#xa0;: toutes les têtes partagent un jeu de clés et valeurs</translation>
    </message>
    <message>
        <source>Grouped-query attention: {each} heads share keys and values</source>
        <translation>Attention à requêtes groupées&#xa0;: {each} têtes partagent clés et valeurs</translation>
    </message>
    <message>
        <source>This document has no W_O to copy.</source>
        <translation>Ce document n’a pas de W_O à copier.</translation>
    </message>
    <message>
        <source>A of {head} as {kind}</source>
        <translation>A de {head} en {kind}</translation>
    </message>
    <message>
        <source>concat</source>
        <translation>concat</translation>
    </message>
    <message>
        <source>Select the row above</source>
        <translation>Sélectionner la ligne au-dessus</translation>
    </message>
    <message>
        <source>Select the row below</source>
        <translation>Sélectionner la ligne au-dessous</translation>
    </message>
    <message>
        <source>Select the first row</source>
        <translation>Sélectionner la première ligne</translation>
    </message>
    <message>
        <source>Select the last row</source>
        <translation>Sélectionner la dernière ligne</translation>
    </message>
    <message>
        <source>Select the column to the left</source>
        <translation>Sélectionner la colonne à gauche</translation>
    </message>
    <message>
        <source>Select the column to the right</source>
        <translation>Sélectionner la colonne à droite</translation>
    </message>
    <message>
        <source>Show {head} alone or all heads</source>
        <translation>Montrer {head} seule ou toutes les têtes</translation>
    </message>
    <message>
        <source>Mute or unmute {head}</source>
        <translation>Rendre {head} muette ou non</translation>
    </message>
    <message>
        <source>all heads are already visible</source>
        <translation>toutes les têtes sont déjà visibles</translation>
    </message>
    <message>
        <source>Scroll to lower heads</source>
        <translation>Défiler vers les têtes du bas</translation>
    </message>
    <message>
        <source>Scroll to upper heads</source>
        <translation>Défiler vers les têtes du haut</translation>
    </message>
    <message>
        <source>Show the selected head as a table</source>
        <translation>Montrer la tête sélectionnée en tableau</translation>
    </message>
    <message>
        <source>Hold the selected number as it is</source>
        <translation>Fixer le nombre sélectionné tel quel</translation>
    </message>
    <message>
        <source>Distribute the rest of the row</source>
        <translation>Répartir le reste de la ligne</translation>
    </message>
    <message>
        <source>Cycle through MHA, GQA, MQA</source>
        <translation>Alterner MHA, GQA, MQA</translation>
    </message>
    <message>
        <source>this sentence has no counterpart with a different last word</source>
        <translation>cette phrase n’a pas de variante avec un autre dernier mot</translation>
    </message>
    <message>
        <source>these words have no character sheet</source>
        <translation>ces mots n’ont pas de fiche</translation>
    </message>
    <message>
        <source>W_O: zero the rows of the selected head</source>
        <translation>W_O&#xa0;: lignes de la tête sélectionnée à 0</translation>
    </message>
    <message>
        <source>Forward pass, stage by stage</source>
        <translation>Passe avant, étape par étape</translation>
    </message>
    <message>
        <source>the numbers are already the original ones</source>
        <translation>les nombres sont déjà ceux du début</translation>
    </message>
    <message>
        <source>Cycle through this layer, all heads, next token</source>
        <translation>Passer de cette couche à toutes les têtes, puis au token suivant</translation>
    </message>
    <message>
        <source>Previous head by score</source>
        <translation>Tête précédente selon le score</translation>
    </message>
    <message>
        <source>Switch each head off in turn (next token)</source>
        <translation>Désactiver chaque tête tour à tour (token suivant)</translation>
    </message>
    <message>
        <source>Larger thumbnails of heads  (+)</source>
        <translation>Vignettes des têtes plus grandes  (+)</translation>
    </message>
    <message>
        <source>Smaller thumbnails of heads  (−)</source>
        <translation>Vignettes des têtes plus petites  (−)</translation>
    </message>
    <message>
        <source>Thumbnails of all heads  (0)</source>
        <translation>Vignettes de toutes les têtes  (0)</translation>
    </message>
    <message>
        <source>Induction of all heads on random repeats</source>
        <translation>Induction de toutes les têtes sur des répétitions aléatoires</translation>
    </message>
    <message>
        <source>Draw a template of a pattern</source>
        <translation>Dessiner un gabarit d’un motif</translation>
    </message>
    <message>
        <source>Remove the template</source>
        <translation>Supprimer le gabarit</translation>
    </message>
    <message>
        <source>the heads are not sorted by a template</source>
        <translation>les têtes ne sont pas triées par un gabarit</translation>
    </message>
    <message>
        <source>Copy the next tokens before and after as CSV</source>
        <translation>Copier les tokens suivants avant et après en CSV</translation>
    </message>
    <message>
        <source>Copy the changes as a Python script</source>
        <translation>Copier les modifications en script Python</translation>
    </message>
    <message>
        <source>The next token needs a model.</source>
        <translation>Le token suivant demande un modèle.</translation>
    </message>
    <message>
        <source>next tokens before and after</source>
        <translation>tokens suivants avant et après</translation>
    </message>
    <message>
        <source>Nothing is changed inside the model.</source>
        <translation>Rien n’est modifié dans le modèle.</translation>
    </message>
    <message>
        <source>changes as a Python script</source>
        <translation>modifications en script Python</translation>
    </message>
    <message>
        <source>the text is short</source>
        <translation>le texte est court</translation>
    </message>
    <message>
        <source>the whole pattern is not in the canvas</source>
        <translation>le motif entier n’est pas affiché</translation>
    </message>
    <message>
        <source>The whole pattern of the selected head</source>
        <translation>Le motif entier de la tête sélectionnée</translation>
    </message>
    <message>
        <source>Zoom to the selected row</source>
        <translation>Agrandir la ligne sélectionnée</translation>
    </message>
    <message>
        <source>Logarithmic colours</source>
        <translation>Couleurs logarithmiques</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>la sélection</translation>
    </message>
    <message>
        <source>the selected row</source>
        <translation>la ligne sélectionnée</translation>
    </message>
    <message>
        <source>Copy the row of every head, or the selection</source>
        <translation>Copier la ligne de chaque tête, ou la sélection</translation>
    </message>
    <message>
        <source>update</source>
        <translation>mise à jour</translation>
    </message>
    <message>
        <source>{what} as {kind}</source>
        <translation>{what} en {kind}</translation>
    </message>
    <message>
        <source>Llama 2 7B has 32 KV heads; Mistral 7B, about the same size, has 8.</source>
        <translation>Llama 2 7B a 32 têtes KV&#xa0;; Mistral 7B, à peu près de même taille, en a 8.</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>couches</translation>
    </message>
    <message>
        <source>How many layers the model has</source>
        <translation>Combien de couches a le modèle</translation>
    </message>
    <message>
        <source>How many heads a layer has, each with its own queries</source>
        <translation>Combien de têtes a une couche, chacune avec ses requêtes</translation>
    </message>
    <message>
        <source>head size</source>
        <translation>taille de tête</translation>
    </message>
    <message>
        <source>How many numbers a head uses for each token</source>
        <translation>Combien de nombres a une tête par token</translation>
    </message>
    <message>
        <source>How many key/value heads each token stores; must divide the number of heads</source>
        <translation>Combien de têtes clé/valeur sont stockées par token&#xa0;; doit diviser le nombre de têtes</translation>
    </message>
    <message>
        <source>Length of the text in tokens</source>
        <translation>Longueur du texte en tokens</translation>
    </message>
    <message>
        <source>Bytes per number: 2 for 16-bit numbers</source>
        <translation>Octets par nombre&#xa0;: 2 pour des nombres de 16 bits</translation>
    </message>
    <message>
        <source>{heads} heads cannot be shared evenly among {n} KV heads; these numbers work: {fits}</source>
        <translation>{heads} têtes ne se répartissent pas également sur {n} têtes KV&#xa0;; ces nombres conviennent&#xa0;: {fits}</translation>
    </message>
    <message>
        <source>heads × head size</source>
        <translation>têtes × taille de tête</translation>
    </message>
    <message>
        <source>{count} per layer</source>
        <translation>{count}/couche</translation>
    </message>
    <message>
        <source>KV per token and layer</source>
        <translation>KV par token et couche</translation>
    </message>
    <message>
        <source>KV per token ({sharing})</source>
        <translation>KV par token ({sharing})</translation>
    </message>
    <message>
        <source>KV at {n} tokens</source>
        <translation>KV à {n} tokens</translation>
    </message>
    <message>
        <source>KV cache at {n}, by KV heads</source>
        <translation>Cache KV à {n}, selon les têtes KV</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>têtes</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>têtes KV</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>{name}: found {found}, expected 1 to {most}</source>
        <translation>{name}&#xa0;: trouvé {found}, attendu 1 à {most}</translation>
    </message>
    <message>
        <source>{n} KV heads</source>
        <translation>{n} têtes KV</translation>
    </message>
    <message>
        <source>in all layers</source>
        <translation>dans toutes les couches</translation>
    </message>
    <message>
        <source>no answer is hidden</source>
        <translation>aucune réponse n’est cachée</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>Copied: {what}</source>
        <translation>Copié&#xa0;: {what}</translation>
    </message>
    <message>
        <source>all differences as CSV</source>
        <translation>toutes les différences en CSV</translation>
    </message>
    <message>
        <source>Save arrays</source>
        <translation>Enregistrer les tableaux</translation>
    </message>
    <message>
        <source>NumPy archives (*.npz)</source>
        <translation>Archives NumPy (*.npz)</translation>
    </message>
    <message>
        <source>Predict first: hide and vote</source>
        <translation>Prédire d’abord&#xa0;: cacher et voter</translation>
    </message>
    <message>
        <source>Remove a vote</source>
        <translation>Retirer un vote</translation>
    </message>
    <message>
        <source>KV {group} averaged</source>
        <translation>KV {group} en moyenne</translation>
    </message>
    <message>
        <source>Concat × W_O = update</source>
        <translation>Concat × W_O = mise à jour</translation>
    </message>
    <message>
        <source>Concat = update</source>
        <translation>Concat = mise à jour</translation>
    </message>
    <message>
        <source>{formula}   (row “{word}”)</source>
        <translation>{formula}   (ligne «&#xa0;{word}&#xa0;»)</translation>
    </message>
    <message>
        <source>Only weights were captured, no values, so there is nothing to add up.</source>
        <translation>Seuls des poids ont été enregistrés, aucune valeur&#xa0;: il n’y a rien à additionner.</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>muette</translation>
    </message>
    <message>
        <source>row “{word}”</source>
        <translation>ligne «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>sees nothing</source>
        <translation>ne voit rien</translation>
    </message>
    <message>
        <source>{concat} → update of “{word}”:</source>
        <translation>{concat} → mise à jour de «&#xa0;{word}&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>rows {rows}, column {column}</source>
        <translation>lignes {rows}, colonne {column}</translation>
    </message>
    <message>
        <source>row {row}, columns {columns}</source>
        <translation>ligne {row}, colonnes {columns}</translation>
    </message>
    <message>
        <source>all masked: nothing to add</source>
        <translation>tout est masqué&#xa0;: rien à additionner</translation>
    </message>
    <message>
        <source>sum {sum}, mean {mean}</source>
        <translation>somme {sum}, moyenne {mean}</translation>
    </message>
    <message>
        <source>{n} masked, not counted</source>
        <translation>masquées, non comptées&#xa0;: {n}</translation>
    </message>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} et {n} de plus</translation>
    </message>
    <message>
        <source>Row by row</source>
        <translation>Ligne par ligne</translation>
    </message>
    <message>
        <source>Head by head</source>
        <translation>Tête par tête</translation>
    </message>
    <message>
        <source>Stages of the forward pass</source>
        <translation>Étapes de la passe avant</translation>
    </message>
    <message>
        <source>does not divide {n} heads</source>
        <translation>ne divise pas {n} têtes</translation>
    </message>
    <message>
        <source>Llama 2 7B sizes</source>
        <translation>Tailles de Llama 2 7B</translation>
    </message>
    <message>
        <source>Change the sizes</source>
        <translation>Changer les tailles</translation>
    </message>
    <message>
        <source>Forward pass</source>
        <translation>Passe avant</translation>
    </message>
    <message>
        <source>Sizes of {name}</source>
        <translation>Tailles de {name}</translation>
    </message>
    <message>
        <source>Q = X W_Q;  K, V: {n} head</source>
        <translation>Q = X W_Q&#xa0;;  K, V&#xa0;: {n} tête</translation>
    </message>
    <message>
        <source>Q = X W_Q;  K, V: {n} heads</source>
        <translation>Q = X W_Q&#xa0;;  K, V&#xa0;: {n} têtes</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>X: one row per token</source>
        <translation>X&#xa0;: une ligne par token</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projeter</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Mask, softmax</source>
        <translation>Masque, softmax</translation>
    </message>
    <message>
        <source>A: each row adds up to 100%</source>
        <translation>A&#xa0;: chaque ligne totalise 100&#x202f;%</translation>
    </message>
    <message>
        <source>A V, heads concatenated</source>
        <translation>A V, têtes concaténées</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>Combiner</translation>
    </message>
    <message>
        <source>the update of each token</source>
        <translation>la mise à jour de chaque token</translation>
    </message>
    <message>
        <source>Many heads, {n} patterns</source>
        <translation>Têtes multiples, {n} motifs</translation>
    </message>
    <message>
        <source>Many heads, {n} pattern</source>
        <translation>Têtes multiples, {n} motif</translation>
    </message>
    <message>
        <source>All six scores are equal, so each key gets {share}.</source>
        <translation>Les six scores sont égaux, donc chaque clé reçoit {share}.</translation>
    </message>
    <message>
        <source>{first}: the scores are close and every key counts.</source>
        <translation>{first}&#xa0;: les scores sont proches et chaque clé compte.</translation>
    </message>
    <message>
        <source>Your typed scores span {range}</source>
        <translation>Vos scores saisis s’étendent sur {range}</translation>
    </message>
    <message>
        <source>{draw} at d_k = {d_k}: the raw scores span {range}</source>
        <translation>{draw} à d_k = {d_k}&#xa0;: les scores bruts s’étendent sur {range}</translation>
    </message>
    <message>
        <source>At d_k = {d_k} the raw scores span {range}</source>
        <translation>À d_k = {d_k}, les scores bruts s’étendent sur {range}</translation>
    </message>
    <message>
        <source>The chapter’s draw</source>
        <translation>Le tirage du chapitre</translation>
    </message>
    <message>
        <source>table of both charts</source>
        <translation>tableau des deux graphiques</translation>
    </message>
    <message>
        <source>weight of key {number}</source>
        <translation>poids de la clé {number}</translation>
    </message>
    <message>
        <source>scores as {kind}</source>
        <translation>scores en {kind}</translation>
    </message>
    <message>
        <source>weights as {kind}</source>
        <translation>poids en {kind}</translation>
    </message>
    <message>
        <source>weights after dividing as {kind}</source>
        <translation>poids après division en {kind}</translation>
    </message>
    <message>
        <source>Vector size</source>
        <translation>Taille des vecteurs</translation>
    </message>
    <message>
        <source>Draw and scores</source>
        <translation>Tirage et scores</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>the scores are typed, not drawn</source>
        <translation>les scores sont saisis, pas tirés</translation>
    </message>
    <message>
        <source>Draw normally distributed numbers</source>
        <translation>Tirer des nombres de loi normale</translation>
    </message>
    <message>
        <source>Draw ±1 coin flips</source>
        <translation>Tirer à pile ou face (±1)</translation>
    </message>
    <message>
        <source>Next power of two</source>
        <translation>Puissance de deux suivante</translation>
    </message>
    <message>
        <source>Type d_k</source>
        <translation>Saisir d_k</translation>
    </message>
    <message>
        <source>New draw</source>
        <translation>Nouveau tirage</translation>
    </message>
    <message>
        <source>Chapter’s draw</source>
        <translation>Tirage du chapitre</translation>
    </message>
    <message>
        <source>Key below</source>
        <translation>Clé au-dessous</translation>
    </message>
    <message>
        <source>Key above</source>
        <translation>Clé au-dessus</translation>
    </message>
    <message>
        <source>Follow this key</source>
        <translation>Suivre cette clé</translation>
    </message>
    <message>
        <source>no key is selected</source>
        <translation>aucune clé n’est sélectionnée</translation>
    </message>
    <message>
        <source>Type the score of a key</source>
        <translation>Saisir le score d’une clé</translation>
    </message>
    <message>
        <source>Paste six scores</source>
        <translation>Coller six scores</translation>
    </message>
    <message>
        <source>the scores come from a draw</source>
        <translation>les scores viennent d’un tirage</translation>
    </message>
    <message>
        <source>Random vectors, or the row</source>
        <translation>Vecteurs aléatoires, ou la ligne</translation>
    </message>
    <message>
        <source>Warmer</source>
        <translation>Plus chaud</translation>
    </message>
    <message>
        <source>Colder</source>
        <translation>Plus froid</translation>
    </message>
    <message>
        <source>Row of the next token</source>
        <translation>Ligne du token suivant</translation>
    </message>
    <message>
        <source>Divide by {divisor}</source>
        <translation>Diviser par {divisor}</translation>
    </message>
    <message>
        <source>Row of a head</source>
        <translation>Ligne d’une tête</translation>
    </message>
    <message>
        <source>Previous power of two</source>
        <translation>Puissance de deux précédente</translation>
    </message>
    <message>
        <source>Forward two powers of two</source>
        <translation>Deux puissances de deux en avant</translation>
    </message>
    <message>
        <source>Back two powers of two</source>
        <translation>Deux puissances de deux en arrière</translation>
    </message>
    <message>
        <source>Start or pause the sweep of d_k from 1 to 1024</source>
        <translation>Lancer ou arrêter le balayage de d_k de 1 à 1024</translation>
    </message>
    <message>
        <source>Type a draw number</source>
        <translation>Saisir le numéro d’un tirage</translation>
    </message>
    <message>
        <source>Return from typed scores to the draw</source>
        <translation>Revenir des scores saisis au tirage</translation>
    </message>
    <message>
        <source>What would change this share?</source>
        <translation>Qu’est-ce qui changerait cette part&#xa0;?</translation>
    </message>
    <message>
        <source>the row has over 1,024 scores</source>
        <translation>la ligne a plus de 1&#x202f;024 scores</translation>
    </message>
    <message>
        <source>Curve: {quantity}</source>
        <translation>Courbe&#xa0;: {quantity}</translation>
    </message>
    <message>
        <source>Switch between ruler and walk</source>
        <translation>Basculer entre règle et marche</translation>
    </message>
    <message>
        <source>Next divisor: 1, √d or d</source>
        <translation>Diviseur suivant&#xa0;: 1, √d ou d</translation>
    </message>
    <message>
        <source>table of vector sizes as CSV</source>
        <translation>tableau des tailles de vecteur en CSV</translation>
    </message>
    <message>
        <source>Copy this key’s weight, or the table</source>
        <translation>Copier le poids de cette clé, ou le tableau</translation>
    </message>
    <message>
        <source>Copy table of vector sizes as CSV</source>
        <translation>Copier le tableau des tailles de vecteur en CSV</translation>
    </message>
    <message>
        <source>the softmax is shown whole, with every token of the row</source>
        <translation>la softmax est montrée en entier, avec chaque token de la ligne</translation>
    </message>
    <message>
        <source>Use this temperature in the model</source>
        <translation>Utiliser cette température dans le modèle</translation>
    </message>
    <message>
        <source>the model divides as the right-hand chart does</source>
        <translation>le modèle divise comme le graphique de droite</translation>
    </message>
    <message>
        <source>Row of the previous token</source>
        <translation>Ligne du token précédent</translation>
    </message>
    <message>
        <source>Copy scores as {kind}</source>
        <translation>Copier les scores en {kind}</translation>
    </message>
    <message>
        <source>Copy weights as {kind}</source>
        <translation>Copier les poids en {kind}</translation>
    </message>
    <message>
        <source>Copy weights after dividing as {kind}</source>
        <translation>Copier les poids après division en {kind}</translation>
    </message>
    <message>
        <source>Vector size d_k</source>
        <translation>Taille d_k</translation>
    </message>
    <message>
        <source>the chapter’s</source>
        <translation>du chapitre</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Balayer</translation>
    </message>
    <message>
        <source>Draw:</source>
        <translation>Tirage&#xa0;:</translation>
    </message>
    <message>
        <source>Number of the draw</source>
        <translation>Numéro du tirage</translation>
    </message>
    <message>
        <source>typed scores</source>
        <translation>scores saisis</translation>
    </message>
    <message>
        <source>Back to the draw</source>
        <translation>Retour au tirage</translation>
    </message>
    <message>
        <source>Random vectors</source>
        <translation>Vecteurs aléatoires</translation>
    </message>
    <message>
        <source>Use in the model</source>
        <translation>Utiliser dans le modèle</translation>
    </message>
    <message>
        <source>Numbers per vector: any whole number from 1 to 1,024</source>
        <translation>Nombres par vecteur&#xa0;: tout entier de 1 à 1024</translation>
    </message>
    <message>
        <source>The same number always draws the same vectors; type any whole number</source>
        <translation>Le même numéro tire toujours les mêmes vecteurs&#xa0;; tapez un entier quelconque</translation>
    </message>
    <message>
        <source>Back to the draw of the chapter’s figure</source>
        <translation>Revenir au tirage de la figure du chapitre</translation>
    </message>
    <message>
        <source>Draw new vectors</source>
        <translation>Tirer de nouveaux vecteurs</translation>
    </message>
    <message>
        <source>Sweep d_k from 1 to 1,024, or pause</source>
        <translation>Balayer d_k de 1 à 1024, ou arrêter</translation>
    </message>
    <message>
        <source>Replace the typed scores with the draw</source>
        <translation>Remplacer les scores saisis par le tirage</translation>
    </message>
    <message>
        <source>Let all heads of this layer divide their scores as the right-hand chart does, and the rest of the model run on from there</source>
        <translation>Toutes les têtes de cette couche divisent leurs scores comme le graphique de droite, et le reste du modèle poursuit à partir de là</translation>
    </message>
    <message>
        <source>How the scores build up, term by term</source>
        <translation>Comment les scores se construisent, terme à terme</translation>
    </message>
    <message>
        <source>Row “{word}” of tab 2</source>
        <translation>Ligne «&#xa0;{word}&#xa0;» de l’onglet 2</translation>
    </message>
    <message>
        <source>Show six random vectors in place of the row of this head, or the row again</source>
        <translation>Montrer six vecteurs aléatoires à la place de la ligne de cette tête, ou de nouveau la ligne</translation>
    </message>
    <message>
        <source>Clipboard: found {n} numbers, expected {expected} scores.</source>
        <translation>Presse-papiers&#xa0;: {n} nombres trouvés, {expected} scores attendus.</translation>
    </message>
    <message>
        <source>chapter’s draw</source>
        <translation>tirage du chapitre</translation>
    </message>
    <message>
        <source>the row</source>
        <translation>la ligne</translation>
    </message>
    <message>
        <source>another row of tab 2</source>
        <translation>autre ligne de l’onglet 2</translation>
    </message>
    <message>
        <source>draw {number}</source>
        <translation>tirage {number}</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>plus grand poids</translation>
    </message>
    <message>
        <source>On this text, head {head} has the highest score for the token before: on average {share} of a row’s attention goes there.</source>
        <translation>Dans ce texte, la tête {head} a le score le plus élevé pour le token précédent&#xa0;: en moyenne {share} de l’attention d’une ligne y va.</translation>
    </message>
    <message>
        <source>On this text, head {head} looks at the asking token itself most: on average {share} of a row’s attention stays there.</source>
        <translation>Dans ce texte, la tête {head} regarde le plus le token qui demande&#xa0;: en moyenne {share} de l’attention d’une ligne y reste.</translation>
    </message>
    <message>
        <source>On this text, head {head} has the highest duplicate score: on average {share} of a repeated token’s attention goes to its last copy.</source>
        <translation>Dans ce texte, la tête {head} a le score de doublon le plus élevé&#xa0;: en moyenne {share} de l’attention d’un token répété va à sa dernière copie.</translation>
    </message>
    <message>
        <source>On this text, head {head} has the highest induction score: on average {share} of a repeated token’s attention goes to what followed it last time.</source>
        <translation>Dans ce texte, la tête {head} a le score d’induction le plus élevé&#xa0;: en moyenne {share} de l’attention d’un token répété va à ce qui l’a suivi la dernière fois.</translation>
    </message>
    <message>
        <source>On this text, head {head} stays nearest: on average {share} of a row’s attention goes to the last 4 tokens.</source>
        <translation>Dans ce texte, la tête {head} reste la plus proche&#xa0;: en moyenne {share} de l’attention d’une ligne va aux 4 derniers tokens.</translation>
    </message>
    <message>
        <source>window: mean weight on the last 4 tokens, {n} rows</source>
        <translation>fenêtre&#xa0;: poids moyen sur les 4 derniers tokens, {n} lignes</translation>
    </message>
    <message>
        <source>entropy: mean entropy of a row in bits, {n} rows</source>
        <translation>entropie&#xa0;: entropie moyenne d’une ligne en bits, {n} lignes</translation>
    </message>
    <message>
        <source>previous: mean weight on the token before, {n} positions</source>
        <translation>précédent&#xa0;: poids moyen sur le token précédent, {n} positions</translation>
    </message>
    <message>
        <source>first: mean weight on the first token, {n} positions</source>
        <translation>premier&#xa0;: poids moyen sur le premier token, {n} positions</translation>
    </message>
    <message>
        <source>self: mean weight on the asking token, {n} positions</source>
        <translation>soi&#xa0;: poids moyen sur le token qui demande, {n} positions</translation>
    </message>
    <message>
        <source>duplicate: mean weight from a repeated token to its last copy, {n} positions</source>
        <translation>doublon&#xa0;: poids moyen d’un token répété vers sa dernière copie, {n} positions</translation>
    </message>
    <message>
        <source>induction: mean weight from a repeated token to the token after its last copy, {n} positions</source>
        <translation>induction&#xa0;: poids moyen d’un token répété vers le token qui suit sa dernière copie, {n} positions</translation>
    </message>
    <message>
        <source>effective tokens: 2 to the mean entropy of a row, {n} rows</source>
        <translation>tokens effectifs&#xa0;: 2 puissance l’entropie moyenne d’une ligne, {n} lignes</translation>
    </message>
    <message>
        <source>value-weighted: mean of Σ A · |v W_O| over {n} rows</source>
        <translation>pondéré par les valeurs&#xa0;: moyenne de Σ A · |v W_O| sur {n} lignes</translation>
    </message>
    <message>
        <source>direct effect on “{token}” against “{other}”, in logits</source>
        <translation>effet direct sur «&#xa0;{token}&#xa0;» face à «&#xa0;{other}&#xa0;», en logits</translation>
    </message>
    <message>
        <source>8 to 12 letters, then the same again.</source>
        <translation>8 à 12 lettres, puis les mêmes encore.</translation>
    </message>
    <message>
        <source>8 letters, a bar, then the same letters in order.</source>
        <translation>8 lettres, une barre, puis les mêmes dans l’ordre.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Vite</translation>
    </message>
    <message>
        <source>3 steps per second</source>
        <translation>3 étapes par seconde</translation>
    </message>
    <message>
        <source>15 steps per second: 300 steps in 20 seconds</source>
        <translation>15 étapes par seconde&#xa0;: 300 étapes en 20 secondes</translation>
    </message>
    <message>
        <source>60 steps per second</source>
        <translation>60 étapes par seconde</translation>
    </message>
    <message>
        <source>Random letters; which letter came before?</source>
        <translation>Lettres au hasard&#xa0;; laquelle précède&#xa0;?</translation>
    </message>
    <message>
        <source>Two kinds, up to 4 deep; which kind closes?</source>
        <translation>Deux sortes, jusqu’à 4 niveaux&#xa0;; laquelle ferme&#xa0;?</translation>
    </message>
    <message>
        <source>Each text gives {n} new pairs and asks for each twice. Guessing among them is right {share} of the time.</source>
        <translation>Chaque texte donne {n} paires, réassociées, et demande chacune deux fois. Deviner parmi elles est juste à {share}.</translation>
    </message>
    <message>
        <source>As fast as this computer can</source>
        <translation>Aussi vite que cet ordinateur le peut</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>précédent</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copie</translation>
    </message>
    <message>
        <source>Learning, step {step}: patterns of {heads}, and curves</source>
        <translation>Apprentissage, étape {step}&#xa0;: motifs de {heads} et courbes</translation>
    </message>
    <message>
        <source>Step {step} is as saved; other steps are recomputed on this computer and may differ slightly.</source>
        <translation>L’étape {step} est telle qu’enregistrée&#xa0;; les autres sont recalculées ici et peuvent différer un peu.</translation>
    </message>
    <message>
        <source>Nothing learned yet: {right} right; blind guessing gives {blind}.</source>
        <translation>Rien d’appris encore&#xa0;: {right} de bonnes réponses&#xa0;; deviner à l’aveugle donne {blind}.</translation>
    </message>
    <message>
        <source>Stopped at step {step}: loss {loss}, untrained it was {untrained}. The learning rate {rate} is too large.</source>
        <translation>Arrêté à l’étape {step}&#xa0;: perte {loss}, elle était {untrained} sans entraînement. Le taux {rate} est trop grand.</translation>
    </message>
    <message>
        <source>Accuracy: {before} → {after} in {n} steps.</source>
        <translation>Justesse&#xa0;: {before} → {after} en {n} étapes.</translation>
    </message>
    <message>
        <source>Step {step}: the loss falls fastest here. {gained}</source>
        <translation>Étape {step}&#xa0;: la perte tombe ici le plus vite. {gained}</translation>
    </message>
    <message>
        <source>Step {step}: {head} gives {share} of its attention to what followed the same letter before. {gained}</source>
        <translation>Étape {step}&#xa0;: {head} donne {share} de son attention à ce qui a suivi la même lettre. {gained}</translation>
    </message>
    <message>
        <source>Step {step}: {head} gives {share} of its attention to what followed the same word before. {gained}</source>
        <translation>Étape {step}&#xa0;: {head} donne {share} de son attention à ce qui a suivi le même mot. {gained}</translation>
    </message>
    <message>
        <source>Step {step}: {head} gives {share} of its attention to the letter just before. {gained}</source>
        <translation>Étape {step}&#xa0;: {head} donne {share} de son attention à la lettre juste avant. {gained}</translation>
    </message>
    <message>
        <source>{right} right.</source>
        <translation>{right} de bonnes réponses.</translation>
    </message>
    <message>
        <source>{head} looks one letter back ({share})</source>
        <translation>{head} regarde une lettre en arrière ({share})</translation>
    </message>
    <message>
        <source>{head} copies ({share})</source>
        <translation>{head} copie ({share})</translation>
    </message>
    <message>
        <source>One layer alone reached {right}.</source>
        <translation>Une seule couche a atteint {right}.</translation>
    </message>
    <message>
        <source>Step {step} of {last} is recomputed: {right} right.</source>
        <translation>L’étape {step} sur {last} est recalculée&#xa0;: {right} de bonnes réponses.</translation>
    </message>
    <message>
        <source>Step {step}: {right} right.</source>
        <translation>Étape {step}&#xa0;: {right} de bonnes réponses.</translation>
    </message>
    <message>
        <source>{first} {head}’s copy share is {share}.</source>
        <translation>{first} La part de copie de {head} est {share}.</translation>
    </message>
    <message>
        <source>{first} {head}’s share on the letter before is {share}.</source>
        <translation>{first} La part de {head} sur la lettre d’avant est {share}.</translation>
    </message>
    <message>
        <source>{first} No head’s copy share is over {share}.</source>
        <translation>{first} Aucune part de copie ne dépasse {share}.</translation>
    </message>
    <message>
        <source>{first} No head’s share on the letter before is over {share}.</source>
        <translation>{first} Aucune part sur la lettre d’avant ne dépasse {share}.</translation>
    </message>
    <message>
        <source>{names} is held at 0.</source>
        <translation>{names} est fixée à 0.</translation>
    </message>
    <message>
        <source>{names} are held at 0.</source>
        <translation>{names} sont fixées à 0.</translation>
    </message>
    <message>
        <source>accuracy {before} → {after}</source>
        <translation>justesse {before} → {after}</translation>
    </message>
    <message>
        <source>{head} is held at 0: {effect}.</source>
        <translation>{head} est fixée à 0&#xa0;: {effect}.</translation>
    </message>
    <message>
        <source>{head} is let go: {effect}.</source>
        <translation>{head} est libérée&#xa0;: {effect}.</translation>
    </message>
    <message>
        <source>{head}’s copy share {before} → {after}</source>
        <translation>part de copie de {head} {before} → {after}</translation>
    </message>
    <message>
        <source>loss {loss}</source>
        <translation>perte {loss}</translation>
    </message>
    <message>
        <source>measured on {n} held-out texts</source>
        <translation>mesuré sur {n} textes mis de côté</translation>
    </message>
    <message>
        <source>{head} {role} {share}</source>
        <translation>{head} {role} {share}</translation>
    </message>
    <message>
        <source>computing up to step {step}</source>
        <translation>calcule jusqu’à l’étape {step}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>suspendu</translation>
    </message>
    <message>
        <source>running at full pace</source>
        <translation>à pleine allure</translation>
    </message>
    <message>
        <source>running at pace {name}: {n} steps per second</source>
        <translation>à l’allure {name}&#xa0;: {n} étapes par seconde</translation>
    </message>
    <message>
        <source>{head}: {asker} ({row}) looks at {source} ({column}): {share}</source>
        <translation>{head}&#xa0;: {asker} ({row}) regarde {source} ({column})&#xa0;: {share}</translation>
    </message>
    <message>
        <source>“{token}” is not read: the task does not know it, or the text is too long</source>
        <translation>«&#xa0;{token}&#xa0;» n’est pas lu&#xa0;: la tâche ne le connaît pas, ou le texte est trop long</translation>
    </message>
    <message>
        <source>no guess</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>guess {token}; nobody could know</source>
        <translation>réponse {token}&#xa0;; personne ne peut savoir</translation>
    </message>
    <message>
        <source>guess {token}, right; probability of it {share}</source>
        <translation>réponse {token}, juste&#xa0;; sa probabilité {share}</translation>
    </message>
    <message>
        <source>guess {token}, wrong; probability of what is right {share}</source>
        <translation>réponse {token}, fausse&#xa0;; probabilité de la bonne {share}</translation>
    </message>
    <message>
        <source>step {step}, accuracy {right}</source>
        <translation>étape {step}, justesse {right}</translation>
    </message>
    <message>
        <source>{step}: over half</source>
        <translation>{step}&#xa0;: plus de la moitié</translation>
    </message>
    <message>
        <source>{step}: previous over half</source>
        <translation>{step}&#xa0;: avant, plus de la moitié</translation>
    </message>
    <message>
        <source>{step}: steepest</source>
        <translation>{step}&#xa0;: le plus raide</translation>
    </message>
    <message>
        <source>{step}: held</source>
        <translation>{step}&#xa0;: fixée</translation>
    </message>
    <message>
        <source>{step}: rate</source>
        <translation>{step}&#xa0;: taux</translation>
    </message>
    <message>
        <source>{n} parameters · {texts} texts per step</source>
        <translation>{n} paramètres · {texts} textes par étape</translation>
    </message>
    <message>
        <source>first</source>
        <translation>premier</translation>
    </message>
    <message>
        <source>self</source>
        <translation>soi-même</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>doublon</translation>
    </message>
    <message>
        <source>window</source>
        <translation>fenêtre</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>entropie</translation>
    </message>
    <message>
        <source>effective tokens</source>
        <translation>tokens effectifs</translation>
    </message>
    <message>
        <source>On this text, head {head} passes on the most: its weights times the lengths of what they move add up to {number} per row.</source>
        <translation>Dans ce texte, la tête {head} transmet le plus&#xa0;: ses poids fois les longueurs de ce qu’ils déplacent totalisent {number} par ligne.</translation>
    </message>
    <message>
        <source>value-weighted</source>
        <translation>pondéré par v</translation>
    </message>
    <message>
        <source>On random tokens written twice, head {head} has the highest induction score: on average {share} of a repeated token’s attention goes to what followed it last time.</source>
        <translation>Sur des tokens aléatoires écrits deux fois, la tête {head} a le plus haut score d’induction&#xa0;: en moyenne, {share} de l’attention d’un token répété va à ce qui l’a suivi la dernière fois.</translation>
    </message>
    <message>
        <source>On random tokens written twice, head {head} has the highest duplicate score: on average {share} of a repeated token’s attention goes to its last copy.</source>
        <translation>Sur des tokens aléatoires écrits deux fois, la tête {head} a le plus haut score de doublon&#xa0;: en moyenne {share} de l’attention d’un token répété va à sa dernière copie.</translation>
    </message>
    <message>
        <source>induction on random repeats: five texts of up to 50 tokens, written twice</source>
        <translation>induction sur des répétitions aléatoires&#xa0;: cinq textes d’au plus 50 tokens, écrits deux fois</translation>
    </message>
    <message>
        <source>duplicate on random repeats: five texts of up to 50 tokens, written twice</source>
        <translation>doublon sur des répétitions aléatoires&#xa0;: cinq textes de 50 tokens au plus, écrits deux fois</translation>
    </message>
    <message>
        <source>on random repeats</source>
        <translation>textes aléatoires</translation>
    </message>
    <message>
        <source>duplicate, random</source>
        <translation>doublon, aléatoire</translation>
    </message>
    <message>
        <source>direct effect</source>
        <translation>effet direct</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>motif</translation>
    </message>
    <message>
        <source>All heads, {n} patterns</source>
        <translation>Toutes les têtes, {n} motifs</translation>
    </message>
    <message>
        <source>All heads, {n} pattern</source>
        <translation>Toutes les têtes, {n} motif</translation>
    </message>
    <message>
        <source>One pattern of one text. Choose a score.</source>
        <translation>Un motif d’un texte. Choisissez un score.</translation>
    </message>
    <message>
        <source>{n} patterns of one text. Choose a score to find one.</source>
        <translation>{n} motifs d’un même texte. Choisissez un score pour en trouver un.</translation>
    </message>
    <message>
        <source>No token repeats in this text, so no head can have this score on it.</source>
        <translation>Aucun token ne se répète dans ce texte, donc aucune tête ne peut y avoir ce score.</translation>
    </message>
    <message>
        <source>On this text, head {head} gives the cells marked in “{name}” most: on average {share} of a row’s attention.</source>
        <translation>Dans ce texte, la tête {head} donne le plus aux cellules marquées dans «&#xa0;{name}&#xa0;»&#xa0;: en moyenne {share} de l’attention d’une ligne.</translation>
    </message>
    <message>
        <source>{n} of {count} heads gives more than half of its weight to the first token on this text.</source>
        <translation>{n} tête sur {count} donne plus de la moitié de son poids au premier token dans ce texte.</translation>
    </message>
    <message>
        <source>{n} of {count} heads give more than half of their weight to the first token on this text.</source>
        <translation>{n} têtes sur {count} donnent dans ce texte plus de la moitié de leur poids au premier token.</translation>
    </message>
    <message>
        <source>On this text, head {wide} spreads a row over about {many} tokens and head {narrow} over {few}.</source>
        <translation>Dans ce texte, la tête {wide} répartit une ligne sur environ {many} tokens et la tête {narrow} sur {few}.</translation>
    </message>
    <message>
        <source>“{name}” was drawn for a text of {n} tokens; this one has {other}.</source>
        <translation>«&#xa0;{name}&#xa0;» a été dessiné pour un texte de {n} tokens&#xa0;; celui-ci en a {other}.</translation>
    </message>
    <message>
        <source>No cell is marked in “{name}” yet: click or drag in the large pattern of the side panel.</source>
        <translation>Aucune cellule n’est encore marquée dans «&#xa0;{name}&#xa0;»&#xa0;: cliquer ou glisser dans le grand motif du panneau.</translation>
    </message>
    <message>
        <source>Head {head} pushes “{token}” up against “{other}” most, by {by}.</source>
        <translation>La tête {head} pousse le plus «&#xa0;{token}&#xa0;» face à «&#xa0;{other}&#xa0;», de {by}.</translation>
    </message>
    <message>
        <source>Heads together {heads}, MLPs {mlps}, embedding and biases {others}: in all {whole}.</source>
        <translation>Têtes ensemble {heads}, MLP {mlps}, plongement et biais {others}&#xa0;: en tout {whole}.</translation>
    </message>
    <message>
        <source>The parts miss the difference of the logits by {by}: please report this.</source>
        <translation>Les parties manquent la différence des logits de {by}&#xa0;: merci de le signaler.</translation>
    </message>
    <message>
        <source>First token hidden</source>
        <translation>Premier token masqué</translation>
    </message>
    <message>
        <source>The first token is hidden: in head {head} it has {share} of a row on average.</source>
        <translation>Le premier token est masqué&#xa0;: dans la tête {head} il a en moyenne {share} d’une ligne.</translation>
    </message>
    <message>
        <source>head {name}</source>
        <translation>tête {name}</translation>
    </message>
    <message>
        <source>{n} of {count} heads gives more than half to the first token</source>
        <translation>{n} tête sur {count} donne plus de la moitié au premier token</translation>
    </message>
    <message>
        <source>{n} of {count} heads give more than half to the first token</source>
        <translation>{n} têtes sur {count} donnent plus de la moitié au premier token</translation>
    </message>
    <message>
        <source>mean weight on the marked cells ({n}), rows with any: {rows}</source>
        <translation>poids moyen sur les cellules marquées ({n}), lignes qui en ont&#xa0;: {rows}</translation>
    </message>
    <message>
        <source>over {n} text</source>
        <translation>sur {n} texte</translation>
    </message>
    <message>
        <source>over {n} texts</source>
        <translation>sur {n} textes</translation>
    </message>
    <message>
        <source>{score} over {n} texts: {number} (mean ± standard deviation)</source>
        <translation>{score} sur {n} textes&#xa0;: {number} (moyenne ± écart type)</translation>
    </message>
    <message>
        <source>head {name}, first token {share}</source>
        <translation>tête {name}, premier token {share}</translation>
    </message>
    <message>
        <source>head {name}, {score} {value}, {rank} of {count}</source>
        <translation>tête {name}, {score} {value}, {rank} sur {count}</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>pente</translation>
    </message>
    <message>
        <source>range</source>
        <translation>étendue</translation>
    </message>
    <message>
        <source>no division</source>
        <translation>sans division</translation>
    </message>
    <message>
        <source>Only with ÷ √d do the bars look alike at every size.</source>
        <translation>Seules les barres avec ÷ √d se ressemblent à toute taille.</translation>
    </message>
    <message>
        <source>Typed scores, divided by d instead of √d: all six end up near {share}.</source>
        <translation>Scores saisis, divisés par d au lieu de √d&#xa0;: les six finissent vers {share}.</translation>
    </message>
    <message>
        <source>Dividing by d instead of √d flattens everything: all six end up near {share}.</source>
        <translation>Diviser par d au lieu de √d aplatit tout&#xa0;: les six finissent vers {share}.</translation>
    </message>
    <message>
        <source>One number per vector</source>
        <translation>Un nombre par vecteur</translation>
    </message>
    <message>
        <source>{draw}, one number per vector</source>
        <translation>{draw}, un nombre par vecteur</translation>
    </message>
    <message>
        <source>{first}: the scores span {range}, and {keys}.</source>
        <translation>{first}&#xa0;: les scores s’étendent sur {range}, {keys}.</translation>
    </message>
    <message>
        <source>{first}; {keys}.</source>
        <translation>{first}&#xa0;; {keys}.</translation>
    </message>
    <message>
        <source>{first}, so only one key counts.</source>
        <translation>{first}, donc une seule clé compte.</translation>
    </message>
    <message>
        <source>{first}, and {keys}.</source>
        <translation>{first}, et {keys}.</translation>
    </message>
    <message>
        <source>hardly more than one key counts</source>
        <translation>guère plus d’une clé compte</translation>
    </message>
    <message>
        <source>about {count} keys count</source>
        <translation>environ {count} clés comptent</translation>
    </message>
    <message>
        <source>Dividing by 1 changes nothing.</source>
        <translation>Diviser par 1 ne change rien.</translation>
    </message>
    <message>
        <source>Divided by {divisor}, only one does.</source>
        <translation>Divisé par {divisor}, une seule compte.</translation>
    </message>
    <message>
        <source>Divided by {divisor}, hardly more than one does.</source>
        <translation>Divisé par {divisor}, guère plus d’une compte.</translation>
    </message>
    <message>
        <source>Divided by {divisor}, about {count} do.</source>
        <translation>Divisé par {divisor}, environ {count} comptent.</translation>
    </message>
    <message>
        <source>key {number}</source>
        <translation>clé {number}</translation>
    </message>
    <message>
        <source>d_k {size}, {divisor}: {quantity} {mean} on average over 2,000 draws; 80% of them lie between {low} and {high}</source>
        <translation>d_k {size}, {divisor}&#xa0;: {quantity} {mean} en moyenne sur 2000 tirages&#xa0;; 80&#x202f;% d’entre eux entre {low} et {high}</translation>
    </message>
    <message>
        <source>Slope of the share of key {n} with respect to its own raw score: {left} on the left, {right} on the right. Training learns from slopes.</source>
        <translation>Pente de la part de la clé {n} par rapport à son propre score brut&#xa0;: {left} à gauche, {right} à droite. L’entraînement apprend des pentes.</translation>
    </message>
    <message>
        <source>Range {range}; envelope ±√m</source>
        <translation>Étendue {range}&#xa0;; enveloppe ±√m</translation>
    </message>
    <message>
        <source>Range {range}; band ±{usual}</source>
        <translation>Étendue {range}&#xa0;; bande ±{usual}</translation>
    </message>
    <message>
        <source>entropy {entropy} of {most} bits</source>
        <translation>entropie {entropy} sur {most} bits</translation>
    </message>
    <message>
        <source>{n} effective keys</source>
        <translation>{n} clés effectives</translation>
    </message>
    <message>
        <source>The scores build up term by term to a range of {range}; the envelope is ±√m</source>
        <translation>Les scores se construisent terme à terme jusqu’à une étendue de {range}&#xa0;; l’enveloppe est ±√m</translation>
    </message>
    <message>
        <source>The scores build up to a range of {range}; envelope ±√m</source>
        <translation>Scores jusqu’à l’étendue {range}&#xa0;; enveloppe ±√m</translation>
    </message>
    <message>
        <source>Six raw scores q·k span {range}; the band is ±√d = ±{usual}</source>
        <translation>Six scores bruts q·k s’étendent sur {range}&#xa0;; la bande est ±√d = ±{usual}</translation>
    </message>
    <message>
        <source>Six typed scores q·k span {range}; the band is ±√d = ±{usual}</source>
        <translation>Six scores saisis q·k s’étendent sur {range}&#xa0;; la bande est ±√d = ±{usual}</translation>
    </message>
    <message>
        <source>Scores span {range}; band ±√d = ±{usual}</source>
        <translation>Scores sur {range}&#xa0;; bande ±√d = ±{usual}</translation>
    </message>
    <message>
        <source>slope {slope}</source>
        <translation>pente {slope}</translation>
    </message>
    <message>
        <source>entropy of {most} bits</source>
        <translation>entropie sur {most} bits</translation>
    </message>
    <message>
        <source>Heads of this layer: spread of scores, effective keys</source>
        <translation>Têtes de cette couche&#xa0;: étalement des scores, clés effectives</translation>
    </message>
    <message>
        <source>effective keys</source>
        <translation>clés effectives</translation>
    </message>
    <message>
        <source>spread of raw scores</source>
        <translation>étalement des scores bruts</translation>
    </message>
    <message>
        <source>head {name}: spread {spread}, {n} effective keys</source>
        <translation>tête {name}&#xa0;: étalement {spread}, {n} clés effectives</translation>
    </message>
    <message>
        <source>runner-up p(1 − p)</source>
        <translation>deuxième p(1 − p)</translation>
    </message>
    <message>
        <source>rounds to 0 (float16)</source>
        <translation>arrondi à 0 (float16)</translation>
    </message>
    <message>
        <source>{n} of {most}</source>
        <translation>{n} sur {most}</translation>
    </message>
    <message>
        <source>The largest of the six weights.</source>
        <translation>Le plus grand des six poids.</translation>
    </message>
    <message>
        <source>How evenly the weights are spread: the sum of −p·log₂ p over all six.
0 bits if one key has everything, log₂ 6 if all have the same.</source>
        <translation>À quel point les poids sont répartis&#xa0;: la somme de −p·log₂ p sur les six.
0 bit si une clé a tout, log₂ 6 si toutes ont autant.</translation>
    </message>
    <message>
        <source>2 to the entropy: this many keys with equal weights would be spread just as evenly.</source>
        <translation>2 puissance l’entropie&#xa0;: autant de clés de poids égaux seraient réparties pareillement.</translation>
    </message>
    <message>
        <source>How much the weights move with the scores: the root of the sum of squares
of all slopes, p(1 − p) for a key’s own score and −p·q for another’s.</source>
        <translation>À quel point les poids bougent avec les scores&#xa0;: la racine de la somme des carrés
de toutes les pentes, p(1 − p) pour le score de la clé même et −p·q pour celui d’une autre.</translation>
    </message>
    <message>
        <source>How much the second largest weight moves with its own score: p(1 − p).</source>
        <translation>À quel point le deuxième poids bouge avec son propre score&#xa0;: p(1 − p).</translation>
    </message>
    <message>
        <source>How many weights a 16-bit float stores as 0: those under 2⁻²⁵, about 3·10⁻⁸.</source>
        <translation>Combien de poids un nombre de 16 bits enregistre comme 0&#xa0;: ceux sous 2⁻²⁵, environ 3·10⁻⁸.</translation>
    </message>
    <message>
        <source>{bits} bits</source>
        <translation>{bits} bits</translation>
    </message>
    <message>
        <source>Which key gets the largest share, and is it nearly 100% on both sides?</source>
        <translation>Quelle clé reçoit la plus grande part, et est-ce presque 100&#x202f;% des deux côtés&#xa0;?</translation>
    </message>
    <message>
        <source>d_k = {size}: {question}</source>
        <translation>d_k = {size}&#xa0;: {question}</translation>
    </message>
    <message>
        <source>{keys}: {share} raw, {share_2} divided</source>
        <translation>{keys}&#xa0;: {share} brut, {share_2} divisé</translation>
    </message>
    <message>
        <source>key {number}: q·k = {score}, share hidden</source>
        <translation>clé {number}&#xa0;: q·k = {score}, part cachée</translation>
    </message>
    <message>
        <source>The vector size grows</source>
        <translation>La taille des vecteurs croît</translation>
    </message>
    <message>
        <source>Size by size</source>
        <translation>Taille par taille</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>±1 coins</source>
        <translation>pièces ±1</translation>
    </message>
    <message>
        <source>{n} draws:</source>
        <translation>{n} tirages&#xa0;:</translation>
    </message>
    <message>
        <source>Curve over 2,000 draws</source>
        <translation>Courbe sur 2000 tirages</translation>
    </message>
    <message>
        <source>Divide by</source>
        <translation>Diviser par</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>brut</translation>
    </message>
    <message>
        <source>{n} of {total} draws</source>
        <translation>{n} tirages sur {total}</translation>
    </message>
    <message>
        <source>{n} draws: {quantity}</source>
        <translation>{n} tirages&#xa0;: {quantity}</translation>
    </message>
    <message>
        <source>Values of both charts</source>
        <translation>Valeurs des deux graphiques</translation>
    </message>
    <message>
        <source>What the curves show</source>
        <translation>Ce que montrent les courbes</translation>
    </message>
    <message>
        <source>Draw normal numbers: mean 0, standard deviation 1</source>
        <translation>Tirer des nombres normaux&#xa0;: moyenne 0, écart-type 1</translation>
    </message>
    <message>
        <source>Flip coins: each number is −1 or 1</source>
        <translation>Lancer des pièces&#xa0;: chaque nombre vaut −1 ou 1</translation>
    </message>
    <message>
        <source>Divide by {divisor}  ({key}: next divisor)</source>
        <translation>Diviser par {divisor}  ({key}&#xa0;: diviseur suivant)</translation>
    </message>
    <message>
        <source>All heads of this layer, this row</source>
        <translation>Toutes les têtes de la couche, cette ligne</translation>
    </message>
    <message>
        <source>{title}, mean and 10–90% band</source>
        <translation>{title}, moyenne et bande 10–90&#x202f;%</translation>
    </message>
    <message>
        <source>d_k {size}</source>
        <translation>d_k {size}</translation>
    </message>
    <message>
        <source>sweep to d_k {size}</source>
        <translation>balayage jusqu’à d_k {size}</translation>
    </message>
    <message>
        <source>random vectors</source>
        <translation>vecteurs aléatoires</translation>
    </message>
    <message>
        <source>temperature {number}</source>
        <translation>température {number}</translation>
    </message>
    <message>
        <source>new draw {number}</source>
        <translation>nouveau tirage {number}</translation>
    </message>
    <message>
        <source>back to the draw</source>
        <translation>retour au tirage</translation>
    </message>
    <message>
        <source>±1 coin flips</source>
        <translation>pièces ±1</translation>
    </message>
    <message>
        <source>normally distributed numbers</source>
        <translation>nombres de loi normale</translation>
    </message>
    <message>
        <source>divide by {divisor}</source>
        <translation>diviser par {divisor}</translation>
    </message>
    <message>
        <source>score of key {number}</source>
        <translation>score de la clé {number}</translation>
    </message>
    <message>
        <source>pasted scores</source>
        <translation>scores collés</translation>
    </message>
    <message>
        <source>range {range} (√d = {usual})</source>
        <translation>étendue {range} (√d = {usual})</translation>
    </message>
    <message>
        <source>raw: {summary}</source>
        <translation>brut&#xa0;: {summary}</translation>
    </message>
    <message>
        <source>÷{divisor}: {summary}</source>
        <translation>÷{divisor}&#xa0;: {summary}</translation>
    </message>
    <message>
        <source>max {share}</source>
        <translation>max {share}</translation>
    </message>
    <message>
        <source>{largest}, entropy {entropy} bits, slope {slope}</source>
        <translation>{largest}, entropie {entropy} bits, pente {slope}</translation>
    </message>
    <message>
        <source>{asker} can only look at itself: one score, and all 100% stays there.</source>
        <translation>{asker} ne peut regarder que lui-même&#xa0;: un seul score, et les 100&#x202f;% y restent.</translation>
    </message>
    <message>
        <source>The scores of {asker} have a spread of {spread}; random scores would have {usual}.</source>
        <translation>Les scores de {asker} ont un étalement de {spread}&#xa0;; des scores aléatoires auraient {usual}.</translation>
    </message>
    <message>
        <source>Divided by {divisor}, the row has {n} effective keys.</source>
        <translation>Divisée par {divisor}, la ligne a {n} clés effectives.</translation>
    </message>
    <message>
        <source>Divided by {divisor}, at temperature {temperature}, the row has {n} effective keys.</source>
        <translation>Divisée par {divisor}, à la température {temperature}, la ligne a {n} clés effectives.</translation>
    </message>
    <message>
        <source>The model caps these scores first; here they are not capped.</source>
        <translation>Le modèle plafonne d’abord ces scores&#xa0;; ici ils ne le sont pas.</translation>
    </message>
    <message>
        <source>The layer’s own weights differ: here scores are only divided.</source>
        <translation>Les poids de la couche diffèrent&#xa0;: ici les scores sont seulement divisés.</translation>
    </message>
    <message>
        <source>Raw scores q·k of {asker} have a spread of {spread}; the band is ±√d_k = ±{usual}</source>
        <translation>Les scores bruts q·k de {asker} ont un étalement de {spread}&#xa0;; la bande est ±√d_k = ±{usual}</translation>
    </message>
    <message>
        <source>Scores of {asker}: spread {spread}, band ±{usual}</source>
        <translation>Scores de {asker}&#xa0;: étalement {spread}, bande ±{usual}</translation>
    </message>
    <message>
        <source>{n} other</source>
        <translation>{n} autre</translation>
    </message>
    <message>
        <source>{n} others</source>
        <translation>{n} autres</translation>
    </message>
    <message>
        <source>from tab 2</source>
        <translation>de l’onglet 2</translation>
    </message>
    <message>
        <source>row {row}  {word}</source>
        <translation>ligne {row}  {word}</translation>
    </message>
    <message>
        <source>spread {spread} (√d_k = {usual})</source>
        <translation>étalement {spread} (√d_k = {usual})</translation>
    </message>
    <message>
        <source>max {share}, entropy {entropy} bits</source>
        <translation>max {share}, entropie {entropy} bits</translation>
    </message>
    <message>
        <source>raw {share}</source>
        <translation>brut {share}</translation>
    </message>
    <message>
        <source>÷{divisor} = {score}: {share}</source>
        <translation>÷{divisor} = {score}&#xa0;: {share}</translation>
    </message>
    <message>
        <source>key {number}: q·k = {score}
e^({score}) ≈ {power}
weight {raw}, ÷ {divisor}: {share}</source>
        <translation>clé {number}&#xa0;: q·k = {score}
e^({score}) ≈ {power}
poids {raw}, ÷ {divisor}&#xa0;: {share}</translation>
    </message>
    <message>
        <source>key {number}, score {score}, {share} per cent, divided by {divisor}: {share_2} per cent</source>
        <translation>clé {number}, score {score}, {share} pour cent, divisé par {divisor}&#xa0;: {share_2} pour cent</translation>
    </message>
    <message>
        <source>Six dots on one ruler</source>
        <translation>Six points sur une règle</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Marche</translation>
    </message>
    <message>
        <source>Saturation, a row of scores and two softmaxes</source>
        <translation>Saturation, une ligne de scores et deux softmax</translation>
    </message>
    <message>
        <source>Saturation, six scores and two softmaxes</source>
        <translation>Saturation, six scores et deux softmax</translation>
    </message>
    <message>
        <source>Scores were not captured, only weights.</source>
        <translation>Les scores n’ont pas été enregistrés, seulement les poids.</translation>
    </message>
    <message>
        <source>the other {n} products: {rest}</source>
        <translation>les {n} autres produits&#xa0;: {rest}</translation>
    </message>
    <message>
        <source>sum {sign} {total}</source>
        <translation>somme {sign} {total}</translation>
    </message>
    <message>
        <source>{n} products {sign} {total}</source>
        <translation>{n} produits {sign} {total}</translation>
    </message>
    <message>
        <source>held at {value}</source>
        <translation>fixé à {value}</translation>
    </message>
    <message>
        <source>with the bias: {sum}</source>
        <translation>avec le biais&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>“{word}” is not written yet: {zero}</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas encore écrit&#xa0;: {zero}</translation>
    </message>
    <message>
        <source>“{word}” is masked: {zero}</source>
        <translation>«&#xa0;{word}&#xa0;» est masqué&#xa0;: {zero}</translation>
    </message>
    <message>
        <source>exactly 0: masked</source>
        <translation>exactement 0&#xa0;: masqué</translation>
    </message>
    <message>
        <source>nothing is left in this row, so there are no weights</source>
        <translation>il ne reste rien de cette ligne, donc pas de poids</translation>
    </message>
    <message>
        <source>minus the row’s maximum: {difference}</source>
        <translation>moins le maximum de la ligne&#xa0;: {difference}</translation>
    </message>
    <message>
        <source>exactly 0: not written yet</source>
        <translation>exactement 0&#xa0;: pas encore écrit</translation>
    </message>
    <message>
        <source>{letter} {word}, {name}: {number}</source>
        <translation>{letter} {word}, {name}&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{power}  of {total} in the row</source>
        <translation>{power}  de {total} dans la ligne</translation>
    </message>
    <message>
        <source>{result}, held at {value}</source>
        <translation>{result}, fixé à {value}</translation>
    </message>
    <message>
        <source>Dots travel along the lines</source>
        <translation>Des points parcourent les traits</translation>
    </message>
    <message>
        <source>Word by word</source>
        <translation>Mot par mot</translation>
    </message>
    <message>
        <source>Row by row: its reach</source>
        <translation>Ligne par ligne&#xa0;: sa portée</translation>
    </message>
    <message>
        <source>Pattern by pattern</source>
        <translation>Motif par motif</translation>
    </message>
    <message>
        <source>The window grows</source>
        <translation>La fenêtre grandit</translation>
    </message>
    <message>
        <source> + {n} smaller terms ({sum})</source>
        <translation> + {n} termes plus petits ({sum})</translation>
    </message>
    <message>
        <source>loss of “{next}” after “{word}”</source>
        <translation>perte de «&#xa0;{next}&#xa0;» après «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>What changes {number}?</source>
        <translation>Qu’est-ce qui change {number}&#xa0;?</translation>
    </message>
    <message>
        <source>the mask is on or off: it has no slope</source>
        <translation>le masque est actif ou non&#xa0;: il n’a pas de pente</translation>
    </message>
    <message>
        <source>masked: {cell} is not looked at, whatever the numbers are</source>
        <translation>masqué&#xa0;: {cell} n’est pas regardé, quels que soient les nombres</translation>
    </message>
    <message>
        <source>no path: {cell} cannot change {number}</source>
        <translation>aucun chemin&#xa0;: {cell} ne peut pas changer {number}</translation>
    </message>
    <message>
        <source>(p − 1 for the next token, p for others) · unembedding ≈ {value}</source>
        <translation>(p − 1 pour le token suivant, p pour les autres) · unembedding ≈ {value}</translation>
    </message>
    <message>
        <source>−log₂ A − 1 ÷ ln 2 ≈ {value}</source>
        <translation>−log₂ A − 1 ÷ ln 2 ≈ {value}</translation>
    </message>
    <message>
        <source>1: it is the number itself</source>
        <translation>1&#xa0;: c’est le nombre lui-même</translation>
    </message>
    <message>
        <source>   the slope of {cell}</source>
        <translation>   la pente de {cell}</translation>
    </message>
    <message>
        <source>through {cell}</source>
        <translation>par {cell}</translation>
    </message>
    <message>
        <source> + {n} more, together {sum}</source>
        <translation> + {n} autres, ensemble {sum}</translation>
    </message>
    <message>
        <source> + {n} zeros</source>
        <translation> + {n} zéros</translation>
    </message>
    <message>
        <source>   p(1 − p): the slope of tab 3</source>
        <translation>   p(1 − p)&#xa0;: la pente de l’onglet 3</translation>
    </message>
    <message>
        <source>   raising a rival takes weight</source>
        <translation>   renforcer un rival enlève du poids</translation>
    </message>
    <message>
        <source>Nothing you can type changes {number}: its row has one weight, always {all}.</source>
        <translation>Rien de ce que vous pouvez saisir ne change {number}&#xa0;: sa ligne n’a qu’un poids, toujours {all}.</translation>
    </message>
    <message>
        <source>Nothing you can type changes {number}.</source>
        <translation>Rien de ce que vous pouvez saisir ne change {number}.</translation>
    </message>
    <message>
        <source>{number} changes most with {cell}: {slope} per +1</source>
        <translation>{number} répond le plus à {cell}&#xa0;: {slope} par +1</translation>
    </message>
    <message>
        <source>equally {cell}, {slope}</source>
        <translation>autant à {cell}, {slope}</translation>
    </message>
    <message>
        <source>then {cell}, {slope}</source>
        <translation>puis à {cell}, {slope}</translation>
    </message>
    <message>
        <source>and {cell}, {slope}</source>
        <translation>et à {cell}, {slope}</translation>
    </message>
    <message>
        <source>{cell} {amount}: {number} predicted {promised}, actual {really}, difference {missing}.</source>
        <translation>{cell} {amount}&#xa0;: {number} prévu {promised}, réel {really}, écart {missing}.</translation>
    </message>
    <message>
        <source>{cell}: no path</source>
        <translation>{cell}&#xa0;: aucun chemin</translation>
    </message>
    <message>
        <source>{cell}: lowers {number} by {size} per one</source>
        <translation>{cell}&#xa0;: abaisse {number} de {size} par unité</translation>
    </message>
    <message>
        <source>{cell}: raises {number} by {size} per one</source>
        <translation>{cell}&#xa0;: élève {number} de {size} par unité</translation>
    </message>
    <message>
        <source>Backwards from {number}</source>
        <translation>À rebours depuis {number}</translation>
    </message>
    <message>
        <source>central difference {value}</source>
        <translation>différence centrée {value}</translation>
    </message>
    <message>
        <source> (not divided)</source>
        <translation> (non divisé)</translation>
    </message>
    <message>
        <source> = exactly 0: this cell is masked</source>
        <translation> = exactement 0&#xa0;: cette cellule est masquée</translation>
    </message>
    <message>
        <source>this row sees nothing, so there are no weights</source>
        <translation>cette ligne ne voit rien&#xa0;: il n’y a pas de poids</translation>
    </message>
    <message>
        <source>this row sees nothing</source>
        <translation>cette ligne ne voit rien</translation>
    </message>
    <message>
        <source>nothing is left in this row</source>
        <translation>il ne reste rien de cette ligne</translation>
    </message>
    <message>
        <source>{number} for the sink</source>
        <translation>{number} pour le puits</translation>
    </message>
    <message>
        <source> + {n} more ({sum})</source>
        <translation> + {n} de plus ({sum})</translation>
    </message>
    <message>
        <source>the cap bends every score smoothly, so that none lies beyond ±{cap}: {cap} · tanh(score ÷ {cap}).</source>
        <translation>le plafond courbe chaque score en douceur, si bien qu’aucun ne dépasse ±{cap}&#xa0;: {cap} · tanh(score ÷ {cap}).</translation>
    </message>
    <message>
        <source>one word, a row of {numbers}; there is no other word to look at.</source>
        <translation>un mot, une ligne de {numbers}&#xa0;; il n’y a pas d’autre mot à regarder.</translation>
    </message>
    <message>
        <source>one token, a row of {numbers}; there is no other token to look at.</source>
        <translation>un token, une ligne de {numbers}&#xa0;; il n’y a pas d’autre token à regarder.</translation>
    </message>
    <message>
        <source>{words}, each a row of {numbers}; so far no token knows about any other.</source>
        <translation>{words}, chacun une ligne de {numbers}&#xa0;; pour l’instant aucun token n’en connaît un autre.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q: it is all zeros, so no word looks for anything.</source>
        <translation>multiplier chaque ligne par W_Q&#xa0;: que des zéros, donc aucun mot ne cherche rien.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q: it is all zeros, so no token looks for anything.</source>
        <translation>multiplier chaque ligne par W_Q&#xa0;: que des zéros, donc aucun token ne cherche rien.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q, normalise it (QK-norm), then rotate it by its position (RoPE): the result is what that word is looking for.</source>
        <translation>multiplier chaque ligne par W_Q, la normaliser (norme QK), puis la tourner selon sa position (RoPE)&#xa0;: le résultat est ce que ce mot cherche.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q, normalise it (QK-norm), then rotate it by its position (RoPE): the result is what that token is looking for.</source>
        <translation>multiplier chaque ligne par W_Q, la normaliser (norme QK), puis la tourner selon sa position (RoPE)&#xa0;: le résultat est ce que ce token cherche.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q, then normalise it (QK-norm): the result is what that word is looking for.</source>
        <translation>multiplier chaque ligne par W_Q, puis la normaliser (norme QK)&#xa0;: le résultat est ce que ce mot cherche.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q, then normalise it (QK-norm): the result is what that token is looking for.</source>
        <translation>multiplier chaque ligne par W_Q, puis la normaliser (norme QK)&#xa0;: le résultat est ce que ce token cherche.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q, then rotate it by its position: the result is what that word is looking for.</source>
        <translation>multiplier chaque ligne par W_Q, puis la tourner selon sa position&#xa0;: le résultat est ce que ce mot cherche.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q, then rotate it by its position: the result is what that token is looking for.</source>
        <translation>multiplier chaque ligne par W_Q, puis la tourner selon sa position&#xa0;: le résultat est ce que ce token cherche.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q: the result is what that word is looking for.</source>
        <translation>multiplier chaque ligne par W_Q&#xa0;: le résultat est ce que ce mot cherche.</translation>
    </message>
    <message>
        <source>multiply every row by W_Q: the result is what that token is looking for.</source>
        <translation>multiplier chaque ligne par W_Q&#xa0;: le résultat est ce que ce token cherche.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K: all zeros, so no word has anything to offer.</source>
        <translation>multiplier les mêmes lignes par W_K&#xa0;: que des zéros, donc aucun mot n’a rien à offrir.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K: all zeros, so no token has anything to offer.</source>
        <translation>multiplier les mêmes lignes par W_K&#xa0;: que des zéros, donc aucun token n’a rien à offrir.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K, normalise them (QK-norm) and rotate them by position (RoPE): what each word offers to any word that looks.</source>
        <translation>multiplier les mêmes lignes par W_K, les normaliser (norme QK) et les tourner selon leur position (RoPE)&#xa0;: ce que chaque mot offre à qui cherche.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K, normalise them (QK-norm) and rotate them by position (RoPE): what each token offers to any token that looks.</source>
        <translation>multiplier les mêmes lignes par W_K, les normaliser (norme QK) et les tourner selon leur position (RoPE)&#xa0;: ce que chaque token offre à qui cherche.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K and normalise them (QK-norm): what each word offers to any word that looks.</source>
        <translation>multiplier les mêmes lignes par W_K et les normaliser (norme QK)&#xa0;: ce que chaque mot offre à qui cherche.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K and normalise them (QK-norm): what each token offers to any token that looks.</source>
        <translation>multiplier les mêmes lignes par W_K et les normaliser (norme QK)&#xa0;: ce que chaque token offre à qui cherche.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K and rotate them by position: what each word offers to any word that looks.</source>
        <translation>multiplier les mêmes lignes par W_K et les tourner selon leur position&#xa0;: ce que chaque mot offre à qui cherche.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K and rotate them by position: what each token offers to any token that looks.</source>
        <translation>multiplier les mêmes lignes par W_K et les tourner selon leur position&#xa0;: ce que chaque token offre à qui cherche.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K: what each word offers to any word that looks.</source>
        <translation>multiplier les mêmes lignes par W_K&#xa0;: ce que chaque mot offre à qui cherche.</translation>
    </message>
    <message>
        <source>multiply the same rows by W_K: what each token offers to any token that looks.</source>
        <translation>multiplier les mêmes lignes par W_K&#xa0;: ce que chaque token offre à qui cherche.</translation>
    </message>
    <message>
        <source>multiply them by W_V: all zeros, so no word has anything to pass on.</source>
        <translation>les multiplier par W_V&#xa0;: que des zéros, donc aucun mot n’a rien à transmettre.</translation>
    </message>
    <message>
        <source>multiply them by W_V: all zeros, so no token has anything to pass on.</source>
        <translation>les multiplier par W_V&#xa0;: que des zéros, donc aucun token n’a rien à transmettre.</translation>
    </message>
    <message>
        <source>multiply them by W_V: what each word passes on to the words that look at it.</source>
        <translation>les multiplier par W_V&#xa0;: ce que chaque mot transmet à ceux qui le regardent.</translation>
    </message>
    <message>
        <source>multiply them by W_V: what each token passes on to the tokens that look at it.</source>
        <translation>les multiplier par W_V&#xa0;: ce que chaque token transmet à ceux qui le regardent.</translation>
    </message>
    <message>
        <source>transpose the keys, one column per word, so that each query row can be multiplied with all of them.</source>
        <translation>transposer les clés, une colonne par mot, pour multiplier chaque ligne de requête par toutes.</translation>
    </message>
    <message>
        <source>transpose the keys, one column per token, so that each query row can be multiplied with all of them.</source>
        <translation>transposer les clés, une colonne par token, pour multiplier chaque ligne de requête par toutes.</translation>
    </message>
    <message>
        <source>multiply pairwise and add: every score is 0, so no word stands out.</source>
        <translation>multiplier deux à deux et additionner&#xa0;: chaque score vaut 0, donc aucun mot ne se distingue.</translation>
    </message>
    <message>
        <source>multiply pairwise and add: every score is 0, so no token stands out.</source>
        <translation>multiplier deux à deux et additionner&#xa0;: chaque score vaut 0, donc aucun token ne se distingue.</translation>
    </message>
    <message>
        <source>multiply pairwise and add: cell (“{asker}”, “{read}”) says how well the query {owner} fits its own key.</source>
        <translation>multiplier deux à deux et additionner&#xa0;: la cellule («&#xa0;{asker}&#xa0;», «&#xa0;{read}&#xa0;») dit si la requête {owner} convient à sa propre clé.</translation>
    </message>
    <message>
        <source>multiply pairwise and add: cell (“{asker}”, “{read}”) says how well the query {owner} fits the key {other}.</source>
        <translation>multiplier deux à deux et additionner&#xa0;: la cellule («&#xa0;{asker}&#xa0;», «&#xa0;{read}&#xa0;») dit si la requête {owner} convient à la clé {other}.</translation>
    </message>
    <message>
        <source>÷√d_k is off: the scores stay as they are{then_divided}</source>
        <translation>÷√d_k est désactivé&#xa0;: les scores restent tels quels{then_divided}</translation>
    </message>
    <message>
        <source>{first}; the gaps stay {root} times as large.</source>
        <translation>{first}&#xa0;; les écarts restent {root} fois plus grands.</translation>
    </message>
    <message>
        <source>{first}; with d_k = 1, nothing changes.</source>
        <translation>{first}&#xa0;; avec d_k = 1, rien ne change.</translation>
    </message>
    <message>
        <source>multiply every score by {factor}{then_divided}; this keeps the softmax from saturating.</source>
        <translation>multiplier chaque score par {factor}{then_divided}&#xa0;; ainsi le softmax ne sature pas.</translation>
    </message>
    <message>
        <source>keys have one number, and √1 = 1: the scores stay as they are{then_divided}.</source>
        <translation>les clés ont un seul nombre, et √1 = 1&#xa0;: les scores restent tels quels{then_divided}.</translation>
    </message>
    <message>
        <source>keys have {numbers}, so divide every score by {root}{and_heat}; this keeps the softmax from saturating.</source>
        <translation>les clés ont {numbers}, donc diviser chaque score par {root}{and_heat}&#xa0;; ainsi le softmax ne sature pas.</translation>
    </message>
    <message>
        <source>subtract each row’s maximum, which changes no weight, then raise e to the result</source>
        <translation>soustraire le maximum de chaque ligne, ce qui ne change aucun poids, puis élever e au résultat</translation>
    </message>
    <message>
        <source>{first}: every number becomes positive and the gaps grow.</source>
        <translation>{first}&#xa0;: chaque nombre devient positif, et les écarts grandissent.</translation>
    </message>
    <message>
        <source>{first}: every number becomes positive, the gaps grow, and masked cells become exactly 0.</source>
        <translation>{first}&#xa0;: chaque nombre devient positif, les écarts grandissent, et les cellules masquées deviennent exactement 0.</translation>
    </message>
    <message>
        <source>divide each row by its total: every token now has 100% to spend</source>
        <translation>diviser chaque ligne par son total&#xa0;: chaque token a maintenant 100&#x202f;% à dépenser</translation>
    </message>
    <message>
        <source>divide each row by its total plus the sink: every word now has at most 100% to spend</source>
        <translation>diviser chaque ligne par son total plus le puits&#xa0;: chaque mot a maintenant au plus 100&#x202f;% à dépenser</translation>
    </message>
    <message>
        <source>divide each row by its total plus the sink: every token now has at most 100% to spend</source>
        <translation>diviser chaque ligne par son total plus le puits&#xa0;: chaque token a maintenant au plus 100&#x202f;% à dépenser</translation>
    </message>
    <message>
        <source>{first}, but “{name}” sees nothing and spends nothing.</source>
        <translation>{first}, mais «&#xa0;{name}&#xa0;» ne voit rien et ne dépense rien.</translation>
    </message>
    <message>
        <source>{first}, and “{name}” spreads it evenly over {all_of_them} words it sees.</source>
        <translation>{first}, et «&#xa0;{name}&#xa0;» les répartit également sur {all_of_them} mots qu’il voit.</translation>
    </message>
    <message>
        <source>{first}, and “{name}” spreads it evenly over {all_of_them} tokens it sees.</source>
        <translation>{first}, et «&#xa0;{name}&#xa0;» les répartit également sur {all_of_them} tokens qu’il voit.</translation>
    </message>
    <message>
        <source>{first}, and “{name}” spends {share} on “{word}”.</source>
        <translation>{first}, et «&#xa0;{name}&#xa0;» dépense {share} pour «&#xa0;{word}&#xa0;».</translation>
    </message>
    <message>
        <source>{first}, and “{name}” keeps {share} for itself, the only word it sees.</source>
        <translation>{first}, et «&#xa0;{name}&#xa0;» garde {share} pour lui, le seul mot qu’il voit.</translation>
    </message>
    <message>
        <source>{first}, and “{name}” keeps {share} for itself, the only token it sees.</source>
        <translation>{first}, et «&#xa0;{name}&#xa0;» garde {share} pour lui, le seul token qu’il voit.</translation>
    </message>
    <message>
        <source>{first}, and “{name}” keeps {share} for itself.</source>
        <translation>{first}, et «&#xa0;{name}&#xa0;» garde {share} pour lui.</translation>
    </message>
    <message>
        <source>mix the value rows with these weights: {result}</source>
        <translation>mélanger les lignes de valeurs selon ces poids&#xa0;: {result}</translation>
    </message>
    <message>
        <source>the new vector {owner} is all zeros, since that word sees nothing.</source>
        <translation>le nouveau vecteur {owner} n’a que des zéros, car ce mot ne voit rien.</translation>
    </message>
    <message>
        <source>the new vector {owner} is all zeros, since that token sees nothing.</source>
        <translation>le nouveau vecteur {owner} n’a que des zéros, car ce token ne voit rien.</translation>
    </message>
    <message>
        <source>the new vector {owner} is the plain average of {all_of_them} words it sees.</source>
        <translation>le nouveau vecteur {owner} est la simple moyenne sur {all_of_them} mots qu’il voit.</translation>
    </message>
    <message>
        <source>the new vector {owner} is the plain average of {all_of_them} tokens it sees.</source>
        <translation>le nouveau vecteur {owner} est la simple moyenne sur {all_of_them} tokens qu’il voit.</translation>
    </message>
    <message>
        <source>the value {owner}</source>
        <translation>la valeur {owner}</translation>
    </message>
    <message>
        <source>the new vector {owner} is {value}, unchanged.</source>
        <translation>le nouveau vecteur {owner} est {value}, inchangée.</translation>
    </message>
    <message>
        <source>the new vector {owner} is mostly {value}.</source>
        <translation>le nouveau vecteur {owner} est surtout {value}.</translation>
    </message>
    <message>
        <source>the new vector {owner} mixes {share} “{word}”, {share_2} “{word_2}” and less of the rest.</source>
        <translation>le nouveau vecteur {owner} mêle {share} «&#xa0;{word}&#xa0;», {share_2} «&#xa0;{word_2}&#xa0;» et moins du reste.</translation>
    </message>
    <message>
        <source>now with {numbers}</source>
        <translation>avec {numbers} maintenant</translation>
    </message>
    <message>
        <source>{first}, combining all {count} heads</source>
        <translation>{first}, faits des {count} têtes</translation>
    </message>
    <message>
        <source>{first}: there was no other word to get information from.</source>
        <translation>{first}&#xa0;: il n’y avait pas d’autre mot d’où tirer de l’information.</translation>
    </message>
    <message>
        <source>{first}: there was no other token to get information from.</source>
        <translation>{first}&#xa0;: il n’y avait pas d’autre token d’où tirer de l’information.</translation>
    </message>
    <message>
        <source>{first}: each now carries information from all words, even later ones.</source>
        <translation>{first}&#xa0;: chacun porte maintenant de l’information de tous les mots, même suivants.</translation>
    </message>
    <message>
        <source>{first}: each now carries information from all tokens, even later ones.</source>
        <translation>{first}&#xa0;: chacun porte maintenant de l’information de tous les tokens, même suivants.</translation>
    </message>
    <message>
        <source>{first}: each now carries information from the words before it.</source>
        <translation>{first}&#xa0;: chacun porte maintenant de l’information des mots précédents.</translation>
    </message>
    <message>
        <source>{first}: each now carries information from the tokens before it.</source>
        <translation>{first}&#xa0;: chacun porte maintenant de l’information des tokens précédents.</translation>
    </message>
    <message>
        <source>{words}, each a row of {numbers}; so far no word knows about any other.</source>
        <translation>{words}, chacun une ligne de {numbers}&#xa0;; pour l’instant aucun mot n’en connaît un autre.</translation>
    </message>
    <message>
        <source>the sums of steps 2 to 4 start from these numbers: one per column, the same for every word.</source>
        <translation>les sommes des étapes 2 à 4 partent de ces nombres&#xa0;: un par colonne, le même pour chaque mot.</translation>
    </message>
    <message>
        <source>the sums of steps 2 to 4 start from these numbers: one per column, the same for every token.</source>
        <translation>les sommes des étapes 2 à 4 partent de ces nombres&#xa0;: un par colonne, le même pour chaque token.</translation>
    </message>
    <message>
        <source>QK-norm divides every query and every key by its size and multiplies each column by a learned number: it compares directions, not lengths.</source>
        <translation>la norme QK divise chaque requête et chaque clé par sa taille et multiplie chaque colonne par un nombre appris&#xa0;: elle compare des directions, pas des longueurs.</translation>
    </message>
    <message>
        <source>RoPE rotates the first {n} numbers of every query and key by the position of their word; this one stays.</source>
        <translation>RoPE tourne les {n} premiers nombres de chaque requête et clé selon la position de leur mot&#xa0;; celui-ci reste.</translation>
    </message>
    <message>
        <source>RoPE rotates the first {n} numbers of every query and key by the position of their token; this one stays.</source>
        <translation>RoPE tourne les {n} premiers nombres de chaque requête et clé selon la position de leur token&#xa0;; celui-ci reste.</translation>
    </message>
    <message>
        <source>RoPE rotates every query and every key by the position of its word: pair {pair} of {word}, at position {place} (counted from 0), by {place} × {speed} = {angle} rad.</source>
        <translation>RoPE tourne chaque requête et chaque clé selon la position de son mot&#xa0;: la paire {pair} de {word}, à la position {place} (comptée depuis 0), de {place} × {speed} = {angle} rad.</translation>
    </message>
    <message>
        <source>RoPE rotates every query and every key by the position of its token: pair {pair} of {word}, at position {place} (counted from 0), by {place} × {speed} = {angle} rad.</source>
        <translation>RoPE tourne chaque requête et chaque clé selon la position de son token&#xa0;: la paire {pair} de {word}, à la position {place} (comptée depuis 0), de {place} × {speed} = {angle} rad.</translation>
    </message>
    <message>
        <source>score ({asker}, {read}) adds up {n} products.</source>
        <translation>le score ({asker}, {read}) additionne {n} produits.</translation>
    </message>
    <message>
        <source>Of its {score}, {part} comes from the {n} RoPE pairs that turn by less than {degrees}° from {read} to {asker}.</source>
        <translation>Sur ses {score}, {part} vient des {n} paires RoPE qui tournent de moins de {degrees}° de {read} à {asker}.</translation>
    </message>
    <message>
        <source>, then divided by the temperature {heat}</source>
        <translation>, puis divisés par la température {heat}</translation>
    </message>
    <message>
        <source> and by the temperature {heat}</source>
        <translation> et par la température {heat}</translation>
    </message>
    <message>
        <source>cross out the future</source>
        <translation>barrer l’avenir</translation>
    </message>
    <message>
        <source>{first}: no word loses its best score, but none can look ahead now.</source>
        <translation>{first}&#xa0;: aucun mot ne perd son meilleur score, mais plus aucun ne peut regarder en avant.</translation>
    </message>
    <message>
        <source>{first}: no token loses its best score, but none can look ahead now.</source>
        <translation>{first}&#xa0;: aucun token ne perd son meilleur score, mais plus aucun ne peut regarder en avant.</translation>
    </message>
    <message>
        <source>{first}: the best score {owner} was for “{word}”, which is not written yet.</source>
        <translation>{first}&#xa0;: le meilleur score {owner} allait à «&#xa0;{word}&#xa0;», qui n’est pas encore écrit.</translation>
    </message>
    <message>
        <source>{first}: the best score {owner} was for “{word}”, which is now masked.</source>
        <translation>{first}&#xa0;: le meilleur score {owner} allait à «&#xa0;{word}&#xa0;», désormais masqué.</translation>
    </message>
    <message>
        <source>cross out the masked cells</source>
        <translation>barrer les cellules masquées</translation>
    </message>
    <message>
        <source>subtract a penalty for distance and cross out the masked cells</source>
        <translation>soustraire une pénalité de distance et barrer les cellules masquées</translation>
    </message>
    <message>
        <source>subtract a penalty for distance and cross out the future</source>
        <translation>soustraire une pénalité de distance et barrer l’avenir</translation>
    </message>
    <message>
        <source>there is no future here, so there is nothing to cross out.</source>
        <translation>il n’y a pas d’avenir ici, donc rien à barrer.</translation>
    </message>
    <message>
        <source>nothing is masked</source>
        <translation>rien n’est masqué</translation>
    </message>
    <message>
        <source>the mask is off</source>
        <translation>le masque est désactivé</translation>
    </message>
    <message>
        <source>{first}: “{name}” gives {share} to “{word}”, which is not written yet.</source>
        <translation>{first}&#xa0;: «&#xa0;{name}&#xa0;» donne {share} à «&#xa0;{word}&#xa0;», qui n’est pas encore écrit.</translation>
    </message>
    <message>
        <source>raise e to each score</source>
        <translation>élever e à chaque score</translation>
    </message>
    <message>
        <source>divide each row by its total: every word now has 100% to spend</source>
        <translation>diviser chaque ligne par son total&#xa0;: chaque mot a maintenant 100&#x202f;% à dépenser</translation>
    </message>
    <message>
        <source>its own value</source>
        <translation>sa propre valeur</translation>
    </message>
    <message>
        <source>same shape</source>
        <translation>même forme</translation>
    </message>
    <message>
        <source>one vector in, one out, {shape}</source>
        <translation>un vecteur entre, un sort, {shape}</translation>
    </message>
    <message>
        <source>{count} vectors in, {count} out, {shape}</source>
        <translation>{count} vecteurs entrent, {count} sortent, {shape}</translation>
    </message>
    <message>
        <source>{first}, mixed by W_O</source>
        <translation>{first}, mêlés par W_O</translation>
    </message>
    <message>
        <source>The sentence of tab 1</source>
        <translation>La phrase de l’onglet 1</translation>
    </message>
    <message>
        <source>{name}, seed {seed}</source>
        <translation>{name}, graine {seed}</translation>
    </message>
    <message>
        <source>Only the one-head example can be resized</source>
        <translation>Seul l’exemple à une tête peut changer de taille</translation>
    </message>
    <message>
        <source>Preset: The sentence of tab 1</source>
        <translation>Préréglage&#xa0;: La phrase de l’onglet 1</translation>
    </message>
    <message>
        <source>hold {cell} at {value}</source>
        <translation>fixer {cell} à {value}</translation>
    </message>
    <message>
        <source>hold {cell} as it is</source>
        <translation>fixer {cell} tel quel</translation>
    </message>
    <message>
        <source>let {cell} go</source>
        <translation>libérer {cell}</translation>
    </message>
    <message>
        <source>let all held numbers go</source>
        <translation>libérer tous les nombres fixés</translation>
    </message>
    <message>
        <source>distribute the rest of row {row}</source>
        <translation>répartir le reste de la ligne {row}</translation>
    </message>
    <message>
        <source>show row “{word}” on tab 3</source>
        <translation>montrer la ligne «&#xa0;{word}&#xa0;» sur l’onglet 3</translation>
    </message>
    <message>
        <source>M({cell})</source>
        <translation>M({cell})</translation>
    </message>
    <message>
        <source>The words of tab 1, one head at a time.</source>
        <translation>Les mots de l’onglet 1, une tête à la fois.</translation>
    </message>
    <message>
        <source>÷√d_k on</source>
        <translation>÷√d_k activé</translation>
    </message>
    <message>
        <source>÷√d_k off</source>
        <translation>÷√d_k désactivé</translation>
    </message>
    <message>
        <source>Mask on</source>
        <translation>Masque activé</translation>
    </message>
    <message>
        <source>Mask off</source>
        <translation>Masque désactivé</translation>
    </message>
    <message>
        <source>Size {words}, {d_model}, {d_k}</source>
        <translation>Taille {words}, {d_model}, {d_k}</translation>
    </message>
    <message>
        <source>{file}: found {found} bytes, far more than {room} numbers need</source>
        <translation>{file}&#xa0;: trouvé {found} octets, bien plus qu’il n’en faut pour {room} nombres</translation>
    </message>
    <message>
        <source>Copy and files</source>
        <translation>Copie et fichiers</translation>
    </message>
    <message>
        <source>this is the first step</source>
        <translation>c’est la première étape</translation>
    </message>
    <message>
        <source>this is the last step</source>
        <translation>c’est la dernière étape</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lancer ou arrêter</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Première étape</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernière étape</translation>
    </message>
    <message>
        <source>it is an input</source>
        <translation>c’est une entrée</translation>
    </message>
    <message>
        <source>What would change this?</source>
        <translation>Qu’est-ce qui changerait cela&#xa0;?</translation>
    </message>
    <message>
        <source>Nudge the selected number</source>
        <translation>Pousser le nombre sélectionné</translation>
    </message>
    <message>
        <source>ask first what would change a number</source>
        <translation>demander d’abord ce qui changerait un nombre</translation>
    </message>
    <message>
        <source>Show its arithmetic</source>
        <translation>Montrer son calcul</translation>
    </message>
    <message>
        <source>Export {matrix}…</source>
        <translation>Exporter {matrix}…</translation>
    </message>
    <message>
        <source>Show on tab 3</source>
        <translation>Montrer sur l’onglet 3</translation>
    </message>
    <message>
        <source>Show the numbers again</source>
        <translation>Montrer de nouveau les nombres</translation>
    </message>
    <message>
        <source>Unmask it</source>
        <translation>Démasquer</translation>
    </message>
    <message>
        <source>Mask it</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Step {number}: {title}</source>
        <translation>Étape {number}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Let the held number go</source>
        <translation>Libérer le nombre fixé</translation>
    </message>
    <message>
        <source>it is not held</source>
        <translation>il n’est pas fixé</translation>
    </message>
    <message>
        <source>Let all held numbers go</source>
        <translation>Libérer tous les nombres fixés</translation>
    </message>
    <message>
        <source>no number is held</source>
        <translation>aucun nombre n’est fixé</translation>
    </message>
    <message>
        <source>no weight of this row is held</source>
        <translation>aucun poids de cette ligne n’est fixé</translation>
    </message>
    <message>
        <source>Divide by √d_k</source>
        <translation>Diviser par √d_k</translation>
    </message>
    <message>
        <source>Mask the future</source>
        <translation>Masquer l’avenir</translation>
    </message>
    <message>
        <source>Rotate queries and keys (RoPE)</source>
        <translation>Tourner requêtes et clés (RoPE)</translation>
    </message>
    <message>
        <source>no layer of a model with RoPE is on screen</source>
        <translation>aucune couche d’un modèle avec RoPE n’est affichée</translation>
    </message>
    <message>
        <source>Bend scores into the soft cap</source>
        <translation>Courber les scores sous le plafond doux</translation>
    </message>
    <message>
        <source>no layer of a model with a soft cap is on screen</source>
        <translation>aucune couche d’un modèle avec plafond doux n’est affichée</translation>
    </message>
    <message>
        <source>Size of the example…</source>
        <translation>Taille de l’exemple…</translation>
    </message>
    <message>
        <source>Reset the numbers</source>
        <translation>Réinitialiser les nombres</translation>
    </message>
    <message>
        <source>Paste numbers here</source>
        <translation>Coller des nombres ici</translation>
    </message>
    <message>
        <source>What would change the loss of the next token?</source>
        <translation>Qu’est-ce qui changerait la perte du token suivant&#xa0;?</translation>
    </message>
    <message>
        <source>only the last layer of a model trained in this program knows it</source>
        <translation>seule la dernière couche d’un modèle entraîné dans ce programme la connaît</translation>
    </message>
    <message>
        <source>Show the row’s scores on tab 3</source>
        <translation>Montrer les scores de la ligne sur l’onglet 3</translation>
    </message>
    <message>
        <source>the selected cell is in no row of scores or weights</source>
        <translation>la cellule sélectionnée n’est dans aucune ligne de scores ou de poids</translation>
    </message>
    <message>
        <source>the steps show every number that they compute</source>
        <translation>les étapes montrent chaque nombre qu’elles calculent</translation>
    </message>
    <message>
        <source>all matrices as {form}</source>
        <translation>toutes les matrices en {form}</translation>
    </message>
    <message>
        <source>Copy its matrix as…</source>
        <translation>Copier sa matrice comme…</translation>
    </message>
    <message>
        <source>Save all matrices as CSV…</source>
        <translation>Enregistrer toutes les matrices en CSV…</translation>
    </message>
    <message>
        <source>Copy all matrices as {form}</source>
        <translation>Copier toutes les matrices en {form}</translation>
    </message>
    <message>
        <source>Go to step number…</source>
        <translation>Aller à l’étape numéro…</translation>
    </message>
    <message>
        <source>Edit the selected number</source>
        <translation>Modifier le nombre sélectionné</translation>
    </message>
    <message>
        <source>Swap “tired” and “wide”</source>
        <translation>Échanger «&#xa0;tired&#xa0;» et «&#xa0;wide&#xa0;»</translation>
    </message>
    <message>
        <source>the last word is neither “tired” nor “wide”</source>
        <translation>le dernier mot n’est ni «&#xa0;tired&#xa0;» ni «&#xa0;wide&#xa0;»</translation>
    </message>
    <message>
        <source>only the one-head example can be resized</source>
        <translation>seul l’exemple à une tête peut changer de taille</translation>
    </message>
    <message>
        <source>Show the whole formula</source>
        <translation>Montrer toute la formule</translation>
    </message>
    <message>
        <source>Copy the selected number, or the selection</source>
        <translation>Copier le nombre sélectionné, ou la sélection</translation>
    </message>
    <message>
        <source>Worksheet as PDF…</source>
        <translation>Exercice en PDF…</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>Transposer</translation>
    </message>
    <message>
        <source>Set to zero</source>
        <translation>Mettre à zéro</translation>
    </message>
    <message>
        <source>This row: set to zero</source>
        <translation>Cette ligne&#xa0;: mettre à zéro</translation>
    </message>
    <message>
        <source>row {row} set to zero</source>
        <translation>ligne {row} mise à zéro</translation>
    </message>
    <message>
        <source>This row: × −1</source>
        <translation>Cette ligne&#xa0;: × −1</translation>
    </message>
    <message>
        <source>row {row}, × −1</source>
        <translation>ligne {row}, × −1</translation>
    </message>
    <message>
        <source>{matrix} is an average over several heads here. To change it, give every group its own keys and values again (tab 4).</source>
        <translation>{matrix} est ici une moyenne sur plusieurs têtes. Pour la changer, rendez à chaque groupe ses clés et valeurs (onglet 4).</translation>
    </message>
    <message>
        <source>This column encodes the position and is locked.</source>
        <translation>Cette colonne code la position et est verrouillée.</translation>
    </message>
    <message>
        <source>Paste: “{word}” occurs more than once in the text but has only one row; the pasted numbers for it differ.</source>
        <translation>Coller&#xa0;: «&#xa0;{word}&#xa0;» figure plusieurs fois dans le texte mais n’a qu’une ligne&#xa0;; les nombres collés diffèrent.</translation>
    </message>
    <message>
        <source>Paste: found {found} characters, far more than {room} numbers need. Copy less</source>
        <translation>Coller&#xa0;: trouvé {found} caractères, bien plus qu’il n’en faut pour {room} nombres. Copiez moins</translation>
    </message>
    <message>
        <source>Paste: found {found} characters, expected at most {most}. Save the numbers with np.save and open the file</source>
        <translation>Coller&#xa0;: {found} caractères trouvés, au plus {most} attendus. Enregistrez les nombres avec np.save et ouvrez le fichier</translation>
    </message>
    <message>
        <source>Paste: found more than {most} numbers or marks, expected fewer. Save the numbers with np.save and open the file</source>
        <translation>Coller&#xa0;: trouvé plus de {most} nombres ou séparateurs, attendu moins. Enregistrez les nombres avec np.save et ouvrez le fichier</translation>
    </message>
    <message>
        <source>Paste into {matrix}: found {found} numbers, expected at most {shape}, which is all of it. Copy fewer.</source>
        <translation>Coller dans {matrix}&#xa0;: {found} nombres trouvés, au plus {shape} attendus, c’est-à-dire toute la matrice. Copiez-en moins.</translation>
    </message>
    <message>
        <source>Paste into {matrix}: found {found} numbers, but from this cell on there is room for {room}. Choose a cell further up or left.</source>
        <translation>Coller dans {matrix}&#xa0;: {found} nombres trouvés, mais à partir de cette cellule il y a place pour {room}. Choisissez une cellule plus haut ou à gauche.</translation>
    </message>
    <message>
        <source>{array} is computed from {sources}. Change {change}.</source>
        <translation>{array} est calculé à partir de {sources}. Changez {change}.</translation>
    </message>
    <message>
        <source>row sums</source>
        <translation>sommes des lignes</translation>
    </message>
    <message>
        <source>Load {matrix} from a file…</source>
        <translation>Charger {matrix} d’un fichier…</translation>
    </message>
    <message>
        <source>Type over it</source>
        <translation>Écrire par-dessus</translation>
    </message>
    <message>
        <source>Hold this number</source>
        <translation>Fixer ce nombre</translation>
    </message>
    <message>
        <source>Paste numbers from here on</source>
        <translation>Coller des nombres à partir d’ici</translation>
    </message>
    <message>
        <source>Copy the matrix as</source>
        <translation>Copier la matrice en</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Libérer</translation>
    </message>
    <message>
        <source>row {row} of {matrix}</source>
        <translation>ligne {row} de {matrix}</translation>
    </message>
    <message>
        <source>Copy this number</source>
        <translation>Copier ce nombre</translation>
    </message>
    <message>
        <source>Copy this row</source>
        <translation>Copier cette ligne</translation>
    </message>
    <message>
        <source>Copy {matrix} as</source>
        <translation>Copier {matrix} comme</translation>
    </message>
    <message>
        <source>Now {words} with {numbers} each, d_k = {d_k}.</source>
        <translation>Maintenant {words} de {numbers} chacun, d_k = {d_k}.</translation>
    </message>
    <message>
        <source>Setting changed</source>
        <translation>Réglage changé</translation>
    </message>
    <message>
        <source>Mask changed</source>
        <translation>Masque changé</translation>
    </message>
    <message>
        <source>Numbers changed</source>
        <translation>Nombres changés</translation>
    </message>
    <message>
        <source>{what} changed</source>
        <translation>{what} a changé</translation>
    </message>
    <message>
        <source>No attention weight changes.</source>
        <translation>Aucun poids d’attention ne change.</translation>
    </message>
    <message>
        <source>No attention weight changes, only what is passed on.</source>
        <translation>Aucun poids d’attention ne change, seulement ce qui est transmis.</translation>
    </message>
    <message>
        <source>“{name}” now gives itself {now} (was {was}).</source>
        <translation>«&#xa0;{name}&#xa0;» se donne maintenant {now} à lui-même (avant {was}).</translation>
    </message>
    <message>
        <source>“{name}” now gives “{word}” {now} (was {was}).</source>
        <translation>«&#xa0;{name}&#xa0;» donne maintenant {now} à «&#xa0;{word}&#xa0;» (avant {was}).</translation>
    </message>
    <message>
        <source>“{name}” turns from itself ({lost}) to “{word}” ({won}).</source>
        <translation>«&#xa0;{name}&#xa0;» passe de lui-même ({lost}) à «&#xa0;{word}&#xa0;» ({won}).</translation>
    </message>
    <message>
        <source>“{name}” turns from “{word}” ({lost}) to itself ({won}).</source>
        <translation>«&#xa0;{name}&#xa0;» passe de «&#xa0;{word}&#xa0;» ({lost}) à lui-même ({won}).</translation>
    </message>
    <message>
        <source>“{name}” turns from “{word}” ({lost}) to “{other}” ({won}).</source>
        <translation>«&#xa0;{name}&#xa0;» passe de «&#xa0;{word}&#xa0;» ({lost}) à «&#xa0;{other}&#xa0;» ({won}).</translation>
    </message>
    <message>
        <source>Row {row} of {matrix}</source>
        <translation>Ligne {row} de {matrix}</translation>
    </message>
    <message>
        <source>Go to {name}</source>
        <translation>Aller à {name}</translation>
    </message>
    <message>
        <source>Paste: {error}</source>
        <translation>Coller&#xa0;: {error}</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>collage</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>depuis un fichier</translation>
    </message>
    <message>
        <source>row sum</source>
        <translation>somme de ligne</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>biais</translation>
    </message>
    <message>
        <source>row sum of “{words}”</source>
        <translation>somme de la ligne «&#xa0;{words}&#xa0;»</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par virgules (*.csv)</translation>
    </message>
    <message>
        <source>Matrices (*.csv *.tsv *.txt *.npy *.npz *.tex)</source>
        <translation>Matrices (*.csv *.tsv *.txt *.npy *.npz *.tex)</translation>
    </message>
    <message>
        <source>{n} held number was let go.</source>
        <translation>{n} nombre fixé a été libéré.</translation>
    </message>
    <message>
        <source>{n} held numbers were let go.</source>
        <translation>{n} nombres fixés ont été libérés.</translation>
    </message>
    <message>
        <source>{cell} is an input: nothing before it changes it.</source>
        <translation>{cell} est une entrée&#xa0;: rien avant elle ne la change.</translation>
    </message>
    <message>
        <source>entropy of row “{word}”</source>
        <translation>entropie de la ligne «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>loss of the token after “{word}”</source>
        <translation>perte du token après «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>Save all matrices</source>
        <translation>Enregistrer toutes les matrices</translation>
    </message>
    <message>
        <source>Load {matrix}</source>
        <translation>Charger {matrix}</translation>
    </message>
    <message>
        <source>All matrices as {form}</source>
        <translation>Toutes les matrices en {form}</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>aucun chemin</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>toutes les têtes</translation>
    </message>
    <message>
        <source>per cent</source>
        <translation>pour cent</translation>
    </message>
    <message>
        <source>future visible</source>
        <translation>avenir visible</translation>
    </message>
    <message>
        <source>{letter}, after {number} / {last}</source>
        <translation>{letter}, après {number} / {last}</translation>
    </message>
    <message>
        <source>token vectors</source>
        <translation>vecteurs des tokens</translation>
    </message>
    <message>
        <source>makes queries</source>
        <translation>fait les requêtes</translation>
    </message>
    <message>
        <source>makes keys</source>
        <translation>fait les clés</translation>
    </message>
    <message>
        <source>makes values</source>
        <translation>fait les valeurs</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>requêtes</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>clés</translation>
    </message>
    <message>
        <source>a list of {n} texts</source>
        <translation>une liste de {n} textes</translation>
    </message>
    <message>
        <source>{what} takes {n_bytes} bytes</source>
        <translation>{what} occupe {n_bytes} octets</translation>
    </message>
    <message>
        <source>the file ends before that</source>
        <translation>le fichier se termine avant</translation>
    </message>
    <message>
        <source>{what}, which takes {n_bytes} bytes</source>
        <translation>{what} de {n_bytes} octets</translation>
    </message>
    <message>
        <source>expected a header of at most {max_header} bytes</source>
        <translation>attendu un en-tête de {max_header} octets au plus</translation>
    </message>
    <message>
        <source>{found} {what}</source>
        <translation>{found} {what}</translation>
    </message>
    <message>
        <source>expected at most {most}</source>
        <translation>attendu {most} au plus</translation>
    </message>
    <message>
        <source>{what} of {length} bytes</source>
        <translation>{what} de {length} octets</translation>
    </message>
    <message>
        <source>expected at most {longest}</source>
        <translation>attendu {longest} au plus</translation>
    </message>
    <message>
        <source>{what} has the value type {kind}</source>
        <translation>{what} a le type de valeur {kind}</translation>
    </message>
    <message>
        <source>expected 0 to 12</source>
        <translation>attendu 0 à 12</translation>
    </message>
    <message>
        <source>{what} is a list of value type {kind}</source>
        <translation>{what} est une liste du type de valeur {kind}</translation>
    </message>
    <message>
        <source>expected numbers or texts</source>
        <translation>attendu des nombres ou des textes</translation>
    </message>
    <message>
        <source>{what}, a list of {count} texts</source>
        <translation>{what}, une liste de {count} textes</translation>
    </message>
    <message>
        <source>expected at most {max_texts} in all lists</source>
        <translation>attendu {max_texts} au plus dans toutes les listes</translation>
    </message>
    <message>
        <source>{name}: the header is damaged at byte {at}: found {found}, {expected}. Get the file again</source>
        <translation>{name}&#xa0;: l’en-tête est abîmé à l’octet {at}&#xa0;: trouvé {found}&#xa0;; {expected}. Récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>{path}: found {found}, expected “GGUF”, with which a GGUF file begins. Get the file again</source>
        <translation>{path}&#xa0;: trouvé {found}, attendu «&#xa0;GGUF&#xa0;», par quoi commence un fichier GGUF. Récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>la version</translation>
    </message>
    <message>
        <source>one of a big-endian machine</source>
        <translation>celle d’une machine gros-boutiste</translation>
    </message>
    <message>
        <source>{path}: GGUF version: found {found}, expected 2 or 3</source>
        <translation>{path}&#xa0;: version de GGUF&#xa0;: trouvé {found}, attendu 2 ou 3</translation>
    </message>
    <message>
        <source>tensors</source>
        <translation>tenseurs</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>the name of a value</source>
        <translation>le nom d’une valeur</translation>
    </message>
    <message>
        <source>{name} twice</source>
        <translation>{name} une deuxième fois</translation>
    </message>
    <message>
        <source>expected a name only once</source>
        <translation>attendu un nom une seule fois</translation>
    </message>
    <message>
        <source>the name of a tensor</source>
        <translation>le nom d’un tenseur</translation>
    </message>
    <message>
        <source>expected a tensor only once</source>
        <translation>attendu un tenseur une seule fois</translation>
    </message>
    <message>
        <source>{name} with {n_axes} axes</source>
        <translation>{name} avec {n_axes} axes</translation>
    </message>
    <message>
        <source>expected up to {max_axes}</source>
        <translation>attendu {max_axes} au plus</translation>
    </message>
    <message>
        <source>an alignment of {align}</source>
        <translation>un alignement de {align}</translation>
    </message>
    <message>
        <source>expected 1 to 1,048,576</source>
        <translation>attendu 1 à 1&#x202f;048&#x202f;576</translation>
    </message>
    <message>
        <source>{name} with rows of {width} numbers as {stored_as}</source>
        <translation>{name} avec des lignes de {width} nombres en {stored_as}</translation>
    </message>
    <message>
        <source>expected whole blocks of {n_numbers}</source>
        <translation>attendu des blocs entiers de {n_numbers}</translation>
    </message>
    <message>
        <source>keys, transposed</source>
        <translation>clés, transposées</translation>
    </message>
    <message>
        <source>The text begins with {name} itself; it is not added a second time.</source>
        <translation>Le texte commence lui-même par {name}&#xa0;; il n’est pas ajouté une deuxième fois.</translation>
    </message>
    <message>
        <source>The text has {lost}, which this model has no token for. It reads {some}</source>
        <translation>Le texte contient {lost}, pour quoi ce modèle n’a pas de token. Il lit {some}</translation>
    </message>
    <message>
        <source>{folder}: no tokenizer.json beside the weights. Without it text cannot be split into tokens</source>
        <translation>{folder}&#xa0;: pas de tokenizer.json à côté des poids. Sans lui le texte ne peut être découpé en tokens</translation>
    </message>
    <message>
        <source>{source}: cannot be read: {error}. Get the file again</source>
        <translation>{source}&#xa0;: illisible&#xa0;: {error}. Récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>{name}: post_processor: found {token}, which special_tokens does not describe. Get the file again</source>
        <translation>{name}&#xa0;: post_processor&#xa0;: {token} trouvé, que special_tokens ne décrit pas. Récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>{name}: the file has no vocabulary. Without it text cannot be split into tokens</source>
        <translation>{name}&#xa0;: le fichier ne contient pas de vocabulaire. Sans lui le texte ne peut être découpé en tokens</translation>
    </message>
    <message>
        <source>types</source>
        <translation>types</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>scores</translation>
    </message>
    <message>
        <source>{name}: tokenizer: found {model}, expected gpt2 (byte pairs) or llama (SentencePiece)</source>
        <translation>{name}&#xa0;: tokenizer&#xa0;: trouvé {model}, attendu gpt2 (paires d’octets) ou llama (SentencePiece)</translation>
    </message>
    <message>
        <source>no numbers</source>
        <translation>pas de nombres</translation>
    </message>
    <message>
        <source>{name}: token {what}: found {shown}, expected a number for each of the {n_tokens} tokens</source>
        <translation>{name}&#xa0;: {what} des tokens&#xa0;: trouvé {shown}, attendu un nombre pour chacun des {n_tokens} tokens</translation>
    </message>
    <message>
        <source>Needs the extra “models”: pip install &quot;attnviz[models]&quot;</source>
        <translation>Demande l’extra «&#xa0;models&#xa0;»&#xa0;: pip install &quot;attnviz[models]&quot;</translation>
    </message>
    <message>
        <source>{source}: the parts of the tokenizer do not fit together: {error}. Get the file again</source>
        <translation>{source}&#xa0;: les parties du tokenizer ne vont pas ensemble&#xa0;: {error}. Récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>{name}: the vocabulary has no merges, which byte pairs need</source>
        <translation>{name}&#xa0;: le vocabulaire n’a pas de fusions (merges), dont les paires d’octets ont besoin</translation>
    </message>
    <message>
        <source>{name}: found {n_merges} merges for a vocabulary of {n_tokens} tokens, expected at most {most_merges}</source>
        <translation>{name}&#xa0;: trouvé {n_merges} fusions (merges) pour un vocabulaire de {n_tokens} tokens, attendu {most_merges} au plus</translation>
    </message>
    <message>
        <source>{name}: a merge of the vocabulary is not a pair of pieces</source>
        <translation>{name}&#xa0;: une fusion (merge) du vocabulaire n’est pas une paire de morceaux</translation>
    </message>
    <message>
        <source>{name}: the vocabulary cannot be used: {error}</source>
        <translation>{name}&#xa0;: le vocabulaire est inutilisable&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{name}: found a token of {longest} characters in the vocabulary, expected at most {longest_token}</source>
        <translation>{name}&#xa0;: trouvé un token de {longest} caractères dans le vocabulaire, attendu {longest_token} au plus</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>mis à l’échelle</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>masque</translation>
    </message>
    <message>
        <source>e to the score</source>
        <translation>e puissance score</translation>
    </message>
    <message>
        <source>attention weights</source>
        <translation>poids d’attention</translation>
    </message>
    <message>
        <source>new vectors</source>
        <translation>nouveaux vecteurs</translation>
    </message>
    <message>
        <source>Scores q·k</source>
        <translation>Scores q·k</translation>
    </message>
    <message>
        <source>Attention weights without division</source>
        <translation>Poids d’attention sans division</translation>
    </message>
    <message>
        <source>Attention weights after division</source>
        <translation>Poids d’attention après division</translation>
    </message>
    <message>
        <source>Every vector size</source>
        <translation>Chaque taille de vecteur</translation>
    </message>
    <message>
        <source>Which token may look at which: 1 = yes</source>
        <translation>Quel token peut regarder lequel&#xa0;: 1 = oui</translation>
    </message>
    <message>
        <source>Scores by window</source>
        <translation>Scores par fenêtre</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>Attention weights of {head}</source>
        <translation>Poids d’attention de {head}</translation>
    </message>
    <message>
        <source>{step}: what is {cell}?</source>
        <translation>{step}&#xa0;: combien vaut {cell}&#xa0;?</translation>
    </message>
    <message>
        <source>Step {number} of {last}   {formula}   {cell}: answer hidden</source>
        <translation>Étape {number} sur {last}   {formula}   {cell}&#xa0;: réponse cachée</translation>
    </message>
    <message>
        <source>{cell}, answer hidden</source>
        <translation>{cell}, réponse cachée</translation>
    </message>
    <message>
        <source>{cell}, masked</source>
        <translation>{cell}, masquée</translation>
    </message>
    <message>
        <source>Each step turns into the next</source>
        <translation>Chaque étape devient la suivante</translation>
    </message>
    <message>
        <source>Size…</source>
        <translation>Taille…</translation>
    </message>
    <message>
        <source>Final weights A (step 10)</source>
        <translation>Poids finaux A (étape 10)</translation>
    </message>
    <message>
        <source>Type over any number: every later step follows. What is computed is then held.</source>
        <translation>Tout nombre peut être remplacé&#xa0;: les étapes suivantes en découlent. Ce qui est calculé est alors fixé.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Start from other numbers</source>
        <translation>Partir d’autres nombres</translation>
    </message>
    <message>
        <source>Reset to the chapter</source>
        <translation>Revenir au chapitre</translation>
    </message>
    <message>
        <source>Put the numbers back to the start</source>
        <translation>Remettre les nombres du début</translation>
    </message>
    <message>
        <source>Divide the scores by √d_k or not</source>
        <translation>Diviser les scores par √d_k ou non</translation>
    </message>
    <message>
        <source>Mask future words or not</source>
        <translation>Masquer les mots suivants ou non</translation>
    </message>
    <message>
        <source>Which numbers are calculated: those of the example or of the sentence</source>
        <translation>Quels nombres sont calculés&#xa0;: ceux de l’exemple ou ceux de la phrase</translation>
    </message>
    <message>
        <source>Copy all matrices of this calculation</source>
        <translation>Copier toutes les matrices de ce calcul</translation>
    </message>
    <message>
        <source>Rotate queries and keys by their positions or not</source>
        <translation>Tourner requêtes et clés selon leur position ou non</translation>
    </message>
    <message>
        <source>Bend large scores into the cap or not</source>
        <translation>Courber les grands scores sous le plafond ou non</translation>
    </message>
    <message>
        <source>The small example</source>
        <translation>Le petit exemple</translation>
    </message>
    <message>
        <source>Held numbers</source>
        <translation>Nombres fixés</translation>
    </message>
    <message>
        <source>Let all go</source>
        <translation>Tout libérer</translation>
    </message>
    <message>
        <source>Compute every held number again</source>
        <translation>Recalculer tous les nombres fixés</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Show it beside what is computed with nothing held</source>
        <translation>L’afficher à côté de ce qui est calculé quand rien n’est fixé</translation>
    </message>
    <message>
        <source>Let it go: it is computed again</source>
        <translation>Libérer&#xa0;: il est recalculé</translation>
    </message>
    <message>
        <source>computed {made}</source>
        <translation>calculé {made}</translation>
    </message>
    <message>
        <source>Strongest of your numbers</source>
        <translation>Les plus forts de vos nombres</translation>
    </message>
    <message>
        <source>change per +1</source>
        <translation>changement par +1</translation>
    </message>
    <message>
        <source>What is added</source>
        <translation>Ce qui est ajouté</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Watch another number…</source>
        <translation>Observer un autre nombre…</translation>
    </message>
    <message>
        <source>Ask about the selected cell instead, or the entropy of its row</source>
        <translation>Demander plutôt pour la cellule sélectionnée, ou pour l’entropie de sa ligne</translation>
    </message>
    <message>
        <source>A dot: no path, this number cannot change it. One scale for all steps.</source>
        <translation>Un point&#xa0;: aucun chemin, ce nombre n’y change rien. Une seule échelle pour toutes les étapes.</translation>
    </message>
    <message>
        <source>None of them changes it.</source>
        <translation>Aucun d’eux ne le change.</translation>
    </message>
    <message>
        <source>A mask cannot be nudged</source>
        <translation>On ne pousse pas un masque</translation>
    </message>
    <message>
        <source>Nudge {cell}</source>
        <translation>Pousser {cell}</translation>
    </message>
    <message>
        <source>to {value}</source>
        <translation>à {value}</translation>
    </message>
    <message>
        <source>predicted {value}  ({sum})</source>
        <translation>prévu {value}  ({sum})</translation>
    </message>
    <message>
        <source>actual {value}, computed again</source>
        <translation>réel {value}, recalculé</translation>
    </message>
    <message>
        <source>no difference: the curve is straight here</source>
        <translation>aucun écart&#xa0;: la courbe est droite ici</translation>
    </message>
    <message>
        <source>difference {value}: the curve bends</source>
        <translation>écart {value}&#xa0;: la courbe s’incurve</translation>
    </message>
    <message>
        <source>Show {number}</source>
        <translation>Montrer {number}</translation>
    </message>
    <message>
        <source>What is added to the cell; arrow keys change it by 0.1</source>
        <translation>Ce qui est ajouté à la cellule&#xa0;; les flèches le changent de 0,1</translation>
    </message>
    <message>
        <source>found {found}, expected at most {most}</source>
        <translation>trouvé {found}, attendu au plus {most}</translation>
    </message>
    <message>
        <source>Curve of the number and its tangent</source>
        <translation>Courbe du nombre et sa tangente</translation>
    </message>
    <message>
        <source>Let {cell} go</source>
        <translation>Libérer {cell}</translation>
    </message>
    <message>
        <source>Copy  LaTeX · NumPy</source>
        <translation>Copier  LaTeX · NumPy</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>et {n} autres</translation>
    </message>
    <message>
        <source>Words, d_model and d_k from 2 to 8</source>
        <translation>Mots, d_model et d_k de 2 à 8</translation>
    </message>
    <message>
        <source>d_model (numbers per token)</source>
        <translation>d_model (nombres par token)</translation>
    </message>
    <message>
        <source>d_k (numbers per query or key)</source>
        <translation>d_k (nombres par requête ou clé)</translation>
    </message>
    <message>
        <source>Each from {least} to {most}.</source>
        <translation>Chaque nombre de {least} à {most}.</translation>
    </message>
    <message>
        <source>Size of the example</source>
        <translation>Taille de l’exemple</translation>
    </message>
    <message>
        <source>{cell} held at {value}</source>
        <translation>{cell} fixé à {value}</translation>
    </message>
    <message>
        <source>   computed: </source>
        <translation>   calculé&#xa0;: </translation>
    </message>
    <message>
        <source>{letter}, after step {number} of {last}</source>
        <translation>{letter}, après l’étape {number} sur {last}</translation>
    </message>
    <message>
        <source>Step {number} of {last}</source>
        <translation>Étape {number} sur {last}</translation>
    </message>
    <message>
        <source>head {number} {name}</source>
        <translation>tête {number} {name}</translation>
    </message>
    <message>
        <source>cell ({cell}) = {value} (held)</source>
        <translation>cellule ({cell}) = {value} (fixé)</translation>
    </message>
    <message>
        <source>computed {value}</source>
        <translation>calculé {value}</translation>
    </message>
    <message>
        <source>cell ({cell}) = {value}</source>
        <translation>cellule ({cell}) = {value}</translation>
    </message>
    <message>
        <source>scores over 700: softmax subtracts each row’s maximum first, so they stay exact</source>
        <translation>scores au-delà de 700&#xa0;: softmax soustrait d’abord le maximum de chaque ligne, ils restent donc exacts</translation>
    </message>
    <message>
        <source>{matrices} editable</source>
        <translation>à modifier&#xa0;: {matrices}</translation>
    </message>
    <message>
        <source>{matrix}, row {row}, column {column}</source>
        <translation>{matrix}, ligne {row}, colonne {column}</translation>
    </message>
    <message>
        <source>{said}, {number} per cent, score {score}</source>
        <translation>{said}, {number} pour cent, score {score}</translation>
    </message>
    <message>
        <source>{said}, {number}, held, computed {made}</source>
        <translation>{said}, {number}, fixé, calculé {made}</translation>
    </message>
    <message>
        <source>Step by step, {number} {title}</source>
        <translation>Pas à pas, {number} {title}</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onze</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>douze</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>un quart</translation>
    </message>
    <message>
        <source>a third</source>
        <translation>un tiers</translation>
    </message>
    <message>
        <source>half</source>
        <translation>la moitié</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>deux tiers</translation>
    </message>
    <message>
        <source>three quarters</source>
        <translation>trois quarts</translation>
    </message>
    <message>
        <source>one word</source>
        <translation>un mot</translation>
    </message>
    <message>
        <source>{count} words</source>
        <translation>{count} mots</translation>
    </message>
    <message>
        <source>one token</source>
        <translation>un token</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} tokens</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>{count} numbers</source>
        <translation>{count} nombres</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>all {count}</source>
        <translation>les {count}</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>nearly everything</source>
        <translation>presque tout</translation>
    </message>
    <message>
        <source>Qt and PySide6</source>
        <translation>Qt et PySide6</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>About attnviz</source>
        <translation>À propos d’attnviz</translation>
    </message>
    <message>
        <source>A desktop lab for the attention mechanism.</source>
        <translation>Un laboratoire pour le mécanisme d’attention.</translation>
    </message>
    <message>
        <source>Licences: {list}.</source>
        <translation>Licences&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copier les versions</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Votes</translation>
    </message>
    <message>
        <source>no votes yet</source>
        <translation>pas encore de votes</translation>
    </message>
    <message>
        <source>{q} times {k}</source>
        <translation>{q} fois {k}</translation>
    </message>
    <message>
        <source> to the </source>
        <translation> puissance </translation>
    </message>
    <message>
        <source>{asker} to {source}: {terms}</source>
        <translation>{asker} vers {source}&#xa0;: {terms}</translation>
    </message>
    <message>
        <source>By hand: {asker} to {source}</source>
        <translation>À la main&#xa0;: {asker} vers {source}</translation>
    </message>
    <message>
        <source>Double-click to hold another number</source>
        <translation>Double-cliquez pour fixer un autre nombre</translation>
    </message>
    <message>
        <source>By hand: {pair}</source>
        <translation>À la main&#xa0;: {pair}</translation>
    </message>
    <message>
        <source>cell value</source>
        <translation>valeur de la cellule</translation>
    </message>
    <message>
        <source>Nothing to show: no number here is finite.</source>
        <translation>Rien à montrer&#xa0;: aucun nombre ici n’est fini.</translation>
    </message>
    <message>
        <source>Save the changes to {name}?</source>
        <translation>Enregistrer les modifications apportées à {name}&#xa0;?</translation>
    </message>
    <message>
        <source>Your changes will be lost if you do not save them.</source>
        <translation>Vos modifications seront perdues si vous ne les enregistrez pas.</translation>
    </message>
    <message>
        <source>Keep as its mask</source>
        <translation>Garder comme masque</translation>
    </message>
    <message>
        <source>A pattern is being tested on the sentence.</source>
        <translation>Un motif est en cours d’essai sur la phrase.</translation>
    </message>
    <message>
        <source>Save it as the mask of the sentence?</source>
        <translation>L’enregistrer comme masque de la phrase&#xa0;?</translation>
    </message>
    <message>
        <source>End test</source>
        <translation>Terminer l’essai</translation>
    </message>
    <message>
        <source>{name} already exists.</source>
        <translation>{name} existe déjà.</translation>
    </message>
    <message>
        <source>Replace it? Its contents will be lost.</source>
        <translation>Le remplacer&#xa0;? Son contenu sera perdu.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>attnviz: something went wrong</source>
        <translation>attnviz&#xa0;: une erreur est survenue</translation>
    </message>
    <message>
        <source>Details for a report</source>
        <translation>Détails pour un rapport</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>Ouvrir le journal</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>An action failed: {line}</source>
        <translation>Une action a échoué&#xa0;: {line}</translation>
    </message>
    <message>
        <source>{kept} You can keep working. The log file is {log}.</source>
        <translation>{kept} Vous pouvez continuer. Le fichier journal est {log}.</translation>
    </message>
    <message>
        <source>{content}, held, computed {computed}</source>
        <translation>{content}, fixé, calculé {computed}</translation>
    </message>
    <message>
        <source>{asker} ({row}) looks at {source} ({column}): {content}</source>
        <translation>{asker} ({row}) regarde {source} ({column})&#xa0;: {content}</translation>
    </message>
    <message>
        <source>row {row}, column {column}: {content}</source>
        <translation>ligne {row}, colonne {column}&#xa0;: {content}</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>sauté</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>{key} moves from word to word</source>
        <translation>{key} va de mot en mot</translation>
    </message>
    <message>
        <source>{key} goes to the next step</source>
        <translation>{key} passe à l’étape suivante</translation>
    </message>
    <message>
        <source>{key} doubles the vector size</source>
        <translation>{key} double la taille des vecteurs</translation>
    </message>
    <message>
        <source>{key} goes to the next head</source>
        <translation>{key} passe à la tête suivante</translation>
    </message>
    <message>
        <source>{key} goes to the next pattern</source>
        <translation>{key} passe au motif suivant</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Apprentissage</translation>
    </message>
    <message>
        <source>{key} lets the model learn</source>
        <translation>{key} laisse le modèle apprendre</translation>
    </message>
    <message>
        <source>Where to begin</source>
        <translation>Par où commencer</translation>
    </message>
    <message>
        <source>PageDown</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>PageUp</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Back to the canvas</source>
        <translation>Retour à la toile</translation>
    </message>
    <message>
        <source>Open the help for this tab</source>
        <translation>Ouvrir l’aide de cet onglet</translation>
    </message>
    <message>
        <source>Shortcuts on this tab</source>
        <translation>Raccourcis de cet onglet</translation>
    </message>
    <message>
        <source>Shortcuts: {tab}</source>
        <translation>Raccourcis&#xa0;: {tab}</translation>
    </message>
    <message>
        <source>{tab}: next control · {enter}: press a button, edit a cell</source>
        <translation>{tab}&#xa0;: commande suivante · {enter}&#xa0;: activer un bouton, modifier une cellule</translation>
    </message>
    <message>
        <source>⟨empty⟩</source>
        <translation>⟨vide⟩</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Step {step} of {n}.</source>
        <translation>Étape {step} sur {n}.</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Toutes les étapes</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Step {step} of {n}, list of all steps</source>
        <translation>Étape {step} sur {n}, liste des étapes</translation>
    </message>
    <message>
        <source>Lesson {lesson}</source>
        <translation>Leçon {lesson}</translation>
    </message>
    <message>
        <source>Close the notice</source>
        <translation>Fermer l’avis</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>found a brace without its partner at {text}, expected both.</source>
        <translation>trouvé une accolade sans son pendant à {text}, attendu les deux.</translation>
    </message>
    <message>
        <source>found {count} numbers in braces, expected at most {most}.</source>
        <translation>trouvé {count} nombres entre accolades, attendu au plus {most}.</translation>
    </message>
    <message>
        <source>{name}: found a word, expected a number.</source>
        <translation>{name}&#xa0;: trouvé un mot, attendu un nombre.</translation>
    </message>
    <message>
        <source>{text}: found no name between the braces.</source>
        <translation>{text}&#xa0;: aucun nom entre les accolades.</translation>
    </message>
    <message>
        <source>{text}: found the form {form}, expected digits such as 2, +2 with a sign, %, %1, a comma, M, GiB or GiB1 without the unit.</source>
        <translation>{text}&#xa0;: trouvé la forme {form}, attendu des décimales comme 2, +2 avec le signe, %, %1, une virgule, M, GiB ou GiB1 sans l’unité.</translation>
    </message>
    <message>
        <source>{name}: found no such number, expected one of {known}.</source>
        <translation>{name}&#xa0;: ce nombre n’existe pas, attendu l’un de {known}.</translation>
    </message>
    <message>
        <source>an array of rows and columns</source>
        <translation>un tableau de lignes et de colonnes</translation>
    </message>
    <message>
        <source>a word of the text, or a number from 1 to {size}</source>
        <translation>un mot du texte, ou un nombre de 1 à {size}</translation>
    </message>
    <message>
        <source>{n} indices</source>
        <translation>{n} indices</translation>
    </message>
    <message>
        <source>{name}: found {what}, expected {expected}.</source>
        <translation>{name}&#xa0;: trouvé {what}, attendu {expected}.</translation>
    </message>
    <message>
        <source>a number from 1 to {size}</source>
        <translation>un nombre de 1 à {size}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>left or right</source>
        <translation>left ou right</translation>
    </message>
    <message>
        <source>a number of layers from 1 to 64</source>
        <translation>un nombre de couches de 1 à 64</translation>
    </message>
    <message>
        <source>part or memory</source>
        <translation>part ou memory</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>des nombres entiers</translation>
    </message>
    <message>
        <source>Custom pattern</source>
        <translation>Motif libre</translation>
    </message>
    <message>
        <source>a task in which that is measured</source>
        <translation>une tâche dans laquelle cela est mesuré</translation>
    </message>
    <message>
        <source>off and a head, or step and a number</source>
        <translation>off et une tête, ou step et un nombre</translation>
    </message>
    <message>
        <source>one that the model has</source>
        <translation>une que le modèle possède</translation>
    </message>
    <message>
        <source>a layer and a head, as in L1·H2</source>
        <translation>une couche et une tête, comme L1·H2</translation>
    </message>
    <message>
        <source>“{text}” may have a decimal or a thousands separator. Type 1.2345 or 12345.</source>
        <translation>«&#xa0;{text}&#xa0;» peut contenir un séparateur décimal ou de milliers. Tapez 1,2345 ou 12345.</translation>
    </message>
    <message>
        <source>“{text}” is not a number. Type a number such as 0.5, 0,5 or −1.2.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre. Tapez un nombre comme 0,5, 0.5 ou −1,2.</translation>
    </message>
    <message>
        <source>“{text}” is too large. Type a smaller number.</source>
        <translation>«&#xa0;{text}&#xa0;» est trop grand. Tapez un nombre plus petit.</translation>
    </message>
    <message>
        <source>{number} B</source>
        <translation>{number}&#xa0;Md</translation>
    </message>
    <message>
        <source>{number} M</source>
        <translation>{number}&#xa0;M</translation>
    </message>
    <message>
        <source>B</source>
        <translation>o</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>Kio</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>Mio</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>Gio</translation>
    </message>
    <message>
        <source>TiB</source>
        <translation>Tio</translation>
    </message>
    <message>
        <source>{n} line</source>
        <translation>{n} ligne</translation>
    </message>
    <message>
        <source>{n} lines</source>
        <translation>{n} lignes</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Trouver une commande</translation>
    </message>
    <message>
        <source>Command, tab, lesson, sentence, file or setting</source>
        <translation>Commande, onglet, leçon, phrase, fichier ou réglage</translation>
    </message>
    <message>
        <source>Type a few letters of what you are looking for</source>
        <translation>Tapez quelques lettres de ce que vous cherchez</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>No matches. Try fewer letters or a single word.</source>
        <translation>Aucun résultat. Essayez moins de lettres, ou un seul mot.</translation>
    </message>
    <message>
        <source>↑ ↓ choose · Enter runs · Esc closes</source>
        <translation>↑ ↓ choisir · Entrée exécute · Échap ferme</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Predict first</source>
        <translation>Prédire d’abord</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Dévoiler</translation>
    </message>
    <message>
        <source>Leave “Predict first”</source>
        <translation>Quitter «&#xa0;Prédire d’abord&#xa0;»</translation>
    </message>
    <message>
        <source>Hide the answer and let the class vote</source>
        <translation>Cacher la réponse et faire voter la classe</translation>
    </message>
    <message>
        <source>{n} vote.</source>
        <translation>{n} vote.</translation>
    </message>
    <message>
        <source>{n} votes.</source>
        <translation>{n} votes.</translation>
    </message>
    <message>
        <source>Answer hidden.</source>
        <translation>Réponse cachée.</translation>
    </message>
    <message>
        <source>Answer hidden: reveal it first, or leave “Predict first”.</source>
        <translation>Réponse cachée&#xa0;: dévoilez-la d’abord, ou quittez «&#xa0;Prédire d’abord&#xa0;».</translation>
    </message>
    <message>
        <source>Press Enter to submit, again to reveal.</source>
        <translation>Entrée pour valider, encore Entrée pour dévoiler.</translation>
    </message>
    <message>
        <source>Press a number or click to vote, Enter to reveal.</source>
        <translation>Tapez un numéro ou cliquez pour voter, Entrée pour dévoiler.</translation>
    </message>
    <message>
        <source>“Predict first” is off.</source>
        <translation>«&#xa0;Prédire d’abord&#xa0;» est désactivé.</translation>
    </message>
    <message>
        <source>{choice}: {n} vote</source>
        <translation>{choice}&#xa0;: {n} vote</translation>
    </message>
    <message>
        <source>{choice}: {n} votes</source>
        <translation>{choice}&#xa0;: {n} votes</translation>
    </message>
    <message>
        <source>{letter}: {choice}</source>
        <translation>{letter}&#xa0;: {choice}</translation>
    </message>
    <message>
        <source>{n} vote</source>
        <translation>{n} vote</translation>
    </message>
    <message>
        <source>{n} votes</source>
        <translation>{n} votes</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>Revealed: {answer}.</source>
        <translation>Dévoilé&#xa0;: {answer}.</translation>
    </message>
    <message>
        <source>{path}: expected a name that ends in {known}</source>
        <translation>{path}&#xa0;: attendu un nom qui finit par {known}</translation>
    </message>
    <message>
        <source>Reveal the answer</source>
        <translation>Dévoiler la réponse</translation>
    </message>
    <message>
        <source>attention of {word}</source>
        <translation>attention de {word}</translation>
    </message>
    <message>
        <source>{word}: answer hidden</source>
        <translation>{word}&#xa0;: réponse cachée</translation>
    </message>
    <message>
        <source>{n} of {all} tokens</source>
        <translation>{n} tokens sur {all}</translation>
    </message>
    <message>
        <source>Next token, before and after</source>
        <translation>Token suivant, avant et après</translation>
    </message>
    <message>
        <source>Next token after {text}</source>
        <translation>Token suivant après {text}</translation>
    </message>
    <message>
        <source>{n} runs, less than a second</source>
        <translation>{n} passages, moins d’une seconde</translation>
    </message>
    <message>
        <source>{n} runs, about {seconds} s</source>
        <translation>{n} passages, environ {seconds} s</translation>
    </message>
    <message>
        <source>{n} runs, about {minutes} min</source>
        <translation>{n} passages, environ {minutes} min</translation>
    </message>
    <message>
        <source>{token} comes next with {share}. Switch a head off and see what is left of it.</source>
        <translation>{token} vient ensuite avec {share}. Coupez une tête et voyez ce qu’il en reste.</translation>
    </message>
    <message>
        <source>next token {token}</source>
        <translation>token suivant {token}</translation>
    </message>
    <message>
        <source>induction of {head}</source>
        <translation>induction de {head}</translation>
    </message>
    <message>
        <source>{n} changes</source>
        <translation>{n} modifications</translation>
    </message>
    <message>
        <source>Without head {head}, {token} stays at {after}.</source>
        <translation>Sans la tête {head}, {token} reste à {after}.</translation>
    </message>
    <message>
        <source>Without head {head}, {token} falls from {before} to {after}.</source>
        <translation>Sans la tête {head}, {token} tombe de {before} à {after}.</translation>
    </message>
    <message>
        <source>Without head {head}, {token} rises from {before} to {after}.</source>
        <translation>Sans la tête {head}, {token} monte de {before} à {after}.</translation>
    </message>
    <message>
        <source>With the changes, {token} stays at {after}.</source>
        <translation>Avec les modifications, {token} reste à {after}.</translation>
    </message>
    <message>
        <source>With the changes, {token} falls from {before} to {after}.</source>
        <translation>Avec les modifications, {token} tombe de {before} à {after}.</translation>
    </message>
    <message>
        <source>With the changes, {token} rises from {before} to {after}.</source>
        <translation>Avec les modifications, {token} monte de {before} à {after}.</translation>
    </message>
    <message>
        <source>Head {head} still runs, but its induction score drops from {before} to {after}.</source>
        <translation>La tête {head} tourne encore, mais son score d’induction tombe de {before} à {after}.</translation>
    </message>
    <message>
        <source>next token after {token}</source>
        <translation>token suivant après {token}</translation>
    </message>
    <message>
        <source>divergence {bits} bits</source>
        <translation>divergence {bits} bits</translation>
    </message>
    <message>
        <source>layers from {first} on ran again</source>
        <translation>couches recalculées à partir de {first}</translation>
    </message>
    <message>
        <source>layers below {first} identical to the last bit</source>
        <translation>couches avant {first} identiques jusqu’au dernier bit</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
    </message>
    <message>
        <source>Point at a curve, or use the arrow keys, to read it</source>
        <translation>Désignez une courbe, ou utilisez les flèches, pour la lire</translation>
    </message>
    <message>
        <source>{curve}, mean</source>
        <translation>{curve}, moyenne</translation>
    </message>
    <message>
        <source>{curve}, low</source>
        <translation>{curve}, bas</translation>
    </message>
    <message>
        <source>{curve}, high</source>
        <translation>{curve}, haut</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>Reset to the original sizes</source>
        <translation>Revenir aux tailles de départ</translation>
    </message>
    <message>
        <source>score of key {n}</source>
        <translation>score de la clé {n}</translation>
    </message>
    <message>
        <source>Sentence: {text}</source>
        <translation>Phrase&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Click to type your own sentence; the arrow opens the list</source>
        <translation>Cliquez pour taper votre phrase&#xa0;; la flèche ouvre la liste</translation>
    </message>
    <message>
        <source>These words came with an opened file and cannot be edited</source>
        <translation>Ces mots viennent d’un fichier ouvert et ne peuvent être modifiés</translation>
    </message>
    <message>
        <source>key {n}</source>
        <translation>clé {n}</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>Sizes of your own</source>
        <translation>Vos propres tailles</translation>
    </message>
    <message>
        <source>Click to copy</source>
        <translation>Cliquez pour copier</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Show the held numbers</source>
        <translation>Montrer les nombres fixés</translation>
    </message>
    <message>
        <source>{letter}, after step {step} of {n}: {title}</source>
        <translation>{letter}, après l’étape {step} sur {n}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Step {step} of {n}: {title}, off</source>
        <translation>Étape {step} sur {n}&#xa0;: {title}, désactivée</translation>
    </message>
    <message>
        <source>Step {step} of {n}: {title}</source>
        <translation>Étape {step} sur {n}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Number of a step, 1 to {last}</source>
        <translation>Numéro d’une étape, 1 à {last}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Step of training</source>
        <translation>Étape d’entraînement</translation>
    </message>
    <message>
        <source>The model after so many steps of training  (← →)</source>
        <translation>Le modèle après ce nombre d’étapes d’entraînement  (← →)</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Head {name}, {score}: {first} at step {start}, {now} here</source>
        <translation>Tête {name}, {score}&#xa0;: {first} à l’étape {start}, {now} ici</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Allure</translation>
    </message>
    <message>
        <source>From step 0 once more: the same seed, no head held</source>
        <translation>De nouveau depuis l’étape 0&#xa0;: même graine, aucune tête fixée</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Learn from 32 texts once</source>
        <translation>Apprendre une fois de 32 textes</translation>
    </message>
    <message>
        <source>accuracy {share}</source>
        <translation>justesse {share}</translation>
    </message>
    <message>
        <source>How long “Play” stays on each step</source>
        <translation>Durée de chaque étape à la lecture</translation>
    </message>
    <message>
        <source>Seconds per step</source>
        <translation>Secondes par étape</translation>
    </message>
    <message>
        <source>Nudge it</source>
        <translation>Pousser</translation>
    </message>
    <message>
        <source>Add something to the selected cell, and compute again</source>
        <translation>Ajouter quelque chose à la cellule sélectionnée et recalculer</translation>
    </message>
    <message>
        <source>{seconds} s per step</source>
        <translation>{seconds} s par étape</translation>
    </message>
    <message>
        <source>Advance automatically</source>
        <translation>Avancer automatiquement</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Arrêter ici</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The audience sees this picture.</source>
        <translation>Le public voit cette image.</translation>
    </message>
    <message>
        <source>Blank: the audience sees nothing.</source>
        <translation>Vide&#xa0;: le public ne voit rien.</translation>
    </message>
    <message>
        <source>No notes for this step.</source>
        <translation>Pas de notes pour cette étape.</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Finir la présentation</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>C’est la dernière étape.</translation>
    </message>
    <message>
        <source>Frozen: the audience still sees the earlier picture.</source>
        <translation>Figé&#xa0;: le public voit encore l’image d’avant.</translation>
    </message>
    <message>
        <source>No lesson is running. During a lesson, the notes for each step appear here.</source>
        <translation>Aucune leçon en cours. Pendant une leçon, les notes de chaque étape apparaissent ici.</translation>
    </message>
    <message>
        <source>No lesson is running. {key} opens one, with notes for each step.</source>
        <translation>Aucune leçon en cours. {key} en ouvre une, avec des notes pour chaque étape.</translation>
    </message>
    <message>
        <source>Presenter view</source>
        <translation>Vue du présentateur</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Figer</translation>
    </message>
    <message>
        <source>Freeze what the audience sees</source>
        <translation>Figer ce que voit le public</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Blank the audience’s screen</source>
        <translation>Vider l’écran du public</translation>
    </message>
    <message>
        <source>Swap screens</source>
        <translation>Échanger les écrans</translation>
    </message>
    <message>
        <source>Swap the screens of the two windows</source>
        <translation>Échanger les écrans des deux fenêtres</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>Cette étape</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Finir</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Écoulé</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>{n} of {all} words</source>
        <translation>{n} mots sur {all}</translation>
    </message>
    <message>
        <source>{word}: {share} of the attention of {asker}</source>
        <translation>{word}&#xa0;: {share} de l’attention de {asker}</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>Onglets</translation>
    </message>
    <message>
        <source>Card {card} of {n}</source>
        <translation>Carte {card} sur {n}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Tour, card {card} of {n}</source>
        <translation>Visite, carte {card} sur {n}</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>{pair}: masked</source>
        <translation>{pair}&#xa0;: masqué</translation>
    </message>
    <message>
        <source>{pair}: {n} points</source>
        <translation>{pair}&#xa0;: {n} points</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>How a token is chosen</source>
        <translation>Comment un token est choisi</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Le plus probable</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>Tiré au sort</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Stop after a sentence</source>
        <translation>S’arrêter à la fin d’une phrase</translation>
    </message>
    <message>
        <source>Keep as the text</source>
        <translation>Garder comme texte</translation>
    </message>
    <message>
        <source>Write next</source>
        <translation>Écrire la suite</translation>
    </message>
    <message>
        <source>{n} written</source>
        <translation>écrits&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Token {number}, {share}: go back to here, and drop what follows</source>
        <translation>Token {number}, {share}&#xa0;: revenir ici et abandonner la suite</translation>
    </message>
    <message>
        <source>KV cache: {whole}, {n} tokens × {each}</source>
        <translation>Cache KV&#xa0;: {whole}, {n} tokens × {each}</translation>
    </message>
    <message>
        <source>2 × {layers} layers × {heads} KV heads × {width} × {bytes} bytes</source>
        <translation>2 × {layers} couches × {heads} têtes KV × {width} × {bytes} octets</translation>
    </message>
    <message>
        <source>at {n} tokens {whole}</source>
        <translation>à {n} tokens {whole}</translation>
    </message>
    <message>
        <source>if every head had its own: {whole}</source>
        <translation>si chaque tête avait les siennes&#xa0;: {whole}</translation>
    </message>
    <message>
        <source>with the mask</source>
        <translation>avec le masque</translation>
    </message>
    <message>
        <source>What would be different; your own numbers do not change</source>
        <translation>Ce qui serait différent&#xa0;; vos propres nombres ne changent pas</translation>
    </message>
    <message>
        <source>Divide the scores by this number; above 1, the weights even out</source>
        <translation>Diviser les scores par ce nombre&#xa0;; au-delà de 1, les poids s’égalisent</translation>
    </message>
    <message>
        <source>New last word</source>
        <translation>Nouveau dernier mot</translation>
    </message>
    <message>
        <source>Type the new last word</source>
        <translation>Tapez le nouveau dernier mot</translation>
    </message>
    <message>
        <source>Turn the mask on or off on both sides</source>
        <translation>Activer ou désactiver le masque des deux côtés</translation>
    </message>
    <message>
        <source>Show larger</source>
        <translation>Montrer en plus grand</translation>
    </message>
    <message>
        <source>The three maps side by side, with names and numbers</source>
        <translation>Les trois cartes côte à côte, avec noms et nombres</translation>
    </message>
    <message>
        <source>the last word were “{word}”</source>
        <translation>le dernier mot était «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>the last vector were negated</source>
        <translation>le dernier vecteur changeait de signe</translation>
    </message>
    <message>
        <source>What if: before, after, difference</source>
        <translation>Et si&#xa0;: avant, après, différence</translation>
    </message>
    <message>
        <source>No row changes: all {n} are identical to the last bit.</source>
        <translation>Aucune ligne ne change&#xa0;: les {n} sont égales au bit près.</translation>
    </message>
    <message>
        <source>With the causal mask on, changing the last word leaves all earlier rows identical, to the last bit.</source>
        <translation>Avec le masque causal, changer le dernier mot laisse toutes les lignes précédentes identiques, au bit près.</translation>
    </message>
    <message>
        <source>The other {n} are identical to the last bit.</source>
        <translation>Les {n} autres sont égales au bit près.</translation>
    </message>
    <message>
        <source>Weight lost: up to {share} (row “{row}”), {mean} on average.</source>
        <translation>Poids perdu&#xa0;: jusqu’à {share} (ligne «&#xa0;{row}&#xa0;»), {mean} en moyenne.</translation>
    </message>
    <message>
        <source>Largest change: row “{row}”, {share} of its weight moves.</source>
        <translation>Plus grand changement&#xa0;: ligne «&#xa0;{row}&#xa0;», {share} de son poids se déplacent.</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Avant et après</translation>
    </message>
    <message>
        <source>{rows} and {n} more</source>
        <translation>{rows} et {n} de plus</translation>
    </message>
    <message>
        <source>{k} of {n} rows change: {rows}.</source>
        <translation>{k} lignes sur {n} changent&#xa0;: {rows}.</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Et si…</translation>
    </message>
    <message>
        <source>tokens: found {n_tokens}, expected 0 or more</source>
        <translation>tokens&#xa0;: trouvé {n_tokens}, attendu 0 ou plus</translation>
    </message>
    <message>
        <source>a custom pattern has no formula: count its cells</source>
        <translation>un motif libre n’a pas de formule&#xa0;: comptez ses cellules</translation>
    </message>
    <message>
        <source>pattern: found {kind}, expected one of {kinds}</source>
        <translation>motif&#xa0;: trouvé {kind}, attendu l’un de {kinds}</translation>
    </message>
    <message>
        <source>how many first tokens stay visible</source>
        <translation>combien de premiers tokens restent visibles</translation>
    </message>
    <message>
        <source>how many last tokens of a block stay visible</source>
        <translation>combien des derniers tokens d’un bloc restent visibles</translation>
    </message>
    <message>
        <source>summary: found {last}, expected at most the stride, {stride}</source>
        <translation>summary&#xa0;: trouvé {last}, attendu au plus le pas, {stride}</translation>
    </message>
    <message>
        <source>stride: none given; the pattern {kind} needs one of at least 2</source>
        <translation>pas&#xa0;: aucun donné, le motif {kind} en demande un d’au moins 2</translation>
    </message>
    <message>
        <source>distance between the tokens that stay visible</source>
        <translation>distance entre les tokens qui restent visibles</translation>
    </message>
    <message>
        <source>All earlier tokens and the token itself</source>
        <translation>Tous les tokens précédents et lui-même</translation>
    </message>
    <message>
        <source>The last w tokens, including the token itself</source>
        <translation>Les w derniers tokens, lui compris</translation>
    </message>
    <message>
        <source>A window and the first tokens</source>
        <translation>Une fenêtre et les premiers tokens</translation>
    </message>
    <message>
        <source>A window and every n-th token before it</source>
        <translation>Une fenêtre et un token sur n avant elle</translation>
    </message>
    <message>
        <source>Its own block of tokens, and the last token of each block before</source>
        <translation>Son propre bloc de tokens, et le dernier token de chaque bloc précédent</translation>
    </message>
    <message>
        <source>it counts the token itself; leave it out for full attention</source>
        <translation>il compte le token lui-même&#xa0;; omettez-le pour l’attention complète</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected a whole number</source>
        <translation>{name}&#xa0;: trouvé {value}, attendu un entier</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected at least {least} ({why})</source>
        <translation>{name}&#xa0;: trouvé {value}, attendu au moins {least} ({why})</translation>
    </message>
    <message>
        <source>custom mask: found {dtype}, expected booleans, True = may look</source>
        <translation>masque libre&#xa0;: trouvé {dtype}, attendu des booléens, True = peut regarder</translation>
    </message>
    <message>
        <source>custom mask: found {shape}, expected {expected} (query, key)</source>
        <translation>masque libre&#xa0;: trouvé {shape}, attendu {expected} (requête, clé)</translation>
    </message>
    <message>
        <source>draw: found {number}, expected a whole number from 0</source>
        <translation>tirage&#xa0;: trouvé {number}, attendu un entier à partir de 0</translation>
    </message>
    <message>
        <source>distribution: found {distribution}, expected normal or coin</source>
        <translation>distribution&#xa0;: trouvé {distribution}, attendu normal ou coin</translation>
    </message>
    <message>
        <source>divisor: found {name}, expected one of {divisors}</source>
        <translation>diviseur&#xa0;: trouvé {name}, attendu l’un de {divisors}</translation>
    </message>
    <message>
        <source>scores: found {raw}, expected at least two numbers</source>
        <translation>scores&#xa0;: trouvé {raw}, attendu au moins deux nombres</translation>
    </message>
    <message>
        <source>draws: found {n_draws}, expected at least 1</source>
        <translation>tirages&#xa0;: trouvé {n_draws}, attendu au moins 1</translation>
    </message>
    <message>
        <source>d_k: found {d_k}, expected a whole number from 1 to {widest}</source>
        <translation>d_k&#xa0;: trouvé {d_k}, attendu un entier de 1 à {widest}</translation>
    </message>
    <message>
        <source>attnviz: audience</source>
        <translation>attnviz&#xa0;: public</translation>
    </message>
    <message>
        <source>What the audience sees</source>
        <translation>Ce que voit le public</translation>
    </message>
    <message>
        <source>1.5</source>
        <translation>1,5</translation>
    </message>
    <message>
        <source>found no numbers, expected rows of numbers</source>
        <translation>trouvé aucun nombre, attendu des lignes de nombres</translation>
    </message>
    <message>
        <source>row {row}: found {n} number, expected {width} as in the first row</source>
        <translation>ligne {row}&#xa0;: trouvé {n} nombre, attendu {width} comme dans la première ligne</translation>
    </message>
    <message>
        <source>row {row}: found {n} numbers, expected {width} as in the first row</source>
        <translation>ligne {row}&#xa0;: trouvé {n} nombres, attendu {width} comme dans la première ligne</translation>
    </message>
    <message>
        <source>column 1: found numbers without a title over them, expected names, or a title</source>
        <translation>colonne 1&#xa0;: trouvé des nombres sans titre au-dessus, attendu des noms, ou un titre</translation>
    </message>
    <message>
        <source>row 1: found {names} names, and {width} cells in the rows below. Give each column a name, or leave the row out</source>
        <translation>ligne 1&#xa0;: trouvé {names} noms, et {width} cellules dans les lignes en dessous. Donnez un nom à chaque colonne, ou retirez cette ligne</translation>
    </message>
    <message>
        <source>row {row}, column 1: found {found}, which may be the number of the row or one of the matrix. Leave such numbers out, or write −1 and 1.0</source>
        <translation>ligne {row}, colonne 1&#xa0;: trouvé {found}, qui peut être le numéro de la ligne ou un nombre de la matrice. Retirez ces numéros, ou écrivez −1 et 1.0</translation>
    </message>
    <message>
        <source>row {row}, column {column}: found {found}, a whole number with more digits than float64 holds. Write {value} if its last digits do not matter</source>
        <translation>ligne {row}, colonne {column}&#xa0;: {found} trouvé, un nombre entier qui a plus de chiffres que float64 n’en conserve. Écrivez {value} si les derniers chiffres ne comptent pas</translation>
    </message>
    <message>
        <source>found {one} and {other}, which have different decimal separators. Write all numbers with a point, or all with a comma</source>
        <translation>trouvé {one} et {other}, aux séparateurs décimaux différents. Écrivez tous les nombres avec un point, ou tous avec une virgule</translation>
    </message>
    <message>
        <source>found {marked}, which may be a decimal comma or a thousands separator. Write numbers with a point: 1.234 or 1234</source>
        <translation>trouvé {marked}, qui peut être une virgule décimale ou un séparateur de milliers. Écrivez les nombres avec un point&#xa0;: 1.234 ou 1234</translation>
    </message>
    <message>
        <source>an empty cell</source>
        <translation>une cellule vide</translation>
    </message>
    <message>
        <source>row {row}, column {column}: found {found}</source>
        <translation>ligne {row}, colonne {column}&#xa0;: trouvé {found}</translation>
    </message>
    <message>
        <source>{where}, a spreadsheet error, expected a number. Correct its formula</source>
        <translation>{where}, une erreur de tableur, attendu un nombre. Corrigez sa formule</translation>
    </message>
    <message>
        <source>{where}, expected a finite number</source>
        <translation>{where}, attendu un nombre fini</translation>
    </message>
    <message>
        <source>{where}, expected a number</source>
        <translation>{where}, attendu un nombre</translation>
    </message>
    <message>
        <source>{where}, expected a number up to 1.8e308</source>
        <translation>{where}, attendu un nombre jusqu’à 1.8e308</translation>
    </message>
    <message>
        <source>found pickled Python objects, which are not read because reading them can run arbitrary code. Save plain numbers: np.save(&apos;X.npy&apos;, np.asarray(X, dtype=float)), each array of its own shape under its own name in np.savez</source>
        <translation>trouvé des objets Python «&#xa0;pickle&#xa0;», qui ne sont pas lus car leur lecture peut exécuter n’importe quel programme. Enregistrez de simples nombres&#xa0;: np.save(&apos;X.npy&apos;, np.asarray(X, dtype=float)), chaque tableau de forme propre sous son nom dans np.savez</translation>
    </message>
    <message>
        <source>found a spreadsheet, expected numbers: save its sheet as CSV, or copy it</source>
        <translation>classeur de tableur trouvé, nombres attendus&#xa0;: enregistrez sa feuille en CSV, ou copiez-la</translation>
    </message>
    <message>
        <source>found a damaged archive ({error}), expected a file of np.savez</source>
        <translation>trouvé une archive abîmée ({error}), attendu un fichier de np.savez</translation>
    </message>
    <message>
        <source>found two arrays of the name {name} in the archive, expected one. Save each under a name of its own</source>
        <translation>trouvé deux tableaux du nom {name} dans l’archive, attendu un seul. Enregistrez chacun sous son propre nom</translation>
    </message>
    <message>
        <source>found {n} arrays in the archive, expected at most {most}</source>
        <translation>trouvé {n} tableaux dans l’archive, attendu au plus {most}</translation>
    </message>
    <message>
        <source>found no arrays of numbers in the archive, which holds {held}. Save arrays with np.savez</source>
        <translation>aucun tableau de nombres dans l’archive, qui contient {held}. Enregistrez les tableaux avec np.savez</translation>
    </message>
    <message>
        <source>found an encrypted archive, which is not read. Save its arrays without a password</source>
        <translation>trouvé une archive chiffrée, qui n’est pas lue. Enregistrez ses tableaux sans mot de passe</translation>
    </message>
    <message>
        <source>found more than {most} numbers in the archive, expected at most that many</source>
        <translation>trouvé plus de {most} nombres dans l’archive, attendu au plus autant</translation>
    </message>
    <message>
        <source>found no array that can be read; {name}: {reason}</source>
        <translation>aucun tableau lisible&#xa0;; {name}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>found {dtype}, the raw bytes of {kind} numbers. Save them as float32: x.float() in PyTorch, x.astype(&apos;float32&apos;) elsewhere</source>
        <translation>trouvé {dtype}, les octets bruts de nombres {kind}. Enregistrez-les en float32&#xa0;: x.float() dans PyTorch, x.astype(&apos;float32&apos;) ailleurs</translation>
    </message>
    <message>
        <source>{where}: found {found}, expected a finite number</source>
        <translation>{where}&#xa0;: {found} trouvé, un nombre fini attendu</translation>
    </message>
    <message>
        <source>found several arrays: {known}. Say which one, or save it by itself with np.save</source>
        <translation>plusieurs tableaux trouvés&#xa0;: {known}. Dites lequel, ou enregistrez-le seul avec np.save</translation>
    </message>
    <message>
        <source>found a damaged header ({error}), expected a file of np.save</source>
        <translation>trouvé un en-tête abîmé ({error}), attendu un fichier de np.save</translation>
    </message>
    <message>
        <source>found {dtype} values, expected real numbers (float or whole)</source>
        <translation>trouvé des valeurs {dtype}, attendu des nombres réels (flottants ou entiers)</translation>
    </message>
    <message>
        <source>found more than the {needed} bytes of numbers that shape {shape} needs: the file was changed, or holds a second array. Save each array in a file of its own</source>
        <translation>trouvé plus que les {needed} octets de nombres qu’il faut pour la forme {shape}&#xa0;: le fichier a été modifié, ou contient un second tableau. Enregistrez chaque tableau dans son propre fichier</translation>
    </message>
    <message>
        <source>found {there} bytes of numbers, expected {needed} for shape {shape}: the file is cut off</source>
        <translation>trouvé {there} octets de nombres, attendu {needed} pour la forme {shape}&#xa0;: le fichier est tronqué</translation>
    </message>
    <message>
        <source>{where}: found {found}, a whole number with more digits than float64 holds: it would become {value}. Save the array as float64 if its last digits do not matter</source>
        <translation>{where}&#xa0;: {found} trouvé, un nombre entier qui a plus de chiffres que float64 n’en conserve&#xa0;: il deviendrait {value}. Enregistrez le tableau en float64 si les derniers chiffres ne comptent pas</translation>
    </message>
    <message>
        <source>version {version} of the format is unknown</source>
        <translation>la version {version} du format est inconnue</translation>
    </message>
    <message>
        <source>shape {shape}</source>
        <translation>forme {shape}</translation>
    </message>
    <message>
        <source>no dictionary of descr, fortran_order and shape</source>
        <translation>pas de dictionnaire avec descr, fortran_order et shape</translation>
    </message>
    <message>
        <source>descr {descr} names no type</source>
        <translation>descr {descr} ne désigne aucun type</translation>
    </message>
    <message>
        <source>found {text} characters, expected at most {largest_text}</source>
        <translation>trouvé {text} caractères, attendu au plus {largest_text}</translation>
    </message>
    <message>
        <source>found no text, expected rows of numbers</source>
        <translation>trouvé aucun texte, attendu des lignes de nombres</translation>
    </message>
    <message>
        <source>found a Matrix Market file, expected rows of numbers. Save it as CSV</source>
        <translation>trouvé un fichier Matrix Market, attendu des lignes de nombres. Enregistrez-le en CSV</translation>
    </message>
    <message>
        <source>found a JSON object, expected a list of rows: [[1, 2], [3, 4]]</source>
        <translation>trouvé un objet JSON, attendu une liste de lignes&#xa0;: [[1, 2], [3, 4]]</translation>
    </message>
    <message>
        <source>found more than {most} numbers or marks, expected fewer. Save so many numbers with np.save</source>
        <translation>trouvé plus de {most} nombres ou signes, on en attend moins. Enregistrez autant de nombres avec np.save</translation>
    </message>
    <message>
        <source>found more than {largest_file} MB, expected a smaller file</source>
        <translation>trouvé plus de {largest_file} Mo, attendu un fichier plus petit</translation>
    </message>
    <message>
        <source>found {lines} lines, expected at most {most_lines}</source>
        <translation>trouvé {lines} lignes, attendu au plus {most_lines}</translation>
    </message>
    <message>
        <source>found {body}: brackets may stand for a minus or for nothing. Write −0.5 or 0.5</source>
        <translation>trouvé {body}&#xa0;: les parenthèses peuvent signifier un moins ou rien. Écrivez −0,5 ou 0,5</translation>
    </message>
    <message>
        <source>{where}: cannot be read ({reason})</source>
        <translation>{where}&#xa0;: illisible ({reason})</translation>
    </message>
    <message>
        <source>{name}: what these arrays give differs from the {name} that the archive holds, so the layer had more to it, such as positions or shared heads. Open the .attn file that it was computed from, or take single arrays</source>
        <translation>{name}&#xa0;: ce que donnent ces tableaux diffère de {name} dans l’archive&#xa0;; la couche comportait donc autre chose, comme des positions ou des têtes partagées. Ouvrez le fichier .attn dont elle vient, ou prenez des tableaux un à un</translation>
    </message>
    <message>
        <source>found shape {shape}, expected rows and columns of numbers</source>
        <translation>trouvé la forme {shape}, attendu des lignes et colonnes de nombres</translation>
    </message>
    <message>
        <source>row {row}, column {column}: found {matrix}, expected a finite number</source>
        <translation>ligne {row}, colonne {column}&#xa0;: trouvé {matrix}, attendu un nombre fini</translation>
    </message>
    <message>
        <source>byte {start}: found {data}, expected text (CSV, TSV, NumPy or LaTeX) or a file of np.save. Save text as UTF-8</source>
        <translation>octet {start}&#xa0;: trouvé {data}, attendu du texte (CSV, TSV, NumPy ou LaTeX) ou un fichier de np.save. Enregistrez le texte en UTF-8</translation>
    </message>
    <message>
        <source>found {n} tables with blank lines between them, expected one</source>
        <translation>trouvé {n} tableaux séparés par des lignes vides, attendu un seul</translation>
    </message>
    <message>
        <source>found {found}, which may be one number or two. Write tabs or semicolons between cells, and no spaces inside numbers</source>
        <translation>{found} trouvé, qui peut être un nombre ou deux. Écrivez des tabulations ou des points-virgules entre les cellules, et pas d’espace dans les nombres</translation>
    </message>
    <message>
        <source>found {line}, where the comma may stand between two cells or before decimals. Write tabs or semicolons between cells</source>
        <translation>trouvé {line}&#xa0;: la virgule peut séparer deux cellules ou précéder des décimales. Séparez les cellules par des tabulations ou des points-virgules</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>un guillemet n’est pas fermé</translation>
    </message>
    <message>
        <source>found a table that cannot be read ({error})</source>
        <translation>trouvé un tableau illisible ({error})</translation>
    </message>
    <message>
        <source>row {i}: found a quotation mark that is not closed in its cell</source>
        <translation>ligne {i}&#xa0;: trouvé un guillemet non fermé dans sa cellule</translation>
    </message>
    <message>
        <source>found {found}, after which LaTeX ignores the rest of the line. Write numbers without per cent signs</source>
        <translation>trouvé {found}, après quoi LaTeX ignore le reste de la ligne. Écrivez les nombres sans signe pour cent</translation>
    </message>
    <message>
        <source>found no LaTeX matrix, expected \begin{bmatrix} … \end{bmatrix}</source>
        <translation>trouvé aucune matrice LaTeX, attendu \begin{bmatrix} … \end{bmatrix}</translation>
    </message>
    <message>
        <source>found {name}, whose bars make one number of the matrix, its determinant or norm. Write bmatrix</source>
        <translation>{name} trouvé, dont les barres font de la matrice un seul nombre, son déterminant ou sa norme. Écrivez bmatrix</translation>
    </message>
    <message>
        <source>found two LaTeX matrices, expected one</source>
        <translation>deux matrices LaTeX trouvées, une seule attendue</translation>
    </message>
    <message>
        <source>found {found} before the LaTeX matrix, which would change its numbers. Carry it out first, or leave it out</source>
        <translation>trouvé {found} avant la matrice LaTeX, ce qui changerait ses nombres. Calculez-le d’abord, ou enlevez-le</translation>
    </message>
    <message>
        <source>found {found} after the LaTeX matrix, which would change its numbers. Carry it out first, or leave it out</source>
        <translation>trouvé {found} après la matrice LaTeX, ce qui changerait ses nombres. Calculez-le d’abord, ou enlevez-le</translation>
    </message>
    <message>
        <source>row {row}, column {column}: found {found}: brackets may stand for a minus or for nothing. Write −0.5 or 0.5</source>
        <translation>ligne {row}, colonne {column}&#xa0;: trouvé {found}&#xa0;: les parenthèses peuvent signifier un moins ou rien. Écrivez −0.5 ou 0.5</translation>
    </message>
    <message>
        <source>found …: the array was shortened when it was printed. Print it whole with np.set_printoptions(threshold=np.inf), or save it with np.save</source>
        <translation>trouvé …&#xa0;: le tableau a été abrégé à l’affichage. Affichez-le entier avec np.set_printoptions(threshold=np.inf), ou enregistrez-le avec np.save</translation>
    </message>
    <message>
        <source>found {mark}, which closes a different bracket than the one opened</source>
        <translation>trouvé {mark}, qui ferme une autre parenthèse que celle qui est ouverte</translation>
    </message>
    <message>
        <source>found a comma with no number before it</source>
        <translation>trouvé une virgule sans nombre devant</translation>
    </message>
    <message>
        <source>found {one} {other} without a comma, and commas between other numbers. Write commas between all, or between none</source>
        <translation>trouvé {one} {other} sans virgule, et des virgules entre d’autres nombres. Mettez des virgules entre tous, ou entre aucun</translation>
    </message>
    <message>
        <source>found brackets that are not closed, expected [[1, 2], [3, 4]]</source>
        <translation>trouvé des crochets non fermés, attendu [[1, 2], [3, 4]]</translation>
    </message>
    <message>
        <source>found {call}(…), which may change the numbers in its brackets. Paste the array it returns</source>
        <translation>trouvé {call}(…), qui peut changer les nombres entre ses parenthèses. Collez le tableau qui en résulte</translation>
    </message>
    <message>
        <source>found {n} lines in one pair of brackets, which may be the rows of a matrix or one vector. Write semicolons between rows, or a vector on one line</source>
        <translation>trouvé {n} lignes dans une seule paire de crochets, qui peuvent être les lignes d’une matrice ou un vecteur. Écrivez des points-virgules entre les lignes, ou un vecteur sur une ligne</translation>
    </message>
    <message>
        <source>row {row}, column {column}: found {number}, which {dtype} cannot hold. Remove the type, or paste the array it returns</source>
        <translation>ligne {row}, colonne {column}&#xa0;: trouvé {number}, que {dtype} ne peut pas contenir. Enlevez le type, ou collez le tableau qui en résulte</translation>
    </message>
    <message>
        <source>found {rest} after the brackets, expected nothing</source>
        <translation>trouvé {rest} après les crochets, rien d’attendu</translation>
    </message>
    <message>
        <source>row {i}: found different brackets than in row 1, expected [[1, 2], …]</source>
        <translation>ligne {i}&#xa0;: trouvé d’autres crochets qu’en ligne 1, attendu [[1, 2], …]</translation>
    </message>
    <message>
        <source>found shape {shape}, expected rows and columns (choose a head)</source>
        <translation>trouvé la forme {shape}, attendu des lignes et colonnes (choisissez une tête)</translation>
    </message>
    <message>
        <source>{name}: found {found} names, expected {size}</source>
        <translation>{name}&#xa0;: trouvé {found} noms, attendu {size}</translation>
    </message>
    <message>
        <source>{name}: found {dtype} values, expected numbers</source>
        <translation>{name}&#xa0;: trouvé des valeurs {dtype}, attendu des nombres</translation>
    </message>
    <message>
        <source>{name}: found {size} numbers, expected at most {max_numbers}</source>
        <translation>{name}&#xa0;: trouvé {size} nombres, attendu au plus {max_numbers}</translation>
    </message>
    <message>
        <source>{name}{place}: found {array}, expected a finite number</source>
        <translation>{name}{place}&#xa0;: trouvé {array}, attendu un nombre fini</translation>
    </message>
    <message>
        <source>tokens: found {n}, expected 1 to {max_tokens}</source>
        <translation>tokens&#xa0;: trouvé {n}, attendu 1 à {max_tokens}</translation>
    </message>
    <message>
        <source>W_Q: found {n_heads} heads, expected at most {max_heads}</source>
        <translation>W_Q&#xa0;: trouvé {n_heads} têtes, attendu au plus {max_heads}</translation>
    </message>
    <message>
        <source>tokens: found {n} with {n_heads} heads, which makes {n_heads_2} scores; expected at most {max_scores}</source>
        <translation>tokens&#xa0;: trouvé {n} avec {n_heads} têtes, soit {n_heads_2} scores&#xa0;; attendu au plus {max_scores}</translation>
    </message>
    <message>
        <source>as many heads as W_K, {rows} rows</source>
        <translation>autant de têtes que W_K, {rows} lignes</translation>
    </message>
    <message>
        <source>{heads} heads × {width} numbers</source>
        <translation>{heads} têtes × {width} nombres</translation>
    </message>
    <message>
        <source>queries × keys</source>
        <translation>requêtes × clés</translation>
    </message>
    <message>
        <source>a single number</source>
        <translation>un seul nombre</translation>
    </message>
    <message>
        <source>{name}: found {found}, expected {want} ({why})</source>
        <translation>{name}&#xa0;: trouvé {found}, attendu {want} ({why})</translation>
    </message>
    <message>
        <source>muted: found {muted}, expected heads 0 to {n_heads}</source>
        <translation>muted&#xa0;: trouvé {muted}, attendu les têtes 0 à {n_heads}</translation>
    </message>
    <message>
        <source>kv_heads_used: found {used}, expected a number that divides {n_heads} heads and fits the {n_kv_heads} stored ones</source>
        <translation>kv_heads_used&#xa0;: trouvé {used}, attendu un nombre qui divise {n_heads} têtes et va avec les {n_kv_heads} stockées</translation>
    </message>
    <message>
        <source>{name}: found {texts}, expected {count}</source>
        <translation>{name}&#xa0;: trouvé {texts}, attendu {count}</translation>
    </message>
    <message>
        <source>{place}: expected text of at most {longest} characters</source>
        <translation>{place}&#xa0;: attendu un texte d’au plus {longest} caractères</translation>
    </message>
    <message>
        <source>one row per token</source>
        <translation>une ligne par token</translation>
    </message>
    <message>
        <source>{rows} rows, one per column of X</source>
        <translation>{rows} lignes, une par colonne de X</translation>
    </message>
    <message>
        <source>{rows} rows, {columns} columns like W_Q</source>
        <translation>{rows} lignes, {columns} colonnes comme W_Q</translation>
    </message>
    <message>
        <source>one number per column of {matrix}</source>
        <translation>un nombre par colonne de {matrix}</translation>
    </message>
    <message>
        <source>one number per column of the output</source>
        <translation>un nombre par colonne de la sortie</translation>
    </message>
    <message>
        <source>one number per column of a head</source>
        <translation>un nombre par colonne d’une tête</translation>
    </message>
    <message>
        <source>one number per head</source>
        <translation>un nombre par tête</translation>
    </message>
    <message>
        <source>kv_of_head: found {kv}, expected {n_heads} numbers from 0 to {n_kv_heads}, one per query head</source>
        <translation>kv_of_head&#xa0;: trouvé {kv}, attendu {n_heads} nombres de 0 à {n_kv_heads}, un par tête de requête</translation>
    </message>
    <message>
        <source>sheet: found {features} features, expected {d_model}, one per column of X</source>
        <translation>sheet&#xa0;: trouvé {features} traits, attendu {d_model}, un par colonne de X</translation>
    </message>
    <message>
        <source>{name}: found half of a surrogate pair, expected whole characters</source>
        <translation>{name}&#xa0;: trouvé une moitié de paire de substitution, attendu des caractères entiers</translation>
    </message>
    <message>
        <source>options: rope has {inv_freq} frequencies, expected {width}, one per pair</source>
        <translation>options&#xa0;: rope a {inv_freq} fréquences, attendu {width}, une par paire</translation>
    </message>
    <message>
        <source>options: rope rotates {width} numbers of a head, expected an even number up to {d_k}</source>
        <translation>options&#xa0;: rope tourne {width} nombres d’une tête, attendu un nombre pair jusqu’à {d_k}</translation>
    </message>
    <message>
        <source>X: with these projection matrices and this scale, numbers up to {peaks} could push {what} beyond the largest {dtype} number; expected smaller ones</source>
        <translation>X&#xa0;: des nombres jusqu’à {peaks}, avec ces matrices de projection et cette échelle, pourraient porter {what} au-delà du plus grand nombre {dtype}&#xa0;; attendu de plus petits</translation>
    </message>
    <message>
        <source>holds: found {n}, expected at most {most}</source>
        <translation>holds&#xa0;: {n} trouvés, au plus {most} attendus</translation>
    </message>
    <message>
        <source>{cell} is held twice</source>
        <translation>{cell} est fixé deux fois</translation>
    </message>
    <message>
        <source>found the array {array}, expected one of {arrays}</source>
        <translation>tableau {array} trouvé, un de {arrays} attendu</translation>
    </message>
    <message>
        <source>no cell {cell}; its shape is {shape}</source>
        <translation>pas de cellule {cell}&#xa0;; la forme est {shape}</translation>
    </message>
    <message>
        <source>{cell}: found {value}, expected a finite number</source>
        <translation>{cell}&#xa0;: {value} trouvé, un nombre fini attendu</translation>
    </message>
    <message>
        <source>{cell}: found {value}, expected 0 or more: e to a score is never negative</source>
        <translation>{cell}&#xa0;: {value} trouvé, 0 ou plus attendu&#xa0;: e puissance un score n’est jamais négatif</translation>
    </message>
    <message>
        <source>{cell}: found {value}, expected more than 0: the row is divided by it</source>
        <translation>{cell}&#xa0;: {value} trouvé, plus de 0 attendu&#xa0;: la ligne est divisée par lui</translation>
    </message>
    <message>
        <source>holds: with these exponentials and row sums {cell} is beyond the largest number; hold a larger row sum</source>
        <translation>holds&#xa0;: avec ces exponentielles et ces sommes de ligne, {cell} dépasse le plus grand nombre&#xa0;; fixez une somme plus grande</translation>
    </message>
    <message>
        <source>W_K: found {n_kv_heads} key/value heads, expected a number that divides the {n_heads} query heads of W_Q</source>
        <translation>W_K&#xa0;: trouvé {n_kv_heads} têtes clé/valeur, attendu un nombre qui divise les {n_heads} têtes de requête de W_Q</translation>
    </message>
    <message>
        <source>Correct that place and open the file again.</source>
        <translation>Corrigez cet endroit et rouvrez le fichier.</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>le fichier</translation>
    </message>
    <message>
        <source>{place}: found {what}, expected {expected}. {advice}</source>
        <translation>{place}&#xa0;: trouvé {what}, attendu {expected}. {advice}</translation>
    </message>
    <message>
        <source>an object in braces {}</source>
        <translation>un objet entre accolades {}</translation>
    </message>
    <message>
        <source>a list in brackets []</source>
        <translation>une liste entre crochets []</translation>
    </message>
    <message>
        <source>at most {most} entries</source>
        <translation>au plus {most} entrées</translation>
    </message>
    <message>
        <source>text in quotation marks</source>
        <translation>un texte entre guillemets</translation>
    </message>
    <message>
        <source>at most {longest} characters</source>
        <translation>au plus {longest} caractères</translation>
    </message>
    <message>
        <source>{value} characters</source>
        <translation>{value} caractères</translation>
    </message>
    <message>
        <source>whole characters</source>
        <translation>des caractères entiers</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>une moitié de paire de substitution</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>un entier de {least} à {most}</translation>
    </message>
    <message>
        <source>{name}: found {n_bytes} bytes, expected at most {max_bytes}</source>
        <translation>{name}&#xa0;: trouvé {n_bytes} octets, attendu {max_bytes} au plus</translation>
    </message>
    <message>
        <source>{name}: found damaged JSON, expected an object. Get the file again</source>
        <translation>{name}&#xa0;: trouvé du JSON abîmé, attendu un objet. Récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>{name}: found {found}, expected a JSON object. Get the file again</source>
        <translation>{name}&#xa0;: trouvé {found}, attendu un objet JSON. Récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a number for each layer</source>
        <translation>un nombre pour chaque couche</translation>
    </message>
    <message>
        <source>the same one for all</source>
        <translation>le même pour toutes</translation>
    </message>
    <message>
        <source>a whole number from {least} on</source>
        <translation>un nombre entier à partir de {least}</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>un nombre supérieur à 0</translation>
    </message>
    <message>
        <source>a token’s number</source>
        <translation>le numéro d’un token</translation>
    </message>
    <message>
        <source>{source}: {prefix}{name}: found {shown}, expected {expected}. Correct it, or get the file again</source>
        <translation>{source}&#xa0;: {prefix}{name}&#xa0;: trouvé {shown}, attendu {expected}. Corrigez-le, ou récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>a finite number up to 1.8e308</source>
        <translation>un nombre fini jusqu’à 1.8e308</translation>
    </message>
    <message>
        <source>a number without more digits than float64 holds, such as {value}</source>
        <translation>un nombre sans plus de chiffres que float64 n’en conserve, par exemple {value}</translation>
    </message>
    <message>
        <source>one of {words}</source>
        <translation>l’un de {words}</translation>
    </message>
    <message>
        <source>{value} ({depth} levels of brackets)</source>
        <translation>{value} ({depth} niveaux de crochets)</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>un nombre fini</translation>
    </message>
    <message>
        <source>rows of true and false</source>
        <translation>des lignes de true et false</translation>
    </message>
    <message>
        <source>{value}: found no {key}, which every attnviz file needs. Add it and open the file again.</source>
        <translation>{value}&#xa0;: trouvé aucun {key}, nécessaire à tout fichier attnviz. Ajoutez-le et rouvrez le fichier.</translation>
    </message>
    <message>
        <source>{value}: without {key}, nothing can be opened.</source>
        <translation>{value}&#xa0;: sans {key}, rien ne peut être ouvert.</translation>
    </message>
    <message>
        <source>a list of matrices, one per head</source>
        <translation>une liste de matrices, une par tête</translation>
    </message>
    <message>
        <source>at most {deepest} levels of brackets</source>
        <translation>au plus {deepest} niveaux de crochets</translation>
    </message>
    <message>
        <source>more</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>des nombres</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>une liste vide</translation>
    </message>
    <message>
        <source>a row of numbers in brackets []</source>
        <translation>une ligne de nombres entre crochets []</translation>
    </message>
    <message>
        <source>{want} as in the other rows</source>
        <translation>{want} comme dans les autres lignes</translation>
    </message>
    <message>
        <source>{value} entries</source>
        <translation>{value} entrées</translation>
    </message>
    <message>
        <source>Known here: {names}.</source>
        <translation>Connus ici&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Did you mean {name}?</source>
        <translation>Vouliez-vous dire {name}&#xa0;?</translation>
    </message>
    <message>
        <source>{value}: found the unknown field {key}. {hint}</source>
        <translation>{value}&#xa0;: trouvé le champ inconnu {key}. {hint}</translation>
    </message>
    <message>
        <source>a row of numbers</source>
        <translation>une ligne de nombres</translation>
    </message>
    <message>
        <source>rows of numbers</source>
        <translation>des lignes de nombres</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a list of {n}</source>
        <translation>une liste de {n}</translation>
    </message>
    <message>
        <source>a number of more than 40 digits</source>
        <translation>un nombre de plus de 40 chiffres</translation>
    </message>
    <message>
        <source>found brackets nested hundreds of levels deep, expected at most a dozen. This is not an attnviz file, or it is damaged.</source>
        <translation>trouvé des crochets imbriqués sur des centaines de niveaux, attendu une douzaine au plus. Ce n’est pas un fichier attnviz, ou il est abîmé.</translation>
    </message>
    <message>
        <source>the file does not fit in memory.</source>
        <translation>le fichier ne tient pas en mémoire.</translation>
    </message>
    <message>
        <source>{place}: found the key {key} twice. Remove one of the two.</source>
        <translation>{place}&#xa0;: trouvé la clé {key} deux fois. Enlevez l’une des deux.</translation>
    </message>
    <message>
        <source>found an empty file, expected an attnviz file (JSON that begins with {).</source>
        <translation>trouvé un fichier vide, attendu un fichier attnviz (du JSON qui commence par {).</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>{where}: found {found}, expected JSON that begins with {{. `attnviz read` prints a file of numbers.</source>
        <translation>{where}&#xa0;: trouvé {found}, attendu du JSON qui commence par {{. `attnviz read` affiche un fichier de nombres.</translation>
    </message>
    <message>
        <source>{where}: the file ends too early; it was not written or copied completely. Use another copy, or open the readable parts.</source>
        <translation>{where}&#xa0;: le fichier finit trop tôt&#xa0;; il n’a pas été écrit ou copié en entier. Prenez une autre copie, ou ouvrez les parties lisibles.</translation>
    </message>
    <message>
        <source>{where}: not valid JSON ({error}). Correct that place and open the file again.</source>
        <translation>{where}&#xa0;: JSON non valide ({error}). Corrigez cet endroit et rouvrez le fichier.</translation>
    </message>
    <message>
        <source>temperature: found {value}, expected 0.1 to 10</source>
        <translation>température&#xa0;: trouvé {value}, attendu 0,1 à 10</translation>
    </message>
    <message>
        <source>d_k: found {d_k}, expected a whole number from 1 to 1024</source>
        <translation>d_k&#xa0;: trouvé {d_k}, attendu un entier de 1 à 1024</translation>
    </message>
    <message>
        <source>divisor: found {divisor}, expected 1, sqrt or d</source>
        <translation>diviseur&#xa0;: trouvé {divisor}, attendu 1, sqrt ou d</translation>
    </message>
    <message>
        <source>draw: found {draw}, expected a whole number or &apos;chapter&apos;</source>
        <translation>tirage&#xa0;: trouvé {draw}, attendu un entier ou &apos;chapter&apos;</translation>
    </message>
    <message>
        <source>distribution: found coin, expected normal: the chapter’s draw uses normal numbers. A coin-flip draw has a number, such as 0</source>
        <translation>distribution&#xa0;: trouvé coin, attendu normal&#xa0;: le tirage du chapitre utilise des nombres de loi normale. Un tirage à pile ou face a un numéro, par exemple 0</translation>
    </message>
    <message>
        <source>row of tab 2: found {row}, expected head and token, from 0</source>
        <translation>ligne de l’onglet 2&#xa0;: trouvé {row}, attendu tête et token, à partir de 0</translation>
    </message>
    <message>
        <source>custom pattern: found shape {shape}, expected {n_tokens} × {n_tokens}</source>
        <translation>motif libre&#xa0;: trouvé la forme {shape}, attendu {n_tokens} × {n_tokens}</translation>
    </message>
    <message>
        <source>custom pattern: found a cell above the diagonal (the future), expected none</source>
        <translation>motif libre&#xa0;: trouvé une cellule au-dessus de la diagonale (l’avenir), aucune attendue</translation>
    </message>
    <message>
        <source>A custom pattern needs its cells.</source>
        <translation>Un motif libre a besoin de ses cellules.</translation>
    </message>
    <message>
        <source>typed scores: expected six numbers from −9,999 to 9,999</source>
        <translation>scores saisis&#xa0;: attendu six nombres de −9999 à 9999</translation>
    </message>
    <message>
        <source>pattern: found {kind}</source>
        <translation>motif&#xa0;: trouvé {kind}</translation>
    </message>
    <message>
        <source>this model does not divide the scores</source>
        <translation>ce modèle ne divise pas les scores</translation>
    </message>
    <message>
        <source>there is no head {name}</source>
        <translation>il n’y a pas de tête {name}</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected {least} to {most}</source>
        <translation>{name}&#xa0;: trouvé {value}, attendu {least} à {most}</translation>
    </message>
    <message>
        <source>global_layers: found {global_layers}, expected 32</source>
        <translation>global_layers&#xa0;: trouvé {global_layers}, attendu 32</translation>
    </message>
    <message>
        <source>say: found nothing, expected the text the class reads.</source>
        <translation>say&#xa0;: rien trouvé, attendu le texte pour la classe.</translation>
    </message>
    <message>
        <source>{name}: found {value} characters, expected at most {most}.</source>
        <translation>{name}&#xa0;: trouvé {value} caractères, attendu au plus {most}.</translation>
    </message>
    <message>
        <source>choices: found {choice} characters in choice {number}, expected 1 to {longest_choice}.</source>
        <translation>choices&#xa0;: trouvé {choice} caractères dans le choix {number}, attendu 1 à {longest_choice}.</translation>
    </message>
    <message>
        <source>choices: found {choices}, expected none or 2 to {most_choices}.</source>
        <translation>choices&#xa0;: trouvé {choices}, attendu aucun ou 2 à {most_choices}.</translation>
    </message>
    <message>
        <source>{which}: found an answer without a question; fill in ask too.</source>
        <translation>{which}&#xa0;: trouvé une réponse sans question&#xa0;; remplissez aussi ask.</translation>
    </message>
    <message>
        <source>reasons: found {reasons}, expected one for each of {choices} choices.</source>
        <translation>reasons&#xa0;: trouvé {reasons}, attendu une pour chacun des {choices} choix.</translation>
    </message>
    <message>
        <source>choices: found {choices} in a vote, expected 2 to {most}.</source>
        <translation>choices&#xa0;: trouvé {choices} dans un vote, attendu de 2 à {most}.</translation>
    </message>
    <message>
        <source>answer: found {answer}, expected the letter of the right choice: {known}.</source>
        <translation>answer&#xa0;: trouvé {answer}, attendu la lettre du bon choix&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>tries: found {n} besides own, expected at most {most}.</source>
        <translation>tries&#xa0;: {n} trouvés à côté de own, {most} au plus attendus.</translation>
    </message>
    <message>
        <source>{name}: found nothing, but a step of kind {kind} needs it.</source>
        <translation>{name}&#xa0;: rien trouvé, alors qu’une étape de type {kind} en a besoin.</translation>
    </message>
    <message>
        <source>steps: found {trees}, expected 1 to {most_steps} steps.</source>
        <translation>steps&#xa0;: trouvé {trees}, attendu 1 à {most_steps} étapes.</translation>
    </message>
    <message>
        <source>{place}: found no field &apos;say&apos;, expected the text the class reads.</source>
        <translation>{place}&#xa0;: trouvé aucun champ &apos;say&apos;, attendu le texte pour la classe.</translation>
    </message>
    <message>
        <source>the least and the most that counts, as in [60, 70]</source>
        <translation>le minimum et le maximum acceptés, comme dans [60, 70]</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>proposition</translation>
    </message>
    <message>
        <source>my guess</source>
        <translation>ma réponse</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>found step {number}, expected 1 to {n}.</source>
        <translation>trouvé l’étape {number}, attendu 1 à {n}.</translation>
    </message>
    <message>
        <source>a line, a step and a text, or a figure and its steps</source>
        <translation>une ligne, une étape et un texte, ou une figure et ses étapes</translation>
    </message>
    <message>
        <source>an object with {names}</source>
        <translation>un objet avec {names}</translation>
    </message>
    <message>
        <source>a label and a per cent, as in [&quot;“animal”&quot;, 50]</source>
        <translation>une étiquette et un pourcentage, comme dans [&quot;“animal”&quot;, 50]</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>Ma leçon</translation>
    </message>
    <message>
        <source>title: found nothing, expected the title of the lesson.</source>
        <translation>titre&#xa0;: rien trouvé, attendu le titre de la leçon.</translation>
    </message>
    <message>
        <source>{name}: cannot be opened ({reason}).</source>
        <translation>{name}&#xa0;: ne peut être ouvert ({reason}).</translation>
    </message>
    <message>
        <source>{name}: found more than {largest_file} MB, expected an attnviz file of at most that size.</source>
        <translation>{name}&#xa0;: trouvé plus de {largest_file} Mo, attendu un fichier attnviz d’au plus cette taille.</translation>
    </message>
    <message>
        <source>it is a folder, expected a file</source>
        <translation>c’est un dossier, attendu un fichier</translation>
    </message>
    <message>
        <source>it is a pipe, a socket or a device, expected an ordinary file</source>
        <translation>c’est un tube, un socket ou un périphérique, attendu un fichier ordinaire</translation>
    </message>
    <message>
        <source>it does not fit in memory</source>
        <translation>cela ne tient pas en mémoire</translation>
    </message>
    <message>
        <source>{name}: too large or too deeply nested for the memory; expected a smaller file.</source>
        <translation>{name}&#xa0;: trop grand ou trop imbriqué pour la mémoire&#xa0;; attendu un fichier plus petit.</translation>
    </message>
    <message>
        <source>found a NumPy archive, expected an attnviz file. `attnviz read` prints its arrays; in the window, “Open” offers what they fit, or opens X, W_Q, W_K and W_V as a layer.</source>
        <translation>trouvé une archive NumPy, attendu un fichier attnviz. `attnviz read` affiche ses tableaux&#xa0;; dans la fenêtre, «&#xa0;Ouvrir&#xa0;» propose à quoi ils conviennent, ou ouvre X, W_Q, W_K et W_V comme couche.</translation>
    </message>
    <message>
        <source>found a language model (GGUF), expected an attnviz file.</source>
        <translation>trouvé un modèle de langage (GGUF), attendu un fichier attnviz.</translation>
    </message>
    <message>
        <source>byte {start}: found {text}, expected UTF-8 text. This is not an attnviz file, or it was saved in another encoding.</source>
        <translation>octet {start}&#xa0;: trouvé {text}, attendu du texte UTF-8. Ce n’est pas un fichier attnviz, ou il a été enregistré dans un autre codage.</translation>
    </message>
    <message>
        <source>{path}: this file would be {data} MB, but at most {largest_file} MB can be opened again. Nothing was saved.</source>
        <translation>{path}&#xa0;: ce fichier ferait {data} Mo, mais au plus {largest_file} Mo peuvent être rouverts. Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>found no field &quot;document&quot;, which every attnviz file needs.</source>
        <translation>trouvé aucun champ &quot;document&quot;, nécessaire à tout fichier attnviz.</translation>
    </message>
    <message>
        <source>found a NumPy array, expected an attnviz file. `attnviz read` prints it; in the window, “Open” offers the matrices that it fits.</source>
        <translation>trouvé un tableau NumPy, attendu un fichier attnviz. `attnviz read` l’affiche&#xa0;; dans la fenêtre, «&#xa0;Ouvrir&#xa0;» propose les matrices auxquelles il convient.</translation>
    </message>
    <message>
        <source>nothing in it can be read.</source>
        <translation>rien n’y est lisible.</translation>
    </message>
    <message>
        <source>cannot be written as a file: {error}</source>
        <translation>ne peut être écrit en fichier&#xa0;: {error}</translation>
    </message>
    <message>
        <source>found a list or a single value, expected an object {} with the fields attnviz and document. This is not an attnviz file.</source>
        <translation>trouvé une liste ou une valeur seule, attendu un objet {} avec les champs attnviz et document. Ce n’est pas un fichier attnviz.</translation>
    </message>
    <message>
        <source>found no field &quot;attnviz&quot;, expected &quot;attnviz&quot;: {format} at the beginning. This is not an attnviz file, or the line was lost.</source>
        <translation>trouvé aucun champ &quot;attnviz&quot;, attendu &quot;attnviz&quot;: {format} au début. Ce n’est pas un fichier attnviz, ou la ligne a été perdue.</translation>
    </message>
    <message>
        <source>attnviz: found {version}, expected the number of the format, 0 to {format}.</source>
        <translation>attnviz&#xa0;: trouvé {version}, attendu le numéro du format, 0 à {format}.</translation>
    </message>
    <message>
        <source>made by a newer attnviz (format {version}); this one reads up to {format}. Update attnviz to open it.</source>
        <translation>fait par un attnviz plus récent (format {version})&#xa0;; celui-ci lit jusqu’à {format}. Mettez attnviz à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>&quot;preset&quot; or &quot;whole&quot;, as the lesson has no numbers of its own here</source>
        <translation>&quot;preset&quot; ou &quot;whole&quot;, car la leçon n’a pas ici de nombres à elle</translation>
    </message>
    <message>
        <source>one of {feature_names}</source>
        <translation>l’un de {feature_names}</translation>
    </message>
    <message>
        <source>&quot;matrix&quot;, &quot;cell&quot; and &quot;value&quot;</source>
        <translation>&quot;matrix&quot;, &quot;cell&quot; et &quot;value&quot;</translation>
    </message>
    <message>
        <source>a head: {names}</source>
        <translation>une tête&#xa0;: {names}</translation>
    </message>
    <message>
        <source>a word: {names}</source>
        <translation>un mot&#xa0;: {names}</translation>
    </message>
    <message>
        <source>1 to {max_tokens} texts</source>
        <translation>1 à {max_tokens} textes</translation>
    </message>
    <message>
        <source>the field &quot;custom&quot; with its cells</source>
        <translation>le champ &quot;custom&quot; avec ses cellules</translation>
    </message>
    <message>
        <source>kind &quot;custom&quot; without cells</source>
        <translation>le type &quot;custom&quot; sans cellules</translation>
    </message>
    <message>
        <source>each head once</source>
        <translation>chaque tête une fois</translation>
    </message>
    <message>
        <source>the head {head} again</source>
        <translation>la tête {head} une seconde fois</translation>
    </message>
    <message>
        <source>two numbers, row and column</source>
        <translation>deux nombres, ligne et colonne</translation>
    </message>
    <message>
        <source>{array} with the field {name}</source>
        <translation>{array} avec le champ {name}</translation>
    </message>
    <message>
        <source>{array} without a head</source>
        <translation>{array} sans tête</translation>
    </message>
    <message>
        <source>{value}, as the sheet says of {word} under {feature}</source>
        <translation>{value}, comme la fiche le dit de {word} sous {feature}</translation>
    </message>
    <message>
        <source>{prefix}{name} cannot be read, and without it nothing can be opened.</source>
        <translation>{prefix}{name} est illisible, et sans cela rien ne peut être ouvert.</translation>
    </message>
    <message>
        <source>four columns</source>
        <translation>quatre colonnes</translation>
    </message>
    <message>
        <source>{n} times true or false</source>
        <translation>{n} fois true ou false</translation>
    </message>
    <message>
        <source>{flags} entries</source>
        <translation>{flags} entrées</translation>
    </message>
    <message>
        <source>numbers up to 3.4e38, as the file says float32</source>
        <translation>des nombres jusqu’à 3.4e38, car le fichier dit float32</translation>
    </message>
    <message>
        <source>a larger one</source>
        <translation>un plus grand</translation>
    </message>
    <message>
        <source>an array name and an index, as in [&quot;scores&quot;, [0, 2, 1]]</source>
        <translation>un nom de tableau et un indice, comme dans [&quot;scores&quot;, [0, 2, 1]]</translation>
    </message>
    <message>
        <source>an index inside {shape}</source>
        <translation>un indice dans {shape}</translation>
    </message>
    <message>
        <source>{name}: the step changes it, and this picture does not. Take both pictures from the screen again.</source>
        <translation>{name}&#xa0;: l’étape le modifie, cette image non. Reprenez les deux images depuis l’écran.</translation>
    </message>
    <message>
        <source>mask kind: found {kind}, expected one of {kinds}</source>
        <translation>type de masque&#xa0;: trouvé {kind}, attendu l’un de {kinds}</translation>
    </message>
    <message>
        <source>mask {name}: found {value}, expected a whole number ≥ {least}</source>
        <translation>masque {name}&#xa0;: trouvé {value}, attendu un entier ≥ {least}</translation>
    </message>
    <message>
        <source>mask of kind {kind}: only kind custom takes an array of cells</source>
        <translation>masque de type {kind}&#xa0;: seul le type custom prend un tableau de cellules</translation>
    </message>
    <message>
        <source>{name}: expected a square of true and false, True = may look</source>
        <translation>{name}&#xa0;: attendu un carré de true et false, True = peut regarder</translation>
    </message>
    <message>
        <source>role: found {role}, expected one of {known}, or nothing</source>
        <translation>role&#xa0;: trouvé {role}, attendu l’un de {known}, ou rien</translation>
    </message>
    <message>
        <source>rope layout: found {layout}, expected half or interleaved</source>
        <translation>rope layout&#xa0;: trouvé {layout}, attendu half ou interleaved</translation>
    </message>
    <message>
        <source>rope width: found {width}, expected an even number, 2 or more</source>
        <translation>rope width&#xa0;: trouvé {width}, attendu un nombre pair à partir de 2</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected on or off</source>
        <translation>{name}&#xa0;: trouvé {value}, attendu oui ou non</translation>
    </message>
    <message>
        <source>scale: found {scale}, expected 0 or more</source>
        <translation>scale&#xa0;: trouvé {scale}, attendu 0 ou plus</translation>
    </message>
    <message>
        <source>temperature: found {temperature}, expected 0.001 to 1000</source>
        <translation>température&#xa0;: trouvé {temperature}, attendu 0,001 à 1000</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected a finite number</source>
        <translation>{name}&#xa0;: trouvé {value}, attendu un nombre fini</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected a number above 0</source>
        <translation>{name}&#xa0;: trouvé {value}, attendu un nombre au-dessus de 0</translation>
    </message>
    <message>
        <source>Empty example</source>
        <translation>Exemple vide</translation>
    </message>
    <message>
        <source>Three words, two numbers</source>
        <translation>Trois mots, deux nombres</translation>
    </message>
    <message>
        <source>No projections</source>
        <translation>Sans projections</translation>
    </message>
    <message>
        <source>unknown preset {preset_id}; known presets: {known}</source>
        <translation>préréglage inconnu {preset_id}&#xa0;; connus&#xa0;: {known}</translation>
    </message>
    <message>
        <source>Only the three-word example has a last word to swap.</source>
        <translation>Seul l’exemple de trois mots a un dernier mot à échanger.</translation>
    </message>
    <message>
        <source>Four words, four numbers each; every step can be checked by hand.</source>
        <translation>Quatre mots, quatre nombres chacun&#xa0;; chaque étape se vérifie à la main.</translation>
    </message>
    <message>
        <source>Scores 3, 0 and 0: 91% for “animal”, 4.5% for each of the others.</source>
        <translation>Scores 3, 0 et 0&#xa0;: 91&#x202f;% pour «&#xa0;animal&#xa0;», 4,5&#x202f;% pour chacun des autres.</translation>
    </message>
    <message>
        <source>Every word now looks for words like itself; only similarity counts.</source>
        <translation>Chaque mot cherche maintenant ceux qui lui ressemblent&#xa0;; seule la ressemblance compte.</translation>
    </message>
    <message>
        <source>No queries: all scores are 0 and every row becomes a plain average.</source>
        <translation>Pas de requêtes&#xa0;: tous les scores valent 0 et chaque ligne devient une simple moyenne.</translation>
    </message>
    <message>
        <source>Queries ten times as large: the best match takes everything (see “Saturation”).</source>
        <translation>Requêtes dix fois plus grandes&#xa0;: la meilleure prend tout (voir «&#xa0;Saturation&#xa0;»).</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Random numbers with one decimal; the same seed gives the same numbers.</source>
        <translation>Nombres aléatoires à une décimale&#xa0;; la même graine donne les mêmes nombres.</translation>
    </message>
    <message>
        <source>Only the one-head example can be resized.</source>
        <translation>Seul l’exemple à une tête peut changer de taille.</translation>
    </message>
    <message>
        <source>word {number}</source>
        <translation>mot {number}</translation>
    </message>
    <message>
        <source>The rotary positions do not fit this d_k; keep it as it is.</source>
        <translation>Les positions rotatives ne vont pas avec ce d_k&#xa0;; laissez-le tel quel.</translation>
    </message>
    <message>
        <source>Words, d_model and d_k must be from {smallest} to {largest}.</source>
        <translation>Mots, d_model et d_k doivent être de {smallest} à {largest}.</translation>
    </message>
    <message>
        <source>{path}: could not be saved ({reason}). The old file is untouched; save under another name or in another folder.</source>
        <translation>{path}&#xa0;: n’a pas pu être enregistré ({reason}). L’ancien fichier est intact&#xa0;; enregistrez sous un autre nom ou dans un autre dossier.</translation>
    </message>
    <message>
        <source>{path}: could not be saved ({reason}). Choose another place for it.</source>
        <translation>{path}&#xa0;: n’a pas pu être enregistré ({reason}). Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>il est protégé en écriture</translation>
    </message>
    <message>
        <source>Draw: found {draw}, expected a whole number from 0.</source>
        <translation>Tirage&#xa0;: trouvé {draw}, attendu un entier à partir de 0.</translation>
    </message>
    <message>
        <source>key: found {key}, expected 1 to {n_keys}</source>
        <translation>clé&#xa0;: trouvé {key}, attendu 1 à {n_keys}</translation>
    </message>
    <message>
        <source>Scores: found {scores} numbers, expected {n_keys}, one per key.</source>
        <translation>Scores&#xa0;: trouvé {scores} nombres, attendu {n_keys}, un par clé.</translation>
    </message>
    <message>
        <source>Scores: found an infinite number, expected −9,999 to 9,999.</source>
        <translation>Scores&#xa0;: trouvé un nombre infini, attendu −9999 à 9999.</translation>
    </message>
    <message>
        <source>max_words and sentences: expected at least one of each</source>
        <translation>max_words et sentences&#xa0;: attendu au moins un de chaque</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected −9.9 to 9.9</source>
        <translation>{name}&#xa0;: trouvé {value}, attendu −9,9 à 9,9</translation>
    </message>
    <message>
        <source>There is already a feature called {new}.</source>
        <translation>Il y a déjà un trait nommé {new}.</translation>
    </message>
    <message>
        <source>{name} is set by position.</source>
        <translation>{name} dépend de la position.</translation>
    </message>
    <message>
        <source>features: expected unique names</source>
        <translation>features&#xa0;: attendu des noms uniques</translation>
    </message>
    <message>
        <source>meaning: found {meaning}, expected 1 to {width}</source>
        <translation>meaning&#xa0;: trouvé {meaning}, attendu 1 à {width}</translation>
    </message>
    <message>
        <source>dial columns, first, one: found {placed}, expected six different columns from {meaning} to {width}</source>
        <translation>dial columns, first, one&#xa0;: trouvé {placed}, attendu six colonnes différentes de {meaning} à {width}</translation>
    </message>
    <message>
        <source>dial marks: found {marks}, expected at least 1</source>
        <translation>dial marks&#xa0;: trouvé {marks}, attendu au moins 1</translation>
    </message>
    <message>
        <source>{name}: found {word}, expected lower case: {word_2}</source>
        <translation>{name}&#xa0;: trouvé {word}, attendu en minuscules&#xa0;: {word_2}</translation>
    </message>
    <message>
        <source>{name}, {word}: found the unknown feature {feature}</source>
        <translation>{name}, {word}&#xa0;: trouvé le trait inconnu {feature}</translation>
    </message>
    <message>
        <source>{name}, {word}: found {row}, expected finite numbers</source>
        <translation>{name}, {word}&#xa0;: trouvé {row}, attendu des nombres finis</translation>
    </message>
    <message>
        <source>This document has no character sheet.</source>
        <translation>Ce document n’a pas de fiche.</translation>
    </message>
    <message>
        <source>unknown feature {feature}; known features: {features}</source>
        <translation>trait inconnu {feature}&#xa0;; traits connus&#xa0;: {features}</translation>
    </message>
    <message>
        <source>X: the columns from {features} on are set by position; leave them as they are</source>
        <translation>X&#xa0;: les colonnes à partir de {features} dépendent de la position&#xa0;; laissez-les telles quelles</translation>
    </message>
    <message>
        <source>X row {place}: found different numbers than in the first row of {token}; a word has the same row wherever it stands</source>
        <translation>X ligne {place}&#xa0;: trouvé d’autres nombres que dans la première ligne de {token}&#xa0;; un mot a partout la même ligne</translation>
    </message>
    <message>
        <source>{name} is set by position; unlock it first.</source>
        <translation>{name} dépend de la position&#xa0;; déverrouillez-le d’abord.</translation>
    </message>
    <message>
        <source>{features}: found {value}, expected −9.9 to 9.9</source>
        <translation>{features}&#xa0;: trouvé {value}, attendu −9,9 à 9,9</translation>
    </message>
    <message>
        <source>{name} is locked: it marks the first word, or is 1 for every word.</source>
        <translation>{name} est verrouillé&#xa0;: il marque le premier mot, ou vaut 1 pour chaque mot.</translation>
    </message>
    <message>
        <source>all global</source>
        <translation>toutes globales</translation>
    </message>
    <message>
        <source>all local</source>
        <translation>toutes locales</translation>
    </message>
    <message>
        <source>tokens: found {n_tokens}, expected 8, 16 or 32</source>
        <translation>tokens&#xa0;: trouvé {n_tokens}, attendu 8, 16 ou 32</translation>
    </message>
    <message>
        <source>layer: found {layer}, expected 1 to {global_layers}</source>
        <translation>couche&#xa0;: trouvé {layer}, attendu 1 à {global_layers}</translation>
    </message>
    <message>
        <source>the temperature were</source>
        <translation>la température changeait</translation>
    </message>
    <message>
        <source>the last word were different</source>
        <translation>le dernier mot changeait</translation>
    </message>
    <message>
        <source>the mask were off</source>
        <translation>le masque était désactivé</translation>
    </message>
    <message>
        <source>we did not divide by √d</source>
        <translation>on ne divisait pas par √d</translation>
    </message>
    <message>
        <source>the first token were missing</source>
        <translation>le premier token manquait</translation>
    </message>
    <message>
        <source>W_Q were 10 times as large</source>
        <translation>W_Q était 10 fois plus grand</translation>
    </message>
    <message>
        <source>the mask were on</source>
        <translation>le masque était actif</translation>
    </message>
    <message>
        <source>we divided by √d</source>
        <translation>on divisait par √d</translation>
    </message>
    <message>
        <source>what if: found {kind}, expected one of {kind_2}</source>
        <translation>et si&#xa0;: trouvé {kind}, attendu l’un de {kind_2}</translation>
    </message>
    <message>
        <source>last word: found {word}, expected one word</source>
        <translation>dernier mot&#xa0;: trouvé {word}, attendu un mot</translation>
    </message>
    <message>
        <source>layer {number}</source>
        <translation>couche {number}</translation>
    </message>
    <message>
        <source>Row {row} sees its last {count} tokens</source>
        <translation>La ligne {row} voit ses {count} derniers tokens</translation>
    </message>
    <message>
        <source>{first}, in every layer.</source>
        <translation>{first}, dans chaque couche.</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>elle-même</translation>
    </message>
    <message>
        <source>its last {count} tokens</source>
        <translation>ses {count} derniers tokens</translation>
    </message>
    <message>
        <source>This is the layer’s own mask: every token sees all tokens up to itself.</source>
        <translation>C’est le masque propre de la couche&#xa0;: chaque token voit tous les tokens jusqu’à lui-même.</translation>
    </message>
    <message>
        <source>Scroll or drag to move, Ctrl+wheel or + and − to zoom, Home to see all, Esc to leave.</source>
        <translation>Défilez ou glissez pour bouger, Ctrl+molette ou + et − pour agrandir, Début pour tout voir, Échap pour quitter.</translation>
    </message>
    <message>
        <source>This is the layer’s own mask: every token sees only itself.</source>
        <translation>C’est le masque propre de la couche&#xa0;: chaque token ne voit que lui-même.</translation>
    </message>
    <message>
        <source>This is the layer’s own mask: every token sees the last {n}, including itself.</source>
        <translation>C’est le masque propre de la couche&#xa0;: chaque token voit les {n} derniers, lui-même compris.</translation>
    </message>
    <message>
        <source>Row {row} sees nothing: softmax has nothing to distribute.</source>
        <translation>La ligne {row} ne voit rien&#xa0;: softmax n’a rien à répartir.</translation>
    </message>
    <message>
        <source>Rows {rows} see nothing: softmax has nothing to distribute there.</source>
        <translation>Les lignes {rows} ne voient rien&#xa0;: softmax n’y a rien à répartir.</translation>
    </message>
    <message>
        <source>Under this pattern, {words} can look at nothing, so nothing is passed on.</source>
        <translation>Sous ce motif, {words} n’a rien à regarder, donc rien n’est transmis.</translation>
    </message>
    <message>
        <source>Under this pattern, {share} of the weight of “{word}” moves elsewhere.</source>
        <translation>Sous ce motif, {share} du poids de «&#xa0;{word}&#xa0;» se déplacent ailleurs.</translation>
    </message>
    <message>
        <source>The output of “{head}” keeps its length, {after} on average.</source>
        <translation>La sortie de «&#xa0;{head}&#xa0;» garde sa longueur, {after} en moyenne.</translation>
    </message>
    <message>
        <source>The length of the output of “{head}” grows from {before} to {after} on average.</source>
        <translation>La longueur de la sortie de «&#xa0;{head}&#xa0;» passe de {before} à {after} en moyenne.</translation>
    </message>
    <message>
        <source>The length of the output of “{head}” shrinks from {before} to {after} on average.</source>
        <translation>La longueur de la sortie de «&#xa0;{head}&#xa0;» tombe de {before} à {after} en moyenne.</translation>
    </message>
    <message>
        <source>Row {row} sees itself and everything before it. {n} tokens need {scores} scores; twice as many tokens need about four times as many.</source>
        <translation>La ligne {row} se voit et voit tout ce qui précède. {n} tokens demandent {scores} scores&#xa0;; deux fois plus de tokens en demandent environ quatre fois plus.</translation>
    </message>
    <message>
        <source>Row {row} sees only itself</source>
        <translation>La ligne {row} ne voit qu’elle-même</translation>
    </message>
    <message>
        <source>{first}. Each further layer reaches {count} further back.</source>
        <translation>{first}. Chaque couche de plus remonte {count} plus loin.</translation>
    </message>
    <message>
        <source>Row {row} sees everything before it: the window and the first tokens meet.</source>
        <translation>La ligne {row} voit tout ce qui précède&#xa0;: fenêtre et premiers tokens se rejoignent.</translation>
    </message>
    <message>
        <source>Row {row} sees {last} and the first one. The first token stays because softmax needs somewhere to put leftover attention.</source>
        <translation>La ligne {row} voit {last} et le premier. Le premier token reste car softmax doit mettre l’attention restante quelque part.</translation>
    </message>
    <message>
        <source>Row {row} sees {last} and the first {count}. The first tokens stay because softmax needs somewhere to put leftover attention.</source>
        <translation>La ligne {row} voit {last} et les {count} premiers. Les premiers tokens restent car softmax doit mettre l’attention restante quelque part.</translation>
    </message>
    <message>
        <source>Row {row} sees {last} and every {nth} token before. Fewer scores, but no key can be dropped from the cache.</source>
        <translation>La ligne {row} voit {last} et chaque {nth} token précédent. Moins de scores, mais aucune clé ne peut quitter le cache.</translation>
    </message>
    <message>
        <source>Row {row} sees itself, the first of its block of {n}</source>
        <translation>La ligne {row} se voit elle-même, la première de son bloc de {n}</translation>
    </message>
    <message>
        <source>Row {row} sees its block of {n} up to itself: {count} tokens</source>
        <translation>La ligne {row} voit son bloc de {n} jusqu’à elle-même&#xa0;: {count} tokens</translation>
    </message>
    <message>
        <source>{first}, and the last token of the block before. No key can be dropped.</source>
        <translation>{first}, et le dernier token du bloc précédent. Aucune clé ne peut partir.</translation>
    </message>
    <message>
        <source>{first}, and the last token of each of the {n} blocks before. No key can be dropped.</source>
        <translation>{first}, et le dernier token de chacun des {n} blocs précédents. Aucune clé ne peut partir.</translation>
    </message>
    <message>
        <source>{first}. No block lies before it.</source>
        <translation>{first}. Aucun bloc ne précède.</translation>
    </message>
    <message>
        <source>Row {row} still sees everything: the window of {window} reaches back to token {first}.</source>
        <translation>La ligne {row} voit encore tout&#xa0;: la fenêtre de {window} remonte jusqu’au token {first}.</translation>
    </message>
    <message>
        <source>Row {row} sees {n} of {whole}: {places}.</source>
        <translation>La ligne {row} voit {n} sur {whole}&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>Your pattern: {n} of {whole} scores.</source>
        <translation>Votre motif&#xa0;: {n} scores sur {whole}.</translation>
    </message>
    <message>
        <source>After {count} layers, {n} tokens can influence the last one.</source>
        <translation>Après {count} couches, {n} tokens peuvent influencer le dernier.</translation>
    </message>
    <message>
        <source>After {count} layer, every token can influence the last one.</source>
        <translation>Après {count} couche, chaque token peut influencer le dernier.</translation>
    </message>
    <message>
        <source>After {count} layers, every token can influence the last one.</source>
        <translation>Après {count} couches, chaque token peut influencer le dernier.</translation>
    </message>
    <message>
        <source>What the model wrote, {n} tokens</source>
        <translation>Ce que le modèle a écrit, {n} tokens</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>quatrième</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>cinquième</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sixième</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>septième</translation>
    </message>
    <message>
        <source>{number}st</source>
        <translation>{number}ᵉ</translation>
    </message>
    <message>
        <source>{number}nd</source>
        <translation>{number}ᵉ</translation>
    </message>
    <message>
        <source>{number}rd</source>
        <translation>{number}ᵉ</translation>
    </message>
    <message>
        <source>{number}th</source>
        <translation>{number}ᵉ</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Draw a pattern</source>
        <translation>Dessiner un motif</translation>
    </message>
    <message>
        <source>a custom pattern has no rule for a longer text</source>
        <translation>un motif libre n’a pas de règle pour un texte plus long</translation>
    </message>
    <message>
        <source>choose the pattern “Custom” first</source>
        <translation>choisissez d’abord le motif «&#xa0;Libre&#xa0;»</translation>
    </message>
    <message>
        <source>Widen the window by one</source>
        <translation>Élargir la fenêtre d’un</translation>
    </message>
    <message>
        <source>Narrow the window by one</source>
        <translation>Rétrécir la fenêtre d’un</translation>
    </message>
    <message>
        <source>Widest window</source>
        <translation>Fenêtre la plus large</translation>
    </message>
    <message>
        <source>Window of 1</source>
        <translation>Fenêtre de 1</translation>
    </message>
    <message>
        <source>this pattern has no window</source>
        <translation>ce motif n’a pas de fenêtre</translation>
    </message>
    <message>
        <source>Next pattern</source>
        <translation>Motif suivant</translation>
    </message>
    <message>
        <source>Previous pattern</source>
        <translation>Motif précédent</translation>
    </message>
    <message>
        <source>Row below</source>
        <translation>Ligne au-dessous</translation>
    </message>
    <message>
        <source>Row above</source>
        <translation>Ligne au-dessus</translation>
    </message>
    <message>
        <source>Show one more layer</source>
        <translation>Montrer une couche de plus</translation>
    </message>
    <message>
        <source>Show one layer fewer</source>
        <translation>Montrer une couche de moins</translation>
    </message>
    <message>
        <source>no head of a model is shown</source>
        <translation>aucune tête d’un modèle n’est affichée</translation>
    </message>
    <message>
        <source>Show as tables</source>
        <translation>Montrer en tableaux</translation>
    </message>
    <message>
        <source>Go to a token of the long text</source>
        <translation>Aller à un token du long texte</translation>
    </message>
    <message>
        <source>show the long text first</source>
        <translation>affichez d’abord le long texte</translation>
    </message>
    <message>
        <source>Close Q and K of the long text</source>
        <translation>Fermer Q et K du long texte</translation>
    </message>
    <message>
        <source>open a file with Q and K first</source>
        <translation>ouvrez d’abord un fichier avec Q et K</translation>
    </message>
    <message>
        <source>KV cache of the layouts (projector)</source>
        <translation>Cache KV des dispositions (projecteur)</translation>
    </message>
    <message>
        <source>Draw a line from the mark to this cell</source>
        <translation>Tracer une ligne de la marque à cette cellule</translation>
    </message>
    <message>
        <source>Copy {what}, or the selection</source>
        <translation>Copier {what}, ou la sélection</translation>
    </message>
    <message>
        <source>Try it on the sentence</source>
        <translation>L’essayer sur la phrase</translation>
    </message>
    <message>
        <source>Layout {name}</source>
        <translation>Disposition {name}</translation>
    </message>
    <message>
        <source>Keep the diagonal</source>
        <translation>Garder la diagonale</translation>
    </message>
    <message>
        <source>window w</source>
        <translation>fenêtre w</translation>
    </message>
    <message>
        <source>How many tokens the window covers, including the token itself  (← →)</source>
        <translation>Combien de tokens couvre la fenêtre, le token lui-même compris  (← →)</translation>
    </message>
    <message>
        <source>sinks: first tokens that stay visible</source>
        <translation>puits&#xa0;: premiers tokens qui restent visibles</translation>
    </message>
    <message>
        <source>First tokens that stay visible, 0 to {n}</source>
        <translation>Premiers tokens qui restent visibles, 0 à {n}</translation>
    </message>
    <message>
        <source>Stride in tokens, 2 to {n}</source>
        <translation>Pas en tokens, 2 à {n}</translation>
    </message>
    <message>
        <source>How many tokens the window covers, 1 to {n}</source>
        <translation>Combien de tokens couvre la fenêtre, 1 à {n}</translation>
    </message>
    <message>
        <source>How many tokens the window covers in the long text</source>
        <translation>Combien de tokens couvre la fenêtre dans le long texte</translation>
    </message>
    <message>
        <source>sinks</source>
        <translation>puits</translation>
    </message>
    <message>
        <source>by stride</source>
        <translation>par pas</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>puits</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>pattern as 0/1 CSV</source>
        <translation>motif en CSV 0/1</translation>
    </message>
    <message>
        <source>list of cells (row, column)</source>
        <translation>liste des cellules (ligne, colonne)</translation>
    </message>
    <message>
        <source>pattern as NumPy</source>
        <translation>motif en NumPy</translation>
    </message>
    <message>
        <source>pattern as LaTeX</source>
        <translation>motif en LaTeX</translation>
    </message>
    <message>
        <source>table of counts as CSV</source>
        <translation>tableau des comptes en CSV</translation>
    </message>
    <message>
        <source>A later token does not exist yet.</source>
        <translation>Un token suivant n’existe pas encore.</translation>
    </message>
    <message>
        <source>The line starts here. Go to its end and press L again.</source>
        <translation>La ligne commence ici. Allez à sa fin et appuyez encore sur L.</translation>
    </message>
    <message>
        <source>fill {n} cell</source>
        <translation>remplir {n} cellule</translation>
    </message>
    <message>
        <source>fill {n} cells</source>
        <translation>remplir {n} cellules</translation>
    </message>
    <message>
        <source>clear {n} cell</source>
        <translation>vider {n} cellule</translation>
    </message>
    <message>
        <source>clear {n} cells</source>
        <translation>vider {n} cellules</translation>
    </message>
    <message>
        <source>{size} GiB</source>
        <translation>{size} Gio</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>This layout computes {share} of the scores and needs {kept} of KV cache.</source>
        <translation>Cette disposition calcule {share} des scores et demande {kept} de cache KV.</translation>
    </message>
    <message>
        <source>your own, local w {window}</source>
        <translation>la vôtre, w local {window}</translation>
    </message>
    <message>
        <source>{name}, local w {window}</source>
        <translation>{name}, w local {window}</translation>
    </message>
    <message>
        <source>cosine {cosine}</source>
        <translation>cosinus {cosine}</translation>
    </message>
    <message>
        <source>Row “{word}”</source>
        <translation>Ligne «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>weight moved {share}   length {before} → {length}</source>
        <translation>poids déplacé {share}   longueur {before} → {length}</translation>
    </message>
    <message>
        <source>Mean length of its output, rows {first} to {last}</source>
        <translation>Longueur moyenne de sa sortie, lignes {first} à {last}</translation>
    </message>
    <message>
        <source>⚠ sees nothing</source>
        <translation>⚠ ne voit rien</translation>
    </message>
    <message>
        <source>end of a block</source>
        <translation>fin d’un bloc</translation>
    </message>
    <message>
        <source>Reach: which tokens can influence token {number}</source>
        <translation>Portée&#xa0;: quels tokens influencent le token {number}</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>le vôtre</translation>
    </message>
    <message>
        <source>{local} local : {every} global</source>
        <translation>{local} locales&#xa0;: {every} globale</translation>
    </message>
    <message>
        <source>Layout of {n} layers   {name}</source>
        <translation>{n} couches   {name}</translation>
    </message>
    <message>
        <source>{head} on the sentence</source>
        <translation>{head} sur la phrase</translation>
    </message>
    <message>
        <source>{head} on this text</source>
        <translation>{head} sur ce texte</translation>
    </message>
    <message>
        <source>How many scores does full attention compute for {n} tokens?</source>
        <translation>Combien de scores calcule l’attention complète pour {n} tokens&#xa0;?</translation>
    </message>
    <message>
        <source>How many scores does the custom pattern compute for {n} tokens?</source>
        <translation>Combien de scores calcule le motif libre pour {n} tokens&#xa0;?</translation>
    </message>
    <message>
        <source>How many scores does “{pattern}” with w = {window} compute for {n} tokens?</source>
        <translation>Combien de scores calcule «&#xa0;{pattern}&#xa0;» avec w = {window} pour {n} tokens&#xa0;?</translation>
    </message>
    <message>
        <source>{n} scores</source>
        <translation>{n} scores</translation>
    </message>
    <message>
        <source>{pattern}   row {row}   answer hidden</source>
        <translation>{pattern}   ligne {row}   réponse cachée</translation>
    </message>
    <message>
        <source>row {row}, column {column}: answer hidden</source>
        <translation>ligne {row}, colonne {column}&#xa0;: réponse cachée</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>How many rows and columns the picture has</source>
        <translation>Combien de lignes et colonnes a l’image</translation>
    </message>
    <message>
        <source>Window for the long text</source>
        <translation>Fenêtre pour le long texte</translation>
    </message>
    <message>
        <source>Layout of 32 layers</source>
        <translation>Disposition de 32 couches</translation>
    </message>
    <message>
        <source>keep the diagonal</source>
        <translation>garder la diagonale</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Cache KV</translation>
    </message>
    <message>
        <source>Tokens in the picture</source>
        <translation>Tokens dans l’image</translation>
    </message>
    <message>
        <source>Length of the long text</source>
        <translation>Longueur du long texte</translation>
    </message>
    <message>
        <source>How many tokens the large numbers are for</source>
        <translation>Pour combien de tokens valent les grands nombres</translation>
    </message>
    <message>
        <source>Which layers use the pattern, and which see everything</source>
        <translation>Quelles couches utilisent le motif, et lesquelles voient tout</translation>
    </message>
    <message>
        <source>Head to test</source>
        <translation>Tête à tester</translation>
    </message>
    <message>
        <source>The head to try this pattern on</source>
        <translation>La tête sur laquelle essayer ce motif</translation>
    </message>
    <message>
        <source>Head of the file</source>
        <translation>Tête du fichier</translation>
    </message>
    <message>
        <source>Which head of Q and K of the file is shown</source>
        <translation>Quelle tête de Q et K du fichier est affichée</translation>
    </message>
    <message>
        <source>While you draw, every token keeps seeing itself</source>
        <translation>Pendant le dessin, chaque token continue à se voir</translation>
    </message>
    <message>
        <source>Apply this pattern to the sentence of tabs 1 and 4, or remove it</source>
        <translation>Appliquer ce motif à la phrase des onglets 1 et 4, ou l’enlever</translation>
    </message>
    <message>
        <source>Show the long text</source>
        <translation>Montrer le long texte</translation>
    </message>
    <message>
        <source>The whole pattern: scroll, and zoom in to single cells</source>
        <translation>Le motif entier&#xa0;: défilez, et agrandissez jusqu’aux cellules</translation>
    </message>
    <message>
        <source>Close Q and K</source>
        <translation>Fermer Q et K</translation>
    </message>
    <message>
        <source>Show the long text of the rule again</source>
        <translation>Afficher de nouveau le long texte de la règle</translation>
    </message>
    <message>
        <source>Reset to the original pattern</source>
        <translation>Revenir au motif de départ</translation>
    </message>
    <message>
        <source>tokens in the picture</source>
        <translation>tokens dans l’image</translation>
    </message>
    <message>
        <source>long text</source>
        <translation>long texte</translation>
    </message>
    <message>
        <source>head of the file</source>
        <translation>tête du fichier</translation>
    </message>
    <message>
        <source>its window w</source>
        <translation>sa fenêtre w</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>disposition</translation>
    </message>
    <message>
        <source>head to test</source>
        <translation>tête à tester</translation>
    </message>
    <message>
        <source>pattern {pattern}</source>
        <translation>motif {pattern}</translation>
    </message>
    <message>
        <source>The token before</source>
        <translation>Le token précédent</translation>
    </message>
    <message>
        <source>The first token</source>
        <translation>Le premier token</translation>
    </message>
    <message>
        <source>The asking token</source>
        <translation>Le token qui demande</translation>
    </message>
    <message>
        <source>The last copy of a repeated token</source>
        <translation>La dernière copie d’un token répété</translation>
    </message>
    <message>
        <source>The token after that copy</source>
        <translation>Le token après cette copie</translation>
    </message>
    <message>
        <source>Template: {n} cell</source>
        <translation>Gabarit&#xa0;: {n} cellule</translation>
    </message>
    <message>
        <source>Template: {n} cells</source>
        <translation>Gabarit&#xa0;: {n} cellules</translation>
    </message>
    <message>
        <source>Name of a template</source>
        <translation>Nom d’un gabarit</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Supprimer {name}</translation>
    </message>
    <message>
        <source>Template: mark cells</source>
        <translation>Gabarit&#xa0;: marquer des cellules</translation>
    </message>
    <message>
        <source>Template: clear cells</source>
        <translation>Gabarit&#xa0;: effacer des cellules</translation>
    </message>
    <message>
        <source>{mask}, {numbers}</source>
        <translation>{mask}, {numbers}</translation>
    </message>
    <message>
        <source>Custom pattern from “Sparse patterns”</source>
        <translation>Motif libre de «&#xa0;Motifs épars&#xa0;»</translation>
    </message>
    <message>
        <source>window {n}</source>
        <translation>fenêtre {n}</translation>
    </message>
    <message>
        <source>first tokens {n}</source>
        <translation>premiers tokens {n}</translation>
    </message>
    <message>
        <source>sinks {n}</source>
        <translation>puits {n}</translation>
    </message>
    <message>
        <source>stride {n}</source>
        <translation>pas {n}</translation>
    </message>
    <message>
        <source>long text: {n} tokens</source>
        <translation>long texte&#xa0;: {n} tokens</translation>
    </message>
    <message>
        <source>long-text window {n}</source>
        <translation>fenêtre du long texte {n}</translation>
    </message>
    <message>
        <source>pattern applied to the sentence</source>
        <translation>motif appliqué à la phrase</translation>
    </message>
    <message>
        <source>layout {layout}</source>
        <translation>disposition {layout}</translation>
    </message>
    <message>
        <source>layer {number} local</source>
        <translation>couche {number} locale</translation>
    </message>
    <message>
        <source>layer {number} global</source>
        <translation>couche {number} globale</translation>
    </message>
    <message>
        <source>{n} layers</source>
        <translation>{n} couches</translation>
    </message>
    <message>
        <source>{n} of {whole} scores</source>
        <translation>{n} scores sur {whole}</translation>
    </message>
    <message>
        <source>stretched to {tokens} tokens: about {n} of {whole} ({share})</source>
        <translation>étiré à {tokens} tokens&#xa0;: environ {n} sur {whole} ({share})</translation>
    </message>
    <message>
        <source>{tokens} tokens: {n} of {whole} ({share})</source>
        <translation>{tokens} tokens&#xa0;: {n} sur {whole} ({share})</translation>
    </message>
    <message>
        <source>row {row} sees nothing</source>
        <translation>la ligne {row} ne voit rien</translation>
    </message>
    <message>
        <source>{place}: a later token does not exist yet</source>
        <translation>{place}&#xa0;: un token suivant n’existe pas encore</translation>
    </message>
    <message>
        <source>{place}: skipped</source>
        <translation>{place}&#xa0;: sauté</translation>
    </message>
    <message>
        <source>{place}: computed (sink)</source>
        <translation>{place}&#xa0;: calculé (puits)</translation>
    </message>
    <message>
        <source>{place}: computed (end of a block)</source>
        <translation>{place}&#xa0;: calculé (fin d’un bloc)</translation>
    </message>
    <message>
        <source>{place}: computed (stride)</source>
        <translation>{place}&#xa0;: calculé (pas)</translation>
    </message>
    <message>
        <source>layer {number}, global: sees everything</source>
        <translation>couche {number}, globale&#xa0;: voit tout</translation>
    </message>
    <message>
        <source>layer {number}, local: sees the window</source>
        <translation>couche {number}, locale&#xa0;: voit la fenêtre</translation>
    </message>
    <message>
        <source>{n} scores, {gib} GiB if they were kept</source>
        <translation>{n} scores, {gib} Gio s’ils étaient conservés</translation>
    </message>
    <message>
        <source>row {row} sees {n} of {whole}</source>
        <translation>la ligne {row} voit {n} sur {whole}</translation>
    </message>
    <message>
        <source>undefined, one of the two is 0</source>
        <translation>non défini, l’un des deux vaut 0</translation>
    </message>
    <message>
        <source>{head}, row “{word}”</source>
        <translation>{head}, ligne «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>cosine with the unmasked output {cosine}</source>
        <translation>cosinus avec la sortie non masquée {cosine}</translation>
    </message>
    <message>
        <source>{place}: computed</source>
        <translation>{place}&#xa0;: calculé</translation>
    </message>
    <message>
        <source>row {row} sees {n} of {whole}: {places}</source>
        <translation>la ligne {row} voit {n} sur {whole}&#xa0;: {places}</translation>
    </message>
    <message>
        <source>weight moved {moved}</source>
        <translation>poids déplacé {moved}</translation>
    </message>
    <message>
        <source>mean length {length}</source>
        <translation>longueur moyenne {length}</translation>
    </message>
    <message>
        <source>Sparse pattern</source>
        <translation>Motif épars</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Plein</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Sink + window</source>
        <translation>Puits + fenêtre</translation>
    </message>
    <message>
        <source>Strided</source>
        <translation>Par pas</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fixe</translation>
    </message>
    <message>
        <source>scores for {n} tokens, {share}</source>
        <translation>scores pour {n} tokens, {share}</translation>
    </message>
    <message>
        <source>scores for {n} tokens, w = {window}, {share}</source>
        <translation>scores pour {n} tokens, w = {window}, {share}</translation>
    </message>
    <message>
        <source>scores for {n} tokens</source>
        <translation>scores pour {n} tokens</translation>
    </message>
    <message>
        <source>{n} of {whole}</source>
        <translation>{n} sur {whole}</translation>
    </message>
    <message>
        <source>≈ {share} of {whole}</source>
        <translation>≈ {share} de {whole}</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Draw your own, starting from the pattern on screen</source>
        <translation>Dessiner le vôtre, à partir du motif affiché</translation>
    </message>
    <message>
        <source>KV cache: {size}</source>
        <translation>cache KV&#xa0;: {size}</translation>
    </message>
    <message>
        <source>{n} tokens, {share}</source>
        <translation>{n} tokens, {share}</translation>
    </message>
    <message>
        <source>Estimate: this pattern stretched to {n} tokens.</source>
        <translation>Estimation&#xa0;: ce motif étiré à {n} tokens.</translation>
    </message>
    <message>
        <source>most tokens any later step still needs</source>
        <translation>le plus de tokens dont une étape suivante a encore besoin</translation>
    </message>
    <message>
        <source>{n} tokens, w = {window}, {share}</source>
        <translation>{n} tokens, w = {window}, {share}</translation>
    </message>
    <message>
        <source>32 layers of 32 × 128, 16-bit</source>
        <translation>32 couches de 32 × 128, 16 bits</translation>
    </message>
    <message>
        <source>{size}; fewer scores, but any old key may still be needed.</source>
        <translation>{size}&#xa0;; moins de scores, mais toute ancienne clé peut encore servir.</translation>
    </message>
    <message>
        <source>{size}; any key may still be needed.</source>
        <translation>{size}&#xa0;; toute clé peut encore servir.</translation>
    </message>
    <message>
        <source>{size}; the window drops old keys.</source>
        <translation>{size}&#xa0;; la fenêtre élimine les anciennes clés.</translation>
    </message>
    <message>
        <source>Settings pages</source>
        <translation>Pages de réglages</translation>
    </message>
    <message>
        <source>What the window shows when it opens</source>
        <translation>Ce que montre la fenêtre à l’ouverture</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Keep these settings</source>
        <translation>Garder ces réglages</translation>
    </message>
    <message>
        <source>Discard all changes  (Esc)</source>
        <translation>Abandonner tous les changements  (Échap)</translation>
    </message>
    <message>
        <source>Reset all settings to their defaults</source>
        <translation>Remettre tous les réglages par défaut</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>Choose a file to open at startup</source>
        <translation>Choisir un fichier à ouvrir au démarrage</translation>
    </message>
    <message>
        <source>attnviz files (*{suffix})</source>
        <translation>Fichiers attnviz (*{suffix})</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>Commandes et leurs raccourcis</translation>
    </message>
    <message>
        <source>Choose a command to change its shortcuts</source>
        <translation>Choisissez une commande pour changer ses raccourcis</translation>
    </message>
    <message>
        <source>Help – attnviz</source>
        <translation>Aide – attnviz</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Find  Ctrl+F</source>
        <translation>Rechercher  Ctrl+F</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>Pages d’aide</translation>
    </message>
    <message>
        <source>Find in help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Find in all pages  (Ctrl+F); Enter: next, Shift+Enter: previous</source>
        <translation>Rechercher dans toutes les pages  (Ctrl+F)&#xa0;; Entrée&#xa0;: suivant, Maj+Entrée&#xa0;: précédent</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Imprimer cette page</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>No page contains “{text}”</source>
        <translation>Aucune page ne contient «&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>Made with attnviz {version}.</source>
        <translation>Fait avec attnviz {version}.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Les nombres</translation>
    </message>
    <message>
        <source>Rounded to {n} decimals. – and −∞: masked.</source>
        <translation>Arrondi à {n} décimales. – et −∞&#xa0;: masqué.</translation>
    </message>
    <message>
        <source>{n} larger table is left out.</source>
        <translation>{n} tableau plus grand est omis.</translation>
    </message>
    <message>
        <source>{n} larger tables are left out.</source>
        <translation>{n} tableaux plus grands sont omis.</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>Qui est-ce&#xa0;?</translation>
    </message>
    <message>
        <source>Previous word</source>
        <translation>Mot précédent</translation>
    </message>
    <message>
        <source>Subject finder</source>
        <translation>Cherche-sujet</translation>
    </message>
    <message>
        <source>Resting</source>
        <translation>Au repos</translation>
    </message>
    <message>
        <source>One head</source>
        <translation>Une tête</translation>
    </message>
    <message>
        <source>Numbers of the chapter</source>
        <translation>Nombres du chapitre</translation>
    </message>
    <message>
        <source>Which noun fits what this word says?</source>
        <translation>Quel nom convient à ce que dit ce mot&#xa0;?</translation>
    </message>
    <message>
        <source>Which word’s clock shows one step before mine?</source>
        <translation>L’horloge de quel mot marque un pas avant la mienne&#xa0;?</translation>
    </message>
    <message>
        <source>If I am a verb: who is doing it?</source>
        <translation>Si je suis un verbe&#xa0;: qui le fait&#xa0;?</translation>
    </message>
    <message>
        <source>Which word’s clock shows zero? (the first word)</source>
        <translation>L’horloge de quel mot marque zéro&#xa0;? (le premier mot)</translation>
    </message>
    <message>
        <source>is alive and can do things</source>
        <translation>est vivant et peut agir</translation>
    </message>
    <message>
        <source>is somewhere you can be</source>
        <translation>est un lieu où l’on peut être</translation>
    </message>
    <message>
        <source>is an object</source>
        <translation>est un objet</translation>
    </message>
    <message>
        <source>names something</source>
        <translation>nomme quelque chose</translation>
    </message>
    <message>
        <source>stands in for something already named</source>
        <translation>remplace quelque chose de déjà nommé</translation>
    </message>
    <message>
        <source>says what happens (auxiliaries such as “didn’t”: 0.7)</source>
        <translation>dit ce qui se passe (auxiliaires comme «&#xa0;didn’t&#xa0;»&#xa0;: 0,7)</translation>
    </message>
    <message>
        <source>little words: “the”, “because”, “too”</source>
        <translation>petits mots&#xa0;: «&#xa0;the&#xa0;», «&#xa0;because&#xa0;», «&#xa0;too&#xa0;»</translation>
    </message>
    <message>
        <source>describes what only a living thing can be</source>
        <translation>décrit ce que seul un être vivant peut être</translation>
    </message>
    <message>
        <source>describes what only a place can be</source>
        <translation>décrit ce que seul un lieu peut être</translation>
    </message>
    <message>
        <source>describes what only an object can be</source>
        <translation>décrit ce que seul un objet peut être</translation>
    </message>
    <message>
        <source>is the first word of the text</source>
        <translation>est le premier mot du texte</translation>
    </message>
    <message>
        <source>always 1 (lets a head ask the same of every word)</source>
        <translation>toujours 1 (une tête peut ainsi demander la même chose à chaque mot)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Choose a folder and a name</source>
        <translation>Choisir un dossier et un nom</translation>
    </message>
    <message>
        <source>Type a file name.</source>
        <translation>Tapez un nom de fichier.</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Copy the picture to the clipboard as PNG and SVG</source>
        <translation>Copier l’image dans le presse-papiers en PNG et SVG</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>{name}: found {suffix}, expected a name that ends in {known} for “{what}”.</source>
        <translation>{name}&#xa0;: trouvé {suffix}, attendu pour «&#xa0;{what}&#xa0;» un nom qui finit par {known}.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stopped. No file was changed.</source>
        <translation>Arrêté. Aucun fichier n’a changé.</translation>
    </message>
    <message>
        <source>Two A4 pages: the worksheet and the answer key.</source>
        <translation>Deux pages A4&#xa0;: l’exercice et le corrigé.</translation>
    </message>
    <message>
        <source>{n} pages</source>
        <translation>{n} pages</translation>
    </message>
    <message>
        <source>{n} page</source>
        <translation>{n} page</translation>
    </message>
    <message>
        <source>{n} files</source>
        <translation>{n} fichiers</translation>
    </message>
    <message>
        <source>{n} file</source>
        <translation>{n} fichier</translation>
    </message>
    <message>
        <source>{wide} × {high} pixels</source>
        <translation>{wide} × {high} pixels</translation>
    </message>
    <message>
        <source>{count} frames, {seconds:.1f} s</source>
        <translation>{count} images, {seconds:.1f} s</translation>
    </message>
    <message>
        <source>{n} arrays: {names}</source>
        <translation>{n} tableaux&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Copied: picture of the tab</source>
        <translation>Copié&#xa0;: image de l’onglet</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Enregistré&#xa0;: {path}</translation>
    </message>
    <message>
        <source>Saved: {n} files, starting with {path}</source>
        <translation>Enregistré&#xa0;: {n} fichiers, à partir de {path}</translation>
    </message>
    <message>
        <source>{n} of {whole} scores for {tokens} tokens ({share}).</source>
        <translation>{n} scores sur {whole} pour {tokens} tokens ({share}).</translation>
    </message>
    <message>
        <source>Show or hide: {title}</source>
        <translation>Montrer ou cacher&#xa0;: {title}</translation>
    </message>
    <message>
        <source>{wanted}: this layer has none</source>
        <translation>{wanted}&#xa0;: cette couche n’en a pas</translation>
    </message>
    <message>
        <source>unknown array {name}.{hint} Known arrays: {known}</source>
        <translation>tableau inconnu {name}.{hint} Tableaux connus&#xa0;: {known}</translation>
    </message>
    <message>
        <source> Did you mean {name}?</source>
        <translation> Vouliez-vous dire {name}&#xa0;?</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} would be empty</source>
        <translation>une image de {width} × {height} serait vide</translation>
    </message>
    <message>
        <source>a picture of {wide} × {high} pixels does not fit in memory. Choose a smaller size or scale, or SVG or PDF, which are sharp at any size</source>
        <translation>une image de {wide} × {high} pixels ne tient pas en mémoire. Choisissez une taille plus petite, ou SVG ou PDF, nets à toute taille</translation>
    </message>
    <message>
        <source>not enough memory for a picture of {wide} × {high} pixels</source>
        <translation>mémoire insuffisante pour une image de {wide} × {high} pixels</translation>
    </message>
    <message>
        <source>the picture could not be written as PNG ({errorstring})</source>
        <translation>l’image n’a pas pu être écrite en PNG ({errorstring})</translation>
    </message>
    <message>
        <source>{path}: found {found}, expected a name that ends in {endings}</source>
        <translation>{path}&#xa0;: trouvé {found}, attendu un nom qui finit par {endings}</translation>
    </message>
    <message>
        <source>no suffix</source>
        <translation>aucune extension</translation>
    </message>
    <message>
        <source>{path}: the folder {folder} does not exist. Create it first</source>
        <translation>{path}&#xa0;: le dossier {folder} n’existe pas. Créez-le d’abord</translation>
    </message>
    <message>
        <source>{path}: this is a folder. Add a file name</source>
        <translation>{path}&#xa0;: c’est un dossier. Ajoutez un nom de fichier</translation>
    </message>
    <message>
        <source>{path}: write-protected. Choose another name or another folder; nothing was changed</source>
        <translation>{path}&#xa0;: protégé en écriture. Choisissez un autre nom ou un autre dossier&#xa0;; rien n’a été changé</translation>
    </message>
    <message>
        <source>Worksheet: {title}</source>
        <translation>Exercice&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>rotary positions</source>
        <translation>positions rotatives</translation>
    </message>
    <message>
        <source>a soft cap</source>
        <translation>un plafond doux</translation>
    </message>
    <message>
        <source>a temperature</source>
        <translation>une température</translation>
    </message>
    <message>
        <source>norms of queries and keys</source>
        <translation>des normes de requêtes et de clés</translation>
    </message>
    <message>
        <source>a learned sink</source>
        <translation>un puits appris</translation>
    </message>
    <message>
        <source>held numbers</source>
        <translation>des nombres fixés</translation>
    </message>
    <message>
        <source>biases</source>
        <translation>des biais</translation>
    </message>
    <message>
        <source>{words} words and vectors of {numbers} numbers do not fit on a page. A worksheet has room for about seven of each</source>
        <translation>{words} mots et des vecteurs de {numbers} nombres ne tiennent pas sur une page. Un exercice en contient environ sept de chaque</translation>
    </message>
    <message>
        <source>its own scale</source>
        <translation>une échelle propre</translation>
    </message>
    <message>
        <source>this layer has {things}; a worksheet cannot show that</source>
        <translation>cette couche a {things}&#xa0;; un exercice ne peut le montrer</translation>
    </message>
    <message>
        <source>Attention by hand</source>
        <translation>L’attention à la main</translation>
    </message>
    <message>
        <source>Attention by hand: answer key</source>
        <translation>L’attention à la main&#xa0;: corrigé</translation>
    </message>
    <message>
        <source>Name: {line}</source>
        <translation>Nom&#xa0;: {line}</translation>
    </message>
    <message>
        <source>One cell of S: {sum}</source>
        <translation>Une cellule de S&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>Work out</source>
        <translation>Calculez</translation>
    </message>
    <message>
        <source>A: take each row of S.</source>
        <translation>A&#xa0;: prenez chaque ligne de S.</translation>
    </message>
    <message>
        <source>Divide by √d_k = {root}.</source>
        <translation>Divisez par √d_k = {root}.</translation>
    </message>
    <message>
        <source>Leave out the hatched cells: they are masked.</source>
        <translation>Omettez les cellules hachurées&#xa0;: elles sont masquées.</translation>
    </message>
    <message>
        <source>Q = X W_Q: multiply a row of X by a column of W_Q, number by number, and add.</source>
        <translation>Q = X W_Q&#xa0;: multipliez une ligne de X par une colonne de W_Q, nombre par nombre, et additionnez.</translation>
    </message>
    <message>
        <source>S = Q Kᵀ: multiply a row of Q by a row of K, number by number, and add.</source>
        <translation>S = Q Kᵀ&#xa0;: multipliez une ligne de Q par une ligne de K, nombre par nombre, et additionnez.</translation>
    </message>
    <message>
        <source>Raise e to each number, and divide by the sum of the row.</source>
        <translation>Élevez e à chaque nombre, et divisez par la somme de la ligne.</translation>
    </message>
    <message>
        <source>O = A V: each row of A says how much of every row of V to take.</source>
        <translation>O = A V&#xa0;: chaque ligne de A dit combien prendre de chaque ligne de V.</translation>
    </message>
    <message>
        <source>The startup file was not found: {name}.</source>
        <translation>Le fichier de démarrage est introuvable&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>En choisir un autre…</translation>
    </message>
    <message>
        <source>Start without a file</source>
        <translation>Démarrer sans fichier</translation>
    </message>
    <message>
        <source>The arrow keys move through the cells.</source>
        <translation>Les flèches parcourent les cellules.</translation>
    </message>
    <message>
        <source>{key} shows the picture again.</source>
        <translation>{key} montre de nouveau l’image.</translation>
    </message>
    <message>
        <source>rows {rows}, scores computed</source>
        <translation>lignes {rows}, scores calculés</translation>
    </message>
    <message>
        <source>row {rows}, scores computed</source>
        <translation>ligne {rows}, scores calculés</translation>
    </message>
    <message>
        <source>column {columns}, scores computed</source>
        <translation>colonne {columns}, scores calculés</translation>
    </message>
    <message>
        <source>columns {columns}, scores computed</source>
        <translation>colonnes {columns}, scores calculés</translation>
    </message>
    <message>
        <source>of {whole} in full attention</source>
        <translation>sur {whole} en attention complète</translation>
    </message>
    <message>
        <source>{path}: cannot be read. Install attnviz again</source>
        <translation>{path}&#xa0;: ne peut être lu. Réinstallez attnviz</translation>
    </message>
    <message>
        <source>One number changes, and what follows</source>
        <translation>Un nombre change, et ce qui en découle</translation>
    </message>
    <message>
        <source>Random repeats</source>
        <translation>Répétitions aléatoires</translation>
    </message>
    <message>
        <source>Measure induction on random tokens written twice, whatever the text</source>
        <translation>Mesurer l’induction sur des tokens aléatoires écrits deux fois, quel que soit le texte</translation>
    </message>
    <message>
        <source>Draw a template</source>
        <translation>Dessiner un gabarit</translation>
    </message>
    <message>
        <source>Mark cells of the large pattern; all heads are scored by their weight there</source>
        <translation>Marquer des cellules du grand motif&#xa0;; toutes les têtes sont notées d’après leur poids à ces endroits</translation>
    </message>
    <message>
        <source>Head finder</source>
        <translation>Recherche de têtes</translation>
    </message>
    <message>
        <source>{n} of {all} heads</source>
        <translation>{n} têtes sur {all}</translation>
    </message>
    <message>
        <source>one in {n} names</source>
        <translation>un nom sur {n}</translation>
    </message>
    <message>
        <source>{n} of {all} rows</source>
        <translation>{n} lignes sur {all}</translation>
    </message>
    <message>
        <source>{n} of {all} columns</source>
        <translation>{n} colonnes sur {all}</translation>
    </message>
    <message>
        <source>{part} of {matrix}</source>
        <translation>{part} de {matrix}</translation>
    </message>
    <message>
        <source>Repeated letters</source>
        <translation>Lettres répétées</translation>
    </message>
    <message>
        <source>Previous letter</source>
        <translation>Lettre précédente</translation>
    </message>
    <message>
        <source>Sort letters</source>
        <translation>Trier des lettres</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>Parenthèses</translation>
    </message>
    <message>
        <source>Your own pairs</source>
        <translation>Vos propres paires</translation>
    </message>
    <message>
        <source>Swap query and key</source>
        <translation>Échanger requête et clé</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Écrire</translation>
    </message>
    <message>
        <source>mean weight on the position in question</source>
        <translation>poids moyen sur la position en question</translation>
    </message>
    <message>
        <source>Text {n} of {count}: next</source>
        <translation>Texte {n} sur {count}&#xa0;: suivant</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Token suivant</translation>
    </message>
    <message>
        <source>Head {name} on this text</source>
        <translation>Tête {name} sur ce texte</translation>
    </message>
    <message>
        <source>rank of {n}</source>
        <translation>rang sur {n}</translation>
    </message>
    <message>
        <source>Where this layer sits</source>
        <translation>Où se trouve cette couche</translation>
    </message>
    <message>
        <source>Lengths at {token}. They do not add up: directions differ.</source>
        <translation>Longueurs à {token}. Elles ne s’additionnent pas&#xa0;: les directions diffèrent.</translation>
    </message>
    <message>
        <source>Next token: {list}</source>
        <translation>Token suivant&#xa0;: {list}</translation>
    </message>
    <message>
        <source>no such position here</source>
        <translation>pas de telle position ici</translation>
    </message>
    <message>
        <source>{name}: no such position in this text</source>
        <translation>{name}&#xa0;: pas de telle position dans ce texte</translation>
    </message>
    <message>
        <source>{name} {value}, rank {rank}</source>
        <translation>{name} {value}, rang {rank}</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>induction</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>token précédent</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>premier token</translation>
    </message>
    <message>
        <source>duplicate token</source>
        <translation>doublon</translation>
    </message>
    <message>
        <source>This waits until what runs is done. Esc stops both.</source>
        <translation>Cela attend la fin de ce qui tourne. Échap arrête les deux.</translation>
    </message>
    <message>
        <source>Text: {text}</source>
        <translation>Texte&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Rows up to {kept} kept, {new} computed again, {seconds} s.</source>
        <translation>Lignes conservées jusqu’à {kept}, {new} recalculées, {seconds} s.</translation>
    </message>
    <message>
        <source>{n} tokens, {seconds} s.</source>
        <translation>{n} tokens, {seconds} s.</translation>
    </message>
    <message>
        <source>{n} token, {seconds} s.</source>
        <translation>{n} token, {seconds} s.</translation>
    </message>
    <message>
        <source>Head {name} off</source>
        <translation>Tête {name} coupée</translation>
    </message>
    <message>
        <source>Head {name} on</source>
        <translation>Tête {name} remise</translation>
    </message>
    <message>
        <source>All changes on</source>
        <translation>Toutes les modifications remises</translation>
    </message>
    <message>
        <source>All changes off</source>
        <translation>Toutes les modifications coupées</translation>
    </message>
    <message>
        <source>Head {head} as in another text…</source>
        <translation>Tête {head} comme dans un autre texte…</translation>
    </message>
    <message>
        <source>Head {head}, row {row}, as in another text…</source>
        <translation>Tête {head}, ligne {row}, comme dans un autre texte…</translation>
    </message>
    <message>
        <source>Stream after layer {layer}, row {row}, as in another text…</source>
        <translation>Flux après la couche {layer}, ligne {row}, comme dans un autre texte…</translation>
    </message>
    <message>
        <source>Patch from another text</source>
        <translation>Reprendre d’un autre texte</translation>
    </message>
    <message>
        <source>The layers below are identical to the last bit.</source>
        <translation>Les couches du dessous sont identiques jusqu’au dernier bit.</translation>
    </message>
    <message>
        <source>Nothing is changed: the model runs as it is.</source>
        <translation>Rien n’est modifié&#xa0;: le modèle tourne tel quel.</translation>
    </message>
    <message>
        <source>Undone: {change}.</source>
        <translation>Annulé&#xa0;: {change}.</translation>
    </message>
    <message>
        <source>A text, preferably with as many tokens as this one ({n}); otherwise rows are aligned from the end:</source>
        <translation>Un texte, si possible avec autant de tokens que celui-ci ({n})&#xa0;; sinon les lignes sont alignées depuis la fin&#xa0;:</translation>
    </message>
    <message>
        <source>Layers from {first} on ran again, {seconds} s.</source>
        <translation>Couches recalculées à partir de {first}, {seconds} s.</translation>
    </message>
    <message>
        <source>{name} holds scores of heads over many texts. Open their model first, then this file.</source>
        <translation>{name} contient des scores de têtes sur de nombreux textes. Ouvrez d’abord leur modèle, puis ce fichier.</translation>
    </message>
    <message>
        <source>{name} has scores for {there} heads; this model has {here} (layers × heads). Nothing was changed.</source>
        <translation>{name} a des scores pour {there} têtes, ce modèle en a {here} (couches × têtes). Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Scores over {n} text are open: the head finder has a column of them.</source>
        <translation>Les scores sur {n} texte sont ouverts&#xa0;: la recherche de têtes en a une colonne.</translation>
    </message>
    <message>
        <source>Scores over {n} texts are open: the head finder has a column of them.</source>
        <translation>Les scores sur {n} textes sont ouverts&#xa0;: la recherche de têtes en a une colonne.</translation>
    </message>
    <message>
        <source>{name} is not where it was. You see the pictures that were saved.</source>
        <translation>{name} n’est plus à sa place. Vous voyez les images enregistrées.</translation>
    </message>
    <message>
        <source>Find it…</source>
        <translation>Le chercher…</translation>
    </message>
    <message>
        <source>{name} is not the file that was saved.</source>
        <translation>{name} n’est pas le fichier qui avait été enregistré.</translation>
    </message>
    <message>
        <source>stream into layer {layer}</source>
        <translation>flux entrant dans la couche {layer}</translation>
    </message>
    <message>
        <source>norm, then {n} heads</source>
        <translation>norme, puis {n} têtes</translation>
    </message>
    <message>
        <source>of that, head {name}</source>
        <translation>dont tête {name}</translation>
    </message>
    <message>
        <source>norm, then MLP (not shown)</source>
        <translation>norme, puis MLP (non montré)</translation>
    </message>
    <message>
        <source>stream out</source>
        <translation>flux sortant</translation>
    </message>
    <message>
        <source>Captured attention, {size}</source>
        <translation>Attention enregistrée, {size}</translation>
    </message>
    <message>
        <source>Captured attention · {layers} × {heads} · {n} tokens · {size}</source>
        <translation>Attention enregistrée · {layers} × {heads} · {n} tokens · {size}</translation>
    </message>
    <message>
        <source>no Q and K</source>
        <translation>sans Q ni K</translation>
    </message>
    <message>
        <source>local file, nothing leaves this computer</source>
        <translation>fichier local, rien ne quitte cet ordinateur</translation>
    </message>
    <message>
        <source>{stored} · {n_layers} layers × {n_heads} heads · {size}</source>
        <translation>{stored} · {n_layers} couches × {n_heads} têtes · {size}</translation>
    </message>
    <message>
        <source>Layer {done} of {whole} · {seconds} s</source>
        <translation>Couche {done} sur {whole} · {seconds} s</translation>
    </message>
    <message>
        <source>Layer {done} of {whole} · {seconds} s · {memory}</source>
        <translation>Couche {done} sur {whole} · {seconds} s · {memory}</translation>
    </message>
    <message>
        <source>There is no head {name}: layers {first} to {last}, heads 0 to {most}.</source>
        <translation>Il n’y a pas de tête {name}&#xa0;: couches {first} à {last}, têtes 0 à {most}.</translation>
    </message>
    <message>
        <source>{key} switches this head off. Enter opens it on “Sentence heads”.</source>
        <translation>{key} coupe cette tête. Entrée l’ouvre dans «&#xa0;Têtes et phrase&#xa0;».</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Arrêté. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>{n} tokens need more memory than is free: about {most} fit. Shorten the text.</source>
        <translation>{n} tokens demandent plus de mémoire qu’il n’y en a de libre&#xa0;: environ {most} tiennent. Raccourcissez le texte.</translation>
    </message>
    <message>
        <source>Type a text first: this one has no tokens.</source>
        <translation>Saisissez d’abord un texte&#xa0;: celui-ci n’a aucun token.</translation>
    </message>
    <message>
        <source>attention, head {head}, row {row}, column {column}: found {value}, expected a weight of 0 or more</source>
        <translation>attention, tête {head}, ligne {row}, colonne {column}&#xa0;: trouvé {value}, attendu un poids de 0 ou plus</translation>
    </message>
    <message>
        <source>{n} row sums to more than 1 and is shown divided by its sum: was dropout on?</source>
        <translation>{n} ligne dépasse 1 au total et s’affiche divisée par sa somme&#xa0;: le dropout était-il actif&#xa0;?</translation>
    </message>
    <message>
        <source>{n} rows sum to more than 1 and are shown divided by their sum: was dropout on?</source>
        <translation>{n} lignes dépassent 1 au total et s’affichent divisées par leur somme&#xa0;: le dropout était-il actif&#xa0;?</translation>
    </message>
    <message>
        <source>source: found {kind}, expected model or capture</source>
        <translation>source&#xa0;: trouvé {kind}, attendu model ou capture</translation>
    </message>
    <message>
        <source>changes: found {n}, expected at most {most}</source>
        <translation>changes&#xa0;: trouvé {n}, attendu au plus {most}</translation>
    </message>
    <message>
        <source>{n} tokens with {n_heads} heads make more attention weights than a file can keep. Save a shorter text, or use “Export” for the numbers.</source>
        <translation>{n} tokens avec {n_heads} têtes donnent plus de poids d’attention qu’un fichier n’en peut garder. Enregistrez un texte plus court, ou utilisez «&#xa0;Exporter&#xa0;» pour les nombres.</translation>
    </message>
    <message>
        <source>No font here has {letters} ({scripts}): code points are shown instead. On Debian or Ubuntu install more fonts with: {command}</source>
        <translation>Aucune police ici n’a {letters} ({scripts})&#xa0;: leurs points de code les remplacent. Sous Debian ou Ubuntu, installez d’autres polices avec&#xa0;: {command}</translation>
    </message>
    <message>
        <source>This file holds attention weights only. Scores need queries and keys: capture them with the weights, or open the model itself. Step 10 shows the weights.</source>
        <translation>Ce fichier ne contient que des poids d’attention. Les scores demandent requêtes et clés&#xa0;: enregistrez-les avec les poids, ou ouvrez le modèle lui-même. L’étape 10 montre les poids.</translation>
    </message>
    <message>
        <source>This file holds attention weights only. The spread of scores needs the scores themselves: open the model, or look at random vectors.</source>
        <translation>Ce fichier ne contient que des poids d’attention. Sans les scores, leur étalement ne peut être montré&#xa0;: ouvrez le modèle, ou regardez des vecteurs aléatoires.</translation>
    </message>
    <message>
        <source>{cell} = {used}, computed {made}</source>
        <translation>{cell} = {used}, calculé {made}</translation>
    </message>
    <message>
        <source>Row “{word}” now adds up to {total}, not {fair}: {cell} is held at {used} (computed: {made}).</source>
        <translation>La ligne «&#xa0;{word}&#xa0;» fait maintenant {total}, pas {fair}&#xa0;: {cell} est fixé à {used} (calculé&#xa0;: {made}).</translation>
    </message>
    <message>
        <source>Held: {cell} is {used} instead of {made}.</source>
        <translation>Fixé&#xa0;: {cell} est {used} au lieu de {made}.</translation>
    </message>
    <message>
        <source>“{asker}” now gives “{read}” {used} (computed: {made}).</source>
        <translation>«&#xa0;{asker}&#xa0;» donne maintenant {used} à «&#xa0;{read}&#xa0;» (calculé&#xa0;: {made}).</translation>
    </message>
    <message>
        <source>{half} of the row</source>
        <translation>{half} de la ligne</translation>
    </message>
    <message>
        <source>of the row</source>
        <translation>de la ligne</translation>
    </message>
    <message>
        <source>{n} change active</source>
        <translation>{n} modification active</translation>
    </message>
    <message>
        <source>{n} changes active</source>
        <translation>{n} modifications actives</translation>
    </message>
    <message>
        <source>{n} number held</source>
        <translation>{n} nombre fixé</translation>
    </message>
    <message>
        <source>{n} numbers held</source>
        <translation>{n} nombres fixés</translation>
    </message>
    <message>
        <source>{asker} spreads its attention over about {n} tokens; the largest share, {share}, goes to {word}.</source>
        <translation>{asker} répartit son attention sur environ {n} tokens&#xa0;; la plus grande part, {share}, va à {word}.</translation>
    </message>
    <message>
        <source>{asker} gives {share} of its attention to {word}, the token that followed the earlier {asker}.</source>
        <translation>{asker} donne {share} de son attention à {word}, le token qui suivait le {asker} précédent.</translation>
    </message>
    <message>
        <source>{asker} gives {share} to {word}, the token before it.</source>
        <translation>{asker} donne {share} à {word}, le token qui précède.</translation>
    </message>
    <message>
        <source>{asker} gives {share} to the first token.</source>
        <translation>{asker} donne {share} au premier token.</translation>
    </message>
    <message>
        <source>{asker} gives {share} to {word}, {n} tokens back.</source>
        <translation>{asker} donne {share} à {word}, {n} tokens plus tôt.</translation>
    </message>
    <message>
        <source>The first token gets {first} and is hidden.</source>
        <translation>Le premier token reçoit {first} et est masqué.</translation>
    </message>
    <message>
        <source>The first token gets {first} and is hidden. Of the rest, {word} gets the most, {share}.</source>
        <translation>Le premier token reçoit {first} et est masqué. Du reste, {word} reçoit le plus, {share}.</translation>
    </message>
    <message>
        <source>All {n} repeats here do the same: {share} on average.</source>
        <translation>Les {n} répétitions d’ici font de même&#xa0;: {share} en moyenne.</translation>
    </message>
    <message>
        <source>{n} of {n_heads} heads gives it more than half on this text.</source>
        <translation>{n} tête sur {n_heads} lui donne plus de la moitié dans ce texte.</translation>
    </message>
    <message>
        <source>{n} of {n_heads} heads give it more than half on this text.</source>
        <translation>{n} têtes sur {n_heads} lui donnent plus de la moitié dans ce texte.</translation>
    </message>
    <message>
        <source>{asker} sees no token at all, so its attention has nowhere to go.</source>
        <translation>{asker} ne voit aucun token&#xa0;: son attention ne peut aller nulle part.</translation>
    </message>
    <message>
        <source>{asker} is the first token: it can only look at itself, so all 100% stays there.</source>
        <translation>{asker} est le premier token&#xa0;: il ne peut regarder que lui-même, donc les 100&#x202f;% y restent.</translation>
    </message>
    <message>
        <source>on this text, {n} tokens</source>
        <translation>dans ce texte, {n} tokens</translation>
    </message>
    <message>
        <source>induction: too few repeats here</source>
        <translation>induction&#xa0;: trop peu de répétitions ici</translation>
    </message>
    <message>
        <source>no token repeats in this text</source>
        <translation>aucun token ne se répète dans ce texte</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>Shade by</source>
        <translation>Nuancer par</translation>
    </message>
    <message>
        <source>bar to the right: pushes up, to the left: down</source>
        <translation>barre à droite&#xa0;: pousse vers le haut, à gauche&#xa0;: vers le bas</translation>
    </message>
    <message>
        <source>the fuller the bar, the higher the score</source>
        <translation>plus la barre est pleine, plus le score est élevé</translation>
    </message>
    <message>
        <source>Copy scores  CSV</source>
        <translation>Copier les scores  CSV</translation>
    </message>
    <message>
        <source>Head {name}</source>
        <translation>Tête {name}</translation>
    </message>
    <message>
        <source>First token hidden {share}</source>
        <translation>Premier token masqué {share}</translation>
    </message>
    <message>
        <source>On average {share} of a row goes to the first token.</source>
        <translation>En moyenne {share} d’une ligne va au premier token.</translation>
    </message>
    <message>
        <source>Pattern of head {name}</source>
        <translation>Motif de la tête {name}</translation>
    </message>
    <message>
        <source>Pattern of head {name}: arrows move, Space marks a cell</source>
        <translation>Motif de la tête {name}&#xa0;: les flèches déplacent, Espace marque une cellule</translation>
    </message>
    <message>
        <source>This head alone</source>
        <translation>Cette tête seule</translation>
    </message>
    <message>
        <source>The whole pattern of this head</source>
        <translation>Le motif entier de cette tête</translation>
    </message>
    <message>
        <source>Hide this key here, or show it again  Ctrl+click</source>
        <translation>Cacher cette clé ici, ou la montrer de nouveau  Ctrl+clic</translation>
    </message>
    <message>
        <source>Mute this head</source>
        <translation>Rendre cette tête muette</translation>
    </message>
    <message>
        <source>Unmute this head</source>
        <translation>Réactiver cette tête</translation>
    </message>
    <message>
        <source>By hand, on “Sentence heads”</source>
        <translation>À la main, dans «&#xa0;Têtes et phrase&#xa0;»</translation>
    </message>
    <message>
        <source>Export the heads…</source>
        <translation>Exporter les têtes…</translation>
    </message>
    <message>
        <source>“{query}” cannot look at “{key}” here.</source>
        <translation>«&#xa0;{query}&#xa0;» ne peut pas regarder «&#xa0;{key}&#xa0;» ici.</translation>
    </message>
    <message>
        <source>{number} is {number}00%. Type {number}% or 0.5.</source>
        <translation>{number} vaut {number}00&#x202f;%. Tapez {number}&#x202f;% ou 0,5.</translation>
    </message>
    <message>
        <source>Distribute the rest</source>
        <translation>Répartir le reste</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Libérer</translation>
    </message>
    <message>
        <source>Hold the other weights of the row so that it adds up to 100%</source>
        <translation>Fixer les autres poids de la ligne pour qu’elle totalise 100&#x202f;%</translation>
    </message>
    <message>
        <source>Compute this number again</source>
        <translation>Recalculer ce nombre</translation>
    </message>
    <message>
        <source>{share} not given</source>
        <translation>{share} non donnés</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Par numéro</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Par taille</translation>
    </message>
    <message>
        <source>RoPE pairs</source>
        <translation>Paires RoPE</translation>
    </message>
    <message>
        <source>Lens: {n} RoPE pairs of ({cell}), fast to slow</source>
        <translation>Loupe&#xa0;: {n} paires RoPE de ({cell}), de la plus rapide à la plus lente</translation>
    </message>
    <message>
        <source>Lens: {n} products of ({cell})</source>
        <translation>Loupe&#xa0;: {n} produits de ({cell})</translation>
    </message>
    <message>
        <source>Order of the products</source>
        <translation>Ordre des produits</translation>
    </message>
    <message>
        <source>RoPE pair {n}: {sum}</source>
        <translation>Paire RoPE {n}&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>{n} of {all} matrices</source>
        <translation>{n} matrices sur {all}</translation>
    </message>
    <message>
        <source>matrices without names</source>
        <translation>les matrices sans noms</translation>
    </message>
    <message>
        <source>not all of its parts</source>
        <translation>pas toutes ses parties</translation>
    </message>
    <message>
        <source>Remove this change</source>
        <translation>Supprimer cette modification</translation>
    </message>
    <message>
        <source>Remove: {change}</source>
        <translation>Supprimer&#xa0;: {change}</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Add a change</source>
        <translation>Ajouter une modification</translation>
    </message>
    <message>
        <source>A head that is switched off leaves later layers an input they never saw in training.</source>
        <translation>Une tête coupée laisse aux couches suivantes une entrée qu’elles n’ont jamais vue à l’entraînement.</translation>
    </message>
    <message>
        <source>{n} of {all} on</source>
        <translation>{n} sur {all} actives</translation>
    </message>
    <message>
        <source>All off</source>
        <translation>Tout couper</translation>
    </message>
    <message>
        <source>All on</source>
        <translation>Tout remettre</translation>
    </message>
    <message>
        <source>change: found {kind}, expected one of {kinds}</source>
        <translation>modification&#xa0;: trouvé {kind}, attendu l’une de {kinds}</translation>
    </message>
    <message>
        <source>change of kind {kind}: a {name} is needed</source>
        <translation>modification de type {kind}&#xa0;: {name} manque</translation>
    </message>
    <message>
        <source>change of kind {kind}: it has no {name}</source>
        <translation>modification de type {kind}&#xa0;: elle n’a pas de {name}</translation>
    </message>
    <message>
        <source>change: expected a finite number</source>
        <translation>modification&#xa0;: attendu un nombre fini</translation>
    </message>
    <message>
        <source>change of kind window: expected at least 1 key</source>
        <translation>modification de type window&#xa0;: attendu au moins 1 clé</translation>
    </message>
    <message>
        <source>change of kind {kind}: found array {array}, expected {expected}</source>
        <translation>modification de type {kind}&#xa0;: tableau {array} trouvé, {expected} attendu</translation>
    </message>
    <message>
        <source>Head {head} off</source>
        <translation>Tête {head} coupée</translation>
    </message>
    <message>
        <source>Head {head}: its mean over this text</source>
        <translation>Tête {head}&#xa0;: sa moyenne sur ce texte</translation>
    </message>
    <message>
        <source>Head {head} as in {text}</source>
        <translation>Tête {head} comme dans {text}</translation>
    </message>
    <message>
        <source>{head}: {query} cannot look at {key}</source>
        <translation>{head}&#xa0;: {query} ne peut pas regarder {key}</translation>
    </message>
    <message>
        <source>{head}: {array}({row}, {column}) = {number}, held</source>
        <translation>{head}&#xa0;: {array}({row}, {column}) = {number}, fixé</translation>
    </message>
    <message>
        <source>{head}: {query} looks only at {key}</source>
        <translation>{head}&#xa0;: {query} ne regarde que {key}</translation>
    </message>
    <message>
        <source>{head}: score of {query} on {key} = {number}, held</source>
        <translation>{head}&#xa0;: score de {query} sur {key} = {number}, fixé</translation>
    </message>
    <message>
        <source>change of kind {kind}: expected a text</source>
        <translation>modification de type {kind}&#xa0;: attendu un texte</translation>
    </message>
    <message>
        <source>{head}: {array}({row}) = {number}, held</source>
        <translation>{head}&#xa0;: {array}({row}) = {number}, fixé</translation>
    </message>
    <message>
        <source>Layer {layer}: {array}({row}, {column}) = {number}, held</source>
        <translation>Couche {layer}&#xa0;: {array}({row}, {column}) = {number}, fixé</translation>
    </message>
    <message>
        <source>Layer {layer}: window of {n}</source>
        <translation>Couche {layer}&#xa0;: fenêtre de {n}</translation>
    </message>
    <message>
        <source>RoPE off in layer {layer}</source>
        <translation>RoPE coupé dans la couche {layer}</translation>
    </message>
    <message>
        <source>Mask off in layer {layer}</source>
        <translation>Masque coupé dans la couche {layer}</translation>
    </message>
    <message>
        <source>Soft cap off in layer {layer}</source>
        <translation>Plafond doux coupé dans la couche {layer}</translation>
    </message>
    <message>
        <source>Layer {layer}: temperature {number}</source>
        <translation>Couche {layer}&#xa0;: température {number}</translation>
    </message>
    <message>
        <source>÷√d_k off in layer {layer}</source>
        <translation>÷√d_k coupé dans la couche {layer}</translation>
    </message>
    <message>
        <source>layer {layer}, row {row}, column {column}</source>
        <translation>couche {layer}, ligne {row}, colonne {column}</translation>
    </message>
    <message>
        <source>layer {layer}, row {row}</source>
        <translation>couche {layer}, ligne {row}</translation>
    </message>
    <message>
        <source>layer {layer}, all heads</source>
        <translation>couche {layer}, toutes les têtes</translation>
    </message>
    <message>
        <source>layer {layer}, all rows</source>
        <translation>couche {layer}, toutes les lignes</translation>
    </message>
    <message>
        <source>Stream after layer {layer}, row {row}, as in {text}</source>
        <translation>Flux après la couche {layer}, ligne {row}, comme dans {text}</translation>
    </message>
    <message>
        <source>Head {head}, row {row}, as in {text}</source>
        <translation>Tête {head}, ligne {row}, comme dans {text}</translation>
    </message>
    <message>
        <source>token {n}</source>
        <translation>token {n}</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Justesse</translation>
    </message>
    <message>
        <source>two layers</source>
        <translation>deux couches</translation>
    </message>
    <message>
        <source>one layer, same seed</source>
        <translation>une couche, même graine</translation>
    </message>
    <message>
        <source>one layer</source>
        <translation>une couche</translation>
    </message>
    <message>
        <source>this task has no share to measure</source>
        <translation>cette tâche n’a pas de part à mesurer</translation>
    </message>
    <message>
        <source>before</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>step</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>after</source>
        <translation>après</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>all other tokens together</source>
        <translation>tous les autres tokens ensemble</translation>
    </message>
    <message>
        <source>with the changes</source>
        <translation>avec les modifications</translation>
    </message>
    <message>
        <source>Whose row {token} moved most</source>
        <translation>Où la ligne {token} a le plus bougé</translation>
    </message>
    <message>
        <source>share of the row’s weight that now rests elsewhere</source>
        <translation>part du poids de la ligne qui est maintenant ailleurs</translation>
    </message>
    <message>
        <source>One head off at a time: what is left of {token}</source>
        <translation>Une tête coupée à la fois&#xa0;: ce qui reste de {token}</translation>
    </message>
    <message>
        <source>Measure all heads</source>
        <translation>Mesurer toutes les têtes</translation>
    </message>
    <message>
        <source>of queries</source>
        <translation>des requêtes</translation>
    </message>
    <message>
        <source>of keys</source>
        <translation>des clés</translation>
    </message>
    <message>
        <source>of values</source>
        <translation>des valeurs</translation>
    </message>
    <message>
        <source>before the norm</source>
        <translation>avant la norme</translation>
    </message>
    <message>
        <source>before the rotation</source>
        <translation>avant la rotation</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>plafonnés</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>norme</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>plafond</translation>
    </message>
    <message>
        <source>Show and edit W_O</source>
        <translation>Afficher et modifier W_O</translation>
    </message>
    <message>
        <source>Click the name: all heads</source>
        <translation>Cliquer sur le nom&#xa0;: toutes les têtes</translation>
    </message>
    <message>
        <source>Click a name: that head alone</source>
        <translation>Cliquer sur un nom&#xa0;: cette tête seule</translation>
    </message>
    <message>
        <source>background white: the text of the theme {look} is light. Choose another theme or another background.</source>
        <translation>fond blanc&#xa0;: le texte du thème {look} est clair. Choisissez un autre thème ou un autre fond.</translation>
    </message>
    <message>
        <source>unknown array {name}. Known here: {known}</source>
        <translation>tableau inconnu {name}. Connus ici&#xa0;: {known}</translation>
    </message>
    <message>
        <source>not available now</source>
        <translation>indisponible pour l’instant</translation>
    </message>
    <message>
        <source>This does not fit in memory. Choose a smaller size.</source>
        <translation>Cela ne tient pas en mémoire. Choisissez une taille plus petite.</translation>
    </message>
    <message>
        <source>{folder} cannot be created ({why}).</source>
        <translation>{folder} ne peut être créé ({why}).</translation>
    </message>
    <message>
        <source>No file can be created in {folder}.</source>
        <translation>Aucun fichier ne peut être créé dans {folder}.</translation>
    </message>
    <message>
        <source>Don’t show again</source>
        <translation>Ne plus montrer</translation>
    </message>
    <message>
        <source>Open a model on this computer</source>
        <translation>Ouvrir un modèle de cet ordinateur</translation>
    </message>
    <message>
        <source>A tiny trained model</source>
        <translation>Un tout petit modèle entraîné</translation>
    </message>
    <message>
        <source>The audience’s screen was disconnected, so its window was closed.</source>
        <translation>L’écran du public a été débranché, sa fenêtre a donc été fermée.</translation>
    </message>
    <message>
        <source>A screen was disconnected: the audience’s window moved to another one.</source>
        <translation>Un écran a été débranché&#xa0;: la fenêtre du public est passée sur un autre.</translation>
    </message>
    <message>
        <source>Canvas blank; press any key to bring it back</source>
        <translation>Toile vide&#xa0;; appuyez sur une touche pour la ramener</translation>
    </message>
    <message>
        <source>A second screen was connected.</source>
        <translation>Un second écran a été branché.</translation>
    </message>
    <message>
        <source>Open a window for the class</source>
        <translation>Ouvrir une fenêtre pour la classe</translation>
    </message>
    <message>
        <source>There is no table of vector sizes for typed scores. Go back to a draw first.</source>
        <translation>Pas de tableau des tailles pour des scores saisis. Revenez d’abord à un tirage.</translation>
    </message>
    <message>
        <source>unknown lesson {lesson_id}; known lessons: {ids}.</source>
        <translation>leçon inconnue {lesson_id}&#xa0;; leçons connues&#xa0;: {ids}.</translation>
    </message>
    <message>
        <source>Point at a stage, or use ↑ and ↓, to highlight its part</source>
        <translation>Désignez une étape, ou utilisez ↑ et ↓, pour mettre sa partie en évidence</translation>
    </message>
    <message>
        <source>terms added so far</source>
        <translation>termes additionnés</translation>
    </message>
    <message>
        <source>coin-flip draw {number}</source>
        <translation>tirage à pile ou face {number}</translation>
    </message>
    <message>
        <source>This text has no counterpart with a different last word.</source>
        <translation>Ce texte n’a pas de variante avec un autre dernier mot.</translation>
    </message>
    <message>
        <source>Tokens or words</source>
        <translation>Tokens ou mots</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>What the model reads, one by one</source>
        <translation>Ce que lit le modèle, un par un</translation>
    </message>
    <message>
        <source>The tokens of a word as one</source>
        <translation>Les tokens d’un mot réunis</translation>
    </message>
    <message>
        <source>Step {n}: which token did the model write?</source>
        <translation>Étape {n}&#xa0;: quel token le modèle a-t-il écrit&#xa0;?</translation>
    </message>
    <message>
        <source>Which word does {word} look at most?</source>
        <translation>Quel mot {word} regarde-t-il le plus&#xa0;?</translation>
    </message>
    <message>
        <source>Apart from the first token, which token does {word} look at most?</source>
        <translation>Hormis le premier token, quel token {word} regarde-t-il le plus&#xa0;?</translation>
    </message>
    <message>
        <source>Which token does {word} look at most?</source>
        <translation>Quel token {word} regarde-t-il le plus&#xa0;?</translation>
    </message>
    <message>
        <source>Head {head} of {n}  {name}   row {row}  “{word}”   answer hidden</source>
        <translation>Tête {head} sur {n}  {name}   ligne {row}  «&#xa0;{word}&#xa0;»   réponse cachée</translation>
    </message>
    <message>
        <source>Answer hidden</source>
        <translation>Réponse cachée</translation>
    </message>
    <message>
        <source>Words are shown here; choose “Tokens” to select one or to type over its share.</source>
        <translation>Ce sont des mots&#xa0;; choisissez «&#xa0;Tokens&#xa0;» pour en sélectionner un ou modifier sa part.</translation>
    </message>
    <message>
        <source>Keep the dots moving or stop them</source>
        <translation>Garder les points en mouvement, ou les arrêter</translation>
    </message>
    <message>
        <source>{change}. The shares of {word} do not change.</source>
        <translation>{change}. Les parts de {word} ne changent pas.</translation>
    </message>
    <message>
        <source>{change}. {asker} now gives itself {now} (was {was}).</source>
        <translation>{change}. {asker} se donne maintenant {now} à lui-même (avant {was}).</translation>
    </message>
    <message>
        <source>{change}. {asker} now gives {word} {now} (was {was}).</source>
        <translation>{change}. {asker} donne maintenant {now} à {word} (avant {was}).</translation>
    </message>
    <message>
        <source>Show the pattern of the long text</source>
        <translation>Montrer le motif du long texte</translation>
    </message>
    <message>
        <source>{number}, an input: type a new value</source>
        <translation>{number}, une entrée&#xa0;: tapez une nouvelle valeur</translation>
    </message>
    <message>
        <source>{number}, copied from row “{row}” of K</source>
        <translation>{number}, copié de la ligne «&#xa0;{row}&#xa0;» de K</translation>
    </message>
    <message>
        <source>{number}: this word cannot look there</source>
        <translation>{number}&#xa0;: ce mot ne peut pas regarder là</translation>
    </message>
    <message>
        <source>{number}: this token cannot look there</source>
        <translation>{number}&#xa0;: ce token ne peut pas regarder là</translation>
    </message>
    <message>
        <source>0: not masked</source>
        <translation>0&#xa0;: non masqué</translation>
    </message>
    <message>
        <source>{number}; X has {before} here</source>
        <translation>{number}&#xa0;; X a ici {before}</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number. Type a whole number such as 64.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un entier. Tapez un entier comme 64.</translation>
    </message>
    <message>
        <source>Type a number from {least} to {most}.</source>
        <translation>Tapez un nombre de {least} à {most}.</translation>
    </message>
    <message>
        <source>An answer counts only if it is exact.</source>
        <translation>Une réponse ne compte que si elle est exacte.</translation>
    </message>
    <message>
        <source>An answer counts if it matches to the digits you typed.</source>
        <translation>Une réponse compte si elle concorde aux chiffres saisis.</translation>
    </message>
    <message>
        <source>{right} of {n} right.</source>
        <translation>Réponses justes&#xa0;: {right} sur {n}.</translation>
    </message>
    <message>
        <source>{right} of {n} right. The answer is {answer}.</source>
        <translation>Réponses justes&#xa0;: {right} sur {n}. La réponse est {answer}.</translation>
    </message>
    <message>
        <source>{votes} is right: it matches to the digits typed.</source>
        <translation>{votes} est juste&#xa0;: cela concorde aux chiffres saisis.</translation>
    </message>
    <message>
        <source>{votes} are right: they match to the digits typed.</source>
        <translation>{votes} sont justes&#xa0;: ils concordent aux chiffres saisis.</translation>
    </message>
    <message>
        <source>Your answer:</source>
        <translation>Votre réponse&#xa0;:</translation>
    </message>
    <message>
        <source>Select or deselect this row</source>
        <translation>Sélectionner cette ligne, ou non</translation>
    </message>
    <message>
        <source>Select or deselect this column</source>
        <translation>Sélectionner cette colonne, ou non</translation>
    </message>
    <message>
        <source>temperature: found {temperature}, expected {least} to {most}</source>
        <translation>température&#xa0;: trouvé {temperature}, attendu {least} à {most}</translation>
    </message>
    <message>
        <source>seed: found {seed}, expected 0 or more</source>
        <translation>graine&#xa0;: trouvé {seed}, attendu 0 ou plus</translation>
    </message>
    <message>
        <source>The model ended its text.</source>
        <translation>Le modèle a terminé son texte.</translation>
    </message>
    <message>
        <source>This is the longest text that the model was made for.</source>
        <translation>C’est le texte le plus long pour lequel le modèle est fait.</translation>
    </message>
    <message>
        <source>step {n}, answer hidden</source>
        <translation>étape {n}, réponse cachée</translation>
    </message>
    <message>
        <source>Write {token}</source>
        <translation>Écrire {token}</translation>
    </message>
    <message>
        <source>Undo written tokens</source>
        <translation>Annuler les tokens écrits</translation>
    </message>
    <message>
        <source>It wrote {token}, {share}.</source>
        <translation>Il a écrit {token}, {share}.</translation>
    </message>
    <message>
        <source>It wrote {token}, choice {rank} ({share}).</source>
        <translation>Il a écrit {token}, choix {rank} ({share}).</translation>
    </message>
    <message>
        <source>This does not fit in memory.</source>
        <translation>Cela ne tient pas en mémoire.</translation>
    </message>
    <message>
        <source>Remove it from the sentence</source>
        <translation>Le retirer de la phrase</translation>
    </message>
    <message>
        <source>Go to a token</source>
        <translation>Aller à un token</translation>
    </message>
    <message>
        <source>Token, {first} to {n}:</source>
        <translation>Token, de {first} à {n}&#xa0;:</translation>
    </message>
    <message>
        <source>A number from {first} to {n}, or a text:</source>
        <translation>Un numéro de {first} à {n}, ou un texte&#xa0;:</translation>
    </message>
    <message>
        <source>“{text}” is not in the text</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas dans le texte</translation>
    </message>
    <message>
        <source>the typeface {name} is not installed. Installed: {known}</source>
        <translation>la police {name} n’est pas installée. Installées&#xa0;: {known}</translation>
    </message>
    <message>
        <source>Row by row, what is seen: 1 + 2 + … + {n} = {every}</source>
        <translation>Ligne par ligne, ce qui est vu&#xa0;: 1 + 2 + … + {n} = {every}</translation>
    </message>
    <message>
        <source>{sum} of further rows</source>
        <translation>{sum} des autres lignes</translation>
    </message>
    <message>
        <source>Row by row, what is seen: {sum} = {count}. All up to the diagonal: {every}</source>
        <translation>Ligne par ligne, ce qui est vu&#xa0;: {sum} = {count}. Tous jusqu’à la diagonale&#xa0;: {every}</translation>
    </message>
    <message>
        <source>Rows that still grow, and the others: {growing} + {steady} = {count}. All up to the diagonal: {whole}</source>
        <translation>Les lignes qui croissent encore, et les autres&#xa0;: {growing} + {steady} = {count}. Tous jusqu’à la diagonale&#xa0;: {whole}</translation>
    </message>
    <message>
        <source>{count} of {all} cells of the picture, stretched to {n} tokens. All up to the diagonal: {whole}</source>
        <translation>{count} cellules sur {all} de l’image, étirées à {n} tokens. Tous jusqu’à la diagonale&#xa0;: {whole}</translation>
    </message>
    <message>
        <source>What each of {n} rows sees, added up: {count}; the last one sees {last}. All up to the diagonal: {whole}</source>
        <translation>Ce que voit chacune des {n} lignes, additionné&#xa0;: {count}&#xa0;; la dernière en voit {last}. Tous jusqu’à la diagonale&#xa0;: {whole}</translation>
    </message>
    <message>
        <source>The most tokens of the picture that any later row still looks at</source>
        <translation>Le plus grand nombre de tokens de l’image qu’une ligne suivante regarde encore</translation>
    </message>
    <message>
        <source>{kept} tokens × {one} bytes = {bytes} bytes, ÷ 1,024³ for GiB</source>
        <translation>{kept} tokens × {one} octets = {bytes} octets, ÷ 1&#x202f;024³ pour des Gio</translation>
    </message>
    <message>
        <source>Layer {layer}: {n} token can influence token {row}, {places}</source>
        <translation>Couche {layer}&#xa0;: {n} token peut influencer le token {row}, {places}</translation>
    </message>
    <message>
        <source>Layer {layer}: {n} tokens can influence token {row}, {places}</source>
        <translation>Couche {layer}&#xa0;: {n} tokens peuvent influencer le token {row}, {places}</translation>
    </message>
    <message>
        <source>{first}: all that could influence {seen} after layer {before}</source>
        <translation>{first}&#xa0;: tous ceux qui pouvaient influencer {seen} après la couche {before}</translation>
    </message>
    <message>
        <source>task: found {task}, expected {known}</source>
        <translation>task&#xa0;: trouvé {task}, attendu {known}</translation>
    </message>
    <message>
        <source>pairs: only the task pairs takes them</source>
        <translation>pairs&#xa0;: seule la tâche pairs en accepte</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected {known}</source>
        <translation>{name}&#xa0;: trouvé {value}, attendu {known}</translation>
    </message>
    <message>
        <source>weights: found {found} bytes, expected {n} numbers of 4</source>
        <translation>weights&#xa0;: trouvé {found} octets, attendu {n} nombres de 4</translation>
    </message>
    <message>
        <source>changes: found {n}, expected at most 1,000</source>
        <translation>changes&#xa0;: trouvé {n}, attendu au plus 1&#x202f;000</translation>
    </message>
    <message>
        <source>changes: found step {step}, expected steps that grow, up to {last}</source>
        <translation>changes&#xa0;: trouvé l’étape {step}, attendu des étapes croissantes jusqu’à {last}</translation>
    </message>
    <message>
        <source>changes: found layer {layer}, head {head}, expected 0 to {last_layer} and 0 to {last_head}</source>
        <translation>changes&#xa0;: trouvé couche {layer}, tête {head}, attendu 0 à {last_layer} et 0 à {last_head}</translation>
    </message>
    <message>
        <source>pairs: found {n} pairs, expected at most {most}</source>
        <translation>paires&#xa0;: trouvé {n}, attendu au plus {most}</translation>
    </message>
    <message>
        <source>pairs: found {word} on both sides, expected it on one</source>
        <translation>paires&#xa0;: trouvé {word} des deux côtés, attendu d’un seul</translation>
    </message>
    <message>
        <source>pairs: found {n} different first and {m} different second words, expected at least 2 of each</source>
        <translation>paires&#xa0;: trouvé {n} premiers et {m} seconds mots différents, attendu au moins 2 de chaque</translation>
    </message>
    <message>
        <source>pairs, line {line}: found {n} word, expected 2</source>
        <translation>paires, ligne {line}&#xa0;: trouvé {n} mot, attendu 2</translation>
    </message>
    <message>
        <source>pairs, line {line}: found {n} words, expected 2</source>
        <translation>paires, ligne {line}&#xa0;: trouvé {n} mots, attendu 2</translation>
    </message>
    <message>
        <source>pairs, line {line}: a word has over {n} letters</source>
        <translation>paires, ligne {line}&#xa0;: un mot a plus de {n} lettres</translation>
    </message>
    <message>
        <source>pairs: found {n} lines, expected at most {most}</source>
        <translation>paires&#xa0;: trouvé {n} lignes, attendu au plus {most}</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>taux d’apprentissage</translation>
    </message>
    <message>
        <source>two words without spaces</source>
        <translation>deux mots sans espaces</translation>
    </message>
    <message>
        <source>two numbers, layer and head</source>
        <translation>deux nombres, couche et tête</translation>
    </message>
    <message>
        <source>base64 text</source>
        <translation>du texte base64</translation>
    </message>
    <message>
        <source>other text</source>
        <translation>un autre texte</translation>
    </message>
    <message>
        <source>finite float32 numbers</source>
        <translation>des nombres float32 finis</translation>
    </message>
    <message>
        <source>other bytes</source>
        <translation>d’autres octets</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>layers: {n}</source>
        <translation>couches&#xa0;: {n}</translation>
    </message>
    <message>
        <source>heads: {n}</source>
        <translation>têtes&#xa0;: {n}</translation>
    </message>
    <message>
        <source>width: {n}</source>
        <translation>largeur&#xa0;: {n}</translation>
    </message>
    <message>
        <source>own pairs</source>
        <translation>paires à soi</translation>
    </message>
    <message>
        <source>small enough to print</source>
        <translation>assez petit pour l’imprimer</translation>
    </message>
    <message>
        <source>learning rate {rate}</source>
        <translation>taux d’apprentissage {rate}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>graine {seed}</translation>
    </message>
    <message>
        <source>{n} steps</source>
        <translation>{n} étapes</translation>
    </message>
    <message>
        <source>text to try it on</source>
        <translation>texte d’essai</translation>
    </message>
    <message>
        <source>{head} held at 0</source>
        <translation>{head} fixée à 0</translation>
    </message>
    <message>
        <source>{head} let go</source>
        <translation>{head} libérée</translation>
    </message>
    <message>
        <source>layer {layer} of step {step}</source>
        <translation>couche {layer} de l’étape {step}</translation>
    </message>
    <message>
        <source>text: found {n} that the task knows, expected at least 2 of {known}</source>
        <translation>texte&#xa0;: trouvé {n} que la tâche connaît, attendu au moins 2 parmi {known}</translation>
    </message>
    <message>
        <source>text: found {n} tokens, expected 2 to {most}</source>
        <translation>texte&#xa0;: trouvé {n} tokens, attendu 2 à {most}</translation>
    </message>
    <message>
        <source>hold at 0</source>
        <translation>fixer à 0</translation>
    </message>
    <message>
        <source>Hold {head} at 0</source>
        <translation>Fixer {head} à 0</translation>
    </message>
    <message>
        <source>Its output is 0 from this step on; training goes on</source>
        <translation>Sa sortie est 0 à partir de cette étape&#xa0;; l’entraînement continue</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>What is to be learned; another task begins at step 0</source>
        <translation>Ce qui est à apprendre&#xa0;; une autre tâche commence à l’étape 0</translation>
    </message>
    <message>
        <source>Pairs, one per line</source>
        <translation>Paires, une par ligne</translation>
    </message>
    <message>
        <source>Two words per line, such as “cat dog”</source>
        <translation>Deux mots par ligne, par exemple «&#xa0;cat dog&#xa0;»</translation>
    </message>
    <message>
        <source>Learn these pairs</source>
        <translation>Apprendre ces paires</translation>
    </message>
    <message>
        <source>Open in “Step by step”</source>
        <translation>Ouvrir dans «&#xa0;Pas à pas&#xa0;»</translation>
    </message>
    <message>
        <source>This layer at this step, on this text, as a copy on tab 2</source>
        <translation>Cette couche à cette étape, sur ce texte, en copie dans l’onglet 2</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Heads per layer</source>
        <translation>Têtes par couche</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Numbers in the vector of a token, distributed among the heads</source>
        <translation>Nombres du vecteur d’un token, répartis entre les têtes</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Taux</translation>
    </message>
    <message>
        <source>Applies from the step shown; at step 0, from the start</source>
        <translation>Agit à partir de l’étape montrée&#xa0;; à l’étape 0, dès le début</translation>
    </message>
    <message>
        <source>A seed always gives the same numbers and texts</source>
        <translation>Une graine donne toujours les mêmes nombres et textes</translation>
    </message>
    <message>
        <source>How many steps the run takes</source>
        <translation>Combien d’étapes compte l’entraînement</translation>
    </message>
    <message>
        <source>Back to step {step}, the best</source>
        <translation>Retour à l’étape {step}, la meilleure</translation>
    </message>
    <message>
        <source>Restart with {rate}</source>
        <translation>Recommencer avec {rate}</translation>
    </message>
    <message>
        <source>A head that spreads evenly: copy {share}</source>
        <translation>Une tête uniforme&#xa0;: copie {share}</translation>
    </message>
    <message>
        <source>Up to step {n}: which head passes one half, if any?</source>
        <translation>Jusqu’à l’étape {n}&#xa0;: quelle tête passe la moitié, s’il y en a une&#xa0;?</translation>
    </message>
    <message>
        <source>What will the accuracy be at step {n}?</source>
        <translation>Quelle sera la justesse à l’étape {n}&#xa0;?</translation>
    </message>
    <message>
        <source>up to {share}</source>
        <translation>jusqu’à {share}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <source>over {share}</source>
        <translation>plus de {share}</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>étape {step}</translation>
    </message>
    <message>
        <source>step {step}: {share}%</source>
        <translation>étape {step}&#xa0;: {share}&#x202f;%</translation>
    </message>
    <message>
        <source>model: found {name}, expected one that comes with attnviz</source>
        <translation>model&#xa0;: {name} trouvé, un modèle livré avec attnviz attendu</translation>
    </message>
    <message>
        <source>step: found {value}, expected one of {known}</source>
        <translation>step&#xa0;: {value} trouvé, un de {known} attendu</translation>
    </message>
    <message>
        <source>A model learns</source>
        <translation>Un modèle apprend</translation>
    </message>
    <message>
        <source>Nine steps of the run</source>
        <translation>Neuf étapes de l’entraînement</translation>
    </message>
    <message>
        <source>{matrix} is an average of several heads here</source>
        <translation>{matrix} est ici une moyenne de plusieurs têtes</translation>
    </message>
    <message>
        <source>The steps up to {step} are computed again first…</source>
        <translation>Les étapes jusqu’à {step} sont d’abord recalculées…</translation>
    </message>
    <message>
        <source>Step {step} is A now. Go to another step and open its layer in “Step by step”: it shows the two side by side.</source>
        <translation>L’étape {step} est maintenant A. Allez à une autre étape et ouvrez sa couche dans «&#xa0;Pas à pas&#xa0;»&#xa0;: elles y sont côte à côte.</translation>
    </message>
    <message>
        <source>Show all heads</source>
        <translation>Montrer toutes les têtes</translation>
    </message>
    <message>
        <source>Show this head alone</source>
        <translation>Montrer cette tête seule</translation>
    </message>
    <message>
        <source>a word or a number; Enter: next, Shift+Enter: back</source>
        <translation>un mot ou un numéro&#xa0;; Entrée&#xa0;: suivant, Maj+Entrée&#xa0;: précédent</translation>
    </message>
    <message>
        <source>Go to a word or a number</source>
        <translation>Aller à un mot ou à un numéro</translation>
    </message>
    <message>
        <source>not in the text</source>
        <translation>absent du texte</translation>
    </message>
    <message>
        <source>{number} of {n}</source>
        <translation>{number} sur {n}</translation>
    </message>
    <message>
        <source>The text as a page</source>
        <translation>Le texte en page</translation>
    </message>
    <message>
        <source>{count} other word</source>
        <translation>{count} autre mot</translation>
    </message>
    <message>
        <source>{count} other words</source>
        <translation>{count} autres mots</translation>
    </message>
    <message>
        <source>{count} other token</source>
        <translation>{count} autre token</translation>
    </message>
    <message>
        <source>{count} other tokens</source>
        <translation>{count} autres tokens</translation>
    </message>
    <message>
        <source>logarithmic colours</source>
        <translation>couleurs logarithmiques</translation>
    </message>
    <message>
        <source>one pixel per cell</source>
        <translation>un pixel par cellule</translation>
    </message>
    <message>
        <source>{n} × {n} pixels per cell</source>
        <translation>{n} × {n} pixels par cellule</translation>
    </message>
    <message>
        <source>{n} × {n} cells per pixel, the largest shown</source>
        <translation>{n} × {n} cellules par pixel, la plus grande affichée</translation>
    </message>
    <message>
        <source>Whole pattern, {n} × {n}</source>
        <translation>Motif entier, {n} × {n}</translation>
    </message>
    <message>
        <source>Row {number}: “{word}”</source>
        <translation>Ligne {number}&#xa0;: «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>{count} word not shown</source>
        <translation>{count} mot non affiché</translation>
    </message>
    <message>
        <source>{count} words not shown</source>
        <translation>{count} mots non affichés</translation>
    </message>
    <message>
        <source>{count} token not shown</source>
        <translation>{count} token non affiché</translation>
    </message>
    <message>
        <source>{count} tokens not shown</source>
        <translation>{count} tokens non affichés</translation>
    </message>
    <message>
        <source>the text, {n} words</source>
        <translation>le texte, {n} mots</translation>
    </message>
    <message>
        <source>the text, {n} tokens</source>
        <translation>le texte, {n} tokens</translation>
    </message>
    <message>
        <source>most looked at by {word} ({number})</source>
        <translation>les plus lus par {word} ({number})</translation>
    </message>
    <message>
        <source>Talk with a neighbour who voted differently. Then vote again.</source>
        <translation>Parlez avec un voisin qui a voté autrement. Puis votez de nouveau.</translation>
    </message>
    <message>
        <source>Your own…</source>
        <translation>À vous…</translation>
    </message>
    <message>
        <source>{number}: {why}.</source>
        <translation>{number}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Continue at {step}</source>
        <translation>Continuer à {step}</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>You have been here before.</source>
        <translation>Cette leçon a déjà été ouverte.</translation>
    </message>
    <message>
        <source>Leave the lesson? Esc once more ends the presentation.</source>
        <translation>Quitter la leçon&#xa0;? Un second Échap termine la présentation.</translation>
    </message>
    <message>
        <source>Leave the lesson? Esc once more leaves it.</source>
        <translation>Quitter la leçon&#xa0;? Un second Échap la quitte.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>End of lesson</source>
        <translation>Fin de la leçon</translation>
    </message>
    <message>
        <source>End of the course</source>
        <translation>Fin du cours</translation>
    </message>
    <message>
        <source>This was the last step.</source>
        <translation>C’était la dernière étape.</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Ensuite&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Go on with “{title}”</source>
        <translation>Continuer avec «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Concat × W_O = update of “{word}”</source>
        <translation>Concat × W_O = mise à jour de «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>L{layer}·H{head}: weight on the right letter</source>
        <translation>L{layer}·H{head}&#xa0;: poids sur la bonne lettre</translation>
    </message>
    <message>
        <source>{name}: slope</source>
        <translation>{name}&#xa0;: pente</translation>
    </message>
    <message>
        <source>The draw of the chapter</source>
        <translation>Le tirage du chapitre</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>Run  Ctrl+Enter</source>
        <translation>Exécuter  Ctrl+Entrée</translation>
    </message>
    <message>
        <source>Add the chat template</source>
        <translation>Ajouter le gabarit de conversation</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Annuler  Échap</translation>
    </message>
    <message>
        <source>{found} of {most} tokens: the last one is left out</source>
        <translation>{found} tokens sur {most}&#xa0;: le dernier est laissé de côté</translation>
    </message>
    <message>
        <source>{found} of {most} tokens: the last {n} are left out</source>
        <translation>{found} tokens sur {most}&#xa0;: les {n} derniers sont laissés de côté</translation>
    </message>
    <message>
        <source>The whole pattern of {head}</source>
        <translation>Le motif entier de {head}</translation>
    </message>
    <message>
        <source>{count} word back</source>
        <translation>{count} mot plus tôt</translation>
    </message>
    <message>
        <source>{count} words back</source>
        <translation>{count} mots plus tôt</translation>
    </message>
    <message>
        <source>{count} word ahead</source>
        <translation>{count} mot plus loin</translation>
    </message>
    <message>
        <source>{count} words ahead</source>
        <translation>{count} mots plus loin</translation>
    </message>
    <message>
        <source>{count} token back</source>
        <translation>{count} token plus tôt</translation>
    </message>
    <message>
        <source>{count} tokens back</source>
        <translation>{count} tokens plus tôt</translation>
    </message>
    <message>
        <source>{count} token ahead</source>
        <translation>{count} token plus loin</translation>
    </message>
    <message>
        <source>{count} tokens ahead</source>
        <translation>{count} tokens plus loin</translation>
    </message>
    <message>
        <source>the word itself</source>
        <translation>le mot lui-même</translation>
    </message>
    <message>
        <source>the token itself</source>
        <translation>le token lui-même</translation>
    </message>
    <message>
        <source>“{word}” (word {row}) gives {share} of its attention to “{read}” (word {key}), {distance}.</source>
        <translation>«&#xa0;{word}&#xa0;» (mot {row}) donne {share} de son attention à «&#xa0;{read}&#xa0;» (mot {key}), {distance}.</translation>
    </message>
    <message>
        <source>“{word}” (token {row}) gives {share} of its attention to “{read}” (token {key}), {distance}.</source>
        <translation>«&#xa0;{word}&#xa0;» (token {row}) donne {share} de son attention à «&#xa0;{read}&#xa0;» (token {key}), {distance}.</translation>
    </message>
    <message>
        <source>rows {first}–{last}, columns {left}–{right}</source>
        <translation>lignes {first}–{last}, colonnes {left}–{right}</translation>
    </message>
    <message>
        <source>A, B and their difference</source>
        <translation>A, B et leur différence</translation>
    </message>
    <message>
        <source>{n} of {all} heads: those that differ most</source>
        <translation>{n} têtes sur {all}&#xa0;: celles qui diffèrent le plus</translation>
    </message>
    <message>
        <source>nothing to compare</source>
        <translation>rien à comparer</translation>
    </message>
    <message>
        <source>Largest differences</source>
        <translation>Plus grandes différences</translation>
    </message>
    <message>
        <source>How the texts were aligned</source>
        <translation>Comment les textes ont été alignés</translation>
    </message>
    <message>
        <source>Where they differ</source>
        <translation>Où ils diffèrent</translation>
    </message>
    <message>
        <source>Hide what is the same</source>
        <translation>Masquer ce qui est pareil</translation>
    </message>
    <message>
        <source>Pin A</source>
        <translation>Épingler A</translation>
    </message>
    <message>
        <source>Pin what is shown now as A</source>
        <translation>Épingler comme A ce qui est affiché</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>Copier la liste</translation>
    </message>
    <message>
        <source>Copy all differences as CSV</source>
        <translation>Copier toutes les différences en CSV</translation>
    </message>
    <message>
        <source>Save arrays…</source>
        <translation>Enregistrer les tableaux…</translation>
    </message>
    <message>
        <source>Save A, B and B − A as NumPy arrays</source>
        <translation>Enregistrer A, B et B − A en tableaux NumPy</translation>
    </message>
    <message>
        <source>N: next difference. Hold X to see B in A’s place. Editing changes B; A stays.</source>
        <translation>N&#xa0;: différence suivante. Maintenir X&#xa0;: B à la place de A. Les modifications changent B&#xa0;; A reste.</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} sur {all}</translation>
    </message>
    <message>
        <source>same</source>
        <translation>pareil</translation>
    </message>
    <message>
        <source>Compare with something else</source>
        <translation>Comparer avec autre chose</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>Échanger A et B</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>Terminer la comparaison</translation>
    </message>
    <message>
        <source>A is {name}</source>
        <translation>A est {name}</translation>
    </message>
    <message>
        <source>B is {name}</source>
        <translation>B est {name}</translation>
    </message>
    <message>
        <source>A and B have no token in common: they are only shown side by side.</source>
        <translation>A et B n’ont aucun token en commun&#xa0;: ils sont seulement affichés côte à côte.</translation>
    </message>
    <message>
        <source>A and B have no word in common: they are only shown side by side.</source>
        <translation>A et B n’ont aucun mot en commun&#xa0;: ils sont seulement côte à côte.</translation>
    </message>
    <message>
        <source>A and B are the same in every number that is compared here.</source>
        <translation>A et B sont identiques dans tous les nombres comparés ici.</translation>
    </message>
    <message>
        <source>A and B are equal up to rounding in every number that is compared here.</source>
        <translation>A et B sont ici égaux aux arrondis près.</translation>
    </message>
    <message>
        <source>Row “{row}” is the same in A and B.</source>
        <translation>La ligne «&#xa0;{row}&#xa0;» est la même dans A et B.</translation>
    </message>
    <message>
        <source>Row “{row}” adds up to {a} in A and to {b} in B.</source>
        <translation>La ligne «&#xa0;{row}&#xa0;» totalise {a} dans A et {b} dans B.</translation>
    </message>
    <message>
        <source>Row “{row}”: {share} of its weight moves from “{source}” to “{target}”.</source>
        <translation>Ligne «&#xa0;{row}&#xa0;»&#xa0;: {share} du poids passe de «&#xa0;{source}&#xa0;» à «&#xa0;{target}&#xa0;».</translation>
    </message>
    <message>
        <source>Row “{row}”: {share} of its weight moves to “{target}”, most of it from “{source}”.</source>
        <translation>Ligne «&#xa0;{row}&#xa0;»&#xa0;: {share} du poids passe à «&#xa0;{target}&#xa0;», surtout depuis «&#xa0;{source}&#xa0;».</translation>
    </message>
    <message>
        <source>Row “{row}”: {share} of its weight moves away from “{source}”, most of it to “{target}”.</source>
        <translation>Ligne «&#xa0;{row}&#xa0;»&#xa0;: {share} du poids quitte «&#xa0;{source}&#xa0;», surtout vers «&#xa0;{target}&#xa0;».</translation>
    </message>
    <message>
        <source>Row “{row}”: {share} of its weight moves, most of it to “{target}”.</source>
        <translation>Ligne «&#xa0;{row}&#xa0;»&#xa0;: {share} du poids se déplace, surtout vers «&#xa0;{target}&#xa0;».</translation>
    </message>
    <message>
        <source>Row “{row}”: {share} of its weight moves, most of it from “{source}”.</source>
        <translation>Ligne «&#xa0;{row}&#xa0;»&#xa0;: {share} du poids se déplace, surtout depuis «&#xa0;{source}&#xa0;».</translation>
    </message>
    <message>
        <source>Row “{row}”: {share} of its weight moves.</source>
        <translation>Ligne «&#xa0;{row}&#xa0;»&#xa0;: {share} du poids se déplace.</translation>
    </message>
    <message>
        <source>{n} of {all} numbers differ, most of all {cell}: {a} in A, {b} in B.</source>
        <translation>{n} nombres sur {all} diffèrent, surtout {cell}&#xa0;: {a} dans A, {b} dans B.</translation>
    </message>
    <message>
        <source>Heads: {a} in A, {b} in B. They are shown beside each other and not compared.</source>
        <translation>Têtes&#xa0;: {a} dans A, {b} dans B. Elles sont affichées côte à côte, sans être comparées.</translation>
    </message>
    <message>
        <source>{matrix}: {a} in A, {b} in B. Matrices of different shapes are not compared.</source>
        <translation>{matrix}&#xa0;: {a} dans A, {b} dans B. Des matrices de formes différentes ne sont pas comparées.</translation>
    </message>
    <message>
        <source>{n} word in both</source>
        <translation>{n} mot dans les deux</translation>
    </message>
    <message>
        <source>{n} words in both</source>
        <translation>{n} mots dans les deux</translation>
    </message>
    <message>
        <source>{n} token in both</source>
        <translation>{n} token dans les deux</translation>
    </message>
    <message>
        <source>{n} tokens in both</source>
        <translation>{n} tokens dans les deux</translation>
    </message>
    <message>
        <source>{n} replaced</source>
        <translation>remplacements&#xa0;: {n}</translation>
    </message>
    <message>
        <source>{n} only in A</source>
        <translation>{n} seulement dans A</translation>
    </message>
    <message>
        <source>{n} only in B</source>
        <translation>{n} seulement dans B</translation>
    </message>
    <message>
        <source>+  {word}, only in B</source>
        <translation>+  {word}, seulement dans B</translation>
    </message>
    <message>
        <source>−  {word}, only in A</source>
        <translation>−  {word}, seulement dans A</translation>
    </message>
    <message>
        <source>{cell}: there is nothing to compare</source>
        <translation>{cell}&#xa0;: il n’y a rien à comparer</translation>
    </message>
    <message>
        <source>{cell}: masked in A and B</source>
        <translation>{cell}&#xa0;: masqué dans A et B</translation>
    </message>
    <message>
        <source>{cell}: masked in one of them</source>
        <translation>{cell}&#xa0;: masqué dans l’un des deux</translation>
    </message>
    <message>
        <source>A {a}   B {b}</source>
        <translation>A {a}   B {b}</translation>
    </message>
    <message>
        <source>{cell}: A {a}, B {b}, {change} points</source>
        <translation>{cell}&#xa0;: A {a}, B {b}, {change} points</translation>
    </message>
    <message>
        <source>{cell}: A {a}, B {b}, difference {change}</source>
        <translation>{cell}&#xa0;: A {a}, B {b}, différence {change}</translation>
    </message>
    <message>
        <source>{text}: {n} of {all}</source>
        <translation>{text}&#xa0;: {n} sur {all}</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>couche</translation>
    </message>
    <message>
        <source>head {number}</source>
        <translation>tête {number}</translation>
    </message>
    <message>
        <source>line {number}: found {found}, expected {expected}.</source>
        <translation>ligne {number}&#xa0;: trouvé {found}, attendu {expected}.</translation>
    </message>
    <message>
        <source>“{near}”, or another of {names}</source>
        <translation>«&#xa0;{near}&#xa0;», ou un autre parmi {names}</translation>
    </message>
    <message>
        <source>only one handout</source>
        <translation>un seul polycopié</translation>
    </message>
    <message>
        <source>a line of ``` that ends the block</source>
        <translation>une ligne de ``` qui ferme le bloc</translation>
    </message>
    <message>
        <source>a heading with #, a choice with - or +, or a key and a colon, such as “read:”</source>
        <translation>un titre avec #, un choix avec - ou +, ou un mot-clé et deux-points, comme «&#xa0;read:&#xa0;»</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>line {number}: {error}</source>
        <translation>ligne {number}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>found a letter that is not UTF-8 in {text}; save the file as UTF-8.</source>
        <translation>trouvé un caractère qui n’est pas en UTF-8 dans {text}&#xa0;; enregistrez le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>l’un de {names}</translation>
    </message>
    <message>
        <source>“read:” below it, the text the class reads</source>
        <translation>au-dessous «&#xa0;read:&#xa0;», le texte que la classe lit</translation>
    </message>
    <message>
        <source>a choice with + below it, the right one</source>
        <translation>au-dessous un choix avec +, le bon</translation>
    </message>
    <message>
        <source>“try-show:” below “try: {label}”</source>
        <translation>«&#xa0;try-show:&#xa0;» sous «&#xa0;try: {label}&#xa0;»</translation>
    </message>
    <message>
        <source>the number of a step</source>
        <translation>le numéro d’une étape</translation>
    </message>
    <message>
        <source>a figure and the steps it shows, as in “columns, 5, 3”</source>
        <translation>une figure et les étapes qu’elle montre, comme «&#xa0;columns, 5, 3&#xa0;»</translation>
    </message>
    <message>
        <source>the key only once in a step</source>
        <translation>le mot-clé une seule fois par étape</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes ou no</translation>
    </message>
    <message>
        <source>a number, such as 75</source>
        <translation>un nombre, par exemple 75</translation>
    </message>
    <message>
        <source>one right choice with + only</source>
        <translation>un seul bon choix avec +</translation>
    </message>
    <message>
        <source>quotation marks that are closed</source>
        <translation>des guillemets fermés</translation>
    </message>
    <message>
        <source>two numbers, as in “60 to 70”</source>
        <translation>deux nombres, comme dans «&#xa0;60 to 70&#xa0;»</translation>
    </message>
    <message>
        <source>a number and what went wrong, as in “2.2 a minus was lost”</source>
        <translation>un nombre et l’erreur commise, comme dans «&#xa0;2.2 un signe moins perdu&#xa0;»</translation>
    </message>
    <message>
        <source>“{key}:” before it</source>
        <translation>«&#xa0;{key}:&#xa0;» avant</translation>
    </message>
    <message>
        <source>as in “step 1 to 5, 5 s”</source>
        <translation>comme dans «&#xa0;step 1 to 5, 5 s&#xa0;»</translation>
    </message>
    <message>
        <source>a name and a value, as in “row it”</source>
        <translation>un nom et une valeur, comme dans «&#xa0;row it&#xa0;»</translation>
    </message>
    <message>
        <source>a name that holds others</source>
        <translation>un nom qui en contient d’autres</translation>
    </message>
    <message>
        <source>a comma between two pairs</source>
        <translation>une virgule entre deux paires</translation>
    </message>
    <message>
        <source>step {step}, {field}: {text}</source>
        <translation>étape {step}, {field}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>found {seconds} s, expected about {needed} s for so many words and a step of this kind.</source>
        <translation>trouvé {seconds} s, attendu environ {needed} s pour tant de mots et une étape de ce type.</translation>
    </message>
    <message>
        <source>found nothing, expected what the class reads after the click.</source>
        <translation>rien trouvé, attendu ce que la classe lit après le clic.</translation>
    </message>
    <message>
        <source>found {name}, expected one of {known}.</source>
        <translation>trouvé {name}, attendu l’un de {known}.</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected a text such as “{form}”.</source>
        <translation>{name}&#xa0;: trouvé {value}, attendu un texte comme «&#xa0;{form}&#xa0;».</translation>
    </message>
    <message>
        <source>found {count} words, expected at most {most}.</source>
        <translation>trouvé {count} mots, attendu au plus {most}.</translation>
    </message>
    <message>
        <source>found no number, expected how many seconds it takes.</source>
        <translation>aucun nombre trouvé, attendu la durée en secondes.</translation>
    </message>
    <message>
        <source>minutes: found {minutes}, but the steps take {seconds} s in all.</source>
        <translation>minutes&#xa0;: trouvé {minutes}, mais les étapes durent {seconds} s ensemble.</translation>
    </message>
    <message>
        <source>next: found {next}, expected one of {known}.</source>
        <translation>next&#xa0;: {next} trouvé, un de {known} attendu.</translation>
    </message>
    <message>
        <source>{letter} is right {n} times running.</source>
        <translation>{letter} est juste {n} fois de suite.</translation>
    </message>
    <message>
        <source>handout: step {step} asks nothing that could be predicted.</source>
        <translation>handout&#xa0;: l’étape {step} ne demande rien qu’on puisse prédire.</translation>
    </message>
    <message>
        <source>handout: {text}</source>
        <translation>handout&#xa0;: {text}</translation>
    </message>
    <message>
        <source>handout: “predict: {step}” says the answer of step {asked}, {value}.</source>
        <translation>handout&#xa0;: «&#xa0;predict: {step}&#xa0;» donne la réponse de l’étape {asked}, {value}.</translation>
    </message>
    <message>
        <source>handout: it prints the answer of step {asked}: {sentence}</source>
        <translation>handout&#xa0;: la réponse de l’étape {asked} y est imprimée&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>handout: {text} stands in a blank and beside it.</source>
        <translation>handout&#xa0;: {text} figure dans un blanc et à côté.</translation>
    </message>
    <message>
        <source>found {written} for {name}, the engine gives {value}.</source>
        <translation>trouvé {written} pour {name}, le calcul donne {value}.</translation>
    </message>
    <message>
        <source>the right choice, {choice}, is already in the question.</source>
        <translation>le bon choix, {choice}, se lit déjà dans la question.</translation>
    </message>
    <message>
        <source>the right choice, {choice}, is marked before the click.</source>
        <translation>le bon choix, {choice}, est marqué avant le clic.</translation>
    </message>
    <message>
        <source>it says the answer to who typed a wrong one.</source>
        <translation>qui tape un nombre faux y lit la réponse.</translation>
    </message>
    <message>
        <source>the title or the note already says it: {sentence}</source>
        <translation>le titre ou la note le dit déjà&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>the slide already says it: {sentence}</source>
        <translation>la diapositive le dit déjà&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>“key {word}” points at the answer before the click.</source>
        <translation>«&#xa0;key {word}&#xa0;» montre la réponse avant le clic.</translation>
    </message>
    <message>
        <source>the ring around {name} points at the answer.</source>
        <translation>l’anneau autour de {name} montre la réponse.</translation>
    </message>
    <message>
        <source>the name of head {name} gives the answer away; hide it with “cover: {cover}”.</source>
        <translation>le nom de la tête {name} révèle la réponse&#xa0;; cachez-le avec «&#xa0;cover: {cover}&#xa0;».</translation>
    </message>
    <message>
        <source>the strip of the reach has as many rows; say “sparse.reach_layers” otherwise.</source>
        <translation>la bande de portée a autant de lignes&#xa0;; réglez «&#xa0;sparse.reach_layers&#xa0;» autrement.</translation>
    </message>
    <message>
        <source>the scores can be counted on the grid; “cover: rows” leaves one row.</source>
        <translation>les scores se comptent sur la grille&#xa0;; «&#xa0;cover: rows&#xa0;» ne laisse qu’une ligne.</translation>
    </message>
    <message>
        <source>found {text} twice.</source>
        <translation>{text} trouvé deux fois.</translation>
    </message>
    <message>
        <source>{label} changes nothing on the screen.</source>
        <translation>{label} ne change rien à l’écran.</translation>
    </message>
    <message>
        <source>{label} shows the same as another one.</source>
        <translation>{label} montre la même chose qu’un autre essai.</translation>
    </message>
    <message>
        <source>found {answer}, expected a number.</source>
        <translation>{answer} trouvé, un nombre attendu.</translation>
    </message>
    <message>
        <source>the answer {answer} does not count as right itself.</source>
        <translation>la réponse {answer} ne compte pas elle-même comme juste.</translation>
    </message>
    <message>
        <source>found {answer}, which “then:” does not say.</source>
        <translation>{answer} trouvé, ce que «&#xa0;then:&#xa0;» ne dit pas.</translation>
    </message>
    <message>
        <source>{number} is right, so this is never said.</source>
        <translation>{number} est juste, ceci n’est donc jamais dit.</translation>
    </message>
    <message>
        <source>{number} is here twice; the second is never said.</source>
        <translation>{number} figure deux fois&#xa0;; le second n’est jamais dit.</translation>
    </message>
    <message>
        <source>{part} is not in the first line.</source>
        <translation>{part} ne figure pas dans la première ligne.</translation>
    </message>
    <message>
        <source>{part} is not in any line.</source>
        <translation>{part} ne figure dans aucune ligne.</translation>
    </message>
    <message>
        <source>found {n} word, expected two.</source>
        <translation>{n} mot trouvé, deux attendus.</translation>
    </message>
    <message>
        <source>found {n} words, expected two.</source>
        <translation>{n} mots trouvés, deux attendus.</translation>
    </message>
    <message>
        <source>found {first} to {last}, expected a later end.</source>
        <translation>{first} à {last} trouvé, une fin plus tardive attendue.</translation>
    </message>
    <message>
        <source>found {n} s, expected more.</source>
        <translation>{n} s trouvé, davantage attendu.</translation>
    </message>
    <message>
        <source>{what} plays only on tab {tab}.</source>
        <translation>{what} ne se joue que sur l’onglet {tab}.</translation>
    </message>
    <message>
        <source>tab {tab} has no rows to mark.</source>
        <translation>l’onglet {tab} n’a pas de lignes à signaler.</translation>
    </message>
    <message>
        <source>{numbers}: not in braces, so it is not checked.</source>
        <translation>{numbers}&#xa0;: hors accolades, donc non vérifié.</translation>
    </message>
    <message>
        <source>{value} ({name}) is on screen before the click; hide it with “cover:”.</source>
        <translation>{value} ({name}) est à l’écran avant le clic&#xa0;; cachez-le avec «&#xa0;cover:&#xa0;».</translation>
    </message>
    <message>
        <source>{value} ({name}) can already be read at step {earlier}.</source>
        <translation>{value} ({name}) se lit déjà à l’étape {earlier}.</translation>
    </message>
    <message>
        <source>{value}, the answer, can be read in the question.</source>
        <translation>{value}, la réponse, se lit dans la question.</translation>
    </message>
    <message>
        <source>step {earlier} already says all of it.</source>
        <translation>tout cela est déjà dit à l’étape {earlier}.</translation>
    </message>
    <message>
        <source>step {step} already says it: {sentence}</source>
        <translation>l’étape {step} le dit déjà&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>the click changes nothing on the screen: hide something, or say “after:”.</source>
        <translation>le clic ne change rien à l’écran&#xa0;: cachez quelque chose, ou indiquez «&#xa0;after:&#xa0;».</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message>
        <source>pupils: questions and blanks</source>
        <translation>élèves&#xa0;: questions à compléter</translation>
    </message>
    <message>
        <source>teacher: with answers</source>
        <translation>enseignant&#xa0;: avec les réponses</translation>
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
        <translation>Polycopié d’une leçon</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Save handout</source>
        <translation>Enregistrer le polycopié</translation>
    </message>
    <message>
        <source>The handout could not be saved.</source>
        <translation>Le polycopié n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>Handout saved: {path}</source>
        <translation>Polycopié enregistré&#xa0;: {path}</translation>
    </message>
    <message>
        <source>template: found the name {name}, expected 1 to {most} characters</source>
        <translation>gabarit&#xa0;: nom trouvé {name}, attendu de 1 à {most} caractères</translation>
    </message>
    <message>
        <source>template</source>
        <translation>gabarit</translation>
    </message>
    <message>
        <source>template: found {n} tokens, expected 1 to {most}</source>
        <translation>gabarit&#xa0;: trouvé {n} tokens, attendu de 1 à {most}</translation>
    </message>
    <message>
        <source>templates: found {n}, expected at most {most}</source>
        <translation>gabarits&#xa0;: trouvé {n}, attendu au plus {most}</translation>
    </message>
    <message>
        <source>templates: found {name} twice, expected names of their own</source>
        <translation>gabarits&#xa0;: {name} trouvé deux fois, attendu des noms différents</translation>
    </message>
    <message>
        <source>A template can be drawn for up to {most} tokens; this text has {n}.</source>
        <translation>Un gabarit peut être dessiné pour {most} tokens au plus&#xa0;; ce texte en a {n}.</translation>
    </message>
    <message>
        <source>template {n}</source>
        <translation>gabarit {n}</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Nom du gabarit</translation>
    </message>
    <message>
        <source>Mark…</source>
        <translation>Marquer…</translation>
    </message>
    <message>
        <source>Mark the cells that a score counts, or what a mask lets through</source>
        <translation>Marquer les cellules que compte un score, ou ce qu’un masque laisse passer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>{n} cell marked. Click or drag in the picture.</source>
        <translation>{n} cellule marquée. Cliquer ou glisser dans l’image.</translation>
    </message>
    <message>
        <source>{n} cells marked. Click or drag in the picture.</source>
        <translation>{n} cellules marquées. Cliquer ou glisser dans l’image.</translation>
    </message>
    <message>
        <source>Drawn for {n} tokens.</source>
        <translation>Dessiné pour {n} tokens.</translation>
    </message>
    <message>
        <source>found {factor} * over all numbers, which would be left out. Print them without a common factor, such as with format long g</source>
        <translation>trouvé {factor} * au-dessus de tous les nombres, qui serait perdu. Affichez-les sans facteur commun, par exemple avec format long g</translation>
    </message>
    <message>
        <source>found a matrix that was printed in pieces, by columns. Save it as CSV, or print it on wider lines</source>
        <translation>trouvé une matrice affichée en morceaux, par colonnes. Enregistrez-la en CSV, ou affichez-la sur des lignes plus larges</translation>
    </message>
    <message>
        <source>found {line}, which does not fit the rows and columns before it. Write the matrix as CSV</source>
        <translation>trouvé {line}, qui ne va pas avec les lignes et colonnes précédentes. Écrivez la matrice en CSV</translation>
    </message>
    <message>
        <source>heads: found {text}, expected H1 to H{n}</source>
        <translation>têtes&#xa0;: {text} trouvé, H1 à H{n} attendu</translation>
    </message>
    <message>
        <source>{pattern} {w}</source>
        <translation>{pattern} {w}</translation>
    </message>
    <message>
        <source>pattern: found {text}, expected one of {known}, and w</source>
        <translation>motif&#xa0;: {text} trouvé, un de {known} et w attendus</translation>
    </message>
    <message>
        <source>Your own sentence</source>
        <translation>Votre propre phrase</translation>
    </message>
    <message>
        <source>Your own number</source>
        <translation>Votre propre nombre</translation>
    </message>
    <message>
        <source>Number of a draw</source>
        <translation>Numéro d’un tirage</translation>
    </message>
    <message>
        <source>Heads to mute, such as H1, H3</source>
        <translation>Têtes à rendre muettes, comme H1, H3</translation>
    </message>
    <message>
        <source>A pattern and its w, such as Window 5</source>
        <translation>Un motif et son w, comme Fenêtre 5</translation>
    </message>
    <message>
        <source>Your own letters; the model reads them twice</source>
        <translation>Vos propres lettres&#xa0;; le modèle les lit deux fois</translation>
    </message>
    <message>
        <source>step {step}.plays: found {number}, expected 1 to {n}, as the model of this step was saved {n} times.</source>
        <translation>étape {step}.plays&#xa0;: {number} trouvé, 1 à {n} attendu, car le modèle de cette étape a été enregistré {n} fois.</translation>
    </message>
    <message>
        <source>Head {name}, one row per step</source>
        <translation>Tête {name}, une ligne par étape</translation>
    </message>
    <message>
        <source>blue edge: rows that writing added</source>
        <translation>bord bleu&#xa0;: lignes ajoutées en écrivant</translation>
    </message>
    <message>
        <source>What the model wrote, {n} token</source>
        <translation>Ce que le modèle a écrit, {n} token</translation>
    </message>
    <message>
        <source>What it could have written</source>
        <translation>Ce qu’il aurait pu écrire</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Ce qui vient ensuite</translation>
    </message>
    <message>
        <source>click one to write it</source>
        <translation>cliquez sur l’un d’eux pour l’écrire</translation>
    </message>
    <message>
        <source>step {n}, after {token}; click the one that you expect</source>
        <translation>étape {n}, après {token}&#xa0;; cliquez sur celui que vous attendez</translation>
    </message>
    <message>
        <source>step {n}, after {token}; click one to take it instead</source>
        <translation>étape {n}, après {token}&#xa0;; cliquez sur un autre pour le prendre</translation>
    </message>
    <message>
        <source>{n} other tokens: {share}</source>
        <translation>{n} autres tokens&#xa0;: {share}</translation>
    </message>
    <message>
        <source>Direct effect on {token}</source>
        <translation>Effet direct sur {token}</translation>
    </message>
    <message>
        <source>The parts miss the logit by {by}: please report this.</source>
        <translation>Les parts manquent le logit de {by}&#xa0;: merci de le signaler.</translation>
    </message>
    <message>
        <source>heads {heads}, MLPs {mlps}, embedding and biases {others}: logit {whole}</source>
        <translation>têtes {heads}, MLP {mlps}, plongement et biais {others}&#xa0;: logit {whole}</translation>
    </message>
    <message>
        <source>The likeliest next token is {token} with {share}.</source>
        <translation>Le token suivant le plus probable est {token} avec {share}.</translation>
    </message>
    <message>
        <source>It wrote {token}, choice {rank} ({share}). The likeliest was {other}, {most}.</source>
        <translation>Il a écrit {token}, choix {rank} ({share}). Le plus probable était {other}, {most}.</translation>
    </message>
    <message>
        <source>It wrote {token} with {share}.</source>
        <translation>Il a écrit {token} avec {share}.</translation>
    </message>
    <message>
        <source>Before, it was almost certain: {tokens}.</source>
        <translation>Avant, il était presque certain&#xa0;: {tokens}.</translation>
    </message>
    <message>
        <source>step {n}</source>
        <translation>étape {n}</translation>
    </message>
    <message>
        <source>one row more in each of {n} patterns</source>
        <translation>une ligne de plus dans chacun des {n} motifs</translation>
    </message>
    <message>
        <source>{token}, {share}; {other}, {most}</source>
        <translation>{token}, {share}&#xa0;; {other}, {most}</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>One or two sentences for the list of lessons</source>
        <translation>Une ou deux phrases pour la liste des leçons</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>You can … (only for the teacher)</source>
        <translation>Vous savez … (pour l’enseignant seul)</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Pour qui</translation>
    </message>
    <message>
        <source>What they need to know</source>
        <translation>Ce qu’il faut savoir</translation>
    </message>
    <message>
        <source>Before you start</source>
        <translation>Avant de commencer</translation>
    </message>
    <message>
        <source>What students need to know from other lessons</source>
        <translation>Ce qu’il faut savoir d’autres leçons</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>id of the lesson that follows</source>
        <translation>identifiant de la leçon suivante</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Polycopié</translation>
    </message>
    <message>
        <source>Pair {pair} of {name}, rotated</source>
        <translation>Paire {pair} de {name}, tournée</translation>
    </message>
    <message>
        <source>Scores of this row, capped at ±{cap}</source>
        <translation>Scores de cette ligne, plafonnés à ±{cap}</translation>
    </message>
    <message>
        <source>{title}: from ({a}, {b}) to ({c}, {d})</source>
        <translation>{title}&#xa0;: de ({a}, {b}) à ({c}, {d})</translation>
    </message>
    <message>
        <source>{title}: {score} becomes {bent}</source>
        <translation>{title}&#xa0;: {score} devient {bent}</translation>
    </message>
    <message>
        <source>– – before</source>
        <translation>– – avant</translation>
    </message>
    <message>
        <source>— after</source>
        <translation>— après</translation>
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
        <translation>{model}, couche {n}</translation>
    </message>
    <message>
        <source>{title} – row “{row}”, A hollow, B filled</source>
        <translation>{title} – ligne «&#xa0;{row}&#xa0;», A creux, B plein</translation>
    </message>
    <message>
        <source>{title} – row “{row}”, A hollow, B filled, lines of B</source>
        <translation>{title} – ligne «&#xa0;{row}&#xa0;», A creux, B plein, traits de B</translation>
    </message>
    <message>
        <source>{n} more word with a smaller share</source>
        <translation>{n} autre mot avec une part plus petite</translation>
    </message>
    <message>
        <source>{n} more words with smaller shares</source>
        <translation>{n} autres mots aux parts plus petites</translation>
    </message>
    <message>
        <source>{n} more token with a smaller share</source>
        <translation>{n} autre token avec une part plus petite</translation>
    </message>
    <message>
        <source>{n} more tokens with smaller shares</source>
        <translation>{n} autres tokens aux parts plus petites</translation>
    </message>
    <message>
        <source>line feed</source>
        <translation>saut de ligne</translation>
    </message>
    <message>
        <source>carriage return</source>
        <translation>retour chariot</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulation</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espace</translation>
    </message>
    <message>
        <source>{character} {number} of {count}</source>
        <translation>{character} {number} sur {count}</translation>
    </message>
    <message>
        <source>byte {code}</source>
        <translation>octet {code}</translation>
    </message>
    <message>
        <source>{n} spaces</source>
        <translation>{n} espaces</translation>
    </message>
    <message>
        <source>{n} line feeds</source>
        <translation>{n} sauts de ligne</translation>
    </message>
    <message>
        <source>step {step} · layer {layer}</source>
        <translation>étape {step} · couche {layer}</translation>
    </message>
    <message>
        <source>Columns sum to 1 and rows do not: query and key look swapped.</source>
        <translation>Les colonnes font 1 et les lignes non&#xa0;: requête et clé semblent échangées.</translation>
    </message>
    <message>
        <source>models return none under sdpa or flash attention: load with attn_implementation=&quot;eager&quot; and call with output_attentions=True</source>
        <translation>les modèles n’en rendent pas sous sdpa ou flash attention&#xa0;: chargez avec attn_implementation=&quot;eager&quot; et appelez avec output_attentions=True</translation>
    </message>
    <message>
        <source>{title}: found Q and K of {n} tokens, whose weights take {gib} GiB; expected at most {most} GiB. The window can still show them: open the file there, on tab 5</source>
        <translation>{title}&#xa0;: trouvé Q et K de {n} tokens, dont les poids prennent {gib} Gio&#xa0;; attendu au plus {most} Gio. La fenêtre les montre quand même&#xa0;: ouvrez-y le fichier, à l’onglet 5</translation>
    </message>
    <message>
        <source>arrays</source>
        <translation>tableaux</translation>
    </message>
    <message>
        <source>{title}: found Q of {n} tokens and K of {n_keys}; expected the same number of both, as their weights do not fit in memory</source>
        <translation>{title}&#xa0;: trouvé Q de {n} tokens et K de {n_keys}&#xa0;; attendu autant des deux, car leurs poids ne tiennent pas en mémoire</translation>
    </message>
    <message>
        <source>{title}: found {n} tokens, expected at most {most}. Save the first {most} of Q and K</source>
        <translation>{title}&#xa0;: trouvé {n} tokens, attendu au plus {most}. Enregistrez les {most} premiers de Q et K</translation>
    </message>
    <message>
        <source>{source}: found {there} and no {lost}; weights need both. Save Q and K, or the attention itself</source>
        <translation>{source}&#xa0;: trouvé {there}, mais pas {lost}&#xa0;; les poids demandent les deux. Enregistrez Q et K, ou l’attention elle-même</translation>
    </message>
    <message>
        <source>{title}: found no layer, expected at least one</source>
        <translation>{title}&#xa0;: trouvé aucune couche, attendu au moins une</translation>
    </message>
    <message>
        <source>Query and key are swapped, as asked.</source>
        <translation>Requête et clé sont échangées, comme demandé.</translation>
    </message>
    <message>
        <source>A batch of {count} texts; this is text {n}.</source>
        <translation>Un lot de {count} textes&#xa0;; voici le texte {n}.</translation>
    </message>
    <message>
        <source>A layer is an .npz with X, W_Q, W_K and W_V, and any of W_O, b_Q, b_K, b_V, b_O</source>
        <translation>Une couche est un fichier .npz avec X, W_Q, W_K et W_V, et au besoin W_O, b_Q, b_K, b_V, b_O</translation>
    </message>
    <message>
        <source>{source}: found the matrices of a layer, expected attention.</source>
        <translation>{source}&#xa0;: trouvé les matrices d’une couche, attendu de l’attention.</translation>
    </message>
    <message>
        <source>{source}: found {there} of a layer, and no {lost}.</source>
        <translation>{source}&#xa0;: trouvé {there} d’une couche, mais pas {lost}.</translation>
    </message>
    <message>
        <source>{title}: no attention arrays in the file (found {names}); {eager}</source>
        <translation>{title}&#xa0;: aucun tableau d’attention dans le fichier (trouvé {names})&#xa0;; {eager}</translation>
    </message>
    <message>
        <source>one array per layer, each with its number</source>
        <translation>un tableau par couche, chacun avec son numéro</translation>
    </message>
    <message>
        <source>The names give layer and head.</source>
        <translation>Les noms donnent couche et tête.</translation>
    </message>
    <message>
        <source>heads of one layer with different shapes</source>
        <translation>des têtes d’une couche de formes différentes</translation>
    </message>
    <message>
        <source>one shape for all</source>
        <translation>une forme pour toutes</translation>
    </message>
    <message>
        <source>{n} steps of generate() are joined; the last token it wrote was never fed in and has no row.</source>
        <translation>{n} étapes de generate() sont réunies&#xa0;; le dernier token écrit n’a jamais été lu et n’a pas de ligne.</translation>
    </message>
    <message>
        <source>steps of layer {layer} with {counts} heads</source>
        <translation>des étapes de la couche {layer} avec {counts} têtes</translation>
    </message>
    <message>
        <source>the same number in each step</source>
        <translation>autant à chaque étape</translation>
    </message>
    <message>
        <source>layer {n}</source>
        <translation>couche {n}</translation>
    </message>
    <message>
        <source>Q {q_shape} and K {k_shape}</source>
        <translation>Q {q_shape} et K {k_shape}</translation>
    </message>
    <message>
        <source>heads and a width that fit together</source>
        <translation>des têtes et une largeur qui vont ensemble</translation>
    </message>
    <message>
        <source>The weights are computed from Q and K, scaled by √d_k, with a causal mask.</source>
        <translation>Les poids sont calculés de Q et K, divisés par √d_k, avec un masque causal.</translation>
    </message>
    <message>
        <source>One matrix: a single head, or the average of several.</source>
        <translation>Une matrice&#xa0;: une seule tête, ou la moyenne de plusieurs.</translation>
    </message>
    <message>
        <source>Axes (head, query, key): one layer of {n} heads.</source>
        <translation>Axes (tête, requête, clé)&#xa0;: une couche de {n} têtes.</translation>
    </message>
    <message>
        <source>Axes (layer, head, query, key).</source>
        <translation>Axes (couche, tête, requête, clé).</translation>
    </message>
    <message>
        <source>Axes (batch, layer, head, query, key).</source>
        <translation>Axes (lot, couche, tête, requête, clé).</translation>
    </message>
    <message>
        <source>Axes (layer, batch, head, query, key).</source>
        <translation>Axes (couche, lot, tête, requête, clé).</translation>
    </message>
    <message>
        <source>2 to 5 axes</source>
        <translation>2 à 5 axes</translation>
    </message>
    <message>
        <source>{title}: {name} of shape {shape} holds a batch of {n} texts; say which one, counted from 0</source>
        <translation>{title}&#xa0;: {name} de forme {shape} contient un lot de {n} textes&#xa0;; dites lequel, compté à partir de 0</translation>
    </message>
    <message>
        <source>text {n}</source>
        <translation>texte {n}</translation>
    </message>
    <message>
        <source>0 to {most}</source>
        <translation>0 à {most}</translation>
    </message>
    <message>
        <source>(heads, query, key) with or without batch</source>
        <translation>(tête, requête, clé) avec ou sans lot</translation>
    </message>
    <message>
        <source>(position, head, width)</source>
        <translation>(position, tête, largeur)</translation>
    </message>
    <message>
        <source>Layers missing in between: {layers}.</source>
        <translation>Couches manquantes entre les autres&#xa0;: {layers}.</translation>
    </message>
    <message>
        <source>The first layer here is layer {layer}.</source>
        <translation>La première couche ici est la couche {layer}.</translation>
    </message>
    <message>
        <source>{title}: found {found}, expected {expected}</source>
        <translation>{title}&#xa0;: trouvé {found}, attendu {expected}</translation>
    </message>
    <message>
        <source>{title}: several arrays, {name} among them, expected a number in each name that says its layer</source>
        <translation>{title}&#xa0;: plusieurs tableaux, dont {name}, attendu dans chaque nom un nombre qui dit sa couche</translation>
    </message>
    <message>
        <source>one without a name</source>
        <translation>un sans nom</translation>
    </message>
    <message>
        <source>{title}: {n_key} attention positions but {n_labels} tokens</source>
        <translation>{title}&#xa0;: {n_key} positions d’attention mais {n_labels} tokens</translation>
    </message>
    <message>
        <source>{title}: found attention of shape {first}, expected at least one head and one token</source>
        <translation>{title}&#xa0;: trouvé de l’attention de forme {first}, attendu au moins une tête et un token</translation>
    </message>
    <message>
        <source>{title}: found layers of shape {first} and {shape}, expected (heads, query, key) with the same tokens in all</source>
        <translation>{title}&#xa0;: trouvé des couches de formes {first} et {shape}, attendu (tête, requête, clé) avec les mêmes tokens dans toutes</translation>
    </message>
    <message>
        <source>{title}: {queries} queries but {keys} keys; expected at least as many keys. Are the axes (head, query, key)?</source>
        <translation>{title}&#xa0;: {queries} requêtes mais {keys} clés&#xa0;; attendu au moins autant de clés. Les axes sont-ils (tête, requête, clé)&#xa0;?</translation>
    </message>
    <message>
        <source>{n} cell is not a finite number; its row is left empty.</source>
        <translation>{n} cellule n’est pas un nombre fini&#xa0;; sa ligne reste vide.</translation>
    </message>
    <message>
        <source>{n} cells are not finite numbers; their rows are left empty.</source>
        <translation>{n} cellules ne sont pas des nombres finis&#xa0;; leurs lignes restent vides.</translation>
    </message>
    <message>
        <source>Causal: no query gives weight to a later token.</source>
        <translation>Causal&#xa0;: aucune requête ne donne de poids à un token ultérieur.</translation>
    </message>
    <message>
        <source>Causal, but for the first row, which gives all tokens the same: padding on the left?</source>
        <translation>Causal, sauf la première ligne, qui donne autant à tous les tokens&#xa0;: remplissage à gauche&#xa0;?</translation>
    </message>
    <message>
        <source>Causal, but for the first {n} rows, which give all tokens the same: padding on the left?</source>
        <translation>Causal, sauf les {n} premières lignes, qui donnent autant à tous les tokens&#xa0;: remplissage à gauche&#xa0;?</translation>
    </message>
    <message>
        <source>Not causal: queries give weight to later tokens.</source>
        <translation>Non causal&#xa0;: des requêtes donnent du poids à des tokens ultérieurs.</translation>
    </message>
    <message>
        <source>Rows sum to 1.</source>
        <translation>Les lignes font 1.</translation>
    </message>
    <message>
        <source>Some numbers are negative: these look like scores, not weights.</source>
        <translation>Certains nombres sont négatifs&#xa0;: ce sont sans doute des scores, non des poids.</translation>
    </message>
    <message>
        <source>They are shown as they are.</source>
        <translation>Elles sont montrées telles quelles.</translation>
    </message>
    <message>
        <source>Those above 1 are shown divided by their sum, the others as they are.</source>
        <translation>Celles au-dessus de 1 sont divisées par leur somme, les autres telles quelles.</translation>
    </message>
    <message>
        <source>Rows sum to {mean} on average: dropout, or a sink that is not shown?</source>
        <translation>Les lignes font {mean} en moyenne&#xa0;: dropout, ou un puits non montré&#xa0;?</translation>
    </message>
    <message>
        <source>an array of shape {shape}</source>
        <translation>un tableau de forme {shape}</translation>
    </message>
    <message>
        <source>{name} of shape {shape}</source>
        <translation>{name} de forme {shape}</translation>
    </message>
    <message>
        <source>unembedding: found {shape}, expected a column for each of {n} words</source>
        <translation>unembedding&#xa0;: {shape} trouvé, une colonne attendue pour chacun des {n} mots</translation>
    </message>
    <message>
        <source>unembedding: found a number that is not finite</source>
        <translation>unembedding&#xa0;: un nombre trouvé qui n’est pas fini</translation>
    </message>
    <message>
        <source>This layer has no unembedding that tells which token comes next.</source>
        <translation>Cette couche n’a pas d’unembedding qui dise quel token suit.</translation>
    </message>
    <message>
        <source>save plain arrays, one for each layer: np.savez(path, layer_0=a0, layer_1=a1)</source>
        <translation>enregistrez de simples tableaux, un par couche&#xa0;: np.savez(path, layer_0=a0, layer_1=a1)</translation>
    </message>
    <message>
        <source>{name}: found {found}, expected {magic}, with which a NumPy file begins. Copy it again, or save it again</source>
        <translation>{name}&#xa0;: trouvé {found}, attendu {magic}, par quoi commence un fichier NumPy. Copiez-le ou enregistrez-le à nouveau</translation>
    </message>
    <message>
        <source>{path}: the archive is damaged ({said}), expected a whole .npz. Copy it again, or save it again</source>
        <translation>{path}&#xa0;: l’archive est abîmée ({said}), attendu un .npz entier. Copiez-la ou enregistrez-la à nouveau</translation>
    </message>
    <message>
        <source>{name}: this is a pickle, which may run code and is not read; {plain}</source>
        <translation>{name}&#xa0;: c’est un pickle, qui peut exécuter du code et n’est pas lu&#xa0;; {plain}</translation>
    </message>
    <message>
        <source>{where}: the header of the array is damaged, expected one as np.save writes it. Copy the file again, or save it again</source>
        <translation>{where}&#xa0;: l’en-tête du tableau est abîmé, attendu tel que np.save l’écrit. Copiez ou enregistrez le fichier à nouveau</translation>
    </message>
    <message>
        <source>{where}: found shape {shape}, which takes {wanted} bytes, expected at most {limit}. Save it again, or less of it</source>
        <translation>{where}&#xa0;: trouvé la forme {shape}, qui occupe {wanted} octets, attendu au plus {limit}. Enregistrez-le à nouveau, ou une partie</translation>
    </message>
    <message>
        <source>{where}: the data ends after {n_data} bytes; its header promises {wanted}. An unfinished download?</source>
        <translation>{where}&#xa0;: les données se terminent après {n_data} octets&#xa0;; l’en-tête en promet {wanted}. Un téléchargement inachevé&#xa0;?</translation>
    </message>
    <message>
        <source>{where}: the file holds pickled objects, which are not read for safety; {plain}</source>
        <translation>{where}&#xa0;: le fichier contient des objets «&#xa0;pickle&#xa0;», qui ne sont pas lus par sécurité&#xa0;; {plain}</translation>
    </message>
    <message>
        <source>{path}: the archive holds no arrays; {plain}</source>
        <translation>{path}&#xa0;: l’archive ne contient pas de tableaux&#xa0;; {plain}</translation>
    </message>
    <message>
        <source>{where}: found {dtype}, expected numbers. bfloat16 is saved by NumPy as raw bytes: convert it with .float() first, or save it as safetensors</source>
        <translation>{where}&#xa0;: trouvé {dtype}, attendu des nombres. NumPy enregistre bfloat16 en octets bruts&#xa0;: convertissez-le d’abord avec .float(), ou enregistrez-le en safetensors</translation>
    </message>
    <message>
        <source>{path}: {total} bytes, expected at most {largest}</source>
        <translation>{path}&#xa0;: {total} octets, attendu {largest} au plus</translation>
    </message>
    <message>
        <source>layer: found index {place}, expected 0 to {n_layers}; the captured layers are {numbers}</source>
        <translation>couche&#xa0;: trouvé l’indice {place}, attendu 0 à {n_layers}&#xa0;; les couches enregistrées sont {numbers}</translation>
    </message>
    <message>
        <source>found {attention}, expected an array, a tensor or several</source>
        <translation>trouvé {attention}, attendu un tableau, un tenseur ou plusieurs</translation>
    </message>
    <message>
        <source>The model returned no attention: load it with attn_implementation=&quot;eager&quot; and call it with output_attentions=True</source>
        <translation>Le modèle n’a pas rendu d’attention&#xa0;: chargez-le avec attn_implementation=&quot;eager&quot; et appelez-le avec output_attentions=True</translation>
    </message>
    <message>
        <source>found a {name} that has no numbers: {error}</source>
        <translation>trouvé un {name} qui n’a pas de nombres&#xa0;: {error}</translation>
    </message>
    <message>
        <source>found a {name} where an array or tensor was expected: {error}</source>
        <translation>trouvé un {name} là où un tableau ou un tenseur était attendu&#xa0;: {error}</translation>
    </message>
    <message>
        <source>found {name} of {dtype}, expected numbers</source>
        <translation>trouvé {name} de {dtype}, attendu des nombres</translation>
    </message>
    <message>
        <source>{path}: {how} belongs to captured attention, which ends in {suffixes}</source>
        <translation>{path}&#xa0;: {how} va avec de l’attention enregistrée, qui se termine par {suffixes}</translation>
    </message>
    <message>
        <source>{title}: a store has one text, and its rows are queries</source>
        <translation>{title}&#xa0;: un entrepôt a un seul texte, et ses lignes sont des requêtes</translation>
    </message>
    <message>
        <source>tokens: found {n_tokens}, expected {n_key} for {title}</source>
        <translation>tokens&#xa0;: trouvé {n_tokens}, attendu {n_key} pour {title}</translation>
    </message>
    <message>
        <source>There is no display for a window. Save the arrays with numpy.savez and draw them with `attnviz render FILE -o picture.png`</source>
        <translation>Il n’y a pas d’écran pour une fenêtre. Enregistrez les tableaux avec numpy.savez et dessinez-les avec `attnviz render FILE -o picture.png`</translation>
    </message>
    <message>
        <source>{place}: already exists and is not a Zarr store. Choose another name</source>
        <translation>{place}&#xa0;: existe déjà et n’est pas un entrepôt Zarr. Choisissez un autre nom</translation>
    </message>
    <message>
        <source>{place}: cannot be written: {strerror}</source>
        <translation>{place}&#xa0;: impossible à écrire&#xa0;: {strerror}</translation>
    </message>
    <message>
        <source>{name}: not a readable Zarr v3 store: {said}. Copy the whole folder, or capture it again</source>
        <translation>{name}&#xa0;: ce n’est pas un entrepôt Zarr v3 lisible&#xa0;: {said}. Copiez tout le dossier, ou refaites la capture</translation>
    </message>
    <message>
        <source>{name}: found the arrays {arrays}, expected a store that `attnviz capture MODEL --text … -o NAME.zarr` wrote</source>
        <translation>{name}&#xa0;: trouvé les tableaux {arrays}, attendu un entrepôt écrit par `attnviz capture MODEL --text … -o NAME.zarr`</translation>
    </message>
    <message>
        <source>{name}: was not written to its end. Capture it again</source>
        <translation>{name}&#xa0;: n’a pas été écrit jusqu’au bout. Refaites la capture</translation>
    </message>
    <message>
        <source>{name}: attention: found shape {shape}, expected (layer, head, query, key)</source>
        <translation>{name}&#xa0;: attention&#xa0;: trouvé la forme {shape}, attendu (couche, tête, requête, clé)</translation>
    </message>
    <message>
        <source>{name}: expected {n} tokens and ids for {n} rows</source>
        <translation>{name}&#xa0;: attendu {n} tokens et identifiants pour {n} lignes</translation>
    </message>
    <message>
        <source>{name}: a layer takes {size} bytes, expected at most {largest_layer}</source>
        <translation>{name}&#xa0;: une couche occupe {size} octets, attendu {largest_layer} au plus</translation>
    </message>
    <message>
        <source>{name}: {key}: found a grid of {n} pieces, expected at most {most}. Capture it again</source>
        <translation>{name}&#xa0;: {key}&#xa0;: grille de {n} morceaux trouvée, {most} au plus attendus. Refaites la capture</translation>
    </message>
    <message>
        <source>{name}: {key}: found {done} of {all} pieces. Copy the whole folder, or capture it again</source>
        <translation>{name}&#xa0;: {key}&#xa0;: trouvé {done} morceaux sur {all}. Copiez tout le dossier, ou refaites la capture</translation>
    </message>
    <message>
        <source>{name}: {level}: expected shape {shape}</source>
        <translation>{name}&#xa0;: {level}&#xa0;: attendu la forme {shape}</translation>
    </message>
    <message>
        <source>{name}: {place}: found {found}, expected the number of positions that a score is the mean of. Capture it again</source>
        <translation>{name}&#xa0;: {place}&#xa0;: trouvé {found}, attendu le nombre de positions dont un score est la moyenne. Refaites la capture</translation>
    </message>
    <message>
        <source>{name}: {key}: packed with {codec}, which is not read; expected one of {codecs}</source>
        <translation>{name}&#xa0;: {key}&#xa0;: compressé avec {codec}, qui n’est pas lu&#xa0;; attendu l’un de {codecs}</translation>
    </message>
    <message>
        <source>Zarr: zarr is not installed. Install it: {install}</source>
        <translation>Zarr&#xa0;: zarr n’est pas installé. Installez-le&#xa0;: {install}</translation>
    </message>
    <message>
        <source>RoPE off: this model has learned positions and rotates nothing</source>
        <translation>RoPE désactivé&#xa0;: ce modèle a des positions apprises et ne tourne rien</translation>
    </message>
    <message>
        <source>soft cap off: this model has none</source>
        <translation>plafond doux coupé&#xa0;: ce modèle n’en a pas</translation>
    </message>
    <message>
        <source>temperature: found {value}, expected a number above 0</source>
        <translation>temperature&#xa0;: trouvé {value}, attendu un nombre supérieur à 0</translation>
    </message>
    <message>
        <source>window: found {window}, expected at least 1</source>
        <translation>fenêtre&#xa0;: trouvé {window}, attendu au moins 1</translation>
    </message>
    <message>
        <source>{array} cannot be held; these can: {held}</source>
        <translation>{array} ne peut pas être fixé&#xa0;; ceux-ci le peuvent&#xa0;: {held}</translation>
    </message>
    <message>
        <source>held number of {array}: a head is needed</source>
        <translation>nombre fixé de {array}&#xa0;: il faut une tête</translation>
    </message>
    <message>
        <source>held number of {array}: it has no head</source>
        <translation>nombre fixé de {array}&#xa0;: il n’a pas de tête</translation>
    </message>
    <message>
        <source>held number: found {value}, expected a finite number</source>
        <translation>nombre fixé&#xa0;: trouvé {value}, attendu un nombre fini</translation>
    </message>
    <message>
        <source>stage: found {stage}, expected masked or scaled</source>
        <translation>stade&#xa0;: trouvé {stage}, attendu masked ou scaled</translation>
    </message>
    <message>
        <source>held score: found {value}, expected a finite number</source>
        <translation>score fixé&#xa0;: trouvé {value}, attendu un nombre fini</translation>
    </message>
    <message>
        <source>values of head {layer}.{head}: found shape {shape}, expected ({n_tokens}, {d_k}); the two texts need the same number of tokens</source>
        <translation>valeurs de la tête {layer}.{head}&#xa0;: trouvé la forme {shape}, attendu ({n_tokens}, {d_k})&#xa0;; il faut autant de tokens dans les deux textes</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected 0 to {size}</source>
        <translation>{name}&#xa0;: trouvé {value}, attendu 0 à {size}</translation>
    </message>
    <message>
        <source>held row: found {n_row} weights, expected {n_tokens}, one per token</source>
        <translation>ligne fixée&#xa0;: trouvé {n_row} poids, attendu {n_tokens}, un par token</translation>
    </message>
    <message>
        <source>held row: expected finite numbers</source>
        <translation>ligne fixée&#xa0;: attendu des nombres finis</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected 1 to 10,000,000</source>
        <translation>{name}&#xa0;: trouvé {value}, attendu 1 à 10&#x202f;000&#x202f;000</translation>
    </message>
    <message>
        <source>key/value heads: found {n_kv_heads}, expected a number that divides the {n_heads} query heads</source>
        <translation>têtes clé/valeur&#xa0;: trouvé {n_kv_heads}, attendu un nombre qui divise les {n_heads} têtes de requête</translation>
    </message>
    <message>
        <source>attnviz opens dense decoder models: {families}.</source>
        <translation>attnviz ouvre les modèles décodeurs denses&#xa0;: {families}.</translation>
    </message>
    <message>
        <source>an audio model</source>
        <translation>un modèle audio</translation>
    </message>
    <message>
        <source>a mixture of experts</source>
        <translation>un mélange d’experts (mixture of experts)</translation>
    </message>
    <message>
        <source>a model that reads images</source>
        <translation>un modèle qui lit des images</translation>
    </message>
    <message>
        <source>an encoder with a decoder</source>
        <translation>un encodeur avec un décodeur</translation>
    </message>
    <message>
        <source>a recurrent model</source>
        <translation>un modèle récurrent</translation>
    </message>
    <message>
        <source>an encoder: it does not write text</source>
        <translation>un encodeur&#xa0;: il n’écrit pas de texte</translation>
    </message>
    <message>
        <source>{source}: {kind} is {what}. {tail}</source>
        <translation>{source}&#xa0;: {kind} est {what}. {tail}</translation>
    </message>
    <message>
        <source>{source}: it does not name the kind of its model. {tail}</source>
        <translation>{source}&#xa0;: le type du modèle n’y est pas nommé. {tail}</translation>
    </message>
    <message>
        <source>{source}: {kind} is not a supported family. {tail}</source>
        <translation>{source}&#xa0;: {kind} n’est pas une famille prise en charge. {tail}</translation>
    </message>
    <message>
        <source>{source}: {name} is {count}: a mixture of experts. attnviz opens dense decoder models</source>
        <translation>{source}&#xa0;: {name} est {count}&#xa0;: un mélange d’experts (mixture of experts). attnviz ouvre les modèles décodeurs denses</translation>
    </message>
    <message>
        <source>with {method}</source>
        <translation>avec {method}</translation>
    </message>
    <message>
        <source>in a way that is not read</source>
        <translation>d’une façon qui n’est pas lue</translation>
    </message>
    <message>
        <source>{source}: the weights are quantised {named}. attnviz reads F32, F16 and BF16 of Hugging Face, and GGUF files: open the model as it was before, or a GGUF file of it</source>
        <translation>{source}&#xa0;: les poids sont quantifiés {named}. attnviz lit F32, F16 et BF16 de Hugging Face, et les fichiers GGUF&#xa0;: ouvrez le modèle tel qu’il était avant, ou un fichier GGUF de lui</translation>
    </message>
    <message>
        <source>{n} kinds</source>
        <translation>{n} types</translation>
    </message>
    <message>
        <source>one for each of the {n_layers} layers</source>
        <translation>un pour chacune des {n_layers} couches</translation>
    </message>
    <message>
        <source>{source}: sliding_window: found {size}, expected at least 1</source>
        <translation>{source}&#xa0;: sliding_window&#xa0;: trouvé {size}, attendu au moins 1</translation>
    </message>
    <message>
        <source>{source}: {name}: found {found}, expected one of {activations}</source>
        <translation>{source}&#xa0;: {name}&#xa0;: trouvé {found}, attendu l’un de {activations}</translation>
    </message>
    <message>
        <source>{source}: {name}: found {width}, expected a multiple of the {n_heads} heads</source>
        <translation>{source}&#xa0;: {name}&#xa0;: trouvé {width}, attendu un multiple des {n_heads} têtes</translation>
    </message>
    <message>
        <source>at least the {n_heads} heads</source>
        <translation>au moins les {n_heads} têtes</translation>
    </message>
    <message>
        <source>{source}: keys and values of different widths are not read</source>
        <translation>{source}&#xa0;: des clés et valeurs de largeurs différentes ne sont pas lues</translation>
    </message>
    <message>
        <source>token: found {token}, expected 0 to {vocab_size}</source>
        <translation>token&#xa0;: trouvé {token}, attendu 0 à {vocab_size}</translation>
    </message>
    <message>
        <source>No tokenizer.json beside the weights. Without it text cannot be split into tokens.</source>
        <translation>Pas de tokenizer.json à côté des poids. Sans lui le texte ne peut être découpé en tokens.</translation>
    </message>
    <message>
        <source>The config says that the output matrix is separate, but the file has no lm_head.weight: the token embedding is used instead.</source>
        <translation>La configuration dit que la matrice de sortie est à part, mais le fichier n’a pas de lm_head.weight&#xa0;: le plongement des tokens la remplace.</translation>
    </message>
    <message>
        <source>{place}: no such file or folder</source>
        <translation>{place}&#xa0;: ni fichier ni dossier de ce nom</translation>
    </message>
    <message>
        <source>part {n}</source>
        <translation>la partie {n}</translation>
    </message>
    <message>
        <source>a part</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>{path}: found {which} of a model in {count} files, expected one file. Put them together with llama.cpp: llama-gguf-split --merge FIRST-PART NEW-FILE</source>
        <translation>{path}&#xa0;: trouvé {which} d’un modèle en {count} fichiers, attendu un seul fichier. Réunissez-les avec llama.cpp&#xa0;: llama-gguf-split --merge FIRST-PART NEW-FILE</translation>
    </message>
    <message>
        <source>{path}: a GGML file from before GGUF (August 2023), which is not read. Convert it with llama.cpp, or get a GGUF file of the model</source>
        <translation>{path}&#xa0;: un fichier GGML d’avant GGUF (août 2023), qui n’est pas lu. Convertissez-le avec llama.cpp, ou prenez un fichier GGUF du modèle</translation>
    </message>
    <message>
        <source>{path}: found neither a GGUF nor a safetensors file; expected one of them, or a folder with config.json and safetensors</source>
        <translation>{path}&#xa0;: trouvé ni GGUF ni safetensors&#xa0;; attendu l’un d’eux, ou un dossier avec config.json et safetensors</translation>
    </message>
    <message>
        <source>the model that it was made for</source>
        <translation>le modèle pour lequel il a été fait</translation>
    </message>
    <message>
        <source>{path}: found an adapter (LoRA), expected a whole model. Merge it into {model} (merge_and_unload of peft), save that and open it</source>
        <translation>{path}&#xa0;: trouvé un adaptateur (LoRA), attendu un modèle entier. Fusionnez-le dans {model} (merge_and_unload de peft), enregistrez cela et ouvrez-le</translation>
    </message>
    <message>
        <source>{path}: found {n_inside} GGUF files, expected one. Open one of them: {shown}</source>
        <translation>{path}&#xa0;: trouvé {n_inside} fichiers GGUF, attendu un seul. Ouvrez l’un d’eux&#xa0;: {shown}</translation>
    </message>
    <message>
        <source>{path}: no config.json beside the weights; it says how the model is built</source>
        <translation>{path}&#xa0;: pas de config.json à côté des poids&#xa0;; il dit comment le modèle est construit</translation>
    </message>
    <message>
        <source>The config names {other}, which was not made to predict the next token: its attention weights are its own, but “Next token” says little.</source>
        <translation>La configuration nomme {other}, qui n’a pas été fait pour prédire le token suivant&#xa0;: les poids d’attention sont les siens, mais «&#xa0;Token suivant&#xa0;» dit peu de chose.</translation>
    </message>
    <message>
        <source>{path}: this file uses {stored_as}, in the tensor {name}. attnviz reads {known}</source>
        <translation>{path}&#xa0;: ce fichier utilise {stored_as}, dans le tenseur {name}. attnviz lit {known}</translation>
    </message>
    <message>
        <source>The file has {found} layers, the config counts {n}: the others are left out.</source>
        <translation>Le fichier a {found} couches, la configuration en compte {n}&#xa0;: les autres sont laissées de côté.</translation>
    </message>
    <message>
        <source>{source}: the tensor {name} holds infinite numbers or NaN, expected finite numbers. Get the file again</source>
        <translation>{source}&#xa0;: le tenseur {name} contient des nombres infinis ou NaN, attendu des nombres finis. Récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>With these changes the numbers behind layer {n} are larger than float32 holds. Take one of the changes back</source>
        <translation>Avec ces changements, les nombres après la couche {n} dépassent ce que float32 peut contenir. Annulez un des changements</translation>
    </message>
    <message>
        <source>{source}: the numbers behind layer {n} are larger than float32 holds. Are its weights damaged? Get the file again</source>
        <translation>{source}&#xa0;: les nombres après la couche {n} dépassent ce que float32 peut contenir. Ses poids sont-ils abîmés&#xa0;? Récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>tokens: found shape {shape}, expected a list of at least one</source>
        <translation>tokens&#xa0;: trouvé la forme {shape}, attendu une liste d’au moins un</translation>
    </message>
    <message>
        <source>tokens: found id {found}, expected 0 to {vocab_size}</source>
        <translation>tokens&#xa0;: trouvé l’identifiant {found}, attendu 0 à {vocab_size}</translation>
    </message>
    <message>
        <source>{n_tokens} tokens, the model has {max_tokens} positions. Shorten the text</source>
        <translation>{n_tokens} tokens, le modèle a {max_tokens} positions. Raccourcissez le texte</translation>
    </message>
    <message>
        <source>layer: found {layer}, expected 0 to {n_layers}</source>
        <translation>couche&#xa0;: trouvé {layer}, attendu 0 à {n_layers}</translation>
    </message>
    <message>
        <source>{source}: the tensor {one} is missing. An unfinished download?</source>
        <translation>{source}&#xa0;: le tenseur {one} manque. Un téléchargement inachevé&#xa0;?</translation>
    </message>
    <message>
        <source>{source}: the tensor {lost} is missing, though {there} is present. An unfinished download?</source>
        <translation>{source}&#xa0;: le tenseur {lost} manque, alors que {there} est là. Un téléchargement inachevé&#xa0;?</translation>
    </message>
    <message>
        <source>{source}: found the tensor {one}, which layers of {family} do not have. Without it the numbers would be wrong</source>
        <translation>{source}&#xa0;: trouvé le tenseur {one}, que les couches de {family} n’ont pas. Sans lui les nombres seraient faux</translation>
    </message>
    <message>
        <source>any</source>
        <translation>quelconque</translation>
    </message>
    <message>
        <source>{source}: {one}: found shape {shape}, expected ({wanted}) from the config</source>
        <translation>{source}&#xa0;: {one}&#xa0;: trouvé la forme {shape}, attendu ({wanted}) d’après la configuration</translation>
    </message>
    <message>
        <source>This file uses {name}. attnviz reads {known}.</source>
        <translation>Ce fichier utilise {name}. attnviz lit {known}.</translation>
    </message>
    <message>
        <source>{model}: no place for random tokens written twice</source>
        <translation>{model}&#xa0;: pas de place pour des tokens au hasard écrits deux fois</translation>
    </message>
    <message>
        <source>base of RoPE: found {base}, expected more than 1</source>
        <translation>base de RoPE&#xa0;: trouvé {base}, attendu plus de 1</translation>
    </message>
    <message>
        <source>trained context of RoPE: found {context}, expected at least 2 tokens</source>
        <translation>contexte d’entraînement de RoPE&#xa0;: trouvé {context}, attendu au moins 2 tokens</translation>
    </message>
    <message>
        <source>a table of its own</source>
        <translation>une table à part</translation>
    </message>
    <message>
        <source>an object or null</source>
        <translation>un objet ou null</translation>
    </message>
    <message>
        <source>{source}: {share}: found {part}, which turns {width} of {d_k} numbers; expected an even number of them</source>
        <translation>{source}&#xa0;: {share}&#xa0;: trouvé {part}, qui tourne {width} nombres sur {d_k}&#xa0;; attendu un nombre pair</translation>
    </message>
    <message>
        <source>{source}: RoPE type: found {kind}, expected one of {types}</source>
        <translation>{source}&#xa0;: type de RoPE&#xa0;: trouvé {kind}, attendu l’un de {types}</translation>
    </message>
    <message>
        <source>{n} numbers</source>
        <translation>{n} nombres</translation>
    </message>
    <message>
        <source>{count} numbers, one per pair</source>
        <translation>{count} nombres, un par paire</translation>
    </message>
    <message>
        <source>a number that is not above 0</source>
        <translation>un nombre qui n’est pas supérieur à 0</translation>
    </message>
    <message>
        <source>numbers above 0</source>
        <translation>des nombres supérieurs à 0</translation>
    </message>
    <message>
        <source>an even number up to {d_k}</source>
        <translation>un nombre pair jusqu’à {d_k}</translation>
    </message>
    <message>
        <source>one of {types}</source>
        <translation>l’un de {types}</translation>
    </message>
    <message>
        <source>RoPE divisors: found {n_divisors}, expected {width}, one per pair</source>
        <translation>diviseurs de RoPE&#xa0;: trouvé {n_divisors}, attendu {width}, un par paire</translation>
    </message>
    <message>
        <source>{name}: not a safetensors file: found {n} bytes, and it has no header. Get the file again</source>
        <translation>{name}&#xa0;: ce n’est pas un fichier safetensors&#xa0;: trouvé {n} octets, sans en-tête. Récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>{name}: not a safetensors file: found a header of {length} bytes, expected 2 to {max_header}</source>
        <translation>{name}&#xa0;: ce n’est pas un fichier safetensors&#xa0;: trouvé un en-tête de {length} octets, attendu 2 à {max_header}</translation>
    </message>
    <message>
        <source>{index}: found {n_names} weight files, expected at most {max_shards}</source>
        <translation>{index}&#xa0;: trouvé {n_names} fichiers de poids, attendu {max_shards} au plus</translation>
    </message>
    <message>
        <source>{parent}: {n_missing} of {n_names} weight files are missing: {shown}. An unfinished download?</source>
        <translation>{parent}&#xa0;: {n_missing} fichiers de poids sur {n_names} manquent&#xa0;: {shown}. Un téléchargement inachevé&#xa0;?</translation>
    </message>
    <message>
        <source>{parent}: found {total} bytes of headers in {n_names} weight files, expected at most {max_header}</source>
        <translation>{parent}&#xa0;: trouvé {total} octets d’en-têtes dans {n_names} fichiers de poids, attendu {max_header} au plus</translation>
    </message>
    <message>
        <source>{name}: the tensor {key} is missing; {index} lists it</source>
        <translation>{name}&#xa0;: le tenseur {key} manque&#xa0;; {index} le mentionne</translation>
    </message>
    <message>
        <source>{path}: found {n_found} safetensors files and no {index}, which would say what lies where</source>
        <translation>{path}&#xa0;: trouvé {n_found} fichiers safetensors et pas de {index}, qui dirait ce qui est où</translation>
    </message>
    <message>
        <source>{path}: found no weights, expected model.safetensors or {index}</source>
        <translation>{path}&#xa0;: trouvé aucun poids, attendu model.safetensors ou {index}</translation>
    </message>
    <message>
        <source>{name}: the weights are in a pickle, which may run code and is not read. Save the model as safetensors: model.save_pretrained(FOLDER)</source>
        <translation>{name}&#xa0;: les poids sont dans un pickle, qui peut exécuter du code et n’est pas lu. Enregistrez le modèle en safetensors&#xa0;: model.save_pretrained(FOLDER)</translation>
    </message>
    <message>
        <source>{name}: the header is damaged: expected JSON. Get the file again</source>
        <translation>{name}&#xa0;: l’en-tête est abîmé&#xa0;: attendu du JSON. Récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>{name}: the header is damaged: expected a JSON object</source>
        <translation>{name}&#xa0;: l’en-tête est abîmé&#xa0;: attendu un objet JSON</translation>
    </message>
    <message>
        <source>no description</source>
        <translation>pas de description</translation>
    </message>
    <message>
        <source>no dtype</source>
        <translation>pas de dtype</translation>
    </message>
    <message>
        <source>a shape or position that is not a list of whole numbers</source>
        <translation>une forme ou une position qui n’est pas une liste de nombres entiers</translation>
    </message>
    <message>
        <source>{n_bytes} bytes for shape {shape} of {stored_as}</source>
        <translation>{n_bytes} octets pour la forme {shape} de {stored_as}</translation>
    </message>
    <message>
        <source>{name}: the header is damaged at {key}: found {found}. Get the file again</source>
        <translation>{name}&#xa0;: l’en-tête est abîmé à {key}&#xa0;: trouvé {found}. Récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>{index}: found no weight_map, expected the files of the tensors by name. Get the file again</source>
        <translation>{index}&#xa0;: pas de weight_map, attendu les fichiers des tenseurs par nom. Récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>{index}: {key}: found {name}, expected a file name. Get the file again</source>
        <translation>{index}&#xa0;: {key}&#xa0;: trouvé {name}, attendu un nom de fichier. Récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>{name}: the file stores it as {stored_as}. attnviz reads {read}.</source>
        <translation>{name}&#xa0;: le fichier le stocke en {stored_as}. attnviz lit {read}.</translation>
    </message>
    <message>
        <source>The file does not say how its text is split (tokenizer.ggml.pre): it is split as for GPT-2, and token boundaries may differ from the model’s.</source>
        <translation>Le fichier ne dit pas comment son texte est découpé (tokenizer.ggml.pre)&#xa0;: il est découpé comme pour GPT-2, et les limites des tokens peuvent différer de celles du modèle.</translation>
    </message>
    <message>
        <source>{name}: the pre-tokenizer {pre} is unknown, so text cannot be split into the model’s tokens; known: {known}</source>
        <translation>{name}&#xa0;: le pré-tokenizer {pre} n’est pas connu, le texte ne peut donc être découpé en tokens du modèle&#xa0;; sont connus {known}</translation>
    </message>
    <message>
        <source>{path}: the file is empty; an unfinished download?</source>
        <translation>{path}&#xa0;: le fichier est vide&#xa0;; un téléchargement inachevé&#xa0;?</translation>
    </message>
    <message>
        <source>{n} bytes</source>
        <translation>{n} octets</translation>
    </message>
    <message>
        <source>{name}: the file ends at {size}; its header promises {promised}. An unfinished download?</source>
        <translation>{name}&#xa0;: le fichier se termine à {size}&#xa0;; son en-tête promet {promised}. Un téléchargement inachevé&#xa0;?</translation>
    </message>
    <message>
        <source>{name}: the header is damaged: {key} and {other} lie in the same place. Get the file again</source>
        <translation>{name}&#xa0;: l’en-tête est abîmé&#xa0;: {key} et {other} sont au même endroit. Récupérez le fichier à nouveau</translation>
    </message>
    <message>
        <source>{path}: found over {largest} MiB, expected at most that</source>
        <translation>{path}&#xa0;: trouvé plus de {largest} Mio, attendu cela au plus</translation>
    </message>
    <message>
        <source>{path}: expected a table in UTF-8</source>
        <translation>{path}&#xa0;: attendu un tableau en UTF-8</translation>
    </message>
    <message>
        <source>{path}: not a table: {error}</source>
        <translation>{path}&#xa0;: ce n’est pas un tableau&#xa0;: {error}</translation>
    </message>
    <message>
        <source>Parquet: pyarrow is not installed. Install it ({install}), or take a .csv file</source>
        <translation>Parquet&#xa0;: pyarrow n’est pas installé. Installez-le ({install}), ou prenez un fichier .csv</translation>
    </message>
    <message>
        <source>{path}: the file is damaged: {said}</source>
        <translation>{path}&#xa0;: le fichier est abîmé&#xa0;: {said}</translation>
    </message>
    <message>
        <source>{name}: not a survey of heads: found the columns {columns}; expected {expected}. `attnviz survey MODEL --texts FILE -o {name}` writes one</source>
        <translation>{name}&#xa0;: ce n’est pas un relevé de têtes&#xa0;: trouvé les colonnes {columns}&#xa0;; attendu {expected}. `attnviz survey MODEL --texts FILE -o {name}` en écrit un</translation>
    </message>
    <message>
        <source>{where}: found {n_row} cells, expected {n_columns}</source>
        <translation>{where}&#xa0;: trouvé {n_row} cellules, attendu {n_columns}</translation>
    </message>
    <message>
        <source>{where}: text {number}, head {layer}.{head} appears again</source>
        <translation>{where}&#xa0;: le texte {number}, tête {layer}.{head}, figure ici une deuxième fois</translation>
    </message>
    <message>
        <source>{where}: text {number} has {n_tokens} tokens here, {tokens} before</source>
        <translation>{where}&#xa0;: le texte {number} a ici {n_tokens} tokens, avant {tokens}</translation>
    </message>
    <message>
        <source>{name}: the table has no lines</source>
        <translation>{name}&#xa0;: le tableau n’a pas de ligne</translation>
    </message>
    <message>
        <source>{name}: found {n_found} lines for {n_numbers} texts with {n_layers} × {n_heads} heads, expected {n_numbers2}: a line for every head of every text</source>
        <translation>{name}&#xa0;: trouvé {n_found} lignes pour {n_numbers} textes avec {n_layers} × {n_heads} têtes, attendu {n_numbers2}&#xa0;: une ligne pour chaque tête de chaque texte</translation>
    </message>
    <message>
        <source>{where}: {column}: found {cell}, expected a whole number from {least}</source>
        <translation>{where}&#xa0;: {column}&#xa0;: trouvé {cell}, attendu un nombre entier à partir de {least}</translation>
    </message>
    <message>
        <source>{where}: {column}: found {cell}, expected a number or nothing</source>
        <translation>{where}&#xa0;: {column}&#xa0;: trouvé {cell}, attendu un nombre ou rien</translation>
    </message>
    <message>
        <source>Row {number} reads</source>
        <translation>La ligne {number} lit</translation>
    </message>
    <message>
        <source>{n} × {n} cells per pixel, the largest of its last row shown</source>
        <translation>{n} × {n} cellules par pixel, la plus grande de la dernière ligne affichée</translation>
    </message>
    <message>
        <source>{n} × {n} cells per pixel</source>
        <translation>{n} × {n} cellules par pixel</translation>
    </message>
    <message>
        <source>being computed</source>
        <translation>en cours de calcul</translation>
    </message>
    <message>
        <source>overview exact, details {done}, Esc stops</source>
        <translation>vue d’ensemble exacte, détails {done}, Échap arrête</translation>
    </message>
    <message>
        <source>overview exact, details stopped at {done}</source>
        <translation>vue d’ensemble exacte, détails arrêtés à {done}</translation>
    </message>
    <message>
        <source>{name}, head {head}: {n} tokens. Weights are computed from Q and K where you look.</source>
        <translation>{name}, tête {head}&#xa0;: {n} tokens. Les poids sont calculés à partir de Q et K là où vous regardez.</translation>
    </message>
    <message>
        <source>Ctrl+wheel or + and − zoom, Home shows all, Ctrl+J goes to a token, L: colours.</source>
        <translation>Ctrl+molette ou + et − pour zoomer, Début pour tout voir, Ctrl+J pour aller à un token, L&#xa0;: couleurs.</translation>
    </message>
    <message>
        <source>{place}: weight {weight}</source>
        <translation>{place}&#xa0;: poids {weight}</translation>
    </message>
    <message>
        <source>{source}: the tokenizer gives token {beyond}, expected 0 to {most}, the tokens of the model. Are the tokenizer and the weights of one model?</source>
        <translation>{source}&#xa0;: le tokenizer donne le token {beyond}, attendu 0 à {most}, les tokens du modèle. Le tokenizer et les poids sont-ils du même modèle&#xa0;?</translation>
    </message>
    <message>
        <source>this row has no counterpart in the other text ({other} tokens, this one has {n}): rows are aligned from the end</source>
        <translation>cette ligne n’a pas d’équivalent dans l’autre texte ({other} tokens, celui-ci en a {n})&#xa0;: les lignes sont alignées depuis la fin</translation>
    </message>
    <message>
        <source>{name}: a part of the store cannot be read: {error}. Copy the whole folder, or capture it again</source>
        <translation>{name}&#xa0;: une partie de l’entrepôt est illisible&#xa0;: {error}. Copiez tout le dossier, ou refaites la capture</translation>
    </message>
    <message>
        <source>{step}, head {number}</source>
        <translation>{step}, tête {number}</translation>
    </message>
    <message>
        <source>first token hidden</source>
        <translation>premier token masqué</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Show all of the map</source>
        <translation>Tout afficher</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
</TS>
