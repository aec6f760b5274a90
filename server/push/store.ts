// Queries of devices that show notifications, and of what is still to be sent to them.
import type { Actor } from '#core/actor.ts';
import type { PushContent, PushSubscriptionInput } from '#core/push/schema.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import type { SessionFacts } from '#server/http/credential.ts';
import { hashToken } from '#server/http/token.ts';

type Owner = Pick<Actor, 'companyId' | 'userId'>;
export type PushKeys = { publicKey: string; privateKey: string };

/** The key of the region. The first who asks makes it. */
export async function pushKeys(tx: Tx, make: () => PushKeys): Promise<PushKeys> {
  const read = query.selectFrom('push_keys').select(['public_key as publicKey', 'private_key as privateKey']);
  const found = await tx.first(read);
  if (found !== undefined) return found;
  const { publicKey, privateKey } = make();
  await tx.run(
    query
      .insertInto('push_keys')
      .values({ public_key: publicKey, private_key: privateKey })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return (await tx.first(read)) ?? { publicKey, privateKey };
}

function sessionOf({ companyId, userId }: Owner, token: string) {
  return query
    .selectFrom('sessions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashToken(token));
}

/** Since when the device with this session shows notifications; undefined: it does not. */
export async function deviceOf(tx: Tx, owner: Owner, token: string): Promise<number | undefined> {
  const found = query
    .selectFrom('push_devices')
    .select('created_at as since')
    .where('company_id', '=', owner.companyId)
    .where('session_id', 'in', sessionOf(owner, token));
  return (await tx.first(found))?.since;
}

/** Notes where the device with this session is reached, in place of what was noted before. */
export async function keepDevice(
  tx: Tx,
  owner: Owner,
  { id, token, endpoint, keys, now }: PushSubscriptionInput & { id: string; token: string; now: number },
): Promise<void> {
  const session = await tx.first(sessionOf(owner, token));
  if (session === undefined) return;
  const { companyId, userId } = owner;
  const reached = { endpoint, p256dh: keys.p256dh, auth: keys.auth, created_at: now };
  await tx.run(
    query
      .insertInto('push_devices')
      .values({ company_id: companyId, id, user_id: userId, session_id: session.id, ...reached })
      .onConflict((conflict) => conflict.columns(['company_id', 'session_id']).doUpdateSet(reached)),
  );
}

/** Resolves to whether there was one. */
export async function deleteDevice(tx: Tx, owner: Owner, token: string): Promise<boolean> {
  const deleted = query
    .deleteFrom('push_devices')
    .where('company_id', '=', owner.companyId)
    .where('session_id', 'in', sessionOf(owner, token));
  return (await tx.run(deleted)) > 0;
}

/** Deletes devices that their push service does not know any more. */
export async function deleteDevices(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await tx.raw('delete from push_devices where company_id = $1 and id = any($2::uuid[])', [
    companyId,
    [...ids],
  ]);
}

/** Writes what is to be sent to the devices of some people. Returns how many those are. */
export async function insertMessages(
  tx: Tx,
  companyId: string,
  {
    batchId,
    userIds,
    content,
    now,
  }: { batchId: string; userIds: readonly string[]; content: PushContent; now: number },
): Promise<number> {
  const made = await tx.raw<{ id: string }>(
    `insert into push_messages (company_id, batch_id, device_id, content, created_at)
     select company_id, $2, id, $3::text::jsonb, $4 from push_devices where company_id = $1 and user_id = any($5::uuid[])
       and not exists (select from held_companies h where h.company_id = $1)
     returning device_id as id`,
    [companyId, batchId, JSON.stringify(content), now, [...userIds]],
  );
  return made.length;
}

export type DueMessage = SessionFacts &
  PushSubscriptionInput['keys'] & {
    deviceId: string;
    endpoint: string;
    content: PushContent;
    /** When it was to be sent. */
    since: number;
  };

/** What is to be sent of a batch, with the sessions of its devices. */
export function dueMessages(tx: Tx, companyId: string, batchId: string): Promise<DueMessage[]> {
  return tx.all(
    query
      .selectFrom('push_messages as message')
      .innerJoin('push_devices as device', sameCompany('device.id', 'message.device_id'))
      .innerJoin('sessions', sameCompany('sessions.id', 'device.session_id'))
      .innerJoin('companies', 'companies.id', 'device.company_id')
      .innerJoin('users', sameCompany('users.id', 'device.user_id'))
      .select([
        'device.id as deviceId',
        'device.endpoint',
        'device.p256dh',
        'device.auth',
        'message.content',
        'message.created_at as since',
        'sessions.kind',
        'sessions.created_at as createdAt',
        'sessions.used_at as usedAt',
        'sessions.expires_at as expiresAt',
        'companies.session_limits as sessionLimits',
        'users.role',
      ])
      .where('message.company_id', '=', companyId)
      .where('message.batch_id', '=', batchId),
  );
}

/** Ends a batch: what is to be sent again goes on as another one. */
export async function endBatch(
  tx: Tx,
  companyId: string,
  { batchId, nextId, again }: { batchId: string; nextId: string; again: readonly string[] },
): Promise<void> {
  await tx.raw(
    `update push_messages set batch_id = $3
     where company_id = $1 and batch_id = $2 and device_id = any($4::uuid[])`,
    [companyId, batchId, nextId, [...again]],
  );
  await tx.run(
    query.deleteFrom('push_messages').where('company_id', '=', companyId).where('batch_id', '=', batchId),
  );
}
