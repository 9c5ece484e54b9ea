/** What HELP can explain: a file for each in templates/help, in the order in which they are listed. */
export const helpTopics = [
  "start",
  "orders",
  "phase",
  "proxy",
  "retreats",
  "builds",
  "try",
  "commands",
  "press",
  "secrecy",
  "deadlines",
  "seats",
  "votes",
  "create",
  "master",
  "rules",
  "identity",
  "results",
] as const;

export type HelpTopic = (typeof helpTopics)[number];
