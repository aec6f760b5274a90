// Repeat intervals. Separate from recurrence.ts, so that a schema does not load the calendar.

export const repeatIntervals = ['DAY', 'WEEK', 'MONTH'] as const;
export type RepeatInterval = (typeof repeatIntervals)[number];
