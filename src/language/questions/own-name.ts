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
