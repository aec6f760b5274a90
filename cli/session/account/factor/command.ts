// formdeck account factor: show, add, codes, remove.
import type { Command } from 'commander';
import { type Act, examples } from '#cli/command/act.ts';
import { addYesOption } from '#cli/command/options.ts';

export function addFactorCommands(account: Command, act: Act): void {
  const factor = account
    .command('factor')
    .description('A second factor beside your password: show, add, codes, remove');
  examples(
    factor
      .command('show')
      .description('Show whether you have an authenticator app, and how many recovery codes are left')
      .action(act(async () => (await import('./show.ts')).show)),
    ['account factor show', 'account factor show --json'],
  );
  examples(
    factor
      .command('add')
      .description('Set up an authenticator app, and print the recovery codes once')
      .action(act(async () => (await import('./add.ts')).add)),
    ['account factor add', 'account factor add > recovery-codes.txt'],
  );
  examples(
    addYesOption(
      factor.command('codes').description('Replace the recovery codes, and print the new ones once'),
    )
      .option('--password-stdin', 'read the current password from the first line of standard input')
      .action(act(async () => (await import('./codes.ts')).codes)),
    ['account factor codes > recovery-codes.txt', 'account factor codes --yes'],
  );
  examples(
    addYesOption(factor.command('remove').description('Remove the authenticator app and the recovery codes'))
      .option('--password-stdin', 'read the current password from the first line of standard input')
      .action(act(async () => (await import('./remove.ts')).remove)),
    ['account factor remove', 'account factor remove --yes --password-stdin < password.txt'],
  );
}
