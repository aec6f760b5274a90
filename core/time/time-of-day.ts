// A time of day as people and programs write it: `8:30`, `08:30:15`, `2:05 PM`. Seconds are kept where they say something.

const form = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:\.0{1,6})?)?\s*([ap])?\.?(m)?\.?$/i;

/** As an answer has it, `08:30` or `08:30:15`; null if it is no time of day. */
export function parseTimeOfDay(text: string): string | null {
  const [, hours, minutes, seconds = '00', half, isHalf] = form.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined || (half === undefined) !== (isHalf === undefined))
    return null;
  const hour = half === undefined ? Number(hours) : ofTwelve(Number(hours), half.toLowerCase() === 'p');
  if (hour === null || hour > 23) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}${seconds === '00' ? '' : `:${seconds}`}`;
}

function ofTwelve(hour: number, isAfternoon: boolean): number | null {
  return hour < 1 || hour > 12 ? null : (hour % 12) + (isAfternoon ? 12 : 0);
}
