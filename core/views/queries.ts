// Queries about saved views.
import type { Run, Send } from '#core/send.ts';
import { listViews } from './calls.ts';

/** The user's own views of a form and the company's, by name. */
export const viewsQuery = (send: Send, formId: string) => ({
  queryKey: ['views', formId] as const,
  queryFn: ({ signal }: Run) => send(listViews, { params: { id: formId } }, { signal }),
});
