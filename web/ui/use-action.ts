// Runs the core's actions on a page: core/run-action.ts with the console's dialogs, messages and queries.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import type { Action } from '#core/action.ts';
import { type ActionFace, runAction } from '#core/run-action.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { confirm } from './dialog/confirm.tsx';
import { explanationOf } from './notices/error-screen.tsx';
import { forgetFailed, notifyBusy, notifyDone, notifyFailed, withdrawOffer } from './notices/notify.ts';
import type { Offer } from './notices/offered-message.tsx';

export type RunAction = <T, R>(
  action: Action<T, R>,
  thing: T,
  options?: RunOptions<R>,
) => Promise<ActionResult<R>>;
export type RunOptions<R> = {
  /** Details below the confirmation. */
  details?: ReactNode;
  /** A button in the success message, such as Undo. */
  offer?: ((result: R) => Offer | undefined) | undefined;
  /** The failure is shown in place instead of as a message. */
  onFailed?: (said: string, error: unknown) => void;
};
export type ActionResult<R> = { done: true; result: R } | { done: false };

/** Returns the function that runs any action; `isRunning` while one of them runs. */
export function useAction(): { run: RunAction; isRunning: boolean } {
  const { send, ports } = useCore();
  const actor = useActor();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({ mutationFn: (work: () => Promise<unknown>) => work() });

  const run = useCallback<RunAction>(
    async (action, thing, { details, offer, onFailed } = {}) => {
      const face: ActionFace = {
        actor,
        send,
        ports,
        confirm: (question) => confirm({ ...question, details }),
        refresh: (queryKey) => queries.invalidateQueries({ queryKey }),
        busy: notifyBusy,
        during: (work) => {
          forgetFailed(action.id);
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mutation gives what its work gives
          return mutateAsync(work) as ReturnType<typeof work>;
        },
      };
      const outcome = await runAction(face, action, thing);
      if (outcome.kind === 'refused') notifyFailed(outcome.why, null, action.id);
      if (outcome.kind === 'failed') {
        if (onFailed === undefined) notifyFailed(outcome.said, explanationOf(outcome.error), action.id);
        else onFailed(outcome.said, outcome.error);
      }
      if (outcome.kind !== 'done') return { done: false };
      // Without a message, the action's effect is visible on its own.
      if (outcome.said !== null) {
        withdrawOffer();
        notifyDone(outcome.said, offer?.(outcome.result));
      }
      return { done: true, result: outcome.result };
    },
    [actor, mutateAsync, ports, queries, send],
  );
  return { run, isRunning: isPending };
}
