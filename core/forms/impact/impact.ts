// The effects of publishing a form's next version, or of saving a published form: shown before it happens, with the same
// texts in both faces. form-diff.ts lists every single change.
import type { ImpactCounts } from '#core/forms/calls.ts';
import { type AddLine, type ImpactForm, type ImpactLine, type ImpactTopic, quoted } from './impact-line.ts';
import { peopleLines } from './impact-people.ts';
import { fillingLines, readingLines, removedTitles } from './impact-questions.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { variablesOf } from '#core/logic/variables.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { readByWidget } from '#core/widgets/summarize.ts';
import type { Alert, ContextAlert, Form } from '#core/forms/schema.ts';

/**
 * The lines, by topic. `before` is the form in use. `counts` come from `readImpact`; null: not available, and the lines
 * give no numbers.
 */
export function impactOf(before: FormInForce, after: ImpactForm, counts: ImpactCounts | null): ImpactLine[] {
  const lines: ImpactLine[] = [];
  const about =
    (topic: ImpactTopic): AddLine =>
    (tone, text, rows) =>
      void lines.push({ topic, tone, text, ...(rows && { rows }) });
  fillingLines(before, after, counts, about('filling'));
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

type FormInForce = Form & { widgets?: readonly Widget[] };

/** Dashboard widgets that read a removed question: they continue with the existing answers. */
function widgetLines(before: FormInForce, after: ImpactForm, say: AddLine): void {
  const removed = removedTitles(before, after);
  for (const widget of before.widgets ?? []) {
    const titles = [...readByWidget(widget)].flatMap((id) => removed.get(id) ?? []);
    if (titles.length > 0)
      say('changed', t(m.widgetUsesItShowsEarlier, { widget: widget.title, titles: quoted(titles) }));
  }
}

/** Alerts that are removed, added, or have a new condition; those that used a removed question say so. */
function alertLines(before: Form, after: ImpactForm, counts: ImpactCounts | null, say: AddLine): void {
  const removed = removedTitles(before, after);
  /** The removed questions that an alert reads. */
  const lost = ({ expression }: Rule) => {
    const titles = [...variablesOf(expression)].flatMap((id) => removed.get(id) ?? []);
    return titles.length === 0 ? [] : [t(m.itUsed, { titles: quoted(titles) })];
  };
  changesOf(before.alerts, after.alerts, {
    added: ({ name }) => say('added', t(m.newAlert, { name })),
    removed: (alert) => {
      const rows = counts?.alerts.find(({ alertId }) => alertId === alert.id)?.rows ?? 0;
      const still = rows === 0 ? [] : [t(m.rowsKeepAlert, { count: rows })];
      say('removed', joined(t(m.alertIsNoLongerRaised, { alert: alert.name }), lost(alert), still));
    },
    changed: (old, { name }) => say('changed', joined(t(m.alertIsNowRaisedUnder, { name }), lost(old))),
  });
  changesOf(before.contextAlerts, after.contextAlerts, {
    added: ({ name }) => say('added', t(m.newLaunchAlert, { name })),
    removed: (alert) =>
      say('removed', joined(t(m.launchAlertNoLongerOpens, { alert: alert.name }), lost(alert))),
    changed: (old, { name }) => say('changed', joined(t(m.launchAlertNowOpensIts, { name }), lost(old))),
  });
}

/** Sentences as one text. */
function joined(first: string, ...others: readonly (readonly string[])[]): string {
  return [first, ...others.flat()].join(' ');
}

type Rule = Pick<Alert | ContextAlert, 'id' | 'name' | 'expression'>;

function changesOf(
  before: readonly Rule[],
  after: readonly Rule[],
  on: { added(now: Rule): void; removed(old: Rule): void; changed(old: Rule, now: Rule): void },
): void {
  const [earlier, later] = [before, after].map((rules) => new Map(rules.map((rule) => [rule.id, rule])));
  for (const old of before) if (later?.has(old.id) !== true) on.removed(old);
  for (const now of after) {
    const old = earlier?.get(now.id);
    if (old === undefined) on.added(now);
    else if (JSON.stringify(old.expression) !== JSON.stringify(now.expression)) on.changed(old, now);
  }
}
