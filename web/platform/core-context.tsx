// Hands the core to the pages.
import { createContext, type ReactNode, use } from 'react';
import type { Actor } from '#core/actor.ts';
import type { Core } from '#core/core.ts';
import { useSignalValue } from './use-signal-value.ts';

const CoreContext = createContext<Core | null>(null);

export function CoreProvider({ core, children }: { core: Core; children: ReactNode }) {
  return <CoreContext value={core}>{children}</CoreContext>;
}

/** The core that main.tsx made. */
export function useCore(): Core {
  const core = use(CoreContext);
  if (core === null) throw new Error('A page is drawn inside <CoreProvider>.');
  return core;
}

/** Who is signed in, as permission rules see them; only for pages that are shown to somebody. */
export function useActor(): Actor {
  const actor = useSignalValue(useCore().session.actor);
  if (actor === null) throw new Error('Nobody is signed in.');
  return actor;
}
