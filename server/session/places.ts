// Known places of an account: addresses, and browsers identified by a cookie. Wrong passwords from there are counted
// separately, so that attempts elsewhere cannot lock users out of their own places.
import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { query, type Tx } from '#server/db/transaction.ts';

/** Identifies a browser; grants no access. */
const deviceCookie = 'formdeck_device';

const day = 24 * 3_600_000;
/** Milliseconds for which a place is remembered after a sign-in. */
const remembered = 90 * day;
const deviceForm = /^[\w-]{32}$/;

/** The origin of a request for one account: hashes that reveal neither the name nor the address. */
export type Places = { address: string; device: string | null };

export function placesOf(request: FastifyRequest, name: string): Places {
  const device = request.cookies[deviceCookie];
  return {
    address: keyOf(name, `address ${request.ip}`),
    device: device !== undefined && deviceForm.test(device) ? keyOf(name, `device ${device}`) : null,
  };
}

function keyOf(name: string, place: string): string {
  return hash('sha256', `${name}\n${place}`, 'base64url');
}

/** The place among these that is known for the account, the browser before the address; null if none. */
export async function knownPlace(tx: Tx, places: Places, now: number): Promise<string | null> {
  const wanted = [places.device, places.address].filter((place) => place !== null);
  const found = await tx.all(
    query
      .selectFrom('sign_in_places')
      .select('place')
      .where('place', 'in', wanted)
      .where('used_at', '>', now - remembered),
  );
  return wanted.find((place) => found.some((one) => one.place === place)) ?? null;
}

/** Remembers the places of a sign-in. Sets a browser's cookie. */
export async function rememberPlaces(
  tx: Tx,
  { request, reply, name, now }: { request: FastifyRequest; reply: FastifyReply; name: string; now: number },
): Promise<void> {
  const given = request.cookies[deviceCookie];
  const device =
    given !== undefined && deviceForm.test(given) ? given : randomBytes(24).toString('base64url');
  const places = [`address ${request.ip}`, `device ${device}`].map((place) => keyOf(name, place));
  await forgetOld(tx, now);
  await tx.run(
    query
      .insertInto('sign_in_places')
      .values(places.toSorted().map((place) => ({ place, used_at: now })))
      .onConflict((conflict) => conflict.column('place').doUpdateSet({ used_at: now })),
  );
  tx.afterCommit(() => {
    reply.setCookie(deviceCookie, device, {
      path: '/authenticate',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: remembered / 1_000,
    });
  });
}

async function forgetOld(tx: Tx, now: number): Promise<void> {
  const old = query
    .selectFrom('sign_in_places')
    .select('place')
    .where('used_at', '<=', now - remembered)
    .limit(50)
    .forUpdate()
    .skipLocked();
  await tx.run(query.deleteFrom('sign_in_places').where('place', 'in', old));
}
