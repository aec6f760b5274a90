import { expect, it } from 'vitest';
import { findView } from './find-view.ts';

const views = [
  { id: '1', name: 'Pending', scope: 'COMPANY' },
  { id: '2', name: 'pending', scope: 'MINE' },
  { id: '3', name: 'Écluse', scope: 'COMPANY' },
] as const;
const form = { name: 'Strikes' };

it.each([
  ['Pending', '2'],
  ['1', '1'],
  [' E\u0301CLUSE ', '3'],
])('a view is found by %j', (name, id) => expect(findView(views, name, form).id).toBe(id));

it('a view that is not there says where to look', () => {
  expect(() => findView(views, 'Gone', form)).toThrow(expect.objectContaining({ code: 'not-found' }));
});
