// Runs an action for a face: permission, confirmation, call, invalidation of queries, and message. The face implements
// the confirmation and shows the outcome.
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
  /** Shows a confirmation; resolves to whether to continue. */
  confirm(question: Confirmation & { danger: boolean }): Promise<boolean>;
  /** Refetches everything whose query key starts with this. Does not reject. */
  refresh(queryKey: readonly string[]): Promise<unknown>;
  /** Wraps the call and the refetch, so that the face can show progress. */
  during?<T>(work: () => Promise<T>): Promise<T>;
  /** Says what is being done; returns what ends that. */
  busy?(said: string): () => void;
  /** Called before a repeatable call is retried, with the error and the delay in milliseconds. */
  onWait?(error: AppError, milliseconds: number): void;
};

export type ActionOutcome<R> =
  /** `said`: null if the record has no message. */
  | { kind: 'done'; result: R; said: string | null }
  /** Not permitted (any more): a face offers what was permitted when it was rendered. */
  | { kind: 'refused'; why: string }
  /** The user declined. */
  | { kind: 'declined' }
  /** The user cancelled it or signed out; no message is needed. */
  | { kind: 'stopped' }
  | { kind: 'failed'; said: string; error: unknown };

/** Runs an action on a thing. Errors of the action do not reject, they are part of the outcome. */
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
    const said = action.doing?.(thing);
    const end = said === undefined ? undefined : face.busy?.(said);
    try {
      const result = await action.run(send, thing);
      // Pending until the data is refetched, so that the entered values stay visible until then.
      await refresh();
      return { kind: 'done', result, said: action.done?.(thing, result) ?? null };
    } catch (error) {
      // It may have succeeded anyway, or something else may have changed. Not awaited: an unreachable server would delay
      // a retry.
      void refresh();
      if (isStopped(error)) return { kind: 'stopped' };
      return { kind: 'failed', said: action.failed(thing, error), error };
    } finally {
      end?.();
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
 * The explanation of an error beside the failure message `said`: what happened, then what to do. Null if it adds
 * nothing.
 */
export function explanationOf(error: unknown, said?: string): string | null {
  if (!(error instanceof AppError) || error.code === 'unexpected') return null;
  const sentences = [error.message, error.hint].filter((text) => text !== undefined && text !== said);
  return sentences.length === 0 ? null : sentences.join(' ');
}
