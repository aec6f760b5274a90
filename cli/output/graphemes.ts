// Grapheme segmentation with a fast path for text whose characters are all single graphemes of width one. Loading the
// Unicode rules takes Node 25 ms on first use, and using them is slow afterwards: a screen of plain letters, frames and
// charts needs none. The build makes the rendering packages use this too (vite.config.ts).

/**
 * Latin letters, punctuation, arrows, and box-drawing characters. No combining marks, emoji, joiners or control
 * characters.
 */
const letters = String.raw`\x20-\x7e\xa0-\xac\xae-\u02af\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2500-\u25fc\u2800-\u28ff`;
const plain = new RegExp(`^[${letters}]*$`);
/** The same with terminal escape sequences: each of their characters is a grapheme too. */
const plainWithCodes = new RegExp(String.raw`^[\n\x1b${letters}]*$`);

/** Whether a text is plain: its length is its number of graphemes and of columns. */
export function isPlain(text: string): boolean {
  return plain.test(text);
}

/** A replacement for `Intl.Segmenter`, which is only created if a text needs it. */
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
