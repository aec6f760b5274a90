// One's own account as names with values, for the command and the screen.
import { formatsOf } from '#core/format/current.ts';
import { formatText, hourCycleText, weekStartText } from '#core/format/format-preferences.ts';
import { createAccountDraft } from '#core/users/account-draft.ts';
import type { User } from '#core/users/user.ts';
import { roleNames } from '#core/users/list-users.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/users/texts.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';
import { values } from '#core/messages/value-texts.ts';

/** The lines; the last one is a moment and a number as they are written. */
export function accountLines(user: User, now: number): [name: string, value: string][] {
  const { format, hasSounds } = createAccountDraft(user);
  const formats = formatsOf(format);
  return [
    [t(m.user), user.userName],
    [t(both.fullName), user.fullName || t(values.none)],
    [t(common.email), user.email],
    [t(common.role), roleNames[user.role]],
    [t(m.company), user.company.name],
    [t(common.groups), user.groups.map(({ name }) => name).join(', ') || t(values.none)],
    [t(m.timeZone), user.timeZone],
    [t(m.format), formatText(format)],
    [t(m.clock), hourCycleText(format)],
    [t(m.weekStarts), weekStartText(format)],
    [t(m.sounds), hasSounds ? t(values.on) : t(values.off)],
    [t(m.example), `${formats.long(now, user.timeZone)} · ${formats.number(1_234.5)}`],
  ];
}
