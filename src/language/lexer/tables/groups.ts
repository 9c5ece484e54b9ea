/** All units of the writer, and those without an order, in the languages of players: `las demás unidades`. */
import { wrapped } from "../../../util/index.js";
import { joined } from "./forms.js";

export const groups = {
  others: [
    "both of them|the both of them|the two of them|the pair of them|the pair",
    joined(
      wrapped`
        my other|our other|the other|all my other|all our other|all the other|all other
        |my remaining|our remaining|the remaining|all remaining
      `,
      "units|pieces|ones|forces|troops|men|guys|boys",
    ),
    joined(
      wrapped`
        the other|my other|all other|all the other|all my other|the remaining|my remaining
        |all remaining|all the remaining|all my remaining
      `,
      "armies and fleets|fleets and armies|armies and all fleets",
    ),
    joined(
      "all of|the rest of|rest of|the remainder of",
      wrapped`
        my lot|the lot|the gang|the bunch|the crew|the team|the family|the boys|the lads
        |the troops|the army and navy|the empire
      `,
    ),
    joined("the whole|my whole|our whole", "gang|bunch|crew|team|family|empire|lot"),
    joined(
      "all of|all|every one of|the rest of|the remainder of",
      wrapped`
        my units|our units|my forces|our forces|my pieces|our pieces|the units|the pieces|my guys|our guys
        |my men|our men|my boys|my lads|my chaps|my folks|my people
      `,
    ),
    joined(
      `alle|alle meine|alle unsere|alle anderen|alle ubrigen|alle restlichen|die anderen|die ubrigen|
    die restlichen|ubrige|restliche|sonstige|meine anderen|meine ubrigen|meine restlichen`,
      "einheiten|truppen|verbande",
    ),
    `alle restlichen|die restlichen|alle sonstigen|der rest der einheiten|der rest meiner truppen|
    samtliche einheiten`,
    joined(
      `toutes les|toutes mes|toutes nos|toutes les autres|les autres|mes autres|le reste de mes|le reste des|
    le restant des|l ensemble de mes`,
      "unites|pieces|troupes",
    ),
    joined(
      `tutte le|tutte le mie|tutte le nostre|tutte le altre|le altre|le mie altre|le restanti|
        tutte le restanti|le rimanenti|il resto delle mie|il resto delle`,
      "unita",
    ),
    joined(
      `todas las|todas mis|todas nuestras|todas las demas|todas las otras|las demas|las otras|mis otras|
    las restantes|el resto de mis|el resto de las|el resto de`,
      "unidades|tropas",
    ),
    joined(
      `todas as|todas as minhas|todas as nossas|todas as outras|todas as demais|as outras|as demais|
    as restantes|as minhas outras|o resto das|o resto das minhas`,
      "unidades",
    ),
    joined(
      `alle|al mijn|alle mijn|al onze|alle andere|alle overige|alle resterende|de andere|de overige|
    de resterende|mijn andere|mijn overige|de rest van mijn|de rest van de`,
      "eenheden|troepen",
    ),
  ].join("|"),
};
