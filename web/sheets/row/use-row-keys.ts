// The keys of a row's panel: they go to its neighbours and review it, wherever the focus is, but not while somebody types
// or something else lies above.
import { useEffect, useEffectEvent } from 'react';
import { rowKeyTexts, type RowKey } from '#core/sheets/review/labels.ts';
import { isBelow } from '#web/ui/dialog/on-top.ts';

type RowKeys = { [K in RowKey]?: (() => void) | undefined };

/** Every caller adds its own; a key without work is left to the page. */
export function useRowKeys(isOn: boolean, keys: RowKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const work = isRowKey(key) ? keys[key] : undefined;
    if (work === undefined || isTyping(target) || isBelow(document.querySelector('[data-row-keys]'))) return;
    event.preventDefault();
    work();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
}

function isRowKey(key: string): key is RowKey {
  return key in rowKeyTexts;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}

/** Names a button of the panel and its key. */
export function rowKey(label: string, key: RowKey) {
  return {
    'aria-label': label,
    'aria-keyshortcuts': key.toUpperCase(),
    title: `${rowKeyTexts[key]} (${key.toUpperCase()})`,
  } as const;
}
