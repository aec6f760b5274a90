// What core/filling says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  photoPlaceIsKept: {
    id: 'filling.photoPlaceIsKept',
    defaultMessage: 'Where the photo was taken is kept with it, if the photo says so.',
  },
  pictureIs: {
    id: 'filling.pictureIs',
    description: 'Where a picture of an instruction cannot be drawn. text: what it shows',
    defaultMessage: 'Picture: {text}',
  },
  calculationGivesNone: {
    id: 'filling.calculationGivesNone',
    defaultMessage: 'This answer is calculated from other answers, which give none yet',
  },
  useCalculated: { id: 'filling.useCalculated', defaultMessage: 'Use the calculated answer' },
  calculatedNote: {
    id: 'filling.calculatedNote',
    defaultMessage:
      '{isOnly, select, true {Calculated from other answers} other {Calculated: you may change it}}',
  },
  answeredOtherwise: { id: 'filling.answeredOtherwise', defaultMessage: 'Calculated: {value}' },
  carriedFrom: {
    id: 'filling.carriedFrom',
    defaultMessage: '{from, select, row {From the last entry} other {From the last sheet}}',
  },
  rowsCalculatedAgain: {
    id: 'filling.rowsCalculatedAgain',
    defaultMessage:
      '{questions} {count, plural, one {is} other {are}} calculated from this answer: the entries of the sheet are calculated again in the background.',
    description: 'Said where an answer to the setup of a sheet is edited.',
  },
  calculatedIs: {
    id: 'filling.calculatedIs',
    defaultMessage: 'This answer is calculated: {value}',
  },
  calculatedIsNone: {
    id: 'filling.calculatedIsNone',
    defaultMessage: 'This answer is calculated, and there is none',
  },
  notOffered: { id: 'filling.notOffered', defaultMessage: 'Not offered' },
  newSheet: { id: 'filling.newSheet', defaultMessage: 'New sheet' },
  discard: { id: 'filling.discard', defaultMessage: 'Discard' },
  newEntry: { id: 'filling.newEntry', defaultMessage: 'New entry' },
  nameOptional: { id: 'filling.nameOptional', defaultMessage: 'Name (optional)' },
  unnamedSheet: { id: 'filling.unnamedSheet', defaultMessage: 'Unnamed sheet' },
  startSheet: { id: 'filling.startSheet', defaultMessage: 'Start a sheet' },
  sheet: { id: 'filling.sheet', defaultMessage: 'A sheet' },
  sheetCouldNotBeStarted: {
    id: 'filling.sheetCouldNotBeStarted',
    defaultMessage: 'The sheet could not be started. Please try again',
  },
  send: { id: 'filling.send', defaultMessage: 'Send' },
  yourRowWasSent: { id: 'filling.yourRowWasSent', defaultMessage: 'Your entry was sent' },
  yourRowWasSentAnd: {
    id: 'filling.yourRowWasSentAnd',
    defaultMessage: 'Your entry was sent and raised {count, plural, one {# alert} other {# alerts}}',
  },
  yourRowCouldNotBe: {
    id: 'filling.yourRowCouldNotBe',
    defaultMessage: 'Your entry could not be sent. Please try again',
  },
  yourAnswersCouldNotBe: {
    id: 'filling.yourAnswersCouldNotBe',
    defaultMessage: 'Your answers could not be sent. Please try again',
  },
  correctionCouldNotBeSent: {
    id: 'filling.correctionCouldNotBeSent',
    defaultMessage: 'The correction could not be sent. Please try again',
  },
  itCouldNotBeDiscarded: {
    id: 'filling.itCouldNotBeDiscarded',
    defaultMessage: 'It could not be discarded. Please try again',
  },
  finish: { id: 'filling.finish', defaultMessage: 'Finish' },
  finishThisSheet: { id: 'filling.finishThisSheet', defaultMessage: 'Finish this sheet?' },
  finishSheet: { id: 'filling.finishSheet', defaultMessage: 'Finish "{name}"?' },
  keepOpen: { id: 'filling.keepOpen', defaultMessage: 'Keep open' },
  sheetIsFinished: { id: 'filling.sheetIsFinished', defaultMessage: 'The sheet is finished' },
  namedSheetIsFinished: {
    id: 'filling.namedSheetIsFinished',
    defaultMessage: 'The sheet "{name}" is finished',
  },
  sheetCouldNotBeFinished: {
    id: 'filling.sheetCouldNotBeFinished',
    defaultMessage: 'The sheet could not be finished. Please try again',
  },
  fileWasNotUploaded: {
    id: 'filling.fileWasNotUploaded',
    defaultMessage: 'Your file was not uploaded. Please try again.',
  },
  uploadFile: { id: 'filling.uploadFile', defaultMessage: 'Upload file' },
  uploadImage: { id: 'filling.uploadImage', defaultMessage: 'Upload image' },
  catalogIsNotOnThis: {
    id: 'filling.catalogIsNotOnThis',
    defaultMessage: 'the catalog is not on this device yet: open this form once while you are online',
  },
  thisFormHasNoQuestion: {
    id: 'filling.thisFormHasNoQuestion',
    defaultMessage: 'This form has no question {id} for "{text}".',
  },
  isNotValidAnswerTo: {
    id: 'filling.isNotValidAnswerTo',
    defaultMessage: '"{text}" is not a valid answer to "{question}": {issue}.',
  },
  thisItemIsNotAmong: {
    id: 'filling.thisItemIsNotAmong',
    defaultMessage: 'This item is not among the choices of this question: please choose another one',
  },
  thisItemIsNotOf: {
    id: 'filling.thisItemIsNotOf',
    defaultMessage: 'This item is not of a type that this question offers: please choose another one',
  },
  thisItemIsNoLonger: {
    id: 'filling.thisItemIsNoLonger',
    defaultMessage: 'This item is no longer in the catalog: please choose another one',
  },
  pleaseAnswerFirst: { id: 'filling.pleaseAnswerFirst', defaultMessage: 'Please answer "{title}" first' },
  thisDoesNotMatchAnswer: {
    id: 'filling.thisDoesNotMatchAnswer',
    defaultMessage: 'This does not match the answer to "{title}": please choose again',
  },
  answer: { id: 'filling.answer', defaultMessage: 'The answer' },
  answerToWasRemovedIt: {
    id: 'filling.answerToWasRemovedIt',
    defaultMessage: 'The answer to "{titles}" was removed: it does not match the new answer to "{changed}".',
  },
  answersToWereRemovedThey: {
    id: 'filling.answersToWereRemovedThey',
    defaultMessage: 'The answers to {titles} were removed: they do not match the new answer to "{changed}".',
  },
  catalogHasNoItemsYet: {
    id: 'filling.catalogHasNoItemsYet',
    defaultMessage: 'The catalog has no items yet. Contact whoever manages this form.',
  },
  partOfCatalogThatThis: {
    id: 'filling.partOfCatalogThatThis',
    defaultMessage:
      'The part of the catalog that this question uses no longer exists. Contact whoever manages this form.',
  },
  partOfCatalogThatThisQuestion: {
    id: 'filling.partOfCatalogThatThisQuestion',
    defaultMessage:
      'The part of the catalog that this question uses is empty. Contact whoever manages this form.',
  },
  catalogHasNoChoicesBelow: {
    id: 'filling.catalogHasNoChoicesBelow',
    defaultMessage: 'The catalog has no choices below the answer to "{title}".',
  },
  answerFirstChoicesDependOn: {
    id: 'filling.answerFirstChoicesDependOn',
    defaultMessage: 'Answer "{title}" first: the choices depend on it.',
  },
  issueOfEntry: {
    id: 'filling.issueOfEntry',
    defaultMessage: '{entry}: {issue}',
    description: 'Damage 2: At most 10,000 characters',
  },
  irrelevant: {
    id: 'filling.irrelevant',
    defaultMessage: 'The answer to "{question}" is left out: it is not asked with the other answers',
  },
  irrelevantInEntry: {
    id: 'filling.irrelevantInEntry',
    defaultMessage: '{entry}: the answer to "{question}" is left out: it is not asked with the other answers',
    description: 'Damage 2: the answer to "Length" is left out',
  },
  thisQuestionIsRequired: {
    id: 'filling.thisQuestionIsRequired',
    defaultMessage: 'This question is required',
  },
  formDoesNotAskThis: {
    id: 'filling.formDoesNotAskThis',
    defaultMessage: 'The form does not ask this question here',
  },
  thisQuestionAcceptsOnlyOne: {
    id: 'filling.thisQuestionAcceptsOnlyOne',
    defaultMessage: 'This question accepts only one answer',
  },
  uploadedFile: { id: 'filling.uploadedFile', defaultMessage: '{who} uploaded a file' },
  uploadedImage: { id: 'filling.uploadedImage', defaultMessage: '{who} uploaded an image' },
  completedSheetOf: {
    id: 'filling.completedSheetOf',
    defaultMessage: '{who} completed a sheet of {hasForm, select, true {the form {form}} other {a form}}',
  },
  discardedEmptySheetOf: {
    id: 'filling.discardedEmptySheetOf',
    defaultMessage:
      '{who} discarded an empty sheet of {hasForm, select, true {the form {form}} other {a form}}',
  },
  nothingToAnswer: { id: 'filling.nothingToAnswer', defaultMessage: 'Nothing to answer' },
  allAnswered: { id: 'filling.allAnswered', defaultMessage: 'All answered' },
  allPages: { id: 'filling.allPages', defaultMessage: 'All pages' },
  goToNextUnansweredQuestion: {
    id: 'filling.goToNextUnansweredQuestion',
    defaultMessage: 'Go to the next unanswered question',
  },
  showIt: { id: 'filling.showIt', defaultMessage: 'Show it' },
  showNext: { id: 'filling.showNext', defaultMessage: 'Show the next' },
  fillInFormOfFirst: {
    id: 'filling.fillInFormOfFirst',
    defaultMessage: 'Fill in the form of "{required}" first.',
  },
  noCatalogItemHasCode: {
    id: 'filling.noCatalogItemHasCode',
    defaultMessage: 'No catalog item has the code "{short}"',
  },
  noCatalogItemHasCodeOr: {
    id: 'filling.noCatalogItemHasCodeOr',
    defaultMessage: 'No catalog item has the code or name "{short}"',
  },
  isCodeAndName: {
    id: 'filling.isCodeAndName',
    defaultMessage: '"{short}" is the code of "{code}" and names "{name}": write the full path of the item',
  },
  itemsAreCalledUseCode: {
    id: 'filling.itemsAreCalledUseCode',
    defaultMessage: '{count} items are called "{short}": use the code or the full path, such as "{only}"',
  },
  noCatalogItemHasPath: {
    id: 'filling.noCatalogItemHasPath',
    defaultMessage: 'No catalog item has the path "{short}"',
  },
  itemsHavePathWriteTheir: {
    id: 'filling.itemsHavePathWriteTheir',
    defaultMessage: '{count} items have the path "{short}": write their codes instead',
  },
  isRetiredItCanNo: {
    id: 'filling.isRetiredItCanNo',
    defaultMessage: '"{name}" is retired: it can no longer be chosen',
  },
  cannotBeChosenHereIt: {
    id: 'filling.cannotBeChosenHereIt',
    defaultMessage: '"{name}" cannot be chosen here: it is not among the choices of this question',
  },
  readyOfflineDownloadingOthers: {
    id: 'filling.readyOfflineDownloadingOthers',
    defaultMessage:
      '{ready, number} of {all, plural, one {# form} other {# forms}} ready offline, downloading the others',
  },
  downloadedSavingAppForOffline: {
    id: 'filling.downloadedSavingAppForOffline',
    defaultMessage:
      '{ready, number} of {all, plural, one {# form} other {# forms}} downloaded, saving the app for offline use',
  },
  readyOfflineWhileThisPage: {
    id: 'filling.readyOfflineWhileThisPage',
    defaultMessage:
      '{ready, number} of {all, plural, one {# form} other {# forms}} ready offline while this page is open',
  },
  thisDeviceHasNoSpace: {
    id: 'filling.thisDeviceHasNoSpace',
    defaultMessage: 'This device has no space left for the other forms. Free up some space, then try again.',
  },
  couldNotDownload: {
    id: 'filling.couldNotDownload',
    defaultMessage:
      '{others, plural, =0 {Could not download {name}.} one {Could not download {name} and # other.} other {Could not download {name} and # others.}} {why}',
  },
  onThisDevice: { id: 'filling.onThisDevice', defaultMessage: 'On this device' },
  notReadyOffline: { id: 'filling.notReadyOffline', defaultMessage: 'Not ready offline' },
  needsConnection: { id: 'filling.needsConnection', defaultMessage: 'Needs a connection' },
  thisFormIsNotOn: { id: 'filling.thisFormIsNotOn', defaultMessage: 'This form is not on this device' },
  itWasNotDownloadedBefore: {
    id: 'filling.itWasNotDownloadedBefore',
    defaultMessage:
      'It was not downloaded before you went offline. Once you are online, the form downloads by itself and works offline from then on.',
  },
  thisSheetIsNotOn: { id: 'filling.thisSheetIsNotOn', defaultMessage: 'This sheet is not on this device' },
  itWasNotDownloadedBeforeYou: {
    id: 'filling.itWasNotDownloadedBeforeYou',
    defaultMessage:
      'It was not downloaded before you went offline. Go online once to continue it, or start a new sheet.',
  },
  earlierRowsOfThisSheet: {
    id: 'filling.earlierRowsOfThisSheet',
    defaultMessage: 'The earlier entries of this sheet are not on this device',
  },
  theyWereNotDownloadedBefore: {
    id: 'filling.theyWereNotDownloadedBefore',
    defaultMessage:
      'They were not downloaded before you went offline. You can add entries: they are sent once you are online again, and the earlier entries appear then.',
  },
  earlierRowsOfThisSheetAre: {
    id: 'filling.earlierRowsOfThisSheetAre',
    defaultMessage:
      'The earlier entries of this sheet are not on this device: totals only count the entries shown here.',
  },
  whatYouHaveBegunAnd: {
    id: 'filling.whatYouHaveBegunAnd',
    defaultMessage: 'what you have begun, and all forms',
  },
  formsToFillIn: { id: 'filling.formsToFillIn', defaultMessage: 'forms to fill in' },
  thisFormIsArchived: { id: 'filling.thisFormIsArchived', defaultMessage: 'This form is archived.' },
  thisFormIsNotPublished: {
    id: 'filling.thisFormIsNotPublished',
    defaultMessage: 'This form is not published.',
  },
  thisSheetBelongsToSomebody: {
    id: 'filling.thisSheetBelongsToSomebody',
    defaultMessage: 'This sheet belongs to somebody else.',
  },
  thisSheetIsCompleted: { id: 'filling.thisSheetIsCompleted', defaultMessage: 'This sheet is completed.' },
  thisSheetHasEntries: { id: 'filling.thisSheetHasEntries', defaultMessage: 'This sheet has entries.' },
  thisSheetHasAnswersOf: {
    id: 'filling.thisSheetHasAnswersOf',
    defaultMessage: 'This sheet has answers of its own.',
  },
  atMost5000Answers: { id: 'filling.atMost5000Answers', defaultMessage: 'At most 5,000 answers' },
  atMost250Characters: { id: 'filling.atMost250Characters', defaultMessage: 'At most 250 characters' },
  sendAtLeastOneRow: { id: 'filling.sendAtLeastOneRow', defaultMessage: 'Send at least one entry' },
  atMostRowsAtOnce: {
    id: 'filling.atMostRowsAtOnce',
    defaultMessage: 'At most {maximumRowsPerRequest} entries at once',
  },
  fillIn: { id: 'filling.fillIn', defaultMessage: 'Fill in' },
  chooseFormOrContinueWhere: {
    id: 'filling.chooseFormOrContinueWhere',
    defaultMessage: 'Choose a form, or continue where you left off.',
  },
  notFinishedYet: { id: 'filling.notFinishedYet', defaultMessage: 'Not finished yet' },
  allForms: { id: 'filling.allForms', defaultMessage: 'All forms' },
  searchFormsAndSheets: { id: 'filling.searchFormsAndSheets', defaultMessage: 'Search forms and sheets' },
  unableToLoadForms: { id: 'filling.unableToLoadForms', defaultMessage: 'Unable to load the forms' },
  thereAreNoFormsTo: { id: 'filling.thereAreNoFormsTo', defaultMessage: 'There are no forms to fill in' },
  formsPublishedForYouOr: {
    id: 'filling.formsPublishedForYouOr',
    defaultMessage: 'Forms published for you or your groups appear here.',
  },
  nothingMatches: { id: 'filling.nothingMatches', defaultMessage: 'Nothing matches "{words}".' },
  itsEarlierRowsAreNot: {
    id: 'filling.itsEarlierRowsAreNot',
    defaultMessage: 'Its earlier entries are not on this device.',
  },
  itHasEntries: {
    id: 'filling.itHasEntries',
    defaultMessage: 'It has {count, plural, one {# entry} other {# entries}}.',
  },
  youCannotAddToIt: { id: 'filling.youCannotAddToIt', defaultMessage: 'You cannot add to it afterwards.' },
  unanswered: { id: 'filling.unanswered', defaultMessage: '{count, number} unanswered' },
  requiredOnes: { id: 'filling.requiredOnes', defaultMessage: '{count, number} required' },
  pageShown: {
    id: 'filling.pageShown',
    defaultMessage: '{title}, {count, plural, one {# question} other {# questions}}',
  },
  answeredOf: {
    id: 'filling.answeredOf',
    defaultMessage:
      '{answered, number} of {total, number} answered{requiredLeft, plural, =0 {} other {, # required left}}',
  },
  questionsNeedAttention: {
    id: 'filling.questionsNeedAttention',
    defaultMessage:
      '{count, plural, one {# question needs your attention.} other {# questions need your attention.}}',
  },
  groupsNeedAttention: {
    id: 'filling.groupsNeedAttention',
    defaultMessage:
      '{count, plural, one {# group needs your attention.} other {# groups need your attention.}}',
  },
  questionsAndGroupsNeedAttention: {
    id: 'filling.questionsAndGroupsNeedAttention',
    defaultMessage:
      '{questions, plural, one {# question} other {# questions}} and {groups, plural, one {# group} other {# groups}} need your attention.',
  },
  formsReadyOffline: {
    id: 'filling.formsReadyOffline',
    defaultMessage: '{ready, number} of {all, plural, one {# form} other {# forms}} ready offline',
  },
  beganSheetOf: {
    id: 'filling.beganSheetOf',
    defaultMessage:
      '{who} began {hasName, select, true {the sheet "{name}"} other {a sheet}} of {hasForm, select, true {the form {form}} other {a form}}',
  },
  pageOf: { id: 'filling.pageOf', defaultMessage: 'Page {number, number} of {all, number}' },
  start: { id: 'filling.start', defaultMessage: 'Start' },
  question: { id: 'filling.question', defaultMessage: 'Question {first, number}' },
  questions: { id: 'filling.questions', defaultMessage: 'Questions {first, number}–{last, number}' },
  continue: { id: 'filling.continue', defaultMessage: 'Continue' },
  recent: { id: 'filling.recent', defaultMessage: 'Recent' },
  sent: { id: 'filling.sent', defaultMessage: 'Sent' },
  sheetWasStarted: { id: 'filling.sheetWasStarted', defaultMessage: 'A sheet of "{form}" was started' },
  namedSheetWasStarted: {
    id: 'filling.namedSheetWasStarted',
    defaultMessage: 'The sheet "{sheet}" of "{form}" was started',
  },
  answerDoesNotMatch: {
    id: 'filling.answerDoesNotMatch',
    defaultMessage:
      '{isWhole, select, yes {The answer} other {A part of the answer}} was removed: it does not match the new answer to "{title}".',
  },
  answerNotAnswered: {
    id: 'filling.answerNotAnswered',
    defaultMessage:
      '{isWhole, select, yes {The answer} other {A part of the answer}} was removed: "{title}" is no longer answered.',
  },
  ruleOfOther: {
    id: 'filling.ruleOfOther',
    defaultMessage: '{question}: {message}',
    description: 'What the rule of another question says to an answer that it reads',
  },
  reasonOf: { id: 'filling.reasonOf', defaultMessage: 'Reason: {title}' },
  reasonForRule: { id: 'filling.reasonForRule', defaultMessage: 'Reason' },
  mayBePassed: {
    id: 'filling.mayBePassed',
    defaultMessage: 'Check the answer. If it is right, say why: it is sent with the reason.',
  },
  giveReason: { id: 'filling.giveReason', defaultMessage: 'Give a reason, or change the answer' },
  passedWith: {
    id: 'filling.passedWith',
    defaultMessage: '{message} Reason: {reason}',
    description:
      'A rule that an answer breaks, such as "At most 100.", and the reason for which it was accepted',
  },
});
