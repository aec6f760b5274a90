// The outline of a long form: its headers, with the questions below them, in order.
import { itemName } from './draft-items.ts';
import { type DraftItem, type DraftPart, draftParts, type FormDraft } from './form-draft.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type OutlineEntry = {
  id: string;
  part: DraftPart;
  kind: 'header' | 'question';
  title: string;
  /** A header is above it in its part. */
  isBelow: boolean;
};

/** Shorter forms are seen at a glance. */
export const outlineFrom = 10;

export function draftOutline(draft: Pick<FormDraft, DraftPart>): OutlineEntry[] {
  return draftParts.flatMap((part) => {
    let isBelow = false;
    return draft[part].flatMap((item): OutlineEntry[] => {
      const isHeader = item.type === 'HEADER';
      if (isHeader) isBelow = true;
      if (!isHeader && item.kind === 'element') return [];
      const kind = isHeader ? 'header' : 'question';
      return [{ id: item.id, part, kind, title: titleOf(item), isBelow: isBelow && !isHeader }];
    });
  });
}

/** Those with every word of a search in their title, ignoring case. */
export function outlineMatches(entries: readonly OutlineEntry[], search: string): readonly OutlineEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}

function titleOf(item: DraftItem): string {
  if (item.kind === 'question' && item.text.trim() === '') return t(m.questionWithoutTitle);
  return itemName(item);
}
