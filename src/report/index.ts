export { type AnsweredInWords, answeredInWords, pointsToOrders } from "./answers/answered.js";
export {
  ashoreText,
  believedText,
  bordersText,
  type CarriedThen,
  carriedThenText,
  convoyText,
  isCenterText,
  isMineText,
  notThereText,
  onlyAnsweredText,
  placesText,
  standingText,
  terrainText,
  waysText,
  wayText,
} from "./answers/board-facts.js";
export {
  buildSiteText,
  centersText,
  freeCentersText,
  neutralCentersText,
  openCentersText,
  unitsListText,
} from "./answers/centers.js";
export {
  askedText,
  forwardedText,
  heardFromText,
  heardText,
  reportedText,
  toldText,
  unheardText,
} from "./answers/correspondence.js";
export {
  answeredPressText,
  askedStillText,
  boardsText,
  gameList,
  idleWordsText,
  keptText,
  lastAnswerText,
  otherMailText,
  pastPhaseText,
  previewText,
  saidAboveText,
  statusText,
  stillAskedText,
  summary,
  unsureText,
} from "./answers/games.js";
export { history, pressHistory, wholeHistory } from "./answers/history.js";
export {
  blankHeading,
  blankMapText,
  mapText,
  type OrderSheet,
  orderSheet,
} from "./answers/maps.js";
export {
  defendersText,
  goalsText,
  helpText,
  mayOrderOfferedText,
  mayOrderText,
  movesText,
  noOrderText,
  notOrderedText,
  ordersStayText,
  putBackText,
  supportableText,
  takenBackText,
  takesNoSideText,
  threatsText,
  togetherText,
  unitStandsText,
} from "./answers/moves.js";
export { playerRecordText, recordOfOthersText, standingsText } from "./answers/player-records.js";
export {
  outOfReachText,
  possibleText,
  type QuestionSubject,
  questionText,
} from "./answers/questions.js";
export { hostText, settingsText } from "./answers/set-up.js";
export {
  composeSeatOffer,
  composeStandbyEnd,
  declinedText,
  openingList,
  standbyText,
} from "./answers/standbys.js";
export type { Waits } from "./answers/still-open.js";
export {
  belongsThenText,
  cannotSupposeText,
  jointlyText,
  nobodyWaitsText,
  noHelperText,
  retreatsThenText,
  type SupposedTrial,
  supportTriedText,
  supposedText,
  unharmedText,
  withoutHelperText,
} from "./answers/supposed.js";
export {
  attackersText,
  borderText,
  buildersText,
  factsText,
  nearText,
  neighboursText,
  noneReachesText,
  notedSoText,
  notedWaitsText,
  othersReachingText,
  ownWayText,
  reachedText,
  reaching,
  whichOrderText,
} from "./answers/tactics.js";
export {
  bouncesText,
  gainsText,
  lossesText,
  notCountedText,
  resultsText,
  silentText,
  summaryText,
  trialText,
  whyText,
} from "./answers/trial.js";
export { versionText } from "./answers/version.js";
export { dueText } from "./answers/winter-due.js";
export { attachmentsFor, calendarOf } from "./attachments/attachments.js";
export type { DeadlineChange } from "./attachments/calendar-file.js";
export { mapHeading, trialHeading } from "./attachments/map-words.js";
export {
  historyAttachment,
  phaseAttachment,
  positionAttachment,
} from "./attachments/phase-data.js";
export { ordersJson, resultJson } from "./attachments/phase-json.js";
export type { Catalogue } from "./catalogue/catalogue.js";
export { mapPlace } from "./engine/html-part.js";
export type { LetterText } from "./engine/letter-text.js";
export { composeConfirmation, composeTurnedAway } from "./letters/confirmation.js";
export { composeComings, composeDigest, digestEntry } from "./letters/digest.js";
export { hasOwnLetter, type SentenceEvent } from "./letters/event-letters.js";
export { composeInvitation, invitationsText, invitedText } from "./letters/invitation.js";
export { composeKeeperNotice, type KeeperMatter, refusalSentence } from "./letters/keeper.js";
export { keptMailText, whyUnusedText } from "./letters/kept-mail.js";
export { composeLetter, composeNotice } from "./letters/notice.js";
export { composePending, composeReply } from "./letters/reply.js";
export { loadCatalogue } from "./load.js";
export { composePage, type PublicPress, revisionOf, type Site } from "./pages/pages.js";
export { resultsCsv } from "./pages/results-csv.js";
export { complaintText } from "./sentences/complaints.js";
export { gmLogSentence, gmLogText } from "./sentences/gm-log.js";
export type { Attachment, ReplyItem, Scene, SkippedText } from "./words/scene.js";
