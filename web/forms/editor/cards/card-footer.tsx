// The actions of an expanded item, at the end of its card.
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { Copy, ListPlus, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { DraftPart } from '#core/forms/draft/form-draft.ts';
import { AddMenu } from './add-menu.tsx';
import { cardId, focusSoon } from '#web/forms/editor/focus.ts';
import { addAnother, deleteItem, duplicate } from './item-actions.ts';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

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
      <Tooltip label={t(m.duplicate)}>
        <ActionIcon aria-label={t(m.duplicate)} onClick={() => duplicate(editor, id)}>
          <Copy size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t(common.delete)}>
        <ActionIcon color="red" aria-label={t(common.delete)} onClick={() => deleteItem(editor, id)}>
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <span className="grow" />
      {isQuestion && (
        <Tooltip label={t(m.anotherQuestionOfThisType)}>
          <Button
            variant="default"
            size="xs"
            leftSection={<ListPlus size={14} aria-hidden />}
            aria-keyshortcuts={t(m.controlEnterMetaEnter)}
            onClick={() => addAnother(editor, id)}
          >
            {t(m.another)}
          </Button>
        </Tooltip>
      )}
      <AddMenu part={part} after={id} label={t(m.addBelow)}>
        <Button variant="default" size="xs" leftSection={<Plus size={14} aria-hidden />}>
          {t(m.addBelow)}
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
        {t(common.done)}
      </Button>
    </footer>
  );
});
