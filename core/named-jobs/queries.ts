// Queries of jobs, shared by browser, terminal and commands.
import type { Run, Send } from '#core/send.ts';
import { listJobs, readJob } from './calls.ts';

/** How often a list of jobs is read again, in milliseconds. */
const jobsRefresh = 30_000;

/** The jobs that the user sees. */
export const jobsQuery = (send: Send) => ({
  queryKey: ['jobs'] as const,
  queryFn: ({ signal }: Run) => send(listJobs, {}, { signal }),
  refetchInterval: jobsRefresh,
});

/** A job with its runs. */
export const jobQuery = (send: Send, id: string) => ({
  queryKey: ['jobs', id] as const,
  queryFn: ({ signal }: Run) => send(readJob, { params: { id } }, { signal }),
  refetchInterval: jobsRefresh,
});
