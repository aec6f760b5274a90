// A target and thresholds as text that people type: `12.5`; `10 amber Watch; 20 red Too high`.
import { t } from '#core/messages/text.ts';
import { type Threshold, thresholdColours, thresholdNameLimit, thresholdsLimit } from './look.ts';
import { m } from './texts.ts';

type Typed<T> = { value: T; issue: null } | { value: null; issue: string };

/** A number as it is typed; blank: none. */
export function typedTarget(text: string): Typed<number | null> {
  const typed = text.trim();
  if (typed === '') return { value: null, issue: null };
  const number = numberOf(typed);
  return number === null
    ? { value: null, issue: t(m.typeNumber, { text: typed }) }
    : { value: number, issue: null };
}

/** Thresholds as they are typed, a semicolon between two; blank: none. */
export function typedThresholds(text: string): Typed<Threshold[]> {
  const parts = text.split(';').map((part) => part.trim());
  const thresholds: Threshold[] = [];
  for (const part of parts.filter((each) => each !== '')) {
    const [first = '', colour = '', ...words] = part.split(/\s+/);
    const from = numberOf(first);
    const found = thresholdColours.find((each) => each === colour.toLowerCase());
    const name = words.join(' ');
    if (from === null || found === undefined)
      return { value: null, issue: t(m.typeThreshold, { text: part, colours: thresholdColours.join(', ') }) };
    if (name.length > thresholdNameLimit)
      return { value: null, issue: t(m.atMostCharacters, { most: thresholdNameLimit }) };
    thresholds.push({ from, colour: found, name });
  }
  if (thresholds.length > thresholdsLimit)
    return { value: null, issue: t(m.atMostThresholds, { most: thresholdsLimit }) };
  return { value: thresholds, issue: null };
}

/** The same as text. */
export function thresholdsText(thresholds: readonly Threshold[]): string {
  return thresholds.map(({ from, colour, name }) => `${from} ${colour} ${name}`.trim()).join('; ');
}

function numberOf(text: string): number | null {
  return /^-?(\d+(\.\d+)?|\.\d+)$/.test(text) && Math.abs(Number(text)) <= 1e15 ? Number(text) : null;
}
