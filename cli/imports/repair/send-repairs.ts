// Sends repaired rows, and drops the remaining failed ones if requested.
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { sentText } from '#core/batches.ts';
import { complete as completeAction } from '#core/imports/actions.ts';
import { completeImport } from '#core/imports/calls.ts';
import { sendFixes } from '#core/imports/repair/send-fixes.ts';
import type { FixedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The import after the repairs, and after dropping failed rows. */
export type SentRepairs = { applied: ImportStatus; after: ImportStatus };

/** `reason`: why they may break rules that may be passed; undefined: as in the import. */
type Fixes = { fixes: readonly FixedRow[]; reason?: string | undefined };

/** Sends fixes; with `drops` asks for confirmation, and drops the rest. */
export async function sendRepairs(
  context: Context,
  before: ImportStatus,
  { fixes, reason }: Fixes,
  drops: boolean,
): Promise<SentRepairs> {
  const applied = await apply(context, before, { fixes, reason });
  if (!drops || applied.failedRows === 0) return { applied, after: applied };
  const { title, text } = completeAction.confirmation?.({ status: applied, rows: [] }) ?? {
    title: '',
    text: '',
  };
  await confirm(context, `${title} ${text}`, t(m.noRowsWereDroppedRepaired));
  return { applied, after: await context.sendAgain(completeImport, { params: { id: before.id } }) };
}

/** Sends fixes in batches. */
async function apply(
  context: Context,
  before: ImportStatus,
  { fixes, reason }: Fixes,
): Promise<ImportStatus> {
  if (fixes.length === 0) return before;
  const progress = context.output.progress();
  try {
    return await sendFixes(context.sendAgain, before.id, fixes, {
      reason,
      onSent: (count) => progress.update(sentText(count, fixes.length)),
    });
  } finally {
    progress.end();
  }
}
