import { afterEach, describe, expect, it } from 'vitest';
import { drawTerminal, type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';
import { Blocks, windowOver } from './blocks.tsx';
import { Frame } from './frame.tsx';

let terminal: DrawnTerminal;
afterEach(() => terminal.end());

describe('blocks of lines', () => {
  it('are walked through one by one, and the screen follows', async () => {
    const opened: number[] = [];
    const blocks = Array.from({ length: 10 }, (_, index) => [
      [{ text: `first of ${index}` }],
      [{ text: `second of ${index}` }],
    ]);
    terminal = await drawTerminal(
      <Frame crumbs={['Row']} status={[]}>
        <Blocks
          name="answers"
          head={[[{ text: 'the head' }]]}
          blocks={blocks}
          height={8}
          onEnter={(index) => opened.push(index)}
        />
      </Frame>,
    );
    expect(terminal.text()).toContain('the head');
    expect(terminal.text()).toContain('14 more below');
    await terminal.type('jjjjj');
    expect(terminal.text()).toContain('› first of 5');
    expect(terminal.text()).toContain('second of 5');
    expect(terminal.text()).not.toContain('the head');
    await terminal.type(`G${keys.enter}g`);
    expect(opened).toEqual([9]);
    expect(terminal.text()).toContain('the head');
  });

  it('keep what is chosen in sight', () => {
    expect(windowOver({ top: 0, start: 3, end: 5, room: 4, count: 9 })).toBe(1);
    expect(windowOver({ top: 5, start: 3, end: 5, room: 4, count: 9 })).toBe(3);
    expect(windowOver({ top: 0, start: 2, end: 9, room: 4, count: 9 })).toBe(2);
  });
});
