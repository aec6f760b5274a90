// A saved view: a named selection of what is shown on a form's sheets. It belongs to its owner, or to the company: then
// everyone who sees the form may open it.
import * as z from 'zod/mini';
import { dates, id, person } from '#core/primitives.ts';
import { maximumSelectedSheets, reviewStatuses, rowFilter } from '#core/sheets/schema.ts';
import { mostPinned, narrowestColumn, widestColumn } from '#core/sheets/table/table-layout.ts';
import { t } from '#core/messages/text.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

export const viewScopes = ['MINE', 'COMPANY'] as const;
export type ViewScope = (typeof viewScopes)[number];

export const viewTabs = ['dashboard', 'data'] as const;

export const viewNameLimit = 100;
/** Maximum views of one form: per person, and of the company. */
export const viewsLimit = 100;

const columnId = z.string().check(z.maxLength(64));
const columnIds = z.array(columnId).check(z.maxLength(1_000));

/** The column layout of the table (core/sheets/table/table-layout.ts). */
const viewColumns = z.object({
  order: columnIds,
  hidden: columnIds,
  widths: z.record(columnId, z.int().check(z.gte(narrowestColumn), z.lte(widestColumn))),
  /** How many of the first columns stay in place while the others scroll; without it, two. */
  pinned: z.optional(z.int().check(z.gte(0), z.lte(mostPinned))),
});

const mapOfView = z.object({ question: id, colour: z.nullable(id) });

const content = {
  /** The latest ones, or these ids. */
  sheetIds: z.union([
    z.literal('all'),
    z
      .array(id)
      .check(
        z.maxLength(maximumSelectedSheets, refusal(m.maximumNumberOfSheetsYou, { maximumSelectedSheets })),
      ),
  ]),
  filter: z.nullable(rowFilter),
  /** The tab that it opens. */
  tab: z.enum(viewTabs),
  /** The order of the table as in the address: a column's id, `asc` or `desc`. Null: newest rows first. */
  sort: z.nullable(
    z.string().check(z.maxLength(100), z.regex(/^[\w-]+,(asc|desc)$/, refusal(m.giveColumnAndAscOr))),
  ),
  /** The review status of the rows in the table; null: all. */
  review: z.nullable(z.enum(reviewStatuses)),
  /** The question whose places are on a map in place of the table, and the one that colours them. */
  map: z.optional(z.nullable(mapOfView)),
  /** Null: each user's own layout on their device. */
  columns: z.nullable(viewColumns),
};

const viewContent = z.object(content);
/** What is shown. */
export type ViewContent = z.infer<typeof viewContent>;

export const savedView = z.object({
  id,
  templateId: id,
  name: z.string(),
  scope: z.enum(viewScopes),
  owner: person,
  /** Opened by default when this user opens the form. */
  isDefault: z.boolean(),
  ...content,
  dates,
});
export type SavedView = z.infer<typeof savedView>;

/** A view as a client sends it. */
export const viewInput = z.object({
  id: z.optional(id),
  name: z
    .string(t(m.viewNameIsRequired))
    .check(
      z.trim(),
      z.minLength(1, refusal(m.viewNameIsRequired)),
      z.maxLength(viewNameLimit, refusal(m.atMostCharacters, { viewNameLimit })),
    ),
  scope: z._default(z.enum(viewScopes), 'MINE'),
  sheetIds: z._default(content.sheetIds, 'all'),
  filter: z._default(content.filter, null),
  tab: z._default(content.tab, 'dashboard'),
  sort: z._default(content.sort, null),
  review: z._default(content.review, null),
  map: content.map,
  columns: z._default(content.columns, null),
});
export type ViewInput = z.infer<typeof viewInput>;
