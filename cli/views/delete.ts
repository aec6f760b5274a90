// formdeck views delete.
import type { Context } from '#cli/context.ts';
import { formNamed } from '#cli/command/form-named.ts';
import { viewNamed } from '#cli/command/view-named.ts';
import { removeVerb } from '#cli/resource/thing-verbs.ts';
import { deleteView } from '#core/views/actions.ts';
import { type ViewOptions, viewOptions } from './show.ts';

export const remove = removeVerb({
  why: 'A deleted view cannot be restored.',
  options: (_: object, named) => viewOptions({}, named),
  async find(context: Context, { form, view: named }: ViewOptions) {
    const view = await viewNamed(context, await formNamed(context, form), named);
    return { id: view.id, view };
  },
  action: deleteView,
});
