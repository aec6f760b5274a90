// Expressions of a design that are half built: they are in no draft, and stay until somebody goes on with them, wherever their
// section is moved and while its card is closed.
import type { Logic } from '#core/logic/schema.ts';
import type { DesignDraft } from '#core/reports/own/design-draft.ts';

/** `partial`: what was chosen so far, null if nothing was; `over`: the value of the field at that time, as text. */
export type HalfBuilt = { partial: Logic; over: string };

/** By the field: `filter` of the design, or a section's key with one of its own. */
export type HalfBuiltByField = ReadonlyMap<string, HalfBuilt>;

/** The field of a section by which a half-built expression is stored. */
export function sectionField(key: string, field: 'filter' | 'map'): string {
  return `${key}.${field}`;
}

/** What is half built in a field; null where there is nothing, or where its value has changed since. */
export function halfBuiltIn(all: HalfBuiltByField, draft: DesignDraft, field: string): HalfBuilt | null {
  const found = all.get(field);
  const at = found === undefined ? null : placeOf(draft, field);
  if (found === undefined || at === null) return null;
  // The field of a widget is blank while its expression is half built.
  return at.value === null || JSON.stringify(at.value) === found.over ? found : null;
}

/** The paths of all that is half built. */
export function halfBuiltPaths(all: HalfBuiltByField, draft: DesignDraft): string[] {
  return [...all.keys()].flatMap((field) => {
    const at = halfBuiltIn(all, draft, field) && placeOf(draft, field);
    return at === null ? [] : [at.path];
  });
}

/** The value of a field by now, as it is stored with what is half built over it; null: there is no such field. */
export function placeOf(draft: DesignDraft, field: string): { path: string; value: Logic } | null {
  if (field === 'filter') return { path: 'filter', value: draft.filter };
  const [key, name] = field.split('.');
  const place = draft.sections.findIndex((section) => section.key === key);
  const section = draft.sections[place];
  const path = `sections.${place}`;
  if (section?.kind === 'table' || section?.kind === 'photos')
    return { path: `${path}.filter`, value: section.filter };
  if (section?.kind !== 'widget' || section.source.from !== 'own') return null;
  const { definition } = section.source;
  return {
    path: `${path}.source.definition.${name}`,
    value: name === 'map' ? definition.map : definition.filter,
  };
}
