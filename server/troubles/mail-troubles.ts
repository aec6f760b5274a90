// E-mail that is given up is a trouble of its address, of which the administrators hear, until something reaches that address again.
import { mostMailTroubles } from '#core/troubles/schema.ts';
import type { EveryMail } from '#server/mail/events.ts';
import type { Services } from '#server/services.ts';
import { countOpen } from './store.ts';
import { beginTrouble, endTrouble } from './troubles.ts';

/** Notes what becomes of each e-mail. */
export function mailTroubles(services: Services): EveryMail {
  const { counts, settings } = services;
  const link = { origin: settings.publicOrigin ?? '', path: '/admin/mail' };
  return async (tx, { companyId, recipient }, event) => {
    if (event.kind === 'delayed') return;
    tx.afterCommit(() => void (counts.mails[event.kind] += 1));
    const subject = {
      companyId,
      kind: 'mail',
      subject: recipient.toLowerCase(),
      subjectId: null,
      link,
    } as const;
    if (event.kind === 'sent') {
      await endTrouble(tx, subject, services);
      return;
    }
    // Many addresses at once are in the mail log. News that bounce go round no circle: an address is in trouble once, and gets
    // none about itself.
    if ((await countOpen(tx, companyId, 'mail')) >= mostMailTroubles) return;
    await beginTrouble(tx, { ...subject, name: recipient, problem: () => event.problem, to: [] }, services);
  };
}
