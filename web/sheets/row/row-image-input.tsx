// A new image for an answer: a JPEG file, uploaded when picked, which becomes the answer when the edit is saved.
import { Button, Text } from '@mantine/core';
import { ImageUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sendImage } from '#core/filling/actions.ts';
import { m as filling } from '#core/filling/texts.ts';
import { keepsPhotoPlace } from '#core/forms/question-meta.ts';
import type { Question } from '#core/questions/schema.ts';
import { answerEditTexts, isJpeg } from '#core/sheets/answer-change.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { AnswerImage } from './answer-image.tsx';
import classes from './row-answer-edit.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RowImageInputProps = {
  question: Question;
  values: readonly string[];
  issue: string | null;
  onValues(values: readonly string[]): void;
};

export function RowImageInput({ question, values, issue, onValues }: RowImageInputProps) {
  const { newId } = useCore().ports;
  const { run, isRunning } = useAction();
  const picker = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [picked, setPicked] = useState<{ id: string; url: string } | null>(null);
  useEffect(() => () => (picked === null ? undefined : URL.revokeObjectURL(picked.url)), [picked]);
  const [value] = values;
  const said = refused ?? issue;

  const send = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    setRefused(isJpeg(bytes) ? null : answerEditTexts.notJpeg);
    if (!isJpeg(bytes)) return;
    const id = newId();
    const ended = await run(sendImage, { id, bytes });
    if (!ended.done) return;
    setPicked({ id, url: URL.createObjectURL(file) });
    onValues([id]);
  };
  return (
    <div className="grid gap-8 justify-items-start">
      {picked !== null && picked.id === value ? (
        <img
          className={`block overflow-hidden rounded-8 ${classes.preview}`}
          src={picked.url}
          alt={t(m.newImageFor, { question: question.text })}
        />
      ) : (
        value !== undefined && (
          <span className={`block overflow-hidden rounded-8 ${classes.preview}`}>
            <AnswerImage question={question} id={value} alt={question.text} isWhole width={300} />
          </span>
        )
      )}
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,.jpg,.jpeg"
        hidden
        aria-label={t(m.imageFileFor, { question: question.text })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // So that the same file can be picked again.
          currentTarget.value = '';
          if (file !== undefined) void send(file);
        }}
      />
      <Button
        variant="default"
        leftSection={<ImageUp size={16} aria-hidden />}
        loading={isRunning}
        onClick={() => picker.current?.click()}
      >
        {value === undefined ? t(m.uploadImage) : t(m.uploadAnotherImage)}
      </Button>
      {keepsPhotoPlace(question) && <Text size="xs">{t(filling.photoPlaceIsKept)}</Text>}
      {said !== null && (
        <Text c="var(--danger)" size="xs" role="alert">
          {said}
        </Text>
      )}
    </div>
  );
}
