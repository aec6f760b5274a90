// Who has alert insights (spec 1, section 6).
import { type Actor, type Verdict, when } from '#core/actor.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Every role except USER. */
export function maySeeInsights({ role }: Pick<Actor, 'role'>): Verdict {
  return when(role !== 'USER', t(m.yourRoleHasNoAlert));
}
