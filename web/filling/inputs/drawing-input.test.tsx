// A photo that is drawn on, and a drawing without one.
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { imageShelf } from '#tests/components/image-shelf.ts';
import { AnsweredInput } from '#tests/components/answered-input.tsx';
import { drawPage } from '#tests/components/draw-page.tsx';
import { InputWorldProvider } from './input-world.tsx';
import { PhotoInput } from './photo-input.tsx';

async function draw() {
  const { shelf, images } = imageShelf();
  const { screen } = await drawPage(
    <InputWorldProvider world={{ images: shelf, catalog: null, savedAnswers: {} }}>
      <AnsweredInput Input={PhotoInput} type="DRAWING" label="Damage" />
    </InputWorldProvider>,
  );
  return { screen, images };
}

/** A photo of one colour. */
async function photo(color: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 800;
  canvas.height = 600;
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 800, 600);
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/png'));
  return new File([blob], 'photo.png', { type: 'image/png' });
}

/** Draws a line across the middle of the paper. */
async function stroke(): Promise<void> {
  const canvas = document.querySelector<HTMLCanvasElement>('[role=dialog] canvas[role=img]')!;
  const { width, height } = canvas.getBoundingClientRect();
  const at = (across: number) => ({ x: across * width, y: height / 2 });
  await userEvent.dragAndDrop(canvas, canvas, {
    sourcePosition: at(0.2),
    targetPosition: at(0.8),
    steps: 6,
  });
}

/** Its size, and the colour of a place of it. */
async function seen(image: Blob, across: number, down: number) {
  const bitmap = await createImageBitmap(image);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const around = context.getImageData(across * bitmap.width - 1, down * bitmap.height - 6, 3, 12).data;
  const colors = Array.from({ length: around.length / 4 }, (_, index) =>
    around.slice(index * 4, index * 4 + 3),
  );
  const isRed = colors.some(([red = 0, green = 0, blue = 0]) => red > 150 && green < 110 && blue < 110);
  return { width: bitmap.width, height: bitmap.height, isRed, color: colors[0] };
}

it('draws on a photo, in its own size, and again on what was drawn', async () => {
  const { screen, images } = await draw();
  const input = document.querySelector<HTMLInputElement>('input[data-source=file]')!;
  await userEvent.upload(input, await photo('#2040ff'));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  const done = screen.getByRole('button', { name: 'Done' });
  await expect.element(done).toBeEnabled();
  await stroke();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await done.click();
  await expect.element(screen.getByText('["picture-1"]')).toBeVisible();
  const first = images.get('picture-1')!;
  expect(first.type).toBe('image/jpeg');
  expect(await seen(first, 0.5, 0.5)).toMatchObject({ width: 800, height: 600, isRed: true });
  expect(await seen(first, 0.5, 0.1)).toMatchObject({ isRed: false });

  await screen.getByRole('button', { name: 'Draw on it' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect.element(done).toBeEnabled();
  await done.click();
  await expect.element(screen.getByText('["picture-2"]')).toBeVisible();
  expect(await seen(images.get('picture-2')!, 0.5, 0.5)).toMatchObject({ isRed: true });
});

it('draws on paper, once something is on it', async () => {
  const { screen, images } = await draw();
  await screen.getByRole('button', { name: 'Draw without a photo' }).click();
  const done = screen.getByRole('button', { name: 'Done' });
  await expect.element(done).toBeDisabled();
  await stroke();
  await expect.element(done).toBeEnabled();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(done).toBeDisabled();
  await stroke();
  await done.click();
  await expect.element(screen.getByText('["picture-1"]')).toBeVisible();
  expect(await seen(images.get('picture-1')!, 0.5, 0.5)).toMatchObject({
    width: 1_600,
    height: 1_200,
    isRed: true,
  });
});
