// Who gets a press. Whatever is on the screen lays a layer with its keys; the highest one that knows a press takes it.
// Presses wait in a line: each one is handled when what the one before it changed has been drawn, so that a burst of
// typing meets the same screen as slow typing does. While something is on its way, what nobody takes waits for it.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { bindingOf, type KeyBinding } from './keys.ts';
import type { Press } from './presses.ts';

export type Layer = {
  /** Higher ones come first; of two on one level, the later one. */
  level: number;
  /** Nothing below it gets a press. */
  modal?: boolean;
  bindings: readonly KeyBinding[];
  /** Takes whatever is typed or pasted. */
  onText?: ((text: string) => void) | undefined;
  /** Takes keys that its bindings do not name; true where it did. */
  onPress?: ((press: Press) => boolean) | undefined;
};

export type Keyboard = {
  /** Lays a layer; gives the function that takes it away. */
  add(layer: Layer): () => void;
  /** Told when a layer's bindings have changed. */
  changed(): void;
  /** Something is on its way that may take presses; gives the function that says that it is there. */
  expect(): () => void;
  /** Handles presses in their order. */
  press(presses: readonly Press[]): void;
  /** A text from the clipboard; where nobody types it is dropped, and never read as commands. */
  paste(text: string): void;
  /** The bindings that a press may reach, the highest layer's first. */
  readonly bindings: ReadonlySignal<readonly KeyBinding[]>;
};

export type KeyboardWorld = {
  /** Resolves when what was changed has been drawn. */
  drawn(): Promise<void>;
  /** Told why a key does nothing just now. */
  onRefused(why: string): void;
  /** Told what a key's work threw. */
  onError(error: unknown): void;
};

/** A keyboard without layers. */
export function createKeyboard({ drawn, onRefused, onError }: KeyboardWorld): Keyboard {
  const layers: Layer[] = [];
  const waiting: Press[] = [];
  const bindings = signal<readonly KeyBinding[]>([]);
  let busy = false;
  let expected = 0;

  const inForce = () => {
    const sorted = layers.toReversed().toSorted((a, b) => b.level - a.level);
    const modal = sorted.findIndex((layer) => layer.modal);
    return modal === -1 ? sorted : sorted.slice(0, modal + 1);
  };
  const changed = () => {
    let isTyping = false;
    bindings.value = inForce().flatMap((layer) => {
      const reached = isTyping ? layer.bindings.filter(({ key }) => !typesText(key)) : layer.bindings;
      isTyping ||= layer.onText !== undefined;
      return reached;
    });
  };

  /** False where nobody takes it yet, and something is on its way that may. */
  function handle(press: Press): boolean {
    const reached = inForce();
    for (const layer of reached) {
      if (layer.onText && press.text !== '') {
        layer.onText(press.text + takeTyped());
        return true;
      }
      const binding = bindingOf(layer.bindings, press);
      if (binding) {
        run(binding, press);
        return true;
      }
      if (layer.onPress?.(press)) return true;
    }
    if (press.otherwise) {
      waiting.unshift(...press.otherwise);
      return true;
    }
    return expected === 0 || reached.some(({ modal }) => modal);
  }

  /** The rest of a burst, which is typed at once. */
  function takeTyped(): string {
    const end = waiting.findIndex(({ text }) => text === '');
    return waiting
      .splice(0, end === -1 ? waiting.length : end)
      .map(({ text }) => text)
      .join('');
  }

  function run(binding: KeyBinding, press: Press): void {
    if (binding.off !== undefined) return onRefused(binding.off);
    Promise.try(() => binding.run(press)).catch(onError);
  }

  async function work(): Promise<void> {
    busy = true;
    for (let press = waiting.shift(); press !== undefined; press = waiting.shift()) {
      if (!handle(press)) {
        waiting.unshift(press);
        break;
      }
      await drawn();
    }
    busy = false;
  }

  function goOn(): void {
    if (!busy) void work();
  }

  return {
    bindings,
    changed,
    add(layer) {
      layers.push(layer);
      changed();
      return () => {
        layers.splice(layers.indexOf(layer), 1);
        changed();
      };
    },
    expect() {
      expected += 1;
      return () => {
        expected -= 1;
        if (waiting.length > 0) void drawn().then(goOn);
      };
    },
    press(presses) {
      // Who goes back waits for nothing any more.
      if (!busy && presses.some(({ name }) => name === 'esc')) waiting.length = 0;
      waiting.push(...presses);
      goOn();
    },
    paste(text) {
      inForce()
        .find(({ onText }) => onText)
        ?.onText?.(text);
    },
  };
}

/** Whether a key types a letter, so that it does nothing else while somebody types. */
function typesText(key: KeyBinding['key']): boolean {
  const [first = ''] = typeof key === 'string' ? [key] : key;
  return first === 'space' || /^\P{Cc}$/u.test(first);
}
