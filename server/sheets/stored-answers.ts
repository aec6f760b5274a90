// Parses stored answers of rows and sheets.
import { type RawBuilder, sql } from 'kysely';
import type { PassedRule } from '#core/questions/rules/passing.ts';
import type { Answers } from '#core/questions/values.ts';

/** Parses a column of answers. This server validated them before storing, so a page of rows is not validated again. */
export function storedAnswers(text: string): Answers {
  const answers: Answers = JSON.parse(text);
  return answers;
}

/** The SQL of the column of a table with the names of people; null for none. */
export function passedSql(table: 'rows' | 'sheets'): string {
  return `case when ${table}.passed is not null then (
    select jsonb_agg(jsonb_set(entry, '{by}',
      jsonb_build_object('userName', '') || (entry -> 'by') || coalesce(formdeck_person(u), '{}')) order by place)
    from jsonb_array_elements(${table}.passed) with ordinality as each (entry, place)
    left join users u on u.company_id = ${table}.company_id and u.id = (entry -> 'by' ->> 'id')::uuid) end`;
}

export function passedColumn(table: 'rows' | 'sheets') {
  return sql<PassedRule[] | null>`${sql.raw(passedSql(table))}`.as('passed');
}

/** As it is stored. */
export function storedPassed(passed: readonly PassedRule[]): RawBuilder<object | null> {
  return sql<object | null>`${passedJson(passed)}::text::jsonb`;
}

export function passedJson(passed: readonly PassedRule[]): string | null {
  return passed.length === 0
    ? null
    : JSON.stringify(passed.map(({ by, ...rest }) => ({ ...rest, by: { id: by.id } })));
}

/** What the history says of rules that were passed once the row or the sheet was there. */
export function passedNotes(passed: readonly PassedRule[]) {
  return passed.map(({ questionId, message, reason }) => ({
    action: 'rule_passed' as const,
    questionId,
    comment: reason,
    next: [message],
  }));
}
