// The access token in the file that FORMDECK_TOKEN_FILE names: a credential of systemd, a secret of Docker or Kubernetes.
import { readFile } from 'node:fs/promises';
import { AppError } from '#core/errors.ts';
import { fileError } from './file-error.ts';

/** The token in the file, without white space around it. Throws AppError if there is none, or FORMDECK_TOKEN gives one too. */
export async function tokenIn(file: string, token: string | undefined): Promise<string> {
  if (token !== undefined) {
    throw new AppError('usage', 'FORMDECK_TOKEN and FORMDECK_TOKEN_FILE both give an access token.', {
      hint: 'Unset one of them.',
    });
  }
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw fileError(error, `${file}, which FORMDECK_TOKEN_FILE names,`);
  });
  const found = text.trim();
  if (found !== '' && !/\s/.test(found)) return found;
  const what = found === '' ? 'is empty' : 'holds more than an access token';
  throw new AppError('usage', `${file}, which FORMDECK_TOKEN_FILE names, ${what}.`, {
    hint: 'Write the token that `formdeck tokens create` prints into it, and nothing else.',
  });
}
