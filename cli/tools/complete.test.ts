import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openConfig } from '#cli/platform/config.ts';
import { runCommand } from '#tests/support/run-command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'formdeck-complete-'));
  const { sessions } = openConfig(folder);
  const session = { region: 'ca', userId: 'u', token: 't', expiresAt: Number.MAX_SAFE_INTEGER };
  for (const [userName, server] of [
    ['pat', 'https://forms.example.com'],
    ['pat', 'http://localhost:4700'],
    ['kim', 'http://localhost:4700'],
  ] as const) {
    sessions.keep({ ...session, userName, server });
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([[['switch', '']], [['whoami', '--account', '']]])('offers the accounts for %j', async (words) => {
  const { stdout } = await runCommand(['__complete', 'bash', ...words.slice(0, -1)], {
    env: { FORMDECK_CONFIG: folder },
  });
  expect(stdout.split('\n').filter(Boolean).sort()).toEqual([
    'kim',
    'pat@forms.example.com',
    'pat@localhost:4700',
  ]);
});
