// The one mapper from an error to an exit code.
import { AppError } from '#core/errors.ts';

export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  partlyDone: 3,
  signInNeeded: 4,
  interrupted: 130,
} as const;

/** What the process exits with after an error. */
export function exitCodeOf(error: unknown): number {
  if (isInterruption(error)) return exitCodes.interrupted;
  if (!(error instanceof AppError)) return exitCodes.failed;
  switch (error.code) {
    case 'usage':
      return exitCodes.usage;
    case 'partly-done':
      return exitCodes.partlyDone;
    case 'signed-out':
      return exitCodes.signInNeeded;
    default:
      return exitCodes.failed;
  }
}

/** Whether somebody pressed Ctrl-C: our own error, or the one that aborted work rejects with. */
export function isInterruption(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'cancelled';
  return error instanceof Error && error.name === 'AbortError';
}
