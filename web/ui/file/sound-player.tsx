// Plays a recording, once somebody wants to hear it, in the player of the browser. It is loaded then, and plays from memory.
import { Button } from '@mantine/core';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { attachedFileOf } from '#core/questions/attached/attached-file.ts';
import type { FileButtonProps } from './file-button.tsx';
import { t } from '#core/messages/text.ts';
import { m } from '#web/ui/texts.ts';

export function SoundPlayer({ value, load }: FileButtonProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'missing'>('idle');
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
  const name = attachedFileOf(value)?.name ?? '';
  const play = async () => {
    setState('loading');
    const blob = await load(value).catch(() => null);
    setState(blob === null ? 'missing' : 'idle');
    if (blob !== null) setUrl(URL.createObjectURL(blob));
  };
  if (url !== null) return <audio ref={begin} className="max-w-full" controls src={url} aria-label={name} />;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Play size={16} aria-hidden />}
        loading={state === 'loading'}
        aria-label={t(m.playFile, { name })}
        onClick={() => void play()}
      >
        {t(m.play)}
      </Button>
      {state === 'missing' && (
        <span className="danger text-sm" role="alert">
          {t(m.fileIsNotAvailable)}
        </span>
      )}
    </>
  );
}

/** Where a browser does not play it now, its player is there to try again. */
function begin(player: HTMLAudioElement | null): void {
  player?.focus();
  void player?.play().catch(() => undefined);
}
