// The actions on selected rows; replaces the table's tools.
import { Button } from '@mantine/core';
import { Check, Copy, CornerUpLeft, Trash2, Undo2, X } from 'lucide-react';
import { type RowSelection, selectionText } from '#core/sheets/table/row-selection.ts';
import { changeLabels, offeredChanges, type RowsChange } from '#core/sheets/review/bulk-change.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import classes from './data-tab.module.css';

export type RowSelectionBarProps = {
  form: SheetOverview['form'];
  selection: RowSelection;
  onChange(change: RowsChange): void;
  onCopy(): void;
  onClear(): void;
};

const icons: Readonly<Record<RowsChange, typeof Check>> = {
  APPROVED: Check,
  REJECTED: X,
  RETURNED: CornerUpLeft,
  PENDING: Undo2,
  DELETED: Trash2,
};

export function RowSelectionBar({ form, selection, onChange, onCopy, onClear }: RowSelectionBarProps) {
  const actor = useActor();
  const isNarrow = useNarrow();
  const offered = offeredChanges(actor, form);
  const choices = [
    ...offered.map((change) => {
      const Icon = icons[change];
      return {
        id: change,
        label: changeLabels[change],
        icon: <Icon size={16} aria-hidden />,
        danger: change === 'DELETED',
        onChoose: () => onChange(change),
      };
    }),
    { id: 'copy', label: 'Copy', icon: <Copy size={16} aria-hidden />, danger: false, onChoose: onCopy },
  ];
  return (
    <div className={classes.tools} role="toolbar" aria-label="Selected rows">
      <span className={classes.chosen} role="status">
        {selectionText(selection)}
      </span>
      <div className={classes.group}>
        {isNarrow && choices.length > 1 ? (
          <ActionMenu
            label="Selected rows"
            choices={choices}
            button={<Button variant="default">Actions</Button>}
          />
        ) : (
          choices.map(({ id, label, icon, danger, onChoose }) => (
            <Button
              key={id}
              variant="default"
              leftSection={icon}
              {...(danger && { c: 'var(--danger)' })}
              onClick={onChoose}
            >
              {label}
            </Button>
          ))
        )}
        <Button variant="subtle" onClick={onClear}>
          Clear
        </Button>
      </div>
    </div>
  );
}
