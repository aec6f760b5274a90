// The second factor of a sign-in, after the password: what is still needed, or whether what was given is taken.
import { AppError } from '#core/errors.ts';
import type { NeededFactor } from '#core/factors/schema.ts';
import { wording } from '#core/messages/message.ts';
import type { Tx } from '#server/db/transaction.ts';
import { hashReadableSecret } from '#server/http/readable-secret.ts';
import { stepOfCode } from './app-code.ts';
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

/** Checks the code of an account. A code is taken once: it then counts as used, whatever becomes of the sign-in. */
export async function checkFactor(
  tx: Tx,
  owner: FactorOwner,
  code: string | undefined,
  now: number,
): Promise<FactorCheck> {
  const app = await findApp(tx, owner);
  if (app === undefined || !app.isConfirmed) return {};
  if (code === undefined) return { refused: needed(false), isWrong: false };
  if (await takeAppCode(tx, owner, app, { code, now })) return {};
  if (await takeRecoveryCode(tx, owner, hashReadableSecret(code.trim().toLowerCase()), now))
    return { recoveryCodesLeft: await countRecoveryCodes(tx, owner) };
  return { refused: needed(true), isWrong: true };
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

function needed(isWrong: boolean): AppError {
  const fields: NeededFactor = { factors: ['app', 'recovery-code'], ...(isWrong && { isWrong }) };
  return new AppError('code-needed', isWrong ? wording(m.codeIsNotTaken) : undefined, {
    hint: wording(isWrong ? m.codesWorkOnce : m.sendCodeWithSameCall),
    fields,
  });
}
