// The plan of a file that a demo company has imported.
import type { Role } from '#core/actor.ts';

export type ImportPlan = {
  /** The name of the form. */
  form: string;
  file: string;
  /** Whose account has imported it. */
  role: Role;
  hoursAgo: number;
  /** The texts of the questions that the columns answer; the first one has the rows' date. */
  columns: readonly string[];
  /** The text of the question by which it changes existing rows. */
  key?: string;
  lines(source: ImportSource): readonly (readonly string[])[];
};

export type ImportSource = {
  /** When the file was imported. */
  at: number;
  /** A moment as the file writes it: epoch milliseconds, or a DATETIME answer. */
  moment(at: number | string): string;
  /**
   * The last so many rows of the form that are older than two days: the answers to these questions, if it has all of them
   * and no other row has the same answer to the first.
   */
  lastRows(count: number, ...questions: string[]): string[][];
};
