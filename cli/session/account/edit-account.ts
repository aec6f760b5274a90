// Changing one's account in the terminal app: what, then to what. Each change is saved at once.
import type { Core } from '#core/core.ts';
import { formatsOf } from '#core/format/current.ts';
import { weekStarts } from '#core/format/format-preferences.ts';
import { locales } from '#core/format/locales.ts';
import { isTimeZone } from '#core/time/zone.ts';
import {
  type AccountDraft,
  accountIssues,
  createAccountDraft,
  saveAccount,
} from '#core/users/account-draft.ts';
import { currentPasswordProblem } from '#core/users/current-password.ts';
import type { User } from '#core/users/schema.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText, choose } from '#cli/terminal/input/questions.tsx';
import { wordsOf } from '#cli/terminal/waiting.tsx';

type Part = 'email' | 'timeZone' | 'locale' | 'hourCycle' | 'weekStart' | 'sounds';
type EditScope = { dialogs: Dialogs; core: Core; user: User };

/** Asks what is to change, and saves it. Null where somebody cancels, else what to say of it. */
export async function editAccount({ dialogs, core, user }: EditScope): Promise<string | null> {
  const part = await choose<Part>(dialogs, {
    title: 'Change your account',
    isMenu: true,
    choices: [
      { value: 'email', label: 'E-mail', note: user.email },
      { value: 'timeZone', label: 'Time zone', note: user.timeZone },
      { value: 'locale', label: 'Format of dates and numbers' },
      { value: 'hourCycle', label: 'Clock' },
      { value: 'weekStart', label: 'First day of the week' },
      { value: 'sounds', label: 'Sounds in the browser' },
    ],
  });
  const changed = part === null ? null : await askPart(part, { dialogs, core, user });
  if (changed === null) return null;
  await saveAccount(core.send, user, { ...createAccountDraft(user), ...changed });
  await core.session.refresh();
  return 'Your account is saved.';
}

async function askPart(part: Part, scope: EditScope): Promise<Partial<AccountDraft> | null> {
  const { dialogs, core, user } = scope;
  const draft = createAccountDraft(user);
  const { format } = draft;
  switch (part) {
    case 'email':
      return askEmail(scope, draft);
    case 'timeZone': {
      const timeZone = await askText(dialogs, {
        title: 'Time zone',
        text: 'Its name, such as America/Toronto or Europe/Berlin.',
        value: user.timeZone,
        issue: (text) => (isTimeZone(text.trim()) ? null : 'This time zone does not exist'),
      });
      return timeZone === null ? null : { timeZone: timeZone.trim() };
    }
    case 'locale': {
      const now = core.ports.now();
      const example = (locale: string | null) => formatsOf({ ...format, locale }).moment(now, user.timeZone);
      const locale = await choose<string | null>(dialogs, {
        title: 'Format of dates and numbers',
        current: format.locale ?? '',
        width: 72,
        choices: [
          { value: '', label: "The browser's setting; international in a terminal" },
          ...locales.map(({ id, name }) => ({ value: id, label: name, note: example(id) })),
        ],
      });
      return locale === null ? null : { format: { ...format, locale: locale === '' ? null : locale } };
    }
    case 'hourCycle': {
      const hours = await choose<'' | '12' | '24'>(dialogs, {
        title: 'Clock',
        current: format.hourCycle ?? '',
        choices: [
          { value: '', label: 'Same as the format' },
          { value: '12', label: '12 hours' },
          { value: '24', label: '24 hours' },
        ],
      });
      return hours === null ? null : { format: { ...format, hourCycle: hours === '' ? null : hours } };
    }
    case 'weekStart': {
      const weekStart = await choose<number>(dialogs, {
        title: 'First day of the week',
        current: format.weekStart ?? asFormat,
        choices: [
          { value: asFormat, label: 'Same as the format' },
          ...weekStarts.map(({ day, name }) => ({ value: day, label: name })),
        ],
      });
      if (weekStart === null) return null;
      return { format: { ...format, weekStart: weekStart === asFormat ? null : weekStart } };
    }
    case 'sounds': {
      const hasSounds = await choose(dialogs, {
        title: 'Sounds in the browser for notifications',
        current: draft.hasSounds,
        choices: [
          { value: true, label: 'On' },
          { value: false, label: 'Off' },
        ],
      });
      return hasSounds === null ? null : { hasSounds };
    }
    default:
      return part satisfies never;
  }
}

/** Stands for no day of one's own. */
const asFormat = -1;

async function askEmail(
  { dialogs, core, user }: EditScope,
  draft: AccountDraft,
): Promise<Partial<AccountDraft> | null> {
  const issueOf = (email: string) =>
    accountIssues({ ...draft, email, currentPassword: 'asked next' }, user)[0]?.message ?? null;
  const email = await askText(dialogs, {
    title: 'E-mail',
    value: user.email,
    submit: 'next',
    issue: issueOf,
  });
  if (email === null) return null;
  if (email.trim() === user.email) return {};
  let problem: string | undefined;
  for (;;) {
    const currentPassword = await askText(dialogs, {
      title: 'E-mail',
      text: 'Your current password',
      secret: true,
      problem,
      submit: 'save',
    });
    if (currentPassword === null) return null;
    const found = await currentPasswordProblem(core.send, user.id, currentPassword).catch(
      (error: unknown) => wordsOf(error).message,
    );
    if (found === null) return { email, currentPassword };
    problem = found;
  }
}
