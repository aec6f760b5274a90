// The changes between two states of something that people edit, such as a form or the design of a report, as they are
// shown to people.
import { changedFields, type Fields, textOf } from './fields.ts';
import type { Pairing } from './lists.ts';

export type DraftChange = {
  /** `moved`: only its position among its neighbours changed. */
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /**
   * The field's path as validation issues name it, for example `questions.2.text`: in the old state if it was removed,
   * otherwise in the new one.
   */
  path: string;
  /** What changed, for people: `Question "Weight"`, `Question "Weight": title`. */
  what: string;
  /** The old and new value, for people; an addition has no `before`, a removal no `after`. */
  before?: string;
  after?: string;
};

/** Changes of a list whose items were matched with those of another list. */
export function pairChanges<T>(list: {
  pairing: Pairing<T>;
  path: string;
  nameOf: (item: T) => string;
  fieldsOf: (item: T, isAfter: boolean) => Fields;
}): DraftChange[] {
  const { pairing, nameOf, fieldsOf } = list;
  const changes = pairing.after.flatMap(({ item, partner, moved }, index): DraftChange[] => {
    const path = `${list.path}.${index}`;
    const what = nameOf(item);
    if (partner === null) return [{ kind: 'added', path, what, ...oneSided('after', fieldsOf(item, true)) }];
    return [
      ...fieldChanges(path, what, fieldsOf(partner, false), fieldsOf(item, true)),
      ...(moved ? [{ kind: 'moved' as const, path, what, ...moved }] : []),
    ];
  });
  const removed = pairing.removed.map(({ item, index }): DraftChange => ({
    kind: 'removed',
    path: `${list.path}.${index}`,
    what: nameOf(item),
    ...oneSided('before', fieldsOf(item, false)),
  }));
  return [...changes, ...removed];
}

/** Describes an added or removed item, if there is anything to describe. */
export function oneSided(when: 'before' | 'after', fields: Fields): Pick<DraftChange, 'before' | 'after'> {
  const text = textOf(fields);
  return text === '' ? {} : { [when]: text };
}

/** One change per field that differs. `what` names the owner of the fields; null for the whole itself. */
export function fieldChanges(
  path: string,
  what: string | null,
  beforeFields: Fields,
  afterFields: Fields,
): DraftChange[] {
  return changedFields(beforeFields, afterFields).map(({ key, word, before, after }) => ({
    kind: 'changed',
    path: path === '' ? key : `${path}.${key}`,
    what: what === null ? word : `${what}: ${word}`,
    before,
    after,
  }));
}
