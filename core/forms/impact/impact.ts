// The effects of publishing a form's next version, or of saving a published form: shown before it happens, with the same
// texts in both faces. form-diff.ts lists every single change.
import type { ImpactCounts } from '#core/forms/calls.ts';
import { alertLines } from './impact-alerts.ts';
import type { ImpactForm, ImpactLine, ImpactTopic, AddLine } from './impact-line.ts';
import { peopleLines } from './impact-people.ts';
import { fillingLines, readingLines } from './impact-questions.ts';
import { type FormInForce, widgetLines } from './impact-widgets.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/**
 * The lines, by topic. `before` is the form in use. `counts` come from `readImpact`; null: not available, and the lines
 * give no numbers.
 */
export function impactOf(before: FormInForce, after: ImpactForm, counts: ImpactCounts | null): ImpactLine[] {
  const lines: ImpactLine[] = [];
  const about =
    (topic: ImpactTopic): AddLine =>
    (tone, text) =>
      void lines.push({ topic, tone, text });
  fillingLines(before, after, about('filling'));
  readingLines(before, after, counts, about('reading'));
  widgetLines(before, after, about('reading'));
  alertLines(before, after, counts, about('alerts'));
  peopleLines(before, after, counts, about('people'));
  if (counts !== null) dataLines(counts, about('data'));
  return lines;
}

function dataLines({ rows, openSheets, pendingImports }: ImpactCounts, say: AddLine): void {
  if (rows > 0) say('kept', t(m.rowsKept, { count: rows }));
  if (openSheets > 0) say('kept', t(m.openNewRowsInOpen, { count: openSheets }));
  if (pendingImports > 0) say('changed', t(m.notFinishedRowsRepairedLater, { count: pendingImports }));
}
