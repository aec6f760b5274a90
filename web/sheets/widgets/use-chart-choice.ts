// By which unit a widget's chart is drawn, and how much of it: remembered by this browser for each widget.
import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { type ChartUnit, chartUnits } from '#core/sheets/dashboard/time/time-chart.ts';
import { type ChartSize, chartSizes } from '#core/sheets/labels.ts';
import { useKeyStore } from '#web/platform/store-context.tsx';

const stored = z.object({
  unit: z._default(z.enum(['auto', ...chartUnits]), 'auto'),
  size: z.optional(z.union([z.literal('all'), z.literal([...chartSizes])])),
});
type Stored = { unit: ChartUnit | 'auto'; size?: ChartSize | undefined };

export type ChartChoiceControl = Stored & {
  changeUnit(unit: ChartUnit | 'auto'): void;
  changeSize(size: ChartSize): void;
};

/** `id`: that of the widget. */
export function useChartChoice(id: string): ChartChoiceControl {
  const store = useKeyStore();
  const key = `formdeck.chart.${id}`;
  const [choice, setChoice] = useState<Stored>(() => read(store.getItem(key)));
  const change = useCallback(
    (part: Partial<Stored>) => {
      // Read anew: the same widget may be drawn a second time, in full screen.
      const next = { ...read(store.getItem(key)), ...part };
      setChoice(next);
      try {
        store.setItem(key, JSON.stringify(next));
      } catch {
        // The storage is full: the choice lasts as long as the page.
      }
    },
    [store, key],
  );
  return {
    ...choice,
    changeUnit: useCallback((unit) => change({ unit }), [change]),
    changeSize: useCallback((size) => change({ size }), [change]),
  };
}

function read(text: string | null): Stored {
  try {
    return stored.parse(JSON.parse(text ?? '{}'));
  } catch {
    return { unit: 'auto' };
  }
}
