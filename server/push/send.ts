// Sends notifications to devices by the push services of their browsers (RFC 8030, encrypted by RFC 8291). Anyone who causes one
// waits for nothing: it is written in the transaction of its cause, and a job sends it. A server that reaches no push service
// tries for a while and then leaves it: what people are reminded of is in the app in any case.
import webPush from 'web-push';
import { type PushContent, pushLifetime, pushPatience } from '#core/push/schema.ts';
import { mapLimit } from '#core/map-limit.ts';
import { forEachReading } from '#server/readers/reading.ts';
import type { Tx } from '#server/db/transaction.ts';
import { sessionCredential } from '#server/http/credential.ts';
import type { Job } from '#server/jobs/runner.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

/** The kind of the jobs. */
export const pushKind = 'push';

const concurrency = 8;
const timeout = 10_000;
/** Milliseconds between attempts, the last one again and again. */
const pauses = [30_000, 120_000, 600_000];

/** Sends something to the devices of some people, each in their own language, once the transaction has committed. */
export async function push(
  tx: Tx,
  companyId: string,
  { userIds, content }: { userIds: readonly string[]; content: () => PushContent },
  { jobs, newId, now, settings }: Pick<Services, 'jobs' | 'newId' | 'now' | 'settings'>,
): Promise<void> {
  const batchId = newId();
  let devices = 0;
  await forEachReading({ tx, companyId, settings }, userIds, async (some) => {
    const messages = { batchId, userIds: some, content: content(), now: now() };
    devices += await store.insertMessages(tx, companyId, messages);
  });
  if (devices > 0) await jobs.add(tx, { companyId, kind: pushKind, subjectId: batchId });
}

/** `gone`: the push service does not know the device any more. `later`: it is not reached, or has too much to do. */
type Outcome = 'taken' | 'gone' | 'refused' | 'later';

/** Sends a batch. */
export async function sendBatch({ companyId, subjectId: batchId }: Job, services: Services): Promise<void> {
  const { database, log, jobs, newId } = services;
  const { due, keys } = await database.transaction(companyId, async (tx) => ({
    due: await store.dueMessages(tx, companyId, batchId),
    keys: await store.pushKeys(tx, webPush.generateVAPIDKeys),
  }));
  const now = services.now();
  const signedIn = due.filter((message) => sessionCredential(message, now, false) !== null);
  // One that does not answer is not waited for again and again.
  const silent = new Set<string>();
  const outcomes = new Map<string, Outcome>();
  await mapLimit(concurrency, signedIn, async (message) => {
    const { origin } = new URL(message.endpoint);
    const outcome = silent.has(origin) ? 'later' : await send(message, keys, services);
    if (outcome === 'later') silent.add(origin);
    outcomes.set(message.deviceId, outcome);
  });
  const of = (wanted: Outcome) => signedIn.filter(({ deviceId }) => outcomes.get(deviceId) === wanted);
  const again = of('later').filter(({ since }) => now - since < pushPatience);
  if (silent.size > 0) log.warn({ services: [...silent] }, 'push services are not reached');
  await database.transaction(companyId, async (tx) => {
    await store.deleteDevices(
      tx,
      companyId,
      of('gone').map(({ deviceId }) => deviceId),
    );
    const nextId = newId();
    await store.endBatch(tx, companyId, { batchId, nextId, again: again.map(({ deviceId }) => deviceId) });
    const since = again[0]?.since;
    if (since === undefined) return;
    const pause = pauses.find((each) => each > now - since) ?? Math.max(...pauses);
    await jobs.add(tx, { companyId, kind: pushKind, subjectId: nextId }, now + pause);
  });
}

async function send(
  { endpoint, p256dh, auth, content }: store.DueMessage,
  { publicKey, privateKey }: store.PushKeys,
  { settings, log }: Pick<Services, 'settings' | 'log'>,
): Promise<Outcome> {
  try {
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(content),
      {
        TTL: pushLifetime / 1_000,
        urgency: 'high',
        // Of reminders that a device missed while it was off, it shows the last.
        topic: content.tag.replaceAll('-', '').slice(0, 32),
        vapidDetails: { subject: contactOf(settings.publicOrigin), publicKey, privateKey },
      },
    );
    const { 'Content-Length': _, ...headers } = request.headers;
    const response = await fetch(request.endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(request.body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (response.ok) return 'taken';
    if (response.status === 404 || response.status === 410) return 'gone';
    if (response.status === 429 || response.status >= 500) return 'later';
    log.warn({ status: response.status, service: new URL(endpoint).origin }, 'a push service refused');
    return 'refused';
  } catch (error) {
    log.debug({ err: error }, 'a push service did not answer');
    return 'later';
  }
}

/** Whom push services may write to: they take an address of https or mailto alone. */
function contactOf(publicOrigin: string | undefined): string {
  return publicOrigin?.startsWith('https:') === true ? publicOrigin : 'mailto:no-reply@formdeck.invalid';
}
