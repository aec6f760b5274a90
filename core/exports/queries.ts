// Queries about exports, shared by browser, terminal and commands.
import type { Run, Send } from '#core/send.ts';
import { listExportJobs, readSchedule } from './calls.ts';
import { type ExportJob, hasEnded } from './job.ts';

/** The user's own schedule of a form, refetched each time it is shown: it may have ended meanwhile. */
export const scheduleQuery = (send: Send, formId: string) => ({
  queryKey: ['exports', 'schedule', formId] as const,
  queryFn: ({ signal }: Run) => send(readSchedule, { params: { id: formId } }, { signal }),
  staleTime: 0,
});

/** The user's own exports that wait, run or have a file; polled while one is in progress. */
export const exportJobsQuery = (send: Send) => ({
  queryKey: ['exports', 'jobs'] as const,
  queryFn: ({ signal }: Run) => send(listExportJobs, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: readonly ExportJob[] | undefined } }) =>
    state.data === undefined || state.data.every(hasEnded) ? false : 1_000,
});
