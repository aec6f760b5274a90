// Where a backup may be restored, and where not: what is there stays as it is.
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob as globFiles, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticate } from '#core/session/calls.ts';
import { emptyPlaces, placeOf, tableOf, withClient } from '#tests/support/backup-places.ts';
import { insertInto } from '#tests/support/insert-into.ts';
import { type Person, startTestServer, type TestServer, testPassword } from '#tests/support/server.ts';
import { writeArchive } from './archive/write-archive.ts';
import { createBackup, type MadeBackup } from './create.ts';
import { deleteCompany } from './delete-company.ts';
import { listBackups } from './list.ts';
import { restoreBackup, type RestoreRequest } from './restore.ts';
import { companyTables } from './tables.ts';
import { verifyBackup } from './verify.ts';

const now = Date.now();
const passphrase = 'correct horse battery';

let source: TestServer;
let manager: Person;
let imageKey: string;
/** Opens the secrets of all companies of a server. */
const sealingKey = 'secrets/sealing-key';
let folder: string;
let made: MadeBackup;
let places: Awaited<ReturnType<typeof emptyPlaces>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formdeck-backups-'));
  places = await emptyPlaces();
  source = await startTestServer();
  const { id, admin } = await source.company('Lakeside Foods');
  manager = await source.person(id, 'MANAGER');
  const image = randomUUID();
  imageKey = `images/${id}/${image}`;
  await source.region.services.files.put(imageKey, Readable.from([randomBytes(900_000)]));
  await source.region.services.database.transaction(id, (tx) =>
    insertInto(tx, 'images', {
      company_id: id,
      id: image,
      user_id: admin.id,
      mime_type: 'image/png',
      size: 900_000,
      content_hash: '\\x00',
      created_at: now,
    }),
  );
  await source.region.services.files.put(sealingKey, Readable.from([Buffer.from('a key')]));
  made = await createBackup(await placeOf(source), request('whole.tar.zst'));
});
afterAll(async () => {
  await source?.close();
  await places?.drop();
  await rm(folder, { recursive: true });
});

const request = (name: string) => ({ target: join(folder, name), lock: null, version: '1', now });
const restoring = (more: Partial<RestoreRequest> = {}): RestoreRequest => ({
  file: made.file,
  key: {},
  now: now + 1,
  ...more,
});

describe('a place', () => {
  it('is left as it was by a damaged backup, and by a wrong passphrase', async () => {
    const bytes = await readFile(made.file);
    const damaged = join(folder, 'damaged.tar.zst');
    const at = Math.floor(bytes.length * 0.9);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(damaged, bytes);
    const there = await places.make();
    await expect(restoreBackup(there, restoring({ file: damaged }))).rejects.toThrow(`${damaged} is damaged`);
    expect(await tableOf(there, 'select id from companies')).toEqual([]);
    const { file } = await createBackup(await placeOf(source), {
      ...request('closed.age'),
      lock: { passphrase },
    });
    await expect(restoreBackup(there, restoring({ file, key: { passphrase: 'wrong' } }))).rejects.toThrow(
      `This passphrase does not open ${file}.`,
    );
    await restoreBackup(there, restoring());
    expect(await tableOf(there, 'select name from companies')).toEqual([{ name: 'Lakeside Foods' }]);
    expect(existsSync(join(there.dataFolder, there.region, 'files', sealingKey))).toBe(true);
  });

  it('is left as it was, at whichever moment it ends', async () => {
    const there = await places.make();
    const moments = 20;
    let parts = 0;
    const ends = (at: number) =>
      restoreBackup(
        there,
        restoring({
          onProgress: (done) => {
            parts = done.parts + done.files;
            if (parts === at) throw new Error(`ended at ${at}`);
          },
        }),
      );
    for (let at = 1; at <= moments; at += 1) {
      const ended = await ends(at).then(
        () => 'whole',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      );
      if (ended === 'whole') break;
      expect(ended).toBe(`ended at ${at}`);
      expect(await tableOf(there, 'select id from companies')).toEqual([]);
      expect(await tableOf(there, 'select name from sign_in_names')).toEqual([]);
    }
    expect(parts).toBeGreaterThan(5);
  });

  it('that has companies takes no region, no company twice, and no username twice', async () => {
    const there = await placeOf(source);
    await expect(restoreBackup(there, restoring())).rejects.toThrow('There are companies here already');
    await expect(restoreBackup(there, restoring({ company: 'Lakeside Foods' }))).rejects.toThrow(
      'Lakeside Foods is here already',
    );
    await expect(restoreBackup(there, restoring({ intoNew: 'Copy' }))).rejects.toThrow(
      'These usernames are taken here: admin-',
    );
    await expect(restoreBackup(there, restoring({ company: 'Acme' }))).rejects.toThrow('no company');
  });
});

describe('one company', () => {
  it('is restored beside others, and as a new one beside itself', async () => {
    const other = await startTestServer();
    try {
      const { id } = await other.company('Acme');
      const there = await placeOf(other);
      await restoreBackup(there, restoring({ company: 'lakeside foods' }));
      expect(existsSync(join(there.dataFolder, there.region, 'files', sealingKey))).toBe(false);
      const copy = await restoreBackup(there, restoring({ intoNew: 'Copy', userSuffix: '-two' }));
      expect(copy.companies).toEqual(['Copy']);
      expect(await tableOf(there, 'select name from companies order by name')).toEqual(
        ['Acme', 'Copy', 'Lakeside Foods'].map((name) => ({ name })),
      );
      // Tokens and sessions open the company that they were made in, and no other.
      expect(
        await tableOf(
          there,
          `select count(*)::int as count from sessions s join companies c on c.id = s.company_id where c.name = 'Copy'`,
        ),
      ).toEqual([{ count: 0 }]);
      const signedIn = await other.as(null, authenticate, {
        body: { username: `${manager.userName}-two`, password: testPassword },
      });
      expect(signedIn.token).not.toBe('');
      const only = await createBackup(there, { ...request('acme.tar.zst'), company: 'Acme' });
      expect(only.companies).toEqual(['Acme']);
      const verified = await verifyBackup(only.file, {});
      expect(verified).toMatchObject({ scope: 'company', companies: ['Acme'], files: 0 });
      expect(id).not.toBe('');
    } finally {
      await other.close();
    }
  });
});

it('gives no end of usernames to a region of several companies', async () => {
  const file = join(folder, 'several.tar.zst');
  const companies = ['Acme', 'Bolt'].map((name) => ({ id: randomUUID(), name }));
  const header = { format: 1, formdeck: '1', region: 'ca', madeAt: now, scope: 'region' as const };
  await writeArchive(file, null, { ...header, companies, migrations: [], tables: {} }, () =>
    Promise.resolve({ rows: {}, files: {}, missing: [] }),
  );
  const there = await places.make();
  await expect(restoreBackup(there, restoring({ file, userSuffix: '-two' }))).rejects.toThrow(
    'There are 2 companies.',
  );
});

describe('a company that leaves', () => {
  it('is deleted with all that it has, and no other', async () => {
    const there = await places.make();
    await restoreBackup(there, restoring());
    await restoreBackup(there, restoring({ intoNew: 'Copy', userSuffix: '-two' }));
    const counts = async (name: string) => {
      const names = await withClient(there, companyTables);
      const found: Record<string, number> = {};
      for (const table of names) {
        const key = table === 'companies' ? 'id' : 'company_id';
        const [row] = (await tableOf(
          there,
          `select count(*)::int as count from ${table} where ${key} = (select id from companies where name = '${name}')`,
        )) as { count: number }[];
        found[table] = row?.count ?? 0;
      }
      return found;
    };
    const copy = await counts('Copy');
    const key = 'files/' + imageKey.replace(/\/.*\//, '/*/');
    expect(await glob(join(there.dataFolder, there.region, key))).toHaveLength(2);
    const deleted = await deleteCompany(there, 'Lakeside Foods');
    expect(deleted).toMatchObject({ name: 'Lakeside Foods', files: 1 });
    expect(deleted.rows).toBeGreaterThan(5);
    expect(await counts('Copy')).toEqual(copy);
    for (const table of await withClient(there, companyTables)) {
      const of = table === 'companies' ? 'id' : 'company_id';
      expect(await tableOf(there, `select ${of} from ${table} where ${of} = '${deleted.id}'`)).toEqual([]);
    }
    expect(await glob(join(there.dataFolder, there.region, key))).toHaveLength(1);
    // Nobody but this command deletes of the audit log.
    await expect(tableOf(there, 'delete from audit_log')).rejects.toThrow('only ever added to');
    await expect(deleteCompany(there, 'Lakeside Foods')).rejects.toThrow('no company');
    // It comes back from its backup.
    await restoreBackup(there, restoring({ company: 'Lakeside Foods' }));
  });
});

async function glob(pattern: string): Promise<string[]> {
  const found: string[] = [];
  for await (const path of globFiles(pattern)) found.push(path);
  return found;
}

describe('a backup', () => {
  it('is never written over another, and says which files are not there', async () => {
    const there = await placeOf(source);
    await expect(createBackup(there, request('whole.tar.zst'))).rejects.toThrow('exists already');
    const copy = await places.make();
    await restoreBackup(copy, restoring());
    await rm(join(copy.dataFolder, copy.region, 'files', imageKey));
    const short = await createBackup(copy, request('short.tar.zst'));
    expect(short.missing).toEqual([imageKey]);
    expect((await verifyBackup(short.file, {})).missing).toEqual(short.missing);
  });

  it('is listed, newest first', async () => {
    const open = await createBackup(await placeOf(source), request('open.tar.zst'));
    await writeFile(join(folder, 'other.tar.zst'), 'no backup');
    const listed = await listBackups(folder);
    expect(listed.find(({ file }) => file === open.file)).toMatchObject({
      madeAt: now,
      isEncrypted: false,
      companies: ['Lakeside Foods'],
    });
    expect(listed.some(({ file }) => file.endsWith('other.tar.zst'))).toBe(false);
  });
});
