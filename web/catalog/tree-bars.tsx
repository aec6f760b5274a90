// The lines above the tree while items are selected or being moved.
import { Button } from '@mantine/core';
import { counted } from '#core/count-text.ts';
import { movingText, treeTexts } from '#core/catalog/tree-texts.ts';

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
    <div className="row wrap py-8 px-12 border rounded-12 mb-8 on-accent gap-y-8 gap-x-16">
      <p className="min-w-0 m-0 grow-224 break" role="status">
        {movingText(names)}
        <span className="block soft text-xs">
          {issue === '' ? treeTexts.isThere : (issue ?? (target === null ? '' : `Below "${target}"`))}
        </span>
      </p>
      <div className="flex gap-8">
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
    <div className="row wrap py-8 px-12 border rounded-12 mb-8 on-accent gap-y-8 gap-x-16">
      <p className="min-w-0 m-0 grow-224 break" role="status">
        {counted(count, 'item')} selected
      </p>
      <div className="flex gap-8">
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
