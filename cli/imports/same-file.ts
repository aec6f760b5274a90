// Whether a file was imported into a form before, by its SHA-256: on the server, from any user and machine.
import { createHash } from 'node:crypto';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { listImports } from '#core/imports/calls.ts';
import { countsAsImported, isRunning, waitsForRepair } from '#core/imports/policy.ts';
import { outcomeText, startText, stateText } from '#core/imports/progress.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/**
 * The earlier import for which a run with --once is skipped; null: import the file. Without --once, an earlier import
 * only causes a warning.
 * @throws AppError `busy` if the same file is being imported right now, and --once is not given
 */
export async function lookForSameFile(
  context: Context,
  formId: string,
  bytes: Uint8Array,
  once: boolean,
): Promise<ImportStatus | null> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const query = { templateId: formId, sha256, page: 0, size: 100 };
  const { content } = await context.sendAgain(listImports, { query });
  const same = content.filter(countsAsImported);
  const found = same.find(isRunning) ?? same[0];
  if (found === undefined || once) return found ?? null;
  if (isRunning(found)) {
    throw new AppError('busy', wording(m.sameFileIsAlreadyBeing, { found: found.id }), {
      hint: wording(m.waitForItFormdeckImport, { found: found.id }),
      fields: { id: found.id },
    });
  }
  const { timeZone } = await context.user();
  context.output.warn(
    t(m.thisFileWasImportedBefore, { id: found.id, createdAt: startText(found.createdAt, timeZone) }),
  );
  return null;
}

/** Reports the import for which a file was skipped, and what is to be done about it. */
export function saySkipped({ output }: Context, status: ImportStatus): void {
  const { id } = status;
  const next = waitsForRepair(status)
    ? t(m.repairThemWithFormdeckImport, { id })
    : t(m.withoutOnceItIsImported);
  output.warn(
    t(m.skippedSameFileIsAlready, { id, state: stateText(status), outcome: outcomeText(status), next }),
  );
}
