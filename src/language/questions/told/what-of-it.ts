/** `Is something broken?`, `can nothing be done?`: asked of what the mail has just told, and of nothing else. */
import { regex } from "../../../util/index.js";
import { plainWords } from "../question-words.js";

export function asksWhatOfIt(sentence: string): boolean {
  return sentence.includes("?") && ofThat.test(plainWords(sentence));
}

const ofThat = regex()`
  ^(?:(?:and|so|but|well|und|aber|also|et|mais|y|pero|e|ma|en|maar) )*(?:
    (?:is|has|was) (?:something|anything|sth|it|that|there something) (?:\w+ )?(?:broken|wrong|amiss|the matter|going on
      |a bug|an error|a mistake|normal|on purpose|intended|intentional|supposed to be (?:so|like that))
    |(?:is|was) (?:that|this|it) (?:\w+ )?(?:a bug|an error|my fault|your fault)
    |is (?:that|this|it) (?:really |so |actually )?(?:true|so|right|the case)|(?:stimmt|ist) das(?: wirklich| so| wahr)?
    |c est vrai|est ce (?:bien )?vrai|(?:es|eso es) (?:verdad|cierto)|e vero|(?:is dat|dat is) (?:echt )?waar|klopt dat
    |what(?: s| is)? (?:\w+ )?(?:wrong|going on|the matter|the problem|happening)(?: (?:here|there|with (?:it|that
    |you)))?
    |(?:can|could) (?:\w+ )?(?:something|anything|nothing) be done(?: about (?:it|that|this))?
    |(?:can|could|would|will) you (?:please )?(?:do (?:something|anything)|have a look|look into (?:it|that|this)
    |check(?: it
      | that)?|help(?: me)?|stop (?:that|it|this)|fix (?:that|it|this)|make (?:it|that) (?:one|fewer|less|stop))
      (?: about (?:it|that|this))?(?: please)?
    |what (?:can|could|should|shall|do) (?:i|we|you) do(?: about (?:it|that|this))?|(?:can|may) (?:he|she|they) do that
    |is that (?:really )?(?:normal|necessary|intended|on purpose|how it should be)|why is (?:that|this|it)|how come
    |(?:can|could|would|will) you (?:please )?(?:re ?send|send|mail|show) (?:it|them|that|those)(?: to)?(?: me| us)?
      (?: again| once more)?(?: please)?
    |is (?:that|this|it) (?:\w+ )?(?:allowed|ok|okay|legal|permitted|fair|acceptable)(?: here| in (?:this|the) game)?
    |(?:ist|is) (?:da|hier|etwas|was|das)(?: (?:etwas|was))? (?:\w+ )?(?:kaputt|nicht in ordnung|schief ?gelaufen|defekt
      |normal|absicht|so gewollt|ein fehler)
    |stimmt (?:da )?(?:et)?was nicht|was ist (?:da |denn )*los|(?:kann|lasst sich) (?:man )?(?:da|dagegen) (?:et)?was
      (?: dagegen)? (?:machen|tun|andern)|was (?:kann|soll|muss) (?:ich|man) (?:da |jetzt )?(?:machen|tun)
      |woran liegt das
    |(?:konnt|kannst|konnten|konntest) (?:ihr|du|sie) (?:\w+ )?(?:nachsehen|helfen|etwas tun|was tun|was machen)
    |(?:kannst du|konnen sie|konnt ihr|schickst du) (?:\w+ ){0,4}(?:schicken|senden|zu|geben)|(?:ist|darf) (?:das
    |man das|er das)
      (?: \w+)? (?:erlaubt|ok|okay|in ordnung)
    |(?:pouvez vous|peux tu|tu peux|vous pouvez) (?:me )?(?:la |le |les )?(?:renvoyer|envoyer)(?: svp| encore)?
      |est ce (?:\w+ )?(?:permis|autorise|normal)
    |(?:me )?(?:lo|la|los|las) (?:puedes|podrias|podeis) (?:reenviar|enviar|mandar)|puedes reenviar\w+
    |(?:eso )?esta permitido
    |(?:me )?(?:lo|la|li|le) (?:puoi|potresti|potete) (?:rimandare|mandare|reinviare)|puoi rimandar\w+|e permesso
    |kun je (?:hem|het|die|ze) (?:\w+ )?(?:sturen|opsturen)|mag dat(?: zomaar)?
    |(?:y a t il|est ce qu il y a|il y a) un (?:probleme|bug|souci)|(?:c )?est (?:ce )?normal|qu est ce qui se passe
      |que (?:puis je|peut on|dois je|faut il) faire|(?:peut on|pouvez vous) (?:y )?faire quelque chose|pourquoi ca
    |(?:hay|es) (?:un |algun )?(?:error|problema|fallo)|(?:es|esto es) normal|que (?:pasa|puedo hacer|se puede hacer
    |hago)
      |se puede hacer algo
    |c e (?:un |qualche )?(?:errore|problema)|e normale|che (?:succede|cosa succede)|(?:cosa )?(?:posso|si puo|potete
    |puoi) fare
      (?: qualcosa)?|si puo fare qualcosa|cosa (?:posso|devo) fare
    |is er iets (?:mis|kapot|stuk|aan de hand)|is dat (?:normaal|de bedoeling)|wat is er (?:mis|aan de hand)
      |wat (?:kan|moet) ik (?:eraan |daaraan )?doen|kun je er iets aan doen|kan dat (?:anders|minder)
  )$
`;
