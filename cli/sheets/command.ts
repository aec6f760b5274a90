// formdeck sheets: list, show and rows, which is `formdeck rows list`.
import { addLimitOptions } from '#cli/command/options.ts';
import { examples, type CommandRecord } from '#cli/command/act.ts';
import { addRowsOptions } from '#cli/rows/command.ts';

export const sheetsCommand: CommandRecord = {
  name: 'sheets',
  description: 'Sheets: list and show them, read and filter their rows',
  make(sheets, act) {
    examples(
      addLimitOptions(
        sheets
          .command('list')
          .description('List sheets, those changed last first')
          .option('--form <form>', 'only those of this form, by id or name')
          .option('--user <username>', 'only those started by this user')
          .option('--name <text>', 'only those with this in their name'),
      ).action(act(async () => (await import('./list.ts')).list)),
      ['sheets list', 'sheets list --form "Wildlife strikes" --all', 'sheets list --user pat --json'],
    );
    examples(
      sheets
        .command('show')
        .description('Show a sheet with its setup answers')
        .argument('<sheet>', 'id of the sheet, or the beginning of it')
        .action(act(async () => (await import('./show.ts')).show)),
      ['sheets show 0c8d9e0a'],
    );
    examples(
      addRowsOptions(sheets.command('rows')).action(
        act(async () => (await import('#cli/rows/list.ts')).rows),
      ),
      [
        'sheets rows 0c8d9e0a',
        'sheets rows --form "Wildlife strikes" --filter "Phase of flight = Approach" --count',
        'sheets rows --form "Wildlife strikes" --filter "Repair cost (CAD) > 100000" --filter "Species = Canada goose" --any',
        'sheets rows --form "Wildlife strikes" --last 7d --review pending --all --json',
      ],
    );
  },
};
