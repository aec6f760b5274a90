// What can wait until the page is there and the browser has nothing else to do.

/** How long after its call it runs at the earliest, in milliseconds: pages load what they show first. */
const rest = 1_500;

/** Runs the work once. Gives the function that calls it off. */
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
