// formdeck notifications list and read.
import { examples, type CommandRecord } from '#cli/command/act.ts';
import { addLimitOptions } from '#cli/command/options.ts';

export const notificationsCommand: CommandRecord = {
  name: 'notifications',
  description: 'Notifications: rows to review, reviews, alerts, finished imports and exports',
  make(notifications, act) {
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
  },
};
