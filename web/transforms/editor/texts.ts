// What web/transforms/editor says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  chooseColumn: { id: 'transforms.web.editor.chooseColumn', defaultMessage: 'Choose a column' },
  noSuchColumn: { id: 'transforms.web.editor.noSuchColumn', defaultMessage: 'No such column' },
  typeNameAndPressEnter: {
    id: 'transforms.web.editor.typeNameAndPressEnter',
    defaultMessage: 'Type a name and press Enter',
  },
  nameOfColumn: { id: 'transforms.web.editor.nameOfColumn', defaultMessage: 'Name of the column' },
  rows: { id: 'transforms.web.editor.rows', defaultMessage: 'Rows' },
  keepThose: { id: 'transforms.web.editor.keepThose', defaultMessage: 'Keep those' },
  dropThose: { id: 'transforms.web.editor.dropThose', defaultMessage: 'Drop those' },
  whose: { id: 'transforms.web.editor.whose', defaultMessage: 'Whose' },
  condition: { id: 'transforms.web.editor.condition', defaultMessage: 'Condition' },
  value: { id: 'transforms.web.editor.value', defaultMessage: 'Value' },
  thisIsNotNumber: { id: 'transforms.web.editor.thisIsNotNumber', defaultMessage: 'This is not a number' },
  jsonLogicWhoseVariablesAre: {
    id: 'transforms.web.editor.jsonLogicWhoseVariablesAre',
    defaultMessage: 'JSON-logic, whose variables are columns',
  },
  thisIsNotValidJson: {
    id: 'transforms.web.editor.thisIsNotValidJson',
    defaultMessage: 'This is not valid JSON',
  },
  automatic: { id: 'transforms.web.editor.automatic', defaultMessage: 'Automatic' },
  windows1252: { id: 'transforms.web.editor.windows1252', defaultMessage: 'Windows-1252' },
  utf16LittleEndian: {
    id: 'transforms.web.editor.utf16LittleEndian',
    defaultMessage: 'UTF-16, little-endian',
  },
  utf16BigEndian: { id: 'transforms.web.editor.utf16BigEndian', defaultMessage: 'UTF-16, big-endian' },
  comma: { id: 'transforms.web.editor.comma', defaultMessage: 'Comma' },
  semicolon: { id: 'transforms.web.editor.semicolon', defaultMessage: 'Semicolon' },
  tab: { id: 'transforms.web.editor.tab', defaultMessage: 'Tab' },
  bar: { id: 'transforms.web.editor.bar', defaultMessage: 'Bar' },
  delimiter: { id: 'transforms.web.editor.delimiter', defaultMessage: 'Delimiter' },
  encoding: { id: 'transforms.web.editor.encoding', defaultMessage: 'Encoding' },
  linesAboveHeader: {
    id: 'transforms.web.editor.linesAboveHeader',
    defaultMessage: 'Lines above the header',
  },
  thisManyAreSkipped: {
    id: 'transforms.web.editor.thisManyAreSkipped',
    defaultMessage: 'This many are skipped',
  },
  headerBeginsWith: {
    id: 'transforms.web.editor.headerBeginsWith',
    defaultMessage: 'The header begins with',
  },
  whereTheirNumberDiffers: {
    id: 'transforms.web.editor.whereTheirNumberDiffers',
    defaultMessage: 'Where their number differs',
  },
  suchAsDateTime: { id: 'transforms.web.editor.suchAsDateTime', defaultMessage: 'Such as: Date;Time;' },
  valuesFromLinesAboveIt: {
    id: 'transforms.web.editor.valuesFromLinesAboveIt',
    defaultMessage: 'Values from the lines above it',
  },
  onePerLineStartOf: {
    id: 'transforms.web.editor.onePerLineStartOf',
    defaultMessage: 'One per line: start of the line = column name',
  },
  serialDevice: { id: 'transforms.web.editor.serialDevice', defaultMessage: 'Serial = Device' },
  skipLinesThatBeginWith: {
    id: 'transforms.web.editor.skipLinesThatBeginWith',
    defaultMessage: 'Skip lines that begin with',
  },
  suchAsTotal: { id: 'transforms.web.editor.suchAsTotal', defaultMessage: 'Such as: Total;' },
  fillRowsThatHaveToo: {
    id: 'transforms.web.editor.fillRowsThatHaveToo',
    defaultMessage: 'Fill rows that have too few cells',
  },
  whenOffSuchRowIs: {
    id: 'transforms.web.editor.whenOffSuchRowIs',
    defaultMessage: 'When off, such a row is an error.',
  },
  whatIsShownOfSample: {
    id: 'transforms.web.editor.whatIsShownOfSample',
    defaultMessage: 'What is shown of the sample',
  },
  before: { id: 'transforms.web.editor.before', defaultMessage: 'Before' },
  after: { id: 'transforms.web.editor.after', defaultMessage: 'After' },
  stepsNeedYourAttentionResult: {
    id: 'transforms.web.editor.stepsNeedYourAttentionResult',
    defaultMessage: 'The steps need your attention: the result appears once they are complete.',
  },
  rowsBecomeRows: {
    id: 'transforms.web.editor.rowsBecomeRows',
    defaultMessage:
      '{rowsRead, plural, one {# row} other {# rows}} become {rowsWritten, plural, one {# row} other {# rows}}.',
  },
  sample: { id: 'transforms.web.editor.sample', defaultMessage: 'The sample: {caption}' },
  editRecipe: { id: 'transforms.web.editor.editRecipe', defaultMessage: 'Edit recipe' },
  suchAsScaleLine4: {
    id: 'transforms.web.editor.suchAsScaleLine4',
    defaultMessage: 'Such as: Scale, line 4',
  },
  whichDeviceAndWhichForm: {
    id: 'transforms.web.editor.whichDeviceAndWhichForm',
    defaultMessage: 'Which device, and which form its data belongs to',
  },
  file: { id: 'transforms.web.editor.file', defaultMessage: 'The file' },
  howTableIsLaidOut: {
    id: 'transforms.web.editor.howTableIsLaidOut',
    defaultMessage: "How the table is laid out in the device's file.",
  },
  steps: { id: 'transforms.web.editor.steps', defaultMessage: 'Steps' },
  whatHappensToEachRow: {
    id: 'transforms.web.editor.whatHappensToEachRow',
    defaultMessage: 'What happens to each row, in this order.',
  },
  withoutStepsTableStaysAs: {
    id: 'transforms.web.editor.withoutStepsTableStaysAs',
    defaultMessage: 'Without steps the table stays as it is, in UTF-8 with commas.',
  },
  addStep: { id: 'transforms.web.editor.addStep', defaultMessage: 'Add a step' },
  sampleFile: { id: 'transforms.web.editor.sampleFile', defaultMessage: 'Sample file' },
  itStaysOnThisComputer: {
    id: 'transforms.web.editor.itStaysOnThisComputer',
    defaultMessage: 'It stays on this computer. The result of the recipe updates here as you edit.',
  },
  dropDeviceFileHere: {
    id: 'transforms.web.editor.dropDeviceFileHere',
    defaultMessage: 'Drop a device file here',
  },
  itsFirstLinesAreEnough: {
    id: 'transforms.web.editor.itsFirstLinesAreEnough',
    defaultMessage: 'Its first lines are enough',
  },
  anotherFile: { id: 'transforms.web.editor.anotherFile', defaultMessage: 'Another file' },
  moveUp: { id: 'transforms.web.editor.moveUp', defaultMessage: 'Move up: {title}' },
  moveDown: { id: 'transforms.web.editor.moveDown', defaultMessage: 'Move down: {title}' },
  deleteText: { id: 'transforms.web.editor.deleteText', defaultMessage: 'Delete: {title}' },
  newName: { id: 'transforms.web.editor.newName', defaultMessage: 'New name' },
  time: { id: 'transforms.web.editor.time', defaultMessage: 'Time' },
  inSameColumn: { id: 'transforms.web.editor.inSameColumn', defaultMessage: 'In the same column' },
  format: { id: 'transforms.web.editor.format', defaultMessage: 'Format' },
  ofDate: { id: 'transforms.web.editor.ofDate', defaultMessage: 'Of the date' },
  ofBothWithSpaceBetween: {
    id: 'transforms.web.editor.ofBothWithSpaceBetween',
    defaultMessage: 'Of both, with a space between',
  },
  decimalsBehind: { id: 'transforms.web.editor.decimalsBehind', defaultMessage: 'Decimals behind a' },
  commaNumbers: { id: 'transforms.web.editor.commaNumbers', defaultMessage: 'Comma: 1.234,5' },
  pointNumbers: { id: 'transforms.web.editor.pointNumbers', defaultMessage: 'Point: 1,234.5' },
  at: { id: 'transforms.web.editor.at', defaultMessage: 'At' },
  separator: { id: 'transforms.web.editor.separator', defaultMessage: 'The separator' },
  into: { id: 'transforms.web.editor.into', defaultMessage: 'Into' },
  withText: { id: 'transforms.web.editor.withText', defaultMessage: 'With' },
  column: { id: 'transforms.web.editor.column', defaultMessage: 'Column' },
  theirNamesInto: { id: 'transforms.web.editor.theirNamesInto', defaultMessage: 'Their names into' },
  theirValuesInto: { id: 'transforms.web.editor.theirValuesInto', defaultMessage: 'Their values into' },
  noRowForEmptyValue: {
    id: 'transforms.web.editor.noRowForEmptyValue',
    defaultMessage: 'No row for an empty value',
  },
  columns: { id: 'transforms.web.editor.columns', defaultMessage: 'Columns' },
  sameColumn: { id: 'transforms.web.editor.sameColumn', defaultMessage: 'The same column' },
  values: { id: 'transforms.web.editor.values', defaultMessage: 'Values' },
  onePerLineDeviceValue: {
    id: 'transforms.web.editor.onePerLineDeviceValue',
    defaultMessage: 'One per line: device value = form value',
  },
  anyOtherValue: { id: 'transforms.web.editor.anyOtherValue', defaultMessage: 'Any other value' },
  staysAsItIs: { id: 'transforms.web.editor.staysAsItIs', defaultMessage: 'stays as it is' },
  isError: { id: 'transforms.web.editor.isError', defaultMessage: 'is an error' },
  furtherIssues: {
    id: 'transforms.web.editor.furtherIssues',
    defaultMessage: 'And {count, plural, one {# further issue} other {# further issues}}, or more.',
  },
  becomesEmpty: { id: 'transforms.web.editor.becomesEmpty', defaultMessage: 'becomes empty' },
});
