// formdeck users: list, show, access, create, invite, edit, deactivate, drop-factor, export, apply.
import type { Command } from 'commander';
import { addLimitOptions, addYesOption, collect } from '#cli/command/options.ts';
import { type Act, type CommandRecord, examples } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';

const roles = ['admin', 'manager', 'analyst', 'reviewer', 'user'];

export const usersCommand: CommandRecord = {
  name: 'users',
  description: 'Users: list, show, access, create, invite, edit, deactivate, drop-factor, export and apply',
  make(users, act) {
    addLookUps(users, act);
    addChanges(users, act);
    addFiles(users, act);
  },
};

function addLookUps(users: Command, act: Act): void {
  examples(
    addLimitOptions(
      users
        .command('list')
        .description('List the active users; for managers and admins')
        .addOption(
          choice(
            '--role <role>',
            'only those with this role: admin, manager, analyst, reviewer or user',
            roles,
          ),
        )
        .option('--search <text>', 'only those with this in their username, full name or e-mail')
        .addOption(
          choice('--sort <by>', 'by name (default), created or changed', ['name', 'created', 'changed']),
        )
        .option('--descending', 'in descending order'),
    ).action(act(async () => (await import('./list.ts')).list)),
    [
      'users list',
      'users list --role reviewer',
      'users list --search pat --json',
      'users list --sort created --descending --limit 10',
    ],
  );
  examples(
    users
      .command('show')
      .description('Show a user: role, groups, time zone; for managers and admins')
      .argument('<username>', 'username or id')
      .action(act(async () => (await import('./show.ts')).show)),
    ['users show pat', 'users show pat --json'],
  );
  examples(
    addLimitOptions(
      users
        .command('access')
        .description('List the forms that a user can see, why, and what they can do with each')
        .argument('<username>', 'username or id')
        .option('--search <text>', 'only forms with this in their name'),
    ).action(act(async () => (await import('./access.ts')).access)),
    ['users access pat', 'users access pat --search strike', 'users access pat --all --json'],
  );
}

/** One user at a time. */
function addChanges(users: Command, act: Act): void {
  examples(
    users
      .command('create')
      .description('Create a user, and invite them by e-mail to choose a password. For admins')
      .argument('<name>', 'the username')
      .requiredOption('--email <address>', 'where e-mails to them go')
      .option('--full-name <name>', 'what others see instead of the username')
      .addOption(choice('--role <role>', 'admin, manager, analyst, reviewer or user (default)', roles))
      .option('--group <group>', 'a user group that they are in; may be given several times', collect)
      .option('--time-zone <zone>', 'such as America/Toronto (default Etc/UTC)')
      .option(
        '--password-stdin',
        'read a password from the first line of standard input instead of sending an e-mail; it must be changed at the first sign-in',
      )
      .action(act(async () => (await import('./create.ts')).create)),
    [
      'users create pat --email pat@example.com',
      'users create pat --email pat@example.com --full-name "Pat Jones" --role reviewer --group "Night shift" --time-zone America/Toronto',
      'users create pat --email pat@example.com --password-stdin < password.txt',
    ],
  );
  examples(
    users
      .command('invite')
      .description('Send a new invitation to somebody who has no password yet, replacing the last one')
      .argument('<username>', 'username or id')
      .action(act(async () => (await import('./invite.ts')).invite)),
    ['users invite pat'],
  );
  examples(
    users
      .command('edit')
      .description('Change a user; managers cannot change admins')
      .argument('<username>', 'username or id')
      .option('--username <name>', 'their new username')
      .option('--full-name <name>', 'what others see instead of the username; "" for none')
      .option('--email <address>', 'where e-mails to them go')
      .addOption(choice('--role <role>', 'admin, manager, analyst, reviewer or user', roles))
      .option('--time-zone <zone>', 'such as America/Toronto')
      .option(
        '--group <group>',
        'a user group, replacing all their groups; may be given several times',
        collect,
      )
      .option('--no-groups', 'remove them from all user groups')
      .option('--add-group <group>', 'one more user group; may be given several times', collect)
      .option(
        '--remove-group <group>',
        'a user group to remove them from; may be given several times',
        collect,
      )
      .option('--dry-run', 'only show what would change')
      .action(act(async () => (await import('./edit.ts')).edit)),
    [
      'users edit pat --role analyst',
      'users edit pat --email pat@example.org --time-zone Europe/Paris',
      'users edit pat --add-group "Night shift" --remove-group "Day shift" --dry-run',
    ],
  );
  examples(
    addYesOption(users.command('deactivate'))
      .description('Deactivate a user; this cannot be undone, and their entries are kept')
      .argument('<username>', 'username or id')
      .action(act(async () => (await import('./deactivate.ts')).deactivate)),
    ['users deactivate pat', 'users deactivate pat --yes'],
  );
  examples(
    addYesOption(users.command('drop-factor'))
      .description('Remove the second factor of somebody who has lost it; they get an e-mail. For admins')
      .argument('<username>', 'username or id')
      .action(act(async () => (await import('./drop-factor.ts')).dropFactor)),
    ['users drop-factor pat', 'users drop-factor pat --yes'],
  );
}

/** Many users at once, by a file. */
function addFiles(users: Command, act: Act): void {
  examples(
    users
      .command('export')
      .description('Write the active users as CSV for `users apply`; for managers and admins')
      .option('--template', 'only the column names')
      .action(act(async () => (await import('./export.ts')).exportPeople)),
    ['users export > people.csv', 'users export --template'],
  );
  examples(
    addYesOption(users.command('apply'))
      .description(
        'Create, change and deactivate users from a CSV file; users who are not in it stay as they are',
      )
      .argument('<file>', 'a CSV file, - for standard input')
      .option('--dry-run', 'only show what would change, line by line')
      .option(
        '--deactivate-missing',
        'deactivate active users who are not in the file, but never your own account',
      )
      .addHelpText(
        'after',
        `
The columns are username, full name, email, role, groups (separated by ;), time zone and active (yes or no); only
username is required. An empty cell leaves the value unchanged, except for groups, where it means none. Nothing is written if a line is
wrong. New users are invited by e-mail.`,
      )
      .action(act(async () => (await import('./apply.ts')).apply)),
    [
      'users apply people.csv --dry-run',
      'users apply people.csv --deactivate-missing --dry-run',
      'users apply people.csv --yes',
      'users apply - --yes < people.csv',
    ],
  );
}
