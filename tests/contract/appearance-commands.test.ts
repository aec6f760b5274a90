// The commands of the appearance, against a server.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLinks } from '#core/appearance/calls.ts';
import { filterAudit } from '#core/audit/calls.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { tokenOf } from '#tests/support/fresh.ts';

let server: TestServer;
let admin: Person;
let env: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
  const token = await tokenOf(server, admin, ['admin']);
  env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: token };
});
afterAll(() => server.close());

const appearance = (...words: string[]) => runCommand(['appearance', ...words], { env });
const json = async (...words: string[]): Promise<unknown> =>
  JSON.parse((await appearance(...words, '--json')).stdout);

it('colours are shown, tried, changed one at a time, and reset', async () => {
  const usual = { sidebarBackgroundColor: '#0049ee', sidebarTextColor: '#ffffff' };
  expect(await json('show')).toMatchObject({ ...usual, usual: true, readableText: null });
  const tried = await appearance('edit', '--background', '#8FD3B6', '--dry-run');
  expect(tried).toMatchObject({ exitCode: 0 });
  expect(tried.stdout).toContain('Menu background color: #0049ee -> #8fd3b6');
  expect(tried.stderr).toContain("Readable: --text '#4d4d4d'");
  expect(await json('show')).toMatchObject(usual);
  expect((await appearance('edit', '--text', '#ff0')).stderr).toContain('settings saved');
  const changed = { ...usual, sidebarTextColor: '#ffff00' };
  expect(await json('show')).toMatchObject({ ...changed, usual: false });
  expect((await appearance('reset')).stderr).toContain('Reset appearance to default');
  expect(await json('show')).toMatchObject({ ...usual, usual: true });
});

it("the language is the server's until an admin sets one, which the audit log says", async () => {
  expect(await json('language')).toEqual({ locale: null });
  expect((await appearance('language', '--locale', 'fr-CA')).stdout).toBe(
    'Language and formats: French (Canada)\n',
  );
  expect(await json('language')).toEqual({ locale: 'fr-CA' });
  expect((await appearance('language', '--locale', 'tlh')).exitCode).toBe(2);
  const body = { actions: ['language_changed' as const] };
  const { content } = await server.as(admin, filterAudit, { query: { size: 5 }, body });
  expect(content).toMatchObject([{ previous: ["The server's setting"], next: ['fr-CA'] }]);
  expect(await json('language', '--locale', 'auto')).toEqual({ locale: null });
});

it.each([
  [['edit'], 'Use --background or --text to say what to change.'],
  [['edit', '--text', 'red'], '--text does not take "red".'],
  [['logo', 'set', 'logo.txt'], 'logo.txt does not exist.'],
])('%j is told what is wrong', async (words, message) => {
  const { exitCode, stderr } = await appearance(...words);
  expect(exitCode).toBe(2);
  expect(stderr).toContain(message);
});

it('a logo is set from a file, and removed after a question', async () => {
  const status = async () => (await fetch((await server.as(admin, readLinks, {})).logo)).status;
  const file = join(server.dataFolder, 'logo.svg');
  writeFileSync(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><rect width="9" height="9"/></svg>',
  );
  expect((await appearance('logo', 'set', file)).stderr).toContain('Logo updated');
  expect(await status()).toBe(200);
  const refused = await appearance('logo', 'remove');
  expect(refused.exitCode).toBe(2);
  expect(await status()).toBe(200);
  expect((await appearance('logo', 'remove', '--yes')).stderr).toContain('Logo removed');
  expect(await status()).toBe(404);
  writeFileSync(file, 'no drawing');
  const broken = await appearance('logo', 'set', file);
  expect(broken.exitCode).not.toBe(0);
  expect(broken.stderr).toContain('This file cannot be read as an SVG image.');
});
