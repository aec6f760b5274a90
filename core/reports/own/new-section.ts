// A section as it is added to a design: with what most people want of it.
import { assertNever } from '#core/assert-never.ts';
import type { Question } from '#core/questions/schema.ts';
import { isImageType } from '#core/questions/types.ts';
import { newColumn, type NewId, type SectionDraft } from './design-draft.ts';
import { mostTitleLength, type SectionKind, usualPhotos, usualTableRows, usualWeeks } from './schema.ts';

const mostFirstColumns = 3;

/** Of a table of rows: all of them, the newest first, in no groups. */
export const plainTable = {
  groupBy: null,
  groupHeader: '',
  countHeader: '',
  listsRows: false,
  order: null,
  mostRows: usualTableRows,
  filter: null,
} as const;

/** A section as it is added: with what most people want of it, for these questions. */
export function newSection(
  kind: SectionKind,
  newId: NewId,
  questions: readonly (Pick<Question, 'id' | 'text' | 'type'> & { entriesOf?: string })[] = [],
): SectionDraft {
  const key = newId();
  const images = questions.filter(({ type }) => isImageType(type));
  const others = questions.filter(({ type, entriesOf }) => !isImageType(type) && entriesOf === undefined);
  switch (kind) {
    case 'heading':
      return { key, kind, level: 1, text: '' };
    case 'text':
      return { key, kind, text: '' };
    case 'headline':
      return { key, kind, question: null, isPlace: false };
    case 'trend':
      return { key, kind, title: '', weeks: usualWeeks };
    case 'figures':
      return { key, kind, title: '', figures: [{ key: newId(), value: 'rows', label: '', good: null }] };
    case 'widget':
      return { key, kind, title: '', source: { from: 'question', question: null }, showsTable: false };
    case 'table':
      return {
        key,
        kind,
        title: '',
        columns: [
          newColumn('date', newId),
          newColumn('user', newId),
          ...others.slice(0, mostFirstColumns).map(({ id }) => newColumn('question', newId, id)),
        ],
        ...plainTable,
      };
    case 'photos':
      return {
        key,
        kind,
        title: (images[0]?.text ?? '').slice(0, mostTitleLength),
        question: images[0]?.id ?? null,
        captions: [
          { of: 'date', question: null },
          { of: 'user', question: null },
        ],
        most: usualPhotos,
        filter: null,
      };
    case 'pageBreak':
      return { key, kind };
    default:
      return assertNever(kind);
  }
}
