// Queries about forms, shared by browser, terminal and commands.
import type { Run, Send } from '#core/send.ts';
import { readForm, readImpact, searchQuestions, type WholeForm } from './calls.ts';
import { listForms } from './list-calls.ts';
import { formAsRead } from './versions.ts';

/** The forms that the user may see with their pending imports, refetched every 30 s (spec 3, section 4). */
export const formsQuery = (send: Send) => ({
  queryKey: ['forms', 'list'] as const,
  queryFn: ({ signal }: Run) => send(listForms, {}, { signal }),
  refetchInterval: 30_000,
});

/** A whole form. */
export const formQuery = (send: Send, id: string) => ({
  queryKey: ['forms', 'one', id] as const,
  queryFn: ({ signal }: Run) => send(readForm, { params: { id } }, { signal }),
});

/** Questions by words, of one form or of all that the user sees. */
export const foundQuestionsQuery = (send: Send, search: string, form?: string) => ({
  queryKey: ['forms', 'questions', search, form ?? null] as const,
  queryFn: ({ signal }: Run) =>
    send(searchQuestions, { query: { search, ...(form !== undefined && { form }) } }, { signal }),
});

/** The form for reading its rows: with the questions, options and alerts of its earlier versions. */
export const formAsReadQuery = (send: Send, id: string) => ({
  ...formQuery(send, id),
  select: (form: WholeForm) => formAsRead(form),
});

/** What publishing the last saved state of a form's next version would affect. Counted again every time it is shown. */
export const impactQuery = (send: Send, id: string) => ({
  queryKey: ['forms', 'impact', id] as const,
  queryFn: ({ signal }: Run) => send(readImpact, { params: { id } }, { signal }),
  staleTime: 0,
});
