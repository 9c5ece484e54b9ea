/** The name that somebody gives to a game which they wish for: `Call it bluebird`, `name marzipan`. */

const calling =
  "(?:name (?:der|des) (?:partie|spiels)|nom (?:de la partie|du jeu)|nombre (?:de la partida|del juego)|nome (?:della partita|del gioco)|(?:be )?known as|titled|under the (?:name|title)(?: of)?|(?:by|with) the name(?: of)?|call(?:ed)?(?: (?:it|this|the game))?|named?(?: (?:it|this|(?:of )?(?:the|our|my) game))?|nam(?:e|ing) (?:is|should be|shall be|will be|would be|could be)|namens|heißen soll|nenn\\p{L}* (?:es|sie|ihn)|mit (?:dem )?namen|(?:s['’])?appel(?:ée?|er(?:a|ait)?|lera|le[rz]?)(?:-la)?|si chiam(?:a|er(?:à|ebbe))|dovrebbe chiamarsi|se llam(?:a|ará|aría)|nommée?|nom|llamad[ao]|chamad[ao]|chama-se|genaamd|geheten|llámala|nombre|chiamat[ao]|chiamala|nome)";
const said = new RegExp(
  `(?<![\\p{L}])${calling}\\s*:?\\s+["'“”„«]?([A-Za-z][A-Za-z0-9-]{1,15})(?![\\p{L}\\p{N}@-])`,
  "giu",
);

/** Words that stand there in other sentences. */
const others =
  /^(?:me|us|you|it|the|my|our|your|this|that|an?|is|of|for|or|and|by|to|after|game|games|diplomacy|please|something|anything|whatever|er|sie|es|der|die|das|des|dem|den|ich|und|mich|uns|le|la|de|di|el|un|una|une)$/i;

/** `Es soll bluebird heißen`, `it is to be called` has its name behind it. */
const before =
  /\b(?:soll|sollte|wird|möge|mag|moet|zal|gaat) ["“”„«]?([A-Za-z][A-Za-z0-9-]{1,15})["“”»]? (?:heißen|heten)\b/iu;

/** `Vorrei aprire una partita "tramonto"`: behind the word for it, in quotation marks. */
const quoted =
  /(?<!\p{L})(?:game|spiel|partie|partida|partita|jeu|juego|gioco) ["“”„«]([A-Za-z][A-Za-z0-9-]{1,15})["“”»]/iu;

/** The name; null where none is given. */
export function gameNameSaid(text: string): string | null {
  const words = text.replace(/\s+/g, " ");
  const named = [before.exec(words), ...words.matchAll(said), quoted.exec(words)].map(
    (match) => match?.[1] ?? "",
  );
  return named.find((name) => name !== "" && !others.test(name)) ?? null;
}
