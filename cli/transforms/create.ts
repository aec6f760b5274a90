// formdeck transforms create.
import { readJsonFile } from '#cli/command/json-file.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { foldName } from '#core/find-named.ts';
import { changeTransform, createTransform, listTransforms } from '#core/transforms/calls.ts';
import { parseTransformFile } from '#core/transforms/recipe-file.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CreateOptions = { path: string; replace: boolean };

export const create = verb({
  effect: { undo: 'transforms delete' },

  options: ({ replace }: { replace?: boolean }, [path = '']): CreateOptions => ({
    path,
    replace: replace === true,
  }),

  async run(context: Context, { path, replace }: CreateOptions) {
    const input = parseTransformFile(await readJsonFile(context, path));
    const existing = replace
      ? (await context.send(listTransforms, {})).find(({ name }) => foldName(name) === foldName(input.name))
      : undefined;
    const made =
      existing === undefined
        ? await context.send(createTransform, { body: input })
        : await context.send(changeTransform, { params: { id: existing.id }, body: input });
    return { made, isNew: existing === undefined };
  },

  print(output, { made, isNew }) {
    output.say(t(isNew ? m.createdRecipe : m.replacedRecipe, { name: made.name }));
    output.line(made.id);
  },

  json: ({ made }) => made,
});
