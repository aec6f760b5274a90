// Below a time that the clocks of its zone skip or show twice: which moment was taken, and a button that takes the other one.
import { takenMoment } from '#core/time/doubtful-time.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/time/texts.ts';

type TakenMomentProps = {
  /** As it was typed: `2026-10-25 02:30`. */
  text: string;
  /** The moment that was taken, in epoch milliseconds. */
  at: number;
  timeZone: string;
  onTake: (at: number) => void;
};

export function TakenMoment({ text, at, timeZone, onTake }: TakenMomentProps) {
  const taken = takenMoment(text, at, timeZone);
  if (taken === null) return null;
  const { note, other } = taken;
  return (
    <div role="status">
      <p className="m-0 mt-6 soft">{note}</p>
      {other !== null && (
        <button
          type="button"
          className="inline-flex min-h-48 items-center border-none on-nothing accent-ink pointer text-md weight-550 p-0"
          onClick={() => onTake(other)}
        >
          {other < at ? t(both.takeFirst) : t(both.takeSecond)}
        </button>
      )}
    </div>
  );
}
