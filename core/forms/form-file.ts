// A form file that people write by hand, completed to what the server takes: ids are made, options may be plain
// texts, and expressions may name a question by its title. What is wrong beside that, the server says.

type Json = Readonly<Record<string, unknown>>;

const questionLists = ['contextQuestions', 'questions'] as const;
const lists = [...questionLists, 'elements', 'alerts', 'contextAlerts'] as const;

/**
 * The form as `POST /template` takes it. Whatever is already complete stays as it is; what is no form at all
 * comes back unchanged. `newId` makes UUIDs.
 */
export function completeFormFile(file: unknown, newId: () => string): unknown {
  if (!isObject(file)) return file;
  const form: Record<string, unknown> = { id: newId(), ...file };
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

function completeItem(
  list: (typeof lists)[number],
  item: unknown,
  index: number,
  newId: () => string,
): unknown {
  if (!isObject(item)) return item;
  if (list === 'alerts' || list === 'contextAlerts') return { id: newId(), ...item };
  const { options, ...rest } = item;
  const given = rest['questionOptions'] ?? options;
  return {
    id: newId(),
    order: index,
    ...(list === 'contextQuestions' && { context: true }),
    ...rest,
    ...(Array.isArray(given) && { questionOptions: given.map(completeOption) }),
  };
}

function completeOption(option: unknown, order: number): unknown {
  if (typeof option === 'string') return { value: option, order };
  return isObject(option) ? { order, ...option } : option;
}

/** Titles that two questions share stand for none of them. */
function idsByTitle(form: Json): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const shared = new Set<string>();
  for (const question of questionLists.flatMap((list) =>
    Array.isArray(form[list]) ? (form[list] as unknown[]) : [],
  )) {
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
  const { condition, expression, data } = item;
  return {
    ...item,
    ...(condition !== undefined && condition !== null && { condition: conditionWithIds(condition, ids) }),
    ...(expression !== undefined && { expression: logicWithIds(expression, ids) }),
    ...(isObject(data) &&
      data['formula'] !== undefined && { data: { ...data, formula: logicWithIds(data['formula'], ids) } }),
  };
}

/** A condition is JSON in a string on the wire; in a file it may stand as it is. */
function conditionWithIds(condition: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof condition !== 'string') return JSON.stringify(logicWithIds(condition, ids));
  try {
    return JSON.stringify(logicWithIds(JSON.parse(condition), ids));
  } catch {
    return condition;
  }
}

function logicWithIds(node: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(node)) return node.map((item) => logicWithIds(item, ids));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([operator, operands]) => [
      operator,
      naming.has(operator) ? namesWithIds(operands, ids) : logicWithIds(operands, ids),
    ]),
  );
}

/** The operators whose operands are names of variables. */
const naming: ReadonlySet<string> = new Set(['var', 'missing', 'missing_some']);

function namesWithIds(operands: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof operands === 'string') return ids.get(operands) ?? operands;
  return Array.isArray(operands)
    ? operands.map((operand) => namesWithIds(operand, ids))
    : logicWithIds(operands, ids);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
