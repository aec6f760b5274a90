// Who may save, change and delete views. Anyone who can see a form may have their own views of it.
import { type Actor, isManager, type Verdict, when, yes } from '#core/actor.ts';
import type { SavedView, ViewScope } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** May the actor save a view of this kind? */
export function maySaveView(actor: Pick<Actor, 'role'>, scope: ViewScope): Verdict {
  if (scope === 'MINE') return yes;
  return when(isManager(actor), t(m.onlyManagersAndAdminsMay));
}

/** May the actor change or delete this view? Other users' views are never visible in the first place. */
export function mayChangeView(
  actor: Pick<Actor, 'role' | 'userId'>,
  view: Pick<SavedView, 'scope' | 'owner'>,
): Verdict {
  if (view.scope === 'MINE') return when(view.owner.id === actor.userId, t(m.thisViewBelongsToSomebody));
  return when(isManager(actor), t(m.onlyManagersAndAdminsMayChange));
}
