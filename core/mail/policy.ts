// Who may do what with the mail log.
import { type Actor, isAdmin, type Verdict, when } from '#core/actor.ts';
import { mailTexts } from './labels.ts';

/** Whether the actor may see e-mails sent. */
export function mayOpenMail(actor: Pick<Actor, 'role'>): Verdict {
  return when(isAdmin(actor), mailTexts.forAdmins);
}
