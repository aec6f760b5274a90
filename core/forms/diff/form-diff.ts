// The changes between two states of a form, for people and programs: in the editor before a save, in `formdeck forms
// diff`, and when someone else saved first. Only what a save writes is compared: different numbers that give the same
// order are not a change.
import { type Person, personName } from '#core/primitives.ts';
import { questionsInside } from '#core/questions/entries/outside.ts';
import { type DraftChange, fieldChanges, oneSided, pairChanges } from '#core/changes/changes.ts';
import type { Fields } from '#core/changes/fields.ts';
import { matched, movedOf } from '#core/changes/lists.ts';
import { explainLogic, explainValue } from '#core/logic/explain.ts';
import {
  alertFields,
  elementFields,
  launchAlertFields,
  nameOfItem,
  optionFields,
  questionFields,
} from './format-diff.ts';
import { draftOfInput } from '#core/forms/draft/draft-wire.ts';
import type { DraftItem, DraftOption, DraftPart, FormDraft } from '#core/forms/draft/form-draft.ts';
import { draftParts, type NotificationType, notificationTypes } from '#core/forms/draft/form-draft.ts';
import type { Form, FormInput } from '#core/forms/schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { values } from '#core/messages/value-texts.ts';

/** All changes from one form to another, in the order of the form's sections. */
export function formDiff(before: Form | FormInput, after: Form | FormInput): DraftChange[] {
  const [old, now] = [sideOf(before), sideOf(after)];
  return [
    ...fieldChanges('', null, formFields(old.draft), formFields(now.draft)),
    ...draftParts.flatMap((part) => itemChanges(old, now, part)),
    ...permissionChanges(old.draft, now.draft),
    ...listChanges({
      list: 'alerts',
      noun: t(m.alert),
      before: old.draft.alerts,
      after: now.draft.alerts,
      fieldsOf: (alert, isAfter) => alertFields(alert, isAfter ? now.explain : old.explain),
    }),
    ...listChanges({
      list: 'contextAlerts',
      noun: t(m.launchAlert),
      before: old.draft.launchAlerts,
      after: now.draft.launchAlerts,
      fieldsOf: (alert, isAfter) => launchAlertFields(alert, isAfter ? now.explain : old.explain),
    }),
  ];
}

/** Whether two forms are equal in everything that a save would write. */
export function sameForm(a: Form | FormInput, b: Form | FormInput): boolean {
  return formDiff(a, b).length === 0;
}

/** One of the two forms. */
type Side = {
  draft: FormDraft;
  /** An item's path on the wire: `questions.2`. */
  pathOf: ReadonlyMap<string, string>;
  explain: (expression: Logic) => string;
  explainValue: (expression: Logic) => string;
  titleOf: (questionId: string) => string;
};

function sideOf(form: Form | FormInput): Side {
  const lists = ['contextQuestions', 'questions', 'elements'] as const;
  const all = [...form.contextQuestions, ...form.questions];
  const questions = [...all, ...questionsInside(all)];
  return {
    titleOf: (id) => questions.find((each) => each.id === id)?.text ?? id,
    // The ids made here are never compared.
    draft: draftOfInput(form, () => ''),
    pathOf: new Map(lists.flatMap((list) => form[list].map(({ id }, index) => [id, `${list}.${index}`]))),
    explain: (expression) => explainLogic(expression, questions),
    explainValue: (expression) => explainValue(expression, questions),
  };
}

function formFields({ name, description, multi, catalogTypes }: FormDraft): Fields {
  const types = [...new Set(catalogTypes.map((type) => type.id))].toSorted();
  return {
    name: { word: t(m.formName), value: name },
    description: { word: t(common.description), value: description || null },
    multi: { word: t(m.severalRowsAtOnce), value: multi },
    catalogTypeIds: {
      word: t(m.catalogTypes),
      value: types,
      text: catalogTypes.map((type) => type.name || type.id).join(', '),
    },
  };
}

/**
 * Changes of a part's questions and elements, which share one order. An item that came from the other part counts as
 * changed.
 */
function itemChanges(old: Side, now: Side, part: DraftPart): DraftChange[] {
  const everywhere = (side: Side) =>
    new Map(draftParts.flatMap((each) => side.draft[each].map(withPart(each))));
  const [oldItems, newItems] = [everywhere(old), everywhere(now)];
  const stayed = (item: DraftItem) =>
    newItems.get(item.id)?.part === part && oldItems.get(item.id)?.part === part;
  const moved = movedOf(
    old.draft[part].filter(stayed).map(({ id }) => id),
    now.draft[part].filter(stayed).map(({ id }) => id),
  );
  const changes = now.draft[part].flatMap((item): DraftChange[] => {
    const path = now.pathOf.get(item.id) ?? part;
    const what = nameOfItem(item);
    const before = oldItems.get(item.id);
    const [asIs, asWas] = [
      fieldsOfItem(item, part, now),
      before && fieldsOfItem(before.item, before.part, old),
    ];
    if (before === undefined || asWas === undefined || before.item.kind !== item.kind) {
      return [{ kind: 'added', path, what, ...oneSided('after', { ...asIs, ...optionFields(item) }) }];
    }
    const place = moved.get(item.id);
    return [
      ...fieldChanges(path, what, asWas, asIs),
      ...optionChanges(path, before.item, item, { old, now }),
      ...(place ? [{ kind: 'moved' as const, path, what, ...place }] : []),
    ];
  });
  const removed = old.draft[part].flatMap((item): DraftChange[] => {
    if (newItems.get(item.id)?.item.kind === item.kind) return [];
    const path = old.pathOf.get(item.id) ?? part;
    const fields = { ...fieldsOfItem(item, part, old), ...optionFields(item) };
    return [{ kind: 'removed', path, what: nameOfItem(item), ...oneSided('before', fields) }];
  });
  return [...changes, ...removed];
}

function withPart(part: DraftPart) {
  return (item: DraftItem): [string, { item: DraftItem; part: DraftPart }] => [item.id, { item, part }];
}

function fieldsOfItem(item: DraftItem, part: DraftPart, side: Side): Fields {
  const condition = conditionWords(item.condition, side.explain);
  return item.kind === 'question'
    ? questionFields(item, part, condition, side)
    : elementFields(item, part, condition, side.explainValue);
}

/** A condition as parsed value and as a sentence; text that is not JSON is compared as text. */
function conditionWords(
  condition: string | null,
  explain: Side['explain'],
): { value: unknown; text: string } {
  const logic = condition === null ? null : parseCondition(condition);
  if (logic === null) return { value: null, text: '' };
  return logic === undefined
    ? { value: { text: condition }, text: condition ?? '' }
    : { value: logic, text: explain(logic) };
}

function optionChanges(
  path: string,
  before: DraftItem,
  after: DraftItem,
  { old, now }: { old: Side; now: Side },
): DraftChange[] {
  if (before.kind !== 'question' || after.kind !== 'question') return [];
  const pairing = matched(before.options, after.options, isSameOption);
  return pairChanges({
    pairing,
    path: `${path}.questionOptions`,
    nameOf: ({ value }) => t(m.optionOf, { value, question: after.text }),
    fieldsOf: ({ value, name, retired = null, condition = null }, isAfter) => ({
      value: { word: t(m.valueWord), value },
      name: { word: t(m.shownAs), value: name === value ? null : name || null },
      retired: {
        word: t(m.offeredWord),
        value: retired,
        text: retired === null ? '' : t(m.retiredAs, { retired }),
      },
      condition: {
        word: t(m.offeredIf),
        value: condition,
        text: condition === null ? '' : (isAfter ? now : old).explain(condition),
      },
    }),
  });
}

/** The same value, otherwise the same id: a renamed option. */
const isSameOption = [
  (a: DraftOption, b: DraftOption) => a.value === b.value,
  (a: DraftOption, b: DraftOption) => a.id === b.id && a.id !== '',
];

function permissionChanges(before: FormDraft, after: FormDraft): DraftChange[] {
  return fieldChanges('', null, permissionFields(before), permissionFields(after));
}

function permissionFields({ groups, testers, reviewers, notifications }: FormDraft): Fields {
  const usersNotified = (type: NotificationType) =>
    notifications.flatMap((notification) => (notification.type === type ? notification.users : []));
  const people = (word: string, users: readonly Person[]) => ({
    word,
    value: [...new Set(users.map(({ id }) => id))],
    text: users.map((user) => personName(user) || user.id).join(', '),
  });
  return {
    groupIds: {
      word: t(common.groups),
      value: [...new Set((groups ?? []).map(({ id }) => id))].toSorted(),
      text: (groups ?? []).map(({ id, name }) => name || id).join(', ') || t(values.everybody),
    },
    betaTestUsers: people(t(m.testers), testers ?? []),
    reviewers: people(t(m.reviewers), reviewers ?? []),
    ...Object.fromEntries(
      notificationTypes.map((type) => [type, people(notificationWords[type], usersNotified(type))]),
    ),
  };
}

const notificationWords: Readonly<Record<NotificationType, string>> = {
  sheetCompleteContacts: t(m.notifiedOfCompletedSheets),
  rowCompleteContacts: t(m.notifiedOfNewRows),
  rowApprovedContacts: t(m.notifiedOfApprovedRows),
  rowRejectedContacts: t(m.notifiedOfRejectedRows),
};

type NamedEntity = { readonly id: string; readonly name: string };

function listChanges<T extends NamedEntity>(lists: {
  list: string;
  noun: string;
  before: readonly T[];
  after: readonly T[];
  fieldsOf: (item: T, isAfter: boolean) => Fields;
}): DraftChange[] {
  const { list, noun, before, after, fieldsOf } = lists;
  return pairChanges({
    pairing: matched(before, after, [(a, b) => a.id === b.id]),
    path: list,
    nameOf: ({ name }) => `${noun} "${name}"`,
    fieldsOf,
  });
}
