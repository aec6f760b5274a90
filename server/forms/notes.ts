// What the audit log is told of forms.
import type { Actor } from '#core/actor.ts';
import type { AuditAction } from '#core/audit-actions.ts';
import { type AuditNote, audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { promoteReviewers } from './changes-store.ts';

type FormAction = Extract<AuditAction, `form_${string}` | `question${string}`>;
type Values = Pick<AuditNote, 'previous' | 'next' | 'questionId'>;

/** Writes down what became of a form; `of` is another form that it is about too. */
export function note(
  tx: Tx,
  actor: Actor,
  action: FormAction,
  form: { id: string; name: string },
  services: Services,
  { of = form, ...values }: Values & { of?: { id: string; name: string } } = {},
): Promise<void> {
  const about = { id: of.id, name: of.name };
  const object = { kind: 'template' as const, id: form.id };
  return audit(tx, actor, { action, object, form: about, ...values }, services.now());
}

/** Makes reviewers of the users and analysts whom a form names as such, and writes it down. */
export async function promote(
  tx: Tx,
  actor: Actor,
  reviewerIds: readonly string[],
  services: Services,
): Promise<void> {
  for (const user of await promoteReviewers(tx, actor.companyId, reviewerIds)) {
    const entry = {
      action: 'user_changed' as const,
      object: { kind: 'user' as const, id: user.id },
      next: ['role REVIEWER'],
    };
    await audit(tx, actor, entry, services.now());
  }
}
