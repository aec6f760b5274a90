// formdeck insights show and list.
import type { Command } from 'commander';
import { examples, type CommandRecord } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';
import { addLimitOptions } from '#cli/command/options.ts';
import { bucketSizes, presetIds } from '#core/insights/range-choices.ts';

export const insightsCommand: CommandRecord = {
  name: 'insights',
  description: 'Alert insights: alerts of all forms over time',
  make(insights, act) {
    const addRange = (command: Command) =>
      command
        .addOption(
          choice(
            '--range <span>',
            'the last hour, 24 hours, this week, 7 days (default) or 30 days',
            presetIds,
          ),
        )
        .option('--from <moment>', 'from this day or moment on, such as 2026-01-31; at most 90 days')
        .option('--to <moment>', 'up to the end of this day or time (default now)');
    examples(
      addRange(insights.command('show').description('Show alerts as bars over time, by form'))
        .addOption(
          choice(
            '--by <length>',
            'count by minute, hour or day (default: depends on the range)',
            bucketSizes,
          ),
        )
        .action(act(async () => (await import('./show.ts')).show)),
      [
        'insights show',
        'insights show --range 24h',
        'insights show --from 2026-11-01 --to 2026-11-30 --by day --json',
      ],
    );
    examples(
      addLimitOptions(
        addRange(insights.command('list').description('List the alerts of a range, the newest first')),
      ).action(act(async () => (await import('./list.ts')).list)),
      ['insights list --range 24h', 'insights list --from 2026-11-20 --all --json'],
    );
  },
};
