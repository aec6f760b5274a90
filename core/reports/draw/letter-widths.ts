// How wide texts are on paper, near enough to lay out the columns of a table before it is drawn, and where words are
// broken that are wider than their place: Typst would draw them over what is beside them.

/** Noto Sans, from the space to the tilde, in hundredths of the letters' size. */
const plainWidths = [
  26, 27, 41, 65, 58, 84, 74, 23, 30, 30, 56, 58, 27, 33, 27, 38, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 27,
  27, 58, 58, 58, 44, 90, 64, 65, 64, 73, 56, 52, 73, 75, 34, 28, 62, 53, 91, 76, 79, 61, 79, 63, 55, 56, 74,
  60, 93, 59, 57, 58, 33, 38, 33, 58, 45, 29, 57, 62, 48, 62, 57, 35, 62, 62, 26, 26, 54, 26, 94, 62, 61, 62,
  62, 42, 48, 37, 62, 51, 79, 53, 51, 47, 38, 56, 38, 58,
];
const otherWidth = 68;
const squareWidth = 105;
const firstSquare = 0x1100;

/** The width of a text in one line, in sizes of its letters. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    sum += plainWidths[code - 0x20] ?? (code >= firstSquare && !isNarrow(code) ? squareWidth : otherWidth);
  }
  return sum / 100;
}

/** Latin, Greek and Arabic letters, and punctuation, that stand far behind. */
function isNarrow(code: number): boolean {
  return (code >= 0x1e00 && code <= 0x2190) || (code >= 0xfb50 && code <= 0xfeff);
}

/** Scripts that are written without spaces, whose lines end anywhere, or where a dictionary says so. */
const spaceless = String.raw`\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff9f\u{1f000}-\u{3ffff}`;
const words = new RegExp(String.raw`[^\s${spaceless}]+`, 'gu');

/** The width of its widest word. */
export function widestWord(text: string): number {
  let widest = 0;
  for (const [word] of text.matchAll(words)) widest = Math.max(widest, widthOf(word));
  return widest;
}

/** Where a line may end within a word. No text has it: it is no character. */
export const lineEnd = '\u{10fffe}';

const parts = /[^-/_.@:,;&=?#+\\]+[-/_.@:,;&=?#+\\]*|[-/_.@:,;&=?#+\\]+/gu;
/** Letters with what belongs to them. */
const letters = /\P{M}[\p{M}\u200c\u200d]*|\p{M}+/gu;
/** No letter is narrower than a fifth of its size, or wider than it by more. */
const widestLetter = 1.1;

/** The text, with ends of lines in words that are wider than the room. */
export function breakable(text: string, room: number): string {
  if (text.length * widestLetter <= room) return text;
  return text.replaceAll(words, (word) => (widthOf(word) <= room ? word : broken(word, room)));
}

/** After a sign if that is enough, otherwise wherever the room ends. */
function broken(word: string, room: number): string {
  const pieces = word.match(parts) ?? [word];
  return pieces.flatMap((piece) => (widthOf(piece) <= room ? piece : cut(piece, room))).join(lineEnd);
}

function cut(piece: string, room: number): string[] {
  const lines: string[] = [];
  let [line, width] = ['', 0];
  for (const [letter] of piece.matchAll(letters)) {
    const more = widthOf(letter);
    if (line !== '' && width + more > room) {
      lines.push(line);
      [line, width] = ['', 0];
    }
    line += letter;
    width += more;
  }
  return [...lines, line];
}
