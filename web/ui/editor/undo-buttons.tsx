// Undo and Redo in the bar of an editor, without their words where it is narrow.
import { Button, Tooltip } from '@mantine/core';
import { Redo2, Undo2 } from 'lucide-react';
import classes from './bar-button.module.css';

export type UndoButtonsProps = {
  canUndo: boolean;
  canRedo: boolean;
  steps: { undo(): void; redo(): void };
};

export function UndoButtons({ canUndo, canRedo, steps }: UndoButtonsProps) {
  return (
    <>
      <Tooltip label="Undo (Ctrl Z)">
        <Button
          variant="default"
          className={classes.button ?? ''}
          aria-label="Undo"
          leftSection={<Undo2 size={16} aria-hidden />}
          disabled={!canUndo}
          onClick={steps.undo}
        >
          Undo
        </Button>
      </Tooltip>
      <Tooltip label="Redo (Ctrl Shift Z)">
        <Button
          variant="default"
          className={classes.button ?? ''}
          aria-label="Redo"
          leftSection={<Redo2 size={16} aria-hidden />}
          disabled={!canRedo}
          onClick={steps.redo}
        >
          Redo
        </Button>
      </Tooltip>
    </>
  );
}
