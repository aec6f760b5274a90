// formdeck fill.
import { type CommandRecord, examples } from '#cli/command/act.ts';

export const fillCommand: CommandRecord = {
  name: 'fill',
  description: 'Fill in a form in the terminal, one question at a time',
  takes: '[options] <form>',
  make(fill, act) {
    examples(
      fill
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
  },
};
