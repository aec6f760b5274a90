import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawTerminal, type DrawnTerminal, type DrawOptions, keys } from '#tests/support/draw-terminal.tsx';
import type { Dialogs } from './dialogs.ts';
import { CommandLine } from './command-line.tsx';
import { Frame } from './frame.tsx';
import { Help } from './help.tsx';
import { List } from './list.tsx';
import { askText, choose, confirm } from './input/questions.tsx';
import { Table } from './table.tsx';
import { useTerminal } from './terminal-context.ts';
import { Label } from './theme.tsx';
import { TextInput } from './input/text-input.tsx';
import { useKeys } from './keys/use-keys.ts';

let terminal: DrawnTerminal;
const draw = async (element: React.ReactNode, options?: DrawOptions) => {
  terminal = await drawTerminal(
    <Frame crumbs={['Home', 'Forms']} status={['Canada', 'kim']}>
      {element}
    </Frame>,
    options,
  );
  return terminal;
};
afterEach(() => terminal.end());

function Typed({ onDone }: { onDone?(text: string): void }) {
  const [text, setText] = useState('');
  return (
    <TextInput
      value={text}
      onChange={setText}
      keys={[{ key: 'enter', label: 'done', run: () => onDone?.(text) }]}
    />
  );
}

describe('what is typed', () => {
  it('is not lost in a burst', async () => {
    const done: string[] = [];
    const { type, text } = await draw(<Typed onDone={(typed) => done.push(typed)} />);
    await type('hello wor');
    await type(`ld${keys.backspace}${keys.left}${keys.left}X`);
    expect(text()).toContain('hello woXrl');
    await type(`!\r`);
    expect(done).toEqual(['hello woX!rl']);
  });

  it('stays while the terminal is too small', async () => {
    const { type, text, resize } = await draw(<Typed />);
    await type('kept');
    await resize(50, 12);
    expect(text()).toContain('This terminal is too small.');
    expect(text()).toContain('It has 50x12');
    await type('!');
    await resize(80, 24);
    expect(text()).toContain('kept!');
  });
});

describe('the frame', () => {
  it.each([
    [80, 24],
    [60, 16],
    [200, 60],
  ])('fills %ix%i but for one row, and never more', async (columns, rows) => {
    const { text } = await draw(<List name="l" items={many} empty="" line={line} />, { columns, rows });
    const lines = text().split('\n');
    expect(lines).toHaveLength(rows - 1);
    expect(Math.max(...lines.map((each) => each.length))).toBeLessThanOrEqual(columns);
    expect(lines[0]).toContain('Formdeck › Home › Forms');
    expect(lines.at(-1)).toContain('Canada  ·  kim');
  });
});

const many = Array.from({ length: 100_000 }, (_, index) => `row ${index + 1}`);
const line = (text: string) => [{ text }];

it.each([60, 64, 68, 80])('text of several lines begins each at the left, at %i columns', async (columns) => {
  const said =
    'Files are kept for 7 days, for you alone, and what is older is taken away by itself, as ever.';
  const { text } = await draw(<Label>{`${said} ${said}`}</Label>, { columns });
  const lines = text()
    .split('\n')
    .slice(2, 6)
    .filter((each) => each.trim() !== '');
  expect(lines.length).toBeGreaterThan(1);
  for (const each of lines) expect(each).toMatch(/^ \S/);
});

describe('a list', () => {
  it('moves the cursor, and the window with it', async () => {
    const opened: number[] = [];
    const { type, text } = await draw(
      <List name="l" items={many} empty="" line={line} onEnter={(index) => opened.push(index)} />,
    );
    expect(text()).toMatch(/› row 1\n/);
    await type('jjj');
    expect(text()).toMatch(/› row 4\n/);
    await type(`G${keys.up}\r`);
    expect(text()).toMatch(/› row 99999\n/);
    await type('g');
    expect(text()).toMatch(/› row 1\n/);
    expect(opened).toEqual([99_998]);
  });

  it('is chosen from by number where it is read aloud', async () => {
    const opened: number[] = [];
    const { type, text } = await draw(
      <List name="l" items={many} empty="" line={line} onEnter={(index) => opened.push(index)} />,
      { accessible: true },
    );
    expect(text()).toContain('12. row 12');
    expect(text()).toContain('At 1 of 100,000: row 1\n');
    await type('12\r');
    expect(opened).toEqual([11]);
    expect(text()).toContain('At 12 of 100,000: row 12\n');
  });
});

describe('a table', () => {
  it('reads aloud what there is of each row, and no titles of what is missing', async () => {
    const { text } = await draw(
      <Table
        name="t"
        columns={[
          { id: 'a', title: 'Phase', value: (row: string) => row },
          { id: 'b', title: 'Speed', value: (row: string) => (row === 'Climb' ? 0 : '') },
        ]}
        count={2}
        rows={() => ['Climb', 'Taxi']}
        empty=""
      />,
      { accessible: true },
    );
    expect(text()).toContain('1. Phase Climb, Speed 0\n2. Phase Taxi\n');
  });

  it('asks for the rows on the screen only, and shows what they say without doing it', async () => {
    const asked: number[] = [];
    const { type, text } = await draw(
      <Table
        name="t"
        columns={[{ id: 'a', title: 'Name', value: (index: number) => `\u001b[31mrow ${index}` }]}
        count={100_000}
        rows={(from, to) => {
          asked.push(to - from);
          return Array.from({ length: to - from }, (_, at) => from + at);
        }}
        empty=""
        sort={{ column: 'a', direction: 'desc' }}
      />,
    );
    await type('G');
    expect(text()).toContain('Name ▼');
    expect(text()).toContain('› \ufffd[31mrow 99999');
    expect(Math.max(...asked)).toBeLessThan(24);
  });
});

describe('a question', () => {
  it.each([
    ['y', true],
    ['n', false],
    [keys.esc, false],
  ])('of yes or no: %j gives %j', async (key, expected) => {
    const answers: boolean[] = [];
    const { type, text } = await draw(
      <Asking
        ask={async (dialogs) => {
          answers.push(
            await confirm(dialogs, { title: 'Publish?', text: 'There is no way back.', confirm: 'Publish' }),
          );
        }}
      />,
    );
    await type('a');
    expect(text()).toContain('There is no way back.');
    await type(key);
    expect(answers).toEqual([expected]);
    expect(text()).not.toContain('There is no way back.');
  });

  it('in a burst gets the keys that follow it', async () => {
    const answers: unknown[] = [];
    const { type } = await draw(
      <Asking
        ask={async (dialogs) => {
          const choices = ['one', 'two', 'three'].map((value) => ({ value, label: value }));
          answers.push(await choose(dialogs, { title: 'Which?', choices }));
          answers.push(
            await askText(dialogs, { title: 'Name?', issue: (text) => (text === '' ? 'Say one.' : null) }),
          );
        }}
      />,
    );
    await type(`a${keys.down}${keys.down}\r`);
    await type('\r');
    await type('kim\r');
    expect(answers).toEqual(['three', 'kim']);
  });
});

it('the help is filtered by typing, and closed by the key that opens it', async () => {
  const closed: string[] = [];
  const run = () => {};
  const bindings = [
    { key: 'fillIn', run },
    { key: 'publish', off: 'This form is archived.', run },
    { key: 'reload', run },
  ] as const;
  const { type, text } = await draw(<Help bindings={bindings} onClose={() => closed.push('help')} />);
  expect(text()).toContain('Everywhere');
  await type('pub');
  expect(text()).toMatch(/> +publish {2}\(This form is archived\.\)/);
  expect(text()).not.toContain('fill in');
  await type(keys.esc);
  expect(text()).toContain('fill in');
  await type('?');
  expect(closed).toEqual(['help']);
});

it('a key that does nothing says so', async () => {
  const { type, text } = await draw(<List name="l" items={many} empty="" line={line} />);
  await type('z');
  expect(text()).toContain('z does nothing here.');
  await type('j');
  expect(text()).not.toContain('does nothing');
});

function Asking({ ask }: { ask(dialogs: Dialogs): Promise<void> }) {
  const { dialogs } = useTerminal();
  useKeys([{ key: 'approve', label: 'ask', run: () => ask(dialogs) }]);
  return null;
}

it('the command line completes and goes', async () => {
  const gone: string[] = [];
  const jumps = ['forms', 'home', 'sheets Strikes', 'import Strikes'].map((text) => ({
    text,
    note: '',
    go: () => gone.push(text),
  }));
  const { type, text } = await draw(<CommandLine jumps={jumps} onClose={() => {}} />);
  await type('imstrk');
  expect(text()).not.toContain('sheets Strikes');
  await type('\t');
  expect(text()).toContain(': import Strikes');
  await type('\r');
  expect(gone).toEqual(['import Strikes']);
});

it('the command line waits for the forms, and then goes', async () => {
  const gone: string[] = [];
  const jump = (text: string) => ({ text, note: '', go: () => gone.push(text) });
  let arrive = () => {};
  function Waiting() {
    const [isLoading, setIsLoading] = useState(true);
    arrive = () => setIsLoading(false);
    const jumps = [jump('forms'), ...(isLoading ? [] : [jump('sheets Strikes')])];
    return <CommandLine jumps={jumps} isLoading={isLoading} onClose={() => {}} />;
  }
  const { type, text, settle } = await draw(<Waiting />);
  await type('strk\r');
  expect(text()).toContain('Loading the forms...');
  expect(gone).toEqual([]);
  arrive();
  await settle();
  expect(gone).toEqual(['sheets Strikes']);
});
