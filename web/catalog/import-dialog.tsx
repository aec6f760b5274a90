// The catalog from a CSV file: choose it, see what it would change, have it applied as a whole.
import { Alert, Button, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Download, FileUp } from 'lucide-react';
import { useCallback, useState } from 'react';
import { applyCatalogFile, readCatalogWorld } from '#core/catalog/file/apply-file.ts';
import { type CatalogPlan, planCatalog } from '#core/catalog/file/plan-catalog.ts';
import { planText } from '#core/catalog/file/plan-texts.ts';
import { catalogTexts } from '#core/catalog/labels.ts';
import { fileTexts } from '#core/catalog/tree-texts.ts';
import { AppError } from '#core/errors.ts';
import { decodeFile } from '#core/imports/csv/csv-encoding.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { FileDrop } from '#web/ui/input/file-drop.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { notifyDone } from '#web/ui/notices/notify.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { type ImportChoices, ImportPreview, type OpenedFile } from './import-preview.tsx';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type ImportDialogProps = { opened: boolean; onClose(): void; onExport(): void };

export function ImportDialog({ opened, ...props }: ImportDialogProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={() => {
        if (!isBusy) props.onClose();
      }}
      title={fileTexts.title}
      size="xl"
      fullScreen={useNarrow()}
      closeOnClickOutside={false}
    >
      <Import {...props} onBusy={setBusy} />
    </Modal>
  );
}

/** In bytes: 100,000 items with all their columns. */
const largestFile = 50_000_000;

type FilePlan = { file: OpenedFile; choices: ImportChoices; plan: CatalogPlan };

function Import({
  onClose,
  onExport,
  onBusy,
}: Omit<ImportDialogProps, 'opened'> & { onBusy(is: boolean): void }) {
  const { send, ports } = useCore();
  const { newId } = ports;
  const queries = useQueryClient();
  const [planned, setPlanned] = useState<FilePlan | null>(null);
  const [isReading, setReading] = useState(false);
  const [isApplying, setApplying] = useState(false);
  const [failure, setFailure] = useState<{ title: string; error: unknown } | null>(null);

  const plan = useCallback(
    (file: OpenedFile, choices: ImportChoices) =>
      setPlanned({ file, choices, plan: planCatalog(file.text, file.world, { ...choices, newId }) }),
    [newId],
  );
  const open = useCallback(
    async (name: string, read: () => Promise<string>, choices: ImportChoices) => {
      setFailure(null);
      setReading(true);
      try {
        const text = await read();
        plan({ name, text, world: await readCatalogWorld(send) }, choices);
      } catch (error) {
        setFailure({ title: fileTexts.notRead, error });
      } finally {
        setReading(false);
      }
    },
    [plan, send],
  );

  const apply = async (ready: FilePlan) => {
    setFailure(null);
    setApplying(true);
    onBusy(true);
    try {
      const { file, choices } = ready;
      await applyCatalogFile(send, { ...file, plan: ready.plan, options: { ...choices, newId } });
      notifyDone(t(m.done, { plan: planText(ready.plan) }));
      onClose();
    } catch (error) {
      setFailure({ title: catalogTexts.notSaved, error });
    } finally {
      setApplying(false);
      onBusy(false);
      await queries.invalidateQueries({ queryKey: ['catalog'] });
    }
  };

  const note = failure !== null && (
    <FailureAlert
      {...failure}
      onCompare={
        planned === null
          ? null
          : () => void open(planned.file.name, () => Promise.resolve(planned.file.text), planned.choices)
      }
    />
  );
  if (isReading) return <Loading />;
  if (planned !== null) {
    return (
      <>
        {note}
        <ImportPreview
          {...planned}
          isApplying={isApplying}
          onChoices={(choices) => plan(planned.file, choices)}
          onBack={() => {
            setFailure(null);
            setPlanned(null);
          }}
          onApply={() => void apply(planned)}
        />
      </>
    );
  }
  return (
    <Stack>
      {note}
      <PickFile
        onPick={(file) =>
          void open(file.name, () => textOf(file), { retiresMissing: false, addsColumns: true })
        }
        onExport={onExport}
      />
    </Stack>
  );
}

type FailureAlertProps = {
  title: string;
  error: unknown;
  /** Compares the file with the catalog as it is now. */
  onCompare: (() => void) | null;
};

function FailureAlert({ title, error, onCompare }: FailureAlertProps) {
  const isOutdated = error instanceof AppError && error.code === 'conflict';
  return (
    <Alert color="red" role="alert" title={title} mb="md">
      {explanationOf(error, title)}
      {isOutdated && onCompare !== null && (
        <Button variant="default" size="xs" mt="xs" display="block" onClick={onCompare}>
          {t(m.compareAgain)}
        </Button>
      )}
    </Alert>
  );
}

type PickFileProps = { onPick(file: File): void; onExport(): void };

/** Where the file is dropped, and where to get one to start from. */
function PickFile({ onPick, onExport }: PickFileProps) {
  return (
    <>
      <Text>{fileTexts.about}</Text>
      <FileDrop
        icon={<FileUp size={24} />}
        title={t(m.dropCsvFileHere)}
        text={t(m.atMost50Mb)}
        label={t(m.csvFileOfCatalog)}
        accept=".csv,.tsv,.txt,text/csv"
        takesFocus
        onPick={(file) => file !== null && onPick(file)}
      />
      <div>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<Download size={14} aria-hidden />}
          onClick={onExport}
        >
          {fileTexts.exportLabel}
        </Button>
      </div>
    </>
  );
}

async function textOf(file: File): Promise<string> {
  if (file.size > largestFile) throw new AppError('too-large', wording(m.fileIsLargerThan50));
  const bytes = new Uint8Array(await file.arrayBuffer());
  return decodeFile(bytes);
}
