// The sample before and after the conversion.
import { Alert, SegmentedControl, Text } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { RecipePreview } from '#core/transforms/preview.ts';
import classes from './recipe-editor.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Side = 'before' | 'after';

export function PreviewPanel({
  preview: { shown, source, stepIssues, problem },
}: {
  preview: RecipePreview;
}) {
  const [side, setSide] = useState<Side>('after');
  const table = side === 'after' ? (shown?.converted ?? null) : source;
  return (
    <>
      <SegmentedControl
        aria-label={t(m.whatIsShownOfSample)}
        data={[
          { value: 'before', label: t(m.before) },
          { value: 'after', label: t(m.after) },
        ]}
        value={side}
        onChange={(value) => setSide(value === 'before' ? 'before' : 'after')}
      />
      <div role="status" className="empty-hidden">
        {problem !== null && (
          <Alert color="red" icon={<CircleAlert size={18} aria-hidden />} title={problem.message}>
            {(problem.details.errors?.length ?? 0) > 1 &&
              t(m.furtherIssues, { count: (problem.details.errors?.length ?? 1) - 1 })}
          </Alert>
        )}
        {problem === null && stepIssues.size > 0 && (
          <Text c="dimmed" size="sm">
            {t(m.stepsNeedYourAttentionResult)}
          </Text>
        )}
        {shown !== null && problem === null && (
          <Text c="dimmed" size="sm">
            {t(m.rowsBecomeRows, { rowsRead: shown.result.rowsRead, rowsWritten: shown.result.rowsWritten })}
          </Text>
        )}
      </div>
      {table !== null && <PreviewTable {...table} caption={side === 'after' ? t(m.after) : t(m.before)} />}
    </>
  );
}

type TableProps = {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  caption: string;
};

function PreviewTable({ columns, rows, caption }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div
      className="overflow-auto border rounded-8"
      style={{ maxHeight: 'min(32rem, 60dvh)' }}
      tabIndex={0}
      role="region"
      aria-label={t(m.sample, { caption })}
    >
      <table className={`min-w-full text-xs ${classes.table}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} className="sticky top-0 on-surface weight-600" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have nothing else that tells them apart
            <tr key={row}>
              {columns.map((column, index) => (
                <td key={column}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
