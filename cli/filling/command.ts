// formdeck fill.
import type { Command } from 'commander';
import { type Act, examples } from '#cli/command/act.ts';

/** Adds the command that fills in a form to the program. */
export function addFillCommand(program: Command, act: Act): void {
  examples(
    program
      .command('fill')
      .description('Fill in a form in the terminal, one question at a time')
      .argument('<form>', 'id or name of the form')
      .option('--sheet <id>', 'add rows to this sheet')
      .option('--new <name>', 'start a new sheet of this name')
      .addHelpText(
        'after',
        `
Without --sheet and --new it begins with the first question; where you have drafts or open sheets of the form, it asks which
of them to continue. Photos and signatures are taken from JPEG or PNG files.`,
      )
      .action(act(async () => (await import('./fill.ts')).fill)),
    ['fill "Wildlife strikes"', 'fill "Vehicle check" --new "Week 12"'],
  );
}
