import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawEditor } from '#tests/components/draw-editor.tsx';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';

const speed = questionOf(crypto.randomUUID(), 'NUMERIC', { text: 'Speed', required: true });
const remark = questionOf(crypto.randomUUID(), 'TEXT', { text: 'Remark', order: 1 });
const saved = formOf([speed, remark], { id: crypto.randomUUID(), name: 'Gates', published: false });

const draw = () => drawEditor(saved);

it('keeps a half-built condition while its card is closed, says so, and refuses to publish without it', async () => {
  const { screen, sent } = await draw();
  const card = () => page.getByRole('button', { name: /^Remark/, expanded: false });
  await card().click();
  await screen.getByRole('button', { name: 'Add a condition' }).click();
  await screen.getByRole('combobox', { name: 'Question' }).click();
  await page.getByRole('option', { name: 'Speed', exact: true }).click();
  await page.getByRole('button', { name: /^Remark/, expanded: true }).click();
  await expect.poll(() => card().element().textContent).toMatch(/A condition or formula is not complete/);

  await screen.getByRole('button', { name: 'Publish' }).click();
  await expect.element(screen.getByText('Finish this, or remove the incomplete parts').first()).toBeVisible();
  expect(sent.map(({ id }) => id)).not.toContain('forms.publish');

  // It is opened where it was left.
  await expect.element(page.getByRole('combobox', { name: 'Question' })).toHaveValue('Speed');
});
