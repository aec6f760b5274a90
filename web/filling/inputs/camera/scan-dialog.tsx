// Shows the camera until it finds a code.
import { Button } from '@mantine/core';
import { CameraOff, Flashlight, FlashlightOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { twoLooks } from '#core/filling/scanned-code.ts';
import { explainCamera, openCamera, torchOf } from './camera.ts';
import { loadCodeReader } from './code-reader.ts';
import { InputDialog } from '#web/filling/inputs/input-dialog.tsx';
import classes from './scan-dialog.module.css';
import inputs from '#web/filling/inputs/inputs.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type ScanDialogProps = { title: string; onClose(): void; onCode(code: string): void };

type Torch = ReturnType<typeof torchOf>;

export function ScanDialog({ title, onClose, onCode }: ScanDialogProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [issue, setIssue] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [torch, setTorch] = useState<{ turn: Torch; isOn: boolean }>({ turn: null, isOn: false });
  const found = useRef(onCode);
  found.current = onCode;

  useEffect(() => {
    if (video === null) return undefined;
    const stop = new AbortController();
    scan(video, stop.signal, (turn) => setTorch({ turn, isOn: false })).then(
      (code) => {
        if (code === null) return;
        if ('vibrate' in navigator) navigator.vibrate(60);
        found.current(code);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setIssue(explainCamera(error));
      },
    );
    return () => stop.abort();
  }, [video, attempt]);

  const { turn, isOn } = torch;
  return (
    <InputDialog title={title} opened onClose={onClose}>
      {issue === null ? (
        <div className="relative overflow-hidden min-h-0 grow" style={{ background: '#000' }}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees has no words */}
          <video
            ref={setVideo}
            className="block w-full h-full object-cover"
            playsInline
            muted
            aria-label={t(m.cameraView)}
          />
          <div
            className="absolute rounded-16 untouchable"
            style={{
              border: '4px solid #fff',
              boxShadow: '0 0 0 100vmax rgb(0 0 0 / 45%)',
              inset: '22% 12%',
            }}
            aria-hidden="true"
          />
          <p
            className="absolute end-0 start-0 px-16 m-0 text-lg weight-600 text-center"
            style={{ bottom: 'max(1rem, env(safe-area-inset-bottom))', color: '#fff' }}
            role="status"
          >
            {t(m.pointCameraAtCode)}
          </p>
          {turn !== null && (
            <button
              type="button"
              className={`${inputs.tool} ${classes.torch}`}
              aria-pressed={isOn}
              onClick={() => {
                void turn(!isOn).catch(() => undefined);
                setTorch({ turn, isOn: !isOn });
              }}
            >
              {isOn ? <FlashlightOff size={22} aria-hidden /> : <Flashlight size={22} aria-hidden />}
              {t(m.light)}
            </button>
          )}
        </div>
      ) : (
        <div
          className="stack items-stretch py-32 px-20 text-lg gap-12"
          style={{ margin: 'auto 0' }}
          role="alert"
        >
          <CameraOff size={32} className="self-center faint" aria-hidden />
          <p className="m-0 mb-12 text-center pretty">{issue}</p>
          <Button
            size="lg"
            onClick={() => {
              setIssue(null);
              setAttempt(attempt + 1);
            }}
          >
            {t(common.tryAgain)}
          </Button>
          <Button size="lg" variant="default" onClick={onClose}>
            {t(m.typeCode)}
          </Button>
        </div>
      )}
    </InputDialog>
  );
}

/** Milliseconds between two analysed frames. */
const pace = 120;

/** The first code found in two consecutive frames; null if cancelled. Releases the camera. */
async function scan(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onTorch: (torch: Torch) => void,
): Promise<string | null> {
  const stream = await openCamera();
  try {
    if (signal.aborted) return null;
    video.srcObject = stream;
    await video.play();
    onTorch(torchOf(stream));
    const read = await loadCodeReader();
    const look = twoLooks();
    while (!signal.aborted) {
      const code = look(await read(video));
      if (code !== null) return signal.aborted ? null : code;
      await new Promise((resolve) => setTimeout(resolve, pace));
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
