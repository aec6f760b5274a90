// The second factor of a sign-in, after the password: what is still needed, or whether what was given is taken.
import { AppError } from '#core/errors.ts';
import type { Assertion } from '#core/factors/passkey-schema.ts';
import type { NeededFactor } from '#core/factors/schema.ts';
import { wording } from '#core/messages/message.ts';
import type { Tx } from '#server/db/transaction.ts';
import { hashReadableSecret } from '#server/http/readable-secret.ts';
import { stepOfCode } from './app-code.ts';
import { checkSigned, signInOptions } from './passkey.ts';
import { listPasskeys } from './passkey-store.ts';
import {
  countRecoveryCodes,
  type FactorApp,
  type FactorOwner,
  findApp,
  takeRecoveryCode,
  takeStep,
} from './store.ts';
import { m } from './texts.ts';

/** `refused`: the answer, and whether it is to a wrong code, which counts as an attempt. */
export type FactorCheck = { recoveryCodesLeft?: number } | { refused: AppError; isWrong: boolean };

export type FactorProof = { code?: string | undefined; passkey?: Assertion | undefined };
/** `origin`: null if the server does not know its address; passkeys are no way then. */
export type FactorWorld = { now: number; origin: string | null };

/** Checks the second factor of an account. A code is taken once: it then counts as used, whatever becomes of the sign-in. */
export async function checkFactor(
  tx: Tx,
  owner: FactorOwner,
  { code, passkey }: FactorProof,
  { now, origin }: FactorWorld,
): Promise<FactorCheck> {
  const app = await findApp(tx, owner);
  const hasApp = app?.isConfirmed === true;
  const hasPasskey = (await listPasskeys(tx, owner)).length > 0;
  if (!hasApp && !hasPasskey) return {};
  const refuse = async (isWrong: boolean) => {
    const canSign = hasPasskey && origin !== null;
    const fields: NeededFactor = {
      factors: [
        ...(hasApp ? (['app'] as const) : []),
        'recovery-code',
        ...(canSign ? (['passkey'] as const) : []),
      ],
      ...(canSign && { passkey: await signInOptions(tx, owner, { origin, now }) }),
      ...(isWrong && { isWrong }),
    };
    return { refused: needed(fields), isWrong };
  };
  if (code !== undefined) {
    if (hasApp && (await takeAppCode(tx, owner, app, { code, now }))) return {};
    if (await takeRecoveryCode(tx, owner, hashReadableSecret(code.trim().toLowerCase()), now))
      return { recoveryCodesLeft: await countRecoveryCodes(tx, owner) };
    return refuse(true);
  }
  if (passkey === undefined) return refuse(false);
  if (origin !== null && (await checkSigned(tx, owner, passkey, { origin, now, isAlone: false }))) return {};
  return refuse(true);
}

/** Takes a code of an app. False if it is none of those about now, or was taken before. */
export async function takeAppCode(
  tx: Tx,
  owner: FactorOwner,
  { secret }: FactorApp,
  { code, now }: { code: string; now: number },
): Promise<boolean> {
  const step = stepOfCode(secret, code, now);
  return step !== null && (await takeStep(tx, owner, step));
}

function needed(fields: NeededFactor): AppError {
  const { isWrong } = fields;
  return new AppError('code-needed', isWrong ? wording(m.codeIsNotTaken) : undefined, {
    hint: wording(isWrong ? m.codesWorkOnce : m.sendCodeWithSameCall),
    fields,
  });
}
