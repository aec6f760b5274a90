// The offset of a time zone from Node's own clock: a fifth of a millisecond, where the first formatter of Intl takes 15.

/** From here on all zones have whole minutes. */
const wholeMinutes = Date.UTC(1973, 0, 1);
const halfYear = 182 * 86_400_000;

/**
 * The offset in milliseconds. Null where the clock cannot be sure: an unknown zone passes as UTC there, and rules such as
 * `EST5EDT,M3.2.0` as zones. For the main thread: in others the environment is a copy.
 */
export function clockOffset(ms: number, timeZone: string): number | null {
  if (timeZone === 'UTC' || timeZone === 'Etc/UTC') return 0;
  if (ms < wholeMinutes || process.platform === 'win32' || !/^\w+\/[\w/+-]+$/.test(timeZone)) return null;
  const { TZ } = process.env;
  try {
    process.env['TZ'] = timeZone;
    const offset = offsetHere(ms);
    // London in winter is known by its summer.
    return offset !== 0 || offsetHere(ms + halfYear) !== 0 ? offset : null;
  } finally {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  }
}

function offsetHere(ms: number): number {
  return 0 - new Date(ms).getTimezoneOffset() * 60_000;
}
