// Validates a large body as `validated` does, but item by item of its lists, between which others have their turn: a form of
// 100,000 options takes a fifth of a second.
import * as z from 'zod/mini';
import { invalid } from '#core/errors.ts';
import type { Portions } from '#core/portions/portions.ts';
import { fieldErrorsOf, isKeepable, unkeepable, validated } from './validate.ts';

type Schema = z.core.$ZodType;
/** `around`: the schema as it is, but that its lists take anything; `items`: what their items must be, by key. */
type Lists = { around: Schema; items: ReadonlyMap<string, Schema> };

const listsBySchema = new WeakMap<Schema, Lists>();

/** The parsed body. Throws `invalid` with an entry per issue: those of the items of lists stand behind all others. */
export function* validatedInPortions(schema: z.ZodMiniType, value: unknown): Portions<unknown> {
  if (!(schema instanceof z.ZodMiniObject) || !isRecord(value)) return validated(schema, value);
  const { around, items } = listsOf(schema);
  const parsed = z.safeParse(around, value);
  const lists: Record<string, unknown[]> = {};
  const issues = [...(parsed.error?.issues ?? [])];
  let keepsAll = true;
  for (const [key, item] of items) {
    const given = value[key];
    const isWrong = parsed.error?.issues.some(({ path }) => path.length === 1 && path[0] === key);
    if (!Array.isArray(given) || isWrong === true) continue;
    const list: unknown[] = (lists[key] = []);
    for (const [place, each] of given.entries()) {
      const one = z.safeParse(item, each);
      if (one.success) list.push(one.data);
      else issues.push(...one.error.issues.map((issue) => ({ ...issue, path: [key, place, ...issue.path] })));
      keepsAll &&= isKeepable(one.data);
      yield;
    }
  }
  if (issues.length > 0) throw invalid(fieldErrorsOf(issues));
  const read = isRecord(parsed.data) ? parsed.data : {};
  keepsAll &&= Object.entries(read).every(([key, member]) => key in lists || isKeepable(member));
  const body = { ...read, ...lists };
  if (!keepsAll) throw invalid(unkeepable(body, ''));
  return body;
}

function listsOf(schema: z.ZodMiniObject): Lists {
  const found = listsBySchema.get(schema) ?? takenApart(schema);
  listsBySchema.set(schema, found);
  return found;
}

function takenApart(schema: z.ZodMiniObject): Lists {
  const { def } = schema._zod;
  const items = new Map<string, Schema>();
  // What looks at the whole body wants its items read.
  if ((def.checks ?? []).length > 0) return { around: schema, items };
  const shape = Object.entries(def.shape).map(([key, member]) => {
    const list = listIn(member);
    if (list !== null) items.set(key, list.item);
    return [key, list?.around ?? member];
  });
  return { around: z.clone(schema, { ...def, shape: Object.fromEntries(shape) }), items };
}

/** A list whose checks look at nothing but its length, perhaps one that may be left out; null: it is none. */
function listIn(member: Schema): { around: Schema; item: Schema } | null {
  if (member instanceof z.ZodMiniArray) {
    const { def } = member._zod;
    const ofLength = (def.checks ?? []).every(({ _zod }) =>
      ['max_length', 'min_length'].includes(_zod.def.check),
    );
    return ofLength ? { around: z.clone(member, { ...def, element: z.any() }), item: def.element } : null;
  }
  if (!(member instanceof z.ZodMiniOptional) && !(member instanceof z.ZodMiniDefault)) return null;
  const inner = listIn(member._zod.def.innerType);
  return inner && { ...inner, around: z.clone(member, { ...member._zod.def, innerType: inner.around }) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
