// The e-mails of the last weeks in a demo company's mail log.
import { randomUUID } from 'node:crypto';
import { english } from '#core/messages/text.ts';
import { query } from '#server/db/transaction.ts';
import { insertMail } from '#server/mail/add-store.ts';
import { formNamed, named, type Seeding } from './data.ts';

/** Far enough away that a demo which is opened now and then keeps its mail log. */
const queuedFor = 365 * 86_400_000;

/** Writes them. None is ever sent: the addresses are nobody's. */
export async function insertMails({ tx, company, now, calendar }: Seeding): Promise<void> {
  for (const { to, form, link, state, problem, at: texts, ...mail } of company.file.mails) {
    const { id: userId, email } = named(company.users, 'userName', to);
    const sent = {
      ...mail,
      to: email,
      userId,
      language: english.tag,
      ...(form !== undefined && { subjectId: formNamed(company, form).input.id }),
      ...(link !== undefined && { secrets: [{ kind: 'link' as const, value: link }] }),
    };
    for (const writtenAt of texts.map(calendar.at).filter((each) => each < now)) {
      const place = { companyId: company.id, id: randomUUID() };
      await insertMail(tx, place, sent, writtenAt);
      const tried = writtenAt + 2_000;
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
          .where('company_id', '=', company.id)
          .where('id', '=', place.id),
      );
      await tx.run(
        query
          .updateTable('mail_queue')
          .set({ due_at: now + queuedFor })
          .where('company_id', '=', company.id)
          .where('mail_id', '=', place.id),
      );
    }
  }
}
