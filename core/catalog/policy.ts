// Who may change the catalog. Who reads what of it is in needed-items.ts.
import { type Actor, isManager, no, type Verdict, when } from '#core/actor.ts';
import { isOn } from '#core/flags.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Managers and admins, if the catalog is enabled for the company. */
export function mayChangeCatalog(actor: Pick<Actor, 'role' | 'flags'>): Verdict {
  if (!isManager(actor)) return no(t(m.onlyManagersAndAdminsMay));
  return when(isOn(actor, 'CATALOG_ENABLED'), t(m.catalogIsTurnedOffFor));
}

/** Managers and admins read all of the catalog: they look after it, and design the forms that need it. */
export function readsWholeCatalog(actor: Pick<Actor, 'role'>): boolean {
  return isManager(actor);
}
