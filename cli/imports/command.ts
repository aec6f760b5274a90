// formdeck import: check, run, list, status, continue, cancel, undo, mappings.
import type { Command } from 'commander';
import { choice } from '#cli/command/choices.ts';
import { addLimitOptions, addYesOption, collect } from '#cli/command/options.ts';
import { type Act, examples, type CommandRecord } from '#cli/command/act.ts';
import { addMappingsCommand } from './mappings/command.ts';
import { importStates } from './history/import-states.ts';

export const importCommand: CommandRecord = {
  name: 'import',
  description: 'Imports: files into forms; check, run, list, status, continue, cancel, undo, mappings',
  make(imports, act) {
    examples(
      withPlan(
        fileInto(
          imports.command('check').description('Check a CSV file against a form, without importing it'),
        ),
      )
        .option(
          '--save-mapping <name>',
          'keep the columns and their formats on this machine, under this name',
        )
        .action(act(async () => (await import('./check.ts')).check)),
      [
        'import check --form "Wildlife strikes" --file strikes.csv --date-column "Time of the strike"',
        'import check --form "Wildlife strikes" --file strikes.csv --map "Price=Repair cost (CAD)" --save-mapping faa --json',
      ],
    ).addHelpText('after', '\nExits with 3 when rows would fail.');
    addRunCommand(imports, act);
    examples(
      addLimitOptions(
        imports
          .command('list')
          .description(
            'List imports, the newest first: rows imported, failed and dropped; including canceled and undone ones',
          )
          .option('--form <form>', 'those of a form, by its id or name')
          .addOption(choice('--state <state>', 'only those in this state', importStates))
          .option('--name <text>', 'those with this in the name of their file')
          .option('--file <path>', 'those of exactly this file, whatever its name; - is standard input')
          .option('--worksheet <name>', 'with --file, the worksheet of a workbook that has several')
          .option('--transform <recipe>', 'with --file, the recipe by which it was converted first'),
      ).action(act(async () => (await import('./history/list.ts')).list)),
      [
        'import list --form "Wildlife strikes" --limit 10',
        'import list --state repair',
        'import list --all --json',
      ],
    );
    examples(
      imports
        .command('status')
        .description('Show an import; without an id, all that are running or need fixing')
        .argument('[import]', 'id of the import, or the beginning of it')
        .option('--form <form>', 'those of a form, by its id or name')
        .option('--wait', 'wait until it is finished')
        .option('--timeout <seconds>', 'wait at most this long')
        .option('--failed-out <path>', 'write its failed rows to a CSV file for fixing')
        .action(act(async () => (await import('./status.ts')).status)),
      ['import status', 'import status --form "Wildlife strikes" --json', 'import status 0c8d9e0a --wait'],
    );
    addContinueCommand(imports, act);
    examples(
      addYesOption(imports.command('cancel'))
        .description('Cancel an import; none of its rows are kept')
        .argument('<import>', 'id of the import, or the beginning of it')
        .action(act(async () => (await import('./cancel.ts')).cancel)),
      ['import cancel 0c8d9e0a --yes'],
    );
    examples(
      addYesOption(imports.command('undo'))
        .description('Undo a finished import: its sheet goes with all rows; for 30 days')
        .argument('<import>', 'id of the import, or the beginning of it')
        .option('--changed', 'also delete rows that people have edited, reviewed or added since')
        .option('--dry-run', 'show what happened to its rows, without undoing')
        .action(act(async () => (await import('./history/undo.ts')).undo)),
      [
        'import undo 0c8d9e0a --dry-run',
        'import undo 0c8d9e0a --yes',
        'import undo 0c8d9e0a --changed --yes',
      ],
    ).addHelpText(
      'after',
      `
This cannot be reversed. The audit log keeps the contents of changed rows; the others are in the imported file. If rows
were changed since and --changed is not given, nothing is undone and it exits with 1.`,
    );
    addMappingsCommand(imports, act, withPlan);
  },
};

function addRunCommand(imports: Command, act: Act): void {
  examples(
    withPlan(
      imports
        .command('run')
        .description('Import a CSV file as a new sheet of a form, or all files of a folder; made for cron')
        .argument(
          '[path]',
          'CSV file, workbook or ZIP, as --file; or a folder, whose files are imported in the order of their names',
        )
        .requiredOption('--form <form>', 'id or name of the form')
        .option('--file <path>', fileText)
        .option('--files <path>', filesText)
        .option('--worksheet <name>', worksheetText)
        .option('--transform <recipe>', transformText),
    )
      .option('--move-to <dir>', 'of a folder: where files go of which nothing is left to be done')
      .option('--failed-dir <dir>', 'of a folder: where the rows that fail are written, a file for each file')
      .option('--save-mapping <name>', 'keep the columns and their formats on this machine, under this name')
      .option(
        '--key <question>',
        'question whose answer finds the row to change; rows whose key is new are added (admins)',
      )
      .option('--clear-blank', 'with --key, an empty cell removes the answer of an existing row')
      .option('--once', 'skip a file of which rows came into this form before, or that is being imported')
      .option(
        '--name <pattern>',
        'name of the new sheet, such as "{file} {date}" (default: the file\'s name)',
      )
      .option('--empty-ok', 'a file with only a header is not a failure')
      .option(
        '--complete',
        'complete the import even if rows fail: they are written to their file and dropped',
      )
      .option(
        '--failed-out <path>',
        'CSV file for rows that fail; by default <file>.failed.csv beside the file; an existing one is not overwritten: the new one gets a number',
      )
      .option('--no-failed-file', 'write no such file')
      .option('--no-wait', 'do not wait until it is finished')
      .option('--timeout <seconds>', 'wait at most this long; then exit with 6 while the server continues')
      .option('--lock <path>', 'lock file that prevents a second run; by default one per form')
      .option(
        '--dry-run',
        'check the file only, import nothing; with --key, show what would change in which rows',
      )
      .action(act(async () => (await import('./run.ts')).run)),
    [
      'import run --form "Wildlife strikes" --file strikes.csv --date-column "Time of the strike" --date-format "yyyy-MM-dd HH:mm"',
      'import run --form "Vehicle check" --file checks.csv --key "Time of the check" --dry-run',
      'import run checks.zip --form "Vehicle check"',
      'import run checks.csv --files photos --form "Vehicle check"',
      'import run /data/in --form "Wildlife strikes" --mapping faa --move-to /data/done --failed-dir /data/failed --json',
      'import run --form "Metal detector check" --file export.txt --transform metal-detection --date-column Date',
      'import run --form "Wildlife strikes" --file strikes.csv --mapping faa --once --empty-ok --complete --name "{file} {date}" --failed-out "failed-{date}.csv" --json',
    ],
  ).addHelpText(
    'after',
    `
--name and --failed-out may hold {date}, {time} and {file}.

--complete never asks, even on a terminal: dropped rows are in the failed file, with the reasons.

A folder: each file has its own verdict. --once is implied, so that it may be ended at any moment and run again. Files
that came in are moved to --move-to, with --complete also those with rows left out. Files that wait for a repair, that
cannot be imported, or of which no row came in stay. A file changed within the last 5 seconds is left for the next run.

Exits with 3 when rows have failed: fix them with \`formdeck import continue\`. So does --complete, because these rows
are not in the sheet, and --once for a file whose failed rows still wait. A folder exits with the code of a file that
could not be imported, else with 3 if rows failed. Exits with 5 while the same form or file is already being imported, and with 6 when --timeout is
over and the server continues.`,
  );
}

function addContinueCommand(imports: Command, act: Act): void {
  examples(
    withPlan(
      addYesOption(imports.command('continue'))
        .description('Repair, skip or drop the failed rows of an import')
        .argument('<import>', 'id of the import, or the beginning of it')
        .option('--file <path>', 'the file of failed rows, repaired; a column "skip" with yes drops a row')
        .option('--files <path>', 'folder or ZIP of files that failed rows name and that were missing')
        .option(
          '--set <Question:wrong=right>',
          'replace a value in all failed rows; may be given again',
          collect,
        )
        .option('--skip-missing', 'skip failed rows that are no longer in the file')
        .option('--skip-failed', 'skip all failed rows that are not repaired')
        .option('--complete', 'end the import: drop what is still failed')
        .option('--failed-out <path>', 'CSV file for rows that still fail')
        .option('--dry-run', 'show what would be sent, without sending it'),
    ).action(act(async () => (await import('./continue.ts')).continueVerb)),
    [
      'import continue 0c8d9e0a --file strikes.failed.csv',
      'import continue 0c8d9e0a --set "Damage:B=Medium" --set "Damage:C=Minor" --complete --yes',
      'import continue 0c8d9e0a --files missing-photos',
      'import continue 0c8d9e0a --double-hour earlier',
    ],
  ).addHelpText(
    'after',
    '\nExits with 3 while rows are failed, or where some were left out. The columns of --file are read as in the run.',
  );
}

const fileText =
  'CSV file or workbook (XLSX), at most 50 MB, or a ZIP of one with the files that it names; - is standard input';
const filesText = 'folder or ZIP of the photos and files that its cells name';
const worksheetText = 'the worksheet of a workbook that has several';
const transformText = 'convert the file first, by metal-detection or another recipe';

function fileInto(command: Command): Command {
  return command
    .requiredOption('--form <form>', 'id or name of the form')
    .requiredOption('--file <path>', fileText)
    .option('--files <path>', filesText)
    .option('--worksheet <name>', worksheetText)
    .option('--transform <recipe>', transformText);
}

function withPlan(command: Command): Command {
  return command
    .option(
      '--date-column <header>',
      'column that dates the rows; without one they get the time of the import',
    )
    .option(
      '--date-format <format>',
      'such as yyyy-MM-dd, or for one question "When=dd/MM/yyyy"; by default the one that fits the dates of a column',
      collect,
    )
    .option('--header-align <first|last>', 'which cells the header belongs to if every row has more of them')
    .option(
      '--skipped-hour <earlier|later|fail>',
      'what times are that the clocks skip in spring; by default their rows fail',
    )
    .option('--double-hour <earlier|later|fail>', 'what times are that the clocks show twice in autumn')
    .option('--reason <text>', 'why rows break rules that may be passed with a reason; without it they fail')
    .option(
      '--map <Header=Question>',
      'column that answers a question, by title or id; without one, as in "Date=", it is left out',
      collect,
    )
    .option(
      '--separator <Question=text>',
      'separator of several values in a cell, such as "Tools=,"; by default ; | or a line break',
      collect,
    )
    .option(
      '--items <Question=code|path>',
      'how the items of a catalog question are written; auto, the default: whatever is unambiguous',
      collect,
    )
    .option('--mapping <name>', 'use a saved mapping: one on this machine, or one shared for the form');
}
