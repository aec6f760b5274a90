// formdeck account edit. Only what is given changes. The current password comes from a hidden prompt or from standard input,
// never from the command line, where other users of the machine could read it.
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import { givenPassword } from '#cli/command/given-password.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError, invalid } from '#core/errors.ts';
import { weekStarts } from '#core/format/format-preferences.ts';
import { locales } from '#core/format/locales.ts';
import type { FormatPreferences } from '#core/format/preferences.ts';
import { me } from '#core/session/me-calls.ts';
import {
  type AccountDraft,
  accountIssues,
  accountTexts,
  createAccountDraft,
  hasOtherEmail,
  isAccountChanged,
  saveAccount,
} from '#core/users/account-draft.ts';
import type { User } from '#core/users/user.ts';
import { accountLines } from './account-lines.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = {
  fullName?: string;
  email?: string;
  passwordStdin?: boolean;
  timeZone?: string;
  locale?: string;
  hourCycle?: string;
  weekStart?: string;
  sounds?: string;
};
type Options = {
  fields: Partial<Pick<AccountDraft, 'fullName' | 'email' | 'timeZone' | 'hasSounds'>>;
  format: Partial<FormatPreferences>;
  readsPassword: boolean;
};

/** What goes back to what the browser or the terminal does. */
const auto = 'auto';

export const edit = verb({
  effect: { undo: 'account edit' },

  options({
    fullName,
    email,
    passwordStdin,
    timeZone,
    locale,
    hourCycle,
    weekStart,
    sounds,
  }: Flags): Options {
    const chosen = oneOf('--locale', [auto, ...locales.map(({ id }) => id)], locale);
    const hours = oneOf('--hour-cycle', [auto, '12', '24'], hourCycle);
    const weekDay = oneOf('--week-start', [auto, 'saturday', 'sunday', 'monday'], weekStart);
    const fields = {
      ...(fullName !== undefined && { fullName }),
      ...(email !== undefined && { email }),
      ...(timeZone !== undefined && { timeZone }),
      ...(sounds !== undefined && { hasSounds: oneOf('--sounds', ['on', 'off'], sounds) === 'on' }),
    };
    const format = {
      ...(chosen !== undefined && { locale: chosen === auto ? null : chosen }),
      ...(hours !== undefined && { hourCycle: hours === auto ? null : hours }),
      ...(weekDay !== undefined && { weekStart: weekStartOf(weekDay) }),
    };
    if (Object.keys({ ...fields, ...format }).length === 0) {
      throw new AppError('usage', wording(m.sayWhatToChange), {
        hint: wording(m.giveWhatToChange),
      });
    }
    return { fields, format, readsPassword: passwordStdin === true };
  },

  async run(context: Context, { fields, format, readsPassword }) {
    const { id, ...before } = await context.user();
    const saved = createAccountDraft(before);
    const wanted = { ...saved, ...fields, format: { ...saved.format, ...format } };
    const needsPassword = hasOtherEmail(wanted, before);
    const currentPassword = needsPassword ? await passwordFor(context, readsPassword) : '';
    const draft = { ...wanted, currentPassword };
    const issues = accountIssues(draft, before);
    if (issues.length > 0) throw invalid(issues);
    await saveAccount(context.send, { ...before, id }, draft);
    const [{ session: _session, token: _token, ...user }, { now }] = await Promise.all([
      context.send(me, {}),
      context.ports(),
    ]);
    return { user, now: now(), isChanged: isAccountChanged(draft, before) };
  },

  print(output, { user, now, isChanged }) {
    output.fields(accountLines(user, now));
    output.say(isChanged ? `${accountTexts.saved}.` : t(m.yourAccountAlreadyHasThese));
  },

  json: ({ user }): User => user,
});

/** Null for `auto`. */
function weekStartOf(name: string): number | null {
  return weekStarts.find((start) => start.name.toLowerCase() === name)?.day ?? null;
}

async function passwordFor({ input }: Context, readsPassword: boolean): Promise<string> {
  if (readsPassword) return givenPassword((await input.all()).split(/\r?\n/)[0]);
  if (input.interactive) return input.ask(t(m.currentPassword), 'secret');
  throw new AppError('usage', wording(m.enterYourCurrentPasswordTo), {
    hint: wording(m.thereIsNoTerminalTo),
  });
}
