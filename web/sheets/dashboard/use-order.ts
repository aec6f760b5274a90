// Moves widgets: optimistically, saved in the background, reverted on failure.
import { useCallback } from 'react';
import { reorderParts } from '#core/widgets/actions.ts';
import { orderAfterMove, shownOrder, withOrder } from '#core/widgets/arrangement.ts';
import { useAction } from '#web/ui/use-action.ts';
import type { DashboardControl } from './use-dashboard.ts';

/** Returns the function that moves a visible part from one position to another. */
export function useOrder({ form, arrange }: Pick<DashboardControl, 'form' | 'arrange'>) {
  const { run } = useAction();
  return useCallback(
    (from: number, to: number) => {
      const places = shownOrder(form).length;
      if (from === to || to < 0 || to >= places) return;
      const order = orderAfterMove(form, from, to);
      const before = orderAfterMove(form, from, from);
      arrange((current) => withOrder(current, order));
      void run(reorderParts, { form, order }).then(({ done }) => {
        if (!done) arrange((current) => withOrder(current, before));
      });
    },
    [form, arrange, run],
  );
}
