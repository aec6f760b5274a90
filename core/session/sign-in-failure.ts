// Error messages of signing in, and of requesting or choosing a password (spec 1, sections 5 and 8).
import { AppError } from '#core/errors.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Shown if no region accepts the credentials. */
export const signInRefused = t(m.unableToLoginToProduct);

/** Why signing in failed: in the spec's words for wrong credentials, otherwise the actual problem. */
export function signInFailure(error: unknown): string {
  return error instanceof AppError && error.code !== 'sign-in-failed' ? explained(error) : signInRefused;
}

/** Shown whether or not the user exists; the spelling is the spec's. */
export const passwordSent = t(m.temporaryPasswordHasBeenSent);

/** Why a temporary password could not be requested. */
export function requestFailure(error: unknown): string {
  return error instanceof AppError ? explained(error) : failed;
}

/** Why a new password was rejected. */
export function resetFailure(error: unknown): string {
  if (error instanceof AppError && error.code === 'invalid') return error.message;
  return error instanceof AppError && error.status === 0 ? explained(error) : failed;
}

const failed = t(m.unableToSubmitYourRequest);

function explained({ message, hint }: AppError): string {
  return hint === undefined ? message : `${message} ${hint}`;
}
