// The address to which passkeys are bound: the server's own, never one that a request makes up.
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { mailOriginOf } from '#server/http/address/mail-origin.ts';
import type { Services } from '#server/services.ts';

/** Null if the server does not know it. */
export function passkeyOrigin(
  request: FastifyRequest,
  { settings }: Pick<Services, 'settings'>,
): string | null {
  try {
    return mailOriginOf(request, settings);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
