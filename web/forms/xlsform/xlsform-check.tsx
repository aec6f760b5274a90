// The result of reading a file, before a form is created: its name, its questions, and the report.
import { Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { counted } from '#core/count-text.ts';
import { saveForm } from '#core/forms/actions.ts';
import { formInput } from '#core/forms/schema.ts';
import type { ReadXlsForm } from '#core/forms/xlsform/read.ts';
import { reportSummary } from '#core/forms/xlsform/report.ts';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useAction } from '#web/ui/use-action.ts';
import { XlsFormReport } from './xlsform-report.tsx';

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
        label="Form name"
        required
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
        error={issue}
        description={`${counted(form.contextQuestions.length + form.questions.length, 'question')}, unpublished until you publish it`}
      />
      <Text c="dimmed">{reportSummary(report)}</Text>
      <div
        className="py-12 px-16 border rounded-8 scroll-y"
        style={{ maxHeight: 'min(24rem, 45dvh)' }}
        role="region"
        aria-label="What happened to the rows"
        tabIndex={0}
      >
        <XlsFormReport report={report} />
      </div>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onBack} disabled={isRunning}>
          Choose another file
        </Button>
        <Button type="submit" loading={isRunning} disabled={issue !== null}>
          Create form
        </Button>
      </Group>
    </form>
  );
}
