// Typed times that the clocks of their zone skip in spring, or show twice in autumn. A person is told which moment was taken
// and offered the other one; a file or a command, which nobody can ask, is refused with the two texts that are clear.
import { internationalFormats } from '#core/format/formats.ts';
import { t } from '#core/messages/text.ts';
import { compileDateFormat, doubtfulTime, formatExact } from './date-format.ts';
import { offsetText } from './format-offset.ts';
import { doubtfulMoment } from './parse-moment.ts';
import { m } from './texts.ts';
import { type DoubtfulClock, offsetAt } from './zone.ts';

type Clock = { timeZone: string; dateFormat?: string | undefined };

/** Why a text does not say one moment; null if it does, or is no time at all. `dateFormat`: left out, ISO 8601. */
export function doubtIssue(text: string, clock: Clock): string | null {
  const doubt = doubtIn(text, clock);
  if (doubt === null) return null;
  const [one, other] = doubt.moments.map((at) => formatExact(at, clock.timeZone));
  const values = { text, timeZone: clock.timeZone, one: one ?? '', other: other ?? '' };
  return doubt.kind === 'double' ? t(m.timeComesTwice, values) : t(m.timeIsSkipped, values);
}

/** What was made of a typed time in doubt. */
export type TakenMoment = {
  note: string;
  /** The other moment; null where the time does not exist, and the note says what was taken instead. */
  other: number | null;
};

/** `at` is the moment that was taken for the text; null if the text says it clearly. */
export function takenMoment(text: string, at: number, timeZone: string): TakenMoment | null {
  const doubt = doubtIn(text, { timeZone });
  if (doubt === null || !doubt.moments.includes(at)) return null;
  const [earlier, later] = doubt.moments;
  if (doubt.kind === 'skipped') {
    const taken = internationalFormats().moment(at, timeZone);
    return { note: t(m.timeWasSkipped, { text, timeZone, taken }), other: null };
  }
  const offset = offsetText(offsetAt(at, timeZone));
  const note =
    at === earlier ? t(m.firstOfTwo, { timeZone, offset }) : t(m.secondOfTwo, { timeZone, offset });
  return { note, other: at === earlier ? later : earlier };
}

function doubtIn(text: string, { timeZone, dateFormat }: Clock): DoubtfulClock | null {
  if (dateFormat === undefined) return doubtfulMoment(text, timeZone);
  const at = compileDateFormat(dateFormat)?.(text, timeZone) ?? null;
  return at === null ? null : doubtfulTime({ text, format: dateFormat, at }, timeZone);
}
