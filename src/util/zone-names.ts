/**
 * Time zones by the names that people give them: places of the IANA database, cities, and the letters that
 * stand on clocks. Letters mean a region's clocks all year (`EST` in July is what New York shows then, as most
 * who write it mean); letters that stand for several regions (`IST`, `CST`) mean none.
 */

import { wrapped } from "./regex.js";
import type { HalfYear } from "./zone.js";

/** Places whose name the database of this machine may have in an older spelling. */
const renamed: Readonly<Record<string, string>> = {
  "Europe/Kiev": "Europe/Kyiv",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Katmandu": "Asia/Kathmandu",
};

/** What people call a zone, parted by bars, beside its own city. */
const called: Readonly<Record<string, string>> = {
  UTC: "utc|gmt|z|zulu|greenwich|greenwich_mean|universal",
  "Europe/London": wrapped`
      bst|uk|british|britain|great_britain|englisch|englischer|anglaise|inglesa|inglese|england|scotland|wales|edinburgh
      |manchester|birmingham|glasgow|leeds|bristol|cardiff|liverpool|londres|londra|londen|londyn
    `,
  "Europe/Dublin": "ireland|irish",
  "Europe/Lisbon": "wet|west|portugal|lisboa|lissabon|lisbonne|lisbona|porto|oporto",
  "Europe/Berlin": wrapped`
      cet|cest|met|mest|mez|mesz|central_european|german|germany|deutsch|deutsche|deutscher
      |allemande|alemana|tedesca|duitse|deutschland|allemagne|mitteleuropäischer|mitteleuropäische|munich|münchner
      |dresdner|bremer|hamburg|frankfurt|cologne
      |deutschen|berlino|berlijn|münchen|köln|stuttgart|leipzig|dresden
    `,
  "Europe/Paris": wrapped`
      france|french|française|francaise|französisch|französischer|frankreich|französische|francesa|francese
      |lyon|marseille|bordeaux|toulouse|nantes|lille|parigi|parijs
    `,
  "Europe/Rome": wrapped`
      italy|italian|italiana|italienne|italienischer|italiaanse|milan|milano|roma|rom|turin|torino
      |naples|napoli|florence|firenze|mailand|bologna|genova|venezia|palermo
    `,
  "Europe/Madrid":
    "spain|spanish|española|espagnole|peninsular|spanischer|spagnola|barcelona|valencia|seville|sevilla|bilbao",
  "Europe/Amsterdam":
    "netherlands|dutch|nederlandse|niederländischer|holland|rotterdam|utrecht|the_hague|den_haag|groningen|eindhoven",
  "Europe/Zurich": wrapped`
      switzerland|swiss|schweizer|suisse|svizzera|geneva|zürich|bern|basel|zürch|genf|genève|ginevra|zürcher
    `,
  "Europe/Vienna":
    "austria|austrian|österreichischer|autrichienne|austriaca|wien|vienne|viena|graz|salzburg|linz",
  "Europe/Warsaw": "poland|polish|warszawa|krakow",
  "Europe/Helsinki": "eet|eest|eastern_european|finland|finnish",
  "Europe/Oslo": "norway|norwegian|norge|bergen|trondheim",
  "Europe/Stockholm": "sweden|swedish|gothenburg|malmö",
  "Europe/Copenhagen": "denmark|danish|aarhus",
  "Europe/Brussels":
    "belgium|belgian|antwerp|antwerpen|ghent|gent|bruxelles|brussel|brüssel|bruselas",
  "Europe/Budapest": "hungary|hungarian",
  "Europe/Prague": "czech|praha|brno",
  "Europe/Athens": "greece|greek",
  "Europe/Moscow": "msk|russia|russian|moskau|moscou",
  "Europe/Istanbul": "turkey|turkish|ankara",
  "America/New_York": wrapped`
      est|edt|et|us_eastern|eastern|nyc|boston|washington|atlanta|miami|philadelphia|florida
      |orlando|charlotte|cleveland|pittsburgh|baltimore|ottawa
    `,
  "America/Chicago": wrapped`
      cdt|ct|us_central|central|dallas|houston|texas|austin|minneapolis|st_louis|new_orleans
      |memphis|kansas_city
    `,
  "America/Denver": "mst|mdt|mt|us_mountain|mountain|colorado|salt_lake_city|albuquerque",
  "America/Los_Angeles": wrapped`
      pst|pdt|pt|us_pacific|pacific|la|seattle|san_francisco|san_diego|california|portland
      |las_vegas|sacramento
    `,
  "America/Sao_Paulo": "brt|rio|rio_de_janeiro|brazil",
  "America/Montreal": "quebec|montreal|montréal|québec",
  "America/Edmonton": "calgary",
  "Asia/Kolkata":
    "india|indian|mumbai|bombay|delhi|new_delhi|bangalore|bengaluru|chennai|pune|hyderabad",
  "Asia/Shanghai": "china|beijing|peking|shenzhen|guangzhou",
  "Asia/Tokyo": "jst|japan|osaka|kyoto|nagoya|yokohama|sapporo|fukuoka",
  "Asia/Seoul": "kst|korea|south_korea|busan",
  "Asia/Singapore": "sgt",
  "Asia/Hong_Kong": "hkt",
  "Asia/Jerusalem": "tel_aviv",
  "Africa/Johannesburg": "sast|cape_town|south_africa",
  "Australia/Sydney": "aest|aedt|canberra|new_south_wales",
  "Australia/Perth": "awst",
  "Pacific/Auckland": "nzst|nzdt|wellington|new_zealand|christchurch",
};

/** A city that several zones are named after names none. */
function namedZones(): ReadonlyMap<string, string> {
  const zones = Intl.supportedValuesOf("timeZone").map((zone) => renamed[zone] ?? zone);
  const cities = zones
    .filter((zone) => zone.includes("/"))
    .map((zone) => [zone.slice(zone.lastIndexOf("/") + 1).toLowerCase(), zone] as const);
  const several = new Set(
    cities
      .filter(([city], at) => cities.findIndex(([other]) => other === city) !== at)
      .map(([city]) => city),
  );
  const older = Object.entries(renamed).map(
    ([old, zone]) => [old.slice(old.lastIndexOf("/") + 1).toLowerCase(), zone] as const,
  );
  const names = Object.entries(called).flatMap(([zone, all]) =>
    all.split("|").map((name) => [name, zone] as const),
  );
  return new Map([...cities.filter(([city]) => !several.has(city)), ...older, ...names]);
}

const zonesByName = namedZones();

/** Letters that stand on clocks in one half of the year. */
const standardClocks =
  /^(?:w|c|e)et$|^me[tz]$|^[ecmp]st$|^(?:aest|nzst)$|_standard_time$|_winter_time$/;
const daylightClocks =
  /^(?:w|c|e)est$|^mes[tz]$|^bst$|^[ecmp]dt$|^(?:aedt|nzdt)$|_(?:summer|daylight)_time$/;

/**
 * Which of two clocks a zone's name means where an hour occurs twice: `CET` and `CEST` are two; null where it
 * says nothing.
 */
export function clockNamed(name: string): HalfYear | null {
  const words = inUnderscores(name);
  if (standardClocks.test(words)) return "standard";
  return daylightClocks.test(words) ? "daylight" : null;
}

/** The zone of this name (`europe/vienna`, `Vienna`, `New York`, `CET`, `London time`), or null. */
export function knownZone(name: string): string | null {
  const bare = inUnderscores(name).replace(/_(?:standard_|winter_|summer_|daylight_)?time$/, "");
  const known = zonesByName.get(bare) ?? zonesByName.get(bare.replace(germanAdjective, "$1"));
  if (known !== undefined) return known;
  if (!/^[a-z_]+(?:\/[a-z0-9_+-]+){1,2}$/i.test(bare)) return null;
  try {
    const zone = new Intl.DateTimeFormat("en", { timeZone: bare }).resolvedOptions().timeZone;
    return renamed[zone] ?? zone;
  } catch {
    return null;
  }
}

/** `Berliner Zeit`, `Wiener Zeit`: the adjective of a city. */
const germanAdjective = /^([\p{L}_]{4,})er$/u;

function inUnderscores(name: string): string {
  return name.trim().toLowerCase().replace(/[ _]+/g, "_");
}
