// A widget that is drawn as a table: its numbers as they are, on its card.
import { exactText } from '#core/sheets/format-answer.ts';
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import { noAnswersText } from '#core/widgets/answered.ts';
import { widgetTable } from '#core/widgets/widget-table.ts';
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
  const { columns, rows } = widgetTable(part, { timeZone });
  const isLine = part.summary.kind === 'line';
  const lines = isLine ? rows.slice(-linesUpTo).toReversed() : rows.slice(0, linesUpTo);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={classes.numbers} tabIndex={0} role="region" aria-label={part.widget.title}>
      <table>
        <thead>
          <tr>
            {columns.map((column, at) => (
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
                        {cell}
                      </UnstyledButton>
                    ) : typeof cell === 'number' ? (
                      exactText(cell)
                    ) : (
                      cell || noAnswersText()
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
