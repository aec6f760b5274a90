// The data of a chart: values on a shared x axis, with gaps.

export type ChartSeries = {
  label: string;
  values: Float64Array | readonly (number | null)[];
  /**
   * One of the 8 colours, counted from 0; by default the index of the series. Null: the subtle colour of the remainder.
   */
  colour?: number | null;
  /** For comparison: a dashed line without points. */
  isFaint?: boolean;
};

/** The style of a series' colour. */
export function colourOf({ colour }: Pick<ChartSeries, 'colour'>, place: number): string {
  return colour === null ? 'var(--line-control)' : `var(--chart-${((colour ?? place) % 8) + 1})`;
}

/** The cumulative values of stacked series, highest first, so that lower ones are drawn over it. */
export function stacked(series: readonly ChartSeries[]): ChartSeries[] {
  let below: readonly (number | null)[] = [];
  return series
    .map((one, place) => {
      const values = Array.from(one.values, (value, index) => (value ?? 0) + (below[index] ?? 0));
      below = values;
      // Zero draws nothing.
      const drawn = values.map((value) => (value === 0 ? null : value));
      return { ...one, values: drawn, colour: one.colour === undefined ? place : one.colour };
    })
    .toReversed();
}

/** A value in the tooltip and in the table; a dash for a gap. */
export function valueText(value: number | null | undefined, format: (y: number) => string): string {
  return value == null || Number.isNaN(value) ? '–' : format(value);
}
