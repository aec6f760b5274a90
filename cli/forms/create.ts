// formdeck forms create.
import { readJsonFile } from '#cli/json-file.ts';
import { verb } from '#cli/verb.ts';
import type { CallInput } from '#core/contract.ts';
import { createForm, type WholeForm } from '#core/forms/calls.ts';
import { completeFormFile } from '#core/forms/form-file.ts';

type Flags = { file: string };
export type CreateOptions = { file: string };

export const create = verb({
  options: ({ file }: Flags): CreateOptions => ({ file }),

  async run(context, { file }: CreateOptions): Promise<WholeForm> {
    const { newId } = await context.ports();
    const body = completeFormFile(await readJsonFile(context, file), newId);
    // The server says what is wrong with it, field by field.
    return context.sendAgain(createForm, { body: body as CallInput<typeof createForm>['body'] });
  },

  print(output, form) {
    output.line(form.id);
    output.say(`Created "${form.name}", unpublished. Publish it with: formdeck forms publish ${form.id}`);
  },
});
