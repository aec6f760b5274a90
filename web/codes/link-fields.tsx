// What a code does when a phone scans it: it is a value, or it opens a form with the value already given.
import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { CodesDraft } from '#core/codes/codes-draft.ts';
import { mayFillIn } from '#core/filling/policy.ts';
import { formQuery, formsQuery } from '#core/forms/queries.ts';
import { isImageType } from '#core/questions/types.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';

export type LinkFieldsProps = {
  draft: Pick<CodesDraft, 'formId' | 'questionId'>;
  issue: string | undefined;
  onChange(changes: Partial<CodesDraft>): void;
};

export function LinkFields({ draft: { formId, questionId }, issue, onChange }: LinkFieldsProps) {
  const [isOn, setIsOn] = useState(formId !== '');
  const actor = useActor();
  const forms = useRead(formsQuery, { enabled: isOn });
  const form = useRead((send) => formQuery(send, formId), { enabled: formId !== '' });
  const questions = form.data === undefined ? [] : [...form.data.contextQuestions, ...form.data.questions];
  return (
    <>
      <Switch
        label="The codes open a form"
        description="Scanning one with a phone opens a form with this value already filled in."
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setIsOn(checked);
          if (!checked) onChange({ formId: '', questionId: '' });
        }}
      />
      {isOn && (
        <>
          <SearchSelect
            label="Form"
            placeholder={forms.isPending ? 'Loading the forms...' : 'Choose a form'}
            data={(forms.data ?? [])
              .filter((each) => mayFillIn(actor, each).yes)
              .map(({ id, name }) => ({ value: id, label: name }))}
            value={formId === '' ? null : formId}
            error={forms.isError ? 'Unable to load the forms' : undefined}
            onChange={(value) => onChange({ formId: value ?? '', questionId: '' })}
          />
          {formId !== '' && (
            <SearchSelect
              label="Question to fill in"
              placeholder={form.isPending ? 'Loading the questions...' : 'Choose a question'}
              data={questions
                .filter(({ type }) => !isImageType(type))
                .map(({ id, text }) => ({ value: id, label: text }))}
              value={questionId === '' ? null : questionId}
              error={form.isError ? 'Unable to load the questions' : issue}
              onChange={(value) => onChange({ questionId: value ?? '' })}
            />
          )}
        </>
      )}
    </>
  );
}
