// The builder's shortcuts: Ctrl-S saves, Ctrl-Z and Ctrl-Shift-Z (or Ctrl-Y) undo and redo. Text fields have their own.
import { useEffect } from 'react';

export type Shortcuts = { undo(): void; redo(): void; save(): void };

/** All functions must be stable. */
export function useShortcuts({ undo, redo, save }: Shortcuts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isIn(event.target, '[role="dialog"]')) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        save();
      } else if ((key === 'z' || key === 'y') && !isIn(event.target, 'input, textarea')) {
        event.preventDefault();
        (key === 'y' || event.shiftKey ? redo : undo)();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo, save]);
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
