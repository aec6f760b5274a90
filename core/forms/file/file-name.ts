// The default name of a form's file, in both faces: `Vehicle check` becomes vehicle-check.json.
import type { Form } from '#core/forms/schema.ts';

/** The file name with its extension; the form's id if its name has no usable letter. */
export function formFileName({ id, name }: Pick<Form, 'id' | 'name'>, ending = 'json'): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '');
  return `${words || id}.${ending}`;
}

/** Unique file names for several forms, ignoring case. */
export function formFileNames(forms: readonly Pick<Form, 'id' | 'name'>[]): string[] {
  const used = new Set<string>();
  return forms.map((form) => {
    const name = formFileName(form);
    const own = used.has(name) ? name.replace(/\.json$/, `-${form.id}.json`) : name;
    used.add(own);
    return own;
  });
}
