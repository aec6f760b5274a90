// Who may convert files, and who may change the company's recipes.
import { type Actor, isManager, no, type Verdict, when } from '#core/actor.ts';
import { isOn } from '#core/flags.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Everybody, if transforms are enabled for the company. */
export function mayTransform(actor: Pick<Actor, 'flags'>): Verdict {
  return when(isOn(actor, 'TRANSFORMATION_ENABLED'), t(m.transformsAreTurnedOffFor));
}

/** Managers and admins may create, change and delete recipes. */
export function mayChangeTransforms(actor: Pick<Actor, 'role' | 'flags'>): Verdict {
  if (!isManager(actor)) return no(t(m.onlyManagersAndAdminsMay));
  return mayTransform(actor);
}
