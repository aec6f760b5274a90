// Writes when the options of a question are offered as the choice filter of an XLSForm, and the columns of the sheet
// `choices` that it reads.
import type { DraftOption } from '#core/forms/draft/form-draft.ts';
import { answersIn } from '#core/forms/draft/offered-options.ts';
import { conditionXPath } from '#core/forms/xlsform/from-logic.ts';
import type { WrittenQuestions } from '#core/forms/xlsform/written/written.ts';
import { XPathError } from '#core/forms/xlsform/xpath.ts';
import { columnOfQuestion, offeredColumn, retiredColumn } from './columns.ts';

/** The cells of a column by the value of an option. */
export type ChoiceColumns = ReadonlyMap<string, ReadonlyMap<string, string>>;
export type WrittenFilter = {
  filter: string;
  columns: ChoiceColumns;
  /** Why the conditions are left out; null: they are not. */
  issue: string | null;
};

/** The filter of some options; empty if all are always offered. */
export function filterOf(options: readonly DraftOption[], questions: WrittenQuestions): WrittenFilter {
  const columns = new Map<string, ReadonlyMap<string, string>>();
  const parts: string[] = [];
  let issue: string | null = null;
  const retired = options.flatMap(({ value, retired: state }): [string, string][] =>
    state === undefined ? [] : [[value, state]],
  );
  if (retired.length > 0) {
    columns.set(retiredColumn, new Map(retired));
    parts.push(`${retiredColumn} = ''`);
  }
  try {
    const offered = byAnswer(options, questions) ?? byNumber(options, questions);
    if (offered !== null) {
      columns.set(offered.column, offered.cells);
      const isForAll = options.every(({ value }) => offered.cells.has(value));
      const choices = isForAll ? offered.filter : `${offered.column} = '' or ${offered.filter}`;
      parts.push(choices);
    }
  } catch (error) {
    if (!(error instanceof XPathError)) throw error;
    issue = error.message;
  }
  const filter = parts
    .map((part) => (parts.length > 1 && part.includes(' or ') ? `(${part})` : part))
    .join(' and ');
  return { filter, columns, issue };
}

type Column = { column: string; cells: ReadonlyMap<string, string>; filter: string };

/** Where each condition names answers to the same question, they are in a column of its name. Null for others. */
function byAnswer(options: readonly DraftOption[], questions: WrittenQuestions): Column | null {
  const read = options.flatMap(({ value, condition }) =>
    condition === undefined ? [] : [{ value, answers: answersIn(condition) }],
  );
  const [first] = read;
  const id = first?.answers?.id;
  const question = id === undefined ? undefined : questions.get(id);
  if (question?.kind !== 'choice') return null;
  const cells = new Map<string, string>();
  for (const { value, answers } of read) {
    const names = answers?.id === id ? answers?.values.map((each) => question.choices.get(each)) : undefined;
    // A condition that is never true needs another way.
    if (names === undefined || names.length === 0 || names.includes(undefined)) return null;
    cells.set(value, names.join(' '));
  }
  const column = columnOfQuestion(question.name);
  const isOne = read.every(({ answers }) => answers?.values.length === 1);
  const answer = `\${${question.name}}`;
  return { column, cells, filter: isOne ? `${column} = ${answer}` : `selected(${column}, ${answer})` };
}

/** Any other conditions are numbered, and the filter holds them all. */
function byNumber(options: readonly DraftOption[], questions: WrittenQuestions): Column | null {
  const numbers = new Map<string, number>();
  const tests: string[] = [];
  const cells = new Map<string, string>();
  for (const { value, condition } of options) {
    if (condition === undefined) continue;
    const key = JSON.stringify(condition);
    const number = numbers.get(key) ?? numbers.size + 1;
    if (!numbers.has(key)) {
      numbers.set(key, number);
      tests.push(`(${offeredColumn} = '${number}' and (${conditionXPath(condition, questions)}))`);
    }
    cells.set(value, String(number));
  }
  return tests.length === 0 ? null : { column: offeredColumn, cells, filter: tests.join(' or ') };
}
