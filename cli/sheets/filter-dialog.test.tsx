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
    children: [{ id: 'to', name: 'Toronto', type, parentId: 'on', children: [] }],
  },
];
let terminal: DrawnTerminal | undefined;
afterEach(() => terminal?.end());

it('a filter is put together by choosing, and wrong values are told', async () => {
  const close = vi.fn();
  const overview = { form: formOf(questions), namesById: new Map() };
  terminal = await drawTerminal(
    <Frame crumbs={[]} status={[]}>
      <FilterDialog
        overview={overview}
        filter={null}
        timeZone="UTC"
        catalog={async () => tree}
        close={close}
      />
    </Frame>,
  );
  // A filter on the second question, its first operator.
  for (const key of ['a', keys.down, keys.enter, keys.enter]) await terminal.type(key);
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

it('items of the catalog are ticked by their names', async () => {
  const close = vi.fn();
  const overview = { form: formOf(questions), namesById: new Map([['to', 'Toronto']]) };
  terminal = await drawTerminal(
    <Frame crumbs={[]} status={[]}>
      <FilterDialog
        overview={overview}
        filter={null}
        timeZone="UTC"
        catalog={async () => tree}
        close={close}
      />
    </Frame>,
  );
  for (const key of ['a', keys.down, keys.down, keys.enter]) await terminal.type(key);
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
      <QuickFilter questions={questions} filter={null} words={{ timeZone: 'UTC' }} close={close} />
    </Frame>,
  );
  await terminal.type('phase = x');
  await terminal.type(keys.enter);
  expect(terminal.text()).toContain('"x" is not one of the options');
  await terminal.type(`${keys.backspace}app`);
  await terminal.type(keys.enter);
  expect(close).toHaveBeenCalledWith({ filter: { and: true, filters: [approach] } });
});
