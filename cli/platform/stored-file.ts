// Reads a file that answers a question, a photo or one that is attached, and judges it as the server will.
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { sizeLimitText, sizeText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { imageTypeOf } from '#core/files/image-type.ts';
import { uploadImage } from '#core/filling/calls.ts';
import { type CheckedFile, checkedFile, requireSize } from '#core/questions/attached/check-file.ts';
import type { FileGroup } from '#core/questions/attached/file-types.ts';
import { wording } from '#core/messages/message.ts';
import { fileError } from './file-error.ts';
import { m } from './texts.ts';

/** `name`: of an attached file; an image has none. */
export type StoredFile = { mediaType: string; name?: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * `group`: which files may be attached; null: it is an image.
 * @throws AppError that says what is wrong with it, and what to do
 */
export async function readStoredFile(path: string, group: FileGroup | null): Promise<StoredFile> {
  if (group !== null) return readAttachedFile(path, group);
  const bytes = await bytesOf(path, (size) => requireImageSize(path, size));
  const mediaType = imageTypeOf(bytes);
  if (mediaType === null) throw new AppError('wrong-media-type', wording(m.isNotJpegOrPng, { path }));
  return { mediaType, bytes };
}

/** The same for a file that is attached. */
export async function readAttachedFile(path: string, group: FileGroup): Promise<CheckedFile> {
  const name = basename(path);
  const bytes = await bytesOf(path, (size) => requireSize(name, size));
  return checkedFile({ name, bytes }, group);
}

async function bytesOf(path: string, judge: (size: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const failed = (error: unknown) => {
    throw fileError(error, path);
  };
  const found = await stat(path).catch(failed);
  if (!found.isFile()) throw new AppError('usage', wording(m.isNotFile, { path }));
  judge(found.size);
  return new Uint8Array(await readFile(path).catch(failed));
}

function requireImageSize(path: string, bytes: number): void {
  const { bodyLimit } = uploadImage;
  if (bytes <= bodyLimit) return;
  const said = { bodyLimit: sizeLimitText(bodyLimit), path, size: sizeText(bytes) };
  throw new AppError('too-large', wording(m.atMostHas, said));
}
