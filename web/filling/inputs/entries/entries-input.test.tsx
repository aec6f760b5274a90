import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { patience } from '#tests/support/patience.ts';
import { ask, drawDraftForm as draw, idOf } from '#tests/components/draft-form-world.tsx';
import { imageShelf } from '#tests/components/image-shelf.ts';

const damages = ask(7, 'Damages', 'ENTRIES', {
  questionMeta: [{ key: 'entryName', value: 'Damage' }],
  questions: [
    ask(8, 'Part', 'TEXT', { required: true }),
    ask(10, 'Where', 'PLACE'),
    ask(9, 'Size', 'NUMERIC', { condition: JSON.stringify({ '==': [{ var: idOf(8) }, 'Wing'] }) }),
  ],
});

it('adds entries, asks what their answers call for, and removes one that comes back', async () => {
  const { screen, field } = await draw({ given: { 1: 'North' }, more: [damages] });
  await screen.getByRole('button', { name: 'Add: Damage' }).click();
  await expect.element(field(/^Part/)).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Damage (new)', exact: true })).toBeVisible();
  await expect.element(field('Size')).not.toBeInTheDocument();
  await userEvent.keyboard('Wing');
  await field('Size').fill('3');
  await field('Where').fill("36°51'S 174°46'E");
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByText('Part: Wing, Where: -36.85, 174.7666667, Size: 3')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add: Damage' })).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Tail');
  await screen.getByRole('button', { name: 'Done' }).click();
  await screen.getByRole('button', { name: 'Remove Damage 1' }).click();
  await expect.element(screen.getByText('Damage 1 was removed.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Part: Wing, Where: -36.85, 174.7666667, Size: 3')).toBeVisible();
});

it('is not sent while an entry is wrong: says which, and of what', async () => {
  const { screen, submit, sent } = await draw({ given: { 1: 'North' }, more: [damages] });
  await screen.getByRole('button', { name: 'Add: Damage' }).click();
  await userEvent.keyboard('Wing');
  await screen.getByRole('textbox', { name: 'Size' }).fill('big');
  await submit();
  await expect.element(screen.getByText('Damage 1: Size: Please enter a number')).toBeVisible();
  expect(sent.mock.calls).toEqual([]);
});

it('an open entry asks what an answer around it calls for', async () => {
  const mode = ask(10, 'Mode', 'TEXT');
  const batches = ask(7, 'Damages', 'ENTRIES', {
    questions: [
      ask(8, 'Part', 'TEXT'),
      ask(9, 'Size', 'NUMERIC', { condition: JSON.stringify({ '==': [{ var: idOf(10) }, 'full'] }) }),
    ],
  });
  const { screen, field } = await draw({ given: { 1: 'North' }, more: [mode, batches] });
  await screen.getByRole('button', { name: 'Add: Entry' }).click();
  await userEvent.keyboard('Wing');
  await expect.element(field('Size')).not.toBeInTheDocument();
  await field('Mode').fill('full');
  await expect.element(field('Size')).toBeVisible();
});

it('a photo that is ready only after its entry was closed is in that entry, and of one that was blank in an entry of its own', async () => {
  const photos = ask(7, 'Damages', 'ENTRIES', {
    questionMeta: [{ key: 'entryName', value: 'Damage' }],
    questions: [ask(8, 'Part', 'TEXT'), ask(9, 'Photo', 'IMAGE')],
  });
  const { shelf } = imageShelf();
  const waiting: (() => void)[] = [];
  const keep = vi.fn(async () => {
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return `00000000-0000-4000-8000-00000000000${keep.mock.calls.length}`;
  });
  const { screen } = await draw({ given: { 1: 'North' }, more: [photos], images: { ...shelf, keep } });
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d');
  const picture = await canvas.convertToBlob();
  const take = async () => {
    const input = document.querySelector<HTMLInputElement>('[data-source=file]')!;
    await userEvent.upload(input, new File([picture], 'damage.png', { type: 'image/png' }));
    await vi.waitFor(() => expect(waiting).toHaveLength(1), patience);
    await screen.getByRole('button', { name: 'Done' }).click();
    waiting.pop()?.();
  };
  await screen.getByRole('button', { name: 'Add: Damage' }).click();
  await userEvent.keyboard('Wing');
  await take();
  await expect.element(screen.getByText('Part: Wing, Photo: Image')).toBeVisible();
  await screen.getByRole('button', { name: 'Add: Damage' }).click();
  await take();
  await expect
    .element(screen.getByRole('region', { name: 'Damage 2' }).getByText('Photo: Image'))
    .toBeVisible();
});
