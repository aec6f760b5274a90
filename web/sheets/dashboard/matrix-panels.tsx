// The rows of matrices beside each other, below the widgets: each row is a widget as well, which is arranged, pinned and hidden.
import { UnstyledButton } from '@mantine/core';
import { memo, useMemo } from 'react';
import { type MatrixShares, matrixShares } from '#core/sheets/dashboard/matrix-shares.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { countText } from '#core/count-text.ts';
import { shareText } from '#web/ui/chart/share.ts';
import { Panel } from '#web/ui/panel.tsx';
import type { OpenAnswers } from '#web/sheets/widgets/widget-view.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/dashboard/texts.ts';
import { m } from './texts.ts';

type MatrixPanelsProps = { overview: SheetOverview; openAnswers: OpenAnswers; isWide: boolean };

export const MatrixPanels = memo(function MatrixPanels({ overview, openAnswers, isWide }: MatrixPanelsProps) {
  const { form, widgets } = overview;
  const matrices = useMemo(() => matrixShares(form, widgets), [form, widgets]);
  if (matrices.length === 0) return null;
  return (
    <div className="stack gap-16 mx-auto mt-16 w-full" style={{ maxWidth: isWide ? undefined : '50rem' }}>
      {matrices.map((matrix) => (
        <Panel key={matrix.id} title={matrix.title} subtitle={t(both.sharesOfAnswers)}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
          <div
            className="overflow-auto focus-outline-in-3"
            tabIndex={0}
            role="group"
            aria-label={matrix.title}
          >
            <SharesTable matrix={matrix} openAnswers={openAnswers} />
          </div>
        </Panel>
      ))}
    </div>
  );
});

/** It scrolls where it has no room. */
const wholeWords = { overflowWrap: 'normal' } as const;

function SharesTable({
  matrix: { options, rows },
  openAnswers,
}: {
  matrix: MatrixShares;
  openAnswers: OpenAnswers;
}) {
  return (
    <table className="w-full text-sm" style={{ borderCollapse: 'separate', borderSpacing: 2 }}>
      <thead>
        <tr>
          <th scope="col" className="py-6 px-8 faint weight-500 text-start">
            {t(both.matrixRow)}
          </th>
          {options.map(({ value, label }) => (
            <th key={value} scope="col" className="py-6 px-8 faint weight-500 text-end" style={wholeWords}>
              {label}
            </th>
          ))}
          <th scope="col" className="py-6 px-8 faint weight-500 text-end">
            {t(both.answersToRow)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, answered, chosen }) => (
          <tr key={id}>
            <th scope="row" className="py-6 px-8 weight-500 text-start" style={wholeWords} dir="auto">
              {title}
            </th>
            {options.map(({ value, label }) => {
              const { count, share } = chosen.get(value) ?? { count: 0, share: 0 };
              const open = count > 0 ? openAnswers(id) : undefined;
              const text = answered === 0 ? '–' : shareText(count, answered);
              return (
                <td
                  key={value}
                  className="numbers py-6 px-8 rounded-4 text-end"
                  title={countText(count)}
                  style={{
                    background: `color-mix(in srgb, var(--accent) ${Math.round(share * 40)}%, transparent)`,
                  }}
                >
                  {open === undefined ? (
                    text
                  ) : (
                    <UnstyledButton
                      className="color-inherit font-inherit underline"
                      onClick={() => open(value)}
                      aria-label={t(m.openShare, { title, label, text })}
                    >
                      {text}
                    </UnstyledButton>
                  )}
                </td>
              );
            })}
            <td className="numbers py-6 px-8 text-end">{countText(answered)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
