// The loading indicator: nothing at first, since most loads are fast, then a spinner, then a text (spec 1, "Shared
// interface behaviour").
import { Loader, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const spinnerAfter = 650;
const wordsAfter = 5_000;

export type LoadingProps = {
  /** Shown with the spinner, for example 'Loaded 3 of 50 sheets...'; by default 'Please wait...' after 5 s. */
  text?: string | undefined;
};

export function Loading({ text }: LoadingProps) {
  const [stage, setStage] = useState<'nothing' | 'spinner' | 'words'>('nothing');
  useEffect(() => {
    const timers = [
      setTimeout(() => setStage('spinner'), spinnerAfter),
      setTimeout(() => setStage('words'), wordsAfter),
    ];
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, []);
  const words = text ?? (stage === 'words' ? t(m.pleaseWait) : '');
  return (
    <div
      className="stack min-h-160 items-center justify-center gap-12"
      style={{ padding: '2rem' }}
      role="status"
      aria-busy="true"
    >
      {stage !== 'nothing' && (
        <>
          <Loader size="sm" aria-hidden="true" />
          {words !== '' && (
            <Text c="dimmed" className="numbers">
              {words}
            </Text>
          )}
        </>
      )}
    </div>
  );
}
