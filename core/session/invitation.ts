// The first sign-in, by the link of an invitation: the person chooses a password and is signed in. Which region they are in
// is found out by asking all of them, as with a sign-in.
import type { Region } from '#core/regions.ts';
import { askRegions } from './ask-regions.ts';
import { acceptInvitation, readInvitation } from './calls.ts';
import type { Invited } from './schema.ts';
import { keepSession, refusal, type SignInWorld, type StartedSession } from './sign-in.ts';
import { AppError } from '#core/errors.ts';

/** An invitation that was found, with what it takes to accept it. */
export type FoundInvitation = Invited & { region: Region; token: string };

/** What stands in the fragment of its address. */
const inFragment = /^#?invitation=(fdi_[\w-]+)$/;

/** The token in the fragment of an address; null where there is none. */
export function invitationIn(fragment: string): string | null {
  return inFragment.exec(fragment)?.[1] ?? null;
}

/** The address that a token was in. */
export function invitationAddress(token: string): string {
  return `/resetPassword#invitation=${token}`;
}

/**
 * Finds out whom an invitation is for.
 * @throws AppError `not-found` where it is good for nothing any more, `unreachable` where not all regions answered
 */
export async function findInvitation(
  { http, ports, regions }: SignInWorld,
  token: string,
  signal?: AbortSignal,
): Promise<FoundInvitation> {
  const answers = await askRegions(
    ports,
    regions,
    ({ server }, stop) => http.send({ server }, readInvitation, { body: { token } }, { signal: stop }),
    { signal },
  );
  const found = answers.find((answer) => answer.yes);
  if (found !== undefined) return { ...found.value, region: found.region, token };
  const gone = answers.find((answer) => !answer.yes && answer.error.code === 'not-found');
  const unknown = gone !== undefined && !gone.yes ? gone.error : new AppError('not-found');
  throw refusal(answers, unknown, [404]);
}

/** Chooses the password, which uses the invitation up, and keeps the session that it begins. */
export async function acceptFound(
  { http, ports }: Pick<SignInWorld, 'http' | 'ports'>,
  { region, token }: FoundInvitation,
  password: string,
): Promise<StartedSession> {
  const reply = await http.send({ server: region.server }, acceptInvitation, { body: { token, password } });
  return keepSession(ports, region, { ...reply, createdAt: ports.now() });
}
