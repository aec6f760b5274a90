// Whom the people of a company write to where nobody runs the server.
import type { Contact } from '#core/users/schema.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/validate.ts';

/** The active admin who has been in the company longest: there is always one. */
export async function firstAdmin(tx: Tx, companyId: string): Promise<Contact> {
  const first = await tx.first(
    query
      .selectFrom('users')
      .select(['user_name as userName', 'email'])
      .where('company_id', '=', companyId)
      .where('role', '=', 'ADMIN')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1),
  );
  if (first === undefined) throw notFound();
  return first;
}
