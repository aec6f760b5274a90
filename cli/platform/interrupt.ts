// Ctrl-C, and SIGTERM: the first one asks the work to stop, the second one exits the process. What SIGTERM asked to stop is
// ended a little later in any case, except for a server.
import { exitCodes } from '#cli/command/exit-codes.ts';

type Interruptible = {
  on(event: 'SIGINT' | 'SIGTERM' | 'SIGHUP', listener: () => void): unknown;
  exit(code: number): never;
};

/** How the process was asked to stop, if it was. */
export type Interruption = { readonly signal: AbortSignal; /** The exit code for it. */ code(): number };

/**
 * A signal that aborts on the first Ctrl-C. From then on the caller must exit itself.
 * @param stopsInOrder a server: it finishes what it has begun, however long, and a hang-up stops it likewise
 */
export function interruptSignal(
  from: Interruptible,
  now: () => number,
  stopsInOrder: boolean = false,
): Interruption {
  const controller = new AbortController();
  let first = 0;
  let code: number = exitCodes.interrupted;
  const interruptBy = (ownCode: number) => () => {
    if (!controller.signal.aborted) {
      first = now();
      code = ownCode;
      controller.abort();
      if (ownCode === exitCodes.terminated && !stopsInOrder)
        setTimeout(() => from.exit(ownCode), grace).unref();
    } else if (now() - first > sameInterrupt) from.exit(ownCode);
  };
  from.on('SIGINT', interruptBy(exitCodes.interrupted));
  from.on('SIGTERM', interruptBy(exitCodes.terminated));
  if (stopsInOrder) from.on('SIGHUP', interruptBy(exitCodes.terminated));
  return { signal: controller.signal, code: () => code };
}

/** One Ctrl-C may arrive twice, from the terminal and forwarded by npx. */
const sameInterrupt = 1_000;

/** What work gets to stop by itself and to say how it goes on, so that SIGTERM ends a command within a second. */
const grace = 700;
