// An item and a type being edited, before they are saved (spec 3, section 5 "Catalog").
import type { FieldError } from '#core/errors.ts';
import { foldName } from '#core/find-named.ts';
import { fieldIssues, takenCodeText } from './change-catalog.ts';
import {
  type CatalogColumn,
  type CatalogType,
  type FlatItem,
  type ItemInput,
  itemInput,
  typeInput,
} from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ItemDraft = {
  name: string;
  /** '' until one is chosen. */
  typeId: string;
  parentId: string | null;
  code: string;
  fields: Readonly<Record<string, string>>;
  /** Of the item that it was made from; null: a new one. */
  version: number | null;
};

/** A draft of an item, or of a new one below `parent`; it is likely of the type that its siblings have. */
export function itemDraftOf(
  item: FlatItem | null,
  { parentId = null, typeId = '' }: { parentId?: string | null; typeId?: string } = {},
): ItemDraft {
  if (item === null) return { name: '', typeId, parentId, code: '', fields: {}, version: null };
  const { name, type, code, fields, version } = item;
  return { name, typeId: type.id, parentId: item.parentId, code: code ?? '', fields, version };
}

/** Issues by field: `name`, `typeId`, `code`, `fields.<key>`. `items` are those whose codes are taken. */
export function itemDraftIssues(
  draft: ItemDraft,
  {
    id = null,
    items,
    columns,
  }: { id?: string | null; items: Iterable<FlatItem>; columns: readonly CatalogColumn[] },
): FieldError[] {
  const read = itemInput.safeParse(itemInputOf(draft));
  const issues = read.success
    ? []
    : read.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  const byKey = new Map(columns.map((column) => [column.key, column]));
  issues.push(
    ...fieldIssues(draft.fields, byKey, '').map(({ path, message }) => ({ path: path.slice(1), message })),
  );
  const code = foldName(draft.code);
  if (code === '') return issues;
  for (const item of items) {
    if (item.id === id || item.code === null || foldName(item.code) !== code) continue;
    return [...issues, { path: 'code', message: takenCodeText(draft.code.trim(), item.name) }];
  }
  return issues;
}

export function itemInputOf({ version, ...input }: ItemDraft): ItemInput {
  return { ...input, ...(version !== null && { version }) };
}

/** The issue with the name of a type, or null. It is unique among the others. */
export function typeNameIssue(name: string, others: readonly Pick<CatalogType, 'name'>[]): string | null {
  const read = typeInput.safeParse({ name });
  if (!read.success) return read.error.issues[0]?.message ?? null;
  return others.some((other) => foldName(other.name) === foldName(name)) ? t(m.pleaseEnterUniqueName) : null;
}
