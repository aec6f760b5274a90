import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Frame } from '#cli/terminal/frame.tsx';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { drawTerminal, type DrawnTerminal, type DrawOptions, keys } from '#tests/support/draw-terminal.tsx';
import { choose, chooseMany } from './questions.tsx';

let terminal: DrawnTerminal;
const draw = async (element: React.ReactNode, options?: DrawOptions) => {
  terminal = await drawTerminal(
    <Frame crumbs={['Home']} status={['kim']}>
      {element}
    </Frame>,
    options,
  );
  return terminal;
};
afterEach(() => terminal.end());

const many = Array.from({ length: 100_000 }, (_, index) => `row ${index + 1}`);

describe('a question with several answers', () => {
  it('ticks what was typed, and is done with enter', async () => {
    const answers: unknown[] = [];
    const { type, text } = await draw(
      <Asking
        ask={async (dialogs) => {
          const choices = ['Ann', 'Bob', 'Cem'].map((value) => ({ value, label: value }));
          answers.push(await chooseMany(dialogs, { title: 'Who?', choices, current: ['Ann'] }));
        }}
      />,
    );
    await type('ace');
    expect(text()).toContain('› [ ] Cem');
    await type('\r');
    expect(text()).toMatch(/\[x\] Ann [^]*\[ \] Bob [^]*\[x\] Cem /);
    await type(' ');
    await type(`${keys.down} \r`);
    expect(answers).toEqual([['Bob', 'Cem']]);
  });
});

describe('a choice that is shown and cannot be chosen', () => {
  const choices = [
    { value: 'Ann', label: 'Ann', note: 'Not offered', disabled: true as const },
    { value: 'Bob', label: 'Bob' },
  ];

  it('stays unticked, and can be taken away where it is chosen', async () => {
    const answers: unknown[] = [];
    const ask = (current: string[]) => async (dialogs: Dialogs) => {
      answers.push(await chooseMany(dialogs, { title: 'Who?', choices, current }));
    };
    const { type, text } = await draw(<Asking ask={ask([])} />);
    await type('a');
    await type(' ');
    expect(text()).toMatch(/\[ \] Ann {2}Not offered/);
    await type(`${keys.down} \r`);
    terminal.end();
    const again = await draw(<Asking ask={ask(['Ann', 'Bob'])} />);
    await again.type('a');
    await again.type(' \r');
    expect(answers).toEqual([['Bob'], ['Bob']]);
  });

  it('is not the only answer either', async () => {
    const answers: unknown[] = [];
    const { type } = await draw(
      <Asking
        ask={async (dialogs) => void answers.push(await choose(dialogs, { title: 'Who?', choices }))}
      />,
    );
    await type('a');
    await type('\r');
    expect(answers).toEqual([]);
    await type(`${keys.down}\r`);
    expect(answers).toEqual(['Bob']);
  });
});

describe('a question with choices', () => {
  const asking = (choices: readonly string[], options?: DrawOptions) =>
    draw(
      <Asking
        ask={async (dialogs) => {
          const question = { title: 'Which?', choices: choices.map((value) => ({ value, label: value })) };
          chosen.push(await choose(dialogs, { ...question, current: choices[1] ?? '' }));
        }}
      />,
      options,
    );
  let chosen: unknown[] = [];
  beforeEach(() => void (chosen = []));

  it('begins at the one in force, and moves over all that fit on the screen', async () => {
    const { type, text } = await asking(['one', '二', 'three']);
    await type('a');
    expect(text()).toMatch(/ {4}○ one .*\n.* › ● 二 .*\n.* {4}○ three /);
    await type(`${keys.down}${keys.up}${keys.up}${keys.up}`);
    expect(text()).toMatch(/ › ○ one .*\n.* {4}● 二 /);
    await type(`${keys.end}\r`);
    expect(chosen).toEqual(['three']);
  });

  it('is narrowed by typing, letter by letter', async () => {
    const { type, text } = await asking(['Bridge inspection', 'Wildlife strikes', 'Van check']);
    await type('astrk');
    expect(text()).toContain('/ strk');
    expect(text()).toContain('› ● Wildlife strikes');
    expect(text()).not.toContain('Van check');
    await type('zz');
    expect(text()).toContain('Nothing matches "strkzz".');
    await type(keys.esc);
    expect(text()).toContain('Van check');
    await type('strk\r');
    expect(chosen).toEqual(['Wildlife strikes']);
  });

  it('scrolls where there are more', async () => {
    const { type, text } = await asking(many);
    await type('a');
    expect(text()).toMatch(/99,9\d\d more below/);
    await type(`${keys.end}\r`);
    expect(chosen).toEqual([many.at(-1)]);
  });

  it('is answered by number where it is read aloud', async () => {
    const { type, text } = await asking(['one', 'two', 'three'], { accessible: true });
    await type('a');
    expect(text()).toContain('3. ○ three');
    await type('3\r');
    expect(chosen).toEqual(['three']);
  });

  it('says that there is nothing to choose', async () => {
    const { type, text } = await asking([]);
    await type('a');
    expect(text()).toContain('There is nothing to choose from.');
  });
});

function Asking({ ask }: { ask(dialogs: Dialogs): Promise<void> }) {
  const { dialogs } = useTerminal();
  useKeys([{ key: 'approve', label: 'ask', run: () => ask(dialogs) }]);
  return null;
}
