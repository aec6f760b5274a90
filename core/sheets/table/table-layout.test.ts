import { describe, expect, it } from 'vitest';
import {
  layoutFromText,
  moveColumn,
  narrowestColumn,
  orderedColumns,
  isUsual,
  pinColumn,
  pinnedColumns,
  resizeColumn,
  showAllColumns,
  showColumn,
  shownColumns,
  usualLayout,
} from './table-layout.ts';

const columns = ['date', 'user', 'place', 'speed'].map((id) => ({ id }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');

describe('the columns of a table', () => {
  it('stand as the form has them until somebody moves one', () => {
    expect(ids(shownColumns(columns, usualLayout))).toBe('date user place speed');
    const moved = moveColumn(usualLayout, columns, 'speed', 0);
    expect(ids(shownColumns(columns, moved))).toBe('speed date user place');
    expect(ids(shownColumns(columns, moveColumn(moved, columns, 'speed', 3)))).toBe('date user place speed');
  });

  it('keep their arrangement when the form asks other things', () => {
    const moved = moveColumn(usualLayout, columns, 'speed', 0);
    const later = [{ id: 'date' }, { id: 'size' }, { id: 'place' }, { id: 'weather' }, { id: 'speed' }];
    expect(ids(orderedColumns(later, moved))).toBe('speed date size place weather');
    expect(ids(orderedColumns([{ id: 'new' }, ...columns], moved))).toBe('new speed date user place');
  });

  it('are hidden and shown, but for the last one', () => {
    let layout = usualLayout;
    for (const { id } of columns) layout = showColumn(layout, columns, id, false);
    expect(ids(shownColumns(columns, layout))).toBe('speed');
    expect(ids(shownColumns(columns, showColumn(layout, columns, 'user', true)))).toBe('user speed');
    expect(ids(shownColumns(columns.slice(0, 1), layout))).toBe('date');
  });

  it('are as wide as somebody made them, within reason', () => {
    const layout = resizeColumn(resizeColumn(usualLayout, 'user', 250.4), 'place', -3);
    expect(layout.widths).toEqual({ user: 250, place: narrowestColumn });
    expect(resizeColumn(layout, 'user', null).widths).toEqual({ place: narrowestColumn });
  });

  it('come back from where they were kept, and from what is no layout as usual', () => {
    const layout = resizeColumn(
      showColumn(moveColumn(usualLayout, columns, 'speed', 1), columns, 'user', false),
      'date',
      200,
    );
    expect(layoutFromText(JSON.stringify(layout))).toEqual(layout);
    for (const text of [null, '', 'null', '7', '{"order":3,"hidden":{},"widths":[]}', '{"widths":{"a":"x"}}'])
      expect(layoutFromText(text)).toEqual(usualLayout);
  });
});

describe('pinned columns', () => {
  const pinnedOf = (layout: Parameters<typeof pinnedColumns>[0]) =>
    ids(shownColumns(columns, layout).slice(0, pinnedColumns(layout)));

  it('are the first two, until others are pinned behind them or taken out', () => {
    expect(pinnedOf(usualLayout)).toBe('date user');
    const more = pinColumn(usualLayout, columns, 'speed', true);
    expect([pinnedOf(more), ids(shownColumns(columns, more))]).toEqual([
      'date user speed',
      'date user speed place',
    ]);
    const fewer = pinColumn(more, columns, 'date', false);
    expect([pinnedOf(fewer), ids(shownColumns(columns, fewer))]).toEqual([
      'user speed',
      'user speed date place',
    ]);
    expect(pinColumn(usualLayout, columns, 'user', false).pinned).toBe(1);
    expect(pinColumn(usualLayout, columns, 'date', true)).toBe(usualLayout);
  });

  it('are remembered', () => {
    const none = { ...usualLayout, pinned: 0 };
    expect([isUsual(none), layoutFromText(JSON.stringify(none))]).toEqual([false, none]);
    expect(layoutFromText('{"pinned":-1}')).toEqual(usualLayout);
  });

  it('are hidden and shown with all others', () => {
    const first = showAllColumns(usualLayout, columns, false);
    expect(ids(shownColumns(columns, first))).toBe('date');
    expect(showAllColumns(first, columns, true)).toEqual(usualLayout);
  });
});
