// The lines above the tree while items are selected or being moved.
import { Button } from '@mantine/core';
import { movingText, treeTexts } from '#core/catalog/tree-texts.ts';
import type { ItemTreeProps } from './item-tree.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type TreeBarProps = Pick<ItemTreeProps, 'view' | 'verbs' | 'focusRow'>;

export function TreeBar({ view, verbs, focusRow }: TreeBarProps) {
  const { active, selected, moving } = view;
  const focusFirst = ([first]: Iterable<string>) => {
    if (first !== undefined) focusRow.current?.(first);
  };
  if (moving === null) {
    if (selected.size === 0) return null;
    return (
      <SelectedBar
        count={selected.size}
        onMove={() => {
          view.pickUp([...selected]);
          focusFirst(selected);
        }}
        onClear={() => view.select(new Set())}
      />
    );
  }
  // At first it is on what was picked up, which needs no words.
  const target = active !== null && moving.includes(active) ? null : active;
  return (
    <MovingBar
      names={moving.map(verbs.nameOf)}
      issue={target === null ? null : verbs.dropIssue(moving, target)}
      target={target === null ? null : verbs.nameOf(target)}
      onTop={() => verbs.onMove(moving, null)}
      onCancel={() => {
        view.pickUp(null);
        focusFirst(moving);
      }}
    />
  );
}

type MovingBarProps = {
  names: readonly string[];
  /** The item that has the focus: where they would go; and why they cannot, '' where they are there. */
  target: string | null;
  issue: string | null;
  onTop(): void;
  onCancel(): void;
};

function MovingBar({ names, target, issue, onTop, onCancel }: MovingBarProps) {
  return (
    <div className="row wrap py-8 px-12 border rounded-12 mb-8 on-accent gap-y-8 gap-x-16">
      <p className="min-w-0 m-0 grow-224 break" role="status">
        {movingText(names)}
        <span className="block soft text-xs">
          {issue === '' ? treeTexts.isThere : (issue ?? (target === null ? '' : t(m.below, { target })))}
        </span>
      </p>
      <div className="flex gap-8">
        <Button variant="default" size="xs" onClick={onTop}>
          {treeTexts.toTop}
        </Button>
        <Button variant="default" size="xs" onClick={onCancel}>
          {t(common.cancel)}
        </Button>
      </div>
    </div>
  );
}

type SelectedBarProps = { count: number; onMove(): void; onClear(): void };

function SelectedBar({ count, onMove, onClear }: SelectedBarProps) {
  return (
    <div className="row wrap py-8 px-12 border rounded-12 mb-8 on-accent gap-y-8 gap-x-16">
      <p className="min-w-0 m-0 grow-224 break" role="status">
        {t(m.itemsSelected, { count })}
      </p>
      <div className="flex gap-8">
        <Button size="xs" onClick={onMove}>
          {treeTexts.move}
        </Button>
        <Button variant="default" size="xs" onClick={onClear}>
          {t(m.clear)}
        </Button>
      </div>
    </div>
  );
}
