// The file of a logo, before it is sent: whether it may be one, and how it gets to the server.
import { AppError } from '#core/errors.ts';
import { errorOf, type Http } from '#core/http.ts';
import type { Send } from '#core/send.ts';
import { requestLogo } from './calls.ts';
import { type LogoType, maximumLogoBytes } from './schema.ts';

/** What fetch takes as a body, under whatever name a platform's types give it. */
export type LogoBody = NonNullable<NonNullable<Parameters<Http['raw']>[3]>['body']>;

export type LogoFile = {
  type: LogoType;
  body: LogoBody;
  http: Pick<Http, 'raw'>;
  /** The region's. */
  server: string;
};

const endings: Readonly<Record<string, LogoType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** The endings of names that such files have, for the browser's own dialog. */
export const logoEndings = Object.keys(endings).map((ending) => `.${ending}`);

/**
 * The type of a file by the ending of its name; the server looks at its content.
 * @throws AppError for a file that cannot be a logo
 */
export function logoTypeOf({ name, size }: { name: string; size: number }): LogoType {
  const type = endings[name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (type === undefined) {
    throw new AppError('wrong-media-type', `"${name}" is no JPG, GIF, PNG or SVG image.`, {
      hint: 'Choose another file.',
    });
  }
  if (size > maximumLogoBytes) {
    throw new AppError('too-large', `"${name}" is larger than 2 MB.`, {
      hint: 'Choose a smaller image: 960 pixels are wide enough.',
    });
  }
  return type;
}

/** Sends a logo: asks where to, then sends it there. */
export async function sendLogoFile(send: Send, { type, body, http, server }: LogoFile): Promise<void> {
  const { url, method, headers } = await send(requestLogo, { body: { mimetype: type } });
  // On the server as it was reached: its own name for itself may be one that only others reach it by.
  const { pathname } = new URL(url, server);
  const response = await http.raw({ server }, method, pathname, { headers, body });
  if (!response.ok) throw await errorOf(response);
}
