// Letters as people see them, and those of which each is one by itself and one column wide. Node takes 25 ms to read the
// rules of all scripts when they are first asked for, and asking is slow after that too: a picture of plain letters,
// frames and charts needs none of them. The build has the packages that draw ask here as well (vite.config.ts).

/**
 * Latin letters, punctuation, arrows, and what frames and charts are made of. No marks, no emoji, nothing that joins its
 * neighbour, and nothing that a terminal obeys.
 */
const letters = String.raw`\x20-\x7e\xa0-\xac\xae-\u02af\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2500-\u25fc\u2800-\u28ff`;
const plain = new RegExp(`^[${letters}]*$`);
/** Among what a terminal obeys: each of these signs is one by itself too. */
const plainWithCodes = new RegExp(String.raw`^[\n\x1b${letters}]*$`);

/** Whether a text has plain letters only: as many as it is long, and as many columns. */
export function isPlain(text: string): boolean {
  return plain.test(text);
}

/** What an `Intl.Segmenter` does; one is made when a text needs it. */
export const graphemes: Pick<Intl.Segmenter, 'segment'> = {
  segment: (text) => (plainWithCodes.test(text) ? plainSegments(text) : rules().segment(text)),
};

let made: Intl.Segmenter | undefined;

function rules(): Intl.Segmenter {
  made ??= new Intl.Segmenter();
  return made;
}

function plainSegments(text: string): Intl.Segments {
  const at = (index: number) => ({ segment: text.charAt(index), index, input: text });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an iterator of Intl has methods that nobody calls here
  return {
    containing: (index = 0) => (index < 0 || index >= text.length ? undefined : at(Math.trunc(index))),
    *[Symbol.iterator]() {
      for (let index = 0; index < text.length; index += 1) yield at(index);
    },
  } as Intl.Segments;
}
