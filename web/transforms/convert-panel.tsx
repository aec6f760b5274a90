// The form for a transform type and a file; Submit saves the converted CSV, or hands it on.
import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core';
import { CircleAlert, CircleCheck, FileInput, FileText, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { AppError } from '#core/errors.ts';
import { inMemory } from '#core/files/output.ts';
import { shippedTransforms } from '#core/transforms/metal-detection.ts';
import type { Transform } from '#core/transforms/schema.ts';
import {
  columnsOfRecipe,
  convertedName,
  transformFileIssue,
  transformTexts,
} from '#core/transforms/labels.ts';
import { transformFile } from '#core/transforms/transform.ts';
import { saveBlob } from '#web/platform/download.ts';
import { FileDrop } from '#web/ui/input/file-drop.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

type Outcome = { kind: 'done'; text: string } | { kind: 'failed'; error: unknown };

export type ConvertPanelProps = {
  transforms: readonly Transform[];
  /** Goes on with the converted file; without it, it is saved. */
  onConverted?: (file: File) => void;
};

export function ConvertPanel({ transforms, onConverted = saveConverted }: ConvertPanelProps) {
  const choices = choicesOf(transforms);
  const [key, setKey] = useState(choices.length === 1 ? (choices[0]?.key ?? null) : null);
  const [file, setFile] = useState<File | null>(null);
  const [fileIssue, setFileIssue] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const chosen = choices.find((choice) => choice.key === key);

  const pick = (picked: File | null) => {
    const issue = transformFileIssue(picked);
    setOutcome(null);
    setFileIssue(issue);
    setFile(issue === null ? picked : null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    setOutcome(null);
    if (file === null) return setFileIssue(fileIssue ?? transformTexts.noFile);
    if (chosen === undefined) return;
    setIsRunning(true);
    setOutcome(await convert(chosen.recipe, file, onConverted));
    setIsRunning(false);
  };
  const columns = chosen && columnsOfRecipe(chosen.recipe);
  return (
    <Panel title={t(m.convertFile)}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <Select
            label={transformTexts.type}
            placeholder={transformTexts.chooseType}
            data={[
              { group: t(m.withFormdeck), items: choices.filter(({ isOwn }) => !isOwn).map(asItem) },
              { group: t(m.yourCompanys), items: choices.filter(({ isOwn }) => isOwn).map(asItem) },
            ].filter(({ items }) => items.length > 0)}
            value={key}
            allowDeselect={false}
            onChange={(value) => {
              setKey(value);
              setOutcome(null);
            }}
            error={isTried && chosen === undefined ? transformTexts.noType : undefined}
          />
          {chosen !== undefined && (
            <div>
              {chosen.description !== '' && <Text size="sm">{chosen.description}</Text>}
              {columns && (
                <Text size="sm" c="dimmed">
                  {t(m.convertsTo, { columns: columns.join(', ') })}
                </Text>
              )}
            </div>
          )}
          {file === null ? (
            <FileDrop
              icon={<FileInput size={24} />}
              title={t(m.dropCsvFileHere)}
              text={t(m.atMost2Mb)}
              label={t(m.csvFile)}
              accept=".csv,text/csv"
              onPick={pick}
            />
          ) : (
            <PickedFile
              file={file}
              onRemove={() => {
                setFile(null);
                setOutcome(null);
              }}
            />
          )}
          <div role="alert">
            {fileIssue !== null && (
              <Text c="red" size="sm">
                {fileIssue}
              </Text>
            )}
            {outcome?.kind === 'failed' && <Failure error={outcome.error} />}
          </div>
          <div role="status">
            {outcome?.kind === 'done' && (
              <Alert color="green" icon={<CircleCheck size={18} aria-hidden />} title={outcome.text}>
                {t(m.itWasSavedToYour)}
              </Alert>
            )}
          </div>
          <Group justify="flex-end">
            <Button type="submit" loading={isRunning}>
              {onConverted === saveConverted ? t(m.submit) : t(m.convertAndMatch)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}

function PickedFile({ file, onRemove }: { file: File; onRemove(): void }) {
  return (
    <Group className="py-12 px-16 border rounded-8" wrap="nowrap" gap="sm">
      <FileText size={20} aria-hidden />
      <div className="min-w-0 grow">
        <Text fw={600} truncate>
          {file.name}
        </Text>
        <Text size="xs" c="dimmed">
          {sizeText(file.size)}
        </Text>
      </div>
      <Button variant="subtle" color="gray" leftSection={<X size={16} aria-hidden />} onClick={onRemove}>
        {t(common.remove)}
      </Button>
    </Group>
  );
}

function Failure({ error }: { error: unknown }) {
  const { message, hint, issues } = describeFailure(error);
  return (
    <Alert color="red" icon={<CircleAlert size={18} aria-hidden />} title={message}>
      {hint}
      {issues.length > 0 && (
        <ul className="m-0 mt-8 ps-20 break">
          {issues.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function describeFailure(error: unknown): { message: string; hint: string; issues: readonly string[] } {
  const isKnown = error instanceof AppError && error.code === 'invalid';
  const issues = isKnown ? (error.details.errors ?? []) : [];
  return {
    message: isKnown ? error.message : t(m.fileCouldNotBeRead),
    hint: isKnown ? t(m.nothingWasConverted) : t(m.chooseItAgainItMay),
    issues: issues.slice(1).map(({ path, message }) => `${path}: ${message}`),
  };
}

function saveConverted(file: File): void {
  saveBlob(file, file.name);
}

async function convert(
  recipe: Transform['recipe'],
  file: File,
  onConverted: (file: File) => void,
): Promise<Outcome> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    let rows = 0;
    const converted = await inMemory(async (output) => {
      ({ rowsWritten: rows } = await transformFile(recipe, [bytes], output));
    });
    onConverted(new File([converted], convertedName(file.name), { type: 'text/csv' }));
    return { kind: 'done', text: t(m.convertedRows, { rows, convertedName: convertedName(file.name) }) };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

type Choice = Pick<Transform, 'name' | 'description' | 'recipe'> & { key: string; isOwn: boolean };

function choicesOf(transforms: readonly Transform[]): Choice[] {
  return [
    ...shippedTransforms.map((shipped) => ({ ...shipped, isOwn: false })),
    ...transforms.map((own) => ({ ...own, key: own.id, isOwn: true })),
  ];
}

function asItem({ key, name }: Choice) {
  return { value: key, label: name };
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024
    ? t(m.kilobytes, { size: Math.max(1, Math.round(bytes / 1024)) })
    : t(m.megabytes, { size: (bytes / 1024 / 1024).toFixed(1) });
}
