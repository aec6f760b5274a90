// Who has schedules of reports (spec 3, section 6). Which ones somebody sees follows from the reports that they see.
import { type Actor, isManager, type Verdict, when } from '#core/actor.ts';
import { mayReadReports } from '#core/reports/policy.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Managers and admins. */
export function mayScheduleReports(actor: Pick<Actor, 'role'>): Verdict {
  return when(isManager(actor), t(m.onlyManagersAndAdminsMay));
}

/** Whether scheduled reports can be sent to somebody at all; what they get of one follows from the forms that they see. */
export function mayReceiveReports(actor: Pick<Actor, 'role'>): boolean {
  return actor.role !== 'DEACTIVATED' && mayReadReports(actor).yes;
}
