import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawPage } from '#tests/components/draw-page.tsx';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { VersionsDialog } from './versions-dialog.tsx';

const [gate, weight] = ['Gate', 'Weight'].map((text, order) =>
  questionOf(crypto.randomUUID(), 'TEXT', { text, order, required: order === 0 }),
);
const now = formOf([gate!], { id: crypto.randomUUID(), name: 'Gates' });
const former = { version: 3, replacedAt: Date.UTC(2026, 10, 1), questionCount: 2 };

async function draw(versions: readonly (typeof former)[]) {
  const onClose = vi.fn();
  const drawn = await drawPage(
    <main id="content">
      <VersionsDialog
        form={{ id: now.id, name: now.name, published: true, current: true }}
        opened
        onClose={onClose}
      />
    </main>,
    {
      answers: {
        'forms.versions': () => ({ content: versions }),
        'forms.read': () => now,
        'forms.readVersion': () => ({ ...now, ...former, questions: [gate, weight] }),
        'forms.createVersion': () => ({ ...now, id: crypto.randomUUID() }),
      },
    },
  );
  return { ...drawn, onClose };
}

it('lists the versions, says what has changed since one, and begins the next one with it', async () => {
  const { sent, onClose } = await draw([former]);
  await expect.element(page.getByText('Version 3')).toBeVisible();
  await page.getByRole('button', { name: 'Changes since' }).click();
  await expect.element(page.getByText(/Question "Weight"/)).toBeVisible();
  await page.getByRole('button', { name: 'Make a new version from it' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent.find(({ id }) => id === 'forms.createVersion')).toMatchObject({ input: { body: { from: 3 } } });
});

it('says that a form has no earlier version', async () => {
  await draw([]);
  await expect.element(page.getByText('It has no earlier version.')).toBeVisible();
});
