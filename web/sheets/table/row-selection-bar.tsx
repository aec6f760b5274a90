// The actions on selected rows; replaces the table's tools.
import { Button } from '@mantine/core';
import {
  Check,
  ChevronDown,
  Copy,
  CornerUpLeft,
  FileDown,
  FolderDown,
  Printer,
  Trash2,
  Undo2,
  X,
} from 'lucide-react';
import { type PrintFormat, printTexts } from '#core/reports/print.ts';
import { type RowSelection, selectionText } from '#core/sheets/table/row-selection.ts';
import { changeLabels, offeredChanges, type RowsChange } from '#core/sheets/review/bulk-change.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import classes from './data-tab.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type RowSelectionBarProps = {
  form: SheetOverview['form'];
  selection: RowSelection;
  onChange(change: RowsChange): void;
  onPrint(format: PrintFormat): void;
  isPrinting: boolean;
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

const printChoices = [
  { format: 'HTML', label: printTexts.print, Icon: Printer },
  { format: 'PDF', label: printTexts.saveMany, Icon: FileDown },
  { format: 'ZIP', label: printTexts.saveEach, Icon: FolderDown },
] as const;

export function RowSelectionBar({
  form,
  selection,
  onChange,
  onPrint,
  isPrinting,
  onCopy,
  onClear,
}: RowSelectionBarProps) {
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
    {
      id: 'copy',
      label: t(common.copy),
      icon: <Copy size={16} aria-hidden />,
      danger: false,
      onChoose: onCopy,
    },
  ];
  const prints = printChoices.map(({ format, label, Icon }) => ({
    id: format,
    label,
    icon: <Icon size={16} aria-hidden />,
    disabled: isPrinting,
    onChoose: () => onPrint(format),
  }));
  return (
    <div
      className={`row rigid wrap justify-between gap-12 ${classes.selection}`}
      role="toolbar"
      aria-label={t(m.selectedRows)}
    >
      <span className="weight-600" role="status">
        {selectionText(selection)}
      </span>
      <div className={`row wrap gap-8 print-hidden ${classes.group}`}>
        {isNarrow ? (
          <ActionMenu
            label={t(m.selectedRows)}
            choices={[...choices, ...prints]}
            button={<Button variant="default">{t(m.actions)}</Button>}
          />
        ) : (
          <>
            {choices.map(({ id, label, icon, danger, onChoose }) => (
              <Button
                key={id}
                variant="default"
                leftSection={icon}
                {...(danger && { c: 'var(--danger)' })}
                onClick={onChoose}
              >
                {label}
              </Button>
            ))}
            <ActionMenu
              label={printTexts.print}
              choices={prints}
              button={
                <Button
                  variant="default"
                  loading={isPrinting}
                  leftSection={<Printer size={16} aria-hidden />}
                  rightSection={<ChevronDown size={16} aria-hidden />}
                >
                  {printTexts.print}
                </Button>
              }
            />
          </>
        )}
        <Button variant="subtle" onClick={onClear}>
          {t(m.clear)}
        </Button>
      </div>
    </div>
  );
}
