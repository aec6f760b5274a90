// The report of an XLSForm against its sheets of choices and settings: each cell shows in the form, or is named.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { outline, uuids } from '#tests/support/xlsform-sheets.ts';
import { readXlsForm } from './read.ts';
import type { ReportLine } from './report.ts';
import type { SheetCells } from './sheets.ts';

type Table = { columns: readonly string[]; rows: readonly (readonly string[])[] };

const survey: SheetCells = {
  name: 'survey',
  rows: [
    ['type', 'name', 'label', 'label::French', 'required', 'choice_filter'],
    ['select_one list', 'first', 'First', 'Premier', 'yes', null],
    ['select_multiple other', 'second', 'Second', null, null, 'region = "x"'],
    ['text', 'third', 'Third', null, null, null],
  ],
};

/** Rows of a sheet: cells that are told apart wherever they come up, or one of a column's own texts. */
function anyTable(columns: readonly string[], own: Readonly<Record<string, readonly string[]>>) {
  const row = fc.tuple(fc.nat(1_000_000), fc.tuple(...columns.map(() => fc.option(fc.nat(9), { freq: 4 }))));
  return fc.array(row, { maxLength: 5 }).map((rows): Table => ({
    columns,
    rows: rows.map(([seed, picks]) =>
      picks.map((pick, at) => {
        if (pick === null) return '';
        const texts = own[columns[at] ?? ''];
        const mark = `${columns[at]?.replaceAll(/\W/g, '')}${at}_${seed}_${pick}`;
        // Too long for an option or a name.
        const long = pick === 9 ? 'x'.repeat(300) : '';
        return texts?.[pick % texts.length] ?? mark + long;
      }),
    ),
  }));
}

const anyChoices = anyTable(
  ['list_name', 'name', 'value', 'label', 'label::French', 'media::image', 'region', 'name', ''],
  { list_name: ['list', 'list', 'other', 'unused'], name: ['a', 'b', 'c'] },
);
const anySettings = anyTable(
  [
    'form_title',
    'title',
    'form_id',
    'id_string',
    'version',
    'default_language',
    'instance_name',
    'style',
    'public_key',
    'form_title',
    '',
  ],
  { default_language: ['French', 'English'] },
);

/** What the form shows of a workbook, and its report. */
function read(choices: Table, settings: Table) {
  const sheets = [
    survey,
    { name: 'choices', rows: [choices.columns, ...choices.rows] },
    { name: 'settings', rows: [settings.columns, ...settings.rows] },
  ] as SheetCells[];
  const { form, report } = readXlsForm(sheets, uuids());
  return { shown: [form.name, ...outline(form)].join('\n'), report };
}

const without = ({ columns, rows }: Table, row: number, column: number): Table => ({
  columns,
  rows: rows.map((cells, at) => (at === row ? cells.with(column, '') : cells)),
});

/** Whether a line of the report tells of a cell: by its text, with its whole row, or with its whole column or language. */
function tellsOf(cell: { sheet: string; row: number; column: string; text: string; list: string }) {
  const [base = '', language] = cell.column.split('::');
  return ({ sheet, row, level, message }: ReportLine) => {
    if (level === 'kept') return false;
    // What a filter reads is told where the filter stands.
    if (cell.column === 'region' && sheet === 'survey') return message.includes('region = "x"');
    // A language is told once, where it comes up first.
    if (language !== undefined && message.includes(`Texts in ${language}`)) return true;
    if (sheet !== cell.sheet) return false;
    if (row === cell.row) return level === 'dropped' || message.includes(cell.text.slice(0, 30));
    const isAll =
      message.includes(`The column "${base}" is left out`) ||
      message.includes(`The list "${cell.list}" is left out`);
    return isAll || message.includes(cell.text.slice(0, 30));
  };
}

it.each<['choices' | 'settings', fc.Arbitrary<Table>]>([
  ['choices', anyChoices],
  ['settings', anySettings],
])('names every cell of the sheet %s that the form does not show', (sheet, anySheet) => {
  const nothing: Table = { columns: ['form_title'], rows: [] };
  const plain: Table = { columns: ['list_name', 'name'], rows: [['list', 'a']] };
  const reading = (table: Table) => (sheet === 'choices' ? read(table, nothing) : read(plain, table));
  fc.assert(
    fc.property(anySheet, (table) => {
      const whole = reading(table);
      table.rows.forEach((cells, at) =>
        cells.forEach((text, index) => {
          if (text === '' || reading(without(table, at, index)).shown !== whole.shown) return;
          const cell = { sheet, row: at + 2, column: table.columns[index] ?? '', text, list: cells[0] ?? '' };
          expect(whole.report.some(tellsOf(cell)), JSON.stringify({ cell, said: whole.report })).toBe(true);
        }),
      );
    }),
    { numRuns: 300 },
  );
});
