// The audit log in the terminal, driven by keys: tabs, the filter, an entry as a whole, Restore and Verify.
import { afterEach, describe, expect, it } from 'vitest';
import { exampleForm } from '#tests/support/example-form.ts';
import { drawApp } from '#tests/support/app-terminal.tsx';
import { type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';

const idOf = (index: number) => `00000000-0000-4000-8000-0000000004${String(index).padStart(2, '0')}`;
let terminal: DrawnTerminal;
afterEach(() => terminal.end());

type Input = { query?: object; body?: unknown; params?: Record<string, string> };

function world() {
  const { form, ids } = exampleForm();
  const template = { id: form.id, name: 'Wildlife strikes' };
  const entry = (id: number, changes: object) => ({
    id: idOf(id),
    user: { id: idOf(90), userName: 'maria' },
    timestamp: Date.UTC(2026, 0, 30, 10, id),
    action: 'answer_changed',
    objectKey: `sheetRow.${idOf(80)}`,
    tags: [],
    comment: null,
    previous: [],
    next: [],
    template,
    sheetId: idOf(70),
    sheetRowId: idOf(80),
    questionId: ids.place,
    objectName: null,
    restorable: null,
    ...changes,
  });
  const page = (content: object[]) => ({
    content,
    page: 0,
    size: 200,
    totalElements: content.length,
    totalPages: 1,
    next: null,
    isCounted: true,
  });
  const sent: { call: string; input: Input }[] = [];
  let isRestored = false;
  const answers: Record<string, (input: Input) => unknown> = {
    'notifications.countUnread': () => ({ unread: 0 }),
    'forms.list': () => [{ ...template, published: true, current: true, groups: [], reviewers: [] }],
    'forms.read': () => ({ ...form, formerQuestions: [], formerOptions: {}, formerAlerts: [] }),
    'users.company': () => [{ id: idOf(90), userName: 'maria', role: 'USER' }],
    'audit.filter': ({ body }) =>
      (body as { actions: string[] }).actions[0] === 'answer_changed'
        ? page([entry(1, { previous: ['Gate 3'], next: ['Gate 4'], comment: 'Misread' })])
        : page([entry(2, { action: 'form_published', questionId: null, sheetId: null, sheetRowId: null })]),
    'audit.deletedRows': () =>
      page([
        entry(3, {
          action: 'row_deleted',
          questionId: null,
          previous: [JSON.stringify({ [ids.place]: 'Gate 9' })],
          restorable: isRestored ? null : { until: Date.UTC(2026, 1, 28), rows: 3 },
        }),
      ]),
    'sheets.restoreRow': () => {
      isRestored = true;
      return { rowIds: [idOf(80)] };
    },
    'audit.verify': () => ({ checked: 12, head: { position: 12, hash: '' }, brokenAt: null, done: true }),
  };
  const answer = (call: string, input: Input) => {
    sent.push({ call, input });
    return answers[call]?.(input);
  };
  const last = (call: string) => sent.findLast((each) => each.call === call)?.input;
  return { server: { answer }, last };
}

const type = async (...presses: string[]) => {
  for (const press of presses) await terminal.type(press);
};
const open = async () => {
  const made = world();
  terminal = await drawApp(made.server, { screen: 'audit' }, 'Gate 4');
  return made;
};

describe('the audit log', () => {
  it('begins with the last 24 hours', async () => {
    const { last } = await open();
    expect(last('audit.filter')?.body).toMatchObject({ startDate: expect.any(String), userId: null });
  });

  it('shows what somebody filters by, and an entry with its answer before and after', async () => {
    const { last } = await open();
    await type('f', keys.enter);
    await type('mar', keys.enter);
    await expect.poll(terminal.text).toContain('User: maria');
    expect(last('audit.filter')).toMatchObject({
      query: { cursor: 'first' },
      body: { userId: idOf(90), actions: ['answer_changed'] },
    });
    await expect.poll(terminal.text).toMatch(/maria +.*Gate 3 +Gate 4/);
    await type(keys.enter);
    for (const text of [
      'maria changed an answer in the form Wildlife strikes',
      '- Gate 3',
      '+ Gate 4',
      'Misread',
    ])
      expect(terminal.text()).toContain(text);
    await type(keys.esc, 'c');
    expect(terminal.text()).toContain('Use filters to display relevant answer changes');
  });

  it('shows everything else as sentences, without a filter', async () => {
    await open();
    await type('\t', '\t');
    await expect.poll(terminal.text).toContain('maria published the form Wildlife strikes');
    expect(terminal.text()).toContain('1 entry');
  });

  it('restores a deleted row, alone or with all of its deletion', async () => {
    const { last } = await open();
    await type('\t', '0');
    await expect.poll(terminal.text).toContain('Place: Gate 9');
    await type(keys.enter);
    expect(terminal.text()).toContain('It can be restored until');
    expect(terminal.text()).toContain('restore all 3 entries deleted together');
    await type('U');
    await expect.poll(terminal.text).toContain('1 entry was restored');
    expect(last('sheets.restoreRow')).toEqual({
      params: { id: idOf(70), rowId: idOf(80) },
      body: { together: false },
    });
    await type('U');
    expect(terminal.text()).toContain('This entry can no longer be restored.');
  });

  it('says whether it is what was written', async () => {
    await open();
    await type('%');
    await expect.poll(terminal.text).toContain('The audit log is intact: 12 entries checked.');
  });
});
