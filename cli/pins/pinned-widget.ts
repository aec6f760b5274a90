// A pinned widget in the terminal, and navigation to its data.
import { pinnedPart, pinnedQuestions, pinnedView, pinnedNotes } from '#core/pins/pinned-part.ts';
import { chartSizeOf, type Pin } from '#core/pins/schema.ts';
import { pinTexts } from '#core/pins/labels.ts';
import type { AnswerTextOptions } from '#core/sheets/format-answer.ts';
import { filterWithSpan } from '#core/sheets/filter/drill-down.ts';
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import { rowFilter, type RowFilterInput } from '#core/sheets/schema.ts';
import { brokenWidgetText } from '#core/widgets/summarize.ts';
import { cut, harmless } from '#cli/output/width.ts';
import { useApp } from '#cli/app/use-app.ts';
import { markOf, type Opening, type Widget } from '#cli/sheets/dashboard/widget-lines.ts';
import { filterOfMark } from '#core/widgets/chart/marks.ts';
import { linesWidget, saidWidget, widgetOf } from '#cli/sheets/dashboard/widgets.ts';

export type ShownPin = {
  pin: Pin;
  /** Null for a Sheet Context, and without numbers. */
  part: DashboardWidget | null;
  widget: Widget;
};

/** A card shows its form's name, in at most this many columns. */
const formWidth = 28;

export function shownPin(pin: Pin, options: AnswerTextOptions): ShownPin {
  const { id, title, lines, problem } = pin;
  const part = pinnedPart(pin);
  if (part !== null) {
    const widget = widgetOf(withDatesListed(part), options, chartSizeOf(pin.step));
    return { pin, part, widget: { ...widget, note: sourceOf(pin, widget.note) } };
  }
  const about = { id, title, note: sourceOf(pin, '') };
  if (lines !== null) return { pin, part, widget: linesWidget(about, lines) };
  const why =
    problem === 'reading'
      ? pinTexts.loading
      : problem === 'too-large'
        ? pinTexts.tooLarge
        : brokenWidgetText();
  return { pin, part, widget: saidWidget(about, why) };
}

/** Days and times of a pin are a list (spec 1, "Pinned Widgets section"); its dashboard has their chart. */
function withDatesListed(part: DashboardWidget): DashboardWidget {
  if (part.of !== 'question' || part.summary.kind !== 'list') return part;
  const { kind, answered, items } = part.summary;
  return { ...part, summary: { kind, answered, items } };
}

/** `Wildlife strikes · 1,493 answers · 2 sheets · 1 filter` */
function sourceOf(pin: Pin, amount: string): string {
  return [cut(harmless(pin.parentTemplateName), formWidth), amount, ...pinnedNotes(pin)]
    .filter((word) => word !== '')
    .join(' · ');
}

/** Pins missing from the order, which were added meanwhile, come last. */
export function inOrder(pins: readonly Pin[], order: readonly string[] | null): readonly Pin[] {
  if (order === null) return pins;
  const place = ({ id }: Pin) => (order.includes(id) ? order.indexOf(id) : order.length);
  return pins.toSorted((a, b) => place(a) - place(b));
}

export type PinWays = {
  openDashboard(): void;
  open(opening: Opening): void;
  openSpan(from: number, to: number): void;
};

/** Navigation from a pin to its sheets, with its filter applied. */
export function usePinWays(pin: Pin | null): PinWays {
  const { core, user, go, say } = useApp();
  if (pin === null) return { openDashboard() {}, open() {}, openSpan() {} };
  const { sheetIds, filter } = pinnedView(pin);
  const of = { formId: pin.parentTemplateId, formName: pin.parentTemplateName, sheetIds };
  const start = (wanted: RowFilterInput | null) => ({
    start: { filter: wanted === null ? null : rowFilter.parse(wanted), sort: null, review: null },
  });
  return {
    openDashboard: () => go({ screen: 'dashboard', ...of, ...start(filter) }),
    open(opening) {
      if ('row' in opening) {
        const rows = pin.numbers?.rows;
        const rowId = rows?.id[opening.row];
        const sheetId = rows?.sheetIds[rows.sheet[opening.row] ?? -1];
        if (rowId !== undefined && sheetId !== undefined)
          go({ screen: 'row', ...of, ...start(filter), sheetId, rowId });
        return;
      }
      const { widget } = pin;
      const clock = { now: core.ports.now(), timeZone: user.timeZone };
      const questions = pinnedQuestions(pin);
      const found = filterOfMark(markOf(opening, widget, pin.id), { filter, widget, questions, clock });
      if ('filter' in found) go({ screen: 'rows', ...of, ...start(found.filter) });
      else say(found.refusal, 'warning');
    },
    openSpan(from, to) {
      const clock = { now: core.ports.now(), timeZone: user.timeZone };
      go({ screen: 'rows', ...of, ...start(filterWithSpan(filter, from, to, clock)) });
    },
  };
}
