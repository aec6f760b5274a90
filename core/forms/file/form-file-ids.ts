// Fills in what a form file omits from the form that it changes: missing ids, options' ids, and how the dashboard shows
// a question. So a handwritten file can be applied repeatedly, and changes nothing the second time.
import { isElementItem, isObject, type Json } from './form-file.ts';
import type { Element, Form } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';

/**
 * Adds the ids of existing items to a file. Questions are found by title, elements by type and text, alerts by name, if
 * that is unique; ids in the file stay. Run it before `completeFormFile`.
 */
export function withKnownIds(file: unknown, form: Form): unknown {
  if (!isObject(file)) return file;
  const finders = findersOf(file, form);
  const lists = Object.entries(finders).flatMap(([list, find]) => {
    const items = file[list];
    return Array.isArray(items)
      ? [[list, items.map((item: unknown) => (isObject(item) ? find(item) : item))]]
      : [];
  });
  return { ...file, id: form.id, ...Object.fromEntries(lists) };
}

type Find = (item: Json) => Json;

function findersOf(file: Json, form: Form): Readonly<Record<string, Find>> {
  const given = new Set<unknown>(
    ['contextQuestions', 'questions', 'elements', 'alerts', 'contextAlerts'].flatMap((list) =>
      idsIn(file[list]),
    ),
  );
  const questions = finder([...form.contextQuestions, ...form.questions], given, ({ text }) => text, [
    'text',
  ]);
  const elements = finder(form.elements, given, elementKey, ['type', 'label']);
  const item: Find = (each) => (isElementItem(each) ? elements(each) : withFormIds(questions(each), form));
  const byName = ({ name }: { name: string }) => name;
  return {
    contextQuestions: item,
    questions: item,
    elements,
    alerts: finder(form.alerts, given, byName, ['name']),
    contextAlerts: finder(form.contextAlerts, given, byName, ['name']),
  };
}

function elementKey({ type, data }: Element): string {
  return JSON.stringify([type, data.label]);
}

/** Gives items without an id the id of the item with the same key, unless another item has it. */
function finder<T extends { id: string }>(
  known: readonly T[],
  given: ReadonlySet<unknown>,
  keyOf: (thing: T) => string,
  fields: readonly string[],
): Find {
  const byKey = Map.groupBy(known, keyOf);
  const used = new Set(given);
  return (item) => {
    if (item['id'] !== undefined) return item;
    const values = fields.map((field) => fieldOf(item, field));
    const key = values.length === 1 ? values[0] : JSON.stringify(values);
    const [found, ...others] = (typeof key === 'string' && byKey.get(key)) || [];
    if (found === undefined || others.length > 0 || used.has(found.id)) return item;
    used.add(found.id);
    return { id: found.id, ...item };
  };
}

/** An element's field may be in its `data`; a missing label is empty. */
function fieldOf(item: Json, field: string): unknown {
  const value = item[field] ?? (isObject(item['data']) ? item['data'][field] : undefined);
  return value ?? (field === 'label' ? '' : undefined);
}

const dashboardFields = ['hidden', 'pinned', 'widgetOrder'] as const;

/** Adds what the file omits of a question that the form has. */
function withFormIds(item: Json, form: Form): Json {
  const question = [...form.contextQuestions, ...form.questions].find(({ id }) => id === item['id']);
  return question === undefined ? item : withFieldsOf(item, question);
}

function withFieldsOf(item: Json, question: Question): Json {
  const unsaid = dashboardFields.filter((field) => item[field] === undefined);
  const { options, questionOptions = options, questions } = item;
  const ofEntries = finder(question.questions ?? [], new Set(idsIn(questions)), ({ text }) => text, ['text']);
  return {
    ...item,
    ...(Array.isArray(questions) && {
      questions: questions.map((each: unknown) => {
        if (!isObject(each)) return each;
        const found = ofEntries(each);
        const known = question.questions?.find(({ id }) => id === found['id']);
        return known === undefined ? found : withFieldsOf(found, known);
      }),
    }),
    ...Object.fromEntries(unsaid.map((field) => [field, question[field]])),
    ...(Array.isArray(questionOptions) && {
      questionOptions: questionOptions.map((option: unknown) => optionWithFormId(option, question)),
    }),
  };
}

function optionWithFormId(option: unknown, { questionOptions }: Question): unknown {
  const given: unknown = typeof option === 'string' ? { value: option } : option;
  if (!isObject(given)) return option;
  const known = questionOptions.find(({ value }) => value === given['value']);
  if (known === undefined) return given;
  const { id, name } = known;
  return {
    ...(id !== undefined && { id }),
    // Files omit a name that equals the value.
    ...(name === known.value && { name }),
    ...given,
  };
}

function idsIn(items: unknown): unknown[] {
  return Array.isArray(items) ? items.flatMap((item: unknown) => (isObject(item) ? [item['id']] : [])) : [];
}
