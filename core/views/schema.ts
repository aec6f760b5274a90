// A saved view: what somebody looks at on the sheets of a form, under a name. It is its owner's, or the company's: then
// everybody who sees the form may open it.
import * as z from 'zod/mini';
import { dates, id } from '#core/primitives.ts';
import { maximumSelectedSheets, reviewStatuses, rowFilter } from '#core/sheets/schema.ts';
import { narrowestColumn, widestColumn } from '#core/sheets/table/table-layout.ts';

export const viewScopes = ['MINE', 'COMPANY'] as const;
export type ViewScope = (typeof viewScopes)[number];

export const viewTabs = ['dashboard', 'data'] as const;

export const viewNameLimit = 100;
/** Views of one form at most: of one person, and of the company. */
export const viewsLimit = 100;

const columnId = z.string().check(z.maxLength(64));
const columnIds = z.array(columnId).check(z.maxLength(1_000));

/** How the columns of the table are arranged (core/sheets/table/table-layout.ts). */
const viewColumns = z.object({
  order: columnIds,
  hidden: columnIds,
  widths: z.record(columnId, z.int().check(z.gte(narrowestColumn), z.lte(widestColumn))),
});

const content = {
  /** The latest ones, or those of these ids. */
  sheetIds: z.union([
    z.literal('all'),
    z
      .array(id)
      .check(
        z.maxLength(
          maximumSelectedSheets,
          `The maximum number of sheets you can select is ${maximumSelectedSheets}.`,
        ),
      ),
  ]),
  filter: z.nullable(rowFilter),
  /** Where it opens. */
  tab: z.enum(viewTabs),
  /** The order of the table as it stands in the address: a column's id, `asc` or `desc`. Null: the newest rows first. */
  sort: z.nullable(
    z.string().check(z.maxLength(100), z.regex(/^[\w-]+,(asc|desc)$/, 'Give a column and asc or desc')),
  ),
  /** How the reviews of the rows stand that the table shows; null: all of them. */
  review: z.nullable(z.enum(reviewStatuses)),
  /** Null: as everybody has arranged them on their device. */
  columns: z.nullable(viewColumns),
};

const viewContent = z.object(content);
/** What is looked at. */
export type ViewContent = z.infer<typeof viewContent>;

export const savedView = z.object({
  id,
  templateId: id,
  name: z.string(),
  scope: z.enum(viewScopes),
  owner: z.object({ id, userName: z.string() }),
  /** Opened for the caller where they open the form without saying what to show. */
  isDefault: z.boolean(),
  ...content,
  dates,
});
export type SavedView = z.infer<typeof savedView>;

/** A view as a client sends it. */
export const viewInput = z.object({
  id: z.optional(id),
  name: z
    .string('A view name is required')
    .check(
      z.trim(),
      z.minLength(1, 'A view name is required'),
      z.maxLength(viewNameLimit, `At most ${viewNameLimit} characters`),
    ),
  scope: z._default(z.enum(viewScopes), 'MINE'),
  sheetIds: z._default(content.sheetIds, 'all'),
  filter: z._default(content.filter, null),
  tab: z._default(content.tab, 'dashboard'),
  sort: z._default(content.sort, null),
  review: z._default(content.review, null),
  columns: z._default(content.columns, null),
});
export type ViewInput = z.infer<typeof viewInput>;
