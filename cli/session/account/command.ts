// formdeck account: sessions list, sessions end.
import type { Command } from 'commander';
import { type Act, examples } from '#cli/command/act.ts';
import { addYesOption } from '#cli/command/options.ts';

/** Adds the commands on one's own account to the program. */
export function addAccountCommand(program: Command, act: Act): void {
  const account = program
    .command('account')
    .description('Your account: where you are signed in; list and end sessions');
  const sessions = account
    .command('sessions')
    .description('Where you are signed in: list the sessions, and end them');
  examples(
    sessions
      .command('list')
      .description('List your sessions: the device, when it signed in, when it was last used, when it ends')
      .action(act(async () => (await import('./sessions/list.ts')).list)),
    ['account sessions list', 'account sessions list --json'],
  );
  examples(
    addYesOption(
      sessions
        .command('end')
        .description('Sign out of one session by its id, or of all others')
        .argument('[session]', 'id of the session, or its beginning')
        .option('--others', 'all sessions but the one that this command uses'),
    ).action(act(async () => (await import('./sessions/end.ts')).end)),
    ['account sessions end 1f0c', 'account sessions end --others --yes'],
  );
}
