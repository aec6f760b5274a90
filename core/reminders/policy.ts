// Who has reminders (spec 1, section 2; spec 3, section 6).
import { type Actor, isManager, type Verdict, when } from '#core/actor.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Managers and admins. */
export function mayManageReminders(actor: Pick<Actor, 'role'>): Verdict {
  return when(isManager(actor), t(m.onlyManagersAndAdminsMay));
}
