// The screens of a form's sheets, driven by keys: widgets that people make, columns, and saved views.
import { afterEach, describe, expect, it } from 'vitest';
import type { SavedView } from '#core/views/schema.ts';
import { wholeContent } from '#core/views/view-content.ts';
import { drawApp } from '#tests/support/app-terminal.tsx';
import { type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';
import { formOf, optionsOf, questionOf, sheetOf, sheetServer } from '#tests/support/sheet-server.ts';

const idOf = (index: number) => `00000000-0000-4000-8000-0000000002${String(index).padStart(2, '0')}`;
const [formId, speed, phase, sheetId] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const ctrl = { s: '\u0013' };
let terminal: DrawnTerminal;
afterEach(() => terminal.end());

/** Three rows of a form with a number and a choice; `sent` is what was changed. */
function world() {
  const questions = [
    questionOf(speed, 'NUMERIC', { text: 'Speed', order: 1 }),
    questionOf(phase, 'RADIO', { text: 'Phase', order: 2, questionOptions: optionsOf('Climb', 'Taxi') }),
  ];
  const form = formOf(questions, { id: formId });
  const rows = [10, 20, 60].map((value, index) => ({
    id: idOf(10 + index),
    sheetId,
    created: index * 86_400_000,
    answers: { [speed]: String(value), [phase]: index === 0 ? 'Climb' : 'Taxi' },
  }));
  const sheets = [sheetOf(sheetId, { templateId: formId, rowCount: 3 })];
  const sent: { call: string; body: unknown }[] = [];
  const views: SavedView[] = [];
  const answer = (call: string, { body }: { body?: unknown }) => {
    if (call === 'notifications.countUnread') return { unread: 0 };
    if (call === 'pins.list') return [];
    if (call === 'views.list') return [...views];
    if (call === 'sheets.company')
      return { content: sheets, page: 0, size: 100, totalElements: 1, totalPages: 1 };
    if (call === 'widgets.create') {
      sent.push({ call, body });
      return { ...(body as object), widgetOrder: 9, hidden: false };
    }
    if (call !== 'views.create') return undefined;
    const made = { id: idOf(50), templateId: formId, isDefault: false };
    const owner = { id: idOf(60), userName: 'ann' };
    views.push({ ...(body as SavedView), ...made, owner, dates: { created: 0, lastModified: 0 } });
    return views[0];
  };
  return { sent, views, server: { answer, otherwise: sheetServer(form, sheets, rows).send } };
}

const place = { formId, formName: 'Strikes', sheetIds: 'all' as const };

describe('a widget that people make', () => {
  it('says what is missing, previews what is typed, and is saved', async () => {
    const { server, sent } = world();
    terminal = await drawApp(server, { screen: 'dashboard', ...place }, 'Sheet Context', { rows: 40 });
    await terminal.type('+');
    await terminal.type(ctrl.s);
    expect(terminal.text()).toContain('A widget name is required');
    // How many rows there are, from the first moment.
    expect(terminal.text()).toMatch(/Count of entries[^]*3 entries/);
    await terminal.type('Twice the speed');
    // The total of the first question, then of a formula.
    for (const key of [keys.down, ' ', keys.down, ' ']) await terminal.type(key);
    expect(terminal.text()).toContain('A formula is required');
    await terminal.type(keys.down);
    await terminal.type('[Speed] * 2');
    await expect.poll(terminal.text).toMatch(/180 Sum/);
    await terminal.type(ctrl.s);
    await expect.poll(terminal.text).toContain('Your widget was saved!');
    expect(sent).toEqual([
      {
        call: 'widgets.create',
        body: expect.objectContaining({
          title: 'Twice the speed',
          map: { '*': [{ var: speed }, 2] },
          aggregation: 'SUM',
          groupByQuestion: null,
        }),
      },
    ]);
  });
});

describe('the table', () => {
  it('is as it was left when somebody comes back from the dashboard', async () => {
    terminal = await drawApp(world().server, { screen: 'rows', ...place }, /entry 1 of 3/);
    for (const key of ['/', 'Taxi', keys.enter, 's', keys.down, keys.down, keys.enter, ' '])
      await terminal.type(key);
    const left = terminal.text();
    expect(left).toMatch(/1 entry selected .*entry 2 of 2, 3 in all/);
    expect(left).toContain('Speed ▲');

    await terminal.type('d');
    await expect.poll(terminal.text).toContain('Sheet Context');
    await terminal.type('d');
    await expect.poll(terminal.text).toBe(left);
  });

  it('goes to a row by its number, and to the first one that a search finds', async () => {
    terminal = await drawApp(world().server, { screen: 'rows', ...place }, /entry 1 of 3/);
    for (const key of ['#', '4', keys.enter]) await terminal.type(key);
    expect(terminal.text()).toContain('Enter a number from 1 to 3.');
    for (const key of [keys.backspace, '3', keys.enter]) await terminal.type(key);
    await expect.poll(terminal.text).toContain('entry 3 of 3');
    for (const key of ['/', 'Taxi', keys.enter]) await terminal.type(key);
    await expect.poll(terminal.text).toContain('entry 1 of 2, 3 in all');
  });

  it('filters by a value of the row, chosen from all that it has', async () => {
    terminal = await drawApp(world().server, { screen: 'rows', ...place }, /entry 1 of 3/);
    await terminal.type('&');
    await expect.poll(terminal.text).toMatch(/Sent by +ann[^]*Phase +Taxi/);
    for (const key of ['Phase', keys.enter]) await terminal.type(key);
    await expect.poll(terminal.text).toContain('entry 1 of 2');
    expect(terminal.text()).toContain('Phase equals Taxi');
  });

  it('says that an export holds also what a search leaves out, and says nothing without one', async () => {
    terminal = await drawApp(world().server, { screen: 'rows', ...place }, /entry 1 of 3/);
    await terminal.type('x');
    expect(terminal.text()).toMatch(/Export 1 sheet +3 entries, about 1 kB +│/);
    for (const key of [keys.esc, '/', 'Taxi', keys.enter, 'x']) await terminal.type(key);
    expect(terminal.text()).toMatch(/Export 1 sheet +with entries hidden by the search/);
  });

  it('shows the columns that somebody wants, and a view that was saved keeps them', async () => {
    const { server, views } = world();
    terminal = await drawApp(server, { screen: 'rows', ...place }, /entry 1 of 3/);
    expect(terminal.text()).toMatch(/Date ▼ +User +Speed +Phase/);
    // Without the second column, and the third before the first.
    for (const key of ['|', keys.down, ' ', keys.down, 'K', 'K', keys.esc]) await terminal.type(key);
    await expect.poll(terminal.text).toMatch(/Speed +Date ▼ +Phase/);

    // Another screen is loaded first, which a busy machine takes its time for without any work here.
    await terminal.type('V');
    await expect.poll(terminal.text).toContain('Saved views');
    await terminal.type('+');
    await expect.poll(terminal.text).toContain('Save as a new view');
    await terminal.type('\u0013');
    expect(terminal.text()).toContain('A view name is required');
    await terminal.type('Slim');
    await terminal.type(keys.enter);
    expect(terminal.text()).toContain('[ ] Share with everyone who can see this form');
    await terminal.type(keys.enter);
    await expect.poll(terminal.text).toContain('The view "Slim" was saved');
    expect(views[0]).toMatchObject({
      name: 'Slim',
      scope: 'MINE',
      tab: 'data',
      columns: { order: [speed, 'date', 'user', phase], hidden: ['user'] },
    });

    await terminal.type(keys.enter);
    await expect.poll(terminal.text).toMatch(/Slim {3}Showing data/);
    await expect.poll(terminal.text).toContain('entry 1 of 3');
    for (const key of ['|', ' ', keys.esc]) await terminal.type(key);
    await expect.poll(terminal.text).toContain('Slim (changed)');
    expect(terminal.text()).toMatch(/Date ▼ +Phase/);
  });
});

it('other columns change a view that has none of its own', async () => {
  const { server, views } = world();
  views.push({
    ...wholeContent,
    tab: 'data',
    id: idOf(51),
    templateId: formId,
    name: 'Plain',
    scope: 'MINE',
    isDefault: false,
    owner: { id: idOf(60), userName: 'ann' },
    dates: { created: 0, lastModified: 0 },
  });
  terminal = await drawApp(server, { screen: 'rows', ...place, viewId: idOf(51) }, /Plain {3}Showing data/);
  for (const key of ['|', keys.down, ' ', keys.esc]) await terminal.type(key);
  await expect.poll(terminal.text).toContain('Plain (changed)');
  expect(terminal.text()).toMatch(/Date ▼ +Speed +Phase/);
});

it('a row that is deleted from its details is brought back by U, there and in the table', async () => {
  const { server } = world();
  const undone: unknown[] = [];
  const answer = (call: string, input: { params?: Record<string, string>; body?: unknown }): unknown => {
    if (call === 'sheets.row')
      return {
        id: input.params?.['rowId'],
        sheetId,
        user: { id: idOf(60), userName: 'ann' },
        dates: { created: 0, lastModified: 0 },
        answers: [],
        alerts: [],
        reviewState: null,
        returned: null,
      };
    if (call === 'sheets.deleteRows') return { id: idOf(70 + undone.length), change: 'DELETED' };
    if (call !== 'sheets.undo') return server.answer(call, input);
    undone.push(input.params);
    return { id: idOf(70), change: 'DELETED', rowIds: [idOf(10)] };
  };
  terminal = await drawApp({ ...server, answer }, { screen: 'rows', ...place }, /entry 1 of 3/);
  const deleteRow = async () => {
    await terminal.type(keys.enter);
    await expect.poll(terminal.text).toMatch(/Answers +History/);
    for (const key of ['D', 'y']) await terminal.type(key);
    await expect.poll(terminal.text).toContain('This row was deleted successfully. U brings it back.');
  };
  await deleteRow();
  await terminal.type('U');
  await expect.poll(terminal.text).toContain('1 entry was restored');
  await terminal.type(keys.esc);
  await deleteRow();
  for (const key of [keys.esc, 'U']) await terminal.type(key);
  await expect.poll(() => undone).toEqual([{ id: idOf(70) }, { id: idOf(71) }]);
});

it('shows other sheets with the filter and the sorting in force', async () => {
  const { server } = world();
  terminal = await drawApp(server, { screen: 'rows', ...place }, /entry 1 of 3/);
  for (const key of ['S', '=', 'Phase = Taxi', keys.enter]) await terminal.type(key);
  await expect.poll(terminal.text).toMatch(/entry 1 of 2/);
  await terminal.type('L');
  await expect.poll(terminal.text).toMatch(/1 chosen {2}1 sheet\b/);
  for (const key of ['c', keys.enter]) await terminal.type(key);
  expect(terminal.text()).toContain('Choose at least one sheet with space.');
  for (const key of [' ', keys.enter]) await terminal.type(key);
  await expect.poll(terminal.text).toMatch(/entry 1 of 2[^]*with 1 filter applied[^]*Date ▲/);
});
