// Notifications about reviews: to the rows' authors, and to the form's contacts for the outcome.
import { assertNever } from '#core/assert-never.ts';
import type { MetadataOf } from '#core/notifications/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notify, settleReviewRequests } from './store.ts';

type People = readonly { id: string }[];

export type Reviewed = {
  companyId: string;
  reviewerId: string;
  form: {
    id: string;
    name: string;
    contacts: { rowApprovedContacts: People; rowRejectedContacts: People };
  };
  outcome: 'row_approved' | 'row_rejected' | 'row_returned';
  comment: string | null;
  rows: readonly { id: string; userId: string; sheet: { id: string; name: string } }[];
};

/** Notifies people of a review, each author once per sheet, and marks the review requests of others as read. */
export async function notifyReview(
  tx: Tx,
  { companyId, reviewerId, form, outcome, comment, rows }: Reviewed,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const contacts = contactsOf(form.contacts, outcome).map(({ id }) => id);
  // In sheet order: see notify.
  const groups = [...Map.groupBy(rows, ({ userId, sheet }) => `${sheet.id} ${userId}`)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const telling = groups.map(async ([, together]) => {
    const [first] = together;
    if (first === undefined) return;
    const metadata: MetadataOf<typeof outcome> = {
      templateId: form.id,
      templateName: form.name,
      sheetId: first.sheet.id,
      sheetName: first.sheet.name,
      sheetRowId: first.id,
      rowCount: together.length,
      comment,
    };
    // Reviewers are not notified of their own review.
    const author = first.userId === reviewerId ? [] : [first.userId];
    await notify(tx, {
      companyId,
      to: [...author, ...contacts],
      from: reviewerId,
      type: outcome,
      metadata,
    });
  });
  await Promise.all([settleReviewRequests(tx, companyId, ids), ...telling]);
}

function contactsOf(contacts: Reviewed['form']['contacts'], outcome: Reviewed['outcome']): People {
  switch (outcome) {
    case 'row_approved':
      return contacts.rowApprovedContacts;
    case 'row_rejected':
      return contacts.rowRejectedContacts;
    case 'row_returned':
      return [];
    default:
      return assertNever(outcome);
  }
}
