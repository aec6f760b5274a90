// The company's appearance: fetched once for the menu and the page that edits it, and stored for the next visit.
import { type QueryClient, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { type CompanyLooks, createLooks, type Looks, looksQuery } from '#core/appearance/looks.ts';
import { appearanceTexts } from '#core/appearance/labels.ts';
import type { Core } from '#core/core.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { keepLastBrand, lastBrandIn } from '#web/platform/last-brand.ts';
import { useKeyStore } from '#web/platform/store-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';

/** The saved colours and logo. */
export function useSavedLooks(initialData?: CompanyLooks): UseQueryResult<CompanyLooks> {
  const looks = looksFor(useQueryClient(), useCore());
  return useQuery({
    ...looksQuery(looks),
    ...(initialData !== undefined && { initialData, initialDataUpdatedAt: 0 }),
  });
}

/** Keeps the session's colours and logo up to date while somebody is signed in. */
export function useLooks(): void {
  const { session } = useCore();
  const store = useKeyStore();
  const name = useSignalValue(session.user)?.company.name ?? '';
  const server = useSignalValue(session.region)?.server ?? '';
  const [earlier] = useState(() => {
    const brand = lastBrandIn(store);
    return brand?.server === server && brand.name === name ? brand : undefined;
  });
  const { data } = useSavedLooks(earlier);
  // Before paint, so that no colour visibly changes.
  useLayoutEffect(() => {
    if (data === undefined) return;
    const { labels, logo, key } = data;
    session.labels.value = labels;
    session.logo.value = logo;
    keepLastBrand(store, { key, server, name, labels, logo });
  }, [data, name, server, session, store]);
}

/** A session has its own query client, so its links are requested once. */
const bySession = new WeakMap<QueryClient, Looks>();

function looksFor(session: QueryClient, core: Core): Looks {
  const known = bySession.get(session);
  if (known !== undefined) return known;
  const looks = createLooks({
    ...core,
    // oxlint-disable-next-line no-console -- the specification asks for a log line, and people can do nothing about it
    onNoLinks: (error) => console.warn(appearanceTexts.noLinks, error),
  });
  bySession.set(session, looks);
  return looks;
}
