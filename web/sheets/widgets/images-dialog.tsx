// Downloads all images of a question in view as a ZIP, with a choice of file names.
import { Button, Code, Group, Modal, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { Download } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { saveImages } from '#core/exports/actions.ts';
import {
  defaultImageName,
  imageFieldWords,
  imageName,
  imageNameIssue,
  imageNameFields,
  type ImageNameField,
} from '#core/exports/image-names.ts';
import type { Question } from '#core/questions/schema.ts';
import { formatDate } from '#core/time/date-format.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { saveAddress } from '#web/platform/download.ts';
import { useKeyStore } from '#web/platform/store-context.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/use-action.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { useDashboard } from '#web/sheets/dashboard/use-dashboard.ts';
import classes from './images-dialog.module.css';
import { imageExtension } from '#core/sheets/format-answer.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

export type ImagesDialogProps = { question: Question; opened: boolean; onClose(): void };

/** The last choice, for the next time. */
const storeKey = 'formdeck.image-names';

export function ImagesDialog({ question, opened, onClose }: ImagesDialogProps) {
  const { form, inView } = useDashboard();
  const { session } = useCore();
  const store = useKeyStore();
  const [name, setName] = useState(() => store.getItem(storeKey) ?? defaultImageName);
  const { run, isRunning } = useAction();
  const field = useRef<HTMLInputElement>(null);
  const example = useExample(name, question);
  const issue = imageNameIssue(name);
  const merged = useMergedRef(field, firstField.ref);

  const insert = (placeholder: string) => {
    const input = field.current;
    const [from, to] = [input?.selectionStart ?? name.length, input?.selectionEnd ?? name.length];
    setName(name.slice(0, from) + placeholder + name.slice(to));
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(from + placeholder.length, from + placeholder.length);
    });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (issue !== null) return;
    const { sheets, pinnable } = inView();
    const wanted = {
      formId: form.id,
      questionId: question.id,
      sheetIds: sheets.map(({ id }) => id),
      filter: pinnable.filter,
      name,
    };
    const ended = await run(saveImages, wanted);
    if (!ended.done) return;
    saveAddress((session.region.value?.server ?? '') + ended.result, (why) =>
      notifyFailed(saveImages.failed(wanted, null), why, saveImages.id),
    );
    keep(store, name);
    onClose();
  };
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title={saveImages.label}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="lg">
          <Text c="dimmed">{t(m.allImagesOfShownHere, { question: question.text })}</Text>
          <div>
            <TextInput
              {...firstField}
              ref={merged}
              label={t(m.fileNames)}
              value={name}
              error={issue}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <div className="flex wrap gap-6 mt-10" role="group" aria-label={t(m.addToName)}>
              {imageNameFields.map((each) => (
                <Placeholder key={each} name={each} onInsert={insert} />
              ))}
            </div>
            {issue === null && (
              <Text size="sm" c="dimmed" mt="sm" className="break">
                {rich(m.suchAs, { example: <Code>{example}</Code> })}
              </Text>
            )}
          </div>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t(common.cancel)}
            </Button>
            <Button
              type="submit"
              loading={isRunning}
              disabled={issue !== null}
              leftSection={<Download size={16} aria-hidden />}
            >
              {t(common.download)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function Placeholder({ name, onInsert }: { name: ImageNameField; onInsert(placeholder: string): void }) {
  const words = imageFieldWords[name];
  return (
    <UnstyledButton
      className={`py-4 px-8 border rounded-6 on-sunken ink monospace text-13 ${classes.field}`}
      title={words}
      aria-label={`{${name}}: ${words}`}
      onClick={() => onInsert(`{${name}}`)}
    >
      {`{${name}}`}
    </UnstyledButton>
  );
}

/** An example of a file name. */
function useExample(pattern: string, question: Question): string {
  const { form, inView } = useDashboard();
  const { ports } = useCore();
  const { timeZone, userName } = useActor();
  const [date = '', time = ''] = formatDate(ports.now(), 'yyyy-MM-dd HHmmss', timeZone).split(' ');
  const values = {
    sheet: inView().sheets[0]?.name || t(both.unnamedSheet),
    row: '12',
    question: question.text,
    n: '1',
    form: form.name,
    user: userName,
    date,
    time,
    id: '0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11',
  };
  return imageName(pattern, values, imageExtension(question.type));
}

function keep(store: ReturnType<typeof useKeyStore>, name: string): void {
  try {
    if (name === defaultImageName) store.removeItem(storeKey);
    else store.setItem(storeKey, name);
  } catch {
    // Storage is full: then it is not remembered.
  }
}
