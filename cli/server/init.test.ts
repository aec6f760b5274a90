// What `formdeck init` writes is what systemd, compose and Node read.
import { parseEnv } from 'node:util';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
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
