import { describe, expect, it } from 'vitest';
import { question } from '#core/questions/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import { treeOf } from '#core/catalog/tree.ts';
import { indexCatalog } from '../catalog/catalog-index.ts';
import { readRowsCsv } from './rows-csv.ts';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const ask = (last: number, text: string, type: QuestionType, options: string[] = []) =>
  question.parse({
    id: id(last),
    text,
    type,
    questionOptions: options.map((value, order) => ({ value, order })),
  });
const questions = [
  ask(1, 'Place', 'TEXT'),
  ask(2, 'Cost (total, $)', 'NUMERIC'),
  ask(3, 'Tools', 'CHECKBOXES', ['Rope', 'Torch']),
  ask(4, 'Seen at', 'DATETIME'),
  ask(5, 'Area', 'CATALOG_CHECKBOX'),
  ask(6, 'Day', 'DATE'),
  ask(7, 'Time', 'TIME'),
];
const read = (text: string, dateFormat?: string) =>
  readRowsCsv(new TextEncoder().encode(text), {
    questions,
    newId: () => id(9),
    timeZone: 'Europe/Paris',
    dateFormat,
  });
const answer = (last: number, value: string) => ({ questionId: id(last), value });

it('names items of the catalog by code, by path or by name', async () => {
  const type = { id: id(8), name: 'Place' };
  const item = (last: number, name: string, parent: number | null, code: string | null) => ({
    id: id(last),
    name,
    parentId: parent === null ? null : id(parent),
    type,
    code,
    fields: {},
    retired: false,
    version: 1,
  });
  const catalog = indexCatalog(treeOf([item(6, 'Yard', null, null), item(7, 'Tank', 6, 'T-1')]));
  const file = ['Place,Area', 'Home,t-1;Yard', 'Home,yard / tank', 'Home,T-2', 'Home,'].join('\n');
  const { rows, issues } = await readRowsCsv(new TextEncoder().encode(file), {
    questions,
    newId: () => id(9),
    timeZone: 'Europe/Paris',
    catalog,
  });
  const tank = answer(5, `${id(6)},${id(7)}`);
  expect(rows.map(({ answers }) => answers.slice(1))).toEqual([[tank, answer(5, id(6))], [tank], [], []]);
  expect(issues).toEqual([{ path: 'rows.2.Area', message: 'No catalog item has the code or name "T-2"' }]);
});

describe('rows in a CSV file', () => {
  it('have titles as headers, whatever their case and signs, and values as an import has them', async () => {
    const file = [
      'PLACE;Cost total;Tools;Seen at;Area',
      `Home;12,5;rope|Torch;2026-07-01 14:05;"${id(6)},${id(7)}"`,
    ];
    expect(await read(file.join('\n'))).toEqual({
      lines: [2],
      rows: [
        {
          id: id(9),
          answers: [
            answer(1, 'Home'),
            answer(2, '12.5'),
            answer(3, 'Rope'),
            answer(3, 'Torch'),
            answer(4, '1782907500000,7200000'),
            answer(5, `${id(6)},${id(7)}`),
          ],
        },
      ],
      ownIds: new Set(),
      issues: [],
    });
  });

  it('may bring ids, and dates of a format', async () => {
    const { rows, ownIds, issues } = await read(`id,Seen at\n${id(8)},01/07/2026\n`, 'dd/MM/yyyy');
    expect(issues).toEqual([]);
    expect(ownIds).toEqual(new Set([id(8)]));
    expect(rows).toEqual([{ id: id(8), answers: [answer(4, '1782856800000,7200000')] }]);
  });

  it('are refused at the column or the cell', async () => {
    const { issues } = await read('Place,Wing,Tools,Seen at,Day,Time\nHome,x,Hammer,soon,31.1.,8h\n');
    expect(issues).toEqual([
      { path: 'columns.Wing', message: 'The form does not ask this question in a row' },
      { path: 'rows.0.Tools', message: '"Hammer" is not one of the options' },
      { path: 'rows.0.Seen at', message: '"soon" is not a date in the format yyyy-MM-dd HH:mm' },
      { path: 'rows.0.Day', message: '"31.1." is not a date in the format yyyy-MM-dd' },
      { path: 'rows.0.Time', message: '"8h" is not a time: write 14:05 or 14:05:30' },
    ]);
  });
});
