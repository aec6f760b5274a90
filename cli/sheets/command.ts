// formdeck sheets: list, show, rows.
import type { Command } from 'commander';
import { addLimitOptions, addRangeOptions, collect } from '#cli/options.ts';
import { type Act, examples } from '#cli/act.ts';

/** Adds the commands on sheets to the program. */
export function addSheetsCommand(program: Command, act: Act): void {
  const sheets = program
    .command('sheets')
    .description('Sheets: what was filled in; list, show, read and filter rows');
  examples(
    addLimitOptions(
      sheets
        .command('list')
        .description('List sheets, those changed last first')
        .option('--form <form>', 'only those of this form, by id or name')
        .option('--user <username>', 'only those that this user has started')
        .option('--name <text>', 'only those with this in their name'),
    ).action(act(async () => (await import('./list.ts')).list)),
    ['sheets list', 'sheets list --form "Wildlife strike report" --all', 'sheets list --user pat --json'],
  );
  examples(
    sheets
      .command('show')
      .description('Show a sheet with what was answered once for all its rows')
      .argument('<sheet>', 'id of the sheet')
      .action(act(async () => (await import('./show.ts')).show)),
    ['sheets show 0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11'],
  );
  examples(
    addLimitOptions(
      addRangeOptions(
        sheets
          .command('rows')
          .description('Print the rows of a sheet, or of all sheets of a form, the newest first')
          .argument('[sheet]', 'id of the sheet')
          .option('--form <form>', 'all sheets of this form, by id or name')
          .option(
            '--filter <filter>',
            'only rows that pass "<title> <operator> <value>"; may be given several times',
            collect,
          )
          .option('--any', 'rows that pass any of the filters, not all of them'),
      )
        .option('--review <state>', 'only rows whose review is pending, approved or rejected')
        .option('--columns <titles>', 'print only these questions, with commas between them')
        .option('--count', 'print how many rows there are, and nothing else'),
    )
      .addHelpText(
        'after',
        `
Operators: = != > >= < <= contains !contains, and between for a range such as 100..500. Which of them a
question takes depends on its type.`,
      )
      .action(act(async () => (await import('./rows.ts')).rows)),
    [
      'sheets rows 0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11',
      'sheets rows --form "Wildlife strike report" --filter "Phase of flight = Approach" --count',
      'sheets rows --form "Wildlife strike report" --filter "Cost Total $ > 100000" --filter "Wildlife Species contains goose" --any',
      'sheets rows --form "Wildlife strike report" --last 7d --review pending --all --json',
    ],
  );
}
