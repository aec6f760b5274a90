// The entries of an answer, edited by an admin: the questions of each, and buttons to add and remove one.
import { ActionIcon, Button, Input } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { type ComponentType, useMemo, useRef } from 'react';
import { entryPlan, openEntry, valueOfEntry } from '#core/filling/entries/entry-draft.ts';
import { answer, givenTo } from '#core/filling/fill-draft.ts';
import { itemsShown } from '#core/filling/fill-view.ts';
import { entryName, entryTitle } from '#core/questions/entries/entry-name.ts';
import { entriesLimit } from '#core/questions/entries/limits.ts';
import { withoutUnknown } from '#core/questions/entries/around.ts';
import { valuesOf } from '#core/questions/values.ts';
import { answersBeside, besideIn } from '#core/sheets/following-answers.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import type { RowAnswerInputProps } from './row-answer-props.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type RowEntriesInputProps = RowAnswerInputProps & {
  /** The field of one of their questions. */
  Field: ComponentType<RowAnswerInputProps>;
};

export function RowEntriesInput({
  question,
  values,
  issue,
  names,
  before,
  beside,
  onValues,
  Field,
}: RowEntriesInputProps) {
  const { timeZone } = useActor();
  const { now } = useCore().ports;
  const plan = useMemo(() => {
    const known = beside.map((each) => each.question);
    return entryPlan(withoutUnknown(question, known), known, now, timeZone);
  }, [question, beside, now, timeZone]);
  const answers = answersBeside(beside);
  const latest = useRef(values);
  latest.current = values;
  /** A photo is uploaded while others are answered: what changes an entry is said of what the entries are by then. */
  const change = (index: number, value: string, questionId: string, next: readonly string[]) => {
    const entered = latest.current;
    const at = entered.length === values.length ? index : entered.indexOf(value);
    // It was removed meanwhile.
    if (at === -1) return;
    const draft = openEntry(plan, entered[at] ?? '', answers);
    latest.current = entered.with(at, valueOfEntry(answer(draft, questionId, next)) || '{}');
    onValues(latest.current);
  };
  return (
    <Input.Wrapper error={issue} className="stack gap-10">
      {values.map((value, index) => {
        const draft = openEntry(plan, value, answers);
        const earlier = openEntry(plan, before[index] ?? '{}', answers);
        const title = entryTitle(question, index);
        return (
          <fieldset key={index} className="stack gap-10 border-control rounded-12 py-10 px-16 m-0 min-w-0">
            <legend className="weight-600">{title}</legend>
            {itemsShown(draft).flatMap((item) =>
              item.kind === 'question'
                ? [
                    <Input.Wrapper key={item.id} label={item.question.text} labelElement="div">
                      <Field
                        question={item.question}
                        values={givenTo(draft, item.id)}
                        issue={null}
                        names={names}
                        before={valuesOf(earlier.answers[item.id])}
                        beside={[...beside, ...besideIn(draft)]}
                        onValues={(next) => change(index, value, item.id, next)}
                      />
                    </Input.Wrapper>,
                  ]
                : [],
            )}
            <div>
              <ActionIcon
                aria-label={t(m.removeEntry, { entry: title })}
                onClick={() => onValues(values.toSpliced(index, 1))}
              >
                <Trash2 size={18} aria-hidden />
              </ActionIcon>
            </div>
          </fieldset>
        );
      })}
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        disabled={values.length >= entriesLimit}
        onClick={() => onValues([...values, '{}'])}
      >
        {t(m.addEntry, { name: entryName(question) })}
      </Button>
    </Input.Wrapper>
  );
}
