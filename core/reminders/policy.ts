// Who has reminders (spec 1, section 2; spec 3, section 6).
import { type Actor, isManager, type Verdict, when } from '#core/actor.ts';

/** Managers and admins. */
export function mayManageReminders(actor: Pick<Actor, 'role'>): Verdict {
  return when(isManager(actor), 'Only managers and admins may manage reminders.');
}
