// A filter as the address of a page has it, short enough to be read and sent: `last.30*damage.4hGbE…is.Substantial`. Conditions
// have a star between them. A question is named by its title, for people, and by its id, which stays when it is renamed.
// The separators are those that browsers write as they are. Addresses of earlier versions hold the filter as JSON.
import { keysOf } from '#core/keys-of.ts';
import type { Question } from '#core/questions/schema.ts';
import type { FilterOperator } from '#core/questions/filter-operators.ts';
import { reviewStatuses, rowFilter, type RowFilterInput } from '#core/sheets/schema.ts';
import {
  emptyDraft,
  type FilterDraft,
  type FilterLine,
  filterToText,
  fromFilter,
  toFilter,
} from './filter-draft.ts';

/** `filter` is null where an address has none. Not ok: it has one that cannot be read, which nobody may overlook. */
export type ReadAddress = { ok: true; filter: RowFilterInput | null } | { ok: false };

const words: Readonly<Record<FilterOperator, string>> = {
  EQ: 'is',
  NE: 'not',
  GT: 'gt',
  GTE: 'gte',
  LT: 'lt',
  LTE: 'lte',
  BETWEEN: 'between',
  CONTAINS: 'has',
  NOT_CONTAINS: 'hasnot',
  RANKED_FIRST: 'first',
  NEAR: 'near',
  INSIDE: 'inside',
  ANSWERED: 'answered',
  NOT_ANSWERED: 'unanswered',
};
const operators = new Map(keysOf(words).map((operator) => [words[operator], operator]));
/** After an operator whose values are ids, such as items of the catalog. */
const ofIds = '-id';
/** Characters of a question's title. */
const mostOfTitle = 24;

/** Without its question here, a condition is named by the id alone. Empty for none. */
export function filterToAddress(
  filter: RowFilterInput | null,
  questions: readonly Pick<Question, 'id' | 'text'>[] = [],
): string {
  if (filter === null) return '';
  try {
    return draftToText(fromFilter(filter), questions);
  } catch {
    // An id of another kind than ours.
    return filterToText(filter);
  }
}

export function readAddress(text = ''): ReadAddress {
  try {
    const draft = text.startsWith('{') ? draftOfJson(text) : draftOf(text);
    const filter = toFilter(draft);
    return filter === null || rowFilter.safeParse(filter).success ? { ok: true, filter } : { ok: false };
  } catch {
    return { ok: false };
  }
}

function draftToText(draft: FilterDraft, questions: readonly Pick<Question, 'id' | 'text'>[]): string {
  const { and, minDate, maxDate, lastDays, weekdays, hours, reviewState, alerts, passed } = draft;
  const { userIds, alertIds, lines } = draft;
  const titles = new Map(questions.map(({ id, text }) => [id, text]));
  const parts = [
    and ? null : 'any',
    lastDays === null ? null : `last.${lastDays}`,
    minDate === null ? null : `from.${momentToText(minDate)}`,
    maxDate === null ? null : `to.${momentToText(maxDate)}`,
    weekdays.length === 0 ? null : `weekday.${weekdays.join('_')}`,
    hours.length === 0 ? null : `hour.${hours.join('_')}`,
    reviewState === null ? null : `review.${reviewState.toLowerCase()}`,
    alerts === null ? null : `alerts.${alerts ? 'yes' : 'no'}`,
    passed === null ? null : `reasons.${passed ? 'yes' : 'no'}`,
    alertIds.length === 0 ? null : `alert.${alertIds.map(shortId).join('_')}`,
    userIds.length === 0 ? null : `by.${userIds.map(shortId).join('_')}`,
    ...lines.map((line) => lineToText(line, titles.get(line.questionId ?? ''))),
  ];
  return parts.filter((part) => part !== null).join('*');
}

function draftOfJson(text: string): FilterDraft {
  return fromFilter(rowFilter.parse(JSON.parse(text)));
}

function draftOf(text: string): FilterDraft {
  let draft = emptyDraft;
  for (const part of text === '' ? [] : text.split('*')) {
    const [name = '', value = ''] = part.split(/\.(.*)/s);
    draft = { ...draft, ...partOf(name, value, draft) };
  }
  return draft;
}

function partOf(name: string, value: string, { lines }: FilterDraft): Partial<FilterDraft> {
  // A question may have any of these titles: its condition has more parts.
  if (value.includes('.')) return { lines: [...lines, lineOf(value, lines.length + 1)] };
  switch (name) {
    case 'any':
      return { and: false };
    case 'last':
      return { lastDays: wholeNumber(value) };
    case 'from':
      return { minDate: momentOf(value) };
    case 'to':
      return { maxDate: momentOf(value) };
    case 'weekday':
      return { weekdays: value.split('_').map(wholeNumber) };
    case 'hour':
      return { hours: value.split('_').map(wholeNumber) };
    case 'review':
      return { reviewState: known(reviewStatuses.find((status) => status.toLowerCase() === value)) };
    case 'reasons':
      return { passed: known({ yes: true, no: false }[value]) };
    case 'alerts':
      return { alerts: known({ yes: true, no: false }[value]) };
    case 'alert':
      return { alertIds: value.split('_').map(wholeId) };
    case 'by':
      return { userIds: value.split('_').map(wholeId) };
    default:
      throw new Error('An unknown condition');
  }
}

function lineToText({ questionId, operator, values }: FilterLine, title = ''): string {
  const start = [slugOf(title), shortId(questionId ?? '')].join('.');
  const areIds = values.length > 0 && values.every((value) => value.split(',').every(isId));
  if (areIds) {
    const paths = values.map((value) => value.split(',').map(shortId).join('-'));
    return `${start}.${words[operator]}${ofIds}.${paths.join('_')}`;
  }
  // A line without values ends in a dot: no value is another one than an empty value.
  return [start, words[operator], ...(values.length === 0 ? [] : [values.map(escaped).join('_')])].join('.');
}

/** What follows the title: id, operator, values. */
function lineOf(text: string, key: number): FilterLine {
  const [id = '', word = '', ...rest] = text.split('.');
  const areIds = word.endsWith(ofIds);
  const operator = known(operators.get(areIds ? word.slice(0, -ofIds.length) : word));
  const values = rest.length === 0 ? [] : rest.join('.').split('_');
  const read = areIds
    ? (value: string) => value.split('-').map(wholeId).join(',')
    : (value: string) => decodeURIComponent(value);
  return { key, questionId: wholeId(id), operator, values: values.map(read) };
}

/** What separates is written by its code. */
function escaped(value: string): string {
  return value.replaceAll(/[%*_]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** `Repair cost (CAD)` as `repair-cost-cad`, for people; nothing reads it. */
function slugOf(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, mostOfTitle)
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? 'q' : slug;
}

/** `20261117T050000Z`; in milliseconds where the calendar has no such day. */
function momentToText(at: number): string {
  const text = Number.isFinite(at) && Math.abs(at) < 8e15 ? new Date(at).toISOString() : '';
  const isPlain = /^\d{4}-/.test(text);
  return isPlain ? text.replaceAll(/[-:]/g, '').replace('.000Z', 'Z').replace('.', '-') : String(at);
}

function momentOf(text: string): number {
  const [, year, month, day, hour, minute, second, fraction = '000'] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(?:-(\d{3}))?Z$/.exec(text) ?? [];
  if (year === undefined) return wholeNumber(text);
  return wholeNumber(String(Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction}Z`)));
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!/^-?\d{1,16}$/.test(text) || !Number.isSafeInteger(number)) throw new Error('Not a whole number');
  return number;
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('An unknown word');
  return value;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Digits of an id in this base. */
const shortLength = 22;

function isId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
}

/** An id in 22 letters and digits in place of 36. */
function shortId(id: string): string {
  if (!isId(id)) throw new Error('Not an id');
  let rest = BigInt(`0x${id.replaceAll('-', '')}`);
  let text = '';
  while (text.length < shortLength) {
    text = digits.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}

function wholeId(text: string): string {
  if (!/^[0-9A-Za-z]{22}$/.test(text)) throw new Error('Not an id');
  let number = 0n;
  for (const digit of text) number = number * 62n + BigInt(digits.indexOf(digit));
  const hex = number.toString(16).padStart(32, '0');
  if (hex.length > 32) throw new Error('Not an id');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
