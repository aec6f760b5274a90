// Parses a row filter from text: `Phase of flight = Approach`, `Cost Total $ between 100..500`. Titles may contain
// anything, including operators, so the title is matched first, against the form's questions.
import { assertNever } from '#core/assert-never.ts';
import { keysOf } from '#core/keys-of.ts';
import { dateTimeOf, isDecimal } from '#core/questions/values.ts';
import type { Question } from '#core/questions/schema.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import type { AnswerTextOptions } from '#core/sheets/format-answer.ts';
import type { RowFilter } from '#core/sheets/schema.ts';
import { type FilterOperator, kindOf, questionTypes } from '#core/questions/types.ts';

export type FilterQuestion = Pick<Question, 'id' | 'text' | 'type' | 'questionOptions'>;
export type ParsedFilter = { ok: true; filter: RowFilter['filters'][number] } | { ok: false; issue: string };

/** The notation of each operator; longer ones first, so that `>=` is not read as `>`. */
const signs: Readonly<Record<FilterOperator, string>> = {
  NOT_CONTAINS: '!contains',
  CONTAINS: 'contains',
  BETWEEN: 'between',
  NE: '!=',
  GTE: '>=',
  LTE: '<=',
  EQ: '=',
  GT: '>',
  LT: '<',
};
const operatorTexts = keysOf(signs).map((operator) => [signs[operator], operator] as const);

/**
 * Parses a condition on one of the questions. Days and times are in the given time zone; catalog items are found by
 * name.
 */
export function parseFilter(
  text: string,
  questions: readonly FilterQuestion[],
  words: AnswerTextOptions,
): ParsedFilter {
  const parts = takeApart(text, questions);
  if (typeof parts === 'string') return { ok: false, issue: parts };
  const { question, value } = parts;
  const operators = questionTypes[question.type].filterOperators;
  const operator = operatorMeant(parts);
  if (operators.length === 0) return { ok: false, issue: `"${question.text}" cannot be filtered` };
  if (!operators.includes(operator)) {
    return {
      ok: false,
      issue: `"${question.text}" can be filtered with ${operators.map(operatorText).join(' ')}, not with ${operatorText(operator)}`,
    };
  }
  const values = readValues(question, operator, value, words);
  return typeof values === 'string'
    ? { ok: false, issue: `"${question.text}": ${values}` }
    : { ok: true, filter: { questionId: question.id, operator, values } };
}

/** An item of the catalog is filtered by its place in the tree alone: `Airport = Thunder Bay` means what it contains. */
function operatorMeant({ question, operator }: Parts): FilterOperator {
  const kind = kindOf(question.type);
  return operator === 'EQ' && (kind === 'item' || kind === 'items') ? 'CONTAINS' : operator;
}

type Parts = { question: FilterQuestion; operator: FilterOperator; value: string };

function takeApart(text: string, questions: readonly FilterQuestion[]): Parts | string {
  const given = text.trim();
  const named = questions
    .flatMap((question) => [question.text.trim(), question.id].map((name) => ({ name, question })))
    .filter(({ name }) => given.slice(0, name.length).toLowerCase() === name.toLowerCase())
    .map(({ name, question }) => ({ question, name, rest: readOperator(given.slice(name.length)) }))
    .toSorted((a, b) => b.name.length - a.name.length);
  const whole = named.find(({ rest }) => rest !== null);
  if (whole?.rest) {
    const same = named.filter(({ name, rest }) => rest !== null && name.length === whole.name.length);
    if (same.length > 1) return `"${whole.name}" is the title of ${same.length} questions: use the id of one`;
    return { question: whole.question, ...whole.rest };
  }
  const [first] = named;
  if (first !== undefined)
    return `"${first.name}" needs an operator and a value: ${operatorTexts.map(([known]) => known).join(' ')}`;
  const title = operatorTexts.reduce((rest, [known]) => rest.split(` ${known}`)[0] ?? rest, given).trim();
  return `The form has no question "${title}"`;
}

function readOperator(rest: string): { operator: FilterOperator; value: string } | null {
  const text = rest.trimStart();
  for (const [known, operator] of operatorTexts) {
    const isWord = /\w$/.test(known);
    const after = text.slice(known.length);
    if (!text.toLowerCase().startsWith(known) || (isWord && !/^[\s"]/.test(after))) continue;
    // `Title contains x`, but not `Titlecontains x`.
    if (isWord && text === rest) continue;
    return { operator, value: unquoted(after.trim()) };
  }
  return null;
}

function unquoted(value: string): string {
  return /^".*"$/s.test(value) && value.length > 1 ? value.slice(1, -1) : value;
}

/** The notation of an operator. */
export function operatorText(operator: FilterOperator): string {
  return signs[operator];
}

/** The values in wire format, or an error message. */
function readValues(
  question: FilterQuestion,
  operator: FilterOperator,
  value: string,
  { timeZone, catalogNames }: AnswerTextOptions,
): string[] | string {
  if (value === '') return 'the value is missing';
  const kind = kindOf(question.type);
  switch (kind) {
    case 'number':
      return operator === 'BETWEEN'
        ? bounds(value, (text) => (isDecimal(text) ? text : null), 'number')
        : number(value);
    case 'numbers':
      return number(value);
    case 'moment':
      return moments(operator, value, timeZone);
    case 'yesNo':
      return booleans.get(value.toLowerCase()) ?? 'choose yes or no';
    case 'choice':
    case 'choices':
      return option(question, value);
    case 'item':
    case 'items':
      return catalogItems(value, catalogNames);
    case 'text':
    case 'image':
      return [value];
    default:
      return assertNever(kind);
  }
}

const booleans: ReadonlyMap<string, string[]> = new Map([
  ['yes', ['true']],
  ['true', ['true']],
  ['no', ['false']],
  ['false', ['false']],
]);

function number(value: string): string[] | string {
  return isDecimal(value) ? [value] : `"${value}" is not a number`;
}

function moments(operator: FilterOperator, value: string, timeZone: string): string[] | string {
  const read = (text: string, edge: 'start' | 'end') => {
    const at =
      parseMoment(text, timeZone, edge) ?? (text.includes(',') ? dateTimeOf(text)?.at : null) ?? null;
    return at === null ? null : String(at);
  };
  if (operator === 'BETWEEN') return bounds(value, read, 'date');
  // "After a day" means after its end.
  const at = read(value, operator === 'GT' ? 'end' : 'start');
  return at === null ? `"${value}" is not a date: write 2026-01-31 or 2026-01-31 14:00` : [at];
}

function bounds(
  value: string,
  read: (text: string, edge: 'start' | 'end') => string | null,
  what: 'number' | 'date',
): string[] | string {
  const [from, to, ...more] = value.split('..').map((text) => text.trim());
  if (from === undefined || to === undefined || more.length > 0) return `write both ends as a..b`;
  const first = read(from, 'start');
  const last = read(to, 'end');
  if (first === null) return `"${from}" is not a ${what}`;
  if (last === null) return `"${to}" is not a ${what}`;
  return [first, last];
}

function option({ questionOptions }: FilterQuestion, value: string): string[] | string {
  const options = questionOptions.map((each) => each.value);
  const found =
    options.find((each) => each === value) ??
    options.find((each) => each.toLowerCase() === value.toLowerCase());
  return found === undefined ? `"${value}" is not one of the options: ${options.join(', ')}` : [found];
}

/**
 * By name, by the names on a path, or by id; all items that share the name. Without names, the value is used as it is.
 */
function catalogItems(value: string, names: ReadonlyMap<string, string> = new Map()): string[] | string {
  if (names.size === 0 || value.split(',').every((id) => names.has(id))) return [value];
  const wanted = value.split(' / ').at(-1)?.trim().toLowerCase();
  const found = [...names].filter(([, name]) => name.toLowerCase() === wanted).map(([id]) => id);
  return found.length > 0 ? found : `"${value}" is not an item of the catalog`;
}
