// formdeck users list.
import type { Command } from 'commander';
import { addLimitOptions } from '#cli/command/options.ts';
import { type Act, examples } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';

/** Adds the commands on users to the program. */
export function addUsersCommand(program: Command, act: Act): void {
  const users = program.command('users').description('Users: who is in the company');
  examples(
    addLimitOptions(
      users
        .command('list')
        .description('List the active users; for managers and admins')
        .addOption(
          choice('--role <role>', 'only those with this role: admin, manager, analyst, reviewer or user', [
            'admin',
            'manager',
            'analyst',
            'reviewer',
            'user',
          ]),
        )
        .option('--search <text>', 'only those with this in their username or e-mail'),
    ).action(act(async () => (await import('./list.ts')).list)),
    ['users list', 'users list --role reviewer', 'users list --search pat --json'],
  );
}
