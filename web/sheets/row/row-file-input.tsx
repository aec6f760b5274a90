// A new file for an answer, uploaded when picked, which becomes the answer when the edit is saved.
import { Button, Text } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { listText, sizeLimitText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { sendFile } from '#core/filling/actions.ts';
import { endingsOf, fileLimit } from '#core/questions/attached/file-types.ts';
import { attachedTo } from '#core/questions/attached/stored-types.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { FileButton } from '#web/ui/file/file-button.tsx';
import { useAction } from '#web/ui/use-action.ts';
import type { RowImageInputProps } from './row-image-input.tsx';
import { loadFile } from './load-file.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function RowFileInput({ question, values, issue, onValues }: RowImageInputProps) {
  const { ports, send } = useCore();
  const { run, isRunning } = useAction();
  const picker = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [value] = values;
  const said = refused ?? issue;
  const endings = endingsOf(attachedTo(question.type) ?? 'document');

  const take = async (picked: File) => {
    setRefused(null);
    try {
      const { checkedFile, requireSize } = await import('#core/questions/attached/check-file.ts');
      requireSize(picked.name, picked.size);
      const bytes = new Uint8Array(await picked.arrayBuffer());
      const file = await checkedFile({ name: picked.name, bytes }, attachedTo(question.type));
      const ended = await run(sendFile, { id: ports.newId(), file });
      if (ended.done) onValues([ended.result.value]);
    } catch (error) {
      setRefused(error instanceof AppError ? error.message : t(m.fileCouldNotBeRead));
    }
  };
  return (
    <div className="grid gap-8 justify-items-start">
      {value !== undefined && <FileButton value={value} load={loadFile(send)} />}
      <input
        ref={picker}
        type="file"
        accept={endings.map((ending) => `.${ending}`).join()}
        hidden
        aria-label={t(m.fileFor, { question: question.text })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // So that the same file can be picked again.
          currentTarget.value = '';
          if (file !== undefined) void take(file);
        }}
      />
      <Button
        variant="default"
        leftSection={<FileUp size={16} aria-hidden />}
        loading={isRunning}
        onClick={() => picker.current?.click()}
      >
        {value === undefined ? t(m.uploadFile) : t(m.uploadAnotherFile)}
      </Button>
      <Text c="dimmed" size="xs">
        {t(m.fileMayBe, { endings: listText(endings), size: sizeLimitText(fileLimit) })}
      </Text>
      {said !== null && (
        <Text c="var(--danger)" size="xs" role="alert">
          {said}
        </Text>
      )}
    </div>
  );
}
