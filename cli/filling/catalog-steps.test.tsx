// Choosing from the catalog at a terminal: by code, below an earlier answer, and what becomes of an answer that no longer
// fits.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { treeOf } from '#core/catalog/tree.ts';
import { withFollowedQuestion } from '#core/forms/question-meta.ts';
import { question } from '#core/questions/schema.ts';
import { keys } from '#tests/support/draw-terminal.tsx';
import {
  createFillServer,
  createFillTerminal,
  type FillTerminal,
  form,
  idOf,
} from '#tests/support/fill-terminal.tsx';

let terminal: FillTerminal;
beforeEach(async () => {
  terminal = await createFillTerminal();
});
afterEach(() => terminal.end());

const item = (index: number, name: string, parent: number | null, code: string) => ({
  id: idOf(index),
  name,
  parentId: parent === null ? null : idOf(parent),
  type: { id: idOf(70), name: 'Place' },
  code,
  fields: name === 'Hall' ? { area: '120 m2' } : {},
  retired: name === 'Old hall',
  version: 1,
});
const catalog = treeOf([
  item(20, 'North', null, 'N'),
  item(21, 'Hall', 20, 'N-1'),
  item(22, 'Old hall', 20, 'N-2'),
  item(30, 'South', null, 'S'),
  item(31, 'Cellar', 30, 'S-1'),
]);
const asked = {
  ...form,
  questions: [
    question.parse({ id: idOf(1), order: 1, text: 'Site', type: 'CATALOG_RADIO', required: true }),
    question.parse({
      id: idOf(2),
      order: 2,
      text: 'Room',
      type: 'CATALOG_RADIO',
      questionMeta: [...withFollowedQuestion([], idOf(1))],
    }),
  ],
};

it('offers what stands below the earlier answer, and removes what no longer fits', async () => {
  const { type, text } = await terminal.draw(createFillServer({ asked, catalog }));
  expect(text()).toContain('Answer "Site" first');
  await type(keys.enter);
  expect(text()).toMatch(/North {2}N {2}>/);
  await type('n');
  await type(keys.enter);
  await type(keys.enter);
  expect(text()).toMatch(/› Hall {2}N-1 · 120 m2/);
  expect(text()).not.toContain('Old hall');
  expect(text()).not.toContain('Cellar');
  // A scanner types the code, then Enter.
  await type('n-1');
  await type(keys.enter);
  expect(text()).toMatch(/Room\s+North \/ Hall/);
  await type(keys.up);
  await type(' ');
  await type('s');
  await type(keys.enter);
  expect(text()).toMatch(/Site \*\s+South/);
  expect(text()).toContain('The answer was removed');
  expect(text()).not.toContain('North / Hall');
});
