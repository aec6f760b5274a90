// The first sign-in with an invitation's link: the user chooses a password and is signed in. The region is found by
// asking all of them, as for a sign-in.
import type { Region } from '#core/regions.ts';
import { askRegions } from './ask-regions.ts';
import { acceptInvitation, readInvitation } from './calls.ts';
import type { Invited } from './schema.ts';
import { enter, type FactorSetup, refusal, type SignInWorld, type StartedSession } from './sign-in.ts';
import { AppError } from '#core/errors.ts';

/** An invitation with what is needed to accept it. */
export type FoundInvitation = Invited & { region: Region; token: string };

/** The format of the address's fragment. */
const inFragment = /^#?invitation=(fdi_[\w-]+)$/;

/** The token in an address's fragment; null if there is none. */
export function invitationIn(fragment: string): string | null {
  return inFragment.exec(fragment)?.[1] ?? null;
}

/** The address with a token. */
export function invitationAddress(token: string): string {
  return `/resetPassword#invitation=${token}`;
}

/**
 * Finds out whom an invitation is for.
 * @throws AppError `not-found` if it is no longer valid, `unreachable` if not all regions responded
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

/** Sets the password, which uses up the invitation, and stores the new session. */
export async function acceptFound(
  { http, ports }: Pick<SignInWorld, 'http' | 'ports'>,
  { region, token }: FoundInvitation,
  password: string,
): Promise<StartedSession | FactorSetup> {
  const reply = await http.send({ server: region.server }, acceptInvitation, { body: { token, password } });
  return enter(ports, region, reply);
}
