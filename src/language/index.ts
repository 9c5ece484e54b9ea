export { isPleasantry } from "./body/around/pleasantries.js";
export { clausesOf } from "./body/clauses.js";
export {
  type AnswerClause,
  answerClauses,
  behindPlainNo,
  quoted,
} from "./body/consents/answer-clauses.js";
export { approves } from "./body/consents/approval.js";
export { behindNo, behindYes } from "./body/consents/changed-consent.js";
export {
  behindYesWords,
  consentSaid,
  declinesOffer,
  isBesideStory,
  isHedged,
  meantNoOrder,
  saysPlainly,
  takesBackWish,
} from "./body/consents/consent.js";
export { declinesToPlay, takesSeat, welcomesSeat } from "./body/consents/seat-taken.js";
export type { Body, BodyItem } from "./body/items.js";
export { apartFromLetter, ownWords, ownWordsAndQuotes, wordsToJudge } from "./body/own-words.js";
export { questionOrText } from "./body/questions.js";
export { beginsWithLetter, withExtractMarked } from "./body/quotations.js";
export { readBody } from "./body/read-body.js";
export { holdsSecrets, secretsIn, withoutHints, withoutSecrets } from "./body/secret-lines.js";
export { type KnownNames, knownNames } from "./body/secrets/known-names.js";
export { mask } from "./body/secrets/mask.js";
export { passwordWanted } from "./body/secrets/password-wanted.js";
export { passwordSaid } from "./body/secrets/told-secrets.js";
export {
  settingsNamed,
  settingsOfThose,
  settingsSaid,
  setUpBySentence,
  setUpsSaid,
} from "./body/settings-said.js";
export { wishesApart } from "./body/wishes-apart.js";
export { commandSaid } from "./commands/command-said.js";
export { complaintKinds } from "./commands/complaint.js";
export type { HistoryEdge } from "./commands/families/history.js";
export type { Recipients } from "./commands/families/press.js";
export { formNames, type Statement } from "./commands/families.js";
export { phasesSaid, seasonSaid } from "./commands/phase-said.js";
export { conditionalSaid } from "./commands/sentences/condition-said.js";
export {
  type Correction,
  correctionsSaid,
  tellsOfSlip,
  unitTypeIn,
} from "./commands/sentences/corrections-said.js";
export {
  backSaid,
  holdsOff,
  outSaid,
  processSaid,
  sparesPlayers,
  tellsGone,
  winSaid,
} from "./commands/sentences/course-wishes.js";
export { extensionSaid } from "./commands/sentences/extension-said.js";
export {
  awaySaid,
  beginSaid,
  dayOffsSaid,
  dropsEntryWord,
  ownAbsenceSaid,
  remindedBefore,
  sparesDays,
  sparesNamedDays,
  verdictsIn,
  wantsBack,
} from "./commands/sentences/gm-wishes.js";
export { clearsOrders, commandsSaid, wishedIn } from "./commands/sentences/read-sentence.js";
export type { Said } from "./commands/sentences/sentence.js";
export {
  countedSaid,
  graceSaid,
  grantsToOthers,
  letsRun,
  pauseFrom,
  pauseLater,
  pauseSaid,
  resumeSaid,
  unpauseSaid,
} from "./commands/sentences/time-wishes.js";
export { judgesSpan } from "./dates/judged-spans.js";
export { type DateExpression, readDate } from "./dates/read-date.js";
export { type Resolution, resolveDate, resolvePast } from "./dates/resolve-date.js";
export { withZonesAtHours } from "./dates/zone-behind.js";
export { aheadSaid } from "./later/ahead-said.js";
export { buildsAhead } from "./later/builds-ahead.js";
export { checkPending, dueLines } from "./later/pending.js";
export { readProxy, withoutPerpetual } from "./later/proxies.js";
export {
  courteousOrder,
  isConditional,
  mayBeRequest,
  plannedOrders,
  requestedOrders,
} from "./lexer/courtesy.js";
export { looksLikeOrder, mayBeOrder } from "./lexer/order-like.js";
export { tellsCoastAlone } from "./names/coasts-told.js";
export {
  mentionsIn,
  placesBesidePowers,
  placesIn,
  powersIn,
  withoutPlaces,
} from "./names/mentions.js";
export { powersOfRegion, resolvePower, resolvePowers, withoutTongues } from "./names/powers.js";
export { tellsUnits } from "./names/told-units.js";
export { kindWished, namesAnyUnit, typesNamed } from "./names/unit-types.js";
export { readCanonical } from "./orders/canonical.js";
export { type OtherUnit, otherUnitSaid } from "./orders/clauses/other-unit.js";
export { isPlainlySaid } from "./orders/clauses/plainly-said.js";
export { isDenied, isOpenTalk } from "./orders/clauses/signs.js";
export { leftUnread, orderComplaintKinds } from "./orders/complaint.js";
export type { LineComplaint, OrdersReading, Reading, ReadingContext } from "./orders/contract.js";
export { isOwnUnit, notAnOrder, withHelp } from "./orders/help.js";
export { likelyOrder } from "./orders/likely.js";
export { speakOfOrder } from "./orders/meant/groups.js";
export { ordersMeant } from "./orders/meant/meant.js";
export type { MeantOrder } from "./orders/meant/scan.js";
export { ordersAlone, ordersWithin } from "./orders/meant/within.js";
export { orderedUnit } from "./orders/ordered-unit.js";
export { says } from "./orders/prose/kinds.js";
export { withoutBeside } from "./orders/prose/passing/beside-orders.js";
export { isTale } from "./orders/prose/passing/tales.js";
export { turnsBack } from "./orders/prose/passing/turned-back.js";
export { isExclaimed, isPlainTalk, isTalk, isUnreadTalk, placeLeft } from "./orders/prose/talk.js";
export { parseOrder, readOrders } from "./orders/reading.js";
export { unitsAnswered } from "./orders/replies/answered-units.js";
export { ordersByPlaces } from "./orders/replies/by-places.js";
export { changeIn, changesOf, namesOrder } from "./orders/replies/changes.js";
export { agrees } from "./orders/replies/choosing/agreed.js";
export { type OtherWay, otherWays, waysOf } from "./orders/replies/choosing/asked.js";
export { choosingWords } from "./orders/replies/choosing/choice.js";
export { changeOfFormer, wantsFormer } from "./orders/replies/former.js";
export { follows, withFollowers } from "./orders/replies/helped-order.js";
export { behindIfSo, isOfOtherCase, wantsIfSo } from "./orders/replies/if-so.js";
export { withoutKept } from "./orders/replies/kept-units.js";
export { forgetsMail } from "./orders/replies/mail-forgotten.js";
export { choicesSaid, readReply } from "./orders/replies/read-reply.js";
export {
  asksToReadBack,
  keepsAllInPlace,
  keepsAllOrders,
  muses,
} from "./orders/replies/standing-said.js";
export { isSureOrder } from "./orders/replies/sure.js";
export { takenBackIn } from "./orders/replies/taken-back.js";
export { withoutTurn } from "./orders/replies/turned.js";
export { withdrawnBy } from "./orders/replies/withdrawals.js";
export { isOneOfTwo } from "./orders/sets/two-ways.js";
export * from "./orders/spoken/index.js";
export { withBuildsCounted } from "./orders/told/builds-counted.js";
export { type Builder, buildsTold } from "./orders/told/builds-told.js";
export { insteadOf } from "./orders/told/preferred.js";
export { builderIn } from "./orders/told/winter.js";
export { type Leaning, leaningOf, type Part, partsOf } from "./purposes/parts.js";
export type { Occasion, Purpose } from "./purposes/purpose.js";
export { withQuestionsApart } from "./questions/asked-behind.js";
export { complains } from "./questions/complaining.js";
export { absenceTakenBack } from "./questions/deeds.js";
export {
  asksForSeat,
  asWell,
  entrySaid,
  gameSought,
  isOfOthers,
  mayNameGame,
  surelyEnters,
  wantsNoMore,
} from "./questions/entering/entry-said.js";
export { entryWord, entryWordGiven, entryWordWanted } from "./questions/entering/entry-word.js";
export { introducesOneself, isNewHere } from "./questions/entering/introducing.js";
export { needsNobody } from "./questions/entering/nobody-needed.js";
export {
  believesReplaced,
  isOthersBusiness,
  speaksAsPlayer,
} from "./questions/entering/strange-mail.js";
export { foundsGame } from "./questions/founding-said.js";
export { asksForName, gameNameSaid, withNameInOne, withPlainMarks } from "./questions/game-name.js";
export { withGranted } from "./questions/granted-orders.js";
export { beginners, type Intent, ofTurns } from "./questions/intents.js";
export { isEveryday } from "./questions/learned/recognise.js";
export { wantsNoPublic } from "./questions/no-public-press.js";
export {
  askedOfIt,
  asksOutcome,
  orderAsked,
  ordersDoubted,
  supposedIn,
} from "./questions/order-asked.js";
export { correctedName, newNameSaid, ownNameSaid } from "./questions/own-name.js";
export {
  asksHow,
  isButFor,
  isOwnWish,
  mayWishPower,
  putsOffEntry,
  refusesToPlay,
  saysOfSelf,
  speaksForOthers,
  wantsOnePower,
} from "./questions/own-wish.js";
export { asksLand, asksWhetherHeld, isRemark, placeQuestion } from "./questions/place-question.js";
export { asksForIt } from "./questions/plainly/asks-for-it.js";
export { isBareChoice } from "./questions/plainly/bare-choice.js";
export {
  askedOfAbove,
  asksIfItWorked,
  asksIfRight,
  asksIfTrue,
  asksWhatBecame,
  believesImpossible,
} from "./questions/plainly/checking.js";
export { courteouslyAsked } from "./questions/plainly/courteous.js";
export { deniedIn } from "./questions/plainly/denials.js";
export { handedOn } from "./questions/plainly/handed-on.js";
export { holderAsked } from "./questions/plainly/holder-asked.js";
export { indirectlyAsked } from "./questions/plainly/indirect.js";
export { type Listing, listingAsked } from "./questions/plainly/listed.js";
export { bareQuestion } from "./questions/plainly/reasons.js";
export { termsAsked, termsIn } from "./questions/plainly/term-asked.js";
export { unitLettersAsked } from "./questions/plainly/unit-letters.js";
export { wishesWell } from "./questions/plainly/well-wishes.js";
export { asksForWord } from "./questions/plainly/word-wanted.js";
export { asksToDoIt, pointsBack, pointsOnly } from "./questions/pointing.js";
export {
  beginsAsking,
  forbids,
  isAsking,
  isWanting,
  lacksSubject,
  plainWords,
  putsOffOrders,
  saysWhatNot,
} from "./questions/question-words.js";
export {
  isDoubtful,
  isSmallTalk,
  isSurely,
  likelyQuestion,
  type Question,
  readQuestion,
} from "./questions/read-question.js";
export { asksForOtherGames, asksHowHard } from "./questions/sure/of-the-game.js";
export * from "./questions/tactics/index.js";
export * from "./questions/times/index.js";
export * from "./questions/told/index.js";
export {
  asksConditional,
  asksOfLost,
  asksTwoDeeds,
  asksWhoRetreats,
} from "./questions/unit-questions.js";
export { asksOfSelf, asksWhich, asksWhichUnit, unitAskedAfter } from "./questions/units-asked.js";
export { asksWhoProposed, drawTakenUp, joinsIn } from "./questions/votes/draw-taken-up.js";
export { asksOwnVotes } from "./questions/votes/own-votes.js";
export { asksToSendAhead, voteAsked } from "./questions/votes/votes-behind.js";
export { goesOn, type Wish, wishIn } from "./questions/wishes.js";
export { daysMovedSaid } from "./setup/days-moved.js";
export {
  beginsLater,
  leavesAllAsIs,
  setForGood,
  setsLater,
  takesBackAbove,
} from "./setup/not-now.js";
export type { SetUpPart } from "./setup/part.js";
export type { SaidWithin } from "./setup/set-up-within.js";
export { formsOfTopic } from "./setup/topics.js";
export * from "./supposed/index.js";
export { withoutBreaks } from "./tagging/words.js";
export type { OrderLine } from "./text/lines.js";
export { isStory, isTooLong } from "./text/order-limits.js";
export { withOwnAnswers } from "./text/own-answers.js";
export { draftIn, passedOn, withoutSigner } from "./text/passages.js";
export { sentencesOf } from "./text/sentences.js";
export { suggestedIn } from "./text/suggested-words.js";
export { deadlineSaid } from "./wishes/deadline-said.js";
export { askedFor, grants } from "./wishes/granted.js";
export type { Hour } from "./wishes/hours.js";
export { type Instead, insteadSaid } from "./wishes/instead.js";
export { invitationWish, letsIn, tellsThem } from "./wishes/invitations.js";
export { leavesLater, leavesSeat, standsBy, wantsFreshGame } from "./wishes/leaving.js";
export { givesOffice, handsGameOn, speaksOfOffice } from "./wishes/office.js";
export {
  type GmWish,
  gmWishesIn,
  movesDeadline,
  namesTwoHours,
} from "./wishes/read-wishes.js";
export { withoutReason } from "./wishes/reasons.js";
export {
  answersWriterAlone,
  dayToRemember,
  type Round,
  roundIn,
  saysOfPoll,
  speaksOfVotes,
  takesSide,
} from "./wishes/round.js";
export * from "./wishes/running/index.js";
export type { Moment } from "./wishes/running/moments.js";
export { playsToo, speaksOfSeats } from "./wishes/seats.js";
export { isOnlyDays, namesDays, pausesFor, withDays } from "./wishes/those-days.js";
export { wishesReminder } from "./wishes/topics.js";
