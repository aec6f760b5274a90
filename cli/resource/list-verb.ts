// The verb `list` of things that have ids: it reads them and prints a table, whose last column is their id. Columns that the
// browser and the terminal app show too are those of the list's record in core.
import { idWriter } from '#cli/command/id-writer.ts';
import { sayMore } from '#cli/command/pages.ts';
import type { Verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import type { Output } from '#cli/output/output.ts';
import type { Column } from '#cli/output/table.ts';
import { type List, type ListColumn, noneText } from '#core/resource/list.ts';
import { readItems } from '#core/resource/read-items.ts';
import type { ListState } from '#core/resource/list-view.ts';

/** What was read: the things, how many there are if not all of them were read, and whatever else is printed. */
type ItemsRead<Item> = { items: readonly Item[]; total?: number };

/** What cells are written with: moments in the user's time zone, the time of now in epoch milliseconds, and ids. */
export type TableContext<Options> = {
  date(at: number | null | undefined): string;
  timeZone: string;
  now: number;
  id(id: string): string;
  options: Options;
};

type ItemOf<Read extends ItemsRead<unknown>> = Read['items'][number];

type ListData<Read> = { read: Read; timeZone: string; now: number };

type ListVerb<Flags, Options, Read extends ItemsRead<{ id: string }>> = {
  options(flags: Flags, args: readonly string[]): Options;
  read(context: Context, options: Options): Promise<Read>;
  columns(
    context: TableContext<NoInfer<Options>>,
    read: NoInfer<Read>,
  ): readonly Column<NoInfer<ItemOf<Read>>>[];
  /** Where there is nothing; `isPart`: among what the options leave. */
  none: string | ((options: NoInfer<Options>, read: NoInfer<Read>) => string);
  /** The id's column; by default `ID`, short on a terminal. */
  id?(context: TableContext<NoInfer<Options>>): Column<NoInfer<ItemOf<Read>>>;
  /** How a thing is printed with `--json`, if not as it was read. */
  json?(item: NoInfer<ItemOf<Read>>): unknown;
  /** Said below the table. */
  after?(output: Output, read: NoInfer<Read>): void;
};

/** A verb that lists things; `--json` prints them as they were read. */
export function listVerb<Flags, Options, Read extends ItemsRead<{ id: string }>>(
  record: ListVerb<Flags, Options, Read>,
): Verb<Flags, Options, ListData<Read>> {
  const {
    columns,
    none,
    after,
    id = ({ id: write }) => ({ ...idColumn, value: (item) => write(item.id) }),
  } = record;
  return {
    effect: 'reads',
    options: record.options,

    async run(context, options) {
      const [read, { timeZone }, { now }] = await Promise.all([
        record.read(context, options),
        context.user(),
        context.ports(),
      ]);
      return { read, timeZone, now: now() };
    },

    print(output, { read, timeZone, now }, options) {
      const { items, total = items.length } = read;
      const write = idWriter(
        output,
        items.map((item) => item.id),
      );
      const context = { date: dateWriter(timeZone), timeZone, now, id: write, options };
      output.table(
        [...columns(context, read), id(context)],
        items,
        typeof none === 'string' ? none : none(options, read),
      );
      sayMore(output, { items, total });
      after?.(output, read);
    },

    json: ({ read: { items } }) => items.map((item) => record.json?.(item) ?? item),
  };
}

const idColumn = { title: 'ID', whole: true };

/** All things of a list. */
export function readWhole<Item, View extends ListState>(
  { sendAgain, signal }: Context,
  list: List<Item, View>,
) {
  return readItems(list, { send: sendAgain, view: list.view.first, run: { signal: signal() } });
}

/** The same of a list that is read whole and takes no options. */
export function recordListVerb<Item extends { id: string }, View extends ListState>(
  list: List<Item, View>,
  none = noneText(list),
) {
  return listVerb({
    options: () => ({}),
    read: (context) => readWhole(context, list),
    columns: recordColumns(list),
    none,
  });
}

type WritesCells = Pick<TableContext<unknown>, 'date' | 'timeZone' | 'now'>;

/** The columns of a list's record, in their order, as commands print them. */
export function recordColumns<Item>({ columns }: { columns: readonly ListColumn<Item>[] }) {
  return (context: WritesCells): readonly Column<Item>[] =>
    columns
      .filter(({ isLineOnly = false }) => !isLineOnly)
      .map(({ title, align, whole, rank, text }) => ({
        ...cellOf({ title, text }, context),
        ...(align && { align }),
        ...(whole && { whole }),
        ...(rank !== undefined && { rank }),
      }));
}

type Layout = Omit<Column<never>, 'value'>;
type OwnColumn<Item> = Layout & { value(item: Item, context: WritesCells): string | number };

/**
 * Columns of a command by their ids, in its order: those of the record, laid out as the command does and perhaps with a title of
 * its own, and between them others of its own, which have a value.
 */
export function chosenColumns<Item>(
  { columns }: { columns: readonly ListColumn<Item>[] },
  chosen: Readonly<Record<string, Partial<Layout> | OwnColumn<Item>>>,
) {
  return (context: WritesCells): readonly Column<Item>[] =>
    Object.entries(chosen).map(([id, layout]) => {
      if ('value' in layout) return { ...layout, value: (item) => layout.value(item, context) };
      const column = columns.find((each) => each.id === id);
      if (column === undefined) throw new Error(`The record has no column "${id}".`);
      return { ...cellOf(column, context), ...layout };
    });
}

function cellOf<Item>(
  { title, text }: Pick<ListColumn<Item>, 'title' | 'text'>,
  { date, timeZone, now }: WritesCells,
): Column<Item> {
  return { title: title.toUpperCase(), value: (item) => text(item, { moment: date, timeZone, now }) };
}
