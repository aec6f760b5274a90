// The form's name and description.
import { Textarea, TextInput } from '@mantine/core';
import { memo } from 'react';
import { changeForm } from '#core/forms/draft/draft-questions.ts';
import { mayRename } from '#core/forms/draft/draft-locks.ts';
import { sameNamed } from '#core/forms/find-form.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { useRead } from '#web/ui/use-read.ts';
import { EditorSection } from './editor-section.tsx';
import { FieldWarning } from '#web/forms/editor/cards/field-warning.tsx';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const takenText = t(m.anotherFormHasThisName);

export type NameSectionProps = Pick<FormDraft, 'id' | 'name' | 'description' | 'published'> & {
  /** The published form whose next version this is. */
  versionOf: { id: string } | null;
  /** It was never saved: its name comes first. */
  isNew: boolean;
};

export const NameSection = memo(function NameSection({
  id,
  name,
  description,
  published,
  versionOf,
  isNew,
}: NameSectionProps) {
  const { change } = useEditorHandle();
  const verdict = mayRename({ published });
  const nameField = useField(null, 'name');
  const isTaken = sameNamed(useRead(formsQuery).data ?? [], { id, name, versionOf }).length > 0;
  const descriptionField = useField(null, 'description');
  return (
    <EditorSection section="form-name">
      <div>
        <TextInput
          {...nameField}
          label={t(m.formNameField)}
          required
          autoFocus={isNew && name === ''}
          placeholder={t(m.whatPeopleLookForSuch)}
          disabled={!verdict.yes}
          description={verdict.yes ? undefined : verdict.why}
          value={name}
          onChange={({ currentTarget: { value } }) =>
            change((draft) => changeForm(draft, { name: value }), nameField.id)
          }
        />
        <FieldWarning text={verdict.yes && isTaken ? takenText : null} />
      </div>
      <Textarea
        {...descriptionField}
        label={t(common.description)}
        placeholder={t(m.whenAndByWhomIt)}
        autosize
        minRows={2}
        maxRows={8}
        value={description ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change((draft) => changeForm(draft, { description: value || null }), descriptionField.id)
        }
      />
    </EditorSection>
  );
});
