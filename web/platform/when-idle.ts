// Defers work until the page is loaded and the browser is idle.

/** Minimum delay in milliseconds: pages load their content first. */
const rest = 1_500;

/** Runs the work once. Returns the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') work();
    else idle = requestIdleCallback(work, { timeout: 5_000 });
  }, rest);
  return () => {
    clearTimeout(timer);
    if (idle !== 0) cancelIdleCallback(idle);
  };
}
