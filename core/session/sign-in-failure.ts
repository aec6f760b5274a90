// What is said when signing in, or asking for or choosing a password, did not work (spec 1, sections 5 and 8).
import { AppError } from '#core/errors.ts';

/** Said where no region accepts the credentials. */
export const signInRefused = 'Unable to login to the product. Please make sure your credentials are correct.';

/** Why nobody is signed in: in the spec's words where the credentials are wrong, else what is in the way. */
export function signInFailure(error: unknown): string {
  return error instanceof AppError && error.code !== 'sign-in-failed' ? explained(error) : signInRefused;
}

/** Said whether or not the user exists; the spelling is the spec's. */
export const passwordSent =
  "A temporary password has been sent to your email. If it doesn't arrive soon, please contact your account's administraton";

/** Why a temporary password could not be asked for. */
export function requestFailure(error: unknown): string {
  return error instanceof AppError ? explained(error) : failed;
}

/** Why a new password was not taken. */
export function resetFailure(error: unknown): string {
  if (error instanceof AppError && error.code === 'invalid') return error.message;
  return error instanceof AppError && error.status === 0 ? explained(error) : failed;
}

const failed = 'Unable to submit your request. Please try again';

function explained({ message, hint }: AppError): string {
  return hint === undefined ? message : `${message} ${hint}`;
}
