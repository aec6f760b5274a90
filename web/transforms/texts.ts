// What web/transforms says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  convertFile: { id: 'transforms.web.convertFile', defaultMessage: 'Convert a file' },
  withFormdeck: { id: 'transforms.web.withFormdeck', defaultMessage: 'With Formdeck' },
  yourCompanys: { id: 'transforms.web.yourCompanys', defaultMessage: "Your company's" },
  convertsTo: { id: 'transforms.web.convertsTo', defaultMessage: 'Converts to: {columns}' },
  dropCsvFileHere: { id: 'transforms.web.dropCsvFileHere', defaultMessage: 'Drop a CSV file here' },
  atMost2Mb: { id: 'transforms.web.atMost2Mb', defaultMessage: 'At most 2 MB' },
  csvFile: { id: 'transforms.web.csvFile', defaultMessage: 'CSV file' },
  itWasSavedToYour: {
    id: 'transforms.web.itWasSavedToYour',
    defaultMessage: 'It was saved to your downloads. Next, import it into a form.',
  },
  convertAndMatch: { id: 'transforms.web.convertAndMatch', defaultMessage: 'Convert and match columns' },
  submit: { id: 'transforms.web.submit', defaultMessage: 'Submit' },
  fileCouldNotBeRead: {
    id: 'transforms.web.fileCouldNotBeRead',
    defaultMessage: 'The file could not be read.',
  },
  nothingWasConverted: { id: 'transforms.web.nothingWasConverted', defaultMessage: 'Nothing was converted.' },
  chooseItAgainItMay: {
    id: 'transforms.web.chooseItAgainItMay',
    defaultMessage: 'Choose it again: it may have been moved or changed.',
  },
  convertedRows: {
    id: 'transforms.web.convertedRows',
    defaultMessage: 'Converted {rows, plural, one {# row} other {# rows}}: {convertedName}',
  },
  formdeckTransform: { id: 'transforms.web.formdeckTransform', defaultMessage: 'formdeck transform' },
  whatEachTransformTypeDoes: {
    id: 'transforms.web.whatEachTransformTypeDoes',
    defaultMessage: "What each transform type does. Your company's recipes are available to everyone in it.",
  },
  downloadAsJson: { id: 'transforms.web.downloadAsJson', defaultMessage: 'Download as JSON' },
  download: { id: 'transforms.web.download', defaultMessage: 'Download {name}' },
  kilobytes: { id: 'transforms.web.kilobytes', defaultMessage: '{size} KB' },
  megabytes: { id: 'transforms.web.megabytes', defaultMessage: '{size} MB' },
});
