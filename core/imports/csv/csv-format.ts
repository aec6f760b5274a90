// Detects a CSV file's delimiter, quotes and line breaks from its first lines.
import { type CsvDelimiter, type CsvFormat, type CsvQuote, readRecords } from './csv-records.ts';

const delimiters: readonly CsvDelimiter[] = [',', ';', '\t', '|'];
const recordsToJudge = 100;

/**
 * The format of a file that begins with `sample`. `isWhole`: nothing follows, so the last record counts too. A
 * single-column file yields a comma. `delimiter` is used if given.
 */
export function detectFormat(sample: string, isWhole: boolean, delimiter?: CsvDelimiter): CsvFormat {
  const candidates = delimiter === undefined ? delimiters : [delimiter];
  const plain = bestOf(candidates, sample, isWhole, '"');
  // Apostrophes are usually letters: they only count as quotes if no quotation marks do, and if it is evident.
  const other = /(?:^|[,;\t|\r\n]) *"/.test(sample) ? null : bestOf(candidates, sample, isWhole, "'");
  return (other !== null && quotesBetter(other, plain) ? other : plain).format;
}

type Judgement = {
  format: CsvFormat;
  /** Number of columns in the header. */
  columns: number;
  /** Share of records with as many cells and no stray quote. */
  share: number;
  /** Whether every header cell is quoted. */
  hasQuotedHeader: boolean;
  /** Whether a space follows each delimiter. */
  isSpaced: boolean;
};

function bestOf(
  candidates: readonly CsvDelimiter[],
  sample: string,
  isWhole: boolean,
  quote: CsvQuote,
): Judgement {
  const newline = newlineOf(sample, quote);
  const found = candidates.flatMap((delimiter) => {
    const close = judge(sample, isWhole, { delimiter, quote, newline, spaced: false });
    const spaced = judge(sample, isWhole, { delimiter, quote, newline, spaced: true });
    return [spaced.isSpaced && spaced.share >= close.share ? spaced : close];
  });
  const [first, ...others] = found.filter(({ columns }) => columns > 1);
  if (first === undefined)
    return found[0] ?? judge(sample, isWhole, { delimiter: ',', quote, newline, spaced: false });
  return others.reduce((best, other) => (isBetter(other, best) ? other : best), first);
}

function isBetter(one: Judgement, other: Judgement): boolean {
  if (one.share !== other.share) return one.share > other.share;
  if (one.columns !== other.columns) return one.columns > other.columns;
  // A space after a comma is more likely part of a text.
  return !one.format.spaced && other.format.spaced;
}

/** Rates how well the first records of a sample parse in a format. */
function judge(sample: string, isWhole: boolean, format: CsvFormat): Judgement {
  const reader = readRecords(sample, format, isWhole);
  let header: { columns: number; line: string } | null = null;
  let records = 0;
  let agreeing = 0;
  for (let record = reader.next(); record !== null && records < recordsToJudge; record = reader.next()) {
    const { cells, start, stray } = record;
    if (cells.every((cell) => cell.trim() === '')) continue;
    header ??= { columns: cells.length, line: sample.slice(start, reader.position).trim() };
    records += 1;
    if (cells.length === header.columns && !stray) agreeing += 1;
  }
  const { quote, delimiter } = format;
  const { columns, line } = header ?? { columns: 1, line: '' };
  const quoted = line.split(delimiter).map((cell) => cell.trim());
  const { spaced, close } = reader.spacing;
  const hasQuotedHeader = quoted.every(
    (cell) => cell.length > 1 && cell.startsWith(quote) && cell.endsWith(quote),
  );
  const share = records === 0 ? 0 : agreeing / records;
  return { format, columns, share, hasQuotedHeader, isSpaced: spaced > 0 && close === 0 };
}

function quotesBetter(other: Judgement, plain: Judgement): boolean {
  return other.share > plain.share || (other.share === plain.share && other.hasQuotedHeader);
}

function newlineOf(sample: string, quote: CsvQuote): CsvFormat['newline'] {
  const outsideQuotes = sample.replaceAll(quote === '"' ? /"[^"]*"/g : /'[^']*'/g, '');
  return outsideQuotes.includes('\r') && !outsideQuotes.includes('\n') ? '\r' : '\n';
}
