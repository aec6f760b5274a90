// Detects a CSV file's delimiter, quotes and line breaks from its first lines.
import type { CsvDelimiter, CsvFormat, CsvQuote, CsvQuoting } from './csv-notation.ts';
import { readRecords } from './csv-records.ts';

const delimiters: readonly CsvDelimiter[] = [',', ';', '\t', '|'];
const recordsToJudge = 100;
const plainFormat: CsvFormat = {
  delimiter: ',',
  quote: '"',
  newline: '\n',
  spaced: false,
  quoting: 'unknown',
  isMixed: false,
  hasApostrophes: false,
};

/**
 * The format of a file that begins with `sample`. `isWhole`: nothing follows, so the last record counts too. A
 * single-column file yields a comma. `delimiter` is used if given.
 */
export function detectFormat(sample: string, isWhole: boolean, delimiter?: CsvDelimiter): CsvFormat {
  const candidates = delimiter === undefined ? delimiters : [delimiter];
  const own = judge(sample, isWhole, { ...plainFormat, newline: newlineOf(sample, '"') });
  if (own.isOurs && own.share === 1 && candidates.includes(own.format.delimiter))
    return { ...own.format, quoting: quotingIn(sample, isWhole, own.format) };
  const plain = bestOf(candidates, sample, isWhole, '"');
  // Apostrophes are usually letters: they only count as quotes if no quotation marks do, and if it is evident.
  const other = bestOf(candidates, sample, isWhole, "'");
  const { format } = quotesBetter(other, plain, sample) ? other : plain;
  if (format !== plain.format || other.format.delimiter !== format.delimiter)
    return { ...format, quoting: quotingIn(sample, isWhole, format) };
  return {
    ...format,
    quoting: quotingIn(sample, isWhole, format),
    isMixed: isMixedWith(other, plain, sample),
    hasApostrophes: plain.quoted === 0 && other.quoted > 0,
  };
}

/** What quotes within cells mean in a file that begins with `sample`. */
function quotingIn(sample: string, isWhole: boolean, format: CsvFormat): CsvQuoting {
  const reader = readRecords(sample, format, isWhole);
  let record = reader.next(true);
  const width = record?.cells.length ?? 0;
  // Quotes around the names alone say nothing about the rows, nor those of a row that cannot be read. The header may have lost a
  // separator.
  while (record !== null) {
    const { filled } = reader.quotes;
    record = reader.next();
    const isRow = record !== null && [width, width + 1].includes(record.cells.length);
    if (reader.quotes.filled > filled && isRow) return 'quoted';
  }
  return reader.quotes.within > 2 ? 'literal' : 'unknown';
}

type Judgement = {
  format: CsvFormat;
  /** Number of columns in the header. */
  columns: number;
  /** Number of cells of most rows below it; 0 if none is usual. */
  rowColumns: number;
  /** Share of records with as many cells and no stray quote. */
  share: number;
  /** Share of rows with the usual number of cells and no stray quote, whatever the header has. */
  rowShare: number;
  /** Number of cells in quotes. */
  quoted: number;
  /** Number of those that have a delimiter or a line break in them: without quotes they would be several. */
  enclosing: number;
  /** Number of those with doubled quotes in them. */
  doubled: number;
  isOurs: boolean;
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
  const usual = { ...plainFormat, quote, newline };
  const found = candidates.map((delimiter) => {
    const close = judge(sample, isWhole, { ...usual, delimiter });
    const spaced = judge(sample, isWhole, { ...usual, delimiter, spaced: true });
    return spaced.isSpaced && spaced.share >= close.share ? spaced : close;
  });
  const [first, ...others] = found.filter(({ columns }) => columns > 1);
  if (first !== undefined)
    return others.reduce((best, other) => (isBetter(other, best) ? other : best), first);
  // The header may have lost its only separator: the rows still have theirs, if they cannot all be read.
  const byRows = found.filter(({ rowColumns }) => rowColumns > 1);
  const spaces = ({ format }: Judgement) => Number(format.spaced);
  const [best] = byRows.toSorted((one, next) => next.rowShare - one.rowShare || spaces(one) - spaces(next));
  const lines = sample
    .split(newline)
    .slice(1, recordsToJudge)
    .filter((line) => line.trim() !== '');
  const share = ({ format: { delimiter } }: Judgement) =>
    lines.filter((line) => line.includes(delimiter)).length / lines.length;
  const [often] = found.filter((one) => share(one) > 0.5).toSorted((one, next) => share(next) - share(one));
  return best ?? often ?? found[0] ?? judge(sample, isWhole, { ...usual, delimiter: ',' });
}

function isBetter(one: Judgement, other: Judgement): boolean {
  const [mine, others] = [agreement(one), agreement(other)];
  if (mine !== others) return mine > others;
  if (one.share !== other.share) return one.share > other.share;
  if (one.columns !== other.columns) return one.columns > other.columns;
  // A space after a comma is more likely part of a text.
  return !one.format.spaced && other.format.spaced;
}

/** A header that has lost or gained a separator does not agree with its rows, but these with one another. */
function agreement({ share, rowColumns, rowShare }: Judgement): number {
  return Math.max(share, rowColumns > 1 ? rowShare : 0);
}

/** Rates how well the first records of a sample parse in a format. */
function judge(sample: string, isWhole: boolean, format: CsvFormat): Judgement {
  const reader = readRecords(sample, format, isWhole);
  let header: { columns: number; line: string } | null = null;
  let records = 0;
  let agreeing = 0;
  const rowCounts = new Map<number, number>();
  for (let record = reader.next(true); record !== null && records < recordsToJudge; record = reader.next()) {
    const { cells, start, stray } = record;
    if (cells.every((cell) => cell.trim() === '')) continue;
    header ??= { columns: cells.length, line: sample.slice(start, reader.position).trim() };
    if (records > 0 && !stray) rowCounts.set(cells.length, (rowCounts.get(cells.length) ?? 0) + 1);
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
  const [usual, usualRows] = [...rowCounts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  const rowShare = records < 2 ? share : usualRows / (records - 1);
  const rowColumns = rowShare > 0.5 ? usual : 0;
  return {
    format,
    columns,
    rowColumns,
    share,
    rowShare,
    quoted: reader.quotes.around,
    enclosing: reader.quotes.enclosing,
    doubled: reader.quotes.doubled,
    isOurs: reader.quotes.ours,
    hasQuotedHeader,
    isSpaced: spaced > 0 && close === 0,
  };
}

function quotesBetter(other: Judgement, plain: Judgement, sample: string): boolean {
  if (other.quoted === 0) return false;
  const hasQuotationMarks = /(?:^|[,;\t|\r\n]) *"/.test(sample);
  const isAlike = other.rowShare >= 0.7 * plain.rowShare;
  if (hasQuotationMarks) {
    // An odd number of them: one is lost, and those that are left may have been around a cell.
    const isOdd = sample.split('"').length % 2 === 0;
    // With apostrophes every row has the same cells, and without them they have not.
    const isEven = other.rowShare === 1 && plain.rowShare < 0.7 && other.quoted > plain.quoted;
    return isEven || (isAlike && other.quoted > 2 * Math.max(plain.quoted, isOdd ? 1 : 0));
  }
  // A header of one name may have lost its separator, which all rows have.
  const hasLost = plain.rowColumns === 1 && other.rowColumns > 1 && other.rowShare === 1;
  const fitsHeader = plain.columns !== plain.rowColumns || other.columns === other.rowColumns || hasLost;
  const isEvident = other.enclosing > 0 || (other.doubled > 0 && other.rowShare >= plain.rowShare);
  if (isEvident && isAlike && fitsHeader) return true;
  return other.rowShare > plain.rowShare || (other.rowShare === plain.rowShare && other.hasQuotedHeader);
}

/** Texts are in apostrophes, and cells in quotation marks may be such texts too, or rows. */
function isMixedWith(other: Judgement, plain: Judgement, sample: string): boolean {
  const hasDoubled = /(?:^|[,;\t|\r\n]) *'[^'\r\n]*''/.test(sample);
  // Without them, its blanks would be lost.
  const hasBlanks =
    other.quoted >= plain.quoted && /(?:^|[,;\t|\r\n])'(?:[ '][^'\r\n]*|[^'\r\n]* )'[,;\t|\r\n]/.test(sample);
  const isEvident = other.enclosing > 0 || hasDoubled || hasBlanks;
  const isLikely =
    other.rowShare >= plain.rowShare ||
    (other.rowShare >= 0.7 * plain.rowShare && other.quoted >= plain.quoted);
  return plain.quoted > 0 && other.quoted > 0 && isEvident && isLikely;
}

function newlineOf(sample: string, quote: CsvQuote): CsvFormat['newline'] {
  const outsideQuotes = sample.replaceAll(quote === '"' ? /"[^"]*"/g : /'[^']*'/g, '');
  return outsideQuotes.includes('\r') && !outsideQuotes.includes('\n') ? '\r' : '\n';
}
