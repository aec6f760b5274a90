// Short ids for people to read and type: the beginning of an id, as long as it is unambiguous.

/** The usual length of a short id. */
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

/** The lowest and highest id with this beginning, for a range query. */
export function idRange(beginning: string): { lowest: string; highest: string } {
  const start = beginning.toLowerCase();
  return {
    lowest: start + nil.slice(start.length),
    highest: start + nil.slice(start.length).replaceAll('0', 'f'),
  };
}

/** The short form of each id: 8 characters, or as many as all of them need to be unique. */
export function shortIds(ids: Iterable<string>): Map<string, string> {
  const all = [...new Set(ids)];
  let length = usualLength;
  while (length < nil.length && new Set(all.map((id) => id.slice(0, length))).size < all.length) length += 1;
  // A trailing dash adds nothing.
  return new Map(all.map((id) => [id, id.slice(0, length).replace(/-$/, '')]));
}
