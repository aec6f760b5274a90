// The dialog that imports an XLSForm: pick the file, then check the result.
import { Alert, Modal, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { CircleAlert, FileSpreadsheet } from 'lucide-react';
import { FileDrop } from '#web/ui/input/file-drop.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { formPath } from '#web/forms/editor-paths.ts';
import { type PickedXlsForm, useXlsForm } from './use-xlsform.ts';
import { XlsFormCheck } from './xlsform-check.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
  const { form, report } = picked;
  return (
    <XlsFormCheck
      form={form}
      report={report}
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
        accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        takesFocus
        onPick={onPick}
      />
    </div>
  );
}
