// Joins of tables whose rows are of companies.
import { type JoinBuilder, sql, type StringReference } from 'kysely';

/** A join of two columns within the company: `sameCompany('users.id', 'reports.created_by')`. Only of columns that there are. */
export function sameCompany<const A extends string, const B extends string>(column: A, other: B) {
  const companyOf = (of: string) => sql.ref(`${of.split('.')[0]}.company_id`);
  return <DB, TB extends keyof DB>(
    join: A | B extends StringReference<DB, TB> ? JoinBuilder<DB, TB> : never,
  ): JoinBuilder<DB, TB> =>
    (join as JoinBuilder<DB, TB>)
      .on(sql<boolean>`${companyOf(column)} = ${companyOf(other)}`)
      .on(sql<boolean>`${sql.ref(column)} = ${sql.ref(other)}`);
}
