// The call of Home: what is in it is read at the same time, as one batch of statements.
import { type Actor, isManager } from '#core/actor.ts';
import { isOn } from '#core/flags.ts';
import { readHome } from '#core/home/calls.ts';
import {
  type HomeCount,
  type HomeFigures,
  homeDays,
  type HomeNeeds,
  mostFormsOfNumber,
  mostNamedAtHome,
} from '#core/home/schema.ts';
import { maySeeInsights } from '#core/insights/policy.ts';
import { hearsOfNotifications } from '#core/notifications/policy.ts';
import { periodBefore } from '#core/sheets/dashboard/compare/period-before.ts';
import { datesOf } from '#core/sheets/filter/filter-dates.ts';
import { on } from '#server/http/mount.ts';
import { listImports } from '#server/imports/history-store.ts';
import { countAlerts } from '#server/insights/store.ts';
import { readUnread } from '#server/notifications/store.ts';
import { listReturned } from '#server/sheets/returned-store.ts';
import { reviewQueue, waitingRows } from '#server/sheets/review/queue-store.ts';
import { troublesOf } from '#server/troubles/store.ts';
import type { Tx } from '#server/db/transaction.ts';
import * as store from './store.ts';

export const homeRoutes = [
  on(readHome, async ({ actor, tx, services }) => {
    const now = services.now();
    const [needs, figures, made] = await Promise.all([
      needsOf(tx, actor, now),
      maySeeInsights(actor).yes ? figuresOf(tx, actor, now) : null,
      isManager(actor) ? store.whatIsMade(tx, actor) : null,
    ]);
    return { needs, figures, made };
  }),
];

const noneUnread = { total: 0, newest: '' };
const named = { page: 0, size: mostNamedAtHome };

async function needsOf(tx: Tx, actor: Actor, now: number): Promise<HomeNeeds> {
  const hears = hearsOfNotifications(actor);
  const [reviews, imports, troubles, returned, alerts, reminders] = await Promise.all([
    reviewQueue(tx, actor),
    isManager(actor) ? listImports(tx, actor, { phase: 'repair' }, named, now) : { imports: [], total: 0 },
    troublesOf(tx, actor, mostNamedAtHome),
    listReturned(tx, actor, named),
    hears ? readUnread(tx, actor, 'alert') : noneUnread,
    hears ? readUnread(tx, actor, 'reminder') : noneUnread,
  ]);
  return {
    reviews,
    imports: {
      total: imports.total,
      first: imports.imports.map(({ id, originalFileName, failedRows, template }) => ({
        id,
        fileName: originalFileName,
        failedRows,
        form: template,
      })),
    },
    troubles,
    alerts,
    reminders,
    returned: {
      total: returned.total,
      first: returned.rows.map(({ id, sheetId, sheetName, template, returned: { comment } }) => ({
        id,
        sheetId,
        sheetName,
        form: template,
        comment,
      })),
    },
  };
}

/** Of the last days up to now, and of the same length of time before: half a day is not compared with a whole one. */
async function figuresOf(tx: Tx, actor: Actor, now: number): Promise<HomeFigures> {
  const clock = { now, timeZone: actor.timeZone };
  const days = datesOf(homeDays, clock);
  const from = days.minDate;
  const before = periodBefore(days, clock) ?? { from, to: from };
  // Alerts are counted between edges: those of the days before, those that neither has, and those of these days.
  const edges = [before.from, before.to + 1, from, now + 1];
  const [entries, alerts, waiting] = await Promise.all([
    store.countEntries(tx, actor, { now: { from, to: now }, before }),
    countAlerts(tx, actor, { startDate: before.from, endDate: now }, edges),
    isOn(actor, 'FORM_REVIEWERS_ENABLED') ? waitingRows(tx, actor, 'anybody') : null,
  ]);
  const sumOf = (counts: Record<string, number> = {}) =>
    Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    since: from,
    entries: countedEntries(entries),
    alerts: { now: sumOf(alerts.get(2)), before: sumOf(alerts.get(0)), isMore: false, byForm: [] },
    waiting,
  };
}

function countedEntries(forms: Awaited<ReturnType<typeof store.countEntries>>): HomeCount {
  return {
    now: forms.reduce((sum, form) => sum + form.now, 0),
    before: forms.reduce((sum, form) => sum + form.before, 0),
    isMore: forms.some(({ isMore }) => isMore),
    byForm: forms
      .filter((form) => form.now > 0)
      .slice(0, mostFormsOfNumber)
      .map(({ formId, formName, now: count }) => ({ form: { id: formId, name: formName }, count })),
  };
}
