// formdeck catalog: list, show, export, diff, apply, retire, restore, types, columns.
import type { Command } from 'commander';
import { type Act, examples, type CommandRecord } from '#cli/command/act.ts';
import { addLimitOptions, addYesOption } from '#cli/command/options.ts';

const fileHelp = `
A line is an item. The columns are path (names from the top down, as in Canada / Ontario), type, code, the company's own columns
by their names, and retired (yes or no); only path is required. A line with a code is the item with that code, whose name or
place it may change; without a code, it is the item on its path. A missing column leaves values unchanged; an empty cell removes
the value, except for the type. Write a slash that is part of a name as \\/. Either all lines are applied or, if one is wrong, none.`;

export const catalogCommand: CommandRecord = {
  name: 'catalog',
  description:
    'The catalog, which forms choose from; list, show, export, diff, apply, retire and restore; types, columns',
  make(catalog, act) {
    examples(
      addLimitOptions(
        catalog
          .command('list')
          .description('List the items of the catalog, those below others behind them')
          .argument('[item]', 'only those below it: its code, path, name or id')
          .option('--search <words>', 'only those with every word in their path, type, code or columns')
          .option('--type <name>', 'only those of this type')
          .option('--retired', 'include retired items'),
      ).action(act(async () => (await import('./list.ts')).list)),
      ['catalog list', 'catalog list "Canada / Ontario" --all', 'catalog list --search "pump hangar" --json'],
    );
    examples(
      catalog
        .command('show')
        .description(
          'Show an item, and which forms have how many answers that use it; for managers and admins',
        )
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
        .description('Restore a retired item, with the items retired with it and its parents')
        .argument('<item>', 'its code, path, name or id')
        .action(act(async () => (await import('./retire.ts')).restore)),
      ['catalog restore PUMP-7'],
    );
    addTypesCommand(catalog, act);
    addColumnsCommand(catalog, act);
  },
};

function addTypesCommand(catalog: Command, act: Act): void {
  const types = catalog
    .command('types')
    .description('The types of items, such as Building or Machine; list, add, rename and delete');
  examples(
    types
      .command('list')
      .description('List the types, with how many items are of each')
      .action(act(async () => (await import('./types.ts')).list)),
    ['catalog types list', 'catalog types list --json'],
  );
  examples(
    types
      .command('add')
      .description('Add a type; for managers and admins')
      .argument('<name>', 'a unique name')
      .action(act(async () => (await import('./types.ts')).add)),
    ['catalog types add Machine'],
  );
  examples(
    types
      .command('rename')
      .description('Rename a type; for managers and admins')
      .argument('<type>', 'its name or id')
      .argument('<name>', 'a unique name')
      .action(act(async () => (await import('./types.ts')).rename)),
    ['catalog types rename Machine Pump'],
  );
  examples(
    addYesOption(types.command('delete'))
      .description('Delete a type that no item and no form uses; for managers and admins')
      .argument('<type>', 'its name or id')
      .action(act(async () => (await import('./types.ts')).remove)),
    ['catalog types delete Machine', 'catalog types delete Machine --yes'],
  );
}

function addColumnsCommand(catalog: Command, act: Act): void {
  const columns = catalog
    .command('columns')
    .description("The company's own columns of items, such as a price; list, set and rename");
  examples(
    columns
      .command('list')
      .description('List the columns, in their order')
      .action(act(async () => (await import('./columns.ts')).list)),
    ['catalog columns list'],
  );
  examples(
    addYesOption(columns.command('set'))
      .description('Set which columns there are, in their order; for managers and admins')
      .argument('[column...]', 'all of them by name, followed by :number or :text where the kind is new')
      .option('--delete', 'delete columns that are left out, with their values')
      .action(act(async () => (await import('./columns.ts')).set)),
    ['catalog columns set Location --delete --yes', 'catalog columns set Location Price:number'],
  );
  examples(
    columns
      .command('rename')
      .description('Rename a column, keeping its values; for managers and admins')
      .argument('<column>', 'its name')
      .argument('<name>', 'another name')
      .action(act(async () => (await import('./columns.ts')).rename)),
    ['catalog columns rename Price "List price"'],
  );
}

function addFileOptions(command: Command): Command {
  return command
    .argument('<file>', 'a CSV file, - for standard input')
    .option('--retire-missing', 'retire items that are not in the file')
    .option('--add-columns', 'add columns that exist only in the file');
}
