// The selection of rows for bulk changes, and its keys. It is cleared when other rows come into view.
import { maximumRowsPerRequest } from '#core/sheets/schema.ts';
import { noRows, type RowSelection, withRows } from '#core/sheets/table/row-selection.ts';
import type { SheetData } from '#core/sheets/engine/sheet-data.ts';
import { type KeyBinding, keysIf, inSection } from '#cli/terminal/keys/keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type ChosenRows = {
  selection: RowSelection;
  clear(): void;
  keys: readonly KeyBinding[];
};

export type ChoosingRows = {
  data: Pick<SheetData, 'ids' | 'indexOf'>;
  /** A key of the rows in view: it changes with the rows. */
  shown: string;
  count: number;
  /** The cursor, -1 without rows. */
  cursor: number;
  moveTo(index: number): void;
};

const section = t(m.choosingRows);

export function useChosenRows({ data, shown, count, cursor, moveTo }: ChoosingRows): ChosenRows {
  const [saved, keep] = useScreenState('chosen', { shown, selection: noRows, anchor: '' });
  const { selection, anchor } = saved.shown === shown ? saved : { selection: noRows, anchor: '' };
  const current = () => data.ids(cursor, cursor + 1)[0] ?? '';
  const choose = (from: number, to: number, isChosen: boolean) =>
    keep({ shown, selection: withRows(selection, data.ids(from, to), isChosen), anchor: current() });
  const clear = () => keep({ shown, selection: noRows, anchor: '' });
  const none = count === 0 ? t(m.thereIsNoRow) : undefined;
  const toggle = () => {
    choose(cursor, cursor + 1, !selection.has(current()));
    moveTo(Math.min(count - 1, cursor + 1));
  };
  const upToHere = () => {
    const place = anchor === '' ? -1 : data.indexOf(anchor);
    const start = place === -1 ? cursor : place;
    choose(Math.min(start, cursor), Math.max(start, cursor) + 1, true);
  };
  const keys = inSection(section, [
    { key: 'space', label: t(keyTexts.choose), off: none, run: toggle },
    { key: 'upToHere', label: t(m.chooseFromLastOneTo), hint: false, off: none, run: upToHere },
    {
      key: 'all',
      label: t(m.chooseAll),
      hint: selection.size > 0 && selection.size < Math.min(count, maximumRowsPerRequest),
      off: none,
      run: () => choose(0, Math.min(count, maximumRowsPerRequest), true),
    },
    ...keysIf(selection.size > 0, { key: 'esc', label: t(m.chooseNone), run: clear }),
  ]);
  return { selection, clear, keys };
}
