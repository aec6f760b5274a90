// The hash chain of the audit log: an entry's hash, linking pending entries, and verification.
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { AuditChainHead, ChainBreak } from '#core/audit/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import * as store from './chain-store.ts';
import { presentEntry } from './store.ts';

/** The previous hash of the first entry. */
const beginning = Buffer.alloc(32);
const entriesPerBatch = 5_000;

/**
 * SHA-256 over the previous hash and the entry as JSON with a fixed column order. An export of the log can be verified
 * with it (docs/admins.md, "Audit log").
 */
function hashOf(before: Buffer, companyId: string, entry: store.EntryRow): Buffer {
  const { id, at, user_id, user_name, action, object_key, tags, comment, previous, next } = entry;
  const { form_id, form_name, sheet_id, row_id, question_id } = entry;
  const who = [companyId, id, at, user_id, user_name];
  const what = [action, object_key, tags, comment, previous, next];
  const where = [form_id, form_name, sheet_id, row_id, question_id];
  return createHash('sha256')
    .update(before)
    .update(JSON.stringify([...who, ...what, ...where]))
    .digest();
}

/** Links pending entries, oldest first; returns whether some are left. Concurrent linkers wait. */
export async function chainPending(tx: Tx, companyId: string): Promise<boolean> {
  await store.lockChain(tx, companyId);
  const entries = await store.pendingEntries(tx, companyId, entriesPerBatch);
  if (entries.length === 0) return false;
  const head = await store.headOf(tx, companyId);
  let hash = head?.hash ?? beginning;
  const hashes = entries.map((entry) => (hash = hashOf(hash, companyId, entry)));
  await store.addLinks(tx, companyId, {
    from: head?.position ?? 0,
    ids: entries.map(({ id }) => id),
    hashes,
  });
  return entries.length === entriesPerBatch;
}

/** `position` 0 is before the first entry. */
export type CheckedChain = {
  checked: number;
  head: AuditChainHead;
  brokenAt: ChainBreak | null;
  done: boolean;
};

/** Verifies up to `limit` links after a position whose hash the caller knows; `done` if none is left. */
export async function checkChain(
  tx: Tx,
  companyId: string,
  from: AuditChainHead,
  limit: number,
): Promise<CheckedChain> {
  const known = Buffer.from(from.hash, 'hex');
  const start = from.position === 0 ? beginning : await store.hashAt(tx, companyId, from.position);
  const failed = (brokenAt: ChainBreak, checked: number, head: AuditChainHead): CheckedChain => ({
    checked,
    head,
    brokenAt,
    done: true,
  });
  if (start === null || (from.position > 0 && !start.equals(known))) {
    return failed(
      { kind: start === null ? 'missing' : 'other', position: from.position, entry: null },
      0,
      from,
    );
  }
  const links = await store.linksBehind(tx, companyId, { after: from.position, size: limit });
  let head = from;
  let before = start;
  for (const [index, { position, hash, entry }] of links.entries()) {
    const expected = from.position + index + 1;
    if (position !== expected || entry === null) {
      return failed({ kind: 'missing', position: expected, entry: null }, index, head);
    }
    if (!hashOf(before, companyId, entry).equals(hash)) {
      return failed({ kind: 'changed', position, entry: presentEntry(entry) }, index, head);
    }
    head = { position, hash: hash.toString('hex') };
    before = hash;
  }
  const isLast = links.length < limit;
  const added = isLast ? await store.firstUnchained(tx, companyId) : undefined;
  if (added !== undefined) {
    return failed({ kind: 'added', position: null, entry: presentEntry(added) }, links.length, head);
  }
  return { checked: links.length, head, brokenAt: null, done: isLast };
}
