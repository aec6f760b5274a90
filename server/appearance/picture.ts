// Converts an uploaded logo to the picture that is stored and served, in a process of its own that ends with it: what
// draws an SVG knows no limit of time, and would keep a thread of the server's.
import { type ChildProcess, fork } from 'node:child_process';
import { Buffer } from 'node:buffer';
import { extname, join } from 'node:path';
import { AppError } from '#core/errors.ts';
import type { LogoType } from '#core/appearance/schema.ts';
import { turns } from '#server/files/thumbnails.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type Picture = {
  content: Buffer;
  mimeType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
};
export type PictureRequest = { file: Uint8Array; format: string };
/** Null: it cannot be read. */
export type PictureReply = (Omit<Picture, 'content'> & { content: Uint8Array }) | 'too-much' | null;

/** After a build, both files are in dist/chunks. */
const program = join(import.meta.dirname, `picture-process${extname(import.meta.filename)}`);
const mostSeconds = 10;
const inTurn = turns(1);

const formats: Readonly<Record<LogoType, { name: string; format: string }>> = {
  'image/jpeg': { name: 'JPG', format: 'jpeg' },
  'image/gif': { name: 'GIF', format: 'gif' },
  'image/png': { name: 'PNG', format: 'png' },
  'image/svg+xml': { name: 'SVG', format: 'svg' },
};

/**
 * Decodes a file of the declared type; for an animation, the first frame.
 * @throws AppError `wrong-media-type` if the file is not an image, is of another type, or takes too long to draw
 */
export async function pictureOf(file: Buffer, type: LogoType): Promise<Picture> {
  const { format } = formats[type];
  const made = await inTurn(() => drawn({ file, format }));
  if (made === 'too-much') throw tooMuch();
  if (made === null) throw noSuchImage(type);
  return { ...made, content: Buffer.from(made.content) };
}

function drawn(request: PictureRequest): Promise<PictureReply> {
  const { promise, resolve, reject } = Promise.withResolvers<PictureReply>();
  const child: ChildProcess = fork(program, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), mostSeconds * 1_000);
  child.once('message', (reply: PictureReply) => resolve(reply));
  child.once('error', reject);
  child.once('exit', () => reject(tooMuch()));
  child.send(request, () => undefined);
  return promise.finally(() => {
    clearTimeout(timer);
    child.kill('SIGKILL');
  });
}

function tooMuch(): AppError {
  return new AppError('wrong-media-type', wording(m.thisImageTakesTooLong), {
    hint: wording(m.saveItAsPngAnd),
  });
}

function noSuchImage(type: LogoType): AppError {
  return new AppError(
    'wrong-media-type',
    wording(m.thisFileCannotBeRead, { article: article(formats[type].name) }),
    {
      hint: wording(m.chooseJpgGifPngOr),
    },
  );
}

function article(name: string): string {
  return name === 'SVG' ? `an ${name}` : `a ${name}`;
}
