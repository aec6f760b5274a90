// The imports in the terminal, driven by keys: what is listed, and the undo of a finished one with its question.
import { afterEach, expect, it } from 'vitest';
import type { ListedImport } from '#core/imports/schema.ts';
import { drawApp } from '#tests/support/app-terminal.tsx';
import { type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';
import { importStatusOf } from '#tests/support/import-status.ts';

let terminal: DrawnTerminal;
afterEach(() => terminal.end());

const form = { id: '00000000-0000-4000-8000-0000000000f1', name: 'Vehicle check' };
const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
const listed = (id: string, own: Partial<ListedImport>): ListedImport => ({
  ...importStatusOf({ id, templateId: form.id, sheetId: id }),
  template: form,
  ...own,
});

type Sent = { call: string; body: unknown };

async function open(more: (call: string) => unknown = () => undefined, first: Partial<ListedImport> = {}) {
  const imports = [
    listed(idOf(1), { originalFileName: 'odometers.csv', undoUntil: Date.UTC(2026, 5, 1), ...first }),
    listed(idOf(2), { originalFileName: 'checks.csv', state: 'COMPLETED_WITH_ERRORS', failedRows: 5 }),
  ];
  const counts = {
    unchanged: 3,
    changed: 0,
    edited: 0,
    reviewed: 0,
    added: 0,
    deleted: 0,
    restored: 0,
    kept: 0,
  };
  const answers: Record<string, unknown> = {
    'notifications.countUnread': { unread: 0 },
    'forms.list': [],
    'imports.list': { content: imports, page: 0, size: 25, totalElements: 2, totalPages: 1 },
    'imports.previewUndo': { importId: idOf(1), sheetId: idOf(1), ...counts, setupChanged: false, until: 0 },
    'imports.undo': imports[0],
  };
  const sent: Sent[] = [];
  const answer = (call: string, { body }: { body?: unknown }) => {
    sent.push({ call, body });
    return more(call) ?? answers[call];
  };
  terminal = await drawApp({ answer }, { screen: 'imports' }, 'odometers.csv', { columns: 140, rows: 30 });
  return { undos: () => sent.filter(({ call }) => call === 'imports.undo').map(({ body }) => body) };
}

it('are listed with their form and state, and undone after a question', async () => {
  const { undos } = await open();
  expect(terminal.text()).toContain('Vehicle check');
  expect(terminal.text()).toContain('checks.csv');
  await terminal.type('U');
  await expect.poll(terminal.text).toContain('Undo the import of odometers.csv?');
  expect(terminal.text()).toContain('3 rows are as imported.');
  expect(undos()).toEqual([]);
  await terminal.type('y');
  await expect.poll(terminal.text).toContain('The import of odometers.csv is undone.');
  expect(undos()).toEqual([{ changed: false, changedRows: 0 }]);
});

it('say what is done while a large one is undone', async () => {
  let end: (value: unknown) => void = () => undefined;
  const ended = new Promise((resolve) => (end = resolve));
  await open((call) => (call === 'imports.undo' ? ended : undefined), { completedRows: 200_000 });
  await terminal.type('U');
  await expect.poll(terminal.text).toContain('Undo the import of odometers.csv?');
  await terminal.type('y');
  await expect.poll(terminal.text).toContain('Undoing the import of odometers.csv: 200,000 rows.');
  end({});
  await expect.poll(terminal.text).toContain('The import of odometers.csv is undone.');
});

it('stay where the answer is no, and where one waits for a repair', async () => {
  const { undos } = await open();
  await terminal.type('U');
  await expect.poll(terminal.text).toContain('Undo the import of odometers.csv?');
  await terminal.type('n');
  await expect.poll(terminal.text).not.toContain('Undo the import of odometers.csv?');
  await terminal.type(keys.down);
  await terminal.type('U');
  await expect.poll(terminal.text).toContain('Only a finished import can be undone.');
  expect(undos()).toEqual([]);
});
