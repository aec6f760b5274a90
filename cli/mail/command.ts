// formdeck mail: list, show, retry.
import { examples, type CommandRecord } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';
import { addLimitOptions } from '#cli/command/options.ts';
import { mailStates } from '#core/mail/states.ts';

export const mailCommand: CommandRecord = {
  name: 'mail',
  description: 'The mail log: e-mails sent, and what the mail server said; for admins',
  make(mail, act) {
    examples(
      addLimitOptions(
        mail
          .command('list')
          .description('List e-mails, the newest first, and how the server sends them')
          .addOption(choice('--state <state>', 'only those in this state', mailStates))
          .option('--to <recipient>', "a part of the recipient's address or username"),
      ).action(act(async () => (await import('./list.ts')).list)),
      ['mail list', 'mail list --state failed', 'mail list --to pat@example.com --all --json'],
    );
    examples(
      mail
        .command('show')
        .description('Show an e-mail with its text (without links and passwords) and each attempt to send it')
        .argument('<mail>', 'id of the e-mail, or its beginning')
        .action(act(async () => (await import('./show.ts')).show)),
      ['mail show 1f0c0f9e', 'mail show 1f0c0f9e-5b0a-4c8e-9a53-3f1f7c1b2a10 --json'],
    );
    examples(
      mail
        .command('retry')
        .description('Send a failed or waiting e-mail now')
        .argument('<mail>', 'id of the e-mail, or its beginning')
        .action(act(async () => (await import('./retry.ts')).retry)),
      ['mail retry 1f0c0f9e', 'mail retry 1f0c0f9e-5b0a-4c8e-9a53-3f1f7c1b2a10 --json'],
    );
  },
};
