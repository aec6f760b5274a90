// Queries of the mail log, shared by browser, terminal and commands.
import type { Run, Send } from '#core/send.ts';
import { listMails, readMail, readMailStatus } from './calls.ts';
import type { MailView } from './view.ts';

/** E-mails on a page. */
const pageSize = 50;

/** Only while something is under way does a page change by itself. */
export const mailRefresh = 5_000;

/** A page of the mail log. */
export const mailsQuery = (send: Send, { state, search, page }: MailView) => ({
  queryKey: ['mail', 'list', state, search, page] as const,
  queryFn: ({ signal }: Run) =>
    send(
      listMails,
      {
        query: {
          page: page - 1,
          size: pageSize,
          ...(state !== 'all' && { state }),
          ...(search.trim() !== '' && { recipient: search.trim() }),
        },
      },
      { signal },
    ),
});

/** How e-mail leaves the server. */
export const mailStatusQuery = (send: Send) => ({
  queryKey: ['mail', 'status'] as const,
  queryFn: ({ signal }: Run) => send(readMailStatus, {}, { signal }),
});

/** One e-mail. */
export const mailQuery = (send: Send, id: string) => ({
  queryKey: ['mail', 'one', id] as const,
  queryFn: ({ signal }: Run) => send(readMail, { params: { id } }, { signal }),
});
