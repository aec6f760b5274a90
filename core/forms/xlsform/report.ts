// What became of an XLSForm, line by line: what has no counterpart is said, and never lost in silence.
import { keysOf } from '#core/keys-of.ts';
import { counted, countText } from '#core/count-text.ts';

export type ReportLevel = 'kept' | 'changed' | 'dropped';
export type ReportLine = {
  sheet: string;
  /** As a spreadsheet counts them, from 1; null: the sheet as a whole. */
  row: number | null;
  level: ReportLevel;
  /** A sentence for people, without its full stop. */
  message: string;
};

export type Report = {
  /** In the order in which they were said, with `kept` only of rows that no other line is about. */
  readonly lines: readonly ReportLine[];
  changed(sheet: string, row: number | null, message: string): void;
  dropped(sheet: string, row: number | null, message: string): void;
  /** Says that a row was kept; it does not count where another line is about the row, said before or after. */
  kept(sheet: string, row: number | null, message: string): void;
};

/** A report that is still empty. */
export function startReport(): Report {
  const lines: ReportLine[] = [];
  const unsavedSessions = new Set<string>();
  const placeOf = (line: Pick<ReportLine, 'sheet' | 'row'>) => `${line.row} ${line.sheet}`;
  const add = (level: ReportLevel) => (sheet: string, row: number | null, message: string) => {
    lines.push({ sheet, row, level, message });
    if (level !== 'kept') unsavedSessions.add(placeOf({ sheet, row }));
  };
  return {
    get lines() {
      return lines.filter((line) => line.level !== 'kept' || !unsavedSessions.has(placeOf(line)));
    },
    changed: add('changed'),
    dropped: add('dropped'),
    kept: add('kept'),
  };
}

/** What became of a line, for people; what matters most first. */
export const reportLevels: Readonly<Record<ReportLevel, string>> = {
  dropped: 'Left out',
  changed: 'Changed',
  kept: 'Kept',
};

export type ReportGroup = { level: ReportLevel; title: string; lines: ReportLine[] };

/** What matters most first, and each in the order of its sheet; without groups of no lines. */
export function reportInGroups(lines: readonly ReportLine[]): ReportGroup[] {
  return levels
    .map((level) => ({
      level,
      title: reportLevels[level],
      lines: lines.filter((line) => line.level === level).toSorted(byPlace),
    }))
    .filter((group) => group.lines.length > 0);
}

/** Row by row; what the sheet as a whole is told of comes first. */
function byPlace(a: ReportLine, b: ReportLine): number {
  return sheetPlace(a) - sheetPlace(b) || (a.row ?? 0) - (b.row ?? 0);
}

function sheetPlace({ sheet }: ReportLine): number {
  const place = ['survey', 'choices', 'settings'].indexOf(sheet);
  return place < 0 ? 3 : place;
}

const levels = keysOf(reportLevels);

/** Without what was kept as it is: what somebody has to know. */
export function reportableLines(lines: readonly ReportLine[]): ReportLine[] {
  return lines.filter(({ level }) => level !== 'kept');
}

/** `12 rows kept as before, 3 changed, 1 left out.` */
export function reportSummary(lines: readonly ReportLine[]): string {
  const count = (level: ReportLevel) => lines.filter((line) => line.level === level).length;
  const rest = `${countText(count('changed'))} changed, ${countText(count('dropped'))} left out.`;
  return `${counted(count('kept'), 'row')} kept as before, ${rest}`;
}

/** Where a line stands: `survey, row 4`. */
export function reportPlace({ sheet, row }: ReportLine): string {
  return row === null ? sheet : `${sheet}, row ${row}`;
}
