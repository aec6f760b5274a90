// The second wall: what a connection of the application can reach when a statement forgets its company. Row
// level security shows a transaction the company that it is bound to, and without one nothing.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Tx } from '#server/db/transaction.ts';
import type { Traces } from '#tests/support/call-tests.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { insertInto } from '#tests/support/insert-into.ts';
import { leaveSignInTraces } from '#tests/support/sign-in-traces.ts';
import { makeWorld, type World } from '#tests/support/world.ts';
import { patience } from '../support/patience.ts';

/** What belongs to the region and holds no data of a company: see the head of the first migration, and of 0028. */
const tablesOfTheRegion = [
  'audit_pending',
  'backup_runs',
  'held_companies',
  'jobs',
  'mail_queue',
  'migrations',
  'open_troubles',
  'passkey_challenges',
  'push_keys',
  'schedule_runs',
  'schedules',
  'server_starts',
  'set_aside_jobs',
  'sign_in_names',
  'sign_in_places',
  'sign_in_tries',
  'sign_on_domains',
  'terminal_sign_ins',
];

const files = import.meta.glob<Traces>('../calls/*.ts', { eager: true, import: 'traces' });
/** What features leave by themselves, by table. */
const traces: Traces = Object.assign({}, ...Object.values(files));

/** Nobody at all changes these. */
const onlyAddedTo = ['audit_chain', 'audit_log'];

type Table = { name: string; forced: boolean; companyColumn: string | null };
let world: World;
let tables: Table[];
let ours: string;
let theirs: string;
beforeAll(async () => {
  world = await makeWorld();
  ours = world.places.own.companyId;
  theirs = world.places['another company’s'].companyId;
  for (const company of [ours, theirs]) {
    await leaveTraces(company);
    // The server chains the entries of the audit log in the background.
    const chained = () =>
      inCompany(world.server, company, (tx) => tx.raw('select 1 from audit_chain limit 1'));
    await vi.waitUntil(async () => (await chained()).length > 0, { timeout: patience });
  }
  tables = await world.server.region.services.database.transaction(null, (tx) =>
    tx.raw<Table>(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
         (select a.attname::text from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
            and a.attname = case c.relname when 'companies' then 'id' else 'company_id' end) as "companyColumn"
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
    ),
  );
});
afterAll(() => world.server.close());

/** What is deleted leaves its id behind, in tables of its own; and so does who is renamed. */
function leaveTraces(company: string): Promise<unknown> {
  return inCompany(world.server, company, async (tx) => {
    const id = randomUUID();
    await tx.raw(
      `insert into rows (company_id, sheet_id, id, user_id, answers, review_state, created_at, modified_at)
       select company_id, id, $1, user_id, '{}', 'APPROVED', 0, 0 from sheets where visible limit 1`,
      [id],
    );
    await tx.raw('delete from rows where id = $1', [id]);
    await tx.raw(
      'insert into unique_answers (company_id, row_id, question_id, digest) select company_id, id, id, id from rows limit 1',
    );
    await tx.raw(
      `insert into form_pictures (company_id, form_id, image_id)
       select f.company_id, f.id, i.id from forms f join images i on i.company_id = f.company_id limit 1`,
    );
    // A sheet that was deleted leaves its id, and nothing of what it held.
    await tx.raw(
      `insert into deleted_sheets (company_id, form_id, sheet_id, user_id)
       select company_id, form_id, $1, user_id from sheets where visible limit 1`,
      [id],
    );
    // As if another transaction had the sheet.
    await tx.raw(
      'insert into row_counts (company_id, sheet_id, rows, at) select company_id, id, 0, 0 from sheets where visible limit 1',
    );
    // Those of imports that are over are gone.
    await tx.raw(
      `insert into uploads (company_id, id, secret_hash, user_id, mime_type, expires_at)
       select company_id, $1, '', id, 'text/csv', 0 from users limit 1`,
      [id],
    );
    await tx.raw(
      `insert into access_tokens (company_id, id, user_id, name, scopes, token_hash, created_at, expires_at)
       select company_id, $1, id, 'nightly', '{export}', decode(md5(id::text), 'hex'), 0, 0 from users limit 1`,
      [id],
    );
    await tx.raw(
      `insert into calendar_feeds (company_id, user_id, secret_hash, created_at)
       select company_id, id, decode(md5(id::text), 'hex'), 0 from users limit 1`,
    );
    await tx.raw(
      `insert into push_devices (company_id, id, user_id, session_id, endpoint, p256dh, auth, created_at)
       select company_id, $1, user_id, id, '', '', '', 0 from sessions limit 1`,
      [id],
    );
    await tx.raw(
      `insert into push_messages (company_id, batch_id, device_id, content, created_at)
       select company_id, id, id, '{}', 0 from push_devices limit 1`,
    );
    await tx.raw(
      'insert into reminder_groups select r.company_id, r.id, g.id from reminders r, groups g limit 1',
    );
    await tx.raw(
      'insert into reminder_unsubscribes select company_id, id, user_id, 0 from reminders limit 1',
    );
    await tx.raw(
      `insert into troubles (company_id, id, kind, subject, name, problem, notified, begun_at)
       values ($1, $2, 'job', 'job', 'nightly', '', '{}', 0)`,
      [company, id],
    );
    await tx.raw(
      `insert into company_logos (company_id, mime_type, content, width, height, changed_at)
       values ($1, 'image/png', '', 1, 1, 0)`,
      [company],
    );
    await tx.raw(
      `insert into invitations (company_id, user_id, token_hash, invited_by, invited_at, expires_at, mail)
       select company_id, id, '', 'admin', 0, 0, 'sent' from users limit 1`,
    );
    await tx.raw(
      `insert into mail_attachments (company_id, id, file_id, mail_id, position, file_name, media_type, size)
       select company_id, $1, $1, id, 0, 'Rows.xlsx', '', 0 from mails limit 1`,
      [id],
    );
    await tx.raw(
      `insert into report_runs (company_id, id, schedule_id, state, created_at)
       select company_id, $1, id, 'sent', 0 from report_schedules limit 1`,
      [id],
    );
    await tx.raw(
      `insert into report_run_recipients (company_id, run_id, user_id, place, outcome, forms)
       select r.company_id, r.id, u.id, 0, 'file', 1 from report_runs r, users u limit 1`,
    );
    await tx.raw(
      `insert into report_files (company_id, id, file_id, run_id, user_id, form_ids, file_name, media_type, size, expires_at)
       select r.company_id, r.id, r.id, r.id, u.id, '{}', 'Report.pdf', '', 0, 0 from report_runs r, users u limit 1`,
    );
    const [user] = await tx.raw<{ id: string }>("select id from users where role = 'DEACTIVATED' limit 1");
    await tx.raw("update users set user_name = user_name || '.' where id = $1", [user?.id]);
    for (const [table, values] of Object.entries(traces))
      await insertInto(tx, table, { ...values, company_id: company, id: randomUUID() });
    await leaveSignInTraces(tx);
  });
}

const walled = () => tables.filter(({ name }) => !tablesOfTheRegion.includes(name));

describe('a transaction', () => {
  it('takes no query once it is over, since its connection is somebody else’s then', async () => {
    const { database } = world.server.region.services;
    const ended = [
      database.transaction(ours, async (tx) => tx),
      new Promise<Tx>((resolve) => {
        const failing = database.transaction(ours, async (tx) => {
          resolve(tx);
          throw new Error('a handler failed');
        });
        failing.catch(() => undefined);
      }),
    ];
    for (const tx of await Promise.all(ended)) {
      await expect(tx.raw('select 1')).rejects.toThrow('is over');
    }
  });
});

describe('row level security', () => {
  it('is forced on every table but those of the region', () => {
    expect(tables.filter(({ forced }) => !forced).map(({ name }) => name)).toEqual(tablesOfTheRegion);
    expect(walled().filter(({ companyColumn }) => companyColumn === null)).toEqual([]);
  });

  it('holds for the role that the server’s connections act as', async () => {
    const [role] = await inCompany(world.server, ours, (tx) =>
      tx.raw<object>('select rolsuper, rolbypassrls from pg_roles where rolname = current_user'),
    );
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false });
  });

  it('shows the rows of the own company only, in every table', async () => {
    const seen = await inCompany(world.server, ours, async (tx) => {
      const counts = walled().map(({ name, companyColumn }) =>
        tx.raw<{ own: number; other: number }>(
          `select count(*) filter (where ${companyColumn} = $1) as own, count(*) filter (where ${companyColumn} <> $1) as other from ${name}`,
          [ours],
        ),
      );
      return (await Promise.all(counts)).flat();
    });
    expect(seen.map(({ other }) => other)).toEqual(walled().map(() => 0));
    // Every table has something to show, or this would prove nothing.
    expect(
      walled()
        .filter((_, index) => seen[index]?.own === 0)
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('shows nothing at all to a transaction that is bound to no company', async () => {
    const seen = await world.server.region.services.database.transaction(null, async (tx) =>
      (
        await Promise.all(
          walled().map(({ name }) => tx.raw<{ all: number }>(`select count(*) as all from ${name}`)),
        )
      ).flat(),
    );
    expect(seen.map(({ all }) => all)).toEqual(walled().map(() => 0));
  });

  it('is back in place for the next transaction of the same connection', async () => {
    const connection = await world.server.region.services.database.connect();
    const users = async () =>
      (await connection.query<{ all: number }>('select count(*) as all from users')).rows[0]?.all;
    try {
      await connection.query(`begin; set local app.company = '${ours}'`);
      expect(await users()).toBeGreaterThan(0);
      await connection.query('commit');
      expect(await users()).toBe(0);
    } finally {
      connection.release();
    }
  });

  it('refuses a row for another company, in every table', async () => {
    for (const { name, companyColumn } of walled()) {
      const copy = inCompany(world.server, theirs, async (tx) => {
        const [row] = await tx.raw<{ row: object }>(`select to_jsonb(t) as row from ${name} t limit 1`);
        await tx.setCompany(ours);
        const changed = JSON.stringify({
          ...row?.row,
          ...(companyColumn === 'company_id' && { id: randomUUID() }),
        });
        const [given] = await tx.raw<{ columns: string }>(
          `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
           where table_schema = current_schema and table_name = $1 and is_generated = 'NEVER'`,
          [name],
        );
        await tx.raw(
          `insert into ${name} (${given?.columns})
           select ${given?.columns} from jsonb_populate_record(null::${name}, $1::text::jsonb)`,
          [changed],
        );
      });
      await expect(copy, name).rejects.toThrow(/row-level security policy/);
    }
  });

  it('lets nothing of another company be changed, moved or deleted', async () => {
    for (const { name, companyColumn } of walled().filter((table) => !onlyAddedTo.includes(table.name))) {
      const change = (statement: string) =>
        inCompany(world.server, ours, (tx) =>
          tx.raw(`${statement} where ${companyColumn} = $1 returning 1`, [theirs]),
        );
      expect(await change(`update ${name} set ${companyColumn} = ${companyColumn}`), name).toEqual([]);
      expect(await change(`delete from ${name}`), name).toEqual([]);
      const move = inCompany(world.server, ours, (tx) =>
        tx.raw(`update ${name} set ${companyColumn} = $1`, [theirs]),
      );
      await expect(move, name).rejects.toThrow(/row-level security policy/);
    }
  });
});

describe('the audit log', () => {
  it.each(['update audit_log set comment = null', 'delete from audit_log', 'truncate audit_log'])(
    'can only be added to: %s',
    async (statement) => {
      await expect(inCompany(world.server, ours, (tx) => tx.raw(statement))).rejects.toThrow(
        'permission denied',
      );
    },
  );
});
