// The header of a company's emails: its logo on the menu's background colour.
import { defaultLabels } from '#core/appearance/schema.ts';
import type { Database } from '#server/db/database.ts';
import type { Letterhead } from '#server/mail/letterhead.ts';
import { findLogo, findLooks } from './store.ts';

/** Null if the company has no logo. */
export function letterheadOf(database: Database, companyId: string): Promise<Letterhead | null> {
  return database.transaction(companyId, async (tx) => {
    const logo = await findLogo(tx, companyId);
    const looks = logo && (await findLooks(tx, companyId));
    if (logo === undefined || looks === undefined) return null;
    const { sidebarBackgroundColor: background } = looks.labels ?? defaultLabels;
    return { name: looks.name, background, logo };
  });
}
