// The loading indicator: nothing at first, since most loads are fast, then a spinner, or the lines of what comes, then a text
// (spec 1, "Shared interface behaviour").
import { Loader, Skeleton, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const spinnerAfter = 650;
const wordsAfter = 5_000;

export type LoadingProps = {
  /** Shown with the spinner, for example 'Loaded 3 of 50 sheets...'; by default 'Please wait...' after 5 s. */
  text?: string | undefined;
  /** What comes is a list: this many grey lines are shown instead of the spinner. */
  lines?: number;
  /** Nothing else is on the screen: the lines are there at once, and stand where the page will. */
  isPage?: boolean;
};

export function Loading({ text, lines = 0, isPage = false }: LoadingProps) {
  const [stage, setStage] = useState<'nothing' | 'spinner' | 'words'>(isPage ? 'spinner' : 'nothing');
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
      className={`stack min-h-160 gap-12 ${lines === 0 ? 'items-center justify-center' : 'items-stretch'}`}
      style={{ padding: lines === 0 ? '2rem' : isPage ? '1.5rem 0' : '1rem' }}
      role="status"
      aria-busy="true"
    >
      {stage !== 'nothing' && (
        <>
          {lines === 0 ? <Loader size="sm" aria-hidden="true" /> : <Lines count={lines} />}
          {words !== '' && (
            <Text c="dimmed" className="numbers text-center">
              {words}
            </Text>
          )}
        </>
      )}
    </div>
  );
}

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => (
    <Skeleton key={line} height="2.5rem" aria-hidden="true" />
  ));
}
