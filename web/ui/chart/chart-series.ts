// What a chart draws: values along a shared x axis, with holes where there is none.

export type ChartSeries = { label: string; values: Float64Array | readonly (number | null)[] };

/** A value as it stands at the pointer and in the table; a dash for a hole. */
export function valueText(value: number | null | undefined, format: (y: number) => string): string {
  return value == null || Number.isNaN(value) ? '–' : format(value);
}
