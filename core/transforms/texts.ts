// What core/transforms says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  newRecipe: { id: 'transforms.newRecipe', defaultMessage: 'New recipe' },
  saveRecipe: { id: 'transforms.saveRecipe', defaultMessage: 'Save recipe' },
  recipeWasSaved: { id: 'transforms.recipeWasSaved', defaultMessage: 'The recipe "{name}" was saved' },
  yourRecipeCouldNotBe: {
    id: 'transforms.yourRecipeCouldNotBe',
    defaultMessage: 'Your recipe could not be saved. Please try again.',
  },
  changedRecipeWasSaved: {
    id: 'transforms.changedRecipeWasSaved',
    defaultMessage: 'The recipe "{input}" was saved',
  },
  deleteThisRecipe: { id: 'transforms.deleteThisRecipe', defaultMessage: 'Delete this recipe?' },
  willBeDeletedForEveryone: {
    id: 'transforms.willBeDeletedForEveryone',
    defaultMessage:
      '"{name}" will be deleted for everyone, and scheduled commands that use it will fail. This action cannot be undone.',
  },
  recipeWasDeleted: { id: 'transforms.recipeWasDeleted', defaultMessage: 'The recipe "{name}" was deleted' },
  errorOccurredWhileDeletingYour: {
    id: 'transforms.errorOccurredWhileDeletingYour',
    defaultMessage: 'An error occurred while deleting your recipe. Please try again.',
  },
  onlyOneStepCanTurn: {
    id: 'transforms.onlyOneStepCanTurn',
    defaultMessage: 'Only one step can turn columns into rows',
  },
  specifyHowHeaderLineBegins: {
    id: 'transforms.specifyHowHeaderLineBegins',
    defaultMessage: 'Specify how the header line begins: otherwise it is the first line',
  },
  isUsedTwice: { id: 'transforms.isUsedTwice', defaultMessage: '"{name}" is used twice' },
  by: { id: 'transforms.by', defaultMessage: 'By' },
  note: { id: 'transforms.note', defaultMessage: 'Note' },
  byUser: { id: 'transforms.byUser', defaultMessage: 'By {userName}' },
  cannotBeUsedHereUse: {
    id: 'transforms.cannotBeUsedHereUse',
    defaultMessage: '"{operator}" cannot be used here: use "answered" with a column',
  },
  varMustBeColumn: { id: 'transforms.varMustBeColumn', defaultMessage: '"var" must be a column' },
  turnIntoRowsOfAnd: {
    id: 'transforms.turnIntoRowsOfAnd',
    defaultMessage: 'Turn {listed} into rows of {nameTo} and {valueTo}',
  },
  othersBecomeEmpty: { id: 'transforms.othersBecomeEmpty', defaultMessage: 'others become empty' },
  othersAreError: { id: 'transforms.othersAreError', defaultMessage: 'others are an error' },
  thereIsNoRecipe: { id: 'transforms.thereIsNoRecipe', defaultMessage: 'There is no recipe "{given}".' },
  seeFormdeckTransformsList: {
    id: 'transforms.seeFormdeckTransformsList',
    defaultMessage: 'See `formdeck transforms list`.',
  },
  nothingWasConverted: { id: 'transforms.nothingWasConverted', defaultMessage: 'Nothing was converted.' },
  nothingConvertedFurther: {
    id: 'transforms.nothingConvertedFurther',
    defaultMessage:
      '{more, plural, =0 {Nothing was converted. Further ones: {issues}} other {Nothing was converted. Further ones: {issues} And # or more.}}',
  },
  recipeIsEmpty: { id: 'transforms.recipeIsEmpty', defaultMessage: 'The recipe is empty.' },
  changeRecipeOrChooseOne: {
    id: 'transforms.changeRecipeOrChooseOne',
    defaultMessage: 'Change the recipe, or choose the one that fits this file.',
  },
  transforms: { id: 'transforms.transforms', defaultMessage: 'Transforms' },
  convertDevicesFileIntoCsv: {
    id: 'transforms.convertDevicesFileIntoCsv',
    defaultMessage:
      "Convert a device's file into a CSV that a form can import. The file stays on this computer.",
  },
  comesWithFormdeck: { id: 'transforms.comesWithFormdeck', defaultMessage: 'Comes with Formdeck' },
  thereAreNoRecipes: { id: 'transforms.thereAreNoRecipes', defaultMessage: 'There are no recipes.' },
  chooseTransformType: { id: 'transforms.chooseTransformType', defaultMessage: 'Choose a transform type' },
  chooseTransformTypeFirst: {
    id: 'transforms.chooseTransformTypeFirst',
    defaultMessage: 'Choose a transform type first.',
  },
  onlyCsvFormatIsAccepted: {
    id: 'transforms.onlyCsvFormatIsAccepted',
    defaultMessage: 'Only CSV format is Accepted. The maximum allowed size is 2MB.',
  },
  fileMustBePicked: { id: 'transforms.fileMustBePicked', defaultMessage: 'A file must be picked' },
  howToImportConvertedFile: {
    id: 'transforms.howToImportConvertedFile',
    defaultMessage: 'How to import the converted file',
  },
  unableToLoadTransforms: {
    id: 'transforms.unableToLoadTransforms',
    defaultMessage: 'Unable to load the transforms.',
  },
  forLargerFilesOrNightly: {
    id: 'transforms.forLargerFilesOrNightly',
    defaultMessage: 'For larger files or nightly jobs, use the command:',
  },
  chooseTransformTypeAndFile: {
    id: 'transforms.chooseTransformTypeAndFile',
    defaultMessage:
      'Choose the transform type and the file exported by the device, then press Submit. The converted CSV is saved to your downloads.',
  },
  openFormsAndChooseImport: {
    id: 'transforms.openFormsAndChooseImport',
    defaultMessage: 'Open Forms, and choose Import Data in the menu of the form. It must be published.',
  },
  giveConvertedFileToManager: {
    id: 'transforms.giveConvertedFileToManager',
    defaultMessage:
      'Give the converted file to a manager: managers and admins import data. They open Forms and choose Import Data in the menu of the form.',
  },
  dropConvertedFileThereIts: {
    id: 'transforms.dropConvertedFileThereIts',
    defaultMessage:
      'Drop the converted file there. Its columns are matched with questions of the same name; change any that do not fit.',
  },
  lookAtPreviewThenPress: {
    id: 'transforms.lookAtPreviewThenPress',
    defaultMessage: 'Look at the preview, then press Submit. Rows that cannot be read are kept, to be fixed.',
  },
  line: { id: 'transforms.line', defaultMessage: 'Line' },
  testPiece: { id: 'transforms.testPiece', defaultMessage: 'Test piece' },
  metalDetection: { id: 'transforms.metalDetection', defaultMessage: 'Metal detection' },
  exportOfMetalDetectorOne: {
    id: 'transforms.exportOfMetalDetectorOne',
    defaultMessage: 'The export of a metal detector: one row for each product and each test piece.',
  },
  deviceFilesToCsv: { id: 'transforms.deviceFilesToCsv', defaultMessage: 'device files to CSV' },
  transformsAreTurnedOffFor: {
    id: 'transforms.transformsAreTurnedOffFor',
    defaultMessage: 'Transforms are turned off for your company.',
  },
  onlyManagersAndAdminsMay: {
    id: 'transforms.onlyManagersAndAdminsMay',
    defaultMessage: 'Only managers and admins may change recipes.',
  },
  fileEndsWithinLinesSkipped: {
    id: 'transforms.fileEndsWithinLinesSkipped',
    defaultMessage:
      'The file ends within the {skipLines, plural, one {# line} other {# lines}} skipped above its header',
  },
  noLineBeginsWithAs: {
    id: 'transforms.noLineBeginsWithAs',
    defaultMessage: 'No line begins with "{headerStartsWith}", as the header does',
  },
  thisRowIsLongerThan: {
    id: 'transforms.thisRowIsLongerThan',
    defaultMessage: 'This row is longer than 1 MB',
  },
  thereIsNoLineAbove: {
    id: 'transforms.thereIsNoLineAbove',
    defaultMessage: 'There is no line "{label}" above the header',
  },
  thisRowHasCellsHeader: {
    id: 'transforms.thisRowHasCellsHeader',
    defaultMessage: 'This row has {length, plural, one {# cell} other {# cells}}, the header has {columns}',
  },
  isInNoneOfIts: {
    id: 'transforms.isInNoneOfIts',
    defaultMessage: '{message}: "{shortened}" is in none of its columns',
  },
  fileIsEmpty: { id: 'transforms.fileIsEmpty', defaultMessage: 'The file is empty' },
  thereAreNoRowsBelow: {
    id: 'transforms.thereAreNoRowsBelow',
    defaultMessage: 'There are no rows below the header',
  },
  quoteInThisLineIs: {
    id: 'transforms.quoteInThisLineIs',
    defaultMessage: 'A quote in this line is not closed properly',
  },
  thisIsNotTextFile: { id: 'transforms.thisIsNotTextFile', defaultMessage: 'This is not a text file' },
  noRecipe: { id: 'transforms.noRecipe', defaultMessage: 'This is not a recipe: {issue}' },
  noRecipeAt: { id: 'transforms.noRecipeAt', defaultMessage: 'This is not a recipe: {issue} ({field})' },
  formdeckTransformsShowMetalDetection: {
    id: 'transforms.formdeckTransformsShowMetalDetection',
    defaultMessage: '`formdeck transforms show metal-detection` prints one to begin with.',
  },
  textCannotContainZeroByte: {
    id: 'transforms.textCannotContainZeroByte',
    defaultMessage: 'Text cannot contain a zero byte',
  },
  enterColumnName: { id: 'transforms.enterColumnName', defaultMessage: 'Enter a column name' },
  atMost200Characters: { id: 'transforms.atMost200Characters', defaultMessage: 'At most 200 characters' },
  atMostColumns: { id: 'transforms.atMostColumns', defaultMessage: 'At most {columnsLimit} columns' },
  atMost1000Lines: { id: 'transforms.atMost1000Lines', defaultMessage: 'At most 1,000 lines' },
  enterSeparator: { id: 'transforms.enterSeparator', defaultMessage: 'Enter the separator' },
  enterValueToReplace: { id: 'transforms.enterValueToReplace', defaultMessage: 'Enter a value to replace' },
  atMost1000Values: { id: 'transforms.atMost1000Values', defaultMessage: 'At most 1,000 values' },
  atMostSteps: { id: 'transforms.atMostSteps', defaultMessage: 'At most {stepsLimit} steps' },
  nameIsRequired: { id: 'transforms.nameIsRequired', defaultMessage: 'A name is required' },
  atMostCharacters: {
    id: 'transforms.atMostCharacters',
    defaultMessage: 'At most {transformNameLimit} characters',
  },
  atMost1000Characters: { id: 'transforms.atMost1000Characters', defaultMessage: 'At most 1,000 characters' },
  keepColumns: { id: 'transforms.keepColumns', defaultMessage: 'Keep columns' },
  onlyTheseColumnsInThis: {
    id: 'transforms.onlyTheseColumnsInThis',
    defaultMessage: 'Only these columns, in this order',
  },
  dropColumns: { id: 'transforms.dropColumns', defaultMessage: 'Drop columns' },
  allExceptTheseColumns: {
    id: 'transforms.allExceptTheseColumns',
    defaultMessage: 'All except these columns',
  },
  renameColumn: { id: 'transforms.renameColumn', defaultMessage: 'Rename a column' },
  sameValuesUnderAnotherName: {
    id: 'transforms.sameValuesUnderAnotherName',
    defaultMessage: 'The same values under another name',
  },
  readDate: { id: 'transforms.readDate', defaultMessage: 'Read a date' },
  combineDateAndTimeFrom: {
    id: 'transforms.combineDateAndTimeFrom',
    defaultMessage: 'Combine a date and a time from another column',
  },
  readNumbers: { id: 'transforms.readNumbers', defaultMessage: 'Read numbers' },
  decimalCommasAndThousandsSeparators: {
    id: 'transforms.decimalCommasAndThousandsSeparators',
    defaultMessage: 'Decimal commas and thousands separators',
  },
  replaceValues: { id: 'transforms.replaceValues', defaultMessage: 'Replace values' },
  replaceDevicesWordsWithForms: {
    id: 'transforms.replaceDevicesWordsWithForms',
    defaultMessage: "Replace the device's words with the form's",
  },
  splitColumn: { id: 'transforms.splitColumn', defaultMessage: 'Split a column' },
  splitTextIntoColumns: {
    id: 'transforms.splitTextIntoColumns',
    defaultMessage: 'Split a text into columns',
  },
  joinColumns: { id: 'transforms.joinColumns', defaultMessage: 'Join columns' },
  joinColumnsIntoOneText: {
    id: 'transforms.joinColumnsIntoOneText',
    defaultMessage: 'Join columns into one text',
  },
  setColumn: { id: 'transforms.setColumn', defaultMessage: 'Set a column' },
  sameValueInEveryRow: {
    id: 'transforms.sameValueInEveryRow',
    defaultMessage: 'The same value in every row',
  },
  keepOrDropRows: { id: 'transforms.keepOrDropRows', defaultMessage: 'Keep or drop rows' },
  byCondition: { id: 'transforms.byCondition', defaultMessage: 'By a condition' },
  turnColumnsIntoRows: { id: 'transforms.turnColumnsIntoRows', defaultMessage: 'Turn columns into rows' },
  rowForEachOfSome: { id: 'transforms.rowForEachOfSome', defaultMessage: 'A row for each of some columns' },
  joinedTextIsLongerThan: {
    id: 'transforms.joinedTextIsLongerThan',
    defaultMessage: 'The joined text is longer than 1 MB',
  },
  isNotDateFormat: { id: 'transforms.isNotDateFormat', defaultMessage: '"{format}" is not a date format' },
  isNotDateLike: {
    id: 'transforms.isNotDateLike',
    defaultMessage: '"{text}" is not a date such as {example}',
  },
  isNotDateAs: { id: 'transforms.isNotDateAs', defaultMessage: '"{text}" is not a date as {format}' },
  isNotOneOfRecipes: {
    id: 'transforms.isNotOneOfRecipes',
    defaultMessage: '"{shortened}" is not one of the recipe\'s values: {list}',
  },
  twoColumnsWouldBeCalled: {
    id: 'transforms.twoColumnsWouldBeCalled',
    defaultMessage: 'Two columns would be called "{shortened}"',
  },
  noSuchColumns: {
    id: 'transforms.noSuchColumns',
    defaultMessage:
      '{more, plural, =0 {There is no column {named}; there are {there}} other {There is no column {named}; there are {there} and # more}}',
  },
  rowMadeFromThisOne: {
    id: 'transforms.rowMadeFromThisOne',
    defaultMessage: 'A row made from this one is longer than 1 MB',
  },
  rowsMadeFromThisOne: {
    id: 'transforms.rowsMadeFromThisOne',
    defaultMessage: 'The rows made from this one are longer than 16 MB',
  },
  renameTo: { id: 'transforms.renameTo', defaultMessage: 'Rename {column} to {to}' },
  readAs: { id: 'transforms.readAs', defaultMessage: 'Read {date} as {format} into {to}' },
  readBothAs: { id: 'transforms.readBothAs', defaultMessage: 'Read {date} and {time} as {format} into {to}' },
  readAsNumbers: {
    id: 'transforms.readAsNumbers',
    defaultMessage: 'Read {columns} as numbers with a decimal {decimal, select, comma {comma} other {point}}',
  },
  replaceValuesInto: {
    id: 'transforms.replaceValuesInto',
    defaultMessage: 'Replace values of {column} into {to}: {pairs}',
  },
  splitAt: { id: 'transforms.splitAt', defaultMessage: 'Split {column} at {separator} into {into}' },
  joinInto: { id: 'transforms.joinInto', defaultMessage: 'Join {columns} into {to}' },
  setTo: { id: 'transforms.setTo', defaultMessage: 'Set {column} to {value}' },
  isNotNumberWith: {
    id: 'transforms.isNotNumberWith',
    defaultMessage: '"{text}" is not a number with a decimal {decimal, select, comma {comma} other {point}}',
  },
  othersStay: { id: 'transforms.othersStay', defaultMessage: 'others stay' },
  moreCount: { id: 'transforms.moreCount', defaultMessage: '{count} more' },
  keepOnly: { id: 'transforms.keepOnly', defaultMessage: 'Keep {columns}' },
  dropOnly: { id: 'transforms.dropOnly', defaultMessage: 'Drop {columns}' },
  replaceValuesOf: {
    id: 'transforms.replaceValuesOf',
    defaultMessage: 'Replace values of {column}: {pairs}',
  },
  createdRecipeOfTransforms: {
    id: 'transforms.createdRecipeOfTransforms',
    defaultMessage:
      '{who} created {hasName, select, true {the recipe "{name}"} other {a recipe}} of transforms',
  },
  changedRecipeOfTransforms: {
    id: 'transforms.changedRecipeOfTransforms',
    defaultMessage:
      '{who} changed {hasName, select, true {the recipe "{name}"} other {a recipe}} of transforms',
  },
  deletedRecipeOfTransforms: {
    id: 'transforms.deletedRecipeOfTransforms',
    defaultMessage:
      '{who} deleted {hasName, select, true {the recipe "{name}"} other {a recipe}} of transforms',
  },
  isNotDateFormatSuch: {
    id: 'transforms.isNotDateFormatSuch',
    defaultMessage: '"{format}" is not a date format, such as dd.MM.yyyy HH:mm:ss',
  },
  changed: { id: 'transforms.changed', defaultMessage: 'Changed' },
  where: { id: 'transforms.where', defaultMessage: 'where {column} {operator}{value}' },
  idNameBy: { id: 'transforms.idNameBy', defaultMessage: '{id}  {name}  by {userName}' },
  column: { id: 'transforms.column', defaultMessage: 'column "{column}"' },
  recipes: { id: 'transforms.recipes', defaultMessage: 'Recipes' },
  transformType: { id: 'transforms.transformType', defaultMessage: 'Transform type' },
  chooseColumnThatDatesRows: {
    id: 'transforms.chooseColumnThatDatesRows',
    defaultMessage: 'Choose the column that dates the rows. A converted date is read as yyyy-MM-dd HH:mm:ss.',
  },
  value: { id: 'transforms.value', defaultMessage: 'Value' },
  isNot: { id: 'transforms.isNot', defaultMessage: 'is not' },
  isAbove: { id: 'transforms.isAbove', defaultMessage: 'is above' },
  isBelow: { id: 'transforms.isBelow', defaultMessage: 'is below' },
  isFilled: { id: 'transforms.isFilled', defaultMessage: 'is filled' },
  isEmpty: { id: 'transforms.isEmpty', defaultMessage: 'is empty' },
  suchAs: { id: 'transforms.suchAs', defaultMessage: 'such as {example}' },
  keepRows: { id: 'transforms.keepRows', defaultMessage: 'Keep rows {condition}' },
  dropRows: { id: 'transforms.dropRows', defaultMessage: 'Drop rows {condition}' },
  stepAt: { id: 'transforms.stepAt', defaultMessage: 'Step {number}: {text}' },
  whereJson: { id: 'transforms.whereJson', defaultMessage: 'where {condition}' },
  lineAt: { id: 'transforms.lineAt', defaultMessage: 'line {line}' },
  recipeCount: {
    id: 'transforms.recipeCount',
    defaultMessage: '{count, plural, one {# recipe} other {# recipes}}',
  },
});
