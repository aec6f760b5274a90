// The report of an XLSForm against what was really read and written: no cell goes unnamed, and nothing counts as kept
// that was changed.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { draftOfInput } from '#core/forms/draft/draft-wire.ts';
import type { DraftItem } from '#core/forms/draft/form-draft.ts';
import type { Form, FormInput } from '#core/forms/schema.ts';
import { anyForm } from '#tests/support/random-forms.ts';
import { outline, uuids } from '#tests/support/xlsform-sheets.ts';
import { readXlsForm } from './read.ts';
import type { SheetCells } from './sheets.ts';
import { writeXlsForm } from './write.ts';

const columns = [
  'type',
  'name',
  'label',
  'label::French',
  'hint',
  'hint::French',
  'required',
  'read_only',
  'relevant',
  'default',
  'constraint',
  'constraint_message',
  'choice_filter',
  'calculation',
  'appearance',
  'parameters',
  'repeat_count',
  'media::image',
  'label',
  '',
] as const;

const types = [
  'text',
  'integer',
  'decimal',
  'image',
  'note',
  'date',
  'barcode',
  'acknowledge',
  'range',
  'geopoint',
  'calculate',
  'audio',
  'select_one list',
  'select_multiple list',
  'select_multiple list or_other',
  'select_one gone',
  'rank list',
  'begin_group',
  'end_group',
  'begin_repeat',
  'end_repeat',
  '# old',
  '',
];

/** Texts that are told apart wherever they come up, some of which a column takes. */
const textsOf: Partial<Record<(typeof columns)[number], readonly string[]>> = {
  required: ['yes', 'no', 'if(1, 2, 3)'],
  read_only: ['yes', 'no', '${first} = 1'],
  relevant: ['${first} = "x"', 'broken('],
  default: ['a', '3', 'now()'],
  calculation: ['1 + 2', 'once(3)'],
  appearance: ['signature', 'signature minimal', 'draw', 'w1'],
};

const anyRow = fc
  .tuple(
    fc.constantFrom(...types),
    fc.nat(1_000_000),
    fc.tuple(...columns.map(() => fc.option(fc.nat(5), { nil: null, freq: 2 }))),
  )
  .map(([type, seed, cells]) =>
    cells.map((pick, index) => {
      const column = columns[index] ?? '';
      if (column === 'type') return type;
      if (pick === null) return '';
      const texts = textsOf[column];
      const mark = `${column.replaceAll(/\W/g, '')}${index}_${seed}_${pick}`;
      return texts?.[pick % texts.length] ?? (pick === 5 ? `**${mark}**` : mark);
    }),
  );

const choices: SheetCells = {
  name: 'choices',
  rows: [
    ['list_name', 'name', 'label'],
    ['list', 'a', 'Apple'],
    ['list', 'b', 'Pear'],
  ],
};

/** A workbook whose first question is there whatever else is: a form asks something that is required. */
function workbook(rows: readonly (readonly string[])[]): SheetCells[] {
  const first = columns.map((column, index) =>
    index === 18
      ? ''
      : ({ type: 'text', name: 'first', label: 'First', required: 'yes' }[column as string] ?? ''),
  );
  return [{ name: 'survey', rows: [[...columns], first, ...rows] }, choices];
}

/** Null: the workbook is refused, since nothing is left to ask in its rows. */
function read(rows: readonly (readonly string[])[]) {
  try {
    const { form, report } = readXlsForm(workbook(rows), uuids());
    return { outline: outline(form).join('\n'), report };
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return null;
    throw error;
  }
}

it('names every cell that the form does not show, and keeps no row that loses one', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 5 }), (rows) => {
      const whole = read(rows);
      fc.pre(whole !== null);
      rows.forEach((row, at) => {
        const line = at + 3;
        const said = whole.report.filter(({ sheet, row: place }) => sheet === 'survey' && place === line);
        const isLeftOut = said.some(({ level }) => level === 'dropped');
        const isKept = said.some(({ level }) => level === 'kept');
        row.forEach((text, index) => {
          const column = columns[index] ?? '';
          // The type says what the row is; names go by one line for all; "no" says what holds anyway.
          if (text === '' || text === 'no' || column === 'type' || column === 'name') return;
          const without = rows.map((each, place) => (place === at ? row.with(index, '') : each));
          if (column === 'read_only' && (row[0] === 'note' || row[0] === 'calculate')) return;
          const less = read(without);
          // A form requires the question by itself where nobody else does.
          const isForced = less?.report.some(
            ({ row: place, message }) => place === line && message.includes('is now required'),
          );
          if (less?.outline !== whole.outline || (column === 'required' && isForced)) return;
          const isNamed = said.some(
            ({ level, message }) =>
              level !== 'kept' &&
              (message.includes(text.slice(0, 50)) || (column.includes('::') && message.includes(column))),
          );
          expect([text, isNamed || isLeftOut, isKept], JSON.stringify({ row, said })).toEqual([
            text,
            true,
            false,
          ]);
        });
        if (isKept) expect(whole.outline).toContain(row[2] || row[1]);
      });
    }),
    { numRuns: 60 },
  );
});

it('keeps of a form, as it is written, only what is read back the same', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const { sheets, report } = writeXlsForm(form);
      const again = itemsIn(readXlsForm(sheets, uuids()).form);
      const kept = report.filter(({ level, sheet }) => level === 'kept' && sheet === 'survey');
      for (const { row } of kept) {
        const label = sheets[0]?.rows[(row ?? 0) - 1]?.[2];
        const found = itemsIn(form).filter((item) => labelOf(item) === label);
        expect(again.map(shown)).toEqual(expect.arrayContaining([expect.toBeOneOf(found.map(shown))]));
        if (found.length > 1) continue;
        for (const item of found) {
          if (item.kind === 'question')
            expect(item).toMatchObject({ hidden: false, pinned: false, widgetOrder: null, questionMeta: [] });
        }
      }
    }),
    { numRuns: 60 },
  );
});

function itemsIn(form: Form | FormInput): readonly DraftItem[] {
  const draft = draftOfInput(form, uuids());
  return [...draft.setup, ...draft.rows].flatMap((item): DraftItem[] =>
    item.kind === 'question' ? [item, ...(item.questions ?? [])] : [item],
  );
}

function labelOf(item: DraftItem): string {
  return item.kind === 'question' ? item.text : item.data.label;
}

/** What an XLSForm can say of an item, without the ids. */
function shown(item: DraftItem): unknown {
  if (item.kind === 'element') return { type: item.type, label: item.data.label.trim() };
  const { text, type, required, options, defaultAnswers } = item;
  return {
    text: text.trim(),
    type,
    required,
    options: options.map(({ value, name }) => [value.trim(), (name ?? value).trim()]),
    defaultAnswers,
  };
}
