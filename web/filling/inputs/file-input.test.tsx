// A file is chosen, refused with a word that says what to do, replaced and removed.
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AnsweredInput } from '#tests/components/answered-input.tsx';
import { drawPage } from '#tests/components/draw-page.tsx';
import { imageShelf } from '#tests/components/image-shelf.ts';
import { FileInput } from './file-input.tsx';
import { InputWorldProvider } from './input-world.tsx';

it('takes a document, says why it takes no other, and gives it back', async () => {
  const { shelf, images } = imageShelf();
  const { screen } = await drawPage(
    <InputWorldProvider world={{ images: shelf, catalog: null, savedAnswers: {} }}>
      <AnsweredInput Input={FileInput} type="FILE" label="Report" />
    </InputWorldProvider>,
  );
  const pick = (...file: ConstructorParameters<typeof File>) =>
    userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(...file));
  await expect.element(screen.getByText(/pdf, docx, .*of at most 20 MB\./)).toBeVisible();
  await pick(['<html>'], 'report.pdf');
  await expect.element(screen.getByText(/"report.pdf" is not what its name says/)).toBeVisible();
  expect(images.size).toBe(0);
  await pick(['%PDF-1.7'], 'My report.pdf');
  await expect.element(screen.getByRole('button', { name: 'Download My report.pdf, 8 bytes' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await pick(['a;b\n'], 'rows.csv');
  await expect.element(screen.getByText(/ 4 rows\.csv"/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await expect.element(screen.getByText('[]')).toBeVisible();
});
