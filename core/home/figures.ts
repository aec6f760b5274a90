// The numbers of Home, with how they differ from those of the days before, and where each of them leads.
import { changeOf, type NumberChange } from '#core/sheets/dashboard/compare/change.ts';
import { countText } from '#core/count-text.ts';
import { t } from '#core/messages/text.ts';
import { type LineContext, reviewLines } from './needs.ts';
import { type HomeCount, type HomeFigures, homeDays } from './schema.ts';
import type { HomeTarget } from './targets.ts';
import { m } from './texts.ts';

/** A part of a number: that of a form. */
export type FigurePart = { id: string; text: string; detail: string; target: HomeTarget };

export type HomeFigure = {
  id: 'entries' | 'alerts' | 'waiting';
  label: string;
  value: string;
  /** Null where it is a state and not an amount of time, or where not all were counted. */
  change: NumberChange | null;
  /** Beside the number, in place of a change. */
  note: string;
  /** What it leads to: the only form that it counts, one of them, or the part of Home that says more; nothing if it is 0. */
  leads: readonly FigurePart[];
};

export const figuresTitle = t(m.numbers, { days: homeDays });

/** The numbers, in their order. */
export function homeFigures({ entries, alerts, waiting }: HomeFigures, context: LineContext): HomeFigure[] {
  return [
    {
      ...ofDays(entries),
      id: 'entries',
      label: t(m.entries),
      leads: entries.byForm.map(({ form, count }) => ({
        ...part(form.id, form.name, t(m.entryCount, { count })),
        target: { to: 'entries', formId: form.id, formName: form.name },
      })),
    },
    {
      ...ofDays(alerts),
      id: 'alerts',
      label: t(m.alerts),
      leads: alerts.now === 0 ? [] : [{ ...part('insights', t(m.alerts), ''), target: { to: 'insights' } }],
    },
    ...(waiting === null
      ? []
      : [
          {
            id: 'waiting',
            label: t(m.waitingForReview),
            value: countText(waiting.reduce((sum, { rows }) => sum + rows, 0)),
            change: null,
            note:
              waiting[0] === undefined ? '' : t(m.oldestSince, { oldest: context.moment(waiting[0].oldest) }),
            leads: reviewLines(waiting, context),
          } as const,
        ]),
  ];
}

function ofDays({ now, before, isMore }: HomeCount) {
  const value = countText(now);
  return {
    value: isMore ? t(m.moreThan, { value }) : value,
    change: isMore ? null : changeOf(now, before, { days: homeDays }),
    note: '',
  };
}

function part(id: string, text: string, detail: string) {
  return { id, text, detail };
}
