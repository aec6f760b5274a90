// The engine for patterns that forms have of their own: RE2's, which takes linear time whatever an answer holds.
import { RE2JS } from 're2js';
import { setPatternEngine } from '#core/questions/rules/pattern-engine.ts';

/** Called where a program starts that checks what others bring: the server, and its thread for imports. */
export function useLinearPatterns(): void {
  setPatternEngine((expression) => {
    try {
      const read = RE2JS.compile(expression, RE2JS.DOTALL);
      return (text) => read.matches(text);
    } catch {
      return null;
    }
  });
}
