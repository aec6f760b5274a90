// The state of filling in on this screen: preserved while other screens are on top, and saved to the disk at every
// change until it is sent.
import { useScreenState } from '#cli/terminal/navigation.ts';
import { useApp } from '#cli/app/use-app.ts';
import { type DraftPlace, useFillDrafts } from './fill-drafts.ts';
import { type Filling, hasWork } from './filling.ts';
import { savedFillingOf } from './resume.ts';

/** Null until something is started. `get` returns the value set since the last render. */
export function useFilling(
  formId: string,
): readonly [Filling | null, (next: Filling) => void, () => Filling | null] {
  const { core, user } = useApp();
  const drafts = useFillDrafts();
  const place = useDraftPlace(formId);
  const [filling, remember, get] = useScreenState<Filling | null>('filling', null);
  const set = (next: Filling) => {
    const before = get();
    remember(next);
    // A different id: the previous draft was sent.
    const isGone = before !== null && isToKeep(before) && (before.id !== next.id || !isToKeep(next));
    if (isGone) drafts.drop(place, before.id);
    if (!isToKeep(next)) return;
    const owner = { region: core.session.region.peek()?.id ?? '', userId: user.id };
    drafts.keep(place, savedFillingOf(next, owner, core.ports.now()), next.images);
  };
  return [filling, set, get];
}

/** The folder of a form's drafts. */
export function useDraftPlace(formId: string): DraftPlace {
  const { core, user } = useApp();
  return { server: core.session.region.peek()?.server ?? '', userId: user.id, formId };
}

function isToKeep(filling: Filling): boolean {
  return hasWork(filling) || filling.mayHaveArrived;
}
