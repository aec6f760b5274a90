// Records sound. What was said so far is handed on every few seconds, so that a page that is closed loses no more than that.
import { useEffect, useRef, useState } from 'react';
import { fileLimit, recordingMinutes } from '#core/questions/attached/file-types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RecorderState =
  | { kind: 'idle'; note: string | null }
  | { kind: 'asking' }
  | { kind: 'recording' | 'paused'; seconds: number }
  | { kind: 'failed'; message: string };

/** All that is recorded so far; the first one of a recording has no other before it. */
export type Recorded = { bytes: Uint8Array<ArrayBuffer>; format: RecordingFormat; isFirst: boolean };
export type RecordingFormat = (typeof formats)[number];

/** The first that a browser records is taken: Safari has the second. */
const formats = [
  { type: 'audio/webm;codecs=opus', mediaType: 'audio/webm', ending: 'webm' },
  { type: 'audio/mp4', mediaType: 'audio/mp4', ending: 'm4a' },
  { type: 'audio/ogg;codecs=opus', mediaType: 'audio/ogg', ending: 'ogg' },
] as const;

/** Speech is clear with it; half an hour takes a third of what a file may have. */
const bitsPerSecond = 32_000;
const pieceMilliseconds = 5_000;
const mostSeconds = recordingMinutes * 60;
/** A browser may take more bits than it is asked for. */
const mostBytes = fileLimit - 1024 * 1024;

export type Recorder = {
  state: RecorderState;
  start(): Promise<void>;
  pause(): void;
  resume(): void;
  stop(): void;
};

/** `onRecorded` rejects if there is no space. */
export function useRecorder(onRecorded: (recorded: Recorded) => Promise<void>): Recorder {
  const [state, setState] = useState<RecorderState>({ kind: 'idle', note: null });
  const latest = useRef(onRecorded);
  latest.current = onRecorded;
  const running = useRef<MediaRecorder | null>(null);
  useEffect(() => () => stopped(running.current), []);

  const start = async () => {
    const format =
      'MediaRecorder' in window ? formats.find(({ type }) => MediaRecorder.isTypeSupported(type)) : undefined;
    // Browsers give a microphone to secure pages only.
    if (format === undefined || !('mediaDevices' in navigator))
      return setState({ kind: 'failed', message: t(m.cannotRecordHere) });
    setState({ kind: 'asking' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      record(stream, format);
    } catch (error) {
      setState({ kind: 'failed', message: whyNot(error) });
    }
  };

  const record = (stream: MediaStream, format: RecordingFormat) => {
    const recorder = new MediaRecorder(stream, { mimeType: format.type, audioBitsPerSecond: bitsPerSecond });
    running.current = recorder;
    const pieces: Blob[] = [];
    let size = 0;
    let saving: Promise<void> = Promise.resolve();
    let note: string | null = null;
    const seconds = secondsOf(recorder, (passed) => {
      if (passed >= mostSeconds) {
        note = t(m.stoppedAtLimit, { minutes: recordingMinutes });
        stopped(recorder);
      }
      setState(stateOf(recorder, passed));
    });
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return;
      pieces.push(data);
      size += data.size;
      const isFirst = pieces.length === 1;
      const all = new Blob(pieces);
      saving = saving.then(async () =>
        latest.current({ bytes: new Uint8Array(await all.arrayBuffer()), format, isFirst }),
      );
      saving.catch(() => stopped(recorder));
      if (size > mostBytes) {
        note = t(m.stoppedAtSize);
        stopped(recorder);
      }
    });
    recorder.addEventListener('stop', () => {
      seconds.end();
      running.current = null;
      saving.then(
        () =>
          setState(
            pieces.length === 0
              ? { kind: 'failed', message: t(m.nothingWasRecorded) }
              : { kind: 'idle', note },
          ),
        () => setState({ kind: 'failed', message: t(m.noSpaceForRecording) }),
      );
    });
    recorder.start(pieceMilliseconds);
    setState({ kind: 'recording', seconds: 0 });
  };
  return {
    state,
    start,
    pause: () => running.current?.pause(),
    resume: () => running.current?.resume(),
    stop: () => stopped(running.current),
  };
}

function stateOf({ state }: MediaRecorder, seconds: number): RecorderState {
  return { kind: state === 'paused' ? 'paused' : 'recording', seconds };
}

/** Ends a recording, and lets go of the microphone. */
function stopped(recorder: MediaRecorder | null): void {
  if (recorder === null || recorder.state === 'inactive') return;
  recorder.stop();
  for (const track of recorder.stream.getTracks()) track.stop();
}

/** Tells how many seconds are recorded, pauses left out. */
function secondsOf(recorder: MediaRecorder, onTick: (seconds: number) => void): { end(): void } {
  let passed = 0;
  let before = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (recorder.state === 'recording') passed += now - before;
    before = now;
    if (recorder.state !== 'inactive') onTick(Math.floor(passed / 1_000));
  }, 250);
  return { end: () => clearInterval(timer) };
}

function whyNot(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return t(m.microphoneIsNotAllowed);
  return name === 'NotFoundError' ? t(m.thereIsNoMicrophone) : t(m.microphoneCannotBeUsed);
}
