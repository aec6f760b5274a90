// Writes amounts of time as people of a locale do: `1h 30m`, `1 Std. 30 Min.`; `1 h 30 min` where the locale is ISO or the
// browser is older than Intl.DurationFormat.
import { partsOf, plainDuration } from '#core/questions/durations/duration.ts';
import { isoLocale } from './locales.ts';

/** TypeScript's libraries for ES2024 lack it. */
type DurationFormat = { format(duration: { hours: number; minutes: number; seconds: number }): string };
type DurationFormatClass = new (
  locale: string,
  options: { style: 'narrow'; secondsDisplay?: 'always' },
) => DurationFormat;

export function durationWriter(locale: string): (seconds: number) => string {
  const Formatter: unknown = Reflect.get(Intl, 'DurationFormat');
  if (locale === isoLocale || !isClass(Formatter)) return plainDuration;
  const usual = new Formatter(locale, { style: 'narrow' });
  const nothing = new Formatter(locale, { style: 'narrow', secondsDisplay: 'always' });
  return (seconds) =>
    (seconds === 0 ? nothing : usual).format(partsOf(seconds)).replaceAll('\u202f', '\u00a0');
}

function isClass(value: unknown): value is DurationFormatClass {
  return typeof value === 'function';
}
