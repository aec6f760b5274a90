// The data of a widget as a table, for screen readers and exact values.
import { Modal, Table } from '@mantine/core';
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { cellText, shownLines, widgetTable } from '#core/widgets/widget-table.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import classes from './widget.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type WidgetTableDialogProps = {
  part: DashboardWidget;
  title: string;
  /** The file contains more than is loaded here. */
  hasAll: boolean;
  opened: boolean;
  onClose(): void;
};

/** More lines are not useful; the file has them all. */
const linesUpTo = 500;

export function WidgetTableDialog({ part, title, hasAll, opened, onClose }: WidgetTableDialogProps) {
  const { timeZone } = useActor();
  const table = widgetTable(part, { timeZone });
  const { columns } = table;
  const { lines, leftOut } = shownLines(part, table, linesUpTo);
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title={title} size="lg">
      {lines.length === 0 ? (
        <p className={classes.nothing}>{sheetTexts.noAnswers}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <div className={classes.tableFrame} tabIndex={0} role="region" aria-label={t(m.asTable, { title })}>
          <Table stickyHeader>
            <Table.Thead>
              <Table.Tr>
                {columns.map((column, index) => (
                  <Table.Th key={`${index} ${column}`} ta={isNumber(lines, index) ? 'right' : 'left'}>
                    {column}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lines.map((cells, line) => (
                <Table.Tr key={line}>
                  {cells.map((cell, index) => (
                    <Table.Td
                      key={index}
                      ta={isNumber(lines, index) ? 'right' : 'left'}
                      data-short={String(cell).length <= shortText || undefined}
                    >
                      {cellText(cell)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {leftOut !== null && (
        <p className="m-0 mt-12 faint text-xs">
          {leftOut}. {t(m.hasThemAll, { hasAll: String(hasAll) })}
        </p>
      )}
    </Modal>
  );
}

/** Moments and names do not wrap, however narrow the window. */
const shortText = 20;

function isNumber(lines: readonly (readonly (string | number)[])[], column: number): boolean {
  return lines.some((cells) => typeof cells[column] === 'number');
}
