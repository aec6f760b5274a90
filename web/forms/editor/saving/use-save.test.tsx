import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#core/errors.ts';
import { draftOf } from '#core/forms/draft/draft-wire.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { type Answers, drawPage } from '#tests/components/draw-page.tsx';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { useEditor } from '#web/forms/editor/use-editor.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useSave } from './use-save.ts';

const id = () => crypto.randomUUID();
const form = formOf([questionOf(id(), 'TEXT', { text: 'Gate', required: true })], { id: id() });
const draft = { ...form, published: false };

/** The editor without its fields: a name and a description, a button that saves, and the dialogs that may come. */
function SavedForm({ read }: { read: WholeForm }) {
  const [start] = useState(() => ({
    draft: draftOf(read, id),
    base: draftOf(read, id),
    saved: read,
    inForce: null,
  }));
  const [state, editor] = useEditor(() => start, id);
  const [savedName, setSavedName] = useState('');
  const saving = useSave({ editor, onIssues: () => undefined, onSaved: ({ name }) => setSavedName(name) });
  const { present } = state.history;
  return (
    <>
      <input
        aria-label="Name"
        value={present.name}
        onChange={({ target }) => editor.change((before) => ({ ...before, name: target.value }), 'name')}
      />
      <input
        aria-label="Description"
        value={present.description ?? ''}
        onChange={({ target }) => editor.change((before) => ({ ...before, description: target.value }))}
      />
      <button type="button" onClick={() => saving.save('leave')}>
        Save
      </button>
      <button type="button" onClick={() => saving.save('stay')}>
        Save and stay
      </button>
      <button type="button" onClick={saving.keep}>
        Pause
      </button>
      <button
        type="button"
        onClick={() => editor.change((before) => ({ ...before, reviewers: [{ id: id(), userName: 'ann' }] }))}
      >
        Ann reviews
      </button>
      <p>{present === state.base ? 'All saved' : 'Not saved'}</p>
      <output>{savedName}</output>
      <ChangesDialog saving={saving} base={start.base} draft={present} />
      <ConflictDialog saving={saving} base={start.base} draft={present} />
    </>
  );
}

async function draw(read: WholeForm, answers: Answers) {
  const drawn = await drawPage(<SavedForm read={read} />, { answers });
  // A published form keeps its name.
  await drawn.screen.getByLabelText(read.published ? 'Description' : 'Name').fill('Mine');
  await drawn.screen.getByRole('button', { name: 'Save' }).first().click();
  return { ...drawn, saves: () => drawn.sent.filter((call) => call.id === 'forms.change') };
}

const outdated = new AppError('conflict', undefined, {
  fields: { version: 2, changedBy: { id: id(), userName: 'mark', at: 1_800_000_000_000 } },
});
const theirs = { ...draft, version: 2, name: 'Theirs' };

it('is done at once for a form that nobody fills in yet', async () => {
  const { screen, saves } = await draw(draft, {
    'forms.change': ({ body }) => ({ ...draft, ...body, version: 2 }),
  });
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('Mine');
  expect(saves()).toMatchObject([{ input: { body: { name: 'Mine', version: 1 } } }]);
});

it('goes on with what was saved: what is typed next is based on it, and undo goes back over it', async () => {
  const { screen, saves } = await draw(draft, {
    'forms.change': ({ body }) => ({ ...draft, ...body, version: saves().length + 1 }),
  });
  const stay = screen.getByRole('button', { name: 'Save and stay' });
  await stay.click();
  await expect.element(screen.getByText('All saved')).toBeVisible();
  await screen.getByLabelText('Name').fill('Mine again');
  await expect.element(screen.getByText('Not saved')).toBeVisible();
  await stay.click();
  await expect.element(screen.getByText('All saved')).toBeVisible();
  // Nothing is changed: nothing is sent.
  await stay.click();
  // The first of them left the editor, which learns the new version by staying.
  expect(saves().map(({ input }) => input.body)).toMatchObject([
    { name: 'Mine', version: 1 },
    { name: 'Mine', version: 1 },
    { name: 'Mine again', version: 3 },
  ]);
});

it('of a published form shows what changes, and waits for a yes', async () => {
  const { saves } = await draw(form, { 'forms.change': ({ body }) => ({ ...form, ...body, version: 2 }) });
  await expect.element(page.getByText('Save these changes?')).toBeVisible();
  expect(saves()).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saves().length).toBe(1);
});

it('where somebody else was first, and changed something else, both are saved', async () => {
  let tries = 0;
  const elsewhere = { ...draft, version: 2, description: 'Theirs' };
  const { screen, saves } = await draw(draft, {
    'forms.change': ({ body }) => {
      tries += 1;
      if (tries === 1) throw outdated;
      return { ...elsewhere, ...body, version: 3 };
    },
    'forms.read': () => elsewhere,
  });
  await page.getByRole('button', { name: 'Save both' }).click();
  await expect
    .poll(saves)
    .toMatchObject([
      { input: { body: { version: 1 } } },
      { input: { body: { name: 'Mine', description: 'Theirs', version: 2 } } },
    ]);
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('Mine');
});

it('where somebody else was first shows both sides; mine is saved over theirs by their version', async () => {
  let tries = 0;
  const { saves } = await draw(draft, {
    'forms.change': ({ body }) => {
      tries += 1;
      if (tries === 1) throw outdated;
      return { ...theirs, ...body, version: 3 };
    },
    'forms.read': () => theirs,
  });
  await expect.element(page.getByText(/^This form was changed by mark on /)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save both' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect
    .poll(saves)
    .toMatchObject([{ input: { body: { version: 1 } } }, { input: { body: { name: 'Mine', version: 2 } } }]);
});

it('where somebody else was first takes theirs, and saves nothing', async () => {
  const { screen, saves } = await draw(draft, {
    'forms.change': () => {
      throw outdated;
    },
    'forms.read': () => theirs,
  });
  await page.getByRole('button', { name: 'Use their version' }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Theirs');
  expect(saves()).toHaveLength(1);
});

it('comes by itself after a pause, without a word, while nobody fills the form in', async () => {
  const { screen, saves } = await draw(draft, {
    'forms.change': ({ body }) => ({ ...draft, ...body, version: saves().length + 1 }),
  });
  const pause = screen.getByRole('button', { name: 'Pause' });
  const name = screen.getByLabelText('Name');
  // The first of them left the editor; from here on it stays.
  await screen.getByRole('button', { name: 'Save and stay' }).click();
  await expect.element(screen.getByText('All saved')).toBeVisible();
  await name.fill('Mine again');
  await pause.click();
  await expect.element(screen.getByText('All saved')).toBeVisible();
  expect(saves().map(({ input }) => input.body)).toMatchObject(
    ['Mine', 'Mine', 'Mine again'].map((each) => ({ name: each })),
  );
  await expect.element(page.getByText('Your "Mine again" form was saved')).not.toBeInTheDocument();
  // Nothing is sent that is not complete, that gives somebody a role, or that is there already.
  await pause.click();
  await name.fill('');
  await pause.click();
  await name.fill('Mine again');
  await screen.getByRole('button', { name: 'Ann reviews' }).click();
  await pause.click();
  await expect.element(screen.getByText('Not saved')).toBeVisible();
  expect(saves().length).toBe(3);
});

it('waits for the one that came by itself, and takes what was typed meanwhile', async () => {
  const held = Promise.withResolvers<void>();
  let tries = 0;
  const { screen, saves } = await draw(draft, {
    'forms.change': async ({ body }) => {
      tries += 1;
      if (tries === 2) await held.promise;
      return { ...draft, ...body, version: tries + 1 };
    },
  });
  const name = screen.getByLabelText('Name');
  await expect.poll(() => saves().length).toBe(1);
  await name.fill('One');
  await screen.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => saves().length).toBe(2);
  await name.fill('Two');
  await screen.getByRole('button', { name: 'Save and stay' }).click();
  held.resolve();
  await expect.element(screen.getByText('All saved')).toBeVisible();
  expect(saves().map(({ input }) => input.body)).toMatchObject(
    ['Mine', 'One', 'Two'].map((each) => ({ name: each })),
  );
});

it('that came by itself and failed says nothing: the changes are in this browser', async () => {
  let tries = 0;
  const { screen, saves } = await draw(draft, {
    'forms.change': ({ body }) => {
      tries += 1;
      if (tries > 1) throw new AppError('unreachable');
      return { ...draft, ...body, version: 2 };
    },
  });
  await expect.poll(() => saves().length).toBe(1);
  await screen.getByLabelText('Name').fill('One');
  await screen.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => saves().length).toBe(2);
  await expect.element(screen.getByText('Not saved')).toBeVisible();
  await expect.element(page.getByText('There was a problem while saving your form')).not.toBeInTheDocument();
});
