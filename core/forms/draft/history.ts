// Undo and redo over any immutable value. Keystrokes in one field make one step.

export type History<T> = {
  /** The oldest first, at most `mostSteps`. */
  readonly past: readonly T[];
  readonly present: T;
  /** The next to redo first. */
  readonly future: readonly T[];
  /** The field that the last step was typed into; null where the next change is a step of its own. */
  readonly field: string | null;
};

const mostSteps = 200;

/** A history without steps. */
export function historyOf<T>(present: T): History<T> {
  return { past: [], present, future: [], field: null };
}

/**
 * The history after a change; the same history where nothing changed. Changes with the same `field`, such as the path of
 * an input, that follow one another are one step.
 */
export function withChange<T>(history: History<T>, next: T, field: string | null = null): History<T> {
  if (next === history.present) return history;
  const isTyping = field !== null && field === history.field;
  const past = isTyping ? history.past : [...history.past, history.present].slice(-mostSteps);
  return { past, present: next, future: [], field };
}

/** What comes next in the same field is a step of its own: the field was left. */
export function endStep<T>(history: History<T>): History<T> {
  return history.field === null ? history : { ...history, field: null };
}

export function undo<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (past.length === 0) return { past, present, future, field: null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is one
  return { past: past.slice(0, -1), present: before as T, future: [present, ...future], field: null };
}

export function redo<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  if (future.length === 0) return { past, present, future, field: null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is one
  return { past: [...past, present], present: next as T, future: rest, field: null };
}

export function canUndo({ past }: Pick<History<unknown>, 'past'>): boolean {
  return past.length > 0;
}

export function canRedo({ future }: Pick<History<unknown>, 'future'>): boolean {
  return future.length > 0;
}
