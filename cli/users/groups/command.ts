// formdeck groups: list, show, create, edit, delete.
import { examples, type CommandRecord } from '#cli/command/act.ts';
import { addYesOption, collect } from '#cli/command/options.ts';

export const groupsCommand: CommandRecord = {
  name: 'groups',
  description: 'User groups: list, show, create, edit and delete',
  make(groups, act) {
    examples(
      groups
        .command('list')
        .description('List the user groups; for managers and admins')
        .option('--search <text>', 'only those with this in their name')
        .action(act(async () => (await import('./list.ts')).list)),
      ['groups list', 'groups list --search shift', 'groups list --json'],
    );
    examples(
      groups
        .command('show')
        .description('Show a user group and its members')
        .argument('<group>', 'id or name of the group')
        .action(act(async () => (await import('./show.ts')).show)),
      ['groups show "Night shift"', 'groups show "Night shift" --json'],
    );
    examples(
      groups
        .command('create')
        .description('Create a user group; for admins')
        .argument('<name>', 'what it is called')
        .option('--member <username>', 'a member; may be given several times', collect)
        .action(act(async () => (await import('./create.ts')).create)),
      ['groups create "Night shift"', 'groups create "Night shift" --member pat --member kim'],
    );
    examples(
      groups
        .command('edit')
        .description('Rename a user group or change its members; for managers and admins')
        .argument('<group>', 'id or name of the group')
        .option('--name <name>', 'its new name')
        .option(
          '--member <username>',
          'a member, replacing all its members; may be given several times',
          collect,
        )
        .option('--no-members', 'remove all members')
        .option('--add <username>', 'one more member; may be given several times', collect)
        .option('--remove <username>', 'a member to remove; may be given several times', collect)
        .option('--dry-run', 'only show what would change')
        .action(act(async () => (await import('./edit.ts')).edit)),
      [
        'groups edit "Night shift" --add pat --remove kim',
        'groups edit "Night shift" --name "Night crew" --dry-run',
      ],
    );
    examples(
      addYesOption(groups.command('delete'))
        .description('Delete a user group, but not its members; for admins')
        .argument('<group>', 'id or name of the group')
        .action(act(async () => (await import('./delete.ts')).remove)),
      ['groups delete "Night shift"', 'groups delete "Night shift" --yes'],
    );
  },
};
