// formdeck rows: add, list, count, show, print, review, waiting, set, delete, undo. Each command is in the file of its name: cli/rows/add.ts.
import type { Command } from 'commander';
import { type Act, type CommandRecord, examples } from '#cli/command/act.ts';
import { choice, choiceArgument } from '#cli/command/choices.ts';
import {
  addLimitOptions,
  addRangeOptions,
  addWhoOptions,
  addYesOption,
  collect,
} from '#cli/command/options.ts';

const reviewWords = ['approved', 'pending', 'rejected', 'returned'];

export const rowsCommand: CommandRecord = {
  name: 'rows',
  description: 'Rows: add, list, count, show, print, review, waiting, set, delete, undo',
  make(rows, act) {
    addEntry(rows, act);
    addLookUps(rows, act);
    addReviews(rows, act);
    addChanges(rows, act);
  },
};

function addEntry(rows: Command, act: Act): void {
  examples(
    rows
      .command('add')
      .description('Add rows from a JSON, JSON lines or CSV file to a sheet, or to a new sheet of a form')
      .argument('[sheet]', 'id of the sheet')
      .option('--form <form>', 'start a new sheet of this form, by id or name')
      .option('--name <name>', 'name of the new sheet')
      .option(
        '--answer <Question=answer>',
        'answer to a question of the new sheet; may be given again',
        collect,
      )
      .requiredOption('--file <path>', 'the rows; - is standard input')
      .option('--date-format <format>', 'format of dates in CSV, such as dd/MM/yyyy (default: ISO dates)')
      .option('--reason <text>', 'why answers break rules that may be passed with a reason')
      .addHelpText(
        'after',
        `
JSON is a list of rows by question title, [{"Airport Name": "ORD", "Cost Total $": 1200}], or one row a line.
Questions that take several answers have a list of them; dates are ISO 8601 with their offset. CSV has titles as
headers; several answers are in one cell, separated by ;. A catalog item is given by its code, its path (Canada /
Ontario), or a unique name. Photos, files and recordings are given by their paths, from the folder of the file of rows
and within it. A row may have its own "id": it is then added only once, however often the file is sent.`,
      )
      .action(act(async () => (await import('./add.ts')).addRows)),
    [
      'rows add 0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11 --file rows.json',
      'rows add --form "Wildlife strikes" --name "Week 12" --answer "Main runway=06" --file rows.csv',
      'rows add --form "Wildlife strikes" --name "Week 12" --file - < rows.json',
    ],
  );
}

function addLookUps(rows: Command, act: Act): void {
  examples(addRowsOptions(rows.command('list')).action(act(async () => (await import('./list.ts')).rows)), [
    'rows list 0c8d9e0a',
    'rows list --form "Wildlife strikes" --review pending --all --ids',
    'rows list --form "Wildlife strikes" --near "48.37, -89.32" --within 5km',
    'rows list --form "Wildlife strikes" --view "Costly strikes" --json',
  ]);
  examples(
    addQueryOptions(
      rows
        .command('count')
        .description('Count rows: all of them, by the answers to a question, or by day, week or month')
        .argument('[sheet]', 'id of the sheet, or the beginning of it'),
    )
      .option('--view <view>', 'the rows of this saved view of the form, by id or name')
      .option('--by <question>', 'for each answer to this question, by title or id')
      .addOption(
        choice('--per <span>', 'for each day, week or month: that of the date in --by, or of submitting', [
          'day',
          'week',
          'month',
        ]),
      )
      .addHelpText('after', operatorsHelp)
      .action(act(async () => (await import('./count.ts')).countedRows)),
    [
      'rows count --form "Wildlife strikes" --last 30d',
      'rows count --form "Wildlife strikes" --filter "Airport = Thunder Bay" --by "Time of the strike" --per month',
      'rows count --form "Wildlife strikes" --by Damage --json',
    ],
  );
  examples(
    rows
      .command('show')
      .description('Show a row with its answers, alerts and review')
      .argument(...rowArgument)
      .action(act(async () => (await import('./show.ts')).showRow)),
    ['rows show 5b1f0a52', 'rows show 5b1f0a52-3d53-4b61-9d0f-2f0c5b1de7a4 --json'],
  );
  examples(
    rows
      .command('print')
      .description('Save the filled-in forms of rows as one PDF, or as a ZIP with a PDF for each')
      .argument('[row...]', 'ids of rows, or the beginnings of them; - reads them from standard input')
      .option('--sheet <sheet>', 'all rows of this sheet, by id, at most 200')
      .option('--out <path>', 'file to write, or the folder to write it into; - is standard output')
      .addOption(
        choice('--format <format>', 'pdf or zip; by default as --out ends, else pdf', ['pdf', 'zip']),
      )
      .action(act(async () => (await import('./print.ts')).printRows)),
    [
      'rows print 5b1f0a52',
      'rows print 5b1f0a52 77d0e3c1 --out checks.zip',
      'rows list --form "Vehicle check" --last 1d --all --ids | formdeck rows print - --out checks.pdf',
    ],
  );
}

function addReviews(rows: Command, act: Act): void {
  examples(
    addChoosing(
      rows
        .command('review')
        .description(
          'Approve or reject pending rows, return them to their authors, or set them back to pending',
        )
        .addArgument(choiceArgument('<state>', 'approved, rejected, returned or pending', reviewWords))
        .argument(...rowsArgument)
        .option('--comment <text>', 'saved with each of the rows; for returned rows, what needs correcting'),
    ).action(act(async () => (await import('./review.ts')).reviewRows)),
    [
      'rows review rejected 5b1f0a52 --comment "No photo"',
      'rows review approved --form "Wildlife strikes" --filter "Damage = None" --last 7d --yes',
      'rows list --form "Wildlife strikes" --review pending --all --ids | formdeck rows review approved - --yes',
    ],
  );
  examples(
    rows
      .command('waiting')
      .description('List the forms with rows waiting for your review, longest waiting first')
      .action(act(async () => (await import('./waiting.ts')).waitingRows)),
    ['rows waiting', 'rows waiting --json'],
  );
}

/** Changes of rows that are there, and their way back. */
function addChanges(rows: Command, act: Act): void {
  examples(
    rows
      .command('set')
      .description('Change answers of a row; for admins')
      .argument(...rowArgument)
      .option(
        '--answer <Question=answer>',
        'the answer to a question, empty after the = for none; may be given several times',
        collect,
      )
      .option('--reason <text>', 'reason for the change, kept in the history')
      .option('--date-format <format>', 'format of dates, such as dd/MM/yyyy (default: ISO dates)')
      .action(act(async () => (await import('./set.ts')).setAnswers)),
    [
      'rows set 5b1f0a52 --answer "Speed=120" --reason "Typing error"',
      'rows set 5b1f0a52 --answer "Report=reports/gate.pdf"',
    ],
  );
  examples(
    addChoosing(
      rows
        .command('delete')
        .description('Delete rows; for admins. It can be undone for 24 hours, and restored for 30 days')
        .argument(...rowsArgument),
    ).action(act(async () => (await import('./delete.ts')).deleteRows)),
    ['rows delete 5b1f0a52', 'rows delete --sheet 0c8d9e0a --review rejected --dry-run'],
  );
  examples(
    rows
      .command('undo')
      .description(
        "Undo your deletions and reopened reviews, or as an admin anyone's; without an id, list what can be undone",
      )
      .argument('[undo...]', 'ids, as they were printed with the change')
      .action(act(async () => (await import('./undo.ts')).undoRows)),
    ['rows undo', 'rows undo 5b1f0a52'],
  );
  examples(
    rows
      .command('restore')
      .description(
        'Restore deleted rows, for 30 days; for admins. Without a row, list those that can be restored',
      )
      .argument('[row...]', 'ids of deleted rows, or the beginnings of them')
      .option('--together', 'also all rows that were deleted with them')
      .action(act(async () => (await import('./restore.ts')).restoreRows)),
    ['rows restore', 'rows restore 5b1f0a52 --together'],
  );
}

const rowsArgument = [
  '[row...]',
  'ids of rows of one form, or the beginnings of them; - reads them from standard input',
] as const;

/** There used to be two arguments: the sheet's id is still accepted before the row's. */
const rowArgument = ['<row...>', 'id of the row, or the beginning of it as lists print it'] as const;

/** The options that select rows by filter, and the confirmation. */
function addChoosing(command: Command): Command {
  return addYesOption(addQueryOptions(command.option('--sheet <sheet>', 'rows of this sheet, by id')))
    .option('--dry-run', 'show how many rows would change, without changing them')
    .addHelpText('after', operatorsHelp);
}

/** The arguments and options of a command that prints rows. */
export function addRowsOptions(command: Command): Command {
  return addLimitOptions(
    addQueryOptions(
      command
        .description('Print the rows of a sheet, or of all sheets of a form, the newest first')
        .argument('[sheet]', 'id of the sheet, or the beginning of it'),
    ),
  )
    .option('--view <view>', 'the rows of this saved view of the form, by id or name')
    .option(
      '--near <place>',
      'the nearest first, with their distance from this place: latitude and longitude',
    )
    .option('--within <distance>', 'only rows within this distance of --near, such as 5km or 2nmi')
    .option('--place <question>', 'the question for the place, by title or id, if the form has several')
    .option('--columns <titles>', 'print only these questions, with commas between them')
    .option('--count', 'print only the number of rows')
    .option('--ids', 'print only the ids of the rows, one per line')
    .addHelpText('after', operatorsHelp);
}

function addQueryOptions(command: Command): Command {
  return addRangeOptions(
    addWhoOptions(
      command
        .option('--form <form>', 'all sheets of this form, by id or name')
        .option(
          '--filter <filter>',
          'only rows that pass "<title> <operator> <value>"; may be given several times',
          collect,
        )
        .option('--any', 'rows that pass any of the filters, not all of them'),
    ),
  ).addOption(
    choice(
      '--review <state>',
      'only rows whose review is pending, returned, approved or rejected',
      reviewWords,
    ),
  );
}

const operatorsHelp = `
Operators: = != > >= < <= contains !contains, and between for a range such as 100..500.
Of a duration: 'Took > 90 min', 'Took between 1 h..2 h'. Of a ranking: 'Order first Rope', 'Order contains Rope'.
Of when an entry was sent: 'Weekday = Monday', 'Hour = 14'.
Of a place: 'Place within 5 km of -36.85, 174.76', 'Place inside -37, 174..-36, 175', 'Place answered', 'Place !answered'. Of a line or an area, both of these, for any of its points, and
'Way >= 2 km', 'Field between 500 m²..2 ha'. Which ones a question supports depends on its type.`;
