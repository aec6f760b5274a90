// Feature flags: listed and switched on the server, kept in the audit log, and in force at once for those who are signed in.
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterAudit } from '#core/audit/calls.ts';
import { flagNames, usualFlags } from '#core/flags.ts';
import { listPins } from '#core/pins/calls.ts';
import { me } from '#core/session/me-calls.ts';
import { saveLabels } from '#core/appearance/calls.ts';
import { changeFlags, listFlags } from '#server/users/flags.ts';
import { deleteCompany } from '#server/backups/delete-company.ts';
import { renameCompany } from '#server/users/company.ts';
import { placeOf } from '#tests/support/backup-places.ts';
import { failure } from '#tests/support/failure.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let north: { id: string; admin: Person };
let south: { id: string; admin: Person };
beforeAll(async () => {
  server = await startTestServer();
  north = await server.company('Northern Airfields');
  south = await server.company('Southern Airfields');
});
afterAll(() => server.close());

const services = () => server.region.services;
const flagsOf = async ({ admin }: { admin: Person }) => (await server.as(admin, me, {})).flags;

describe('the flags of companies', () => {
  it('are listed with the usual ones on', async () => {
    expect(await listFlags(services())).toEqual([
      { id: north.id, name: 'Northern Airfields', flags: usualFlags },
      { id: south.id, name: 'Southern Airfields', flags: usualFlags },
    ]);
    expect(await listFlags(services(), ' southern airfields ')).toMatchObject([{ id: south.id }]);
    expect(await failure(listFlags(services(), 'Nobody'))).toMatchObject({ code: 'not-found' });
  });

  it('are switched for one company, at once, with an entry in its audit log', async () => {
    const change = { ADMIN_APPEARANCE: false, CATALOG_ENABLED: true };
    expect(await changeFlags(services(), change, north.id)).toMatchObject([
      { flags: { ...usualFlags, ADMIN_APPEARANCE: false } },
    ]);
    expect(await flagsOf(north)).toEqual({ ...usualFlags, ADMIN_APPEARANCE: false });
    expect(await flagsOf(south)).toEqual(usualFlags);
    const body = { sidebarBackgroundColor: '#000000', sidebarTextColor: '#ffffff' };
    expect(await failure(server.as(north.admin, saveLabels, { body }))).toMatchObject({ status: 403 });
    await changeFlags(services(), change, north.id);
    const { content } = await server.as(north.admin, filterAudit, {
      query: { size: 5 },
      body: { actions: ['flags_changed'] },
    });
    expect(content).toMatchObject([
      {
        user: { userName: 'Whoever runs the server' },
        previous: ['ADMIN_APPEARANCE on'],
        next: ['ADMIN_APPEARANCE off'],
      },
    ]);
  });

  it('a company has another name, and its admins read so in the audit log', async () => {
    const { id, admin } = await server.company('Western Airfields');
    const renamed = await renameCompany(services(), 'western airfields', 'Western Airports');
    expect(renamed).toEqual({ id, before: 'Western Airfields', name: 'Western Airports' });
    expect(await listFlags(services(), 'Western Airports')).toMatchObject([{ id }]);
    const { content } = await server.as(admin, filterAudit, {
      query: { size: 5 },
      body: { actions: ['company_renamed'] },
    });
    expect(content).toMatchObject([{ previous: ['Western Airfields'], next: ['Western Airports'] }]);
    await deleteCompany(await placeOf(server), id);
    expect(await failure(server.as(admin, me, {}))).toMatchObject({ status: 401 });
  });

  it('are switched for no company where it is not said which', async () => {
    const change = { CATALOG_ENABLED: false };
    expect(await failure(changeFlags(services(), change))).toMatchObject({
      code: 'usage',
      message: 'There are 2 companies.',
    });
    const twin = await server.company('Southern Airfields');
    expect(await failure(changeFlags(services(), change, 'Southern Airfields'))).toMatchObject({
      code: 'usage',
      message: 'Several are called "Southern Airfields".',
    });
    expect(await flagsOf(twin)).toEqual(usualFlags);
  });

  it('keep the server from answering for what is switched off', async () => {
    await changeFlags(services(), { PINNED_WIDGETS_ENABLED: false }, south.id);
    expect(await failure(server.as(south.admin, listPins, {}))).toMatchObject({ status: 403 });
  });
});

it.each([['CATALOG'], ['CATALOG_ENABLED'], ['CATALOG_ENABLED=yes'], ['NO_SUCH_FLAG=on']])(
  'the command says how to write %s',
  async (setting) => {
    const { exitCode, stderr } = await runCommand(['company', 'flags', '--set', setting]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`--set does not take "${setting}".`);
    for (const name of flagNames) expect(stderr).toContain(name);
  },
);

describe('the command', () => {
  it.each([{}, { set: ['--set', 'CATALOG_ENABLED=off'] }])(
    'creates nothing where there is no data %o',
    async ({ set = [] }) => {
      const folder = join(mkdtempSync(join(tmpdir(), 'formdeck-flags-')), 'data');
      const { exitCode, stdout, stderr } = await runCommand(['company', 'flags', '--data', folder, ...set]);
      expect({ exitCode, stdout, made: existsSync(folder) }).toEqual({
        exitCode: 1,
        stdout: '',
        made: false,
      });
      expect(stderr).toContain(`There is no Formdeck data in ${folder}. Nothing was created.`);
      expect(stderr).toContain('--data');
    },
  );
});

it('a data folder that cannot be is no server that is temporarily away', async () => {
  const { exitCode, stderr } = await runCommand(['serve', '--data', '/dev/null/data', '--port', '0']);
  expect(stderr).toContain('cannot be created there');
  expect(exitCode).toBe(1);
});
