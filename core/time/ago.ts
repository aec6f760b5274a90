// A moment of the past by how long ago it was, for lists; the exact moment is shown beside it or on hover.

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Older moments are better said by their day. */
const longest = 30 * day;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** `5 minutes ago`; null if it is so long ago that a date says more. A moment to come, by another clock, is just now. */
export function agoText(at: number, now: number): string | null {
  const passed = now - at;
  if (passed < minute) return 'just now';
  if (passed < hour) return words.format(-Math.floor(passed / minute), 'minute');
  if (passed < day) return words.format(-Math.floor(passed / hour), 'hour');
  return passed < longest ? words.format(-Math.floor(passed / day), 'day') : null;
}
