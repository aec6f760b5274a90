import { describe, expect, it } from 'vitest';
import { optionsOf, questionOf } from '#tests/support/sheet-server.ts';
import { columnsCsv, entriesCsv } from './entry-csv.ts';
import { type AuditForm, auditTable, cellText } from './entry-table.ts';
import type { ListedEntry } from './schema.ts';
import type { AuditTab } from './view.ts';

const form: AuditForm = {
  id: 'f',
  questions: [
    {
      ...questionOf('phase', 'CHECKBOXES', { text: 'Phase', order: 1 }),
      questionOptions: optionsOf('a', 'b'),
    },
    questionOf('photo', 'IMAGE', { text: 'Photo', order: 2 }),
    questionOf('place', 'TEXT', { text: 'Place', order: 0 }),
    questionOf('shift', 'TEXT', { text: 'Shift', order: 0, context: true }),
  ],
};
const entry = (changes: Partial<ListedEntry>): ListedEntry => ({
  id: 'e',
  user: { id: 'u', userName: 'ann' },
  timestamp: 0,
  action: 'answer_changed',
  objectKey: 'sheetRow.r',
  tags: [],
  comment: null,
  previous: [],
  next: [],
  template: { id: 'f', name: 'Strikes' },
  sheetId: 's',
  sheetRowId: 'r',
  questionId: null,
  objectName: null,
  restorable: null,
  ...changes,
});
const tableOf = (tab: AuditTab, entries: ListedEntry[], formId: string | null = null) =>
  auditTable({ tab, entries, forms: [form], formId, options: { timeZone: 'UTC' } });
const texts = (tab: AuditTab, entries: ListedEntry[], formId: string | null = null) =>
  tableOf(tab, entries, formId).rows.map(({ cells }) => cells.map(cellText));

describe('the grid', () => {
  it('shows an answer before and after, several of them as an array, images as images', () => {
    const changed = entry({ questionId: 'phase', previous: ['a'], next: ['a', 'b'], comment: 'Misread' });
    const [row] = tableOf('answer-changes', [changed]).rows;
    expect(row?.cells.map(cellText)).toEqual([
      '1970-01-01 00:00',
      'ann',
      'Strikes',
      'Phase',
      'a',
      'a; b',
      'Misread',
    ]);
    expect(row?.cells.map(({ kind }) => kind)).toEqual([
      'date',
      'user',
      'form',
      'text',
      'text',
      'array',
      'text',
    ]);
    const [photo] = tableOf('answer-changes', [entry({ questionId: 'photo', next: ['i'] })]).rows;
    expect(photo?.cells.slice(4, 6)).toMatchObject([
      { kind: 'text', text: '' },
      { kind: 'image', ids: ['i'] },
    ]);
  });

  it('has a column for each question of the form that deleted rows are filtered by, else their answers in one', () => {
    const deleted = entry({
      action: 'row_deleted',
      previous: [JSON.stringify({ place: 'Gate 4', phase: ['a', 'b'], gone: 'x' })],
    });
    const { columns } = tableOf('deleted-rows', [deleted], 'f');
    expect(columns.map(({ title }) => title)).toEqual(['Date', 'User', 'Form', 'Place', 'Phase', 'Photo']);
    expect(texts('deleted-rows', [deleted], 'f')).toEqual([
      ['1970-01-01 00:00', 'ann', 'Strikes', 'Gate 4', 'a; b', ''],
    ]);
    expect(texts('deleted-rows', [deleted])[0]?.at(-1)).toBe('Place: Gate 4; Phase: a, b');
    const [row] = tableOf('deleted-rows', [deleted]).rows;
    expect(row?.cells[2]).toMatchObject({ kind: 'form', sheetId: 's', rowId: null });
    expect(row?.fields.map(({ title, before }) => [title, before && cellText(before)])).toEqual([
      ['Place', 'Gate 4'],
      ['Phase', 'a; b'],
      ['A deleted question', 'x'],
    ]);
  });

  it('shows everything else as sentences', () => {
    const published = entry({ action: 'form_published', sheetId: null, sheetRowId: null });
    expect(texts('activity', [published])).toEqual([
      ['1970-01-01 00:00', 'ann', 'ann published the form Strikes', '', 'Strikes'],
    ]);
  });

  it('shows what was kept of a form that is not there any more', () => {
    const lost = entry({
      questionId: 'q',
      previous: ['x'],
      next: [],
      template: { id: 'other', name: 'Gone' },
    });
    expect(texts('answer-changes', [lost])[0]?.slice(3, 6)).toEqual(['A deleted question', 'x', '']);
  });
});

it('the file has the grid, and nothing that a program would run', () => {
  const changed = entry({ questionId: 'place', previous: ['=1+A1'], next: ['Gate 4, north'] });
  const table = tableOf('answer-changes', [changed]);
  expect(columnsCsv(table)).toBe('Date,User,Form,Question,Before,After,Reason for Change\r\n');
  expect(entriesCsv(table)).toBe(`1970-01-01 00:00,ann,Strikes,Place,'=1+A1,"Gate 4, north",\r\n`);
  expect(entriesCsv({ rows: [] })).toBe('');
});
