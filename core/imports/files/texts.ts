// What core/imports/files says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  fileNotThere: {
    id: 'imports.files.fileNotThere',
    defaultMessage: '"{name}" is not among the files of the import.',
  },
  fileThereTwice: {
    id: 'imports.files.fileThereTwice',
    defaultMessage:
      '"{name}" is there {count} times, in different folders. Write it with its folder, such as "week 2/photo.jpg".',
  },
  fileOfOtherKind: {
    id: 'imports.files.fileOfOtherKind',
    defaultMessage:
      '{kind, select, document {"{name}" is no document, which this question asks for.} recording {"{name}" is no recording, which this question asks for.} other {"{name}" is no JPEG or PNG image, which this question asks for.}}',
  },
  fileOfNoKind: {
    id: 'imports.files.fileOfNoKind',
    defaultMessage:
      '"{name}" can be no answer: photos are JPEG or PNG, files are PDF and office documents, recordings are sound. Convert it, and import the row again.',
  },
  fileIsEmpty: { id: 'imports.files.fileIsEmpty', defaultMessage: '"{name}" is empty.' },
  fileIsTooLarge: {
    id: 'imports.files.fileIsTooLarge',
    defaultMessage: '"{name}" has {size}; at most {limit} can be stored.',
  },
  fileIsNoImage: {
    id: 'imports.files.fileIsNoImage',
    defaultMessage: '"{name}" is called like an image, and is no JPEG or PNG.',
  },
  fileIsDamaged: {
    id: 'imports.files.fileIsDamaged',
    defaultMessage: '"{name}" cannot be unpacked: it is damaged, or packed in a way that is not read.',
  },
  fileUnpacksToMore: {
    id: 'imports.files.fileUnpacksToMore',
    defaultMessage: '"{name}" unpacks to more than {limit}.',
  },
  tooManyNamedFiles: {
    id: 'imports.files.tooManyNamedFiles',
    defaultMessage: 'An import brings at most {mostImportFiles, number} files',
  },
  tooManyFiles: {
    id: 'imports.files.tooManyFiles',
    defaultMessage:
      'There are {count, number} files; at most {mostFolderFiles, number} can be beside a table. Import it in several parts.',
  },
  rowsNameTooManyFiles: {
    id: 'imports.files.rowsNameTooManyFiles',
    defaultMessage:
      'The rows name {count, number} files; an import brings at most {mostImportFiles, number}. Import the table in several parts.',
  },
  zipIsTooLarge: {
    id: 'imports.files.zipIsTooLarge',
    defaultMessage: 'The ZIP is larger than {limit}. Import it in several parts.',
  },
  zipHasTooMuch: {
    id: 'imports.files.zipHasTooMuch',
    defaultMessage:
      'The ZIP says that it has more than {mostFolderFiles, number} files, or files that are too large. Import it in several parts.',
  },
  zipCannotBeRead: {
    id: 'imports.files.zipCannotBeRead',
    defaultMessage: 'The ZIP cannot be read: it is damaged, encrypted, or no ZIP.',
  },
  packItAgain: {
    id: 'imports.files.packItAgain',
    defaultMessage: 'Pack the table and its files again, without a password.',
  },
  zipHasNoTable: { id: 'imports.files.zipHasNoTable', defaultMessage: 'The ZIP has no table.' },
  packTable: {
    id: 'imports.files.packTable',
    defaultMessage: 'Pack a CSV file or a workbook together with the files that it names.',
  },
  zipHasSeveralTables: {
    id: 'imports.files.zipHasSeveralTables',
    defaultMessage: 'The ZIP has several tables: {names}.',
  },
  packOneTable: {
    id: 'imports.files.packOneTable',
    defaultMessage: 'Keep the one to import at the top, and move the others into a folder.',
  },
  tableIsTooLarge: {
    id: 'imports.files.tableIsTooLarge',
    defaultMessage: 'The table in the ZIP is larger than {limit}.',
  },
  filesInNewRows: {
    id: 'imports.files.filesInNewRows',
    defaultMessage:
      'Photos and files come in with new rows only. Leave this column out, or import without a key.',
  },
  unnamedFiles: {
    id: 'imports.files.unnamedFiles',
    defaultMessage:
      '{count, plural, one {One file is named by no row and is not imported: {names}} other {# files are named by no row and are not imported, such as {names}}}',
  },
  addFiles: { id: 'imports.files.addFiles', defaultMessage: 'Add files' },
  noRowNames: {
    id: 'imports.files.noRowNames',
    defaultMessage: 'No failed row names one of these files, so none was sent.',
  },
  bringFiles: {
    id: 'imports.files.bringFiles',
    defaultMessage: 'its question takes files, which come in with a ZIP of the table and its files',
  },
  entryFile: { id: 'imports.files.entryFile', defaultMessage: '{question}: {issue}' },
});
