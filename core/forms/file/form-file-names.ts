// Form files refer to people, groups, catalog types and forms by name, so that a file can move to another company.
import { foldName } from '#core/find-named.ts';
import type { FieldError } from '#core/errors.ts';
import { isObject, type Json } from './form-file.ts';
import { type MetaKey, typesInFile } from '#core/forms/question-meta.ts';
import { peopleParts } from '#core/forms/validate.ts';
import { isUuid } from '#core/primitives.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type NamedEntity = { readonly id: string; readonly name: string };

/** Everything that a file may name. */
export type Directory = {
  groups: readonly NamedEntity[];
  users: readonly { readonly id: string; readonly userName: string }[];
  catalogTypes: readonly NamedEntity[];
  forms: readonly NamedEntity[];
};

/** The parts of the directory that a file refers to. */
export function namedIn(file: unknown): Set<keyof Directory> {
  const parts = new Set<keyof Directory>();
  const noted = (part: keyof Directory): Lookup => {
    return (given) => {
      parts.add(part);
      return { ref: given };
    };
  };
  withRefs(file, {
    groups: noted('groups'),
    users: noted('users'),
    catalogTypes: noted('catalogTypes'),
    forms: noted('forms'),
  });
  return parts;
}

/** Replaces names by ids; an unknown name is an issue. */
export function withNamesFound(file: unknown, directory: Directory): { file: unknown; issues: FieldError[] } {
  const people = directory.users.map(({ id, userName }) => ({ id, name: userName }));
  return withRefs(file, {
    groups: lookup(directory.groups, 'name', (name) => t(m.thereIsNoUserGroup, { name })),
    users: lookup(people, 'userName', (name) => t(m.thereIsNoActiveUser, { name })),
    catalogTypes: lookup(directory.catalogTypes, 'name', (name) => t(m.thereIsNoCatalogType, { name })),
    forms: lookup(directory.forms, 'name', (name) => t(m.thereIsNoFormHere, { name })),
  });
}

/** What an entry of a list refers to, or what is wrong with it. */
type Lookup = (given: unknown) => { ref: unknown } | { issue: string };

function lookup(
  known: readonly NamedEntity[],
  field: 'name' | 'userName',
  missing: (name: string) => string,
): Lookup {
  const byId = new Map(known.map((one) => [one.id, one]));
  const byName = new Map(known.toReversed().map((one) => [one.name, one]));
  const byFolded = new Map(known.toReversed().map((one) => [foldName(one.name), one]));
  return (given) => {
    const name = typeof given === 'string' ? given : isObject(given) ? given[field] : undefined;
    const id = isObject(given) ? given['id'] : given;
    const found =
      (typeof name === 'string' ? (byName.get(name) ?? byFolded.get(foldName(name))) : undefined) ??
      (typeof id === 'string' ? byId.get(id) : undefined);
    if (found !== undefined) return { ref: { id: found.id, [field]: found.name } };
    const called = typeof name === 'string' ? name : id;
    // Anything that is neither a name nor an id is left to the schema.
    return typeof called === 'string' ? { issue: missing(called) } : { ref: given };
  };
}

const missingRef = Symbol('missing');
const typesKey: MetaKey = 'selectedTypes';

/** Replaces every reference by the result of its lookup. */
function withRefs(
  file: unknown,
  lookups: Readonly<Record<keyof Directory, Lookup>>,
): { file: unknown; issues: FieldError[] } {
  if (!isObject(file)) return { file, issues: [] };
  const issues: FieldError[] = [];
  const one = (given: unknown, find: Lookup, path: string): unknown => {
    const found = find(given);
    if ('ref' in found) return found.ref;
    issues.push({ path, message: found.issue });
    return missingRef;
  };
  // Unknown names are dropped, so that the rest can be checked too.
  const list = (given: unknown, find: Lookup, path: string): unknown =>
    Array.isArray(given)
      ? given.flatMap((item: unknown, index) => {
          const found = one(item, find, `${path}.${index}`);
          return found === missingRef ? [] : [found];
        })
      : given;
  const each = (given: unknown, change: (item: Json, index: number) => Json): unknown =>
    Array.isArray(given)
      ? given.map((item: unknown, index) => (isObject(item) ? change(item, index) : item))
      : given;

  const found: Record<string, unknown> = { ...file };
  const change = (field: string, value: unknown) => {
    if (value !== undefined) found[field] = value;
  };
  change('groups', list(file['groups'], lookups.groups, 'groups'));
  /** Ids stay as they are: a type may have been deleted since. */
  const typesOf = (value: string, path: string): string =>
    typesInFile(value)
      .map((given) => {
        const ref = isUuid(given) ? given : one(given, lookups.catalogTypes, path);
        return isObject(ref) ? ref['id'] : ref;
      })
      .filter((id) => typeof id === 'string')
      .join(',');
  for (const part of ['contextQuestions', 'questions']) {
    change(
      part,
      each(file[part], (question, index) => ({
        ...question,
        ...(Array.isArray(question['questionMeta']) && {
          questionMeta: each(question['questionMeta'], (pair, place) => {
            const { key, value } = pair;
            if (key !== typesKey || typeof value !== 'string') return pair;
            return { ...pair, value: typesOf(value, `${part}.${index}.questionMeta.${place}`) };
          }),
        }),
      })),
    );
  }
  change('catalogTypes', list(file['catalogTypes'], lookups.catalogTypes, 'catalogTypes'));
  for (const part of peopleParts) change(part, list(file[part], lookups.users, part));
  change(
    'alerts',
    each(file['alerts'], (alert, index) => {
      const contacts = list(alert['alertContacts'], lookups.users, `alerts.${index}.alertContacts`);
      return { ...alert, ...(contacts !== undefined && { alertContacts: contacts }) };
    }),
  );
  change(
    'contextAlerts',
    each(file['contextAlerts'], (alert, index) => {
      const formId = alert['formId'];
      if (typeof formId !== 'string' || isUuid(formId)) return alert;
      const form = one(formId, lookups.forms, `contextAlerts.${index}.formId`);
      return { ...alert, formId: isObject(form) ? form['id'] : formId };
    }),
  );
  return { file: found, issues };
}
