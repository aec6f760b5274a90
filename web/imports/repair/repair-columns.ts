// The columns of a repair as the page shows them: those with issues first, so that nobody has to look for them.
import type { RepairColumn, RepairDraft } from '#core/imports/repair/repair-draft.ts';
import type { Option } from './repair-field.tsx';
import { kindOf } from '#core/questions/types.ts';

/** What can be chosen in a column; null: anything can be typed. */
export function optionsOf({ type, options }: RepairColumn): readonly Option[] | null {
  if (kindOf(type) === 'choice') return options;
  return kindOf(type) === 'yesNo' ? yesOrNo : null;
}

const yesOrNo: readonly Option[] = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
];

/** The columns in which some row has an issue, then the others. */
export function orderedColumns({ columns, rows }: Pick<RepairDraft, 'columns' | 'rows'>): RepairColumn[] {
  const invalidColumns = new Set(rows.flatMap(({ cellIssues }) => [...cellIssues.keys()]));
  const isInvalid = ({ questionId }: RepairColumn) => invalidColumns.has(questionId);
  return [...columns.filter(isInvalid), ...columns.filter((column) => !isInvalid(column))];
}
