// How a form's own patterns are matched. A server matches what anybody brings, and sets an engine that takes linear time; a
// face matches what its user types, with the engine that it has. Both mean the same.
type Fits = (text: string) => boolean;
/** Whether a whole text fits an expression; null for what is no expression. */
export type PatternEngine = (expression: string) => Fits | null;

let engine: PatternEngine = ownEngine;

export function setPatternEngine(given: PatternEngine): void {
  engine = given;
}

/** Null for what is no expression, here or in the engine that is set. */
export function compilePattern(expression: string): Fits | null {
  if (ownEngine(expression) === null) return null;
  const fits = engine(expression);
  return fits === null ? null : (text) => text.length <= longestText && fits(text);
}

/** A longer text fits no pattern: what matching costs is bounded by it. */
const longestText = 500;

/** JavaScript's own. `u`: nothing is read leniently; `s`: a dot is any character, as there. */
function ownEngine(expression: string): Fits | null {
  try {
    const read = new RegExp(`^(?:${withPlainSpaces(expression)})$`, 'su');
    return (text) => read.test(text);
  } catch {
    return null;
  }
}

/** `\s` as in RE2: no-break spaces and their like are none. */
function withPlainSpaces(expression: string): string {
  let isInClass = false;
  return expression.replaceAll(/\\.|[[\]]/gs, (part) => {
    if (part === '[') isInClass = true;
    if (part === ']') isInClass = false;
    if (part === String.raw`\s`) return isInClass ? String.raw`\t\n\f\r ` : String.raw`[\t\n\f\r ]`;
    if (part !== String.raw`\S`) return part;
    return isInClass ? String.raw`\0-\x08\x0b\x0e-\x1f!-\u{10ffff}` : String.raw`[^\t\n\f\r ]`;
  });
}
