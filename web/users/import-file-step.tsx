// Choosing the file, and the two files that help to write it: the columns, and the people who are there.
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { everybody } from '#core/users/apply-people.ts';
import { peopleFileTexts } from '#core/users/people-texts.ts';
import type { User } from '#core/users/schema.ts';
import { writePeople } from '#core/users/write-people.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { saveBlob } from '#web/platform/download.ts';
import { FileDrop } from '#web/ui/input/file-drop.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ImportFileStepProps = { error: unknown; isReading: boolean; onPick(file: File | null): void };

export function ImportFileStep({ error, isReading, onPick }: ImportFileStepProps) {
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
