import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawEditor } from '#tests/components/draw-editor.tsx';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';

const saved = formOf([questionOf(crypto.randomUUID(), 'TEXT', { text: 'Gate', required: true })], {
  id: crypto.randomUUID(),
  name: 'Gates',
  published: false,
});

const draw = () => drawEditor(saved);

it('a matrix is added, whose rows have their options together', async () => {
  const { screen, rows, saves } = await draw();
  await screen.getByRole('button', { name: 'Add to "Asked with every entry"' }).click();
  await page.getByRole('menuitem', { name: 'Matrix of choices' }).click();
  await screen.getByRole('textbox', { name: 'Heading' }).fill('Service');
  await screen.getByRole('button', { name: 'Add a row' }).click();
  await screen.getByRole('textbox', { name: 'Question' }).fill('Price');
  await expect.element(screen.getByText(/of the matrix "Service"/)).toBeVisible();
  await screen.getByRole('group', { name: 'Options' }).getByRole('textbox').first().fill('Good');
  await rows
    .getByRole('button', { name: /Question without a title/, expanded: false })
    .first()
    .click();
  await screen.getByRole('textbox', { name: 'Question' }).fill('Taste');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  // On a slow machine the draft is saved by itself before.
  await expect
    .poll(() => saves().slice(-1))
    .toMatchObject([
      {
        input: {
          body: {
            elements: [{ data: { label: 'Service', matrix: true } }],
            questions: expect.arrayContaining(
              ['Taste', 'Price'].map((text) =>
                expect.objectContaining({
                  text,
                  type: 'RADIO',
                  questionOptions: [expect.objectContaining({ value: 'Good' })],
                }),
              ),
            ),
          },
        },
      },
    ]);
});
