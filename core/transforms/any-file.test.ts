// Whatever the file and the recipe, there are rows or an error with a message, in bounded memory.
import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { inMemory } from '#core/files/output.ts';
import type { Logic } from '#core/logic/schema.ts';
import { type Recipe, recipe as recipeShape, type RecipeStep } from './schema.ts';
import { transformFile } from './transform.ts';

const names = fc.constantFrom('a', 'b', 'c', 'd e', '__proto__', 'constructor');
const someNames = fc.uniqueArray(names, { minLength: 1, maxLength: 3 });
const words = fc.constantFrom('', 'x', '1', '1,5', ' y ', '-', '"');
const anyStep: fc.Arbitrary<RecipeStep> = fc.oneof(
  fc.record({ kind: fc.constant('rename' as const), column: names, to: names }),
  fc.record({ kind: fc.constant('keep' as const), columns: someNames }),
  fc.record({ kind: fc.constant('drop' as const), columns: someNames }),
  fc.record({
    kind: fc.constant('split' as const),
    column: names,
    separator: fc.constantFrom(' ', '-', '1'),
    into: someNames,
  }),
  fc.record({ kind: fc.constant('join' as const), columns: someNames, separator: words, to: names }),
  fc.record({
    kind: fc.constant('dateTime' as const),
    date: names,
    time: fc.option(names),
    format: fc.constantFrom('dd.MM.yyyy', 'yyyyMMdd'),
    to: names,
    writes: fc.constant('yyyy-MM-dd'),
  }),
  fc.record({
    kind: fc.constant('number' as const),
    columns: someNames,
    decimal: fc.constantFrom(',' as const, '.' as const),
  }),
  fc.record({
    kind: fc.constant('replace' as const),
    column: names,
    to: fc.option(names),
    values: fc.array(fc.record({ from: words, to: words }), { minLength: 1, maxLength: 3 }),
    others: fc.constantFrom('keep' as const, 'empty' as const, 'refuse' as const),
  }),
  fc.record({ kind: fc.constant('set' as const), column: names, value: words }),
  fc.record({
    kind: fc.constant('filter' as const),
    rows: fc.constantFrom('keep' as const, 'drop' as const),
    condition: fc
      .tuple(names, names)
      .chain(([a, b]) =>
        fc.constantFrom<Logic>(
          { '==': [{ var: a }, 'x'] },
          { '>': [{ '+': [{ var: a }, { var: b }] }, 1] },
          { or: [{ answered: { var: a } }, { in: ['1', { var: b }] }] },
          { '!': { substr: [{ cat: [{ var: a }, { var: b }] }, 1, -1] } },
          { some: [[1, 2], { '==': [{ var: '' }, { var: a }] }] },
        ),
      ),
  }),
  fc.record({
    kind: fc.constant('columnsToRows' as const),
    columns: someNames,
    nameTo: names,
    valueTo: names,
    skipsEmpty: fc.boolean(),
  }),
);
const anyInput = fc.record({
  delimiter: fc.constantFrom('auto', ',', ';'),
  encoding: fc.constantFrom('auto', 'utf-8', 'windows-1252'),
  skipLines: fc.nat(3),
  headerStartsWith: fc.option(fc.constantFrom('a', 'a,b')),
  facts: fc.constantFrom([], [{ label: 'Line', column: 'd e' }]),
  skipRowsStartingWith: fc.constantFrom([], ['Total']),
  fillsShortRows: fc.boolean(),
});
const line = fc.array(words, { maxLength: 4 }).map((cells) => cells.join(','));
const anyText = fc.oneof(
  fc
    .array(fc.oneof(line, fc.constantFrom('a,b,c', 'Line;2', 'Total;3', 'a')), { maxLength: 12 })
    .map((lines) => lines.join('\n')),
  fc.array(line, { maxLength: 8 }).map((lines) => ['a,b,c,__proto__', ...lines].join('\r\n')),
);
const anyBytes = fc.oneof(
  { weight: 4, arbitrary: anyText.map((text) => new TextEncoder().encode(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
);

/** The file that comes of it, or the messages of why none does. */
async function outcome(
  recipe: Recipe,
  bytes: Uint8Array,
  length: number,
): Promise<string | readonly string[]> {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += length) pieces.push(bytes.subarray(at, at + length));
  try {
    return new TextDecoder().decode(await inMemory((output) => transformFile(recipe, pieces, output)));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
    return [error.message, ...(error.details.errors ?? []).map(({ path, message }) => `${path}: ${message}`)];
  }
}

it('makes of any file rows or an error with a message, however the file is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { maxLength: 5 }),
      anyInput,
      anyBytes,
      fc.integer({ min: 1, max: 30 }),
      async (steps, input, bytes, length) => {
        const recipe = recipeShape.parse({ steps, input });
        const whole = await outcome(recipe, bytes, Math.max(bytes.length, 1));
        if (typeof whole !== 'string') {
          expect(whole[0]).toMatch(/^.+\.$/s);
          return;
        }
        // What was written is a table again: every row has as many cells as the header.
        const { data } = Papa.parse<string[]>(whole, { skipEmptyLines: 'greedy', delimiter: ',' });
        expect(new Set(data.map((cells) => cells.length)).size).toBeLessThanOrEqual(1);
        // Its encoding shows in the first bytes, so those stay together.
        if (bytes.every((byte) => byte < 0x80)) expect(await outcome(recipe, bytes, length)).toBe(whole);
      },
    ),
    { numRuns: 800 },
  );
});

describe('memory is bounded', () => {
  /** What is said of a file, and how many bytes were written before. */
  async function refusal(steps: unknown[], text: string) {
    let bytes = 0;
    const source = [new TextEncoder().encode(text)];
    const converted = transformFile(
      recipeShape.parse({ steps }),
      source,
      (piece) => void (bytes += piece.length),
    );
    const error: unknown = await converted.catch((thrown: unknown) => thrown);
    return { error, bytes };
  }

  it('where steps join what others have joined', async () => {
    const join = { kind: 'join', columns: ['a', 'b'], separator: '', to: 'a' };
    const back = { ...join, to: 'b' };
    const steps = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? join : back));
    const { error } = await refusal(steps, 'a,b\nabcdefgh,xyz\n');
    expect(error).toMatchObject({
      message: expect.stringMatching(/^Line 2, column "[ab]": The joined text is longer/),
    });
  });

  it('where one row becomes many', async () => {
    const columns = Array.from({ length: 300 }, (_, index) => `c${index}`);
    const steps = [{ kind: 'columnsToRows', columns, nameTo: 'n', valueTo: 'v' }];
    const row = ['x'.repeat(100_000), ...columns].join(',');
    const { error, bytes } = await refusal(steps, `key,${columns.join(',')}\n${row}\n`);
    expect(error).toMatchObject({ message: 'Line 2: The rows made from this one are longer than 16 MB.' });
    expect(bytes).toBe(0);
  });

  it('where a header is looked for in a long file', async () => {
    const recipe = recipeShape.parse({ input: { headerStartsWith: 'Date' } });
    let pieces = 0;
    function* endless() {
      for (; pieces < 1_000; pieces += 1) yield new TextEncoder().encode(`${'x'.repeat(60_000)}\n`);
    }
    const converted = transformFile(recipe, endless(), () => {});
    await expect(converted).rejects.toThrow('No line begins with "Date", as the header does.');
    expect(pieces).toBeLessThan(30);
  });
});
