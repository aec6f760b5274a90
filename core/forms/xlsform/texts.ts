// What core/forms/xlsform says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  choiceNeedsNameOfIts: {
    id: 'forms.xlsform.choiceNeedsNameOfIts',
    defaultMessage: 'A choice needs the name of its list and one of its own',
  },
  valueIsLeftOutName: {
    id: 'forms.xlsform.valueIsLeftOutName',
    defaultMessage: 'value "{get}" is left out: the name counts',
  },
  showsThereIsNo: {
    id: 'forms.xlsform.showsThereIsNo',
    defaultMessage: '"{name}" shows {shown}: there is no {wanted}',
  },
  listHasChoiceAlready: {
    id: 'forms.xlsform.listHasChoiceAlready',
    defaultMessage: 'The list "{list}" has a choice "{name}" already',
  },
  isOneOptionOfSeveralRows: {
    id: 'forms.xlsform.isOneOptionOfSeveralRows',
    defaultMessage: '"{name}" is in the list "{list}" already: it is one option, offered where either row is',
  },
  choiceNamesQuestion: {
    id: 'forms.xlsform.choiceNamesQuestion',
    defaultMessage: 'The choice "{name}" names a question whose answer it would show',
  },
  isCutToCharacters: {
    id: 'forms.xlsform.isCutToCharacters',
    defaultMessage: '"{label}..." is cut to {longest} characters',
  },
  listIsLeftOutNothing: {
    id: 'forms.xlsform.listIsLeftOutNothing',
    defaultMessage: 'The list "{name}" is left out: nothing offers it',
  },
  answersOfDifferentKindsCannot: {
    id: 'forms.xlsform.answersOfDifferentKindsCannot',
    defaultMessage: 'Answers of different kinds cannot be compared',
  },
  dateCanBeComparedWith: {
    id: 'forms.xlsform.dateCanBeComparedWith',
    defaultMessage: 'A date can be compared with a date only',
  },
  isNotDate: { id: 'forms.xlsform.isNotDate', defaultMessage: '"{term}" is not a date' },
  isNotTime: { id: 'forms.xlsform.isNotTime', defaultMessage: '"{term}" is not a time' },
  momentCanBeComparedWith: {
    id: 'forms.xlsform.momentCanBeComparedWith',
    defaultMessage: 'A moment can be compared with a constant only',
  },
  conditionsCannotBeCompared: {
    id: 'forms.xlsform.conditionsCannotBeCompared',
    defaultMessage: 'Conditions cannot be compared',
  },
  whetherContainsTextCannotBe: {
    id: 'forms.xlsform.whetherContainsTextCannotBe',
    defaultMessage: 'Whether "{question}" contains a text cannot be asked',
  },
  whatIsPartOfCannot: {
    id: 'forms.xlsform.whatIsPartOfCannot',
    defaultMessage: 'What "{question}" is part of cannot be asked',
  },
  ofOneThingCannotBe: {
    id: 'forms.xlsform.ofOneThingCannotBe',
    defaultMessage: '"{operator}" of one thing cannot be written',
  },
  hasNoCounterpart: {
    id: 'forms.xlsform.hasNoCounterpart',
    defaultMessage: '"{operator}" has no counterpart',
  },
  onlyNumbersCanBeCalculated: {
    id: 'forms.xlsform.onlyNumbersCanBeCalculated',
    defaultMessage: 'Only numbers can be calculated with',
  },
  onlyNumberCanHaveAnother: {
    id: 'forms.xlsform.onlyNumberCanHaveAnother',
    defaultMessage: 'Only a number can have another in its place',
  },
  reckonsInMilliseconds: {
    id: 'forms.xlsform.reckonsInMilliseconds',
    defaultMessage: 'a date and time is calculated in milliseconds, and there in days',
  },
  cannotBeCalculatedWith: {
    id: 'forms.xlsform.cannotBeCalculatedWith',
    defaultMessage: '"{question}" cannot be calculated with',
  },
  hasNoLabelSoIt: {
    id: 'forms.xlsform.hasNoLabelSoIt',
    defaultMessage: '{called} has no label, so it becomes no header',
  },
  hasNoLabelSoItWasAsked: {
    id: 'forms.xlsform.hasNoLabelSoItWasAsked',
    defaultMessage: '{called} has no label, so it becomes no header (relevant: {relevant})',
  },
  becomesHeaderLikeOneAround: {
    id: 'forms.xlsform.becomesHeaderLikeOneAround',
    defaultMessage: '{called} becomes a header like the one around it: headers have no levels',
  },
  asDescription: { id: 'forms.xlsform.asDescription', defaultMessage: '"{shorten}" as a description' },
  asHeader: { id: 'forms.xlsform.asHeader', defaultMessage: '"{shorten}" as a header' },
  saysThatGroupNeedsAnswer: {
    id: 'forms.xlsform.saysThatGroupNeedsAnswer',
    defaultMessage: '{called} as its group, of which at least one question has to be answered',
  },
  needIsNote: {
    id: 'forms.xlsform.needIsNote',
    defaultMessage: '"{title}" ends with a required note while none of its questions is answered',
  },
  losesNeed: {
    id: 'forms.xlsform.losesNeed',
    defaultMessage: '"{title}" no longer needs an answer to one of its questions: {issue}',
  },
  losesTable: {
    id: 'forms.xlsform.losesTable',
    defaultMessage:
      '"{title}" is no table: a table-list has only choices of one list, all of which are always offered',
  },
  namesColumnsOfMatrix: {
    id: 'forms.xlsform.namesColumnsOfMatrix',
    defaultMessage: '{called} names the columns of a matrix',
  },
  isLeftOut: { id: 'forms.xlsform.isLeftOut', defaultMessage: '{called} is left out. {why}' },
  isTextBecauseItIs: {
    id: 'forms.xlsform.isTextBecauseItIs',
    defaultMessage: '{called} is a text, because it is read-only',
  },
  namesQuestionWhoseAnswerIt: {
    id: 'forms.xlsform.namesQuestionWhoseAnswerIt',
    defaultMessage: '"{shorten}" names a question whose answer it would show',
  },
  thereIsNoCalculation: {
    id: 'forms.xlsform.thereIsNoCalculation',
    defaultMessage: 'there is no calculation',
  },
  isShownToPeopleFilling: {
    id: 'forms.xlsform.isShownToPeopleFilling',
    defaultMessage: '{called} is shown to people filling it in, as a calculation',
  },
  isLeftOutBecauseIt: {
    id: 'forms.xlsform.isLeftOutBecauseIt',
    defaultMessage:
      '{called} is left out, because it cannot be calculated: {why} (calculation: {calculation})',
  },
  hasItsHintAboveIt: {
    id: 'forms.xlsform.hasItsHintAboveIt',
    defaultMessage: '"{title}" has its hint above it, as a description',
  },
  hasItsPictureAboveIt: {
    id: 'forms.xlsform.hasItsPictureAboveIt',
    defaultMessage: '"{title}" has its picture above it, in a description',
  },
  isCutWholeTextStands: {
    id: 'forms.xlsform.isCutWholeTextStands',
    defaultMessage: '"{title}" is cut; the whole text stands above it',
  },
  isNotRequiredCannotBe: {
    id: 'forms.xlsform.isNotRequiredCannotBe',
    defaultMessage: '"{title}" is not required: "{required}" cannot be asked there',
  },
  losesItsDefaultRequiredQuestions: {
    id: 'forms.xlsform.losesItsDefaultRequiredQuestions',
    defaultMessage: '"{title}" loses its default "{text}": required questions have none',
  },
  hasNoDefaultCannotBe: {
    id: 'forms.xlsform.hasNoDefaultCannotBe',
    defaultMessage: '"{title}" has no default: "{text}" cannot be one',
  },
  isNotCheckedByIts: {
    id: 'forms.xlsform.isNotCheckedByIts',
    defaultMessage: '"{title}" is not checked by its constraint: {constraint}',
  },
  isNotCheckedByItsMessage: {
    id: 'forms.xlsform.isNotCheckedByItsMessage',
    defaultMessage: '"{title}" is not checked by its constraint: {constraint} ({message})',
  },
  isCheckedByPartOf: {
    id: 'forms.xlsform.isCheckedByPartOf',
    defaultMessage: '"{title}" is checked by a part of its constraint only: {constraint}. {issue}',
  },
  uniqueIsReadByFormdeck: {
    id: 'forms.xlsform.uniqueIsReadByFormdeck',
    defaultMessage: '"{title}" must be unique, which the column "unique" says: other products do not read it',
  },
  losesRule: { id: 'forms.xlsform.losesRule', defaultMessage: '"{title}" loses a rule: {issue}' },
  hasOneMessageForItsRules: {
    id: 'forms.xlsform.hasOneMessageForItsRules',
    defaultMessage: '"{title}" has one message for all of its rules',
  },
  isCheckedByPatternLessStrictly: {
    id: 'forms.xlsform.isCheckedByPatternLessStrictly',
    defaultMessage: '"{title}" is checked less strictly elsewhere: a pattern there is a regular expression',
  },
  textHasBothQuotationMarks: {
    id: 'forms.xlsform.textHasBothQuotationMarks',
    defaultMessage: 'A text has both kinds of quotation marks',
  },
  neverOffersSome: {
    id: 'forms.xlsform.neverOffersSome',
    defaultMessage: '"{title}" never offers {options}, by its filter: {filter}. They are hidden.',
  },
  filterIsTooLong: { id: 'forms.xlsform.filterIsTooLong', defaultMessage: 'The filter is too long' },
  filterOffersNothing: {
    id: 'forms.xlsform.filterOffersNothing',
    defaultMessage: 'The filter never offers any choice',
  },
  losesConditionsOfOptions: {
    id: 'forms.xlsform.losesConditionsOfOptions',
    defaultMessage: '"{title}" offers its options without their conditions: {issue}',
  },
  offersAllOfItsChoices: {
    id: 'forms.xlsform.offersAllOfItsChoices',
    defaultMessage: '"{title}" offers all of its choices, without the filter: {filter}',
  },
  isNotFilledInBy: {
    id: 'forms.xlsform.isNotFilledInBy',
    defaultMessage: '"{title}" is not filled in by itself: {calculation}',
  },
  keepsWhatPeopleAnswer: {
    id: 'forms.xlsform.keepsWhatPeopleAnswer',
    defaultMessage:
      '"{title}" keeps what people answer when its calculation gives another answer: {calculation}',
  },
  carriedFromLastSaved: {
    id: 'forms.xlsform.carriedFromLastSaved',
    defaultMessage: '"{title}" begins with the answer of the form that was saved last, not of the last row',
  },
  calculationReplacesAnswers: {
    id: 'forms.xlsform.calculationReplacesAnswers',
    defaultMessage: '"{title}" loses what people answer when its calculation gives another answer',
  },
  losesItsCalculation: {
    id: 'forms.xlsform.losesItsCalculation',
    defaultMessage: '"{title}" is answered by people: its calculation is left out: {issue}',
  },
  optionsAreNamedOtherwise: {
    id: 'forms.xlsform.optionsAreNamedOtherwise',
    defaultMessage: 'its options have other names there',
  },
  hasChoiceOtherAndQuestion: {
    id: 'forms.xlsform.hasChoiceOtherAndQuestion',
    defaultMessage: '"{title}" has the choice Other, and a question to specify it',
  },
  namesQuestionWhoseAnswerIts: {
    id: 'forms.xlsform.namesQuestionWhoseAnswerIts',
    defaultMessage: '"{title}" names a question whose answer its title would show',
  },
  losesMarkupOrLineBreaks: {
    id: 'forms.xlsform.losesMarkupOrLineBreaks',
    defaultMessage: '"{title}" loses the markup or the line breaks of its label',
  },
  labelIsCut: {
    id: 'forms.xlsform.labelIsCut',
    defaultMessage: '"{shorten}" is cut to {longestLabel} characters',
  },
  onlyFirstRowOfSettings: {
    id: 'forms.xlsform.onlyFirstRowOfSettings',
    defaultMessage: 'Only the first row of settings is read',
  },
  isNameOfFormNot: {
    id: 'forms.xlsform.isNameOfFormNot',
    defaultMessage: '{column} "{text}" is the name of the form, not its id',
  },
  formsGetIdsOfTheir: {
    id: 'forms.xlsform.formsGetIdsOfTheir',
    defaultMessage: 'forms get ids of their own',
  },
  versionsAreCounted: { id: 'forms.xlsform.versionsAreCounted', defaultMessage: 'versions are counted' },
  defaultLanguageIsLeftOut: {
    id: 'forms.xlsform.defaultLanguageIsLeftOut',
    defaultMessage: 'default_language "{wanted}" is left out',
  },
  noLabelNamesIt: { id: 'forms.xlsform.noLabelNamesIt', defaultMessage: 'no label names it' },
  labelsReadAre: { id: 'forms.xlsform.labelsReadAre', defaultMessage: 'the labels read are {chosen}' },
  textsInAreLeftOut: {
    id: 'forms.xlsform.textsInAreLeftOut',
    defaultMessage: 'Texts in {language} are left out: a form has one language',
  },
  placeIsReadByFormdeck: {
    id: 'forms.xlsform.placeIsReadByFormdeck',
    defaultMessage:
      '"{title}" keeps where a photo was taken, which the column "photo_place" says: other products do not read it',
  },
  typeNameLabelHintRelevant: {
    id: 'forms.xlsform.typeNameLabelHintRelevant',
    defaultMessage:
      'type name label hint relevant required default calculation read_only constraint constraint_message choice_filter disabled unique unique_message repeat_count entries photo_place picture_text',
  },
  listNameNameValueLabel: {
    id: 'forms.xlsform.listNameNameValueLabel',
    defaultMessage: 'list_name name value label',
  },
  namesInColumnNameAre: {
    id: 'forms.xlsform.namesInColumnNameAre',
    defaultMessage: 'The names in the column "name" are left out: questions go by their titles',
  },
  columnIsLeftOutRows: {
    id: 'forms.xlsform.columnIsLeftOutRows',
    defaultMessage: 'The column "{column}" is left out ({count, plural, one {# row} other {# rows}})',
  },
  sheetIsLeftOut: { id: 'forms.xlsform.sheetIsLeftOut', defaultMessage: 'The sheet "{name}" is left out' },
  repeatsWithinRepeatItIs: {
    id: 'forms.xlsform.repeatsWithinRepeatItIs',
    defaultMessage:
      '{called} repeats within a repeat and asks what an entry cannot: it is asked once per row',
  },
  needsNoEntryThere: {
    id: 'forms.xlsform.needsNoEntryThere',
    defaultMessage: '"{title}" needs an entry here alone: an XLSForm requires none of a repeat',
  },
  losesNumberOfEntries: {
    id: 'forms.xlsform.losesNumberOfEntries',
    defaultMessage:
      '"{title}" loses its rules: of a repeat, an XLSForm says an exact number of entries alone',
  },
  isAskedInEntries: {
    id: 'forms.xlsform.isAskedInEntries',
    defaultMessage:
      '"{item}" is asked in repeated entries: outside of them count, count-non-empty, sum, min and max read it',
  },
  readsEntriesOtherwise: {
    id: 'forms.xlsform.readsEntriesOtherwise',
    defaultMessage:
      'of the entries with "{question}", an XLSForm reads their number, sum, average, least and greatest alone',
  },
  isRepeatItself: {
    id: 'forms.xlsform.isRepeatItself',
    defaultMessage: '"{item}" repeats, and has no answer of its own',
  },
  asksNothingThatEntries: {
    id: 'forms.xlsform.asksNothingThatEntries',
    defaultMessage: '{called} is left out: nothing in it can be asked',
  },
  repeatsNoQuestionItIs: {
    id: 'forms.xlsform.repeatsNoQuestionItIs',
    defaultMessage: '{called} repeats no question; it is shown once',
  },
  unpacksToMoreThan50: {
    id: 'forms.xlsform.unpacksToMoreThan50',
    defaultMessage: '{name} unpacks to more than 50 MB, which is too large for a form.',
  },
  saveWorkbookAgainWithOnly: {
    id: 'forms.xlsform.saveWorkbookAgainWithOnly',
    defaultMessage: 'Save the workbook again with only the sheets of the form.',
  },
  isTooLargeForForm: {
    id: 'forms.xlsform.isTooLargeForForm',
    defaultMessage: '{name} is too large for a form: at most 20 MB.',
  },
  packageIsTooLarge: {
    id: 'forms.xlsform.packageIsTooLarge',
    defaultMessage:
      '{name} is too large for a form: at most 20 MB, or 120 MB as a ZIP file with its pictures, packed and unpacked.',
  },
  zipNeedsOneWorkbook: {
    id: 'forms.xlsform.zipNeedsOneWorkbook',
    defaultMessage:
      '{count, plural, =0 {{name} has no XLSX workbook in it.} other {{name} has # XLSX workbooks in it: it is unclear which one is the form.}}',
  },
  putOneWorkbookInZip: {
    id: 'forms.xlsform.putOneWorkbookInZip',
    defaultMessage: 'Put one workbook (.xlsx) in the ZIP file, with its pictures beside it or in a folder.',
  },
  pictureCannotBeTaken: {
    id: 'forms.xlsform.pictureCannotBeTaken',
    description: 'why: a sentence without a full stop, such as "It is not in the ZIP file"',
    defaultMessage: 'The picture "{file}" of {called} is left out. {why}',
  },
  workbookCameAlone: {
    id: 'forms.xlsform.workbookCameAlone',
    defaultMessage: 'The workbook came alone: import a ZIP file with the workbook and its pictures',
  },
  itIsNotInZip: { id: 'forms.xlsform.itIsNotInZip', defaultMessage: 'It is not in the ZIP file' },
  zipHasSeveralOfThisName: {
    id: 'forms.xlsform.zipHasSeveralOfThisName',
    defaultMessage: 'The ZIP file has several files of this name, in different folders',
  },
  itCannotBeUnpacked: {
    id: 'forms.xlsform.itCannotBeUnpacked',
    defaultMessage: 'It cannot be unpacked: the ZIP file is damaged, or packed in an unusual way',
  },
  itIsNotJpegOrPng: {
    id: 'forms.xlsform.itIsNotJpegOrPng',
    defaultMessage: 'It is not a JPEG or PNG image',
  },
  itIsLargerThanPicture: {
    id: 'forms.xlsform.itIsLargerThanPicture',
    defaultMessage: 'It has more than 2 MB: make it smaller',
  },
  formHasAtMostPictures: {
    id: 'forms.xlsform.formHasAtMostPictures',
    defaultMessage: 'A form has at most {most} pictures',
  },
  pictureSays: {
    id: 'forms.xlsform.pictureSays',
    defaultMessage:
      'The picture "{file}" of {called} is described by the label for those who do not see it: say what it shows',
  },
  filesAreLeftOut: {
    id: 'forms.xlsform.filesAreLeftOut',
    defaultMessage:
      '{count, plural, one {# file of the ZIP file is left out, since it is no picture of a note or a question} other {# files of the ZIP file are left out, since they are no pictures of notes or questions}}: {some}{more, plural, =0 {} other { and # more}}',
  },
  isLockedWithPassword: {
    id: 'forms.xlsform.isLockedWithPassword',
    defaultMessage: '{name} is locked with a password.',
  },
  openItInYourSpreadsheet: {
    id: 'forms.xlsform.openItInYourSpreadsheet',
    defaultMessage: 'Open it in your spreadsheet program, remove the password, and save it again.',
  },
  isNotXlsxWorkbook: {
    id: 'forms.xlsform.isNotXlsxWorkbook',
    defaultMessage: '{name} is not an XLSX workbook.',
  },
  chooseExcelWorkbookXlsxOr: {
    id: 'forms.xlsform.chooseExcelWorkbookXlsxOr',
    defaultMessage: 'Choose an Excel workbook (.xlsx), or save the form as one first.',
  },
  importedForm: { id: 'forms.xlsform.importedForm', defaultMessage: 'Imported form' },
  thisIsNotXlsformIt: {
    id: 'forms.xlsform.thisIsNotXlsformIt',
    defaultMessage: 'This is not an XLSForm: it has no sheet called "survey".',
  },
  xlsformIsWorkbookWithSheets: {
    id: 'forms.xlsform.xlsformIsWorkbookWithSheets',
    defaultMessage: 'An XLSForm is a workbook with the sheets survey, choices and settings.',
  },
  nameOfFormIsCut: {
    id: 'forms.xlsform.nameOfFormIsCut',
    defaultMessage: 'The name of the form is cut to {nameLimit} characters',
  },
  whatIsThisRowAbout: { id: 'forms.xlsform.whatIsThisRowAbout', defaultMessage: 'What is this row about?' },
  thereAreRepeatsAndForm: {
    id: 'forms.xlsform.thereAreRepeatsAndForm',
    defaultMessage: 'There are {size} repeats, and a form has one: "{text}" asks which of them a row is',
  },
  thisXlsformHasNoQuestions: {
    id: 'forms.xlsform.thisXlsformHasNoQuestions',
    defaultMessage: 'This XLSForm has no questions that a form can ask.',
  },
  itsSheetSurveyHasNo: {
    id: 'forms.xlsform.itsSheetSurveyHasNo',
    defaultMessage: 'Its sheet "survey" has no questions.',
  },
  thisXlsformIsTooLarge: {
    id: 'forms.xlsform.thisXlsformIsTooLarge',
    defaultMessage: 'This XLSForm is too large.',
  },
  formHasAtMostQuestions: {
    id: 'forms.xlsform.formHasAtMostQuestions',
    defaultMessage: 'A form has at most {most} questions, and a question at most {most} options.',
  },
  losesItsDefaultRequiredQuestionsHave: {
    id: 'forms.xlsform.losesItsDefaultRequiredQuestionsHave',
    defaultMessage: '"{text}" loses its default "{defaultAnswers}": required questions have none',
  },
  isNowRequiredBecauseForm: {
    id: 'forms.xlsform.isNowRequiredBecauseForm',
    defaultMessage: '"{text}" is now required, because a form needs one required question per row',
  },
  thereIsNoQuestion: {
    id: 'forms.xlsform.thereIsNoQuestion',
    defaultMessage: 'there is no question "{name}"',
  },
  isAlwaysAskedBecauseIts: {
    id: 'forms.xlsform.isAlwaysAskedBecauseIts',
    defaultMessage:
      '{called} is always asked, because its condition cannot be kept: {issue} (relevant: {relevant})',
  },
  isAlwaysAskedBecauseItsCondition: {
    id: 'forms.xlsform.isAlwaysAskedBecauseItsCondition',
    defaultMessage: '{called} is always asked, because its condition is too long',
  },
  isLeftOutItself: { id: 'forms.xlsform.isLeftOutItself', defaultMessage: '"{item}" is left out itself' },
  isAskedOncePerRow: {
    id: 'forms.xlsform.isAskedOncePerRow',
    defaultMessage: '"{item}" is asked once per row, and this once per sheet',
  },
  isAskedInAnotherRepeat: {
    id: 'forms.xlsform.isAskedInAnotherRepeat',
    defaultMessage: '"{item}" is asked in another repeat',
  },
  leftOut: { id: 'forms.xlsform.leftOut', defaultMessage: 'Left out' },
  rowsKeptAsBefore: {
    id: 'forms.xlsform.rowsKeptAsBefore',
    defaultMessage:
      '{count, plural, one {# row} other {# rows}} kept as before, {changed, number} changed, {dropped, number} left out.',
  },
  isLeftOutItsColumn: {
    id: 'forms.xlsform.isLeftOutItsColumn',
    defaultMessage: '{quotedCell} is left out: its column has no name',
  },
  isLeftOutItIs: {
    id: 'forms.xlsform.isLeftOutItIs',
    defaultMessage: '{quotedCell} is left out: it is in a second column "{column}"',
  },
  rowWithoutName: { id: 'forms.xlsform.rowWithoutName', defaultMessage: 'A row without a name' },
  askedAsYesOrNo: { id: 'forms.xlsform.askedAsYesOrNo', defaultMessage: '"{title}" is asked as Yes or No' },
  other: { id: 'forms.xlsform.other', defaultMessage: 'Other' },
  commentIsLeftOutIts: {
    id: 'forms.xlsform.commentIsLeftOutIts',
    defaultMessage: 'A comment is left out: its type begins with #',
  },
  rowWithoutTypeAndName: {
    id: 'forms.xlsform.rowWithoutTypeAndName',
    defaultMessage: 'A row without a type and a name is left out',
  },
  isSwitchedOff: { id: 'forms.xlsform.isSwitchedOff', defaultMessage: '{called} is switched off' },
  thereIsNoGroupTo: { id: 'forms.xlsform.thereIsNoGroupTo', defaultMessage: 'There is no group to end here' },
  whatFollowsStandsUnderSame: {
    id: 'forms.xlsform.whatFollowsStandsUnderSame',
    defaultMessage: 'What follows stands under the same header: a header has no end',
  },
  hasNoEndItGoes: {
    id: 'forms.xlsform.hasNoEndItGoes',
    defaultMessage: '{called} has no end; it goes on to the last row',
  },
  datesCanBeComparedAnd: {
    id: 'forms.xlsform.datesCanBeComparedAnd',
    defaultMessage: 'Dates can be compared, and nothing else',
  },
  conditionIsNotNumber: {
    id: 'forms.xlsform.conditionIsNotNumber',
    defaultMessage: 'A condition is not a number',
  },
  isNotNumber: { id: 'forms.xlsform.isNotNumber', defaultMessage: '"{question}" is not a number' },
  textIsNotNumber: { id: 'forms.xlsform.textIsNotNumber', defaultMessage: '"{value}" is not a number' },
  isNotChoiceOf: {
    id: 'forms.xlsform.isNotChoiceOf',
    defaultMessage: '"{text}" is not a choice of "{question}"',
  },
  cannotBeComparedWith: {
    id: 'forms.xlsform.cannotBeComparedWith',
    defaultMessage: '"{question}" cannot be compared with "{text}"',
  },
  itIsTooLong: { id: 'forms.xlsform.itIsTooLong', defaultMessage: 'it is too long' },
  pointHasNoCounterpart: {
    id: 'forms.xlsform.pointHasNoCounterpart',
    defaultMessage: '"." has no counterpart',
  },
  isCalculatedFromItself: {
    id: 'forms.xlsform.isCalculatedFromItself',
    defaultMessage: '"{name}" is calculated from itself',
  },
  stringLengthCanBeCompared: {
    id: 'forms.xlsform.stringLengthCanBeCompared',
    defaultMessage: 'string-length() can be compared with 0 only',
  },
  callHasNoCounterpart: {
    id: 'forms.xlsform.callHasNoCounterpart',
    defaultMessage: '{name}() has no counterpart',
  },
  hasTooFewOrToo: {
    id: 'forms.xlsform.hasTooFewOrToo',
    defaultMessage: '{name}() has too few or too many parts',
  },
  selectedTakesQuestion: {
    id: 'forms.xlsform.selectedTakesQuestion',
    defaultMessage: 'selected() takes a question',
  },
  countSelectedTakesSelectMultiple: {
    id: 'forms.xlsform.countSelectedTakesSelectMultiple',
    defaultMessage: 'count-selected() takes a select_multiple',
  },
  coalesceTakesQuestionFirst: {
    id: 'forms.xlsform.coalesceTakesQuestionFirst',
    defaultMessage: 'coalesce() takes a question first',
  },
  dateIsMadeOfSomething: {
    id: 'forms.xlsform.dateIsMadeOfSomething',
    defaultMessage: 'A date is made of something that is not a date',
  },
  somethingIsMissing: { id: 'forms.xlsform.somethingIsMissing', defaultMessage: 'Something is missing' },
  suchFieldIsNotKept: { id: 'forms.xlsform.suchFieldIsNotKept', defaultMessage: 'Such a field is not kept' },
  thereIsNoCounterpartFor: {
    id: 'forms.xlsform.thereIsNoCounterpartFor',
    defaultMessage: 'There is no counterpart for the type "{word}"',
  },
  pictureIsLeftOut: {
    id: 'forms.xlsform.pictureIsLeftOut',
    defaultMessage:
      'The picture of "{title}" is left out, since a workbook alone has no pictures; it shows: {text}',
  },
  pictureTextIsReadByFormdeck: {
    id: 'forms.xlsform.pictureTextIsReadByFormdeck',
    defaultMessage:
      'What the picture of "{title}" shows is in the column "picture_text": other products do not read it',
  },
  takesShape: {
    id: 'forms.xlsform.takesShape',
    defaultMessage:
      '{geometry, select, line {"distance" takes two points or a line} other {"area" takes an area}}',
  },
  videoCannotBeAnswer: {
    id: 'forms.xlsform.videoCannotBeAnswer',
    defaultMessage: 'A video cannot be an answer',
  },
  soundInBackgroundCannotBe: {
    id: 'forms.xlsform.soundInBackgroundCannotBe',
    defaultMessage: 'Nothing is recorded without being asked for',
  },
  choicesFromFileCannotBe: {
    id: 'forms.xlsform.choicesFromFileCannotBe',
    defaultMessage: 'Choices from a file cannot be read; a catalog may take their place',
  },
  losesMeaningOfEnds: {
    id: 'forms.xlsform.losesMeaningOfEnds',
    defaultMessage: '"{title}" loses what the ends of its scale mean, and its message',
  },
  whoFillsInIsKept: {
    id: 'forms.xlsform.whoFillsInIsKept',
    defaultMessage: 'Who fills in is kept with every sheet anyway',
  },
  whenSomethingWasFilledIn: {
    id: 'forms.xlsform.whenSomethingWasFilledIn',
    defaultMessage: 'When something was filled in is kept with every row anyway',
  },
  nothingIsKeptOfDevice: {
    id: 'forms.xlsform.nothingIsKeptOfDevice',
    defaultMessage: 'Nothing is kept of the device',
  },
  whereSomethingWasFilledIn: {
    id: 'forms.xlsform.whereSomethingWasFilledIn',
    defaultMessage: 'Where something was filled in is not kept',
  },
  changesOfAnswersAreIn: {
    id: 'forms.xlsform.changesOfAnswersAreIn',
    defaultMessage: 'Changes of answers are in the audit log anyway',
  },
  hiddenFieldsAreNotKept: {
    id: 'forms.xlsform.hiddenFieldsAreNotKept',
    defaultMessage: 'Hidden fields are not kept',
  },
  showsButHasNoColumn: {
    id: 'forms.xlsform.showsButHasNoColumn',
    defaultMessage: '{called} shows {columns}: there is no {labelColumn}',
  },
  placeOfSetUpOn: {
    id: 'forms.xlsform.placeOfSetUpOn',
    defaultMessage: 'The place of the set-up on dashboards is left out: an XLSForm has none',
  },
  takesTextOfAnyKind: {
    id: 'forms.xlsform.takesTextOfAnyKind',
    defaultMessage: '"{title}" takes a text of any kind in place of items of some catalog types',
  },
  takesAnyTextInPlace: {
    id: 'forms.xlsform.takesAnyTextInPlace',
    defaultMessage: '"{title}" takes any text in place of a part of the catalog',
  },
  noLongerFollowsAnswerTo: {
    id: 'forms.xlsform.noLongerFollowsAnswerTo',
    defaultMessage: '"{title}" no longer follows the answer to an earlier question',
  },
  hasOptionsWhoseNamesDiffer: {
    id: 'forms.xlsform.hasOptionsWhoseNamesDiffer',
    defaultMessage: '"{text}" has options whose names differ from their values',
  },
  hasDefaultThatXlsformMay: {
    id: 'forms.xlsform.hasDefaultThatXlsformMay',
    defaultMessage: '"{title}" has a default that an XLSForm may calculate',
  },
  isNoLongerHiddenOn: {
    id: 'forms.xlsform.isNoLongerHiddenOn',
    defaultMessage: '"{title}" is no longer hidden on dashboards',
  },
  isNoLongerPinnedOn: {
    id: 'forms.xlsform.isNoLongerPinnedOn',
    defaultMessage: '"{title}" is no longer pinned on dashboards',
  },
  losesItsPlaceOnDashboards: {
    id: 'forms.xlsform.losesItsPlaceOnDashboards',
    defaultMessage: '"{title}" loses its place on dashboards',
  },
  losesItsSetting: {
    id: 'forms.xlsform.losesItsSetting',
    defaultMessage: '"{title}" loses its setting {key} "{value}"',
  },
  hasOptionsThatXlsformReads: {
    id: 'forms.xlsform.hasOptionsThatXlsformReads',
    defaultMessage: '"{title}" has options that an XLSForm reads as markup',
  },
  holdsWhatXlsformReadsAs: {
    id: 'forms.xlsform.holdsWhatXlsformReadsAs',
    defaultMessage: '"{label}" holds what an XLSForm reads as markup',
  },
  aggregationIsLeftOutIt: {
    id: 'forms.xlsform.aggregationIsLeftOutIt',
    defaultMessage: 'The aggregation "{title}" is left out: it is calculated over rows',
  },
  isCalculatedButNotShown: {
    id: 'forms.xlsform.isCalculatedButNotShown',
    defaultMessage: '"{title}" is calculated, but not shown',
  },
  calculationIsLeftOut: {
    id: 'forms.xlsform.calculationIsLeftOut',
    defaultMessage: 'The calculation "{title}" is left out: {issue}',
  },
  holdsWhatXlsformReadsAsReference: {
    id: 'forms.xlsform.holdsWhatXlsformReadsAsReference',
    defaultMessage: '"{title}" holds what an XLSForm reads as a reference',
  },
  isNoteSinceGroupWould: {
    id: 'forms.xlsform.isNoteSinceGroupWould',
    defaultMessage: '"{title}" is a note, since a group would hide its questions too',
  },
  isReadAsHeading: { id: 'forms.xlsform.isReadAsHeading', defaultMessage: '"{title}" is read as a heading' },
  itIsLongerThanCell: {
    id: 'forms.xlsform.itIsLongerThanCell',
    defaultMessage: 'it is longer than a cell of a workbook may be',
  },
  isAlwaysThere: {
    id: 'forms.xlsform.isAlwaysThere',
    defaultMessage:
      '{how, select, asked {"{title}" is always asked, since its condition cannot be written: {issue}} calculated {"{title}" is always calculated, since its condition cannot be written: {issue}} other {"{title}" is always shown, since its condition cannot be written: {issue}}}',
  },
  alertLeftOut: {
    id: 'forms.xlsform.alertLeftOut',
    defaultMessage: 'The alert "{name}" is left out: an XLSForm raises none',
  },
  launchAlertLeftOut: {
    id: 'forms.xlsform.launchAlertLeftOut',
    defaultMessage: 'The follow-up form "{name}" is left out: an XLSForm asks for none',
  },
  groupsLeftOut: {
    id: 'forms.xlsform.groupsLeftOut',
    defaultMessage: 'Groups and testers are left out: an XLSForm does not say who sees it',
  },
  reviewersLeftOut: {
    id: 'forms.xlsform.reviewersLeftOut',
    defaultMessage: 'Reviewers are left out: an XLSForm knows no reviews',
  },
  severalRowsLeftOut: {
    id: 'forms.xlsform.severalRowsLeftOut',
    defaultMessage: 'Several rows at once is left out: an XLSForm is filled in one after the other',
  },
  notificationsLeftOut: {
    id: 'forms.xlsform.notificationsLeftOut',
    defaultMessage: 'Notifications are left out: an XLSForm sends none',
  },
  catalogTypesLeftOut: {
    id: 'forms.xlsform.catalogTypesLeftOut',
    defaultMessage: 'Catalog types are left out: an XLSForm knows no catalog',
  },
  descriptionLeftOut: {
    id: 'forms.xlsform.descriptionLeftOut',
    defaultMessage: 'The description is left out: an XLSForm has none',
  },
  askedAsTextSinceThere: {
    id: 'forms.xlsform.askedAsTextSinceThere',
    defaultMessage: '"{title}" is asked as text, since there is no "{label}"',
  },
  askedAsSeconds: {
    id: 'forms.xlsform.askedAsSeconds',
    defaultMessage: '"{title}" is asked as a whole number of seconds, since there is no "{label}"',
  },
  itReadsQuestionThatIs: {
    id: 'forms.xlsform.itReadsQuestionThatIs',
    defaultMessage: 'It reads a question that is not asked there',
  },
  andCannotBeCompared: {
    id: 'forms.xlsform.andCannotBeCompared',
    defaultMessage: '"{left}" and "{right}" cannot be compared',
  },
  cannotBeComparedWithValue: {
    id: 'forms.xlsform.cannotBeComparedWithValue',
    defaultMessage: '"{title}" cannot be compared with {stringify}',
  },
  isNotOptionOf: {
    id: 'forms.xlsform.isNotOptionOf',
    defaultMessage: '{stringify} is not an option of "{title}"',
  },
  questionIsNotDate: { id: 'forms.xlsform.questionIsNotDate', defaultMessage: '"{title}" is not a date' },
  onlyDaysOfDatesCan: {
    id: 'forms.xlsform.onlyDaysOfDatesCan',
    defaultMessage: 'Only days of dates can be compared',
  },
  valueIsNotDate: { id: 'forms.xlsform.valueIsNotDate', defaultMessage: '{at} is not a date' },
  listCannotBeWritten: {
    id: 'forms.xlsform.listCannotBeWritten',
    defaultMessage: 'A list cannot be written',
  },
  cannotBeWritten: { id: 'forms.xlsform.cannotBeWritten', defaultMessage: '{text} cannot be written' },
  textWithBothKindsOf: {
    id: 'forms.xlsform.textWithBothKindsOf',
    defaultMessage: 'A text with both kinds of quotes cannot be written',
  },
  expressionIsTooLong: {
    id: 'forms.xlsform.expressionIsTooLong',
    defaultMessage: 'The expression is too long',
  },
  expressionEndsTooEarly: {
    id: 'forms.xlsform.expressionEndsTooEarly',
    defaultMessage: 'The expression ends too early',
  },
  isNotExpectedThere: {
    id: 'forms.xlsform.isNotExpectedThere',
    defaultMessage: '"{token}" is not expected there',
  },
  expressionIsNestedTooDeeply: {
    id: 'forms.xlsform.expressionIsNestedTooDeeply',
    defaultMessage: 'The expression is nested too deeply',
  },
  restIsNotExpected: {
    id: 'forms.xlsform.restIsNotExpected',
    defaultMessage: '"{rest}" is not expected there',
  },
  cannotBeRead: { id: 'forms.xlsform.cannotBeRead', defaultMessage: '"{plain}" cannot be read' },
  andMoreRows: {
    id: 'forms.xlsform.andMoreRows',
    defaultMessage: 'And {count, plural, one {# more row} other {# more rows}}.',
  },
  settingLeftOut: { id: 'forms.xlsform.settingLeftOut', defaultMessage: '{column} "{text}" is left out' },
  settingLeftOutWhy: {
    id: 'forms.xlsform.settingLeftOutWhy',
    defaultMessage: '{column} "{text}" is left out: {why}',
  },
  keptAs: { id: 'forms.xlsform.keptAs', defaultMessage: '"{title}" as {type}' },
  reportPlace: { id: 'forms.xlsform.reportPlace', defaultMessage: '{sheet}, row {row}' },
  titleOfRow: { id: 'forms.xlsform.titleOfRow', defaultMessage: '{title} (row {row})' },
  thereIsNoListOfChoices: {
    id: 'forms.xlsform.thereIsNoListOfChoices',
    defaultMessage: 'There is no list "{list}" of choices',
  },
  losesColumns: { id: 'forms.xlsform.losesColumns', defaultMessage: '{called} loses {named}' },
  mustKeepToPassable: {
    id: 'forms.xlsform.mustKeepToPassable',
    defaultMessage: '"{title}" has a rule that may be passed with a reason: in an XLSForm it must be kept',
  },
  distanceTakesTwoPoints: {
    id: 'forms.xlsform.distanceTakesTwoPoints',
    defaultMessage: 'distance() takes two points: questions that ask for one, or constants',
  },
  questionIsNotPlace: {
    id: 'forms.xlsform.questionIsNotPlace',
    defaultMessage: '"{title}" does not ask for a place',
  },
});
