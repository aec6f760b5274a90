// formdeck export: form, sheets, images, list, download, delete, schedule.
import type { Command } from 'commander';
import { addWhoOptions, addYesOption, collect } from '#cli/command/options.ts';
import { type Act, examples, type CommandRecord } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';

export const exportCommand: CommandRecord = {
  name: 'export',
  description:
    'Exports: rows into XLSX and CSV files, and images; form, sheets, images, list, download, delete, schedule',
  make(exports, act) {
    examples(
      withTarget(
        exports
          .command('form')
          .description('Export the rows of a form over some days, by default the last 7; made for cron')
          .argument('<form>', 'id or name of the form')
          .option('--from <day>', 'the first day, such as 2026-01-31')
          .option('--to <day>', 'the last day (default today)')
          .option('--last <span>', 'all days of which a part is in the last 24h, 7d, 4w or 3m')
          .option('--all', 'all rows'),
      ).action(act(async () => (await import('./form.ts')).form)),
      [
        'export form "Wildlife strikes"',
        'export form "Wildlife strikes" --last 1d --out "exports/{form} {from}.csv" --json',
        'export form "Wildlife strikes" --all --format csv --out - | head',
        'export form "Vehicle check" --all --entries Damages --out damages.csv',
        'export form "Wildlife strikes" --incremental --state strikes.state --out "in/{date} {time}.csv"',
      ],
    );
    examples(
      withTarget(
        addWhoOptions(
          exports
            .command('sheets')
            .description('Export the rows of sheets of one form, or of all its sheets, filtered')
            .argument('[sheets...]', 'ids of the sheets')
            .option('--form <form>', 'all sheets of this form, or those of --view; by id or name')
            .option('--view <view>', 'the sheets and rows of this saved view, by id or name')
            .option(
              '--filter <filter>',
              'only rows that pass "<title> <operator> <value>"; may be given several times',
              collect,
            )
            .option('--any', 'rows that pass any of the filters, not all of them'),
        ).addOption(
          choice('--review <state>', 'only rows whose review is pending, approved or rejected', [
            'approved',
            'pending',
            'rejected',
          ]),
        ),
      ).action(act(async () => (await import('./sheets.ts')).sheets)),
      [
        'export sheets 0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11',
        'export sheets 0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11 --filter "Repair cost (CAD) > 100000" --out costly.csv',
        'export sheets --form "Wildlife strikes" --filter "Airport = Thunder Bay" --out thunder-bay.xlsx',
        'export sheets --form "Wildlife strikes" --view "Costly strikes" --out costly.csv',
      ],
    );
    examples(
      exports
        .command('images')
        .description('Export the images that answer a question as a ZIP file with a list of them')
        .argument('<form>', 'id or name of the form')
        .option('--question <question>', 'title or id of the question (default: all that ask for images)')
        .option('--sheet <id>', 'only of this sheet; may be given several times', collect)
        .option('--out <path>', 'file to write, or the folder to write it into (default: this folder)')
        .option('--name <pattern>', 'names of the images, "{sheet}-{row}-{question}-{n}" by default')
        .addHelpText(
          'after',
          `
--name may hold {sheet}, {row}, {question}, {n}, {form}, {user}, {date}, {time} and {id}; a slash makes folders.`,
        )
        .action(act(async () => (await import('./images.ts')).images)),
      [
        'export images "Vehicle check" --question "Photo of the defect"',
        'export images "Vehicle check" --out photos.zip --name "{question}/{date} {sheet} {row}"',
      ],
    );
    addJobCommands(exports, act);
    addScheduleCommand(exports, act);
  },
};

function addJobCommands(exports: Command, act: Act): void {
  examples(
    exports
      .command('list')
      .description('List your exports on the server, the newest first')
      .action(act(async () => (await import('./jobs.ts')).list)),
    ['export list'],
  );
  examples(
    exports
      .command('download')
      .description('Save the file of one of your exports here')
      .argument('<export>', 'id of the export')
      .option('--out <path>', 'file to write; by default its own name, or the next that is free')
      .action(act(async () => (await import('./jobs.ts')).download)),
    ['export download 0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11 --out strikes.xlsx'],
  );
  examples(
    addYesOption(exports.command('delete'))
      .description('Cancel one of your exports, or delete its file from the server')
      .argument('<export>', 'id of the export')
      .action(act(async () => (await import('./jobs.ts')).remove)),
    ['export delete 0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11 --yes'],
  );
}

function addScheduleCommand(exports: Command, act: Act): void {
  const schedule = exports
    .command('schedule')
    .description('Scheduled exports, sent to you by e-mail; list, show, set, run, delete');
  examples(
    schedule
      .command('list')
      .description('List the forms whose exports are sent to you')
      .action(act(async () => (await import('./schedule.ts')).list)),
    ['export schedule list', 'export schedule list --json'],
  );
  examples(
    schedule
      .command('show')
      .description('Show your schedule of a form')
      .argument('<form>', 'id or name of the form')
      .action(act(async () => (await import('./schedule.ts')).show)),
    ['export schedule show "Wildlife strikes"'],
  );
  examples(
    schedule
      .command('set')
      .description('Schedule the export of a form, or change its schedule')
      .argument('<form>', 'id or name of the form')
      .addOption(
        choice('--every <interval>', 'day, week or month; needed for a new schedule', [
          'day',
          'week',
          'month',
        ]),
      )
      .option(
        '--start <moment>',
        'when it is first sent, such as "2026-01-31 08:00" (default: tomorrow at 08:00)',
      )
      .option('--days <number>', 'days of data up to when it is sent (default 7); 0 is that day only')
      .action(act(async () => (await import('./schedule.ts')).set)),
    [
      'export schedule set "Wildlife strikes" --every week --days 7',
      'export schedule set "Wildlife strikes" --every month --start "2026-12-31 18:00" --days 31',
    ],
  );
  examples(
    schedule
      .command('run')
      .description('Send yourself the scheduled export of a form now; its next time stays')
      .argument('<form>', 'id or name of the form')
      .action(act(async () => (await import('./schedule.ts')).run)),
    ['export schedule run "Wildlife strikes"'],
  );
  examples(
    addYesOption(schedule.command('delete'))
      .description('Delete your schedule of a form')
      .argument('<form>', 'id or name of the form')
      .action(act(async () => (await import('./schedule.ts')).remove)),
    ['export schedule delete "Wildlife strikes" --yes'],
  );
}

function withTarget(command: Command): Command {
  return command
    .option(
      '--out <pattern>',
      'file to write, by default "{form} {date} {time}.{format}"; - is standard output, as CSV',
    )
    .addOption(
      choice(
        '--format <format>',
        'xlsx, csv, excel-csv or geojson; by default as --out ends, csv for -, else xlsx',
        ['xlsx', 'csv', 'excel-csv', 'geojson'],
      ),
    )
    .option('--only-approved', 'leave out rows that are pending or rejected')
    .option('--images', 'with the images as files, in a ZIP')
    .option('--zip', 'the table in a ZIP with its manifest, as when --out ends in .zip')
    .option('--ids', 'with the IDs of each row and its sheet, before the other columns')
    .option(
      '--entries <question>',
      'a line for each repeated entry that answers this question, not for each row; in CSV, by title or id',
    )
    .option('--verbatim', 'in CSV for Excel, leave text that a spreadsheet would run as a formula unchanged')
    .option('--incremental', 'only what is new, changed or deleted since the last run; needs --state')
    .option('--state <file>', 'where --incremental remembers how far it is')
    .option('--no-manifest', 'no FILE.manifest.json beside a CSV file')
    .option('--no-empty-ok', 'fail if there is nothing to export')
    .option('--lock <path>', 'lock file that prevents a second run; by default one per form and file')
    .option('--dry-run', 'show what would be written, without writing it')
    .addHelpText(
      'after',
      `
--out may hold {form}, {date}, {time}, {from}, {to} and {format}. The file appears once it is complete. Its contents, what was left out and the SHA-256 are listed in the sheet About of a workbook, in manifest.json of a ZIP, and in
FILE.manifest.json beside a CSV file: check that with "sha256sum".

A workbook has a worksheet for the repeated entries of each question, and a ZIP with CSV a file for each. They join to the rows by "Row", which counts the rows of the same export, from 1, and by "Row ID", which the rows have with --ids; entries of the setup join by "Sheet ID". With --entries, {form} is the name of the form and of the question.

--incremental gives each row a Change (new, changed or deleted) and a Row ID: replace rows with the same Row ID by the new and changed ones, and remove deleted ones. With a filter, some of them may be new to you.`,
    );
}
