// The questions that each entry asks: cards within the card of their question, one open at a time, and what an entry is called.
import { Button, TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react';
import { type ComponentType, useSyncExternalStore } from 'react';
import {
  addEntryQuestion,
  duplicateEntryQuestion,
  removeEntryQuestion,
  stepEntryQuestion,
} from '#core/forms/draft/draft-entries.ts';
import { itemName } from '#core/forms/draft/draft-items.ts';
import { mayRemove } from '#core/forms/draft/draft-locks.ts';
import { changeQuestion } from '#core/forms/draft/draft-questions.ts';
import { cannotDelete } from '#core/forms/draft/form-uses.ts';
import type { DraftPart, DraftQuestion } from '#core/forms/draft/form-draft.ts';
import { fieldPath } from '#core/forms/draft/issue-locations.ts';
import { withEntryName } from '#core/forms/question-meta.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';
import { entryNameKey } from '#core/questions/entries/entry-name.ts';
import { entryQuestionsLimit } from '#core/questions/entries/limits.ts';
import type { Explain } from '#core/questions/rules/rule.ts';
import { ruleText } from '#core/questions/rules/rules.ts';
import { questionTypes } from '#core/questions/types.ts';
import { Card } from '#web/forms/editor/cards/card.tsx';
import { m as cards } from '#web/forms/editor/cards/texts.ts';
import { refuse } from '#web/forms/editor/cards/refuse.tsx';
import { cardId, focusMade, focusSoon } from '#web/forms/editor/focus.ts';
import type { DraftSentence } from '#core/forms/draft/format-logic.ts';
import { useExplain } from '#web/forms/editor/rules/use-explain.ts';
import { type Editor, useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField, useIssueCount } from '#web/forms/editor/use-issues.ts';
import { ItemIcon } from '#web/forms/item-icon.tsx';
import type { Choice } from '#web/ui/choice.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type EntriesFieldProps = {
  question: DraftQuestion;
  part: DraftPart;
  /** The fields of one of their questions. */
  Fields: ComponentType<{
    question: DraftQuestion;
    part: DraftPart;
    sentence: DraftSentence | undefined;
    around: string;
  }>;
};

export function EntriesField({ question, part, Fields }: EntriesFieldProps) {
  const editor = useEditorHandle();
  const explain = useExplain();
  const issueCount = useIssueCount();
  const openId = useSyncExternalStore(editor.subscribe, () => editor.now().openId);
  const { id, questions = [], questionMeta } = question;
  const { id: fieldId, error } = useField(id, 'questions');
  const name = questionMeta.find(({ key }) => key === entryNameKey)?.value ?? '';
  return (
    <div id={fieldId} role="group" aria-label={t(m.eachEntryAsks)} tabIndex={-1} className="stack gap-8">
      <TextInput
        label={t(m.entryName)}
        description={t(m.entryNameMeans)}
        placeholder={t(m.exampleOfName)}
        maxLength={100}
        value={name}
        onChange={({ currentTarget: { value } }) =>
          editor.change(
            (now) => changeQuestion(now, id, { questionMeta: withEntryName(questionMeta, value) }),
            fieldPath(id, entryNameKey),
          )
        }
      />
      <p className="m-0 weight-550">{t(m.eachEntryAsks)}</p>
      <p className="m-0 faint text-xs">{t(m.whatEntriesAsk)}</p>
      {questions.map((each) => (
        <Card
          key={each.id}
          id={each.id}
          icon={each.type === null ? '?' : <ItemIcon type={each.type} size={16} />}
          title={each.text}
          untitled={t(cards.questionWithoutTitle)}
          isRequired={each.required}
          facts={[each.type === null ? t(cards.noTypeChosenYet) : questionTypes[each.type].label]}
          sentences={sentencesOf(each, explain)}
          issueCount={issueCount(each.id)}
          isOpen={each.id === openId}
          around={id}
          firstField={fieldPath(each.id, 'text')}
          onMove={(step) => editor.change((now) => stepEntryQuestion(now, each.id, step))}
          choices={() => choicesOf(editor, each, id)}
        >
          {() => (
            <Fields
              question={each}
              part={part}
              sentence={{ when: whenOf(each, explain), formula: null, rules: null }}
              around={id}
            />
          )}
        </Card>
      ))}
      {error !== null && (
        <p className="m-0 danger text-xs" role="alert">
          {error}
        </p>
      )}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<Plus size={14} aria-hidden />}
          disabled={questions.length >= entryQuestionsLimit}
          onClick={() => {
            const newId = editor.newId();
            editor.change((now) => addEntryQuestion(now, id, newId));
            openNew(editor, newId);
          }}
        >
          {t(m.addQuestionToEntry)}
        </Button>
      </div>
    </div>
  );
}

function openNew(editor: Editor, id: string): void {
  editor.open(id);
  focusMade(fieldPath(id, 'text'));
}

function sentencesOf(question: DraftQuestion, explain: Explain): string[] {
  const condition = whenOf(question, explain);
  return [
    ...(question.rules ?? []).map((rule) => ruleText(rule, explain)),
    ...(condition === null ? [] : [t(m.askedIf, { condition })]),
  ];
}

function whenOf({ condition }: DraftQuestion, explain: Explain): string | null {
  const logic = condition === null ? null : (parseCondition(condition) ?? null);
  return logic === null ? null : explain(logic);
}

function choicesOf(editor: Editor, question: DraftQuestion, around: string): Choice[] {
  const { id } = question;
  const step = (by: -1 | 1) => editor.change((now) => stepEntryQuestion(now, id, by));
  return [
    { id: 'up', label: t(cards.moveUp), icon: <ArrowUp size={16} aria-hidden />, onChoose: () => step(-1) },
    {
      id: 'down',
      label: t(cards.moveDown),
      icon: <ArrowDown size={16} aria-hidden />,
      onChoose: () => step(1),
    },
    {
      id: 'duplicate',
      label: t(cards.duplicate),
      icon: <Copy size={16} aria-hidden />,
      apart: true,
      onChoose: () => {
        const copyId = editor.newId();
        editor.change((now) => duplicateEntryQuestion(now, id, copyId, editor.newId));
        openNew(editor, copyId);
      },
    },
    {
      id: 'delete',
      label: t(common.delete),
      icon: <Trash2 size={16} aria-hidden />,
      danger: true,
      apart: true,
      onChoose: () => {
        const verdict = mayRemove(editor.draft(), id);
        const refused = verdict.yes
          ? cannotDelete(editor.draft(), id)
          : { title: t(cards.cantDeleteThisQuestion), text: verdict.why };
        if (refused !== null) return refuse(editor, refused);
        editor.change((now) => removeEntryQuestion(now, id));
        editor.announce(t(cards.itemWasDeleted, { itemName: itemName(question) }));
        editor.open(around);
        focusSoon([cardId(around)]);
      },
    },
  ];
}
