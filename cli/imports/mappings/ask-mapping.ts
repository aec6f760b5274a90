// Dialogs of the match step about saved mappings: choosing, saving, renaming and deleting one.
import { personName } from '#core/primitives.ts';
import type { Action } from '#core/action.ts';
import { type ImportDraft, matchByTitles } from '#core/imports/import-draft.ts';
import { deleteMapping, saveMapping } from '#core/mappings/actions.ts';
import { applyMapping, mappingOfDraft } from '#core/mappings/draft-mapping.ts';
import { type Mapping, mappingContent, maximumMappingName } from '#core/mappings/schema.ts';
import { mappingTexts } from '#core/mappings/labels.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText, choose } from '#cli/terminal/input/questions.tsx';
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type MappingTools = {
  dialogs: Dialogs;
  perform<T, R>(action: Action<T, R>, thing: T): Promise<boolean>;
  newId(): string;
  mappings: readonly Mapping[];
  draft: ImportDraft;
};

/** A change of the draft, and what of the mapping has gone. */
export type ChosenMapping = {
  step(draft: ImportDraft): ImportDraft;
  mapping: Mapping | null;
  missing: readonly string[];
};

/** Asks for a mapping, or what to do with one. Null: the draft stays as it is. */
export async function askMapping(tools: MappingTools): Promise<ChosenMapping | null> {
  const { dialogs, mappings, draft } = tools;
  const chosen = await choose(dialogs, {
    title: mappingTexts.title,
    choices: [
      ...mappings.map((mapping) => ({
        value: mapping.id,
        label: mapping.name,
        note: t(common.byName, { name: personName(mapping.changedBy) }),
      })),
      { value: titles, label: mappingTexts.none },
      { value: saving, label: `${mappingTexts.saveAs} ...`, note: mappingTexts.about },
      ...(mappings.length === 0 ? [] : [{ value: managing, label: t(m.changeRenameOrDeleteOne) }]),
    ],
  });
  if (chosen === titles) return { step: matchByTitles, mapping: null, missing: [] };
  if (chosen === saving) await saveAs(tools);
  if (chosen === managing) await manage(tools);
  const mapping = mappings.find(({ id }) => id === chosen);
  if (mapping === undefined) return null;
  const { missing } = applyMapping(draft, mapping);
  return { step: (before) => applyMapping(before, mapping).draft, mapping, missing };
}

/** No mapping's id. */
const [titles, saving, managing] = ['titles', 'save', 'manage'];

async function saveAs(tools: MappingTools): Promise<void> {
  const { perform, newId, draft } = tools;
  const name = await askName(tools, mappingTexts.saveAs, '');
  if (name === null) return;
  const input = { ...mappingOfDraft(draft), id: newId(), name };
  await perform(saveMapping, { formId: draft.form.id, input });
}

async function manage(tools: MappingTools): Promise<void> {
  const { dialogs, perform, mappings, draft } = tools;
  const id = await choose(dialogs, {
    title: mappingTexts.title,
    choices: mappings.map((one) => ({ value: one.id, label: one.name })),
  });
  const mapping = mappings.find((one) => one.id === id);
  if (mapping === undefined) return;
  const formId = draft.form.id;
  const what = await choose(dialogs, {
    title: mapping.name,
    isMenu: true,
    choices: [
      { value: 'save' as const, label: mappingTexts.save, note: t(m.asColumnsAreMatchedNow) },
      { value: 'rename' as const, label: mappingTexts.rename },
      { value: 'delete' as const, label: deleteMapping.label },
    ],
  });
  if (what === 'delete') await perform(deleteMapping, mapping);
  if (what === 'save')
    await perform(saveMapping, {
      formId,
      input: { ...mappingOfDraft(draft), id: mapping.id, name: mapping.name },
    });
  if (what !== 'rename') return;
  const name = await askName(tools, mappingTexts.rename, mapping.name);
  const content = mappingContent.parse(mapping);
  if (name !== null) await perform(saveMapping, { formId, input: { ...content, id: mapping.id, name } });
}

async function askName({ dialogs }: MappingTools, title: string, value: string): Promise<string | null> {
  const name = await askText(dialogs, {
    title,
    text: mappingTexts.about,
    value,
    issue: (text) =>
      text.trim() === ''
        ? t(m.nameIsRequired)
        : text.trim().length > maximumMappingName
          ? t(m.atMostCharacters, { maximumMappingName })
          : null,
  });
  return name === null ? null : name.trim();
}
