// formdeck reports designs: list, show, export, import, versions, restore, delete.
import type { Command } from 'commander';
import { type Act, examples } from '#cli/command/act.ts';
import { addYesOption } from '#cli/command/options.ts';

const demoDesign = '"Wildlife strikes for the board"';

/** Adds the commands on the designs that a company makes; all are for admins, but the list. */
export function addDesignsCommand(reports: Command, act: Act): void {
  const designs = reports
    .command('designs')
    .description('Layouts of reports; list, show, export, import, versions, restore and delete');
  examples(
    designs
      .command('list')
      .description('List the designs: your own, and those that come with the product')
      .action(act(async () => (await import('./list.ts')).list)),
    ['reports designs list', 'reports designs list --json'],
  );
  examples(
    designs
      .command('show')
      .description('Show the sections of a design of your own, and the reports made by it')
      .argument('<design>', 'id or name of the design')
      .option('--at <version>', 'as this version was')
      .action(act(async () => (await import('./show.ts')).show)),
    [`reports designs show ${demoDesign}`, `reports designs show ${demoDesign} --at 1 --json`],
  );
  examples(
    designs
      .command('export')
      .description('Write a design of your own to a JSON file')
      .argument('<design>', 'id or name of the design')
      .option('--out <path>', 'the file; by default standard output')
      .option('--at <version>', 'as this version was')
      .action(act(async () => (await import('./export.ts')).exportDesign)),
    [`reports designs export ${demoDesign} --out board.json`],
  );
  examples(
    designs
      .command('import')
      .description('Create a design from a JSON file, or its next version with --replace')
      .argument('<path>', 'the file; - is standard input')
      .option('--form <form>', 'id or name of the form; by default that of the file')
      .option('--name <name>', 'by default that of the file')
      .option('--replace', 'save the next version of the design that has this name')
      .option('--dry-run', 'only show what would be created, or what is missing in the file')
      .action(act(async () => (await import('./import.ts')).importDesign)),
    [
      'reports designs import board.json --dry-run',
      'reports designs import board.json --replace',
      'reports designs import board.json --form "Wildlife strikes" --name "Strikes of the month"',
    ],
  ).addHelpText(
    'after',
    '\nQuestions are matched by id, or in another form by title; an exported file contains both.',
  );
  examples(
    designs
      .command('versions')
      .description('List the versions of a design: each save is one')
      .argument('<design>', 'id or name of the design')
      .action(act(async () => (await import('./versions.ts')).versions)),
    [`reports designs versions ${demoDesign}`],
  );
  examples(
    designs
      .command('restore')
      .description('Save an earlier version of a design as its newest')
      .argument('<design>', 'id or name of the design')
      .argument('<version>', 'its number, as in `reports designs versions`')
      .action(act(async () => (await import('./restore.ts')).restore)),
    [`reports designs restore ${demoDesign} 1`],
  );
  examples(
    addYesOption(designs.command('delete'))
      .description('Delete a design that no report uses, with its versions')
      .argument('<design>', 'id or name of the design')
      .action(act(async () => (await import('./delete.ts')).remove)),
    [`reports designs delete ${demoDesign} --yes`],
  );
}
