// The beginning of a file before and after the conversion, or what is wrong with it.
import { useMemo } from 'react';
import { previewOf } from '#core/transforms/preview.ts';
import { recipeIssueText } from '#core/transforms/issues.ts';
import type { Sample } from '#core/transforms/sample.ts';
import type { Recipe } from '#core/transforms/schema.ts';
import { wrap } from '#cli/output/width.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { ScrolledLines } from '#cli/terminal/scrolled-lines.tsx';
import { TabLine } from '#cli/terminal/tab-line.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Side = 'before' | 'after';
const names: Readonly<Record<Side, string>> = { before: t(m.before), after: t(m.after) };

export function PreviewTables({ recipe, sample }: { recipe: Recipe; sample: Sample }) {
  const { height, width } = useArea();
  const [side, setSide] = useScreenState<Side>('side', 'after');
  const { shown, source, stepIssues, problem } = useMemo(() => previewOf(recipe, sample), [recipe, sample]);
  const other = side === 'after' ? 'before' : 'after';
  useKeys([{ key: 'tab', label: names[other].toLowerCase(), run: () => setSide(other) }]);
  const table = side === 'before' ? source : (shown?.converted ?? null);
  const issues = [
    ...[...stepIssues].map(([index, message]) => recipeIssueText({ path: `steps.${index}`, message })),
    ...(problem === null ? [] : [problem.message, ...furtherIssues(problem.details.errors ?? [])]),
  ];
  return (
    <>
      <TabLine names={names} current={side} right={{ text: sample.name, tone: 'dim' }} />
      {shown !== null && (
        <Label tone="dim" width={width}>
          {t(sample.isCut ? m.rowsBecomeCut : m.rowsBecome, {
            read: shown.result.rowsRead,
            written: shown.result.rowsWritten,
          })}
        </Label>
      )}
      {table === null ? (
        <ScrolledLines
          name="issues"
          height={height - 2}
          lines={issues.flatMap((text, index) =>
            wrap(index === 0 ? `! ${text}` : text, width).map((part) => [
              { text: part, ...(index === 0 && { tone: 'bad' as const }) },
            ]),
          )}
        />
      ) : (
        <Table
          name={`rows ${side}`}
          columns={columnsOf(table.columns)}
          count={table.rows.length}
          rows={(from, to) => table.rows.slice(from, to)}
          height={height - 2}
          scroll={{}}
          empty={t(m.noRowsLeft)}
        />
      )}
    </>
  );
}

function furtherIssues(errors: readonly { path: string; message: string }[]): string[] {
  return errors.slice(1).map(({ path, message }) => `${path}: ${message}`);
}

function columnsOf(columns: readonly string[]): TableColumn<readonly string[]>[] {
  return columns.map((title, index) => ({ id: `${index}`, title, value: (cells) => cells[index] ?? '' }));
}
