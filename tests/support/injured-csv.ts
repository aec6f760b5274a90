// Any table, written as CSV, with one injury, and what becomes of it in an import: it is read exactly or named (a failed row
// with a word, a question, a refusal, a note), or it is not.
import * as fc from 'fast-check';
import { AppError } from '#core/errors.ts';
import { readCsv } from '#core/imports/csv/csv-file.ts';
import type { CsvRow } from '#core/imports/csv/csv-read.ts';
import { planImport } from '#core/imports/plan.ts';
import { question } from '#core/questions/schema.ts';

type Table = { header: readonly string[]; rows: readonly (readonly string[])[] };
export type InjuredFile = Table & {
  /** What happened to it, for the figures. */
  injury: string;
  bytes: Uint8Array;
  /** No reader can tell: the file is a legal one of other data. */
  isLegal: boolean;
};

const columnNames: readonly string[] = [
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
  let isLegal = false;
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
      // Within the last cell it is a legal line.
      const open = cut.slice(0, keep).filter((mark) => mark.kind === 'quote').length % 2 === 1;
      isLegal = !open && [...rest].every((mark) => mark.kind !== 'delimiter');
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
  // Without a cell in apostrophes, those that are left are letters, and quotation marks are what they are elsewhere.
  if (how.quote === "'" && !hasQuotedCell(next)) isLegal = true;
  const text = next.map((mark) => mark.text).join('');
  const bytes = kind === 'another encoding' ? encoded(text, encoding) : new TextEncoder().encode(text);
  if (kind === 'a broken byte') {
    const accents = [...bytes.keys()].filter((index) => bytes[index] === 0xc3);
    const index = accents[at % Math.max(accents.length, 1)];
    if (index !== undefined && accents.length > 1) bytes[index + 1] = 0x20;
  }
  return { ...table, injury: kind, bytes: new Uint8Array(bytes), isLegal };
}

/** Whether a cell begins with a quote, and one ends with a quote. */
function hasQuotedCell(marks: readonly Mark[]): boolean {
  const isEdge = (mark: Mark | undefined) =>
    mark === undefined || mark.kind === 'delimiter' || mark.kind === 'newline';
  const quoteAt = marks.flatMap(({ kind }, index) => (kind === 'quote' ? [index] : []));
  const opening = quoteAt.find((at) => isEdge(marks[at - 1]));
  return opening !== undefined && quoteAt.some((at) => at > opening && isEdge(marks[at + 1]));
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

const ids: Readonly<Record<string, string>> = Object.fromEntries(
  columnNames.map((name) => [name, crypto.randomUUID()]),
);

type Outcome = 'exact' | 'named' | 'silent' | 'legal';

export async function outcomeOf({ header, rows, bytes, isLegal, injury }: InjuredFile): Promise<Outcome> {
  const found: CsvRow[] = [];
  let headers: readonly string[] = [];
  let isOpen = false;
  let summary;
  try {
    summary = await readCsv([bytes], {
      onHead(names, _, shape) {
        headers = names;
        isOpen = shape.isOpen;
      },
      onRows: (some) => found.push(...some),
    });
  } catch (error) {
    if (error instanceof AppError) return 'named';
    throw error;
  }
  if (isOpen) return 'named';
  const questions = header.map((text) => question.parse({ id: ids[text] ?? '', text, type: 'TEXT' }));
  const plan = planImport(headers, questions, {
    choices: [],
    matchRest: true,
    dateColumn: null,
    dateFormat: 'yyyy-MM-dd',
  });
  if (plan.issues.length > 0) return 'named';
  // Of questions without a column the plan says so.
  const asked = questions.flatMap(({ id }, index) =>
    id in plan.columnMap ? [{ index, column: plan.columnMap[id] ?? 0 }] : [],
  );
  // Of a file with a broken byte, read as Windows-1252, the summary says that its accents may be wrong.
  const letters = summary.encoding === 'windows-1252' && injury === 'a broken byte' ? /é|ã|Ã[^]/g : /(?!)/g;
  const text = (cells: readonly string[]) =>
    JSON.stringify(cells.map((cell) => cell.replaceAll('\r\n', '\n').replaceAll(letters, '').trim()));
  const wanted = rows.map((cells) => text(asked.map(({ index }) => cells[index] ?? '')));
  const failed = found.filter(({ issue }) => issue !== null).length;
  const answersOf = (cells: readonly string[]) => text(asked.map(({ column }) => cells[column] ?? ''));
  const read = found.flatMap(({ cells, issue }) => (issue === null ? [answersOf(cells)] : []));
  if (failed === 0 && read.join() === wanted.join())
    return asked.length === header.length ? 'exact' : 'named';
  const original = new Set(wanted);
  // Rows that are missing are among the failed ones, and those that are there twice are said to be.
  const isSaid =
    failed > 0 ||
    summary.repeatedRows > rows.length - new Set(rows.map((cells) => JSON.stringify(cells))).size;
  // A text that a lost quote has cut in two is named at one of its parts.
  const strayAt = found.flatMap(({ issue, csvRow }) => (issue?.includes('quote') === true ? [csvRow] : []));
  const isRead = found.every(
    ({ cells, issue, csvRow }) =>
      issue !== null || original.has(answersOf(cells)) || strayAt.some((row) => Math.abs(row - csvRow) === 1),
  );
  if (isSaid && isRead) return 'named';
  return isLegal ? 'legal' : 'silent';
}
