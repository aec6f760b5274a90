// Undo and redo over any immutable value. Consecutive keystrokes in one field form one step.

export type History<T> = {
  /** Oldest first, at most `mostSteps`. */
  readonly past: readonly T[];
  readonly present: T;
  /** The next one to redo first. */
  readonly future: readonly T[];
  /** The field edited by the last step; null if the next change starts a new step. */
  readonly field: string | null;
};

const mostSteps = 200;

/** A history without steps. */
export function historyOf<T>(present: T): History<T> {
  return { past: [], present, future: [], field: null };
}

/**
 * The history after a change; the same history if nothing changed. Consecutive changes with the same `field`, for
 * example the path of an input, form one step.
 */
export function withChange<T>(history: History<T>, next: T, field: string | null = null): History<T> {
  if (next === history.present) return history;
  const isTyping = field !== null && field === history.field;
  const past = isTyping ? history.past : [...history.past, history.present].slice(-mostSteps);
  return { past, present: next, future: [], field };
}

/** Ends the current step: the field was left, and the next change in it starts a new one. */
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
