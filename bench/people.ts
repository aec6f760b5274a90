// The lists of people with 10,000 users in 500 groups: what a page of them takes by search, role and order, and the read of
// everybody that a file of people is compared with.
import { me } from '#core/session/me-calls.ts';
import { everybody } from '#core/users/apply-people.ts';
import { listUsers, pageGroups } from '#core/users/calls.ts';
import { groupsPageOf, usersPageOf, usersView, type UsersView } from '#core/users/list-users.ts';
import { median, type Report } from './report.ts';
import type { World } from './world.ts';

const users = 10_000;
const groups = 500;
const groupsOfUser = 3;
const times = 9;

export async function people(world: World, report: Report): Promise<void> {
  report.say(`The lists of people, ${users.toLocaleString('en')} users in ${groups} groups`);
  const { http, target } = world;
  const { company } = await http.send(target, me, {});
  await fill(world, company.id);
  const measure = async (name: string, send: () => Promise<unknown>, most = 100) => {
    await send();
    const taken: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const from = performance.now();
      await send();
      taken.push(performance.now() - from);
    }
    report.add({ name, value: median(taken), unit: 'ms', aim: { most } });
  };
  const page = (view: Partial<UsersView>) =>
    http.send(target, listUsers, { query: usersPageOf({ ...usersView.first, ...view }) });
  await measure('users, the first page', () => page({}));
  await measure('users, the last page, by name from the end', () => page({ sort: 'desc', page: 200 }));
  await measure('users by a part of their name or address', () => page({ search: 'son-77' }));
  await measure('users of a role', () => page({ role: 'reviewer' }));
  await measure('user groups, the first page', () =>
    http.send(target, pageGroups, { query: groupsPageOf(usersView.first) }),
  );
  await measure('user groups by a part of their name', () =>
    http.send(target, pageGroups, { query: groupsPageOf({ ...usersView.first, search: '77' }) }),
  );
  await measure(
    'everybody, for a file of people',
    () => everybody((call, input) => http.send(target, call, input)),
    2_000,
  );
}

async function fill({ sql }: World, companyId: string): Promise<void> {
  await sql(
    `insert into users (company_id, id, user_name, email, role, time_zone, password_hash, last_sign_in)
     select $1::uuid, gen_random_uuid(), 'person-' || n, 'person-' || n || '@example.com',
       (array['USER', 'USER', 'USER', 'REVIEWER', 'ANALYST', 'MANAGER'])[1 + n % 6], 'Etc/UTC', '!', 0
     from generate_series(1, ${users}) n`,
    [companyId],
  );
  await sql(
    `insert into groups (company_id, id, name) select $1::uuid, gen_random_uuid(), 'Group ' || n
     from generate_series(1, ${groups}) n`,
    [companyId],
  );
  await sql(
    `insert into group_members (company_id, group_id, user_id)
     select $1::uuid, g.id, u.id
     from (select id, row_number() over (order by id) as n from users where company_id = $1::uuid) u
     join (select id, row_number() over (order by id) as n from groups where company_id = $1::uuid) g
       on g.n in (${Array.from({ length: groupsOfUser }, (_, each) => `1 + (u.n * 7 + ${each * 31}) % ${groups}`).join(', ')})`,
    [companyId],
  );
  await sql('analyze');
}
