// The user's column layout of a form's table: order, hidden columns, widths. A face stores it on the device, a saved
// view with its other settings. It survives new versions of the form: unknown columns appear at the form's position.

export type TableLayout = {
  /** Column ids; columns that are not listed follow their neighbour. */
  order: readonly string[];
  hidden: readonly string[];
  /** In pixels, by id. */
  widths: Readonly<Record<string, number>>;
  /** How many of the first columns stay in place while the others scroll; without it as usual. */
  pinned?: number | undefined;
};
type Column = { id: string };

export const usualLayout: TableLayout = { order: [], hidden: [], widths: {} };
/** When a row was sent, and by whom. */
const usualPinned = 2;
export const mostPinned = 50;
export const narrowestColumn = 64;
export const widestColumn = 900;

/** All columns in order, including hidden ones. */
export function orderedColumns<C extends Column>(columns: readonly C[], { order }: TableLayout): C[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ordered = order.flatMap((id) => byId.get(id) ?? []);
  const named = new Set(ordered.map(({ id }) => id));
  columns.forEach((column, place) => {
    if (named.has(column.id)) return;
    const before = columns[place - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, column);
  });
  return ordered;
}

/** The visible columns in order. */
export function shownColumns<C extends Column>(columns: readonly C[], layout: TableLayout): C[] {
  const shown = orderedColumns(columns, layout).filter(({ id }) => !layout.hidden.includes(id));
  // A table shows at least one column, even if a new version removed all others.
  return shown.length === 0 ? columns.slice(0, 1) : shown;
}

/** Moves a column among all columns. */
export function moveColumn(
  layout: TableLayout,
  columns: readonly Column[],
  id: string,
  to: number,
): TableLayout {
  const others = orderedColumns(columns, layout)
    .map((column) => column.id)
    .filter((other) => other !== id);
  return { ...layout, order: others.toSpliced(to, 0, id) };
}

/** Hides or shows a column; the last visible one stays. */
export function showColumn(
  layout: TableLayout,
  columns: readonly Column[],
  id: string,
  isShown: boolean,
): TableLayout {
  const others = layout.hidden.filter((hidden) => hidden !== id);
  if (isShown) return { ...layout, hidden: others };
  const isLast = shownColumns(columns, layout).every((column) => column.id === id);
  return isLast ? layout : { ...layout, hidden: [...others, id] };
}

/** How many of the first visible columns stay in place. */
export function pinnedColumns({ pinned = usualPinned }: TableLayout): number {
  return pinned;
}

/** Pins a column behind the pinned ones, or takes it out of them: then it is the first that scrolls. */
export function pinColumn(
  layout: TableLayout,
  columns: readonly Column[],
  id: string,
  isPinned: boolean,
): TableLayout {
  const shown = shownColumns(columns, layout).map((column) => column.id);
  const count = Math.min(pinnedColumns(layout), shown.length);
  const place = shown.indexOf(id);
  if (place < 0 || place < count === isPinned) return layout;
  const others = orderedColumns(columns, layout)
    .map((column) => column.id)
    .filter((other) => other !== id);
  // Before the first column that scrolls, or behind the last one that is pinned.
  const neighbour = shown[isPinned ? count : count - 1] ?? id;
  const to = others.indexOf(neighbour) + (isPinned ? 0 : 1);
  const moved = neighbour === id ? layout : moveColumn(layout, columns, id, to);
  return { ...moved, pinned: count + (isPinned ? 1 : -1) };
}

/** Shows all columns, or hides all but the first. */
export function showAllColumns(
  layout: TableLayout,
  columns: readonly Column[],
  isShown: boolean,
): TableLayout {
  if (isShown) return { ...layout, hidden: [] };
  const [, ...others] = orderedColumns(columns, layout);
  return { ...layout, hidden: others.map(({ id }) => id) };
}

/** Sets a column's width; null: the default. */
export function resizeColumn(layout: TableLayout, id: string, width: number | null): TableLayout {
  const { [id]: _, ...others } = layout.widths;
  if (width === null) return { ...layout, widths: others };
  const fitting = Math.round(Math.min(widestColumn, Math.max(narrowestColumn, width)));
  return { ...layout, widths: { ...others, [id]: fitting } };
}

/** Whether two layouts look the same, however they were reached. */
export function sameLayout(one: TableLayout, other: TableLayout): boolean {
  const textOf = (layout: TableLayout) => {
    const { order, hidden, widths } = layout;
    const sizes = Object.entries(widths).map(String).toSorted();
    return JSON.stringify([order, hidden.toSorted(), sizes, pinnedColumns(layout)]);
  };
  return textOf(one) === textOf(other);
}

export function isUsual(layout: TableLayout): boolean {
  const { order, hidden, widths } = layout;
  const isArranged = order.length > 0 || hidden.length > 0 || Object.keys(widths).length > 0;
  return !isArranged && pinnedColumns(layout) === usualPinned;
}

/** Parses a stored layout; the default if it is invalid. */
export function layoutFromText(text: string | null): TableLayout {
  if (text === null) return usualLayout;
  try {
    const layout: unknown = JSON.parse(text);
    if (!isObject(layout)) return usualLayout;
    const { order, hidden, widths, pinned } = layout;
    const isCount = typeof pinned === 'number' && Number.isInteger(pinned);
    const stuck = isCount && pinned >= 0 && pinned <= mostPinned ? { pinned } : {};
    return Object.entries(isObject(widths) ? widths : {}).reduce<TableLayout>(
      (before, [id, width]) => (typeof width === 'number' ? resizeColumn(before, id, width) : before),
      { ...usualLayout, order: texts(order), hidden: texts(hidden), ...stuck },
    );
  } catch {
    return usualLayout;
  }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
