// Who may read, make and publish reports (contract, "Reports"). Which reports somebody sees also depends on their forms:
// the server shows only those whose forms they all see.
import { type Actor, isAdmin, isManager, no, type Verdict, when } from '#core/actor.ts';
import type { Report } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Everybody except role USER. */
export function mayReadReports(actor: Pick<Actor, 'role'>): Verdict {
  return when(actor.role !== 'USER', t(m.yourRoleHasNoAccess));
}

type Who = Pick<Actor, 'role' | 'userId'>;
type Whose = Pick<Report, 'published' | 'createdBy'>;

/** Unpublished reports are for admins, and for the manager who made them. */
export function mayRunReport(actor: Who, report: Whose): Verdict {
  if (actor.role === 'USER') return mayReadReports(actor);
  const may = report.published || isAdmin(actor) || isOwnOfManager(actor, report);
  return when(may, t(m.onlyAdministratorsMayRunUnpublished));
}

/** Managers make reports of the forms that they see. */
export function mayMakeReports(actor: Pick<Actor, 'role'>): Verdict {
  return when(isManager(actor), t(m.onlyManagersMayMakeReports));
}

/** Admins rename and delete all reports, managers their own until they are published: then others rely on them. */
export function mayChangeReport(actor: Who, report: Whose): Verdict {
  const may = isAdmin(actor) || (!report.published && isOwnOfManager(actor, report));
  return when(may, t(m.onlyAdministratorsMayChangeThis));
}

function isOwnOfManager(actor: Who, { createdBy }: Whose): boolean {
  return isManager(actor) && createdBy.id === actor.userId;
}

/** Admins make and change designs of the company's own. */
export function mayChangeDesigns(actor: Pick<Actor, 'role'>): Verdict {
  return when(isAdmin(actor), t(m.onlyAdministratorsMayChangeDesigns));
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
