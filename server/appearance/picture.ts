// Converts an uploaded logo to the picture that is stored and served, in a process of its own that ends with it: what
// draws an SVG knows no limit of time, and would keep a thread of the server's.
import { Buffer } from 'node:buffer';
import { AppError } from '#core/errors.ts';
import type { LogoType } from '#core/appearance/schema.ts';
import { createRemote } from '#core/portions/worker-calls.ts';
import { turns } from '#server/files/thumbnails.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { processLine, programBeside } from '#server/jobs/programs.ts';

export type Picture = {
  content: Buffer;
  mimeType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
};
/** Null: it cannot be read. */
export type PictureReply = (Omit<Picture, 'content'> & { content: Uint8Array }) | 'too-much' | null;
export type PictureProgram = { draw(file: Uint8Array, format: string): Promise<PictureReply> };

const program = programBeside(import.meta, 'picture-process');
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
  const made = await inTurn(() => drawn(file, format));
  if (made === 'too-much') throw tooMuch();
  if (made === null) throw noSuchImage(type);
  return { ...made, content: Buffer.from(made.content) };
}

function drawn(file: Uint8Array, format: string): Promise<PictureReply> {
  const line = processLine(program);
  const remote = createRemote<PictureProgram>(async () => line, { broken: tooMuch });
  const timer = setTimeout(line.close, mostSeconds * 1_000);
  return remote.call('draw', [file, format]).finally(() => {
    clearTimeout(timer);
    remote.close();
  });
}

function tooMuch(): AppError {
  return new AppError('wrong-media-type', wording(m.thisImageTakesTooLong), {
    hint: wording(m.saveItAsPngAnd),
  });
}

function noSuchImage(type: LogoType): AppError {
  return new AppError('wrong-media-type', wording(m.thisFileCannotBeRead, { name: formats[type].name }), {
    hint: wording(m.chooseJpgGifPngOr),
  });
}
