// The clipboard of the terminal's user, across any number of SSH hops: the terminal itself fills it (OSC 52). It does
// not respond, so callers tell the user what to do if it did not work.

type ClipboardWorld = {
  stdout: { write(text: string): unknown };
  env: Readonly<Record<string, string | undefined>>;
};

/** The limit of common terminals in bytes; some truncate longer texts silently. */
export const clipboardLimit = 74_000;

/** Sends a text to the terminal's clipboard; false if it certainly does not support it. */
export function copyToClipboard(text: string, { stdout, env }: ClipboardWorld): boolean {
  const bytes = Buffer.from(text);
  if (bytes.length > clipboardLimit || env['TERM'] === 'linux' || env['TERM'] === 'dumb') return false;
  const sequence = `\u001b]52;c;${bytes.toString('base64')}\u0007`;
  stdout.write(sequence);
  // By default, tmux does not forward such a sequence unless it is wrapped.
  if (env['TMUX']) stdout.write(`\u001bPtmux;${sequence.replaceAll('\u001b', '\u001b\u001b')}\u001b\\`);
  return true;
}
