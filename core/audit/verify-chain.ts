// Verifies the chain of the audit log over as many requests as needed, and formats the result.
import { action } from '#core/action.ts';
import { isAdmin, no, yes } from '#core/actor.ts';
import type { Send } from '#core/send.ts';
import { verifyAudit } from './calls.ts';
import type { AuditChainHead, ChainBreak } from './schema.ts';
import { auditSentence } from './sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type VerifiedChain = {
  checked: number;
  /** The position where the check started. */
  from: number;
  head: AuditChainHead;
  brokenAt: ChainBreak | null;
};

export const chainStart: AuditChainHead = { position: 0, hash: '' };

/** Verifies the chain from a head on. `onProgress` is called with the number of checked entries. */
export async function verifyChain(
  send: Send,
  start: AuditChainHead,
  { onProgress, signal }: { onProgress?: (checked: number) => void; signal?: AbortSignal } = {},
): Promise<VerifiedChain> {
  let head = start;
  let checked = 0;
  for (;;) {
    const reply = await send(verifyAudit, { body: { head } }, { signal });
    head = reply.head;
    checked += reply.checked;
    onProgress?.(checked);
    if (reply.done) return { checked, from: start.position, head, brokenAt: reply.brokenAt };
  }
}

export const verifyTexts = {
  about: t(m.eachEntryIsChainedTo),
  next: t(m.compareItWithEarlierExport),
} as const;

/** Verifies the whole chain, for a face that shows the progress. */
export const verifyLog = action<{ onProgress(checked: number): void; signal: AbortSignal }, VerifiedChain>({
  id: 'audit.verify',
  label: t(m.verify),
  may: (actor) => (isAdmin(actor) ? yes : no(t(m.onlyAdminsMayCheckAudit))),
  run: (send, progress) => verifyChain(send, chainStart, progress),
  repeatable: true,
  failed: () => t(m.auditLogCouldNotBe),
  touches: [],
});

/** `The audit log is what it was: 1,200 entries checked.`, or the first broken entry. */
export function verifiedText(
  { checked, from, brokenAt }: VerifiedChain,
  date: (at: number) => string,
): string {
  if (brokenAt !== null) return breakText(brokenAt, date);
  return t(m.auditLogIsIntactEntries, { checked, from });
}

function breakText({ kind, position, entry }: ChainBreak, date: (at: number) => string): string {
  const at = { isPlaced: String(position !== null), position: position ?? 0 };
  const nowReads = (sentence: string) =>
    entry === null
      ? sentence
      : `${sentence} ${t(m.itNowReads, {
          sentence: auditSentence(entry),
          moment: date(entry.timestamp),
          action: entry.action,
          id: entry.id,
        })}`;
  switch (kind) {
    case 'changed':
      return nowReads(t(m.entryWasChanged, at));
    case 'missing':
      return t(m.entryIsMissing, at);
    case 'added':
      return nowReads(t(m.entryWasAddedOutsideServer));
    case 'other':
      return t(m.logWasRewrittenItDoes, at);
    default:
      return kind satisfies never;
  }
}
