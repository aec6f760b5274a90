import { describe, expect, it } from 'vitest';
import { areaOf } from '#core/sheets/dashboard/aggregate.ts';
import { binPoints } from '#core/sheets/dashboard/time/bins.ts';
import { element } from '#core/forms/schema.ts';
import { createSheetData } from '#core/sheets/engine/create-sheet-data.ts';
import { widthOf } from '#cli/output/width.ts';
import { barLines } from '#cli/terminal/chart/bars.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import { idOf } from '#tests/support/random-filling.ts';
import { formOf, optionsOf, questionOf, sheetOf, sheetServer } from '#tests/support/sheet-server.ts';
import { createInside, layCards, linesOfCard, scrolledTo, visibleCards } from './dashboard-layout.ts';
import { areaParts } from './widget-area.ts';
import { groupParts, rankedBar, shareParts } from './widget-bars.ts';
import { dateParts } from './widget-dates.ts';
import { dashboardWidgets, widgetOf } from './widgets.ts';

const textOf = (line: readonly Segment[]) => line.map(({ text }) => text).join('');

/** Ten rows: sizes, costs, and a text that tries to clear the screen. */
async function widgets() {
  const questions = [
    questionOf('size', 'RADIO', { text: 'Size', questionOptions: optionsOf('Small', 'Large', 'Huge') }),
    questionOf('cost', 'NUMERIC', { text: 'Cost' }),
    questionOf('note', 'TEXT', { text: 'Note' }),
    questionOf('seen', 'BOOLEAN', { text: 'Seen' }),
  ];
  const rows = Array.from({ length: 10 }, (_, index) => ({
    id: `row ${index}`,
    sheetId: 'a',
    created: index * 86_400_000,
    answers: {
      size: index < 7 ? 'Small' : 'Large',
      cost: String(index * 1_000),
      note: `note ${index}\u001b[2J`,
    },
  }));
  const server = sheetServer(formOf(questions), [sheetOf('a', { rowCount: 10 })], rows);
  const data = createSheetData(server.send, { now: Date.now });
  const request = { formId: 'form', sheetIds: ['a'], filter: null, timeZone: 'UTC' };
  return dashboardWidgets(await data.load(request, () => undefined), { timeZone: 'UTC' });
}

it('the rows of a matrix stand beside each other, below the widgets', async () => {
  const grades = optionsOf('Poor', 'Good');
  const questions = ['Quality', 'Punctuality'].map((text, index) =>
    questionOf(`row ${index}`, 'RADIO', { text, order: index + 1, questionOptions: grades }),
  );
  const header = element.parse({
    id: idOf(1),
    type: 'HEADER',
    order: 0,
    data: { label: 'Service', matrix: true },
  });
  const rows = ['Poor', 'Good', 'Good', 'Good'].map((value, index) => ({
    id: `${index}`,
    sheetId: 'a',
    created: index,
    answers: { 'row 0': value, ...(index === 0 && { 'row 1': 'Good' }) },
  }));
  const form = formOf(questions, { elements: [header] });
  const data = createSheetData(sheetServer(form, [sheetOf('a', { rowCount: 4 })], rows).send, {
    now: Date.now,
  });
  const request = { formId: 'form', sheetIds: ['a'], filter: null, timeZone: 'UTC' };
  const matrix = dashboardWidgets(await data.load(request, () => undefined), { timeZone: 'UTC' }).at(-1);
  expect(matrix?.title).toBe('Service');
  expect(matrix?.lines({ width: 60, height: 8 }).map(textOf)).toEqual([
    '                Poor     Good  Answers',
    'Quality          25%      75%        4',
    'Punctuality       0%     100%        1',
  ]);
  expect(matrix?.words()).toContain('Quality: Poor 25%, Good 75%, Answers 4');
});

describe('widgets', () => {
  it('show what a question type asks for', async () => {
    const [context, size, cost, note, seen] = await widgets();
    const lines = (widget: typeof size, height: number, width = 40) =>
      widget!.lines({ width, height }).map(textOf);
    expect(lines(context, 2)).toEqual(['Submissions    10', 'and 5 more']);
    expect(lines(size, 8)).toEqual([
      expect.stringMatching(/^Small {2}█{17}\S░+ {2}7 {2}70%$/),
      expect.stringMatching(/^Large {2}█{7}\S░+ {2}3 {2}30%$/),
      expect.stringMatching(/^Huge {3}░+ {2}0 {3}0%$/),
    ]);
    expect(lines(cost, 8, 60)[0]).toBe('Average 4.5K   Minimum 0   Maximum 9K   Total 45K');
    expect(lines(cost, 8)).toHaveLength(8);
    expect(lines(note, 2, 60)).toEqual([
      expect.stringMatching(/^note 9\ufffd\[2J +ann {2}1970-01-10 00:00$/),
      'and 9 more',
    ]);
    expect(lines(seen, 3)).toEqual(['There is no data to display!']);
    expect(size!.openings).toMatchObject([{ value: 'Small' }, { value: 'Large' }, { value: 'Huge' }]);
    expect(note!.openings[0]).toEqual({ row: 0 });
    expect(cost!.area).toMatchObject({ total: 45_000 });
    expect(size!.words()).toEqual(['Small: 7, 70%', 'Large: 3, 30%', 'Huge: 0, 0%']);
  });

  it('stand in cards, of which the screen is a window that follows the current one', async () => {
    const all = await widgets();
    const inside = createInside();
    for (const columns of [1, 2]) {
      const layout = layCards(all, columns, 8);
      for (const [current] of all.entries()) {
        const top = scrolledTo(layout, current, 0, 14);
        const lines = visibleCards(all, inside, layout, { top, height: 14, width: 80, current }).map(textOf);
        expect(lines).toHaveLength(14);
        expect(lines.join('\n')).toContain(`╭› ${all[current]!.title} `);
        if (columns === 1) expect(new Set(lines.map(widthOf))).toEqual(new Set([80]));
        expect(lines.join('\n')).not.toContain('\u001b');
      }
    }
  });
});

describe('cards', () => {
  it('are of 8 lines at most where a screen is small, of more where three still stand one below another', () => {
    const many = Array.from({ length: 90 }, () => ({ height: Infinity }));
    const linesAt = [10, 16, 30, 40, 60, 200].map((height) => linesOfCard(many, 1, height));
    expect(linesAt).toEqual([8, 8, 8, 11, 16, 16]);
    const heights = (most: number) =>
      layCards([{ height: 3 }, { height: 12 }, { height: Infinity }], 1, most).rows.map(
        ({ height }) => height,
      );
    expect(heights(8)).toEqual([5, 10, 10]);
    expect(heights(11)).toEqual([5, 13, 13]);
  });

  it('take all the room there is where they are few', () => {
    const few = [{ height: 3 }, { height: 20 }, { height: Infinity }];
    const shown = (height: number) => layCards(few, 1, linesOfCard(few, 1, height)).height;
    expect([24, 30, 41, 60].map(shown)).toEqual([25, 29, 41, 60]);
    // What has no more to say leaves the rest of the screen empty.
    expect(linesOfCard([{ height: 3 }], 2, 40)).toBe(40);
    expect(layCards([{ height: 3 }], 2, 40).height).toBe(5);
  });
});

describe('a yes or no', () => {
  it('is one bar with its parts, and says in letters which is which', () => {
    const bars = [
      { value: 'true', label: 'Yes', count: 1, share: 0.25 },
      { value: 'false', label: 'No', count: 3, share: 0.75 },
    ];
    const { lines, head, height } = shareParts(bars);
    expect(lines({ width: 20, height }).map(textOf)).toEqual([
      `${'█'.repeat(6)}${'▒'.repeat(14)}`,
      '█ Yes  1  25%',
      '▒ No   3  75%',
    ]);
    expect(head).toBe(1);
  });
});

describe('a chart of numbers', () => {
  const start = Date.UTC(2026, 0, 5);
  const at = Float64Array.from({ length: 1_000 }, (_, index) => start + index * 3_600_000);
  const values = Float64Array.from(at.keys(), (index) => index % 10);
  const rows = Int32Array.from(at.keys());
  const area = areaOf({ values, rows, answered: at.length }, { created: at }, 'UTC');

  it('is by the stretch of time that fits, its figures those of all answers', () => {
    const text = areaParts(area, 'UTC', 'all').lines({ width: 80, height: 8 }).map(textOf);
    expect(text[0]).toBe('Average 4.5   Minimum 0   Maximum 9   Total 4.5K   By day');
    expect(text.at(-1)).toMatch(/2026-01-05 .* 2026-02-15/);
    const newest = areaParts(area, 'UTC', 10).lines({ width: 80, height: 8 }).map(textOf);
    expect(newest[0]).toBe(
      'Average 4.5   Minimum 0   Maximum 9   Total 4.5K   The newest 10 of 1,000 answers',
    );
    expect(newest.at(-1)).toMatch(/02-15 06:00 .* 02-15 15:00/);
  });
});

describe('a question for a date', () => {
  it('is a bar for each stretch of time, the newest first, which opens its rows', () => {
    const day = Date.UTC(2026, 10, 2);
    const bins = binPoints(
      { at: [0, 1, 7, 8, 9].map((days) => day + days * 86_400_000), values: null },
      'UTC',
    );
    const { openings, lines } = dateParts(bins, 'UTC');
    expect(lines({ width: 40, height: 8, whole: true }).map(textOf)[0]).toMatch(/^2026-11-11 +█+ +1$/);
    expect(openings?.[0]).toMatchObject({ value: `${day + 9 * 86_400_000} ${day + 10 * 86_400_000 - 1}` });
  });
});

describe('bars of a widget that people made', () => {
  it('say where they are the largest of more', () => {
    const parts = groupParts([{ label: 'Gull', value: 3, rows: 3 }], 'The 1 largest of 40.');
    expect(parts.lines({ width: 30, height: 8 }).map(textOf)).toEqual([
      'The 1 largest of 40.',
      expect.stringMatching(/^Gull +█+ +3$/),
    ]);
    expect(parts.words()).toEqual(['Gull: 3', 'The 1 largest of 40.']);
  });

  it('name the groups without answers, and say how many rows have one', () => {
    const bars = [
      { label: 'Gull', value: 3, rows: 3, answered: 2 },
      { label: 'Owl', value: Number.NaN, rows: 1, answered: 0 },
    ];
    const made = { id: 'w', title: 'Cost', map: 1, filter: null, aggregation: 'SUM', groupByQuestion: 'at' };
    const summary = { kind: 'bar', rows: 4, answered: 2, bars };
    const part = { of: 'formula', id: 'w', widget: made, summary };
    const widget = widgetOf(part as unknown as Parameters<typeof widgetOf>[0], { timeZone: 'UTC' });
    expect(widget.note).toBe('4 entries, 2 answered');
    expect(widget.words()).toEqual(['Gull: 3', 'Group without answers: "Owl".']);
  });

  it('stand in place of a map, with where its places are', () => {
    const points = { positions: Float64Array.of(174.761, -36.85, -89.3, 48.4), groups: Int8Array.of(0, 1) };
    const groups = [
      { label: 'Minor', rows: 1, answer: 'minor' },
      { label: 'Other or no answer', rows: 1, answer: null },
    ];
    const made = {
      id: 'w',
      title: 'Where',
      map: null,
      filter: null,
      aggregation: null,
      groupByQuestion: 'q',
    };
    const summary = { kind: 'map', rows: 3, answered: 2, points, groups };
    const part = { of: 'formula', id: 'w', widget: { ...made, placeQuestion: 'p' }, summary };
    const widget = widgetOf(part as unknown as Parameters<typeof widgetOf>[0], { timeZone: 'UTC' });
    expect(widget.words()).toEqual([
      'Minor: 1',
      'Other or no answer: 1',
      'Entries without a place: 1',
      'Between -36.85, -89.3 and 48.4, 174.76; a browser draws the map.',
    ]);
    expect(widget.openings[0]).toEqual({ value: 'minor', label: 'Minor' });
  });

  it('by day are drawn over time in a card, and listed from the newest on', () => {
    const bars = Array.from({ length: 20 }, (_, day) => ({
      label: `2026-01-${String(day + 1).padStart(2, '0')}`,
      value: day,
    }));
    const made = {
      id: 'w',
      title: 'A day',
      map: 1,
      filter: null,
      aggregation: 'COUNT',
      groupByQuestion: 'at',
    };
    const part = {
      of: 'formula',
      id: 'w',
      widget: made,
      summary: { kind: 'bar', rows: 20, bars, byDay: true },
    };
    const widget = widgetOf(part as unknown as Parameters<typeof widgetOf>[0], { timeZone: 'UTC' });
    const card = widget.lines({ width: 60, height: 8 }).map(textOf);
    expect(card).toHaveLength(8);
    expect(card.at(-1)).toMatch(/2026-01-01 .* 2026-01-20/);
    expect(textOf(widget.lines({ width: 60, height: 30, whole: true })[0] ?? [])).toMatch(/^2026-01-20 /);
  });
});

it('where there is little room, the name of a ranked option is cut off and not its average', () => {
  const ranked = { value: 'q', label: 'Queue of aircraft', count: 2, share: 1, average: 1.5, ranked: 2 };
  const bar = { ...rankedBar(ranked), value: 2 };
  const labelIn = (width: number) => barLines([bar], { width, full: 2 })[0]?.label.trim();
  expect(labelIn(74)).toBe('Queue of ai… (average rank 1.5)');
  expect(labelIn(120)).toBe('Queue of aircraft (average rank 1.5)');
  expect(labelIn(20)?.length).toBeLessThan(20);
});
