import { describe, expect, it } from 'vitest';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { contextPlace, type DashboardForm, shownWidgets } from '#core/sheets/dashboard/overview.ts';
import { orderAfterMove, shownOrder, withHidden, withoutWidget } from '#core/widgets/arrangement.ts';
import type { Actor, Role } from '#core/actor.ts';
import type { Send } from '#core/send.ts';
import { reorderParts, resizePart } from '#core/widgets/actions.ts';
import type { Widget } from '#core/widgets/schema.ts';
import {
  layoutOf,
  layoutWith,
  shownLayout,
  shownSize,
  withArrangementOf,
  withLayout,
  withOrder,
  withSize,
} from './dashboard-layout.ts';
import { moved } from './grid.ts';

const sum: Widget = {
  id: 'n',
  title: 'Sum',
  map: 1,
  filter: null,
  aggregation: 'SUM',
  groupByQuestion: null,
  widgetOrder: null,
  hidden: false,
};
const form: DashboardForm = {
  ...formOf([questionOf('a', 'TEXT'), questionOf('b', 'TEXT', { order: 1 })]),
  widgets: [sum],
};
const arranged = withLayout(form, 'company', {
  b: { x: 0, y: 0, w: 12, h: 4 },
  n: { x: 8, y: 4, w: 4, h: 4 },
  a: { x: 0, y: 10, w: 4, h: 8 },
});

describe('where nobody has saved a layout', () => {
  it('is of the order and the sizes: numbers first and small, everything else two in a row', () => {
    expect(layoutOf(form)).toMatchObject({ n: { x: 0, w: 3 }, a: { w: 6 }, b: { w: 6 } });
    const large = withSize(form, 'a', 'L');
    expect(large.layouts).toBeUndefined();
    expect(layoutOf(large)).toMatchObject({ a: { x: 0, w: 12 } });
  });

  it('closes up where a part is hidden, as ever', () => {
    expect(layoutOf(withHidden(form, ['n'], true))['form']).toMatchObject({ x: 0, y: 0 });
  });
});

describe('a saved layout', () => {
  it('is the order of the dashboard, with what has no box at the end', () => {
    expect(shownOrder(arranged)).toEqual(['b', 'n', 'a', 'form']);
    const ids = shownWidgets(arranged).map((part) => ('question' in part ? part.question : part.widget).id);
    expect(ids).toEqual(['b', 'n', 'a']);
    expect(contextPlace({ form: arranged, widgets: ids.map((id) => ({ id })) as never })).toBe(3);
    expect(layoutOf(arranged)['form']).toMatchObject({ x: 0, y: 18 });
  });

  it('leaves the place of a hidden part empty, until something is put there', () => {
    const hidden = withHidden(arranged, ['n'], true);
    expect(layoutOf(hidden)).toEqual({ ...layoutOf(arranged) });
    expect(shownLayout(hidden)).not.toHaveProperty('n');
    const kept = layoutWith(hidden, shownLayout(hidden));
    expect(kept['n']).toEqual(arranged.layouts?.company?.['n']);
    const over = layoutWith(hidden, moved(shownLayout(hidden), 'a', { x: 8, y: 4 }));
    expect(over).not.toHaveProperty('n');
  });

  it('forgets deleted widgets, which the server would not know', () => {
    const without = withoutWidget(arranged, 'n');
    expect(layoutWith(without, shownLayout(without))).not.toHaveProperty('n');
  });

  it("is one's own before the company's", () => {
    const own = withLayout(arranged, 'own', { a: { x: 0, y: 0, w: 6, h: 6 } });
    expect(shownOrder(own)[0]).toBe('a');
    expect(shownOrder(withLayout(own, 'own', null))[0]).toBe('b');
  });

  it('follows a new order with its own sizes, in the layout that somebody sees', () => {
    const own = withLayout(arranged, 'own', arranged.layouts?.company ?? null);
    const order = orderAfterMove(own, shownOrder(own).indexOf('a'), 0);
    const next = withOrder(own, order);
    expect(next.layouts?.company).toEqual(arranged.layouts?.company);
    expect(next.layouts?.own).toMatchObject({ a: { x: 0, y: 0, w: 4, h: 8 }, b: { w: 12, h: 4 } });
    expect(shownOrder(next)).toEqual(order);
    expect(layoutOf(withArrangementOf(next, own))).toEqual(layoutOf(own));
  });

  it('follows a new size, and moves only what is in its way', () => {
    const next = withSize(arranged, 'n', 'L');
    expect(next.layouts?.company).toMatchObject({
      b: { y: 0 },
      n: { x: 0, y: 4, w: 12, h: 4 },
      a: { y: 10 },
    });
    expect(shownSize(next, 'b')).toBe('L');
  });
});

describe('who moves or resizes a part', () => {
  const actor = (role: Role) => ({ role, userId: 'u', companyId: 'c', timeZone: 'Etc/UTC' }) as Actor;
  const own = withLayout(arranged, 'own', arranged.layouts?.company ?? null);
  const sentBy = async (shown: DashboardForm) => {
    const sent: [string, object][] = [];
    const send = (async (call: { id: string }, input: object) => void sent.push([call.id, input])) as Send;
    await reorderParts.run(send, { form: shown, order: ['a', 'b', 'n', shown.id] });
    await resizePart.run(send, { form: shown, id: 'b', size: 'S' });
    return sent;
  };

  it('changes their own layout where they have one, whatever their role', async () => {
    expect(reorderParts.may(actor('USER'), { form: own, order: [] }).yes).toBe(true);
    expect(await sentBy(own)).toMatchObject([
      ['widgets.saveOwnLayout', { body: { layout: { a: { x: 0, y: 0 } } } }],
      ['widgets.saveOwnLayout', { body: { layout: { b: { w: 3, h: 4 } } } }],
    ]);
  });

  it("changes everybody's otherwise, if their role may", async () => {
    expect(reorderParts.may(actor('USER'), { form: arranged, order: [] }).yes).toBe(false);
    expect((await sentBy(arranged)).map(([id]) => id)).toEqual(['widgets.reorder', 'widgets.reorder']);
  });
});
