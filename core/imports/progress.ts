// An import's progress, in numbers and texts.
import { currentFormats } from '#core/format/current.ts';
import { formatDate } from '#core/time/date-format.ts';
import { isTimeZone } from '#core/time/zone.ts';
import { hoursText } from './dates/hours.ts';
import { isRunning } from './policy.ts';
import { countsText } from './update/labels.ts';
import type { ImportState, ImportStatus } from './status.ts';
import { leftOutLines } from './irrelevant.ts';
import { t } from '#core/messages/text.ts';
import { counts } from '#core/messages/count-texts.ts';
import { m } from './texts.ts';

type ImportCounts = Pick<ImportStatus, 'completedRows' | 'failedRows' | 'totalRows' | 'state'>;
type Pending = ImportCounts & Pick<ImportStatus, 'id' | 'originalFileName' | 'problem' | 'createdAt'>;

/** Completed rows over total rows, 0 to 100; 100 on SUCCESS (spec 3, section 4). */
export function importPercent({ completedRows, totalRows, state }: Omit<ImportCounts, 'failedRows'>): number {
  if (state === 'SUCCESS') return 100;
  return totalRows === 0 ? 0 : Math.min(100, Math.floor((100 * completedRows) / totalRows));
}

/** `42%: 4,200 of 10,000 rows, 3 failed`. */
export function progressText(status: ImportCounts): string {
  return t(m.percentAndDone, { percent: importPercent(status), done: doneText(status) });
}

/** `4,200 of 10,000 rows, 3 failed`. */
export function doneText({ completedRows, failedRows, totalRows }: Omit<ImportCounts, 'state'>): string {
  return t(m.rowsDone, { count: completedRows, all: totalRows, failedRows });
}

/** What came of an import in a list: `9,985 rows in, 15 failed, 3 left out`; of an update `16 changed, 8 unchanged`. */
export function outcomeText(
  status: Pick<
    ImportStatus,
    'completedRows' | 'failedRows' | 'droppedRows' | 'totalRows' | 'state' | 'problem' | 'undone' | 'update'
  >,
): string {
  const { completedRows, failedRows, droppedRows, problem, undone, update } = status;
  if (undone !== null && update === null) return t(m.rowsHadBeenImported, { completedRows });
  if (problem !== null) return problem;
  if (isRunning(status)) return progressText(status);
  return [
    update === null ? t(m.rowsIn, { count: completedRows }) : countsText(update),
    ...(failedRows > 0 ? [t(counts.failed, { count: failedRows })] : []),
    ...(droppedRows > 0 ? [t(m.leftOutCount, { count: droppedRows })] : []),
  ].join(', ');
}

/** Shown while the server processes it. */
export const goesOn = t(m.serverContinuesWhileYouDo);

/** Advice for an import that failed as a whole. */
export const unfitAdvice = t(m.noRowsWereImportedCancel);

/** The result of a finished import: `10,000 rows imported`, and `2 rows of strikes.csv were left out.` */
export function endTexts({
  completedRows,
  totalRows,
  originalFileName,
  update = null,
  hours,
  irrelevant,
}: Pick<ImportStatus, 'completedRows' | 'totalRows' | 'originalFileName'> &
  Partial<Pick<ImportStatus, 'update' | 'hours' | 'irrelevant'>>): { done: string; left: string } {
  const left = totalRows - completedRows;
  const chosen = hours === undefined ? null : hoursText(hours);
  return {
    done:
      update === null
        ? t(m.rowsImported, { count: completedRows })
        : t(m.rowsWithCounts, { count: completedRows, counts: countsText(update) }),
    left: [
      left > 0
        ? t(m.rowsOfFileLeftOut, { count: left, originalFileName })
        : t(m.wholeFile, { originalFileName }),
      ...(chosen === null ? [] : [`${chosen}.`]),
      ...leftOutLines(irrelevant),
    ].join(' '),
  };
}

/** Of an import that ended without some of its rows, or all. */
export const leftOutTexts = { some: t(m.doneRowsLeftOut), none: t(m.nothingCameIn) } as const;

const stateWords: Readonly<Record<ImportState, string>> = {
  PROCESSING: t(m.importing),
  PROCESSING_WITH_ERRORS: t(m.importingSomeRowsFailed),
  COMPLETED_WITH_ERRORS: t(m.someRowsNeedFixing),
  COMPLETING: t(m.completing),
  SUCCESS: t(m.done),
  SIGNAL_STOP: t(m.canceling),
  SIGNAL_STOPPED: t(m.canceled),
};

/** A short text for an import's state: `Done` is said of those alone that came in whole. */
export function stateText({
  state,
  problem,
  delay,
  undone,
  droppedRows,
  completedRows,
}: Pick<ImportStatus, 'state' | 'problem' | 'delay' | 'undone' | 'droppedRows' | 'completedRows'>): string {
  if (undone !== null) return t(m.undone);
  if (delay !== null) return t(m.waiting, { delay });
  if (state === 'SUCCESS' && problem === null && droppedRows > 0)
    return completedRows === 0 ? leftOutTexts.none : leftOutTexts.some;
  return problem === null ? stateWords[state] : t(m.fileCouldNotBeImported);
}

/** When an import started, with seconds: one file is often imported twice within a minute. */
export function startText(createdAt: number, timeZone: string): string {
  return formatDate(createdAt, 'yyyy-MM-dd HH:mm:ss', isTimeZone(timeZone) ? timeZone : 'UTC');
}

/**
 * The notice in the forms list about a form's pending imports, and the one to open: one that waits for the user first.
 * Null if there are none. Includes the start time, since many files share a name.
 */
export function pendingNotice(
  imports: readonly Pending[],
  timeZone: string,
): { text: string; importId: string } | null {
  const waiting = imports.filter((one) => !isRunning(one));
  const [first] = [...waiting, ...imports];
  if (first === undefined) return null;
  const time = currentFormats.value.moment(first.createdAt, isTimeZone(timeZone) ? timeZone : 'UTC');
  if (imports.length === 1) return { text: `${textOf(first)} (${time})`, importId: first.id };
  const running = imports.length - waiting.length;
  const parts = [
    ...(waiting.length > 0 ? [t(m.toFix, { count: waiting.length })] : []),
    ...(running > 0 ? [t(m.running, { count: running })] : []),
  ];
  return {
    text: t(m.pendingImports, { count: imports.length, parts: parts.join(', ') }),
    importId: first.id,
  };
}

function textOf(one: Pending): string {
  const { originalFileName, failedRows, problem } = one;
  if (problem !== null) return t(m.couldNotBeImported, { originalFileName });
  return isRunning(one)
    ? t(m.importingFile, { originalFileName, percent: importPercent(one) })
    : t(m.rowsOfFileToFix, { count: failedRows, originalFileName });
}
