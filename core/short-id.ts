// Ids as people read and type them: their beginning, as long as it takes to tell them apart.

/** What is shown of an id unless another one begins the same way. */
const usualLength = 8;
const shortestLength = 4;
const nil = '00000000-0000-0000-0000-000000000000';

/** Whether a text can be the beginning of an id: at least 4 characters of a UUID, in any case. */
export function isIdBeginning(text: string): boolean {
  return (
    text.length >= shortestLength &&
    text.length <= nil.length &&
    Array.from(text).every((character, at) =>
      nil[at] === '-' ? character === '-' : /[0-9a-f]/i.test(character),
    )
  );
}

/** The lowest and the highest id with this beginning, for a database to look between. */
export function idRange(beginning: string): { lowest: string; highest: string } {
  const start = beginning.toLowerCase();
  return {
    lowest: start + nil.slice(start.length),
    highest: start + nil.slice(start.length).replaceAll('0', 'f'),
  };
}

/** By id its beginning that no other of these ids has: 8 characters, or as many more as all of them need. */
export function shortIds(ids: Iterable<string>): Map<string, string> {
  const all = [...new Set(ids)];
  let length = usualLength;
  while (length < nil.length && new Set(all.map((id) => id.slice(0, length))).size < all.length) length += 1;
  // A dash at the end says nothing.
  return new Map(all.map((id) => [id, id.slice(0, length).replace(/-$/, '')]));
}
