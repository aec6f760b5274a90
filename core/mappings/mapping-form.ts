// The form of the name of a mapping that is saved or renamed.
import { type Form, textOf } from '#core/resource/form.ts';
import { saveMapping } from './actions.ts';
import { type Mapping, type MappingContent, maximumMappingName } from './schema.ts';
import { mappingTexts } from './labels.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

/**
 * The form of the mappings of a form. `newId`: of a new mapping, one for all attempts: a lost answer makes no second one.
 */
export function mappingForm(
  formId: string,
  content: MappingContent,
  newId: string,
): Form<Mapping, { name: string }, Mapping> {
  return {
    name: 'mapping',
    title: (mapping) => (mapping === null ? mappingTexts.saveAs : mappingTexts.rename),
    draftOf: (mapping) => ({ name: mapping?.name ?? '' }),
    fields: (draft) => [
      textOf(draft, 'name', mappingTexts.name, { help: mappingTexts.about, longest: maximumMappingName }),
    ],
    issues: ({ name }) => (name.trim() === '' ? [fieldError('name', m.nameIsRequired)] : []),
    save: (run, { draft: { name }, thing: mapping }) =>
      run(saveMapping, { formId, input: { ...content, id: mapping?.id ?? newId, name: name.trim() } }),
    saveLabel: () => t(common.save),
  };
}
