// Which delimiter and which line end a CSV file uses, by its first lines. Quotes are respected.
import Papa from 'papaparse';

export type CsvDelimiter = ',' | ';' | '\t' | '|';
/** `newline` is `\n` for files with `\r\n` too: the reader has made them one character before. */
export type CsvFormat = { delimiter: CsvDelimiter; newline: '\n' | '\r' };

const delimiters: readonly CsvDelimiter[] = [',', ';', '\t', '|'];
const recordsToJudge = 10;

/**
 * The format of a file whose text begins with `sample`. `isWhole` says that nothing follows, so that
 * the last record counts too. A file of a single column gives a comma.
 */
export function detectFormat(sample: string, isWhole: boolean): CsvFormat {
  const newline = detectNewline(sample);
  let delimiter: CsvDelimiter = ',';
  let best = { share: -Infinity, columns: 1 };
  for (const candidate of delimiters) {
    const found = judge(sample, isWhole, { delimiter: candidate, newline });
    if (found.columns < 2 || found.share < best.share) continue;
    if (found.share === best.share && found.columns <= best.columns) continue;
    best = found;
    delimiter = candidate;
  }
  return { delimiter, newline };
}

/** How many columns the header has, and which share of the records agrees; a stray quote speaks against. */
function judge(sample: string, isWhole: boolean, format: CsvFormat): { share: number; columns: number } {
  const parser = new Papa.Parser({ ...format, preview: recordsToJudge });
  const { data, errors } = parser.parse(sample, 0, !isWhole) as Papa.ParseResult<string[]>;
  const counts = data
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) => cells.length);
  const columns = counts[0] ?? 0;
  const share = counts.filter((count) => count === columns).length / counts.length;
  return { columns, share: errors.length > 0 ? share - 1 : share };
}

function detectNewline(sample: string): CsvFormat['newline'] {
  const outsideQuotes = sample.replaceAll(/"[^"]*"/g, '');
  return outsideQuotes.includes('\r') && !outsideQuotes.includes('\n') ? '\r' : '\n';
}
