// What is read about exports, as records that browser, terminal and commands share.
import type { Run, Send } from '#core/send.ts';
import { readSchedule } from './calls.ts';

/** The user's own schedule of a form, read whenever it is shown: it may have ended meanwhile. */
export const scheduleQuery = (send: Send, formId: string) => ({
  queryKey: ['exports', 'schedule', formId] as const,
  queryFn: ({ signal }: Run) => send(readSchedule, { params: { id: formId } }, { signal }),
  staleTime: 0,
});
