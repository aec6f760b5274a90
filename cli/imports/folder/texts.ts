// What cli/imports/folder says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  leftForNextRunIt: {
    id: 'imports.cli.folder.leftForNextRunIt',
    defaultMessage: 'left for the next run: it may still be being written',
  },
  wouldBeImportedWouldFail: {
    id: 'imports.cli.folder.wouldBeImportedWouldFail',
    defaultMessage: '{okRows, number} would be imported, {failedRows, number} would fail',
  },
  thereIsNothingToImport: {
    id: 'imports.cli.folder.thereIsNothingToImport',
    defaultMessage: 'There is nothing to import in {folder}.',
  },
  leftForNextRun: { id: 'imports.cli.folder.leftForNextRun', defaultMessage: 'left for the next run' },
  isNotFolder: { id: 'imports.cli.folder.isNotFolder', defaultMessage: '{path} is not a folder.' },
  needsAnotherFolderThanOne: {
    id: 'imports.cli.folder.needsAnotherFolderThanOne',
    defaultMessage: '{option} needs another folder than the one that is imported.',
  },
});
