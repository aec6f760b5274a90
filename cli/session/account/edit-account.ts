// Changing one's account in the terminal app: what, then to what. Each change is saved at once.
import type { Core } from '#core/core.ts';
import { formatsOf } from '#core/format/current.ts';
import { weekStarts } from '#core/format/format-preferences.ts';
import { locales } from '#core/format/locales.ts';
import { isTimeZone } from '#core/time/zone.ts';
import {
  type AccountDraft,
  accountIssues,
  accountTexts,
  createAccountDraft,
  saveAccount,
} from '#core/users/account-draft.ts';
import { currentPasswordProblem } from '#core/users/current-password.ts';
import type { User } from '#core/users/user.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText, choose } from '#cli/terminal/input/questions.tsx';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/users/texts.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

type Part = 'fullName' | 'email' | 'timeZone' | 'locale' | 'hourCycle' | 'weekStart' | 'sounds';
type EditScope = { dialogs: Dialogs; core: Core; user: User };

/** Asks what is to change, and saves it. Null where somebody cancels, else what to say of it. */
export async function editAccount({ dialogs, core, user }: EditScope): Promise<string | null> {
  const part = await choose<Part>(dialogs, {
    title: t(m.changeYourAccount),
    isMenu: true,
    choices: [
      { value: 'fullName', label: t(both.fullName), note: user.fullName ?? '' },
      { value: 'email', label: t(common.email), note: user.email },
      { value: 'timeZone', label: t(m.timeZone), note: user.timeZone },
      { value: 'locale', label: t(m.formatOfDatesAndNumbers) },
      { value: 'hourCycle', label: t(m.clock) },
      { value: 'weekStart', label: t(m.firstDayOfWeek) },
      { value: 'sounds', label: t(m.soundsInBrowser) },
    ],
  });
  const changed = part === null ? null : await askPart(part, { dialogs, core, user });
  if (changed === null) return null;
  await saveAccount(core.send, user, { ...createAccountDraft(user), ...changed });
  await core.session.refresh();
  return t(m.yourAccountIsSaved);
}

async function askPart(part: Part, scope: EditScope): Promise<Partial<AccountDraft> | null> {
  const { dialogs, core, user } = scope;
  const draft = createAccountDraft(user);
  const { format } = draft;
  switch (part) {
    case 'fullName': {
      const fullName = await askText(dialogs, {
        title: t(both.fullName),
        text: accountTexts.fullNameHelp,
        value: draft.fullName,
        issue: (text) => accountIssues({ ...draft, fullName: text }, user)[0]?.message ?? null,
      });
      return fullName === null ? null : { fullName };
    }
    case 'email':
      return askEmail(scope, draft);
    case 'timeZone': {
      const timeZone = await askText(dialogs, {
        title: t(m.timeZone),
        text: t(m.itsNameSuchAsAmerica),
        value: user.timeZone,
        issue: (text) => (isTimeZone(text.trim()) ? null : t(m.thisTimeZoneDoesNot)),
      });
      return timeZone === null ? null : { timeZone: timeZone.trim() };
    }
    case 'locale': {
      const now = core.ports.now();
      const example = (locale: string | null) => formatsOf({ ...format, locale }).moment(now, user.timeZone);
      const locale = await choose<string | null>(dialogs, {
        title: t(m.formatOfDatesAndNumbers),
        current: format.locale ?? '',
        width: 72,
        choices: [
          { value: '', label: t(m.browsersSettingInternationalInTerminal) },
          ...locales.map(({ id, name }) => ({ value: id, label: name, note: example(id) })),
        ],
      });
      return locale === null ? null : { format: { ...format, locale: locale === '' ? null : locale } };
    }
    case 'hourCycle': {
      const hours = await choose<'' | '12' | '24'>(dialogs, {
        title: t(m.clock),
        current: format.hourCycle ?? '',
        choices: [
          { value: '', label: t(m.sameAsFormat) },
          { value: '12', label: '12 hours' },
          { value: '24', label: '24 hours' },
        ],
      });
      return hours === null ? null : { format: { ...format, hourCycle: hours === '' ? null : hours } };
    }
    case 'weekStart': {
      const weekStart = await choose<number>(dialogs, {
        title: t(m.firstDayOfWeek),
        current: format.weekStart ?? asFormat,
        choices: [
          { value: asFormat, label: t(m.sameAsFormat) },
          ...weekStarts.map(({ day, name }) => ({ value: day, label: name })),
        ],
      });
      if (weekStart === null) return null;
      return { format: { ...format, weekStart: weekStart === asFormat ? null : weekStart } };
    }
    case 'sounds': {
      const hasSounds = await choose(dialogs, {
        title: t(m.soundsInBrowserForNotifications),
        current: draft.hasSounds,
        choices: [
          { value: true, label: t(m.on) },
          { value: false, label: t(m.off) },
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
    title: t(common.email),
    value: user.email,
    submit: 'next',
    issue: issueOf,
  });
  if (email === null) return null;
  if (email.trim() === user.email) return {};
  let problem: string | undefined;
  for (;;) {
    const currentPassword = await askText(dialogs, {
      title: t(common.email),
      text: t(m.yourCurrentPassword),
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
