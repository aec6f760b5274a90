// The designs of a company in the terminal: listed, copied, renamed, and saved as a file that comes back.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newDesign } from '#core/reports/own/of-dashboard.ts';
import { drawApp } from '#tests/support/app-terminal.tsx';
import { type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';
import { exampleForm } from '#tests/support/example-form.ts';

let terminal: DrawnTerminal;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formdeck-designs-'));
});
afterEach(async () => {
  terminal.end();
  await rm(folder, { recursive: true });
});

const { form } = exampleForm();
const id = '00000000-0000-4000-8000-000000000601';
const design = {
  ...newDesign(form, 'Of the week'),
  sections: [{ kind: 'text' as const, text: '{rows} rows' }],
};
const savedBy = { id: '00000000-0000-4000-8000-00000000000a', userName: 'ann' };
const stored = { ...design, id, version: 3, dates: { created: 0, lastModified: 0 }, savedBy, reports: [] };
const listed = {
  ...design,
  id,
  key: '',
  own: true,
  version: 3,
  savedAt: Date.UTC(2026, 0, 30, 10),
  reports: 0,
};

it('copies, renames and saves a design as a file that can be imported', async () => {
  const sent: { call: string; body: unknown }[] = [];
  const answers: Record<string, () => unknown> = {
    'notifications.countUnread': () => ({ unread: 0 }),
    'forms.list': () => [form],
    'forms.read': () => ({ ...form, formerQuestions: [], formerOptions: {}, widgets: [] }),
    'reports.designs': () => [listed],
    'reports.readDesign': () => stored,
    'reports.createDesign': () => stored,
    'reports.changeDesign': () => stored,
  };
  const answer = (call: string, input: { body?: unknown }) => {
    sent.push({ call, body: input.body });
    return answers[call]?.();
  };
  terminal = await drawApp({ answer }, { screen: 'reportDesigns' }, 'Of the week');
  const bodies = (call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);
  await terminal.type('y');
  await expect.poll(() => bodies('reports.createDesign')).toMatchObject([{ name: 'Of the week (copy)' }]);
  await terminal.type('e');
  await expect.poll(() => terminal.text()).toContain('The name of the design');
  await terminal.type(' 7');
  await terminal.type(keys.enter);
  await expect
    .poll(() => bodies('reports.changeDesign'))
    .toMatchObject([{ name: 'Of the week 7', version: 3 }]);
  await terminal.type('w');
  await expect.poll(() => terminal.text()).toContain('Save as');
  await terminal.type('\u0015');
  await terminal.type(`${folder}/design.json`);
  await terminal.type(keys.enter);
  await expect.poll(() => readdir(folder)).toEqual(['design.json']);
  const file: unknown = JSON.parse(await readFile(join(folder, 'design.json'), 'utf8'));
  expect(file).toMatchObject({ name: 'Of the week', sections: [{ text: '{rows} rows' }] });
  await terminal.type('I');
  await expect.poll(() => terminal.text()).toContain('Import a design');
  await terminal.type(`${folder}/design.json`);
  await terminal.type(keys.enter);
  await expect.poll(() => bodies('reports.createDesign')).toHaveLength(2);
});
