// formdeck backup: backups of a server's data, for its operator.
import type { Command } from 'commander';
import { type CommandRecord, examples } from '#cli/command/act.ts';
import { addLockOptions, addPlaceOptions } from '../place-options.ts';

export const backupCommand: CommandRecord = {
  name: 'backup',
  description: 'Backups of a server: make, check, list and restore them',
  make(backup, act) {
    examples(
      addLockOptions(addPlaceOptions(backup.command('create')))
        .description('Make a backup of a region, or of one company, while its server runs or not')
        .argument('[target]', 'file that is not there yet, or a folder (default: this folder)')
        .option('--company <name>', 'only this company, by name or id')
        .addHelpText(
          'after',
          `
One file has everything: the database at one moment, and the photos and other files that it names. It opens without Formdeck, too:
age -d FILE | zstd -d | tar -t`,
        )
        .action(act(async () => (await import('./create.ts')).createBackup)),
      [
        'backup create /var/backups --passphrase-file /etc/formdeck/backup-passphrase',
        'backup create acme.tar.zst.age --company Acme --recipient age1exampleexampleexampleexampleexampleexampleexampleexampleexa',
      ],
    );
    examples(
      addKeyOptions(backup.command('verify'))
        .description('Read a backup to its end, and compare everything with what it says; restore nothing')
        .argument('<file>', 'the backup')
        .action(act(async () => (await import('./verify.ts')).verifyBackup)),
      ['backup verify backup.tar.zst', 'backup verify backup.tar.zst.age --passphrase-file passphrase.txt'],
    );
    examples(
      addKeyOptions(addPlaceOptions(backup.command('restore')))
        .description('Restore a backup into an empty place, or one company beside others')
        .argument('<file>', 'the backup')
        .option('--company <name>', 'only this company, by name or id; others may be here')
        .option('--into-new <name>', 'as a new company of this name')
        .option('--user-suffix <text>', 'added to the usernames of the company, which are unique in a region')
        .addHelpText(
          'after',
          `
The data appear when everything is there and compared; whatever ends it before leaves the place as it was. Schedules, e-mails and push
messages wait until \`formdeck backup activate\`: the server that the backup was made of may still be sending them.`,
        )
        .action(act(async () => (await import('./restore.ts')).restoreBackup)),
      [
        'backup restore backup.tar.zst.age --data /var/lib/formdeck --passphrase-file passphrase.txt',
        'backup restore backup.tar.zst --company Acme --into-new "Acme (test)" --user-suffix=-test',
      ],
    );
    examples(
      backup
        .command('list')
        .description('List the backups in a folder')
        .argument('[folder]', 'default: this folder', '.')
        .action(act(async () => (await import('./list.ts')).listBackups)),
      ['backup list /var/backups', 'backup list /var/backups --json'],
    );
    examples(
      addPlaceOptions(backup.command('status'))
        .description(
          'Show when backups are made by themselves (FORMDECK_BACKUP), and what became of the last ones',
        )
        .action(act(async () => (await import('./status.ts')).showStatus)),
      ['backup status', 'backup status --settings /etc/formdeck/formdeck.env --json'],
    );
    examples(
      addPlaceOptions(backup.command('activate'))
        .description('Let what was restored send: schedules, e-mails and push messages that wait')
        .option('--company <name>', 'only this company, by name or id')
        .action(act(async () => (await import('./activate.ts')).activateBackup)),
      ['backup activate', 'backup activate --company Acme'],
    );
  },
};

/** Adds the options that say what opens a backup. */
function addKeyOptions(command: Command): Command {
  return command
    .option(
      '--passphrase-file <file>',
      'file whose first line is its passphrase (FORMDECK_BACKUP_PASSPHRASE_FILE)',
    )
    .option('--identity <file>', 'file with the secret key of age that opens it');
}
