// Bulk reviews and deletions: which rows a change affects, which it skips and why, and its texts. The server rejects
// with the same reasons that the faces show beforehand.
import type { Actor, Verdict } from '#core/actor.ts';
import { mayEditAnswers, mayReviewAs, type ReviewedRow, type RowReview } from '#core/sheets/policy.ts';
import { undoTimeText } from './row-undo.ts';
import { returnComment, reviewStatuses, type ReviewStatus } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type RowsChange = ReviewStatus | 'DELETED';
export type ChosenRow = RowReview & { id: string; sheetId?: string };
/** Rows of one form that are to change, and when. */
type ChosenRows = Omit<ReviewedRow, 'row'> & { rows: readonly ChosenRow[] };
export type ChangePreview = {
  /** The rows that it affects. */
  rowIds: string[];
  /** The current review status of these rows. */
  statuses: { status: ReviewStatus; count: number }[];
  /** The sheets of these rows, those with the most rows first. */
  sheets: { sheetId: string; count: number }[];
  /** The skipped rows by reason. */
  left: { why: string; rowIds: string[] }[];
};

/** Previews a change of some rows of a form. */
export function previewChange(actor: Actor, { form, rows }: ChosenRows, change: RowsChange): ChangePreview {
  const preview: ChangePreview = { rowIds: [], statuses: [], sheets: [], left: [] };
  const touched: ChosenRow[] = [];
  for (const row of rows) {
    const verdict = mayChange(actor, { form, row }, change);
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

/** May the actor do this to any row of the form? Used before rows are selected. */
export function mayChangeRows(
  actor: Actor,
  form: { reviewers: readonly { id: string }[] },
  change: RowsChange,
): Verdict {
  const row = { reviewState: change === 'PENDING' ? ('RETURNED' as const) : ('PENDING' as const) };
  return mayChange(actor, { form, row }, change);
}

/** The changes offered for selected rows. */
export function offeredChanges(actor: Actor, form: { reviewers: readonly { id: string }[] }): RowsChange[] {
  return rowsChanges.filter((change) => mayChangeRows(actor, form, change).yes);
}

const rowsChanges = ['APPROVED', 'REJECTED', 'RETURNED', 'PENDING', 'DELETED'] as const;

function mayChange(actor: Actor, reviewed: ReviewedRow, change: RowsChange): Verdict {
  return change === 'DELETED' ? mayEditAnswers(actor) : mayReviewAs(actor, reviewed, change);
}

/** The comment field of a change's confirmation; null if the change has none. */
export function commentField(
  change: RowsChange,
): { label: string; description: string; isRequired: boolean } | null {
  switch (change) {
    case 'RETURNED':
      return {
        label: t(m.whatNeedsCorrecting),
        description: t(m.authorIsNotifiedCorrectsRow),
        isRequired: true,
      };
    case 'APPROVED':
    case 'REJECTED':
      return { label: t(m.comment), description: t(m.optionalSavedWithReview), isRequired: false };
    default:
      return null;
  }
}

/** The issue with the comment to the author of a returned row, or null. */
export function returnIssue(comment: string): string | null {
  const checked = returnComment.safeParse(comment);
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}

/** Button labels: for a selection, and in a preview with the number of rows. */
export const changeLabels: Readonly<Record<RowsChange, string>> = {
  APPROVED: t(m.approve),
  REJECTED: t(m.reject),
  RETURNED: t(m.returnToAuthor),
  PENDING: t(m.reopenReview),
  DELETED: t(common.delete),
};

/** The confirm button: 'Approve 2 rows'. */
export function goText(change: RowsChange, count: number): string {
  return t(m.goOn, { change, count });
}

export type PreviewTexts = {
  /** The number of affected rows. */
  all: string;
  /** The sheets of these rows, and their review statuses; empty if there is nothing to mention. */
  of: string[];
  /** The skipped rows, one line per reason. */
  left: string[];
};

/** The confirmation: how many rows are affected, and which are skipped and why. */
export function previewTexts(
  { rowIds, statuses, sheets, left }: ChangePreview,
  change: RowsChange,
  sheetNames: ReadonlyMap<string, string> = new Map(),
): PreviewTexts {
  const count = rowIds.length;
  const will = t(m.rowsWillBe, { count, change });
  const willAll = change === 'DELETED' ? `${will} ${undoTimeText}` : will;
  return {
    all: count === 0 ? t(m.noneOfTheseRowsCan, { change }) : willAll,
    of: [...sheetLines(sheets, sheetNames), ...statusLines(statuses)],
    left: left.map(({ why, rowIds: { length } }) => `${t(m.rowsStay, { count: length })} ${why}`),
  };
}

/** At most this many sheets are named. */
const namedSheets = 3;

function sheetLines(sheets: ChangePreview['sheets'], names: ReadonlyMap<string, string>): string[] {
  if (sheets.length < 2) return [];
  const named = sheets.slice(0, namedSheets);
  const others = sheets.slice(namedSheets);
  const rest = others.reduce((sum, { count }) => sum + count, 0);
  return [
    ...named.map(({ sheetId, count }) =>
      t(m.rowsOfSheet, { sheet: names.get(sheetId) || t(m.unnamedSheet), count }),
    ),
    ...(others.length === 0 ? [] : [t(m.rowsOfOtherSheets, { count: others.length, rows: rest })]),
  ];
}

/** Only for several statuses: a single one is clear from the change. */
function statusLines(statuses: ChangePreview['statuses']): string[] {
  if (statuses.length < 2) return [];
  return [statuses.map(({ status, count }) => t(m.statusOfRows, { count, status })).join(', ')];
}

/** For deleting a single row from its details, in the words of spec 2, section 8, and how long it can be restored. */
export const deleteRowTexts = {
  question: t(m.areYouSureYouWant),
  done: t(m.thisRowWasDeletedSuccessfully),
} as const;

/** The success message: '12 rows were approved'. */
export function changedText(count: number, change: RowsChange): string {
  return t(m.rowsWere, { count, change });
}
