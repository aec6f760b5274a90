// How long this thread is at one thing before it looks at others, in processor time: on a busy machine, too, it is the same.

/** Milliseconds. */
const interval = 2;

/** `longest`: the longest stretch since it was asked last, in milliseconds. */
export function watchStretches(): { longest(): number; stop(): void } {
  let longest = 0;
  let before = process.threadCpuUsage();
  const timer = setInterval(() => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, (now.user + now.system - before.user - before.system) / 1_000);
    before = now;
  }, interval).unref();
  return {
    longest() {
      const said = longest;
      longest = 0;
      return said;
    },
    stop: () => clearInterval(timer),
  };
}
