// What `formdeck init` writes is what systemd, compose and Node read.
import { parseEnv } from 'node:util';
import * as fc from 'fast-check';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '#tests/support/run-command.ts';
import { failure } from '#tests/support/failure.ts';
import { settingsFile } from './init.ts';

it('writes each value so that it is read as it was, or says that it cannot', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '"', "'", '#', '$', '\\\\', '=', '<', 'é') }),
      (value) => {
        let content: string;
        try {
          content = settingsFile({ MAIL_FROM: value, NEXT: '1' });
        } catch {
          expect(value).toMatch(/'/);
          return;
        }
        expect(parseEnv(content)).toEqual({ MAIL_FROM: value, NEXT: '1' });
      },
    ),
  );
});

it('refuses lines in a value: one could be a setting of its own', async () => {
  const written = (async () => settingsFile({ FORMDECK_CONTACT: 'a\nTRUST_PROXY=9' }))();
  expect(await failure(written)).toMatchObject({ code: 'usage' });
});

it.each(['FORMDECK_URL https://forms.example.com', 'FORMDECK_URL: https://forms.example.com', 'TRUST_PROXY'])(
  'a file of settings with the line %s is refused, by its number',
  async (line) => {
    const file = join(mkdtempSync(join(tmpdir(), 'formdeck-settings-')), 'formdeck.env');
    writeFileSync(file, `# Settings\n\n${line}\n`);
    const { exitCode, stderr } = await runCommand(['serve', '--check', '--settings', file]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`Line 3 of ${file} is no setting.`);
  },
);
