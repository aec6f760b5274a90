// The header of a company's emails: its logo or name on the menu's background colour.
import { defaultLabels } from '#core/appearance/schema.ts';
import type { Database } from '#server/db/database.ts';
import type { Letterhead } from '#server/mail/layout.ts';
import { findLogo, findLooks } from './store.ts';

export function letterheadOf(database: Database, companyId: string): Promise<Letterhead> {
  return database.transaction(companyId, async (tx) => {
    const logo = await findLogo(tx, companyId);
    const looks = await findLooks(tx, companyId);
    const { sidebarBackgroundColor: background, sidebarTextColor: color } = looks?.labels ?? defaultLabels;
    return { name: looks?.name ?? '', background, color, logo: logo ?? null };
  });
}
