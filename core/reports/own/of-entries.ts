// A section about what entries answer: to it, each entry with the answers of its row is a row.
import { filteredQuestions, type FilteredQuestion } from '#core/forms/filtered-questions.ts';
import type { Portions } from '#core/portions/portions.ts';
import { entryTitle } from '#core/questions/entries/entry-name.ts';
import { entriesInOrder, type EntryRows, entryRows, ofEntries } from '#core/sheets/engine/entry-rows.ts';
import type { DesignForm } from './design-issues.ts';
import type { DesignRows, Made } from './made.ts';
import type { Section } from './schema.ts';

/** `newest`: the rows, the newest first, and the entries of each in their order; `nameOf`: what an entry is called, `Damage 2`. */
export type SectionRows = { made: Made; newest: Int32Array; nameOf: ((row: number) => string) | null };

/** A question that a section is about: of rows, or of their entries. */
export function sectionQuestion(questionId: string | null, form: DesignForm): FilteredQuestion | null {
  return filteredQuestions(form).find(({ id }) => id === questionId) ?? null;
}

/** What a section about a question is made from; null if there are too many entries. */
export function* sectionRows(
  section: Section,
  questionId: string | null,
  made: Made,
): Portions<SectionRows | null> {
  const { rows } = made;
  const owner = rows.questions.find(({ id }) => id === sectionQuestion(questionId, rows)?.entriesOf);
  if (owner === undefined) return { made, newest: rows.data.byTime.toReversed(), nameOf: null };
  // A section names the questions that it reads.
  const read = JSON.stringify(section);
  const own = filteredQuestions(rows).filter(
    ({ id, entriesOf }) => entriesOf === owner.id && read.includes(id),
  );
  const entries = yield* entryRows(owner.id, own, rows.data);
  if (entries === null) return null;
  const { data, rowOf, first } = entries;
  const before = rows.before && (yield* entryRows(owner.id, own, rows.before.data));
  const all: DesignRows = {
    ...rows,
    questions: [...rows.questions, ...own],
    data,
    mask: entryMask(rows.mask, entries),
    before: rows.before &&
      before && { ...rows.before, data: before.data, mask: entryMask(rows.before.mask, before) },
    sheetNameOf: (entry) => rows.sheetNameOf(rowOf[entry] ?? -1),
  };
  return {
    made: { ...made, rows: all },
    newest: entriesInOrder(rows.data.byTime.toReversed(), first),
    nameOf: (entry) => entryTitle(owner, entry - (first[rowOf[entry] ?? -1] ?? 0)),
  };
}

function entryMask(mask: Uint8Array, { rowOf }: EntryRows): Uint8Array {
  return ofEntries(new Uint8Array(rowOf.length), mask, rowOf);
}
