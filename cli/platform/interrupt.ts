// Ctrl-C: the first one asks the work to stop, the second one exits the process.

type Interruptible = {
  on(event: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): never;
};

/** A signal that aborts on the first Ctrl-C. From then on the caller must exit itself. */
export function interruptSignal(from: Interruptible, now: () => number): AbortSignal {
  const controller = new AbortController();
  let first = 0;
  const interrupt = () => {
    if (!controller.signal.aborted) {
      first = now();
      controller.abort();
    } else if (now() - first > sameInterrupt) from.exit(130);
  };
  from.on('SIGINT', interrupt);
  from.on('SIGTERM', interrupt);
  return controller.signal;
}

/** One Ctrl-C may arrive twice, from the terminal and forwarded by npx. */
const sameInterrupt = 1_000;
