// formdeck transforms list.
import { recordColumns, listVerb } from '#cli/resource/list-verb.ts';
import { listTransforms } from '#core/transforms/calls.ts';
import { recipesList, transformChoices } from '#core/transforms/choices.ts';
import { transformTexts } from '#core/transforms/labels.ts';

export const list = listVerb({
  options: () => ({}),
  read: async ({ send }) => ({
    // Anyone who types a recipe that ships types its key.
    items: transformChoices(await send(listTransforms, {})).map(({ own, key, name, ...rest }) => ({
      ...rest,
      own,
      key,
      name: own === null ? key : name,
      id: own?.id ?? '',
    })),
  }),
  columns: recordColumns(recipesList),
  json: ({ name, description, own }) => own ?? { name, description, id: null },
  none: transformTexts.none,
});
