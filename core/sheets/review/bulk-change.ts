// Bulk reviews and deletions: which rows a change would touch, which it skips and why, and the texts for it. The server
// refuses with the same reasons as the faces show beforehand.
import { type Actor, isAdmin, type Verdict } from '#core/actor.ts';
import { counted, countText } from '#core/count-text.ts';
import { reviewLabels } from '#core/sheets/format-answer.ts';
import { mayEditAnswers, mayReviewAs, type RowReview } from '#core/sheets/policy.ts';
import { undoTimeText } from './row-undo.ts';
import { returnComment, reviewStatuses, type ReviewStatus } from '#core/sheets/schema.ts';

export type RowsChange = ReviewStatus | 'DELETED';
export type ChosenRow = RowReview & { id: string; sheetId?: string };
export type ChangePreview = {
  /** What it would be done to. */
  rowIds: string[];
  /** How the reviews of these stand now. */
  statuses: { status: ReviewStatus; count: number }[];
  /** The sheets of these, those with the most rows first. */
  sheets: { sheetId: string; count: number }[];
  /** What it leaves as it is, by the reason why. */
  left: { why: string; rowIds: string[] }[];
};

/** What a change would do to some rows of a form. */
export function previewChange(
  actor: Actor,
  form: { reviewers: readonly { id: string }[] },
  rows: readonly ChosenRow[],
  change: RowsChange,
  now?: number,
): ChangePreview {
  const preview: ChangePreview = { rowIds: [], statuses: [], sheets: [], left: [] };
  const touched: ChosenRow[] = [];
  for (const row of rows) {
    const verdict = mayChange(actor, form, row, change, now);
    if (verdict.yes) {
      preview.rowIds.push(row.id);
      touched.push(row);
      continue;
    }
    const alike = preview.left.find(({ why }) => why === verdict.why);
    if (alike === undefined) preview.left.push({ why: verdict.why, rowIds: [row.id] });
    else alike.rowIds.push(row.id);
  }
  const bySheet = Map.groupBy(touched, ({ sheetId = '' }) => sheetId);
  preview.sheets = [...bySheet]
    .map(([sheetId, { length: count }]) => ({ sheetId, count }))
    .toSorted((a, b) => b.count - a.count);
  const byStatus = Map.groupBy(touched, ({ reviewState }) => reviewState);
  preview.statuses = reviewStatuses.flatMap((status) => {
    const count = byStatus.get(status)?.length ?? 0;
    return count === 0 ? [] : [{ status, count }];
  });
  return preview;
}

/** May the actor do this to some row of the form? For what a face offers before anybody has chosen rows. */
export function mayChangeRows(
  actor: Actor,
  form: { reviewers: readonly { id: string }[] },
  change: RowsChange,
): Verdict {
  // Whoever reviews may set back what was returned; more than that depends on the row.
  return mayChange(actor, form, { reviewState: change === 'PENDING' ? 'RETURNED' : 'PENDING' }, change);
}

/** What a face offers to do with rows that are chosen: setting back is for admins, but for an undo. */
export function offeredChanges(actor: Actor, form: { reviewers: readonly { id: string }[] }): RowsChange[] {
  return rowsChanges.filter(
    (change) => mayChangeRows(actor, form, change).yes && (change !== 'PENDING' || isAdmin(actor)),
  );
}

const rowsChanges = ['APPROVED', 'REJECTED', 'RETURNED', 'PENDING', 'DELETED'] as const;

function mayChange(
  actor: Actor,
  form: { reviewers: readonly { id: string }[] },
  row: RowReview,
  change: RowsChange,
  now?: number,
): Verdict {
  return change === 'DELETED' ? mayEditAnswers(actor) : mayReviewAs(actor, form, row, change, now);
}

/** The field for words in the question before a change; null for changes that take none. */
export function commentField(
  change: RowsChange,
): { label: string; description: string; isRequired: boolean } | null {
  switch (change) {
    case 'RETURNED':
      return {
        label: 'What has to be corrected',
        description: 'The author is told, corrects the row and sends it again.',
        isRequired: true,
      };
    case 'APPROVED':
    case 'REJECTED':
      return { label: 'Comment', description: 'Optional. It is kept with the review.', isRequired: false };
    default:
      return null;
  }
}

/** What is wrong with the words for the author of a returned row, or null. */
export function returnIssue(comment: string): string | null {
  const checked = returnComment.safeParse(comment);
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}

/** As it stands on a button: of a choice of rows, and in a preview with how many. */
export const changeLabels: Readonly<Record<RowsChange, string>> = {
  APPROVED: 'Approve',
  REJECTED: 'Reject',
  RETURNED: 'Return to author',
  PENDING: 'Set back to pending',
  DELETED: 'Delete',
};

/** On the button that does it: 'Approve 2 rows'. */
export function goText(change: RowsChange, count: number): string {
  const rows = counted(count, 'row');
  if (change === 'RETURNED') return `Return ${rows}`;
  return change === 'PENDING' ? `Set ${rows} back` : `${changeLabels[change]} ${rows}`;
}

export type PreviewTexts = {
  /** What it touches. */
  all: string;
  /** Of which sheets these rows are, and how their reviews stand; empty where there is nothing to tell. */
  of: string[];
  /** What it leaves, a line a reason. */
  left: string[];
};

/** What is said before it is done: how many rows it touches, and which it leaves and why. */
export function previewTexts(
  { rowIds, statuses, sheets, left }: ChangePreview,
  change: RowsChange,
  sheetNames: ReadonlyMap<string, string> = new Map(),
): PreviewTexts {
  const count = rowIds.length;
  const none = `None of these rows can be ${pastWords[change]}.`;
  const will = `${counted(count, 'row')} will be ${pastWords[change]}.${change === 'DELETED' ? ` ${undoTimeText}` : ''}`;
  return {
    all: count === 0 ? none : will,
    of: [...sheetLines(sheets, sheetNames), ...statusLines(statuses)],
    left: left.map(({ why, rowIds: { length } }) => {
      const stay = length === 1 ? 'stays as it is' : 'stay as they are';
      return `${counted(length, 'row')} ${stay}. ${why}`;
    }),
  };
}

/** As many sheets are named. */
const namedSheets = 3;

function sheetLines(sheets: ChangePreview['sheets'], names: ReadonlyMap<string, string>): string[] {
  if (sheets.length < 2) return [];
  const named = sheets.slice(0, namedSheets);
  const others = sheets.slice(namedSheets);
  const rest = others.reduce((sum, { count }) => sum + count, 0);
  return [
    ...named.map(
      ({ sheetId, count }) => `${names.get(sheetId) || 'Unnamed sheet'}: ${counted(count, 'row')}`,
    ),
    ...(others.length === 0 ? [] : [`${counted(others.length, 'other sheet')}: ${counted(rest, 'row')}`]),
  ];
}

/** Only where there are several: of one the change says enough. */
function statusLines(statuses: ChangePreview['statuses']): string[] {
  if (statuses.length < 2) return [];
  return [
    statuses
      .map(({ status, count }) => `${countText(count)} ${reviewLabels[status].toLowerCase()}`)
      .join(', '),
  ];
}

/** Of a single row that is deleted from its details: not the words of spec 2, section 8, which would not be true. */
export const deleteRowTexts = {
  question: `Are you sure you want to delete this row? ${undoTimeText}`,
  done: 'This row was deleted successfully',
} as const;

/** What is said once it is done: '12 rows were approved'. */
export function changedText(count: number, change: RowsChange): string {
  return `${counted(count, 'row')} ${count === 1 ? 'was' : 'were'} ${pastWords[change]}`;
}

const pastWords: Readonly<Record<RowsChange, string>> = {
  APPROVED: 'approved',
  REJECTED: 'rejected',
  RETURNED: 'returned for correction',
  PENDING: 'set back to pending',
  DELETED: 'deleted',
};
