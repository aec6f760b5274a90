// Passkeys by WebAuthn: what is to be signed, and whether it was. A passkey is bound to the host of the server's address; its user handle says
// whose it is, so that it signs in alone.
import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import {
  type Assertion,
  type Attestation,
  passkeyPatience,
  type PasskeyOptions,
} from '#core/factors/passkey-schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import {
  listPasskeys,
  notePasskeyUse,
  type PasskeyRecord,
  type Purpose,
  putChallenge,
  takeChallenge,
} from './passkey-store.ts';
import type { FactorOwner } from './store.ts';

/** Ed25519, ES256 and RS256 (COSE): every authenticator has one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The server's address, and the moment. */
export type PasskeyWorld = { origin: string; now: number };

/** What a passkey is to sign for a sign-in: any of the user's, or alone whichever the browser offers. */
export async function signInOptions(
  tx: Tx,
  owner: FactorOwner | null,
  { origin, now }: PasskeyWorld,
): Promise<PasskeyOptions> {
  const own = owner === null ? [] : await listPasskeys(tx, owner);
  const options = await generateAuthenticationOptions({
    rpID: hostOf(origin),
    timeout: passkeyPatience,
    userVerification: owner === null ? 'required' : 'preferred',
    ...(owner !== null && { allowCredentials: own.map(nameOf) }),
  });
  const purpose = owner === null ? 'alone' : (`second ${owner.userId}` as const);
  await remember(tx, { challenge: options.challenge, purpose }, now);
  return { ...options };
}

/** What a new passkey is to sign. */
export async function newOptions(
  tx: Tx,
  owner: FactorOwner,
  { userName, origin, now }: PasskeyWorld & { userName: string },
): Promise<PasskeyOptions> {
  const options = await generateRegistrationOptions({
    rpName: 'Formdeck',
    rpID: hostOf(origin),
    userID: handleOf(owner),
    userName,
    timeout: passkeyPatience,
    excludeCredentials: (await listPasskeys(tx, owner)).map(nameOf),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await remember(tx, { challenge: options.challenge, purpose: `new ${owner.userId}` }, now);
  return { ...options };
}

/** A new passkey of a user; null if it does not hold. */
export async function checkNew(
  tx: Tx,
  owner: FactorOwner,
  given: Attestation,
  { origin, now }: PasskeyWorld,
): Promise<Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'signCount' | 'transports'> | null> {
  const { id, rawId, type, response } = given;
  const { clientDataJSON, attestationObject } = response;
  const challenge = await takenChallenge(tx, clientDataJSON, `new ${owner.userId}`, now);
  if (challenge === null) return null;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    supportedAlgorithmIDs,
  }).catch(notVerified);
  if (!verified || registrationInfo === undefined) return null;
  const { publicKey, counter, ...credential } = registrationInfo.credential;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(publicKey),
    signCount: counter,
    transports: given.response.transports ?? [],
  };
}

/** Whether a passkey of a user has signed what it was given, which counts as its use. */
export async function checkSigned(
  tx: Tx,
  owner: FactorOwner,
  given: Assertion,
  { origin, now, isAlone }: PasskeyWorld & { isAlone: boolean },
): Promise<boolean> {
  const purpose = isAlone ? 'alone' : (`second ${owner.userId}` as const);
  const { id, rawId, type, response } = given;
  const { userHandle: _, ...signed } = response;
  const challenge = await takenChallenge(tx, signed.clientDataJSON, purpose, now);
  const found = (await listPasskeys(tx, owner)).find(({ credentialId }) => credentialId === id);
  if (challenge === null || found === undefined) return false;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId, type, response: signed, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    credential: {
      id: found.credentialId,
      publicKey: new Uint8Array(found.publicKey),
      counter: found.signCount,
    },
    requireUserVerification: isAlone,
  }).catch(notVerified);
  if (!verified || authenticationInfo === undefined) return false;
  await notePasskeyUse(tx, owner, { id: found.id, signCount: authenticationInfo.newCounter, now });
  return true;
}

/** Whose passkey it says to be; null for a handle that is none of ours. */
export function ownerIn(userHandle: string | null | undefined): FactorOwner | null {
  const hex = Buffer.from(userHandle ?? '', 'base64url').toString('hex');
  if (hex.length !== 64) return null;
  return { companyId: idIn(hex.slice(0, 32)), userId: idIn(hex.slice(32)) };
}

function handleOf({ companyId, userId }: FactorOwner) {
  return new Uint8Array(Buffer.from(`${companyId}${userId}`.replaceAll('-', ''), 'hex'));
}

function idIn(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function hostOf(origin: string): string {
  return new URL(origin).hostname;
}

function nameOf({ credentialId, transports }: PasskeyRecord) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as browsers have said them; there will be others
  return { id: credentialId, transports: transports as AuthenticatorTransport[] };
}

async function remember(tx: Tx, what: { challenge: string; purpose: Purpose }, now: number): Promise<void> {
  await putChallenge(tx, { ...what, expiresAt: now + passkeyPatience }, now);
}

/** The challenge that was signed, which is taken; null if it was not given out for this. */
async function takenChallenge(
  tx: Tx,
  clientData: string,
  purpose: Purpose,
  now: number,
): Promise<string | null> {
  let signed: unknown;
  try {
    signed = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  if (typeof signed !== 'object' || signed === null || !('challenge' in signed)) return null;
  const { challenge } = signed;
  if (typeof challenge !== 'string' || challenge.length > 200) return null;
  return (await takeChallenge(tx, challenge, purpose, now)) ? challenge : null;
}

/** The library throws for what does not hold. */
function notVerified() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const;
}
