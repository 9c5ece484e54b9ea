export {
  gameList,
  helpText,
  keptText,
  lastAnswerText,
  previewText,
  statusText,
  summary,
} from "./answers.js";
export { attachmentsFor } from "./attachments.js";
export type { DeadlineChange } from "./calendar.js";
export { careerText, standingsText } from "./careers.js";
export type { Catalogue } from "./catalogue.js";
export { complaintText } from "./complaints.js";
export { type ConfirmationMatter, composeConfirmation, composeTurnedAway } from "./confirmation.js";
export { deedLog, deedSentence, type WrittenDeed } from "./deeds.js";
export { composeDigest, digestEntry } from "./digest.js";
export { explain } from "./explain.js";
export { helpTopics } from "./help-topics.js";
export { type HistoryLimit, history, pressHistory, wholeHistory } from "./history.js";
export { composeKeeperNotice, type KeeperMatter, refusalSentence } from "./keeper.js";
export { loadCatalogue, type TemplateFiles } from "./load.js";
export {
  composeLetter,
  composeNotice,
  hasOwnLetter,
  type SentenceEvent,
} from "./notice.js";
export { historyAttachment } from "./phase-data.js";
export { ordersJson, resultJson } from "./phase-json.js";
export { composePending, composeReply } from "./reply.js";
export type {
  Attachment,
  ComplaintData,
  EventOccasion,
  LetterText,
  ReplyItem,
  ReplyOccasion,
  Scene,
  SkippedLines,
  SkippedText,
} from "./scene.js";
export {
  composeSeatOffer,
  composeStandbyEnd,
  declinedText,
  openingList,
  type Standing,
  standbyText,
} from "./standbys.js";
export { type Trial, trialText, whyText } from "./trial.js";
