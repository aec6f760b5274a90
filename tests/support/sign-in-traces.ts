// A row of each table about signing in that the world of the permission tests has nothing in.
import type { Tx } from '#server/db/transaction.ts';

/** Leaves one in the company of the transaction, which has people and a provider. */
export async function leaveSignInTraces(tx: Tx): Promise<void> {
  await tx.raw(
    `insert into factor_apps (company_id, user_id, secret, created_at)
       select company_id, id, '', 0 from users limit 1`,
  );
  await tx.raw(
    `insert into passkeys (company_id, id, user_id, credential_id, public_key, sign_count, transports, name, created_at)
       select company_id, id, id, 'x', '', 0, '{}', 'Phone', 0 from users limit 1`,
  );
  await tx.raw(
    `insert into recovery_codes (company_id, user_id, code_hash) select company_id, id, '' from users limit 1`,
  );
  await tx.raw(
    `insert into sign_on_identities (company_id, issuer, subject, user_id, linked_at)
       select company_id, 'https://login.example.com', id, id, 0 from users limit 1`,
  );
  await tx.raw(
    `insert into sign_on_attempts (company_id, id, provider_id, next, expires_at)
       select company_id, id, id, '/', 0 from sign_on_providers limit 1`,
  );
}
