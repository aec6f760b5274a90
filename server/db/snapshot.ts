// Moments of the database as texts, which clients keep and send back: what of all transactions was committed then.

/** Whether the database takes a text for a moment (`pg_snapshot`: first:last:running), with numbers that fit its bigint. */
export function isSnapshot(text: string): boolean {
  const [, first = '0', last = '0', running = ''] =
    /^(\d{1,19}):(\d{1,19}):((?:\d{1,19},)*\d{1,19})?$/.exec(text) ?? [];
  const [from, until] = [BigInt(first), BigInt(last)];
  if (from < 1n || until < from || until >= 2n ** 63n) return false;
  const ids = running === '' ? [] : running.split(',').map(BigInt);
  return ids.every((id, index) => id >= (ids[index - 1] ?? from) && id < until);
}
