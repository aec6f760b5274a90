// What cli/codes says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  itemsOfWhichBranch: { id: 'codes.cli.itemsOfWhichBranch', defaultMessage: 'Items of which branch?' },
  itemsOfWhichType: { id: 'codes.cli.itemsOfWhichType', defaultMessage: 'Items of which type?' },
  printedBelowEachCode: { id: 'codes.cli.printedBelowEachCode', defaultMessage: 'printed below each code' },
  opensForm: { id: 'codes.cli.opensForm', defaultMessage: 'Opens form' },
  whichFormDoCodesOpen: {
    id: 'codes.cli.whichFormDoCodesOpen',
    defaultMessage: 'Which form do the codes open?',
  },
  whichQuestionDoesValueAnswer: {
    id: 'codes.cli.whichQuestionDoesValueAnswer',
    defaultMessage: 'Which question does the value answer?',
  },
  a4Paper: { id: 'codes.cli.a4Paper', defaultMessage: 'A4 paper' },
  letterPaper: { id: 'codes.cli.letterPaper', defaultMessage: 'Letter paper' },
  staticValue: { id: 'codes.cli.staticValue', defaultMessage: 'STATIC VALUE' },
  formAndQuestionBelongTogether: {
    id: 'codes.cli.formAndQuestionBelongTogether',
    defaultMessage: '--form and --question belong together.',
  },
  catalogAndExcludeEachOther: {
    id: 'codes.cli.catalogAndExcludeEachOther',
    defaultMessage: '--catalog and --{other} exclude each other.',
  },
  codesOfItemsContainCatalogs: {
    id: 'codes.cli.codesOfItemsContainCatalogs',
    defaultMessage: "The codes of items contain the catalog's values.",
  },
  itemTypeBelongsToCatalog: {
    id: 'codes.cli.itemTypeBelongsToCatalog',
    defaultMessage: '--item-type belongs to --catalog.',
  },
  thereAreNoLabelsCalled: {
    id: 'codes.cli.thereAreNoLabelsCalled',
    defaultMessage: 'There are no labels called "{given}".',
  },
  chooseOneOf: { id: 'codes.cli.chooseOneOf', defaultMessage: 'Choose one of {names}.' },
  hasNoQuestion: { id: 'codes.cli.hasNoQuestion', defaultMessage: '"{form}" has no question "{question}".' },
  seeFormdeckFormsShow: {
    id: 'codes.cli.seeFormdeckFormsShow',
    defaultMessage: 'See `formdeck forms show "{form}"`.',
  },
  qrCodeWhichIsDrawn: {
    id: 'codes.cli.qrCodeWhichIsDrawn',
    defaultMessage: 'A QR code, which is drawn without --accessible only.',
  },
  thisCodeNeedsColumnsAnd: {
    id: 'codes.cli.thisCodeNeedsColumnsAnd',
    defaultMessage:
      'This code needs {needed} columns and {count} lines: make the terminal larger, or save a file.',
  },
  saveCodes: {
    id: 'codes.cli.saveCodes',
    defaultMessage: 'Save {count, plural, one {# code} other {# codes}}',
  },
  pdfSvgPngOrZip: {
    id: 'codes.cli.pdfSvgPngOrZip',
    defaultMessage: 'A .pdf, .svg, .png or .zip file. Paths begin in {folder}. No other file is replaced.',
  },
  saveFile: { id: 'codes.cli.saveFile', defaultMessage: 'save a file' },
  doesNotTake: { id: 'codes.cli.doesNotTake', defaultMessage: '{option} does not take "{path}".' },
  useFileNameThatEnds: {
    id: 'codes.cli.useFileNameThatEnds',
    defaultMessage: 'Use a file name that ends with {extensions}.',
  },
  fileHoldsOneCode: { id: 'codes.cli.fileHoldsOneCode', defaultMessage: 'A {kind} file holds one code.' },
  useZipOrPdfFile: { id: 'codes.cli.useZipOrPdfFile', defaultMessage: 'Use a .zip or .pdf file.' },
  codesFirst: {
    id: 'codes.cli.codesFirst',
    defaultMessage: '{count, plural, one {# code} other {# codes}}: {first}',
  },
  createdCodes: {
    id: 'codes.cli.createdCodes',
    defaultMessage: 'Created {count, plural, one {# code} other {# codes}}: {file}',
  },
  savedCodes: {
    id: 'codes.cli.savedCodes',
    defaultMessage: 'Saved {count, plural, one {# code} other {# codes}}: {file}.',
  },
  drawThem: { id: 'codes.cli.drawThem', defaultMessage: 'draw them' },
  prefix: { id: 'codes.cli.prefix', defaultMessage: 'Prefix' },
  value: { id: 'codes.cli.value', defaultMessage: 'Value' },
  branch: { id: 'codes.cli.branch', defaultMessage: 'Branch' },
  any: { id: 'codes.cli.any', defaultMessage: 'Any' },
  scale: { id: 'codes.cli.scale', defaultMessage: 'Scale' },
  noneItContainsValue: { id: 'codes.cli.noneItContainsValue', defaultMessage: 'None: it contains a value' },
  answers: { id: 'codes.cli.answers', defaultMessage: 'Answers' },
  this: { id: 'codes.cli.this', defaultMessage: 'This' },
  changeThem: { id: 'codes.cli.changeThem', defaultMessage: 'change them' },
  first: { id: 'codes.cli.first', defaultMessage: 'the first' },
  last: { id: 'codes.cli.last', defaultMessage: 'the last' },
});
