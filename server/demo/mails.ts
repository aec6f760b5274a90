// The e-mails of the last weeks in a demo company's mail log: nearly all were taken, one was refused, and one is held up.
import { randomUUID } from 'node:crypto';
import type { MailState } from '#core/mail/states.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { insertMail } from '#server/mail/add-store.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import type { DemoCompany, DemoUser } from './data.ts';

const hour = 3_600_000;
const day = 24 * hour;
const reach = 21;
/** Far enough away that a demo which is opened now and then keeps its mail log. */
const queuedFor = 365 * day;

type DemoMail = NewMail & { at: number; state: MailState; problem: string | null };

/** Writes them. None is ever sent: the addresses are nobody's. */
export async function insertMails(tx: Tx, company: DemoCompany, now: number): Promise<void> {
  for (const { at, state, problem, ...mail } of mailsOf(company, now)) {
    const place = { companyId: company.id, id: randomUUID() };
    await insertMail(tx, place, mail, at);
    const tried = at + 2_000;
    const outcome = {
      state,
      problem,
      attempts: problem === null ? 0 : 1,
      history: JSON.stringify([{ at: tried, problem }]),
      settled_at: state === 'waiting' ? null : tried,
      secrets: null,
    };
    await tx.run(
      query
        .updateTable('mails')
        .set(outcome)
        .where('company_id', '=', place.companyId)
        .where('id', '=', place.id),
    );
    await tx.run(
      query
        .updateTable('mail_queue')
        .set({ due_at: now + queuedFor })
        .where('company_id', '=', place.companyId)
        .where('mail_id', '=', place.id),
    );
  }
}

function mailsOf({ users, forms }: DemoCompany, now: number): DemoMail[] {
  const sent = { state: 'sent', problem: null } as const;
  const [form] = forms;
  const manager = users.find(({ role }) => role === 'MANAGER') ?? users[0];
  const [admin] = users;
  if (form === undefined || manager === undefined || admin === undefined) return [];
  const { id: formId, name } = form.input;
  const exports = Array.from({ length: reach }, (_, index): DemoMail => ({
    ...to(manager),
    kind: 'scheduled_export',
    subject: `Scheduled export: ${name}`,
    subjectId: formId,
    text: `Hello ${manager.userName},\n\nHere is your export of "${name}" of the last day.\n\nYou receive this e-mail because you scheduled this export. To change or stop it, choose Export Data in the form's menu, then Schedule.`,
    at: now - index * day - 3 * hour,
    ...sent,
  }));
  const newcomers = users.filter(({ role }) => role === 'USER').slice(0, 3);
  const invitations = newcomers.map((user, index): DemoMail => {
    const isRefused = index === 0;
    return {
      ...to(user),
      kind: 'invitation',
      subject: 'You are invited to Formdeck',
      text: `Hello ${user.userName},\n\n${admin.userName} has invited you to Formdeck. Your username is: ${user.userName}\n\nChoose a password here, and you are signed in:\n\nhttps://formdeck.invalid/resetPassword\n\nThe link works once, within the next 72 hours.`,
      secrets: [{ kind: 'link', value: 'https://formdeck.invalid/resetPassword' }],
      at: now - (5 + index) * day,
      ...(isRefused ? { state: 'failed', problem: '550 5.1.1 The mailbox does not exist here' } : sent),
    };
  });
  const delayed: DemoMail = {
    ...to(admin),
    kind: 'token_created',
    subject: 'A new access token for your account',
    text: `Hello ${admin.userName},\n\nAn access token called "nightly import" was created for your Formdeck account.`,
    at: now - hour,
    state: 'waiting',
    problem: '451 4.7.1 Greylisted, please come again later',
  };
  return [...exports, ...invitations, delayed];
}

function to({ id, email }: DemoUser): { to: string; userId: string } {
  return { to: email, userId: id };
}
