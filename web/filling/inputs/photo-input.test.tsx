// A photo is made smaller before it is kept: where it was taken stays with it only where the question keeps that.
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { withPlaceOfPhotos } from '#core/forms/question-meta.ts';
import { photoPlace, withPhotoPlace } from '#core/questions/places/photo-place.ts';
import { AnsweredInput } from '#tests/components/answered-input.tsx';
import { drawPage } from '#tests/components/draw-page.tsx';
import { imageShelf } from '#tests/components/image-shelf.ts';
import { InputWorldProvider } from './input-world.tsx';
import { PhotoInput } from './photo-input.tsx';

const place = 'geo:-36.85,174.76;u=5';

/** A JPEG that says where it was taken. */
async function taken(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')!.fillRect(0, 0, 30, 30);
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/jpeg'));
  return new File([withPhotoPlace(new Uint8Array(await blob.arrayBuffer()), place)], 'a.jpg', {
    type: 'image/jpeg',
  });
}

it.each([
  [true, place],
  [false, null],
])('keeps the place of a photo where the question says so: %s', async (keeps, expected) => {
  const { shelf, images } = imageShelf();
  const { screen } = await drawPage(
    <InputWorldProvider world={{ images: shelf, catalog: null, savedAnswers: {} }}>
      <AnsweredInput
        Input={PhotoInput}
        type="IMAGE"
        label="Damage"
        questionMeta={[...withPlaceOfPhotos([], keeps)]}
      />
    </InputWorldProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  expect(screen.getByText(/^Where the photo was taken is kept/).elements()).toHaveLength(keeps ? 1 : 0);
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[data-source=file]')!, await taken());
  await expect.element(screen.getByText('["picture-1"]')).toBeVisible();
  const bytes = new Uint8Array(await images.get('picture-1')!.arrayBuffer());
  expect(photoPlace(bytes)).toBe(expected);
  expect((await createImageBitmap(images.get('picture-1')!)).width).toBe(300);
});
