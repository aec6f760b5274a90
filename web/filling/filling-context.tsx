// Provides filling in to the pages. It is loaded and opened when the browser is idle after the sign-in, or when a page
// needs it.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { Core } from '#core/core.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { whenIdle } from '#web/platform/when-idle.ts';
import type { Filling } from './filling.ts';

type Opening = {
  open(): Promise<Filling>;
  /** Resolves when it is opened by any consumer. */
  opened: Promise<Filling>;
  close(): void;
};

const FillingContext = createContext<Opening | null>(null);

/** Wraps the product for one session. */
export function FillingProvider({ children }: { children: ReactNode }) {
  const core = useCore();
  const queries = useQueryClient();
  const [opening] = useState(() => openOnce(core, queries));
  useEffect(() => {
    const stop = whenIdle(() => void opening.open().catch(() => undefined));
    return () => {
      stop();
      opening.close();
    };
  }, [opening]);
  return <FillingContext value={opening}>{children}</FillingContext>;
}

/** The opened instance of this session; suspends until it is ready. */
export function useFilling(): Filling {
  return use(useOpening().open());
}

/** Opens it lazily, for pages other than those of filling in. */
export function useOpening(): Opening {
  const opening = use(FillingContext);
  if (opening === null) throw new Error('A page is drawn inside <FillingProvider>.');
  return opening;
}

function openOnce(core: Core, queries: QueryClient): Opening {
  let opened: Promise<Filling> | null = null;
  const first = Promise.withResolvers<Filling>();
  const open = () => {
    if (opened === null) {
      opened = import('./filling.ts').then(({ openFilling }) => openFilling(core, queries));
      opened.then(first.resolve, () => undefined);
    }
    return opened;
  };
  return {
    open,
    opened: first.promise,
    close() {
      void opened?.then((filling) => filling.close()).catch(() => undefined);
      opened = null;
    },
  };
}
