// Dispatches key presses. Every mounted component adds a layer with its keys; the highest one that binds a press handles
// it. Presses are queued: each one is handled after the previous one's changes are rendered, so that a burst of typing
// has the same effect as slow typing. While a component is loading, unhandled presses wait for it.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { besideTyping, bindingOf, type KeyBinding, type ReachedBinding } from './keys.ts';
import type { Press } from './presses.ts';

export type Layer = {
  /** Higher ones come first; on the same level, the later one. */
  level: number;
  /** Blocks all layers below. */
  modal?: boolean;
  bindings: readonly KeyBinding[];
  /** Receives everything typed or pasted. */
  onText?: ((text: string) => void) | undefined;
  /** Names of keys that are not typed into it. */
  leaves?: readonly string[];
  /** Receives keys without a binding; returns whether it handled them. */
  onPress?: ((press: Press) => boolean) | undefined;
};

export type Keyboard = {
  /** Adds a layer; returns the function that removes it. */
  add(layer: Layer): () => void;
  /** Called when a layer's bindings have changed. */
  changed(): void;
  /** Announces a component that may handle presses; returns the function to call when it is mounted. */
  expect(): () => void;
  /** Handles presses in order. */
  press(presses: readonly Press[]): void;
  /** Text from the clipboard; dropped unless an input has focus, and never read as commands. */
  paste(text: string): void;
  /** The bindings within reach, highest layer first. */
  readonly bindings: ReadonlySignal<readonly ReachedBinding[]>;
};

export type KeyboardWorld = {
  /** Resolves when changes are rendered. */
  drawn(): Promise<void>;
  /** Called with the reason why a key is disabled. */
  onRefused(why: string): void;
  /** Called with a press that nothing handles. */
  onUnknown(press: Press): void;
  /** Called with errors thrown by a key's handler. */
  onError(error: unknown): void;
};

/** A keyboard without layers. */
export function createKeyboard({ drawn, onRefused, onUnknown, onError }: KeyboardWorld): Keyboard {
  const { bindings, inForce, changed, add } = createLayers();
  const waiting: Press[] = [];
  let busy = false;
  let expected = 0;

  /** False if nothing handles it yet, and an announced component may. */
  function handle(press: Press): boolean {
    const reached = inForce();
    for (const layer of reached) {
      if (layer.onText && press.text !== '' && !leaves(layer, press)) {
        layer.onText(press.text + takeTyped(layer));
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
    const isLoading = expected > 0 && !reached.some(({ modal }) => modal);
    if (!isLoading) onUnknown(press);
    return !isLoading;
  }

  /** The rest of a burst, which is inserted at once. */
  function takeTyped(layer: Layer): string {
    const end = waiting.findIndex((press) => press.text === '' || leaves(layer, press));
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
    add,
    expect() {
      expected += 1;
      return () => {
        expected -= 1;
        if (waiting.length > 0) void drawn().then(goOn);
      };
    },
    press(presses) {
      // Going back cancels waiting presses.
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

/** The layers, of which a modal one hides those below. */
function createLayers() {
  const layers: Layer[] = [];
  const bindings = signal<readonly ReachedBinding[]>([]);
  const inForce = () => {
    const sorted = layers.toReversed().toSorted((a, b) => b.level - a.level);
    const modal = sorted.findIndex((layer) => layer.modal);
    return modal === -1 ? sorted : sorted.slice(0, modal + 1);
  };
  const changed = () => {
    let typing: Layer | null = null;
    bindings.value = inForce().flatMap((layer) => {
      const reached = typing === null ? layer.bindings : besideTyping(layer.bindings, typing.leaves);
      if (layer.onText !== undefined) typing ??= layer;
      return reached;
    });
  };
  const add = (layer: Layer) => {
    layers.push(layer);
    changed();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      changed();
    };
  };
  return { bindings, inForce, changed, add };
}

function leaves(layer: Layer, { name }: Press): boolean {
  return layer.leaves?.includes(name) === true;
}
