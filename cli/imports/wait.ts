// Waits until the server has finished an import.
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { isRunning } from '#core/imports/policy.ts';
import { progressText } from '#core/imports/progress.ts';
import { importStatusQuery } from '#core/imports/queries.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

const leastPause = 250;
const mostPause = 5_000;

/**
 * The status of an import once the server is done with it. Polls after a tenth of the elapsed time, at least every five
 * seconds and at most every quarter of a second.
 * @throws AppError `still-running` after `timeout` (milliseconds), `unavailable` if the server cannot continue for now,
 * `not-found` if it was canceled, `interrupted` on Ctrl-C
 */
export async function waitForImport(
  context: Context,
  id: string,
  timeout: number | null,
): Promise<ImportStatus> {
  const ports = await context.ports();
  const started = ports.now();
  const progress = context.output.progress();
  try {
    for (;;) {
      const status = await statusOf(context, id);
      if (!isRunning(status)) return status;
      if (status.delay !== null) throw delayed(id, status.delay);
      progress.update(progressText(status));
      const passed = ports.now() - started;
      if (timeout !== null && passed >= timeout) throw tooLong(id, timeout);
      const pause = Math.min(Math.max(passed / 10, leastPause), mostPause);
      await ports.sleep(timeout === null ? pause : Math.min(pause, timeout - passed), context.signal());
    }
  } catch (error) {
    if (!context.signal().aborted) throw error;
    context.output.say(goesOn(id));
    throw new AppError('interrupted', undefined, { cause: error, hint: goesOn(id), fields: { id } });
  } finally {
    progress.end();
  }
}

/** The status of an import; says so if it was canceled. */
export async function statusOf(context: Context, id: string): Promise<ImportStatus> {
  return importStatusQuery(context.sendAgain, id).queryFn({ signal: context.signal() });
}

function tooLong(id: string, timeout: number): AppError {
  return new AppError('still-running', wording(m.importIsStillRunningAfter, { timeout: timeout / 1000 }), {
    hint: goesOn(id),
    fields: { id },
  });
}

function delayed(id: string, why: string): AppError {
  return new AppError('unavailable', wording(m.importIsPaused, { why }), {
    hint: goesOn(id),
    fields: { id },
  });
}

function goesOn(id: string): string {
  return t(m.itContinuesOnServerCheck, { id });
}
