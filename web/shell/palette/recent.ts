// What somebody chose in the palette or opened otherwise, the last one first: the ids of commands alone, on this device.
import { useEffect } from 'react';
import { useActor } from '#web/platform/core-context.tsx';
import type { KeyStore } from '#web/platform/storage.ts';
import { useKeyStore } from '#web/platform/store-context.tsx';

const mostStored = 40;
const idLength = 36;

/** The command that opens the page of an address; one that there is not is shown nowhere. */
export function commandOfPage(path: string): string {
  const [, first = '', id = ''] = path.split('/');
  if (first === 'sheet') return `forms.view ${id}`;
  const command = { users: 'users.open', reports: 'reports.open', forms: 'forms.edit', fill: 'forms.fill' }[
    first
  ];
  // Beside them are pages such as /users/groups.
  return command === undefined || id.length < idLength ? path : `${command} ${id}`;
}

export function useRecent(): { ids(): readonly string[]; add(id: string): void } {
  const store = useKeyStore();
  const key = `formdeck.recent-commands.${useActor().userId}`;
  return { ids: () => read(store, key), add: (id) => addRecent(store, key, id) };
}

/** Notes the pages that are opened. */
export function useRecentPage(path: string): void {
  const store = useKeyStore();
  const key = `formdeck.recent-commands.${useActor().userId}`;
  useEffect(() => {
    // Home is one key away anyway.
    if (path !== '/') addRecent(store, key, commandOfPage(path));
  }, [store, key, path]);
}

function addRecent(store: KeyStore, key: string, id: string): void {
  const next = [id, ...read(store, key).filter((one) => one !== id)].slice(0, mostStored);
  try {
    store.setItem(key, JSON.stringify(next));
  } catch {
    // Where there is no room, nothing is remembered.
  }
}

function read(store: KeyStore, key: string): string[] {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
