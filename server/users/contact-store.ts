// Whom the people of a company write to where nobody runs the server.
import { personOf } from '#core/primitives.ts';
import type { Contact } from '#core/users/schema.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/validate.ts';

/** The active admin who has been in the company longest: there is always one. */
export async function firstAdmin(tx: Tx, companyId: string): Promise<Contact> {
  const first = await tx.first(
    query
      .selectFrom('users')
      .select(['id', 'user_name as userName', 'display_name as displayName', 'email'])
      .where('company_id', '=', companyId)
      .where('role', '=', 'ADMIN')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1),
  );
  if (first === undefined) throw notFound();
  const { id: _, ...contact } = personOf(first.id, first);
  return { ...contact, email: first.email };
}
