// Links by which recipients of what is sent again and again unsubscribe without signing in. Each names the company, what is
// sent and the recipient, and is signed with a key of what is sent: it is the same in each e-mail, works as long as that is
// there, and nothing of it is stored.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '#core/errors.ts';
import { wrongSecret } from '#server/http/attempts/wrong-secrets.ts';
import type { Tx } from '#server/db/transaction.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** `scheduleId` is that of a scheduled report, or of a reminder. */
export type Subscription = { companyId: string; scheduleId: string; userId: string };

const prefix = 'fdu_';
const idLength = 16;
const namedLength = 3 * idLength;

/** The secret for a recipient of something with this key. */
export function unsubscribeToken(key: Buffer, subscription: Subscription): string {
  const named = bytesOf(subscription);
  return `${prefix}${Buffer.concat([named, signatureOf(key, named)]).toString('base64url')}`;
}

/** The link; null where the server does not know its own address. */
export function unsubscribeUrl(
  { origin, path, key }: { origin: string; path: `/${string}`; key: Buffer },
  subscription: Subscription,
): string | null {
  return origin === '' ? null : `${origin}${path}/${unsubscribeToken(key, subscription)}`;
}

/**
 * What the link of an e-mail names, in whose company the transaction goes on. Throws `not-found` if it was not written here, or
 * if `find` does.
 */
export async function followLink<Found extends { key: Buffer }>(
  tx: Tx,
  token: string,
  find: (named: Subscription) => Promise<Found>,
): Promise<Found & Subscription> {
  const named = namedIn(token);
  await tx.setCompany(named.companyId);
  const found = await find(named).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not-found' ? linkIsOver() : error;
  });
  if (!isSigned(token, found.key)) throw linkIsOver();
  return { ...found, ...named };
}

/** The same for each link that names nothing, so that nobody learns what there is. */
function linkIsOver(): AppError {
  return wrongSecret(
    new AppError('not-found', wording(m.thisLinkNoLongerWorks), {
      hint: wording(m.whatItWasAboutIs),
    }),
  );
}

/** What a secret names, no matter who wrote it. */
function namedIn(token: string): Subscription {
  const bytes = Buffer.from(token.slice(prefix.length), 'base64url');
  return { companyId: idAt(bytes, 0), scheduleId: idAt(bytes, 1), userId: idAt(bytes, 2) };
}

/** Whether a secret was written with this key. */
function isSigned(token: string, key: Buffer): boolean {
  const bytes = Buffer.from(token.slice(prefix.length), 'base64url');
  const expected = signatureOf(key, bytes.subarray(0, namedLength));
  const given = bytes.subarray(namedLength);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(key: Buffer, named: Buffer): Buffer {
  return createHmac('sha256', key).update(named).digest();
}

function bytesOf({ companyId, scheduleId, userId }: Subscription): Buffer {
  return Buffer.concat(
    [companyId, scheduleId, userId].map((id) => Buffer.from(id.replaceAll('-', ''), 'hex')),
  );
}

function idAt(bytes: Buffer, index: number): string {
  const hex = bytes.toString('hex', index * idLength, (index + 1) * idLength);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
