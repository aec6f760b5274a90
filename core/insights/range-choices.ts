// What insights are chosen by: the ranges of the menu, and the lengths of buckets. It imports nothing, for commands' help.

export const bucketSizes = ['minute', 'hour', 'day'] as const;
export type BucketSize = (typeof bucketSizes)[number];

/** As the menu has them. */
export const presets = [
  { id: '1h', label: 'Last hour' },
  { id: '24h', label: 'Last 24 hours' },
  { id: '7d', label: 'Last 7 days' },
  { id: '30d', label: 'Last 30 days' },
] as const;
export type PresetId = (typeof presets)[number]['id'];
export const presetIds = presets.map(({ id }) => id);

/** The last 6 days up to now, which is today and the 6 days before it. */
export const defaultPreset: PresetId = '7d';
