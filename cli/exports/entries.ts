// Repeated entries in the export commands: which questions have a line for each entry.
import { AppError } from '#core/errors.ts';
import { entriesIn, entriesQuestions } from '#core/exports/entries.ts';
import type { Form } from '#core/forms/schema.ts';
import { questionNamed } from '#core/imports/plan.ts';
import { wording } from '#core/messages/message.ts';
import type { Question } from '#core/questions/schema.ts';
import type { ExportTarget } from './options.ts';
import { m } from './texts.ts';

export type FormSource = {
  /** The form with all that its rows may hold. */
  readForm(): Promise<Pick<Form, 'contextQuestions' | 'questions'>>;
};

export type PlannedEntries = {
  /** The question of --entries: its entries in place of the rows. */
  instead: Question | null;
  /** The titles of the questions whose entries have a line each; only known of a --dry-run and with --entries. */
  titles: readonly string[];
};

/**
 * The entries that an export has a line each for.
 * @throws AppError `usage` if --entries names no question of repeated entries
 */
export async function plannedEntries(
  { entries, dryRun, ...file }: Pick<ExportTarget, 'entries' | 'dryRun' | 'format' | 'zip' | 'images'>,
  source: FormSource,
): Promise<PlannedEntries> {
  if (entries === null && (!dryRun || entriesIn(file) !== 'tables')) return { instead: null, titles: [] };
  const questions = entriesQuestions(await source.readForm());
  const titles = questions.map(({ text }) => text);
  if (entries === null) return { instead: null, titles };
  const instead = questionNamed(questions, entries);
  if (!('issue' in instead)) return { instead, titles: [instead.text] };
  throw new AppError('usage', wording(m.entriesIssue, { issue: instead.issue }), {
    hint:
      titles.length === 0
        ? wording(m.formHasNoEntries)
        : wording(m.entriesAre, { titles: quotedList(titles) }),
  });
}

export function quotedList(titles: readonly string[]): string {
  return titles.map((title) => `"${title}"`).join(', ');
}
