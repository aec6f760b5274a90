// Ctrl-C: the first one asks the work to stop, the second one ends the process.

type Interruptible = {
  on(event: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): never;
};

/** A signal that aborts on the first Ctrl-C. From then on the caller must end by itself. */
export function interruptSignal(from: Interruptible): AbortSignal {
  const controller = new AbortController();
  const interrupt = () => {
    if (controller.signal.aborted) from.exit(130);
    controller.abort();
  };
  from.on('SIGINT', interrupt);
  from.on('SIGTERM', interrupt);
  return controller.signal;
}
