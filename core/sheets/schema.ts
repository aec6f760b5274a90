// Sheets, their rows of answers, review, and the row filter.
import * as z from 'zod/mini';
import { countText } from '#core/count-text.ts';
import { dates, id, timestamp } from '#core/primitives.ts';
import { rowUndo } from './review/row-undo.ts';
import { filterOperators } from '#core/questions/types.ts';

const person = z.object({ id, userName: z.string() });

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
});
export type Sheet = z.infer<typeof sheet>;

export const reviewStates = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type ReviewState = (typeof reviewStates)[number];
/** How a row's review stands: one that is pending may be with its author, who was asked to correct it. */
export const reviewStatuses = [...reviewStates, 'RETURNED'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** A reviewer sent the row back to its author, with what has to be corrected. */
export const returned = z.object({ by: person, at: timestamp, comment: z.string() });
export type Returned = z.infer<typeof returned>;

export const row = z.object({
  id,
  sheetId: id,
  dates,
  user: person,
  answers: z.array(answer),
  /** Ids of the form's alerts that were true when the row came in or was last changed. */
  alerts: z.array(id),
  reviewState: z.nullable(z.enum(reviewStates)),
  reviewer: z.nullable(person),
  reviewDate: z.nullable(timestamp),
  reviewComment: z.nullable(z.string()),
  /** Where the row was returned to its author for correction. It is PENDING then, and stays so once it is corrected. */
  returned: z.nullable(returned),
});
export type Row = z.infer<typeof row>;

/**
 * A page of rows in columns (`Accept: application/vnd.formdeck.columns+json`): one array per field, the
 * same index being the same row. `answers` has, by question id, a value (or list of values) or null.
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
  /** Indexes of the rows that were returned to their authors for correction. */
  returned: z.array(z.number()),
  answers: z.record(id, z.array(z.nullable(z.union([z.string(), z.array(z.string())])))),
});
export type RowColumns = z.infer<typeof rowColumns>;
export const columnsMediaType = 'application/vnd.formdeck.columns+json';
/** Rows that a page in columns asks for: few requests, and none that keeps the others waiting. */
export const columnsPageSize = 5_000;
/** How pages in columns are asked for: a new row changes the last of them alone, and the server keeps the others. */
export const oldestFirst = 'dates.created,asc';

const blankAsNull = z.pipe(
  z.optional(z.nullable(z.union([z.enum(reviewStates), z.literal('')]))),
  z.transform((state) => (state === '' || state === undefined ? null : state)),
);

/** The most of the latest days that a filter may ask for: ten years. */
export const mostFilterDays = 3_650;

export const rowFilter = z.object({
  /** True: every filter must hold; false: any. */
  and: z._default(z.boolean(), true),
  /** Both or neither; epoch milliseconds, both ends included, on the row's created date. */
  minDate: z.optional(z.nullable(timestamp)),
  maxDate: z.optional(z.nullable(timestamp)),
  /** In their place: today and the days before it, so many in all, in the time zone of whoever asks. */
  lastDays: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(mostFilterDays)))),
  reviewState: blankAsNull,
  /** True: only rows that were returned to their authors for correction; false: none of those. */
  returned: z.optional(z.nullable(z.boolean())),
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
  /** PENDING takes a review back. */
  state: z.enum(reviewStates, 'Choose APPROVED, REJECTED or PENDING'),
  comment: z._default(z.nullable(z.string().check(z.maxLength(10_000))), null),
});

/** What the author of a returned row has to correct. */
export const returnComment = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please say what has to be corrected'), z.maxLength(10_000));
export const rowReturn = z.object({ comment: returnComment });

export const answerChange = z.object({
  questionId: id,
  /** Null for a context question. */
  rowId: z.nullable(id),
  answers: z.array(z.string().check(z.maxLength(10_000))).check(z.maxLength(1_000)),
  /** 'Reason for Change' */
  comment: z._default(z.nullable(z.string().check(z.maxLength(10_000))), null),
});
export type AnswerChange = z.infer<typeof answerChange>;

/** How wide the small copies of images are, in pixels: in a table, in lists and details, and both on finer screens. */
export const thumbnailWidths = [96, 200, 400, 800] as const;
export type ThumbnailWidth = (typeof thumbnailWidths)[number];

/** Most rows that one call reviews or deletes. */
export const maximumRowsPerRequest = 5_000;
/** Rows of one form. */
export const chosenRows = z
  .array(id)
  .check(
    z.minLength(1, 'Choose at least one row'),
    z.maxLength(maximumRowsPerRequest, `At most ${countText(maximumRowsPerRequest)} rows at once`),
  );

/** What a review of many rows made of all of them. */
export const reviewedRows = z.object({
  rowIds: z.array(id),
  reviewState: z.enum(reviewStates),
  reviewer: z.nullable(person),
  reviewDate: z.nullable(timestamp),
  reviewComment: z.nullable(z.string()),
  returned: z.nullable(returned),
  lastModified: timestamp,
  /** Where reviews were taken back: what gives them back. */
  undo: z.nullable(rowUndo),
});
export type ReviewedRows = z.infer<typeof reviewedRows>;

/** A row that was returned to whoever asks for it. */
export const returnedRow = z.object({
  id,
  sheetId: id,
  sheetName: z.string(),
  template: z.object({ id, name: z.string() }),
  dates,
  returned,
});
export type ReturnedRow = z.infer<typeof returnedRow>;

/** Most sheets that one selection may hold (spec 2, section 9). */
export const maximumSelectedSheets = 220;
/** Most sheets whose numbers the server works out together. */
export const maximumSummarySheets = 1_000;
/** Most rows that a dashboard shows at once. */
export const maximumDashboardRows = 100_000;
/** With all sheets of a form asked for, those changed last are shown (spec 2, section 2). */
export const latestSheets = 50;

/** Sheets whose rows are read together. */
export const selectedSheets = z
  .array(id)
  .check(
    z.minLength(1, 'Choose at least one sheet'),
    z.maxLength(
      maximumSelectedSheets,
      `The maximum number of sheets you can select is ${maximumSelectedSheets}.`,
    ),
  );
