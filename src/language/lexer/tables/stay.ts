/**
 * Verbs of staying with what is said behind them: `stays put`, `restent sur place`. A hold by any of these words; the
 * verbs that hold alone stand in the tables of their languages.
 */
import { wrapped } from "../../../util/index.js";
import { joined } from "./forms.js";

export const staying = [
  joined(
    "stays|stay|sits|sit|holds|hold|waits|wait|stands|stand|remains|remain",
    joined(
      "and",
      wrapped`
        watches|watch|waits|wait|sees|looks on|guards|guard|does nothing|enjoys the view
        |enjoys the show|sits tight|rests
      `,
    ),
  ),
  joined("stays|stay|remains|remain", "in"),
  "unordered|not ordered|waits and sees",
  joined(
    "keeps|keep|keeping|holds|hold",
    "its place|their place|their places|its post|their posts|its station|their stations",
  ),
  joined("twiddles|twiddle", "its thumbs|their thumbs"),
  joined("puts|put", "its feet up|their feet up"),
  joined(
    wrapped`
      drops anchor|drop anchor|casts anchor|lies at anchor|rides at anchor|at anchor
      |at its moorings|at its berth
    `,
    "|where it is|where it lies|right there|there|here",
  ),
  joined(
    "stays|stay|remains|remain|lies|lie|rests",
    "at its moorings|on its moorings|at its berth|at its post",
  ),
  joined(
    wrapped`
      takes|take|taking|is taking|has|have|can have|may have|can take|may take|gets to take
      |deserves|has earned|have earned|earns
    `,
    "a nap|a rest|a break|a breather|it easy|the day off|the year off",
  ),
  joined(
    `stay|stays|staying|remain|remains|remaining|sit|sits|sitting|stand|stands|standing|keep|keeps|keeping|
    rests|resting|lie|lies|hold|holds|holding|wait|waits|waiting|just hold|just holds|just stay|just stays|
    just sit|just sits`,
    `put|parked|camped|anchored|moored|still|stationary|there guarding|there watching|
      there waiting|guarding|watching|there|here|tight|firm|firmly|fast|pat|by|steady|quiet|idle|
      static|home|at home|in place|on place|in his place|in its place|on its place|on his place|
      in same place|in the same place|on the place|in own place|in position|in situ|in port|
      in harbour|in harbor|at anchor|on guard|guard|as is|as it is|as they are|where it is|
      where he is|where she is|where they are|where it s at|where they re at|right there|
      right here|right where it is|right where they are|exactly where it is|
      exactly where they are|its ground|their ground|ground|its position|their position|
      their positions|position|its place|the line|the fort|watch|on the defensive|around|indoors|
      in barracks|in its barracks|in their barracks|in camp|in its camp|in garrison|
      in its garrison|in its trenches|in its bunker|behind|in place for now|where it belongs|
      where they belong`,
  ),
  joined(
    `does not|doesn t|doesnt|do not|don t|dont|need not|needn t|will not|won t|shall not|is not|
      isn t|are not|aren t|has no need to|have no need to|has no reason to|have no reason to|
      sees no reason to`,
    joined(
      "|need to|have to|want to|wish to|going to|plan to",
      `${joined("go|move|going|moving", "anywhere")}|budge|stir`,
    ),
  ),
  "goes nowhere|go nowhere|is going nowhere|are going nowhere|going nowhere",
  joined(
    "reste|restent|demeure|demeurent|tient|tiennent|maintient|maintiennent|garde|gardent",
    `sur place|en place|la|ici|au port|immobile|immobiles|ferme|bon|fixe|ou elle est|ou il est|ou elles sont|
    ou ils sont|sa position|leur position|leurs positions|la position|sur ses positions|sur sa position|
    chez elle|tranquille`,
  ),
  wrapped`
    stehn|stehen|stehen bleiben|stehen lassen|schaut zu|schauen zu|sieht zu|sehen zu|wartet ab
    |warten ab|ruht|ruhen|pausiert|pausieren
  `,
  joined(
    "bleibt|bleiben|bleibe|steht|stehen|halt|haelt|halten|wartet|warten",
    `stehn|stehen|liegen|da|hier|dort|zuhause|zu hause|im hafen|wo es ist|wo sie ist|wo er ist|
      wo sie sind|wo sie steht|wo sie stehen|an ort und stelle|vor ort|in position|die stellung|
      die position|stand|still|in habachtstellung|auf posten|auf wache|in bereitschaft|ruhig|ab`,
  ),
  joined(
    "resta|restano|rimane|rimangono|sta|stanno|tiene|tengono|mantiene|mantengono",
    `ferma|fermo|ferme|fermi|li|qui|dov e|dove e|dove sono|dove si trova|dove si trovano|
      in posizione|al suo posto|al loro posto|a guardia|di guardia|in difesa|in attesa|
      la posizione|a casa|in porto|immobile|immobili`,
  ),
  joined(
    "se queda|se quedan|queda|quedan|permanece|permanecen|mantiene|mantienen|se mantiene|se mantienen",
    `quieta|quieto|quietas|quietos|donde esta|donde estan|en su sitio|en su lugar|en posicion|posicion|
    su posicion|la posicion|alli|ahi|aqui|en casa|en puerto|inmovil|inmoviles|firme|firmes`,
  ),
  joined(
    "blijft|blijven|houdt|houden|staat|staan",
    `staan|liggen|zitten|waar het is|waar hij is|waar ze is|waar ze zijn|waar ze staan|waar ze liggen|thuis|
    in de haven|op zijn plaats|op hun plaats|stand|positie|de positie|stil|rustig`,
  ),
  joined(
    "fica|ficam|permanece|permanecem|mantem|mantem se|continua|continuam",
    `parada|parado|paradas|parados|quieta|quieto|onde esta|onde estao|no lugar|no sitio|no porto|em casa|
    em posicao|a posicao|posicao|imovel|imoveis|ali|la|aqui`,
  ),
].join("|");
