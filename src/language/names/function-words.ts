/**
 * The small words by which sentences hold together, in the languages that people write beside English, as names are
 * spelt: nobody who writes `donc` or `mich` misspells a province. What is the exact name of one stays that too.
 */
const words: ReadonlySet<string> = new Set(
  `
    aber alle allen alles als also andere anderen auch auf aus bei beide beiden besser bin bis bist bitte
    bleiben bleibt dabei dagegen daher damit danach danke dann darauf darf darum das dass davon dazu dein
    deine dem den denke denn der des deshalb deswegen dich die diese diesem diesen dieser dieses dir doch
    dort dran drin durch durfen eben eigentlich ein eine einem einen einer eines einfach etwas euch euer fur
    ganz gegen gehen geht gern gerne ging glaube gruss grusse gut gute guten habe haben halt hast hat hatte
    hatten heiss her heute hier hin hinter hoffe ich ihm ihn ihnen ihr ihren immer ins ist jede jeder jedes
    jemand jener jetzt kalt kann kannst kein keine keinen keiner komm kommen kommt konnen konnte lass lassen
    liebe lieber mache machen macht mag mal mehr mein meine meinem meinen meiner mich mir mit mochte mochten
    morgen muss mussen musste nach naturlich neben nehme nehmen nein nicht nichts nie niemand nimmt noch nur
    oder ohne schon sehr sei seid sein seine seinen seit sich sie sind soll sollen sollte sondern sonst
    stehen steht uber ubrigens und uns unser unsere unter viel vielleicht vom von vor wann waren warum was
    weg weil weiter wenig wenn wer werden wie wieder will wir wird wohl wollen wollte worden wunsche wurde
    wurden zum zur zuruck zwischen

    aimerais ainsi allez allons alors apres assez aussi autre autres aux avaient avait avant avec avez avons
    beaucoup bien bonjour bonsoir car cela celle celui ces cet cette ceux chez comme contre cordialement
    dans deja depuis derriere devant devons dois doit donc dont elle elles encore enfin ensuite entre est
    etaient etait etes etre faire fais fait faut finalement gardons ici ils jamais laisse laissez les leur
    leurs lorsque lui mais meme memes merci mes met mets moi mon non nos notre nous ont oui par parce pas
    passer pendant personne peu peut peuvent peux plus pour pouvez pouvons prend prends puis puisque quand
    que quel quelle qui quoi reste restent rester rien salut sans sera seront ses sommes son sont sous suis
    sur tes tient toi ton tous tout toute toutes tres trop une vais vas vers veut veux voici voila vont vos
    votre voudrais voulez voulons vous

    abbiamo agli alla allo allora altra altri altro anche ancora andate andiamo avete aveva bene buongiorno
    che chi ciao col come con cosi cui dagli dai dal dalla dalle dallo degli dei del della delle dello deve
    devi devo devono dobbiamo dopo dove dunque ecco era erano faccio fai fare forse fra gia gli grazie hai
    hanno lei loro magari mai male mia mie miei mio molto negli nei nel nella nelle nello nessuno niente noi
    nostra nostro nulla per perche pero piu poco poi possiamo posso possono prego prima puo puoi quando
    quella quelli quello questa queste questi questo quindi resta restano rimane rimangono saluti salve sara
    saro sempre siamo siete solo soltanto sono sua sul sulla sullo suo tengo tiene tieni tra troppo tua tuo
    tutte tutti tutto una uno vado vai vanno voglio voi vorrei vostro vuoi vuole

    ahora algo alguien alli antes aquel aqui asi aun aunque bastante buenas buenos como contra cual cuando
    debe debo desde despues donde ella ellas ellos entonces eres esa ese eso esta estamos estan estas este
    estos estoy fue gracias habia hace hacer hacia hago han has hasta hemos hola las los luego mas mejor
    menos mis mucho muy nada nadie nosotros nuestra nuestro nunca otra otro otros para peor podemos por
    porque puede pueden puedes puedo pues queda quedan queremos quien quiere quieres quiero quisiera quiza
    quizas segun siempre sin sino sobre somos soy sus tambien tampoco toda todas todavia todo todos tus unas
    unos usted ustedes vale vamos van vosotros voy vuestro

    aan alleen bedankt ben bent beter bij blijf blijft blijven daar dag dan dank dat deze dit doe doen doet
    door dus een eigenlijk erg even gaan gaat geen gewoon goed graag groet groeten haar had hadden hallo heb
    hebben hebt heeft heel hem hen het hij hoe hun iemand iets jij jou jouw jullie kan kom komen komt kon
    kunnen kunt maar mij mijn misschien moest moet moeten mogen naar niet niets nog omdat onder ons onze ook
    over reeds sinds sta staan staat tegen terug toch toen tussen uit vanaf veel via voor waar waarom
    wanneer want wat weer weinig wel wij wil wilde willen wilt zal zeer zij zijn zonder zou zouden zullen
  `
    .trim()
    .split(/\s+/u),
);

/** Is it such a word, and no slip for a name? */
export function isFunctionWord(word: string): boolean {
  return words.has(word);
}
