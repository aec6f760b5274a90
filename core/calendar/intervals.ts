// Repeat intervals. Separate from recurrence.ts, so that a schema does not load the calendar.

/** The intervals of scheduled exports and reports. */
export const repeatIntervals = ['DAY', 'WEEK', 'MONTH'] as const;
export type RepeatInterval = (typeof repeatIntervals)[number];

/** The intervals of reminders. */
export const reminderIntervals = ['HOUR', 'DAY', 'WEEK'] as const;
export type ReminderInterval = (typeof reminderIntervals)[number];

export type AnyInterval = RepeatInterval | ReminderInterval;
