/** How much a letter repeats of what somebody wrote: enough to recognise it, too little to flood anybody. */

/** The characters of a subject: it must stay one line that every program shows. */
export const subjectMax = 120;

/** The characters of an answered subject that are looked at: matching is not linear in them. */
export const answeredSubjectMax = 200;

/** The characters of a line that is quoted back: it is shown to be recognised, not to be read. */
export const quoteMax = 120;

/** The characters of a topic that HELP does not know. */
export const topicMax = 60;
