// Plans the changes of form files: each file is validated against its form before anything is written.
import { en } from 'zod/locales';
import { config } from 'zod/mini';
import type { Context } from '#cli/context.ts';
import { AppError, type FieldError } from '#core/errors.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import type { DraftChange } from '#core/changes/changes.ts';
import { formDiff } from '#core/forms/diff/form-diff.ts';
import { readFormFile } from '#core/forms/file/parse-form-file.ts';
import { type FormInput, formInput } from '#core/forms/schema.ts';
import { defaultTesterLimit } from '#core/forms/validate.ts';
import { directoryFor } from './directory.ts';
import type { FormFile } from './form-files.ts';
import { requireEditor } from './may-edit.ts';
import { warnOfSameName } from './same-name.ts';
import { type Target, targetOf } from './target.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export type FormPlan = {
  path: string;
  /** `version`: the next version of a published form must be created first. */
  action: 'create' | 'change' | 'version' | 'none';
  input: FormInput & { id: string };
  /** The form to change; null if one is created. */
  before: WholeForm | null;
  /** The form that it replaces once published; null if it is not a next version. */
  inForce: WholeForm | null;
  changes: DraftChange[];
  /** The resulting form is not published. */
  unpublished: boolean;
};

export type PlanOptions = {
  /** Changes of published forms go into their next version. */
  newVersion: boolean;
  /** Unpublished forms are to be published. */
  publish?: boolean;
};

/**
 * The plan, with a step for each file.
 * @throws AppError `invalid` with all issues of the files
 */
export async function planForms(
  context: Context,
  files: readonly FormFile[],
  { newVersion, publish = false }: PlanOptions,
): Promise<FormPlan[]> {
  await requireEditor(context);
  // Issues in the server's wording.
  config(en());
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
  const planned: FormPlan[] = [];
  const issues: FieldError[] = [];
  let isLocked = false;
  for (const { path, file } of files) {
    const target = await targetOf(context, file, forms, newVersion);
    const read = readFormFile(target.file, { ...target, directory, limits, newId });
    const step = read.input === null ? null : stepOf(path, read.input, target);
    const found = step === null ? read.issues : archivedIssues(step, publish);
    issues.push(...found.map((issue) => ({ path: `${path} ${issue.path}`.trim(), message: issue.message })));
    isLocked ||= read.isLocked;
    if (step !== null) planned.push(step);
  }
  if (issues.length > 0) throw refused(issues, files.length, isLocked);
  requireOnce(planned);
  for (const { action, before, input, inForce } of planned) {
    const isNamed = action !== 'none' && before?.name !== input.name;
    if (isNamed) warnOfSameName(context.output, forms, { ...input, versionOf: inForce });
  }
  return planned;
}

function stepOf(path: string, input: FormInput & { id: string }, target: Target): FormPlan {
  const { before, published: inForce, isVersion } = target;
  const changes = formDiff(before ?? { ...noForm, name: input.name }, input);
  const action =
    before === null ? 'create' : changes.length === 0 ? 'none' : isVersion ? 'version' : 'change';
  const unpublished = before === null || action === 'version' || (!before.published && !isVersion);
  return { path, action, input, before, inForce, changes, unpublished };
}

/** An archived form can get no new version, and cannot be published. */
function archivedIssues({ action, before, inForce, unpublished }: FormPlan, publish: boolean): FieldError[] {
  const archived = [before, inForce].some((form) => form?.current === false);
  if (!archived || !(action === 'version' || (publish && unpublished))) return [];
  return [fieldError('', m.thisFormIsArchivedUnarchive)];
}

const noForm = formInput.parse({ name: 'none', questions: [] });

function refused(issues: readonly FieldError[], count: number, isLocked: boolean): AppError {
  return new AppError('invalid', wording(m.cannotBeApplied, { count }), {
    errors: issues,
    hint: [...(isLocked ? [t(m.publishedCannotBeEdited)] : []), t(m.fixThen, { count })].join('\n'),
  });
}

/** Two files for one form would overwrite each other. */
function requireOnce(planned: readonly FormPlan[]): void {
  const keys = planned.map(({ action, input }) => (action === 'create' ? `new ${input.name}` : input.id));
  keys.forEach((key, index) => {
    const first = keys.indexOf(key);
    if (first === index) return;
    const [one, other] = [planned[first]?.path, planned[index]?.path];
    throw new AppError(
      'usage',
      wording(m.filesAreOfOneForm, {
        one: one ?? '',
        other: other ?? '',
        form: planned[index]?.input.name ?? '',
      }),
      {
        hint: wording(m.giveThemDifferentNamesOr),
      },
    );
  });
}
