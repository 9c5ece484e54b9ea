/**
 * Forms of verbs from their infinitives, as orders use them: the present, the future, the imperative, what
 * follows a wish, and the participle.
 */
import { listed } from "../tables/forms.js";
import type { Kind } from "./tongue.js";

interface Forms {
  readonly finite: readonly string[];
  /** What a passive is made with. */
  readonly participles: readonly string[];
}

type Conjugation = (infinitive: string) => Forms;

type Words = Partial<Record<Kind, string>>;

const passiveOf: Readonly<Partial<Record<Kind, Kind>>> = {
  take: "taken",
  help: "helped",
  carry: "carried",
  remove: "removed",
};

/** The forms of verbs given by kind. Of several words the verb has a star: `se *lancer`, `*prendre la mer`. */
export function conjugated(conjugate: Conjugation, verbs: Words): Words {
  const words = new Map<Kind, string[]>();
  const add = (kind: Kind, forms: readonly string[]) =>
    words.set(kind, [...(words.get(kind) ?? []), ...forms]);
  for (const [kind, entries] of Object.entries(verbs) as [Kind, string][]) {
    for (const entry of listed(entries)) {
      const { finite, participles } = formsOf(entry, conjugate);
      const passive = passiveOf[kind];
      add(kind, finite);
      if (passive !== undefined) add(passive, participles);
    }
  }
  return Object.fromEntries([...words].map(([kind, forms]) => [kind, forms.join("|")]));
}

function formsOf(entry: string, conjugate: Conjugation): Forms {
  const verb = entry.split(" ").find((word) => word.startsWith("*"));
  if (verb === undefined) return conjugate(entry);
  const [infinitive = "", ...end] = verb.slice(1).split("..");
  const { finite, participles } = conjugate(infinitive);
  const whole = (form: string) => entry.replace(verb, [form, ...end].join(".."));
  return { finite: finite.map(whole), participles: participles.map(whole) };
}

/** The words of several tables, by kind. */
export function merged(...tables: readonly Words[]): Words {
  const words: Words = {};
  for (const [kind, forms] of tables.flatMap((table) => Object.entries(table) as [Kind, string][]))
    words[kind] = words[kind] === undefined ? forms : `${words[kind]}|${forms}`;
  return words;
}

/** `an+greifen`, `fahren:fährt`: a particle that parts from its verb, and a third person that no rule makes. */
export const german: Conjugation = (entry) => {
  const [, particle = "", infinitive, third] = /^(?:(.+)\+)?([^:]+)(?::(.+))?$/.exec(entry)!;
  const stem = infinitive!.replace(/e?n$/, "");
  const regular = /[td]$/.test(stem) ? `${stem}et` : `${stem}t`;
  const imperative = third === undefined ? stem : third.replace(/t$/, "");
  const forms = [infinitive!, `${stem}e`, third ?? regular, `${stem}t`, imperative, stem];
  const isFixed = /^(?:be|er|ver|zer|ent|über)/.test(infinitive!);
  const participle = isFixed ? regular : `${particle}ge${regular}`;
  return { finite: parted(forms, particle, "zu"), participles: [participle] };
};

/** The forms with the particle that parts from them, and the infinitive whole: `greift..an`, `anzugreifen`. */
function parted(forms: readonly string[], particle: string, to: string): readonly string[] {
  if (particle === "") return forms;
  const [infinitive] = forms;
  const whole = [`${particle}${infinitive}`, `${particle}${to}${infinitive}`];
  return [...forms.map((form) => `${form}..${particle}`), ...whole];
}

/** `aan+vallen`; what no rule makes stands behind a colon: `gaan:ga:gaat`. */
export const dutch: Conjugation = (entry) => {
  const [, particle = "", infinitive, first, third] =
    /^(?:(.+)\+)?([^:]+)(?::([^:]+):([^:]+))?$/.exec(entry)!;
  const stem = first ?? dutchStem(infinitive!);
  const regular = /t$/.test(stem) ? stem : `${stem}t`;
  const forms = [infinitive!, stem, third ?? regular];
  const isFixed = /^(?:be|er|her|ont|ver|over)/.test(infinitive!);
  const end = /(?:[tkfsp]|ch)$/.test(stem) ? "t" : "d";
  const weak = stem.endsWith(end) ? stem : `${stem}${end}`;
  const participle = isFixed ? weak : `${particle}ge${weak}`;
  return { finite: parted(forms, particle, " te "), participles: [participle] };
};

/** `varen` and `vaar`, `trekken` and `trek`, `blijven` and `blijf`. */
function dutchStem(infinitive: string): string {
  const root = infinitive.replace(/en$/, "");
  const closed = root
    .replace(/([^aeiou])\1$/, "$1")
    .replace(
      /(^|[^aeiouj])([aeou])([^aeiouw])$/,
      root.at(-1) === root.at(-2) ? "$1$2$3" : "$1$2$2$3",
    );
  return closed.replace(/v$/, "f").replace(/z$/, "s");
}

/** A verb of one of the classes with the endings of its class; a stem that no rule makes stands behind a colon. */
function romance(
  classes: Readonly<Record<string, { readonly finite: string; readonly participle: string }>>,
  genders: string,
): Conjugation {
  return (infinitive) => {
    const ending = Object.keys(classes).find((end) => infinitive.endsWith(end));
    if (ending === undefined) return { finite: [infinitive], participles: [] };
    const stem = infinitive.slice(0, -ending.length);
    const { finite, participle } = classes[ending]!;
    return {
      finite: [infinitive, ...finite.split(" ").map((end) => stem + end)],
      participles: genders.split(" ").map((gender) => stem + participle + gender),
    };
  };
}

/** Verbs in -ger and -cer have their e and cedilla before o; `spelling` drops the latter. */
export const french: Conjugation = romance(
  {
    ger: { finite: "ge gent gez geons gera geront gerai gerons", participle: "gé" },
    eter: { finite: "ette ettent etez etons ettera etteront etterai", participle: "eté" },
    er: { finite: "e ent ez ons era eront erai erons", participle: "é" },
    ir: { finite: "is it issent issez issons isse ira iront irai irons", participle: "i" },
    prendre: {
      finite: "prends prend prennent prenez prenons prenne prendra prendront prendrai prendrons",
      participle: "pris",
    },
    dre: { finite: "ds d dent dez dons dra dront drai drons", participle: "du" },
    tre: { finite: "ts t ttent ttez ttons ttra ttront ttrai", participle: "ttu" },
  },
  " e s es",
);

export const spanish: Conjugation = romance(
  {
    zar: {
      finite: "zo za zan zamos zad ce cen zara zaran zare zaremos zase zasen",
      participle: "zad",
    },
    car: {
      finite: "co ca can camos que quen cara caran care caremos case casen",
      participle: "cad",
    },
    gar: {
      finite: "go ga gan gamos gue guen gara garan gare garemos gase gasen",
      participle: "gad",
    },
    ar: { finite: "o a an amos e en ara aran are aremos ase asen", participle: "ad" },
    er: { finite: "o e en emos a an era eran ere eremos iera ieran", participle: "id" },
    ir: { finite: "o e en imos a an ira iran ire iremos iera ieran", participle: "id" },
  },
  "o a os as",
);

export const portuguese: Conjugation = romance(
  {
    car: { finite: "co ca cam camos que quem cara carao carei caremos", participle: "cad" },
    gar: { finite: "go ga gam gamos gue guem gara garao garei garemos", participle: "gad" },
    ar: { finite: "o a am amos e em ara arao arei aremos", participle: "ad" },
    er: { finite: "o e em emos a am era erao erei eremos", participle: "id" },
    ir: { finite: "o e em imos a am ira irao irei iremos", participle: "id" },
  },
  "o a os as",
);

export const italian: Conjugation = romance(
  {
    care: {
      finite: "co ca cano chiamo chi chera cheranno chero cheremo casse cassero",
      participle: "cat",
    },
    gare: {
      finite: "go ga gano ghiamo ghi ghera gheranno ghero gheremo gasse gassero",
      participle: "gat",
    },
    iare: { finite: "io ia iano iamo i iera ieranno era eranno iasse iassero", participle: "iat" },
    are: { finite: "o a ano iamo i era eranno ero eremo asse assero", participle: "at" },
    ndere: {
      finite: "ndo nde ndono ndiamo ndi nda ndera nderanno ndero nderemo ndesse",
      participle: "s",
    },
    ere: { finite: "o e ono iamo i a era eranno ero eremo ra ranno esse essero", participle: "ut" },
    ire: {
      finite: "o e ono iamo i isco isce iscono a isca ira iranno iro iremo isse issero",
      participle: "it",
    },
  },
  "o a i e",
);
