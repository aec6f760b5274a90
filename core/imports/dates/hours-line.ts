// What a face shows of the times in a file that the clocks skip or show twice: how many rows have one, and the choice of
// what they are. Anyone who has none is asked nothing.
import { formatExact } from '#core/time/date-format.ts';
import type { RowsCheck } from '../import-model.ts';
import type { ImportDraft } from '../import-draft.ts';
import { hourTexts, noHours } from './hours.ts';
import { type DoubtfulHour, type HourChoice, type HourKind, hourKinds } from './hours-schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';

export type HourLine = {
  kind: HourKind;
  /** The name of the field. */
  label: string;
  /** What was found. */
  text: string;
  /** The first such time; null: none was found. */
  sample: string | null;
  choice: HourChoice;
  /** The choice in a word, where there is little room. */
  short: string;
  /** Each with the moment that it makes of the time in `text`. */
  choices: readonly { value: HourChoice; label: string; note?: string }[];
};

/** A line for each kind that the check has found, or that something was chosen for. */
export function hourLines(draft: ImportDraft, check: RowsCheck | null, timeZone: string): HourLine[] {
  return hourKinds.flatMap((kind) => {
    const found = check?.report.hours.find((one) => one.kind === kind) ?? null;
    const choice = (draft.hours ?? noHours)[kind];
    if (check === null || (found === null && choice === 'FAIL')) return [];
    const { label } = hourTexts[kind];
    const of = { kind, timeZone, total: check.report.totalRows, partly: String(check.partly) };
    const text =
      found === null
        ? t(m.noRowHasSuchTime, of)
        : t(m.rowsHaveSuchTime, { ...of, rows: found.rows, text: found.text });
    return [
      {
        kind,
        label,
        text,
        choice,
        sample: found?.text ?? null,
        short: shortTexts[choice],
        choices: choicesOf(found, timeZone),
      },
    ];
  });
}

const shortTexts: Readonly<Record<HourChoice, string>> = {
  FAIL: t(m.neither),
  EARLIER: t(m.theEarlier),
  LATER: t(m.theLater),
};

function choicesOf(found: DoubtfulHour | null, timeZone: string): HourLine['choices'] {
  const moment = (at: number | undefined) => (at === undefined ? {} : { note: formatExact(at, timeZone) });
  return [
    { value: 'FAIL', label: t(m.neitherFixEachRowBy) },
    { value: 'EARLIER', label: t(m.earlierOfTwo), ...moment(found?.earlier) },
    { value: 'LATER', label: t(m.laterOfTwo), ...moment(found?.later) },
  ];
}
