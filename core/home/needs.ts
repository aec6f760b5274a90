// What needs somebody, as lines that both faces draw: what it is, since when, and where it is dealt with.
import { assertNever } from '#core/assert-never.ts';
import { type Actor, isAdmin, isManager } from '#core/actor.ts';
import { mayOpenMail } from '#core/mail/policy.ts';
import { mayExport } from '#core/sheets/policy.ts';
import type { FormToReview } from '#core/sheets/review/queue.ts';
import { troubleText } from '#core/troubles/labels.ts';
import type { TroubleKind } from '#core/troubles/schema.ts';
import { t } from '#core/messages/text.ts';
import type { HomeNeeds } from './schema.ts';
import type { HomeTarget } from './targets.ts';
import { m } from './texts.ts';

export type HomeLine = {
  id: string;
  kind: 'review' | 'import' | 'trouble' | 'returned' | 'alert' | 'reminder';
  text: string;
  detail: string;
  tone: 'plain' | 'warning' | 'bad';
  /** Of the button; `label` says it with what it is about. */
  action: string;
  label: string;
  target: HomeTarget;
};

/** With what moments are written. */
export type LineContext = { now: number; moment(at: number): string };

/** Milliseconds after which rows have waited for their review for too long. */
const overdueAfter = 7 * 86_400_000;

export const needsTexts = {
  title: t(m.needsYou),
  nothing: t(m.allIsWell),
} as const;

/** The lines of rows that wait for a review, by form. */
export function reviewLines(queue: readonly FormToReview[], { now, moment }: LineContext): HomeLine[] {
  return queue.map(({ template, rows, oldest, sheetIds }) => ({
    id: `review ${template.id}`,
    kind: 'review',
    text: template.name,
    detail: t(m.rowsSince, { rows, oldest: moment(oldest) }),
    tone: now - oldest > overdueAfter ? 'warning' : 'plain',
    action: t(m.review),
    label: t(m.reviewRowsOf, { rows, template: template.name }),
    target: { to: 'review', formId: template.id, formName: template.name, sheetIds },
  }));
}

/** Everything else, that which fails by itself first. */
export function otherLines(needs: HomeNeeds, actor: Actor, { moment }: LineContext): HomeLine[] {
  const { imports, troubles, returned, alerts, reminders } = needs;
  return [
    ...troubles.first.map(({ id, kind, name, problem, since }): HomeLine => {
      const text = troubleText({ kind, name, isOver: false });
      return {
        ...withAction('trouble', id, text, t(m.see)),
        detail: t(m.problemSince, { problem, since: moment(since) }),
        tone: 'bad',
        target: targetOfTrouble(kind, actor),
      };
    }),
    ...moreOf('trouble', troubles, { to: 'notifications' }),
    ...imports.first.map(({ id, fileName, failedRows, form }): HomeLine => ({
      ...withAction('import', id, t(m.importNeedsFixing, { fileName, form: form.name }), t(m.repair)),
      detail: t(m.rowsNeedFixing, { count: failedRows }),
      tone: 'warning',
      target: { to: 'import', importId: id, fileName },
    })),
    ...moreOf('import', imports, { to: 'imports' }),
    ...returned.first.map(({ id, sheetId, sheetName, form, comment }): HomeLine => {
      const text = t(m.returnedToYou, { form: form.name, sheet: sheetName || t(m.unnamedSheet) });
      return {
        ...withAction('returned', id, text, t(m.correct)),
        detail: comment,
        tone: 'warning',
        target: { to: 'correct', formId: form.id, formName: form.name, sheetId, rowId: id },
      };
    }),
    ...moreOf('returned', returned, { to: 'work' }),
    ...unreadLine('alert', alerts),
    ...unreadLine('reminder', reminders),
  ];
}

function unreadLine(kind: 'alert' | 'reminder', { total, newest }: HomeNeeds['alerts']): HomeLine[] {
  if (total === 0) return [];
  const text = t(kind === 'alert' ? m.unreadAlerts : m.unreadReminders, { count: total });
  const more = { detail: newest, tone: 'plain', target: { to: 'notifications' } } as const;
  return [{ ...withAction(kind, 'unread', text, t(m.read)), ...more }];
}

/** The line for those that are not named. */
function moreOf(
  kind: 'import' | 'trouble' | 'returned',
  { total, first }: { total: number; first: readonly unknown[] },
  target: HomeTarget,
): HomeLine[] {
  const count = total - first.length;
  if (count <= 0) return [];
  return [
    { ...withAction(kind, 'more', t(m.more, { kind, count }), t(m.see)), detail: '', tone: 'plain', target },
  ];
}

function withAction(kind: HomeLine['kind'], id: string, text: string, action: string) {
  return { id: `${kind} ${id}`, kind, text, action, label: t(m.actionOn, { action, text }) } as const;
}

/** The page about it, where its reader may open that one. */
function targetOfTrouble(kind: TroubleKind, actor: Actor): HomeTarget {
  switch (kind) {
    case 'job':
      return isAdmin(actor) ? { to: 'jobs' } : { to: 'notifications' };
    case 'report':
      return isManager(actor) ? { to: 'schedules' } : { to: 'notifications' };
    case 'mail':
      return mayOpenMail(actor).yes ? { to: 'mail' } : { to: 'notifications' };
    case 'export':
      return mayExport(actor).yes ? { to: 'exports' } : { to: 'notifications' };
    case 'backup':
    case 'schedule':
      return { to: 'notifications' };
    default:
      return assertNever(kind);
  }
}
