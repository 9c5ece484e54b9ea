/** The powers of the usual board, as sentences about seats name them in the languages of players. */
export const power =
  "(?:austria|england|france|germany|italy|russia|turkey|osterreich|deutschland|frankreich|italien|russland|turkei|autriche|angleterre|allemagne|italie|russie|turquie|inglaterra|francia|alemania|italia|rusia|turquia|inghilterra|germania|turchia|oostenrijk|engeland|frankrijk|duitsland|rusland|turkije)";
