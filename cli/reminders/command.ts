// formdeck reminders: list, show, create, edit, delete.
import type { Command } from 'commander';
import { examples, type CommandRecord } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';
import { addSubscriptionCommands } from '#cli/resource/subscription-command.ts';
import { addYesOption, collect } from '#cli/command/options.ts';

export const remindersCommand: CommandRecord = {
  name: 'reminders',
  description: 'Reminders: scheduled messages to people; list, show, create, edit and delete',
  make(reminders, act) {
    examples(
      reminders
        .command('list')
        .description('List the reminders, the next first; for managers and admins')
        .option('--group <group>', 'only those that reach this user group')
        .action(act(async () => (await import('./list.ts')).list)),
      ['reminders list', 'reminders list --group "Ramp crew"', 'reminders list --json'],
    );
    examples(
      reminders
        .command('show')
        .description('Show a reminder, and who has filled in its form since it was last due')
        .argument('<reminder>', 'id or message of the reminder')
        .action(act(async () => (await import('./show.ts')).show)),
      ['reminders show "Check your vehicle"', 'reminders show 3f2a --json'],
    );
    addSubscriptionCommands(reminders, act, {
      sent: 'reminder',
      noun: 'reminder',
      name: 'message',
      example: 'Walk the perimeter fence, and note what you find',
      load: () => import('./subscriptions.ts'),
    });
    examples(
      withFields(reminders.command('create'))
        .description('Set a reminder, in your time zone')
        .argument('<message>', 'the text of the reminder')
        .action(act(async () => (await import('./create.ts')).create)),
      [
        'reminders create "Check your vehicle" --at "2026-12-01 06:30" --every day --group "Ramp crew" --form "Vehicle check"',
        'reminders create "Fire drill at noon" --at "2026-12-01 11:30"',
      ],
    );
    examples(
      withFields(reminders.command('edit'))
        .description('Change a reminder')
        .argument('<reminder>', 'id or message of the reminder')
        .option('--message <text>', 'the text of the reminder')
        .action(act(async () => (await import('./edit.ts')).edit)),
      [
        'reminders edit "Check your vehicle" --at "2026-12-01 07:30"',
        'reminders edit 3f2a --email --group Managers',
      ],
    );
    examples(
      addYesOption(reminders.command('delete'))
        .description('Delete a reminder')
        .argument('<reminder>', 'id or message of the reminder')
        .action(act(async () => (await import('./delete.ts')).remove)),
      ['reminders delete "Check your vehicle" --yes'],
    );
  },
};

function withFields(command: Command): Command {
  return command
    .option('--at <time>', 'when it is due first, like "2026-12-01 08:00"')
    .addOption(choice('--every <interval>', 'how often it is repeated', ['once', 'hour', 'day', 'week']))
    .option('--group <group>', 'whom it reaches; may be given several times', collect)
    .option('--everybody', 'it reaches everyone in the company (default)')
    .option('--email', 'send it by e-mail, which needs a group')
    .option('--app', 'show it in the app (default)')
    .option('--form <form>', 'the form to fill in')
    .option('--no-form', 'no form to fill in');
}
