// What cli/server/backup says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  oneLockOnly: {
    id: 'server.cli.backup.oneLockOnly',
    defaultMessage: 'Give one of --passphrase-file, --recipient and --not-encrypted.',
  },
  sayHowEncrypted: {
    id: 'server.cli.backup.sayHowEncrypted',
    defaultMessage: 'It is not said how the backup is encrypted.',
  },
  waysToEncrypt: {
    id: 'server.cli.backup.waysToEncrypt',
    defaultMessage: 'Use --passphrase-file or --recipient, or --not-encrypted to leave it open.',
  },
  askNewPassphrase: {
    id: 'server.cli.backup.askNewPassphrase',
    defaultMessage: 'Passphrase of the backup: ',
  },
  askPassphraseAgain: { id: 'server.cli.backup.askPassphraseAgain', defaultMessage: 'Confirm passphrase: ' },
  askPassphrase: { id: 'server.cli.backup.askPassphrase', defaultMessage: 'Passphrase: ' },
  passphraseIsShort: {
    id: 'server.cli.backup.passphraseIsShort',
    defaultMessage: 'The passphrase needs at least {least} characters.',
  },
  passphrasesDiffer: {
    id: 'server.cli.backup.passphrasesDiffer',
    defaultMessage: 'The two passphrases are not the same.',
  },
  keyFileCannotBeRead: {
    id: 'server.cli.backup.keyFileCannotBeRead',
    defaultMessage: '{file} cannot be read ({code}).',
  },
  filesWritten: {
    id: 'server.cli.backup.filesWritten',
    defaultMessage: '{count, plural, one {# file} other {# files}}, {size} ...',
  },
  bytesRead: { id: 'server.cli.backup.bytesRead', defaultMessage: '{size} read ...' },
  partsRestored: {
    id: 'server.cli.backup.partsRestored',
    defaultMessage:
      '{parts, plural, one {# part} other {# parts}} of the database, {count, plural, one {# file} other {# files}} ...',
  },
  wasMade: {
    id: 'server.cli.backup.wasMade',
    defaultMessage: '{companies}: {rows} records and {files} files ({fileSize}), as {size}.',
  },
  isNotEncrypted: {
    id: 'server.cli.backup.isNotEncrypted',
    defaultMessage: 'It is not encrypted: anybody who gets the file can read everything.',
  },
  filesAreMissing: {
    id: 'server.cli.backup.filesAreMissing',
    defaultMessage:
      '{count, plural, one {A file that the data name was not there: {first}} other {# files that the data name were not there, the first of them {first}}}',
  },
  isWhole: { id: 'server.cli.backup.isWhole', defaultMessage: '{file} is whole.' },
  whatItHas: {
    id: 'server.cli.backup.whatItHas',
    defaultMessage:
      '{companies}, region {region}, of {at} UTC by Formdeck {version}: {rows} records and {files} files ({fileSize}).',
  },
  newCompanyNeedsName: {
    id: 'server.cli.backup.newCompanyNeedsName',
    defaultMessage: 'The new company needs a name.',
  },
  wasRestored: {
    id: 'server.cli.backup.wasRestored',
    defaultMessage:
      'Restored {companies} as of {at} UTC (Formdeck {version}): {rows} records and {files} files, all compared with the backup.',
  },
  itWaits: {
    id: 'server.cli.backup.itWaits',
    defaultMessage:
      'Schedules, e-mails and push messages wait. When this server takes the place of the other: formdeck backup activate',
  },
  madeAt: { id: 'server.cli.backup.madeAt', defaultMessage: 'MADE (UTC)' },
  size: { id: 'server.cli.backup.size', defaultMessage: 'SIZE' },
  companies: { id: 'server.cli.backup.companies', defaultMessage: 'COMPANIES' },
  file: { id: 'server.cli.backup.file', defaultMessage: 'FILE' },
  encrypted: { id: 'server.cli.backup.encrypted', defaultMessage: '(encrypted)' },
  noBackupsIn: { id: 'server.cli.backup.noBackupsIn', defaultMessage: 'There are no backups in {folder}.' },
  noneByThemselves: {
    id: 'server.cli.backup.noneByThemselves',
    defaultMessage: 'No backups are made by themselves: FORMDECK_BACKUP is not set.',
  },
  madeByThemselves: {
    id: 'server.cli.backup.madeByThemselves',
    defaultMessage: 'Into {folder}, {keep, plural, one {# stays} other {# stay}}. The next one: {next} UTC.',
  },
  areNotEncrypted: {
    id: 'server.cli.backup.areNotEncrypted',
    defaultMessage:
      'They are not encrypted: set FORMDECK_BACKUP_PASSPHRASE_FILE or FORMDECK_BACKUP_RECIPIENTS.',
  },
  due: { id: 'server.cli.backup.due', defaultMessage: 'DUE (UTC)' },
  ended: { id: 'server.cli.backup.ended', defaultMessage: 'ENDED (UTC)' },
  outcome: { id: 'server.cli.backup.outcome', defaultMessage: 'OUTCOME' },
  notEnded: { id: 'server.cli.backup.notEnded', defaultMessage: 'under way, or its server stopped' },
  noneYet: { id: 'server.cli.backup.noneYet', defaultMessage: 'None was made by itself yet.' },
  thereIsNoGoodOne: { id: 'server.cli.backup.thereIsNoGoodOne', defaultMessage: 'There is no good backup.' },
  lastGoodIsOld: {
    id: 'server.cli.backup.lastGoodIsOld',
    defaultMessage: 'The last good backup is of {at} UTC: one was missed since.',
  },
  nothingWaits: {
    id: 'server.cli.backup.nothingWaits',
    defaultMessage: 'Nothing waits here: every company sends.',
  },
  sendsAgain: {
    id: 'server.cli.backup.sendsAgain',
    defaultMessage: 'From now on this server sends for {companies}.',
  },
  whatGoesOut: {
    id: 'server.cli.backup.whatGoesOut',
    defaultMessage:
      '{mails, plural, =0 {No e-mails waited} one {# e-mail that waited goes out} other {# e-mails that waited go out}}; {schedules, plural, =0 {no schedule was due} one {# schedule that was due is done once} other {# schedules that were due are done once}}.',
  },
});
