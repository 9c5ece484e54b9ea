/** The powers of the usual board, as sentences about seats name them in the languages of players. */
export const power =
  "(?:austria|england|france|germany|italy|russia|turkey|osterreich|deutschland|frankreich|italien|russland|turkei|autriche|angleterre|allemagne|italie|russie|turquie|inglaterra|francia|alemania|italia|rusia|turquia|inghilterra|germania|turchia|oostenrijk|engeland|frankrijk|duitsland|rusland|turkije)";

/** Those who play them, as sentences about their units name them. */
export const people =
  "(?:austrians|english|french|germans|italians|russians|turks|osterreicher|englander|franzosen|deutschen|italiener|russen|turken|autrichiens|anglais|francais|allemands|italiens|russes|turcs|austriacos|ingleses|franceses|alemanes|italianos|rusos|turcos|austriaci|inglesi|francesi|tedeschi|italiani|russi|turchi)";
