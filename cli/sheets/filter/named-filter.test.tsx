import { afterEach, expect, it, vi } from 'vitest';
import { Frame } from '#cli/terminal/frame.tsx';
import { type DrawnTerminal, drawTerminal, keys } from '#tests/support/draw-terminal.tsx';
import { formOf, personId, questionOf } from '#tests/support/sheet-server.ts';
import { FilterDialog } from './filter-dialog.tsx';
import { QuickFilter } from './quick-filter.tsx';

const questions = [questionOf('cost', 'NUMERIC', { text: 'Cost' })];
const now = Date.parse('2026-11-22T10:00:00Z');
let terminal: DrawnTerminal | undefined;
afterEach(() => terminal?.end());

it('a person and an alert are chosen from lists, or typed in one line', async () => {
  const close = vi.fn();
  const hot = '00000000-0000-4000-8000-000000000009';
  const people = ['ann', 'ben'].map((userName) => ({ id: personId(userName), userName }));
  const alerts = [{ id: hot, name: 'Too hot', alertContacts: [], expression: true, mobileAlert: false }];
  const named = { people, alerts };
  terminal = await drawTerminal(
    <Frame crumbs={[]} status={[]}>
      <QuickFilter
        questions={questions}
        {...named}
        filter={{ alertIds: [hot] }}
        words={{ timeZone: 'UTC' }}
        close={close}
      />
    </Frame>,
  );
  await terminal.type('user = x');
  await terminal.type(keys.enter);
  expect(terminal.text()).toContain('No user here is called "x"');
  await terminal.type(`${keys.backspace}be`);
  expect(terminal.text()).toContain('› User = ben');
  await terminal.type(keys.enter);
  const both = { and: true, userIds: [personId('ben')], alertIds: [hot], filters: [] };
  expect(close).toHaveBeenCalledWith({ filter: both });
  terminal.end();
  terminal = await drawTerminal(
    <Frame crumbs={[]} status={[]}>
      <FilterDialog
        overview={{ form: formOf(questions, { alerts }), people, namesById: new Map([[hot, 'Too hot']]) }}
        filter={null}
        now={() => now}
        timeZone="UTC"
        catalog={async () => []}
        close={close}
      />
    </Frame>,
  );
  const dialog = terminal;
  const chooseFirst = async () => {
    await dialog.type(keys.enter);
    await dialog.type(' ');
    await dialog.type(keys.enter);
  };
  await terminal.type(keys.down.repeat(3));
  await chooseFirst();
  expect(terminal.text()).toMatch(/Day of the week +Monday/);
  await terminal.type(keys.down.repeat(3));
  await chooseFirst();
  expect(terminal.text()).toContain('Alert raised');
  expect(terminal.text()).toContain('Too hot');
  await terminal.type('\x13');
  expect(close).toHaveBeenLastCalledWith({
    filter: { and: true, weekdays: [1], alertIds: [hot], filters: [] },
  });
});
