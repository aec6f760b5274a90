// Loading and error states.
import { Box, useAnimation } from 'ink';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AppError } from '#core/errors.ts';
import { useTerminal } from './terminal-context.ts';
import { Label } from './theme.tsx';
import { useExpected, useKeys } from './keys/use-keys.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Nothing at first, a spinner after 650 ms, 'Please wait...' after 5 s (spec 1, "Shared interface behaviour"). */
export function Loading({ label }: { label?: string | undefined }) {
  const [stage, setStage] = useState<'nothing' | 'spinner' | 'text'>('nothing');
  useExpected();
  useEffect(() => {
    const timers = [setTimeout(() => setStage('spinner'), 650), setTimeout(() => setStage('text'), 5_000)];
    return () => timers.forEach(clearTimeout);
  }, []);
  const text = label ?? (stage === 'text' ? t(m.pleaseWait) : '');
  if (stage === 'nothing') return null;
  return (
    <Box gap={1}>
      <Spinner />
      <Label tone="dim">{text}</Label>
    </Box>
  );
}

/** Animated, except in accessible mode. */
export function Spinner() {
  const { accessible } = useTerminal();
  const { frame } = useAnimation({ interval: 90, isActive: !accessible });
  return accessible ? null : <Label tone="accent">{frames[frame % frames.length] ?? ''}</Label>;
}

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** A progress bar with its label. */
export function ProgressBar({ done, total, label, width = 40 }: ProgressProps) {
  const { accessible } = useTerminal();
  const share = total === 0 ? 0 : Math.min(1, done / total);
  const percent = `${Math.floor(share * 100)}%`;
  const full = Math.round(share * width);
  if (accessible) return <Label>{`${label ?? t(m.progress)}: ${percent}`}</Label>;
  return (
    <Box flexDirection="column">
      <Box gap={1}>
        <Box>
          <Label tone="accent">{'█'.repeat(full)}</Label>
          <Label tone="dim">{'░'.repeat(width - full)}</Label>
        </Box>
        <Label bold>{percent}</Label>
      </Box>
      {label !== undefined && <Label tone="dim">{label}</Label>}
    </Box>
  );
}

export type ProgressProps = { done: number; total: number; label?: string | undefined; width?: number };

/** The error and what to do next; `r` retries. */
export function ErrorView({ error, title, onRetry }: { error: unknown; title?: string; onRetry?(): void }) {
  useKeys(onRetry ? [{ key: 'reload', label: t(m.tryAgain), run: () => onRetry() }] : []);
  const { message, hint } = wordsOf(error);
  return (
    <Box flexDirection="column">
      <Label tone="bad" bold>
        {`! ${title ?? t(m.unexpectedProblemOccurred)}`}
      </Label>
      {message !== title && <Label>{message}</Label>}
      {hint !== undefined && <Label tone="dim">{hint}</Label>}
      {onRetry && <Label tone="dim">{t(m.pressRToTryAgain)}</Label>}
    </Box>
  );
}

/** The error for people: the message and what to do next. */
export function wordsOf(error: unknown): { message: string; hint: string | undefined } {
  if (error instanceof AppError) return { message: error.message, hint: error.hint };
  return { message: error instanceof Error ? error.message : String(error), hint: undefined };
}

/** The part of a query's result that `Loaded` needs. */
export type LoadedQuery<T> = { data: T | undefined; error: unknown; refetch(): unknown };

/** Renders a query's data; until then the loading state, or the last error. */
export function Loaded<T>({
  query,
  title,
  children,
}: {
  query: LoadedQuery<T>;
  title?: string;
  children(data: T): ReactNode;
}) {
  // The error stays visible during a retry.
  const failed = useRef<unknown>(null);
  failed.current = query.data === undefined ? (query.error ?? failed.current) : null;
  if (query.data !== undefined) return children(query.data);
  if (failed.current === null) return <Loading />;
  return (
    <ErrorView
      error={failed.current}
      {...(title !== undefined && { title })}
      onRetry={() => void query.refetch()}
    />
  );
}
