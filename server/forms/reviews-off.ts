// What of a form is about reviews, while reviewing is turned off for its company: it is neither shown nor accepted, and is
// still there once reviewing is turned on again.
import type { Actor } from '#core/actor.ts';
import type { FieldError } from '#core/errors.ts';
import { isOn } from '#core/flags.ts';
import { reviewingOff } from '#core/sheets/review/labels.ts';
import { query, type Tx } from '#server/db/transaction.ts';

const parts = ['reviewers', 'rowApprovedContacts', 'rowRejectedContacts'] as const;

/** A form as its company sees it: without reviewers and their contacts, while reviewing is off. */
export function asReviewed<T extends { reviewers: readonly unknown[] }>(
  actor: Pick<Actor, 'flags'>,
  form: T,
): T {
  if (isOn(actor, 'FORM_REVIEWERS_ENABLED')) return form;
  return { ...form, ...Object.fromEntries(parts.filter((part) => part in form).map((part) => [part, []])) };
}

/** The issues of a form that names people for reviews while reviewing is off. */
export function reviewsOffIssues(
  actor: Pick<Actor, 'flags'>,
  form: Readonly<Record<(typeof parts)[number], readonly unknown[]>>,
): FieldError[] {
  if (isOn(actor, 'FORM_REVIEWERS_ENABLED')) return [];
  return parts.filter((part) => form[part].length > 0).map((part) => ({ path: part, message: reviewingOff }));
}

/** The stored people of a form that a client did not see while reviewing is off, so that a change does not remove them. */
export async function hiddenReviewers(
  tx: Tx,
  actor: Actor,
  formId: string,
): Promise<Readonly<Record<string, string[]>>> {
  if (isOn(actor, 'FORM_REVIEWERS_ENABLED')) return {};
  const people = await tx.all(
    query
      .selectFrom('form_people')
      .select(['part', 'user_id as userId'])
      .where('company_id', '=', actor.companyId)
      .where('form_id', '=', formId)
      .where('part', 'in', parts),
  );
  return Object.fromEntries(
    parts.map((part) => [part, people.filter((one) => one.part === part).map(({ userId }) => userId)]),
  );
}
