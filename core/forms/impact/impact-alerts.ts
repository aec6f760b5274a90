// The effects of a form change on its alerts and launch alerts.
import { variablesOf } from '#core/logic/variables.ts';
import type { ImpactCounts } from '#core/forms/calls.ts';
import { type ImpactForm, quoted, type AddLine } from './impact-line.ts';
import { removedTitles } from './impact-questions.ts';
import type { Alert, ContextAlert, Form } from '#core/forms/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Alerts that are removed, added, or have a new condition; those that used a removed question say so. */
export function alertLines(before: Form, after: ImpactForm, counts: ImpactCounts | null, say: AddLine): void {
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
