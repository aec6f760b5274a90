// Keys of a file that its schema does not know. The server ignores what it does not know, so that older servers work with
// newer clients; in a file that people write such a key is a typing error, and what it should have said would be lost.
import { errorTexts as m } from '#core/messages/error-texts.ts';
import type * as z from 'zod/mini';
import type { FieldError } from './errors.ts';
import { withMeant } from './find-named.ts';
import { t } from '#core/messages/text.ts';

type Schema = z.core.$ZodType;

/**
 * An issue for each unknown key, however deep. Keys with a `$`, such as `$schema`, are for editors.
 * @param schemas those that the value may have; a key that one of them knows is known
 */
export function unknownKeys(
  schemas: readonly Schema[],
  value: unknown,
  path: readonly string[] = [],
): FieldError[] {
  const inner = schemas.flatMap(unwrapped);
  if (Array.isArray(value)) {
    const elements = inner.flatMap(({ _zod: { def } }) => (def.type === 'array' ? [def.element] : []));
    return value.flatMap((item: unknown, index) => unknownKeys(elements, item, [...path, String(index)]));
  }
  if (typeof value !== 'object' || value === null) return [];
  const shapes = inner.flatMap(({ _zod: { def } }) =>
    def.type === 'object' && def.catchall === undefined ? [def.shape] : [],
  );
  // What may be anything, such as an expression, has no unknown keys.
  if (shapes.length === 0 || shapes.length < inner.length) return [];
  const known = [...new Set(shapes.flatMap((shape) => Object.keys(shape)))];
  return Object.entries(value).flatMap(([key, below]): FieldError[] => {
    if (key.startsWith('$')) return [];
    const place = [...path, key];
    if (known.includes(key)) {
      const of = shapes.flatMap((shape) => shape[key] ?? []);
      return unknownKeys(of, below, place);
    }
    const message = withMeant(t(m.noSuchField, { key }), key, known);
    return [{ path: place.join('.'), message }];
  });
}

/** The schemas inside of one that only says whether there is a value, or how it is read. */
function unwrapped(schema: Schema): z.core.$ZodTypes[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each schema of zod is one of these
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return unwrapped(def.innerType);
    case 'pipe':
      return unwrapped(def.in);
    case 'union':
      return def.options.flatMap(unwrapped);
    case 'null':
      return [];
    default:
      return [known];
  }
}
