// How a CSV file is written: what separates its cells, and what is around them.
export type CsvDelimiter = ',' | ';' | '\t' | '|';
export type CsvQuote = '"' | "'";

/**
 * What quotes within cells without quotes are. `quoted`: the file has cells in quotes, so such a cell has lost a quote or a
 * separator; `literal`: it has none, and several such cells, which are as they are; `unknown`: judged one by one.
 */
export type CsvQuoting = 'quoted' | 'literal' | 'unknown';

export type CsvFormat = {
  delimiter: CsvDelimiter;
  quote: CsvQuote;
  /** `\n` also for files with `\r\n`. */
  newline: '\n' | '\r';
  /** Whether spaces after a delimiter belong to it: `a, b, c`. */
  spaced: boolean;
  quoting: CsvQuoting;
  /** Whether its texts may as well be in apostrophes: nobody knows what a cell in quotation marks is. */
  isMixed: boolean;
  /** Whether none of its cells is in quotation marks, and one is in apostrophes: a lone one may have lost its partner. */
  hasApostrophes: boolean;
};
