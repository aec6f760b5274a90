// formdeck rows add.
import type { Command } from 'commander';
import { type Act, examples } from '#cli/act.ts';

/** Adds the commands of filling in to the program. */
export function addRowsCommand(program: Command, act: Act): void {
  const rows = program.command('rows').description('Rows: fill in a form from a file');
  examples(
    rows
      .command('add')
      .description('Add rows from a JSON file to a sheet, or to a new sheet of a form')
      .argument('[sheet]', 'id of the sheet')
      .option('--form <form>', 'start a new sheet of this form, by id or name')
      .option('--name <name>', 'name of the new sheet')
      .requiredOption('--file <path>', 'the rows; - is standard input')
      .addHelpText(
        'after',
        `
The file is a list of rows by question title: [{"Airport Name": "ORD", "Cost Total $": 1200}]. Questions that
take several answers have a list of them. A row may bring an "id" of its own: then it is added once, however
often the file is sent.`,
      )
      .action(act(async () => (await import('./add-rows.ts')).addRows)),
    [
      'rows add 0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11 --file rows.json',
      'rows add --form "Wildlife strike report" --name "Week 12" --file - < rows.json',
    ],
  );
}
