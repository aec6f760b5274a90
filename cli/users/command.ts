// formdeck users: list, show, access, create, invite, edit, deactivate, export, apply.
import type { Command } from 'commander';
import { addLimitOptions, addYesOption, collect } from '#cli/command/options.ts';
import { type Act, examples } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';

const roles = ['admin', 'manager', 'analyst', 'reviewer', 'user'];

/** Adds the commands on users to the program. */
export function addUsersCommand(program: Command, act: Act): void {
  const users = program
    .command('users')
    .description(
      'Users: who is in the company; list, show, access, create, invite, edit, deactivate, export and apply',
    );
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
        .option('--search <text>', 'only those with this in their username or e-mail')
        .addOption(
          choice('--sort <by>', 'by name, by when they were created or changed; by name unless said', [
            'name',
            'created',
            'changed',
          ]),
        )
        .option('--descending', 'the last ones first'),
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
        .description('List the forms that a user may see, why, and what they may do on each')
        .argument('<username>', 'username or id')
        .option('--search <text>', 'only forms with this in their name'),
    ).action(act(async () => (await import('./access.ts')).access)),
    ['users access pat', 'users access pat --search strike', 'users access pat --all --json'],
  );
  examples(
    users
      .command('create')
      .description('Create a user, and invite them by e-mail to choose a password. For admins')
      .argument('<name>', 'the username')
      .requiredOption('--email <address>', 'where e-mails to them go')
      .addOption(choice('--role <role>', 'admin, manager, analyst, reviewer or user, which is usual', roles))
      .option('--group <group>', 'a user group that they are in; may be given several times', collect)
      .option('--time-zone <zone>', 'such as America/Toronto; Etc/UTC unless said')
      .option(
        '--password-stdin',
        'read a password from the first line of standard input, in place of the e-mail; it must be changed at the first sign-in',
      )
      .action(act(async () => (await import('./create.ts')).create)),
    [
      'users create pat --email pat@example.com',
      'users create pat --email pat@example.com --role reviewer --group "Night shift" --time-zone America/Toronto',
      'users create pat --email pat@example.com --password-stdin < password.txt',
    ],
  );
  examples(
    users
      .command('invite')
      .description(
        'Send somebody who has no password yet a new invitation by e-mail, in place of the last one',
      )
      .argument('<username>', 'username or id')
      .action(act(async () => (await import('./invite.ts')).invite)),
    ['users invite pat'],
  );
  examples(
    users
      .command('edit')
      .description('Change a user; managers change those who are no admins')
      .argument('<username>', 'username or id')
      .option('--username <name>', 'what they are called from now on')
      .option('--email <address>', 'where e-mails to them go')
      .addOption(choice('--role <role>', 'admin, manager, analyst, reviewer or user', roles))
      .option('--time-zone <zone>', 'such as America/Toronto')
      .option(
        '--group <group>',
        'a user group, in place of all that they are in; may be given several times',
        collect,
      )
      .option('--no-groups', 'they are in no user group from now on')
      .option('--add-group <group>', 'one more user group; may be given several times', collect)
      .option(
        '--remove-group <group>',
        'a user group to take them out of; may be given several times',
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
      .description('Deactivate a user, which cannot be undone; what they entered stays')
      .argument('<username>', 'username or id')
      .action(act(async () => (await import('./deactivate.ts')).deactivate)),
    ['users deactivate pat', 'users deactivate pat --yes'],
  );
  examples(
    users
      .command('export')
      .description('Write the active users as the CSV that `users apply` reads; for managers and admins')
      .option('--template', 'the names of the columns alone')
      .action(act(async () => (await import('./export.ts')).exportPeople)),
    ['users export > people.csv', 'users export --template'],
  );
  examples(
    addYesOption(users.command('apply'))
      .description(
        'Create, change and deactivate users as a CSV file says; those it does not name stay as they are',
      )
      .argument('<file>', 'a CSV file, - for standard input')
      .option('--dry-run', 'only show what would change, line by line')
      .addHelpText(
        'after',
        `
The columns are username, email, role, groups (several with ;), time zone and active (yes or no); only username has to be
there. An empty cell leaves what is there, but for groups, where it means none. Nothing is written where a line is wrong. Who
is created is invited by e-mail.`,
      )
      .action(act(async () => (await import('./apply.ts')).apply)),
    ['users apply people.csv --dry-run', 'users apply people.csv --yes', 'users apply - --yes < people.csv'],
  );
}
