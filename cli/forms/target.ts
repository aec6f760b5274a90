// Determines which form a form file refers to.
import type { Context } from '#cli/context.ts';
import { readForm, type WholeForm } from '#core/forms/calls.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { findForm } from '#core/forms/find-form.ts';
import { isObject, type Json } from '#core/forms/file/form-file.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';

export type Target = {
  /** The file with the form's id. */
  file: unknown;
  /** The form to change; null if it creates a new one. */
  before: WholeForm | null;
  /** The published form whose next version `before` is, or will be; null if it is none. */
  published: WholeForm | null;
  /** A next version of `before` must be created and changed instead. */
  isVersion: boolean;
};

/** The form that a file refers to: by its id, otherwise by its name. */
export async function targetOf(
  context: Context,
  given: unknown,
  forms: readonly ListedForm[],
  newVersion: boolean,
): Promise<Target> {
  const { listed, file } = await meantBy(context, given, forms);
  if (listed === null) return { file, before: null, published: null, isVersion: false };
  const read = (id: string) => context.send(readForm, { params: { id } });
  if (listed.versionOf !== undefined) {
    const [before, published] = await Promise.all([read(listed.id), read(listed.versionOf.id)]);
    return { file, before, published, isVersion: false };
  }
  const form = await read(listed.id);
  if (!newVersion || !form.published) return { file, before: form, published: null, isVersion: false };
  const next = nextVersionOf(forms, form.id);
  return next === undefined
    ? { file, before: { ...form, published: false }, published: form, isVersion: true }
    : { file, before: await read(next.id), published: form, isVersion: false };
}

type ResolvedForm = { listed: ListedForm | null; file: unknown };

async function meantBy(context: Context, file: unknown, forms: readonly ListedForm[]): Promise<ResolvedForm> {
  if (!isObject(file)) return { listed: null, file };
  const { id, name } = file;
  const named = typeof name === 'string' ? inUseAs(name, forms) : [];
  if (typeof id !== 'string') {
    return { listed: named.length === 0 ? null : findForm(named, String(name)), file };
  }
  // The id takes precedence over names.
  const known = forms.find((form) => form.id === id.toLowerCase());
  if (known !== undefined) return { listed: known, file };
  // The file of a version that was published meanwhile: the form now has its questions.
  for (const listed of named) {
    if (sharesQuestions(await context.send(readForm, { params: { id: listed.id } }), file))
      return { listed, file: { ...file, id: listed.id } };
  }
  return { listed: null, file };
}

/** The current forms with a name: neither archived ones, nor next versions. */
function inUseAs(name: string, forms: readonly ListedForm[]): ListedForm[] {
  return forms.filter(
    (form) =>
      form.current &&
      form.versionOf === undefined &&
      form.name.trim().toLowerCase() === name.trim().toLowerCase(),
  );
}

function sharesQuestions({ contextQuestions, questions }: WholeForm, file: Json): boolean {
  const ids = new Set<unknown>([...contextQuestions, ...questions].map(({ id }) => id));
  return [file['contextQuestions'], file['questions']].some(
    (list) => Array.isArray(list) && list.some((item: unknown) => isObject(item) && ids.has(item['id'])),
  );
}
