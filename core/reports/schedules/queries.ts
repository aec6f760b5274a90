// Queries of schedules of reports.
import { listRuns, listSchedules, listSubscriptions, readReportFile } from '#core/reports/schedule-calls.ts';
import type { Run, Send } from '#core/send.ts';

/** The schedules of all reports that the user sees. */
export const schedulesQuery = (send: Send) => ({
  queryKey: ['report-schedules'] as const,
  queryFn: ({ signal }: Run) => send(listSchedules, {}, { signal }),
});

/** The history of a schedule. */
export const runsQuery = (send: Send, { id, reportId }: { id: string; reportId: string }) => ({
  queryKey: ['report-schedules', 'runs', id] as const,
  queryFn: ({ signal }: Run) => send(listRuns, { params: { id: reportId, scheduleId: id } }, { signal }),
});

/** The scheduled reports that are sent to the user. */
export const subscriptionsQuery = (send: Send) => ({
  queryKey: ['report-subscriptions'] as const,
  queryFn: ({ signal }: Run) => send(listSubscriptions, {}, { signal }),
});

/** What an e-mail says of a file that was too large for it. */
export const reportFileQuery = (send: Send, id: string) => ({
  queryKey: ['report-file', id] as const,
  queryFn: ({ signal }: Run) => send(readReportFile, { params: { id } }, { signal }),
});
