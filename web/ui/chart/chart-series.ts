// What a chart draws: values along a shared x axis, with holes where there is none.

export type ChartSeries = {
  label: string;
  values: Float64Array | readonly (number | null)[];
  /** Which of the 8 colours, counted from 0; the place of the series unless said. Null: the quiet one of what is left over. */
  colour?: number | null;
};

/** The style of a series' colour. */
export function colourOf({ colour }: Pick<ChartSeries, 'colour'>, place: number): string {
  return colour === null ? 'var(--line-control)' : `var(--chart-${((colour ?? place) % 8) + 1})`;
}

/**
 * What is drawn of series that are stacked: each with those below it, the highest first, so that the lower ones are drawn
 * over it.
 */
export function stacked(series: readonly ChartSeries[]): ChartSeries[] {
  let below: readonly (number | null)[] = [];
  return series
    .map((one, place) => {
      const values = Array.from(one.values, (value, index) => (value ?? 0) + (below[index] ?? 0));
      below = values;
      // Where nothing is, nothing is drawn.
      const drawn = values.map((value) => (value === 0 ? null : value));
      return { ...one, values: drawn, colour: one.colour === undefined ? place : one.colour };
    })
    .toReversed();
}

/** A value as it stands at the pointer and in the table; a dash for a hole. */
export function valueText(value: number | null | undefined, format: (y: number) => string): string {
  return value == null || Number.isNaN(value) ? '–' : format(value);
}
