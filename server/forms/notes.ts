// The audit entries of forms.
import type { AuditAction } from '#core/features/audit-actions.ts';
import { type AuditNote, audit } from '#server/audit/write.ts';
import { promoteReviewers } from './changes-store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';

type FormAction = Extract<AuditAction, `form_${string}` | `question${string}`>;
type Values = Pick<AuditNote, 'previous' | 'next' | 'questionId'>;

/** Records a change of a form; `of` is another form that it concerns. */
export function note(
  scope: RequestScope,
  action: FormAction,
  form: { id: string; name: string },
  { of = form, ...values }: Values & { of?: { id: string; name: string } } = {},
): Promise<void> {
  const { tx, actor, services } = scope;
  const about = { id: of.id, name: of.name };
  const object = { kind: 'template' as const, id: form.id };
  return audit(tx, actor, { action, object, form: about, ...values }, services.now());
}

/** Makes users and analysts reviewers if a form names them as such, and records it. */
export async function promote(scope: RequestScope, reviewerIds: readonly string[]): Promise<void> {
  const { tx, actor, services } = scope;
  for (const user of await promoteReviewers(tx, actor.companyId, reviewerIds)) {
    const entry = {
      action: 'user_changed' as const,
      object: { kind: 'user' as const, id: user.id },
      next: ['role REVIEWER'],
    };
    await audit(tx, actor, entry, services.now());
  }
}
