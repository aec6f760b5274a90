// A row filter as a SQL condition. The records of kinds and operators in core/questions/ define the semantics.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Question } from '#core/questions/schema.ts';
import { kindOf, type QuestionType } from '#core/questions/types.ts';
import { type FilterOperator, operatorRecords, takesNothing } from '#core/questions/filter-operators.ts';
import type { QuestionKind } from '#core/questions/kinds/kinds.ts';
import { geoPointOf } from '#core/questions/places/geo-point.ts';
import { itemIdOf } from '#core/questions/values.ts';
import { conditionTest, type TestedQuestion } from '#core/sheets/filter/condition-test.ts';
import type { DatedFilter } from '#core/sheets/filter/filter-dates.ts';
import { hoursOfFilter } from '#core/sheets/filter/filter-hours.ts';
import type { RowFilter } from '#core/sheets/schema.ts';
import { everyRow } from './rows-store.ts';
import { storedAnswers } from './stored-answers.ts';

type Condition = RawBuilder<SqlBool>;
type Questions = ReadonlyMap<string, TestedQuestion & Pick<Question, 'context'>>;
/** A sheet with the answers of its setup, as JSON. */
type SetupSheet = { id: string; answers: string };

/** The condition on `rows` of these sheets for a valid filter; `everyRow` if it excludes none. */
export function filterCondition(
  filter: DatedFilter,
  questions: Questions,
  sheets: readonly SetupSheet[],
): Condition {
  const conditions: Condition[] = [];
  if (filter.minDate != null) conditions.push(sql<SqlBool>`rows.created_at >= ${filter.minDate}`);
  if (filter.maxDate != null) conditions.push(sql<SqlBool>`rows.created_at <= ${filter.maxDate}`);
  const wanted = hoursOfFilter(filter);
  if (wanted !== null) {
    const at = sql`(to_timestamp(rows.created_at / 1000.0) at time zone ${wanted.timeZone}::text)`;
    if (wanted.weekdays !== null)
      conditions.push(sql<SqlBool>`extract(isodow from ${at}) = any(${wanted.weekdays}::int[])`);
    if (wanted.hours !== null)
      conditions.push(sql<SqlBool>`extract(hour from ${at}) = any(${wanted.hours}::int[])`);
  }
  if (filter.reviewState !== null) conditions.push(sql<SqlBool>`rows.review_state = ${filter.reviewState}`);
  if (filter.returned != null)
    conditions.push(sql<SqlBool>`(rows.returned_at is not null) = ${filter.returned}`);
  if (filter.alerts != null)
    conditions.push(filter.alerts ? sql<SqlBool>`rows.alerts <> '{}'` : sql<SqlBool>`rows.alerts = '{}'`);
  if (filter.passed != null) conditions.push(sql<SqlBool>`(rows.passed is not null) = ${filter.passed}`);
  if (filter.userIds != null && filter.userIds.length > 0)
    conditions.push(sql<SqlBool>`rows.user_id = any(${filter.userIds}::uuid[])`);
  if (filter.alertIds != null && filter.alertIds.length > 0)
    conditions.push(sql<SqlBool>`rows.alerts && ${filter.alertIds}::uuid[]`);
  const tests = filter.filters.map((one) => {
    const question = questions.get(one.questionId) ?? { type: 'TEXT', context: false };
    if (question.context) return setupTest(question, one, sheets);
    return question.entriesOf === undefined
      ? testOf(question.type, one, sql`rows.answers`)
      : entriesTest(question.type, one, question.entriesOf);
  });
  if (tests.length > 0) conditions.push(joined(tests, filter.and ? sql` and ` : sql` or `));
  return conditions.length === 0 ? everyRow : joined(conditions, sql` and `);
}

/** A setup is answered once per sheet: the sheets that pass are found here, and the database finds their rows. */
function setupTest(
  question: TestedQuestion,
  one: RowFilter['filters'][number],
  sheets: readonly SetupSheet[],
): Condition {
  const { questionId, test } = conditionTest(one, question);
  const passing = sheets.filter(({ answers }) => test(storedAnswers(answers)[questionId]));
  return sql<SqlBool>`rows.sheet_id = any(${passing.map(({ id }) => id)}::uuid[])`;
}

function joined(conditions: readonly Condition[], by: RawBuilder<unknown>): Condition {
  return sql<SqlBool>`(${sql.join(conditions, by)})`;
}

/** The answers of one of the entries pass. */
function entriesTest(type: QuestionType, one: RowFilter['filters'][number], entriesOf: string): Condition {
  const entries = sql`rows.answers -> ${sql.lit(entriesOf)}`;
  return sql<SqlBool>`exists (
    select 1 from jsonb_array_elements_text(case jsonb_typeof(${entries}) when 'array' then ${entries} else '[]'::jsonb end) as e,
      lateral (select e::jsonb as answers) as entry
    where ${testOf(type, one, sql`entry.answers`)})`;
}

/** `answers` are those of a row, or of an entry. */
function testOf(
  type: QuestionType,
  { questionId, operator, values }: RowFilter['filters'][number],
  answers: RawBuilder<unknown>,
): Condition {
  // The key is a literal so that the planner sees a constant; the id was validated as a UUID.
  const key = sql.lit(questionId);
  const answer = sql<string>`(${answers} ->> ${key})`;
  const whole = sql`(${answers} -> ${key})`;
  return tests[kindOf(type)]({ whole, answer, operator, values });
}

type Tested = {
  /** The answer as JSON, and as text. */
  whole: RawBuilder<unknown>;
  answer: RawBuilder<string>;
  operator: FilterOperator;
  values: readonly string[];
};

const ofText = ({ answer, operator, values }: Tested) => textTest(operator, answer, values);
const ofChoices = ({ whole, values }: Pick<Tested, 'whole' | 'values'>) =>
  anyOf(whole, sql<SqlBool>`v = any(${values}::text[])`);
/** Of its name: neither an id nor a size has a space in it. */
const ofFileName = ({ answer, ...tested }: Tested) =>
  ofText({ ...tested, answer: sql`substring(${answer} from '^[^ ]* [^ ]* (.*)$')` });
const ofItem = ({ whole, values }: Tested) =>
  anyOf(whole, sql<SqlBool>`string_to_array(v, ',') && ${values.map(itemIdOf)}::text[]`);

const ofNumber = ({ answer, operator, values }: Tested) =>
  sizeTest(operator, sql`formdeck_number(${answer})`, values);

const sizeTest = (operator: FilterOperator, size: RawBuilder<unknown>, values: readonly string[]) =>
  orderedTest(operator, size, {
    one: (value) => sql`${value}::text::double precision`,
    list: sql`${values}::text[]::double precision[]`,
    values,
  });

/** By its size, or by whether a condition on places holds for one of its points. */
function ofShape({ answer, operator, values }: Tested): Condition {
  const { ofPlaces, ofNumbers } = operators[operator];
  if (ofPlaces !== undefined)
    return sql<SqlBool>`exists (select 1 from formdeck_corners(${answer}) where ${ofPlaces(sql`corner`, values)})`;
  return ofNumbers === undefined || takesNothing(operator)
    ? textTest(operator, answer, values)
    : sizeTest(operator, sql`formdeck_measure(${answer})`, values);
}

const tests: Readonly<Record<QuestionKind, (tested: Tested) => Condition>> = {
  text: ofText,
  choice: ofText,
  yesNo: ofText,
  image: ofText,
  file: ofFileName,
  recording: ofFileName,
  number: ofNumber,
  duration: ofNumber,
  moment: ({ answer, operator, values }) =>
    orderedTest(operator, sql`formdeck_moment(${answer})`, {
      one: (value) => sql`formdeck_moment(${value}::text)`,
      list: sql`array(select formdeck_moment(v) from unnest(${values}::text[]) v)`,
      values,
    }),
  day: ({ answer, operator, values }) =>
    orderedTest(operator, sql`formdeck_day(${answer})`, {
      one: (value) => sql`formdeck_day(${value}::text)`,
      list: sql`array(select formdeck_day(v) from unnest(${values}::text[]) v)`,
      values,
    }),
  time: ({ answer, operator, values }) =>
    orderedTest(operator, sql`formdeck_time(${answer})`, {
      one: (value) => sql`formdeck_time(${value}::text)`,
      list: sql`array(select formdeck_time(v) from unnest(${values}::text[]) v)`,
      values,
    }),
  numbers: ({ whole, values }) =>
    anyOf(whole, sql<SqlBool>`formdeck_number(v) = any(${values}::text[]::double precision[])`),
  choices: ofChoices,
  ranking: (tested) => operators[tested.operator].ofRankings?.(tested) ?? ofChoices(tested),
  item: ofItem,
  items: ofItem,
  /** How many there are; none is no answer. */
  entry: ({ whole, operator, values }) =>
    sizeTest(
      operator,
      sql`nullif(jsonb_array_length(case jsonb_typeof(${whole}) when 'array' then ${whole} end), 0)`,
      values,
    ),
  place: ({ answer, operator, values }) =>
    operators[operator].ofPlaces?.(sql`formdeck_place(${answer})`, values) ??
    textTest(operator, answer, values),
  line: ofShape,
  area: ofShape,
};

function textTest(
  operator: FilterOperator,
  answer: RawBuilder<string>,
  values: readonly string[],
): Condition {
  const { denies } = operatorRecords[operator];
  if (denies !== null) return sql<SqlBool>`not ${textTest(denies, answer, values)}`;
  return operators[operator].ofTexts?.(answer, values) ?? none;
}

/** The bounds, or all values, as the database compares them with an answer. */
type Ordered = {
  one(value: string | null): RawBuilder<unknown>;
  list: RawBuilder<unknown>;
  values: readonly string[];
};

function orderedTest(operator: FilterOperator, answer: RawBuilder<unknown>, ordered: Ordered): Condition {
  const { denies } = operatorRecords[operator];
  if (denies !== null) return sql<SqlBool>`not ${orderedTest(denies, answer, ordered)}`;
  return operators[operator].ofNumbers?.(answer, ordered) ?? none;
}

const none = sql<SqlBool>`false`;

/** Compares with the first value. */
function comparing(sign: '>' | '>=' | '<' | '<=') {
  return (answer: RawBuilder<unknown>, { one, values }: Ordered) =>
    sql<SqlBool>`coalesce(${answer} ${sql.raw(sign)} ${one(values[0] ?? null)}, false)`;
}

/** What an operator passes of numbers and of texts, as in its record. */
type OperatorSql = {
  ofNumbers?(answer: RawBuilder<unknown>, ordered: Ordered): Condition;
  ofTexts?(answer: RawBuilder<string>, values: readonly string[]): Condition;
  ofPlaces?(place: RawBuilder<unknown>, values: readonly string[]): Condition;
  ofRankings?(tested: Tested): Condition;
};

const operators: Readonly<Record<FilterOperator, OperatorSql>> = {
  EQ: {
    ofNumbers: (answer, { list }) => sql<SqlBool>`coalesce(${answer} = any(${list}), false)`,
    ofTexts: (answer, values) => sql<SqlBool>`coalesce(${answer} = any(${values}::text[]), false)`,
  },
  NE: {},
  GT: { ofNumbers: comparing('>') },
  GTE: { ofNumbers: comparing('>=') },
  LT: { ofNumbers: comparing('<') },
  LTE: { ofNumbers: comparing('<=') },
  CONTAINS: {
    ofTexts: (answer, values) => {
      const [only] = values;
      // Faces usually send a single value. Many values are one parameter, since a statement has a limited number of
      // parameters and nesting levels. Their patterns are built once for all rows, and an answer is lower-cased once for
      // all of them.
      return values.length === 1
        ? sql<SqlBool>`coalesce(position(lower(${only}::text) in lower(${answer})) > 0, false)`
        : sql<SqlBool>`coalesce(lower(${answer}) like any(array(
            select '%' || lower(part) || '%' from unnest(${values.map(likeLiteral)}::text[]) part)), false)`;
    },
  },
  NOT_CONTAINS: {},
  BETWEEN: {
    ofNumbers: (answer, { one, values: [low = null, high = null] }) =>
      sql<SqlBool>`coalesce(${answer} between ${one(low)} and ${one(high)}, false)`,
  },
  RANKED_FIRST: {
    ofRankings: ({ whole, values }) => sql<SqlBool>`coalesce(${whole} ->> 0 = any(${values}::text[]), false)`,
  },
  NEAR: {
    ofPlaces: (place, values) =>
      joined(
        values.map((value) => {
          const radius = geoPointOf(value)?.accuracy ?? 0;
          return sql<SqlBool>`coalesce(
            formdeck_distance(${place}, formdeck_place(${value}::text)) <= ${radius}, false)`;
        }),
        sql` or `,
      ),
  },
  INSIDE: {
    ofPlaces: (place, [low = '', high = '']) => sql<SqlBool>`coalesce(
      formdeck_inside(${place}, formdeck_place(${low}::text), formdeck_place(${high}::text)), false)`,
  },
  ANSWERED: {
    ofNumbers: (answer) => sql<SqlBool>`${answer} is not null`,
    ofTexts: (answer) => sql<SqlBool>`coalesce(btrim(${answer}) <> '', false)`,
  },
  NOT_ANSWERED: {},
};

/** Escapes a text for LIKE. */
function likeLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Some value `v` of an answer passes, whether the answer is one value or a list. */
function anyOf(whole: RawBuilder<unknown>, passes: Condition): Condition {
  return sql<SqlBool>`exists (
    select 1 from jsonb_array_elements_text(
      case jsonb_typeof(${whole})
        when 'array' then ${whole}
        when 'string' then jsonb_build_array(${whole})
        else '[]'::jsonb end) as v
    where ${passes})`;
}
