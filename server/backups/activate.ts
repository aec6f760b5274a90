// Says that a restored copy is the one that sends: what waited since then goes out, and what was due meanwhile is done once.
import type { RegionPlace } from '#server/db/open-cluster.ts';
import { companiesCalled, onlyCompany } from '#server/users/company-list.ts';
import { companiesIn, withPlace } from './place.ts';

export type Activated = {
  companies: string[];
  /** E-mails that waited, and schedules that were due. */
  mails: number;
  schedules: number;
};

/** Lets the restored companies of a region send, or one of them. */
export async function activateBackup(
  place: RegionPlace,
  { company, now }: { company?: string | undefined; now: number },
): Promise<Activated> {
  return withPlace({ ...place, mayCreate: false }, async ({ client }) => {
    await client.query('begin');
    const all = await companiesIn(client);
    const { rows } = await client.query<{ id: string }>('select company_id as id from held_companies');
    const held = all.filter(({ id }) => rows.some((row) => row.id === id));
    const chosen =
      company === undefined || held.length === 0
        ? held
        : [onlyCompany(companiesCalled(held, company), company)];
    const ids = chosen.map(({ id }) => id);
    const counted = await client.query<{ mails: number; schedules: number }>(
      `select (select count(*)::int from mail_queue where company_id = any($1::uuid[]) and due_at <= $2) as mails,
        (select count(*)::int from schedules where company_id = any($1::uuid[]) and next_at <= $2) as schedules`,
      [ids, now],
    );
    await client.query('delete from held_companies where company_id = any($1::uuid[])', [ids]);
    await client.query('commit');
    const { mails, schedules } = counted.rows[0] ?? { mails: 0, schedules: 0 };
    return { companies: chosen.map(({ name }) => name), mails, schedules };
  });
}
