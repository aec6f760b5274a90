// formdeck notifications list and read.
import type { Command } from 'commander';
import { type Act, examples } from '#cli/command/act.ts';
import { addLimitOptions } from '#cli/command/options.ts';

/** Adds the commands on the user's own notifications to the program. */
export function addNotificationsCommand(program: Command, act: Act): void {
  const notifications = program
    .command('notifications')
    .description('Notifications: rows to review, reviews, alerts, finished imports and exports');
  examples(
    addLimitOptions(
      notifications
        .command('list')
        .description('List your newest notifications')
        .option('--unread', 'only those that are not read yet'),
    ).action(act(async () => (await import('./list.ts')).list)),
    ['notifications list --unread', 'notifications list --json'],
  );
  examples(
    notifications
      .command('read')
      .description('Mark notifications as read')
      .argument('[notifications...]', 'ids of notifications')
      .option('--all', 'all of them')
      .action(act(async () => (await import('./read.ts')).read)),
    ['notifications read 0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11', 'notifications read --all'],
  );
}
