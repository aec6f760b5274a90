// What happened to each line of an XLSForm: everything without a counterpart is reported, nothing is dropped silently.
import { keysOf } from '#core/keys-of.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ReportLevel = 'kept' | 'changed' | 'dropped';
export type ReportLine = {
  sheet: string;
  /** Counted from 1 as in a spreadsheet; null: the whole sheet. */
  row: number | null;
  level: ReportLevel;
  /** A sentence for people, without a full stop. */
  message: string;
};

export type Report = {
  /** In the order reported; `kept` only for rows that no other line is about. */
  readonly lines: readonly ReportLine[];
  changed(sheet: string, row: number | null, message: string): void;
  dropped(sheet: string, row: number | null, message: string): void;
  /** Reports a row as kept, unless another line is about the row. */
  kept(sheet: string, row: number | null, message: string): void;
};

/** A new, empty report. */
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

/** The outcome of a line, for people; most important first. */
export const reportLevels: Readonly<Record<ReportLevel, string>> = {
  dropped: t(m.leftOut),
  changed: 'Changed',
  kept: 'Kept',
};

export type ReportGroup = { level: ReportLevel; title: string; lines: ReportLine[] };

/** Most important first, each in sheet order; empty groups are omitted. */
export function reportInGroups(lines: readonly ReportLine[]): ReportGroup[] {
  return levels
    .map((level) => ({
      level,
      title: reportLevels[level],
      lines: lines.filter((line) => line.level === level).toSorted(byPlace),
    }))
    .filter((group) => group.lines.length > 0);
}

/** By row; lines about the whole sheet come first. */
function byPlace(a: ReportLine, b: ReportLine): number {
  return sheetPlace(a) - sheetPlace(b) || (a.row ?? 0) - (b.row ?? 0);
}

function sheetPlace({ sheet }: ReportLine): number {
  const place = ['survey', 'choices', 'settings'].indexOf(sheet);
  return place < 0 ? 3 : place;
}

const levels = keysOf(reportLevels);

/** The lines without unchanged rows: what the user has to know. */
export function reportableLines(lines: readonly ReportLine[]): ReportLine[] {
  return lines.filter(({ level }) => level !== 'kept');
}

/** `12 rows kept as before, 3 changed, 1 left out.` */
export function reportSummary(lines: readonly ReportLine[]): string {
  const count = (level: ReportLevel) => lines.filter((line) => line.level === level).length;
  return t(m.rowsKeptAsBefore, {
    count: count('kept'),
    changed: count('changed'),
    dropped: count('dropped'),
  });
}

/** The position of a line: `survey, row 4`. */
export function reportPlace({ sheet, row }: ReportLine): string {
  return row === null ? sheet : t(m.reportPlace, { sheet, row });
}
