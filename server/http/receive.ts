// Receives the bytes of a request into a temporary file, within the call's limit.
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Call } from '#core/contract.ts';
import { AppError } from '#core/errors.ts';
import type { Services } from '#server/services.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** A received file: its temporary key in the file store, its size, type, hash and first bytes. */
export type ReceivedFile = { key: string; size: number; mediaType: string; hash: Buffer; head: Buffer };

const headLength = 64;

/**
 * Receives a body. Throws `too-large` above the call's limit, `wrong-media-type` for a type that it does not accept.
 */
export async function receiveFile(
  request: FastifyRequest,
  call: Call,
  services: Services,
): Promise<ReceivedFile> {
  const mediaType = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!call.bytes?.includes(mediaType)) {
    throw new AppError('wrong-media-type', undefined, {
      hint: wording(m.sendTypes, { types: call.bytes?.join(' or ') ?? '' }),
    });
  }
  const limit = call.bodyLimit ?? 1024 * 1024;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const key = `incoming/${services.newId()}`;
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let received = 0;
  const size = await services.files.put(key, counted());
  return { key, size, mediaType, hash: hash.digest(), head };

  async function* counted(): AsyncGenerator<Buffer> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- for bytes the parser hands the stream on
    for await (const chunk of request.body as Readable) {
      const bytes: Buffer = chunk;
      received += bytes.length;
      if (received > limit) throw tooLarge(limit);
      if (head.length < headLength) head = Buffer.concat([head, bytes]).subarray(0, headLength);
      hash.update(bytes);
      yield bytes;
    }
  }
}

function tooLarge(limit: number): AppError {
  return new AppError(
    'too-large',
    wording(m.atMostMbAreAccepted, { round: Math.round(limit / (1024 * 1024)) }),
  );
}
