// Provides the install offer to the pages that show it.
import { createContext, type ReactNode, use } from 'react';
import type { InstallOffer } from './install-app.ts';

const InstallContext = createContext<InstallOffer | null>(null);

export function InstallProvider({ offer, children }: { offer: InstallOffer; children: ReactNode }) {
  return <InstallContext value={offer}>{children}</InstallContext>;
}

export function useInstallOffer(): InstallOffer {
  const offer = use(InstallContext);
  if (offer === null) throw new Error('A page is drawn inside <InstallProvider>.');
  return offer;
}
