// A widget that is drawn as a table: its numbers as they are, on its card.
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import { cellText, shownLines, widgetTable } from '#core/widgets/widget-table.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { UnstyledButton } from '@mantine/core';
import type { Mark } from '#core/widgets/chart/marks.ts';
import { markMenu } from '#web/ui/chart/mark-menu.ts';
import { useMarks } from '#web/sheets/widgets/marks.tsx';
import classes from '#web/sheets/widgets/widget.module.css';

type FormulaPart = Extract<DashboardWidget, { of: 'formula' }>;

/** More lines are not useful on a card. */
const linesUpTo = 200;

export function NumbersTable({ part, markOf }: { part: FormulaPart; markOf(line: number): Mark | null }) {
  const { timeZone } = useActor();
  const marks = useMarks(part.widget, part.id);
  const table = widgetTable(part, { timeZone });
  const { lines, leftOut } = shownLines(part, table, linesUpTo);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={classes.numbers} tabIndex={0} role="region" aria-label={part.widget.title}>
      <table>
        <thead>
          <tr>
            {table.columns.map((column, at) => (
              <th key={`${at} ${column}`} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((cells, line) => {
            const mark = markOf(line);
            return (
              <tr key={line}>
                {cells.map((cell, at) => (
                  <td key={at}>
                    {at === 0 && mark !== null && marks !== null ? (
                      <UnstyledButton
                        className={classes.openNumber}
                        onClick={() => marks.open(mark)}
                        {...markMenu('', (_, place) => marks.menu(mark, place))}
                      >
                        {cellText(cell)}
                      </UnstyledButton>
                    ) : (
                      cellText(cell)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {leftOut !== null && <p className="m-0 mt-8 faint text-xs">{leftOut}</p>}
    </div>
  );
}
