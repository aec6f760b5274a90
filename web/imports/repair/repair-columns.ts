// The column order of the repair grid: those with issues first.
import type { RepairColumn, RepairDraft } from '#core/imports/repair/repair-draft.ts';
import type { Option } from './repair-field.tsx';
import { answersOf, hasOptions, isMultiValue } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

/** The choices of a column; null: free text. */
export function optionsOf({ type, options }: RepairColumn): readonly Option[] | null {
  if (hasOptions(type) && !isMultiValue(type)) return options;
  return answersOf(type).choices === 'yesNo' ? yesOrNo : null;
}

const yesOrNo: readonly Option[] = [
  { value: t(common.yes), label: t(common.yes) },
  { value: t(common.no), label: t(common.no) },
];

/** The columns with an issue in some row, then the others. */
export function orderedColumns({ columns, rows }: Pick<RepairDraft, 'columns' | 'rows'>): RepairColumn[] {
  const invalidColumns = new Set(rows.flatMap(({ cellIssues }) => [...cellIssues.keys()]));
  const isInvalid = ({ questionId }: RepairColumn) => invalidColumns.has(questionId);
  return [...columns.filter(isInvalid), ...columns.filter((column) => !isInvalid(column))];
}
