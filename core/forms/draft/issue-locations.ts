// Maps issues to fields of a draft: the wire's `questions.3.text` becomes the question's id, which stays valid when
// items are moved, and a section of the editor.
import type { FieldError } from '#core/errors.ts';
import { itemName } from './draft-items.ts';
import { sentOptions } from './draft-wire.ts';
import type { DraftItem, FormDraft } from './form-draft.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** The editor's sections in order. */
export const formSections = [
  'form-name',
  'questions',
  'permissions',
  'notifications',
  'alerts',
  'contextAlerts',
] as const;
export type FormSection = (typeof formSections)[number];

/** As the editor's checklist names them (spec 3, section 2). */
export const sectionNames: Readonly<Record<FormSection, string>> = {
  'form-name': t(m.formName),
  questions: t(m.questions),
  permissions: t(m.permissions),
  notifications: t(m.notifications),
  alerts: t(m.alerts),
  contextAlerts: t(m.contextAlerts),
};

export type DraftIssue = {
  section: FormSection;
  /** The id of the item, alert or notification; null: the form itself. */
  itemId: string | null;
  /** `text`, `type`, `condition`, `options.<option id>`, `formula`, `name`, `users` … */
  field: string;
  /** `fieldPath(itemId, field)`: independent of the item's position. */
  path: string;
  /** What has the issue, for a summary: a question's title or an alert's name. */
  where: string;
  message: string;
};

/** The name of a field, unique in a form: an input's id, and the key of its issues. */
export function fieldPath(itemId: string | null, field: string): string {
  return itemId === null ? field : `${itemId}.${field}`;
}

/** Maps issues of the wire format to issues of the draft, one per field, in the editor's order. */
export function placedIssues(draft: FormDraft, errors: readonly FieldError[]): DraftIssue[] {
  if (errors.length === 0) return [];
  const isOf = (kind: DraftItem['kind']) => (item: DraftItem) => item.kind === kind;
  const lists: Lists = {
    contextQuestions: draft.setup.filter(isOf('question')),
    questions: draft.rows.filter(isOf('question')),
    elements: [...draft.setup, ...draft.rows].filter(isOf('element')),
    alerts: draft.alerts,
    contextAlerts: draft.launchAlerts,
  };
  const issues = new Map<string, DraftIssue>();
  for (const { path, message } of errors) {
    const issue = { ...placeOf(draft, lists, path.split('.')), message };
    if (!issues.has(issue.path)) issues.set(issue.path, issue);
  }
  const places = new Map(
    [...draft.setup, ...draft.rows, ...draft.alerts, ...draft.launchAlerts].flatMap((thing, index) =>
      [thing, ...('questions' in thing ? (thing.questions ?? []) : [])].map(({ id }) => [id, index] as const),
    ),
  );
  const rank = ({ section, itemId }: DraftIssue) =>
    formSections.indexOf(section) * 10_000 + 1 + (places.get(itemId ?? '') ?? -1);
  return [...issues.values()].toSorted((left, right) => rank(left) - rank(right));
}

type IssueLocation = Omit<DraftIssue, 'message'>;
type DraftEntry = DraftItem | FormDraft['alerts'][number] | FormDraft['launchAlerts'][number];
type Lists = Record<keyof typeof listPlaces, readonly DraftEntry[]>;

const listPlaces = {
  contextQuestions: { section: 'questions', field: 'setup', where: t(m.questionsOnSetup) },
  questions: { section: 'questions', field: 'rows', where: t(m.questions) },
  elements: { section: 'questions', field: 'rows', where: t(m.questions) },
  alerts: { section: 'alerts', field: 'alerts', where: t(m.alerts) },
  contextAlerts: { section: 'contextAlerts', field: 'launchAlerts', where: t(m.launchAlerts) },
} as const satisfies Record<string, { section: FormSection; field: string; where: string }>;

const formPlaces: Readonly<Record<string, Pick<IssueLocation, 'section' | 'field' | 'where'>>> = {
  name: { section: 'form-name', field: 'name', where: t(m.formNameField) },
  description: { section: 'form-name', field: 'description', where: t(common.description) },
  multi: { section: 'form-name', field: 'multi', where: t(m.form) },
  catalogTypes: { section: 'questions', field: 'catalogTypes', where: t(m.catalogTypes) },
  catalogTypeIds: { section: 'questions', field: 'catalogTypes', where: t(m.catalogTypes) },
  groups: { section: 'permissions', field: 'groups', where: t(m.groups) },
  groupIds: { section: 'permissions', field: 'groups', where: t(m.groups) },
  betaTestUsers: { section: 'permissions', field: 'testers', where: t(m.testers) },
  reviewers: { section: 'permissions', field: 'reviewers', where: t(m.reviewers) },
};

function placeOf(draft: FormDraft, lists: Lists, [first = '', index = '', ...rest]: string[]): IssueLocation {
  if (isList(first)) {
    const thing = lists[first][Number(index)];
    if (index === '' || thing === undefined) return ofForm(listPlaces[first]);
    const { section } = listPlaces[first];
    const where = nameOf(thing, first, Number(index));
    const [, place = '', ...path] = rest;
    const inner =
      rest[0] === 'questions' && 'questions' in thing ? thing.questions?.[Number(place)] : undefined;
    if (place !== '' && inner !== undefined) {
      const field = fieldOf(inner, path);
      const itself = nameOf(inner, first, Number(place));
      return {
        section,
        itemId: inner.id,
        field,
        path: fieldPath(inner.id, field),
        where: `${where}: ${itself}`,
      };
    }
    const field = fieldOf(thing, rest);
    return { section, itemId: thing.id, field, path: fieldPath(thing.id, field), where };
  }
  const notification = draft.notifications.find(({ type }) => type === first);
  if (notification !== undefined) {
    const { id } = notification;
    return {
      section: 'notifications',
      itemId: id,
      field: 'users',
      path: fieldPath(id, 'users'),
      where: t(m.notifications),
    };
  }
  return ofForm(formPlaces[first] ?? { section: 'form-name', field: 'form', where: t(m.form) });
}

function isList(name: string): name is keyof typeof listPlaces {
  return Object.hasOwn(listPlaces, name);
}

function ofForm(place: Pick<IssueLocation, 'section' | 'field' | 'where'>): IssueLocation {
  return { ...place, itemId: null, path: fieldPath(null, place.field) };
}

/**
 * An option's field by its id, a rule's by its position, a field of an element's data by its own name, any other by its first path segment; an
 * issue of a whole item belongs to its part.
 */
function fieldOf(thing: DraftEntry, [first = 'part', second = '', third = '']: string[]): string {
  if (first === 'data' && second !== '') return second;
  if (first === 'rules') return [first, second, third].filter(Boolean).join('.');
  if (first !== 'questionOptions') return first;
  const option = 'options' in thing ? sentOptions(thing.options)[Number(second)] : undefined;
  return second === '' || option === undefined ? 'options' : `options.${option.id}`;
}

/** The name of a list's entry in a summary: its title, otherwise its number. */
function nameOf(thing: DraftEntry, list: keyof typeof listPlaces, index: number): string {
  if (!('kind' in thing)) return thing.name.trim() || t(m.alertNumber, { list, number: index + 1 });
  if (thing.kind === 'element') return itemName(thing);
  return thing.text.trim() || t(m.questionNumber, { list, number: index + 1 });
}
