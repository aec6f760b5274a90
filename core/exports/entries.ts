// Repeated entries in exports: a table of their own, with a line for each.
import type { Form } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { isEntries } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { entriesName } from './file-name.ts';
import { type FileKind, isZip } from './format.ts';
import { m } from './texts.ts';

/** The questions of a form that are answered by entries, those of the setup first. */
export function entriesQuestions({
  contextQuestions,
  questions,
}: Readonly<Record<keyof Pick<Form, 'contextQuestions' | 'questions'>, readonly Question[]>>): Question[] {
  return [...contextQuestions, ...questions].filter(({ type }) => isEntries(type));
}

/**
 * How a file holds entries beside the cells of their rows: `tables`, one for each question; `instead`, a file of one question's
 * entries in place of the rows; or null, neither.
 */
export function entriesIn(file: FileKind): 'tables' | 'instead' | null {
  const { format = 'XLSX' } = file;
  if (format === 'GEOJSON') return null;
  return format === 'XLSX' || isZip(file) ? 'tables' : 'instead';
}

type Titled = Pick<Question, 'id' | 'text'>;
type ExportedFile = FileKind & { entries?: string | null | undefined };

/** The question whose entries are exported in place of the rows; undefined: none. */
export function entriesInstead<Q extends Titled>(
  { entries, ...file }: ExportedFile,
  questions: readonly Q[],
): Q | undefined {
  return entriesIn(file) === 'instead' ? questions.find(({ id }) => id === entries) : undefined;
}

/** What a file is named after: its form, and the question whose entries it has. */
export function exportedName(form: string, chosen: ExportedFile, questions: readonly Titled[]): string {
  const question = entriesInstead(chosen, questions);
  return question === undefined ? form : entriesName(form, question.text);
}

/** What a line of the file can be: a row (null), or an entry of one of these questions. Null if there is no choice. */
export function lineChoices(
  file: FileKind,
  questions: readonly Titled[],
): { value: string | null; label: string }[] | null {
  if (questions.length === 0 || entriesIn(file) !== 'instead') return null;
  const entries = questions.map(({ id, text }) => ({ value: id, label: t(m.entryOf, { question: text }) }));
  return [{ value: null, label: t(m.aRow) }, ...entries];
}

/** That entries have tables of their own beside the rows; null if they have none. */
export function entriesHint(file: FileKind, questions: readonly Titled[]): string | null {
  const count = questions.length;
  if (count === 0 || entriesIn(file) !== 'tables') return null;
  return t(isZip(file) && file.format !== 'XLSX' ? m.filesOfEntries : m.worksheetsOfEntries, { count });
}
