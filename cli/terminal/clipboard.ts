// The clipboard of whoever sits at the terminal, over any number of hops: the terminal itself is asked to fill it (OSC 52).
// It does not answer, so that whoever copies says what to do where it did not.

type ClipboardWorld = {
  stdout: { write(text: string): unknown };
  env: Readonly<Record<string, string | undefined>>;
};

/** As many bytes as common terminals take; some cut what is longer, without a word. */
export const clipboardLimit = 74_000;

/** Gives a text to the terminal's clipboard; false where it certainly does not take it. */
export function copyToClipboard(text: string, { stdout, env }: ClipboardWorld): boolean {
  const bytes = Buffer.from(text);
  if (bytes.length > clipboardLimit || env['TERM'] === 'linux' || env['TERM'] === 'dumb') return false;
  const sequence = `\u001b]52;c;${bytes.toString('base64')}\u0007`;
  stdout.write(sequence);
  // As it is set up usually, tmux keeps such a sequence to itself unless it is told to hand it on.
  if (env['TMUX']) stdout.write(`\u001bPtmux;${sequence.replaceAll('\u001b', '\u001b\u001b')}\u001b\\`);
  return true;
}
