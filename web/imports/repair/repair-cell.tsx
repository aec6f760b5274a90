// A cell of the repair grid: plain until clicked; a field if it is invalid or edited. Plain elements otherwise, since
// thousands of them scroll by.
import { useState } from 'react';
import type { RepairCell as Cell } from '#core/imports/repair/repair-row.ts';
import { type Option, RepairField } from './repair-field.tsx';
import classes from './repair-row.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RepairCellProps = {
  title: string;
  csvRow: number;
  cell: Cell;
  options: readonly Option[] | null;
  isSkipped: boolean;
  onText(text: string): void;
};

export function RepairCell({ title, csvRow, cell, options, isSkipped, onText }: RepairCellProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { text, issue, edited } = cell;
  if (isSkipped)
    return (
      <span className="overflow-hidden faint ellipsis" style={{ textDecoration: 'line-through' }}>
        {text}
      </span>
    );
  if (!isEditing && issue === null && !edited) {
    return (
      <button
        type="button"
        className={`cut w-full py-4 px-8 rounded-6 on-nothing color-inherit font-inherit text-start ${classes.plain}`}
        aria-label={t(m.editOfRow, { title, csvRow: String(csvRow), isEmpty: String(text === ''), text })}
        title={text}
        onClick={() => setIsEditing(true)}
      >
        {text}
      </button>
    );
  }
  return (
    <div className={`w-full ${classes.field}`}>
      <RepairField
        name={t(m.ofRow, { title, csvRow: String(csvRow) })}
        text={text}
        issue={issue}
        options={options}
        autoFocus={isEditing}
        onText={onText}
      />
    </div>
  );
}
