// formdeck catalog: list, show, export, diff, apply, retire, restore.
import type { Command } from 'commander';
import { type Act, examples } from '#cli/command/act.ts';
import { addLimitOptions, addYesOption } from '#cli/command/options.ts';

const fileHelp = `
A line is an item. The columns are path (names from the top down, as in Canada / Ontario), type, code, the company's own columns
by their names, and retired (yes or no); only path has to be there. A line is the item with its code, which may then have another
name or place; without a code, the item on its path. A column that is missing leaves what is there, an empty cell means none, but
for the type. A stroke that stands alone in a name is written \\/. Nothing is changed where a line is wrong, and all of it or none.`;

/** Adds the commands on the catalog to the program. */
export function addCatalogCommand(program: Command, act: Act): void {
  const catalog = program
    .command('catalog')
    .description('The catalog, which forms choose from; list, show, export, diff, apply, retire and restore');
  examples(
    addLimitOptions(
      catalog
        .command('list')
        .description('List the items of the catalog, those below others behind them')
        .argument('[item]', 'only those below it: its code, path, name or id')
        .option('--search <words>', 'only those with every word in their path, type, code or columns')
        .option('--type <name>', 'only those of this type')
        .option('--retired', 'those too that are retired'),
    ).action(act(async () => (await import('./list.ts')).list)),
    ['catalog list', 'catalog list "Canada / Ontario" --all', 'catalog list --search "pump hangar" --json'],
  );
  examples(
    catalog
      .command('show')
      .description('Show an item, and how many answers name it in which forms; for managers and admins')
      .argument('<item>', 'its code, path, name or id')
      .action(act(async () => (await import('./show.ts')).show)),
    ['catalog show PUMP-7', 'catalog show "Canada / Ontario" --json'],
  );
  examples(
    catalog
      .command('export')
      .description('Write the catalog as the CSV that `catalog apply` reads')
      .action(act(async () => (await import('./export.ts')).exportCatalog)),
    ['catalog export > catalog.csv'],
  );
  examples(
    addFileOptions(catalog.command('diff'))
      .description('Show what `catalog apply` would change; exits with 3 where anything differs')
      .addHelpText('after', fileHelp)
      .action(act(async () => (await import('./diff.ts')).diff)),
    ['catalog diff catalog.csv', 'catalog diff catalog.csv --retire-missing --json'],
  );
  examples(
    addYesOption(addFileOptions(catalog.command('apply')))
      .description('Create, change, move and retire items as a CSV file says; for managers and admins')
      .option('--dry-run', 'only show what would change, line by line')
      .addHelpText('after', fileHelp)
      .action(act(async () => (await import('./apply.ts')).apply)),
    [
      'catalog apply catalog.csv --dry-run',
      'catalog apply catalog.csv --yes',
      'catalog apply - --yes --retire-missing < catalog.csv',
    ],
  );
  examples(
    catalog
      .command('retire')
      .description('Retire an item with all below it: nobody can choose it, and answers keep its name')
      .argument('<item>', 'its code, path, name or id')
      .action(act(async () => (await import('./retire.ts')).retire)),
    ['catalog retire PUMP-7'],
  );
  examples(
    catalog
      .command('restore')
      .description('Restore a retired item, with what was retired with it and what it stands below')
      .argument('<item>', 'its code, path, name or id')
      .action(act(async () => (await import('./restore.ts')).restore)),
    ['catalog restore PUMP-7'],
  );
}

function addFileOptions(command: Command): Command {
  return command
    .argument('<file>', 'a CSV file, - for standard input')
    .option('--retire-missing', 'retire the items that the file does not name')
    .option('--add-columns', 'add the columns that only the file has');
}
