// `--jq`: what a jq expression makes of a command's JSON, as gh prints it: texts as they are, anything else as JSON, one
// value a line. The engine is jq itself, compiled to WebAssembly; it is only loaded for this.
import { AppError } from '#core/errors.ts';

/** Refuses an expression that jq cannot read, before the command does anything. */
export async function checkJq(expression: string): Promise<void> {
  const { raw } = await import('jq-wasm');
  try {
    await raw('null', expression, flags);
  } catch (cause) {
    // Whether it fits the data is seen when there is some.
    if (messageOf(cause).includes('compile error')) throw refused(cause);
  }
}

/** The lines that the expression makes of a value. */
export async function jqLines(value: unknown, expression: string): Promise<string> {
  const { raw } = await import('jq-wasm');
  try {
    const text = await raw(JSON.stringify(value ?? null), expression, flags);
    return text === '' || text.endsWith('\n') ? text : `${text}\n`;
  } catch (cause) {
    throw refused(cause);
  }
}

const flags = ['-r', '-c'];

/** jq says what is wrong and where: its own preamble is left out. */
function refused(cause: unknown): AppError {
  const said = messageOf(cause)
    .replaceAll(/^.*?jq: error(?: \(at [^)]*\))?: /gm, '')
    .replaceAll(/ \(Unix shell quoting issues\?\)/g, '')
    .replaceAll(/^jq: \d+ compile errors?$/gm, '')
    .replaceAll(/at <top-level>, /g, 'in ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return new AppError('usage', `The --jq expression failed: ${said}`, {
    cause,
    hint: 'The same command with --json prints its input.',
  });
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
