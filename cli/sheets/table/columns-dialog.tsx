// `C`: the columns of the table, their order and widths. Changes apply immediately and are stored, but for those of a
// saved view, into which they can be saved.
import { Box } from 'ink';
import { useId } from 'react';
import {
  isUsual,
  moveColumn,
  orderedColumns,
  resizeColumn,
  showColumn,
  usualLayout,
} from '#core/sheets/table/table-layout.ts';
import type { TableColumn } from '#core/sheets/table/table.ts';
import { cut, harmless, pad } from '#cli/output/width.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { List } from '#cli/terminal/list.tsx';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { columnWidth } from './table-columns.ts';
import { type ArrangedTable, pixelsPerColumn, useTableLayout } from './table-layouts.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

type ColumnsDialogParams = { table: ArrangedTable; columns: readonly TableColumn[] };

/** Opens the dialog; resolves when it is closed. */
export async function arrangeColumns(dialogs: Dialogs, params: ColumnsDialogParams): Promise<void> {
  await dialogs.open((close) => <ColumnsDialog {...params} onClose={() => close(null)} />);
}

/** The initial width for a column without one. */
const usualWidth = 20;
const widthStep = 4;

function ColumnsDialog({ table, columns, onClose }: ColumnsDialogParams & { onClose(): void }) {
  const [layout, change] = useTableLayout(table);
  return (
    <Overlay title={t(both.columns)} width={64} onClose={onClose} closeLabel={t(keyTexts.done)}>
      <ColumnList columns={columns} layout={layout} change={change} onClose={onClose} />
    </Overlay>
  );
}

type ListProps = {
  columns: readonly TableColumn[];
  layout: ReturnType<typeof useTableLayout>[0];
  change: ReturnType<typeof useTableLayout>[1];
  onClose(): void;
};

function ColumnList({ columns, layout, change, onClose }: ListProps) {
  const { width, height } = useArea();
  const name = useId();
  const ordered = orderedColumns(columns, layout);
  const at = useCursor(name, ordered.length);
  const [, moveTo] = useScreenState(`${name}.cursor`, 0);
  const current = ordered[at];
  const isShown = (id: string) => !layout.hidden.includes(id);
  const withCurrent = (by: (id: string) => void) => () => {
    if (current !== undefined) by(current.id);
  };
  const move = (steps: number) =>
    withCurrent((id) => {
      const to = Math.max(0, Math.min(ordered.length - 1, at + steps));
      change((before) => moveColumn(before, columns, id, to));
      moveTo(to);
    });
  const resize = (steps: number) =>
    withCurrent((id) =>
      change((before) => {
        const columnsWide = (columnWidth(before, id) ?? usualWidth) + steps * widthStep;
        return resizeColumn(before, id, columnsWide * pixelsPerColumn);
      }),
    );
  const keys: KeyBinding[] = [
    {
      key: 'space',
      label: t(keyTexts.showHide),
      run: withCurrent((id) => change((before) => showColumn(before, columns, id, !isShown(id)))),
    },
    { key: 'moveOn', label: t(m.moveDown), run: move(1) },
    { key: 'moveBack', label: t(m.moveUp), run: move(-1) },
    { key: 'right', label: t(keyTexts.wider), run: resize(1) },
    { key: 'left', label: t(keyTexts.narrower), run: resize(-1) },
    {
      key: 'usual',
      label: t(m.defaultWidth),
      hint: false,
      run: withCurrent((id) => change((before) => resizeColumn(before, id, null))),
    },
    { key: 'enter', label: t(keyTexts.done), hint: false, run: onClose },
    {
      key: 'all',
      label: t(m.resetAll),
      hint: false,
      off: isUsual(layout) ? t(m.columnsHaveTheirDefaults) : undefined,
      run: () => change(() => usualLayout),
    },
  ];
  return (
    <Box flexDirection="column">
      <Label tone="dim">{t(m.n0ResetsWidthOfColumn)}</Label>
      <List
        name={name}
        items={ordered}
        keys={keys}
        empty=""
        height={height}
        line={({ id, title }) => {
          const own = columnWidth(layout, id);
          return [
            { text: isShown(id) ? '[x] ' : '[ ] ' },
            { text: pad(cut(harmless(title), width - 18), width - 18) },
            { text: own === undefined ? '' : `  ${t(m.columnsWide, { own })}`, tone: 'dim' },
          ];
        }}
      />
    </Box>
  );
}
