// The part of an item: setup or rows. Plain radio buttons, since expanding a card must not measure anything.
import { Input } from '@mantine/core';
import { memo } from 'react';
import { type DraftPart, draftParts } from '#core/forms/draft/form-draft.ts';
import { fieldPath } from '#core/forms/draft/issue-locations.ts';
import { focusSoon } from '#web/forms/editor/focus.ts';
import { changePart } from './item-moves.ts';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import classes from './part-field.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type PartFieldProps = {
  id: string;
  part: DraftPart;
  /** 'Asked', 'Shown'. */
  label: string;
  /** Why it is locked; null: it may be moved. */
  lock: string | null;
};

const names: Readonly<Record<DraftPart, string>> = { setup: t(m.onSetup), rows: t(m.withEveryRow) };

export const PartField = memo(function PartField({ id, part, label, lock }: PartFieldProps) {
  const editor = useEditorHandle();
  const { id: fieldId, error } = useField(id, 'part');
  return (
    <Input.Wrapper id={fieldId} label={label} labelElement="div" error={error} description={lock}>
      <div
        id={fieldId}
        className="grid rounded-8 on-sunken"
        style={{ padding: '0.25rem', gridTemplateColumns: '1fr 1fr' }}
        role="radiogroup"
        aria-label={label}
        tabIndex={-1}
      >
        {draftParts.map((each) => (
          <label
            key={each}
            className={`relative rounded-6 soft pointer weight-550 text-center ${classes.choice}`}
            style={{ padding: '0.3125rem 0.5rem' }}
          >
            <input
              type="radio"
              id={fieldPath(id, `part.${each}`)}
              name={fieldId}
              disabled={lock !== null}
              checked={part === each}
              onChange={() => {
                changePart(editor, id, each);
                focusSoon([fieldPath(id, `part.${each}`)], 'center');
              }}
            />
            {names[each]}
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
});
