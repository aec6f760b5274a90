// Triggers refreshing the forms on this device: at start, when the list of forms changes, when the network is back, when
// the user returns to the page, and every few minutes.
import { effect } from '@preact/signals-core';
import type { QueryClient } from '@tanstack/react-query';
import type { Core } from '#core/core.ts';
import type { OutboxOwner } from '#core/filling/outbox/outbox-entry.ts';
import { sendAs } from '#core/filling/outbox/send-as.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { consoleSaved } from '#web/platform/offline-app.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import type { CatalogLine } from '#web/filling/device/catalog-line.ts';
import type { FillStore } from '#web/filling/device/fill-store.ts';
import { keepTool } from '#web/filling/device/fill-tools.ts';
import { createOfflineForms, type OfflineForms } from './offline-forms.ts';

/** Milliseconds between two refreshes without another trigger. */
const interval = 300_000;

type RefreshContext = {
  core: Core;
  queries: QueryClient;
  owner: OutboxOwner;
  store: FillStore;
  catalog: CatalogLine;
};

/** The offline forms of one user on this device. */
export function openOfflineForms({ core, queries, owner, store, catalog }: RefreshContext): OfflineForms {
  const send = sendAs(core, owner);
  const { queryKey, queryFn } = formsQuery(send);
  return createOfflineForms({
    send,
    store,
    catalog,
    readForms: () =>
      queries.fetchQuery({ queryKey, queryFn: ({ signal }) => queryFn({ signal }), staleTime: 5_000 }),
    actor: () => core.session.actor.peek(),
    async exclusively(work) {
      if (!('locks' in navigator)) return work();
      await navigator.locks.request(`formdeck.offline.${owner.region}.${owner.userId}`, work);
    },
    keepTool,
    appSaved: () => consoleSaved(document),
    now: core.ports.now,
  });
}

/** Starts refreshing. Returns the function that stops it. */
export function refreshOnChange(
  { session, send }: Core,
  queries: QueryClient,
  offline: OfflineForms,
): () => void {
  const refresh = () => void offline.refresh();
  const refreshInSight = () => {
    if (document.visibilityState === 'visible') refresh();
  };
  let seen: string | null = null;
  const [noun, verb] = formsQuery(send).queryKey;
  const stopLooking = queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== noun || query.queryKey[1] !== verb) return;
    const forms = queries.getQueryData<readonly ListedForm[]>(query.queryKey);
    if (forms === undefined) return;
    const now = forms.map(({ id, version, current }) => `${id} ${version} ${current}`).join();
    const hasChanged = seen !== null && seen !== now;
    seen = now;
    if (hasChanged) refresh();
  });
  let wasLost = false;
  const stopListening = effect(() => {
    const isLost = session.connection.value === 'lost';
    if (wasLost && !isLost) refresh();
    wasLost = isLost;
  });
  const stopWaiting = whenIdle(refresh);
  const timer = setInterval(refreshInSight, interval);
  window.addEventListener('online', refresh);
  document.addEventListener('visibilitychange', refreshInSight);
  return () => {
    stopLooking();
    stopListening();
    stopWaiting();
    clearInterval(timer);
    window.removeEventListener('online', refresh);
    document.removeEventListener('visibilitychange', refreshInSight);
  };
}
