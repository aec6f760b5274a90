// What server/files says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  somethingScheduled: { id: 'files.server.somethingScheduled', defaultMessage: 'Something scheduled' },
  dataFolderCannotBeCreated: {
    id: 'files.server.dataFolderCannotBeCreated',
    defaultMessage: 'The data folder {resolve} cannot be created there.',
  },
  chooseAnotherOneWithData: {
    id: 'files.server.chooseAnotherOneWithData',
    defaultMessage: 'Choose another one with --data or FORMDECK_DATA.',
  },
  deleteExportsAndRowsWith: {
    id: 'files.server.deleteExportsAndRowsWith',
    defaultMessage:
      'Delete exports and entries with photos that nobody needs, which frees space within two days, or ask whoever runs the server for a larger quota.',
  },
  formdeckCompanyQuotaIsWhich: {
    id: 'files.server.formdeckCompanyQuotaIsWhich',
    defaultMessage: 'FORMDECK_COMPANY_QUOTA is "{text}", which is not a size.',
  },
  writeItAsNumberOf: {
    id: 'files.server.writeItAsNumberOf',
    defaultMessage: 'Write it as a number of bytes, or with kB, MB, GB or TB: 50GB.',
  },
  companyUsesAll: {
    id: 'files.server.companyUsesAll',
    defaultMessage:
      'Your company uses {used} of the {quota} that it can store in images, uploads and exports.',
  },
  companyNeedsMore: {
    id: 'files.server.companyNeedsMore',
    defaultMessage:
      'Your company uses {used} of the {quota} that it can store in images, uploads and exports, and this needs {more} more.',
  },
});
