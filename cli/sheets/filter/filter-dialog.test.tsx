import { afterEach, expect, it, vi } from 'vitest';
import { Frame } from '#cli/terminal/frame.tsx';
import { formOf, optionsOf, questionOf } from '#tests/support/sheet-server.ts';
import { type DrawnTerminal, drawTerminal, keys } from '#tests/support/draw-terminal.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { QuickFilter } from './quick-filter.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const cost = '00000000-0000-4000-8000-000000000002';
const place = '00000000-0000-4000-8000-000000000003';
const questions = [
  questionOf(id, 'RADIO', { text: 'Phase', questionOptions: optionsOf('Climb', 'Approach') }),
  questionOf(cost, 'NUMERIC', { text: 'Cost' }),
  questionOf(place, 'CATALOG_RADIO', { text: 'Place' }),
];
const approach = { questionId: id, operator: 'EQ', values: ['Approach'] };
const type = { id: 't', name: 'Place' };
const tree = [
  {
    id: 'on',
    name: 'Ontario',
    type,
    parentId: null,
    code: null,
    fields: {},
    retired: false,
    version: 1,
    children: [
      {
        id: 'to',
        name: 'Toronto',
        type,
        parentId: 'on',
        code: null,
        fields: {},
        retired: false,
        version: 1,
        children: [],
      },
    ],
  },
];
const idOf = (index: number) => `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`;
const now = Date.parse('2026-11-22T10:00:00Z');
let terminal: DrawnTerminal | undefined;
afterEach(() => terminal?.end());

it('a filter is put together by choosing, and wrong values are told', async () => {
  const close = vi.fn();
  const overview = { form: formOf(questions), people: [], namesById: new Map() };
  terminal = await drawTerminal(
    <Frame crumbs={[]} status={[]}>
      <FilterDialog
        overview={overview}
        filter={null}
        now={() => now}
        timeZone="UTC"
        catalog={async () => tree}
        close={close}
      />
    </Frame>,
  );
  // A filter on the second question, its first operator.
  for (const key of ['+', keys.down, keys.enter, keys.enter]) await terminal.type(key);
  await terminal.type('much');
  await terminal.type(keys.enter);
  expect(terminal.text()).toContain('Enter a valid number');
  for (const key of ['\u0015', '5', keys.enter]) await terminal.type(key);
  expect(terminal.text()).toMatch(/Cost +equals 5/);
  await terminal.type(keys.enter);
  expect(close).toHaveBeenCalledWith({
    filter: { and: true, filters: [{ questionId: cost, operator: 'EQ', values: ['5'] }] },
  });
});

it('the latest days are chosen in place of dates, which show what they come to', async () => {
  const close = vi.fn();
  terminal = await drawDialog(questions, close);
  for (const key of [keys.enter, keys.down, keys.down, keys.enter]) await terminal.type(key);
  expect(terminal.text()).toMatch(/Period +Last 7 days/);
  expect(terminal.text()).toMatch(/From +2026-11-16 00:00/);
  expect(terminal.text()).toMatch(/To +2026-11-22 23:59/);
  await terminal.type('\u0013');
  expect(close).toHaveBeenCalledWith({ filter: { and: true, lastDays: 7, filters: [] } });
});

const every = [
  questionOf(idOf(1), 'NUMERIC', { text: 'Number' }),
  questionOf(idOf(2), 'TEXT', { text: 'Text' }),
  questionOf(idOf(3), 'BOOLEAN', { text: 'Yes or no' }),
  questionOf(idOf(4), 'RADIO', { text: 'One', questionOptions: optionsOf('Climb', 'Approach') }),
  questionOf(idOf(5), 'CHECKBOXES', { text: 'Some', questionOptions: optionsOf('Wing', 'Nose') }),
  questionOf(idOf(6), 'DATETIME', { text: 'Moment' }),
  questionOf(idOf(7), 'CATALOG_RADIO', { text: 'Item' }),
  questionOf(idOf(8), 'MULTI_NUMERIC', { text: 'Numbers' }),
  questionOf(idOf(9), 'IMAGE', { text: 'Image' }),
];
const [dayBegins, dayEnds] = [Date.UTC(2026, 0, 31), Date.UTC(2026, 1, 1) - 1].map(String);

// Each bound: what is typed first, what is said of it, and what is typed instead.
it.each([
  {
    text: 'Number',
    operator: 6,
    bounds: [
      ['x', 'Your lower bound must be a valid number', '1'],
      ['x', 'Your upper bound must be a valid number', '9'],
    ],
    filter: { operator: 'BETWEEN', values: ['1', '9'] },
  },
  {
    text: 'Text',
    operator: 2,
    bounds: [['', 'Please enter a text', 'gull']],
    filter: { operator: 'CONTAINS', values: ['gull'] },
  },
  {
    text: 'Moment',
    operator: 0,
    bounds: [
      ['soon', 'Please choose a start date', '2026-01-31'],
      ['never', 'Please choose an end date', '2026-01-31'],
    ],
    filter: { operator: 'BETWEEN', values: [dayBegins, dayEnds] },
  },
  {
    text: 'Moment',
    operator: 1,
    bounds: [['soon', 'Please enter a date', '2026-01-31']],
    filter: { operator: 'GT', values: [dayEnds] },
  },
  {
    text: 'Numbers',
    operator: null,
    bounds: [['x', 'Enter a valid number', '7']],
    filter: { operator: 'CONTAINS', values: ['7'] },
  },
])(
  '$text ($filter.operator) is typed, and what is wrong is said',
  async ({ text, operator, bounds, filter }) => {
    const close = vi.fn();
    terminal = await drawDialog(every, close);
    await chooseQuestion(text, operator);
    for (const [wrong, issue, right] of bounds) {
      await terminal.type(`${wrong}\r`);
      expect(terminal.text()).toContain(issue);
      await terminal.type('\u0015');
      await terminal.type(`${right}\r`);
    }
    await terminal.type(keys.enter);
    expect(close).toHaveBeenCalledWith({
      filter: { and: true, filters: [{ questionId: idIn(text), ...filter }] },
    });
  },
);

it.each([
  ['One', 1, 'Please choose an option', 'NE', ['Climb']],
  ['Some', null, 'Please choose at least one option', 'CONTAINS', ['Wing']],
  ['Item', null, 'Please choose an option', 'CONTAINS', ['on']],
] as const)('%s is ticked, and that nothing is, is said', async (text, operator, issue, name, values) => {
  const close = vi.fn();
  terminal = await drawDialog(every, close);
  await chooseQuestion(text, operator);
  // Nothing is ticked; then something, and Apply.
  await terminal.type(keys.enter);
  expect(terminal.text()).toContain(issue);
  expect(close).not.toHaveBeenCalled();
  for (const key of [' ', keys.enter, keys.enter]) await terminal.type(key);
  expect(close).toHaveBeenCalledWith({
    filter: { and: true, filters: [{ questionId: idIn(text), operator: name, values }] },
  });
});

it('yes or no is chosen, images are not offered, and dates come together', async () => {
  const close = vi.fn();
  terminal = await drawDialog(every, close);
  await terminal.type('+');
  expect(terminal.text()).not.toContain('Image');
  await terminal.type(keys.esc);
  await chooseQuestion('Yes or no', null);
  await terminal.type(`${keys.down}\r`);
  expect(terminal.text()).toMatch(/Yes or no +equals No/);
  // Only the first of the two days.
  await terminal.type(`g${keys.down}\r`);
  await terminal.type('2026-01-31\r');
  await terminal.type('\u0013');
  expect(terminal.text()).toContain('Please enter a start date and end date');
  expect(close).not.toHaveBeenCalled();
});

const idIn = (text: string) => every.find((question) => question.text === text)?.id;

async function drawDialog(asked: Parameters<typeof formOf>[0], close: () => void) {
  return drawTerminal(
    <Frame crumbs={[]} status={[]}>
      <FilterDialog
        overview={{ form: formOf(asked), people: [], namesById: new Map() }}
        filter={null}
        now={() => now}
        timeZone="UTC"
        catalog={async () => tree}
        close={close}
      />
    </Frame>,
  );
}

/** Adds a filter on the question of a text, with the operator of a place; null where there is one operator only. */
async function chooseQuestion(text: string, operator: number | null): Promise<void> {
  const position = every.findIndex((question) => question.text === text);
  await terminal?.type('+');
  await terminal?.type(`${keys.down.repeat(position)}\r`);
  if (operator !== null) await terminal?.type(`${keys.down.repeat(operator)}\r`);
}

it('items of the catalog are ticked by their names', async () => {
  const close = vi.fn();
  const overview = { form: formOf(questions), people: [], namesById: new Map([['to', 'Toronto']]) };
  terminal = await drawTerminal(
    <Frame crumbs={[]} status={[]}>
      <FilterDialog
        overview={overview}
        filter={null}
        now={() => now}
        timeZone="UTC"
        catalog={async () => tree}
        close={close}
      />
    </Frame>,
  );
  for (const key of ['+', keys.down, keys.down, keys.enter]) await terminal.type(key);
  expect(terminal.text()).toContain('[ ] Ontario / Toronto');
  for (const key of [keys.down, ' ', keys.enter, keys.enter]) await terminal.type(key);
  expect(close).toHaveBeenCalledWith({
    filter: { and: true, filters: [{ questionId: place, operator: 'CONTAINS', values: ['on,to'] }] },
  });
});

it('a filter in one line comes to the same, and completes what has one end only', async () => {
  const close = vi.fn();
  terminal = await drawTerminal(
    <Frame crumbs={[]} status={[]}>
      <QuickFilter
        questions={questions}
        people={[]}
        alerts={[]}
        filter={null}
        words={{ timeZone: 'UTC' }}
        close={close}
      />
    </Frame>,
  );
  await terminal.type('phase = x');
  await terminal.type(keys.enter);
  expect(terminal.text()).toContain('"x" is not one of the options');
  await terminal.type(`${keys.backspace}app`);
  await terminal.type(keys.enter);
  expect(close).toHaveBeenCalledWith({ filter: { and: true, filters: [approach] } });
});
