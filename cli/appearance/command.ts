// formdeck appearance: show, edit, reset, and logo set/remove.
import { examples, type CommandRecord } from '#cli/command/act.ts';
import { addYesOption } from '#cli/command/options.ts';

export const appearanceCommand: CommandRecord = {
  name: 'appearance',
  description: "Appearance: the menu's colours and the logo; show, edit, reset, logo set and logo remove",
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
