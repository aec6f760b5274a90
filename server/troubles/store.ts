// Queries of troubles, and of the people who are told of them.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { troubleRetention, type TroubleKind } from '#core/troubles/schema.ts';
import { query, type Tx } from '#server/db/transaction.ts';

/** What a trouble is about: one subject of a kind is in trouble or not. */
export type TroubleSubject = { companyId: string; kind: TroubleKind; subject: string };
export type OpenTrouble = { id: string; name: string; problem: string; notified: string[]; begunAt: number };
export type NotifiedPerson = {
  id: string;
  userName: string;
  displayName: string | null;
  email: string;
  isAdmin: boolean;
};

/** Opens a trouble. False: it is open already; then only its problem is brought up to date. */
export async function openTrouble(
  tx: Tx,
  { companyId, kind, subject }: TroubleSubject,
  trouble: OpenTrouble,
): Promise<boolean> {
  const { id, name, problem, notified, begunAt } = trouble;
  await tx.run(
    query
      .deleteFrom('troubles')
      .where('company_id', '=', companyId)
      .where('ended_at', '<', begunAt - troubleRetention),
  );
  const opened = await tx.run(
    query
      .insertInto('troubles')
      .values({ company_id: companyId, id, kind, subject, name, problem, notified, begun_at: begunAt })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'kind', 'subject']).where('ended_at', 'is', null).doNothing(),
      ),
  );
  if (opened === 0) {
    await tx.run(
      query
        .updateTable('troubles')
        .set({ problem })
        .where('company_id', '=', companyId)
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .where('ended_at', 'is', null),
    );
    return false;
  }
  const open = { company_id: companyId, trouble_id: id, kind, begun_at: begunAt };
  await tx.run(query.insertInto('open_troubles').values(open));
  return true;
}

/** Ends the open trouble of a subject; undefined if it has none, as nearly always. */
export async function closeTrouble(
  tx: Tx,
  { companyId, kind, subject }: TroubleSubject,
  now: number,
): Promise<OpenTrouble | undefined> {
  const [closed] = await tx.raw<OpenTrouble>(
    `update troubles set ended_at = $4 where company_id = $1 and kind = $2 and subject = $3 and ended_at is null
     returning id, name, problem, notified, begun_at as "begunAt"`,
    [companyId, kind, subject, now],
  );
  if (closed === undefined) return undefined;
  await tx.run(
    query.deleteFrom('open_troubles').where('company_id', '=', companyId).where('trouble_id', '=', closed.id),
  );
  return closed;
}

/** How many troubles of a kind are open. */
export async function countOpen(tx: Tx, companyId: string, kind: TroubleKind): Promise<number> {
  const found = query
    .selectFrom('open_troubles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('kind', '=', kind);
  return (await tx.first(found))?.count ?? 0;
}

type TroubleOf = { id: string; kind: TroubleKind; name: string; problem: string; since: number };

/** The open troubles of which a user was notified, the newest first. */
export async function troublesOf(
  tx: Tx,
  { companyId, userId }: Actor,
  limit: number,
): Promise<{ total: number; first: TroubleOf[] }> {
  const found = query
    .selectFrom('open_troubles')
    .innerJoin('troubles', (join) =>
      join
        .onRef('troubles.company_id', '=', 'open_troubles.company_id')
        .onRef('troubles.id', '=', 'open_troubles.trouble_id'),
    )
    .where('open_troubles.company_id', '=', companyId)
    .where(sql<boolean>`${userId} = any(troubles.notified)`);
  const [counted, first] = await Promise.all([
    tx.first(found.select(({ fn }) => fn.countAll<number>().as('total'))),
    tx.all(
      found
        .select([
          'troubles.id',
          'troubles.kind',
          'troubles.name',
          'troubles.problem',
          'troubles.begun_at as since',
        ])
        .orderBy('troubles.begun_at', 'desc')
        .orderBy('troubles.id')
        .limit(limit),
    ),
  ]);
  return { total: counted?.total ?? 0, first };
}

/** Administrators who are told in place of people who are not there any more. */
const mostAdministrators = 10;

/** The active ones among some users; the company's administrators if there are none. */
export async function peopleToNotify(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<NotifiedPerson[]> {
  const people = query
    .selectFrom('users')
    .select([
      'id',
      'user_name as userName',
      'display_name as displayName',
      'email',
      sql<boolean>`role = 'ADMIN'`.as('isAdmin'),
    ])
    .where('company_id', '=', companyId)
    .orderBy('id');
  const named = await tx.all(
    people.where('role', '<>', 'DEACTIVATED').where(sql<boolean>`id = any(${[...ids]}::uuid[])`),
  );
  if (named.length > 0) return named;
  return tx.all(people.where('role', '=', 'ADMIN').limit(mostAdministrators));
}
