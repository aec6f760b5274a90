// formdeck import mappings: list, show, save, delete.
import type { Command } from 'commander';
import { type Act, examples } from '#cli/command/act.ts';
import { addYesOption } from '#cli/command/options.ts';

/** Adds the commands on shared mappings. `withPlan` adds the options on how columns are understood. */
export function addMappingsCommand(
  imports: Command,
  act: Act,
  withPlan: (command: Command) => Command,
): void {
  const mappings = imports
    .command('mappings')
    .description(
      'Saved mappings, shared by everybody who imports into a form: which column answers what; list, show, save, delete',
    );
  examples(
    ofForm(mappings.command('list'))
      .description('List the shared mappings of a form, and those of this machine')
      .action(act(async () => (await import('./list.ts')).list)),
    ['import mappings list --form "Wildlife strikes"'],
  );
  examples(
    ofForm(mappings.command('show'))
      .description('Show the columns of a mapping, and how they are written')
      .argument('<mapping>', 'name of the mapping')
      .action(act(async () => (await import('./show.ts')).show)),
    ['import mappings show faa --form "Wildlife strikes"'],
  );
  examples(
    withPlan(
      ofForm(mappings.command('save'))
        .description('Save how the columns of a file are understood, for everybody who imports into the form')
        .argument('<mapping>', 'name of the mapping')
        .requiredOption(
          '--file <path>',
          'CSV file or workbook (XLSX) with these columns; - is standard input',
        )
        .option('--worksheet <name>', 'the worksheet of a workbook that has several')
        .option('--transform <recipe>', 'convert the file first, by metal-detection or another recipe')
        .option('--replace', 'replace the mapping of this name'),
    ).action(act(async () => (await import('./save.ts')).save)),
    [
      'import mappings save faa --form "Wildlife strikes" --file strikes.csv --map "Price=Repair cost (CAD)"',
      'import mappings save faa --form "Wildlife strikes" --file strikes.csv --items "Airport=code" --replace',
    ],
  ).addHelpText('after', '\nNothing of the file is imported.');
  examples(
    addYesOption(ofForm(mappings.command('delete')))
      .description('Delete a shared mapping')
      .argument('<mapping>', 'name of the mapping')
      .action(act(async () => (await import('./delete.ts')).remove)),
    ['import mappings delete faa --form "Wildlife strikes" --yes'],
  );
}

function ofForm(command: Command): Command {
  return command.requiredOption('--form <form>', 'id or name of the form');
}
