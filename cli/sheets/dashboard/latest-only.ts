// Work of which only the newest matters, such as saving an order that is still being changed: one piece at a time, and
// what was overtaken while it waited is never begun.

/** Gives the function that hands in what is to be worked on. `work` tells its failures itself. */
export function latestOnly<T>(work: (value: T) => Promise<void>): (value: T) => void {
  let waiting: { value: T } | null = null;
  let isWorking = false;
  async function workOff(): Promise<void> {
    isWorking = true;
    while (waiting !== null) {
      const { value }: { value: T } = waiting;
      waiting = null;
      // One after the other, so that the last one wins on the server too.
      await work(value);
    }
    isWorking = false;
  }
  return (value) => {
    waiting = { value };
    if (!isWorking) void workOff();
  };
}
