// The result of reading a file, before a form is created: its name, its questions, and the report.
import { Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { saveForm } from '#core/forms/actions.ts';
import { formInput } from '#core/forms/schema.ts';
import type { ReadXlsForm } from '#core/forms/xlsform/read.ts';
import { reportSummary } from '#core/forms/xlsform/report.ts';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useAction } from '#web/ui/use-action.ts';
import { XlsFormReport } from './xlsform-report.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type XlsFormCheckProps = ReadXlsForm & { onBack(): void; onCreated(id: string): void };

export function XlsFormCheck({ form, report, onBack, onCreated }: XlsFormCheckProps) {
  const { run, isRunning } = useAction();
  const [name, setName] = useState(form.name);
  const issue = formInput.shape.name.safeParse(name).error?.issues[0]?.message ?? null;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (issue !== null) return;
    const ended = await run(saveForm, { ...form, name: name.trim() });
    if (ended.done) onCreated(ended.result.id);
  };
  return (
    <form className="stack gap-16" onSubmit={(event) => void onSubmit(event)} noValidate>
      <TextInput
        {...firstField}
        label={t(m.formName)}
        required
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
        error={issue}
        description={t(m.questionsUnpublishedUntilYouPublish, {
          count: form.contextQuestions.length + form.questions.length,
        })}
      />
      <Text c="dimmed">{reportSummary(report)}</Text>
      <div
        className="py-12 px-16 border rounded-8 scroll-y"
        style={{ maxHeight: 'min(24rem, 45dvh)' }}
        role="region"
        aria-label={t(m.whatHappenedToRows)}
        tabIndex={0}
      >
        <XlsFormReport report={report} />
      </div>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onBack} disabled={isRunning}>
          {t(m.chooseAnotherFile)}
        </Button>
        <Button type="submit" loading={isRunning} disabled={issue !== null}>
          {t(m.createForm)}
        </Button>
      </Group>
    </form>
  );
}
