// What core/questions/attached says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  pleaseAddFile: { id: 'questions.attached.pleaseAddFile', defaultMessage: 'Please add a file' },
  pleaseAddRecording: {
    id: 'questions.attached.pleaseAddRecording',
    defaultMessage: 'Please add a recording',
  },
  fileWithSize: {
    id: 'questions.attached.fileWithSize',
    defaultMessage: '{name} ({size})',
    description: 'Report.pdf (48.2 kB)',
  },
  isEmpty: {
    id: 'questions.attached.isEmpty',
    defaultMessage: '"{name}" is empty. Choose it again once it has its content.',
  },
  isTooLarge: {
    id: 'questions.attached.isTooLarge',
    defaultMessage:
      '"{name}" has {size}, and a file may have at most {limit}. Make it smaller, such as by smaller pictures in it, or split it.',
  },
  isProgram: {
    id: 'questions.attached.isProgram',
    defaultMessage:
      '"{name}" is a program or a script, which nobody can attach. Attach what it is to show, such as a PDF.',
  },
  hasMacros: {
    id: 'questions.attached.hasMacros',
    defaultMessage:
      '"{name}" has macros or other programs in it. Save it without them, as {endings}, or as a PDF.',
  },
  isOlderOrProtected: {
    id: 'questions.attached.isOlderOrProtected',
    defaultMessage:
      '"{name}" is of an older format, or has a password. Save it without one as docx, xlsx or pptx, or as a PDF.',
  },
  isArchive: {
    id: 'questions.attached.isArchive',
    defaultMessage: '"{name}" is an archive. Unpack it and attach the document in it.',
  },
  isNoDocument: {
    id: 'questions.attached.isNoDocument',
    defaultMessage: '"{name}" cannot be attached here. These can: {endings}.',
  },
  isNotWhatItsNameSays: {
    id: 'questions.attached.isNotWhatItsNameSays',
    defaultMessage:
      '"{name}" is not what its name says: its content is no {ending}, or it is damaged. Save it again with the program that made it.',
  },
  isVideo: {
    id: 'questions.attached.isVideo',
    defaultMessage: '"{name}" is a video. Only sound can be attached here.',
  },
  unpacksToTooMuch: {
    id: 'questions.attached.unpacksToTooMuch',
    defaultMessage:
      '"{name}" would unpack to far more than a document has. Save it again with the program that made it, or as a PDF.',
  },
});
