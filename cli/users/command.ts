// formdeck users list.
import type { Command } from 'commander';
import { addLimitOptions } from '#cli/options.ts';
import { type Act, examples } from '#cli/act.ts';

/** Adds the commands on users to the program. */
export function addUsersCommand(program: Command, act: Act): void {
  const users = program.command('users').description('Users: who is in the company');
  examples(
    addLimitOptions(
      users
        .command('list')
        .description('List the active users; for managers and admins')
        .option('--role <role>', 'only admins, managers, analysts, reviewers or users: ADMIN, MANAGER, ...')
        .option('--search <text>', 'only those with this in their username or e-mail'),
    ).action(act(async () => (await import('./list.ts')).list)),
    ['users list', 'users list --role reviewer', 'users list --search pat --json'],
  );
}
