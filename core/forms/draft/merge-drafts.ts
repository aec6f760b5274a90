// Merges two drafts of one form that began from the same state, where they changed different things.
import { mergedList, type Merged, mergedValue, sameValue } from '#core/changes/merge.ts';
import type { DraftItem, DraftPart, FormDraft } from './form-draft.ts';

/**
 * What both changed, on top of their version; null where they changed the same question, element, alert or setting in
 * different ways. Ids that a draft gives itself (of options and notifications) do not count as changes. The result may
 * have issues, such as a condition on a question that the other one has deleted.
 */
export function mergeDrafts(base: FormDraft, mine: FormDraft, theirs: FormDraft): FormDraft | null {
  const whole = <Key extends keyof FormDraft>(key: Key): Merged<FormDraft[Key]> =>
    mergedValue(base[key], mine[key], theirs[key]);
  const items = mergedList(placedItems(base), placedItems(mine), placedItems(theirs), samePlaced);
  const alerts = mergedList(base.alerts, mine.alerts, theirs.alerts);
  const launchAlerts = mergedList(base.launchAlerts, mine.launchAlerts, theirs.launchAlerts);
  const notifications = mergedValue(
    base.notifications,
    mine.notifications,
    theirs.notifications,
    sameExceptIds,
  );
  const name = whole('name');
  const description = whole('description');
  const groups = whole('groups');
  const testers = whole('testers');
  const reviewers = whole('reviewers');
  const multi = whole('multi');
  const catalogTypes = whole('catalogTypes');
  if (
    items === null ||
    alerts === null ||
    launchAlerts === null ||
    notifications === null ||
    name === null ||
    description === null ||
    groups === null ||
    testers === null ||
    reviewers === null ||
    multi === null ||
    catalogTypes === null
  )
    return null;
  const itemsOf = (part: DraftPart) =>
    items.value.flatMap((placed) => (placed.part === part ? [placed.item] : []));
  return {
    ...theirs,
    name: name.value,
    description: description.value,
    setup: itemsOf('setup'),
    rows: itemsOf('rows'),
    groups: groups.value,
    testers: testers.value,
    reviewers: reviewers.value,
    notifications: notifications.value,
    alerts: alerts.value,
    launchAlerts: launchAlerts.value,
    multi: multi.value,
    catalogTypes: catalogTypes.value,
  };
}

/** An item with the part in which it stands: to move it to the other one is a change of it. */
type PlacedItem = { id: string; part: DraftPart; item: DraftItem };

function placedItems({ setup, rows }: FormDraft): PlacedItem[] {
  const placed = (part: DraftPart) => (item: DraftItem) => ({ id: item.id, part, item });
  return [...setup.map(placed('setup')), ...rows.map(placed('rows'))];
}

function sameExceptIds(left: readonly Identified[], right: readonly Identified[]): boolean {
  return sameValue(left.map(withoutId), right.map(withoutId));
}

function samePlaced(left: PlacedItem, right: PlacedItem): boolean {
  return left.part === right.part && sameValue(withoutOptionIds(left.item), withoutOptionIds(right.item));
}

function withoutOptionIds(item: DraftItem): unknown {
  if (item.kind !== 'question') return item;
  const { questions, ...question } = item;
  return {
    ...question,
    options: item.options.map(withoutId),
    ...(questions !== undefined && { questions: questions.map(withoutOptionIds) }),
  };
}

type Identified = { readonly id: string };

function withoutId<T extends Identified>({ id: _, ...rest }: T): Omit<T, 'id'> {
  return rest;
}
