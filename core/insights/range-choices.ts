// The choices of insights: the menu's ranges, and the bucket sizes. It imports nothing, for the help of commands.

export const bucketSizes = ['minute', 'hour', 'day'] as const;
export type BucketSize = (typeof bucketSizes)[number];

/** In menu order. */
export const presets = [
  { id: '1h', label: 'Last hour' },
  { id: '24h', label: 'Last 24 hours' },
  { id: 'week', label: 'This week' },
  { id: '7d', label: 'Last 7 days' },
  { id: '30d', label: 'Last 30 days' },
] as const;
export type PresetId = (typeof presets)[number]['id'];
export const presetIds = presets.map(({ id }) => id);

/** The last 6 days up to now, which is today and the 6 days before it. */
export const defaultPreset: PresetId = '7d';
