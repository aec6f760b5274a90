// formdeck appearance: show, edit, reset, language, and logo set/remove.
import { examples, type CommandRecord } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';
import { addYesOption } from '#cli/command/options.ts';
import { locales } from '#core/format/locales.ts';

export const appearanceCommand: CommandRecord = {
  name: 'appearance',
  description:
    "Appearance: the menu's colours and the logo, and the language of e-mails; show, edit, reset, language, logo set and logo remove",
  make(appearance, act) {
    examples(
      appearance
        .command('show')
        .description("Show the menu's colours, their contrast, and the link for signing in")
        .action(act(async () => (await import('./show.ts')).show)),
      ['appearance show', 'appearance show --json'],
    );
    examples(
      appearance
        .command('edit')
        .description("Change the menu's colours; for admins")
        .option('--background <colour>', "the menu's background: # with 3 or 6 hexadecimal digits")
        .option('--text <colour>', "the menu's text: # with 3 or 6 hexadecimal digits")
        .option('--dry-run', 'only show what would change')
        .action(act(async () => (await import('./edit.ts')).edit)),
      ["appearance edit --background '#0b4f5c' --text '#fff'", "appearance edit --text '#ffd166' --dry-run"],
    );
    examples(
      appearance
        .command('reset')
        .description('Reset the colours of the menu to the defaults; for admins')
        .action(act(async () => (await import('./reset.ts')).reset)),
      ['appearance reset'],
    );
    examples(
      appearance
        .command('language')
        .description('Show the language and formats of e-mails, reports and files, or set them; for admins')
        .addOption(
          choice(
            '--locale <locale>',
            "iso, en-CA, en-GB, fr-CA, de-DE, ... or auto for the server's setting",
            ['auto', ...locales.map(({ id }) => id)],
          ),
        )
        .action(act(async () => (await import('./language.ts')).language)),
      ['appearance language', 'appearance language --locale fr-CA', 'appearance language --locale auto'],
    );
    const logo = appearance.command('logo').description('The logo: set and remove');
    examples(
      logo
        .command('set')
        .description('Set the logo; for admins')
        .argument('<file>', 'a JPG, GIF, PNG or SVG image, 2 MB at most')
        .action(act(async () => (await import('./logo/set.ts')).set)),
      ['appearance logo set logo.svg'],
    );
    examples(
      addYesOption(logo.command('remove'))
        .description("Remove the logo: the company's name is shown instead; for admins")
        .action(act(async () => (await import('./logo/remove.ts')).remove)),
      ['appearance logo remove', 'appearance logo remove --yes'],
    );
  },
};
