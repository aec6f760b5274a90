// formdeck fill, formdeck rows add. The other commands on rows are beside those on sheets.
import type { Command } from 'commander';
import { type Act, examples } from '#cli/command/act.ts';
import { collect } from '#cli/command/options.ts';

/** Adds the commands of filling in to the program; `rows` has those on rows. */
export function addFillingCommands(program: Command, rows: Command, act: Act): void {
  examples(
    program
      .command('fill')
      .description('Fill in a form on the terminal: its questions one after the other')
      .argument('<form>', 'id or name of the form')
      .option('--sheet <id>', 'add rows to this sheet')
      .option('--new <name>', 'start a new sheet of this name')
      .addHelpText(
        'after',
        `
Without --sheet and --new it asks which of your open sheets to go on with. Photos and signatures are taken from JPEG
or PNG files.`,
      )
      .action(act(async () => (await import('./fill.ts')).fill)),
    ['fill "Wildlife strikes"', 'fill "Vehicle check" --new "Week 12"'],
  );
  examples(
    rows
      .command('add')
      .description('Add rows from a JSON or CSV file to a sheet, or to a new sheet of a form')
      .argument('[sheet]', 'id of the sheet')
      .option('--form <form>', 'start a new sheet of this form, by id or name')
      .option('--name <name>', 'name of the new sheet')
      .option(
        '--answer <Question=answer>',
        'answer to a question of the new sheet; may be given again',
        collect,
      )
      .requiredOption('--file <path>', 'the rows; - is standard input')
      .option('--date-format <format>', 'of dates in CSV, such as dd/MM/yyyy; ISO dates unless said')
      .addHelpText(
        'after',
        `
JSON is a list of rows by question title: [{"Airport Name": "ORD", "Cost Total $": 1200}]. Questions that take
several answers have a list of them. CSV has titles as headers; several answers stand in one cell with ; between
them. A row may bring an "id" of its own: then it is added once, however often the file is sent.`,
      )
      .action(act(async () => (await import('./add-rows.ts')).addRows)),
    [
      'rows add 0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11 --file rows.json',
      'rows add --form "Wildlife strikes" --name "Week 12" --answer "Main runway=06" --file rows.csv',
      'rows add --form "Wildlife strikes" --name "Week 12" --file - < rows.json',
    ],
  );
}
