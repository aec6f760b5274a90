// formdeck forms create.
import { readJsonFile } from '#cli/command/json-file.ts';
import { verb } from '#cli/command/verb.ts';
import type { CallInput } from '#core/contract.ts';
import { AppError, invalid } from '#core/errors.ts';
import { createForm, type WholeForm } from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { completeFormFile } from '#core/forms/file/form-file.ts';
import { unknownFormKeys } from '#core/forms/file/parse-form-file.ts';
import { withNamesFound } from '#core/forms/file/form-file-names.ts';
import { directoryFor } from './directory.ts';
import { warnOfSameName } from './same-name.ts';
import { formState } from '#core/forms/list-forms.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = { file: string };
export type CreateOptions = { file: string };
/** `existed`: the server already had the form, identical to the file. */
type Created = { form: WholeForm; existed: boolean };

export const create = verb({
  effect: { undo: 'forms archive' },
  options: ({ file }: Flags): CreateOptions => ({ file }),

  async run(context, { file }: CreateOptions): Promise<Created> {
    const { newId } = await context.ports();
    const given = await readJsonFile(context, file);
    const named = withNamesFound(given, await directoryFor(context, [given]));
    if (named.issues.length > 0) throw invalid(named.issues);
    const body = completeFormFile(named.file, newId);
    const unknown = unknownFormKeys(body);
    if (unknown.length > 0) throw invalid(unknown);
    const forms = await context.send(listForms, {});
    const form = await context
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server says what is wrong with it, field by field
      .sendAgain(createForm, { body: body as CallInput<typeof createForm>['body'] })
      .catch((error: unknown) => {
        throw explained(error, file);
      });
    const existed = forms.some(({ id }) => id === form.id);
    if (!existed) warnOfSameName(context.output, forms, form);
    return { form, existed };
  },

  print(output, { form, existed }, { file }) {
    output.line(form.id);
    if (existed) return output.say(t(m.alreadyExists, { form: form.name, formState: formState(form), file }));
    output.say(t(m.createdUnpublishedPublishItWith, { form: form.name, form2: form.id }));
  },

  json: ({ form }) => form,
});

/** If a form with the file's id exists, another command changes it. */
function explained(error: unknown, file: string): unknown {
  if (!(error instanceof AppError) || error.code !== 'conflict') return error;
  return new AppError('conflict', wording(m.idInThisFileIs), {
    ...error.details,
    hint: wording(m.toChangeThatFormFormdeck, { file }),
    cause: error,
  });
}
