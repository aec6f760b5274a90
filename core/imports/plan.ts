// The plan of an import: which column answers which question, and which one dates the rows in which format. The user's
// choices take precedence; the rest is matched by similarity of the titles.
import { titlesOf } from '#core/exports/own-columns.ts';
import type { FieldError } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf } from '#core/questions/types.ts';
import { compileDateFormat } from '#core/time/date-format.ts';
import { columnsBeside } from './cells/place-columns.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { mayHaveColumn } from './cells/cell-format.ts';
import { cleanHeader } from './csv/headers.ts';
import { type ColumnMap, type ColumnMatch, columnMapOf, matchColumns } from './match-columns.ts';
import { missingQuestions } from './required.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

type PlanQuestion = Pick<Question, 'id' | 'text' | 'type' | 'required' | 'condition' | 'filledBy'>;

/** A column's header and the question that it answers, both as the user names them; null: none. */
export type ColumnChoice = { header: string; question: string | null };

export type ImportWishes = {
  choices: readonly ColumnChoice[];
  /** Whether columns without a choice are matched by similarity. */
  matchRest: boolean;
  /** Header of the column that dates the rows; null: they get the time of the import. */
  dateColumn: string | null;
  dateFormat: string;
  /** Whether files come with the table, so that columns may name them. */
  bringsFiles?: boolean;
};

export type ImportPlan = {
  /** Every question that an import can fill, in the form's order. The user's choices have a score of 1. */
  matches: ColumnMatch[];
  columnMap: ColumnMap;
  dateColumn: number | null;
  /** Columns that answer no question and do not date the rows. */
  unusedColumns: number[];
  /** Required questions without a column: no row can be imported. */
  missing: PlanQuestion[];
  /** Issues with the file or form, at `map`, `dateColumn` or `dateFormat`. */
  issues: FieldError[];
};

/** Plans importing a file with these headers into a form with these row questions. */
export function planImport(
  headers: readonly string[],
  questions: readonly PlanQuestion[],
  wishes: ImportWishes,
): ImportPlan {
  const issues: FieldError[] = [];
  const dateColumn = wishes.dateColumn === null ? null : headerIndex(headers, wishes.dateColumn);
  if (dateColumn === undefined)
    issues.push({ path: 'dateColumn', message: noColumn(wishes.dateColumn ?? '') });
  if (compileDateFormat(wishes.dateFormat) === null) {
    issues.push(fieldError('dateFormat', m.mappedIsNotDateFormat, { dateFormat: wishes.dateFormat }));
  }
  const { bringsFiles = false } = wishes;
  const fillable = questions.filter((question) => mayHaveColumn(question, bringsFiles));
  const chosen = chosenColumns(headers, questions, wishes, issues);
  const rest = wishes.matchRest
    ? matchRest(headers, fillable, chosen, { dateColumn, bringsFiles })
    : new Map();
  // The column that dates the rows also answers the question of the same name.
  if (
    wishes.matchRest &&
    dateColumn !== undefined &&
    dateColumn !== null &&
    !chosen.columns.has(dateColumn)
  ) {
    const question = questionNamed(questions, headers[dateColumn] ?? '');
    const isFree = !('issue' in question) && answersOf(question.type).isImportable;
    if (isFree && !chosen.byQuestion.has(question.id) && rest.get(question.id)?.score !== 1)
      rest.set(question.id, { questionId: question.id, columnIndex: dateColumn, score: 1 });
  }
  const matches = fillable.map(({ id }): ColumnMatch => {
    const column = chosen.byQuestion.get(id);
    if (column !== undefined) return { questionId: id, columnIndex: column, score: 1 };
    return rest.get(id) ?? { questionId: id, columnIndex: null, score: 0 };
  });
  const columnMap = columnMapOf(matches);
  const beside = columnsBeside({ headers, questions, columnMap });
  const used = new Set([...beside.keys(), ...matches.map(({ columnIndex }) => columnIndex)]);
  if (issues.length === 0 && matches.every(({ columnIndex }) => columnIndex === null)) {
    issues.push(fieldError('map', m.matchAtLeastOneColumn));
  }
  return {
    matches,
    columnMap,
    dateColumn: dateColumn ?? null,
    unusedColumns: headers.flatMap((_, index) => (used.has(index) || index === dateColumn ? [] : [index])),
    missing: missingQuestions(questions, (id) => columnMap[id] !== undefined),
    issues,
  };
}

/**
 * Index of the column that a user names: by its exact header, then ignoring case and punctuation. Undefined if there is
 * none.
 */
export function headerIndex(headers: readonly string[], name: string): number | undefined {
  return indexOfName(headers, name);
}

/** The question that a user names: by its id, otherwise by its title as in `headerIndex`; or why there is none. */
export function questionNamed<Q extends Pick<Question, 'id' | 'text'>>(
  questions: readonly Q[],
  name: string,
): Q | { issue: string } {
  const byId = questions.find(({ id }) => id === name.toLowerCase());
  if (byId) return byId;
  const titles = questions.map(({ text }) => text);
  const question = questions[indexOfName(titles, name) ?? -1];
  if (question === undefined) return { issue: t(m.formHasNoQuestion, { name }) };
  if (titles.filter((title) => title === question.text).length > 1) {
    return { issue: t(m.formHasSeveralQuestionsUse, { name }) };
  }
  return question;
}

/**
 * Splits `name=value`, where both may contain the separator: at the first one that leaves a known name, otherwise at the
 * first. Null if there is none.
 */
export function splitAssignment(
  text: string,
  separator: string,
  isName: (name: string) => boolean,
): { name: string; value: string } | null {
  const splitAt = (at: number) => ({
    name: text.slice(0, at).trim(),
    value: text.slice(at + separator.length),
  });
  const first = text.indexOf(separator);
  for (let at = first; at >= 0; at = text.indexOf(separator, at + 1)) {
    if (isName(splitAt(at).name)) return splitAt(at);
  }
  return first < 0 ? null : splitAt(first);
}

type ColumnChoices = { byQuestion: ReadonlyMap<string, number>; columns: ReadonlySet<number> };

function chosenColumns(
  headers: readonly string[],
  questions: readonly PlanQuestion[],
  { choices, bringsFiles = false }: Pick<ImportWishes, 'choices' | 'bringsFiles'>,
  issues: FieldError[],
): ColumnChoices {
  const byQuestion = new Map<string, number>();
  const columns = new Set<number>();
  const issue = (message: string) => void issues.push({ path: 'map', message });
  for (const { header, question: title } of choices) {
    const column = headerIndex(headers, header);
    if (column === undefined) issue(noColumn(header));
    else if (columns.has(column)) issue(t(m.columnIsUsedTwice, { header }));
    else {
      columns.add(column);
      if (title === null) continue;
      const question = questionNamed(questions, title);
      if ('issue' in question) issue(question.issue);
      else if (!mayHaveColumn(question, bringsFiles))
        issue(
          t(isStoredType(question.type) ? m.takesFiles : m.cannotBeImported, { question: question.text }),
        );
      else if (byQuestion.has(question.id)) issue(t(m.questionIsUsedTwice, { question: question.text }));
      else byQuestion.set(question.id, column);
    }
  }
  return { byQuestion, columns };
}

function matchRest(
  headers: readonly string[],
  questions: readonly PlanQuestion[],
  chosen: ColumnChoices,
  options: { dateColumn: number | null | undefined; bringsFiles: boolean },
): Map<string, ColumnMatch> {
  const open = questions.filter(({ id }) => !chosen.byQuestion.has(id));
  // An unnamed column is similar to no question.
  const openHeaders = titlesOf(headers).map((header, index) => (chosen.columns.has(index) ? '' : header));
  const { matches } = matchColumns(openHeaders, open, {
    ...options,
    dateColumn: options.dateColumn ?? null,
  });
  return new Map(matches.map((match) => [match.questionId, match]));
}

function indexOfName(names: readonly string[], name: string): number | undefined {
  const exact = names.findIndex((candidate) => asWritten(candidate) === asWritten(name));
  if (exact >= 0 && asWritten(name) !== '') return exact;
  // "Cost" matches neither "Cost $" nor "Cost %" if both exist; of equal titles, the first one matches.
  const alike = names.filter((candidate) => folded(candidate) === folded(name));
  return folded(name) === '' || new Set(alike.map((found) => found.trim().toLowerCase())).size !== 1
    ? undefined
    : names.indexOf(alike[0] ?? '');
}

const asWritten = (text: string): string => text.trim();
const folded = (text: string): string => cleanHeader(text).toLowerCase();

function noColumn(name: string): string {
  return t(m.fileHasNoColumn, { name });
}
