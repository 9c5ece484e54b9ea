/**
 * Verbs of motion of six languages with the prepositions that follow them: `part en`, `zeilt naar`. Alone they
 * may be anything; with a preposition they say no more than a dash does.
 */
import { listed, withPrepositions } from "./forms.js";
import type { WordTable } from "./role.js";

interface Motion {
  readonly verbs: string;
  readonly prepositions: string;
}

const languages: Readonly<Record<string, Motion>> = {
  french: {
    verbs: `part|partent|va|vont|file|filent|descend|monte|se rend|se rendent|avance|avancent|navigue|entre|entrent|
      marche|marchent|vogue|fonce|passe|fait route|fait voile|met le cap|se dirige|se dirigent|se deplace|se deplacent`,
    prepositions: "en|a|au|aux|vers|sur|pour|dans|jusqu en|jusqu a|en direction de",
  },
  german: {
    verbs: `geht|gehen|zieht|ziehen|fahrt|faehrt|fahren|lauft|laeuft|laufen|marschiert|marschieren|segelt|segeln|
      ruckt|rucken|rueckt|ruckt vor|rucken vor|rueckt vor|ruckt ein|rueckt ein|begibt sich|begeben sich|kommt|kommen|
      bewegt sich|bewegen sich|dampft|stosst vor|stoesst vor|wandert|reist`,
    prepositions: "nach|in|in den|in die|ins|auf|gegen|richtung|in richtung|zu|zum|zur",
  },
  italian: {
    verbs: `va|vanno|si sposta|si spostano|si muove|si muovono|parte|partono|marcia|marciano|naviga|navigano|
      avanza|avanzano|entra|entrano|si dirige|salpa|passa`,
    prepositions: "in|a|al|alla|nel|nella|verso|su|sul|per",
  },
  spanish: {
    verbs: `va|van|se dirige|se dirigen|parte|parten|navega|navegan|marcha|marchan|avanza|avanzan|entra|entran|
      se mueve|se mueven|se desplaza|viaja|zarpa|pasa`,
    prepositions: "a|al|hacia|en|para|sobre|rumbo a",
  },
  portuguese: {
    verbs: `vai|vao|segue|seguem|parte|partem|navega|navegam|avanca|avancam|entra|entram|marcha|marcham|move se|
      movem se|desloca se|dirige se|se move|se desloca|se dirige|viaja|passa`,
    prepositions: "para|a|ao|em|no|na|ate|rumo a|contra",
  },
  dutch: {
    verbs: `gaat|gaan|vaart|varen|trekt|trekken|marcheert|marcheren|vertrekt|vertrekken|zeilt|zeilen|beweegt|
      beweegt zich|verplaatst zich|rukt op|rukken op|begeeft zich|loopt|reist`,
    prepositions: "naar|in|richting|in de richting van|tegen|op",
  },
};

function arrows({ verbs, prepositions }: Motion): readonly string[] {
  return withPrepositions(listed(verbs), prepositions);
}

export const motionAbroad: WordTable = {
  arrow: Object.values(languages).flatMap(arrows).join("|"),
};
