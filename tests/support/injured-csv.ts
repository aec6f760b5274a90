// Any table, written as CSV, with one injury.
import * as fc from 'fast-check';

type Table = { header: readonly string[]; rows: readonly (readonly string[])[] };
export type InjuredFile = Table & {
  /** What happened to it, for the figures. */
  injury: string;
  bytes: Uint8Array;
  /** What the bytes say; null: some are broken. */
  text: string | null;
};

export const columnNames: readonly string[] = [
  'Name',
  'Species',
  'Count',
  'Site',
  'Observer',
  'Remark',
  'Weight',
  'Colour',
];
const value = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('robin', 'wren', 'Ada', '12', '3.5', 'oak, old', 'São Paulo', '2024-05-06'),
  },
  { weight: 1, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'say "hi", twice',
      'two\nlines',
      '5" pipe',
      "it's",
      'Table, Round 48"',
      'a;b',
      '"',
      '"", x',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.string({
      unit: fc.constantFrom('a', 'B', '7', ' ', ',', ';', '"', "'", '\n', 'é'),
      maxLength: 8,
    }),
  },
);

type Style = { delimiter: string; newline: string; quote: string; always: boolean };
const style: fc.Arbitrary<Style> = fc.record({
  delimiter: fc.constantFrom(',', ',', ';', '\t'),
  newline: fc.constantFrom('\n', '\r\n'),
  quote: fc.constantFrom('"', '"', '"', "'"),
  always: fc.boolean(),
});
/** A character, with what it is in the file. */
type Mark = { text: string; kind: 'text' | 'quote' | 'delimiter' | 'newline'; line: number };

function marksOf({ header, rows }: Table, { delimiter, newline, quote, always }: Style): Mark[] {
  return [header, ...rows].flatMap((cells, line) => [
    ...cells.flatMap((cell, index): Mark[] => {
      const needs =
        always || [delimiter, quote, '\n'].some((one) => cell.includes(one)) || cell.trim() !== cell;
      const inner = cell.split('').flatMap((text): Mark[] =>
        text === quote
          ? [
              { text, kind: 'quote', line },
              { text, kind: 'quote', line },
            ]
          : [{ text: text === '\n' ? newline : text, kind: 'text', line }],
      );
      const around = (): Mark[] => (needs ? [{ text: quote, kind: 'quote', line }] : []);
      const before: Mark[] = index > 0 ? [{ text: delimiter, kind: 'delimiter', line }] : [];
      return [...before, ...around(), ...inner, ...around()];
    }),
    { text: newline, kind: 'newline' as const, line },
  ]);
}

const kinds = [
  'none',
  'separator lost',
  'separator doubled',
  'quote lost',
  'line repeated',
  'header repeated',
  'lines joined',
  'line cut',
  'header joined',
  'header cut',
  'header with every row ending blank',
  'another encoding',
  'a broken byte',
] as const;

export const injuredFile: fc.Arbitrary<InjuredFile> = fc
  .integer({ min: 2, max: 6 })
  .chain((width) =>
    fc.record({
      rows: fc.array(fc.array(value, { minLength: width, maxLength: width }), {
        minLength: 2,
        maxLength: 12,
      }),
      style,
      kind: fc.constantFrom(...kinds),
      at: fc.nat(),
      width: fc.constant(width),
      encoding: fc.constantFrom(
        'utf-8-bom',
        'utf-16le',
        'utf-16be',
        'utf-16le-bom',
        'windows-1252' as string,
      ),
    }),
  )
  .map(({ rows: given, style: how, kind, at, width, encoding }) => {
    const header = columnNames.slice(0, width);
    const blank = kind === 'header with every row ending blank';
    const filled = given.filter((cells) => cells.some((cell) => cell.trim() !== ''));
    const rows = (filled.length === 0 ? [header.map((_, i) => `x${i}`)] : filled).map((cells) =>
      blank ? [...cells.slice(0, -1), ''] : cells,
    );
    return injure({ header, rows }, how, { kind, at, encoding });
  });

function injure(
  table: Table,
  how: Style,
  { kind, at, encoding }: { kind: (typeof kinds)[number]; at: number; encoding: string },
): InjuredFile {
  const marks = marksOf(table, how);
  const lines = table.rows.length + 1;
  const pick = (wanted: (mark: Mark) => boolean): number => {
    const found = marks.flatMap((mark, index) => (wanted(mark) ? [index] : []));
    return found.length === 0 ? -1 : (found[at % found.length] ?? -1);
  };
  const without = (index: number) => marks.toSpliced(index, index === -1 ? 0 : 1);
  let next = marks;
  const lineOf = (line: number) => marks.filter((mark) => mark.line === line);
  const row = 1 + (at % (lines - 1));
  switch (kind) {
    case 'none':
      break;
    case 'separator lost':
      next = without(pick((mark) => mark.kind === 'delimiter'));
      break;
    case 'separator doubled': {
      const index = pick((mark) => mark.kind === 'delimiter');
      next = marks.toSpliced(index, 0, ...marks.slice(index, index + 1));
      break;
    }
    case 'quote lost':
      next = without(pick((mark) => mark.kind === 'quote'));
      break;
    case 'line repeated':
      next = [...marks, ...lineOf(row)];
      break;
    case 'header repeated':
      next = marks.toSpliced(
        marks.findIndex(({ line }) => line === row),
        0,
        ...lineOf(0),
      );
      break;
    case 'lines joined':
      next = without(pick((mark) => mark.kind === 'newline' && mark.line < lines - 1));
      break;
    case 'line cut':
    case 'header cut': {
      const cut = lineOf(kind === 'line cut' ? row : 0);
      const keep = 1 + (Math.floor(at / lines) % Math.max(cut.length - 2, 1));
      const rest = new Set(cut.slice(keep, -1));
      next = marks.filter((mark) => !rest.has(mark));
      break;
    }
    case 'header joined':
    case 'header with every row ending blank': {
      next = without(pick((mark) => mark.kind === 'delimiter' && mark.line === 0));
      break;
    }
    case 'another encoding':
    case 'a broken byte':
  }
  const text = next.map((mark) => mark.text).join('');
  const bytes = kind === 'another encoding' ? encoded(text, encoding) : new TextEncoder().encode(text);
  if (kind === 'a broken byte') {
    const accents = [...bytes.keys()].filter((index) => bytes[index] === 0xc3);
    const index = accents[at % Math.max(accents.length, 1)];
    if (index !== undefined && accents.length > 1) {
      bytes[index + 1] = 0x20;
      return { ...table, injury: kind, bytes: new Uint8Array(bytes), text: null };
    }
  }
  return { ...table, injury: kind, bytes: new Uint8Array(bytes), text };
}

function encoded(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-8-bom') return new TextEncoder().encode(`\uFEFF${text}`);
  // All letters of these tables are in Latin 1.
  if (encoding === 'windows-1252') return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const units = Array.from(encoding === 'utf-16le-bom' ? `\uFEFF${text}` : text, (letter) =>
    letter.charCodeAt(0),
  );
  const halves = units.flatMap((unit) =>
    encoding === 'utf-16be' ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8],
  );
  return Uint8Array.from(halves);
}
