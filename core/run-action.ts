// Runs an action for a face: whether it may be done, the question before it, the call, what is read again, and what is said
// afterwards. A face brings how it asks, and shows the outcome.
import type { Action, Confirmation } from './action.ts';
import type { Actor } from './actor.ts';
import { AppError } from './errors.ts';
import type { Ports } from './ports.ts';
import { withRetries } from './retry.ts';
import type { Send } from './send.ts';

export type ActionFace = {
  actor: Actor;
  send: Send;
  ports: Pick<Ports, 'sleep' | 'random'>;
  /** Asks; resolves to whether to go on. */
  confirm(question: Confirmation & { danger: boolean }): Promise<boolean>;
  /** Has everything read again whose query key begins so. Does not reject. */
  refresh(queryKey: readonly string[]): Promise<unknown>;
  /** Wraps the call and the reading after it, so that the face can show that they are under way. */
  during?<T>(work: () => Promise<T>): Promise<T>;
  /** Called before a repeatable call is tried again, with why and the milliseconds until then. */
  onWait?(error: AppError, milliseconds: number): void;
};

export type ActionOutcome<R> =
  /** `said`: null where the record says nothing. */
  | { kind: 'done'; result: R; said: string | null }
  /** They may not (any more): a face offers what may be done, by what it knew when it was drawn. */
  | { kind: 'refused'; why: string }
  /** They answered no. */
  | { kind: 'declined' }
  /** They stopped it or have signed out: they know. */
  | { kind: 'stopped' }
  | { kind: 'failed'; said: string; error: unknown };

/** Runs an action on a thing. Rejects for nothing that the action does. */
export async function runAction<T, R>(
  face: ActionFace,
  action: Action<T, R>,
  thing: T,
): Promise<ActionOutcome<R>> {
  const verdict = action.may(face.actor, thing);
  if (!verdict.yes) return { kind: 'refused', why: verdict.why };
  const question = action.confirmation?.(thing);
  if (question && !(await face.confirm({ ...question, danger: action.danger === true })))
    return { kind: 'declined' };

  const send = action.repeatable ? withRetries(face.send, face.ports, { onWait: face.onWait }) : face.send;
  const refresh = () => Promise.all(action.touches.map((queryKey) => face.refresh(queryKey)));
  const work = async (): Promise<ActionOutcome<R>> => {
    try {
      const result = await action.run(send, thing);
      // It runs until what it changed is read again: what was entered is shown until then.
      await refresh();
      return { kind: 'done', result, said: action.done?.(thing, result) ?? null };
    } catch (error) {
      // It may have been done all the same, or something else may have changed. Not waited for: a server that is gone would
      // keep whoever wants to try again.
      void refresh();
      if (isStopped(error)) return { kind: 'stopped' };
      return { kind: 'failed', said: action.failed(thing, error), error };
    }
  };
  return (face.during ?? callDirectly)(work);
}

async function callDirectly<T>(work: () => Promise<T>): Promise<T> {
  return work();
}

function isStopped(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'cancelled' || error.code === 'signed-out');
}

/**
 * What an error says to people beside what failed, which is `said`: what happened, then what to do. Null where it says
 * nothing that helps.
 */
export function explanationOf(error: unknown, said?: string): string | null {
  if (!(error instanceof AppError) || error.code === 'unexpected') return null;
  const sentences = [error.message, error.hint].filter((text) => text !== undefined && text !== said);
  return sentences.length === 0 ? null : sentences.join(' ');
}
