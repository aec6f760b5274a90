// The queries of the list of imports.
import { maximumPageSize } from '#core/paging.ts';
import type { Run, Send } from '#core/send.ts';
import { listImports } from '../calls.ts';
import type { ImportsView } from './view.ts';

/** Imports on a page of the list. */
const importsPageSize = 25;

/** The parameters of the call for a view. */
function importsRequest({ form, phase, search }: Omit<ImportsView, 'page'>) {
  return {
    ...(form !== '' && { templateId: form }),
    ...(phase !== '' && { phase }),
    ...(search.trim() !== '' && { name: search.trim() }),
  };
}

/** A page of the imports, the newest first; read again every 30 seconds, as the pending ones of the forms. */
export const importsQuery = (send: Send, view: ImportsView, size = importsPageSize) => ({
  queryKey: ['imports', 'list', { ...view, size }] as const,
  queryFn: ({ signal }: Run) =>
    send(
      listImports,
      {
        query: {
          ...importsRequest(view),
          page: Math.max(0, view.page - 1),
          size: Math.min(size, maximumPageSize),
        },
      },
      { signal },
    ),
  refetchInterval: 30_000,
});
