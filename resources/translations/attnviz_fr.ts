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
        <source>Your work is still here but could not be kept on the disk. Save it now.</source>
        <translation>Votre travail est toujours là, mais n’a pas pu être conservé sur le disque. Enregistrez-le maintenant.</translation>
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
        <translation>de {name}</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>« {text} »</translation>
    </message>
    <message>
        <source>{asker} gives {share} to {word}, the word before it. This head reads positions, not meanings.</source>
        <translation>{asker} donne {share} à {word}, le mot qui précède. Cette tête lit des positions, pas des sens.</translation>
    </message>
    <message>
        <source>{asker} asks for nothing here. Its 100% must go somewhere; most rest on the first word.</source>
        <translation>{asker} ne demande rien ici. Ses 100% doivent aller quelque part&#xa0;; la plupart reposent sur le premier mot.</translation>
    </message>
    <message>
        <source>{asker} asks for nothing here. Its 100% must go somewhere; the largest part, {share}, rests on the first word.</source>
        <translation>{asker} ne demande rien ici. Ses 100% doivent aller quelque part&#xa0;; la plus grande part, {share}, repose sur le premier mot.</translation>
    </message>
    <message>
        <source>{asker} spreads evenly: each of {n} words gets {share}.</source>
        <translation>{asker} répartit également&#xa0;: chacun des {n} mots reçoit {share}.</translation>
    </message>
    <message>
        <source>{asker} spreads: the largest parts, {share} each, go to {words}.</source>
        <translation>{asker} répartit : les plus grandes parts, {share} chacune, vont à {words}.</translation>
    </message>
    <message>
        <source>{asker} spreads: most, {share}, goes to {word}.</source>
        <translation>{asker} se disperse&#xa0;: le plus, {share}, va à {word}.</translation>
    </message>
    <message>
        <source>{asker} spreads: the largest part, {share}, goes to {word}.</source>
        <translation>{asker} répartit : la plus grande part, {share}, va à {word}.</translation>
    </message>
    <message>
        <source>{asker} sees no word at all: there is nothing to share its attention out to.</source>
        <translation>{asker} ne voit aucun mot&#xa0;: son attention n’a rien sur quoi se répartir.</translation>
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
        <source>{asker} parks {share} on the first word. Nothing to fetch: what it hands over has length {length}.</source>
        <translation>{asker} gare {share} sur le premier mot. Rien à y prendre&#xa0;: ce qu’il transmet a pour longueur {length}.</translation>
    </message>
    <message>
        <source>{asker} parks {share} on the first word. What it hands over has length {length}.</source>
        <translation>{asker} gare {share} sur le premier mot. Ce qu’il transmet a pour longueur {length}.</translation>
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
        <source>{asker} hedges: {share} to {word}, {share_2} to {word_2}.</source>
        <translation>{asker} hésite&#xa0;: {share} à {word}, {share_2} à {word_2}.</translation>
    </message>
    <message>
        <source>{asker} gives {share} to {word}; {n} words come next with {share_2} each.</source>
        <translation>{asker} donne {share} à {word} ; {n} mots suivent avec {share_2} chacun.</translation>
    </message>
    <message>
        <source>A word that settles it may not have been written yet.</source>
        <translation>Le mot qui tranche n’est peut-être pas encore écrit.</translation>
    </message>
    <message>
        <source>Both offer the same.</source>
        <translation>Les deux offrent la même chose.</translation>
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
        <translation>{reason} ; {n} mots suivent avec {share} chacun.</translation>
    </message>
    <message>
        <source>{reason}; {word} comes second with {share}.</source>
        <translation>{reason} ; {word} suit avec {share}.</translation>
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
        <source>It asks for nothing here, so most rests on the first word.</source>
        <translation>Il ne demande rien ici, donc l’essentiel repose sur le premier mot.</translation>
    </message>
    <message>
        <source>The largest product is that of {name}: {product}.</source>
        <translation>Le plus grand produit est celui de {name}&#xa0;: {product}.</translation>
    </message>
    <message>
        <source>something {quality}</source>
        <translation>« {quality} »</translation>
    </message>
    <message>
        <source>an {thing}</source>
        <translation>« {thing} »</translation>
    </message>
    <message>
        <source>a {thing}</source>
        <translation>« {thing} »</translation>
    </message>
    <message>
        <source>{change}: the shares of {word} stay as they were.</source>
        <translation>{change}&#xa0;: les parts de {word} restent comme elles étaient.</translation>
    </message>
    <message>
        <source>{change}: {effect}</source>
        <translation>{change} : {effect}</translation>
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
        <source>Nobody is speaking: the update of “{word}” is its bias alone.</source>
        <translation>Personne ne parle&#xa0;: la mise à jour de «&#xa0;{word}&#xa0;» est son seul biais.</translation>
    </message>
    <message>
        <source>Nobody is speaking: the update of “{word}” is 0.</source>
        <translation>Personne ne parle&#xa0;: la mise à jour de «&#xa0;{word}&#xa0;» vaut 0.</translation>
    </message>
    <message>
        <source>{asker} is the first word: it can only look at itself, so all 100% stay there.</source>
        <translation>{asker} est le premier mot&#xa0;: il ne peut regarder que lui-même, donc les 100% y restent.</translation>
    </message>
    <message>
        <source>“{asker}” looks at itself most in {most}, {share}, and least in {least}, {share_2}.</source>
        <translation>«&#xa0;{asker}&#xa0;» se regarde le plus dans {most}, {share}, et le moins dans {least}, {share_2}.</translation>
    </message>
    <message>
        <source>“{asker}” looks at “{read}” most in {most}, {share}, and least in {least}, {share_2}.</source>
        <translation>«&#xa0;{asker}&#xa0;» regarde «&#xa0;{read}&#xa0;» le plus dans {most}, {share}, et le moins dans {least}, {share_2}.</translation>
    </message>
    <message>
        <source>“{read}” has not been written yet when “{asker}” asks: no head can look at it.</source>
        <translation>«&#xa0;{read}&#xa0;» n’est pas encore écrit quand «&#xa0;{asker}&#xa0;» demande&#xa0;: aucune tête ne peut le regarder.</translation>
    </message>
    <message>
        <source>“{read}” is hidden by the mask when “{asker}” asks: no head can look at it.</source>
        <translation>«&#xa0;{read}&#xa0;» est caché par le masque quand «&#xa0;{asker}&#xa0;» demande&#xa0;: aucune tête ne peut le regarder.</translation>
    </message>
    <message>
        <source>The head gives {share} of “{asker}” to itself.</source>
        <translation>La tête donne {share} de «&#xa0;{asker}&#xa0;» à lui-même.</translation>
    </message>
    <message>
        <source>Every head gives {share} of “{asker}” to itself.</source>
        <translation>Chaque tête donne {share} de «&#xa0;{asker}&#xa0;» à lui-même.</translation>
    </message>
    <message>
        <source>The head gives {share} of “{asker}” to “{read}”.</source>
        <translation>La tête donne {share} de «&#xa0;{asker}&#xa0;» à «&#xa0;{read}&#xa0;».</translation>
    </message>
    <message>
        <source>Every head gives {share} of “{asker}” to “{read}”.</source>
        <translation>Chaque tête donne {share} de «&#xa0;{asker}&#xa0;» à «&#xa0;{read}&#xa0;».</translation>
    </message>
    <message>
        <source>Without {heads} the update of “{word}” stays as it was: those heads add nothing.</source>
        <translation>Sans {heads}, la mise à jour de «&#xa0;{word}&#xa0;» reste la même&#xa0;: ces têtes n’ajoutent rien.</translation>
    </message>
    <message>
        <source>Without {heads} the update of “{word}” has {name} {change}.</source>
        <translation>Sans {heads}, la mise à jour de «&#xa0;{word}&#xa0;» a {name} {change}.</translation>
    </message>
    <message>
        <source>Other heads still say it.</source>
        <translation>D’autres têtes le disent encore.</translation>
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
        <source>One set of keys and values for all {heads} heads, made by averaging: the patterns blur. Real models are trained, or retrained, to live with it.</source>
        <translation>Un jeu de clés et de valeurs pour les {heads} têtes, par moyenne&#xa0;: les motifs se brouillent. Les vrais modèles sont entraînés, ou réentraînés, à s’en accommoder.</translation>
    </message>
    <message>
        <source>{count} sets of keys and values for all {heads} heads, made by averaging: the patterns blur. Real models are trained, or retrained, to live with it.</source>
        <translation>{count} jeux de clés et de valeurs pour les {heads} têtes, par moyenne&#xa0;: les motifs se brouillent. Les vrais modèles sont entraînés, ou réentraînés, à s’en accommoder.</translation>
    </message>
    <message>
        <source>Every pattern is the same to the last digit as with {stored} KV, since these keys and values are copies. A token keeps {kept} numbers instead of {enough}.</source>
        <translation>Chaque motif est identique au dernier chiffre près à celui avec {stored} KV, car ces clés et valeurs sont des copies. Un token garde {kept} nombres au lieu de {enough}.</translation>
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
        <source>The update says “{name} {value}”: none of the {n} numbers handed to “{word}” is larger.</source>
        <translation>La mise à jour dit « {name} {value} » : aucun des {n} nombres remis à « {word} » n’est plus grand.</translation>
    </message>
    <message>
        <source>The update says “{name} {value}”: the largest of the {n} numbers handed to “{word}”.</source>
        <translation>La mise à jour dit «&#xa0;{name} {value}&#xa0;»&#xa0;: le plus grand des {n} nombres remis à «&#xa0;{word}&#xa0;».</translation>
    </message>
    <message>
        <source>One sentence, one question: each row shares out 100%.</source>
        <translation>Une phrase, une question&#xa0;: chaque ligne répartit 100%.</translation>
    </message>
    <message>
        <source>One text, one question: each row shares out 100%.</source>
        <translation>Un texte, une question&#xa0;: chaque ligne répartit 100%.</translation>
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
        <source>Every head asks of keys of its own.</source>
        <translation>Chaque tête interroge ses propres clés.</translation>
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
        <source>{heads} ask different things of the same keys ({group}).</source>
        <translation>{heads} demandent des choses différentes aux mêmes clés ({group}).</translation>
    </message>
    <message>
        <source>   held, computed: {line}</source>
        <translation>   fixé, calculé : {line}</translation>
    </message>
    <message>
        <source>keys and values: not captured</source>
        <translation>clés et valeurs : non capturées</translation>
    </message>
    <message>
        <source>Paste character sheet</source>
        <translation>Coller la fiche</translation>
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
        <source>{numbers} numbers a token</source>
        <translation>{numbers} nombres par token</translation>
    </message>
    <message>
        <source>{numbers} numbers a token instead of {others}</source>
        <translation>{numbers} nombres par token au lieu de {others}</translation>
    </message>
    <message>
        <source>KV heads {n}</source>
        <translation>Têtes KV {n}</translation>
    </message>
    <message>
        <source>concat of {word}   {head}   {name} {value}</source>
        <translation>concat de {word}   {head}   {name} {value}</translation>
    </message>
    <message>
        <source>update of {word}   {name} {value}</source>
        <translation>mise à jour de {word}   {name} {value}</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>masqué</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>caché par le masque</translation>
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
        <source>Heads</source>
        <translation>Têtes</translation>
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
        <source>Copy</source>
        <translation>Copier</translation>
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
        <source>all heads are not shown</source>
        <translation>toutes les têtes ne sont pas affichées</translation>
    </message>
    <message>
        <source>Lock the row above</source>
        <translation>Verrouiller la ligne au-dessus</translation>
    </message>
    <message>
        <source>Lock the row below</source>
        <translation>Verrouiller la ligne au-dessous</translation>
    </message>
    <message>
        <source>Lock the first row</source>
        <translation>Verrouiller la première ligne</translation>
    </message>
    <message>
        <source>Lock the last row</source>
        <translation>Verrouiller la dernière ligne</translation>
    </message>
    <message>
        <source>Column to the left</source>
        <translation>Colonne à gauche</translation>
    </message>
    <message>
        <source>Column to the right</source>
        <translation>Colonne à droite</translation>
    </message>
    <message>
        <source>Type over the number at hand</source>
        <translation>Écrire par-dessus le nombre en question</translation>
    </message>
    <message>
        <source>only one layer shows its numbers</source>
        <translation>seule une couche montre ses nombres</translation>
    </message>
    <message>
        <source>Hold the number at hand as it is</source>
        <translation>Fixer le nombre en question tel quel</translation>
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
        <source>Head before by score</source>
        <translation>Tête précédente selon le score</translation>
    </message>
    <message>
        <source>The head with the highest score</source>
        <translation>La tête au score le plus élevé</translation>
    </message>
    <message>
        <source>Fold the head finder away</source>
        <translation>Replier la recherche de têtes</translation>
    </message>
    <message>
        <source>Each head off in turn, next token</source>
        <translation>Chaque tête coupée à son tour, token suivant</translation>
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
        <source>Copy row of every head, or the picks</source>
        <translation>Copier la ligne par tête, ou le choix</translation>
    </message>
    <message>
        <source>{head} alone, or all heads</source>
        <translation>{head} seule, ou toutes les têtes</translation>
    </message>
    <message>
        <source>Mute {head}, or let it speak</source>
        <translation>{head} : muette ou non</translation>
    </message>
    <message>
        <source>Heads further down</source>
        <translation>Têtes plus bas</translation>
    </message>
    <message>
        <source>Heads further up</source>
        <translation>Têtes plus haut</translation>
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
        <source>Layer, counted from 0</source>
        <translation>Couche, comptée à partir de 0</translation>
    </message>
    <message>
        <source>Layer before</source>
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
        <source>Head before</source>
        <translation>Tête précédente</translation>
    </message>
    <message>
        <source>Next head</source>
        <translation>Tête suivante</translation>
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
        <source>MHA, GQA, MQA in turn</source>
        <translation>MHA, GQA, MQA tour à tour</translation>
    </message>
    <message>
        <source>The chosen head as a table</source>
        <translation>La tête choisie en tableau</translation>
    </message>
    <message>
        <source>these words do not come from a character sheet</source>
        <translation>ces mots ne viennent pas d’une fiche</translation>
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
        <source>Turn the keys</source>
        <translation>Coucher les clés</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Réduire</translation>
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
        <source>Share out</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>A = E ÷ row sums</source>
        <translation>A = E ÷ sommes des lignes</translation>
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
        <translation>W_O : {preset}</translation>
    </message>
    <message>
        <source>W_O: zero the chosen head&apos;s rows</source>
        <translation>W_O : annuler les lignes de la tête choisie</translation>
    </message>
    <message>
        <source>One pass, stage by stage</source>
        <translation>Un passage, étape par étape</translation>
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
        <source>This layer, all heads, next token in turn</source>
        <translation>Cette couche, toutes les têtes, token suivant, tour à tour</translation>
    </message>
    <message>
        <source>what is picked</source>
        <translation>ce qui est choisi</translation>
    </message>
    <message>
        <source>the locked row</source>
        <translation>la ligne verrouillée</translation>
    </message>
    <message>
        <source>Copy {what}</source>
        <translation>Copier {what}</translation>
    </message>
    <message>
        <source>Word above</source>
        <translation>Mot au-dessus</translation>
    </message>
    <message>
        <source>Word below</source>
        <translation>Mot au-dessous</translation>
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
        <source>Keep the dots flowing</source>
        <translation>Laisser couler les points</translation>
    </message>
    <message>
        <source>Pick the asking word, or let it go</source>
        <translation>Choisir le mot qui demande, ou le relâcher</translation>
    </message>
    <message>
        <source>Pick the read word, or let it go</source>
        <translation>Choisir le mot lu, ou le relâcher</translation>
    </message>
    <message>
        <source>Type over the weight at hand</source>
        <translation>Écrire par-dessus le poids en question</translation>
    </message>
    <message>
        <source>Hold the weight at hand as it is</source>
        <translation>Fixer le poids en question tel quel</translation>
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
        <source>Copy row or picks as text</source>
        <translation>Copier la ligne ou le choix en texte</translation>
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
        <source>One sentence, twice: words that ask on the left, words that are read on the right. Press {0}, or click a word on the left.</source>
        <translation>Une phrase, deux fois&#xa0;: à gauche les mots qui demandent, à droite ceux qui sont lus. Appuyez sur {0}, ou cliquez un mot à gauche.</translation>
    </message>
    <message>
        <source>A line is attention, and its share of 100% stands beside the word. Each of these four heads looks for something else. Press {0} or {1}.</source>
        <translation>Un trait est de l’attention, et sa part de 100% figure à côté du mot. Chacune de ces quatre têtes cherche autre chose. Appuyez sur {0} ou {1}.</translation>
    </message>
    <message>
        <source>Head to the left</source>
        <translation>Tête à gauche</translation>
    </message>
    <message>
        <source>Head to the right</source>
        <translation>Tête à droite</translation>
    </message>
    <message>
        <source>Press {0}: the last word becomes wide. See who gets the attention of the last word now.</source>
        <translation>Appuyez sur {0}&#xa0;: le dernier mot devient wide. Voyez qui reçoit maintenant l’attention du dernier mot.</translation>
    </message>
    <message>
        <source>All numbers can be changed. Press {0} for the sheet of all words, click a number and type another one.</source>
        <translation>Tous les nombres se changent. Appuyez sur {0} pour la fiche de tous les mots, cliquez un nombre et tapez-en un autre.</translation>
    </message>
    <message>
        <source>Nothing is ever lost: {0} takes it back, as often as you like.</source>
        <translation>Rien n’est jamais perdu&#xa0;: {0} revient en arrière, autant de fois que vous voulez.</translation>
    </message>
    <message>
        <source>Five tabs tell the whole chapter. Press {0} for the arithmetic, step by step.</source>
        <translation>Cinq onglets racontent tout le chapitre. Appuyez sur {0} pour le calcul, pas à pas.</translation>
    </message>
    <message>
        <source>Press {0}, as a clicker does, for the next step. Every number on screen is computed from the ones before it.</source>
        <translation>Appuyez sur {0}, comme une télécommande, pour l’étape suivante. Chaque nombre affiché est calculé à partir des précédents.</translation>
    </message>
    <message>
        <source>Ready for a class: Projector enlarges everything, and Lessons holds seven of them. {0} lists the keys of a tab. That was all; your own work comes back now.</source>
        <translation>Prêt pour la classe&#xa0;: «&#xa0;Projecteur&#xa0;» agrandit tout, et «&#xa0;Leçons&#xa0;» en contient sept. {0} liste les touches d’un onglet. C’était tout&#xa0;; votre propre travail revient maintenant.</translation>
    </message>
    <message>
        <source>Head {number}: {name}</source>
        <translation>Tête {number} : {name}</translation>
    </message>
    <message>
        <source>Reset text and numbers</source>
        <translation>Réinitialiser texte et nombres</translation>
    </message>
    <message>
        <source>Swap the last word</source>
        <translation>Échanger le dernier mot</translation>
    </message>
    <message>
        <source>this sentence has no partner that ends in another word</source>
        <translation>cette phrase n’a pas de jumelle qui finit autrement</translation>
    </message>
    <message>
        <source>Edit the sentence</source>
        <translation>Modifier la phrase</translation>
    </message>
    <message>
        <source>List of sentences</source>
        <translation>Liste des phrases</translation>
    </message>
    <message>
        <source>Whole character sheet</source>
        <translation>Fiche entière</translation>
    </message>
    <message>
        <source>W matrices</source>
        <translation>Matrices W</translation>
    </message>
    <message>
        <source>Numbers as a table</source>
        <translation>Nombres en tableau</translation>
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
        <source>This text has no partner that differs in its last word.</source>
        <translation>Ce texte n’a pas de jumeau qui diffère par son dernier mot.</translation>
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
        <source>Mute {name}</source>
        <translation>Faire taire {name}</translation>
    </message>
    <message>
        <source>Let {name} speak</source>
        <translation>Laisser parler {name}</translation>
    </message>
    <message>
        <source>Last word: {word}</source>
        <translation>Dernier mot : {word}</translation>
    </message>
    <message>
        <source>This document has no character sheet to paste into.</source>
        <translation>Ce document n’a pas de fiche où coller.</translation>
    </message>
    <message>
        <source>Clipboard: found no table; expected a line of names and one line a word.</source>
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
        <source>what it asks</source>
        <translation>ce qu’il demande</translation>
    </message>
    <message>
        <source>what it offers</source>
        <translation>ce qu’il offre</translation>
    </message>
    <message>
        <source>what it hands over</source>
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
        <translation>{matrix}, de {feature} vers {column} : {value}</translation>
    </message>
    <message>
        <source>Only this head reads these matrices.</source>
        <translation>Seule cette tête lit ces matrices.</translation>
    </message>
    <message>
        <source>W_K and W_V are shared: a change there also changes {names}.</source>
        <translation>W_K et W_V valent aussi pour {names}.</translation>
    </message>
    <message>
        <source>W_K and W_V of group {group} are shared: a change there also changes {names}.</source>
        <translation>W_K et W_V du groupe {group} valent aussi pour {names}.</translation>
    </message>
    <message>
        <source>Which word does “{word}” read most in H{number}?</source>
        <translation>Quel mot «&#xa0;{word}&#xa0;» lit-il le plus dans H{number}&#xa0;?</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>no word</source>
        <translation>aucun mot</translation>
    </message>
    <message>
        <source>{head}   row {word}   covered</source>
        <translation>{head}   ligne {word}   couverte</translation>
    </message>
    <message>
        <source>row {row}, column {column}, {why}</source>
        <translation>ligne {row}, colonne {column}, {why}</translation>
    </message>
    <message>
        <source>what {word} gets: covered</source>
        <translation>ce que {word} reçoit : couvert</translation>
    </message>
    <message>
        <source>Who gets most of the attention of {word}?</source>
        <translation>Qui reçoit le plus d’attention de {word} ?</translation>
    </message>
    <message>
        <source>Head {head} of {n}  {name}   row {row}  {word}   covered</source>
        <translation>Tête {head} sur {n}  {name}   ligne {row}  {word}   couvert</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>couvert</translation>
    </message>
    <message>
        <source>covered until the reveal</source>
        <translation>couvert jusqu’au dévoilement</translation>
    </message>
    <message>
        <source> (word {number})</source>
        <translation> (mot {number})</translation>
    </message>
    <message>
        <source>“{query}” may not look at “{key}”. Click M to allow it.</source>
        <translation>« {query} » ne peut pas regarder « {key} ». Un clic sur M le permet.</translation>
    </message>
    <message>
        <source>{name} cannot be held; there are {arrays}</source>
        <translation>{name} ne peut pas être fixé ; il y a {arrays}</translation>
    </message>
    <message>
        <source>Share the rest needs a row with a held weight, and one that is free.</source>
        <translation>Répartir le reste demande une ligne avec un poids fixé et un poids libre.</translation>
    </message>
    <message>
        <source>The held weights of this row make more than 100%: let one go.</source>
        <translation>Les poids fixés de cette ligne dépassent 100% : libérez-en un.</translation>
    </message>
    <message>
        <source>{name}: no cell {index}; its shape is {shape}</source>
        <translation>{name} : pas de cellule {index} ; sa forme est {shape}</translation>
    </message>
    <message>
        <source>found {value}, expected a number</source>
        <translation>{value} trouvé, un nombre attendu</translation>
    </message>
    <message>
        <source>{name}: no head {head}; its shape is {shape}</source>
        <translation>{name} : pas de tête {head} ; sa forme est {shape}</translation>
    </message>
    <message>
        <source>{name}: no row {row}; its shape is {shape}</source>
        <translation>{name} : pas de ligne {row} ; sa forme est {shape}</translation>
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
        <translation>pas de token {place} ; il y en a {n_tokens}</translation>
    </message>
    <message>
        <source>no column {feature}; there are {d_model}</source>
        <translation>pas de colonne {feature} ; il y en a {d_model}</translation>
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
        <source>no option {name}; there are {dict}</source>
        <translation>pas d’option {name} ; il y a {dict}</translation>
    </message>
    <message>
        <source>{stored} key/value heads: the number must divide {n_heads} query heads, so that each group has the same size</source>
        <translation>{stored} têtes clé/valeur : le nombre doit diviser {n_heads} têtes de requêtes, pour que chaque groupe ait la même taille</translation>
    </message>
    <message>
        <source>{name} is computed; change X, W_Q, W_K, W_V or W_O instead.</source>
        <translation>{name} est calculé&#xa0;; changez plutôt X, W_Q, W_K, W_V ou W_O.</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected a finite number up to a million</source>
        <translation>{name} : trouvé {value}, attendu un nombre fini jusqu’à un million</translation>
    </message>
    <message>
        <source>{name}: expected numbers in equal rows ({error})</source>
        <translation>{name} : attendu des nombres en lignes égales ({error})</translation>
    </message>
    <message>
        <source>{name}: found {found}, expected {like}</source>
        <translation>{name} : trouvé {found}, attendu {like}</translation>
    </message>
    <message>
        <source>{name}: every number must be finite and at most a million in size</source>
        <translation>{name} : chaque nombre doit être fini et au plus un million</translation>
    </message>
    <message>
        <source>Sentence: {words}</source>
        <translation>Phrase : {words}</translation>
    </message>
    <message>
        <source>{n} words fit; the rest is left out.</source>
        <translation>{n} mots tiennent ; le reste est omis.</translation>
    </message>
    <message>
        <source>A sentence has {n} signs at most.</source>
        <translation>Une phrase compte {n} signes au plus.</translation>
    </message>
    <message>
        <source>Text without blanks between its words is read character by character.</source>
        <translation>Un texte sans espaces entre les mots est lu caractère par caractère.</translation>
    </message>
    <message>
        <source>No word takes up {signs}: left out.</source>
        <translation>Aucun mot ne prend {signs} : omis.</translation>
    </message>
    <message>
        <source>type your own</source>
        <translation>saisir le vôtre</translation>
    </message>
    <message>
        <source>Set its row</source>
        <translation>Fixer sa ligne</translation>
    </message>
    <message>
        <source>“{word}” is not in the word list; it counts as {guess}.</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas dans la liste de mots&#xa0;; il compte comme {guess}.</translation>
    </message>
    <message>
        <source>“{word}” counts as {guess}</source>
        <translation>« {word} » compte comme {guess}</translation>
    </message>
    <message>
        <source>{words} are not in the word list: {guesses}.</source>
        <translation>{words} ne sont pas dans la liste de mots : {guesses}.</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} de plus</translation>
    </message>
    <message>
        <source>a {name} ({value})</source>
        <translation>« {name} » ({value})</translation>
    </message>
    <message>
        <source>Unlock positions</source>
        <translation>Déverrouiller les positions</translation>
    </message>
    <message>
        <source>Rename column</source>
        <translation>Renommer la colonne</translation>
    </message>
    <message>
        <source>Zero one head&apos;s rows</source>
        <translation>Annuler les lignes d’une tête</translation>
    </message>
    <message>
        <source>rows: numbers of the heads; columns: numbers of the update</source>
        <translation>lignes : nombres des têtes ; colonnes : nombres de la mise à jour</translation>
    </message>
    <message>
        <source>Zero rows of {head}</source>
        <translation>Annuler les lignes de {head}</translation>
    </message>
    <message>
        <source>The chosen head; click a title, or go on with Page Down</source>
        <translation>La tête choisie&#xa0;; cliquez un titre, ou continuez avec Page suiv.</translation>
    </message>
    <message>
        <source>Token vectors X</source>
        <translation>Vecteurs X des tokens</translation>
    </message>
    <message>
        <source>the same as on tab 1: a change here shows there</source>
        <translation>les mêmes que dans l’onglet 1 : un changement ici s’y voit</translation>
    </message>
    <message>
        <source>A of {head}</source>
        <translation>A de {head}</translation>
    </message>
    <message>
        <source>rows: who looks; columns: who is looked at</source>
        <translation>lignes : qui regarde ; colonnes : qui est regardé</translation>
    </message>
    <message>
        <source>This column says where a word stands; it follows the text.</source>
        <translation>Cette colonne dit où se trouve un mot&#xa0;; elle suit le texte.</translation>
    </message>
    <message>
        <source>Character sheet</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>One row a token. Click a number, type or drag.</source>
        <translation>Une ligne par token. Cliquez un nombre, tapez ou faites glisser.</translation>
    </message>
    <message>
        <source>A row belongs to a word, wherever it stands. Double-click a name to rename it.</source>
        <translation>Une ligne par mot. Double-cliquez un nom pour le renommer.</translation>
    </message>
    <message>
        <source>{word}, {feature}: {value}</source>
        <translation>{word}, {feature} : {value}</translation>
    </message>
    <message>
        <source>Lock positions</source>
        <translation>Verrouiller les positions</translation>
    </message>
    <message>
        <source>Name of the column</source>
        <translation>Nom de la colonne</translation>
    </message>
    <message>
        <source>Rename {old} to {new}</source>
        <translation>Renommer {old} en {new}</translation>
    </message>
    <message>
        <source>click a number, type or drag</source>
        <translation>cliquez un nombre, tapez ou glissez</translation>
    </message>
    <message>
        <source>places in the text are locked; the whole sheet unlocks them</source>
        <translation>les places dans le texte sont verrouillées ; la fiche entière les déverrouille</translation>
    </message>
    <message>
        <source>click a number, type or drag; places in the text are locked</source>
        <translation>cliquez un nombre, tapez ou tirez ; les places dans le texte sont verrouillées</translation>
    </message>
    <message>
        <source>Whole sheet</source>
        <translation>Fiche entière</translation>
    </message>
    <message>
        <source>{name} follows from the place in the text; the whole sheet can unlock it.</source>
        <translation>{name} découle de la place dans le texte&#xa0;; la fiche entière peut le déverrouiller.</translation>
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
        <source>entropy {entropy} bits</source>
        <translation>entropie {entropy} bits</translation>
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
        <source>Keep flowing</source>
        <translation>Flux continu</translation>
    </message>
    <message>
        <source>Let the dots keep flowing, or stand still</source>
        <translation>Laisser couler les points, ou les arrêter</translation>
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
        <source>Set its character sheet</source>
        <translation>Fixer sa fiche</translation>
    </message>
    <message>
        <source>Set its token vector</source>
        <translation>Fixer son vecteur</translation>
    </message>
    <message>
        <source>Export this head…</source>
        <translation>Exporter cette tête…</translation>
    </message>
    <message>
        <source>Open this text in Many heads</source>
        <translation>Ouvrir ce texte dans « Têtes multiples »</translation>
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
        <source>The library Pillow of this machine has no WebP. Take GIF or APNG.</source>
        <translation>La bibliothèque Pillow de cette machine n’a pas WebP. Prenez GIF ou APNG.</translation>
    </message>
    <message>
        <source>{kind} has no room for {wide} × {high} dots. Take a smaller size.</source>
        <translation>{kind} n’a pas de place pour {wide} × {high} points. Prenez une taille plus petite.</translation>
    </message>
    <message>
        <source>{count} pictures of {wide} × {high} dots do not fit into memory. Take a smaller size, fewer pictures a second, or MP4.</source>
        <translation>{count} images de {wide} × {high} points ne tiennent pas en mémoire. Prenez une taille plus petite, moins d’images par seconde, ou MP4.</translation>
    </message>
    <message>
        <source>ffmpeg failed: {why}</source>
        <translation>ffmpeg a échoué : {why}</translation>
    </message>
    <message>
        <source>New example</source>
        <translation>Nouvel exemple</translation>
    </message>
    <message>
        <source>Undo: {edit}</source>
        <translation>Annuler : {edit}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo: {edit}</source>
        <translation>Rétablir : {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>{folder}: cannot be made ({why}).</source>
        <translation>{folder} : ne peut être créé ({why}).</translation>
    </message>
    <message>
        <source>{folder}: no file can be made there.</source>
        <translation>{folder}&#xa0;: aucun fichier ne peut y être créé.</translation>
    </message>
    <message>
        <source>The canvas is blank; any key brings it back</source>
        <translation>La toile est vide ; toute touche la ramène</translation>
    </message>
    <message>
        <source>Lessons ({pattern})</source>
        <translation>Leçons ({pattern})</translation>
    </message>
    <message>
        <source>Add step from what is on screen</source>
        <translation>Ajouter une étape de ce qui est affiché</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a lesson.</source>
        <translation>{file} ne peut être ouvert comme leçon.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
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
        <source>Edit recorded lesson…</source>
        <translation>Modifier la leçon enregistrée…</translation>
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
        <source>there is no second screen with a picture for the audience</source>
        <translation>il n’y a pas de second écran avec une image pour le public</translation>
    </message>
    <message>
        <source>no lesson is running</source>
        <translation>aucune leçon en cours</translation>
    </message>
    <message>
        <source>Look: as the system</source>
        <translation>Apparence : celle du système</translation>
    </message>
    <message>
        <source>Look: light</source>
        <translation>Apparence : claire</translation>
    </message>
    <message>
        <source>Look: dark</source>
        <translation>Apparence : sombre</translation>
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
        <source>Revert to the saved file</source>
        <translation>Revenir au fichier enregistré</translation>
    </message>
    <message>
        <source>nothing differs from a saved file</source>
        <translation>rien ne diffère d’un fichier enregistré</translation>
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
        <source>nothing was changed yet</source>
        <translation>rien n’a encore changé</translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation>rien n’a été annulé</translation>
    </message>
    <message>
        <source>Look: projector</source>
        <translation>Apparence : projecteur</translation>
    </message>
    <message>
        <source>Next look</source>
        <translation>Apparence suivante</translation>
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
        <source>Text at 100 %</source>
        <translation>Texte à 100 %</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panneau latéral</translation>
    </message>
    <message>
        <source>the projector look has no side panel</source>
        <translation>l’apparence projecteur n’a pas de panneau latéral</translation>
    </message>
    <message>
        <source>Side panel: wider</source>
        <translation>Panneau latéral : plus large</translation>
    </message>
    <message>
        <source>there is no side panel now</source>
        <translation>il n’y a pas de panneau latéral maintenant</translation>
    </message>
    <message>
        <source>Side panel: narrower</source>
        <translation>Panneau latéral : plus étroit</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Present on the full screen</source>
        <translation>Présenter en plein écran</translation>
    </message>
    <message>
        <source>Blank the canvas</source>
        <translation>Vider la toile</translation>
    </message>
    <message>
        <source>Freeze the audience’s picture</source>
        <translation>Figer l’image du public</translation>
    </message>
    <message>
        <source>Swap the audience’s and your screen</source>
        <translation>Échanger les écrans</translation>
    </message>
    <message>
        <source>Light on the pointed cell</source>
        <translation>Lumière sur la cellule pointée</translation>
    </message>
    <message>
        <source>only the projector look has the light</source>
        <translation>seule l’apparence projecteur a la lumière</translation>
    </message>
    <message>
        <source>Washed-out preview</source>
        <translation>Aperçu en salle éclairée</translation>
    </message>
    <message>
        <source>Model: next head</source>
        <translation>Modèle : tête suivante</translation>
    </message>
    <message>
        <source>Model: head before</source>
        <translation>Modèle : tête précédente</translation>
    </message>
    <message>
        <source>Model: next layer</source>
        <translation>Modèle : couche suivante</translation>
    </message>
    <message>
        <source>Model: layer before</source>
        <translation>Modèle : couche précédente</translation>
    </message>
    <message>
        <source>Model: all heads</source>
        <translation>Modèle&#xa0;: toutes les têtes</translation>
    </message>
    <message>
        <source>its layers are not alike</source>
        <translation>ses couches ne sont pas semblables</translation>
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
        <translation>Modèle&#xa0;: couper tous les changements, ou les remettre</translation>
    </message>
    <message>
        <source>nothing is changed inside the model</source>
        <translation>rien n’est changé dans le modèle</translation>
    </message>
    <message>
        <source>Model: type a text</source>
        <translation>Modèle : saisir un texte</translation>
    </message>
    <message>
        <source>captured attention has a text of its own</source>
        <translation>l&apos;attention enregistrée a son propre texte</translation>
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
        <source>Play or pause what moves</source>
        <translation>Lancer ou arrêter ce qui bouge</translation>
    </message>
    <message>
        <source>Leave: cell, canvas, projector look</source>
        <translation>Quitter : cellule, toile, projecteur</translation>
    </message>
    <message>
        <source>Lessons…</source>
        <translation>Leçons…</translation>
    </message>
    <message>
        <source>All steps of this lesson…</source>
        <translation>Toutes les étapes de la leçon…</translation>
    </message>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notes pour l’enseignant</translation>
    </message>
    <message>
        <source>there are no notes to show here</source>
        <translation>il n’y a pas de notes à montrer ici</translation>
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
        <source>Help for the window</source>
        <translation>Aide de la fenêtre</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>Keys of this tab</source>
        <translation>Touches de cet onglet</translation>
    </message>
    <message>
        <source>Menu (also Alt)</source>
        <translation>Menu (aussi Alt)</translation>
    </message>
    <message>
        <source>Single letters are keys</source>
        <translation>Les lettres seules sont des touches</translation>
    </message>
    <message>
        <source>About attnviz…</source>
        <translation>À propos d’attnviz…</translation>
    </message>
    <message>
        <source>Only a part could be opened. Left out: {parts}</source>
        <translation>Seule une partie a pu être ouverte. Omis : {parts}</translation>
    </message>
    <message>
        <source>There are changes that are not saved</source>
        <translation>Il y a des modifications non enregistrées</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Leçon : {title}</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>All that can be opened ({pattern})</source>
        <translation>Tout ce qui peut s’ouvrir ({pattern})</translation>
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
        <source>Open what can be read</source>
        <translation>Ouvrir ce qui est lisible</translation>
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
        <source>Take it off the list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>{file} was changed by another program since it was opened.</source>
        <translation>{file} a été modifié par un autre programme depuis son ouverture.</translation>
    </message>
    <message>
        <source>One file is open at a time. What else was asked for is under File, Recent.</source>
        <translation>Un seul fichier est ouvert à la fois. Les autres se trouvent sous Fichier, Récents.</translation>
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
        <source>{file} holds {size} numbers, and no matrix here has that size.</source>
        <translation>{file} contient {size} nombres, et aucune matrice ici n’a cette taille.</translation>
    </message>
    <message>
        <source>Use {file} as</source>
        <translation>Utiliser {file} comme</translation>
    </message>
    <message>
        <source>{file} holds several arrays, and none of them fits here.</source>
        <translation>{file} contient plusieurs tableaux, et aucun ne convient ici.</translation>
    </message>
    <message>
        <source>In the file: {arrays}.</source>
        <translation>Dans le fichier : {arrays}.</translation>
    </message>
    <message>
        <source>Here: {arrays}</source>
        <translation>Ici : {arrays}</translation>
    </message>
    <message>
        <source>Use {file}</source>
        <translation>Utiliser {file}</translation>
    </message>
    <message>
        <source>Open it as a layer: {words} × {numbers}, {heads}</source>
        <translation>L’ouvrir comme couche : {words} × {numbers}, {heads}</translation>
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
        <source>Cover the picture until the answer is shown</source>
        <translation>Couvrir l’image jusqu’à la réponse</translation>
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
        <source>Take the picture again</source>
        <translation>Reprendre l’image</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Says</source>
        <translation>Dit</translation>
    </message>
    <message>
        <source>What the class reads, at most two lines</source>
        <translation>Ce que lit la classe, deux lignes au plus</translation>
    </message>
    <message>
        <source>Asks</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>A question, or nothing</source>
        <translation>Une question, ou rien</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>One a line; none for an open question</source>
        <translation>Un par ligne ; aucun pour une question ouverte</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>What comes out, shown after the choice</source>
        <translation>Ce qui en sort, montré après le choix</translation>
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
        <source>For the teacher</source>
        <translation>Pour l’enseignant</translation>
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
        <source>Everywhere: {menu}</source>
        <translation>Partout : {menu}</translation>
    </message>
    <message>
        <source>help/en</source>
        <translation>help/fr</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>impossible maintenant</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>Preset: {name}</source>
        <translation>Préréglage : {name}</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Ouvrir {name}</translation>
    </message>
    <message>
        <source>Open at the start</source>
        <translation>Ouvrir au démarrage</translation>
    </message>
    <message>
        <source>Keys of commands</source>
        <translation>Touches des commandes</translation>
    </message>
    <message>
        <source>Settings: {name}</source>
        <translation>Réglages : {name}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>What is to be seen here?</source>
        <translation>Que voit-on ici ?</translation>
    </message>
    <message>
        <source>Step {step} added to “{lesson}”.</source>
        <translation>Étape {step} ajoutée à « {lesson} ».</translation>
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
        <translation>Leçon enregistrée : {path}</translation>
    </message>
    <message>
        <source>{file} cannot be edited.</source>
        <translation>{file} ne peut être modifié.</translation>
    </message>
    <message>
        <source>The lesson could not be kept on the disk: {why}</source>
        <translation>La leçon n’a pas pu être conservée sur le disque : {why}</translation>
    </message>
    <message>
        <source>attnviz ended before {work} was saved. What it was {when} is still here.</source>
        <translation>attnviz s’est arrêté avant que {work} soit enregistré. Son état {when} est toujours là.</translation>
    </message>
    <message>
        <source>your work</source>
        <translation>votre travail</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>at {time}</source>
        <translation>à {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>d’hier à {time}</translation>
    </message>
    <message>
        <source>on {day} at {time}</source>
        <translation>du {day} à {time}</translation>
    </message>
    <message>
        <source>There is nothing here that moves.</source>
        <translation>Il n’y a rien ici qui bouge.</translation>
    </message>
    <message>
        <source>motion: found {wanted}, expected {known}</source>
        <translation>mouvement : trouvé {wanted}, attendu {known}</translation>
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
        <source>Projector look</source>
        <translation>Apparence projecteur</translation>
    </message>
    <message>
        <source>{key} keys</source>
        <translation>{key} touches</translation>
    </message>
    <message>
        <source>Leave the projector look</source>
        <translation>Quitter l’apparence projecteur</translation>
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
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>What is exported</source>
        <translation>Ce qui est exporté</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Genre de fichier</translation>
    </message>
    <message>
        <source>What of this tab moves</source>
        <translation>Ce qui bouge dans cet onglet</translation>
    </message>
    <message>
        <source>Pictures a second</source>
        <translation>Images par seconde</translation>
    </message>
    <message>
        <source>How many pictures a second where something moves</source>
        <translation>Combien d’images par seconde là où ça bouge</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Tableur</translation>
    </message>
    <message>
        <source>Whether a double click opens the table in a spreadsheet</source>
        <translation>Si un double clic ouvre la table dans un tableur</translation>
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
        <source>What of the tab is drawn, and what stands around it</source>
        <translation>Ce qui est dessiné de l’onglet, et ce qui l’entoure</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Typeface, and size of names and caption in points</source>
        <translation>Police, et taille des noms et de la légende en points</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Width and height in pixels of 1/96 inch</source>
        <translation>Largeur et hauteur en pixels de 1/96 pouce</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>Netteté</translation>
    </message>
    <message>
        <source>How many dots the file has for that size</source>
        <translation>Combien de points a le fichier pour cette taille</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Colours and letters of the picture</source>
        <translation>Couleurs et lettres de l’image</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>What lies under the picture</source>
        <translation>Ce qui est sous l’image</translation>
    </message>
    <message>
        <source>For a spreadsheet: byte order mark, decimal mark</source>
        <translation>Pour un tableur : marque d’octets, signe décimal</translation>
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
        <source>Unit of the sharpness</source>
        <translation>Unité de la netteté</translation>
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
        <source> points</source>
        <translation> points</translation>
    </message>
    <message>
        <source>Start and language</source>
        <translation>Démarrage et langue</translation>
    </message>
    <message>
        <source>In a matrix {number}, exact {exact}, a share {share}.</source>
        <translation>Dans une matrice {number}, exact {exact}, une part {share}.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Light, dark, or for a projected picture; otherwise what the system uses</source>
        <translation>Clair, sombre, ou pour une image projetée ; sinon comme le système</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
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
        <source>Moving picture</source>
        <translation>Image animée</translation>
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
        <source>Worksheet with key</source>
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
        <source>As on screen</source>
        <translation>Comme à l’écran</translation>
    </message>
    <message>
        <source>As the look has it</source>
        <translation>Comme l’apparence</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Surface of the look</source>
        <translation>Surface de l’apparence</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparent</translation>
    </message>
    <message>
        <source>dots a pixel</source>
        <translation>points par pixel</translation>
    </message>
    <message>
        <source>dots wide</source>
        <translation>points de large</translation>
    </message>
    <message>
        <source>dots an inch</source>
        <translation>points par pouce</translation>
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
        <source>Size of all letters and controls</source>
        <translation>Taille des lettres et des commandes</translation>
    </message>
    <message>
        <source>With less motion nothing travels: dots stand still and numbers change at once</source>
        <translation>Avec moins de mouvement rien ne voyage : les points sont immobiles et les nombres changent d’un coup</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <translation>Signe décimal</translation>
    </message>
    <message>
        <source>On the screen. Files and copies have the point; both are read wherever you type</source>
        <translation>À l’écran. Les fichiers et copies ont le point ; les deux se lisent à la saisie</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Comme la langue</translation>
    </message>
    <message>
        <source>Point: 1.96</source>
        <translation>Point : 1.96</translation>
    </message>
    <message>
        <source>Comma: 1,96</source>
        <translation>Virgule : 1,96</translation>
    </message>
    <message>
        <source>Decimals in matrices</source>
        <translation>Décimales des matrices</translation>
    </message>
    <message>
        <source>Fewer are shown where a cell has no room; the status line has all of them</source>
        <translation>Moins sont montrées si la place manque ; la ligne d’état les a toutes</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Parts</translation>
    </message>
    <message>
        <source>How much of its attention a word gives to another</source>
        <translation>Combien de son attention un mot donne à un autre</translation>
    </message>
    <message>
        <source>Per cents: 96%</source>
        <translation>Pour cent : 96%</translation>
    </message>
    <message>
        <source>Decimals: 0.96</source>
        <translation>Décimal : 0,96</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Takes effect at the next start</source>
        <translation>Prend effet au prochain démarrage</translation>
    </message>
    <message>
        <source>The W_O this document started with has another shape.</source>
        <translation>Le W_O de départ de ce document a une autre forme.</translation>
    </message>
    <message>
        <source>W_O: no head {head}; there are {n}</source>
        <translation>W_O : pas de tête {head} ; il y en a {n}</translation>
    </message>
    <message>
        <source>This document has no W_O: the heads&apos; results stand side by side.</source>
        <translation>Ce document n’a pas de W_O&#xa0;: les résultats des têtes sont côte à côte.</translation>
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
        <source>Reset</source>
        <translation>Réinitialiser</translation>
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
        <source>Where we look</source>
        <translation>Où nous cherchons</translation>
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
        <translation>Trouvés sur cet ordinateur. Rien n&apos;est téléchargé, et rien de ce que vous saisissez ne le quitte.</translation>
    </message>
    <message>
        <source>No language model was found in the folders of other programs.</source>
        <translation>Aucun modèle de langue n&apos;a été trouvé dans les dossiers d&apos;autres programmes.</translation>
    </message>
    <message>
        <source>{n} found</source>
        <translation>{n} trouvés</translation>
    </message>
    <message>
        <source>no such folder</source>
        <translation>ce dossier n&apos;existe pas</translation>
    </message>
    <message>
        <source>Layers × heads</source>
        <translation>Couches × têtes</translation>
    </message>
    <message>
        <source>Key and value heads</source>
        <translation>Têtes de clés et valeurs</translation>
    </message>
    <message>
        <source>Width, width of a head</source>
        <translation>Largeur, largeur d&apos;une tête</translation>
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
        <source>Every number of key and value heads</source>
        <translation>Tout nombre de têtes de clés et valeurs</translation>
    </message>
    <message>
        <source>Every number of key and value heads, and why some do not fit</source>
        <translation>Tout nombre de têtes de clés et valeurs, et pourquoi certains ne conviennent pas</translation>
    </message>
    <message>
        <source>This layer</source>
        <translation>Cette couche</translation>
    </message>
    <message>
        <source>Multi-head attention: every head has its own keys and values</source>
        <translation>Attention multi-têtes : chaque tête a ses propres clés et valeurs</translation>
    </message>
    <message>
        <source>Multi-query attention: all heads share one set of keys and values</source>
        <translation>Attention multi-requêtes : toutes les têtes partagent un jeu de clés et valeurs</translation>
    </message>
    <message>
        <source>Grouped-query attention: {each} heads share keys and values</source>
        <translation>Attention à requêtes groupées : {each} têtes partagent clés et valeurs</translation>
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
        <source>update</source>
        <translation>mise à jour</translation>
    </message>
    <message>
        <source>{what} as {kind}</source>
        <translation>{what} en {kind}</translation>
    </message>
    <message>
        <source>{matrix} paste</source>
        <translation>coller {matrix}</translation>
    </message>
    <message>
        <source>W_O: rows of H{number} zero</source>
        <translation>W_O : lignes de H{number} nulles</translation>
    </message>
    <message>
        <source>Llama 2 7B keeps 32; Mistral 7B, of about the same size, keeps 8.</source>
        <translation>Llama 2 7B en garde 32&#xa0;; Mistral 7B, à peu près de même taille, 8.</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>couches</translation>
    </message>
    <message>
        <source>How many such layers the model has</source>
        <translation>Combien de telles couches a le modèle</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>têtes</translation>
    </message>
    <message>
        <source>How many heads a layer has, each with queries of its own</source>
        <translation>Combien de têtes a une couche, chacune avec ses requêtes</translation>
    </message>
    <message>
        <source>width</source>
        <translation>largeur</translation>
    </message>
    <message>
        <source>How many numbers a head has for each token</source>
        <translation>Combien de nombres a une tête par token</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>têtes KV</translation>
    </message>
    <message>
        <source>How many keys and values a token keeps: the heads must divide by it</source>
        <translation>Combien de clés et valeurs garde un token : il doit diviser les têtes</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>How long the text is</source>
        <translation>Longueur du texte</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>Bytes a number: 2 for 16-bit numbers</source>
        <translation>Octets par nombre : 2 pour des nombres de 16 bits</translation>
    </message>
    <message>
        <source>{name}: found {found}, expected 1 to {most}</source>
        <translation>{name} : trouvé {found}, attendu 1 à {most}</translation>
    </message>
    <message>
        <source>{n} KV heads do not divide {heads} heads; these do: {fits}</source>
        <translation>{n} têtes KV ne divisent pas {heads} têtes ; celles-ci oui : {fits}</translation>
    </message>
    <message>
        <source>{n} KV heads</source>
        <translation>{n} têtes KV</translation>
    </message>
    <message>
        <source>heads × width</source>
        <translation>têtes × largeur</translation>
    </message>
    <message>
        <source>{count} a layer</source>
        <translation>{count}/couche</translation>
    </message>
    <message>
        <source>in all layers</source>
        <translation>dans toutes les couches</translation>
    </message>
    <message>
        <source>KV a token, a layer</source>
        <translation>KV par token et couche</translation>
    </message>
    <message>
        <source>KV a token ({sharing})</source>
        <translation>KV par token ({sharing})</translation>
    </message>
    <message>
        <source>KV at {n}</source>
        <translation>KV à {n}</translation>
    </message>
    <message>
        <source>KV heads → memory at {n}</source>
        <translation>Têtes KV → mémoire à {n}</translation>
    </message>
    <message>
        <source>{first}: the update of “{word}” stays as it was.</source>
        <translation>{first}&#xa0;: la mise à jour de «&#xa0;{word}&#xa0;» reste la même.</translation>
    </message>
    <message>
        <source>{first}: the update of “{word}” has {name} {change}.</source>
        <translation>{first}&#xa0;: la mise à jour de «&#xa0;{word}&#xa0;» a {name} {change}.</translation>
    </message>
    <message>
        <source>{owner} {thing}</source>
        <translation>{thing} {owner}</translation>
    </message>
    <message>
        <source>Copied: {what}</source>
        <translation>Copié : {what}</translation>
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
        <source>{formula}   (row {word})</source>
        <translation>{formula}   (ligne {word})</translation>
    </message>
    <message>
        <source>Weights alone were captured, and no values: there is nothing to blend or to add up.</source>
        <translation>Seuls des poids ont été capturés, sans valeurs : il n&apos;y a rien à mélanger ni à additionner.</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>muette</translation>
    </message>
    <message>
        <source>row “{word}”</source>
        <translation>ligne « {word} »</translation>
    </message>
    <message>
        <source>sees nothing</source>
        <translation>ne voit rien</translation>
    </message>
    <message>
        <source>{concat} → update of “{word}”:</source>
        <translation>{concat} → mise à jour de « {word} » :</translation>
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
        <source>all masked: nothing to add up</source>
        <translation>tout est masqué : rien à additionner</translation>
    </message>
    <message>
        <source>{n} masked, not counted</source>
        <translation>{n} masqué(s), non compté(s)</translation>
    </message>
    <message>
        <source>sum {sum} mean {mean}</source>
        <translation>somme {sum} moyenne {mean}</translation>
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
        <source>Stages of one pass</source>
        <translation>Étapes d’un passage</translation>
    </message>
    <message>
        <source>does not divide {n} heads</source>
        <translation>ne divise pas {n} têtes</translation>
    </message>
    <message>
        <source>does not fit the {n} that are stored</source>
        <translation>ne va pas avec les {n} stockées</translation>
    </message>
    <message>
        <source>KV a token: {n} numbers</source>
        <translation>KV/token : {n} nombres</translation>
    </message>
    <message>
        <source>keys and values kept a token: {n} numbers</source>
        <translation>clés et valeurs gardées par token : {n} nombres</translation>
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
        <source>One pass</source>
        <translation>Un passage</translation>
    </message>
    <message>
        <source>Q = X W_Q;  K, V: {n} head</source>
        <translation>Q = X W_Q ;  K, V : {n} tête</translation>
    </message>
    <message>
        <source>Q = X W_Q;  K, V: {n} heads</source>
        <translation>Q = X W_Q ;  K, V : {n} têtes</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>X: a row a token</source>
        <translation>X : une ligne par token</translation>
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
        <source>A: rows of 100%</source>
        <translation>A : lignes de 100%</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>A V, heads side by side</source>
        <translation>A V, têtes côte à côte</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>Combiner</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Sortie</translation>
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
        <source>Only the √d bars look alike at every size.</source>
        <translation>Seules les barres √d se ressemblent à toute taille.</translation>
    </message>
    <message>
        <source>All six scores are equal, so each key gets {share}.</source>
        <translation>Les six scores sont égaux, donc chaque clé reçoit {share}.</translation>
    </message>
    <message>
        <source>Typed scores, divided by d instead of √d: all six end near {share}.</source>
        <translation>Scores saisis, divisés par d au lieu de √d&#xa0;: les six finissent vers {share}.</translation>
    </message>
    <message>
        <source>Dividing by d instead of √d flattens everything: all six end near {share}.</source>
        <translation>Diviser par d au lieu de √d aplatit tout&#xa0;: les six finissent vers {share}.</translation>
    </message>
    <message>
        <source>One number each</source>
        <translation>Un nombre chacune</translation>
    </message>
    <message>
        <source>{draw}, one number each</source>
        <translation>{draw}, un nombre chacune</translation>
    </message>
    <message>
        <source>{first}: the scores are close and every key counts.</source>
        <translation>{first}&#xa0;: les scores sont proches et chaque clé compte.</translation>
    </message>
    <message>
        <source>{first}: the scores span {range}, {n} keys are in play.</source>
        <translation>{first}&#xa0;: les scores s’étendent sur {range}, {n} clés sont en jeu.</translation>
    </message>
    <message>
        <source>Your typed scores span {range}</source>
        <translation>Vos scores saisis s’étendent sur {range}</translation>
    </message>
    <message>
        <source>{draw} at d_k = {d_k}: the raw scores span {range}</source>
        <translation>{draw} à d_k = {d_k} : les scores bruts s’étendent sur {range}</translation>
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
        <source>{first}; {n} keys are in play.</source>
        <translation>{first} ; {n} clés sont en jeu.</translation>
    </message>
    <message>
        <source>{first}, so {n} keys are in play.</source>
        <translation>{first}, donc {n} clés sont en jeu.</translation>
    </message>
    <message>
        <source>{first}, and {n} keys are in play.</source>
        <translation>{first}, et {n} clés sont en jeu.</translation>
    </message>
    <message>
        <source>Divided by 1 nothing changes.</source>
        <translation>Divisé par 1, rien ne change.</translation>
    </message>
    <message>
        <source>Divided by {divisor}: {n}.</source>
        <translation>Divisé par {divisor} : {n}.</translation>
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
        <source>table of stops as CSV</source>
        <translation>tableau des paliers en CSV</translation>
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
        <source>Next power of two</source>
        <translation>Puissance de deux suivante</translation>
    </message>
    <message>
        <source>Power of two before</source>
        <translation>Puissance de deux précédente</translation>
    </message>
    <message>
        <source>Two powers of two on</source>
        <translation>Deux puissances de deux en avant</translation>
    </message>
    <message>
        <source>Two powers of two back</source>
        <translation>Deux puissances de deux en arrière</translation>
    </message>
    <message>
        <source>Type d_k</source>
        <translation>Saisir d_k</translation>
    </message>
    <message>
        <source>the scores were typed</source>
        <translation>les scores ont été saisis</translation>
    </message>
    <message>
        <source>Sweep d_k from 1 to 1024, or pause</source>
        <translation>Balayer d_k de 1 à 1024, ou arrêter</translation>
    </message>
    <message>
        <source>New draw</source>
        <translation>Nouveau tirage</translation>
    </message>
    <message>
        <source>Type the number of a draw</source>
        <translation>Saisir le numéro d’un tirage</translation>
    </message>
    <message>
        <source>Chapter’s draw</source>
        <translation>Tirage du chapitre</translation>
    </message>
    <message>
        <source>Draw normal numbers</source>
        <translation>Tirer des nombres normaux</translation>
    </message>
    <message>
        <source>Row of the model</source>
        <translation>Ligne du modèle</translation>
    </message>
    <message>
        <source>Draw ±1 coins</source>
        <translation>Tirer des pièces ±1</translation>
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
        <source>Type the score of a key</source>
        <translation>Saisir le score d’une clé</translation>
    </message>
    <message>
        <source>Paste six scores</source>
        <translation>Coller six scores</translation>
    </message>
    <message>
        <source>Back from typed scores to the draw</source>
        <translation>Revenir des scores saisis au tirage</translation>
    </message>
    <message>
        <source>the scores come from a draw</source>
        <translation>les scores viennent d’un tirage</translation>
    </message>
    <message>
        <source>Ruler or walk</source>
        <translation>Règle ou marche</translation>
    </message>
    <message>
        <source>Divide by 1, √d or d: the next</source>
        <translation>Diviser par 1, √d ou d : suivant</translation>
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
        <source>Row of the token before</source>
        <translation>Ligne du token précédent</translation>
    </message>
    <message>
        <source>Divide by {divisor}</source>
        <translation>Diviser par {divisor}</translation>
    </message>
    <message>
        <source>Curve: {quantity}</source>
        <translation>Courbe : {quantity}</translation>
    </message>
    <message>
        <source>Copy this key’s weight, or the table</source>
        <translation>Copier le poids de cette clé, ou le tableau</translation>
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
        <source>Copy the table of stops as CSV</source>
        <translation>Copier le tableau des paliers en CSV</translation>
    </message>
    <message>
        <source>chapter’s</source>
        <translation>du chapitre</translation>
    </message>
    <message>
        <source>Vector size d_k</source>
        <translation>Taille d_k</translation>
    </message>
    <message>
        <source>Draw other vectors</source>
        <translation>Tirer d’autres vecteurs</translation>
    </message>
    <message>
        <source>Let d_k grow from 1 to 1,024, or pause</source>
        <translation>Faire croître d_k de 1 à 1024, ou arrêter</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dessin</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Balayer</translation>
    </message>
    <message>
        <source>Draw:</source>
        <translation>Tirage :</translation>
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
        <source>Numbers in each vector, 1 to 1,024: type any whole number</source>
        <translation>Nombres par vecteur, 1 à 1024 : saisissez tout entier</translation>
    </message>
    <message>
        <source>A number always draws the same vectors: type any whole number</source>
        <translation>Un numéro tire toujours les mêmes vecteurs : saisissez tout entier</translation>
    </message>
    <message>
        <source>Go back to the draw of the chapter’s figure</source>
        <translation>Revenir au tirage de la figure du chapitre</translation>
    </message>
    <message>
        <source>Leave the typed scores</source>
        <translation>Quitter les scores saisis</translation>
    </message>
    <message>
        <source>Show six random vectors in place of the row of this head, or the row again</source>
        <translation>Montrer six vecteurs aléatoires à la place de la ligne de cette tête, ou de nouveau la ligne</translation>
    </message>
    <message>
        <source>Typed scores have no table of stops. Go back to a draw first.</source>
        <translation>Les scores saisis n’ont pas de tableau des paliers. Revenez d’abord à un tirage.</translation>
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
        <source>draw {number} of coins</source>
        <translation>tirage de pièces {number}</translation>
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
        <translation>Dans ce texte, la tête {head} a le score de doublon le plus élevé&#xa0;: en moyenne {share} de l’attention d’un token répété va à sa copie précédente.</translation>
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
        <source>previous: mean weight on the token before, {n} places</source>
        <translation>précédent&#xa0;: poids moyen sur le token d’avant, {n} endroits</translation>
    </message>
    <message>
        <source>first: mean weight on the first token, {n} places</source>
        <translation>premier&#xa0;: poids moyen sur le premier token, {n} endroits</translation>
    </message>
    <message>
        <source>self: mean weight on the asking token, {n} places</source>
        <translation>soi-même&#xa0;: poids moyen sur le token qui demande, {n} endroits</translation>
    </message>
    <message>
        <source>duplicate: mean weight from a repeated token to its last copy, {n} places</source>
        <translation>doublon&#xa0;: poids moyen d’un token répété vers sa copie précédente, {n} endroits</translation>
    </message>
    <message>
        <source>induction: mean weight from a repeated token to the token after its last copy, {n} places</source>
        <translation>induction&#xa0;: poids moyen d’un token répété vers le token qui suit sa copie précédente, {n} endroits</translation>
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
        <source>tokens in play: 2 to the mean entropy of a row, {n} rows</source>
        <translation>tokens en jeu&#xa0;: 2 puissance l’entropie moyenne d’une ligne, {n} lignes</translation>
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
        <source>previous</source>
        <translation>précédent</translation>
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
        <source>tokens in play</source>
        <translation>tokens en jeu</translation>
    </message>
    <message>
        <source>value-weighted</source>
        <translation>pondéré par v</translation>
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
        <source>{n} patterns of one text. Choose a score to find one.</source>
        <translation>{n} motifs d’un même texte. Choisissez un score pour en trouver un.</translation>
    </message>
    <message>
        <source>No token repeats in this text, so no head can have this score on it.</source>
        <translation>Aucun token ne se répète dans ce texte, donc aucune tête ne peut y avoir ce score.</translation>
    </message>
    <message>
        <source>{n} of {count} heads give more than half of their weight to the first token on this text.</source>
        <translation>{n} têtes sur {count} donnent dans ce texte plus de la moitié de leur poids au premier token.</translation>
    </message>
    <message>
        <source>On this text, head {head} hands over the most: its weights times the lengths of what they move add up to {number} a row.</source>
        <translation>Dans ce texte, la tête {head} transmet le plus&#xa0;: ses poids multipliés par les longueurs de ce qu’ils déplacent font {number} par ligne.</translation>
    </message>
    <message>
        <source>On this text, head {wide} spreads a row over about {many} tokens and head {narrow} over {few}.</source>
        <translation>Dans ce texte, la tête {wide} répartit une ligne sur environ {many} tokens et la tête {narrow} sur {few}.</translation>
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
        <source>The first token is hidden: in head {head} it has {share} of a row on average.</source>
        <translation>Le premier token est masqué&#xa0;: dans la tête {head} il a en moyenne {share} d’une ligne.</translation>
    </message>
    <message>
        <source>head {name}</source>
        <translation>tête {name}</translation>
    </message>
    <message>
        <source>{n} of {count} heads give more than half to the first token</source>
        <translation>{n} têtes sur {count} donnent plus de la moitié au premier token</translation>
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
        <source>key {number}</source>
        <translation>clé {number}</translation>
    </message>
    <message>
        <source>Scores add up number by number to a range of {range}; the envelope is ±√m</source>
        <translation>Les scores s’additionnent nombre par nombre sur {range} ; l’enveloppe est ±√m</translation>
    </message>
    <message>
        <source>Scores add up to a range of {range}; envelope ±√m</source>
        <translation>Somme des scores : étendue {range} ; enveloppe ±√m</translation>
    </message>
    <message>
        <source>Range {range}; envelope ±√m</source>
        <translation>Étendue {range} ; enveloppe ±√m</translation>
    </message>
    <message>
        <source>Six raw scores q·k range over {range}; the band is ±√d = ±{usual}</source>
        <translation>Six scores bruts q·k sur {range} ; la bande est ±√d = ±{usual}</translation>
    </message>
    <message>
        <source>Six typed scores q·k range over {range}; the band is ±√d = ±{usual}</source>
        <translation>Six scores saisis q·k sur {range} ; la bande est ±√d = ±{usual}</translation>
    </message>
    <message>
        <source>Scores range over {range}; band ±√d = ±{usual}</source>
        <translation>Scores sur {range} ; bande ±√d = ±{usual}</translation>
    </message>
    <message>
        <source>Range {range}; band ±{usual}</source>
        <translation>Étendue {range} ; bande ±{usual}</translation>
    </message>
    <message>
        <source>entropy {entropy} of {most} bits</source>
        <translation>entropie {entropy} sur {most} bits</translation>
    </message>
    <message>
        <source>slope {slope}</source>
        <translation>pente {slope}</translation>
    </message>
    <message>
        <source>{n} keys in play</source>
        <translation>{n} clés en jeu</translation>
    </message>
    <message>
        <source>entropy of {most} bits</source>
        <translation>entropie sur {most} bits</translation>
    </message>
    <message>
        <source>Heads of this layer: spread of scores, keys in play</source>
        <translation>Têtes de cette couche : étalement des scores, clés en jeu</translation>
    </message>
    <message>
        <source>keys in play</source>
        <translation>clés en jeu</translation>
    </message>
    <message>
        <source>spread of raw scores</source>
        <translation>étalement des scores bruts</translation>
    </message>
    <message>
        <source>head {name}: spread {spread}, {n} keys in play</source>
        <translation>tête {name} : étalement {spread}, {n} clés en jeu</translation>
    </message>
    <message>
        <source>best loser p(1 − p)</source>
        <translation>perdante p(1 − p)</translation>
    </message>
    <message>
        <source>0 as a 16-bit float</source>
        <translation>0 en flottant 16 bits</translation>
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
0 bits where one key has everything, log₂ 6 where all have as much.</source>
        <translation>À quel point les poids sont répartis : la somme de −p·log₂ p sur les six.
0 bit quand une clé a tout, log₂ 6 quand toutes ont autant.</translation>
    </message>
    <message>
        <source>2 to the entropy: so many keys with equal weights would spread as much.</source>
        <translation>2 puissance l’entropie : autant de clés de poids égaux seraient aussi réparties.</translation>
    </message>
    <message>
        <source>How much the weights move with the scores: the root of the sum of squares
of all slopes, p(1 − p) for a key&apos;s own score and −p·q for another&apos;s.</source>
        <translation>À quel point les poids bougent avec les scores : la racine de la somme des carrés
de toutes les pentes, p(1 − p) pour le score de la clé même et −p·q pour celui d’une autre.</translation>
    </message>
    <message>
        <source>How much the second largest weight moves with its own score: p(1 − p).</source>
        <translation>À quel point le deuxième poids bouge avec son propre score : p(1 − p).</translation>
    </message>
    <message>
        <source>How many weights a 16-bit float stores as 0: those under 2⁻²⁵, about 3·10⁻⁸.</source>
        <translation>Combien de poids un nombre de 16 bits enregistre comme 0 : ceux sous 2⁻²⁵, environ 3·10⁻⁸.</translation>
    </message>
    <message>
        <source>{bits} bits</source>
        <translation>{bits} bits</translation>
    </message>
    <message>
        <source>d_k {size}, {divisor}: {quantity} {mean} on average over 2,000 draws, 10–90 % of them {low} to {high}</source>
        <translation>d_k {size}, {divisor} : {quantity} {mean} en moyenne sur 2000 tirages, 10–90 % d’entre eux de {low} à {high}</translation>
    </message>
    <message>
        <source>Which key gets the largest share, and is it nearly all on both sides?</source>
        <translation>Quelle clé reçoit la plus grande part, et est-ce presque tout des deux côtés&#xa0;?</translation>
    </message>
    <message>
        <source>d_k = {size}: {question}</source>
        <translation>d_k = {size} : {question}</translation>
    </message>
    <message>
        <source>{keys} with {share} and {share_2}</source>
        <translation>{keys} avec {share} et {share_2}</translation>
    </message>
    <message>
        <source>key {number}: q·k = {score}, its share is covered</source>
        <translation>clé {number} : q·k = {score}, sa part est couverte</translation>
    </message>
    <message>
        <source>The vector size grows</source>
        <translation>La taille des vecteurs croît</translation>
    </message>
    <message>
        <source>Stop by stop</source>
        <translation>Palier par palier</translation>
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
        <translation>{n} fois :</translation>
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
        <source>Readouts of both charts</source>
        <translation>Valeurs des deux graphiques</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>What the curves follow over the vector size</source>
        <translation>Ce que suivent les courbes selon la taille</translation>
    </message>
    <message>
        <source>Draw normal numbers: mean 0, spread 1</source>
        <translation>Tirer des nombres normaux : moyenne 0, écart 1</translation>
    </message>
    <message>
        <source>Toss coins: each number is −1 or 1</source>
        <translation>Lancer des pièces : chaque nombre vaut −1 ou 1</translation>
    </message>
    <message>
        <source>Divide by {divisor}  ({key}: next)</source>
        <translation>Diviser par {divisor}  ({key}&#xa0;: suivant)</translation>
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
        <translation>{n} tirages : {quantity}</translation>
    </message>
    <message>
        <source>All heads of this layer, this row</source>
        <translation>Toutes les têtes de la couche, cette ligne</translation>
    </message>
    <message>
        <source>{title}, mean and 10–90 % band</source>
        <translation>{title}, moyenne et bande 10–90 %</translation>
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
        <source>row of the model</source>
        <translation>ligne du modèle</translation>
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
        <source>normal numbers</source>
        <translation>nombres normaux</translation>
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
        <translation>brut : {summary}</translation>
    </message>
    <message>
        <source>÷{divisor}: {summary}</source>
        <translation>÷{divisor} : {summary}</translation>
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
        <source>{asker} can only look at itself: one score, and all 100% stay there.</source>
        <translation>{asker} ne peut regarder que lui-même : un seul score, et les 100% restent là.</translation>
    </message>
    <message>
        <source>The scores of {asker} spread by {spread}; random ones would by {usual}.</source>
        <translation>Les scores de {asker} s’étalent de {spread} ; des scores aléatoires le feraient de {usual}.</translation>
    </message>
    <message>
        <source>Divided by {divisor}, {n} keys are in play.</source>
        <translation>Divisés par {divisor}, {n} clés sont en jeu.</translation>
    </message>
    <message>
        <source>Divided by {divisor}, at temperature {temperature}, {n} keys are in play.</source>
        <translation>Divisés par {divisor}, à la température {temperature}, {n} clés sont en jeu.</translation>
    </message>
    <message>
        <source>The model caps these scores first; here they are not capped.</source>
        <translation>Le modèle plafonne d’abord ces scores ; ici ils ne le sont pas.</translation>
    </message>
    <message>
        <source>Raw scores q·k of {asker} spread by {spread}; the band is ±√d_k = ±{usual}</source>
        <translation>Les scores bruts q·k de {asker} s’étalent de {spread} ; la bande est ±√d_k = ±{usual}</translation>
    </message>
    <message>
        <source>Scores of {asker}: spread {spread}, band ±{usual}</source>
        <translation>Scores de {asker} : étalement {spread}, bande ±{usual}</translation>
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
        <translation>÷{divisor} = {score} : {share}</translation>
    </message>
    <message>
        <source>key {number}: q·k = {score}
e^({score}) ≈ {power}
weight {raw}, ÷ {divisor}: {share}</source>
        <translation>clé {number} : q·k = {score}
e^({score}) ≈ {power}
poids {raw}, ÷ {divisor} : {share}</translation>
    </message>
    <message>
        <source>key {number}, score {score}, {share} per cent, divided by {divisor}: {share_2} per cent</source>
        <translation>clé {number}, score {score}, {share} pour cent, divisé par {divisor} : {share_2} pour cent</translation>
    </message>
    <message>
        <source>Six dots on one ruler</source>
        <translation>Six points sur une règle</translation>
    </message>
    <message>
        <source>How the scores add up, number by number</source>
        <translation>Comment les scores s’additionnent, nombre par nombre</translation>
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
        <translation>Les scores n&apos;ont pas été enregistrés, seulement les poids.</translation>
    </message>
    <message>
        <source>the other {n} products: {rest}</source>
        <translation>les {n} autres produits : {rest}</translation>
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
        <translation>avec le biais : {sum}</translation>
    </message>
    <message>
        <source>{word} is not written yet: {zero}</source>
        <translation>{word} n’est pas encore écrit : {zero}</translation>
    </message>
    <message>
        <source>exactly 0: not written yet</source>
        <translation>exactement 0&#xa0;: pas encore écrit</translation>
    </message>
    <message>
        <source>{word} is hidden by the mask: {zero}</source>
        <translation>{word} est caché par le masque : {zero}</translation>
    </message>
    <message>
        <source>exactly 0: hidden by the mask</source>
        <translation>exactement 0&#xa0;: caché par le masque</translation>
    </message>
    <message>
        <source>{power}  of {total} in the row</source>
        <translation>{power}  de {total} dans la ligne</translation>
    </message>
    <message>
        <source>less the largest of the row: {difference}</source>
        <translation>moins le plus grand de la ligne : {difference}</translation>
    </message>
    <message>
        <source>{result}, held at {value}</source>
        <translation>{result}, fixé à {value}</translation>
    </message>
    <message>
        <source>Dots travel along the links</source>
        <translation>Des points parcourent les liens</translation>
    </message>
    <message>
        <source>Word by word</source>
        <translation>Mot par mot</translation>
    </message>
    <message>
        <source>Row by row: what it hears of</source>
        <translation>Ligne par ligne : ce dont elle a vent</translation>
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
        <source> + {n} smaller ones ({sum})</source>
        <translation> + {n} plus petits ({sum})</translation>
    </message>
    <message>
        <source> + {n} zeros</source>
        <translation> + {n} zéros</translation>
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
        <source>this row sees nothing: there is nothing to share out</source>
        <translation>cette ligne ne voit rien : il n’y a rien à répartir</translation>
    </message>
    <message>
        <source>this row sees nothing</source>
        <translation>cette ligne ne voit rien</translation>
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
        <source>{number}, a given number: type over it</source>
        <translation>{number}, un nombre donné : écrivez par-dessus</translation>
    </message>
    <message>
        <source>{number}, moved from row {row} of K</source>
        <translation>{number}, venu de la ligne {row} de K</translation>
    </message>
    <message>
        <source>{number}, this word may not look there</source>
        <translation>{number}, ce mot ne peut pas regarder là</translation>
    </message>
    <message>
        <source>0, free to look</source>
        <translation>0, libre de regarder</translation>
    </message>
    <message>
        <source>{number}, where X had {before}</source>
        <translation>{number}, là où X avait {before}</translation>
    </message>
    <message>
        <source>the sums of steps 2 to 4 begin with these numbers: one a column, the same for every word.</source>
        <translation>les sommes des étapes 2 à 4 partent de ces nombres : un par colonne, le même pour chaque mot.</translation>
    </message>
    <message>
        <source>QK-norm divides every query by its size, and every key too, and multiplies each column by a learned number: directions are compared, not lengths.</source>
        <translation>la QK-norm divise chaque requête et chaque clé par sa taille et multiplie chaque colonne par un nombre appris : on compare des directions, pas des longueurs.</translation>
    </message>
    <message>
        <source>RoPE turns the first {n} numbers of every query and key by the place of their word; this one stays.</source>
        <translation>RoPE tourne les {n} premiers nombres de chaque requête et de chaque clé selon la place de leur mot ; celui-ci reste.</translation>
    </message>
    <message>
        <source>RoPE turns every query, and every key too, by the place of its word: pair {pair} of {word}, at position {place} counted from 0, by {place} × {speed} = {angle} rad.</source>
        <translation>RoPE tourne chaque requête et chaque clé selon la place de son mot : la paire {pair} de {word}, à la position {place} comptée à partir de 0, de {place} × {speed} = {angle} rad.</translation>
    </message>
    <message>
        <source>the cap bends every score smoothly, so that none lies beyond ±{cap}: {cap} · tanh(score ÷ {cap}).</source>
        <translation>le plafond courbe chaque score en douceur, si bien qu’aucun ne dépasse ±{cap} : {cap} · tanh(score ÷ {cap}).</translation>
    </message>
    <message>
        <source>one word, a row of {numbers}; there is no other to look at.</source>
        <translation>un mot, une ligne de {numbers}&#xa0;; il n’y en a pas d’autre à regarder.</translation>
    </message>
    <message>
        <source>{words}, each a row of {numbers}; so far no word knows about any other.</source>
        <translation>{words}, chacun une ligne de {numbers}&#xa0;; pour l’instant aucun mot n’en connaît un autre.</translation>
    </message>
    <message>
        <source>send every row through W_Q: it is all zeros, so no word looks for anything.</source>
        <translation>chaque ligne passe par W_Q&#xa0;: que des zéros, donc aucun mot ne cherche rien.</translation>
    </message>
    <message>
        <source>send every row through W_Q, norm it (QK-norm), then turn it by its place (RoPE): out comes what that word is looking for.</source>
        <translation>chaque ligne passe par W_Q, est normée (norme QK), puis tourne selon sa place (RoPE) : il en sort ce que ce mot cherche.</translation>
    </message>
    <message>
        <source>send every row through W_Q, then norm it (QK-norm): out comes what that word is looking for.</source>
        <translation>chaque ligne passe par W_Q, puis est normée (norme QK) : il en sort ce que ce mot cherche.</translation>
    </message>
    <message>
        <source>send every row through W_Q, then turn it by its place: out comes what that word is looking for.</source>
        <translation>chaque ligne passe par W_Q, puis tourne selon sa place&#xa0;: il en sort ce que ce mot cherche.</translation>
    </message>
    <message>
        <source>send every row through W_Q: out comes what that word is looking for.</source>
        <translation>chaque ligne passe par W_Q&#xa0;: il en sort ce que ce mot cherche.</translation>
    </message>
    <message>
        <source>the same rows through W_K: all zeros, so no word has anything to offer.</source>
        <translation>les mêmes lignes par W_K&#xa0;: que des zéros, donc aucun mot n’a rien à offrir.</translation>
    </message>
    <message>
        <source>the same rows through W_K, normed (QK-norm) and turned by their places (RoPE): what each word offers to anyone looking.</source>
        <translation>les mêmes lignes par W_K, normées (norme QK) et tournées selon leur place (RoPE) : ce que chaque mot offre à qui regarde.</translation>
    </message>
    <message>
        <source>the same rows through W_K, normed (QK-norm): what each word offers to anyone looking.</source>
        <translation>les mêmes lignes par W_K, normées (norme QK) : ce que chaque mot offre à qui regarde.</translation>
    </message>
    <message>
        <source>the same rows through W_K, turned by their places: what each word offers to anyone looking.</source>
        <translation>les mêmes lignes par W_K, tournées selon leur place&#xa0;: ce que chaque mot offre à qui regarde.</translation>
    </message>
    <message>
        <source>the same rows through W_K: what each word offers to anyone looking.</source>
        <translation>les mêmes lignes par W_K&#xa0;: ce que chaque mot offre à qui regarde.</translation>
    </message>
    <message>
        <source>and through W_V: all zeros, so no word has anything to hand over.</source>
        <translation>et par W_V&#xa0;: que des zéros, donc aucun mot n’a rien à transmettre.</translation>
    </message>
    <message>
        <source>and through W_V: what a word will hand over if it is picked.</source>
        <translation>et par W_V&#xa0;: ce qu’un mot transmettra s’il est choisi.</translation>
    </message>
    <message>
        <source>lay the keys on their side, one column a word, so that a query row can meet them all.</source>
        <translation>les clés sont couchées, une colonne par mot, pour qu’une ligne de requête les rencontre toutes.</translation>
    </message>
    <message>
        <source>multiply pairwise and add: every score is 0, so no word stands out for any other.</source>
        <translation>multiplier deux à deux et additionner&#xa0;: chaque score vaut 0, donc aucun mot ne se distingue.</translation>
    </message>
    <message>
        <source>multiply pairwise and add: cell ({asker}, {read}) says how well {owner} question fits its own offer.</source>
        <translation>multiplier deux à deux et additionner&#xa0;: la cellule ({asker}, {read}) dit si la question {owner} convient à sa propre offre.</translation>
    </message>
    <message>
        <source>multiply pairwise and add: cell ({asker}, {read}) says how well {owner} question fits {other} offer.</source>
        <translation>multiplier deux à deux et additionner&#xa0;: la cellule ({asker}, {read}) dit si la question {owner} convient à l’offre {other}.</translation>
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
        <source>÷√d_k is off: the scores go on as they are{then_divided}</source>
        <translation>÷√d_k est désactivé : les scores continuent tels quels{then_divided}</translation>
    </message>
    <message>
        <source>{first}; gaps stay {root} times as wide.</source>
        <translation>{first}&#xa0;; les écarts restent {root} fois plus grands.</translation>
    </message>
    <message>
        <source>{first}; with one number nothing changes.</source>
        <translation>{first}&#xa0;; avec un seul nombre, rien ne change.</translation>
    </message>
    <message>
        <source>multiply every score by {factor}{then_divided}; this keeps the next steps gentle.</source>
        <translation>multiplier chaque score par {factor}{then_divided}&#xa0;; la suite en reste douce.</translation>
    </message>
    <message>
        <source>keys are one number long, and √1 = 1: the scores stay as they are{then_divided}.</source>
        <translation>les clés n’ont qu’un nombre, et √1 = 1&#xa0;: les scores restent tels quels{then_divided}.</translation>
    </message>
    <message>
        <source>keys are {numbers} long, so divide everything by {root}{and_heat}; this keeps the next steps gentle.</source>
        <translation>les clés ont {numbers}, donc tout est divisé par {root}{and_heat}&#xa0;; la suite en reste douce.</translation>
    </message>
    <message>
        <source> and by the temperature {heat}</source>
        <translation> et par la température {heat}</translation>
    </message>
    <message>
        <source>{first}: no word loses its best score, but none may look ahead any more.</source>
        <translation>{first}&#xa0;: aucun mot ne perd son meilleur score, mais plus aucun ne peut regarder en avant.</translation>
    </message>
    <message>
        <source>{first}: {owner} best score was for {word}, a word not written yet.</source>
        <translation>{first}&#xa0;: le meilleur score {owner} allait à {word}, un mot pas encore écrit.</translation>
    </message>
    <message>
        <source>{first}: {owner} best score was for {word}, a word out of its sight.</source>
        <translation>{first}&#xa0;: le meilleur score {owner} allait à {word}, un mot hors de vue.</translation>
    </message>
    <message>
        <source>cross out what the mask hides</source>
        <translation>barrer ce que le masque cache</translation>
    </message>
    <message>
        <source>cross out the future</source>
        <translation>barrer l’avenir</translation>
    </message>
    <message>
        <source>take off a penalty for distance and cross out what the mask hides</source>
        <translation>retirer une pénalité de distance et barrer ce que le masque cache</translation>
    </message>
    <message>
        <source>take off a penalty for distance and cross out the future</source>
        <translation>retirer une pénalité de distance et barrer l’avenir</translation>
    </message>
    <message>
        <source>nothing lies in the future here: there is nothing to cross out.</source>
        <translation>rien n’est dans l’avenir ici&#xa0;: il n’y a rien à barrer.</translation>
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
        <source>{first}: {name} gives {share} to {word}, a word not written yet.</source>
        <translation>{first}&#xa0;: {name} donne {share} à {word}, un mot pas encore écrit.</translation>
    </message>
    <message>
        <source>raise e to each score</source>
        <translation>élever e à chaque score</translation>
    </message>
    <message>
        <source>take each row&apos;s largest score off, which changes no share, and raise e to the rest</source>
        <translation>retirer le plus grand score de chaque ligne, ce qui ne change aucune part, et élever e au reste</translation>
    </message>
    <message>
        <source>{first}: no negatives are left and gaps grow.</source>
        <translation>{first}&#xa0;: plus rien de négatif, et les écarts grandissent.</translation>
    </message>
    <message>
        <source>{first}: no negatives are left, gaps grow, and crossed-out cells become exactly 0.</source>
        <translation>{first}&#xa0;: plus rien de négatif, les écarts grandissent, et les cellules barrées deviennent exactement 0.</translation>
    </message>
    <message>
        <source>divide each row by its total: every word now has 100% to spend</source>
        <translation>diviser chaque ligne par son total : chaque mot a maintenant 100% à dépenser</translation>
    </message>
    <message>
        <source>divide each row by its total and the sink: every word now has at most 100% to spend</source>
        <translation>diviser chaque ligne par son total et le puits : chaque mot a maintenant au plus 100% à dépenser</translation>
    </message>
    <message>
        <source>{first}, but {name} sees nothing, so there is nothing to share out.</source>
        <translation>{first}, mais {name} ne voit rien, donc il n’y a rien à répartir.</translation>
    </message>
    <message>
        <source>{first}, and {name} spends evenly on {all_of_them} it sees.</source>
        <translation>{first}, et {name} répartit également sur {all_of_them} qu’il voit.</translation>
    </message>
    <message>
        <source>{first}, and {name} spends {share} on {word}.</source>
        <translation>{first}, et {name} dépense {share} pour {word}.</translation>
    </message>
    <message>
        <source>{first}, and {name} keeps {share} for itself, the only word it sees.</source>
        <translation>{first}, et {name} garde {share} pour lui, le seul mot qu’il voit.</translation>
    </message>
    <message>
        <source>{first}, and {name} keeps {share} for itself.</source>
        <translation>{first}, et {name} garde {share} pour lui.</translation>
    </message>
    <message>
        <source>mix the value rows in those shares: {result}</source>
        <translation>mélanger les lignes de valeurs selon ces parts : {result}</translation>
    </message>
    <message>
        <source>{owner} new vector is all zeros, since it sees nothing.</source>
        <translation>le nouveau vecteur {owner} n’a que des zéros, car il ne voit rien.</translation>
    </message>
    <message>
        <source>{owner} new vector is the plain average of {all_of_them} it sees.</source>
        <translation>le nouveau vecteur {owner} est la simple moyenne de {all_of_them} qu’il voit.</translation>
    </message>
    <message>
        <source>its own value</source>
        <translation>sa propre valeur</translation>
    </message>
    <message>
        <source>{owner} value</source>
        <translation>la valeur {owner}</translation>
    </message>
    <message>
        <source>{owner} new vector is {value}, unchanged.</source>
        <translation>le nouveau vecteur {owner} est {value}, inchangée.</translation>
    </message>
    <message>
        <source>{owner} new vector is mostly {value}.</source>
        <translation>le nouveau vecteur {owner} est surtout {value}.</translation>
    </message>
    <message>
        <source>{owner} new vector mixes {share} {word}, {share_2} {word_2} and less of the rest.</source>
        <translation>le nouveau vecteur {owner} mêle {share} {word}, {share_2} {word_2} et moins du reste.</translation>
    </message>
    <message>
        <source>same shape</source>
        <translation>même forme</translation>
    </message>
    <message>
        <source>now {numbers} long</source>
        <translation>de {numbers} maintenant</translation>
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
        <source>{first}, made of all {count} heads</source>
        <translation>{first}, faits des {count} têtes</translation>
    </message>
    <message>
        <source>{first}, mixed by W_O</source>
        <translation>{first}, mêlés par W_O</translation>
    </message>
    <message>
        <source>{first}: there was no other word to bring news from.</source>
        <translation>{first}&#xa0;: il n’y avait pas d’autre mot d’où apporter des nouvelles.</translation>
    </message>
    <message>
        <source>{first}: each now carries news from all words, even later ones.</source>
        <translation>{first}&#xa0;: chacun porte maintenant des nouvelles de tous les mots, même suivants.</translation>
    </message>
    <message>
        <source>{first}: each now carries news from the words before it.</source>
        <translation>{first}&#xa0;: chacun porte maintenant des nouvelles des mots précédents.</translation>
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
        <source>Preset: The sentence of tab 1</source>
        <translation>Préréglage : La phrase de l’onglet 1</translation>
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
        <source>share the rest of row {row}</source>
        <translation>répartir le reste de la ligne {row}</translation>
    </message>
    <message>
        <source>M({cell})</source>
        <translation>M({cell})</translation>
    </message>
    <message>
        <source>The {n} words of tab 1, one head at a time.</source>
        <translation>Les {n} mots de l’onglet 1, une tête à la fois.</translation>
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
        <source>Only the one-head example can have another size</source>
        <translation>Seul l’exemple à une tête peut changer de taille</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>Copy and files</source>
        <translation>Copie et fichiers</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>this is the first step</source>
        <translation>c’est la première étape</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Une étape en avant</translation>
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
        <source>Go to a step by number</source>
        <translation>Aller à une étape par numéro</translation>
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
        <source>Let it be looked at</source>
        <translation>Le laisser regarder</translation>
    </message>
    <message>
        <source>Hide it</source>
        <translation>Le masquer</translation>
    </message>
    <message>
        <source>Step {number}: {title}</source>
        <translation>Étape {number} : {title}</translation>
    </message>
    <message>
        <source>Type over the lit number</source>
        <translation>Remplacer le nombre éclairé</translation>
    </message>
    <message>
        <source>Hold the lit number as it is</source>
        <translation>Fixer le nombre marqué tel quel</translation>
    </message>
    <message>
        <source>it is a given number</source>
        <translation>c’est un nombre donné</translation>
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
        <source>Share the rest of the row</source>
        <translation>Répartir le reste de la ligne</translation>
    </message>
    <message>
        <source>no weight of this row is held</source>
        <translation>aucun poids de cette ligne n’est fixé</translation>
    </message>
    <message>
        <source>Swap tired and wide</source>
        <translation>Échanger tired et wide</translation>
    </message>
    <message>
        <source>the last word is neither tired nor wide</source>
        <translation>le dernier mot n’est ni tired ni wide</translation>
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
        <source>Size of the example…</source>
        <translation>Taille de l’exemple…</translation>
    </message>
    <message>
        <source>only the one-head example can have another size</source>
        <translation>seul l’exemple à une tête peut changer de taille</translation>
    </message>
    <message>
        <source>Reset the numbers</source>
        <translation>Réinitialiser les nombres</translation>
    </message>
    <message>
        <source>nothing differs from the start</source>
        <translation>rien ne diffère du début</translation>
    </message>
    <message>
        <source>Paste numbers here</source>
        <translation>Coller des nombres ici</translation>
    </message>
    <message>
        <source>As tables with headers</source>
        <translation>En tableaux avec en-têtes</translation>
    </message>
    <message>
        <source>The whole formula</source>
        <translation>Toute la formule</translation>
    </message>
    <message>
        <source>all matrices as {form}</source>
        <translation>toutes les matrices en {form}</translation>
    </message>
    <message>
        <source>Copy the lit number, or the picks</source>
        <translation>Copier le nombre éclairé, ou le choix</translation>
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
        <source>Worksheet as PDF…</source>
        <translation>Exercice en PDF…</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Zéro</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>Transposer</translation>
    </message>
    <message>
        <source>This row: zero</source>
        <translation>Cette ligne : zéro</translation>
    </message>
    <message>
        <source>row {row}, zero</source>
        <translation>ligne {row}, zéro</translation>
    </message>
    <message>
        <source>This row: × −1</source>
        <translation>Cette ligne : × −1</translation>
    </message>
    <message>
        <source>row {row}, × −1</source>
        <translation>ligne {row}, × −1</translation>
    </message>
    <message>
        <source>Paste: “{word}” stands in the text more than once and has one row; found different numbers for it.</source>
        <translation>Coller : « {word} » figure plusieurs fois dans le texte et n’a qu’une ligne ; des nombres différents ont été trouvés.</translation>
    </message>
    <message>
        <source>Paste into {matrix}: found {found} numbers, expected at most {shape}, which is all of it. Copy fewer.</source>
        <translation>Coller dans {matrix} : {found} nombres trouvés, au plus {shape} attendus, c’est-à-dire toute la matrice. Copiez-en moins.</translation>
    </message>
    <message>
        <source>Paste into {matrix}: found {found} numbers, but from this cell on there is room for {room}. Choose a cell further up or left.</source>
        <translation>Coller dans {matrix} : {found} nombres trouvés, mais à partir de cette cellule il y a place pour {room}. Choisissez une cellule plus haut ou à gauche.</translation>
    </message>
    <message>
        <source>{matrix} is an average of several heads here. Give every group its own keys and values again (tab 4) to change it.</source>
        <translation>{matrix} est ici une moyenne de plusieurs têtes. Rendez à chaque groupe ses clés et valeurs (onglet 4) pour la changer.</translation>
    </message>
    <message>
        <source>This column tells the place in the text and is locked.</source>
        <translation>Cette colonne dit la place dans le texte et est verrouillée.</translation>
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
        <source>Now {words} of {numbers}, d_k {d_k}.</source>
        <translation>Maintenant {words} de {numbers}, d_k {d_k}.</translation>
    </message>
    <message>
        <source>{change}: {effect}.</source>
        <translation>{change} : {effect}.</translation>
    </message>
    <message>
        <source>Another setting</source>
        <translation>Un autre réglage</translation>
    </message>
    <message>
        <source>Another mask</source>
        <translation>Un autre masque</translation>
    </message>
    <message>
        <source>Other numbers</source>
        <translation>D’autres nombres</translation>
    </message>
    <message>
        <source>{what} changed</source>
        <translation>{what} : changement</translation>
    </message>
    <message>
        <source>{owner} row</source>
        <translation>la ligne {owner}</translation>
    </message>
    <message>
        <source>Row {row} of {matrix}</source>
        <translation>Ligne {row} de {matrix}</translation>
    </message>
    <message>
        <source>no attention weight changes</source>
        <translation>aucun poids d’attention ne change</translation>
    </message>
    <message>
        <source>no attention weight changes, only what is handed over</source>
        <translation>aucun poids d’attention ne change, seulement ce qui est transmis</translation>
    </message>
    <message>
        <source>{name} leaves itself ({lost}) for {word} ({won})</source>
        <translation>{name} se quitte ({lost}) pour {word} ({won})</translation>
    </message>
    <message>
        <source>{name} leaves {word} ({lost}) for itself ({won})</source>
        <translation>{name} quitte {word} ({lost}) pour lui-même ({won})</translation>
    </message>
    <message>
        <source>{name} leaves {word} ({lost}) for {other} ({won})</source>
        <translation>{name} quitte {word} ({lost}) pour {other} ({won})</translation>
    </message>
    <message>
        <source>Go to {name}</source>
        <translation>Aller à {name}</translation>
    </message>
    <message>
        <source>Paste: {error}</source>
        <translation>Coller : {error}</translation>
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
        <source>row sum of {words}</source>
        <translation>somme de ligne de {words}</translation>
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
        <source>Reset to the text</source>
        <translation>Revenir au texte</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
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
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>keys, turned</source>
        <translation>clés, couchées</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>scores</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>réduits</translation>
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
        <source>Who may look at whom: 1 = yes</source>
        <translation>Qui peut regarder qui&#xa0;: 1 = oui</translation>
    </message>
    <message>
        <source>Scores by window</source>
        <translation>Scores par fenêtre</translation>
    </message>
    <message>
        <source>{step}: what is {cell}?</source>
        <translation>{step} : combien vaut {cell} ?</translation>
    </message>
    <message>
        <source>Step {number} of {last}   {formula}   {cell} covered</source>
        <translation>Étape {number} sur {last}   {formula}   {cell} couverte</translation>
    </message>
    <message>
        <source>{cell}, masked</source>
        <translation>{cell}, masquée</translation>
    </message>
    <message>
        <source>{cell}, covered</source>
        <translation>{cell}, couverte</translation>
    </message>
    <message>
        <source>Each step turns into the next</source>
        <translation>Chaque étape devient la suivante</translation>
    </message>
    <message>
        <source>Weights so far (step 10)</source>
        <translation>Poids jusqu’ici (étape 10)</translation>
    </message>
    <message>
        <source>Other numbers to begin with</source>
        <translation>D’autres nombres de départ</translation>
    </message>
    <message>
        <source>Size…</source>
        <translation>Taille…</translation>
    </message>
    <message>
        <source>Put the numbers back as they were</source>
        <translation>Remettre les nombres comme avant</translation>
    </message>
    <message>
        <source>Type over any number: every later step follows. What is computed is then held.</source>
        <translation>Tout nombre peut être remplacé : les étapes suivantes en découlent. Ce qui est calculé est alors fixé.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Divide the scores by √d_k or not</source>
        <translation>Diviser les scores par √d_k ou non</translation>
    </message>
    <message>
        <source>Cross out the future or not</source>
        <translation>Barrer l’avenir ou non</translation>
    </message>
    <message>
        <source>Whose numbers are worked out: the example’s or the sentence’s</source>
        <translation>De qui l’on calcule les nombres : de l’exemple ou de la phrase</translation>
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
        <source>Let it go: it is computed again</source>
        <translation>Libérer : il est recalculé</translation>
    </message>
    <message>
        <source>computed {made}</source>
        <translation>calculé {made}</translation>
    </message>
    <message>
        <source>Show {number}</source>
        <translation>Montrer {number}</translation>
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
        <source>Copy every matrix of this step by step calculation</source>
        <translation>Copier chaque matrice de ce calcul</translation>
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
        <source>d_model (numbers a word)</source>
        <translation>d_model (nombres par mot)</translation>
    </message>
    <message>
        <source>d_k (numbers a query or key)</source>
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
        <translation>   calculé : </translation>
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
        <source>scores over 700: softmax takes the row&apos;s largest off first, so they stay right</source>
        <translation>scores au-delà de 700 : softmax retire d’abord le plus grand de la ligne, ils restent donc justes</translation>
    </message>
    <message>
        <source>{matrices} editable</source>
        <translation>{matrices} modifiables</translation>
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
        <translation>Licences : {list}.</translation>
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
        <source>Only the exact count is right.</source>
        <translation>Seul le compte exact est juste.</translation>
    </message>
    <message>
        <source>Right is what agrees to the digits that were typed.</source>
        <translation>Est juste ce qui concorde aux chiffres saisis.</translation>
    </message>
    <message>
        <source>{right} of {n} was right.</source>
        <translation>{right} sur {n} était juste.</translation>
    </message>
    <message>
        <source>{right} of {n} were right.</source>
        <translation>{right} sur {n} étaient justes.</translation>
    </message>
    <message>
        <source>{right} of {n} was right: {answer}.</source>
        <translation>{right} sur {n} était juste : {answer}.</translation>
    </message>
    <message>
        <source>{right} of {n} were right: {answer}.</source>
        <translation>{right} sur {n} étaient justes : {answer}.</translation>
    </message>
    <message>
        <source>{votes} is right: rounded to what was typed.</source>
        <translation>{votes} est juste&#xa0;: arrondi à ce qui a été saisi.</translation>
    </message>
    <message>
        <source>{votes} are right: rounded to what was typed.</source>
        <translation>{votes} sont justes&#xa0;: arrondis à ce qui a été saisi.</translation>
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
        <source>number:</source>
        <translation>nombre :</translation>
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
        <translation>{asker} vers {source} : {terms}</translation>
    </message>
    <message>
        <source>By hand: {asker} to {source}</source>
        <translation>À la main : {asker} vers {source}</translation>
    </message>
    <message>
        <source>By hand: {pair}</source>
        <translation>À la main : {pair}</translation>
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
        <translation>Enregistrer les modifications de {name} ?</translation>
    </message>
    <message>
        <source>If you do not save, they are lost.</source>
        <translation>Sans enregistrement, elles sont perdues.</translation>
    </message>
    <message>
        <source>A pattern lies over the sentence on trial.</source>
        <translation>Un motif est à l’essai sur la phrase.</translation>
    </message>
    <message>
        <source>Is it to be saved as the mask of the sentence?</source>
        <translation>Faut-il l’enregistrer comme masque de la phrase ?</translation>
    </message>
    <message>
        <source>Keep as its mask</source>
        <translation>Garder comme masque</translation>
    </message>
    <message>
        <source>End trial</source>
        <translation>Terminer l’essai</translation>
    </message>
    <message>
        <source>{name} is there already.</source>
        <translation>{name} existe déjà.</translation>
    </message>
    <message>
        <source>Replace it? What it holds now is lost.</source>
        <translation>Le remplacer ? Son contenu actuel est perdu.</translation>
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
        <translation>attnviz : une erreur est survenue</translation>
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
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>An action could not be carried out: {line}</source>
        <translation>Une action n’a pas pu être exécutée : {line}</translation>
    </message>
    <message>
        <source>{kept} You can go on working. The log is {log}.</source>
        <translation>{kept} Vous pouvez continuer. Le journal est {log}.</translation>
    </message>
    <message>
        <source>{content}, held, computed {computed}</source>
        <translation>{content}, fixé, calculé {computed}</translation>
    </message>
    <message>
        <source>{asker} ({row}) looks at {source} ({column}): {content}</source>
        <translation>{asker} ({row}) regarde {source} ({column}) : {content}</translation>
    </message>
    <message>
        <source>row {row}, column {column}: {content}</source>
        <translation>ligne {row}, colonne {column} : {content}</translation>
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
        <source>Between {least} and {most}, please.</source>
        <translation>Entre {least} et {most}, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Not again</source>
        <translation>Ne plus montrer</translation>
    </message>
    <message>
        <source>{key} walks through the words</source>
        <translation>{key} parcourt les mots</translation>
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
        <source>Back to the canvas</source>
        <translation>Retour à la toile</translation>
    </message>
    <message>
        <source>Open the help for this tab</source>
        <translation>Ouvrir l’aide de cet onglet</translation>
    </message>
    <message>
        <source>Keys: {tab}</source>
        <translation>Touches : {tab}</translation>
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
        <source>On</source>
        <translation>Suite</translation>
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
        <source>Answer {n}: {choice}, chosen</source>
        <translation>Réponse {n} : {choice}, choisie</translation>
    </message>
    <message>
        <source>Answer {n}: {choice}</source>
        <translation>Réponse {n} : {choice}</translation>
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
        <source>“{text}” may have a decimal mark or a mark of thousands. Type 1.2345 or 12345.</source>
        <translation>« {text} » peut contenir un séparateur décimal ou de milliers. Tapez 1,2345 ou 12345.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>“{text}” is not a number. Type digits such as 0.5, 0,5 or −1.2.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre. Tapez des chiffres comme 0,5, 0.5 ou −1,2.</translation>
    </message>
    <message>
        <source>“{text}” is too large to hold. Type a smaller number.</source>
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
        <source>Type a few letters of what you look for</source>
        <translation>Tapez quelques lettres de ce que vous cherchez</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>Nothing has these letters. Try fewer, or one word of it.</source>
        <translation>Rien n’a ces lettres. Essayez-en moins, ou un seul mot.</translation>
    </message>
    <message>
        <source>↑ ↓ choose · Enter does it · Esc closes</source>
        <translation>↑ ↓ choisir · Entrée exécute · Échap ferme</translation>
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
        <source>Lift the tiles</source>
        <translation>Soulever les tuiles</translation>
    </message>
    <message>
        <source>Leave Predict first</source>
        <translation>Quitter « Prédire d’abord »</translation>
    </message>
    <message>
        <source>Cover the answer and let the class vote</source>
        <translation>Couvrir la réponse et faire voter la classe</translation>
    </message>
    <message>
        <source>Covered until the answer is shown.</source>
        <translation>Couvert jusqu’à la réponse.</translation>
    </message>
    <message>
        <source>Type a number and Enter; Enter again reveals.</source>
        <translation>Tapez un nombre et Entrée&#xa0;; Entrée encore dévoile.</translation>
    </message>
    <message>
        <source>Press a number or click to vote; Enter reveals.</source>
        <translation>Tapez un numéro ou cliquez pour voter&#xa0;; Entrée dévoile.</translation>
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
        <source>Covered.</source>
        <translation>Couvert.</translation>
    </message>
    <message>
        <source>Predict first is off.</source>
        <translation>« Prédire d’abord » est désactivé.</translation>
    </message>
    <message>
        <source>{choice}: {n} vote</source>
        <translation>{choice} : {n} vote</translation>
    </message>
    <message>
        <source>{choice}: {n} votes</source>
        <translation>{choice} : {n} votes</translation>
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
        <source>Revealed: {answer}.</source>
        <translation>Dévoilé : {answer}.</translation>
    </message>
    <message>
        <source>Covered: reveal the answer first, or leave Predict first.</source>
        <translation>Couvert&#xa0;: dévoilez d’abord la réponse, ou quittez «&#xa0;Prédire d’abord&#xa0;».</translation>
    </message>
    <message>
        <source>{path}: expected a name that ends in {known}</source>
        <translation>{path} : attendu un nom qui finit par {known}</translation>
    </message>
    <message>
        <source>no answer is covered</source>
        <translation>aucune réponse n’est couverte</translation>
    </message>
    <message>
        <source>Predict first: cover and vote</source>
        <translation>Prédire d’abord : couvrir et voter</translation>
    </message>
    <message>
        <source>Reveal the answer</source>
        <translation>Dévoiler la réponse</translation>
    </message>
    <message>
        <source>Take a vote back</source>
        <translation>Retirer un vote</translation>
    </message>
    <message>
        <source>attention of {word}</source>
        <translation>attention de {word}</translation>
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
        <source>{token} comes next with {share}. Switch a head off and see what is left of it.</source>
        <translation>{token} vient ensuite avec {share}. Coupez une tête et voyez ce qu’il en reste.</translation>
    </message>
    <message>
        <source>Without head {head} {token} stays at {after}.</source>
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
        <source>With what is changed {token} stays at {after}.</source>
        <translation>Avec ce qui est changé, {token} reste à {after}.</translation>
    </message>
    <message>
        <source>With what is changed, {token} falls from {before} to {after}.</source>
        <translation>Avec ce qui est changé, {token} tombe de {before} à {after}.</translation>
    </message>
    <message>
        <source>With what is changed, {token} rises from {before} to {after}.</source>
        <translation>Avec ce qui est changé, {token} monte de {before} à {after}.</translation>
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
        <source>layers {first} to {last} ran again</source>
        <translation>couches {first} à {last} recalculées</translation>
    </message>
    <message>
        <source>layers {first} to {last} equal to the bit</source>
        <translation>couches {first} à {last} égales au bit près</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
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
        <source>numbers added up</source>
        <translation>nombres additionnés</translation>
    </message>
    <message>
        <source>score of key {n}</source>
        <translation>score de la clé {n}</translation>
    </message>
    <message>
        <source>Sentence: {text}</source>
        <translation>Phrase : {text}</translation>
    </message>
    <message>
        <source>Click to type a sentence of your own; the arrow lists those there are</source>
        <translation>Cliquez pour taper votre phrase ; la flèche liste celles qui existent</translation>
    </message>
    <message>
        <source>These words belong to numbers that were opened; they cannot be typed over</source>
        <translation>Ces mots vont avec des nombres ouverts ; on ne peut les remplacer</translation>
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
        <source>Back to the sizes the card opened with</source>
        <translation>Revenir aux tailles de départ</translation>
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
        <source>{letter}, after step {step} of {n}: {title}</source>
        <translation>{letter}, après l’étape {step} sur {n} : {title}</translation>
    </message>
    <message>
        <source>Step {step} of {n}: {title}, off</source>
        <translation>Étape {step} sur {n} : {title}, désactivée</translation>
    </message>
    <message>
        <source>Step {step} of {n}: {title}</source>
        <translation>Étape {step} sur {n} : {title}</translation>
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
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Arrêter ici</translation>
    </message>
    <message>
        <source>Step on by itself</source>
        <translation>Avancer tout seul</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>How long Play waits on a step</source>
        <translation>Durée de chaque étape à la lecture</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>Secondes par étape</translation>
    </message>
    <message>
        <source>The audience sees this picture.</source>
        <translation>Le public voit cette image.</translation>
    </message>
    <message>
        <source>Frozen: the audience still sees the picture from before.</source>
        <translation>Figé&#xa0;: le public voit encore l’image d’avant.</translation>
    </message>
    <message>
        <source>Blank: the audience sees nothing.</source>
        <translation>Vide : le public ne voit rien.</translation>
    </message>
    <message>
        <source>No notes for this step.</source>
        <translation>Pas de notes pour cette étape.</translation>
    </message>
    <message>
        <source>No lesson is running. With one, the notes for each step stand here.</source>
        <translation>Aucune leçon en cours. Pendant une leçon, les notes de chaque étape sont ici.</translation>
    </message>
    <message>
        <source>No lesson is running: {key} opens one, with notes for each step.</source>
        <translation>Aucune leçon en cours&#xa0;: {key} en ouvre une, avec des notes pour chaque étape.</translation>
    </message>
    <message>
        <source>Hold the audience’s picture</source>
        <translation>Garder l’image du public</translation>
    </message>
    <message>
        <source>Show the audience nothing</source>
        <translation>Ne rien montrer au public</translation>
    </message>
    <message>
        <source>Let the two windows change screens</source>
        <translation>Faire changer d’écran les deux fenêtres</translation>
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
        <source>Presenter</source>
        <translation>Présentateur</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Figer</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Swap screens</source>
        <translation>Échanger les écrans</translation>
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
        <translation>Suite</translation>
    </message>
    <message>
        <source>{seconds} s a step</source>
        <translation>{seconds} s par étape</translation>
    </message>
    <message>
        <source>{n} of {all} words</source>
        <translation>{n} mots sur {all}</translation>
    </message>
    <message>
        <source>{word}: covered</source>
        <translation>{word} : couvert</translation>
    </message>
    <message>
        <source>{word}: {share} of the attention of {asker}</source>
        <translation>{word} : {share} de l’attention de {asker}</translation>
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
        <translation>{pair} : masqué</translation>
    </message>
    <message>
        <source>{pair}: {n} points</source>
        <translation>{pair} : {n} points</translation>
    </message>
    <message>
        <source>What would be different; nothing of your numbers changes</source>
        <translation>Ce qui serait différent ; rien de vos nombres ne change</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Divide the scores by this: above 1 evens the shares out</source>
        <translation>Diviser les scores par ceci : au-delà de 1, les parts s’égalisent</translation>
    </message>
    <message>
        <source>Another last word</source>
        <translation>Un autre dernier mot</translation>
    </message>
    <message>
        <source>Type the word that would stand last</source>
        <translation>Tapez le mot qui serait le dernier</translation>
    </message>
    <message>
        <source>with the mask</source>
        <translation>avec le masque</translation>
    </message>
    <message>
        <source>Take the mask off both sides, or put it back</source>
        <translation>Ôter le masque des deux côtés, ou le remettre</translation>
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
        <translation>le dernier mot était « {word} »</translation>
    </message>
    <message>
        <source>the last vector were turned round</source>
        <translation>le dernier vecteur était retourné</translation>
    </message>
    <message>
        <source>What if: before, after, difference</source>
        <translation>Et si : avant, après, différence</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Avant et après</translation>
    </message>
    <message>
        <source>No row changes: all {n} are equal to the bit.</source>
        <translation>Aucune ligne ne change&#xa0;: les {n} sont égales au bit près.</translation>
    </message>
    <message>
        <source>With the causal mask on, editing the last word leaves all earlier rows unchanged (equal to the bit).</source>
        <translation>Avec le masque causal, changer le dernier mot laisse toutes les lignes précédentes intactes (égales au bit près).</translation>
    </message>
    <message>
        <source>{rows} and {n} more</source>
        <translation>{rows} et {n} de plus</translation>
    </message>
    <message>
        <source>{k} of {n} rows change: {rows}.</source>
        <translation>{k} lignes sur {n} changent : {rows}.</translation>
    </message>
    <message>
        <source>The other {n} are equal to the bit.</source>
        <translation>Les {n} autres sont égales au bit près.</translation>
    </message>
    <message>
        <source>Left out: {share} of the weight in {row}, the most, and {mean} on average.</source>
        <translation>Laissé de côté&#xa0;: {share} du poids dans {row}, le plus, et {mean} en moyenne.</translation>
    </message>
    <message>
        <source>Most moves in {row}: {share} of its weight.</source>
        <translation>Le plus bouge dans {row}&#xa0;: {share} de son poids.</translation>
    </message>
    <message>
        <source>What if …</source>
        <translation>Et si …</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number. Type digits such as 64.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un entier. Tapez des chiffres comme 64.</translation>
    </message>
    <message>
        <source>tokens: found {n_tokens}, expected 0 or more</source>
        <translation>tokens : trouvé {n_tokens}, attendu 0 ou plus</translation>
    </message>
    <message>
        <source>a custom pattern has no formula: count its cells</source>
        <translation>un motif libre n’a pas de formule : comptez ses cellules</translation>
    </message>
    <message>
        <source>every stride-th token back</source>
        <translation>un token sur tant en arrière</translation>
    </message>
    <message>
        <source>pattern: found {kind}, expected one of {kinds}</source>
        <translation>motif : trouvé {kind}, attendu l’un de {kinds}</translation>
    </message>
    <message>
        <source>it counts the token itself; leave it out for no window</source>
        <translation>il compte le token lui-même ; omettez-le pour ne pas avoir de fenêtre</translation>
    </message>
    <message>
        <source>how many first tokens stay visible</source>
        <translation>combien de premiers tokens restent visibles</translation>
    </message>
    <message>
        <source>stride: none given, the pattern {kind} needs one of at least 2</source>
        <translation>pas : aucun donné, le motif {kind} en demande un d’au moins 2</translation>
    </message>
    <message>
        <source>how many last tokens of a block stay visible</source>
        <translation>combien des derniers tokens d’un bloc restent visibles</translation>
    </message>
    <message>
        <source>summary: found {last}, expected at most the stride, {stride}</source>
        <translation>summary : trouvé {last}, attendu au plus le pas, {stride}</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected a whole number</source>
        <translation>{name} : trouvé {value}, attendu un entier</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected at least {least} ({why})</source>
        <translation>{name} : trouvé {value}, attendu au moins {least} ({why})</translation>
    </message>
    <message>
        <source>custom mask: found {dtype}, expected booleans, True = may look</source>
        <translation>masque libre : trouvé {dtype}, attendu des booléens, True = peut regarder</translation>
    </message>
    <message>
        <source>custom mask: found {shape}, expected {expected} (query, key)</source>
        <translation>masque libre : trouvé {shape}, attendu {expected} (requête, clé)</translation>
    </message>
    <message>
        <source>draw: found {number}, expected a whole number from 0</source>
        <translation>tirage : trouvé {number}, attendu un entier à partir de 0</translation>
    </message>
    <message>
        <source>distribution: found {distribution}, expected normal or coin</source>
        <translation>distribution : trouvé {distribution}, attendu normal ou coin</translation>
    </message>
    <message>
        <source>divisor: found {name}, expected one of {divisors}</source>
        <translation>diviseur : trouvé {name}, attendu l’un de {divisors}</translation>
    </message>
    <message>
        <source>scores: found {raw}, expected at least two numbers</source>
        <translation>scores : trouvé {raw}, attendu au moins deux nombres</translation>
    </message>
    <message>
        <source>draws: found {n_draws}, expected at least 1</source>
        <translation>tirages : trouvé {n_draws}, attendu au moins 1</translation>
    </message>
    <message>
        <source>d_k: found {d_k}, expected a whole number from 1 to {widest}</source>
        <translation>d_k : trouvé {d_k}, attendu un entier de 1 à {widest}</translation>
    </message>
    <message>
        <source>The audience’s screen is gone, so its window is closed.</source>
        <translation>L’écran du public n’est plus là, sa fenêtre est donc fermée.</translation>
    </message>
    <message>
        <source>A screen is gone: the audience’s window moved to another one.</source>
        <translation>Un écran n’est plus là&#xa0;: la fenêtre du public est passée sur un autre.</translation>
    </message>
    <message>
        <source>attnviz: the audience</source>
        <translation>attnviz : le public</translation>
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
        <source>There is a second screen now.</source>
        <translation>Il y a maintenant un second écran.</translation>
    </message>
    <message>
        <source>Show the class its own window</source>
        <translation>Montrer à la classe sa propre fenêtre</translation>
    </message>
    <message>
        <source>found no numbers, expected rows of numbers</source>
        <translation>trouvé aucun nombre, attendu des lignes de nombres</translation>
    </message>
    <message>
        <source>row {top}: found {row} numbers, expected {width} as in the first row</source>
        <translation>ligne {top} : trouvé {row} nombres, attendu {width} comme dans la première ligne</translation>
    </message>
    <message>
        <source>found {one} and {other}, which have different decimal marks. Write all numbers with a point, or all with a comma</source>
        <translation>trouvé {one} et {other}, dont les séparateurs décimaux diffèrent. Écrivez tous les nombres avec un point, ou tous avec une virgule</translation>
    </message>
    <message>
        <source>found {marked}, which may be a decimal comma or a mark of thousands. Write numbers with a point: 1.234 or 1234</source>
        <translation>trouvé {marked}, qui peut être une virgule décimale ou un séparateur de milliers. Écrivez les nombres avec un point : 1.234 ou 1234</translation>
    </message>
    <message>
        <source>an empty cell</source>
        <translation>une cellule vide</translation>
    </message>
    <message>
        <source>row {row}, column {column}: found {found}</source>
        <translation>ligne {row}, colonne {column} : trouvé {found}</translation>
    </message>
    <message>
        <source>{where}, an error of a spreadsheet, expected a number. Mend its formula</source>
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
        <source>found pickled Python objects, which are not read because reading them can run any program. Save plain numbers: np.save(&apos;X.npy&apos;, np.asarray(X, dtype=float)), each array of its own shape under its own name in np.savez</source>
        <translation>trouvé des objets Python « pickle », qui ne sont pas lus car leur lecture peut exécuter n’importe quel programme. Enregistrez de simples nombres : np.save(&apos;X.npy&apos;, np.asarray(X, dtype=float)), chaque tableau de forme propre sous son nom dans np.savez</translation>
    </message>
    <message>
        <source>found a spreadsheet, expected numbers: save its sheet as CSV, or copy it</source>
        <translation>classeur de tableur trouvé, nombres attendus : enregistrez sa feuille en CSV, ou copiez-la</translation>
    </message>
    <message>
        <source>found these arrays: {known}. Expected one; say which</source>
        <translation>trouvé ces tableaux : {known}. Un seul attendu ; dites lequel</translation>
    </message>
    <message>
        <source>found a damaged archive ({error}), expected a file of np.savez</source>
        <translation>trouvé une archive abîmée ({error}), attendu un fichier de np.savez</translation>
    </message>
    <message>
        <source>{name}: found more than {largest_file} MB, expected at most that</source>
        <translation>{name} : trouvé plus de {largest_file} Mo, attendu au plus cela</translation>
    </message>
    <message>
        <source>found no arrays of numbers in the archive</source>
        <translation>aucun tableau de nombres dans l’archive</translation>
    </message>
    <message>
        <source>found a damaged header ({error}), expected a file of np.save</source>
        <translation>trouvé un en-tête abîmé ({error}), attendu un fichier de np.save</translation>
    </message>
    <message>
        <source>found {dtype}, the raw bytes of bfloat16 numbers. Save them as float32: x.float() in PyTorch, x.astype(&apos;float32&apos;) elsewhere</source>
        <translation>trouvé {dtype}, les octets bruts de nombres bfloat16. Enregistrez-les en float32 : x.float() dans PyTorch, x.astype(&apos;float32&apos;) ailleurs</translation>
    </message>
    <message>
        <source>found {dtype} values, expected real numbers (float or whole)</source>
        <translation>trouvé des valeurs {dtype}, attendu des nombres réels (flottants ou entiers)</translation>
    </message>
    <message>
        <source>found {there} bytes of numbers, expected {needed} for shape {shape}: the file is cut off</source>
        <translation>trouvé {there} octets de nombres, attendu {needed} pour la forme {shape} : le fichier est tronqué</translation>
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
        <source>found more than {largest_file} MB, expected a smaller file</source>
        <translation>trouvé plus de {largest_file} Mo, attendu un fichier plus petit</translation>
    </message>
    <message>
        <source>it does not fit into memory</source>
        <translation>cela ne tient pas en mémoire</translation>
    </message>
    <message>
        <source>found {lines} lines, expected at most {most_lines}</source>
        <translation>trouvé {lines} lignes, attendu au plus {most_lines}</translation>
    </message>
    <message>
        <source>found {body}: brackets may stand for a minus or for nothing. Write −0.5 or 0.5</source>
        <translation>trouvé {body} : les parenthèses peuvent signifier un moins ou rien. Écrivez −0,5 ou 0,5</translation>
    </message>
    <message>
        <source>{where}: cannot be read ({reason})</source>
        <translation>{where} : illisible ({reason})</translation>
    </message>
    <message>
        <source>{name}: what these arrays give differs from the {name} that the archive holds, so the layer had more to it, such as positions or shared heads. Open the .attn file that it was computed from, or take single arrays</source>
        <translation>{name} : ce que donnent ces tableaux diffère de {name} dans l’archive ; la couche comportait donc autre chose, comme des positions ou des têtes partagées. Ouvrez le fichier .attn dont elle vient, ou prenez des tableaux un à un</translation>
    </message>
    <message>
        <source>byte {start}: found {data}, expected text (CSV, TSV, NumPy or LaTeX) or a file of np.save</source>
        <translation>octet {start} : trouvé {data}, attendu du texte (CSV, TSV, NumPy ou LaTeX) ou un fichier de np.save</translation>
    </message>
    <message>
        <source>found shape {shape}, expected rows and columns of numbers</source>
        <translation>trouvé la forme {shape}, attendu des lignes et colonnes de nombres</translation>
    </message>
    <message>
        <source>row {row}, column {column}: found {matrix}, expected a finite number</source>
        <translation>ligne {row}, colonne {column} : trouvé {matrix}, attendu un nombre fini</translation>
    </message>
    <message>
        <source>found {n} tables with blank lines between them, expected one</source>
        <translation>trouvé {n} tableaux séparés par des lignes vides, attendu un seul</translation>
    </message>
    <message>
        <source>found {line}, where the comma may stand between two cells or before decimals. Write tabs or semicolons between cells</source>
        <translation>trouvé {line} : la virgule peut séparer deux cellules ou précéder des décimales. Séparez les cellules par des tabulations ou des points-virgules</translation>
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
        <translation>ligne {i} : trouvé un guillemet non fermé dans sa cellule</translation>
    </message>
    <message>
        <source>found no LaTeX matrix, expected \begin{bmatrix} … \end{bmatrix}</source>
        <translation>trouvé aucune matrice LaTeX, attendu \begin{bmatrix} … \end{bmatrix}</translation>
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
        <source>found …: the array was shortened when it was printed. Print it whole with np.set_printoptions(threshold=np.inf), or save it with np.save</source>
        <translation>trouvé … : le tableau a été abrégé à l’affichage. Affichez-le entier avec np.set_printoptions(threshold=np.inf), ou enregistrez-le avec np.save</translation>
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
        <source>found {call}(…), which may change the numbers in its brackets. Paste the array that it gives</source>
        <translation>trouvé {call}(…), qui peut changer les nombres entre ses parenthèses. Collez le tableau qui en résulte</translation>
    </message>
    <message>
        <source>row {row}, column {column}: found {number}, which {dtype} cannot hold. Take the type out, or paste the array that it gives</source>
        <translation>ligne {row}, colonne {column} : trouvé {number}, que {dtype} ne peut pas contenir. Enlevez le type, ou collez le tableau qui en résulte</translation>
    </message>
    <message>
        <source>found {mark}, which closes another bracket than was opened</source>
        <translation>trouvé {mark}, qui ferme une autre parenthèse que celle qui est ouverte</translation>
    </message>
    <message>
        <source>found {rest} after the brackets, expected nothing</source>
        <translation>trouvé {rest} après les crochets, rien d’attendu</translation>
    </message>
    <message>
        <source>row {i}: found other brackets than in row 1, expected [[1, 2], …]</source>
        <translation>ligne {i} : trouvé d’autres crochets qu’en ligne 1, attendu [[1, 2], …]</translation>
    </message>
    <message>
        <source>found shape {shape}, expected rows and columns (choose a head)</source>
        <translation>trouvé la forme {shape}, attendu des lignes et colonnes (choisissez une tête)</translation>
    </message>
    <message>
        <source>{name}: found {found} names, expected {size}</source>
        <translation>{name} : trouvé {found} noms, attendu {size}</translation>
    </message>
    <message>
        <source>{name}: found {dtype} values, expected numbers</source>
        <translation>{name} : trouvé des valeurs {dtype}, attendu des nombres</translation>
    </message>
    <message>
        <source>{name}: found {size} numbers, expected at most {max_numbers}</source>
        <translation>{name} : trouvé {size} nombres, attendu au plus {max_numbers}</translation>
    </message>
    <message>
        <source>{name}{place}: found {array}, expected a finite number</source>
        <translation>{name}{place} : trouvé {array}, attendu un nombre fini</translation>
    </message>
    <message>
        <source>tokens: found {n}, expected 1 to {max_tokens}</source>
        <translation>tokens : trouvé {n}, attendu 1 à {max_tokens}</translation>
    </message>
    <message>
        <source>one row a token</source>
        <translation>une ligne par token</translation>
    </message>
    <message>
        <source>{rows} rows as X has columns</source>
        <translation>{rows} lignes, autant que X a de colonnes</translation>
    </message>
    <message>
        <source>{rows} rows, {columns} columns as W_Q has</source>
        <translation>{rows} lignes, {columns} colonnes comme W_Q</translation>
    </message>
    <message>
        <source>W_Q: found {n_heads} heads, expected at most {max_heads}</source>
        <translation>W_Q : trouvé {n_heads} têtes, attendu au plus {max_heads}</translation>
    </message>
    <message>
        <source>tokens: found {n} with {n_heads} heads, which makes {n_heads_2} scores; expected at most {max_scores}</source>
        <translation>tokens : trouvé {n} avec {n_heads} têtes, soit {n_heads_2} scores ; attendu au plus {max_scores}</translation>
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
        <source>one number a column of {matrix}</source>
        <translation>un nombre par colonne de {matrix}</translation>
    </message>
    <message>
        <source>one number a column of the output</source>
        <translation>un nombre par colonne de la sortie</translation>
    </message>
    <message>
        <source>one number a column of a head</source>
        <translation>un nombre par colonne d&apos;une tête</translation>
    </message>
    <message>
        <source>one number a head</source>
        <translation>un nombre par tête</translation>
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
        <translation>{name} : trouvé {found}, attendu {want} ({why})</translation>
    </message>
    <message>
        <source>kv_of_head: found {kv}, expected {n_heads} numbers from 0 to {n_kv_heads}, one a query head</source>
        <translation>kv_of_head : trouvé {kv}, attendu {n_heads} nombres de 0 à {n_kv_heads}, un par tête de requête</translation>
    </message>
    <message>
        <source>muted: found {muted}, expected heads 0 to {n_heads}</source>
        <translation>muted : trouvé {muted}, attendu les têtes 0 à {n_heads}</translation>
    </message>
    <message>
        <source>kv_heads_used: found {used}, expected a number that divides {n_heads} heads and fits the {n_kv_heads} stored ones</source>
        <translation>kv_heads_used : trouvé {used}, attendu un nombre qui divise {n_heads} têtes et va avec les {n_kv_heads} stockées</translation>
    </message>
    <message>
        <source>sheet: found {features} features, expected {d_model} as X has columns</source>
        <translation>sheet : trouvé {features} traits, attendu {d_model}, autant que X a de colonnes</translation>
    </message>
    <message>
        <source>{name}: found {texts}, expected {count}</source>
        <translation>{name} : trouvé {texts}, attendu {count}</translation>
    </message>
    <message>
        <source>{place}: expected text of at most {longest} characters</source>
        <translation>{place} : attendu un texte d’au plus {longest} caractères</translation>
    </message>
    <message>
        <source>{name}: found half of a surrogate pair, expected characters</source>
        <translation>{name} : trouvé une moitié de paire de substitution, attendu des caractères</translation>
    </message>
    <message>
        <source>options: rope has {inv_freq} speeds, expected {width}, one a pair</source>
        <translation>options : rope a {inv_freq} vitesses, attendu {width}, une par paire</translation>
    </message>
    <message>
        <source>options: rope turns {width} numbers of a head, expected an even number up to {d_k}</source>
        <translation>options : rope tourne {width} nombres d’une tête, attendu un nombre pair jusqu’à {d_k}</translation>
    </message>
    <message>
        <source>X: numbers up to {peaks}, with projection matrices and scale as they are, could make {what} beyond the largest {dtype} number; expected smaller ones</source>
        <translation>X : des nombres jusqu’à {peaks}, avec ces matrices de projection et cette échelle, pourraient porter {what} au-delà du plus grand nombre {dtype} ; attendu de plus petits</translation>
    </message>
    <message>
        <source>holds: found {n}, expected at most {most}</source>
        <translation>holds : {n} trouvés, au plus {most} attendus</translation>
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
        <translation>pas de cellule {cell} ; la forme est {shape}</translation>
    </message>
    <message>
        <source>{cell}: found {value}, expected a finite number</source>
        <translation>{cell} : {value} trouvé, un nombre fini attendu</translation>
    </message>
    <message>
        <source>{cell}: found {value}, expected 0 or more: e to a score is never negative</source>
        <translation>{cell} : {value} trouvé, 0 ou plus attendu : e puissance un score n’est jamais négatif</translation>
    </message>
    <message>
        <source>{cell}: found {value}, expected more than 0: the row is divided by it</source>
        <translation>{cell} : {value} trouvé, plus de 0 attendu : la ligne est divisée par lui</translation>
    </message>
    <message>
        <source>holds: with these exponentials and row sums {cell} is beyond the largest number; hold a larger row sum</source>
        <translation>holds : avec ces exponentielles et ces sommes de ligne, {cell} dépasse le plus grand nombre ; fixez une somme plus grande</translation>
    </message>
    <message>
        <source>W_K: found {n_kv_heads} key/value heads, expected a number that divides the {n_heads} query heads of W_Q</source>
        <translation>W_K : trouvé {n_kv_heads} têtes clé/valeur, attendu un nombre qui divise les {n_heads} têtes de requête de W_Q</translation>
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
        <translation>{place} : trouvé {what}, attendu {expected}. {advice}</translation>
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
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a finite number up to 1.8e308</source>
        <translation>un nombre fini jusqu’à 1.8e308</translation>
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
        <source>{value}: without {key} nothing is left.</source>
        <translation>{value} : sans {key} il ne reste rien.</translation>
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
        <translation>Connus ici : {names}.</translation>
    </message>
    <message>
        <source>Did you mean {name}?</source>
        <translation>Vouliez-vous dire {name} ?</translation>
    </message>
    <message>
        <source>{value}: found the unknown field {key}. {hint}</source>
        <translation>{value} : trouvé le champ inconnu {key}. {hint}</translation>
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
        <source>a list of matrices, one a head</source>
        <translation>une liste de matrices, une par tête</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
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
        <source>found brackets nested hundreds of levels deep, expected at most a dozen. This is no attnviz file, or it is damaged.</source>
        <translation>trouvé des crochets imbriqués sur des centaines de niveaux, attendu une douzaine au plus. Ce n’est pas un fichier attnviz, ou il est abîmé.</translation>
    </message>
    <message>
        <source>the file does not fit into memory.</source>
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
        <source>{where}: found {found}, expected JSON that begins with {{.</source>
        <translation>{where}&#xa0;: trouvé {found}, attendu du JSON qui commence par {{.</translation>
    </message>
    <message>
        <source>{where}: the file ends too early, it was not written or copied completely. Use another copy, or open what can be read.</source>
        <translation>{where}&#xa0;: le fichier finit trop tôt, il n’a pas été écrit ou copié en entier. Prenez une autre copie, ou ouvrez ce qui est lisible.</translation>
    </message>
    <message>
        <source>{where}: not valid JSON ({error}). Correct that place and open the file again.</source>
        <translation>{where}&#xa0;: JSON non valide ({error}). Corrigez cet endroit et rouvrez le fichier.</translation>
    </message>
    <message>
        <source>temperature: found {value}, expected 0.1 to 10</source>
        <translation>température : trouvé {value}, attendu 0.1 à 10</translation>
    </message>
    <message>
        <source>d_k: found {d_k}, expected a whole number from 1 to 1024</source>
        <translation>d_k : trouvé {d_k}, attendu un entier de 1 à 1024</translation>
    </message>
    <message>
        <source>divisor: found {divisor}, expected 1, sqrt or d</source>
        <translation>diviseur : trouvé {divisor}, attendu 1, sqrt ou d</translation>
    </message>
    <message>
        <source>draw: found {draw}, expected a whole number or &apos;chapter&apos;</source>
        <translation>tirage : trouvé {draw}, attendu un entier ou &apos;chapter&apos;</translation>
    </message>
    <message>
        <source>distribution: found coin, expected normal: the chapter&apos;s draw is of normal numbers. A draw of coins has a number, such as 0</source>
        <translation>distribution : trouvé coin, attendu normal : le tirage du chapitre est fait de nombres normaux. Un tirage à pile ou face a un numéro, par exemple 0</translation>
    </message>
    <message>
        <source>typed scores: expected six numbers from −9,999 to 9,999</source>
        <translation>scores saisis : attendu six nombres de −9999 à 9999</translation>
    </message>
    <message>
        <source>pattern: found {kind}</source>
        <translation>motif : trouvé {kind}</translation>
    </message>
    <message>
        <source>this model divides by nothing</source>
        <translation>ce modèle ne divise par rien</translation>
    </message>
    <message>
        <source>there is no head {name}</source>
        <translation>il n’y a pas de tête {name}</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected {least} to {most}</source>
        <translation>{name} : trouvé {value}, attendu {least} à {most}</translation>
    </message>
    <message>
        <source>global_layers: found {global_layers}, expected 32</source>
        <translation>global_layers : trouvé {global_layers}, attendu 32</translation>
    </message>
    <message>
        <source>drawn pattern: found shape {shape}, expected {n_tokens} × {n_tokens}</source>
        <translation>motif dessiné : trouvé la forme {shape}, attendu {n_tokens} × {n_tokens}</translation>
    </message>
    <message>
        <source>drawn pattern: a cell of the future is on, expected none above</source>
        <translation>motif dessiné : une cellule de l’avenir est active, aucune attendue</translation>
    </message>
    <message>
        <source>A drawn pattern needs its cells.</source>
        <translation>Un motif dessiné a besoin de ses cellules.</translation>
    </message>
    <message>
        <source>say: found nothing, expected what the class is to read.</source>
        <translation>say&#xa0;: rien trouvé, attendu ce que la classe doit lire.</translation>
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
        <source>steps: found {trees}, expected a lesson of 1 to {most_steps}.</source>
        <translation>steps&#xa0;: trouvé {trees}, attendu une leçon de 1 à {most_steps}.</translation>
    </message>
    <message>
        <source>{place}: found no field &apos;say&apos;, expected what the class reads.</source>
        <translation>{place}&#xa0;: trouvé aucun champ &apos;say&apos;, attendu ce que lit la classe.</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>Ma leçon</translation>
    </message>
    <message>
        <source>title: found nothing, expected what the lesson is called.</source>
        <translation>title&#xa0;: rien trouvé, attendu le nom de la leçon.</translation>
    </message>
    <message>
        <source>{name}: cannot be opened ({reason}).</source>
        <translation>{name} : ne peut être ouvert ({reason}).</translation>
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
        <source>{name}: found more or deeper data than fits into memory, expected a small file.</source>
        <translation>{name}&#xa0;: trouvé plus de données que la mémoire n’en contient, attendu un petit fichier.</translation>
    </message>
    <message>
        <source>found an array of NumPy, expected an attnviz file. `attnviz read` prints it; in the window, Open offers the matrices that it fits.</source>
        <translation>trouvé un tableau NumPy, attendu un fichier attnviz. `attnviz read` l’affiche ; dans la fenêtre, « Ouvrir » propose les matrices auxquelles il convient.</translation>
    </message>
    <message>
        <source>found a NumPy archive, expected an attnviz file. `attnviz read` prints its arrays; in the window, Open offers what they fit, or opens X, W_Q, W_K and W_V as a layer.</source>
        <translation>trouvé une archive NumPy, attendu un fichier attnviz. `attnviz read` affiche ses tableaux ; dans la fenêtre, « Ouvrir » propose à quoi ils conviennent, ou ouvre X, W_Q, W_K et W_V comme couche.</translation>
    </message>
    <message>
        <source>found a language model (GGUF), expected an attnviz file.</source>
        <translation>trouvé un modèle de langue (GGUF), attendu un fichier attnviz.</translation>
    </message>
    <message>
        <source>byte {start}: found {text}, expected UTF-8 text. This is no attnviz file, or it was saved in another encoding.</source>
        <translation>octet {start}&#xa0;: trouvé {text}, attendu du texte UTF-8. Ce n’est pas un fichier attnviz, ou il a été enregistré dans un autre codage.</translation>
    </message>
    <message>
        <source>found no field &quot;document&quot;, which every attnviz file needs.</source>
        <translation>trouvé aucun champ &quot;document&quot;, nécessaire à tout fichier attnviz.</translation>
    </message>
    <message>
        <source>nothing in it can be read.</source>
        <translation>rien n’y est lisible.</translation>
    </message>
    <message>
        <source>cannot be written as a file: {error}</source>
        <translation>ne peut être écrit en fichier : {error}</translation>
    </message>
    <message>
        <source>{path}: this would be a file of {data} MB; at most {largest_file} MB can be opened again. Nothing was saved.</source>
        <translation>{path}&#xa0;: ce serait un fichier de {data} Mo&#xa0;; au plus {largest_file} Mo peuvent être rouverts. Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>found a list or a single value, expected an object {} with the fields attnviz and document. This is no attnviz file.</source>
        <translation>trouvé une liste ou une valeur seule, attendu un objet {} avec les champs attnviz et document. Ce n’est pas un fichier attnviz.</translation>
    </message>
    <message>
        <source>found no field &quot;attnviz&quot;, expected &quot;attnviz&quot;: {format} at the beginning. This is no attnviz file, or the line was lost.</source>
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
        <translation>une tête : {names}</translation>
    </message>
    <message>
        <source>a word: {names}</source>
        <translation>un mot : {names}</translation>
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
        <translation>le genre &quot;custom&quot; sans cellules</translation>
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
        <source>{prefix}{name} cannot be read, and without it nothing is left.</source>
        <translation>{prefix}{name} est illisible, et sans cela il ne reste rien.</translation>
    </message>
    <message>
        <source>the name of an array and a place in it, as in [&quot;scores&quot;, [0, 2, 1]]</source>
        <translation>le nom d’un tableau et une place dedans, comme dans [&quot;scores&quot;, [0, 2, 1]]</translation>
    </message>
    <message>
        <source>a place inside {shape}</source>
        <translation>une place dans {shape}</translation>
    </message>
    <message>
        <source>no lesson is called {lesson_id}; there are {ids}.</source>
        <translation>aucune leçon ne s’appelle {lesson_id}&#xa0;; il y a {ids}.</translation>
    </message>
    <message>
        <source>mask kind: found {kind}, expected one of {kinds}</source>
        <translation>genre de masque : trouvé {kind}, attendu l’un de {kinds}</translation>
    </message>
    <message>
        <source>mask {name}: found {value}, expected a whole number ≥ {least}</source>
        <translation>masque {name} : trouvé {value}, attendu un entier ≥ {least}</translation>
    </message>
    <message>
        <source>mask of kind {kind}: a drawn array belongs to kind custom only</source>
        <translation>masque de genre {kind} : un tableau dessiné n’appartient qu’au genre custom</translation>
    </message>
    <message>
        <source>{name}: expected a square of true and false, True = may look</source>
        <translation>{name} : attendu un carré de true et false, True = peut regarder</translation>
    </message>
    <message>
        <source>role: found {role}, expected one of {known}, or nothing</source>
        <translation>role : trouvé {role}, attendu l’un de {known}, ou rien</translation>
    </message>
    <message>
        <source>rope layout: found {layout}, expected half or interleaved</source>
        <translation>rope layout : trouvé {layout}, attendu half ou interleaved</translation>
    </message>
    <message>
        <source>rope width: found {width}, expected an even number from 2 on</source>
        <translation>rope width : trouvé {width}, attendu un nombre pair à partir de 2</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected on or off</source>
        <translation>{name} : trouvé {value}, attendu oui ou non</translation>
    </message>
    <message>
        <source>scale: found {scale}, expected 0 or more</source>
        <translation>scale : trouvé {scale}, attendu 0 ou plus</translation>
    </message>
    <message>
        <source>temperature: found {temperature}, expected 0.001 to 1000</source>
        <translation>température : trouvé {temperature}, attendu 0,001 à 1000</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected a finite number</source>
        <translation>{name} : trouvé {value}, attendu un nombre fini</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected a number above 0</source>
        <translation>{name} : trouvé {value}, attendu un nombre au-dessus de 0</translation>
    </message>
    <message>
        <source>no preset is called {preset_id}; there are {known}</source>
        <translation>aucun préréglage ne s’appelle {preset_id} ; il y a {known}</translation>
    </message>
    <message>
        <source>Empty example</source>
        <translation>Exemple vide</translation>
    </message>
    <message>
        <source>Only the example of three words has a last word to swap.</source>
        <translation>Seul l’exemple de trois mots a un dernier mot à échanger.</translation>
    </message>
    <message>
        <source>Numbers of the text</source>
        <translation>Nombres du texte</translation>
    </message>
    <message>
        <source>Four words of four numbers; every step can be checked by hand.</source>
        <translation>Quatre mots de quatre nombres&#xa0;; chaque étape se vérifie à la main.</translation>
    </message>
    <message>
        <source>Three words, two numbers</source>
        <translation>Trois mots, deux nombres</translation>
    </message>
    <message>
        <source>Scores 3, 0 and 0: 91% for the animal, 4.5% for each of the others.</source>
        <translation>Scores 3, 0 et 0&#xa0;: 91% pour l’animal, 4,5% pour chacun des autres.</translation>
    </message>
    <message>
        <source>No projections</source>
        <translation>Sans projections</translation>
    </message>
    <message>
        <source>Every word now asks for itself; self-similarity is all that is left.</source>
        <translation>Chaque mot demande maintenant lui-même&#xa0;; il ne reste que la ressemblance à soi.</translation>
    </message>
    <message>
        <source>No questions: all scores are 0 and every row becomes a plain average.</source>
        <translation>Pas de questions&#xa0;: tous les scores valent 0 et chaque ligne devient une simple moyenne.</translation>
    </message>
    <message>
        <source>Ten times the question: the best match takes everything (see Saturation).</source>
        <translation>Dix fois la question&#xa0;: la meilleure réponse prend tout (voir Saturation).</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Random numbers of one decimal; the seed repeats them.</source>
        <translation>Nombres aléatoires à une décimale&#xa0;; la graine les répète.</translation>
    </message>
    <message>
        <source>Only the one-head example can be resized.</source>
        <translation>Seul l’exemple à une tête peut changer de taille.</translation>
    </message>
    <message>
        <source>Words, d_model and d_k go from {smallest} to {largest}.</source>
        <translation>Mots, d_model et d_k vont de {smallest} à {largest}.</translation>
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
        <source>{path}: could not be saved ({reason}). What was there before is untouched; save under another name or in another folder.</source>
        <translation>{path}&#xa0;: n’a pas pu être enregistré ({reason}). Ce qui existait est intact&#xa0;; enregistrez sous un autre nom ou dans un autre dossier.</translation>
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
        <translation>clé : trouvé {key}, attendu 1 à {n_keys}</translation>
    </message>
    <message>
        <source>Scores: found {scores} numbers, expected {n_keys}, one a key.</source>
        <translation>Scores&#xa0;: trouvé {scores} nombres, attendu {n_keys}, un par clé.</translation>
    </message>
    <message>
        <source>Scores: found an infinite number, expected −9,999 to 9,999.</source>
        <translation>Scores&#xa0;: trouvé un nombre infini, attendu −9999 à 9999.</translation>
    </message>
    <message>
        <source>max_words and sentences: expected at least one of each</source>
        <translation>max_words et sentences : attendu au moins un de chaque</translation>
    </message>
    <message>
        <source>{name} follows from the place in the text.</source>
        <translation>{name} découle de la place dans le texte.</translation>
    </message>
    <message>
        <source>{name}: found {value}, expected −9.9 to 9.9</source>
        <translation>{name} : trouvé {value}, attendu −9,9 à 9,9</translation>
    </message>
    <message>
        <source>There is already a feature called {new}.</source>
        <translation>Il y a déjà un trait nommé {new}.</translation>
    </message>
    <message>
        <source>features: expected names that are all different</source>
        <translation>features : attendu des noms tous différents</translation>
    </message>
    <message>
        <source>meaning: found {meaning}, expected 1 to {width}</source>
        <translation>meaning : trouvé {meaning}, attendu 1 à {width}</translation>
    </message>
    <message>
        <source>dial columns, first, one: found {placed}, expected six different columns from {meaning} to {width}</source>
        <translation>dial columns, first, one : trouvé {placed}, attendu six colonnes différentes de {meaning} à {width}</translation>
    </message>
    <message>
        <source>dial marks: found {marks}, expected at least 1</source>
        <translation>dial marks : trouvé {marks}, attendu au moins 1</translation>
    </message>
    <message>
        <source>{name}: found {word}, expected lower case: {word_2}</source>
        <translation>{name} : trouvé {word}, attendu en minuscules : {word_2}</translation>
    </message>
    <message>
        <source>{name}, {word}: found the unknown feature {feature}</source>
        <translation>{name}, {word} : trouvé le trait inconnu {feature}</translation>
    </message>
    <message>
        <source>{name}, {word}: found {row}, expected finite numbers</source>
        <translation>{name}, {word} : trouvé {row}, attendu des nombres finis</translation>
    </message>
    <message>
        <source>This document has no character sheet.</source>
        <translation>Ce document n’a pas de fiche.</translation>
    </message>
    <message>
        <source>no feature {feature}; there are {features}</source>
        <translation>pas de trait {feature} ; il y a {features}</translation>
    </message>
    <message>
        <source>{features}: found {value}, expected −9.9 to 9.9</source>
        <translation>{features} : trouvé {value}, attendu −9,9 à 9,9</translation>
    </message>
    <message>
        <source>X: the columns from {features} on follow from the place in the text; leave them as they are</source>
        <translation>X : les colonnes à partir de {features} découlent de la place dans le texte ; laissez-les telles quelles</translation>
    </message>
    <message>
        <source>X row {place}: found other numbers than in the first row of {token}; a word has one row wherever it stands</source>
        <translation>X ligne {place} : trouvé d’autres nombres que dans la première ligne de {token} ; un mot a une seule ligne, où qu’il soit</translation>
    </message>
    <message>
        <source>{name} is locked: it marks the first word, or is 1 for every word.</source>
        <translation>{name} est verrouillé&#xa0;: il marque le premier mot, ou vaut 1 pour chaque mot.</translation>
    </message>
    <message>
        <source>{name} follows from the place in the text; unlock it first.</source>
        <translation>{name} découle de la place dans le texte&#xa0;; déverrouillez-le d’abord.</translation>
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
        <translation>tokens : trouvé {n_tokens}, attendu 8, 16 ou 32</translation>
    </message>
    <message>
        <source>layer: found {layer}, expected 1 to {global_layers}</source>
        <translation>couche : trouvé {layer}, attendu 1 à {global_layers}</translation>
    </message>
    <message>
        <source>the last word were another</source>
        <translation>le dernier mot changeait</translation>
    </message>
    <message>
        <source>the mask were switched over</source>
        <translation>le masque changeait</translation>
    </message>
    <message>
        <source>÷ √d were switched over</source>
        <translation>÷ √d changeait</translation>
    </message>
    <message>
        <source>the temperature were</source>
        <translation>la température changeait</translation>
    </message>
    <message>
        <source>the first token were gone</source>
        <translation>le premier token manquait</translation>
    </message>
    <message>
        <source>W_Q were 10 times as large</source>
        <translation>W_Q était 10 fois plus grand</translation>
    </message>
    <message>
        <source>what if: found {kind}, expected one of {kind_2}</source>
        <translation>et si : trouvé {kind}, attendu l’un de {kind_2}</translation>
    </message>
    <message>
        <source>last word: found {word}, expected one word</source>
        <translation>dernier mot : trouvé {word}, attendu un mot</translation>
    </message>
    <message>
        <source>layer {number}</source>
        <translation>couche {number}</translation>
    </message>
    <message>
        <source>Row {row} sees nothing: softmax has nothing to share out.</source>
        <translation>La ligne {row} ne voit rien&#xa0;: softmax n’a rien à répartir.</translation>
    </message>
    <message>
        <source>Rows {rows} see nothing: softmax has nothing to share out there.</source>
        <translation>Les lignes {rows} ne voient rien&#xa0;: softmax n’y a rien à répartir.</translation>
    </message>
    <message>
        <source>Under this pattern {words} sees nothing and hands over nothing.</source>
        <translation>Sous ce motif, {words} ne voit rien et ne transmet rien.</translation>
    </message>
    <message>
        <source>Under this pattern {share} of the weight of “{word}” has to move.</source>
        <translation>Sous ce motif, {share} du poids de «&#xa0;{word}&#xa0;» doivent se déplacer.</translation>
    </message>
    <message>
        <source>What “{head}” hands over keeps its length, {after} on average.</source>
        <translation>Ce que «&#xa0;{head}&#xa0;» transmet garde sa longueur, {after} en moyenne.</translation>
    </message>
    <message>
        <source>What “{head}” hands over grows from {before} to {after} on average.</source>
        <translation>Ce que «&#xa0;{head}&#xa0;» transmet grandit de {before} à {after} en moyenne.</translation>
    </message>
    <message>
        <source>What “{head}” hands over shrinks from {before} to {after} on average.</source>
        <translation>Ce que «&#xa0;{head}&#xa0;» transmet diminue de {before} à {after} en moyenne.</translation>
    </message>
    <message>
        <source>Row {row} sees itself and all before it. {n} tokens make {scores} scores, twice as many tokens about four times.</source>
        <translation>La ligne {row} se voit et voit tout ce qui précède. {n} tokens font {scores} scores, deux fois plus de tokens environ quatre fois plus.</translation>
    </message>
    <message>
        <source>Row {row} still sees everything: the window of {window} reaches back to 1.</source>
        <translation>La ligne {row} voit encore tout&#xa0;: la fenêtre de {window} remonte jusqu’à 1.</translation>
    </message>
    <message>
        <source>Row {row} sees itself only</source>
        <translation>La ligne {row} ne voit qu’elle-même</translation>
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
        <source>{first}. Each further layer hears {count} further back.</source>
        <translation>{first}. Chaque couche de plus entend {count} plus loin en arrière.</translation>
    </message>
    <message>
        <source>Row {row} sees everything before it: window and first tokens meet.</source>
        <translation>La ligne {row} voit tout ce qui précède&#xa0;: fenêtre et premiers tokens se rejoignent.</translation>
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
        <source>Row {row} sees {last} and the first one. The first stays because softmax needs somewhere to put what is left over.</source>
        <translation>La ligne {row} voit {last} et le premier. Le premier reste car softmax doit bien mettre le surplus quelque part.</translation>
    </message>
    <message>
        <source>This is the layer’s own mask: every token sees itself alone.</source>
        <translation>C’est le masque propre de la couche : chaque token ne voit que lui-même.</translation>
    </message>
    <message>
        <source>This is the layer’s own mask: every token sees the last {n}, itself included.</source>
        <translation>C’est le masque propre de la couche : chaque token voit les {n} derniers, lui compris.</translation>
    </message>
    <message>
        <source>This is the layer’s own mask: every token sees all tokens up to itself.</source>
        <translation>C’est le masque propre de la couche : chaque token voit tous les tokens jusqu’à lui-même.</translation>
    </message>
    <message>
        <source>Row {row} sees {last} and the first {count}. They stay because softmax needs somewhere to put what is left over.</source>
        <translation>La ligne {row} voit {last} et les {count} premiers. Ils restent car softmax doit bien mettre le surplus quelque part.</translation>
    </message>
    <message>
        <source>Row {row} sees {last} and every {nth} one back. Fewer scores, but every key has to be kept: none may be dropped.</source>
        <translation>La ligne {row} voit {last} et chaque {nth} en arrière. Moins de scores, mais il faut garder chaque clé&#xa0;: aucune ne peut être jetée.</translation>
    </message>
    <message>
        <source>Row {row} sees itself, the first of its block of {n}</source>
        <translation>La ligne {row} se voit elle-même, la première de son bloc de {n}</translation>
    </message>
    <message>
        <source>Row {row} sees its block of {n} as far as itself: {count} words</source>
        <translation>La ligne {row} voit son bloc de {n} jusqu’à elle-même : {count} mots</translation>
    </message>
    <message>
        <source>{first}. No block lies before it.</source>
        <translation>{first}. Aucun bloc ne précède.</translation>
    </message>
    <message>
        <source>{first}, and the last word of the block before. Every key has to be kept.</source>
        <translation>{first}, et le dernier mot du bloc précédent. Chaque clé doit être gardée.</translation>
    </message>
    <message>
        <source>{first}, and the last word of each of the {n} blocks before. Every key has to be kept.</source>
        <translation>{first}, et le dernier mot de chacun des {n} blocs précédents. Chaque clé doit être gardée.</translation>
    </message>
    <message>
        <source>Row {row} sees {n} of {whole}: {places}.</source>
        <translation>La ligne {row} voit {n} sur {whole} : {places}.</translation>
    </message>
    <message>
        <source>Your pattern: {n} of {whole} scores.</source>
        <translation>Votre motif : {n} scores sur {whole}.</translation>
    </message>
    <message>
        <source>After {count} layers the last token has heard from {n}.</source>
        <translation>Après {count} couches, le dernier token a entendu {n} tokens.</translation>
    </message>
    <message>
        <source>The last token hears from all after {count} layer.</source>
        <translation>Le dernier token entend tous les autres après {count} couche.</translation>
    </message>
    <message>
        <source>The last token hears from all after {count} layers.</source>
        <translation>Le dernier token entend tous les autres après {count} couches.</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
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
        <source>{number}th</source>
        <translation>{number}ᵉ</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Window one wider</source>
        <translation>Fenêtre plus large d’un</translation>
    </message>
    <message>
        <source>Window one narrower</source>
        <translation>Fenêtre plus étroite d’un</translation>
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
        <source>Follow one layer more</source>
        <translation>Suivre une couche de plus</translation>
    </message>
    <message>
        <source>Follow one layer less</source>
        <translation>Suivre une couche de moins</translation>
    </message>
    <message>
        <source>Try it on the sentence</source>
        <translation>L’essayer sur la phrase</translation>
    </message>
    <message>
        <source>Pattern of the long text</source>
        <translation>Motif du long texte</translation>
    </message>
    <message>
        <source>What layouts of layers keep (projecting)</source>
        <translation>Ce que gardent les plans (projecteur)</translation>
    </message>
    <message>
        <source>Layout {name}</source>
        <translation>Disposition {name}</translation>
    </message>
    <message>
        <source>Line from the mark to this cell</source>
        <translation>Ligne de la marque à cette cellule</translation>
    </message>
    <message>
        <source>choose the pattern Draw first</source>
        <translation>choisissez d’abord le motif « Dessin »</translation>
    </message>
    <message>
        <source>Keep the diagonal</source>
        <translation>Garder la diagonale</translation>
    </message>
    <message>
        <source>Copy {what}, or the picks</source>
        <translation>Copier {what}, ou le choix</translation>
    </message>
    <message>
        <source>Every earlier word and itself</source>
        <translation>Chaque mot précédent et lui-même</translation>
    </message>
    <message>
        <source>The last w words, itself included</source>
        <translation>Les w derniers mots, lui compris</translation>
    </message>
    <message>
        <source>A window and the first words</source>
        <translation>Une fenêtre et les premiers mots</translation>
    </message>
    <message>
        <source>A window and every so-many-th word back</source>
        <translation>Une fenêtre et un mot sur tant en arrière</translation>
    </message>
    <message>
        <source>The own block of so many words, and the last word of each block before</source>
        <translation>Le bloc propre de tant de mots, et le dernier mot de chaque bloc précédent</translation>
    </message>
    <message>
        <source>Paint your own, starting from what is on screen</source>
        <translation>Peindre le vôtre, à partir de l’affichage</translation>
    </message>
    <message>
        <source>window w</source>
        <translation>fenêtre w</translation>
    </message>
    <message>
        <source>How many words a window sees, 1 to {n}</source>
        <translation>Combien de mots voit une fenêtre, 1 à {n}</translation>
    </message>
    <message>
        <source>How many words a window sees, the word itself included  (← →)</source>
        <translation>Combien de mots voit une fenêtre, le mot lui-même compris  (← →)</translation>
    </message>
    <message>
        <source>sinks</source>
        <translation>puits</translation>
    </message>
    <message>
        <source>sinks: first words that stay</source>
        <translation>puits : premiers mots qui restent</translation>
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
        <source>First words that stay visible, 0 to {n}</source>
        <translation>Premiers mots qui restent visibles, 0 à {n}</translation>
    </message>
    <message>
        <source>Every how many words back, 2 to {n}</source>
        <translation>Tous les combien de mots en arrière, 2 à {n}</translation>
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
        <source>A later word does not exist yet.</source>
        <translation>Un mot suivant n’existe pas encore.</translation>
    </message>
    <message>
        <source>Line starts here: go to its end and press L again.</source>
        <translation>La ligne commence ici&#xa0;: allez à sa fin et appuyez encore sur L.</translation>
    </message>
    <message>
        <source>paint {n} cell</source>
        <translation>peindre {n} cellule</translation>
    </message>
    <message>
        <source>paint {n} cells</source>
        <translation>peindre {n} cellules</translation>
    </message>
    <message>
        <source>erase {n} cell</source>
        <translation>effacer {n} cellule</translation>
    </message>
    <message>
        <source>erase {n} cells</source>
        <translation>effacer {n} cellules</translation>
    </message>
    <message>
        <source>{size} GiB</source>
        <translation>{size} Gio</translation>
    </message>
    <message>
        <source>This layout computes {share} of the scores and keeps {kept}.</source>
        <translation>Cette disposition calcule {share} des scores et garde {kept}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
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
        <translation>Ligne « {word} »</translation>
    </message>
    <message>
        <source>weight moved {share}   length {before} → {length}</source>
        <translation>poids déplacé {share}   longueur {before} → {length}</translation>
    </message>
    <message>
        <source>Mean length of its output, words {first} to {last}</source>
        <translation>Longueur moyenne de sa sortie, mots {first} à {last}</translation>
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
        <source>Reach: what token {number} has heard from</source>
        <translation>Portée : ce que le token {number} a entendu</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>le vôtre</translation>
    </message>
    <message>
        <source>{local} local : {every} global</source>
        <translation>{local} locales : {every} globale</translation>
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
        <source>How many scores does full attention compute for {n} words?</source>
        <translation>Combien de scores calcule l’attention complète pour {n} mots&#xa0;?</translation>
    </message>
    <message>
        <source>How many scores does the drawn pattern compute for {n} words?</source>
        <translation>Combien de scores calcule le motif dessiné pour {n} mots&#xa0;?</translation>
    </message>
    <message>
        <source>How many scores does “{pattern}” with w = {window} compute for {n} words?</source>
        <translation>Combien de scores calcule «&#xa0;{pattern}&#xa0;» avec w = {window} pour {n} mots&#xa0;?</translation>
    </message>
    <message>
        <source>{n} scores</source>
        <translation>{n} scores</translation>
    </message>
    <message>
        <source>{pattern}   row {row}   covered</source>
        <translation>{pattern}   ligne {row}   couverte</translation>
    </message>
    <message>
        <source>row {row}, column {column}: covered</source>
        <translation>ligne {row}, colonne {column} : couvert</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Keys and values kept</source>
        <translation>Clés et valeurs gardées</translation>
    </message>
    <message>
        <source>Words in the picture</source>
        <translation>Mots dans l’image</translation>
    </message>
    <message>
        <source>How many rows and columns the picture has</source>
        <translation>Combien de lignes et colonnes a l’image</translation>
    </message>
    <message>
        <source>Length of a long text</source>
        <translation>Longueur d’un long texte</translation>
    </message>
    <message>
        <source>For how many words the large numbers count</source>
        <translation>Pour combien de mots comptent les grands nombres</translation>
    </message>
    <message>
        <source>Window for the long text</source>
        <translation>Fenêtre pour le long texte</translation>
    </message>
    <message>
        <source>How many words a window sees in the long text</source>
        <translation>Combien de mots voit une fenêtre dans le long texte</translation>
    </message>
    <message>
        <source>Layout of 32 layers</source>
        <translation>Disposition de 32 couches</translation>
    </message>
    <message>
        <source>Which layers see only the pattern, and which see all</source>
        <translation>Quelles couches ne voient que le motif, et lesquelles voient tout</translation>
    </message>
    <message>
        <source>Head on trial</source>
        <translation>Tête à l’essai</translation>
    </message>
    <message>
        <source>Which head of the sentence gets this pattern</source>
        <translation>Quelle tête de la phrase reçoit ce motif</translation>
    </message>
    <message>
        <source>keep the diagonal</source>
        <translation>garder la diagonale</translation>
    </message>
    <message>
        <source>While drawing, every word goes on seeing itself</source>
        <translation>Pendant le dessin, chaque mot continue à se voir</translation>
    </message>
    <message>
        <source>Look at the long text</source>
        <translation>Voir le long texte</translation>
    </message>
    <message>
        <source>Back to the pattern this tab opened with</source>
        <translation>Revenir au motif de départ</translation>
    </message>
    <message>
        <source>Put this pattern over the sentence of tabs 1 and 4, or take it off</source>
        <translation>Mettre ce motif sur la phrase des onglets 1 et 4, ou l’ôter</translation>
    </message>
    <message>
        <source>Its pattern, to scroll and zoom down to one cell</source>
        <translation>Son motif, à faire défiler et agrandir jusqu’à une cellule</translation>
    </message>
    <message>
        <source>words in the picture</source>
        <translation>mots dans l’image</translation>
    </message>
    <message>
        <source>long text</source>
        <translation>long texte</translation>
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
        <source>head on trial</source>
        <translation>tête à l’essai</translation>
    </message>
    <message>
        <source>pattern {pattern}</source>
        <translation>motif {pattern}</translation>
    </message>
    <message>
        <source>window {n}</source>
        <translation>fenêtre {n}</translation>
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
        <source>{n} words</source>
        <translation>{n} mots</translation>
    </message>
    <message>
        <source>long text of {n}</source>
        <translation>long texte de {n}</translation>
    </message>
    <message>
        <source>long window {n}</source>
        <translation>longue fenêtre {n}</translation>
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
        <source>pattern over the sentence</source>
        <translation>motif sur la phrase</translation>
    </message>
    <message>
        <source>pattern off the sentence</source>
        <translation>motif ôté de la phrase</translation>
    </message>
    <message>
        <source>{n} of {whole} scores</source>
        <translation>{n} scores sur {whole}</translation>
    </message>
    <message>
        <source>{tokens} tokens: stretched, about {n} of {whole} ({share})</source>
        <translation>{tokens} tokens : étiré, environ {n} sur {whole} ({share})</translation>
    </message>
    <message>
        <source>{tokens} tokens: {n} of {whole} ({share})</source>
        <translation>{tokens} tokens : {n} sur {whole} ({share})</translation>
    </message>
    <message>
        <source>row {row} sees nothing</source>
        <translation>la ligne {row} ne voit rien</translation>
    </message>
    <message>
        <source>row {row} sees {n} of {row}: {places}</source>
        <translation>la ligne {row} voit {n} sur {row} : {places}</translation>
    </message>
    <message>
        <source>{place}: a later word does not exist yet</source>
        <translation>{place} : un mot suivant n’existe pas encore</translation>
    </message>
    <message>
        <source>{place}: skipped</source>
        <translation>{place} : sauté</translation>
    </message>
    <message>
        <source>{place}: computed, a first token that stays</source>
        <translation>{place} : calculé, un premier token qui reste</translation>
    </message>
    <message>
        <source>{place}: computed, the last word of a block</source>
        <translation>{place} : calculé, le dernier mot d’un bloc</translation>
    </message>
    <message>
        <source>{place}: computed, by stride</source>
        <translation>{place} : calculé, par le pas</translation>
    </message>
    <message>
        <source>{place}: computed</source>
        <translation>{place} : calculé</translation>
    </message>
    <message>
        <source>none, one of the two is 0</source>
        <translation>aucun, l’un des deux vaut 0</translation>
    </message>
    <message>
        <source>{head}, row {word}</source>
        <translation>{head}, ligne {word}</translation>
    </message>
    <message>
        <source>weight moved {moved}</source>
        <translation>poids déplacé {moved}</translation>
    </message>
    <message>
        <source>cosine to the unmasked output {cosine}</source>
        <translation>cosinus avec la sortie non masquée {cosine}</translation>
    </message>
    <message>
        <source>mean length {length}</source>
        <translation>longueur moyenne {length}</translation>
    </message>
    <message>
        <source>layer {number}: global: sees all</source>
        <translation>couche {number} : globale : voit tout</translation>
    </message>
    <message>
        <source>layer {number}: local: window</source>
        <translation>couche {number} : locale : fenêtre</translation>
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
        <translation>Avec puits</translation>
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
        <source>scores for {n} words, {share}</source>
        <translation>scores pour {n} mots, {share}</translation>
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
        <source>keys and values kept: {size}</source>
        <translation>clés et valeurs gardées : {size}</translation>
    </message>
    <message>
        <source>scores for {n} tokens</source>
        <translation>scores pour {n} tokens</translation>
    </message>
    <message>
        <source>scores for {n} words</source>
        <translation>scores pour {n} mots</translation>
    </message>
    <message>
        <source>keys and values kept</source>
        <translation>clés et valeurs gardées</translation>
    </message>
    <message>
        <source>{n} of {whole}</source>
        <translation>{n} sur {whole}</translation>
    </message>
    <message>
        <source>{n} words, {share}</source>
        <translation>{n} mots, {share}</translation>
    </message>
    <message>
        <source>≈ {share} of {whole}</source>
        <translation>≈ {share} de {whole}</translation>
    </message>
    <message>
        <source>If this were stretched to {n} tokens: an estimate.</source>
        <translation>Étiré à {n} tokens : une estimation.</translation>
    </message>
    <message>
        <source>the most words that any step still needs</source>
        <translation>le plus de mots dont une étape a encore besoin</translation>
    </message>
    <message>
        <source>{n} tokens, {share}</source>
        <translation>{n} tokens, {share}</translation>
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
        <source>{size}; fewer scores, but any old key may be asked for again.</source>
        <translation>{size}&#xa0;; moins de scores, mais toute vieille clé peut être redemandée.</translation>
    </message>
    <message>
        <source>{size}; every key may be asked for again.</source>
        <translation>{size} ; chaque clé peut être redemandée.</translation>
    </message>
    <message>
        <source>{size}; the window lets old ones go.</source>
        <translation>{size}&#xa0;; la fenêtre laisse partir les vieilles.</translation>
    </message>
    <message>
        <source>background white: the letters of the look {look} are light. Take another look, or another background.</source>
        <translation>fond blanc&#xa0;: les lettres de l’apparence {look} sont claires. Prenez une autre apparence, ou un autre fond.</translation>
    </message>
    <message>
        <source>Single letters and digits are keys</source>
        <translation>Les lettres et chiffres seuls sont des touches</translation>
    </message>
    <message>
        <source>Off: only keys with Ctrl or Alt, function keys and arrows act</source>
        <translation>Désactivé : seules agissent les touches avec Ctrl ou Alt, les touches de fonction et les flèches</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Trouver une commande ou une touche</translation>
    </message>
    <message>
        <source>Show only commands with these letters</source>
        <translation>Ne montrer que les commandes avec ces lettres</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Press the new key here</source>
        <translation>Appuyez ici sur la nouvelle touche</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fixer</translation>
    </message>
    <message>
        <source>Give the command this key</source>
        <translation>Donner cette touche à la commande</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source>Leave the command without a key</source>
        <translation>Laisser la commande sans touche</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>Les siennes</translation>
    </message>
    <message>
        <source>Give the command its own keys back</source>
        <translation>Rendre à la commande ses propres touches</translation>
    </message>
    <message>
        <source>{key} belongs to {names}. Set takes it away there.</source>
        <translation>{key} appartient à {names}. «&#xa0;Fixer&#xa0;» la lui retire.</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Pages des réglages</translation>
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
        <source>Put all settings back as they were  (Esc)</source>
        <translation>Remettre tous les réglages comme avant  (Échap)</translation>
    </message>
    <message>
        <source>Choose everything as it comes with the program</source>
        <translation>Tout choisir comme livré avec le programme</translation>
    </message>
    <message>
        <source>The usual start</source>
        <translation>Le démarrage habituel</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>Choose a file to open at the start</source>
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
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>Choose a command to change its keys</source>
        <translation>Choisissez une commande pour changer ses touches</translation>
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
        <source>Pages of the help</source>
        <translation>Pages de l’aide</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Trouver dans l’aide</translation>
    </message>
    <message>
        <source>Find  Ctrl+F</source>
        <translation>Trouver  Ctrl+F</translation>
    </message>
    <message>
        <source>Find in all pages  (Ctrl+F); Enter goes on, Shift+Enter back</source>
        <translation>Trouver dans toutes les pages  (Ctrl+F) ; Entrée continue, Maj+Entrée revient</translation>
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
        <source>“{text}” is on no page</source>
        <translation>« {text} » n’est sur aucune page</translation>
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
        <source>Rounded to {n} decimals. – and −∞: hidden by the mask.</source>
        <translation>Arrondi à {n} décimales. – et −∞&#xa0;: caché par le masque.</translation>
    </message>
    <message>
        <source>{n} larger tables are left out.</source>
        <translation>{n} tableaux plus grands sont omis.</translation>
    </message>
    <message>
        <source>This does not fit into memory. Take a smaller size.</source>
        <translation>Cela ne tient pas en mémoire. Prenez une taille plus petite.</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>Qui est-ce ?</translation>
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
        <source>Which noun fits what this word says?</source>
        <translation>Quel nom convient à ce que dit ce mot ?</translation>
    </message>
    <message>
        <source>Which word&apos;s clock shows one step before mine?</source>
        <translation>L’horloge de quel mot marque un pas avant la mienne&#xa0;?</translation>
    </message>
    <message>
        <source>If I am a verb: who is doing it?</source>
        <translation>Si je suis un verbe : qui le fait ?</translation>
    </message>
    <message>
        <source>Which word&apos;s clock shows zero? (the first word)</source>
        <translation>L’horloge de quel mot marque zéro ? (le premier mot)</translation>
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
        <source>says what happens (helpers such as didn&apos;t: 0.7)</source>
        <translation>dit ce qui se passe (auxiliaires comme didn&apos;t : 0,7)</translation>
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
        <source>glue: the, because, too</source>
        <translation>liant : the, because, too</translation>
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
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Choose folder and name</source>
        <translation>Choisir dossier et nom</translation>
    </message>
    <message>
        <source>Put the picture on the clipboard, as dots and as SVG</source>
        <translation>Mettre l’image dans le presse-papiers, en points et en SVG</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>File: found nothing, expected a name.</source>
        <translation>Fichier : rien trouvé, attendu un nom.</translation>
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
        <source>Two pages A4: the sheet, and the key.</source>
        <translation>Deux pages A4 : l’exercice et le corrigé.</translation>
    </message>
    <message>
        <source>{n} pages</source>
        <translation>{n} pages</translation>
    </message>
    <message>
        <source>{n} files</source>
        <translation>{n} fichiers</translation>
    </message>
    <message>
        <source>{wide} × {high} pixels</source>
        <translation>{wide} × {high} pixels</translation>
    </message>
    <message>
        <source>{wide} × {high} dots</source>
        <translation>{wide} × {high} points</translation>
    </message>
    <message>
        <source>{count} pictures, {seconds:.1f} s</source>
        <translation>{count} images, {seconds:.1f} s</translation>
    </message>
    <message>
        <source>{n} arrays: {names}</source>
        <translation>{n} tableaux : {names}</translation>
    </message>
    <message>
        <source>Copied: picture of the tab</source>
        <translation>Copié : image de l’onglet</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Enregistré : {path}</translation>
    </message>
    <message>
        <source>Saved: {n} files, {path} and on</source>
        <translation>Enregistré : {n} fichiers, à partir de {path}</translation>
    </message>
    <message>
        <source>a drawn pattern has no rule that goes on for a long text</source>
        <translation>un motif dessiné n’a pas de règle à suivre dans un long texte</translation>
    </message>
    <message>
        <source>Scroll or drag to move, Ctrl+wheel or + and − to zoom, Home for all of it, Esc to leave.</source>
        <translation>Défilez ou glissez pour bouger, Ctrl+molette ou + et − pour agrandir, Début pour tout voir, Échap pour quitter.</translation>
    </message>
    <message>
        <source>{n} of {whole} scores for {tokens} tokens ({share}).</source>
        <translation>{n} scores sur {whole} pour {tokens} tokens ({share}).</translation>
    </message>
    <message>
        <source>row {row} sees {n} of {row}</source>
        <translation>la ligne {row} voit {n} sur {row}</translation>
    </message>
    <message>
        <source>Show or hide: {title}</source>
        <translation>Montrer ou cacher : {title}</translation>
    </message>
    <message>
        <source>{wanted}: this layer has none</source>
        <translation>{wanted} : cette couche n’en a pas</translation>
    </message>
    <message>
        <source>no array is called {name}.{hint} There are {known}</source>
        <translation>aucun tableau ne s’appelle {name}.{hint} Il y a {known}</translation>
    </message>
    <message>
        <source> Did you mean {name}?</source>
        <translation> Vouliez-vous dire {name} ?</translation>
    </message>
    <message>
        <source>no array is called {name} here. There are {known}</source>
        <translation>aucun tableau ne s’appelle ici {name}. Il y a {known}</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} has nothing in it</source>
        <translation>une image de {width} × {height} ne contient rien</translation>
    </message>
    <message>
        <source>a picture of {wide} × {high} dots does not fit into memory. Take a smaller size or scale, or SVG or PDF, which are sharp at any size</source>
        <translation>une image de {wide} × {high} points ne tient pas en mémoire. Prenez une taille plus petite, ou SVG ou PDF, nets à toute taille</translation>
    </message>
    <message>
        <source>there is no memory for a picture of {wide} × {high} dots</source>
        <translation>il n’y a pas de mémoire pour une image de {wide} × {high} points</translation>
    </message>
    <message>
        <source>the picture could not be written as PNG ({errorstring})</source>
        <translation>l’image n’a pas pu être écrite en PNG ({errorstring})</translation>
    </message>
    <message>
        <source>{path}: found {found}, expected a name that ends in {endings}</source>
        <translation>{path} : trouvé {found}, attendu un nom qui finit par {endings}</translation>
    </message>
    <message>
        <source>no suffix</source>
        <translation>aucune extension</translation>
    </message>
    <message>
        <source>{path}: the folder {folder} is not there. Make it first</source>
        <translation>{path} : le dossier {folder} n’existe pas. Créez-le d’abord</translation>
    </message>
    <message>
        <source>{path}: this is a folder. Give the file a name of its own</source>
        <translation>{path} : c’est un dossier. Donnez au fichier un nom à lui</translation>
    </message>
    <message>
        <source>{path}: write-protected. Take another name or another folder; nothing was changed</source>
        <translation>{path} : protégé en écriture. Prenez un autre nom ou un autre dossier ; rien n’a été changé</translation>
    </message>
    <message>
        <source>Worksheet: {title}</source>
        <translation>Exercice : {title}</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>{words} words and vectors of {numbers} numbers are more than a page holds. A worksheet takes about seven of each</source>
        <translation>{words} mots et des vecteurs de {numbers} nombres dépassent une page. Un exercice en contient environ sept de chaque</translation>
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
        <source>a scale of its own</source>
        <translation>une échelle propre</translation>
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
        <source>this layer has {things}; a worksheet has no room for that</source>
        <translation>cette couche a {things} ; un exercice n’a pas de place pour cela</translation>
    </message>
    <message>
        <source>Attention by hand: key</source>
        <translation>L’attention à la main : corrigé</translation>
    </message>
    <message>
        <source>Attention by hand</source>
        <translation>L’attention à la main</translation>
    </message>
    <message>
        <source>Name: {line}</source>
        <translation>Nom : {line}</translation>
    </message>
    <message>
        <source>One cell of S: {sum}</source>
        <translation>Une cellule de S : {sum}</translation>
    </message>
    <message>
        <source>Work out</source>
        <translation>Calculez</translation>
    </message>
    <message>
        <source>A: take each row of S.</source>
        <translation>A : prenez chaque ligne de S.</translation>
    </message>
    <message>
        <source>Divide by √d_k = {root}.</source>
        <translation>Divisez par √d_k = {root}.</translation>
    </message>
    <message>
        <source>Leave out the hatched cells: they may not be looked at.</source>
        <translation>Omettez les cellules hachurées&#xa0;: on ne peut les regarder.</translation>
    </message>
    <message>
        <source>Raise e to each number, and divide by the sum of the row.</source>
        <translation>Élevez e à chaque nombre, et divisez par la somme de la ligne.</translation>
    </message>
    <message>
        <source>Q = X W_Q: multiply a row of X with a column of W_Q, number by number, and add.</source>
        <translation>Q = X W_Q&#xa0;: multipliez une ligne de X par une colonne de W_Q, nombre par nombre, et additionnez.</translation>
    </message>
    <message>
        <source>S = Q Kᵀ: multiply a row of Q with a row of K, number by number, and add.</source>
        <translation>S = Q Kᵀ&#xa0;: multipliez une ligne de Q par une ligne de K, nombre par nombre, et additionnez.</translation>
    </message>
    <message>
        <source>O = A V: each row of A says how much of every row of V to take.</source>
        <translation>O = A V&#xa0;: chaque ligne de A dit combien prendre de chaque ligne de V.</translation>
    </message>
    <message>
        <source>Point at a stage, or walk with ↑ and ↓, to light its part up</source>
        <translation>Désignez une étape, ou avancez avec ↑ et ↓, pour éclairer sa partie</translation>
    </message>
    <message>
        <source>Point at a curve, or walk with the arrow keys, to read it</source>
        <translation>Désignez une courbe, ou avancez avec les flèches, pour la lire</translation>
    </message>
    <message>
        <source>The file to start with is not there: {name}.</source>
        <translation>Le fichier de démarrage n’est pas là : {name}.</translation>
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
        <source>As table</source>
        <translation>En tableau</translation>
    </message>
    <message>
        <source>{key} shows the picture again.</source>
        <translation>{key} montre de nouveau l’image.</translation>
    </message>
    <message>
        <source>Arrows walk through the cells.</source>
        <translation>Les flèches parcourent les cellules.</translation>
    </message>
    <message>
        <source>Pick the row at hand, or let it go</source>
        <translation>Choisir cette ligne, ou la relâcher</translation>
    </message>
    <message>
        <source>Pick the column at hand, or let it go</source>
        <translation>Choisir cette colonne, ou la relâcher</translation>
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
        <translation>{path} : ne peut être lu. Réinstallez attnviz</translation>
    </message>
    <message>
        <source>One number changes, and what follows</source>
        <translation>Un nombre change, et ce qui en découle</translation>
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
        <source>one of {n} names</source>
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
        <source>Own pairs</source>
        <translation>Paires personnelles</translation>
    </message>
    <message>
        <source>mean weight on the place in question</source>
        <translation>poids moyen à l’endroit en question</translation>
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
        <source>Next token: {list}</source>
        <translation>Token suivant : {list}</translation>
    </message>
    <message>
        <source>no such place here</source>
        <translation>aucun endroit ici</translation>
    </message>
    <message>
        <source>{name}: no such place in this text</source>
        <translation>{name} : aucun endroit de ce genre dans ce texte</translation>
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
        <translation>même token</translation>
    </message>
    <message>
        <source>Text: {text}</source>
        <translation>Texte : {text}</translation>
    </message>
    <message>
        <source>Rows 1 to {kept} kept, {new} computed again, {seconds} s.</source>
        <translation>Lignes 1 à {kept} conservées, {new} recalculées, {seconds} s.</translation>
    </message>
    <message>
        <source>{n} tokens, {seconds} s.</source>
        <translation>{n} tokens, {seconds} s.</translation>
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
        <translation>Tous les changements remis</translation>
    </message>
    <message>
        <source>All changes off</source>
        <translation>Tous les changements coupés</translation>
    </message>
    <message>
        <source>Head {head} as in another text…</source>
        <translation>Tête {head} comme dans un autre texte…</translation>
    </message>
    <message>
        <source>Patch from another text</source>
        <translation>Reprendre d’un autre texte</translation>
    </message>
    <message>
        <source>A text with as many tokens as this one, {n}:</source>
        <translation>Un texte d’autant de tokens que celui-ci, {n}&#xa0;:</translation>
    </message>
    <message>
        <source>Nothing is changed: the model runs as it is.</source>
        <translation>Rien n’est changé&#xa0;: le modèle tourne tel quel.</translation>
    </message>
    <message>
        <source>Layers {first} to {last} ran again, {seconds} s.</source>
        <translation>Couches {first} à {last} recalculées, {seconds} s.</translation>
    </message>
    <message>
        <source>The layers below are equal to the bit.</source>
        <translation>Les couches en dessous sont égales au bit près.</translation>
    </message>
    <message>
        <source>Head {done} of {whole} · {seconds} s</source>
        <translation>Tête {done} sur {whole} · {seconds} s</translation>
    </message>
    <message>
        <source>{name} is not where it was. You see the pictures that were saved.</source>
        <translation>{name} n&apos;est plus à sa place. Vous voyez les images enregistrées.</translation>
    </message>
    <message>
        <source>Find it…</source>
        <translation>Le chercher…</translation>
    </message>
    <message>
        <source>Leave it so</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>{name} is another file than the one that was saved.</source>
        <translation>{name} n&apos;est pas le fichier qui avait été enregistré.</translation>
    </message>
    <message>
        <source>Captured attention, {size}</source>
        <translation>Attention enregistrée, {size}</translation>
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
        <source>Stopped. Nothing was changed.</source>
        <translation>Arrêté. Rien n&apos;a été modifié.</translation>
    </message>
    <message>
        <source>This does not fit into memory.</source>
        <translation>Cela ne tient pas en mémoire.</translation>
    </message>
    <message>
        <source>Type a text first: this one has no token.</source>
        <translation>Saisissez d&apos;abord un texte : celui-ci n&apos;a aucun token.</translation>
    </message>
    <message>
        <source>attention, head {head}, row {row}, column {column}: found {value}, expected a weight of 0 or more</source>
        <translation>attention, tête {head}, ligne {row}, colonne {column} : trouvé {value}, attendu un poids de 0 ou plus</translation>
    </message>
    <message>
        <source>{n} row sums to more than 1 and is shown divided by its sum: was dropout on?</source>
        <translation>{n} ligne dépasse 1 au total et s&apos;affiche divisée par sa somme : le dropout était-il actif ?</translation>
    </message>
    <message>
        <source>{n} rows sum to more than 1 and are shown divided by their sum: was dropout on?</source>
        <translation>{n} lignes dépassent 1 au total et s&apos;affichent divisées par leur somme : le dropout était-il actif ?</translation>
    </message>
    <message>
        <source>source: found {kind}, expected model or capture</source>
        <translation>source : trouvé {kind}, attendu model ou capture</translation>
    </message>
    <message>
        <source>changes: found {n}, expected at most {most}</source>
        <translation>changes&#xa0;: trouvé {n}, attendu au plus {most}</translation>
    </message>
    <message>
        <source>{n} tokens with {n_heads} heads make more attention weights than a file can keep. Save a shorter text, or use Export for the numbers.</source>
        <translation>{n} tokens avec {n_heads} têtes donnent plus de poids d&apos;attention qu&apos;un fichier n&apos;en peut garder. Enregistrez un texte plus court, ou utilisez Exporter pour les nombres.</translation>
    </message>
    <message>
        <source>No font here has {letters} ({scripts}): their code points stand for them. On Debian or Ubuntu install more fonts with: {command}</source>
        <translation>Aucune police ici n’a {letters} ({scripts}) : leurs points de code les remplacent. Sous Debian ou Ubuntu, installez d’autres polices avec : {command}</translation>
    </message>
    <message>
        <source>This file holds attention weights only. Scores need queries and keys: capture them with the weights, or open the model itself. Step 10 shows the weights.</source>
        <translation>Ce fichier ne contient que des poids d&apos;attention. Les scores demandent requêtes et clés : enregistrez-les avec les poids, ou ouvrez le modèle lui-même. L&apos;étape 10 montre les poids.</translation>
    </message>
    <message>
        <source>{cell} = {used}, computed {made}</source>
        <translation>{cell} = {used}, calculé {made}</translation>
    </message>
    <message>
        <source>Row “{word}” now adds up to {total}, not {fair}: {cell} is held at {used} (computed: {made}).</source>
        <translation>La ligne « {word} » fait maintenant {total}, pas {fair} : {cell} est fixé à {used} (calculé : {made}).</translation>
    </message>
    <message>
        <source>Held: {cell} is {used} instead of {made}.</source>
        <translation>Fixé : {cell} est {used} au lieu de {made}.</translation>
    </message>
    <message>
        <source>“{asker}” now gives “{read}” {used} (computed: {made}).</source>
        <translation>« {asker} » donne maintenant {used} à « {read} » (calculé : {made}).</translation>
    </message>
    <message>
        <source>{half} of the row</source>
        <translation>{half} de la ligne</translation>
    </message>
    <message>
        <source>{n} change active</source>
        <translation>{n} changement actif</translation>
    </message>
    <message>
        <source>{n} changes active</source>
        <translation>{n} changements actifs</translation>
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
        <translation>{asker} répartit son attention sur environ {n} tokens ; la plus grande part, {share}, va à {word}.</translation>
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
        <source>All {n} repeats here do the same: {share} on average.</source>
        <translation>Les {n} répétitions d’ici font de même : {share} en moyenne.</translation>
    </message>
    <message>
        <source>{n} of {n_heads} heads gives it more than half on this text.</source>
        <translation>{n} tête sur {n_heads} lui donne plus de la moitié sur ce texte.</translation>
    </message>
    <message>
        <source>{n} of {n_heads} heads give it more than half on this text.</source>
        <translation>{n} têtes sur {n_heads} lui donnent plus de la moitié sur ce texte.</translation>
    </message>
    <message>
        <source>{asker} sees no token at all: there is nothing to share its attention out to.</source>
        <translation>{asker} ne voit aucun token : son attention n’a rien sur quoi se répartir.</translation>
    </message>
    <message>
        <source>{asker} is the first token: it can only look at itself, so all 100% stay there.</source>
        <translation>{asker} est le premier token : il ne peut regarder que lui-même, les 100% restent donc là.</translation>
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
        <source>This head alone</source>
        <translation>Cette tête seule</translation>
    </message>
    <message>
        <source>Let it speak</source>
        <translation>La laisser parler</translation>
    </message>
    <message>
        <source>Mute this head</source>
        <translation>Faire taire cette tête</translation>
    </message>
    <message>
        <source>By hand, on Sentence heads</source>
        <translation>À la main, dans Têtes et phrase</translation>
    </message>
    <message>
        <source>Export the heads…</source>
        <translation>Exporter les têtes…</translation>
    </message>
    <message>
        <source>“{query}” may not look at “{key}” here.</source>
        <translation>« {query} » ne peut pas regarder « {key} » ici.</translation>
    </message>
    <message>
        <source>{number} is {number}00%. Type {number}% or 0.5.</source>
        <translation>{number} vaut {number}00 %. Tapez {number} % ou 0,5.</translation>
    </message>
    <message>
        <source>Share the rest</source>
        <translation>Répartir le reste</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Libérer</translation>
    </message>
    <message>
        <source>Hold the other weights of the row so that it makes 100%</source>
        <translation>Fixer les autres poids de la ligne pour qu’elle fasse 100 %</translation>
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
        <translation>Loupe : {n} paires RoPE de ({cell}), de la plus rapide à la plus lente</translation>
    </message>
    <message>
        <source>Lens: {n} products of ({cell})</source>
        <translation>Loupe : {n} produits de ({cell})</translation>
    </message>
    <message>
        <source>Order of the products</source>
        <translation>Ordre des produits</translation>
    </message>
    <message>
        <source>RoPE pair {n}: {sum}</source>
        <translation>Paire RoPE {n} : {sum}</translation>
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
        <source>Take this change away</source>
        <translation>Retirer ce changement</translation>
    </message>
    <message>
        <source>Take away: {change}</source>
        <translation>Retirer&#xa0;: {change}</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Add a change</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>A head that is switched off leaves later layers an input they never saw in training.</source>
        <translation>Une tête coupée laisse aux couches suivantes une entrée qu’elles n’ont jamais vue à l’entraînement.</translation>
    </message>
    <message>
        <source>{n} of {all} on</source>
        <translation>{n} sur {all} actifs</translation>
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
        <translation>changement&#xa0;: trouvé {kind}, attendu l’un de {kinds}</translation>
    </message>
    <message>
        <source>change of kind {kind}: a {name} is needed</source>
        <translation>changement du genre {kind}&#xa0;: {name} manque</translation>
    </message>
    <message>
        <source>change of kind {kind}: it has no {name}</source>
        <translation>changement du genre {kind}&#xa0;: il n’a pas de {name}</translation>
    </message>
    <message>
        <source>change: expected a finite number</source>
        <translation>changement&#xa0;: attendu un nombre fini</translation>
    </message>
    <message>
        <source>change of kind window: expected at least 1 key</source>
        <translation>changement du genre window&#xa0;: attendu au moins 1 clé</translation>
    </message>
    <message>
        <source>change of kind patch_head: expected a text</source>
        <translation>changement du genre patch_head&#xa0;: attendu un texte</translation>
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
        <source>{head}: {query} may not read {key}</source>
        <translation>{head}&#xa0;: {query} ne peut pas lire {key}</translation>
    </message>
    <message>
        <source>{head}: score of {query} on {key} = {number}, held</source>
        <translation>{head}&#xa0;: score de {query} sur {key} = {number}, fixé</translation>
    </message>
    <message>
        <source>{head}: {query} reads {key} alone</source>
        <translation>{head}&#xa0;: {query} ne lit que {key}</translation>
    </message>
    <message>
        <source>Layer {layer}: the last {n} tokens only</source>
        <translation>Couche {layer}&#xa0;: seulement les {n} derniers tokens</translation>
    </message>
    <message>
        <source>RoPE off in layer {layer}</source>
        <translation>RoPE coupé dans la couche {layer}</translation>
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
        <source>layer {layer}, all heads</source>
        <translation>couche {layer}, toutes les têtes</translation>
    </message>
    <message>
        <source>layer {layer}, all rows</source>
        <translation>couche {layer}, toutes les lignes</translation>
    </message>
    <message>
        <source>token {n}</source>
        <translation>token {n}</translation>
    </message>
    <message>
        <source>before</source>
        <translation>avant</translation>
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
        <translation>avec les changements</translation>
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
        <source>Take it off the sentence</source>
        <translation>Le retirer de la phrase</translation>
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
        <source>before turning</source>
        <translation>avant rotation</translation>
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
        <source>found the typeface {name}, which is not installed. There are {known}</source>
        <translation>trouvé la police {name}, qui n&apos;est pas installée. Il y a {known}</translation>
    </message>
    <message>
        <source>See W_O and change it</source>
        <translation>Voir W_O et la changer</translation>
    </message>
    <message>
        <source>Click the name: all heads</source>
        <translation>Cliquer sur le nom : toutes les têtes</translation>
    </message>
    <message>
        <source>Click a name: that head alone</source>
        <translation>Cliquer sur un nom : cette tête seule</translation>
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
