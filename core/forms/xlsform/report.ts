// What became of an XLSForm, line by line: what has no counterpart is said, and never lost in silence.

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
  readonly lines: readonly ReportLine[];
  changed(sheet: string, row: number | null, message: string): void;
  dropped(sheet: string, row: number | null, message: string): void;
  /** Says that a row was kept, unless something else was said of it. */
  kept(sheet: string, row: number | null, message: string): void;
};

/** A report that is still empty. */
export function startReport(): Report {
  const lines: ReportLine[] = [];
  return {
    lines,
    changed: (sheet, row, message) => void lines.push({ sheet, row, level: 'changed', message }),
    dropped: (sheet, row, message) => void lines.push({ sheet, row, level: 'dropped', message }),
    kept: (sheet, row, message) => {
      const isSaid = lines.some((line) => line.sheet === sheet && line.row === row);
      if (!isSaid) lines.push({ sheet, row, level: 'kept', message });
    },
  };
}

const levels: readonly ReportLevel[] = ['dropped', 'changed', 'kept'];

/** What matters most first, and each in the order of the file. */
export function reportInOrder(lines: readonly ReportLine[]): ReportLine[] {
  return lines.toSorted(
    (a, b) => levels.indexOf(a.level) - levels.indexOf(b.level) || (a.row ?? 0) - (b.row ?? 0),
  );
}
