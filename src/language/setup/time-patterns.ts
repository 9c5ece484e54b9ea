/** The phrases of a set-up that are about time: how long phases last, grace, reminders, days. */

import type { ClockKind } from "../../game/index.js";
import { wrapped } from "../../util/index.js";
import { countGap, countPattern, spanMinutes } from "../dates/date-words.js";
import {
  anyDaysPattern,
  daysNamed,
  daysPattern,
  daysWithout,
  everyDay,
  weekdays,
  weekend,
} from "./days.js";
import type { SetUpPart } from "./part.js";
import {
  clock,
  days,
  daysFree,
  link,
  type Pattern,
  says,
  settings,
  some,
  whole,
} from "./pattern.js";

const unit = "weeks?|w|days?|d|hours?|hrs?|h|minutes?|mins?";
const often =
  "daily|once a day|every other day|every second day|weekly|once a week|every day(?! of)|nightly";
const span = wrapped`
  (?:(?:once |just )?(?:every|each)\s+)?(?<count>${countPattern})${countGap}(?<unit>${unit})\b
  |(?:every|each)\s+(?<each>hour|week)\b|(?<often>${often})\b
`;

const phases: readonly (readonly [ClockKind, string])[] = [
  ["retreat", "retreats?|retreating"],
  ["adjust", "builds?|building|adjusts?|adjustments?|winters?|removals?|disbands?"],
  ["move", "moves?|movements?|orders?|spring|fall|autumn"],
];
/** All but the moves: `a day for everything else`. */
const theRest = wrapped`
  (?:all )?(?:the )?(?:rest|others?|other phases|remaining phases)(?= *(?:
    [,.;!]|$|and\b|with\b
    |(?:gets?|has|have|takes?|needs?|is|are|only|just|\d+|one|two|three|four|five)\b
  ))
  |(?:everything|anything) else|both others|the other two(?: phases)?
`;
const phaseWords = phases.map(([, words]) => words).join("|");
const phase = `(?:${phaseWords})(?:\\s+(?:phases?|turns?|seasons?|deadlines?))?`;
const phaseList = wrapped`
  (?<phases>${theRest}|${phase}(?:\s*(?:,|/|&|\+|\band\b)\s*(?:(?:the|for)\s+){0,2}${phase})*)\b
`;
const anyPhase = wrapped`
  (?:(?:all|every|each|per|a|an|the|game|order|orders|between|my|our)\s+){0,3}(?:
    deadlines?|phases?|turns?|seasons?|rounds?|pace|speed|cycle|turnaround|turn length
    |phase length|next
  )
`;
const late = "(?:\\s+(?:for|to)\\s+(?:late|latecomers|nmrs?)(?:\\s+(?:orders?|players?|people))?)?";

/** The hours of the span in a match; no phase is longer than a year. */
function hoursIn({ groups = {} }: RegExpExecArray): number | null {
  const often = groups.often ?? groups.plain;
  const minutes = often === undefined ? spanOf(groups) : oftenMinutes(often);
  return minutes > 0 && minutes <= 366 * 1440 ? minutes / 60 : null;
}

function spanOf({ count = "1", unit: of, each }: Partial<Record<string, string>>): number {
  return spanMinutes(count, of ?? each ?? "");
}

function oftenMinutes(word: string): number {
  if (/week/i.test(word)) return 7 * 1440;
  return /other|second/i.test(word) ? 2 * 1440 : 1440;
}

function withHours(make: (hours: number, match: RegExpExecArray) => readonly SetUpPart[]) {
  return (match: RegExpExecArray) => {
    const hours = hoursIn(match);
    return hours === null ? null : make(hours, match);
  };
}

const graced = withHours((hours) => some(clock({ graceHours: hours })));
const noGrace = () => some(clock({ graceHours: 0 }));
const paced = withHours((hours, [said]) =>
  some({ kind: "pace", hours, ...(everyPhase.test(said) && { isEvery: true }) }),
);
const everyPhase = /\b(?:every|each|all|any) (?:the )?(?:\w+ )?phases?\b/i;
const reminded = withHours((hours) => some(settings({ reminderHours: [hours] })));

/** Each kind of phase that a list names. */
const phased = withHours((hours, { groups }) => {
  const listed = groups?.phases ?? "";
  const isRest = new RegExp(`^(?:${theRest})`, "i").test(listed);
  const clocks = phases.filter(
    ([kind, words]) =>
      (isRest && kind !== "move") ||
      whole(words).test(listed) ||
      new RegExp(`\\b(?:${words})\\b`, "i").test(listed),
  );
  return some(
    clock(
      { nextHours: hours },
      clocks.map(([kind]) => kind),
    ),
  );
});

/** `Wait for late players two days at most`. */
const latecomers = "(?:late(?:comers|\\s+(?:players|orders|people))?|stragglers)";
const atMost = "(?:(?:at most|up to|no (?:more|longer) than|only)\\s+)?";
const noLonger = "(?:,?\\s+(?:at (?:the )?most|max(?:imum|\\.)?|tops))?";
/** `If somebody's late`. */
const whenLate = wrapped`
  (?:if|when(?:ever)?)\s+(?:some(?:one|body)|any(?:one|body)|a player|players|people|you|they)
    (?:'s|\s+is|\s+are)\s+late
`;

/** `And everyone who hasn't sent anything should be reminded the day before`. */
const remindedThen = wrapped`
  (?:
    (?:
      (?:and\s+)?(?:every(?:one|body)|all|players?|those|people|anyone)
        (?:\s+(?:who|whose)\s+[^,.?!]{3,50}?)?\s+
        (?:(?:should|shall|must|will|to|be|gets?|is|are)\s+)+
    )?reminded
    |(?:remind|nag|nudge|poke)\s+(?:every(?:one|body)|all|(?:the\s+|late\s+)?players?|people)
  )\s+
`;

const graceWord = "(?:grace(?:[\\s-]+(?:periods?|time))?|mercy|leeway)";

const perWeek: Readonly<Record<string, number>> = { two: 2, twice: 2, three: 3, four: 4 };

/** `two turns a week`. */
const weekly = ({ groups = {} }: RegExpExecArray) => {
  const times = perWeek[groups.times?.toLowerCase() ?? ""] ?? Number(groups.times);
  return some({ kind: "pace", hours: (7 * 24) / times });
};

export const spanPhrases: readonly Pattern[] = [
  says(
    wrapped`
      (?:
        no(?: more)?|zero|without(?: any| a)?
        |(?:drop|scrap|abolish|remove|cancel|end|lose)(?: the)?
      )\s+${graceWord}
    `,
    noGrace,
  ),
  says(
    "no (?:extra|additional|more) time (?:for|to) (?:late(?:comers?| players?| people| orders?)?)",
    noGrace,
  ),
  says(`${graceWord}${link}(?:none|off|no|zero|0(?: ?h(?:ours)?)?)`, noGrace),
  says(`(?:${span})(?:\\s+of|\\s+as)?\\s+${graceWord}${late}`, graced),
  says(`${graceWord}${late}${link}(?:${span})${late}`, graced),
  says(`${graceWord}${link}(?<count>\\d{1,3})`, ({ groups }) =>
    some(clock({ graceHours: Number(groups?.count) })),
  ),
  says(
    wrapped`
      late (?:orders?|players?)${link}(?:(?:accepted|taken|ok)\s+(?:for|within|up to)\s+)?
        (?:another\s+)?(?:${span})(?:\s+(?:more|extra|late))?
    `,
    graced,
  ),
  says(
    wrapped`
      (?:if|when(?:ever)?)\s+(?:some(?:one|body)|any(?:one|body)|a player|players|people|you|they)
        \s+(?:miss(?:es)?|(?:is|are) late(?: for)?|forgets?)
        (?:\s+(?:a|the|their|your)\s+(?:deadline|orders|turn))?,?\s+(?:then\s+)?
        (?:they|we|you|he|she|there)\s+(?:
          gets?|have|has|gives?(?: them)?|is|are|will (?:get|have|give(?: them)?)
        )\s+(?:another\s+)?(?:${span})(?:\s+(?:more|extra|longer|late|of grace|grace))*
    `,
    graced,
  ),
  says(
    wrapped`
      (?:players?|people|those|anyone|whoever|who)\s+(?:who\s+)?(?:is|are|comes?)\s+late\s+
        (?:gets?|have|has)\s+(?:another\s+)?(?:${span})
        (?:\s+(?:more|extra|longer|late|of grace|grace))*
    `,
    graced,
  ),
  says(
    [
      `(?:no|without)(?: more)?\\s+reminders?`,
      "(?:turn|switch) (?:the |all )?reminders? off|(?:turn|switch) off (?:the |all )?reminders?",
      wrapped`
        reminders?\s*[:=]?\s+(?:off|none|no)
        |(?:
          stop|don'?t send|do not send|never send|don'?t (?:spam|bother|pester|annoy)
          |do not (?:spam|bother|pester|annoy)
        ) (?:sending )?(?:
          (?:people|ppl|players|us|them|everybody|everyone|the players) (?:w|with|by) )?
          (?:the |any |all )?reminders?
      `,
    ],
    () => some(settings({ reminderHours: [] })),
  ),
  says(
    wrapped`
      (?:${whenLate},?\s+(?:then\s+)?)?(?:we|you|the game|i)\s+waits?\s+(?:for\s+)?(?:another\s+)?
        (?:${span}),?\s+(?:(?:and|but)\s+)?then\s+[^.?!]*\bwithout\s+
        (?:them|him|her|late\w*|whoever[^.?!]*|the late\w*)
    `,
    graced,
  ),
  says(
    `waits?\\s+for\\s+(?:the\\s+)?${latecomers}\\s+(?:for\\s+)?${atMost}(?:${span})${noLonger}`,
    graced,
  ),
  says(`waits?\\s+${atMost}(?:${span})\\s+for\\s+(?:the\\s+)?${latecomers}${noLonger}`, graced),
  says(`(?:${span})\\s+reminders?`, reminded),
  says(`${remindedThen}(?:${span})\\s+(?:before|ahead|earlier)`, reminded),
  says(`${remindedThen}(?:a|one|the)\\s+(?:day|evening|night)\\s+(?:before|ahead|earlier)`, () =>
    some(settings({ reminderHours: [24] })),
  ),
  says(
    wrapped`
      (?:a\s+)?remind(?:ers?)?(?:\s+(?:everybody|everyone|players?|them|people|us|go(?:es)? out))*
        ${link}(?:${span})(?:\s+(?:before|ahead)(?:\s+(?:the|each|every))?(?:\s+deadlines?)?)?
    `,
    reminded,
  ),
  says(
    wrapped`
      (?:${span})\s+(?:(?:per|a|each)\s+(?:turn|phase|season|deadline)\s+)?
        (?:(?:for|per|each|of|to)\s+)?(?:(?:the|each|every|all|send|an?)\s+)?${phaseList}
    `,
    phased,
  ),
  says(`(?:${span})\\s+(?:(?:for|per|a|each|between|to)\\s+)*${anyPhase}`, paced),
  says(`${phaseList}${link}(?:${span})(?:\\s+(?:each|long|later|after(?:wards)?))?`, phased),
  says(
    wrapped`
      (?:the\s+)?(?:winter\s+)?${phaseList}\s+(?:should|must|may|shall|can|need|do|does|will)
        (?:n't|\s+not)\s+(?:take|last|need|be|have|get)\s+(?:any\s+)?(?:longer|more)\s+than\s+
        (?:${span})
    `,
    phased,
  ),
  // `Rückzüge und Aufbau jeweils 24`, behind `Züge 48 Stunden`.
  says(
    wrapped`
      ${phaseList}${link}(?:each\s+|only\s+)?(?<count>12|24|36|48|60|72|96|120|168)
        (?=\s*(?:each\s*)?(?:[,.;!]|$|and\b))(?:\s+each)?
    `,
    (match) => phased(Object.assign(match, { groups: { ...match.groups, unit: "h" } })),
  ),
  // `and 24 for retreats`, behind `48 hours for moves`.
  says(
    `(?:and|but)\\s+(?:only\\s+)?(?<count>12|24|36|48|60|72|96|120|168)\\s+for\\s+(?:the\\s+)?${phaseList}`,
    (match) => phased(Object.assign(match, { groups: { ...match.groups, unit: "h" } })),
  ),
  says(
    wrapped`
      ${anyPhase}${link}(?!(?<=\bat )(?:1?\d|2[0-3])h\b)(?:${span})(?:\s+(?:each|long))?(?!
        \s+(?:each\s+)?(?:for|per)\s+(?:the\s+)?(?:${phaseWords})
      )
    `,
    paced,
  ),
  says(
    wrapped`
      (?:one|an?|1)\s+(?:phase|turn|move|season|deadline)\s+(?:per\s+|each\s+|in\s+)?
        (?:${span}|(?<plain>day|week))
    `,
    paced,
  ),
  says(
    wrapped`
      (?<times>
        twice|(?:two|three|four|[2-4])(?=\s+(?:phases|turns|moves|seasons|deadlines|rounds|times))
      )(?:\s+\w+s)?\s+(?:a|per|each|every)\s+week
    `,
    weekly,
  ),
  says(`${span}`, paced, true),
];

const except = wrapped`
  (?:
    (?:
      not|never|no(?: deadlines?| turns?| phases?| processing)?|none|except(?: for)?|excluding
      |excl\.?|skip(?:ping)?|but not|but no|no play|spare us|(?:any|every|each) ?day (?:but|save|apart from|other than)
      |all days (?:but|save|apart from)
    )\s+
  )(?:(?:deadlines?\s+)?(?:on|at|over|during)\s+)?(?:the\s+)?
`;

/** `Let everybody have the weekend off`. */
const freeing = wrapped`
  (?:
    (?:let|give|grant|allow) (?:people|everybody|everyone|players|them|us|the players) (?:to )?
      (?:have )?
    |(?:people|everybody|everyone|players|we) (?:get|gets|have|has|keep|keeps) )
    (?:the |their |our )?
`;

/** `Friday instead of Thursday`. */
const inPlaceOf = wrapped`
  (?:
    instead of|in place of|rather than|and not|statt|anstatt|anstelle von|au lieu d[eu]
    |plutôt que?|en vez de|en lugar de|invece d(?:i|el)|al posto d(?:i|el)|in plaats van
  )
`;

export const dayPhrases: readonly Pattern[] = [
  says(
    wrapped`
      (?:on\s+)?(?<on>${anyDaysPattern})\s+${inPlaceOf}\s+(?:(?:on|the|le|el|il|den|am)\s+)*
        (?<off>${anyDaysPattern})
    `,
    ({ groups }) => {
      const [on, off] = [daysNamed(groups?.on ?? ""), daysNamed(groups?.off ?? "")];
      return on === null || off === null ? null : some({ kind: "other-days", on, off });
    },
  ),
  says(`${except}(?<off>weekends?|${anyDaysPattern})`, ({ groups }) =>
    daysFree(daysWithout(groups?.off ?? "")),
  ),
  says(
    wrapped`
      (?<!\b(?:this|next|coming|last|my) )(?<off>weekends?|${anyDaysPattern})\s+(?:are\s+|is\s+)?
        (?:off|free|excluded)
    `,
    ({ groups }) => daysFree(daysWithout(groups?.off ?? "")),
  ),
  says(
    "(?:on\\s+)?(?:weekdays|week days|working days|workdays|business days|work days)(?:\\s+only)?",
    () => days(weekdays),
  ),
  says("(?:on\\s+)?(?:every|each) weekday(?:\\s+only)?", () => days(weekdays)),
  says(
    wrapped`
      (?:nobody|no one|noone) (?:plays?|can play|has time|is there|works?) (?:at|on|over|during) (?:the )?
        (?<off>weekends?)
    `,
    () => days(weekdays),
  ),
  says(
    `${freeing}(?<off>weekends?|${anyDaysPattern}) (?:off|free|to (?:themselves|ourselves))`,
    ({ groups }) => daysFree(daysWithout(groups?.off ?? "")),
  ),
  says("weekends?\\s*[:=]?\\s+(?:no|none|off)", () => days(weekdays)),
  says("weekends?\\s*[:=]?\\s+(?:yes|on)", () => days(everyDay)),
  says("(?:on\\s+)?weekends(?:\\s+only)", () => days(weekend)),
  says(
    wrapped`
      (?:every|each|all|the)\s+(?:turns?|phases?|rounds?|seasons?)\s+(?:
        should\s+|shall\s+|must\s+|will\s+|always\s+|is\s+to\s+|are\s+to\s+
      )*(?:ends?|closes?|(?:is|be|are)\s+due|finish(?:es)?)\s+on\s+(?:an?\s+)?
        (?<on>${anyDaysPattern})
    `,
    ({ groups }) => days(daysNamed(groups?.on ?? "")),
  ),
  says(`deadlines?${link}(?:on\\s+)?(?<on>${anyDaysPattern})`, ({ groups }) =>
    days(daysNamed(groups?.on ?? "")),
  ),
  says(
    wrapped`
      (?:on\s+)?(?:
        (?:all|any|every) days? of the week|all days|any day|(?:seven|7) days a week
        |all week(?: long)?|including weekends|incl\.? weekends|weekends (?:too|included|count)
      )
    `,
    () => days(everyDay),
  ),
  says(`days?${link}(?:on\\s+)?(?<on>${anyDaysPattern})`, ({ groups }) =>
    days(daysNamed(groups?.on ?? "")),
  ),
  says(`(?:only\\s+)?(?:on\\s+)?(?:every\\s+|each\\s+)?(?<on>${daysPattern})`, ({ groups }) =>
    days(daysNamed(groups?.on ?? "")),
  ),
];
