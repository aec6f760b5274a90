// formdeck forms create.
import { readJsonFile } from '#cli/json-file.ts';
import { verb } from '#cli/verb.ts';
import type { CallInput } from '#core/contract.ts';
import { invalid } from '#core/errors.ts';
import { createForm, type WholeForm } from '#core/forms/calls.ts';
import { completeFormFile } from '#core/forms/form-file.ts';
import { withNamesFound } from '#core/forms/form-file-names.ts';
import { directoryFor } from './directory.ts';

type Flags = { file: string };
export type CreateOptions = { file: string };

export const create = verb({
  effect: { undo: 'forms archive' },
  options: ({ file }: Flags): CreateOptions => ({ file }),

  async run(context, { file }: CreateOptions): Promise<WholeForm> {
    const { newId } = await context.ports();
    const given = await readJsonFile(context, file);
    const named = withNamesFound(given, await directoryFor(context, [given]));
    if (named.faults.length > 0) throw invalid(named.faults);
    const body = completeFormFile(named.file, newId);
    // The server says what else is wrong with it, field by field.
    return context.sendAgain(createForm, { body: body as CallInput<typeof createForm>['body'] });
  },

  print(output, form) {
    output.line(form.id);
    output.say(`Created "${form.name}", unpublished. Publish it with: formdeck forms publish ${form.id}`);
  },
});
