// A company's storage quota, and the error when it is exceeded.
import type { FastifyRequest } from 'fastify';
import { sizeText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Services, Settings } from '#server/services.ts';
import { storedBytes } from './usage-store.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/**
 * Throws `quota-full` if a company exceeds its quota, with incoming bytes or with a record that was added in this
 * transaction. It locks the quota until the transaction ends, so that concurrent uploads cannot exceed it together.
 */
export async function requireRoom(
  tx: Tx,
  companyId: string,
  { companyQuota }: Pick<Settings, 'companyQuota'>,
  { coming = 0, added = 0 }: { coming?: number; added?: number } = {},
): Promise<void> {
  if (companyQuota === null) return;
  const more = coming + added;
  const used = (await storedBytes(tx, companyId)) - added;
  if (used + more <= companyQuota) return;
  const sizes = { used: sizeText(used), quota: sizeText(companyQuota) };
  throw new AppError(
    'quota-full',
    more === 0
      ? wording(m.companyUsesAll, sizes)
      : wording(m.companyNeedsMore, { ...sizes, more: sizeText(more) }),
    {
      hint: wording(m.deleteExportsAndRowsWith),
      fields: { used, limit: companyQuota },
    },
  );
}

/** The same for a file whose record was added in this transaction: a file that does not fit is deleted again. */
export async function keepWithin(
  tx: Tx,
  companyId: string,
  { settings, files }: Pick<Services, 'settings' | 'files'>,
  { key, size }: { key: string; size: number },
): Promise<void> {
  await requireRoom(tx, companyId, settings, { added: size }).catch(async (error: unknown) => {
    await files.remove(key);
    throw error;
  });
}

/** The announced length of a request's body. */
export function lengthOf(request: FastifyRequest): number {
  return Number(request.headers['content-length'] ?? 0) || 0;
}

const units: Readonly<Record<string, number>> = { '': 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 };

/** Parses a quota such as `50GB` to bytes; null if empty. Throws `usage` if invalid. */
export function quotaFrom(text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return null;
  const [, digits = '', unit = ''] = /^(\d{1,15}(?:\.\d+)?)\s*([kmgt]b)?$/i.exec(text.trim()) ?? [];
  if (digits !== '') return Number(digits) * (units[unit.toLowerCase()] ?? 1);
  throw new AppError('usage', wording(m.formdeckCompanyQuotaIsWhich, { text }), {
    hint: wording(m.writeItAsNumberOf),
  });
}
