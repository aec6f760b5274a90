// The access token in the file that FORMDECK_TOKEN_FILE names: a credential of systemd, a secret of Docker or Kubernetes.
import { readFile } from 'node:fs/promises';
import { AppError } from '#core/errors.ts';
import { fileError } from './file-error.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The token in the file, without white space around it. Throws AppError if there is none, or FORMDECK_TOKEN gives one too. */
export async function tokenIn(file: string, token: string | undefined): Promise<string> {
  if (token !== undefined) {
    throw new AppError('usage', wording(m.formdeckTokenAndFormdeckToken), {
      hint: wording(m.unsetOneOfThem),
    });
  }
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw fileError(error, `${file}, which FORMDECK_TOKEN_FILE names,`);
  });
  const found = text.trim();
  if (found !== '' && !/\s/.test(found)) return found;
  const what = found === '' ? 'is empty' : t(m.holdsMoreThanAccessToken);
  throw new AppError('usage', `${file}, which FORMDECK_TOKEN_FILE names, ${what}.`, {
    hint: wording(m.writeTokenThatFormdeckTokens),
  });
}
