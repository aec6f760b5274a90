// Arranges a dashboard anew: what is known shows at once, then the engine learns of it and works out what is missing.
import { useCallback, useRef } from 'react';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { rearranged } from '#core/widgets/arrangement.ts';
import type { SheetClient } from '#web/sheets/engine/sheet-client.ts';

/** A change of the form's dashboard, as the functions of core/widgets/arrangement.ts make them. */
export type Arrange = (change: (form: SheetOverview['form']) => SheetOverview['form']) => void;

type Showing = {
  client: SheetClient | null;
  /** What is shown now; null while nothing is. */
  overview: SheetOverview | null;
  show(overview: SheetOverview): void;
  /** Asks for everything anew. */
  reload(): void;
};

export function useArrangement(showing: Showing): Arrange {
  const latest = useRef(showing);
  latest.current = showing;
  return useCallback((change) => {
    const { client, overview: before } = latest.current;
    if (client === null || before === null) return;
    const show = (overview: SheetOverview) => {
      latest.current = { ...latest.current, overview };
      latest.current.show(overview);
    };
    const { overview, missing } = rearranged(before, change(before.form));
    show(overview);
    const work = async () => {
      await client.call('arrange', [overview.form]);
      if (missing.length === 0) return;
      // Without the rows it is the server that works out the numbers.
      if (overview.isSummarized) return latest.current.reload();
      const fresh = await client.call('summarize', [missing]);
      const now = latest.current.overview;
      if (now !== null && latest.current.client === client) show(rearranged(now, now.form, fresh).overview);
    };
    // Only an engine that is gone refuses, and then nothing is shown.
    work().catch(() => undefined);
  }, []);
}
