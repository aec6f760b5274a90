// formdeck forms edit: opens the form as a file in an editor, and applies it when saved. Issues are shown and the file
// is opened again; the user's text is never lost.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '#cli/context.ts';
import { formNamed } from '#cli/command/form-named.ts';
import { readJsonFile } from '#cli/command/json-file.ts';
import { errorText } from '#cli/output/errors.ts';
import { isInterruption } from '#cli/output/exit-code.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { readForm, type WholeForm } from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { formFileName } from '#core/forms/file/file-name.ts';
import type { DraftChange } from '#core/changes/changes.ts';
import { formDiff } from '#core/forms/diff/form-diff.ts';
import { isObject } from '#core/forms/file/form-file.ts';
import { formFileText } from '#core/forms/file/format-form-file.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';
import { applyStep } from './apply.ts';
import { typesOf } from '#cli/command/catalog-types.ts';
import { changeLine, printPlan } from './format-changes.ts';
import { requireEditor } from './may-edit.ts';
import { editorOf, openEditor } from './open-editor.ts';
import { type FormPlan, planForms } from './plan.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = { newVersion?: boolean };
export type EditOptions = { form: string; newVersion: boolean };

export const edit = verb({
  effect: { undo: 'forms edit' },
  options: ({ newVersion }: Flags, [form = '']): EditOptions => ({ form, newVersion: newVersion === true }),

  async run(context, { form: name, newVersion }: EditOptions): Promise<FormPlan> {
    if (!context.input.interactive) {
      throw new AppError('usage', wording(m.editingNeedsTerminal), {
        hint: wording(m.useFormdeckFormsExportAnd),
      });
    }
    await requireEditor(context);
    const form = await formToEdit(context, name, newVersion);
    const folder = await mkdtemp(join(tmpdir(), 'formdeck-'));
    const path = join(folder, formFileName(form));
    const text = formFileText(form, await typesOf(context, [form]));
    await writeFile(path, text);
    try {
      const step = await editUntilApplied(context, form, path, newVersion);
      await rm(folder, { recursive: true, force: true });
      return step;
    } catch (error) {
      if (await isUnchanged(path, text)) await rm(folder, { recursive: true, force: true });
      else context.output.say(t(m.whatYouWroteIsKept, { path }));
      throw error;
    }
  },

  print(output, step) {
    printPlan(output, [{ ...step, path: '-' }], 'done');
  },

  json: ({ action, input, changes }) => ({ id: input.id, name: input.name, action, changes }),
});

async function editUntilApplied(
  context: Context,
  form: WholeForm,
  path: string,
  newVersion: boolean,
): Promise<FormPlan> {
  const editor = editorOf(context.environment, process.platform);
  let seen = form;
  for (;;) {
    await openEditor(editor, path, context.environment);
    try {
      const file = await readJsonFile(context, path);
      // Always the requested form, even if its id was removed from the file.
      const own = isObject(file) ? { ...file, id: form.id } : file;
      const [step] = await planForms(context, [{ path, file: own }], { newVersion });
      if (step === undefined) throw new AppError('unexpected');
      const others = step.before?.id === seen.id ? formDiff(seen, step.before) : [];
      if (step.before !== null) seen = step.before;
      if (others.length > 0) throw meanwhile(others);
      await applyStep(context, step);
      return step;
    } catch (error) {
      if (!(error instanceof AppError) || isInterruption(error)) throw error;
      await askToGoOn(context, error);
    }
  }
}

/** Whether nothing was written: then there is nothing to keep. */
async function isUnchanged(path: string, text: string): Promise<boolean> {
  return readFile(path, 'utf8').then(
    (found) => found === text,
    () => true,
  );
}

/** The form to edit: with --new-version the next version of a published form, if there is one. */
async function formToEdit(context: Context, name: string, newVersion: boolean): Promise<WholeForm> {
  const form = await formNamed(context, name);
  if (!newVersion || !form.published) return form;
  const next = nextVersionOf(await context.send(listForms, {}), form.id);
  return next === undefined ? form : context.send(readForm, { params: { id: next.id } });
}

function meanwhile(changes: readonly DraftChange[]): AppError {
  return new AppError('conflict', wording(m.somebodyElseHasChangedThis), {
    hint: [
      ...changes.map((change) => `  ${changeLine(change)}`),
      'Saving again replaces their changes with yours.',
    ].join('\n'),
  });
}

/** Shows the issues, and throws if the user does not want to correct them. */
async function askToGoOn(context: Context, error: AppError): Promise<void> {
  const answer = await context.input.ask(t(m.openItAgainYN, { error: errorText(error, false) }));
  if (/^\s*n/i.test(answer)) throw new AppError(error.code, wording(m.formWasNotChanged), { cause: error });
}
