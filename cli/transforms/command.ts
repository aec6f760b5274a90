// formdeck transform, and formdeck transforms: list, show, create, delete.
import { type CommandRecord, examples } from '#cli/command/act.ts';
import { addYesOption } from '#cli/command/options.ts';

export const transformCommand: CommandRecord = {
  name: 'transform',
  description: "Convert a device's file to CSV for import",
  takes: '[options] <recipe> <file>',
  make(transform, act) {
    examples(
      transform
        .argument('<recipe>', 'metal-detection, a recipe of the company, or a recipe in a .json file')
        .argument('<file>', 'the file to convert, of any size; - is standard input')
        .option('--out <path>', 'where the CSV goes; by default standard output')
        .action(act(async () => (await import('./transform.ts')).transform)),
      [
        'transform metal-detection export.txt --out converted.csv',
        'transform metal-detection - < export.txt | formdeck import run --form "Metal detector check" --file -',
        'transform ./scale.json scale.txt --out weights.csv',
      ],
    ).addHelpText(
      'after',
      '\nThe file is converted as a whole or not at all: anything that does not fit the recipe is reported with its line and\ncolumn. Rows are written to standard output as they are read, so check the exit code.',
    );
  },
};

export const transformsCommand: CommandRecord = {
  name: 'transforms',
  description: 'Recipes that convert device files; list, show, create and delete',
  make(transforms, act) {
    examples(
      transforms
        .command('list')
        .description("List the recipes: those that come with the product, and the company's")
        .action(act(async () => (await import('./list.ts')).list)),
      ['transforms list', 'transforms list --json'],
    );
    examples(
      transforms
        .command('show')
        .description('Print a recipe as a JSON file')
        .argument('<recipe>', 'id or name of the recipe')
        .action(act(async () => (await import('./show.ts')).show)),
      ['transforms show metal-detection', 'transforms show "Scale 4" > scale.json'],
    );
    examples(
      transforms
        .command('create')
        .description('Save a recipe from a JSON file for the company; for managers and admins')
        .argument('<path>', 'the file; - is standard input')
        .option('--replace', 'replace the recipe of the same name')
        .action(act(async () => (await import('./create.ts')).create)),
      ['transforms create scale.json', 'transforms create scale.json --replace'],
    );
    examples(
      addYesOption(transforms.command('delete'))
        .description('Delete a recipe of the company; for managers and admins')
        .argument('<recipe>', 'id or name of the recipe')
        .action(act(async () => (await import('./delete.ts')).remove)),
      ['transforms delete "Scale 4" --yes'],
    );
  },
};
