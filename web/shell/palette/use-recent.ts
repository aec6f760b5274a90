// The commands that somebody chose last on this device: their ids only.
import { useState } from 'react';
import { useActor } from '#web/platform/core-context.tsx';
import { useKeyStore } from '#web/platform/store-context.tsx';

const mostStored = 20;

export function useRecent(): { ids: readonly string[]; add(id: string): void } {
  const store = useKeyStore();
  const key = `formdeck.recent-commands.${useActor().userId}`;
  const [ids] = useState(() => read(store.getItem(key)));
  const add = (id: string) => {
    const next = [id, ...ids.filter((one) => one !== id)].slice(0, mostStored);
    store.setItem(key, JSON.stringify(next));
  };
  return { ids, add };
}

function read(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
