// The admins of every company hear that the backups of the server fail, and that they work again. Why is the operator's to know: other
// companies have their records on it, too.
import { t } from '#core/messages/text.ts';
import type { Services } from '#server/services.ts';
import { beginTrouble, endTrouble } from '#server/troubles/troubles.ts';
import { companyIds } from '#server/users/company-list.ts';
import { m } from './texts.ts';

type TroubleServices = Pick<Services, 'database' | 'mail' | 'newId' | 'now' | 'settings'>;

const subject = { kind: 'backup', subject: 'backup', subjectId: null, link: null } as const;

export async function beginTroubles(services: TroubleServices): Promise<void> {
  const trouble = { ...subject, name: '', problem: () => t(m.operatorFindsWhy), to: [] };
  for (const companyId of await companyIds(services.database)) {
    await services.database.transaction(companyId, (tx) =>
      beginTrouble(tx, { ...trouble, companyId }, services),
    );
  }
}

/** Returns whether somebody had been told. */
export async function endTroubles(services: TroubleServices): Promise<boolean> {
  const endings: boolean[] = [];
  for (const companyId of await companyIds(services.database)) {
    const hasEnded = await services.database.transaction(companyId, (tx) =>
      endTrouble(tx, { ...subject, companyId }, services),
    );
    endings.push(hasEnded);
  }
  return endings.includes(true);
}
