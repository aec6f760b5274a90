// Who gets a press. Whatever is on the screen lays a layer with its keys; the highest one that knows a press takes it.
// Presses wait in a line: each one is handled when what the one before it changed has been drawn, so that a burst of
// typing meets the same screen as slow typing does.
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

  function handle(press: Press): void {
    for (const layer of inForce()) {
      if (layer.onText && press.text !== '') return layer.onText(press.text + takeTyped());
      const binding = bindingOf(layer.bindings, press);
      if (binding) return run(binding, press);
      if (layer.onPress?.(press)) return;
    }
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
      handle(press);
      if (waiting.length > 0) await drawn();
    }
    busy = false;
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
    press(presses) {
      waiting.push(...presses);
      if (!busy) void work();
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
