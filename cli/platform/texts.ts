// What cli/platform says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  atMostHas: {
    id: 'platform.cli.atMostHas',
    defaultMessage: 'At most {bodyLimit}: {path} has {size}.',
  },
  isNotJpegOrPng: {
    id: 'platform.cli.isNotJpegOrPng',
    defaultMessage: '{path} is not a JPEG or PNG image.',
  },
  isNotFile: { id: 'platform.cli.isNotFile', defaultMessage: '{path} is not a file.' },
  giveFileOrForStandard: {
    id: 'platform.cli.giveFileOrForStandard',
    defaultMessage: 'Give a file, or - for standard output.',
  },
  folderDoesNotExist: {
    id: 'platform.cli.folderDoesNotExist',
    defaultMessage: 'The folder {folder} does not exist.',
  },
  createItFirstOrChoose: {
    id: 'platform.cli.createItFirstOrChoose',
    defaultMessage: 'Create it first, or choose another one.',
  },
  folderCannotBeWrittenTo: {
    id: 'platform.cli.folderCannotBeWrittenTo',
    defaultMessage: 'The folder {folder} cannot be written to.',
  },
  setAnotherFolderInFormdeck: {
    id: 'platform.cli.setAnotherFolderInFormdeck',
    defaultMessage: 'Set another folder in FORMDECK_CONFIG.',
  },
  cannotBeRead: { id: 'platform.cli.cannotBeRead', defaultMessage: '{path} cannot be read.' },
  correctItOrRemoveIt: {
    id: 'platform.cli.correctItOrRemoveIt',
    defaultMessage: 'Correct it, or remove it and sign in again.',
  },
  doesNotExist: { id: 'platform.cli.doesNotExist', defaultMessage: '{path} does not exist.' },
  youDoNotHaveAccess: {
    id: 'platform.cli.youDoNotHaveAccess',
    defaultMessage: 'You do not have access to {path}.',
  },
  partOfIsFileNot: {
    id: 'platform.cli.partOfIsFileNot',
    defaultMessage: 'Part of {path} is a file, not a folder.',
  },
  isFolder: { id: 'platform.cli.isFolder', defaultMessage: '{path} is a folder.' },
  diskIsFullCouldNot: {
    id: 'platform.cli.diskIsFullCouldNot',
    defaultMessage: 'The disk is full: {path} could not be written.',
  },
  chooseAnotherLockFileWith: {
    id: 'platform.cli.chooseAnotherLockFileWith',
    defaultMessage: 'Choose another lock file with --lock, or another folder in FORMDECK_CONFIG.',
  },
  thisRunsWithoutLockUse: {
    id: 'platform.cli.thisRunsWithoutLockUse',
    defaultMessage: '{error} This runs without a lock; use --lock to choose another file.',
  },
  sameJobRuns: {
    id: 'platform.cli.sameJobRuns',
    defaultMessage:
      '{where, select, unknown {The same job is already running in another process.} here {The same job is already running in process {pid}.} other {The same job is already running in process {pid} on {host}.}}',
  },
  waitUntilItHasFinished: {
    id: 'platform.cli.waitUntilItHasFinished',
    defaultMessage: 'Wait until it has finished. Its lock is {path}.',
  },
  formdeckTokenAndFormdeckToken: {
    id: 'platform.cli.formdeckTokenAndFormdeckToken',
    defaultMessage: 'FORMDECK_TOKEN and FORMDECK_TOKEN_FILE both give an access token.',
  },
  unsetOneOfThem: { id: 'platform.cli.unsetOneOfThem', defaultMessage: 'Unset one of them.' },
  holdsMoreThanAccessToken: {
    id: 'platform.cli.holdsMoreThanAccessToken',
    defaultMessage: 'holds more than an access token',
  },
  writeTokenThatFormdeckTokens: {
    id: 'platform.cli.writeTokenThatFormdeckTokens',
    defaultMessage: 'Write the token that `formdeck tokens create` prints into it, and nothing else.',
  },
});
