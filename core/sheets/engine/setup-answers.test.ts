import { describe, expect, it } from 'vitest';
import { formOf, questionOf, sheetOf, sheetServer } from '#tests/support/sheet-server.ts';
import { createSheetData } from './create-sheet-data.ts';
import type { SheetRequest } from './sheet-data.ts';

const request: SheetRequest = { formId: 'form', sheetIds: ['a', 'b'], filter: null, timeZone: 'UTC' };
const nothing = () => undefined;

function id(place: number): string {
  return `00000000-0000-4000-8000-00000000000${place}`;
}

describe('what a sheet was set up with', () => {
  const [airport, runways] = [id(4), id(5)];
  const given = (questionId: string, ...values: string[]) =>
    values.map((value) => ({ id: questionId, questionId, value, createdDate: 0 }));
  const setUp = (count: number) => {
    const form = formOf([questionOf(id(2), 'NUMERIC', { text: 'Cost' })], {
      contextQuestions: [
        questionOf(airport, 'TEXT', { context: true, text: 'Airport' }),
        questionOf(runways, 'MULTI_NUMERIC', { context: true, text: 'Runways', order: 1 }),
      ],
    });
    const sheets = [
      sheetOf('a', {
        rowCount: count,
        contextAnswers: [...given(airport, 'Genf'), ...given(runways, '4', '22')],
      }),
      sheetOf('b', { rowCount: count, contextAnswers: given(airport, 'Bern') }),
    ];
    const rows = Array.from({ length: count * 2 }, (_, index) => ({
      id: `row ${index}`,
      sheetId: index % 2 === 0 ? 'a' : 'b',
      created: index,
      answers: { [id(2)]: String(index) },
      userName: index < count ? 'ann' : 'ben',
      alerts: index === 1 ? [id(9)] : [],
    }));
    const server = sheetServer(form, sheets, rows);
    return { form, sheets, server, data: createSheetData(server.send, { now: Date.now }) };
  };
  const atGenf = { filters: [{ questionId: airport, operator: 'EQ' as const, values: ['Genf'] }] };
  const shownIds = (data: ReturnType<typeof setUp>['data']) => data.rows(0, 99).map((row) => row.id);

  it('is the answer of each of its rows: in columns behind their own, sorted, searched and filtered', async () => {
    const { data } = setUp(2);
    await data.load(request, nothing);
    expect(data.columns().map(({ title, ofSheet }) => [title, ofSheet === true])).toEqual([
      ['Date', false],
      ['User', false],
      ['Sheet', false],
      ['Cost', false],
      ['Airport', true],
      ['Runways', true],
    ]);
    expect(data.rows(0, 2).map(({ cells }) => cells.slice(-2))).toEqual([
      ['Bern', ''],
      ['Genf', '4, 22'],
    ]);
    data.view({ sort: { column: airport, direction: 'desc' }, reviewState: null });
    expect(shownIds(data)).toEqual(['row 2', 'row 0', 'row 3', 'row 1']);
    data.view({ sort: { column: runways, direction: 'asc' }, reviewState: null, search: '22' });
    expect(shownIds(data)).toEqual(['row 2', 'row 0']);
    data.view({ sort: { column: 'date', direction: 'asc' }, reviewState: null });
    expect((await data.setFilter(atGenf)).rowCount).toBe(2);
    expect(shownIds(data)).toEqual(['row 0', 'row 2']);
  });

  it('groups the rows of a widget, and a bar leads to them', async () => {
    const { data } = setUp(2);
    await data.load(request, nothing);
    const widget = {
      id: id(8),
      title: 'Cost by airport',
      map: { var: id(2) },
      filter: null,
      aggregation: 'SUM' as const,
      groupByQuestion: airport,
      widgetOrder: null,
      hidden: false,
    };
    expect(data.summarize([{ widget }])[0]?.summary).toMatchObject({
      kind: 'bar',
      bars: [
        { label: 'Bern', rows: 2, value: 4, answer: 'Bern' },
        { label: 'Genf', rows: 2, value: 2, answer: 'Genf' },
      ],
    });
  });

  it('changes in all of its rows at once', async () => {
    const { data, sheets } = setUp(2);
    await data.load(request, nothing);
    await data.setFilter(atGenf);
    const [, second] = sheets;
    if (second === undefined) throw new Error('Two sheets were expected');
    data.replaceSheet({ ...second, contextAnswers: given(airport, 'Genf') });
    expect(data.overview().rowCount).toBe(4);
    expect(data.rows(0, 1)).toMatchObject([{ id: 'row 3', cells: expect.arrayContaining(['Genf']) }]);
  });

  it('stands beside filters of people and alerts, whose choices are those who submitted rows', async () => {
    const { data } = setUp(2);
    const { people } = await data.load(request, nothing);
    expect(people.map(({ userName }) => userName)).toEqual(['ann', 'ben']);
    const [ben] = people.filter(({ userName }) => userName === 'ben');
    expect((await data.setFilter({ userIds: [ben?.id ?? ''] })).filtered).toBe(1);
    expect(shownIds(data)).toEqual(['row 3', 'row 2']);
    await data.setFilter({ ...atGenf, userIds: [ben?.id ?? ''] });
    expect(shownIds(data)).toEqual(['row 2']);
    await data.setFilter({ alertIds: [id(9), id(8)] });
    expect(shownIds(data)).toEqual(['row 1']);
  });
});
