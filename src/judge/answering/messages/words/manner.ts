/** `Tell Austria in a friendly way that ...`: how something is to be told is no part of what is told. */
import { regex, wrapped } from "../../../../util/index.js";
import { unheard } from "./nothing-said.js";

/** The request without the words that say how to tell it; they stand before what is told begins. */
export function withoutManner(line: string): string {
  return line.replace(manner, "$<before>").replace(mannerBehind, "");
}

/** `Tell them that they are late, and be friendly about it` */
const mannerBehind = regex("iu")`
  ,?(?: please| bitte)?,?\s(?:and|but|und|aber|et|mais)\s(?:please |bitte )?
    (?:be|do (?:so|it)|say it|make it|sei|seien sie|bleib\p{L}*|sois|soyez)\s
    (?:very |really |sehr |bien )?(?:
      friendly|nice|polite|gentle|kind|tactful|diplomatic|firm|politely|nicely|gently|kindly
      |freundlich|nett|h\u00f6flich|gentil(?:le)?|poli|polie|aimable|diplomate
    )(?: (?:
      about (?:it|this|that)|(?:with|to) (?:him|her|them)|dabei|zu (?:ihm|ihr|ihnen)
      |avec (?:lui|elle|eux)|please|bitte
    ))*
  (?=[.!\s]*$)
`;

const ways = wrapped`
  in (?:a|an|the) (?:very |more )?(?:friendly|gentle|nice|polite|kind|diplomatic|firm|nicest)
    (?: way| manner| tone| words?)
  |in (?:friendly|gentle|kind|nice|polite|a few|your own) words
  |as (?:gently|politely|nicely|kindly) as you can|with tact|with all due respect
  |gently|politely|nicely|tactfully|diplomatically|firmly|quietly|discreetly
  |auf (?:freundliche|h\u00f6fliche|nette) (?:art|weise)
  |(?:sehr |ganz )?(?:freundlich|h\u00f6flich|nett|schonend|vorsichtig|diplomatisch)
  |gentiment|poliment|avec tact|aimablement|diplomatiquement|amablemente
  |con (?:tacto|amabilidad|educaci\u00f3n)
  |gentilmente|con (?:garbo|tatto|gentilezza)|vriendelijk|beleefd|voorzichtig
`;

/** In whose name: of a request, and no word of what is told. */
const names = wrapped`
  in my (?:own )?name|on my behalf|for me|from me|in meinem namen|von mir|en mon nom|de ma part
  |en mi nombre|de mi parte|a nome mio|da parte mia|namens mij|in mijn naam
`;

const manner = regex("iu")`
  ^(?<before>(?:(?!(?<!\p{L})(?:that|dass|da\u00df|que|che|dat)(?!\p{L}))[^.?!:;]){3,80}?)
  (?:,? (?:${ways}|${names}))
  (?=
    ,?(?: (?:to|\u00e0|a|al|alla|all|aan|dem|der|den)(?!\p{L})[^.?!:;]{2,30}?)?,?
    (?: (?:that|if|whether|why|what|when|where|how|dass|da\u00df|ob|que|qu|si|che|se|dat|of)(?!\p{L})|:)
  )
`;

/** `Tell him diplomatically`, `tell Turkey this in private`: the request with a word that points there. */
export function pointingUp(line: string): string {
  return line.replace(onlyManner, "$<before> so$<end>");
}

const onlyManner = regex("u")`
  ^(?<before>
    [^.?!:;]{0,60}?\p{L}+(?: (?:it|this|that|das|es|\u00e7a))?
    [ -](?:(?:the|den|dem|der) )?
    (?:him|her|them|ihm|ihr|ihnen|lui|leur|hem|haar|\p{Lu}\p{L}+)
  ),?(?:[ ](?:this|that|it|das|dies|es|ceci|\u00e7a|esto|eso|questo|dit|dat))?
  [ ](?:(?:bitte|please|doch|mal|simplement|por favor|per favore) )*(?:${ways}|${unheard})
  (?<end>(?: please| bitte| for me)?[.!?\s]*)$
`;
