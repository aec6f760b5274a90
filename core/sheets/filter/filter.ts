// The semantics of a row filter (spec 2, section 5; contract, "Sheets and rows"), as a predicate on one row. The server
// expresses the same in SQL (server/sheets/filter-sql.ts); a test compares the two.
//
// Where the spec is silent: NE and NOT_CONTAINS also pass unanswered rows, every other operator only answered ones;
// several values mean any of them; text equality is exact, and containment ignores case; a catalog value contains an
// item anywhere on its path.
import { assertNever } from '#core/assert-never.ts';
import type { FieldError } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import { type FilterOperator, kindOf, type QuestionType, questionTypes } from '#core/questions/types.ts';
import { type Answers, type AnswerValue, dateTimeOf, isDecimal, valuesOf } from '#core/questions/values.ts';
import type { DatedFilter } from './filter-dates.ts';
import { passesReview } from '#core/sheets/review/review-status.ts';
import type { ReviewStatus, RowFilter } from '#core/sheets/schema.ts';

export type FilteredRow = {
  createdAt: number;
  userId: string;
  reviewState: ReviewStatus | null;
  alerts: readonly string[];
  answers: Answers;
};
type OneFilter = RowFilter['filters'][number];
type Questions = ReadonlyMap<string, Pick<Question, 'type'>>;

/** All issues of a filter, with the spec's messages; paths as `filters.0.values`. */
export function filterIssues(filter: RowFilter, questions: Questions): FieldError[] {
  const issues: FieldError[] = [];
  if ((filter.minDate == null) !== (filter.maxDate == null)) {
    issues.push({
      path: filter.minDate == null ? 'minDate' : 'maxDate',
      message: 'Please enter a start date and end date',
    });
  }
  if (filter.lastDays != null && (filter.minDate != null || filter.maxDate != null)) {
    issues.push({
      path: 'lastDays',
      message: 'Choose either the latest days, or a start date and an end date',
    });
  }
  filter.filters.forEach((one, index) => {
    const type = questions.get(one.questionId)?.type;
    const operators = type === undefined ? [] : questionTypes[type].filterOperators;
    if (type === undefined) {
      issues.push({ path: `filters.${index}.questionId`, message: 'The form does not have this question' });
    } else if (operators.length === 0) {
      issues.push({
        path: `filters.${index}.questionId`,
        message: 'You cannot apply a filter to this question',
      });
    } else if (!operators.includes(one.operator)) {
      issues.push({
        path: `filters.${index}.operator`,
        message: `Use one of ${operators.join(', ')} for this question`,
      });
    } else {
      for (const message of valueIssues(type, one)) issues.push({ path: `filters.${index}.values`, message });
    }
  });
  return issues;
}

function valueIssues(type: QuestionType, { operator, values }: OneFilter): string[] {
  const [first = '', second = ''] = values;
  const between = operator === 'BETWEEN';
  const kind = kindOf(type);
  switch (kind) {
    case 'number':
      if (!between) return values.length > 0 && values.every(isDecimal) ? [] : ['Enter a valid number'];
      return [
        ...(isDecimal(first) ? [] : ['Your lower bound must be a valid number']),
        ...(isDecimal(second) ? [] : ['Your upper bound must be a valid number']),
      ];
    case 'numbers':
      return values.length > 0 && values.every(isDecimal) ? [] : ['Enter a valid number'];
    case 'yesNo':
      return first === 'true' || first === 'false' ? [] : ['Please choose Yes (True) or No (False)'];
    case 'choices':
      return values.length > 0 ? [] : ['Please choose at least one option'];
    case 'moment':
      if (!between) return isMoment(first) ? [] : ['Please enter a date'];
      return [
        ...(isMoment(first) ? [] : ['Please choose a start date']),
        ...(isMoment(second) ? [] : ['Please choose an end date']),
      ];
    case 'choice':
    case 'item':
    case 'items':
      return values.length > 0 ? [] : ['Please choose an option'];
    case 'text':
    case 'image':
      return values.length > 0 ? [] : ['Please enter a text'];
    default:
      return assertNever(kind);
  }
}

function isMoment(value: string): boolean {
  return /^-?\d{1,16}(,-?\d{1,9})?$/.test(value);
}

/** Compiles a valid filter to a predicate on rows. */
export function compileFilter(filter: DatedFilter, questions: Questions): (row: FilteredRow) => boolean {
  const tests = filter.filters.map((one) => {
    const type = questions.get(one.questionId)?.type ?? 'TEXT';
    const test = answerTest(type, one);
    return (row: FilteredRow) => test(row.answers[one.questionId]);
  });
  const { minDate, maxDate, and } = filter;
  const [isBy, hasRaised] = [anyOf(filter.userIds), anyOf(filter.alertIds)];
  return (row) => {
    if (minDate != null && row.createdAt < minDate) return false;
    if (maxDate != null && row.createdAt > maxDate) return false;
    if (!passesReview(filter, row.reviewState)) return false;
    if (filter.alerts != null && filter.alerts !== row.alerts.length > 0) return false;
    if (isBy !== null && !isBy(row.userId)) return false;
    if (hasRaised !== null && !row.alerts.some(hasRaised)) return false;
    if (tests.length === 0) return true;
    return and ? tests.every((test) => test(row)) : tests.some((test) => test(row));
  };
}

/** Whether an id is one of the chosen ones; null if none is chosen. */
export function anyOf(ids: readonly string[] | null | undefined): ((id: string) => boolean) | null {
  if (ids == null || ids.length === 0) return null;
  const wanted = new Set(ids);
  return (id) => wanted.has(id);
}

type Test = (answer: AnswerValue | undefined) => boolean;

/** Compiles one valid condition to a predicate on an answer. */
export function answerTest(type: QuestionType, one: OneFilter): Test {
  const { operator, values } = one;
  const kind = kindOf(type);
  switch (kind) {
    case 'number':
    case 'moment': {
      const test = numberTest(kind, one);
      const isRead = kind === 'number' ? isDecimal : isMoment;
      const read = kind === 'number' ? Number : momentOf;
      return (answer) => {
        const [text] = valuesOf(answer);
        return test(text !== undefined && isRead(text) ? read(text) : null);
      };
    }
    case 'numbers': {
      const wanted = new Set(values.map(Number));
      return (answer) => valuesOf(answer).some((value) => wanted.has(Number(value)));
    }
    case 'item':
    case 'items': {
      // A whole path is matched by its last item: ids are unique across the tree.
      const wanted = new Set(values.map((value) => value.split(',').at(-1) ?? ''));
      return (answer) => valuesOf(answer).some((path) => path.split(',').some((item) => wanted.has(item)));
    }
    case 'text':
    case 'choice':
    case 'choices':
    case 'yesNo':
    case 'image':
      return textTest(operator, values);
    default:
      return assertNever(kind);
  }
}

/** The same as a predicate on a number; null if it is missing. */
export function numberTest(
  kind: 'number' | 'moment',
  { operator, values }: OneFilter,
): (value: number | null) => boolean {
  const wanted = values.map(kind === 'number' ? Number : momentOf);
  const [first = Number.NaN, second = Number.NaN] = wanted;
  // Null: the operator does not apply to numbers. Listed explicitly so that the compiler demands an entry for new
  // operators.
  const holds: Readonly<Record<FilterOperator, ((value: number) => boolean) | null>> = {
    EQ: (value) => wanted.includes(value),
    NE: (value) => !wanted.includes(value),
    GT: (value) => value > first,
    GTE: (value) => value >= first,
    LT: (value) => value < first,
    LTE: (value) => value <= first,
    BETWEEN: (value) => value >= first && value <= second,
    CONTAINS: null,
    NOT_CONTAINS: null,
  };
  const test = holds[operator];
  return (value) => (value === null ? operator === 'NE' : test !== null && test(value));
}

function momentOf(value: string): number {
  return dateTimeOf(value)?.at ?? Number.NaN;
}

function textTest(operator: FilterOperator, values: readonly string[]): Test {
  switch (operator) {
    case 'EQ': {
      const wanted = new Set(values);
      return (answer) => valuesOf(answer).some((value) => wanted.has(value));
    }
    case 'CONTAINS': {
      const wanted = values.map(foldCase);
      return (answer) =>
        valuesOf(answer).some((value) =>
          Array.isArray(answer) ? values.includes(value) : holdsAny(foldCase(value), wanted),
        );
    }
    case 'NE':
      return not(textTest('EQ', values));
    case 'NOT_CONTAINS':
      return not(textTest('CONTAINS', values));
    case 'GT':
    case 'GTE':
    case 'LT':
    case 'LTE':
    case 'BETWEEN':
      // These operators do not apply to texts.
      return () => false;
    default:
      return assertNever(operator);
  }
}

function not(test: Test): Test {
  return (answer) => !test(answer);
}

function holdsAny(text: string, wanted: readonly string[]): boolean {
  return wanted.some((part) => text.includes(part));
}

/** Lower-cases letter by letter, as the database does: no letter becomes two, and none depends on its neighbours. */
function foldCase(text: string): string {
  // Latin-1 has no letter of either kind.
  if (!/[\u0100-\uffff]/.test(text)) return text.toLowerCase();
  let folded = '';
  for (const letter of text) {
    const lower = letter.toLowerCase();
    folded += lower.length === letter.length ? lower : letter;
  }
  return folded;
}
