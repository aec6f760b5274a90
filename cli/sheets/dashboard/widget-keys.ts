// The keys and the menu of a dashboard's widget, and of the dashboard as a whole. Changes are optimistic, and reverted
// if the server rejects them.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { plainFileName } from '#core/files/plain-file-name.ts';
import { pinWidget, unpinWidget } from '#core/pins/actions.ts';
import { mayPin } from '#core/pins/policy.ts';
import { pinnedQuery } from '#core/pins/queries.ts';
import { reportOfDashboard } from '#core/reports/design-actions.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import {
  type DashboardPart,
  deleteWidget,
  hideWidget,
  namedPart,
  reorderParts,
  unhideParts,
} from '#core/widgets/actions.ts';
import {
  hiddenParts,
  orderAfterMove,
  shownOrder,
  withHidden,
  withoutWidget,
} from '#core/widgets/arrangement.ts';
import { withArrangementOf, withOrder } from '#core/widgets/layout/dashboard-layout.ts';
import { widgetTexts } from '#core/widgets/labels.ts';
import { mayAddWidget, mayArrange, mayHideWidget } from '#core/widgets/policy.ts';
import { widgetActions, type WidgetVerb } from '#core/widgets/widget-actions.ts';
import { internationalFormats } from '#core/format/formats.ts';
import { leftOutText, widgetCsv, widgetTable } from '#core/widgets/widget-table.ts';
import type { SheetIds } from '#cli/app/screen-places.ts';
import { saveFile } from '#cli/platform/save-file.ts';
import type { KeyId } from '#cli/terminal/keys/key-table.ts';
import { type KeyBinding, shownKey, whyNot, labelOf, inSection, unhinted } from '#cli/terminal/keys/keys.ts';
import { choose, chooseMany } from '#cli/terminal/input/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { useApp } from '#cli/app/use-app.ts';
import { latestOnly } from './latest-only.ts';
import type { SheetView } from '#cli/sheets/sheet-view.ts';
import { useWidgetForm } from './widget-form.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type WidgetKeys = {
  view: SheetView;
  overview: SheetOverview;
  /** The place's sheets, which a pin refers to. */
  sheetIds: SheetIds;
  /** The widget's id; null if there is none. */
  id: string | null;
  /** Follows a moved widget. */
  onMoved?(place: number): void;
};

const section = t(m.thisWidget);
const dashboardSection = t(m.dashboard);

export function useWidgetKeys({ view, overview, sheetIds, id, onMoved }: WidgetKeys): KeyBinding[] {
  const { actionKey, actor, core, perform, user } = useApp();
  const { form } = overview;
  const editWidget = useWidgetForm(view, overview);
  const part = id === null ? null : partOf(form, id);
  const nothing = part === null ? t(m.thereIsNoWidget) : undefined;
  const move = useMove(view, overview, id, onMoved);
  const places = shownOrder(form);
  const place = id === null ? -1 : places.indexOf(id);
  const unmovable = nothing ?? whyNot(mayArrange(actor, form));

  const hide = async () => {
    if (part === null) return;
    const named = namedPart(form, part);
    if (await perform(hideWidget, { form, part }))
      view.rearrange((before) => withHidden(before, [named.id], true));
  };
  const remove = async (widget: Parameters<typeof deleteWidget.run>[1]['widget']) => {
    if (await perform(deleteWidget, { form, widget }))
      view.rearrange((before) => withoutWidget(before, widget.id));
  };
  const save = useSave(view, overview, part);
  const showHidden = useShowHidden(view, form);
  const formula = part?.of === 'formula' ? part.widget : null;
  const pinned = useQuery({ ...pinnedQuery(core.send), enabled: mayPin(actor).yes });
  const isPinned = pinned.data?.some((pin) => pin.id === id) === true;
  const pin = async () => {
    if (id === null) return undefined;
    if (isPinned) return perform(unpinWidget, { widgetId: id });
    const { filter } = view.state.peek();
    return perform(pinWidget, { widgetId: id, sheetIds, filter });
  };
  const work: Partial<Record<WidgetVerb, { key: KeyId; run(): unknown }>> = {
    csv: { key: 'write', run: save },
    pin: { key: 'star', run: pin },
    unpin: { key: 'star', run: pin },
    top: { key: 'move', run: () => move(-place) },
    edit: { key: 'edit', run: () => formula && editWidget(formula) },
    hide: { key: 'hide', run: hide },
    delete: { key: 'delete', run: () => formula && remove(formula) },
  };
  const stands = { of: part?.of ?? 'context', form, isPinned, isFirst: place <= 0 };
  const ofWidget = inSection(
    section,
    unhinted([
      {
        key: 'moveOn',
        label: t(m.moveOn),
        off: unmovable ?? (place === places.length - 1 ? t(m.itIsLastWidget) : undefined),
        run: () => move(1),
      },
      {
        key: 'moveBack',
        label: t(m.moveBack),
        off: unmovable ?? (place <= 0 ? t(m.itIsFirstWidget) : undefined),
        run: () => move(-1),
      },
      ...widgetActions.flatMap(({ verb, label, may }): KeyBinding[] => {
        const own = work[verb];
        // One key for both pinning and unpinning.
        if (own === undefined || verb === (isPinned ? 'pin' : 'unpin')) return [];
        return [
          {
            ...own,
            label: label.charAt(0).toLowerCase() + label.slice(1),
            off: nothing ?? whyNot(may(actor, stands)),
          },
        ];
      }),
    ]),
  );
  const menu = useMenuKey(part === null ? null : namedPart(form, part).title, ofWidget);
  const hiddenCount = hiddenParts(form).length;
  const { filter } = view.state.peek();
  const shown = { sheetIds, filter, sheetCount: overview.sheets.length, isSearched: false };
  const ofDashboard = inSection(dashboardSection, [
    {
      key: 'add',
      label: widgetTexts.create.toLowerCase(),
      hint: false,
      off: whyNot(mayAddWidget(actor, form)),
      run: () => editWidget(null),
    },
    {
      key: 'hidden',
      label: `${widgetTexts.viewHidden.toLowerCase()} (${hiddenCount})`,
      hint: hiddenCount > 0,
      off: whyNot(mayHideWidget(actor, form)) ?? (hiddenCount === 0 ? widgetTexts.noneHidden : undefined),
      run: showHidden,
    },
    {
      ...actionKey('print', reportOfDashboard, { form, shown, timeZone: user.timeZone }),
      hint: false,
    },
  ]);
  return [menu, ...ofWidget, ...ofDashboard];
}

/** The key that offers what can be done with the widget; `title` is null where there is none. */
function useMenuKey(title: string | null, keys: readonly KeyBinding[]): KeyBinding {
  const { dialogs } = useTerminal();
  const offered = keys.filter(({ off }) => off === undefined);
  return {
    key: 'menu',
    label: t(keyTexts.menu),
    section,
    off: title === null ? t(m.thereIsNoWidget) : offered.length === 0 ? t(m.thereIsNothingYouCan) : undefined,
    run: async () => {
      const chosen = await choose(dialogs, {
        title: title ?? '',
        isMenu: true,
        choices: offered.map((binding) => ({
          value: binding,
          label: labelOf(binding),
          note: shownKey(binding),
        })),
      });
      await chosen?.run({ name: '', text: '' });
    },
  };
}

/** Saves the numbers of the widget as CSV. */
function useSave(view: SheetView, overview: SheetOverview, part: DashboardPart | null) {
  const { folder, say, user } = useApp();
  const { form } = overview;
  return async () => {
    if (part === null || part.of === 'context') return;
    const shown = overview.widgets.find((each) => each.id === namedPart(form, part).id);
    const [whole = shown] = view.data.summarize([part], Number.MAX_SAFE_INTEGER);
    if (whole === undefined) return;
    const table = widgetTable(whole, { timeZone: user.timeZone, formats: internationalFormats() });
    const leftOut = leftOutText(whole, table.rows.length);
    const text = widgetCsv(table);
    const name = `${plainFileName(namedPart(form, part).title)}.csv`;
    // Without a byte order mark, spreadsheets assume another encoding.
    const path = await saveFile(folder, name, `\uFEFF${text}`);
    say(leftOut === null ? t(m.savedIn, { path }) : t(m.savedInLeftOut, { path, leftOut }), 'good');
  };
}

/** Asks which of the hidden widgets are shown again. */
function useShowHidden(view: SheetView, form: SheetOverview['form']) {
  const { perform } = useApp();
  const { dialogs } = useTerminal();
  return async () => {
    const hidden = hiddenParts(form);
    const ids = await chooseMany(dialogs, {
      title: widgetTexts.hidden,
      choices: hidden.map((each) => ({ value: each.id, label: each.title })),
      current: [],
      issue: (chosen) => (chosen.length === 0 ? t(m.chooseAtLeastOneWidget) : null),
    });
    if (ids === null) return;
    const parts = hidden.filter((each) => ids.includes(each.id));
    if (await perform(unhideParts, { form, parts }))
      view.rearrange((before) => withHidden(before, ids, false));
  };
}

/** Moves the widget among the visible ones; saved in the background, in the order of the moves. */
function useMove(
  view: SheetView,
  { form }: SheetOverview,
  id: string | null,
  onMoved: WidgetKeys['onMoved'],
): (steps: number) => void {
  const { core, say } = useApp();
  const saved = useRef<SheetOverview['form'] | null>(null);
  const save = useMemo(
    () =>
      latestOnly<{ form: SheetOverview['form']; order: readonly string[] }>(async (thing) => {
        try {
          await reorderParts.run(core.send, thing);
          saved.current = withOrder(thing.form, thing.order);
        } catch (error) {
          say(reorderParts.failed(thing, error), 'bad');
          const before = saved.current;
          if (before !== null) view.rearrange((current) => withArrangementOf(current, before));
        }
      }),
    [core, say, view],
  );
  return (steps) => {
    const from = id === null ? -1 : shownOrder(form).indexOf(id);
    const to = from + steps;
    if (from === -1 || to < 0 || to >= shownOrder(form).length) return;
    saved.current ??= form;
    const order = orderAfterMove(form, from, to);
    view.rearrange((before) => withOrder(before, order));
    save({ form, order });
    onMoved?.(to);
  };
}

function partOf(form: SheetOverview['form'], id: string): DashboardPart | null {
  if (id === form.id) return { of: 'context' };
  const question = form.questions.find((each) => each.id === id);
  if (question !== undefined) return { of: 'question', question };
  const widget = form.widgets.find((each) => each.id === id);
  return widget === undefined ? null : { of: 'formula', widget };
}
