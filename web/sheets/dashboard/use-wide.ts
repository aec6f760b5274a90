// Whether dashboards are as wide as the page, as the person has chosen: at once here, and saved in the background.
import { useCallback } from 'react';
import { saveWide } from '#core/users/actions.ts';
import { isWideFor, withWide } from '#core/widgets/wide.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { useAction } from '#web/ui/use-action.ts';

export function useWide(): { isWide: boolean; changeWide(isWide: boolean): void } {
  const { session } = useCore();
  const user = useSignalValue(session.user);
  const { run } = useAction();
  const change = useCallback(
    (isWide: boolean) => {
      const choose = (wanted: boolean) => {
        const now = session.user.peek();
        if (now !== null) session.user.value = withWide(now, wanted);
      };
      choose(isWide);
      void run(saveWide, { isWide }).then(({ done }) => {
        if (!done) choose(!isWide);
      });
    },
    [session, run],
  );
  return { isWide: user !== null && isWideFor(user), changeWide: change };
}
