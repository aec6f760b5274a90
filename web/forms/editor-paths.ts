// Where forms are made and changed (spec 3, "Route table").

export const blankFormPath: string = '/forms/create';

/** A new form that begins as one of the examples. */
export function exampleFormPath(category: string, file: string): string {
  return `${blankFormPath}/${encodeURIComponent(category)}/${encodeURIComponent(file)}`;
}

/** The editor of a form. */
export function formPath(id: string): string {
  return `/forms/${id}`;
}
