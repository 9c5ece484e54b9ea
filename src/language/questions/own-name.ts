/** The name under which somebody wants to play: `Can I appear as "Comet"?`, `unter dem Namen Komet`. */
import { regex, wrapped } from "../../util/index.js";

const as = wrapped`
  (?:
    (?:appear|go|play|be known|be listed|be shown|sign up|register|take part) (?:here |in it )?
      (?:as|by|under)(?: (?:the )?(?:name|nickname|alias)(?: of)?)?
    |under the (?:name|nickname|alias)(?: of)?|(?:call|name) (?:me|myself)
    |(?:write|show|list|put|enter) (?:me|myself) (?:down |in )?as|unter dem (?:namen|decknamen)
    |nenn\p{L}* (?:mich|uns)|als|sous le (?:nom|pseudo\p{L}*)(?: de)?|m['\u2019]appeler
    |con el (?:nombre|apodo)(?: de)?|col nome(?: di)?|con il nome(?: di)?|onder de naam
  )
`;

const quoted = regex("iu")`
  (?<!\p{L})${as} ["\u201c\u201d\u201e\u00ab\u2018']([\p{L}][\p{L}\p{N} .-]{1,29})
    ["\u201c\u201d\u00bb\u2019']
`;

/** `My name is Linnéa`: a name in capitals. */
const told = regex("u")`
  (?:^|[\s,;.!])(?:
    [Mm]y name(?: is|['\u2019]s)|[Ii](?:['\u2019]m| am) called|[Ii]ch heiße|[Mm]ein Name ist
    |[Jj]e m['\u2019]appelle|[Mm]on nom est|[Mm]e llamo|[Mm]i nombre es|[Mm]i chiamo
    |[Ii]l mio nome è|[Ii]k heet|[Mm]ijn naam is|[Jj]ag heter|[Nn]azywam si\u0119|[Mm]am na imi\u0119
  ) (\p{Lu}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20})?)(?![\p{L}])
`;

/** Does the sentence speak of how its writer is called, and not of a game? */
const aboutOneself =
  /\b(?:I|me|my|myself|ich|mich|meinen?|je|moi|mon|yo|me|mi|mio|ik|mij|mijn|jag|mam|nazywam)(?![\p{L}])/iu;
const aboutGame =
  /\b(?:game called|game named|das spiel|la partie|la partida|la partita|het spel)(?!\p{L})/iu;

/** The name, between quotation marks or told as one's own; null where none is given. */
export function ownNameSaid(sentence: string): string | null {
  if (!aboutOneself.test(sentence) || aboutGame.test(sentence)) return null;
  return (quoted.exec(sentence) ?? told.exec(sentence))?.[1]?.trim() ?? null;
}

const changed = regex("u")`
  (?:
    (?:[Ss]how|[Ll]ist|[Pp]rint|[Pp]ut|[Uu]se|[Cc]hange) my name (?:down )?(?:as|to)
    |(?:[Pp]lay|[Aa]ppear|[Gg]o) (?:(?:under|by) the name(?: of)?|as)|[Cc]all me
    |(?:(?:[Cc]an|[Cc]ould|[Mm]ay) [Ii]|(?:[Ii]['\u2019]d|[Ii] would) (?:like|love|prefer) to)
      [ ]be (?:called|known as|listed as)
    |(?:[Kk]ann|[Kk]\u00f6nnte|[Dd]arf) ich (?:hier |bitte |im Spiel )*(?:als|unter dem Namen)
    |(?:[Pp]uis-je|[Jj]e voudrais|[Jj]['\u2019]aimerais) m['\u2019]appeler|[Qq]uiero llamarme|[Vv]orrei chiamarmi
    |(?:[Ww]rite|[Pp]ut|[Ll]ist|[Nn]ote|[Ss]how|[Ee]nter) me (?:down )?as
    |(?:[Mm]y )?(?:new )?name is now|(?:[Ii]['\u2019]m|[Ii] am) (?:now|now called)
    |[Nn]enn\p{L}* mich(?: (?:bitte|jetzt|ab jetzt|künftig))*|[Hh]eiße (?:jetzt|nun|ab jetzt)
    |[Aa]ppelez-moi|[Aa]ppelle-moi|[Mm]['\u2019]appelle (?:désormais|maintenant)
    |[Ll]lám[ae]\p{L}*me|[Mm]e llamo ahora|[Aa]hora me llamo|[Cc]hiam\p{L}*mi
    |[Mm]i chiamo (?:ora|adesso)|[Oo]ra mi chiamo|[Nn]oem (?:me|mij)(?: voortaan)?
    |[Hh]eet (?:nu|voortaan)
  ) (\p{Lu}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20}){0,2})(?!\p{L})
`;

/** `My name's Jonas btw`, and nothing else. */
function isOnlyName(sentence: string): boolean {
  return !/[,;?]/.test(sentence) && sentence.trim().split(/\s+/).length <= fewWords;
}

const fewWords = 6;

/** `Je m'appelle L\u00e9a, tu peux mettre mon nom ?` */
const shown = regex("iu")`
  (?<!\p{L})(?:
    (?:show|put|use|add|list|write|set|change) (?:down )?(?:my name|me|that|it)|next to|beside
    |instead of my|tell (?:them|the others) my name
    |(?:schreib\p{L}*|trag\p{L}*|setz\p{L}*|nimm) (?:\p{L}+ ){0,3}(?:dazu|ein|hin|daneben)
    |(?:met\p{L}*|affich\p{L}*|not\p{L}*|ajout\p{L}*) mon (?:pr\u00e9)?nom
    |(?:pon\p{L}*|muestr\p{L}*) mi nombre|(?:mett\p{L}*|mostr\p{L}*) il mio nome
    |(?:zet|toon) mijn naam
  )(?!\p{L})
`;

/** The name that a sentence gives its writer from now on, `please call me Ruth Carmichael`; null for none. */
export function newNameSaid(sentence: string): string | null {
  const name = changed.exec(sentence)?.[1];
  if (name !== undefined) return name;
  return shown.test(sentence) || isOnlyName(sentence) ? ownNameSaid(sentence) : null;
}

const given = wrapped`
  ["\u201c\u201d\u201e\u00ab\u2018']?
    (?<name>\p{Lu}[\p{L}.'\u2019-]{1,20}(?: (?:(?:van|von|de|der|den|da|di|la|le|el|al) )*
      \p{Lu}[\p{L}.'\u2019-]{0,20}){0,3})(?!\p{L})
`;

/** `It should be Aylin Kaya`, `ich hei\u00dfe ...`, `c'est ...`: how a name is right. */
const right = regex("u")`
  (?<!\p{L})(?:(?:[Ii]t|[Tt]hat|[Ww]hich|[Mm]y name)?,? ?(?:[Ss]hould|[Oo]ught to|[Mm]ust) (?:be|read
  |say)(?: (?:spel(?:t|led)|written))?|[Ii]t['\u2019]s|[Ii]t is|[Mm]y name is|[Mm]y name['\u2019]s
  |[Ii]['\u2019]m|[Ii] am|[Ss]pel(?:t|led)|[Rr]eads|(?:(?:it|that|my name|me|the name|this) )(?:in)?to(?: read)?
  |[Cc]orrect(?:ly)? (?:is|would be)|[Ii]ch hei\u00dfe|[Ee]r (?:lautet|ist)|[Rr]ichtig (?:ist|w\u00e4re
  |hei\u00dft es)|(?:es|er|das) (?:muss|m\u00fcsste|sollte) (?:\p{L}+ )?(?:hei\u00dfen|sein)|[Mm]ein Name ist
  |(?:Namen|ihn|das) (?:bitte )?(?:in|auf|zu)|[Cc]['\u2019]est|[Jj]e m['\u2019]appelle|[Mm]on nom est
  |[Ii]l faut(?: lire| \u00e9crire)?|(?:nom|le|la) en|[Dd]eber?\u00eda ser|[Dd]ebe ser|[Ee]s|[Mm]e llamo
  |[Dd]ovrebbe essere|[Mm]i chiamo|[\u00c8\u00e8]|[Ii]k heet|[Hh]et is|[Mm]oet zijn)\s*:? ${given}
`;
const ofName =
  /(?<!\p{L})(?:name|names?|namen|nom|nombre|nome|naam|listed|called|spel(?:t|led|ling))(?!\p{L})/iu;
const isWrong = regex("iu")`
  (?<!\p{L})(?:
    wrong(?:ly)?|mis-?spel\p{L}*|mis-?typed|incorrect(?:ly)?|not (?:quite )?(?:right|correct)|typo|mistake|error
    |correct
    |fix|falsch|fehler\p{L}*|korrigier\p{L}*|berichtig\p{L}*|\u00e4nder\p{L}*|mal \u00e9crit|faux|fausse
    |erron\u00e9|erreur|corrig\p{L}*
    |mal escrito|equivocado|sbagliato|errore|corregg\p{L}*|verkeerd|fout|change|verbeter|spel(?:t|led)
  )(?!\p{L})
`;
const own =
  /(?<!\p{L})(?:my|me|i|i['\u2019]m|ich|meine?n?|mich|je|mon|m['\u2019]\p{L}+|mi|me|yo|il mio|mijn|ik)(?!\p{L})/iu;
const ofAnother = regex("iu")`
  (?<!\p{L})(?:game|spiel|partie|partida|partita|power|fleet|army|his|her|their|address
  |orders?|moves?|z\u00fcge?|befehle?|ordres?|deadline)(?!\p{L})
`;

/**
 * `My name is shown wrong, it should be Aylin Kaya`: the right name, and the sentences that give it. It may stand in
 * the next one: `The list has my name wrong. Should be Aylin Kaya.` Null for none.
 */
export function correctedName(
  sentences: readonly string[],
): { readonly name: string; readonly said: readonly string[] } | null {
  const at = sentences.findIndex(
    (each) => ofName.test(each) && own.test(each) && isWrong.test(each) && !ofAnother.test(each),
  );
  const [line, next] = [sentences[at], sentences[at + 1]];
  if (line === undefined) return null;
  const name = nameRight(line);
  const isAsked = next !== undefined && toCorrect.test(next);
  if (name !== null) return { name, said: isAsked ? [line, next] : [line] };
  const other = next === undefined || ofAnother.test(next) ? null : nameRight(next);
  if (other !== null && next !== undefined) return { name: other, said: [line, next] };
  // `My name is spelled Aylin Kaya. Could you correct it?`
  const above = sentences[at - 1] ?? "";
  const before = ofName.test(above) && own.test(above) ? nameRight(above) : null;
  return before === null ? null : { name: before, said: [above, line] };
}

/** `Could you correct it in the list?` */
const toCorrect = regex("iu")`
  ^\W*(?:(?:please|could you|can you|would you|bitte|kannst du|k\u00f6nntest du|peux-tu|pourrais-tu|puedes|puoi) )*(?:
    (?:correct|fix|change|put|amend) (?:it|that|this)
    |(?:das|es|ihn) (?:bitte )?(?:\u00e4ndern|korrigieren|berichtigen)|(?:le |l['\u2019])?corrig\p{L}+
    |corregirlo|correggerlo
  )(?: (?:please|right|in the (?:player )?list|in der liste|dans la liste|for me)){0,2}\W*$
`;

function nameRight(sentence: string): string | null {
  const name = right.exec(sentence)?.groups?.name ?? null;
  return name === null ? null : name.replace(/[.'\u2019]+$/u, "");
}
