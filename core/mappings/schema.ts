// A saved mapping: which columns of a file answer which questions of a form and how they are written, shared by those who
// import into the form.
import * as z from 'zod/mini';
import { cellFormat } from '#core/imports/cells/cell-schema.ts';
import { hourChoicesOf } from '#core/imports/dates/hours-schema.ts';
import { id, person, timestamp } from '#core/primitives.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** Maximum mappings of a form. */
export const mappingsLimit = 100;
export const maximumMappingName = 100;
const maximumColumns = 1_000;
const header = z.string().check(z.minLength(1, refusal(m.columnNeedsName)), z.maxLength(1_000));
const format = z.string().check(z.maxLength(60));

const mappingName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, refusal(m.nameIsRequired)),
    z.maxLength(maximumMappingName, refusal(m.atMostCharacters, { maximumMappingName })),
  );

export const mappingContent = z.object({
  /** The columns that answer questions, by their headers; others are left out. */
  columns: z
    .array(
      z.object({
        header,
        questionId: id,
        /** The question's title when it was saved: it names the question once that is gone. */
        question: z.string().check(z.maxLength(500)),
      }),
    )
    .check(
      z.minLength(1, refusal(m.matchAtLeastOneColumn)),
      z.maxLength(maximumColumns, refusal(m.atMostColumns, { maximumColumns })),
    ),
  /** Header of the column that dates the rows; null: they get the time of the import. */
  dateColumn: z._default(z.nullable(header), null),
  /** How that column's dates are written; null: as its texts show. */
  dateFormat: z._default(z.nullable(format), null),
  /** By question id: how the dates of its column are written; others are read as their texts show. */
  dateFormats: z._default(z.record(id, format), {}),
  /** By question id: how the cells of its column are written. */
  cellFormats: z._default(z.record(id, cellFormat), {}),
  /** What times are that the clocks skip or show twice; missing: nobody chose, and they fail. */
  hours: z.exactOptional(hourChoicesOf),
});
export type MappingContent = z.infer<typeof mappingContent>;

export const mappingInput = z.extend(mappingContent, {
  /** Of a new mapping, chosen by the client, or of the one that is replaced. */
  id: z.optional(id),
  name: mappingName,
});
export type MappingInput = z.infer<typeof mappingInput>;

export const mapping = z.extend(mappingContent, {
  id,
  templateId: id,
  name: z.string(),
  createdBy: person,
  createdAt: timestamp,
  /** Who saved it last, and when. */
  changedBy: person,
  changedAt: timestamp,
});
export type Mapping = z.infer<typeof mapping>;
