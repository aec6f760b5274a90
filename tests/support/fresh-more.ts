// Fresh things that take more than a copy of a place's own.
import { type FreshCatalog, freshCatalog } from './fresh-catalog.ts';
import { type FreshDeletedRow, freshDeletedRow } from './fresh-deleted-row.ts';
import { type FreshFactor, freshFactor } from './fresh-factor.ts';
import { type FreshFeed, freshFeed } from './fresh-feed.ts';
import { type FreshImport, freshImport } from './fresh-import.ts';
import { type FreshInvitation, freshInvitation } from './fresh-invitation.ts';
import { type FreshLooks, freshLooks } from './fresh-looks.ts';
import { type FreshMail, freshMail } from './fresh-mail.ts';
import { type FreshTerminal, freshTerminal } from './fresh-terminal.ts';
import { type FreshJob, freshJob } from './named-jobs.ts';
import { type FreshReminder, freshReminder } from './reminders.ts';
import { type FreshMapping, freshMapping } from './mappings.ts';
import { type FreshTransform, freshTransform } from './recipes.ts';
import { type FreshReportSchedule, freshReportSchedule } from './report-schedules.ts';
import { type FreshReport, freshReport } from './reports.ts';
import type { TestServer } from './server.ts';
import type { Place } from './world.ts';

export type FreshMore = FreshCatalog &
  FreshDeletedRow &
  FreshFactor &
  FreshFeed &
  FreshImport &
  FreshInvitation &
  FreshLooks &
  FreshMail &
  FreshMapping &
  FreshTransform &
  FreshReport &
  FreshReportSchedule &
  FreshReminder &
  FreshTerminal &
  FreshJob;

export function freshMore(server: TestServer, place: Place): FreshMore {
  return {
    ...freshCatalog(server, place),
    ...freshDeletedRow(server, place),
    ...freshFactor(server, place),
    ...freshFeed(server, place),
    ...freshImport(server, place),
    ...freshInvitation(server, place),
    ...freshLooks(server, place),
    ...freshMail(server, place),
    ...freshMapping(server, place),
    ...freshTransform(server, place),
    ...freshReport(server, place),
    ...freshReportSchedule(server, place),
    ...freshReminder(server, place),
    ...freshTerminal(server),
    ...freshJob(server, place),
  };
}
