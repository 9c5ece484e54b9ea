/** What Dutch sentences may ask about. */
import type { Intent } from "../intents.js";

export const askedInDutch: Partial<Readonly<Record<Intent, RegExp>>> = {
  received:
    /\b(?:mijn (?:orders|zetten|bevelen|mail|bericht) .*(?:ontvangen|binnen|aangekomen|gekregen|goed)|(?:heb|hebt|hebben) .*(?:ontvangen|gekregen)|welke (?:orders|bevelen) heb)\b/,
  late: /\b(?:wie .*(?:te laat|nog niet|ontbreek\w*|ingeleverd|gestuurd)|op wie wachten)\b/,
  change:
    /\b(?:(?:kan|mag|kunnen|nog|hoe) .*(?:aanpassen|wijzigen|veranderen|intrekken|verbeteren|corrigeren))\b/,
  "more-time": /\b(?:meer tijd|uitstel|verlengen|dag langer|uitstellen)\b/,
  deadline:
    /\b(?:wanneer .*(?:deadline|af|binnen|inleveren|sturen|beurt|ronde|zet)|tot wanneer|hoe ?lang (?:heb|hebben)|hoeveel tijd)\b/,
  leave: /\b(?:hoe .*(?:stop\w*|verlaat|verlaten|afmelden|opzeggen))\b/,
  draw: /\b(?:gelijkspel|remise)\b/,
  map: /\b(?:kaart|kaartje|speelbord|plaatje)\b/,
  possible:
    /\b(?:waar (?:kan|kunnen|mag) .*|(?:kan|kunnen) .*(?:gaan|varen|bereiken|steunen|aanvallen))\b/,
  happened: /\b(?:wat is er gebeurd|uitslag\w*|resultaten|vorige (?:beurt|ronde|zet))\b/,
  units: /\b(?:(?:welke|waar) .*(?:eenheden|legers?|vloten|vloot|stukken))\b/,
  standings: /\b(?:wie (?:wint|staat voor|heeft gewonnen)|de stand|hoeveel .*centra)\b/,
  press:
    /\b(?:hoe .*(?:bericht|schrijf|schrijven|praten|overleggen)|bericht .*(?:sturen|schrijven))\b/,
  rules: /\b(?:spelregels|regels|hoe speel\w*)\b/,
  begin: /\b(?:met ?hoe ?veel|hoe ?veel (?:mensen|spelers|deelnemers|zijn we))\b/,
  language:
    /\bin (?:het )?(?:engels|nederlands|duits)\b|\b(?:spreek|begrijp|versta)\w* .*(?:nederlands|engels)\b/,
  join: /\b(?:meedoen|meespelen|aanmelden|plek vrij|plaats vrij|deelnemen)\b/,
  players: /\bwie (?:speelt|spelen|is|zijn|doet|doen)\b/,
  duty: /\bwat (?:moet|kan) ik\b|\bben ik aan de beurt\b/,
  orders: /\bhoe .*(?:orders?|zetten|bevelen|invullen)\b/,
  help: /\b(?:hulp|help|snap|begrijp|hoe werkt)\b/,
};
