// What a browser signs with its passkeys. Loaded when it is wanted.
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { AppError } from '#core/errors.ts';
import type { Assertion, Attestation, PasskeyOptions } from '#core/factors/passkey-schema.ts';
import { m } from '#core/factors/texts.ts';
import { wording } from '#core/messages/message.ts';

/** Signs with a passkey that the user chooses. Throws `declined` if they choose none. */
export async function signWithPasskey(options: PasskeyOptions): Promise<Assertion> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's library has made them for this one
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON }).catch(notUsed);
  return { id, rawId, type, response };
}

/** Makes a new passkey. Throws `declined` if the user does not want to after all. */
export async function makePasskey(options: PasskeyOptions): Promise<Attestation> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's library has made them for this one
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(notUsed);
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

function notUsed(cause: unknown): never {
  throw new AppError('declined', wording(m.passkeyFailed), { cause });
}
