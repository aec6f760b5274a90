import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { CsvDelimiter } from './csv-notation.ts';
import { createCsvReader, type CsvIssue, type CsvRow } from './csv-read.ts';

type Read = {
  headers: readonly string[];
  header: readonly string[];
  rows: CsvRow[];
  issue: CsvIssue | null;
  delimiter: string | null;
};

function read(pieces: string | readonly string[], delimiter?: CsvDelimiter): Read {
  const found: Read = { headers: [], header: [], rows: [], issue: null, delimiter: null };
  const reader = createCsvReader({
    onHeaders: (headers, { header }) => void Object.assign(found, { headers, header }),
    onRows: (rows) => found.rows.push(...rows),
    ...(delimiter && { delimiter }),
  });
  for (const piece of typeof pieces === 'string' ? [pieces] : pieces) reader.push(piece);
  found.issue = reader.end();
  found.delimiter = reader.delimiter;
  expect(reader.rowCount).toBe(found.rows.length);
  return found;
}

const cellsOf = ({ rows }: Read): unknown => rows.map(({ cells }) => cells);
const cut = (text: string, length: number): string[] =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, i) => text.slice(i * length, (i + 1) * length));

describe('reading a file', () => {
  it.each<[string, string, readonly string[][]]>([
    [
      'lines',
      'a,b\n1,2\n3,4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['no line end after the last line', 'a,b\n1,2', [['1', '2']]],
    [
      'Windows line ends',
      'a,b\r\n1,2\r\n3,"4"\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'old Macintosh line ends',
      'a,b\r1,2\r3,"4"\r',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'both kinds of line ends in one file',
      'a,b\n1,2\r\n3,4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'quotes, delimiters and lines inside quotes',
      'a,b\n"say ""hi"", twice","two\nlines"\n',
      [['say "hi", twice', 'two\nlines']],
    ],
    ['an inch sign in a text', 'a,b\n5" pipe,2\n', [['5" pipe', '2']]],
    ['spaces after a closing quote', 'a,b\n"1" ,"2" \n', [['1', '2']]],
    ['fewer and more cells than the header', 'a,b\n1\n1,2,3\n', [['1'], ['1', '2', '3']]],
    [
      'blanks behind the commas',
      'a, b\n1, "x, y"\n"2",  3\n',
      [
        ['1', 'x, y'],
        ['2', '3'],
      ],
    ],
    ['a tab behind each comma', 'a,b\n1,\t2\n', [['1', '\t2']]],
    ['a cell that is a tab', 'a,b\n1,\t\n', [['1', '\t']]],
    [
      'a blank behind some commas',
      'a,b\n1, 2\n3,4\n',
      [
        ['1', ' 2'],
        ['3', '4'],
      ],
    ],
    ['apostrophes for quotes', "'a','b'\n'1','it''s, 5\"'\n", [['1', 'it\'s, 5"']]],
    [
      'apostrophes for quotes where there must be some',
      "a,b\n1,'x, y'\n2,3\n",
      [
        ['1', 'x, y'],
        ['2', '3'],
      ],
    ],
    [
      'apostrophes that quote nothing',
      "a,b\n's nachts,'n\nx',2\n",
      [
        ["'s nachts", "'n"],
        ["x'", '2'],
      ],
    ],
    ['line ends inside cells as they are', 'a,b\r\n"1\r\n2","3\r4"\r\n', [['1\r\n2', '3\r4']]],
    [
      'blank lines',
      '\n\na,b\n\n1,2\n   \n,\n3,4\n\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
  ])('%s', (_, text, rows) => {
    const found = read(text);
    expect(found.issue).toBeNull();
    expect(found.headers).toEqual(['a', 'b']);
    expect(cellsOf(found)).toEqual(rows);
    expect(cellsOf(read(cut(text, 1)))).toEqual(rows);
  });

  it('numbers the rows below the header from 1, blank lines aside, and says where each begins', () => {
    expect(read('a\nx\n\n\ny\n').rows).toEqual([
      { csvRow: 1, line: 2, cells: ['x'], issue: null },
      { csvRow: 2, line: 5, cells: ['y'], issue: null },
    ]);
  });

  it('reads any table back as it was written, however the text is cut', () => {
    const cell = fc.string({
      unit: fc.constantFrom(
        'a',
        'B',
        '7',
        ' ',
        ',',
        ';',
        '\t',
        '|',
        '"',
        "'",
        '\n',
        '\r',
        '\r\n',
        'é',
        '漢',
        '🦅',
      ),
      maxLength: 12,
    });
    const filled = fc
      .array(cell, { minLength: 1, maxLength: 6 })
      .filter((cells) => cells.some((text) => text.trim() !== ''));
    fc.assert(
      fc.property(
        fc.array(filled, { minLength: 2, maxLength: 12 }).map(([names = [], ...rows]) => [
          // A name with line breaks may be one that has lost its quote.
          names.map((name) => name.replaceAll(/[\n\r]/g, 'x')),
          ...rows,
        ]),
        fc.constantFrom<CsvDelimiter>(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.integer({ min: 1, max: 40 }),
        (table, delimiter, newline, quotes, pieceLength) => {
          const text = Papa.unparse(table, { delimiter, newline, quotes });
          const found = read(cut(text, pieceLength), delimiter);
          const [headers, ...rows] = table;
          expect(found.issue).toBeNull();
          expect(found.header).toEqual(headers);
          expect(cellsOf(found)).toEqual(rows);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('hands a big file on in pieces, and gives the same rows as for a small one', () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => [
      `${i}`,
      i % 3 ? 'plain text' : 'two\nlines, "quoted"',
    ]);
    const text = Papa.unparse([['no', 'text'], ...rows]);
    expect(text.length).toBeGreaterThan(4 * 64 * 1024);
    expect(cellsOf(read(text))).toEqual(rows);
    expect(cellsOf(read(cut(text, 1013)))).toEqual(rows);
  });
});

describe('finding the delimiter', () => {
  it.each<[string, CsvDelimiter, string]>([
    ['commas', ',', 'a,b,c\n1,2,3\n'],
    ['semicolons, with decimal commas', ';', 'a;b;c\n1,5;2,5;3,5\n1,5;2,5;3,5\n'],
    ['tabs, with commas in the texts', '\t', 'name\tnote\nA\tred, green\nB\tblue, grey\n'],
    ['bars', '|', 'a|b\n1|2\n'],
    ['semicolons inside quotes do not count', ',', '"a;1;2;3","b;4"\n"1;2","3;4"\n'],
    ['commas in quoted headers', ';', '"Size, cm";"Weight, kg"\n1;2\n'],
    ['a single column', ',', 'name\nA\nB\n'],
    ['short rows', ';', 'a;b;c\n1,0\n2,0\n3,0\n'],
  ])('%s', (_, delimiter, text) => {
    expect(read(text).delimiter).toBe(delimiter);
  });
});

describe('files that cannot be read', () => {
  it.each<[string, string, CsvIssue['kind'], number | null]>([
    ['an empty file', '', 'empty', null],
    ['blank lines only', '\n \n\n', 'empty', null],
    ['a header and nothing below', 'a,b\n', 'no-rows', null],
    ['a binary file', 'PK\u0003\u0004\u0000\u0000', 'binary', null],
    ['a stray quote in the header', 'a,"b"c\n1,2\n', 'quote', 1],
  ])('%s', (_, text, kind, line) => {
    for (const pieces of [text, cut(text, 1)]) {
      const { issue } = read(pieces);
      expect(issue).toMatchObject({ kind, line });
      expect(issue?.message).toMatch(/^Could not Parse Uploaded CSV File: /);
    }
  });

  it('gives up on a line that does not end within a megabyte, in linear time', () => {
    const seen: CsvIssue[] = [];
    const reader = createCsvReader({ onHeaders: () => {}, onRows: () => {} });
    reader.push('a,b\n1,2\n3,"');
    for (let pushes = 0; pushes < 100_000 && seen.length === 0; pushes += 1) {
      const issue = reader.push('one long line, and another; ');
      if (issue) seen.push(issue);
    }
    expect(seen).toMatchObject([{ kind: 'too-long', line: 3 }]);
    expect(reader.end()).toEqual(seen[0]);
  });
});
