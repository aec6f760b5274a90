// Times of failed rows that the clocks skip or show twice: one choice settles all of them.
import { hourTexts, noHours } from '#core/imports/dates/hours.ts';
import { type HourChoices, type HourKind, hourKinds } from '#core/imports/dates/hours-schema.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import { formatExact } from '#core/time/date-format.ts';
import { editRows, type RepairDraft } from './repair-draft.ts';
import { m as both } from '#core/imports/texts.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A choice for all rows that still have a time of this kind. */
export type RepairHour = {
  kind: HourKind;
  label: string;
  text: string;
  rows: number;
  choices: readonly {
    value: 'EARLIER' | 'LATER';
    label: string;
    /** What it makes of the first of them. */
    first: string;
  }[];
};

/** The moment of each time of a failed row that a choice settles; `questionId` null: of the row's date. */
export function settledTimes(
  { errors, raw }: FailedRow,
  hours: HourChoices,
): { questionId: string | null; at: number }[] {
  // The cells of such a row cannot be assigned to columns until somebody has looked at it.
  if (raw !== undefined) return [];
  return errors.flatMap(({ questionId, hour }) => {
    const choice = hour === undefined ? 'FAIL' : hours[hour.kind];
    if (hour === undefined || choice === 'FAIL') return [];
    return [{ questionId, at: choice === 'EARLIER' ? hour.earlier : hour.later }];
  });
}

/** The choices that are left to make. */
export function repairHours(draft: RepairDraft): RepairHour[] {
  const { rules } = draft.from;
  return hourKinds.flatMap((kind) => {
    const open = draft.rows.flatMap(({ csvRow }) => openErrors(draft, csvRow, kind).slice(0, 1));
    const [first] = open;
    if (first === undefined) return [];
    const { label } = hourTexts[kind];
    return [
      {
        kind,
        label,
        text: t(both.rowsWithSuchTimes, { count: open.length, kind, timeZone: rules.timeZone }),
        rows: open.length,
        choices: [
          { value: 'EARLIER', label: t(m.earlier), first: formatExact(first.earlier, rules.timeZone) },
          { value: 'LATER', label: t(m.later), first: formatExact(first.later, rules.timeZone) },
        ],
      },
    ];
  });
}

/** Settles all times of a kind that nobody has edited, except those of dropped rows. */
export function chooseHourInAll(
  draft: RepairDraft,
  kind: HourKind,
  choice: 'EARLIER' | 'LATER',
): RepairDraft {
  const { failures, rules } = draft.from;
  const hours = { ...noHours, [kind]: choice };
  const csvRows = draft.rows.flatMap(({ csvRow }) =>
    openErrors(draft, csvRow, kind).length > 0 ? [csvRow] : [],
  );
  return editRows(draft, csvRows, (edit, csvRow) => {
    const failure = failures.get(csvRow);
    const times = failure === undefined ? [] : settledTimes(failure, hours);
    const cells = { ...edit.cells };
    let { date } = edit;
    for (const { questionId, at } of times) {
      const text = formatExact(at, rules.timeZone);
      if (questionId === null) date ??= text;
      else cells[questionId] ??= text;
    }
    return { ...edit, cells, ...(date !== undefined && { date }) };
  });
}

/** The times of a row that are still in doubt. */
function openErrors({ from: { failures, edits } }: RepairDraft, csvRow: number, kind: HourKind) {
  const [failure, edit] = [failures.get(csvRow), edits.get(csvRow)];
  if (failure === undefined || failure.raw !== undefined || edit?.skip === true) return [];
  return failure.errors.flatMap(({ questionId, hour }) => {
    const isEdited = questionId === null ? edit?.date !== undefined : edit?.cells[questionId] !== undefined;
    return hour === undefined || hour.kind !== kind || isEdited ? [] : [hour];
  });
}
