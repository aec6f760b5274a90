// Forbidden changes of a published form (spec 3, section 4): those that would invalidate its rows.
import type { FieldError } from '#core/errors.ts';
import type { Form, FormInput } from './schema.ts';
import type { Question, QuestionOption } from '#core/questions/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function publishedIssues(before: Form, after: FormInput): FieldError[] {
  const issues: FieldError[] = [];
  const add = (path: string, message: string) => void issues.push({ path, message });
  if (after.name !== before.name) add('name', publishedRules.name);
  const lists = ['contextQuestions', 'questions'] as const;
  const places = new Map(
    lists.flatMap((list) =>
      after[list].map((now, index) => [now.id, { list, path: `${list}.${index}`, now }] as const),
    ),
  );
  for (const list of lists) {
    for (const old of before[list]) {
      const place = places.get(old.id);
      if (place !== undefined && place.list !== list) add(place.path, publishedRules.part);
      changeIssues(old, place, list, add);
    }
  }
  return issues;
}

type QuestionPlace = { path: string; now: Question };

/** The same of a question and of those that its entries ask; `list` is the path of its list. */
function changeIssues(
  old: Question,
  place: QuestionPlace | undefined,
  list: string,
  add: (path: string, message: string) => void,
): void {
  if (place === undefined) return add(list, t(m.cannotBeDeletedFromPublished, { old: old.text }));
  const { path, now } = place;
  if (now.text !== old.text) add(`${path}.text`, publishedRules.text);
  if (now.type !== old.type) add(`${path}.type`, publishedRules.type);
  if (!sameOptions(old, now)) add(`${path}.questionOptions`, publishedRules.options);
  const own = `${path}.questions`;
  const places = new Map(
    (now.questions ?? []).map((each, index) => [each.id, { path: `${own}.${index}`, now: each }]),
  );
  for (const each of old.questions ?? []) changeIssues(each, places.get(each.id), own, add);
}

/** Why a part of a published form cannot be changed. */
export const publishedRules = {
  name: t(m.nameOfPublishedFormCannot),
  text: t(m.titleOfPublishedQuestionCannot),
  type: t(m.typeOfPublishedQuestionCannot),
  options: t(m.optionsOfPublishedQuestionCannot),
  part: t(m.publishedQuestionCannotBeMoved),
  remove: t(m.questionOfPublishedFormCannot),
} as const;

/** The same values with the same names, in any order. */
function sameOptions({ questionOptions: before }: Question, { questionOptions: after }: Question): boolean {
  if (before.length !== after.length) return false;
  const named = ({ value, name }: QuestionOption) => JSON.stringify([value, name ?? value]);
  const isSame = (option: QuestionOption, index: number) => {
    const now = after[index];
    return now?.value === option.value && (now.name ?? now.value) === (option.name ?? option.value);
  };
  return before.every(isSame) || String(before.map(named).toSorted()) === String(after.map(named).toSorted());
}
