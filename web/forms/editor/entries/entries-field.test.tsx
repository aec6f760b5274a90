import { expect, it } from 'vitest';
import { drawEditor } from '#tests/components/draw-editor.tsx';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';

const id = () => crypto.randomUUID();
const [gate, damages] = [
  questionOf(id(), 'TEXT', { text: 'Gate', required: true }),
  questionOf(id(), 'ENTRIES', {
    text: 'Damages',
    order: 1,
    questions: [questionOf(id(), 'TEXT', { text: '' }), questionOf(id(), 'TEXT', { text: 'Part', order: 1 })],
  }),
];

it('counts what is wrong with a question of an entry at its card, and at the closed card around it', async () => {
  const saved = formOf([gate, damages], { id: id(), name: 'Gates', published: false });
  const { screen } = await drawEditor(saved);
  const card = (name: RegExp) => screen.getByRole('button', { name }).first();
  await screen.getByRole('textbox', { name: 'Form name' }).fill('Gates and doors');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(card(/Damages.*1 problem to fix/)).toBeVisible();
  await card(/^(. )?Damages/).click();
  await expect.element(card(/Question without a title.*1 problem to fix/)).toBeVisible();
  // A closed card in an open one looks closed: nothing of it is turned.
  const turned = (name: RegExp, expanded: boolean) => {
    const { lastElementChild } = screen.getByRole('button', { name, expanded }).first().element();
    return lastElementChild && getComputedStyle(lastElementChild).transform;
  };
  expect(turned(/Part/, false)).toBe('none');
  await expect.poll(() => turned(/Damages/, true), { timeout: 5_000 }).not.toBe('none');
});
