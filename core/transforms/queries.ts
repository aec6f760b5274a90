// Queries for the company's recipes.
import type { Run, Send } from '#core/send.ts';
import { listTransforms } from './calls.ts';

/** The company's recipes, by name. */
export const transformsQuery = (send: Send) => ({
  queryKey: ['transforms'] as const,
  queryFn: ({ signal }: Run) => send(listTransforms, {}, { signal }),
});
