// Entries in JSON that people or programs write: objects of answers by the titles or ids of their questions.
import { colonReadingOf } from '#core/forms/question-meta.ts';
import { entryValue } from '#core/questions/entries/entry.ts';
import { m } from '#core/questions/entries/texts.ts';
import { wireValue } from '#core/questions/json-values.ts';
import type { Question } from '#core/questions/schema.ts';
import type { CatalogIndex } from '../catalog/catalog-index.ts';
import { itemsNamed } from '../find-item.ts';
import { isCatalogType, isMultiValue } from '#core/questions/types.ts';
import { type AnswerValue, valuesOf } from '#core/questions/values.ts';
import { t } from '#core/messages/text.ts';
import { questionFinder } from './rows-titles.ts';

type EntryQuestion = Pick<Question, 'id' | 'text' | 'type' | 'questionMeta'>;
export type EntryIssue = { readonly issue: string };

/**
 * The value of an entry; '' for one without answers. What its answers are is judged where they are checked. With a catalog its items
 * are named by code, path or name; without one by the ids of an answer.
 */
export function readEntry(
  given: unknown,
  questions: readonly EntryQuestion[],
  catalog: CatalogIndex | null = null,
): string | EntryIssue {
  const entry = typeof given === 'string' ? parsedJson(given) : given;
  if (!isObject(entry)) return { issue: t(m.writeEntry) };
  const find = questionFinder(questions);
  const answers = new Map<string, AnswerValue>();
  for (const [title, answer] of Object.entries(entry)) {
    const question = find(title);
    if (typeof question === 'string') return { issue: t(m.unknownQuestion, { title: title.slice(0, 60) }) };
    const values = (Array.isArray(answer) ? answer : [answer]).filter((value) => value !== null);
    if (!values.every(isPlain)) return { issue: t(m.useText, { title: question.text }) };
    const colon = colonReadingOf(question.questionMeta);
    const texts = values.map((value) => wireValue(question, String(value), colon));
    const isItem = catalog !== null && isCatalogType(question.type);
    const items = isItem ? itemsNamed(question, texts, catalog) : { paths: texts };
    if ('issue' in items)
      return { issue: t(m.answerOfEntry, { question: question.text, answer: items.issue }) };
    answers.set(question.id, items.paths);
  }
  const wrong = questions.find(
    ({ id, type }) => !isMultiValue(type) && valuesOf(answers.get(id)).filter(isFilled).length > 1,
  );
  return wrong === undefined
    ? entryValue(Object.fromEntries(answers), questions)
    : { issue: t(m.oneValue, { title: wrong.text }) };
}

/** All entries of an answer, as a cell of a file has them: a list of them as JSON, or one. */
export function readEntries(
  text: string,
  questions: readonly EntryQuestion[],
  catalog: CatalogIndex | null = null,
): string[] | EntryIssue {
  const read = parsedJson(text);
  if (read === undefined) return { issue: t(m.writeEntries) };
  const values: string[] = [];
  for (const entry of Array.isArray(read) ? read : [read]) {
    const value = readEntry(entry, questions, catalog);
    if (typeof value !== 'string') return value;
    if (value !== '') values.push(value);
  }
  return values;
}

/** Undefined: it is no JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFilled(value: string): boolean {
  return value.trim() !== '';
}

export function isPlain(value: unknown): value is string | number | boolean {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
