// Audit entries as sentences: one wording for the console, the terminal app and the commands.
import { type AuditAction, auditRecords } from '#core/features/audit-actions.ts';
import type { SentenceEntry } from '#core/features/sentence.ts';

/** `maria published the form Wildlife strikes` */
export function auditSentence(entry: SentenceEntry & { action: AuditAction }): string {
  return auditRecords.get(entry.action)?.sentence(entry) ?? entry.action;
}
