// What is read about forms, as records that browser, terminal and commands share.
import type { Run, Send } from '#core/send.ts';
import { listForms, readForm } from './calls.ts';

/** The forms that the user may see, with their pending imports, which are looked at again every 30 s (spec 3, section 4). */
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
