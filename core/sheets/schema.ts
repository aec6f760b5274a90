// Sheets, their rows of answers, review, and the row filter.
import * as z from 'zod/mini';
import { dates, id, person, timestamp } from '#core/primitives.ts';
import { rowUndo } from './review/row-undo.ts';
import { passedRule } from '#core/questions/rules/passing.ts';
import { filterOperators } from '#core/questions/filter-operators.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

export const answer = z.object({
  id,
  questionId: id,
  value: z.string(),
  createdDate: timestamp,
  sheetId: z.optional(id),
  rowId: z.optional(id),
});
export type Answer = z.infer<typeof answer>;

export const sheet = z.object({
  id,
  name: z.string(),
  templateId: id,
  template: z.object({ id, name: z.string() }),
  user: person,
  dates,
  rowCount: z.number(),
  completed: z.boolean(),
  contextAnswers: z.array(answer),
  /** Rules that answers of its setup break and that were passed with a reason; absent for none. */
  passed: z.exactOptional(z.array(passedRule)),
});
export type Sheet = z.infer<typeof sheet>;

export const reviewStates = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type ReviewState = (typeof reviewStates)[number];
/** The status of a row's review: a pending row may have been returned to its author for correction. */
export const reviewStatuses = [...reviewStates, 'RETURNED'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** A reviewer returned the row to its author, with a comment on what to correct. */
export const returned = z.object({ by: person, at: timestamp, comment: z.string() });
export type Returned = z.infer<typeof returned>;

export const row = z.object({
  id,
  sheetId: id,
  dates,
  user: person,
  answers: z.array(answer),
  /** Ids of the form's alerts that were raised when the row was added or last changed. */
  alerts: z.array(id),
  /** Rules that its answers break and that were passed with a reason; absent for none. */
  passed: z.exactOptional(z.array(passedRule)),
  reviewState: z.nullable(z.enum(reviewStates)),
  reviewer: z.nullable(person),
  reviewDate: z.nullable(timestamp),
  reviewComment: z.nullable(z.string()),
  /**
   * Set while the row is returned to its author for correction. The row is PENDING then, and stays so once corrected.
   */
  returned: z.nullable(returned),
});
export type Row = z.infer<typeof row>;

/** What was left out of the answers that were sent, since their questions are not asked; absent for nothing. */
const leftOut = {
  notes: z.exactOptional(
    z.array(
      z.object({
        /** Of the answer, as in an error. */
        path: z.string(),
        message: z.string(),
        id: z.exactOptional(z.string()),
        values: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
      }),
    ),
  ),
};
/** A row, or a sheet, as the call that stored it answers. */
export const storedRow = z.extend(row, leftOut);
export type StoredRow = z.infer<typeof storedRow>;
export const storedSheet = z.extend(sheet, leftOut);
export type StoredSheet = z.infer<typeof storedSheet>;

/**
 * A page of rows in columns (`Accept: application/vnd.formdeck.columns+json`): one array per field, with one index per
 * row. `answers` has a value, a list of values or null by question id.
 */
export const rowColumns = z.object({
  page: z.number(),
  size: z.number(),
  totalElements: z.number(),
  totalPages: z.number(),
  id: z.array(id),
  sheetId: z.array(id),
  created: z.array(timestamp),
  lastModified: z.array(timestamp),
  /** Index into `users`. */
  user: z.array(z.number()),
  users: z.array(person),
  alerts: z.array(z.array(id)),
  reviewState: z.array(z.nullable(z.enum(reviewStates))),
  /** Indexes of the rows that are returned to their authors. */
  returned: z.array(z.number()),
  /** Indexes of the rows with rules that were passed with a reason; servers before 0.3.0 do not say. */
  passed: z.exactOptional(z.array(z.number())),
  answers: z.record(id, z.array(z.nullable(z.union([z.string(), z.array(z.string())])))),
});
export type RowColumns = z.infer<typeof rowColumns>;
export const columnsMediaType = 'application/vnd.formdeck.columns+json';
/** Rows per page in columns: large enough for few requests, small enough not to block others. */
export const columnsPageSize = 5_000;
/** The order of pages in columns: a new row only changes the last page, so the server can cache the others. */
export const oldestFirst = 'dates.created,asc';

const blankAsNull = z.pipe(
  z.optional(z.nullable(z.union([z.enum(reviewStates), z.literal('')]))),
  z.transform((state) => (state === '' || state === undefined ? null : state)),
);

/** Maximum number of latest days in a filter: ten years. */
export const mostFilterDays = 3_650;

/** Maximum people, and alerts, that a filter names. */
export const mostFilterIds = 100;
/** No ids are no condition. */
const chosenIds = z.optional(z.nullable(z.array(id).check(z.maxLength(mostFilterIds))));

/** Days of the week in a filter: Monday is 1, Sunday 7. */
export const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;
/** Hours of the day in a filter. */
export const hourNumbers = Array.from({ length: 24 }, (_, hour) => hour);
/** Some of so many numbers in a row; none are no condition. */
const chosenNumbers = (least: number, most: number) =>
  z.optional(
    z.nullable(z.array(z.int().check(z.gte(least), z.lte(most))).check(z.maxLength(most - least + 1))),
  );

export const rowFilter = z.object({
  /** True: every condition must match; false: any. */
  and: z._default(z.boolean(), true),
  /** Both or neither; epoch milliseconds, both ends included, on the row's created date. */
  minDate: z.optional(z.nullable(timestamp)),
  maxDate: z.optional(z.nullable(timestamp)),
  /** Instead of dates: today and the days before it, this many in total, in the client's time zone. */
  lastDays: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(mostFilterDays)))),
  /** Only rows sent on these days of the week, 1 (Monday) to 7 (Sunday), in the client's time zone. */
  weekdays: chosenNumbers(1, 7),
  /** Only rows sent in these hours of the day, 0 to 23, in the client's time zone. */
  hours: chosenNumbers(0, 23),
  reviewState: blankAsNull,
  /** True: only rows returned to their authors; false: none of those. */
  returned: z.optional(z.nullable(z.boolean())),
  /** True: only rows that set off an alert; false: only those that set off none. */
  alerts: z.optional(z.nullable(z.boolean())),
  /** True: only rows with answers that break a rule and were accepted with a reason; false: only those without. */
  passed: z.optional(z.nullable(z.boolean())),
  /** Only rows that one of these people submitted. */
  userIds: chosenIds,
  /** Only rows that set off one of these alerts. */
  alertIds: chosenIds,
  filters: z._default(
    z
      .array(
        z.object({
          questionId: id,
          operator: z.enum(filterOperators),
          values: z.array(z.string().check(z.maxLength(10_000))).check(z.maxLength(1_000)),
        }),
      )
      .check(z.maxLength(100)),
    [],
  ),
});
export type RowFilter = z.infer<typeof rowFilter>;
export type RowFilterInput = z.input<typeof rowFilter>;

export const review = z.object({
  /** PENDING reverts a review. */
  state: z.enum(reviewStates, refusal(m.chooseApprovedRejectedOrPending)),
  comment: z._default(z.nullable(z.string().check(z.maxLength(10_000))), null),
});

/** What the author of a returned row has to correct. */
export const returnComment = z
  .string()
  .check(z.trim(), z.minLength(1, refusal(m.sayWhatNeedsCorrecting)), z.maxLength(10_000));
export const rowReturn = z.object({ comment: returnComment });

export const answerChange = z.object({
  questionId: id,
  /** Null for a context question. */
  rowId: z.nullable(id),
  answers: z.array(z.string().check(z.maxLength(10_000))).check(z.maxLength(1_000)),
  /**
   * 'Reason for Change'. It is also why answers then break rules that may be passed with a reason: of this question, or of
   * others whose rules read it.
   */
  comment: z._default(z.nullable(z.string().check(z.maxLength(10_000))), null),
});
export type AnswerChange = z.infer<typeof answerChange>;

/** Widths of the thumbnails in pixels: for tables, and for lists and details, each also for high-density screens. */
export const thumbnailWidths = [96, 200, 400, 800] as const;
export type ThumbnailWidth = (typeof thumbnailWidths)[number];

/** Maximum rows per bulk review or deletion. */
export const maximumRowsPerRequest = 5_000;
/** Rows of one form. */
export const chosenRows = z
  .array(id)
  .check(
    z.minLength(1, refusal(m.chooseAtLeastOneRow)),
    z.maxLength(maximumRowsPerRequest, refusal(m.atMostRowsAtOnce, { maximumRowsPerRequest })),
  );

/** The result of a bulk review, the same for all rows. */
export const reviewedRows = z.object({
  rowIds: z.array(id),
  reviewState: z.enum(reviewStates),
  reviewer: z.nullable(person),
  reviewDate: z.nullable(timestamp),
  reviewComment: z.nullable(z.string()),
  returned: z.nullable(returned),
  lastModified: timestamp,
  /** If reviews were reverted: the undo that restores them. */
  undo: z.nullable(rowUndo),
});
export type ReviewedRows = z.infer<typeof reviewedRows>;

/** A row that was returned to the current user. */
export const returnedRow = z.object({
  id,
  sheetId: id,
  sheetName: z.string(),
  template: z.object({ id, name: z.string() }),
  dates,
  returned,
});
export type ReturnedRow = z.infer<typeof returnedRow>;

/** Maximum sheets in a selection (spec 2, section 9). */
export const maximumSelectedSheets = 220;
/** Maximum sheets that the server summarizes together. */
export const maximumSummarySheets = 1_000;
/** Maximum rows of a dashboard. */
export const maximumDashboardRows = 100_000;
/** If all sheets of a form are requested, the most recently changed are shown (spec 2, section 2). */
export const latestSheets = 50;

/** Sheets whose rows are read together. */
export const selectedSheets = z
  .array(id)
  .check(
    z.minLength(1, refusal(m.chooseAtLeastOneSheet)),
    z.maxLength(maximumSelectedSheets, refusal(m.maximumNumberOfSheetsYou, { maximumSelectedSheets })),
  );
