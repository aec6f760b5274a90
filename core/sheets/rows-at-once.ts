// Reviewing and deleting many rows at once: which of them it would touch, which it leaves and why, and what is said of
// it. The server refuses with the same reasons as the faces show before they send.
import type { Actor, Verdict } from '#core/actor.ts';
import { counted } from '#core/count-text.ts';
import { mayEditAnswers, mayReviewAs } from './policy.ts';
import type { ReviewState, Row } from './schema.ts';

export type RowsChange = ReviewState | 'DELETED';
export type ChosenRow = Pick<Row, 'id' | 'reviewState'>;
export type ChangePreview = {
  /** What it would be done to. */
  rowIds: string[];
  /** What it leaves as it is, by the reason why. */
  left: { why: string; rowIds: string[] }[];
};

/** What a change would do to some rows of a form. */
export function previewChange(
  actor: Actor,
  form: { reviewers: readonly { id: string }[] },
  rows: readonly ChosenRow[],
  change: RowsChange,
): ChangePreview {
  const preview: ChangePreview = { rowIds: [], left: [] };
  for (const row of rows) {
    const verdict = mayChange(actor, form, row, change);
    if (verdict.yes) {
      preview.rowIds.push(row.id);
      continue;
    }
    const alike = preview.left.find(({ why }) => why === verdict.why);
    if (alike === undefined) preview.left.push({ why: verdict.why, rowIds: [row.id] });
    else alike.rowIds.push(row.id);
  }
  return preview;
}

/** May the actor do this to some row of the form? For what a face offers before anybody has chosen rows. */
export function mayChangeRows(
  actor: Actor,
  form: { reviewers: readonly { id: string }[] },
  change: RowsChange,
): Verdict {
  return mayChange(actor, form, { reviewState: change === 'PENDING' ? 'APPROVED' : 'PENDING' }, change);
}

function mayChange(
  actor: Actor,
  form: { reviewers: readonly { id: string }[] },
  row: Pick<Row, 'reviewState'>,
  change: RowsChange,
): Verdict {
  return change === 'DELETED' ? mayEditAnswers(actor) : mayReviewAs(actor, form, row, change);
}

/** As it stands on a button: of a choice of rows, and in a preview with how many. */
export const changeLabels: Readonly<Record<RowsChange, string>> = {
  APPROVED: 'Approve',
  REJECTED: 'Reject',
  PENDING: 'Set back to pending',
  DELETED: 'Delete',
};

export type PreviewTexts = {
  /** What it touches. */
  all: string;
  /** What it leaves, a line a reason. */
  left: string[];
};

/** What is said before it is done: how many rows it touches, and which it leaves and why. */
export function previewTexts({ rowIds, left }: ChangePreview, change: RowsChange): PreviewTexts {
  const count = rowIds.length;
  const none = `None of these rows can be ${pastWords[change]}.`;
  const will =
    change === 'DELETED' ? deleteRowsText(count) : `${counted(count, 'row')} will be ${pastWords[change]}.`;
  return {
    all: count === 0 ? none : will,
    left: left.map(({ why, rowIds: { length } }) => {
      const stay = length === 1 ? 'stays as it is' : 'stay as they are';
      return `${counted(length, 'row')} ${stay}. ${why}`;
    }),
  };
}

/** The spec's words for one row, and the same for several (spec 2, section 8). */
export function deleteRowsText(count: number): string {
  const rows = count === 1 ? 'this row' : `these ${counted(count, 'row')}`;
  return `Are you sure you want to permanently delete ${rows}? This action cannot be undone!`;
}

/** What is said once it is done: '12 rows were approved'. */
export function changedText(count: number, change: RowsChange): string {
  // The spec's words.
  if (change === 'DELETED' && count === 1) return 'This row was deleted successfully';
  return `${counted(count, 'row')} ${count === 1 ? 'was' : 'were'} ${pastWords[change]}`;
}

const pastWords: Readonly<Record<RowsChange, string>> = {
  APPROVED: 'approved',
  REJECTED: 'rejected',
  PENDING: 'set back to pending',
  DELETED: 'deleted',
};
