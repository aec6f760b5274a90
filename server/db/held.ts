// Companies that were restored from a backup. Their schedules, e-mails and push messages wait until somebody says that this copy is the
// one that sends: the server that the backup was made of may still be sending them.
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Whether the company of a row of this table may send. */
export function isNotHeld(table: 'schedules' | 'mail_queue'): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select from held_companies h where h.company_id = ${sql.ref(`${table}.company_id`)})`;
}
