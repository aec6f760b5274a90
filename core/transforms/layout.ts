// A row on its way through the steps of a recipe: one array that all rows share, and which places of it are columns.

/** Receives a row. The array is that of the next row too. */
export type RowSink = (row: string[]) => void;
/** Reports an issue with a cell of the current row, which is then dropped. */
export type Refuse = (column: string, message: string) => void;
/** Does a step's work on a row and hands it to the next step, or not. */
export type Work = (next: RowSink) => RowSink;

/** Columns, each with the place of its value in a row. */
export type Layout = { columns: readonly string[]; places: readonly number[] };
