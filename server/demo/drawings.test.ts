import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { DemoImage } from './data.ts';
import { draw } from './drawings.ts';

const image = (draws: DemoImage['draw'], userId: string): DemoImage => ({
  id: 'a',
  draw: draws,
  sheetId: 's',
  createdAt: 0,
  user: { id: userId } as never,
});

it('draws the same image for the same answer, another for another person', async () => {
  const [one, again, other] = await Promise.all(
    ['one', 'one', 'two'].map((userId) => draw(image('signature', userId))),
  );
  expect(one?.bytes).toEqual(again?.bytes);
  expect(one?.bytes).not.toEqual(other?.bytes);
});

it.each([
  ['signature', 'png'],
  ['photo', 'jpeg'],
  ['portrait', 'jpeg'],
] as const)('a %s is a file of the type that is told: %s', async (draws, format) => {
  const { bytes, mimeType } = await draw(image(draws, 'one'));
  expect(mimeType).toBe(`image/${format}`);
  expect((await sharp(bytes).metadata()).format).toBe(format);
});
