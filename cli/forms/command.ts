// formdeck forms: list, show, create, publish, archive, unarchive.
import type { Command } from 'commander';
import { type Act, examples } from '#cli/act.ts';

/** Adds the commands on forms to the program. */
export function addFormsCommand(program: Command, act: Act): void {
  const forms = program
    .command('forms')
    .description('Forms: what is asked; list, show, create, publish, archive');
  examples(
    forms
      .command('list')
      .description('List the forms that you may see')
      .option('--state <state>', 'only those that are published, unpublished or archived')
      .option('--search <text>', 'only those with this in their name')
      .action(act(async () => (await import('./list.ts')).list)),
    ['forms list', 'forms list --state published', 'forms list --search strike --json'],
  );
  examples(
    forms
      .command('show')
      .description('Show a form: its questions, alerts and settings')
      .argument('<form>', 'id or name of the form')
      .action(act(async () => (await import('./show.ts')).show)),
    ['forms show "Wildlife strike report"', 'forms show 0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11 --json'],
  );
  examples(
    forms
      .command('create')
      .description('Create a form from a JSON file, unpublished')
      .requiredOption('--file <path>', 'the form as the server takes it; - is standard input')
      .addHelpText(
        'after',
        `
In the file ids may be left out, options may be plain texts ("options": ["None", "Minor"]), and conditions,
alerts and formulas may name a question by its title: {"var": "Cost Total $"}.`,
      )
      .action(act(async () => (await import('./create.ts')).create)),
    ['forms create --file form.json', 'forms create --file - --json < form.json'],
  );
  const states = [
    ['publish', 'Publish a form; there is no way back'],
    ['archive', 'Archive a form: no more sheets are filled in'],
    ['unarchive', 'Bring a form back from the archive'],
  ] as const;
  for (const [name, description] of states) {
    examples(
      forms
        .command(name)
        .description(description)
        .argument('<form>', 'id or name of the form')
        .action(act(async () => (await import('./change-state.ts'))[name])),
      [`forms ${name} "Wildlife strike report"`, `forms ${name} 0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11`],
    );
  }
}
