// Finds a design of the company as people name it.
import type { OneName } from '#cli/command/finder.ts';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { listDesigns } from '#core/reports/calls.ts';
import { readDesign } from '#core/reports/design-calls.ts';
import { findDesign } from '#core/reports/find-report.ts';
import type { StoredDesign } from '#core/reports/own/stored-design.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The whole design, as it is or as a version was. */
export async function ownDesign(
  context: Context,
  { named, version = null }: OneName & { version?: number | null },
): Promise<StoredDesign> {
  const { id, own, name } = findDesign(await context.send(listDesigns, {}), named);
  if (!own) throw new AppError('usage', wording(m.comesWithFormdeckItCannot, { name }));
  return context.send(readDesign, { params: { id }, query: version === null ? {} : { version } });
}

/** The number of a version. */
export function versionOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new AppError('usage', wording(m.isNotVersion, { text }), { hint: wording(m.useItsNumberSuchAs) });
}
