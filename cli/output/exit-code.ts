// The only mapper from an error to an exit code.
import { exitCodes } from '#cli/command/exit-codes.ts';
import { AppError } from '#core/errors.ts';
import { isPassing } from '#core/retry.ts';

/** The exit code for an error. */
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
    case 'busy':
      return exitCodes.locked;
    case 'still-running':
      return exitCodes.stillRunning;
    case 'forbidden':
      return exitCodes.refused;
    // A full disk or quota does not pass by itself, unlike what retries are made for.
    case 'disk-full':
    case 'quota-full':
      return exitCodes.failed;
    default:
      return isPassing(error) ? exitCodes.temporarilyAway : exitCodes.failed;
  }
}

/** Whether the user pressed Ctrl-C: our own error, or the one of aborted work. */
export function isInterruption(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'cancelled' || error.code === 'interrupted';
  return error instanceof Error && error.name === 'AbortError';
}
