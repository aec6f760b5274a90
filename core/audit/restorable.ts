// Texts about deleted rows that can be restored.
import { withFullStop } from '#core/format/full-stop.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import type { ListedEntry } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Restorable = NonNullable<ListedEntry['restorable']>;

/** `It can be restored until 2026-12-20 10:15.` */
export function restorableText({ until }: Restorable, timeZone: string): string {
  return withFullStop(t(m.itCanBeRestoredUntil, { until: momentText(until, timeZone) }));
}

/** `Restore all 12 rows of this deletion` */
export function restoreAllText({ rows }: Restorable): string {
  return t(m.restoreAllRowsDeletedTogether, { rows });
}
