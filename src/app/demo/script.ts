/** The first game year of the demonstration: who plays, and what each of the seven writes, in their own words. */

export interface DemoPlayer {
  readonly power: string;
  readonly address: string;
  /** What the player mails in each phase, by the phase's text. */
  readonly mails: Readonly<Record<string, string>>;
}

/** The game's name and the passwords' common beginning. */
export const demoGame = "first";

/** The password of a player's seat: the example for going on by hand needs it. */
export function demoPassword(power: string): string {
  return `demo-${power.toLowerCase()}`;
}

/** What creates the game: short clocks without a time of day, and no delay when all orders are in. */
export const creation = [
  `CREATE ?${demoGame} demo-gm`,
  ...["MOVE", "RETREAT", "ADJUST"].map(
    (kind) => `SET ${kind} CLOCK -1 MIN 0 NEXT 72 GRACE 24 DELAY 0 DAYS SMTWTFS`,
  ),
].join("\n");

export const players: readonly DemoPlayer[] = [
  {
    power: "Austria",
    address: "anna@example.net",
    mails: {
      S1901M: "A Vie - Gal\nA Bud - Ser\nF Tri - Alb",
      F1901M:
        "F Albania moves to Greece\nSerbia supports Albania to Greece\nArmy Vienna - Budapest",
      F1901B: "Build A Vienna\nBuild F Trieste",
    },
  },
  {
    power: "England",
    address: "edward@example.net",
    mails: {
      S1901M: "F London - North Sea\nF Edinburgh - Norwegian Sea\nA Liverpool - Yorkshire",
      F1901M: "A Yor - Nwy\nF Nth C A Yor - Nwy\nF Nwg S A Yor - Nwy",
      F1901B: "b f lon",
    },
  },
  {
    power: "France",
    address: "frances@example.net",
    mails: {
      S1901M: "Paris -> Burgundy\nMarseilles -> Spain\nBrest -> Mid-Atlantic Ocean",
      F1901M: "Army Burgundy holds\nArmy Spain holds\nFleet Mid-Atlantic Ocean to Portugal",
      F1901R: "Army Burgundy retreats to Belgium",
      F1901B: "Build army Paris\nBuild fleet Brest\nBuild army Marseilles",
    },
  },
  {
    power: "Germany",
    address: "gustav@example.net",
    mails: {
      S1901M: "F KIE - HOL\nA MUN - RUH\nA BER - MUN",
      F1901M: "A MUN - BUR\nA RUH S A MUN - BUR\nF HOL H",
      F1901B: "BUILD F KIE",
    },
  },
  {
    power: "Italy",
    address: "ida@example.net",
    mails: {
      S1901M: "A Ven H\nA Rom - Apu\nF Nap - Ion",
      F1901M: "A Apulia - Tunis\nF Ionian Sea convoys A Apulia - Tunis\nA Venice holds",
      F1901B: "Build F Nap",
    },
  },
  {
    power: "Russia",
    address: "rosa@example.net",
    mails: {
      S1901M: "A War - Gal\nA Mos - Ukr\nF Sev - Bla\nF StP/sc - Bot",
      F1901M: "A Ukr - Rum\nF Sev S A Ukr - Rum\nA War - Gal\nF Bot - Swe",
      F1901B: "Build F StP/nc\nBuild A Mos",
    },
  },
  {
    power: "Turkey",
    address: "tarik@example.net",
    mails: {
      S1901M: "A Con - Bul\nA Smy - Con\nF Ank - Bla",
      F1901M: "A Bul - Gre\nA Con H\nF Ank - Bla",
      F1901B: "Build A Smy",
    },
  },
];
