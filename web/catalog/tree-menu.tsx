// The menu of a row. There is one for all rows, which is where the row's button is: with a menu in each row, scrolling
// would stutter.
import { useEffect, useRef } from 'react';
import type { IndexedItem } from '#core/catalog/item-index.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import type { Choice } from '#web/ui/choice.ts';
import type { FocusRow } from './use-tree-cursor.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type OpenedMenu = { node: IndexedItem; button: DOMRect; count: number };

export type TreeMenuProps = {
  menu: OpenedMenu | null;
  choices(node: IndexedItem): readonly Choice[];
  /** Where the focus goes when it closes. */
  focusRow: FocusRow;
};

export function TreeMenu({ menu, choices, focusRow }: TreeMenuProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (menu !== null) holder.current?.querySelector('button')?.click();
  }, [menu]);
  if (menu === null) return null;
  const { node, button, count } = menu;
  const { left, top, width, height } = button;
  return (
    <div ref={holder}>
      <ActionMenu
        key={count}
        label={t(m.actionsFor, { node: node.name })}
        choices={choices(node)}
        button={
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className="fixed p-0 border-none on-nothing opacity-0 untouchable"
            style={{ left, top, width, height }}
            onFocus={() => focusRow.current?.(node.id)}
          />
        }
      />
    </div>
  );
}
