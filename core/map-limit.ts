// Runs an async function over many items with limited concurrency.

/** The results of `work` in the order of the items. The first failure rejects, and no further item is started. */
export async function mapLimit<T, R>(
  most: number,
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  let failed = false;
  async function workOn(): Promise<void> {
    for (const [index, item] of waiting) {
      if (failed) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, workOn));
  return results;
}
