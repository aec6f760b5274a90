import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileDateFormat, dateFormats, formatDate } from './date-format.ts';
import { compileDateRewrite } from './rewrite-date.ts';

const formats = dateFormats.map(({ format }) => format);

/** By way of the moment. */
function slowly(from: string, to: string, text: string): string | null {
  const ms = compileDateFormat(from)?.(text, 'UTC') ?? null;
  return ms === null ? null : formatDate(ms, to, 'UTC');
}

it('writes what the moment in between would give, whatever the formats and the text', () => {
  const moment = fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_000 });
  fc.assert(
    fc.property(
      fc.constantFrom(...formats),
      fc.constantFrom(...formats, "dd.MM.yyyy 'at' H", "yyyy'T'MM'x'dd"),
      moment,
      fc.option(fc.tuple(fc.nat(25), fc.constantFrom('0', '9', '3', ' ', 'x', '')), { nil: undefined }),
      (from, to, ms, damage) => {
        let text = formatDate(ms, from, 'UTC');
        if (damage !== undefined) text = text.slice(0, damage[0]) + damage[1] + text.slice(damage[0] + 1);
        expect(compileDateRewrite(from, to)?.(text)).toBe(slowly(from, to, text));
      },
    ),
    { numRuns: 2_000 },
  );
});

it.each(['31.02.2026', '29.02.2025', '00.01.2026', '01.13.2026', '1.1.26', ''])('"%s" is no date', (text) =>
  expect(compileDateRewrite('dd.MM.yyyy', 'yyyy-MM-dd')?.(text)).toBeNull(),
);

it.each([
  ['soon', 'yyyy-MM-dd'],
  ['yyyy-MM-dd', 'HH:mm'],
])('from %s to %s there is no way', (from, to) => expect(compileDateRewrite(from, to)).toBeNull());
