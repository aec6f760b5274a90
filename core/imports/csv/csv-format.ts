// Which delimiter, quotes and line ends a CSV file uses, by its first lines.
import { type CsvDelimiter, type CsvFormat, type CsvQuote, readRecords } from './csv-records.ts';

const delimiters: readonly CsvDelimiter[] = [',', ';', '\t', '|'];
const recordsToJudge = 100;

/**
 * The format of a file whose text begins with `sample`. `isWhole` says that nothing follows, so that the last record
 * counts too. A file of a single column gives a comma. `delimiter` is the one to use, where it is known.
 */
export function detectFormat(sample: string, isWhole: boolean, delimiter?: CsvDelimiter): CsvFormat {
  const candidates = delimiter === undefined ? delimiters : [delimiter];
  const plain = bestOf(candidates, sample, isWhole, '"');
  // Apostrophes are letters as a rule: they quote where no quotation marks do, and where it shows.
  const other = /(?:^|[,;\t|\r\n]) *"/.test(sample) ? null : bestOf(candidates, sample, isWhole, "'");
  return (other !== null && quotesBetter(other, plain) ? other : plain).format;
}

type Judgement = {
  format: CsvFormat;
  /** Of the header. */
  columns: number;
  /** Of the records, that have as many cells and no stray quote. */
  share: number;
  /** Whether every cell of the header stands in quotes. */
  hasQuotedHeader: boolean;
  /** Whether blanks stand behind each delimiter. */
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
  // A blank behind a comma is more likely one of a text.
  return !one.format.spaced && other.format.spaced;
}

/** How the first records of a sample read in a format. */
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
