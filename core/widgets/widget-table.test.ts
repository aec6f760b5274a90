import { expect, it } from 'vitest';
import { optionsOf, questionOf } from '#tests/support/sheet-server.ts';
import { amountText } from '#core/sheets/dashboard/amount-text.ts';
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import { barsNote } from './answered.ts';
import type { Widget } from './schema.ts';
import { leftOutText, widgetCsv, widgetTable } from './widget-table.ts';

const look = { timeZone: 'UTC' };
const widget: Widget = {
  id: 'w',
  title: 'Cost',
  map: 1,
  filter: null,
  aggregation: 'SUM',
  groupByQuestion: 'size',
  widgetOrder: null,
  hidden: false,
};

function linesOf(part: DashboardWidget): string[] {
  return widgetCsv(widgetTable(part, look)).split('\r\n');
}

function listOf(type: 'IMAGE' | 'TEXT', kind: 'images' | 'list', value: string): DashboardWidget {
  const items = [{ row: 0, value, at: 60_000, userName: 'ann' }];
  return {
    of: 'question',
    id: 'asked',
    question: questionOf('asked', type),
    summary: { kind, answered: 1, items },
  };
}

it('a widget that groups is a line a group, blank where it comes to no number', () => {
  const bars = [
    { label: 'Large', rows: 2, value: -1.5 },
    { label: 'No answer', rows: 1, value: Number.NaN },
  ];
  const part: DashboardWidget = { of: 'formula', id: 'w', widget, summary: { kind: 'bar', rows: 3, bars } };
  expect(linesOf(part)).toEqual(['Group,Sum,Entries', 'Large,-1.5,2', 'No answer,,1', '']);
});

it('a widget says how many rows are answered where that is not all', () => {
  const bars = [
    { label: 'Large', rows: 2, value: 4 },
    { label: 'Small', rows: 3, answered: 0, value: Number.NaN },
  ];
  const summary = { kind: 'bar', rows: 5, answered: 2, bars } as const;
  const part: DashboardWidget = { of: 'formula', id: 'w', widget, summary: { ...summary, bars } };
  expect(linesOf(part)).toEqual(['Group,Sum,Entries,Answered', 'Large,4,2,2', 'Small,,3,0', '']);
  expect(amountText(part)).toBe('5 entries, 2 answered');
  expect(barsNote({ ...summary, bars })).toBe('Group without answers: "Small".');
  expect(barsNote({ ...summary, bars, byDay: true })).toBeNull();
  const many = ['a', 'b', 'c', 'd', 'e'].map((label) => ({ label, rows: 1, answered: 0, value: Number.NaN }));
  expect(barsNote({ kind: 'bar', rows: 9, bars: many, groups: 1_200 })).toBe(
    'The 5 largest of 1,200. Groups without answers: "a", "b", "c" and 2 more.',
  );
});

it('choices are lines with their count and share', () => {
  const question = questionOf('size', 'RADIO', { questionOptions: optionsOf('Small') });
  const bars = [{ value: 'Small', label: 'Small', count: 2, share: 2 / 3 }];
  const part: DashboardWidget = {
    of: 'question',
    id: 'size',
    question,
    summary: { kind: 'ranked', answered: 2, bars },
  };
  expect(linesOf(part)).toEqual(['Answer,Count,Share %', 'Small,2,66.7', '']);
});

it('images are lines with their ids, as in an export', () => {
  expect(linesOf(listOf('IMAGE', 'images', 'image-1'))).toEqual([
    'At,User,Image',
    '1970-01-01 00:01,ann,image-1',
    '',
  ]);
});

it('says what is left out', () => {
  const bars = [{ label: 'Large', rows: 2, value: 1 }];
  const summary = { kind: 'bar', rows: 3, bars } as const;
  const part = (more: object): DashboardWidget => ({
    of: 'formula',
    id: 'w',
    widget,
    summary: { ...summary, bars, ...more },
  });
  expect(leftOutText(part({}), 1)).toBeNull();
  expect(leftOutText(part({ groups: 85_800 }), 1)).toBe('The largest 1 of 85,800');
});

it('an answer that a spreadsheet would run is shielded', () => {
  expect(linesOf(listOf('TEXT', 'list', '=HYPERLINK("x")'))[1]).toBe(
    `1970-01-01 00:01,ann,"'=HYPERLINK(""x"")"`,
  );
});
