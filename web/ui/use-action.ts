// Runs the core's actions: asks first where the record says so, tells how it went, and has what changed read again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import type { Action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { confirm } from './dialog/confirm.tsx';
import { explanationOf } from './notices/error-screen.tsx';
import { forgetFailed, notifyDone, notifyFailed, withdrawOffer } from './notices/notify.ts';
import type { Offer } from './notices/offered-message.tsx';

export type RunAction = <T, R>(
  action: Action<T, R>,
  thing: T,
  options?: RunOptions<R>,
) => Promise<ActionResult<R>>;
export type RunOptions<R> = {
  /** What stands below the question that is asked first. */
  details?: ReactNode;
  /** What stands beside the message that it is done, such as Undo. */
  offer?: ((result: R) => Offer | undefined) | undefined;
};
export type ActionResult<R> = { done: true; result: R } | { done: false };

/** Gives the function that runs any action; `isRunning` while one of them runs. */
export function useAction(): { run: RunAction; isRunning: boolean } {
  const { send } = useCore();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({ mutationFn: (work: () => Promise<unknown>) => work() });

  const run = useCallback<RunAction>(
    async (action, thing, { details, offer } = {}) => {
      const question = action.confirmation?.(thing);
      const confirmation = question && { ...question, details, danger: action.danger === true };
      if (confirmation && !(await confirm(confirmation))) return { done: false };
      forgetFailed(action.id);
      try {
        // It runs until what it changed is read again: what was entered is not pending any more until then.
        const work = async () => {
          const result = await action.run(send, thing);
          await Promise.all(action.touches.map((queryKey) => queries.invalidateQueries({ queryKey })));
          return result;
        };
        const result = (await mutateAsync(work)) as Awaited<ReturnType<typeof work>>;
        const said = action.done?.(thing, result);
        if (said !== undefined) {
          withdrawOffer();
          notifyDone(said, offer?.(result));
        }
        return { done: true, result };
      } catch (error) {
        if (!isGivenUp(error)) notifyFailed(action.failed(thing, error), explanationOf(error), action.id);
        return { done: false };
      }
    },
    [mutateAsync, queries, send],
  );
  return { run, isRunning: isPending };
}

/** The user stopped it, or signed out: they know. */
function isGivenUp(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'cancelled' || error.code === 'signed-out');
}
