// Two people edit one item: what the other one has made of it, and how both changes go together.
import { AppError } from '#core/errors.ts';
import { type ItemDraft, itemDraftOf } from './item-draft.ts';
import type { CatalogColumn, FlatItem } from './schema.ts';
import { itemFieldTexts } from './labels.ts';
import { columnText } from './column-text.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { values } from '#core/messages/value-texts.ts';

/** Whether an item was not saved since somebody else has changed it. */
export function isItemOutdated(error: unknown): boolean {
  return (
    error instanceof AppError &&
    error.code === 'conflict' &&
    error.details.errors?.some(({ path }) => path === 'version') === true
  );
}

export const itemConflictTexts = {
  title: t(m.somebodyHasChangedThisItem),
  about: t(m.sinceYouOpenedItIt),
  keep: t(m.keepMineAndSave),
  take: t(m.useTheirVersion),
  hint: t(m.keepMineSavesWhatYou),
} as const;

/** What an item is now, where it differs from what it was: labels with values. */
export function theirChanges(
  base: FlatItem,
  theirs: FlatItem,
  { columns, placeOf }: { columns: readonly CatalogColumn[]; placeOf(parentId: string | null): string },
): { label: string; value: string }[] {
  const fields = [
    { label: itemFieldTexts.name, was: base.name, is: theirs.name, value: theirs.name },
    { label: itemFieldTexts.type, was: base.type.id, is: theirs.type.id, value: theirs.type.name },
    {
      label: itemFieldTexts.parent,
      was: base.parentId,
      is: theirs.parentId,
      value: placeOf(theirs.parentId),
    },
    { label: itemFieldTexts.code, was: base.code, is: theirs.code, value: theirs.code ?? t(values.none) },
    ...columns.map((column) => {
      const is = theirs.fields[column.key] ?? '';
      const value = is === '' ? 'none' : columnText(column, theirs);
      return { label: column.name, was: base.fields[column.key] ?? '', is, value };
    }),
  ];
  return fields.filter(({ was, is }) => was !== is).map(({ label, value }) => ({ label, value }));
}

/** The draft as a change of what the item is now: what was not touched in it is theirs. */
export function draftOver(draft: ItemDraft, base: FlatItem, theirs: FlatItem): ItemDraft {
  const [before, now] = [itemDraftOf(base), itemDraftOf(theirs)];
  const keys = new Set([...Object.keys(draft.fields), ...Object.keys(now.fields)]);
  return {
    name: draft.name === before.name ? now.name : draft.name,
    typeId: draft.typeId === before.typeId ? now.typeId : draft.typeId,
    parentId: draft.parentId === before.parentId ? now.parentId : draft.parentId,
    code: draft.code === before.code ? now.code : draft.code,
    fields: Object.fromEntries(
      [...keys].map((key) => {
        const mine = draft.fields[key] ?? '';
        return [key, mine === (before.fields[key] ?? '') ? (now.fields[key] ?? '') : mine];
      }),
    ),
    version: now.version,
  };
}
