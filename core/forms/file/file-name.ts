// What a form's file is called where nobody says, in both faces: `Vehicle check` is vehicle-check.json.
import type { Form } from '#core/forms/schema.ts';

/** The name with its ending; the id where the form's name has no letter that suits. */
export function formFileName({ id, name }: Pick<Form, 'id' | 'name'>, ending = 'json'): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');
  return `${words || id}.${ending}`;
}

/** Names for several forms, no two alike whatever the case. */
export function formFileNames(forms: readonly Pick<Form, 'id' | 'name'>[]): string[] {
  const used = new Set<string>();
  return forms.map((form) => {
    const name = formFileName(form);
    const own = used.has(name) ? name.replace(/\.json$/, `-${form.id}.json`) : name;
    used.add(own);
    return own;
  });
}
