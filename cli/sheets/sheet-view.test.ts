import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#core/errors.ts';
import { newestRowsFirst } from '#core/sheets/table/table.ts';
import { withHidden } from '#core/widgets/arrangement.ts';
import { patience } from '#tests/support/patience.ts';
import {
  type FakeRow,
  formOf,
  optionsOf,
  questionOf,
  sheetOf,
  sheetServer,
} from '#tests/support/sheet-server.ts';
import { createSheetView } from './sheet-view.ts';
import { createSheetViews } from './sheet-views.ts';

const question = '00000000-0000-4000-8000-000000000001';
const climbs = { filters: [{ questionId: question, operator: 'EQ' as const, values: ['Climb'] }] };
const selection = { formId: 'form', sheetIds: ['a'] };

const worldOf = ({ send }: ReturnType<typeof sheetServer>) => ({
  send,
  ports: { now: Date.now, sleep: async () => {} },
});

function world() {
  const form = formOf([
    questionOf(question, 'RADIO', { text: 'Phase', questionOptions: optionsOf('Climb', 'Taxi') }),
  ]);
  const rows: FakeRow[] = ['Climb', 'Taxi', 'Climb'].map((phase, created) => ({
    id: `row ${created}`,
    sheetId: 'a',
    created,
    answers: { [question]: phase },
  }));
  const server = sheetServer(form, [sheetOf('a', { rowCount: 3 })], rows);
  return {
    server,
    rows,
    loaded: (view: ReturnType<typeof createSheetView>) =>
      vi.waitFor(() => {
        expect(view.state.value.loading).toBeNull();
      }, patience),
  };
}

describe('a view of sheets', () => {
  it('loads by itself, filters, and knows the rows beside one as the table has them', async () => {
    const { server, loaded } = world();
    const view = createSheetView(worldOf(server), selection, 'UTC');
    expect(view.state.value).toMatchObject({ overview: null, loading: { loaded: 0 } });
    await loaded(view);
    expect(view.state.value.overview).toMatchObject({ rowCount: 3 });

    await view.setFilter(climbs);
    expect(view.state.value).toMatchObject({ filter: climbs, overview: { rowCount: 2, filtered: 1 } });
    expect(view.arrange({ ...newestRowsFirst, sort: { column: 'date', direction: 'asc' } })).toBe(2);
    expect(view.placeOf('row 0')).toMatchObject({ index: 0, count: 2, before: null, after: { id: 'row 2' } });
    expect(view.placeOf('row 1')).toBeNull();

    view.removeRows(['row 2']);
    expect(view.state.value.overview).toMatchObject({ rowCount: 1 });
    expect(view.placeOf('row 0')).toMatchObject({ count: 1, after: null });
  });

  it('shows its dashboard as it is arranged, and works out what was hidden before', async () => {
    const { server, loaded } = world();
    const view = createSheetView(worldOf(server), selection, 'UTC');
    await loaded(view);
    const shown = () => view.state.value.overview?.widgets.map(({ id }) => id);
    view.rearrange((form) => withHidden(form, [question], true));
    expect(shown()).toEqual([]);
    await view.setFilter(climbs);
    view.rearrange((form) => withHidden(form, [question], false));
    expect(shown()).toEqual([question]);
    expect(view.state.value.overview?.widgets[0]?.summary).toMatchObject({ answered: 2 });
  });

  it('takes a review of many rows, and rows that are no more', async () => {
    const { server, loaded } = world();
    const view = createSheetView(worldOf(server), selection, 'UTC');
    await loaded(view);
    view.arrange(newestRowsFirst);
    view.reviewRows({
      rowIds: ['row 0', 'row 2'],
      reviewState: 'APPROVED',
      returned: null,
      reviewer: null,
      reviewDate: 0,
      reviewComment: null,
      lastModified: 0,
      undo: null,
    });
    expect(view.arrange({ ...newestRowsFirst, reviewState: 'APPROVED' })).toBe(2);
    view.removeRows(['row 0', 'row 1']);
    expect(view.state.value.overview?.rowCount).toBe(1);
  });

  it('takes what came in by itself, and says how much until that is no news', async () => {
    const { server, rows, loaded } = world();
    const view = createSheetView(worldOf(server), selection, 'UTC');
    await loaded(view);
    rows.push({ id: 'row 3', sheetId: 'a', created: 3, answers: { [question]: 'Taxi' } });
    server.change(['row 3']);
    expect(await view.refresh()).toBe(1);
    expect(view.state.value).toMatchObject({ overview: { rowCount: 4 }, added: 1, edition: 1 });
    view.forgetAdded(1);
    expect(view.state.value).toMatchObject({ added: 0, edition: 1 });
    expect(await view.refresh()).toBe(0);
  });

  it('keeps what it has when a filter or a reload fails, and loads again with the filter in force', async () => {
    const { server, loaded } = world();
    const view = createSheetView(worldOf(server), selection, 'UTC');
    await loaded(view);
    const wrong = { filters: [{ ...climbs.filters[0]!, operator: 'GT' as const }] };
    await expect(view.setFilter(wrong)).rejects.toMatchObject({ code: 'invalid' });
    expect(view.state.value).toMatchObject({ filter: null, loading: null, overview: { rowCount: 3 } });

    await view.setFilter(climbs);
    server.before = async () => {
      throw new AppError('unreachable');
    };
    await view.load();
    expect(view.state.value).toMatchObject({ error: { code: 'unreachable' }, overview: { rowCount: 2 } });
    server.before = async () => undefined;
    await view.load();
    expect(view.state.value).toMatchObject({ error: null, filter: climbs, overview: { rowCount: 2 } });
  });
});

describe('views', () => {
  it('are shared by the screens of a selection, and go with the last of them', () => {
    const { send } = world().server;
    const ports = { now: Date.now, sleep: () => new Promise<void>(() => undefined), random: () => 0 };
    const views = createSheetViews({ send, ports }, 'UTC');
    const place = { ...selection, formName: 'Strikes' };
    const view = views.of(place);
    views.keepOnly([{ screen: 'home' }, { screen: 'rows', ...place }]);
    expect(views.of(selection)).toBe(view);
    views.keepOnly([{ screen: 'home' }]);
    expect(views.of(selection)).not.toBe(view);
  });
});
