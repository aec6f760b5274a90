// The saved mappings of a form: choosing one for this file, and saving, renaming and deleting them.
import { Alert, Button, Menu } from '@mantine/core';
import { Ellipsis, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { type ImportDraft, matchByTitles } from '#core/imports/import-draft.ts';
import { deleteMapping, saveMapping } from '#core/mappings/actions.ts';
import { applyMapping, mappingOfDraft } from '#core/mappings/draft-mapping.ts';
import { mappingsQuery } from '#core/mappings/queries.ts';
import { type Mapping, type MappingContent, mappingContent } from '#core/mappings/schema.ts';
import { mappingTexts } from '#core/mappings/labels.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import classes from './mapping-bar.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { mappingForm } from '#core/mappings/mapping-form.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ResourceForm } from '#web/ui/form/resource-form.tsx';

export type MappingBarProps = {
  draft: ImportDraft;
  onChange(step: (draft: ImportDraft) => ImportDraft): void;
};

export function MappingBar({ draft, onChange }: MappingBarProps) {
  const { run, isRunning } = useAction();
  const formId = draft.form.id;
  const query = useRead((send) => mappingsQuery(send, formId));
  const [chosen, setChosen] = useState<{ id: string; missing: readonly string[] } | null>(null);
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const mappings = query.data ?? [];
  const mapping = mappings.find(({ id }) => id === chosen?.id);

  const choose = (id: string | null) => {
    const next = mappings.find((one) => one.id === id);
    if (next === undefined) {
      setChosen(null);
      onChange(matchByTitles);
      return;
    }
    setChosen({ id: next.id, missing: applyMapping(draft, next).missing });
    onChange((last) => applyMapping(last, next).draft);
  };
  const isNothing = draft.matches.every(({ columnIndex }) => columnIndex === null);
  const saveChanges = async (known: Mapping) => {
    const input = { ...mappingOfDraft(draft), id: known.id, name: known.name };
    if ((await run(saveMapping, { formId, input })).done) setChosen({ id: known.id, missing: [] });
  };

  return (
    <section className="stack py-14 px-20 card gap-14" aria-label={mappingTexts.title}>
      <div className="flex wrap items-end gap-12">
        <SearchSelect
          className={classes.choice ?? ''}
          label={mappingTexts.title}
          error={query.isError ? mappingTexts.loadFailed : null}
          data={[
            { value: none, label: mappingTexts.none },
            ...mappings.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={mapping?.id ?? none}
          disabled={query.isPending}
          allowDeselect={false}
          onChange={(value) => choose(value === none ? null : value)}
        />
        <Button variant="default" disabled={isNothing} onClick={() => setNaming('new')}>
          {mappingTexts.saveAs}
        </Button>
        {mapping !== undefined && (
          <MappingMenu
            mapping={mapping}
            isNothing={isNothing}
            isRunning={isRunning}
            onSave={() => void saveChanges(mapping)}
            onRename={() => setNaming('rename')}
            onDelete={() => void run(deleteMapping, mapping).then(({ done }) => done && setChosen(null))}
          />
        )}
      </div>
      {mapping !== undefined && chosen !== null && chosen.missing.length > 0 && (
        <Alert
          color="amber"
          role="alert"
          icon={<TriangleAlert size={18} aria-hidden />}
          title={mappingTexts.missing(mapping.name)}
        >
          <ul className="m-0" style={{ paddingInlineStart: '1.125rem' }}>
            {chosen.missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {naming !== null && (
        <MappingNameDialog
          formId={formId}
          // As it was saved: a new name changes nothing else.
          mapping={
            naming === 'rename' && mapping !== undefined
              ? mappingContent.parse(mapping)
              : mappingOfDraft(draft)
          }
          known={naming === 'rename' ? (mapping ?? null) : null}
          onClose={() => setNaming(null)}
          onSaved={({ id }) => {
            if (naming === 'new') setChosen({ id, missing: [] });
          }}
        />
      )}
    </section>
  );
}

type MappingMenuProps = {
  mapping: Mapping;
  /** No column is matched: there is nothing to save. */
  isNothing: boolean;
  isRunning: boolean;
  onSave(): void;
  onRename(): void;
  onDelete(): void;
};

/** What is done with the chosen mapping. */
function MappingMenu({ mapping, isNothing, isRunning, onSave, onRename, onDelete }: MappingMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          px="xs"
          loading={isRunning}
          aria-label={t(m.moreForMapping, { mapping: mapping.name })}
        >
          <Ellipsis size={18} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={isNothing} onClick={onSave}>
          {mappingTexts.save}
        </Menu.Item>
        <Menu.Item onClick={onRename}>{mappingTexts.rename}</Menu.Item>
        <Menu.Item color="red" onClick={onDelete}>
          {deleteMapping.label}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** No mapping's id. */
const none = 'none';

type MappingNameDialogProps = {
  formId: string;
  mapping: MappingContent;
  /** The mapping that gets another name; null: it is a new one. */
  known: Mapping | null;
  onSaved(mapping: Mapping): void;
  onClose(): void;
};

/** The name of a mapping that is saved or renamed. */
function MappingNameDialog({ formId, mapping, known, onSaved, onClose }: MappingNameDialogProps) {
  const { ports } = useCore();
  const [newId] = useState(() => ports.newId());
  const form = mappingForm(formId, mapping, newId);
  return (
    <FormDialog title={form.title(known)} size="md" opened onClose={onClose}>
      <ResourceForm form={form} thing={known} onClose={onClose} onSaved={onSaved} />
    </FormDialog>
  );
}
