// The options that several commands of the operator have. Loaded with the program, so it imports nothing else.
import type { Command } from 'commander';
import { collect } from '#cli/command/options.ts';

/** Adds the options that name a server on this machine. */
export function addPlaceOptions(command: Command): Command {
  return command
    .option('--data <folder>', 'folder of the database and the files (FORMDECK_DATA; default .formdeck)')
    .option('--settings <file>', "file with the server's settings, a NAME=value a line (FORMDECK_SETTINGS)");
}

/** Adds the options that say how a backup is closed. */
export function addLockOptions(command: Command): Command {
  return command
    .option(
      '--passphrase-file <file>',
      'encrypt it with the first line of this file (FORMDECK_BACKUP_PASSPHRASE_FILE)',
    )
    .option(
      '--recipient <key>',
      'encrypt it for this public key of age; may be given several times (FORMDECK_BACKUP_RECIPIENTS)',
      collect,
    )
    .option('--not-encrypted', 'leave it open: anybody who gets the file can read everything');
}
