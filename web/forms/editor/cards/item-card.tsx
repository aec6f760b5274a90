// The card of a question or an element in the list.
import { ArrowDown, ArrowUp, Copy, CornerLeftUp, CornerRightDown, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { defaultText, plainText } from '#core/forms/draft/item-summary.ts';
import { isGroup } from '#core/forms/groups/groups.ts';
import type { DraftSentence } from '#core/forms/draft/format-logic.ts';
import type { DraftItem, DraftPart } from '#core/forms/draft/form-draft.ts';
import { elementNames } from '#core/forms/element-names.ts';
import { questionTypes } from '#core/questions/types.ts';
import type { Choice } from '#web/ui/choice.ts';
import { SortableItem } from '#web/ui/sortable.tsx';
import { ItemIcon } from '#web/forms/item-icon.tsx';
import { Card } from './card.tsx';
import { ElementFields } from './element-fields.tsx';
import { deleteItem, duplicate, firstFieldOf } from './item-actions.ts';
import { changePart, stepItem } from './item-moves.ts';
import { QuestionFields } from './question-fields.tsx';
import { type Editor, useEditorHandle } from '#web/forms/editor/use-editor.ts';
import classes from '#web/forms/editor/sections/questions-section.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type ItemCardProps = {
  item: DraftItem;
  part: DraftPart;
  isOpen: boolean;
  /** A published form's question: rows answer it. */
  isLocked: boolean;
  sentence: DraftSentence | undefined;
  issueCount: number;
};

/** Memoized by its own data. */
export const ItemCard = memo(function ItemCard({
  item,
  part,
  isOpen,
  isLocked,
  sentence,
  issueCount,
}: ItemCardProps) {
  const editor = useEditorHandle();
  const { id } = item;
  const isQuestion = item.kind === 'question';
  return (
    <SortableItem itemKey={id} className={classes.item} data-open={isOpen || undefined}>
      <Card
        id={id}
        icon={item.type === null ? '?' : <ItemIcon type={item.type} size={16} />}
        title={isQuestion ? item.text : plainText(item.data.label)}
        untitled={isQuestion ? t(m.questionWithoutTitle) : elementNames[item.type]}
        isRequired={isQuestion && item.required}
        facts={factsOf(item)}
        sentences={sentencesIn(item, sentence)}
        lock={isLocked ? t(m.publishedTitleTypeAndOptions) : null}
        issueCount={issueCount}
        isOpen={isOpen}
        firstField={firstFieldOf(item)}
        onMove={(step) => stepItem(editor, id, step)}
        choices={() => choicesOf(editor, id, part)}
      >
        {() =>
          isQuestion ? (
            <QuestionFields question={item} part={part} sentence={sentence} />
          ) : (
            <ElementFields element={item} part={part} sentence={sentence} />
          )
        }
      </Card>
    </SortableItem>
  );
});

function factsOf(item: DraftItem): string[] {
  if (item.kind === 'element') {
    if (item.data.label.trim() === '') return [];
    return [
      elementNames[item.type],
      ...(isGroup(item) ? [t(m.withEverythingBelow)] : []),
      ...(isGroup(item) && item.data.atLeastOne === true ? [t(m.oneNeeded)] : []),
      ...(item.data.matrix === true ? [t(m.matrix)] : []),
    ];
  }
  const { type, options, defaultAnswers } = item;
  return [
    type === null ? t(m.noTypeChosenYet) : questionTypes[type].label,
    ...(options.length > 0 ? [t(m.optionCount, { count: options.length })] : []),
    ...(defaultAnswers.length > 0 ? [t(m.defaultIs, { answers: defaultText(item) })] : []),
  ];
}

function sentencesIn({ kind }: DraftItem, sentence: DraftSentence | undefined): string[] {
  if (sentence === undefined) return [];
  const { when, formula, rules } = sentence;
  return [
    ...(rules === null ? [] : [rules]),
    ...(formula === null ? [] : [`= ${formula}`]),
    ...(when === null ? [] : [t(m.isIf, { isAsked: String(kind === 'question'), when })]),
  ];
}

function choicesOf(editor: Editor, id: string, part: DraftPart): Choice[] {
  return [
    {
      id: 'up',
      label: t(m.moveUp),
      icon: <ArrowUp size={16} aria-hidden />,
      onChoose: () => stepItem(editor, id, -1),
    },
    {
      id: 'down',
      label: t(m.moveDown),
      icon: <ArrowDown size={16} aria-hidden />,
      onChoose: () => stepItem(editor, id, 1),
    },
    part === 'rows'
      ? {
          id: 'setup',
          label: t(m.showOnSetup),
          icon: <CornerLeftUp size={16} aria-hidden />,
          onChoose: () => changePart(editor, id, 'setup'),
        }
      : {
          id: 'rows',
          label: t(m.askWithEveryRow),
          icon: <CornerRightDown size={16} aria-hidden />,
          onChoose: () => changePart(editor, id, 'rows'),
        },
    {
      id: 'duplicate',
      label: t(m.duplicate),
      icon: <Copy size={16} aria-hidden />,
      apart: true,
      onChoose: () => duplicate(editor, id),
    },
    {
      id: 'delete',
      label: t(common.delete),
      icon: <Trash2 size={16} aria-hidden />,
      danger: true,
      apart: true,
      onChoose: () => deleteItem(editor, id),
    },
  ];
}
