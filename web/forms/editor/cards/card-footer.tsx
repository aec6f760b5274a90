// The actions of an expanded item, at the end of its card.
import { Button, Tooltip } from '@mantine/core';
import { Copy, ListPlus, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { DraftPart } from '#core/forms/draft/form-draft.ts';
import { AddMenu } from './add-menu.tsx';
import { cardId, focusSoon } from '#web/forms/editor/focus.ts';
import { addAnother, deleteItem, duplicate } from './item-actions.ts';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';

export type CardFooterProps = {
  id: string;
  part: DraftPart;
  /** Otherwise an element. */
  isQuestion?: boolean;
};

export const CardFooter = memo(function CardFooter({ id, part, isQuestion = false }: CardFooterProps) {
  const editor = useEditorHandle();
  return (
    <footer className="row wrap pt-14 border-above gap-6">
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<Copy size={14} aria-hidden />}
        onClick={() => duplicate(editor, id)}
      >
        Duplicate
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="xs"
        leftSection={<Trash2 size={14} aria-hidden />}
        onClick={() => deleteItem(editor, id)}
      >
        Delete
      </Button>
      <span className="grow" />
      {isQuestion && (
        <Tooltip label="Another question of this type (Ctrl Enter)">
          <Button
            variant="default"
            size="xs"
            leftSection={<ListPlus size={14} aria-hidden />}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={() => addAnother(editor, id)}
          >
            Another
          </Button>
        </Tooltip>
      )}
      <AddMenu part={part} after={id} label="Add below">
        <Button variant="default" size="xs" leftSection={<Plus size={14} aria-hidden />}>
          Add below
        </Button>
      </AddMenu>
      <Button
        variant="light"
        size="xs"
        onClick={() => {
          editor.open(null);
          focusSoon([cardId(id)]);
        }}
      >
        Done
      </Button>
    </footer>
  );
});
