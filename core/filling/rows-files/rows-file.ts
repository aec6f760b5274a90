// Rows in a JSON file written by people or programs: by question title, or in wire format. Converted to rows with ids,
// so that sending them twice adds them once.
import type { FieldError } from '#core/errors.ts';
import { isUuid } from '#core/primitives.ts';
import { colonReadingOf } from '#core/forms/question-meta.ts';
import { wireValue } from '#core/questions/json-values.ts';
import { isCatalogType, isEntries } from '#core/questions/types.ts';
import type { Question } from '#core/questions/schema.ts';
import type { CatalogIndex } from '../catalog/catalog-index.ts';
import { itemsNamed } from '../find-item.ts';
import { isPlain, readEntry } from './read-entry.ts';
import { type TitledFileQuestion, questionFinder } from './rows-titles.ts';
import type { NewRow } from '../schema.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

type Json = Readonly<Record<string, unknown>>;
/** Which items of the catalog it offers matters for their names. */
type FileQuestion = TitledFileQuestion & Pick<Question, 'questionMeta' | 'questions'>;
export type RowsFile = {
  rows: (NewRow & { id: string })[];
  /** Ids from the file; the other rows got new ones. */
  ownIds: ReadonlySet<string>;
  issues: FieldError[];
  /** The line of the file that each row begins in; without it rows are named by their number. */
  lines?: readonly number[];
};

/**
 * Parses `[{"<title>": value, ...}, ...]` or `[{"answers": [{"questionId", "value"}]}, ...]`, or an object with such a
 * list as its `rows`. A catalog item is given by code, path or name. Values are strings, numbers, booleans, lists of them, or null for no answer. A row may have its
 * own `id`. Issues are at `rows.<index>.<title>`; the server validates the values.
 */
export function readRowsFile(
  file: unknown,
  questions: readonly FileQuestion[],
  newId: () => string,
  catalog: CatalogIndex | null = null,
): RowsFile {
  const list = isObject(file) ? file['rows'] : file;
  if (!Array.isArray(list))
    return {
      rows: [],
      ownIds: new Set(),
      issues: [fieldError('rows', m.fileMustBeListOf)],
    };
  const issues: FieldError[] = [];
  const ownIds = new Set<string>();
  const find = questionFinder(questions);
  const rows = list.map((row: unknown, index) => {
    const add = (field: string, message: string) =>
      void issues.push({ path: `rows.${index}${field}`, message });
    if (!isObject(row)) {
      add('', t(m.rowMustBeObject));
      return { id: newId(), answers: [] };
    }
    const { id, ...titled } = row;
    const ownId = typeof id === 'string' && isUuid(id) && typeof find('id') === 'string';
    const given = row['answers'];
    const answers =
      Array.isArray(given) && given.every(isAnswer)
        ? given
        : answersOf(ownId ? titled : row, find, { add, catalog });
    if (ownId) ownIds.add(id.toLowerCase());
    return { id: ownId ? id.toLowerCase() : newId(), answers };
  });
  return { rows, ownIds, issues };
}

function answersOf(
  row: Json,
  find: ReturnType<typeof questionFinder<FileQuestion>>,
  { add, catalog }: { add: (field: string, message: string) => void; catalog: CatalogIndex | null },
): NewRow['answers'] {
  return Object.entries(row).flatMap(([title, given]) => {
    const question = find(title);
    if (typeof question === 'string') {
      add(`.${title}`, question);
      return [];
    }
    const values = (Array.isArray(given) ? given : [given]).filter((value) => value !== null);
    if (isEntries(question.type)) {
      const entries = values.map((value) => readEntry(value, question.questions ?? [], catalog));
      const wrong = entries.find((each) => typeof each !== 'string');
      if (wrong !== undefined) add(`.${title}`, wrong.issue);
      return entries.flatMap((value) =>
        typeof value === 'string' && value !== '' ? [{ questionId: question.id, value }] : [],
      );
    }
    if (!values.every(isPlain)) {
      add(`.${title}`, t(m.useTextNumberTrueFalse));
      return [];
    }
    const colon = colonReadingOf(question.questionMeta);
    const texts = values.map((value) => wireValue(question, String(value), colon));
    const isItem = catalog !== null && isCatalogType(question.type);
    const items = isItem ? itemsNamed(question, texts, catalog) : { paths: texts };
    if ('paths' in items) return items.paths.map((value) => ({ questionId: question.id, value }));
    add(`.${title}`, items.issue);
    return [];
  });
}

function isAnswer(value: unknown): value is NewRow['answers'][number] {
  return isObject(value) && typeof value['questionId'] === 'string' && typeof value['value'] === 'string';
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
