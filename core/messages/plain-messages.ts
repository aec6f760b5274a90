// For builds, which hold messages parsed: a message that is one text is that text.
import { hasSyntax } from './text.ts';

/** The code with each message that is one text as that text; the branches of a plural or a choice stay lists. */
export function plainMessages(code: string): string {
  return code.replaceAll(
    /(\bdefaultMessage["']?: ?)\[\{"type":0,"value":("(?:[^"\\]|\\.)*")\}\]/g,
    (whole, key: string, text: string) => (hasSyntax.test(text) ? whole : `${key}${text}`),
  );
}
