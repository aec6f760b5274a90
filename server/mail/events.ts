// What becomes of e-mails, for the features that they are about.
import type { MailKind } from '#core/mail/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import type * as store from './outbox-store.ts';

/** What became of an e-mail. `delayed`: it is tried again. */
export type MailEvent =
  | { kind: 'sent' }
  | { kind: 'delayed'; problem: string; attempts: number }
  | { kind: 'failed'; problem: string };
export type EventMail = store.QueuedMail & Pick<store.StoredMail, 'userId' | 'subjectId' | 'createdAt'>;
/** What the feature of each kind does about it, in the transaction that notes it. */
export type MailEvents = Partial<
  Readonly<Record<MailKind, (tx: Tx, mail: EventMail, event: MailEvent) => Promise<void>>>
>;

/** Called for every e-mail, whatever its kind, in the transaction that notes what became of it. */
export type EveryMail = (
  tx: Tx,
  mail: { companyId: string; recipient: string },
  event: MailEvent,
) => Promise<void>;
