// Edits of a single question or element, with their consequences (spec 3, section 4, "Editor behaviour").
import { blankQuestion, changeItem } from './draft-items.ts';
import { changeOptions } from './draft-matrix.ts';
import { type DraftElement, type DraftOption, type DraftQuestion, type FormDraft } from './form-draft.ts';
import {
  mayKeepPhotoPlace,
  withColonReading,
  withEntryName,
  withoutCatalogMeta,
  withPlaceOfPhotos,
} from '#core/forms/question-meta.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { RetiredState } from '#core/questions/schema.ts';
import { fittingFill } from '#core/questions/fills/fills.ts';
import type { FilledBy } from '#core/questions/fills/schema.ts';
import { fittingRules } from '#core/questions/rules/rules.ts';
import type { QuestionRule } from '#core/questions/rules/schema.ts';
import {
  hasOptions,
  isCatalogType,
  isDefaultable,
  isDuration,
  isEntries,
  type QuestionType,
} from '#core/questions/types.ts';

/** Changes form fields without consequences: name, description, several sheets, catalog types. */
export function changeForm(
  draft: FormDraft,
  change: Partial<Pick<FormDraft, 'name' | 'description' | 'multi' | 'catalogTypes'>>,
): FormDraft {
  return { ...draft, ...change };
}

/** Changes question fields without consequences. */
export function changeQuestion(
  draft: FormDraft,
  id: string,
  change: Partial<Pick<DraftQuestion, 'text' | 'hidden' | 'pinned' | 'questionMeta'>>,
): FormDraft {
  return changed(draft, id, (question) => ({ ...question, ...change }));
}

/**
 * Changes the type: clears default answers and options; single- and multi-select questions get one empty option with the
 * given id, and repeated entries such a question. Check `cannotChangeType` first.
 */
export function setType(draft: FormDraft, id: string, type: QuestionType, optionId: string): FormDraft {
  return changed(draft, id, (question) => {
    if (question.type === type) return question;
    const options = hasOptions(type) ? [{ id: optionId, value: '', name: null }] : [];
    const withCatalog = isCatalogType(type)
      ? question.questionMeta
      : withoutCatalogMeta(question.questionMeta);
    const withColon = isDuration(type) ? withCatalog : withColonReading(withCatalog, 'hours');
    const withPlace = mayKeepPhotoPlace(type) ? withColon : withPlaceOfPhotos(withColon, false);
    const questionMeta = isEntries(type) ? withPlace : withEntryName(withPlace, '');
    const rules = fittingRules(question.rules, type);
    const filledBy = fittingFill(question.filledBy, type);
    const changedTo = { type, options, defaultAnswers: [], questionMeta };
    const { questions: _, ...next } = { ...withRules(question, rules), ...changedTo };
    // Its first question, as a choice has its first option.
    const questions = isEntries(type) ? { questions: [blankQuestion(optionId)] } : {};
    return withFill({ ...next, ...questions }, filledBy);
  });
}

/** Sets the rules of a question. */
export function setRules(draft: FormDraft, id: string, rules: readonly QuestionRule[]): FormDraft {
  return changed(draft, id, (question) => withRules(question, rules));
}

/** Without rules there is no list of them: a form of before stays as it is. */
function withRules({ rules: _, ...question }: DraftQuestion, rules: readonly QuestionRule[]): DraftQuestion {
  return rules.length === 0 ? question : { ...question, rules: [...rules] };
}

/** Sets what fills a question; undefined: nothing. What is filled has no default answers. */
export function setFilledBy(draft: FormDraft, id: string, filledBy: FilledBy | undefined): FormDraft {
  return changed(draft, id, (question) => withFill({ ...question, defaultAnswers: [] }, filledBy));
}

function withFill(
  { filledBy: _, ...question }: DraftQuestion,
  filledBy: FilledBy | undefined,
): DraftQuestion {
  return filledBy === undefined ? question : { ...question, filledBy };
}

/** Sets whether a question is required; this clears its default answers. */
export function setRequired(draft: FormDraft, id: string, required: boolean): FormDraft {
  return changed(draft, id, (question) =>
    question.required === required ? question : { ...question, required, defaultAnswers: [] },
  );
}

/** Sets default answers, if the question may have any. Blank ones are dropped. */
export function setDefaults(draft: FormDraft, id: string, values: readonly string[]): FormDraft {
  return changed(draft, id, (question) =>
    mayHaveDefaults(question)
      ? { ...question, defaultAnswers: values.filter((value) => value.trim() !== '') }
      : question,
  );
}

/** Whether default answers are offered (spec 3, section 5). */
export function mayHaveDefaults({
  type,
  required,
  filledBy,
}: Pick<DraftQuestion, 'type' | 'required' | 'filledBy'>): boolean {
  return !required && filledBy === undefined && isDefaultable(type);
}

/** Sets when an item is asked or shown: JSON-logic as JSON text; null or blank: always. */
export function setCondition(draft: FormDraft, id: string, condition: string | null): FormDraft {
  const next = condition === null || condition.trim() === '' ? null : condition;
  return changeItem(draft, id, (item) => (item.condition === next ? item : { ...item, condition: next }));
}

/** Changes an element's label, formula, aggregation or default value. */
export function changeElement(
  draft: FormDraft,
  id: string,
  change: Partial<DraftElement['data']>,
): FormDraft {
  return changeItem(draft, id, (item) =>
    item.kind === 'element' ? { ...item, data: { ...item.data, ...change } } : item,
  );
}

/** Makes a header a group, or no longer one. */
export function setGroup(draft: FormDraft, id: string, isGroup: boolean): FormDraft {
  return changeItem(draft, id, (item) => {
    if (item.kind !== 'element') return item;
    const { group: _, atLeastOne: _one, ...data } = item.data;
    return { ...item, data: isGroup ? { ...data, group: true } : data };
  });
}

/** Makes a group need an answer to one of its questions, or to none. */
export function setAtLeastOne(draft: FormDraft, id: string, isNeeded: boolean): FormDraft {
  return changeItem(draft, id, (item) => {
    if (item.kind !== 'element') return item;
    const { atLeastOne: _, ...data } = item.data;
    return { ...item, data: isNeeded ? { ...data, atLeastOne: true } : data };
  });
}

/** Adds an option, at the end or before the one at `at`. */
export function addOption(
  draft: FormDraft,
  id: string,
  optionId: string,
  { value = '', at }: { value?: string; at?: number } = {},
): FormDraft {
  return changeOptions(draft, id, (question) => ({
    ...question,
    options: question.options.toSpliced(at ?? question.options.length, 0, {
      id: optionId,
      value,
      name: null,
    }),
  }));
}

/** Removes an option and the default answer that refers to it. The last option stays (spec 3, section 5). */
export function removeOption(draft: FormDraft, id: string, optionId: string): FormDraft {
  return changeOptions(draft, id, (question) => {
    const option = question.options.find((each) => each.id === optionId);
    if (option === undefined || question.options.length === 1) return question;
    return {
      ...question,
      options: question.options.filter((each) => each !== option),
      defaultAnswers: question.defaultAnswers.filter((value) => value !== option.value),
    };
  });
}

/** Changes an option. A default answer follows its option, and so does a name that equals the value. */
export function changeOption(
  draft: FormDraft,
  id: string,
  optionId: string,
  change: Partial<Pick<DraftOption, 'value' | 'name'>>,
): FormDraft {
  return changeOptions(draft, id, (question) => {
    const option = question.options.find((each) => each.id === optionId);
    if (option === undefined) return question;
    const { value = option.value, name = option.name === option.value ? value : option.name } = change;
    const next = { ...option, ...change, value, name };
    const isShared = question.options.some((each) => each !== option && each.value === option.value);
    return {
      ...question,
      options: question.options.map((each) => (each === option ? next : each)),
      defaultAnswers: isShared
        ? question.defaultAnswers
        : question.defaultAnswers.map((answer) => (answer === option.value ? value : answer)),
    };
  });
}

/** Sets when an option is offered, of each option that is named; null: always. */
export function setOptionConditions(
  draft: FormDraft,
  id: string,
  conditions: ReadonlyMap<string, Logic | null>,
): FormDraft {
  return changeOptions(draft, id, (question) => ({
    ...question,
    options: question.options.map((option) => {
      const condition = conditions.get(option.id);
      if (condition === undefined) return option;
      const { condition: _, ...rest } = option;
      return condition === null ? rest : { ...rest, condition };
    }),
  }));
}

/** Sets whether an option is still offered; null: it is. A default answer that is not is dropped. */
export function setRetired(
  draft: FormDraft,
  id: string,
  optionId: string,
  retired: RetiredState | null,
): FormDraft {
  return changeOptions(draft, id, (question) => {
    const option = question.options.find((each) => each.id === optionId);
    if (option === undefined) return question;
    const { retired: _, ...rest } = option;
    const next = retired === null ? rest : { ...rest, retired };
    return {
      ...question,
      options: question.options.map((each) => (each === option ? next : each)),
      defaultAnswers:
        retired === null
          ? question.defaultAnswers
          : question.defaultAnswers.filter((answer) => answer !== option.value),
    };
  });
}

/** Moves an option to the index `at`. */
export function moveOption(draft: FormDraft, id: string, optionId: string, at: number): FormDraft {
  return changeOptions(draft, id, (question) => {
    const index = question.options.findIndex((each) => each.id === optionId);
    const option = question.options[index];
    if (option === undefined || at < 0 || at >= question.options.length || at === index) return question;
    return { ...question, options: question.options.toSpliced(index, 1).toSpliced(at, 0, option) };
  });
}

/**
 * Replaces all options, for example with pasted lines; blank and repeated ones are dropped, known ones keep their ids.
 */
export function setOptions(
  draft: FormDraft,
  id: string,
  values: readonly string[],
  newId: () => string,
): FormDraft {
  const wanted = [...new Set(values.map((value) => value.trim()))].filter((value) => value !== '');
  if (wanted.length === 0) return draft;
  return changeOptions(draft, id, (question) => {
    const known = new Map(question.options.map((option) => [option.value, option]));
    return {
      ...question,
      options: wanted.map((value) => known.get(value) ?? { id: newId(), value, name: null }),
      defaultAnswers: question.defaultAnswers.filter((answer) => wanted.includes(answer)),
    };
  });
}

function changed(
  draft: FormDraft,
  id: string,
  change: (question: DraftQuestion) => DraftQuestion,
): FormDraft {
  return changeItem(draft, id, (item) => (item.kind === 'question' ? change(item) : item));
}
