// Photos and files in the entries of a file's rows. An import that brings files puts them where new entries name them. Without files
// new entries come in without them, which is said of their question, and entries of an existing row keep those that the row has.
import { nameOfAttached, storedIdOf } from '#core/questions/attached/attached-file.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { canonicalEntry, entryOf, entryValue } from '#core/questions/entries/entry.ts';
import { flatAnswer } from '#core/questions/entries/flat.ts';
import type { Question } from '#core/questions/schema.ts';
import { type Answers, type AnswerValue, valuesOf } from '#core/questions/values.ts';
import { t } from '#core/messages/text.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import type { FileFinder } from '#core/imports/files/find-file.ts';
import { m as inFiles } from '#core/imports/files/texts.ts';
import { m } from './texts.ts';

/** Takes the files out of the entries among the answers of a new row, and says of which questions. */
export function takeFilesOut(
  questions: readonly Question[],
  answers: Record<string, AnswerValue>,
): Question['id'][] {
  return questions.flatMap((question) => {
    const { id, questions: own = [] } = question;
    const answer = answers[id];
    if (own.length === 0 || answer === undefined) return [];
    const files = flatAnswer<Question>(question, answer, isStoredType);
    if (files.length === 0) return [];
    const others = own.filter(({ type }) => !isStoredType(type));
    const left = valuesOf(answer).flatMap((value) => canonicalEntry(value, others) || []);
    if (left.length === 0) delete answers[id];
    else answers[id] = left;
    return [...new Set(files.map((each) => each.question.id))];
  });
}

/** Puts the files of the import in the place of their names in the entries of a new row; returns the names that are none. */
export function withNamedFiles(
  questions: readonly Question[],
  answers: Record<string, AnswerValue>,
  files: FileFinder,
): FailedRow['errors'] {
  return questions.flatMap((question) => {
    const { id, questions: own = [] } = question;
    const answer = answers[id];
    const stored = own.filter(({ type }) => isStoredType(type));
    if (stored.length === 0 || answer === undefined) return [];
    const issues = new Set<string>();
    answers[id] = valuesOf(answer).map((value) => {
      const entry = { ...entryOf(value) };
      for (const inner of stored)
        if (Object.hasOwn(entry, inner.id))
          entry[inner.id] = valuesOf(entry[inner.id]).map((text) => {
            const read = files.read(text, inner);
            if (typeof read === 'string') return read;
            issues.add(t(inFiles.entryFile, { question: inner.text, issue: read.issue }));
            return text;
          });
      return entryValue(entry, own);
    });
    return [...issues].map((message) => ({ questionId: id, message }));
  });
}

/**
 * The answers that a file gives to an existing row, with the row's own files where its entries name them: by id, by name, or as an
 * export with images does. An entry that names another file is an error.
 */
export function withOwnFiles(
  questions: readonly Question[],
  given: Answers,
  before: Answers,
): { answers: Answers; errors: FailedRow['errors'] } {
  const answers: Record<string, AnswerValue> = { ...given };
  const errors: FailedRow['errors'] = [];
  for (const question of questions) {
    const { id, questions: own = [] } = question;
    const answer = answers[id];
    if (!own.some(({ type }) => isStoredType(type)) || answer === undefined) continue;
    const stored = flatAnswer<Question>(question, before[id], isStoredType);
    const foreign = new Set<string>();
    const ownFile = (inner: Question, text: string): string => {
      const known = stored.flatMap((each) => (each.question.id === inner.id ? each.values : []));
      const named = new Set(known.filter((value) => isNamed(value, text)));
      if (named.size !== 1) foreign.add(inner.text);
      return [...named][0] ?? text;
    };
    answers[id] = valuesOf(answer).map((value) => {
      const entry = { ...entryOf(value) };
      for (const inner of own)
        if (isStoredType(inner.type) && Object.hasOwn(entry, inner.id))
          entry[inner.id] = valuesOf(entry[inner.id]).map((text) => ownFile(inner, text.trim()));
      return entryValue(entry, own);
    });
    for (const title of foreign)
      errors.push({ questionId: id, message: t(m.filesOfEntries, { question: title }) });
  }
  return { answers, errors };
}

/** Whether a text means a stored value: as it is, by its id, by the name of its file, or by that in an export (server/exports/images/). */
function isNamed(value: string, text: string): boolean {
  const id = storedIdOf(value);
  const [, ending] = /^(?:images|files)\/.* ([0-9a-f]{6})\.[a-z\d]+$/.exec(text) ?? [];
  if (ending !== undefined) return id.endsWith(ending);
  return text === value || text.toLowerCase() === id || (id !== value && text === nameOfAttached(value));
}
