// Queries of reminders on the device.
import type { Run, Send } from '#core/send.ts';
import { readPush } from './calls.ts';

/** Whether the device shows reminders. */
export const pushQuery = (send: Send) => ({
  queryKey: ['push'] as const,
  queryFn: ({ signal }: Run) => send(readPush, {}, { signal }),
});
