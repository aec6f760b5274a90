// Ctrl-C, and SIGTERM: the first one asks the work to stop, the second one exits the process.
import { exitCodes } from '#cli/command/exit-codes.ts';

type Interruptible = {
  on(event: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): never;
};

/** How the process was asked to stop, if it was. */
export type Interruption = { readonly signal: AbortSignal; /** The exit code for it. */ code(): number };

/** A signal that aborts on the first Ctrl-C. From then on the caller must exit itself. */
export function interruptSignal(from: Interruptible, now: () => number): Interruption {
  const controller = new AbortController();
  let first = 0;
  let code: number = exitCodes.interrupted;
  const interruptBy = (ownCode: number) => () => {
    if (!controller.signal.aborted) {
      first = now();
      code = ownCode;
      controller.abort();
    } else if (now() - first > sameInterrupt) from.exit(ownCode);
  };
  from.on('SIGINT', interruptBy(exitCodes.interrupted));
  from.on('SIGTERM', interruptBy(exitCodes.terminated));
  return { signal: controller.signal, code: () => code };
}

/** One Ctrl-C may arrive twice, from the terminal and forwarded by npx. */
const sameInterrupt = 1_000;
