// formdeck codes.
import type { Command } from 'commander';
import { type Act, examples } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';

/** Adds the command that makes QR codes to the program. */
export function addCodesCommand(program: Command, act: Act): void {
  examples(
    program
      .command('codes')
      .description('Make QR codes: on labels as a PDF, as pictures, or on the terminal')
      .addOption(
        choice('--type <type>', 'uuid, increment or static; uuid unless said', [
          'uuid',
          'increment',
          'static',
        ]),
      )
      .option('--count <number>', 'how many, at most 10,000; 1 unless said')
      .option('--prefix <text>', 'what stands before each number')
      .option('--start <number>', 'the first number; 1 unless said')
      .option('--value <text>', 'the value of static codes')
      .option('--description <text>', 'stands below each code')
      .option(
        '--labels <sheet>',
        'A4, Letter, or labels of Avery by their name, such as L7160 or 5160; A4 unless said',
      )
      .option('--per-row <number>', 'codes side by side on paper; 4 unless said')
      .option('--scale <number>', '1 is 34 mm, or 128 pixels of a picture; 1 unless said')
      .option(
        '--catalog [branch]',
        'a code for each item of the catalog, or of a branch of it, by name, code or path',
      )
      .option('--item-type <type>', 'only items of this type of the catalog')
      .option('--form <form>', 'id or name of a form that the codes open, with their value as an answer')
      .option('--question <question>', 'title or id of the question that the value answers')
      .option('--out <path>', 'a .pdf, .svg, .png or .zip file; without it they are drawn on the terminal')
      .action(act(async () => (await import('./codes.ts')).codes)),
    [
      'codes --type increment --prefix PUMP- --start 1 --count 500 --labels L7160 --out codes.pdf',
      'codes --type increment --prefix TRUCK- --count 20 --form "Vehicle check" --question "Code of the vehicle" --out trucks.pdf',
      'codes --catalog "Site A / Pumps" --labels L7163 --out pumps.pdf',
      'codes --type static --value "Gate 4"',
      'codes --count 3 --json',
    ],
  ).addHelpText(
    'after',
    '\nA .zip holds a PNG for each code; .svg and .png hold one code. Print at 100 %, without margins of the printer.\nWith --json what the codes hold is printed. Somebody has to be signed in for --form and --catalog only.',
  );
}
