// The line of a thing in a list: its name, what is below it, its cells. The whole line opens the thing; a card on a phone.
import type { ReactNode } from 'react';
import type { List } from '#core/resource/list.ts';
import type { ListState } from '#core/resource/list-view.ts';
import { keysOf } from '#core/keys-of.ts';
import { currentFormats } from '#core/format/current.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import classes from './line.module.css';
import { Button } from '@mantine/core';
import type { Action } from '#core/action.ts';
import { useAction } from '#web/ui/use-action.ts';

export type LineLook<Item> = {
  /** The name as what opens the thing, in this class; where it does not open, in a span. */
  name(item: Item, props: { className: string; children: string }): ReactNode;
  picture?(item: Item): ReactNode;
  /** What is drawn in place of a column's text. */
  cells?: Readonly<Record<string, (item: Item) => ReactNode>>;
  menu?(item: Item): ReactNode;
  /** The icon of the button that removes it, and what it is called if not `Delete Strikes`. */
  remove?(item: Item): { icon?: ReactNode; label?: string };
};

export type LineProps<Item, View extends ListState> = {
  list: Pick<List<Item, View>, 'columns' | 'line' | 'remove'>;
  item: Item;
  look: LineLook<Item>;
};

export function Line<Item, View extends ListState>({ list, item, look }: LineProps<Item, View>) {
  const actor = useActor();
  const { ports } = useCore();
  const formats = useSignalValue(currentFormats);
  const { timeZone } = actor;
  const context = { moment: (at: number) => formats.moment(at, timeZone), timeZone, now: ports.now() };
  const textOf = (id: string) =>
    String(list.columns.find((column) => column.id === id)?.text(item, context) ?? '');
  const { name, below = [], beside, cells } = list.line;
  const rest = keysOf<string>(cells).filter((id) => id !== beside);
  const drawn = (id: string) => look.cells?.[id]?.(item) ?? textOf(id);
  const picture = look.picture?.(item);
  const removal = list.remove?.(item);
  const removeButton = removal?.may(actor, item).yes === true && (
    <RemoveButton action={removal} thing={item} name={textOf(name)} {...look.remove?.(item)} />
  );
  // Beside the other cells, where there are any.
  const menu = look.menu?.(item) ?? (rest.length === 0 && removeButton);
  const widths = [
    picture && '2rem',
    'minmax(0, 5fr)',
    ...Object.values(cells),
    (menu || removeButton) && 'minmax(2.25rem, max-content)',
  ];
  return (
    <li
      className={`ruled relative grid items-center gap-14 ${classes.line}`}
      style={{ ['--cells' as string]: widths.filter(Boolean).join(' ') }}
    >
      {picture && <span className={`narrow-self-start ${classes.picture}`}>{picture}</span>}
      <div className="grid min-w-0 justify-items-start">
        {look.name(item, { className: classes.name ?? '', children: textOf(name) })}
        {below
          .filter((id) => textOf(id) !== '')
          .map((id) => (
            <span
              key={id}
              className="overflow-hidden max-w-full faint text-xs numbers break ellipsis"
              dir="auto"
            >
              {drawn(id)}
            </span>
          ))}
      </div>
      {beside !== undefined && <span className={classes.beside}>{drawn(beside)}</span>}
      <div className={`narrow-wrap ${classes.rest}`}>
        {rest.map((id) => (
          <span
            key={id}
            className={`overflow-hidden max-w-full faint text-xs numbers break ellipsis ${classes.cell}`}
            dir="auto"
          >
            {drawn(id)}
          </span>
        ))}
        {!menu && removeButton}
      </div>
      {/* Above what covers the line. */}
      {menu && <span className={`relative z-1 narrow-self-start ${classes.menu}`}>{menu}</span>}
    </li>
  );
}

type RemoveButtonProps<Item> = {
  action: Action<Item>;
  thing: Item;
  name: string;
  icon?: ReactNode;
  label?: string;
};

/** The button that removes the thing of a line. */
function RemoveButton<Item>({ action, thing, name, icon, label }: RemoveButtonProps<Item>) {
  const { run, isRunning } = useAction();
  return (
    <Button
      variant="subtle"
      color="gray"
      loading={isRunning}
      leftSection={icon}
      aria-label={label ?? `${action.label} ${name}`}
      onClick={() => void run(action, thing)}
    >
      {action.label}
    </Button>
  );
}
