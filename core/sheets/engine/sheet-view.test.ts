import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#core/errors.ts';
import { withHidden } from '#core/widgets/arrangement.ts';
import { patience } from '#tests/support/patience.ts';
import { formOf, optionsOf, questionOf, sheetOf, sheetServer } from '#tests/support/sheet-server.ts';
import { createSheetData } from './create-sheet-data.ts';
import { createSheetView, type SheetEngine } from './sheet-view.ts';

const question = '00000000-0000-4000-8000-000000000001';
const by = (value: string, operator: 'EQ' | 'GT' = 'EQ') => ({
  filters: [{ questionId: question, operator, values: [value] }],
});

/** A view of three rows, over an engine in this thread or at the end of a line. */
function world({ isFar = false, answer }: { isFar?: boolean; answer?: Promise<void> } = {}) {
  const form = formOf([
    questionOf(question, 'RADIO', { text: 'Phase', questionOptions: optionsOf('Climb', 'Taxi') }),
  ]);
  const rows = ['Climb', 'Taxi', 'Climb'].map((phase, created) => ({
    id: `row ${created}`,
    sheetId: 'a',
    created,
    answers: { [question]: phase },
  }));
  const server = sheetServer(form, [sheetOf('a', { rowCount: 3 })], rows);
  const data = createSheetData(server.send, { now: Date.now });
  const slow: (() => void)[] = [];
  const sleep = (_: number, stop?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      slow.push(resolve);
      stop?.addEventListener('abort', () => reject(new AppError('cancelled')));
    });
  const engine: SheetEngine = {
    ...(isFar ? farOf(data) : data),
    // Filters no sooner than `answer`.
    ...(answer && { setFilter: (...filter) => answer.then(() => data.setFilter(...filter)) }),
  };
  const view = createSheetView(engine, { sleep }, { formId: 'form', sheetIds: ['a'] }, 'UTC');
  return { server, view, slow };
}

/** Each answer comes a turn later, as from another thread. */
function farOf(data: ReturnType<typeof createSheetData>): SheetEngine {
  const later = async <T>(answer: () => T): Promise<Awaited<T>> => {
    await Promise.resolve();
    return await answer();
  };
  return {
    ...data,
    overview: () => later(() => data.overview()),
    arrange: (form) => later(() => data.arrange(form)),
    summarize: (parts) => later(() => data.summarize(parts)),
    removeRows: (ids) => later(() => data.removeRows(ids)),
  };
}

describe('A sheet view', () => {
  it('loads what is to be shown, then filters it', async () => {
    const { view } = world();
    await view.show(by('Climb'));
    expect(view.state.value).toMatchObject({
      overview: { rowCount: 2 },
      filter: by('Climb'),
      working: null,
      loading: null,
    });
    const { revision } = view.state.value;
    const filtering = view.show(null);
    expect(view.state.value).toMatchObject({ working: 'filter', overview: { rowCount: 2 } });
    await filtering;
    expect(view.state.value).toMatchObject({ overview: { rowCount: 3 }, filter: null });
    expect(view.state.value.revision).not.toBe(revision);
  });

  it('shows the last of several filters, whichever ends first', async () => {
    const { view } = world();
    await view.show(null);
    await Promise.all([view.show(by('Climb')), view.show(by('Taxi'))]);
    expect(view.state.value).toMatchObject({ overview: { rowCount: 1 }, filter: by('Taxi'), error: null });
  });

  it('says that a filter takes its time, and not once it is done', async () => {
    const { promise: answer, resolve: give } = Promise.withResolvers<void>();
    const { view, slow } = world({ answer });
    await view.show(null);
    const filtering = view.show(by('Climb'));
    expect(view.state.value.isSlow).toBe(false);
    slow.at(-1)?.();
    await expect.poll(() => view.state.value.isSlow).toBe(true);
    give();
    await filtering;
    expect(view.state.value).toMatchObject({ isSlow: false, overview: { rowCount: 2 } });
  });

  it('names what is wrong with a filter that stands in an address, and loads by the next one', async () => {
    const { view } = world();
    await view.show(null);
    await view.show(by('Climb', 'GT'));
    expect(view.state.value).toMatchObject({ error: { code: 'invalid' }, filter: null, working: null });
    await view.show(by('Taxi'));
    expect(view.state.value).toMatchObject({ error: null, filter: by('Taxi'), overview: { rowCount: 1 } });
  });

  it('stays as it was where a filter that somebody gives is wrong', async () => {
    const { view } = world();
    await view.show(by('Climb'));
    await expect(view.setFilter(by('Climb', 'GT'))).rejects.toMatchObject({ code: 'invalid' });
    expect(view.state.value).toMatchObject({ error: null, filter: by('Climb'), overview: { rowCount: 2 } });
    await view.load();
    expect(view.state.value).toMatchObject({ filter: by('Climb'), overview: { rowCount: 2 } });
  });

  it('loads again once the server is back, by the filter that it was to show', async () => {
    const { server, view } = world();
    server.before = async () => {
      throw new AppError('unreachable');
    };
    await view.show(by('Taxi'));
    expect(view.state.value).toMatchObject({ error: { code: 'unreachable' }, overview: null });
    server.before = async () => undefined;
    view.retry();
    await vi.waitFor(() => expect(view.state.value.working).toBeNull(), patience);
    expect(view.state.value).toMatchObject({ filter: by('Taxi'), overview: { rowCount: 1 } });
    const { overview } = view.state.value;
    view.retry();
    expect(view.state.value).toMatchObject({ working: null, overview });
  });

  it.each([false, true])(
    'shows its own changes and its dashboard arranged (in another thread: %s)',
    async (isFar) => {
      const { view } = world({ isFar });
      await view.show(null);
      const until = (check: () => void) => (isFar ? vi.waitFor(check, patience) : check());
      view.removeRows(['row 0']);
      await until(() => expect(view.state.value.overview).toMatchObject({ rowCount: 2 }));
      const shown = () => view.state.value.overview?.widgets.map(({ id }) => id);
      view.rearrange((form) => withHidden(form, [question], true));
      expect(shown()).toEqual([]);
      await view.show(by('Climb'));
      view.rearrange((form) => withHidden(form, [question], false));
      await until(() => expect(shown()).toEqual([question]));
    },
  );

  it('takes nothing more once it is let go', async () => {
    const { view } = world();
    const loading = view.show(null);
    view.drop();
    await loading;
    expect(view.state.value.overview).toBeNull();
    expect(await view.refresh()).toBe(0);
  });
});
