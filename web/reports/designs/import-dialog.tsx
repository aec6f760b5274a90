// A design of a file, for the form that it names or another one: it is opened in the builder, and saved there.
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FileJson } from 'lucide-react';
import { useState } from 'react';
import { AppError } from '#core/errors.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { dropsRows, parseDesignFile } from '#core/reports/own/design-file.ts';
import { type Design, mostDesignBytes } from '#core/reports/own/schema.ts';
import { designTexts } from '#core/reports/own/labels.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { FileDrop } from '#web/ui/input/file-drop.tsx';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { fromFile, keepImported } from './imported.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/reports/texts.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

export type ImportDialogProps = { opened: boolean; onClose(): void };

export function ImportDialog({ opened, onClose }: ImportDialogProps) {
  return (
    <FormDialog title={t(both.importDesign)} size="md" opened={opened} onClose={onClose}>
      <Import onClose={onClose} />
    </FormDialog>
  );
}

type Failure = { message: string; lines: readonly string[] };

function Import({ onClose }: Pick<ImportDialogProps, 'onClose'>) {
  const forms = useRead(formsQuery).data ?? [];
  const navigate = useNavigate();
  const [design, setDesign] = useState<Design | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [formId, setFormId] = useState<string | null>(null);
  const pick = async (file: File | null) => {
    if (file === null) return;
    setDesign(null);
    try {
      const read = await readDesign(file);
      setFailure(null);
      setDesign(read);
      setFormId(forms.some(({ id }) => id === read.form.id) ? read.form.id : null);
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  const open = () => {
    if (design === null || formId === null) return;
    keepImported(design);
    onClose();
    void navigate({ to: '/reports/designs/create', search: { form: formId, start: fromFile } });
  };
  const isElsewhere = design !== null && formId !== null && formId !== design.form.id;
  return (
    <>
      <Stack>
        <FileDrop
          icon={<FileJson size={24} />}
          title={t(m.dropDesignFileHere)}
          text={t(m.jsonFileCreatedWithSave)}
          label={t(m.designFile)}
          accept=".json,application/json"
          takesFocus
          onPick={(file) => void pick(file)}
        />
        {failure !== null && (
          <Alert color="red" title={failure.message} role="alert">
            {failure.lines.length > 0 && (
              <ul>
                {failure.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </Alert>
        )}
        {design !== null && (
          <>
            <Text>
              {rich(m.designFacts, {
                name: design.name,
                count: design.sections.length,
                hasForm: String(design.form.name !== undefined),
                form: design.form.name,
                b: (text) => <strong>{text}</strong>,
              })}
            </Text>
            <SearchSelect
              label={t(common.form)}
              placeholder={t(m.chooseForm)}
              nothingFoundMessage={t(m.noFormsMatch)}
              data={forms.map(({ id, name }) => ({ value: id, label: name }))}
              value={formId}
              allowDeselect={false}
              onChange={setFormId}
            />
            {isElsewhere && (
              <Text size="sm" c="dimmed">
                {t(m.questionsAreMatchedByTitle)}
                {dropsRows(design, formId) && ` ${designTexts.dropsRows}`}
              </Text>
            )}
          </>
        )}
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t(common.cancel)}
        </Button>
        <Button disabled={design === null || formId === null} onClick={open}>
          {t(m.openInBuilder)}
        </Button>
      </DialogFoot>
    </>
  );
}

async function readDesign(file: File): Promise<Design> {
  if (file.size > 2 * mostDesignBytes) throw new AppError('invalid', wording(m.thisFileIsTooLarge));
  const text = await file.text();
  try {
    return parseDesignFile(JSON.parse(text));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid', wording(m.thisFileIsNotValid), { cause: error });
  }
}

const mostLines = 5;

function failureOf(error: unknown): Failure {
  if (!(error instanceof AppError)) return { message: t(m.fileCouldNotBeRead), lines: [] };
  const lines = (error.details.errors ?? []).map(({ path, message }) => `${path}: ${message}`);
  return { message: error.message, lines: [...new Set(lines)].slice(0, mostLines) };
}
