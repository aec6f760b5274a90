// The secrets in links by which recipients unsubscribe without signing in. Each names the company, the schedule and the
// recipient, and is signed with a key of the schedule: it is the same in each e-mail, works as long as the schedule is there,
// and nothing of it is stored.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type Subscription = { companyId: string; scheduleId: string; userId: string };

const prefix = 'fdu_';
const idLength = 16;
const namedLength = 3 * idLength;

/** The secret for a recipient of a schedule with this key. */
export function unsubscribeToken(key: Buffer, subscription: Subscription): string {
  const named = bytesOf(subscription);
  return `${prefix}${Buffer.concat([named, signatureOf(key, named)]).toString('base64url')}`;
}

/** What a secret names, whoever wrote it. */
export function namedIn(token: string): Subscription {
  const bytes = Buffer.from(token.slice(prefix.length), 'base64url');
  return { companyId: idAt(bytes, 0), scheduleId: idAt(bytes, 1), userId: idAt(bytes, 2) };
}

/** Whether a secret was written with this key. */
export function isSigned(token: string, key: Buffer): boolean {
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
