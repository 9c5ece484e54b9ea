/**
 * `Welche Daten haben Sie über mich gespeichert?`, `under Article 15 GDPR`: a right that somebody claims, which no
 * likelihood may miss. It is no wish to be forgotten.
 */
import { wrapped } from "../../../util/index.js";

/** Does the sentence, in plain words, claim to know what is stored? */
export function claimsData(plain: string): boolean {
  return claims.test(plain) && !erasure.test(plain);
}

const claims = new RegExp(
  wrapped`
    \b(?:
      gdpr|dsgvo|rgpd|avg verzoek|data protection|datenschutz\w*|art(?:icle|ikel|iculo|icolo)? 15
      |subject access
      |(?:what|which|all|any|the|copy of|of my) (?:\w+ ){0,3}?(?:data|information) (?:\w+ ){0,4}?
        (?:about|on|of) (?:me|mine)
      |personenbezogen\w* daten
      |welche daten (?:\w+ ){0,5}?(?:uber mich|von mir|zu (?:mir|meiner person))
      |donnees personnelles|(?:informations?|donnees) (?:\w+ ){0,5}?(?:sur moi|me concern\w+)
      |datos (?:personales|(?:\w+ ){0,4}?(?:sobre mi|de mi persona))|dati personali
      |persoonsgegevens|gegevens (?:\w+ ){0,5}?(?:over|van) mij
    )\b
  `,
);

const erasure = new RegExp(
  wrapped`
    \b(?:
      delet|remov|eras|forg[eo]t|losch|entfern|vergess|supprim|effac|oubli|borr|elimin|olvid
      |cancell|dimentic|rimuov|verwijder|wis
    )
  `,
);
