// Who may read, make and publish reports (contract, "Reports"). Which reports somebody sees also depends on their forms:
// the server shows only those whose forms they all see.
import { type Actor, isAdmin, no, type Verdict, when } from '#core/actor.ts';
import type { Report } from './schema.ts';

/** Everybody except role USER. */
export function mayReadReports(actor: Pick<Actor, 'role'>): Verdict {
  return when(actor.role !== 'USER', 'Your role has no access to reports.');
}

/** Unpublished reports are for admins. */
export function mayRunReport(actor: Pick<Actor, 'role'>, { published }: Pick<Report, 'published'>): Verdict {
  if (actor.role === 'USER') return mayReadReports(actor);
  return when(published || isAdmin(actor), 'Only administrators may run an unpublished report.');
}

/** Admins make, rename and delete reports. */
export function mayChangeReports(actor: Pick<Actor, 'role'>): Verdict {
  return when(isAdmin(actor), 'Only administrators may change reports.');
}

export function mayPublishReport(
  actor: Pick<Actor, 'role'>,
  { published }: Pick<Report, 'published'>,
): Verdict {
  if (!isAdmin(actor)) return no('Only administrators may publish reports.');
  return when(!published, 'This report is already published.');
}

/** Whether the menu of a report is shown (spec 3, "Report view"). */
export function hasReportMenu(
  actor: Pick<Actor, 'role'>,
  { published, parameters }: Pick<Report, 'published' | 'parameters'>,
): boolean {
  if (parameters.length > 0 || published) return true;
  return isAdmin(actor);
}
