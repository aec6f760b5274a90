// Reads a JSON file given on the command line; `-` is standard input.
import { hasErrorCode } from '#core/error-code.ts';
import { readFile } from 'node:fs/promises';
import { AppError } from '#core/errors.ts';
import type { Context } from '#cli/context.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The parsed file. Throws AppError if it cannot be read or is not JSON. */
export async function readJsonFile(context: Context, path: string): Promise<unknown> {
  return parseJson(await readTextFile(context, path), nameOf(path));
}

/** Parses the text of a file. Throws AppError `invalid` with the file's name if it is not JSON. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : undefined;
    throw new AppError('invalid', wording(m.isNotValidJson, { name }), {
      cause,
      ...(reason !== undefined && { hint: reason }),
    });
  }
}

/** The text of a file. Throws AppError if it cannot be read. */
async function readTextFile(context: Context, path: string): Promise<string> {
  if (path === '-') return context.input.all();
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    const missing = hasErrorCode(cause, 'ENOENT');
    throw new AppError(
      'usage',
      missing ? wording(m.thereIsNoFile, { path }) : wording(m.cannotBeRead, { path }),
      { cause },
    );
  }
}

function nameOf(path: string): string {
  return path === '-' ? t(m.standardInput) : path;
}
