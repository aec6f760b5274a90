import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCsvReader, type CsvIssue, type CsvRow } from './csv-read.ts';
import type { CsvDelimiter } from './csv-notation.ts';

type Read = { rows: CsvRow[]; issue: CsvIssue | null };

function read(pieces: string | readonly string[], delimiter?: CsvDelimiter, isBroken = false): Read {
  const rows: CsvRow[] = [];
  const reader = createCsvReader({
    onHeaders: () => {},
    onRows: (some) => void rows.push(...some),
    isBroken: () => isBroken,
    ...(delimiter && { delimiter }),
  });
  for (const piece of typeof pieces === 'string' ? [pieces] : pieces) reader.push(piece);
  return { rows, issue: reader.end() };
}

const cut = (text: string, length: number): string[] =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, i) => text.slice(i * length, (i + 1) * length));

const stray = (line: number) => `A quote in line ${line} of the file is not closed properly`;

describe('rows that cannot be read', () => {
  it.each<[string, string, [string | null, ...string[]][]]>([
    [
      'text behind a closing quote',
      'a,b\n1,2\n"5"inch",3\n7,8\n',
      [
        [null, '1', '2'],
        [stray(3), '"5"inch"', '3'],
        [null, '7', '8'],
      ],
    ],
    [
      'a quote that is never closed',
      'a,b\n1,"2\n3,4\n5,6\n',
      [
        [stray(2), '1', '"2'],
        [null, '3', '4'],
        [null, '5', '6'],
      ],
    ],
    [
      'a quote behind blanks',
      'a,b\n1, "2"\n3,4\n',
      [
        [stray(2), '1', ' "2"'],
        [null, '3', '4'],
      ],
    ],
    [
      'quoted rows below',
      'a,b\n"1" x,2\n3,"4"\n',
      [
        [stray(2), '"1" x', '2'],
        [null, '3', '4'],
      ],
    ],
    [
      'parts of a text of several lines that a stray quote has cut',
      'a,b\n1,"two\nli,nes "x" here"\n3,4\n',
      [
        [stray(2), '1', '"two'],
        [stray(3), 'li', 'nes "x" here"'],
        [null, '3', '4'],
      ],
    ],
    [
      'too few cells',
      'a,b,c\n1,2,3\n4,5\n',
      [
        [null, '1', '2', '3'],
        ['This row has 2 cells, the header has 3', '4', '5'],
      ],
    ],
    [
      'too many, also blank ones',
      'a,b\n1,2\n3,4,\n',
      [
        [null, '1', '2'],
        ['This row has 3 cells, the header has 2', '3', '4', ''],
      ],
    ],
  ])('%s', (_, text, rows) => {
    for (const pieces of [text, cut(text, 1), cut(text, 7)]) {
      const found = read(pieces);
      expect(found.issue).toBeNull();
      expect(found.rows.map(({ issue, cells }) => [issue, ...cells])).toEqual(rows);
    }
  });

  it('are the same ones however the text is cut, and all others are as they were', () => {
    const line = fc.string({
      unit: fc.constantFrom('a', '"', '""', ',', ' ', '\n', '"\n', ',"'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 9 }), (text, length) => {
        const whole = read(`a,b\n"1",2\n${text}`, ',');
        expect(read(cut(`a,b\n"1",2\n${text}`, length), ',')).toEqual(whole);
        expect(whole.issue).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });

  it('cost no more than others, however many there are', () => {
    const text = `a,b\n${'"a"b\n'.repeat(200_000)}`;
    const { rows } = read(text);
    expect(rows.length).toBe(200_000);
    expect(rows.every(({ issue }) => issue !== null)).toBe(true);
  });
});

describe('what is wrong in some other way', () => {
  const row = (text: string) => read(text).rows.map(({ issue, cells }) => [issue, ...cells]);

  it('names a row that has lost the separator before a quoted cell with a comma', () => {
    const text = 'price,name,made\n1.00,"Chair, red",here\n$78.07"Table, Round 48""",here\n';
    expect(row(text)).toEqual([
      [null, '1.00', 'Chair, red', 'here'],
      [stray(3), '$78.07"Table', ' Round 48"""', 'here'],
    ]);
    // The same in a file without other quotes.
    expect(row('a,b\n1,2\n5"x, y"\n')).toEqual([
      [null, '1', '2'],
      [stray(3), '5"x', ' y"'],
    ]);
  });

  it('leaves inch signs alone', () => {
    expect(row('a,b\n5" pipe,"1, 2"\n6" rod,3\n')).toEqual([
      [null, '5" pipe', '1, 2'],
      [null, '6" rod', '3'],
    ]);
    expect(row('a,b\n5",6"\n7",8"\n9",10"\n')).toEqual([
      [null, '5"', '6"'],
      [null, '7"', '8"'],
      [null, '9"', '10"'],
    ]);
  });

  it('names a row that repeats the header, and takes those below it for rows', () => {
    expect(row('a,b\n1,2\na, b\n3,4\n')).toEqual([
      [null, '1', '2'],
      ['This row repeats the header', 'a', ' b'],
      [null, '3', '4'],
    ]);
  });

  it('names a cell in quotes of the other kind', () => {
    expect(row(`a,b\n1,"2, 3"\n'it''s',4\n`)).toEqual([
      [null, '1', '2, 3'],
      [stray(3), "'it''s'", '4'],
    ]);
  });

  it('names cells that a text in quotes of the other kind was split into', () => {
    expect(row(`a,b\n1,2\n'oak, old'\n'elm, old'x\n`)).toEqual([
      [null, '1', '2'],
      [stray(3), "'oak", " old'"],
      [stray(4), "'elm", " old'x"],
    ]);
  });

  it('names both parts of a text that has lost a quote, where one of them looks like a row', () => {
    const part = 'This row may be part of a text that a quote in the rows next to it does not close';
    expect(row(`a,b\n1,2\ntwo\nlines',3\n4,5\n`)).toEqual([
      [null, '1', '2'],
      ['This row has 1 cell, the header has 2', 'two'],
      [part, "lines'", '3'],
      [null, '4', '5'],
    ]);
    // A footer is no such part.
    expect(row('a,b\n1,2\nTotal 3\n')).toEqual([
      [null, '1', '2'],
      ['This row has 1 cell, the header has 2', 'Total 3'],
    ]);
  });

  it('names a row whose last text goes on below, where its first line alone looks like a whole row', () => {
    const part = 'This row may be part of a text that a quote in the rows next to it does not close';
    expect(row('a,b,c,d\n1,"2,0",3,\n4,5,5,six\n,7\n,"\n8,"9,0",1,\n')).toEqual([
      [null, '1', '2,0', '3', ''],
      [part, '4', '5', '5', 'six'],
      ['This row has 2 cells, the header has 4', '', '7'],
      [stray(5), '', '"'],
      [null, '8', '9,0', '1', ''],
    ]);
  });

  it('names a row that has swallowed the next ones, up to the quotes of a text that begins with one', () => {
    const [first] = row('a;b\n1;"\nAda;"""";3\n4;"""\n";12;\n"\n,";;4\n');
    expect(first?.[0]).toBe(
      'This row may be part of a text that a quote in the rows next to it does not close',
    );
  });

  it('refuses a header that has swallowed a row', () => {
    const file = '"Name\n"",""""", x","","São Paulo"\n"","two\nlines","12","2024-05-06"\n';
    expect(read(file).issue?.message).toContain('header');
  });

  it('names a row that has swallowed the next one, where a quote is lost', () => {
    const part = 'This row may be part of a text that a quote in the rows next to it does not close';
    expect(row('a,b\n1,2\n3,"four""\nfive,"\n 6"\n8,9\n')).toEqual([
      [null, '1', '2'],
      [part, '3', 'four"\nfive,'],
      [stray(5), ' 6"'],
      [part, '8', '9'],
    ]);
  });

  it('takes apostrophes for letters in a file that has cells in quotation marks', () => {
    expect(row(`a,b\n1,"2, 3"\n'tis,4\n5,the boys'\nit's,6\n`)).toEqual([
      [null, '1', '2, 3'],
      [null, "'tis", '4'],
      [null, '5', "the boys'"],
      [null, "it's", '6'],
    ]);
  });

  it('names every cell in quotation marks of a file whose texts may be in apostrophes', () => {
    const text = `a\tb\n12\t'it''s'\n"\t"", x\n12\tS\n"\trobin\n`;
    expect(read(text).rows.filter(({ issue }) => issue === null)).toEqual([]);
  });

  it('names what is left of a row without any text, and a letter that cannot be read', () => {
    expect(row('a,b,c\n1,2,3\n"",\n')).toEqual([
      [null, '1', '2', '3'],
      ['This row has 2 cells, the header has 3', '', ''],
    ]);
    const [lost] = read('a,b\nS\uFFFDo,2\n', undefined, true).rows;
    expect(lost?.issue).toBe("This row has letters that cannot be read in the file's encoding");
    // The file's own: the letter was lost before.
    expect(row('a,b\nS\uFFFDo,2\n')).toEqual([[null, 'S\uFFFDo', '2']]);
  });
});
