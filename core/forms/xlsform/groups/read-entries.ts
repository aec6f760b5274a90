// Repeats of an XLSForm that become questions of repeated entries: those within another repeat, and those that a form of ours was
// written with. What an entry cannot ask leaves a repeat what it was: its questions are asked once per row.
import { isOfEntries } from '#core/questions/entries/entry-issues.ts';
import type { Report } from '#core/forms/xlsform/report.ts';
import type { Group, SurveyItem, SurveyLine } from '#core/forms/xlsform/survey-item.ts';
import { sayUnread } from '#core/forms/xlsform/unread.ts';
import { entriesLimit, entryQuestionsLimit } from '#core/questions/entries/limits.ts';
import type { QuestionRule } from '#core/questions/rules/schema.ts';

/** Whether a group may become a question: one that repeats within another one, or says so. */
export function mayBeEntries({ kind, item, around }: Group): boolean {
  if (kind !== 'repeat') return false;
  return item.cell('entries') !== '' || around.some((outer) => outer.kind === 'repeat');
}

/** Makes a repeat a question of repeated entries, once all `lines` in it are read, if entries can ask what it asks. */
export function takeEntries(group: Group, lines: readonly SurveyLine[], report: Report): void {
  const inner = lines.filter((line) => isIn(line, group));
  const count = inner.reduce((sum, line) => sum + (line.kind === 'item' && line.type.orOther ? 2 : 1), 0);
  const fits = count > 0 && count <= entryQuestionsLimit && inner.every(isAskable);
  if (fits) group.kind = 'entries';
  const isExact = rulesOfEntries(group.item).length > 0;
  const read = fits ? ['required', 'entries', ...(isExact ? ['repeat_count'] : [])] : [];
  sayUnread(group.item, ['relevant', ...read], report);
}

/** The entries that a row is asked in; null: it is none of an entry. */
export function entriesAround(around: readonly Group[]): Group | null {
  return around.find(({ kind }) => kind === 'entries') ?? null;
}

/** The exact number of entries that a repeat has. */
export function rulesOfEntries({ cell }: SurveyItem): QuestionRule[] {
  const count = cell('repeat_count');
  if (!/^\d{1,3}$/.test(count) || Number(count) < 1 || Number(count) > entriesLimit) return [];
  return [{ kind: 'entries', least: Number(count), greatest: Number(count) }];
}

function isIn(line: SurveyLine, group: Group): boolean {
  return line.kind === 'group' ? line.group.around.includes(group) : line.around.includes(group);
}

function isAskable(line: SurveyLine): boolean {
  if (line.kind === 'group' || line.counterpart.kind !== 'question') return false;
  const isFilled = line.cell('calculation') !== '' || line.cell('default').includes('last-saved');
  return isOfEntries(line.counterpart.type) && !isFilled;
}
