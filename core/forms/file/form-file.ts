// Completes a form file that people write by hand or keep under version control to what the server accepts: ids are
// generated, options may be plain strings, elements may be listed among the questions, and expressions may refer to
// questions by title. All other validation is the server's. format-form-file.ts writes such files.
import { renameVariables } from '#core/logic/variables.ts';
import type { MetaKey } from '#core/forms/question-meta.ts';
import { elementTypes } from '#core/forms/schema.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';
import { logic } from '#core/logic/schema.ts';

export type Json = Readonly<Record<string, unknown>>;

const questionLists = ['contextQuestions', 'questions'] as const;
const lists = [...questionLists, 'elements', 'alerts', 'contextAlerts'] as const;
type List = (typeof lists)[number];

/**
 * The body for `POST /template`. Complete parts stay unchanged; input that is not a form is returned unchanged. `newId`
 * generates UUIDs.
 */
export function completeFormFile(file: unknown, newId: () => string): unknown {
  if (!isObject(file)) return file;
  const form: Record<string, unknown> = { id: newId(), ...withElementsApart(file) };
  for (const list of lists) {
    const items = form[list];
    if (Array.isArray(items)) form[list] = items.map((item, index) => completeItem(list, item, index, newId));
  }
  const ids = idsByTitle(form);
  for (const list of lists) {
    const items = form[list];
    if (Array.isArray(items))
      form[list] = items.map((item: unknown) => (isObject(item) ? withIds(item, ids) : item));
  }
  return form;
}

/** Whether an entry of a question list is an element. */
export function isElementItem(item: unknown): item is Json {
  return isObject(item) && (elementTypes as readonly unknown[]).includes(item['type']);
}

/** Moves elements out of the question lists into their own list, and makes positions explicit. */
function withElementsApart(file: Json): Json {
  const apart: Record<string, unknown> = { ...file };
  const elements = Array.isArray(file['elements']) ? [...(file['elements'] as unknown[])] : [];
  for (const list of questionLists) {
    const items = file[list];
    if (!Array.isArray(items) || !items.some(isElementItem)) continue;
    const placed = items.map((item: unknown, order) => (isObject(item) ? { order, ...item } : item));
    apart[list] = placed.filter((item) => !isElementItem(item));
    const isSetUp = list === 'contextQuestions';
    elements.push(
      ...placed.filter(isElementItem).map((item) => ({ ...item, ...(isSetUp && { context: true }) })),
    );
    apart['elements'] = elements;
  }
  return apart;
}

function completeItem(list: List, item: unknown, index: number, newId: () => string): unknown {
  if (!isObject(item)) return item;
  if (list === 'alerts' || list === 'contextAlerts') return { id: newId(), ...item };
  if (list === 'elements') return { id: newId(), order: index, ...completeElement(item) };
  const { options, questions, ...rest } = item;
  const given = rest['questionOptions'] ?? options;
  return {
    id: newId(),
    order: index,
    ...(list === 'contextQuestions' && { context: true }),
    ...rest,
    ...(Array.isArray(given) && { questionOptions: given.map(completeOption) }),
    ...(Array.isArray(questions) && {
      questions: questions.map((each, order) => completeItem('questions', each, order, newId)),
    }),
  };
}

/** An element's label and formula may be given beside its type. */
function completeElement(item: Json): Json {
  if (item['data'] !== undefined) return item;
  const { label, defaultValue, formula, aggregation, group, atLeastOne, matrix, picture, ...rest } = item;
  const data = { label, defaultValue, formula, aggregation, group, atLeastOne, matrix, picture };
  return {
    ...rest,
    data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)),
  };
}

function completeOption(option: unknown, order: number): unknown {
  if (typeof option === 'string') return { value: option, order };
  return isObject(option) ? { order, ...option } : option;
}

/** A title that two questions share refers to neither; that of one of entries to it, if no question around them has it. */
function idsByTitle(form: Json): ReadonlyMap<string, string> {
  const questions = questionLists.flatMap((list): unknown[] => (Array.isArray(form[list]) ? form[list] : []));
  const inside = questions.flatMap((each): unknown[] =>
    isObject(each) && Array.isArray(each['questions']) ? each['questions'] : [],
  );
  const titles = new Set(questions.flatMap((each) => (isObject(each) ? [each['text']] : [])));
  const others = uniqueTitles(inside.filter((each) => isObject(each) && !titles.has(each['text'])));
  return new Map([...others, ...uniqueTitles(questions)]);
}

/** Within entries: their own titles, and those around them that none of them has. */
function idsInside(questions: readonly unknown[], around: ReadonlyMap<string, string>) {
  const own = new Set(questions.flatMap((each) => (isObject(each) ? [each['text']] : [])));
  return new Map([...[...around].filter(([title]) => !own.has(title)), ...uniqueTitles(questions)]);
}

function uniqueTitles(questions: readonly unknown[]): Map<string, string> {
  const ids = new Map<string, string>();
  const shared = new Set<string>();
  for (const question of questions) {
    if (!isObject(question)) continue;
    const { id, text } = question;
    if (typeof id !== 'string' || typeof text !== 'string') continue;
    if (ids.has(text)) shared.add(text);
    ids.set(text, id);
  }
  for (const title of shared) ids.delete(title);
  return ids;
}

function withIds(item: Json, ids: ReadonlyMap<string, string>): Json {
  const { condition, expression, data, questionMeta, rules, filledBy, questionOptions, questions } = item;
  const rename = (name: string) => ids.get(name) ?? name;
  return {
    ...item,
    ...(Array.isArray(questionMeta) && {
      questionMeta: questionMeta.map((pair: unknown) => pairWithId(pair, rename)),
    }),
    ...(condition !== undefined && condition !== null && { condition: conditionText(condition, rename) }),
    ...(Array.isArray(rules) && { rules: rules.map((rule: unknown) => ruleWithIds(rule, rename)) }),
    ...(filledBy !== undefined && { filledBy: ruleWithIds(filledBy, rename) }),
    ...(Array.isArray(questionOptions) && {
      questionOptions: questionOptions.map((option: unknown) => optionWithIds(option, rename)),
    }),
    // The questions of entries read each other first, then what is around them.
    ...(Array.isArray(questions) && {
      questions: questions.map((each: unknown) =>
        isObject(each) ? withIds(each, idsInside(questions, ids)) : each,
      ),
    }),
    ...(expression !== undefined && { expression: renameVariables(logic.parse(expression), rename) }),
    ...(isObject(data) &&
      data['formula'] !== undefined && {
        data: { ...data, formula: renameVariables(logic.parse(data['formula']), rename) },
      }),
  };
}

/** Of a rule, or of what fills a question. */
function ruleWithIds(rule: unknown, rename: (name: string) => string): unknown {
  if (!isObject(rule) || rule['expression'] === undefined) return rule;
  if (rule['kind'] !== 'expression' && rule['from'] !== 'expression') return rule;
  return { ...rule, expression: renameVariables(logic.parse(rule['expression']), rename) };
}

function optionWithIds(option: unknown, rename: (name: string) => string): unknown {
  if (!isObject(option) || option['condition'] === undefined || option['condition'] === null) return option;
  return { ...option, condition: renameVariables(logic.parse(option['condition']), rename) };
}

/** The question that a catalog question follows may be named by its title. */
function pairWithId(pair: unknown, rename: (name: string) => string): unknown {
  if (!isObject(pair)) return pair;
  const { key, value } = pair;
  return key === followsKey && typeof value === 'string' ? { ...pair, value: rename(value) } : pair;
}
const followsKey: MetaKey = 'followsQuestion';

/** A condition is a string of JSON on the wire; a file may contain it as plain JSON. */
function conditionText(condition: unknown, rename: (name: string) => string): unknown {
  if (typeof condition !== 'string') return JSON.stringify(renameVariables(logic.parse(condition), rename));
  const parsed = parseCondition(condition);
  return parsed === undefined ? condition : JSON.stringify(renameVariables(parsed, rename));
}

/** A JSON object, not an array. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
