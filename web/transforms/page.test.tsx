import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage, someone } from '#tests/components/draw-page.tsx';
import { deviceFile } from '#tests/support/device-file.ts';
import { ConvertPanel } from './convert-panel.tsx';

const csv = (text: string, name = 'export.csv') => new File([text], name, { type: 'text/csv' });

async function draw() {
  const { screen } = await drawPage(<ConvertPanel transforms={[]} />, { userId: someone.id });
  const pick = (file: File) => userEvent.upload(screen.getByLabelText('CSV file'), file);
  const submit = () => screen.getByRole('button', { name: 'Submit' }).click();
  return { screen, pick, submit };
}

it('refuses what is no CSV, or too large, in the words of the specification', async () => {
  const { screen, pick, submit } = await draw();
  await submit();
  await expect.element(screen.getByText('A file must be picked')).toBeVisible();
  await pick(csv('x'.repeat(2 * 1024 * 1024 + 1)));
  await expect
    .element(screen.getByText('Only CSV format is Accepted. The maximum allowed size is 2MB.'))
    .toBeVisible();
});

it('names the line that does not fit, and saves what is converted', async () => {
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
  const { screen, pick, submit } = await draw();
  // There is one: it is chosen.
  await expect
    .element(screen.getByRole('combobox', { name: 'Transform type' }))
    .toHaveValue('Metal detection');
  await pick(csv(deviceFile.text.replace('METAL', 'WOOD')));
  await submit();
  await expect
    .element(screen.getByText(/^Line 6, column "Result": "WOOD" is not one of the recipe/))
    .toBeVisible();
  expect(save).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Remove' }).click();
  await pick(csv(deviceFile.text));
  await submit();
  await expect.element(screen.getByText('Converted 5 rows: export converted.csv')).toBeVisible();
  expect(save).toHaveBeenCalledOnce();
  save.mockRestore();
});

it('hands on what is converted, as a step of an import', async () => {
  const onConverted = vi.fn<(file: File) => void>();
  const { screen } = await drawPage(<ConvertPanel transforms={[]} onConverted={onConverted} />, {
    userId: someone.id,
  });
  await userEvent.upload(screen.getByLabelText('CSV file'), csv(deviceFile.text));
  await screen.getByRole('button', { name: 'Convert and match columns' }).click();
  await expect.poll(() => onConverted.mock.calls.length).toBe(1);
  const file = onConverted.mock.calls[0]?.[0];
  expect(file?.name).toBe('export converted.csv');
  expect((await file?.text())?.split('\n').length).toBeGreaterThan(5);
});
