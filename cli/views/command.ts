// formdeck views: list, show, save, delete.
import { examples, type CommandRecord } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';
import { addRangeOptions, addWhoOptions, addYesOption, collect } from '#cli/command/options.ts';

export const viewsCommand: CommandRecord = {
  name: 'views',
  description: 'Saved views: named sheets and filters of a form; list, show, save and delete',
  make(views, act) {
    examples(
      views
        .command('list')
        .description('List your views of a form and the shared ones')
        .argument('<form>', 'id or name of the form')
        .action(act(async () => (await import('./list.ts')).list)),
      ['views list "Wildlife strikes"', 'views list "Wildlife strikes" --json'],
    );
    examples(
      views
        .command('show')
        .description('Show the contents of a view')
        .argument('<form>', 'id or name of the form')
        .argument('<view>', 'id or name of the view')
        .action(act(async () => (await import('./show.ts')).show)),
      ['views show "Wildlife strikes" "Costly strikes"'],
    );
    examples(
      addRangeOptions(
        addWhoOptions(
          views
            .command('save')
            .description('Save a view of a form under a name')
            .argument('<form>', 'id or name of the form')
            .argument('<name>', 'what it is called')
            .option('--sheet <sheet>', 'only this sheet, by id; may be given several times', collect)
            .option(
              '--filter <filter>',
              'only rows that pass "<title> <operator> <value>"; may be given several times',
              collect,
            )
            .option('--any', 'rows that pass any of the filters, not all of them'),
        ),
      )
        .addOption(
          choice('--review <state>', 'only rows whose review is pending, returned, approved or rejected', [
            'approved',
            'pending',
            'rejected',
            'returned',
          ]),
        )
        .addOption(choice('--tab <tab>', 'where it opens: dashboard or data', ['dashboard', 'data']))
        .option('--everybody', 'share it with everyone who can see the form; for managers and admins')
        .option('--replace', 'replace the view of the same name')
        .addHelpText(
          'after',
          '\n--last takes days or weeks, and the view is rolling: it shows the latest ones whenever it is opened. --from and --to\nare saved as fixed times.',
        )
        .action(act(async () => (await import('./save.ts')).save)),
      [
        'views save "Wildlife strikes" "Costly strikes" --filter "Repair cost (CAD) > 100000"',
        'views save "Wildlife strikes" "This week" --last 7d --everybody',
        'views save "Wildlife strikes" "To review" --review pending --tab data --everybody',
      ],
    );
    examples(
      addYesOption(views.command('delete'))
        .description('Delete a view; the data is not affected')
        .argument('<form>', 'id or name of the form')
        .argument('<view>', 'id or name of the view')
        .action(act(async () => (await import('./delete.ts')).remove)),
      ['views delete "Wildlife strikes" "Costly strikes" --yes'],
    );
  },
};
