// The choices of insights: the menu's ranges, and the bucket sizes. It imports nothing, for the help of commands.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const bucketSizes = ['minute', 'hour', 'day'] as const;
export type BucketSize = (typeof bucketSizes)[number];

/** In menu order. */
export const presets = [
  { id: '1h', label: t(m.lastHour) },
  { id: '24h', label: t(m.last24Hours) },
  { id: 'week', label: t(m.thisWeek) },
  { id: '7d', label: t(m.last7Days) },
  { id: '30d', label: t(m.last30Days) },
] as const;
export type PresetId = (typeof presets)[number]['id'];
export const presetIds = presets.map(({ id }) => id);

/** The last 6 days up to now, which is today and the 6 days before it. */
export const defaultPreset: PresetId = '7d';
