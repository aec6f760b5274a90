import { expect, it } from 'vitest';
import { resizeColumn, usualLayout } from '#core/sheets/table/table-layout.ts';
import { terminalColumns } from './table-columns.ts';

it('marks rows that set off an alert or are reviewed, where the form has that', () => {
  const own = [{ id: 'date', title: 'Date', kind: 'date' as const }];
  const row = {
    id: 'r',
    sheetId: 's',
    cells: ['1970'],
    images: {},
    reviewState: 'APPROVED' as const,
    alerts: ['Costly'],
  };
  const layout = usualLayout;
  const shown = terminalColumns(own, { hasAlerts: true, hasReview: true, layout });
  expect(shown.map(({ value }) => value(row))).toEqual(['!', '✓', '1970']);
  const spoken = terminalColumns(own, { hasAlerts: true, hasReview: true, isSpoken: true, layout });
  expect(spoken.map(({ title, value }) => `${title} ${value(row)}`)).toEqual(['Alerts Costly', 'Date 1970']);
  expect(terminalColumns(own, { hasAlerts: false, hasReview: false, layout })).toHaveLength(1);
});

it('has the columns that a layout shows, in its order and width, each with its own cells', () => {
  const own = ['a', 'b', 'c'].map((id) => ({ id, title: id, kind: 'question' as const }));
  const row = { id: 'r', sheetId: 's', cells: ['1', '2', '3'], images: {}, reviewState: null, alerts: [] };
  const layout = resizeColumn({ ...usualLayout, order: ['c', 'b', 'a'], hidden: ['b'] }, 'a', 160);
  const shown = terminalColumns(own, { hasAlerts: false, hasReview: false, layout });
  expect(shown.map(({ value, width }) => [value(row), width])).toEqual([
    ['3', undefined],
    ['1', 20],
  ]);
});

it('leaves room for answers where there is little: the mark stands for the review, names are cut', () => {
  const own = [
    { id: 'date', title: 'Date', kind: 'date' as const },
    { id: 'user', title: 'User', kind: 'user' as const },
    { id: 'sheet', title: 'Sheet', kind: 'sheet' as const },
    { id: 'review', title: 'Review', kind: 'review' as const },
    { id: 'damage', title: 'Damage', kind: 'question' as const },
  ];
  const ids = (options: { isNarrow: boolean; sortedBy?: string; hasReview?: boolean }) =>
    terminalColumns(own, { hasAlerts: true, hasReview: true, layout: usualLayout, ...options }).map(
      ({ id }) => id,
    );
  expect(ids({ isNarrow: false })).toEqual([
    'alerts',
    'reviewed',
    'date',
    'user',
    'sheet',
    'review',
    'damage',
  ]);
  expect(ids({ isNarrow: true })).toEqual(['alerts', 'reviewed', 'date', 'user', 'sheet', 'damage']);
  expect(ids({ isNarrow: true, sortedBy: 'review' })).toContain('review');
  expect(ids({ isNarrow: true, hasReview: false })).toContain('review');

  const narrow = { hasAlerts: true, hasReview: true, layout: usualLayout, isNarrow: true };
  const before = terminalColumns(own, narrow).slice(0, -1);
  const room = 80 - before.reduce((sum, { most = 0 }) => sum + most + 2, 0);
  expect(room).toBeGreaterThan(26);
});
