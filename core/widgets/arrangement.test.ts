import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formOf, questionOf, sheetOf, sheetServer } from '#tests/support/sheet-server.ts';
import { contextPlace, type DashboardForm, shownWidgets } from '#core/sheets/dashboard/overview.ts';
import { createSheetData } from '#core/sheets/engine/create-sheet-data.ts';
import {
  hiddenParts,
  orderAfterMove,
  placesOf,
  rearranged,
  shownOrder,
  withHidden,
  withoutWidget,
  withWidget,
} from './arrangement.ts';
import { withOrder } from './layout/dashboard-layout.ts';
import type { Widget } from './schema.ts';

const widget = (id: string): Widget => ({
  id,
  title: `Widget ${id}`,
  map: 1,
  filter: null,
  aggregation: null,
  groupByQuestion: null,
  widgetOrder: null,
  hidden: false,
});
const form: DashboardForm = {
  ...formOf([questionOf('a', 'TEXT'), questionOf('b', 'TEXT', { order: 1 })]),
  widgets: [widget('w')],
};

describe('a dashboard that nobody has arranged', () => {
  it('begins with the numbers, then has the Sheet Context, what people made, and the questions', () => {
    const sum: Widget = { ...widget('n'), aggregation: 'SUM' };
    expect(shownOrder(withWidget(form, sum))).toEqual(['n', 'form', 'w', 'a', 'b']);
  });

  it('a number that is added to one that somebody has arranged comes last, as other widgets do', () => {
    const arranged = withOrder(form, orderAfterMove(form, 1, 0));
    const sum: Widget = { ...widget('n'), aggregation: 'SUM' };
    expect(shownOrder(withWidget(arranged, sum))).toEqual(['w', 'form', 'a', 'b', 'n']);
  });
});

describe('what was moved', () => {
  it('stands at its new place among what is shown, and hidden parts come back where they were', () => {
    const hidden = withHidden(form, ['a'], true);
    const order = orderAfterMove(hidden, 1, 0);
    const moved = withOrder(hidden, order);
    expect(shownOrder(moved)).toEqual(['w', 'form', 'b']);
    expect(shownOrder(withHidden(moved, ['a'], false))).toEqual(['w', 'form', 'a', 'b']);
    expect(placesOf(hidden, order)).toEqual({
      contextWidgetOrder: 1,
      questions: { a: 2, b: 3 },
      templateWidgets: { w: 0 },
    });
  });

  it('is drawn in the order that was saved, whatever was hidden and moved', () => {
    const ids = ['form', 'a', 'b', 'w'];
    const moves = fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { maxLength: 6 });
    fc.assert(
      fc.property(fc.subarray(ids), moves, (hide, steps) => {
        let arranged = withHidden(form, hide, true);
        for (const [from, to] of steps) {
          const shown = shownOrder(arranged);
          if (from >= shown.length || to >= shown.length) continue;
          const [moving = ''] = shown.splice(from, 1);
          arranged = withOrder(arranged, orderAfterMove(arranged, from, to));
          expect(shownOrder(arranged)).toEqual(shown.toSpliced(to, 0, moving));
        }
        const drawn = shownWidgets(arranged).map(
          (part) => ('question' in part ? part.question : part.widget).id,
        );
        const widgets = drawn.map((id) => ({ id })) as never;
        const place = contextPlace({ form: arranged, widgets });
        expect(place === null ? drawn : drawn.toSpliced(place, 0, 'form')).toEqual(shownOrder(arranged));
      }),
    );
  });
});

describe('what is hidden', () => {
  it('is listed with the Sheet Context first, until it is shown again', () => {
    const hidden = withHidden(form, ['w', 'b', 'form'], true);
    expect(hiddenParts(hidden)).toEqual([
      { id: 'form', title: 'Sheet Context' },
      { id: 'w', title: 'Widget w' },
      { id: 'b', title: 'b' },
    ]);
    expect(hiddenParts(withHidden(hidden, ['form', 'b'], false)).map(({ id }) => id)).toEqual(['w']);
  });
});

it('a saved widget takes its place or comes after those that are there, a deleted one is gone', () => {
  const changed = { ...widget('w'), title: 'Other' };
  expect(withWidget(form, changed).widgets).toEqual([changed]);
  expect(shownOrder(withWidget(form, widget('x')))).toEqual(['form', 'w', 'x', 'a', 'b']);
  expect(withoutWidget(form, 'w').widgets).toEqual([]);
});

describe('an overview that is arranged anew', () => {
  it('keeps the summaries that are still right, and names what has none until the engine has worked it out', async () => {
    const asked = [questionOf('a', 'NUMERIC'), questionOf('b', 'TEXT', { hidden: true })];
    const whole = formOf(asked, { widgets: [widget('w'), widget('x')] });
    const rows = [1, 2, 3].map((number) => ({
      id: `row ${number}`,
      sheetId: 's',
      created: number,
      answers: { a: String(number) },
    }));
    const data = createSheetData(sheetServer(whole, [sheetOf('s', { rowCount: 3 })], rows).send, {
      now: Date.now,
    });
    const request = { formId: 'form', sheetIds: ['s'], filter: null, timeZone: 'UTC' };
    const before = await data.load(request, () => undefined);
    const changed: Widget = { ...widget('w'), map: { var: 'a' }, aggregation: 'SUM' };
    const arranged = withWidget(withHidden(before.form, ['b'], false), changed);
    const { overview, missing } = rearranged(before, arranged);
    expect(overview.widgets.map(({ id }) => id)).toEqual(['x', 'a']);
    expect(overview.widgets[0]).toBe(before.widgets[1]);
    data.arrange(arranged);
    const fresh = data.summarize(missing);
    const after = rearranged(overview, overview.form, fresh).overview;
    expect(after.widgets.map(({ id }) => id)).toEqual(['w', 'x', 'a', 'b']);
    expect(after.widgets[0]).toMatchObject({ of: 'formula', summary: { kind: 'summary', value: 6 } });
    expect(data.overview().widgets).toEqual(after.widgets);
  });
});
