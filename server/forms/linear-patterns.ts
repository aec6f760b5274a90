// The engine for patterns that forms have of their own: RE2's, which takes linear time whatever an answer holds.
import { RE2JS } from 're2js';
import { setPatternEngine } from '#core/questions/rules/pattern-engine.ts';

/** Steps of a program: 200 of them take 1.5 ms at most over the longest answer that is matched. */
const longestProgram = 200;

/** Called where a program starts that checks what others bring: the server, and its thread for imports. */
export function useLinearPatterns(): void {
  setPatternEngine((expression) => {
    try {
      const read = RE2JS.compile(expression, RE2JS.DOTALL);
      // Its time is the length of the text times that of the program, which repetitions make long.
      if (read.programSize() > longestProgram) return null;
      return (text) => read.matches(text);
    } catch {
      return null;
    }
  });
}
