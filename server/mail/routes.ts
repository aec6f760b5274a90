// The calls on the mail log.
import { AppError } from '#core/errors.ts';
import * as calls from '#core/mail/calls.ts';
import { mayOpenMail } from '#core/mail/policy.ts';
import type { Mail } from '#core/mail/schema.ts';
import { mayRetryMail } from '#core/mail/labels.ts';
import { toPage } from '#core/paging.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { authorize } from '#server/http/authorize.ts';
import { LaterReply, on, Reply } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import * as store from './log-store.ts';
import { hasMarks, withNotes } from './new-mail.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const mailRoutes = [
  on(calls.listMails, async ({ actor, tx, query }) => {
    authorize(mayOpenMail(actor));
    const filter = { state: query.state, recipient: query.recipient };
    const { mails, total } = await store.listMails(tx, actor.companyId, filter, query);
    return toPage(mails, query, total);
  }),

  on(calls.readMailStatus, async ({ actor, tx, services }) => {
    authorize(mayOpenMail(actor));
    const { route, from } = services.mail.post;
    const publicAddress = services.settings.publicOrigin ?? null;
    return { route, from, publicAddress, ...(await store.countMails(tx, actor.companyId)) };
  }),

  on(calls.checkMail, async ({ actor, services }) => {
    authorize(mayOpenMail(actor));
    const { post } = services.mail;
    // A mail server may take seconds, and no connection to the database waits for that.
    return new LaterReply(async () => new Reply({ route: post.route, problem: await post.verify() }));
  }),

  on(calls.readMail, async ({ actor, tx, params, services }) => {
    authorize(mayOpenMail(actor));
    return present(tx, actor.companyId, params.id, services);
  }),

  on(calls.retryMail, async ({ actor, tx, params, services }) => {
    authorize(mayOpenMail(actor));
    const { companyId } = actor;
    const now = services.now();
    const mail = await store.findMail(tx, companyId, params.id, { lock: true });
    if (mail === undefined) throw notFound();
    await requireContent(tx, companyId, mail, now);
    await store.dueAgain(tx, companyId, mail.id, now);
    services.mail.wakeAfter(tx);
    const object = mail.user === null ? companyOf(companyId) : ({ kind: 'user', id: mail.user.id } as const);
    const next = [`to ${mail.recipient}`, `subject ${mail.subject}`];
    await audit(tx, actor, { action: 'mail_retried', object, next }, now);
    return present(tx, companyId, mail.id, services);
  }),
];

function companyOf(id: string) {
  return { kind: 'company', id } as const;
}

/** Throws `conflict` if an e-mail cannot be sent again, or would say nothing of use. */
async function requireContent(tx: Tx, companyId: string, mail: store.LoggedMail, now: number): Promise<void> {
  const verdict = mayRetryMail(mail.state);
  if (!verdict.yes) throw new AppError('conflict', verdict.why);
  const isExpired = mail.goodUntil !== null && mail.goodUntil <= now;
  if (isExpired || (mail.secrets === null && hasMarks(mail.text))) {
    throw new AppError('conflict', wording(m.linkOrPasswordInIt), {
      hint: hints[mail.kind] ?? wording(m.createNewOne),
    });
  }
  if ((await store.filesOf(tx, companyId, mail.id)).some(({ stored }) => !stored)) {
    throw new AppError('conflict', wording(m.itsFileWasDeletedAfter), {
      hint: wording(m.exportDataFromForm),
    });
  }
}

const hints: Readonly<Partial<Record<Mail['kind'], string>>> = {
  invitation: t(m.sendNewInvitationFromUsers),
  temporary_password: t(m.theyCanRequestAnotherOne),
  scheduled_export: t(m.exportDataFromForm),
  scheduled_report: t(m.chooseRunNowInReports),
};

async function present(tx: Tx, companyId: string, id: string, services: Services): Promise<Mail> {
  const found = await store.findMail(tx, companyId, id);
  if (found === undefined) throw notFound();
  const { text, history, secrets: _, goodUntil: __, ...listed } = found;
  const files = await store.filesOf(tx, companyId, id);
  return {
    ...store.presentListed(listed),
    text: withNotes(text),
    messageId: services.mail.post.messageIdOf(id),
    attachments: files.map(({ fileName, size }) => ({ fileName, size })),
    history,
  };
}
