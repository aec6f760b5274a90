import { beforeEach, describe, expect, it } from 'vitest';
import { createKeyboard, type Layer } from './keyboard.ts';
import type { KeyId } from './key-table.ts';
import { typedPresses } from './presses.ts';

let done: string[] = [];
let drawn = 0;
const create = (draw = async () => {}) =>
  createKeyboard({
    drawn: () => {
      drawn += 1;
      return draw();
    },
    onRefused: (why) => done.push(`refused: ${why}`),
    onUnknown: ({ name }) => done.push(`unknown: ${name}`),
    onError: (error) => done.push(`failed: ${String(error)}`),
  });
const layer = (level: number, keys: KeyId[], more: Partial<Layer> = {}): Layer => ({
  level,
  bindings: keys.map((key) => ({ key, label: key, run: () => done.push(`${level} ${key}`) })),
  ...more,
});
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  done = [];
  drawn = 0;
});

describe('a press', () => {
  it('goes to the highest layer that knows it', async () => {
    const keyboard = create();
    keyboard.add(layer(20, ['down']));
    keyboard.add(layer(0, ['down', 'quit']));
    keyboard.press(typedPresses('j'));
    keyboard.press(typedPresses('q'));
    await settle();
    expect(done).toEqual(['20 down', '0 quit']);
  });

  it('does not pass a dialog', async () => {
    const keyboard = create();
    keyboard.add(layer(0, ['quit']));
    const close = keyboard.add(layer(100, ['copy'], { modal: true }));
    keyboard.press(typedPresses('q'));
    await settle();
    expect(done).toEqual(['unknown: q']);
    close();
    keyboard.press(typedPresses('q'));
    await settle();
    expect(done).toEqual(['unknown: q', '0 quit']);
  });

  it('with Alt, which nobody takes, is Esc and that key', async () => {
    const keyboard = create();
    const alt = { name: 'alt-f', text: '', otherwise: [...typedPresses('\u001bf')] };
    const close = keyboard.add(
      layer(20, ['filter'], {
        onPress: ({ name }) => name === 'alt-f' && done.push('20 alt-f') > 0,
      }),
    );
    keyboard.add(layer(0, ['esc', 'filter']));
    keyboard.press([alt]);
    await settle();
    expect(done).toEqual(['20 alt-f']);
    close();
    keyboard.press([alt]);
    await settle();
    expect(done).toEqual(['20 alt-f', '0 esc', '0 filter']);
  });

  it('says why it does nothing, and what failed', async () => {
    const keyboard = create();
    const binding = { label: '', run: () => Promise.reject(new Error('boom')) };
    keyboard.add({
      level: 0,
      bindings: [
        { ...binding, key: 'publish', off: 'This form is archived.' },
        { ...binding, key: 'export' },
      ],
    });
    keyboard.press(typedPresses('>'));
    keyboard.press(typedPresses('x'));
    keyboard.press(typedPresses('z'));
    await settle();
    expect(done).toEqual(['refused: This form is archived.', 'unknown: z', 'failed: Error: boom']);
  });
});

describe('typing', () => {
  it('takes letters, and leaves other keys', async () => {
    const keyboard = create();
    keyboard.add(layer(0, ['quit', 'enter']));
    keyboard.add(layer(30, [], { onText: (text) => done.push(`typed ${text}`) }));
    keyboard.press(typedPresses('q'));
    keyboard.press(typedPresses('\r'));
    await settle();
    expect(done).toEqual(['typed q', '0 enter']);
    expect(keyboard.bindings.value.map(({ key }) => key)).toEqual(['enter']);
  });

  it('leaves the keys that it says', async () => {
    const keyboard = create();
    keyboard.add(layer(0, ['space', 'quit']));
    keyboard.add(layer(30, [], { onText: (text) => done.push(`typed ${text}`), leaves: ['space'] }));
    keyboard.press(typedPresses('ab cd'));
    await settle();
    expect(done).toEqual(['typed ab', '0 space', 'typed cd']);
    expect(keyboard.bindings.value.map(({ key }) => key)).toEqual(['space']);
  });

  it('meets what the keys before it opened, in one burst', async () => {
    const keyboard = create();
    keyboard.add({
      level: 10,
      bindings: [
        {
          key: 'search',
          label: 'filter',
          run: () => void keyboard.add(layer(30, [], { onText: (text) => done.push(`typed ${text}`) })),
        },
      ],
    });
    keyboard.press(typedPresses('/quick\r'));
    await settle();
    expect(done).toEqual(['typed quick', 'unknown: enter']);
    expect(drawn).toBeGreaterThan(0);
  });

  it('meets it in two bursts too, however quickly the second follows', async () => {
    let draw = () => {};
    const keyboard = create(async () => draw());
    const stop = keyboard.add(layer(30, [], { onText: (text) => done.push(`typed ${text}`) }));
    keyboard.add(layer(0, ['dashboard']));
    keyboard.add({ level: 0, bindings: [{ key: 'enter', label: 'keep', run: () => void (draw = stop) }] });
    keyboard.press(typedPresses('\r'));
    keyboard.press(typedPresses('d'));
    await settle();
    expect(done).toEqual(['0 dashboard']);
  });

  it('waits for what is on its way, and is given up with esc', async () => {
    const keyboard = create();
    keyboard.add(layer(0, ['quit', 'esc']));
    const isThere = keyboard.expect();
    keyboard.press(typedPresses('/q'));
    keyboard.press(typedPresses('q'));
    await settle();
    expect(done).toEqual([]);
    keyboard.add(layer(10, ['search']));
    isThere();
    await settle();
    expect(done).toEqual(['10 search', '0 quit', '0 quit']);

    keyboard.expect();
    keyboard.press(typedPresses('x'));
    await settle();
    keyboard.press([{ name: 'esc', text: '' }]);
    keyboard.press(typedPresses('q'));
    await settle();
    expect(done.slice(3)).toEqual(['0 esc', '0 quit']);
  });

  it('from the clipboard is dropped where nobody types', () => {
    const keyboard = create();
    keyboard.add(layer(0, ['quit']));
    keyboard.paste('q');
    keyboard.add(layer(30, [], { onText: (text) => done.push(`typed ${text}`) }));
    keyboard.paste('quit\nnow');
    expect(done).toEqual(['typed quit\nnow']);
  });
});
