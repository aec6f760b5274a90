import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawSheets } from '#tests/components/draw-sheets.tsx';
import { formOf, questionOf, sheetOf } from '#tests/support/sheet-server.ts';

const [species, speed] = [crypto.randomUUID(), crypto.randomUUID()];
const form = formOf([
  questionOf(species, 'TEXT', { text: 'Species' }),
  questionOf(speed, 'TEXT', { text: 'Speed', order: 1 }),
]);

async function begin(role: 'ADMIN' | 'USER') {
  const drawn = await drawSheets(form, [sheetOf('a')], {
    tab: 'dashboard',
    role,
    answers: { 'widgets.saveOwnLayout': () => form, 'widgets.saveLayout': () => form },
  });
  await page.getByRole('button', { name: 'Arrange' }).click();
  const saved = () => drawn.sent.filter(({ id }) => id.startsWith('widgets.save'));
  return { saved };
}

const handle = (verb: 'Move' | 'Resize', title: string) =>
  page.getByRole('button', { name: new RegExp(`^${verb} ${title}`) });

it('moves and resizes cards by keys, takes steps back, and keeps the layout for oneself', async () => {
  const { saved } = await begin('USER');
  await expect.element(page.getByRole('button', { name: 'Save for everybody' })).not.toBeInTheDocument();
  handle('Move', 'Speed').element().focus();
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowLeft}{/Shift}');
  const said = page.getByRole('toolbar', { name: 'Arrange' }).getByRole('status');
  await expect.element(said).toHaveTextContent('Speed: column 1, line 5; 5 columns wide, 10 lines high');
  await page.getByRole('button', { name: 'Undo' }).click();
  handle('Resize', 'Speed').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(said).toHaveTextContent('Speed: column 1, line 5; 6 columns wide, 11 lines high');
  await page.getByRole('button', { name: 'Keep as mine' }).click();
  await expect.element(page.getByRole('button', { name: 'Arrange' })).toBeVisible();
  expect(saved()).toMatchObject([
    { id: 'widgets.saveOwnLayout', input: { body: { layout: { [speed]: { x: 0, y: 4, w: 6, h: 11 } } } } },
  ]);
  // Fixed from now on.
  await expect.element(page.getByRole('button', { name: /^Move Speed \d/ })).not.toBeInTheDocument();
});

it('moves a card to where the pointer drops it, which swaps it with the one there', async () => {
  const { saved } = await begin('ADMIN');
  await userEvent.dragAndDrop(handle('Move', 'Species'), handle('Move', 'Sheet Context'));
  await page.getByRole('button', { name: 'Save for everybody' }).click();
  await expect
    .poll(saved)
    .toMatchObject([
      { id: 'widgets.saveLayout', input: { body: { layout: { [species]: { x: 0, y: 0 } } } } },
    ]);
});
