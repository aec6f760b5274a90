import { describe, expect, it } from 'vitest';
import {
  layoutFromText,
  moveColumn,
  narrowestColumn,
  orderedColumns,
  resizeColumn,
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
