// An amount of time: a whole number of seconds, as it is stored, sent and calculated with. An hour has 3,600 of them wherever it
// is read, so that no calendar and no zone comes into it.

/** The most seconds of a duration, ten years: what is longer in a cell of a spreadsheet is a date. */
export const maximumSeconds = 315_359_999;

const wholeNumber = /^(?:0|[1-9]\d{0,8})$/;

/** The seconds of a stored value; null if it is none. */
export function secondsOf(value: string): number | null {
  const seconds = wholeNumber.test(value) ? Number(value) : Number.NaN;
  return seconds <= maximumSeconds ? seconds : null;
}

/** Its hours, minutes and seconds: the hours may be many. */
export function partsOf(seconds: number): { hours: number; minutes: number; seconds: number } {
  return {
    hours: Math.floor(seconds / 3_600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** `1 h 30 min 5 s`: what is zero is left out. It is read back in every language. */
export function plainDuration(total: number): string {
  const { hours, minutes, seconds } = partsOf(total);
  const parts = [
    ...(hours > 0 ? [`${hours} h`] : []),
    ...(minutes > 0 ? [`${minutes} min`] : []),
    ...(seconds > 0 ? [`${seconds} s`] : []),
  ];
  return parts.length === 0 ? '0 s' : parts.join(' ');
}

/** The text of a stored value as it is typed; any other text as it is. */
export function durationEntry(value: string): string {
  const seconds = secondsOf(value);
  return seconds === null ? value : plainDuration(seconds);
}
