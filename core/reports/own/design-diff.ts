// The changes between two states of a design of one's own, for people: where two have edited it, what each has changed.
// Sections have no ids: those are the same that are equal, else those of a kind that share a title, else the next of a kind.
import { type DraftChange, fieldChanges, pairChanges } from '#core/changes/changes.ts';
import { matched } from '#core/changes/lists.ts';
import { designFields, filterFields, parameterFields, sectionFields, valueFields } from './design-fields.ts';
import type { DesignForm } from './design-issues.ts';
import type { Design, Section } from './schema.ts';
import { sectionNames, sectionTitle } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** All changes from one design to another, of one form, in the order of the builder. */
export function designDiff(before: Design, after: Design, form: DesignForm): DraftChange[] {
  return [
    ...fieldChanges('', null, designFields(before, form), designFields(after, form)),
    ...pairChanges({
      pairing: matched(before.sections, after.sections, sameSection),
      path: 'sections',
      nameOf: (section) => sectionName(section),
      fieldsOf: (section) => sectionFields(section, form),
    }),
    ...pairChanges({
      pairing: matched(before.parameters, after.parameters, [
        (a, b) => a.name === b.name,
        (a, b) => a.label === b.label,
      ]),
      path: 'parameters',
      nameOf: ({ label, name }) => t(m.parameterNamed, { name: label || name }),
      fieldsOf: parameterFields,
    }),
    ...pairChanges({
      pairing: matched(before.filters, after.filters, [
        (a, b) => a.parameter === b.parameter && a.question === b.question,
        (a, b) => a.parameter === b.parameter,
      ]),
      path: 'filters',
      nameOf: ({ parameter }) => t(m.filterBy, { parameter: `{${parameter}}` }),
      fieldsOf: (filter) => filterFields(filter, form),
    }),
    ...pairChanges({
      pairing: matched(before.values, after.values, [(a, b) => a.name === b.name]),
      path: 'values',
      nameOf: ({ label, name }) => t(m.numberNamed, { name: label || name }),
      fieldsOf: (value) => valueFields(value, form),
    }),
  ];
}

const sameSection: readonly ((a: Section, b: Section) => boolean)[] = [
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
  (a, b) => a.kind === b.kind && sectionTitle(a) !== '' && sectionTitle(a) === sectionTitle(b),
  (a, b) => a.kind === b.kind && sourceOf(a) !== '' && sourceOf(a) === sourceOf(b),
  (a, b) => a.kind === b.kind && a.kind !== 'pageBreak',
];

/** What a section draws, where it draws one thing. */
function sourceOf(section: Section): string {
  if (section.kind === 'widget') return JSON.stringify(section.source);
  return section.kind === 'photos' ? (section.question ?? '') : '';
}

/** `Table "All damage"`. */
function sectionName(section: Section): string {
  const title = sectionTitle(section);
  return title === '' ? sectionNames[section.kind] : `${sectionNames[section.kind]} "${title}"`;
}
