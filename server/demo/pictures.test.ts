import sharp from 'sharp';
import { expect, it } from 'vitest';
import { draw } from './pictures.ts';

const image = (picture: string, id: string, userId = 'one') => ({
  id,
  picture,
  user: { id: userId } as never,
});

it('draws the same signature for the same person, and another for another', async () => {
  const [one, again, other] = await Promise.all(
    ['one', 'one', 'two'].map((userId) => draw(image('signature', 'a', userId))),
  );
  expect(one?.bytes).toEqual(again?.bytes);
  expect(one?.bytes).not.toEqual(other?.bytes);
});

it('draws each photo anew', async () => {
  const [one, other] = await Promise.all(['a', 'b'].map((id) => draw(image('photo', id))));
  expect(one?.bytes).not.toEqual(other?.bytes);
});

it.each([
  ['signature', 'png'],
  ['photo', 'jpeg'],
  ['portrait', 'jpeg'],
])('a %s is a file of the type that is told: %s', async (picture, format) => {
  const { bytes, mimeType } = await draw(image(picture, 'a'));
  expect(mimeType).toBe(`image/${format}`);
  expect((await sharp(bytes).metadata()).format).toBe(format);
});
