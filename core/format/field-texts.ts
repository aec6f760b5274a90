// What the fields for dates and times say.

export const fieldTexts = {
  calendar: 'Open the calendar',
  calendarOf: (label: string) => `Calendar: ${label}`,
  unreadable: (example: string) => `Enter it like this: ${example}`,
  today: 'Today',
  now: 'Now',
  clear: 'Clear',
  done: 'Done',
  time: 'Time',
} as const;
