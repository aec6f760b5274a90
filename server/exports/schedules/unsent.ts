// A scheduled export whose e-mail the mail server does not take: its owner is notified in the app, once that it is delayed, and
// when it is given up. Its schedule goes on.
import { lowerFirst } from '#core/format/lower-first.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { EventMail, MailEvent } from '#server/mail/events.ts';
import { notify } from '#server/notifications/store.ts';
import type { Services } from '#server/services.ts';
import { actingUser } from '#server/users/acting-store.ts';
import { seenForm } from './scheduled.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A brief outage of the mail server is not worth a notification. */
const attemptsBeforeNotice = 3;
const day = 24 * 3_600_000;

/** What happens when the e-mail of a scheduled export is sent, delayed or given up. */
export function exportMailEvents({ now }: Pick<Services, 'now'>) {
  return async (tx: Tx, mail: EventMail, event: MailEvent): Promise<void> => {
    if (event.kind === 'sent' || mail.userId === null || mail.subjectId === null) return;
    if (event.kind === 'delayed' && event.attempts !== attemptsBeforeNotice) return;
    const owner = await actingUser(tx, mail.companyId, mail.userId);
    const form = owner && (await seenForm(tx, owner.actor, mail.subjectId));
    if (!owner || !form) return;
    const why = reasonOf(event.problem);
    const days = Math.floor((now() - mail.createdAt) / day);
    const problem =
      event.kind === 'failed'
        ? t(m.scheduledEMailWasNot, { days, why })
        : t(m.scheduledEMailCannotBe, { why });
    await notify(tx, {
      companyId: mail.companyId,
      to: [mail.userId],
      from: null,
      type: 'export_done',
      metadata: {
        templateId: form.id,
        templateName: form.name,
        exportId: mail.id,
        fileName: form.name,
        path: null,
        expiresAt: null,
        problem,
      },
    });
    if (event.kind !== 'failed') return;
    const object = { kind: 'template', id: form.id } as const;
    const comment = t(m.notAccepted, { days, why });
    const note = { object, form: { id: form.id, name: form.name }, comment };
    await audit(tx, owner.actor, { ...note, action: 'export_not_sent' }, now());
  };
}

/** What the mail server said, or what else went wrong, within a sentence. */
function reasonOf(problem: string): string {
  if (/^[45]\d\d\b/.test(problem)) return t(m.mailServerSays, { problem });
  return lowerFirst(problem.replace(/\.$/, ''));
}
