// When each option of a choice is offered: for which answers to one other question, by a condition of its own, or not any
// more.
import { Button, Modal, Select, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { itemOf, questionsOf } from '#core/forms/draft/draft-items.ts';
import { mayChange } from '#core/forms/draft/draft-locks.ts';
import { setOptionConditions, setRetired } from '#core/forms/draft/draft-questions.ts';
import type { DraftOption, DraftQuestion, FormDraft } from '#core/forms/draft/form-draft.ts';
import { answersIn, conditionOfAnswers, deciderOf, pasteOffered } from '#core/forms/draft/offered-options.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { Explain } from '#core/questions/rules/rule.ts';
import { retiredStates } from '#core/questions/schema.ts';
import { hasOptions, type QuestionType } from '#core/questions/types.ts';
import { LogicField } from '#web/forms/editor/cards/logic-field.tsx';
import { useExplain } from '#web/forms/editor/rules/use-explain.ts';
import { useDraft, useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { SearchMultiSelect, SearchSelect } from '#web/ui/input/search-select.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type OfferedDialogProps = { questionId: string; opened: boolean; onClose(): void };

export function OfferedDialog({ questionId, opened, onClose }: OfferedDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={t(m.whenOffered)} size="xl">
      <Offers questionId={questionId} />
    </Modal>
  );
}

type Decider = DraftQuestion & { type: QuestionType };

function Offers({ questionId }: Pick<OfferedDialogProps, 'questionId'>) {
  const editor = useEditorHandle();
  const draft = useDraft();
  const explain = useExplain();
  const item = itemOf(draft, questionId);
  const options = item?.kind === 'question' ? item.options : [];
  const [by, setBy] = useState(() => deciderOf(options));
  const deciders = decidersOf(draft, questionId);
  const decider = deciders.find(({ id }) => id === by) ?? null;
  const change = (option: DraftOption, condition: Logic | null) =>
    editor.change(
      (now) => setOptionConditions(now, questionId, new Map([[option.id, condition]])),
      `${questionId}.options.${option.id}.condition`,
    );
  return (
    <Stack gap="md">
      <SearchSelect
        label={t(m.byAnswerTo)}
        description={t(m.byAnswerToHint)}
        placeholder={t(m.ownConditions)}
        clearable
        data={deciders.map(({ id, text }) => ({ value: id, label: text }))}
        value={decider?.id ?? null}
        onChange={setBy}
      />
      <p className="m-0 faint text-xs">{t(m.retiredHint)}</p>
      <div>
        {options.map((option) => (
          <div key={option.id} className="flex items-start wrap gap-y-6 gap-x-12 border-above py-8">
            <span className="break weight-550 py-8" style={{ flex: '1 1 8rem' }}>
              {option.name || option.value}
            </span>
            <StatusField questionId={questionId} option={option} />
            <div className="min-w-0" style={{ flex: '2 1 14rem' }}>
              {decider === null ? (
                <LogicField
                  itemId={questionId}
                  field={`options.${option.id}.condition`}
                  label={t(m.offeredIf, { option: option.name || option.value })}
                  addLabel={t(m.addCondition)}
                  hint={t(m.always)}
                  purpose="condition"
                  value={option.condition ?? null}
                  sentence={option.condition === undefined ? null : explain(option.condition)}
                  onLogic={(logic) => change(option, logic)}
                />
              ) : (
                <AnswersField option={option} decider={decider} explain={explain} onCondition={change} />
              )}
            </div>
          </div>
        ))}
      </div>
      {decider !== null && <PasteField questionId={questionId} decider={decider} />}
    </Stack>
  );
}

/** Questions of the same part or the setup whose answers are options. */
function decidersOf(draft: FormDraft, questionId: string): Decider[] {
  const isOnSetup = draft.setup.some(({ id }) => id === questionId);
  const setup = new Set(draft.setup.map(({ id }) => id));
  return questionsOf(draft).filter(
    (each): each is Decider =>
      each.id !== questionId && hasOptions(each.type) && (!isOnSetup || setup.has(each.id)),
  );
}

const statuses = { offered: t(m.offered), hidden: t(m.hidden), disabled: t(m.disabled) } as const;

function StatusField({ questionId, option }: { questionId: string; option: DraftOption }) {
  const editor = useEditorHandle();
  return (
    <Select
      aria-label={t(m.statusOf, { option: option.name || option.value })}
      size="sm"
      style={{ flex: '0 1 8rem' }}
      allowDeselect={false}
      data={(['offered', ...retiredStates] as const).map((value) => ({ value, label: statuses[value] }))}
      value={option.retired ?? 'offered'}
      onChange={(value) => {
        const retired = retiredStates.find((state) => state === value) ?? null;
        editor.change((now) => setRetired(now, questionId, option.id, retired));
      }}
    />
  );
}

type AnswersFieldProps = {
  option: DraftOption;
  decider: Decider;
  explain: Explain;
  onCondition(option: DraftOption, condition: Logic | null): void;
};

/** The answers for which an option is offered; none: always. */
function AnswersField({ option, decider, explain, onCondition }: AnswersFieldProps) {
  const answers = answersIn(option.condition);
  const values = answers?.id === decider.id ? answers.values : [];
  const isOther = option.condition !== undefined && answers?.id !== decider.id;
  return (
    <SearchMultiSelect
      aria-label={t(m.offeredFor, { option: option.name || option.value })}
      size="sm"
      hidePickedOptions
      placeholder={values.length === 0 && !isOther ? t(m.always) : ''}
      description={
        isOther &&
        option.condition !== undefined &&
        t(m.otherCondition, { sentence: explain(option.condition) })
      }
      data={decider.options
        .filter(({ value }) => value.trim() !== '')
        .map(({ value, name }) => ({ value, label: name || value }))}
      value={[...values]}
      onChange={(next) => onCondition(option, conditionOfAnswers(decider, next))}
    />
  );
}

function PasteField({ questionId, decider }: { questionId: string; decider: Decider }) {
  const editor = useEditorHandle();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const mayAdd = mayChange(useDraft(), questionId, 'options').yes;
  const take = () => {
    const before = editor.draft();
    const { draft, changed, unknown } = pasteOffered(before, questionId, {
      decider,
      lines: text.split(/\r?\n/),
      newId: editor.newId,
      mayAdd,
    });
    editor.change(() => draft);
    const lines = unknown.slice(0, mostNamed).join(', ');
    setSaid(
      [t(m.wasTaken, { count: changed }), ...(lines === '' ? [] : [t(m.notFound, { lines })])].join(' '),
    );
    setText(unknown.join('\n'));
  };
  return (
    <div className="stack gap-8">
      <Textarea
        label={t(m.pasteColumns)}
        description={t(m.pasteColumnsHint, { mayAdd: mayAdd ? 'yes' : 'no' })}
        autosize
        minRows={2}
        maxRows={8}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="row wrap gap-12">
        <Button variant="default" size="xs" disabled={text.trim() === ''} onClick={take}>
          {t(m.take)}
        </Button>
        <span className="soft text-xs break" role="status">
          {said}
        </span>
      </div>
    </div>
  );
}

const mostNamed = 5;
