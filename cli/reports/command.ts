// formdeck reports: list, run, create, publish, rename, schedule.
import { examples, type CommandRecord } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';
import { addSubscriptionCommands } from '#cli/resource/subscription-command.ts';
import { addDesignsCommand } from './designs/command.ts';
import { addScheduleCommands } from './schedules/command.ts';

export const reportsCommand: CommandRecord = {
  name: 'reports',
  description: 'Your data, ready to print and share; list, run, create, publish, rename and schedule',
  make(reports, act) {
    examples(
      reports
        .command('list')
        .description('List the reports that you can run')
        .action(act(async () => (await import('./list.ts')).list)),
      ['reports list', 'reports list --json'],
    );
    examples(
      reports
        .command('run')
        .description('Run a report: as text, or into a file')
        .argument('<report>', 'id or name of the report')
        .option('--from <date>', 'the first day, such as 2026-11-01')
        .option('--to <date>', 'the last day; by default today')
        .option('--last <span>', 'the last days, such as 30d, instead of --from')
        .option('--param <name=value...>', 'another parameter of the report')
        .addOption(
          choice('--format <format>', 'pdf, xlsx or html; by default as --out ends', ['pdf', 'xlsx', 'html']),
        )
        .option('--out <path>', 'the file, or a folder for its usual name; - is standard output')
        .action(act(async () => (await import('./run.ts')).run)),
      [
        'reports run "Who fills in what" --last 30d',
        'reports run "Alerts of all forms" --from 2026-11-01 --to 2026-11-30 --out alerts.pdf',
        'reports run "Wildlife strikes: on paper" --param rows=ID1,ID2 --out strikes.pdf',
      ],
    );
    examples(
      reports
        .command('create')
        .description('Create an unpublished report of one or more forms; for managers and admins')
        .argument(
          '<design>',
          'form-summary, submissions, alerts, review-turnaround, catalog-usage, raw-rows, filled-form, or one of your own',
        )
        .requiredOption('--form <form...>', 'id or name of a form; more than one may follow')
        .option('--name <name>', 'by default that of the design')
        .action(act(async () => (await import('./create.ts')).create)),
      ['reports create submissions --form "Wildlife strikes" "Vehicle check" --name "Who fills in what"'],
    );
    examples(
      reports
        .command('from-dashboard')
        .description("Create a design and an unpublished report from a form's dashboard; for admins")
        .argument('<form>', 'id or name of the form')
        .option('--view <view>', 'of the rows of a saved view: id or name')
        .action(act(async () => (await import('./from-dashboard.ts')).fromDashboard)),
      [
        'reports from-dashboard "Vehicle check"',
        'reports from-dashboard "Wildlife strikes" --view "Costly strikes"',
      ],
    );
    addSubscriptionCommands(reports, act, {
      sent: 'scheduled report',
      noun: 'report',
      name: 'name',
      example: 'Who fills in what',
      load: () => import('./schedules/subscriptions.ts'),
    });
    examples(
      reports
        .command('publish')
        .description('Publish a report for everyone who can see its forms, except the role User; for admins')
        .argument('<report>', 'id or name of the report')
        .action(act(async () => (await import('./publish.ts')).publish)),
      ['reports publish "Who fills in what"'],
    );
    examples(
      reports
        .command('rename')
        .description(
          'Give a report another name, or another description; managers only to their own, until it is published',
        )
        .argument('<report>', 'id or name of the report')
        .argument('<name>', 'the new name')
        .option('--description <text>', 'what it is for; unchanged by default')
        .action(act(async () => (await import('./rename.ts')).rename)),
      ['reports rename "Who fills in what" "Submissions" --description "Of the last weeks, by person"'],
    );
    addDesignsCommand(reports, act);
    addScheduleCommands(reports, act);
  },
};
