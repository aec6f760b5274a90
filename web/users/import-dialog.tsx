// Users from a CSV file: choose it, see each change and each issue by line, have the changes made, see what came of it.
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { AppError } from '#core/errors.ts';
import { decodeFile } from '#core/imports/csv/csv-encoding.ts';
import { applyPeople, changesIn, everybody, readPeopleWorld } from '#core/users/apply-people.ts';
import { unsentInvitations } from '#core/users/invitation.ts';
import { type PeoplePlan, planPeople } from '#core/users/people-file.ts';
import { peopleFileTexts } from '#core/users/people-texts.ts';
import type { User } from '#core/users/user.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress, ImportResult } from './import-result.tsx';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { Download, FileUp } from 'lucide-react';
import { writePeople } from '#core/users/write-people.ts';
import { saveBlob } from '#web/platform/download.ts';
import { FileDrop } from '#web/ui/input/file-drop.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { t } from '#core/messages/text.ts';

export type ImportDialogProps = { opened: boolean; onClose(): void };

export function ImportDialog({ opened, onClose }: ImportDialogProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={() => {
        // Half a file would be applied; the dialog has a button that stops it.
        if (!isBusy) onClose();
      }}
      withCloseButton={!isBusy}
      title={peopleFileTexts.title}
      size="xl"
      fullScreen={useNarrow()}
      closeOnClickOutside={false}
    >
      <Import onClose={onClose} onBusy={setBusy} />
    </Modal>
  );
}

/** What the dialog shows. */
type Step =
  | { kind: 'choose'; error: unknown; isReading: boolean }
  | { kind: 'preview'; name: string; plan: PeoplePlan }
  | { kind: 'applying'; plan: PeoplePlan; done: number }
  | { kind: 'result'; plan: PeoplePlan; done: number; error: unknown; unsent: readonly User[] };

/** In bytes: some hundred thousand people. */
const largestFile = 10_000_000;

function Import({ onClose, onBusy }: { onClose(): void; onBusy(isBusy: boolean): void }) {
  const { send, ports } = useCore();
  const actor = useActor();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>({ kind: 'choose', error: null, isReading: false });
  const stopping = useRef<AbortController | null>(null);

  const pick = useCallback(
    async (file: File | null) => {
      if (file === null) return;
      setStep({ kind: 'choose', error: null, isReading: true });
      try {
        if (file.size > largestFile) throw new AppError('too-large', wording(m.fileIsLargerThan10));
        const bytes = new Uint8Array(await file.arrayBuffer());
        const text = decodeFile(bytes);
        const plan = planPeople(text, await readPeopleWorld(send, actor));
        setStep({ kind: 'preview', name: file.name, plan });
      } catch (error) {
        setStep({ kind: 'choose', error, isReading: false });
      }
    },
    [actor, send],
  );

  const apply = async (plan: PeoplePlan) => {
    const stop = new AbortController();
    stopping.current = stop;
    onBusy(true);
    let done = 0;
    const ended = (error: unknown, unsent: readonly User[] = []) =>
      setStep({ kind: 'result', plan, done, error, unsent });
    const onDone = (count: number) => {
      done = count;
      setStep({ kind: 'applying', plan, done: count });
    };
    onDone(0);
    try {
      const { created } = await applyPeople({ send, ports }, plan.steps, { onDone, signal: stop.signal });
      onBusy(false);
      ended(null);
      await queries.invalidateQueries({ queryKey: ['users'] });
      const unsent = await unsentInvitations(() => everybody(send), ports.sleep, created);
      if (unsent.length > 0) ended(null, unsent);
    } catch (error) {
      if (done < changesIn(plan.steps).length) ended(error);
    } finally {
      onBusy(false);
      await queries.invalidateQueries({ queryKey: ['users'] });
    }
  };

  const restart = () => setStep({ kind: 'choose', error: null, isReading: false });
  switch (step.kind) {
    case 'choose':
      return (
        <ImportFileStep error={step.error} isReading={step.isReading} onPick={(file) => void pick(file)} />
      );
    case 'preview':
      return (
        <ImportPreview
          name={step.name}
          plan={step.plan}
          onBack={restart}
          onApply={() => void apply(step.plan)}
        />
      );
    case 'applying':
      return (
        <ImportProgress
          done={step.done}
          all={changesIn(step.plan.steps).length}
          onStop={() => stopping.current?.abort(new AppError('cancelled', wording(m.youStoppedIt)))}
        />
      );
    case 'result':
      return <ImportResult {...step} onAgain={restart} onClose={onClose} />;
    default:
      return step satisfies never;
  }
}

type ImportFileStepProps = { error: unknown; isReading: boolean; onPick(file: File | null): void };

/** Choosing the file, and the two files that help to write it: the columns, and the people who are there. */
function ImportFileStep({ error, isReading, onPick }: ImportFileStepProps) {
  const { send } = useCore();
  const [isWriting, setWriting] = useState(false);
  const save = (users: readonly User[], name: string) =>
    saveBlob(new Blob([writePeople(users)], { type: 'text/csv;charset=utf-8' }), name);
  const savePeople = async () => {
    setWriting(true);
    try {
      save(await everybody(send), 'users.csv');
    } catch (problem) {
      notifyFailed(t(m.usersCouldNotBeDownloaded), explanationOf(problem));
    } finally {
      setWriting(false);
    }
  };
  if (isReading) return <Loading />;
  return (
    <Stack>
      {error !== null && (
        <Alert color="red" role="alert" title={t(m.fileCouldNotBeRead)}>
          {explanationOf(error) ?? t(m.chooseItAgain)}
        </Alert>
      )}
      <Text>{peopleFileTexts.about}</Text>
      <FileDrop
        icon={<FileUp size={24} />}
        title={t(m.dropCsvFileHere)}
        text={t(m.atMost10Mb)}
        label={t(m.csvFileOfUsers)}
        accept=".csv,.tsv,.txt,text/csv"
        takesFocus
        onPick={onPick}
      />
      <Group gap="xs">
        <Button
          variant="subtle"
          size="xs"
          leftSection={<Download size={14} aria-hidden />}
          onClick={() => save([], 'users-template.csv')}
        >
          {t(m.downloadTemplate)}
        </Button>
        <Button
          variant="subtle"
          size="xs"
          loading={isWriting}
          leftSection={<Download size={14} aria-hidden />}
          onClick={() => void savePeople()}
        >
          {t(m.downloadCurrentUsers)}
        </Button>
      </Group>
    </Stack>
  );
}
