// Gives memory back to the system once a server that was busy has become quiet. V8 keeps what it needed at its busiest, and
// half of that as pages without anything in them; flags that keep its heap small all the time cost rows twice their time.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How long an interval is that is looked at as a whole, in milliseconds. */
const interval = 30_000;
/** Processor time of an interval, in milliseconds, up to which nobody uses the server: it looks for jobs all the time. */
const mostWhenQuiet = 600;

export type IdleMemory = {
  /** Called at the end of each interval. True where memory was given back. */
  check(): boolean;
};

/**
 * Collects in the first quiet interval after the start or after a busy one, and not again before another busy one.
 * `processorTime` says the milliseconds so far.
 */
export function idleMemory(
  processorTime: () => number = ownProcessorTime,
  collect: () => void = giveBackMemory,
): IdleMemory {
  let before = processorTime();
  let wasBusy = true;
  return {
    check() {
      const isQuiet = processorTime() - before <= mostWhenQuiet;
      const isDue = isQuiet && wasBusy;
      if (isDue) collect();
      wasBusy = !isQuiet;
      // What collecting took is nobody's use.
      before = processorTime();
      return isDue;
    },
  };
}

/** Watches this process until the function that it answers is called. */
export function watchIdleMemory(): () => void {
  const memory = idleMemory();
  const timer = setInterval(() => memory.check(), interval).unref();
  return () => clearInterval(timer);
}

/** A whole collection, after which V8 gives its empty pages back; takes some tenths of a second. */
export function giveBackMemory(): void {
  collector ??= exposedCollector();
  collector({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

let collector: NodeJS.GCFunction | undefined;

/** V8 hands its collector out to contexts that are made after the flag was set. */
function exposedCollector(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the flag above makes it
  return runInNewContext('gc') as NodeJS.GCFunction;
}

function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
