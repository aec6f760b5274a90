// A widget in full-window size.
import { Modal } from '@mantine/core';
import { amountText } from '#core/sheets/dashboard/amount-text.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { WidgetBody } from './widget-body.tsx';
import type { WidgetBodyProps } from './widget-view.ts';
import classes from './widget.module.css';

export type LargeWidgetProps = WidgetBodyProps & { title: string; opened: boolean; onClose(): void };

export function LargeWidget({ title, opened, onClose, ...body }: LargeWidgetProps) {
  const amount = amountText(body.part);
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={
        <>
          {title}
          {amount !== undefined && (
            <span className="block faint text-sm weight-400 tracking-0" style={{ lineHeight: 1.5 }}>
              {amount}
            </span>
          )}
        </>
      }
      fullScreen
      radius={0}
    >
      <div className={`grid gap-16 w-full mx-auto text-md ${classes.large}`}>
        <WidgetBody {...body} isLarge />
      </div>
    </Modal>
  );
}
