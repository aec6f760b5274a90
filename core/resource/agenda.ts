// An agenda, said once: things that are due at times, as the days of a week, a month, or a list of all. The browser draws
// it as cards and pills (`web/ui/calendar/`), the terminal app as a table (`cli/resource/`).
import type { Action } from '#core/action.ts';
import type { Timing } from '#core/calendar/recurrence.ts';
import type { Run, Send } from '#core/send.ts';
import type { ListColumn } from './list.ts';
import type { AgendaViewRecord } from './agenda-view.ts';
import type { Things } from './things.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

export const agendaTexts = {
  thisWeek: t(m.thisWeek),
  week: t(m.week),
  calendar: t(m.calendar),
  all: t(common.all),
} as const;

export type Agenda<Thing, Filter extends string = string> = {
  title: string;
  view: AgendaViewRecord<Filter>;
  read(send: Send): { queryKey: readonly unknown[]; queryFn(run: Run): Promise<readonly Thing[]> };
  /** Null: it is on no day. */
  timingOf(thing: Thing): Timing | null;
  /** Beside its time. */
  textOf(thing: Thing): string;
  /** As in `Edit the schedule of Strikes`. */
  nameOf(thing: Thing): string;
  /**
   * Of a table, beside when it is due: in the terminal app, and in the list of its command. `next`, its next time, is a column
   * where no day is shown.
   */
  columns: readonly Omit<ListColumn<Thing>, 'tone' | 'isLineOnly'>[];
  /** Its table says the day of each, also below a month. */
  saysDay?: true;
  remove: Action<Thing>;
  /** What it is narrowed to. */
  filter: {
    label: string;
    /** Where it is chosen in a dialog. */
    title: string;
    all: string;
    notFound: string;
    /** Said of one that cannot be chosen any more. */
    gone: string;
    things: Things;
    keeps(thing: Thing, id: string): boolean;
  };
  texts: {
    failed: string;
    missing: string;
    showAll: string;
    noneWeek: string;
    noneWeekHint: string;
    noneDay: string;
    /** In the list of all. */
    none?: string;
  };
};

/** The things that a filter keeps; null: all. */
export function agendaOnly<Thing>(
  { filter }: Pick<Agenda<Thing>, 'filter'>,
  things: readonly Thing[],
  id: string | null,
): readonly Thing[] {
  return id === null ? things : things.filter((thing) => filter.keeps(thing, id));
}
