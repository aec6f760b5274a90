// How many answers there are over time, on the wire.
import * as z from 'zod/mini';
import type { Bins } from '#core/sheets/dashboard/time/bins.ts';

/** In the time zone of the person who asks. */
export const bins = z.object({
  unit: z.enum(['hour', 'day', 'month']),
  from: z.array(z.number()),
  counts: z.array(z.number()),
  sums: z.array(z.number()),
  minimums: z.array(z.number()),
  maximums: z.array(z.number()),
});

export function wireBins({ unit, ...columns }: Bins): z.infer<typeof bins> {
  const all = (column: keyof typeof columns) => Array.from(columns[column]);
  return {
    unit,
    from: all('from'),
    counts: all('counts'),
    sums: all('sums'),
    minimums: all('minimums'),
    maximums: all('maximums'),
  };
}

export function readBins({ unit, ...columns }: z.infer<typeof bins>): Bins {
  const read = (column: keyof typeof columns) => Float64Array.from(columns[column]);
  return {
    unit,
    from: read('from'),
    counts: read('counts'),
    sums: read('sums'),
    minimums: read('minimums'),
    maximums: read('maximums'),
  };
}
