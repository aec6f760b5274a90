// formdeck reports schedule: list, show, set, delete, run, runs, pause, resume.
import type { Command } from 'commander';
import { type Act, examples } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';
import { addYesOption } from '#cli/command/options.ts';

/** Adds the commands on schedules of reports. */
export function addScheduleCommands(reports: Command, act: Act): void {
  const schedule = reports
    .command('schedule')
    .description(
      'Reports sent by e-mail on a schedule: list, show, set, delete, run, runs, pause and resume; for managers and admins',
    );
  const named = 'id of the schedule, or name of a report that has one';
  examples(
    schedule
      .command('list')
      .description('List the scheduled reports, the next first')
      .option('--report <report>', 'only those of this report')
      .action(act(async () => (await import('./list.ts')).list)),
    ['reports schedule list', 'reports schedule list --json'],
  );
  examples(
    schedule
      .command('show')
      .description('Show a schedule: times, data, recipients, and who does not get it')
      .argument('<schedule>', named)
      .action(act(async () => (await import('./show.ts')).show)),
    ['reports schedule show "Who fills in what"'],
  );
  examples(
    schedule
      .command('set')
      .description(
        'Schedule a report by e-mail, in your time zone; the schedule for the same people and frequency is changed where there is one',
      )
      .argument('<report>', 'id or name of the report, which is published')
      .option('--schedule <id>', 'change this schedule, also its people and frequency')
      .option('--another', 'create one beside that for the same people and frequency')
      .option('--at <time>', 'when it is first sent, like "2026-12-01 08:00"')
      .addOption(
        choice('--every <interval>', 'once, day (default), week or month', ['once', 'day', 'week', 'month']),
      )
      .option('--to <user...>', 'username of a recipient; more may follow')
      .option('--days <number>', 'days of data before each time (default 7)')
      .addOption(choice('--format <format>', 'pdf (default) or xlsx', ['pdf', 'xlsx']))
      .option('--param <name=value...>', 'another parameter of the report')
      .action(act(async () => (await import('./set.ts')).set)),
    [
      'reports schedule set "Who fills in what" --every week --at "2026-12-07 08:00" --to manager priya.nair',
      'reports schedule set "Alerts of all forms" --every month --at "2026-12-31 18:00" --days 31 --format xlsx --to manager',
      'reports schedule set "Who fills in what" --schedule 3f2a --to manager analyst',
    ],
  );
  examples(
    addYesOption(schedule.command('delete'))
      .description('Delete a schedule with its history')
      .argument('<schedule>', named)
      .action(act(async () => (await import('./change.ts')).remove)),
    ['reports schedule delete "Who fills in what" --yes'],
  );
  examples(
    addYesOption(schedule.command('run'))
      .description('Send a scheduled report to all of its recipients now; its next run is not affected')
      .argument('<schedule>', named)
      .action(act(async () => (await import('./change.ts')).run)),
    ['reports schedule run "Who fills in what" --yes'],
  );
  examples(
    schedule
      .command('runs')
      .description('Show when a schedule ran, to whom it was sent, and why not')
      .argument('<schedule>', named)
      .action(act(async () => (await import('./runs.ts')).runs)),
    ['reports schedule runs "Who fills in what"', 'reports schedule runs 3f2a --json'],
  );
  examples(
    schedule
      .command('pause')
      .description('Send nothing until the schedule is resumed')
      .argument('<schedule>', named)
      .action(act(async () => (await import('./change.ts')).pause)),
    ['reports schedule pause "Who fills in what"'],
  );
  examples(
    schedule
      .command('resume')
      .description('Resume a paused schedule')
      .argument('<schedule>', named)
      .action(act(async () => (await import('./change.ts')).resume)),
    ['reports schedule resume "Who fills in what"'],
  );
}
