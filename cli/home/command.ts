// formdeck activity list.
import { examples, type CommandRecord } from '#cli/command/act.ts';
import { addLimitOptions } from '#cli/command/options.ts';

export const activityCommand: CommandRecord = {
  name: 'activity',
  description: 'Activity: the sheets that were changed last',
  make(activity, act) {
    examples(
      addLimitOptions(
        activity
          .command('list')
          .description('List sheets by when and by whom they were updated, the newest first')
          .option('--form <form>', 'only those of this form, by id or name')
          .option('--user <username>', 'only those started by this user')
          .option('--sheet <text>', 'only those with this in their name')
          .option(
            '--since <moment>',
            'updated since this day or time, or within the last period: 2026-01-31, 24h, 7d',
          )
          .option('--until <moment>', 'updated up to the end of this day or time'),
      ).action(act(async () => (await import('./list.ts')).list)),
      ['activity list --since 24h', 'activity list --form "Wildlife strikes" --user pat --all --json'],
    );
  },
};
