// Tables that are drawn whole: with borders where there is room for all of it, else as our own table.
import { afterEach, describe, expect, it } from 'vitest';
import { drawTerminal, type DrawnTerminal, type DrawOptions } from '#tests/support/draw-terminal.tsx';
import { Frame } from './frame.tsx';
import type { TableColumn } from './table.tsx';
import { WholeTable } from './whole-table.tsx';

type City = { name: string; rows: number };
const columns: readonly TableColumn<City>[] = [
  { id: 'name', title: 'City', value: ({ name }) => name },
  { id: 'rows', title: 'Rows', value: ({ rows }) => rows, align: 'right', whole: true },
];
const cities = [
  { name: 'Ottawa', rows: 12 },
  { name: 'Halifax', rows: 7 },
];

let terminal: DrawnTerminal;
const draw = async (
  rows: readonly City[],
  more: { height?: number; columns?: typeof columns } = {},
  options?: DrawOptions,
) => {
  terminal = await drawTerminal(
    <WholeTable
      name="t"
      columns={more.columns ?? columns}
      rows={rows}
      empty="No cities."
      height={more.height ?? 20}
    />,
    options,
  );
  return terminal.text().trimEnd();
};
afterEach(() => terminal.end());

describe('a table that is drawn whole', () => {
  it('has borders, and numbers on the right', async () => {
    expect(await draw(cities)).toBe(
      [
        '┌─────────┬──────┐',
        '│ City    │ Rows │',
        '├─────────┼──────┤',
        '│ Ottawa  │   12 │',
        '├─────────┼──────┤',
        '│ Halifax │    7 │',
        '└─────────┴──────┘',
      ].join('\n'),
    );
  });

  it('cuts its cells to the width of the screen', async () => {
    const name = 'a city with a name as long as this one, which goes on and on, to the end of the line';
    terminal = await drawTerminal(
      <Frame crumbs={['Home']} status={['Canada', 'kim']}>
        <WholeTable
          name="t"
          columns={columns.map((one) => ({ ...one, most: 100 }))}
          rows={[{ name, rows: 1 }]}
          empty=""
          height={20}
        />
      </Frame>,
    );
    const lines = terminal
      .text()
      .split('\n')
      .filter((line) => /[┌│├└]/.test(line));
    expect(lines).toHaveLength(5);
    expect(new Set(lines.map((line) => line.trimEnd().length))).toEqual(new Set([79]));
    expect(lines[3]).toMatch(/│ a city with a name as .* on, to t… │ {4}1 │/);
  });

  it('writes nothing that a terminal obeys', async () => {
    expect(await draw([{ name: 'Ot\u001b[2Jtawa', rows: 1 }])).not.toContain('\u001b');
  });

  it.each([
    ['has no room', { rows: Array.from({ length: 9 }, (_, rows) => ({ name: 'Ottawa', rows })) }],
    ['has letters of two columns', { rows: [{ name: '東京', rows: 1 }] }],
    ['has titles that are alike', { columns: columns.map((one) => ({ ...one, title: 'City' })) }],
    ['is read aloud', { options: { accessible: true } }],
  ])(
    'is our own where it %s',
    async (
      _,
      {
        rows = cities,
        columns: given = columns,
        options = {},
      }: { rows?: City[]; columns?: typeof columns; options?: DrawOptions },
    ) => {
      const text = await draw(rows, { height: 20, columns: given }, options);
      expect(text).not.toContain('│');
      expect(text).toContain(rows[0]?.name);
    },
  );

  it('says that there is no row', async () => {
    expect(await draw([])).toBe('No cities.');
  });
});
