// The catalog: a company's tree of typed items, which catalog questions choose from. Each item may have a code, and values
// in the company's own columns, such as a location or a price.
import * as z from 'zod/mini';
import { id } from '#core/primitives.ts';
import { t } from '#core/messages/text.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

export const maximumItems = 100_000;
export const maximumCatalogTypes = 200;
/** Columns beside an item's name and code. @public docs/limits.md names it. */
export const maximumColumns = 10;
/** How many items may stand above each other: an answer is the path of their ids. */
export const maximumDepth = 50;
/** @public docs/limits.md names it. */
export const itemNameLimit = 200;
/** @public docs/limits.md names it. */
export const itemCodeLimit = 100;
/** @public docs/limits.md names it. */
export const valueLimit = 500;
const columnNameLimit = 50;

export const catalogType = z.object({ id, name: z.string() });
export type CatalogType = z.infer<typeof catalogType>;

/** TEXT or NUMBER; the values are strings, as in answers. */
const columnKinds = ['TEXT', 'NUMBER'] as const;

/** A column of the company's own. Its key is the name of its value in `fields`, and stays when it is renamed. */
export const catalogColumn = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(columnKinds),
});
export type CatalogColumn = z.infer<typeof catalogColumn>;

const itemFields = {
  id,
  name: z.string(),
  type: catalogType,
  /** Null at the top. */
  parentId: z.nullable(id),
  /** Unique in the company, ignoring case; null: none. */
  code: z.nullable(z.string()),
  /** Values by the key of their column; a column without a value is left out. */
  fields: z.record(z.string(), z.string()),
  /** It can no longer be chosen, but answers that name it still show its name. All below it is retired too. */
  retired: z.boolean(),
  /** Goes up with every change of the item; a change says in `version` which one it was made from. */
  version: z.number(),
};

/** An item without its children. */
export const flatItem = z.object(itemFields);
export type FlatItem = z.infer<typeof flatItem>;

/** What a search finds: items with the names from the top down to them, and how many there are in all. */
export const foundItems = z.object({
  items: z.array(z.extend(flatItem, { path: z.string() })),
  total: z.number(),
});

export type CatalogItem = FlatItem & { children: CatalogItem[] };
/** The type is recursive, so the API description needs a name for it. */
export const catalogItem: z.ZodMiniType<CatalogItem> = z
  .object({ ...itemFields, children: z.lazy(() => z.array(catalogItem)) })
  .register(z.globalRegistry, { id: 'CatalogItem' });

const name = (missing: string, limit: number) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(limit, refusal(m.atMostCharacters, { limit })));

export const typeInput = z.object({
  id: z.optional(id),
  name: name(t(m.pleaseEnterUniqueName), itemNameLimit),
});
export type TypeInput = z.input<typeof typeInput>;

const code = z.pipe(
  z.nullable(
    z.string().check(z.trim(), z.maxLength(itemCodeLimit, refusal(m.itemCodeTooLong, { itemCodeLimit }))),
  ),
  z.transform((text: string | null) => (text === '' ? null : text)),
);

const fields = z.record(
  z.string().check(z.maxLength(columnNameLimit)),
  z.string().check(z.trim(), z.maxLength(valueLimit, refusal(m.valueTooLong, { valueLimit }))),
);

/**
 * What a client sends to create or change an item. Without `code` and `fields` a change leaves them as they are; with
 * `version` it is made only if that is still the item's.
 */
export const itemInput = z.object({
  id: z.optional(id),
  name: name(t(m.pleaseEnterName), itemNameLimit),
  parentId: z._default(z.nullable(id), null),
  typeId: z.uuid(refusal(m.pleaseChooseType)).check(z.toLowerCase()),
  code: z.optional(code),
  /** An empty text takes a value away. */
  fields: z.optional(fields),
  version: z.optional(z.int()),
});
export type ItemInput = z.input<typeof itemInput>;
export type ReadItemInput = z.output<typeof itemInput>;

const columnInput = z.object({
  /** Of a column that is there already; a new one gets a key from its name. */
  key: z.optional(z.string().check(z.maxLength(columnNameLimit))),
  name: name(t(m.columnNeedsName), columnNameLimit),
  kind: z._default(z.enum(columnKinds), 'TEXT'),
});
export const columnsInput = z.object({
  /** All of them, in their order. A column that is left out is deleted with its values. */
  columns: z
    .array(columnInput)
    .check(z.maxLength(maximumColumns, refusal(m.atMostColumns, { maximumColumns }))),
});
export type ColumnsInput = z.input<typeof columnsInput>;

export const relationships = z.record(id, z.nullable(id));

/** Where an item is named: in the forms that anyone who reads this may see. */
export const itemUsage = z.object({
  /** Answers that name it, or something below it. */
  answers: z.number(),
  /** When the last of them was given, in epoch milliseconds. */
  lastAnswer: z.nullable(z.number()),
  /** The items below it. */
  below: z.number(),
  forms: z.array(
    z.object({
      id,
      name: z.string(),
      answers: z.number(),
      /** The form itself names it, for example in a condition. */
      isInRules: z.boolean(),
    }),
  ),
});
export type ItemUsage = z.infer<typeof itemUsage>;

/** What became of an item that was to be deleted, and of those below it. */
export const deletionOutcome = z.object({
  deleted: z.array(id),
  /** Answers, or forms, name these or something below them: they stay, and can no longer be chosen. */
  retired: z.array(id),
});
export type DeletionOutcome = z.infer<typeof deletionOutcome>;

/** The catalog for anyone who has a version of it. */
export const catalogDelta = z.object({
  /** That in force. */
  version: z.string(),
  /** All of it, where what has changed is not known or too much; else null. */
  tree: z.nullable(z.array(catalogItem)),
  /** As they are now, in no order. */
  items: z.array(flatItem),
  deleted: z.array(id),
});
export type CatalogDelta = z.infer<typeof catalogDelta>;

/** The items that a call has changed. */
export const changedItems = z.object({ ids: z.array(id) });

/** Many changes as one, such as those of a file. */
export const catalogChanges = z.object({
  /** The version of the catalog that the changes were made for: with another one in force nothing is changed. */
  version: z.optional(z.string().check(z.maxLength(100))),
  types: z._default(z.array(z.object({ id, name: typeInput.shape.name })), []),
  /** New items, by ids that the client has made; a parent may stand behind its children. */
  create: z._default(z.array(z.extend(itemInput, { id })), []),
  change: z._default(z.array(z.extend(itemInput, { id })), []),
  retire: z._default(z.array(id), []),
  restore: z._default(z.array(id), []),
});
export type CatalogChanges = z.input<typeof catalogChanges>;
export type ReadCatalogChanges = z.output<typeof catalogChanges>;

/** How many of each a change of many was. */
export const changesOutcome = z.object({
  created: z.number(),
  changed: z.number(),
  retired: z.number(),
  restored: z.number(),
  version: z.string(),
});
