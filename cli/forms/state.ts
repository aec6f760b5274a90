// A form's state as one word.
import type { Form } from '#core/forms/schema.ts';

/** published, unpublished or archived. */
export function stateOf({ published, current }: Pick<Form, 'published' | 'current'>) {
  if (!current) return 'archived';
  return published ? 'published' : 'unpublished';
}
