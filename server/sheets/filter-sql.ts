// A row filter as a SQL condition. core/sheets/filter/filter.ts defines the semantics.
import { assertNever } from '#core/assert-never.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Question } from '#core/questions/schema.ts';
import { type FilterOperator, kindOf, type QuestionType } from '#core/questions/types.ts';
import { answerTest } from '#core/sheets/filter/filter.ts';
import type { DatedFilter } from '#core/sheets/filter/filter-dates.ts';
import type { RowFilter } from '#core/sheets/schema.ts';
import { everyRow } from './rows-store.ts';
import { storedAnswers } from './stored-answers.ts';

type Condition = RawBuilder<SqlBool>;
type Questions = ReadonlyMap<string, Pick<Question, 'type' | 'context'>>;
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
  if (filter.reviewState !== null) conditions.push(sql<SqlBool>`rows.review_state = ${filter.reviewState}`);
  if (filter.returned != null)
    conditions.push(sql<SqlBool>`(rows.returned_at is not null) = ${filter.returned}`);
  if (filter.alerts != null)
    conditions.push(filter.alerts ? sql<SqlBool>`rows.alerts <> '{}'` : sql<SqlBool>`rows.alerts = '{}'`);
  if (filter.userIds != null && filter.userIds.length > 0)
    conditions.push(sql<SqlBool>`rows.user_id = any(${filter.userIds}::uuid[])`);
  if (filter.alertIds != null && filter.alertIds.length > 0)
    conditions.push(sql<SqlBool>`rows.alerts && ${filter.alertIds}::uuid[]`);
  const tests = filter.filters.map((one) => {
    const { type = 'TEXT', context = false } = questions.get(one.questionId) ?? {};
    return context ? setupTest(type, one, sheets) : testOf(type, one);
  });
  if (tests.length > 0) conditions.push(joined(tests, filter.and ? sql` and ` : sql` or `));
  return conditions.length === 0 ? everyRow : joined(conditions, sql` and `);
}

/** A setup is answered once per sheet: the sheets that pass are found here, and the database finds their rows. */
function setupTest(
  type: QuestionType,
  one: RowFilter['filters'][number],
  sheets: readonly SetupSheet[],
): Condition {
  const test = answerTest(type, one);
  const passing = sheets.filter(({ answers }) => test(storedAnswers(answers)[one.questionId]));
  return sql<SqlBool>`rows.sheet_id = any(${passing.map(({ id }) => id)}::uuid[])`;
}

function joined(conditions: readonly Condition[], by: RawBuilder<unknown>): Condition {
  return sql<SqlBool>`(${sql.join(conditions, by)})`;
}

function testOf(
  type: QuestionType,
  { questionId, operator, values }: RowFilter['filters'][number],
): Condition {
  // The key is a literal so that the planner sees a constant; the id was validated as a UUID.
  const key = sql.lit(questionId);
  const answer = sql<string>`(rows.answers ->> ${key})`;
  const kind = kindOf(type);
  switch (kind) {
    case 'number':
      return numberTest(operator, sql`formdeck_number(${answer})`, values);
    case 'moment':
      return comparison(
        operator,
        sql`formdeck_moment(${answer})`,
        values.slice(0, 2).map((value) => sql`formdeck_moment(${value}::text)`),
      );
    case 'numbers':
      return anyOf(key, sql<SqlBool>`formdeck_number(v) = any(${values}::text[]::double precision[])`);
    case 'choices':
      return anyOf(key, sql<SqlBool>`v = any(${values}::text[])`);
    case 'item':
    case 'items': {
      const wanted = values.map((value) => value.split(',').at(-1) ?? '');
      return anyOf(key, sql<SqlBool>`string_to_array(v, ',') && ${wanted}::text[]`);
    }
    case 'text':
    case 'choice':
    case 'yesNo':
    case 'image':
      return textTest(operator, answer, values);
    default:
      return assertNever(kind);
  }
}

function textTest(
  operator: FilterOperator,
  answer: RawBuilder<string>,
  values: readonly string[],
): Condition {
  switch (operator) {
    case 'EQ':
      return sql<SqlBool>`coalesce(${answer} = any(${values}::text[]), false)`;
    case 'NE':
      return sql<SqlBool>`not coalesce(${answer} = any(${values}::text[]), false)`;
    case 'NOT_CONTAINS':
      return sql<SqlBool>`not ${textTest('CONTAINS', answer, values)}`;
    case 'CONTAINS': {
      const [only] = values;
      // Faces usually send a single value. Many values are one parameter, since a statement has a limited number of
      // parameters and nesting levels. Their patterns are built once for all rows, and an answer is lower-cased once for
      // all of them.
      return values.length === 1
        ? sql<SqlBool>`coalesce(position(lower(${only}::text) in lower(${answer})) > 0, false)`
        : sql<SqlBool>`coalesce(lower(${answer}) like any(array(
            select '%' || lower(part) || '%' from unnest(${values.map(likeLiteral)}::text[]) part)), false)`;
    }
    case 'GT':
    case 'GTE':
    case 'LT':
    case 'LTE':
    case 'BETWEEN':
      // These operators do not apply to texts.
      return sql<SqlBool>`false`;
    default:
      return assertNever(operator);
  }
}

/** Escapes a text for LIKE. */
function likeLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

function numberTest(
  operator: FilterOperator,
  answer: RawBuilder<unknown>,
  values: readonly string[],
): Condition {
  const equal = sql<SqlBool>`coalesce(${answer} = any(${values}::text[]::double precision[]), false)`;
  if (operator === 'EQ') return equal;
  if (operator === 'NE') return sql<SqlBool>`not ${equal}`;
  return comparison(
    operator,
    answer,
    values.slice(0, 2).map((value) => sql`${value}::text::double precision`),
  );
}

/** Some value `v` of an answer passes, whether the answer is one value or a list. */
function anyOf(key: RawBuilder<unknown>, passes: Condition): Condition {
  return sql<SqlBool>`exists (
    select 1 from jsonb_array_elements_text(
      case jsonb_typeof(rows.answers -> ${key})
        when 'array' then rows.answers -> ${key}
        when 'string' then jsonb_build_array(rows.answers -> ${key})
        else '[]'::jsonb end) as v
    where ${passes})`;
}

function comparison(
  operator: FilterOperator,
  answer: RawBuilder<unknown>,
  values: readonly RawBuilder<unknown>[],
): Condition {
  const [first = sql`null`, second = sql`null`] = values;
  // Null: the operator compares nothing. Listed explicitly so that the compiler demands an entry for new operators.
  const conditions: Readonly<Record<FilterOperator, Condition | null>> = {
    EQ: null,
    NE: null,
    CONTAINS: null,
    NOT_CONTAINS: null,
    GT: sql<SqlBool>`coalesce(${answer} > ${first}, false)`,
    GTE: sql<SqlBool>`coalesce(${answer} >= ${first}, false)`,
    LT: sql<SqlBool>`coalesce(${answer} < ${first}, false)`,
    LTE: sql<SqlBool>`coalesce(${answer} <= ${first}, false)`,
    BETWEEN: sql<SqlBool>`coalesce(${answer} between ${first} and ${second}, false)`,
  };
  return conditions[operator] ?? sql<SqlBool>`false`;
}
