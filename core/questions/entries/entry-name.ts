// What an entry is called: `Damage`, of the question "Which damages?".
import type { Question } from '#core/questions/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type NamedQuestion = { readonly questionMeta: readonly Readonly<Question['questionMeta'][number]>[] };

/** The key of its name among the pairs of the question. */
export const entryNameKey = 'entryName';

/** The name that entries were given; null: none. */
export function ownEntryName({ questionMeta }: NamedQuestion): string | null {
  return questionMeta.find(({ key }) => key === entryNameKey)?.value.trim() || null;
}

export function entryName(question: NamedQuestion): string {
  return ownEntryName(question) ?? t(m.entry);
}

/** `Damage 2`; `index` is from 0. */
export function entryTitle(question: NamedQuestion, index: number): string {
  return t(m.numberedEntry, { name: entryName(question), number: index + 1 });
}
