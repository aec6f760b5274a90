// What a code does when a phone scans it: it is a value, or it opens a form with the value already given.
import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { CodesDraft } from '#core/codes/codes-draft.ts';
import { mayFillIn } from '#core/filling/policy.ts';
import { formQuery, formsQuery } from '#core/forms/queries.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/codes/texts.ts';
import { m } from './texts.ts';

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
        label={t(m.codesOpenForm)}
        description={t(m.scanningOneWithPhoneOpens)}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setIsOn(checked);
          if (!checked) onChange({ formId: '', questionId: '' });
        }}
      />
      {isOn && (
        <>
          <SearchSelect
            label={t(common.form)}
            placeholder={forms.isPending ? t(m.loadingForms) : t(m.chooseForm)}
            data={(forms.data ?? [])
              .filter((each) => mayFillIn(actor, each).yes)
              .map(({ id, name }) => ({ value: id, label: name }))}
            value={formId === '' ? null : formId}
            error={forms.isError ? t(m.unableToLoadForms) : undefined}
            onChange={(value) => onChange({ formId: value ?? '', questionId: '' })}
          />
          {formId !== '' && (
            <SearchSelect
              label={t(m.questionToFillIn)}
              placeholder={form.isPending ? t(m.loadingQuestions) : t(both.chooseQuestion)}
              data={questions
                .filter(({ type }) => !isStoredType(type))
                .map(({ id, text }) => ({ value: id, label: text }))}
              value={questionId === '' ? null : questionId}
              error={form.isError ? t(m.unableToLoadQuestions) : issue}
              onChange={(value) => onChange({ questionId: value ?? '' })}
            />
          )}
        </>
      )}
    </>
  );
}
