// The menu of a part of a chart: by the other button of the mouse, a long touch, or the menu key.
import type { MouseEvent } from 'react';

export type OnMarkMenu = (key: string, at: { x: number; y: number }) => void;

/** The handler of the part of a key; without a menu, the browser's own opens. */
export function markMenu(
  key: string,
  onMenu: OnMarkMenu | undefined,
): { onContextMenu?: (event: MouseEvent) => void } {
  if (onMenu === undefined) return {};
  return {
    onContextMenu(event) {
      event.preventDefault();
      onMenu(key, { x: event.clientX, y: event.clientY });
    },
  };
}
