// formdeck codes.
import { type CommandRecord, examples } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';

export const codesCommand: CommandRecord = {
  name: 'codes',
  description: 'Make QR codes: on labels as a PDF, as pictures, or on the terminal',
  takes: '[options]',
  make(codes, act) {
    examples(
      codes
        .addOption(
          choice('--type <type>', 'uuid (default), increment or static', ['uuid', 'increment', 'static']),
        )
        .option('--count <number>', 'how many, at most 10,000 (default 1)')
        .option('--prefix <text>', 'prefix of each number')
        .option('--start <number>', 'the first number (default 1)')
        .option('--value <text>', 'the value of static codes')
        .option('--description <text>', 'printed below each code')
        .option('--labels <sheet>', 'A4 (default), Letter, or Avery labels by name, such as L7160 or 5160')
        .option('--per-row <number>', 'codes per row on paper (default 4)')
        .option('--scale <number>', '1 is 34 mm, or 128 pixels in an image (default 1)')
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
      '\nA .zip holds a PNG for each code; .svg and .png hold one code. Print at 100 %, without printer margins.\n--json prints the contents of the codes. Only --form and --catalog need you to be signed in.',
    );
  },
};
