// Queries about saved mappings, shared by browser, terminal and commands.
import type { Run, Send } from '#core/send.ts';
import { listMappings } from './calls.ts';

/** The mappings of a form, by name. */
export const mappingsQuery = (send: Send, formId: string) => ({
  queryKey: ['mappings', formId] as const,
  queryFn: ({ signal }: Run) => send(listMappings, { params: { id: formId } }, { signal }),
});
