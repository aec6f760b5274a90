// Undo and Redo in the bar of an editor, without their words where it is narrow.
import { Button, Tooltip } from '@mantine/core';
import { Redo2, Undo2 } from 'lucide-react';
import classes from './bar-button.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type UndoButtonsProps = {
  canUndo: boolean;
  canRedo: boolean;
  steps: { undo(): void; redo(): void };
};

export function UndoButtons({ canUndo, canRedo, steps }: UndoButtonsProps) {
  return (
    <>
      <Tooltip label={t(m.undoCtrlZ)}>
        <Button
          variant="default"
          className={classes.button ?? ''}
          aria-label={t(common.undo)}
          leftSection={<Undo2 size={16} aria-hidden />}
          disabled={!canUndo}
          onClick={steps.undo}
        >
          {t(common.undo)}
        </Button>
      </Tooltip>
      <Tooltip label={t(m.redoCtrlShiftZ)}>
        <Button
          variant="default"
          className={classes.button ?? ''}
          aria-label={t(m.redo)}
          leftSection={<Redo2 size={16} aria-hidden />}
          disabled={!canRedo}
          onClick={steps.redo}
        >
          {t(m.redo)}
        </Button>
      </Tooltip>
    </>
  );
}
