import { expect, it } from 'vitest';
import { drawEditor } from '#tests/components/draw-editor.tsx';
import { formOf, optionsOf, questionOf } from '#tests/support/sheet-server.ts';

const gate = { text: 'Gate', required: true, questionOptions: optionsOf('N', 'S') };
const published = formOf([questionOf(crypto.randomUUID(), 'RADIO', gate)], { id: crypto.randomUUID() });

it('begins the next version of a published form with the first save', async () => {
  const { screen, card, sent, saves } = await drawEditor(published, undefined, {
    answers: {
      'forms.list': () => [],
      'forms.createVersion': ({ body }) => ({ ...published, ...body, published: false, version: 7 }),
    },
  });
  await expect.element(screen.getByText(/^What you change becomes its next version\./)).toBeVisible();
  await card('Gate').click();
  await screen.getByRole('textbox', { name: 'Question' }).fill('Which gate?');
  const begun = () => sent.filter(({ id }) => id === 'forms.createVersion');
  expect(begun()).toEqual([]);
  await screen.getByRole('button', { name: 'Save and stay' }).click();
  await expect.poll(() => saves().length).toBe(1);
  expect(begun()).toMatchObject([{ input: { params: { id: published.id } } }]);
  expect(saves()[0]?.input).toMatchObject({ body: { version: 7, questions: [{ text: 'Which gate?' }] } });
});
