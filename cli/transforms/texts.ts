// What cli/transforms says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisRecipeNoLongerExists: {
    id: 'transforms.cli.thisRecipeNoLongerExists',
    defaultMessage: 'This recipe no longer exists: somebody has deleted it.',
  },
  whichDeviceFile: { id: 'transforms.cli.whichDeviceFile', defaultMessage: 'Which device file?' },
  noCsvFileTextFile: {
    id: 'transforms.cli.noCsvFileTextFile',
    defaultMessage: 'No CSV file, text file or folder starts with this.',
  },
  writeConvertedCsv: { id: 'transforms.cli.writeConvertedCsv', defaultMessage: 'Write the converted CSV' },
  pathsBeginInNoOther: {
    id: 'transforms.cli.pathsBeginInNoOther',
    defaultMessage: 'Paths begin in {dirname}. No other file is replaced.',
  },
  stoppedNothingWasWritten: {
    id: 'transforms.cli.stoppedNothingWasWritten',
    defaultMessage: 'Stopped. Nothing was written.',
  },
  importItIntoWhichForm: {
    id: 'transforms.cli.importItIntoWhichForm',
    defaultMessage: 'Import it into which form?',
  },
  writeCsv: { id: 'transforms.cli.writeCsv', defaultMessage: 'write the CSV' },
  writeCsvFirstW: { id: 'transforms.cli.writeCsvFirstW', defaultMessage: 'Write the CSV first: w.' },
  converting: { id: 'transforms.cli.converting', defaultMessage: 'Converting {path}' },
  comesWithFormdeckAndCannot: {
    id: 'transforms.cli.comesWithFormdeckAndCannot',
    defaultMessage: '"{named}" comes with Formdeck and cannot be deleted.',
  },
  noRowsLeft: { id: 'transforms.cli.noRowsLeft', defaultMessage: 'No rows left.' },
  pathOfItsJsonFile: {
    id: 'transforms.cli.pathOfItsJsonFile',
    defaultMessage:
      'The path of its JSON file. To begin with, w saves the recipe under the cursor; the editor with a sample file is in the browser (o).',
  },
  savedAs: { id: 'transforms.cli.savedAs', defaultMessage: 'Saved as {placed}' },
  convertFile: { id: 'transforms.cli.convertFile', defaultMessage: 'convert a file' },
  itComesWithFormdeckAnd: {
    id: 'transforms.cli.itComesWithFormdeckAnd',
    defaultMessage: 'It comes with Formdeck and cannot be deleted.',
  },
  jsonAndCsvWouldBoth: {
    id: 'transforms.cli.jsonAndCsvWouldBoth',
    defaultMessage: '--json and the CSV would both go to standard output.',
  },
  nameFileWithOut: { id: 'transforms.cli.nameFileWithOut', defaultMessage: 'Name a file with --out.' },
  readsStandardInputPipeFile: {
    id: 'transforms.cli.readsStandardInputPipeFile',
    defaultMessage: '- reads standard input: pipe a file into it.',
  },
  furtherSteps: {
    id: 'transforms.cli.furtherSteps',
    defaultMessage: 'and {count, plural, one {# further step} other {# further steps}}',
  },
  convertedAt: {
    id: 'transforms.cli.convertedAt',
    defaultMessage: 'Converted {count, plural, one {# row} other {# rows}}: {path}',
  },
  rowsBecome: {
    id: 'transforms.cli.rowsBecome',
    defaultMessage:
      '{read, plural, one {# row} other {# rows}} become {written, plural, one {# row} other {# rows}}.',
  },
  rowsBecomeCut: {
    id: 'transforms.cli.rowsBecomeCut',
    defaultMessage:
      '{read, plural, one {# row} other {# rows}} become {written, plural, one {# row} other {# rows}}, in the first 256 KB.',
  },
  converted: {
    id: 'transforms.cli.converted',
    defaultMessage: 'Converted {read, plural, one {# row} other {# rows}}',
  },
  convertedTo: {
    id: 'transforms.cli.convertedTo',
    defaultMessage:
      'Converted {read, plural, one {# row} other {# rows}} to {written, plural, one {# row} other {# rows}}',
  },
  previewIt: { id: 'transforms.cli.previewIt', defaultMessage: 'preview it' },
  importIt: { id: 'transforms.cli.importIt', defaultMessage: 'import it' },
  anotherFile: { id: 'transforms.cli.anotherFile', defaultMessage: 'another file' },
  before: { id: 'transforms.cli.before', defaultMessage: 'Before' },
  after: { id: 'transforms.cli.after', defaultMessage: 'After' },
  createdRecipe: { id: 'transforms.cli.createdRecipe', defaultMessage: 'Created the recipe "{name}".' },
  replacedRecipe: { id: 'transforms.cli.replacedRecipe', defaultMessage: 'Replaced the recipe "{name}".' },
});
