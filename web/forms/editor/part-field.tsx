// Whether an item stands on setup or with every row.
import { Input, SegmentedControl } from '@mantine/core';
import { memo } from 'react';
import type { DraftPart } from '#core/forms/form-draft.ts';
import { focusSoon } from './focus.ts';
import { changePart } from './item-moves.ts';
import { useEditorHandle } from './use-editor.ts';
import { useField } from './use-faults.ts';

export type PartFieldProps = {
  id: string;
  part: DraftPart;
  /** 'Asked', 'Shown'. */
  label: string;
  /** Why it stays where it is; null: it may be moved. */
  lock: string | null;
};

export const PartField = memo(function PartField({ id, part, label, lock }: PartFieldProps) {
  const editor = useEditorHandle();
  const field = useField(id, 'part');
  return (
    <Input.Wrapper label={label} error={field.error} description={lock}>
      <SegmentedControl
        id={field.id}
        aria-label={label}
        fullWidth
        disabled={lock !== null}
        value={part}
        onChange={(value) => {
          changePart(editor, id, value === 'setup' ? 'setup' : 'rows');
          focusSoon([field.id], 'center');
        }}
        data={[
          { value: 'setup', label: 'On setup' },
          { value: 'rows', label: 'With every row' },
        ]}
      />
    </Input.Wrapper>
  );
});
