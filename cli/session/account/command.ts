// formdeck account: show, edit, calendar show, link and remove, factor show, add, codes and remove, sessions list, sessions end.
import { examples, type CommandRecord } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';
import { addFactorCommands } from './factor/command.ts';
import { addYesOption } from '#cli/command/options.ts';
import { locales } from '#core/format/locales.ts';

export const accountCommand: CommandRecord = {
  name: 'account',
  description:
    'Your account: show and edit it; its calendar link; the second factor; list the sessions, and end them',
  make(account, act) {
    examples(
      account
        .command('show')
        .description('Show your account: e-mail, time zone, how dates and numbers are written')
        .action(act(async () => (await import('./show.ts')).show)),
      ['account show', 'account show --json'],
    );
    examples(
      account
        .command('edit')
        .description('Change your account; only the given settings change')
        .option('--full-name <name>', 'what others see instead of your username; "" for none')
        .option('--email <address>', 'where e-mails to you go; asks for your current password')
        .option('--password-stdin', 'read the current password from the first line of standard input')
        .option('--time-zone <zone>', 'such as America/Toronto; completion lists them all')
        .addOption(
          choice(
            '--locale <locale>',
            'how dates and numbers are written: auto, iso, en-CA, en-GB, fr-CA, de-DE, ...',
            ['auto', ...locales.map(({ id }) => id)],
          ),
        )
        .addOption(
          choice('--hour-cycle <hours>', 'the clock: 12, 24, or auto for that of the locale', [
            'auto',
            '12',
            '24',
          ]),
        )
        .addOption(
          choice('--week-start <day>', 'the first day of the week: auto, saturday, sunday or monday', [
            'auto',
            'saturday',
            'sunday',
            'monday',
          ]),
        )
        .addOption(
          choice('--sounds <state>', 'sounds in the browser for notifications: on or off', ['on', 'off']),
        )
        .action(act(async () => (await import('./edit.ts')).edit)),
      [
        'account edit --time-zone America/Toronto --locale en-CA --hour-cycle 24',
        'account edit --full-name "Pat Jones"',
        'account edit --sounds off',
        'account edit --email pat@example.com --password-stdin < password.txt',
      ],
    );
    const calendar = account
      .command('calendar')
      .description('The link that shows your reminders in your calendar: show, link, remove');
    examples(
      calendar
        .command('show')
        .description('Show whether there is a link, and when a calendar last read it')
        .action(act(async () => (await import('./calendar/show.ts')).show)),
      ['account calendar show'],
    );
    examples(
      addYesOption(
        calendar.command('link').description('Create a link, replacing an earlier one, and print it once'),
      ).action(act(async () => (await import('./calendar/link.ts')).link)),
      ['account calendar link', 'account calendar link --yes'],
    );
    examples(
      addYesOption(
        calendar.command('remove').description('Remove the link: calendars that use it stop updating'),
      ).action(act(async () => (await import('./calendar/remove.ts')).remove)),
      ['account calendar remove --yes'],
    );
    addFactorCommands(account, act);
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
  },
};
