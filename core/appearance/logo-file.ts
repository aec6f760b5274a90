// A logo's file: validation and upload.
import { AppError } from '#core/errors.ts';
import { errorOf, type Http } from '#core/http.ts';
import type { Send } from '#core/send.ts';
import { requestLogo } from './calls.ts';
import { type LogoType, maximumLogoBytes } from './schema.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The body type of fetch, which platforms name differently. */
export type LogoBody = NonNullable<NonNullable<Parameters<Http['raw']>[3]>['body']>;

export type LogoFile = {
  type: LogoType;
  body: LogoBody;
  http: Pick<Http, 'raw'>;
  /** The region's server. */
  server: string;
};

const endings: Readonly<Record<string, LogoType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** The file extensions for the browser's dialog. */
export const logoEndings = Object.keys(endings).map((ending) => `.${ending}`);

/**
 * The type of a file by its extension; the server checks its content.
 * @throws AppError for a file that cannot be a logo
 */
export function logoTypeOf({ name, size }: { name: string; size: number }): LogoType {
  const type = endings[name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (type === undefined) {
    throw new AppError('wrong-media-type', wording(m.isNotJpgGifPng, { name }), {
      hint: wording(m.chooseAnotherFile),
    });
  }
  if (size > maximumLogoBytes) {
    throw new AppError('too-large', wording(m.isLargerThan2Mb, { name }), {
      hint: wording(m.chooseSmallerImageWidthOf),
    });
  }
  return type;
}

/** Uploads a logo: requests an address, then sends the file to it. */
export async function sendLogoFile(send: Send, { type, body, http, server }: LogoFile): Promise<void> {
  const { url, method, headers } = await send(requestLogo, { body: { mimetype: type } });
  // On the server as reached: its own name for itself may only work for others.
  const { pathname } = new URL(url, server);
  const response = await http.raw({ server }, method, pathname, { headers, body });
  if (!response.ok) throw await errorOf(response);
}
