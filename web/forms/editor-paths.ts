// Paths of creating and editing forms (spec 3, "Route table").

export const blankFormPath: string = '/forms/create';

/** A new form that starts from an example. */
export function exampleFormPath(category: string, file: string): string {
  return `${blankFormPath}/${encodeURIComponent(category)}/${encodeURIComponent(file)}`;
}

/** The editor of a form. */
export function formPath(id: string): string {
  return `/forms/${id}`;
}
