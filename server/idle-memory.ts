// Returns memory to the system once a busy server has become idle. V8 keeps what it needed at its peak, and half of that
// as empty pages; flags that always keep its heap small would double the time per row.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Length of an observed interval, in milliseconds. */
const interval = 30_000;
/**
 * Processor time per interval, in milliseconds, up to which the server counts as idle: it polls for jobs all the time.
 */
const mostWhenQuiet = 600;

export type IdleMemory = {
  /** Called at the end of each interval. Returns whether memory was freed. */
  check(): boolean;
};

/**
 * Collects garbage in the first idle interval after the start or after a busy one, and not again before another busy
 * one. `processorTime` returns the total in milliseconds.
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
      // The time of the collection itself does not count as use.
      before = processorTime();
      return isDue;
    },
  };
}

/** Watches this process until the returned function is called. */
export function watchIdleMemory(): () => void {
  const memory = idleMemory();
  const timer = setInterval(() => memory.check(), interval).unref();
  return () => clearInterval(timer);
}

/** A full collection, after which V8 returns its empty pages; takes some tenths of a second. */
export function giveBackMemory(): void {
  collector ??= exposedCollector();
  collector({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

let collector: NodeJS.GCFunction | undefined;

/** V8 exposes its collector to contexts created after the flag was set. */
function exposedCollector(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the flag above makes it
  return runInNewContext('gc') as NodeJS.GCFunction;
}

function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
