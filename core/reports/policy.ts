// Who may read, make and publish reports (contract, "Reports"). Which reports somebody sees also depends on their forms:
// the server shows only those whose forms they all see.
import { type Actor, isAdmin, no, type Verdict, when } from '#core/actor.ts';
import type { Report } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Everybody except role USER. */
export function mayReadReports(actor: Pick<Actor, 'role'>): Verdict {
  return when(actor.role !== 'USER', t(m.yourRoleHasNoAccess));
}

/** Unpublished reports are for admins. */
export function mayRunReport(actor: Pick<Actor, 'role'>, { published }: Pick<Report, 'published'>): Verdict {
  if (actor.role === 'USER') return mayReadReports(actor);
  return when(published || isAdmin(actor), t(m.onlyAdministratorsMayRunUnpublished));
}

/** Admins make, rename and delete reports. */
export function mayChangeReports(actor: Pick<Actor, 'role'>): Verdict {
  return when(isAdmin(actor), t(m.onlyAdministratorsMayChangeReports));
}

export function mayPublishReport(
  actor: Pick<Actor, 'role'>,
  { published }: Pick<Report, 'published'>,
): Verdict {
  if (!isAdmin(actor)) return no(t(m.onlyAdministratorsMayPublishReports));
  return when(!published, t(m.thisReportIsAlreadyPublished));
}

/** Whether the menu of a report is shown (spec 3, "Report view"). */
export function hasReportMenu(
  actor: Pick<Actor, 'role'>,
  { published, parameters }: Pick<Report, 'published' | 'parameters'>,
): boolean {
  if (parameters.length > 0 || published) return true;
  return isAdmin(actor);
}
