// The lines above the tree while items are selected or being moved.
import { Button } from '@mantine/core';
import { counted } from '#core/count-text.ts';
import { movingText, treeTexts } from '#core/catalog/tree-texts.ts';
import classes from './catalog.module.css';

export type MovingBarProps = {
  names: readonly string[];
  /** The item that has the focus: where they would go; and why they cannot, '' where they are there. */
  target: string | null;
  issue: string | null;
  onTop(): void;
  onCancel(): void;
};

export function MovingBar({ names, target, issue, onTop, onCancel }: MovingBarProps) {
  return (
    <div className={classes.bar}>
      <p className={classes.barText} role="status">
        {movingText(names)}
        <span className={classes.barIssue}>
          {issue === '' ? treeTexts.isThere : (issue ?? (target === null ? '' : `Below "${target}"`))}
        </span>
      </p>
      <div className={classes.buttons}>
        <Button variant="default" size="xs" onClick={onTop}>
          {treeTexts.toTop}
        </Button>
        <Button variant="default" size="xs" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

export type SelectedBarProps = { count: number; onMove(): void; onClear(): void };

export function SelectedBar({ count, onMove, onClear }: SelectedBarProps) {
  return (
    <div className={classes.bar}>
      <p className={classes.barText} role="status">
        {counted(count, 'item')} selected
      </p>
      <div className={classes.buttons}>
        <Button size="xs" onClick={onMove}>
          {treeTexts.move}
        </Button>
        <Button variant="default" size="xs" onClick={onClear}>
          Clear
        </Button>
      </div>
    </div>
  );
}
