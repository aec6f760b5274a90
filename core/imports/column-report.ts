// The content of a column: sample texts, the number of filled cells, and which other date formats would parse its dates
// as different days (01/02/2026).

/** A supported date format with its parser. */
export type DateReader = { format: string; read: (text: string) => number | null };

export type ColumnContent = {
  filled: number;
  /** The first distinct texts. */
  samples: string[];
  /** Formats that parse every text of the column, at least one of them to a different moment. */
  otherDateFormats: string[];
};

export type ColumnWatch = { add(text: string): void; content(): ColumnContent };

const maximumSamples = 3;
const sampleLength = 60;

/** Watches a column. `dates` is set for date columns: the format in use, and the alternatives. */
export function watchColumn(dates?: { chosen: DateReader; others: readonly DateReader[] }): ColumnWatch {
  let filled = 0;
  const samples = new Set<string>();
  let candidates = (dates?.others ?? []).map((reader) => ({ ...reader, differs: false }));
  return {
    add(cell) {
      const text = cell.trim();
      if (text === '') return;
      filled += 1;
      if (samples.size < maximumSamples) samples.add(text.slice(0, sampleLength));
      if (dates === undefined || candidates.length === 0) return;
      const meant = dates.chosen.read(text);
      candidates = candidates.filter((candidate) => {
        const at = candidate.read(text);
        candidate.differs ||= at !== meant;
        return at !== null;
      });
    },
    content: () => ({
      filled,
      samples: [...samples],
      otherDateFormats:
        filled === 0 ? [] : candidates.filter(({ differs }) => differs).map(({ format }) => format),
    }),
  };
}
