// How long a process is at one thing before it looks at others, in processor time: on a busy machine, too, it is the same.

/** Milliseconds. */
const interval = 2;

/** From now on. Asked, it says the longest stretch since it was asked last, in milliseconds. */
export function watchStretches(): () => number {
  let longest = 0;
  let before = process.threadCpuUsage();
  setInterval(() => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, (now.user + now.system - before.user - before.system) / 1_000);
    before = now;
  }, interval).unref();
  return () => {
    const said = longest;
    longest = 0;
    return said;
  };
}
