// Queries of users' own settings.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { query, type Tx } from '#server/db/transaction.ts';

/** Saves a setting of the actor. False if they have reached the maximum. */
export async function saveSetting(
  tx: Tx,
  actor: Actor,
  setting: { key: string; value: string },
  maximum: number,
): Promise<boolean> {
  const added = JSON.stringify({ [setting.key]: setting.value });
  const saved = query
    .updateTable('users')
    .set({ settings: sql`settings || ${added}::text::jsonb` })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', actor.userId)
    .where(
      sql<boolean>`(settings ? ${setting.key} or (select count(*) from jsonb_object_keys(settings)) < ${maximum})`,
    );
  return (await tx.run(saved)) > 0;
}
