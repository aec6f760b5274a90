// Draws the form editor over a server that answers in the page.
import { vi } from 'vitest';
import type { WholeForm } from '#core/forms/calls.ts';
import { type DrawOptions, drawPage } from './draw-page.tsx';
import { FormEditorPage, type FormSource } from '#web/forms/editor/editor-page.tsx';

/** Of the form that the server has, or of another source. What is saved is one version further. */
export async function drawEditor(
  saved: WholeForm,
  source: FormSource = { kind: 'form', formId: saved.id },
  options: DrawOptions = {},
) {
  const [onSaved, onOpen] = [vi.fn(), vi.fn()];
  const drawn = await drawPage(
    <main id="content">
      <FormEditorPage
        source={source}
        onSaved={onSaved}
        onCreated={() => undefined}
        onPublished={() => undefined}
        onOpen={onOpen}
        AnswerField={() => <input aria-label="An answer" />}
      />
    </main>,
    {
      // What is not saved is stored on the device, which tests share.
      userId: crypto.randomUUID(),
      ...options,
      answers: {
        'forms.read': () => saved,
        'forms.change': ({ body }) => ({ ...saved, ...body, version: 2 }),
        'catalog.types': () => [],
        'users.pageGroups': () => ({ content: [], page: 0, size: 100, totalElements: 0, totalPages: 0 }),
        'users.list': () => [],
        ...options.answers,
      },
    },
  );
  const rows = drawn.screen.getByRole('list', { name: 'Asked with every entry' });
  const card = (name: string) => rows.getByRole('button', { name: new RegExp(`^(. )?${name}`) }).first();
  const saves = () => drawn.sent.filter((call) => call.id === 'forms.change');
  return { ...drawn, onSaved, onOpen, rows, card, saves };
}
