// The numbers that documents state are those of the code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { undoRetention } from '#core/sheets/review/row-undo.ts';
import { pinsLimit } from '#core/pins/schema.ts';
import { linkLifetime, maximumAttachedBytes } from '#core/exports/schema.ts';
import { maximumDashboardRows, maximumSelectedSheets } from '#core/sheets/schema.ts';
import { usualSession } from '#core/session/limits.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const units: Readonly<Record<string, number>> = {
  '': 1,
  MB: 1024 ** 2,
  seconds: 1_000,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};

/** What a limit such as `12 MB` or `1,000` comes to. */
function amountOf(text: string): number {
  const [, number = '', unit = ''] = /^([\d,]+) ?(\w*)$/.exec(text) ?? [];
  return Number(number.replaceAll(',', '')) * (units[unit] ?? Number.NaN);
}

/** The value of a constant, or of a property of one, such as `uploadImage.bodyLimit`. */
async function valueOf(path: string, name: string): Promise<unknown> {
  const module: unknown = await import(/* @vite-ignore */ join(root, path));
  return name
    .split('.')
    .reduce<unknown>((value, key) => new Map(Object.entries(value ?? {})).get(key), { ...Object(module) });
}

const rows = [...read('docs/limits.md').matchAll(/^\| ([^|]+) \| ([^|]+) \| `([^`]+)` ([\w.]+) \|$/gm)].map(
  ([, what = '', limit = '', path = '', name = '']) => ({ what, limit, path, name }),
);

describe('docs/limits.md', () => {
  it('has a constant in each line of its table', () => {
    const lines = read('docs/limits.md').match(/^\| (?!What )[^-]/gm) ?? [];
    expect(rows).toHaveLength(lines.length);
    expect(rows.length).toBeGreaterThan(25);
  });

  it.each(rows)('says what the code says of: $what ($limit)', async ({ limit, path, name }) => {
    expect(amountOf(limit)).toBe(await valueOf(path, name));
  });
});

const day = 86_400_000;
/** Sentences of the other documents, with the numbers of the code. */
const sentences: readonly [file: string, sentence: string][] = [
  ['docs/managers.md', `undone for ${undoRetention / 3_600_000} hours`],
  ['docs/managers.md', `file is kept for ${linkLifetime / day} days`],
  ['docs/managers.md', `as a link above ${maximumAttachedBytes / 1024 ** 2} MB`],
  [
    'docs/managers.md',
    `Above ${maximumDashboardRows.toLocaleString('en')} entries or ${maximumSelectedSheets} sheets the server calculates the numbers`,
  ],
  [
    'docs/decisions/0005-tokens-and-sessions.md',
    `${usualSession.idle / day} days without use and ${usualSession.max / day} in all`,
  ],
  ['docs/decisions/0028-home-and-pins.md', `A person pins at most ${pinsLimit} widgets`],
];

it.each(sentences)('%s says: %s', (file, sentence) => {
  expect(read(file).replaceAll(/\s+/g, ' ')).toContain(sentence);
});
