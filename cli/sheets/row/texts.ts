// What cli/sheets/row says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  numbersWithSpacesBetweenThem: {
    id: 'sheets.cli.row.numbersWithSpacesBetweenThem',
    defaultMessage: 'Numbers, with spaces between them.',
  },
  pathOfJpegFile: { id: 'sheets.cli.row.pathOfJpegFile', defaultMessage: 'The path of a JPEG file.' },
  pointsOfShape: {
    id: 'sheets.cli.row.pointsOfShape',
    defaultMessage: 'A point a line, such as -36.85, 174.76; or WKT or GeoJSON.',
  },
  pathOfFileOf: {
    id: 'sheets.cli.row.pathOfFileOf',
    defaultMessage: 'The path of a file ({endings}) of at most {size}.',
  },
  thereIsNoAnswer: { id: 'sheets.cli.row.thereIsNoAnswer', defaultMessage: 'There is no answer.' },
  openInBrowser: { id: 'sheets.cli.row.openInBrowser', defaultMessage: 'Open{file} in a browser' },
  saveAsFile: { id: 'sheets.cli.row.saveAsFile', defaultMessage: 'Save{file} as a file' },
  saveFiles: {
    id: 'sheets.cli.row.saveFiles',
    defaultMessage: '{count, plural, one {Save the attached file} other {Save # attached files}}',
  },
  savedIn: { id: 'sheets.cli.row.savedIn', defaultMessage: 'Saved in {saveFile} ({count})' },
  unnamedSheet: { id: 'sheets.cli.row.unnamedSheet', defaultMessage: 'an unnamed sheet' },
  thisIsLastRow: { id: 'sheets.cli.row.thisIsLastRow', defaultMessage: 'This is the last entry.' },
  thisIsFirstRow: { id: 'sheets.cli.row.thisIsFirstRow', defaultMessage: 'This is the first entry.' },
  returnThisRowToIts: {
    id: 'sheets.cli.row.returnThisRowToIts',
    defaultMessage: 'Return this entry to its author?',
  },
  uBringsItBack: { id: 'sheets.cli.row.uBringsItBack', defaultMessage: '{done}. U brings it back.' },
  thereIsNoRow: { id: 'sheets.cli.row.thereIsNoRow', defaultMessage: 'There is no entry.' },
  printRows: {
    id: 'sheets.cli.row.printRows',
    defaultMessage: 'Print {count, plural, one {# entry} other {# entries}}',
  },
  number: { id: 'sheets.cli.row.number', defaultMessage: 'a number' },
  answers: { id: 'sheets.cli.row.answers', defaultMessage: 'Answers' },
  history: { id: 'sheets.cli.row.history', defaultMessage: 'History' },
  toAnswers: { id: 'sheets.cli.row.toAnswers', defaultMessage: 'answers', description: 'Of a key' },
  toHistory: { id: 'sheets.cli.row.toHistory', defaultMessage: 'history', description: 'Of a key' },
  rowOf: { id: 'sheets.cli.row.rowOf', defaultMessage: 'entry {number, number} of {all, number}' },
  nextRow: { id: 'sheets.cli.row.nextRow', defaultMessage: 'next entry' },
  rowBefore: { id: 'sheets.cli.row.rowBefore', defaultMessage: 'entry before' },
  thisRow: { id: 'sheets.cli.row.thisRow', defaultMessage: '{label} this entry?' },
  answerWasChanged: { id: 'sheets.cli.row.answerWasChanged', defaultMessage: 'The answer was changed.' },
  printing: { id: 'sheets.cli.row.printing', defaultMessage: 'Printing ...' },
  saved: { id: 'sheets.cli.row.saved', defaultMessage: 'Saved {path}' },
});
