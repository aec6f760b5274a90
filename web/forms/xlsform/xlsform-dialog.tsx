// The dialog that imports an XLSForm: pick the file, then check the result.
import { Alert, Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { CircleAlert, FileSpreadsheet } from 'lucide-react';
import { FileDrop } from '#web/ui/input/file-drop.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { formPath } from '#web/forms/editor-paths.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCore } from '#web/platform/core-context.tsx';
import { readXlsFormFile, type XlsFormFile } from './read-xlsform-file.ts';
import { createFromXlsForm } from '#core/forms/actions.ts';
import { formInput } from '#core/forms/schema.ts';
import type { ReadXlsForm } from '#core/forms/xlsform/read.ts';
import { reportSummary } from '#core/forms/xlsform/report.ts';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useAction } from '#web/ui/use-action.ts';
import { XlsFormReport } from './xlsform-report.tsx';

export type XlsFormDialogProps = { opened: boolean; onClose(): void };

export function XlsFormDialog({ opened, onClose }: XlsFormDialogProps) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={t(m.importXlsform)}
      size="44rem"
      fullScreen={useNarrow()}
    >
      {/* It always opens without a file. */}
      <XlsFormImport onClose={onClose} />
    </Modal>
  );
}

function XlsFormImport({ onClose }: Pick<XlsFormDialogProps, 'onClose'>) {
  const navigate = useNavigate();
  const { picked, pick } = useXlsForm();
  if (picked.kind !== 'read') return <XlsFormPick picked={picked} onPick={pick} />;
  const { form, report, pictures } = picked;
  return (
    <XlsFormCheck
      form={form}
      report={report}
      pictures={pictures}
      onBack={() => pick(null)}
      onCreated={(id) => {
        onClose();
        void navigate({ to: formPath(id) });
      }}
    />
  );
}

type XlsFormPickProps = {
  picked: Exclude<PickedXlsForm, { kind: 'read' }>;
  onPick(file: File | null): void;
};

function XlsFormPick({ picked, onPick }: XlsFormPickProps) {
  if (picked.kind === 'reading') {
    return (
      <div className="middle min-h-256">
        <Loading text={t(m.reading, { picked: picked.name })} />
      </div>
    );
  }
  return (
    <div className="stack gap-16">
      <Text c="dimmed">{t(m.turnFormFromOdkKobo)}</Text>
      {picked.kind === 'refused' && (
        <Alert color="red" icon={<CircleAlert size={18} aria-hidden />} title={picked.message}>
          <span style={{ whiteSpace: 'pre-line' }}>{picked.hint}</span>
        </Alert>
      )}
      <FileDrop
        icon={<FileSpreadsheet size={24} />}
        title={t(m.dropExcelWorkbookXlsxHere)}
        text={t(m.withSheetSurveyAtMost)}
        label={t(m.excelWorkbook)}
        accept=".xlsx,.zip,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/zip"
        takesFocus
        onPick={onPick}
      />
    </div>
  );
}

type PickedXlsForm = { kind: 'none' } | { kind: 'reading'; name: string } | XlsFormFile;

/** The picked workbook, rejected, being read or read, and how to pick another. */
function useXlsForm(): { picked: PickedXlsForm; pick(file: File | null): void } {
  const { ports } = useCore();
  const [picked, setPicked] = useState<PickedXlsForm>({ kind: 'none' });
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const pick = (file: File | null) => {
    reading.current?.abort();
    if (file === null) return setPicked({ kind: 'none' });
    const stop = new AbortController();
    reading.current = stop;
    setPicked({ kind: 'reading', name: file.name });
    void readXlsFormFile(file, ports, stop.signal).then((ended) => {
      if (!stop.signal.aborted) setPicked(ended);
    });
  };
  return { picked, pick };
}

type XlsFormCheckProps = ReadXlsForm & { onBack(): void; onCreated(id: string): void };

/** The result of reading a file, before a form is created: its name, its questions, and the report. */
function XlsFormCheck({ form, report, pictures, onBack, onCreated }: XlsFormCheckProps) {
  const { run, isRunning } = useAction();
  const [name, setName] = useState(form.name);
  const issue = formInput.shape.name.safeParse(name).error?.issues[0]?.message ?? null;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (issue !== null) return;
    const ended = await run(createFromXlsForm, { form: { ...form, name: name.trim() }, pictures });
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
