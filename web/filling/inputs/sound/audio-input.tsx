// AUDIO: sound is recorded here, or a file of it is chosen; it can be heard, recorded again and removed.
import { VisuallyHidden } from '@mantine/core';
import { FolderOpen, Mic, Pause, Play, Square, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { listText, sizeLimitText } from '#core/count-text.ts';
import { plainAttachedName } from '#core/questions/attached/attached-file.ts';
import { endingsOf, fileLimit, recordingMinutes } from '#core/questions/attached/file-types.ts';
import { internationalFormats } from '#core/format/formats.ts';
import { deviceTimeZone } from '#web/platform/device-time-zone.ts';
import { StoredFile } from '#web/ui/file/stored-file.tsx';
import { groupAttributes, type InputProps } from '../input.ts';
import { useInputWorld } from '../input-world.tsx';
import { InputIssue, ToolButton } from '../tool-button.tsx';
import { usePickedFile } from '../use-picked-file.ts';
import { type Recorded, useRecorder } from './use-recorder.ts';
import classes from '../inputs.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as inputs } from '../texts.ts';
import { m } from './texts.ts';

export function AudioInput(props: InputProps) {
  const { id, question, values, onValues } = props;
  const { images } = useInputWorld();
  const { isBusy, issue, picker } = usePickedFile(props, 'recording');
  const input = useRef<HTMLInputElement>(null);
  /** The recording that is being made, as it was kept last, and its name. */
  const made = useRef<{ value?: string; name: string }>({ name: '' });
  const { state, ...recorder } = useRecorder(async ({ bytes, format, isFirst }: Recorded) => {
    if (isFirst) made.current = { name: plainAttachedName(`${nameNow()}.${format.ending}`) };
    const { name, value: before } = made.current;
    const value = await images.keepFile({ name, bytes, mediaType: format.mediaType }, before);
    made.current = { name, value };
    onValues([value]);
  });
  const [value] = values;
  const isRunning = state.kind === 'recording' || state.kind === 'paused';
  return (
    <div role="group" {...groupAttributes(props)} className="stack gap-8">
      {value !== undefined && !isRunning && (
        <StoredFile type={question.type} value={value} load={images.readFile} />
      )}
      <input ref={input} {...picker} />
      {isRunning && (
        <p className="m-0 weight-600" role="timer" aria-live="off">
          {t(m.recordingTime, {
            state: state.kind,
            time: clockText(state.seconds),
            limit: clockText(recordingMinutes * 60),
          })}
        </p>
      )}
      <div className={`flex wrap gap-8 ${classes.buttons}`}>
        {isRunning ? (
          <>
            <ToolButton icon={Square} label={t(m.stop)} id={id} onClick={recorder.stop} />
            {state.kind === 'paused' ? (
              <ToolButton icon={Play} label={t(m.goOn)} onClick={recorder.resume} />
            ) : (
              <ToolButton icon={Pause} label={t(m.pause)} onClick={recorder.pause} />
            )}
          </>
        ) : (
          <>
            <ToolButton
              icon={Mic}
              label={value === undefined ? t(m.record) : t(m.recordAgain)}
              id={id}
              disabled={isBusy || state.kind === 'asking'}
              onClick={() => void recorder.start()}
            />
            <ToolButton
              icon={FolderOpen}
              label={isBusy ? t(inputs.oneMoment) : t(inputs.chooseFile)}
              disabled={isBusy || state.kind === 'asking'}
              onClick={() => input.current?.click()}
            />
            {value !== undefined && (
              <ToolButton icon={Trash2} label={t(common.remove)} onClick={() => onValues([])} />
            )}
          </>
        )}
      </div>
      <p className="soft text-sm m-0">
        {t(m.mayTakeMinutes, {
          minutes: recordingMinutes,
          endings: listText(endingsOf('recording')),
          size: sizeLimitText(fileLimit),
        })}
      </p>
      <p className="m-0 text-sm" role="status">
        {isRunning ? (
          state.seconds >= (recordingMinutes - 1) * 60 ? (
            t(m.lastMinute) // It is seen above, with its time.
          ) : (
            <VisuallyHidden>{t(m.isRecording, { state: state.kind })}</VisuallyHidden>
          )
        ) : state.kind === 'asking' ? (
          t(m.allowMicrophone)
        ) : state.kind === 'idle' ? (
          state.note
        ) : null}
      </p>
      <InputIssue issue={state.kind === 'failed' ? state.message : issue} />
    </div>
  );
}

/** `0:12` */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function nameNow(): string {
  const [day = '', time = ''] = internationalFormats().moment(Date.now(), deviceTimeZone()).split(' ');
  return t(m.recordingOf, { day, time: time.replaceAll(':', '.') });
}
