// Provides the core to the pages.
import { createContext, type ReactNode, use } from 'react';
import type { Actor } from '#core/actor.ts';
import type { Core } from '#core/core.ts';
import { useSignalValue } from './use-signal-value.ts';

const CoreContext = createContext<Core | null>(null);

export function CoreProvider({ core, children }: { core: Core; children: ReactNode }) {
  return <CoreContext value={core}>{children}</CoreContext>;
}

/** The core created by main.tsx. */
export function useCore(): Core {
  const core = use(CoreContext);
  if (core === null) throw new Error('A page is drawn inside <CoreProvider>.');
  return core;
}

/** The signed-in user as an actor; only for pages behind the sign-in. */
export function useActor(): Actor {
  const actor = useSignalValue(useCore().session.actor);
  if (actor === null) throw new Error('Nobody is signed in.');
  return actor;
}
