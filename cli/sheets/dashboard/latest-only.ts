// Runs work of which only the newest matters, such as saving an order that is still changing: one call at a time;
// superseded calls are never started.

/** Returns the function that submits a value. `work` reports its own failures. */
export function latestOnly<T>(work: (value: T) => Promise<void>): (value: T) => void {
  let waiting: { value: T } | null = null;
  let isWorking = false;
  async function workOff(): Promise<void> {
    isWorking = true;
    while (waiting !== null) {
      const { value }: { value: T } = waiting;
      waiting = null;
      // Sequential, so that the last one wins on the server too.
      await work(value);
    }
    isWorking = false;
  }
  return (value) => {
    waiting = { value };
    if (!isWorking) void workOff();
  };
}
