// What form files would do: each is read whole and held against the form that it means, before anything is written.
import type { Context } from '#cli/context.ts';
import { AppError, type FieldError } from '#core/errors.ts';
import { type ListedForm, listForms, readForm, type WholeForm } from '#core/forms/calls.ts';
import { findForm } from '#core/forms/find-form.ts';
import { type FormChange, formDiff } from '#core/forms/form-diff.ts';
import { isObject } from '#core/forms/form-file.ts';
import { readFormFile } from '#core/forms/form-file-read.ts';
import { type FormInput, formInput } from '#core/forms/schema.ts';
import { defaultTesterLimit } from '#core/forms/validate.ts';
import { nextVersionOf } from '#core/forms/versions.ts';
import { directoryFor } from './directory.ts';
import type { FormFile } from './form-files.ts';

export type Planned = {
  path: string;
  /** `version`: the next version of a published form has to be made first. */
  action: 'create' | 'change' | 'version' | 'none';
  input: FormInput & { id: string };
  /** The form that is changed; null where one is created. */
  before: WholeForm | null;
  changes: FormChange[];
  /** What it leaves behind is not published. */
  unpublished: boolean;
};

export type PlanOptions = {
  /** Changes of published forms go into their next version. */
  newVersion: boolean;
};

/**
 * The plan, a step for each file.
 * @throws AppError `invalid` with what is wrong with any of the files
 */
export async function planForms(
  context: Context,
  files: readonly FormFile[],
  { newVersion }: PlanOptions,
): Promise<Planned[]> {
  const [forms, user, { newId }] = await Promise.all([
    context.send(listForms, {}),
    context.user(),
    context.ports(),
  ]);
  const directory = await directoryFor(
    context,
    files.map(({ file }) => file),
    forms,
  );
  const limits = { testers: user.usageLimits.BETA_TESTERS_MAXIMUM ?? defaultTesterLimit };
  const planned: Planned[] = [];
  const faults: FieldError[] = [];
  let isLocked = false;
  for (const { path, file } of files) {
    const target = await targetOf(context, file, forms, newVersion);
    const read = readFormFile(file, { ...target, directory, limits, newId });
    faults.push(
      ...read.faults.map((fault) => ({ path: `${path} ${fault.path}`.trim(), message: fault.message })),
    );
    isLocked ||= read.isLocked;
    if (read.input !== null) planned.push(stepOf(path, read.input, target));
  }
  if (faults.length > 0) throw refused(faults, files.length, isLocked);
  requireOnce(planned);
  return planned;
}

type Target = {
  before: WholeForm | null;
  published: WholeForm | null;
  /** The next version of `before` is to be made, and changed in its place. */
  isVersion: boolean;
};

/** The form that a file means: by its id, else by its name. */
async function targetOf(
  context: Context,
  file: unknown,
  forms: readonly ListedForm[],
  newVersion: boolean,
): Promise<Target> {
  const listed = listedFor(file, forms);
  if (listed === null) return { before: null, published: null, isVersion: false };
  const read = (id: string) => context.send(readForm, { params: { id } });
  if (listed.versionOf !== undefined) {
    const [before, published] = await Promise.all([read(listed.id), read(listed.versionOf.id)]);
    return { before, published, isVersion: false };
  }
  const form = await read(listed.id);
  if (!newVersion || !form.published) return { before: form, published: null, isVersion: false };
  const next = nextVersionOf(forms, form.id);
  return next === undefined
    ? { before: { ...form, published: false }, published: form, isVersion: true }
    : { before: await read(next.id), published: form, isVersion: false };
}

function listedFor(file: unknown, forms: readonly ListedForm[]): ListedForm | null {
  if (!isObject(file)) return null;
  const { id, name } = file;
  if (typeof id === 'string') return forms.find((form) => form.id === id.toLowerCase()) ?? null;
  if (typeof name !== 'string') return null;
  // A name means a form that is in use: not one of the archive, nor the next version of another.
  const inUse = forms.filter(({ current, versionOf }) => current && versionOf === undefined);
  const named = inUse.filter((form) => form.name.trim().toLowerCase() === name.trim().toLowerCase());
  return named.length === 0 ? null : findForm(named, name);
}

function stepOf(path: string, input: FormInput & { id: string }, { before, isVersion }: Target): Planned {
  const changes = formDiff(before ?? noForm, input);
  const action =
    before === null ? 'create' : changes.length === 0 ? 'none' : isVersion ? 'version' : 'change';
  const unpublished = before === null || action === 'version' || (!before.published && !isVersion);
  return { path, action, input, before, changes, unpublished };
}

const noForm = formInput.parse({ name: 'none', questions: [] });

function refused(faults: readonly FieldError[], count: number, isLocked: boolean): AppError {
  const files = count === 1 ? 'The file' : 'Some of the files';
  const hint = isLocked
    ? 'Published forms cannot be edited. Put the changes into the next version with --new-version, or copy the form.\n'
    : '';
  return new AppError('invalid', `${files} cannot be applied. Nothing was changed.`, {
    errors: faults,
    hint: `${hint}Mend ${count === 1 ? 'it' : 'them'}, then run the command again.`,
  });
}

/** Two files for one form would undo each other. */
function requireOnce(planned: readonly Planned[]): void {
  const keys = planned.map(({ action, input }) => (action === 'create' ? `new ${input.name}` : input.id));
  keys.forEach((key, index) => {
    const first = keys.indexOf(key);
    if (first === index) return;
    const [one, other] = [planned[first]?.path, planned[index]?.path];
    throw new AppError('usage', `${one} and ${other} are the same form, "${planned[index]?.input.name}".`, {
      hint: 'Give them different names or ids.',
    });
  });
}
