// A number from the answers, for texts and figures: how many rows, their share, or the sum of a question.
import { Button, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import type { Logic } from '#core/logic/schema.ts';
import { answersOf } from '#core/questions/types.ts';
import { type DesignValue, mostTitleLength, valueKinds } from '#core/reports/own/schema.ts';
import { valueNames } from '#core/reports/own/values.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { RowsField } from './rows-field.tsx';
import { useBuilder } from '../use-builder.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

type NewValue = Pick<DesignValue, 'of' | 'question' | 'filter' | 'label'>;

export type ValueDialogProps = {
  /** The one that is edited; by default a new one. */
  value?: NewValue;
  opened: boolean;
  onClose(): void;
  onSave(value: NewValue): void;
};

export function ValueDialog({ opened, ...props }: ValueDialogProps) {
  return (
    <FormDialog title={t(m.numberFromAnswers)} opened={opened} onClose={props.onClose}>
      <ValueForm {...props} />
    </FormDialog>
  );
}

const first: NewValue = { of: 'sum', question: null, filter: null, label: '' };

function ValueForm({ value: edited, onClose, onSave }: Omit<ValueDialogProps, 'opened'>) {
  const { form } = useBuilder();
  const [value, setValue] = useState<NewValue>(() => contentOf(edited ?? first));
  const [label, setLabel] = useState<string | null>(edited?.label || null);
  const [wasTried, setTried] = useState(false);
  const [partial, setPartial] = useState<Logic | undefined>();
  const isUnfinished = partial !== undefined;
  const needsQuestion = value.of !== 'rows' && value.of !== 'share';
  const offered = analysedQuestions(form).filter(
    ({ type }) => value.of === 'count' || answersOf(type).isDecimal,
  );
  const question = offered.find(({ id }) => id === value.question);
  const shownLabel = label ?? labelOf(value, question?.text);
  const issues = {
    question: needsQuestion && question === undefined ? t(m.chooseQuestion) : null,
    rows: value.of === 'share' && value.filter === null ? t(m.chooseWhichRowsToCount) : null,
    label: shownLabel.trim() === '' ? t(m.labelIsRequired) : null,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is drawn inside the page's form in React, though not on the page.
    event.stopPropagation();
    setTried(true);
    if (isUnfinished || Object.values(issues).some((issue) => issue !== null)) return;
    onSave({ ...value, question: needsQuestion ? value.question : null, label: shownLabel.trim() });
    onClose();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Select
          {...firstField}
          label={t(m.number)}
          data={valueKinds.map((kind) => ({ value: kind, label: valueNames[kind] }))}
          value={value.of}
          onChange={(of) => of !== null && setValue({ ...value, of })}
          allowDeselect={false}
        />
        {needsQuestion && (
          <SearchSelect
            label={t(m.ofAnswersTo)}
            placeholder={t(m.chooseQuestion)}
            data={offered.map(({ id, text }) => ({ value: id, label: text }))}
            value={question === undefined ? null : value.question}
            onChange={(questionId) => setValue({ ...value, question: questionId })}
            nothingFoundMessage={t(m.noQuestionsMatch)}
            error={wasTried ? issues.question : null}
          />
        )}
        <RowsField
          label={value.of === 'share' ? t(m.whichRowsAreCounted) : t(m.onlyRowsWhere)}
          value={value.filter}
          error={wasTried ? (isUnfinished ? t(m.finishThisOrRemoveIt) : issues.rows) : null}
          stored={{ partial: null, onPartial: setPartial }}
          onChange={(filter) => setValue((before) => ({ ...before, filter }))}
        />
        <TextInput
          label={t(m.label)}
          description={t(m.itsNameInThisBuilder)}
          autoComplete="off"
          maxLength={mostTitleLength}
          value={shownLabel}
          error={wasTried ? issues.label : null}
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t(common.cancel)}
        </Button>
        <Button type="submit">{edited === undefined ? t(m.insert) : t(common.save)}</Button>
      </DialogFoot>
    </form>
  );
}

/** What the dialog is about: a value has a name and a unit too. */
function contentOf({ of, question, filter, label }: NewValue): NewValue {
  return { of, question, filter, label };
}

function labelOf({ of }: NewValue, question: string | undefined): string {
  if (of === 'rows' || of === 'share') return valueNames[of];
  return question === undefined
    ? ''
    : t(m.partOfQuestion, { what: valueNames[of], question }).slice(0, mostTitleLength);
}
