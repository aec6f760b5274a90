// Setting up an authenticator app: its secret as a QR code and as text, a first code, then the recovery codes, this once.
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { AppError } from '#core/errors.ts';
import { codeOf, codeSvg } from '#core/codes/code.ts';
import type { StartedApp } from '#core/factors/schema.ts';
import { m } from '#core/factors/texts.ts';
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { useSubmit } from '#web/session/use-submit.ts';
import { m as own } from '#web/session/texts.ts';
import { codeField } from './code-field.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

export type AppSetupProps = {
  userName: string;
  start(): Promise<StartedApp>;
  /** Returns the recovery codes. */
  confirm(code: string): Promise<readonly string[]>;
  onDone(): void;
};

export function AppSetup({ userName, start, confirm, onDone }: AppSetupProps) {
  const { app, error, retry } = useStarted(start);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  if (recoveryCodes !== null)
    return <RecoveryCodes codes={recoveryCodes} userName={userName} onDone={onDone} />;
  if (error !== null) {
    return (
      <Stack mt="md">
        <Alert color="red" role="alert">
          {failureText(error)}
        </Alert>
        <Button onClick={retry}>{t(common.tryAgain)}</Button>
      </Stack>
    );
  }
  if (app === null) return <Loading />;
  return (
    <FirstCode
      app={app}
      onConfirm={async (code) => {
        const codes = await confirm(code);
        // Those of a passkey go on working.
        if (codes.length === 0) onDone();
        else setRecoveryCodes(codes);
      }}
    />
  );
}

function useStarted(start: AppSetupProps['start']) {
  const [app, setApp] = useState<StartedApp | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Each start makes another secret: the last one counts.
    let isLatest = true;
    start().then(
      (started) => isLatest && setApp(started),
      (problem: unknown) => isLatest && setError(problem),
    );
    return () => {
      isLatest = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each attempt, whoever draws it
  }, [attempt]);
  const retry = () => {
    setError(null);
    setAttempt((count) => count + 1);
  };
  return { app, error, retry };
}

type FirstCodeProps = { app: StartedApp; onConfirm(code: string): Promise<void> };

function FirstCode({ app: { secret, address }, onConfirm }: FirstCodeProps) {
  const [code, setCode] = useState('');
  const { isSending, issue, onSubmit } = useSubmit(() => onConfirm(code), failureText);
  return (
    <form onSubmit={onSubmit}>
      <Stack mt="md">
        <Text size="sm">{t(m.scanCode)}</Text>
        {/* oxlint-disable-next-line react/no-danger -- drawn by us, of numbers only */}
        <div
          className="self-center"
          aria-hidden
          dangerouslySetInnerHTML={{ __html: codeSvg(codeOf(address), 200) }}
        />
        <div>
          <p className="m-0 soft text-sm">{t(m.secret)}</p>
          <p className="m-0 monospace break">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        </div>
        <TextInput
          id="code"
          label={t(m.code)}
          {...codeField}
          inputMode="numeric"
          {...firstField}
          autoFocus
          value={code}
          error={issue}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" loading={isSending}>
          {t(own.toContinue)}
        </Button>
      </Stack>
    </form>
  );
}

/** What the server says of what was typed, or why it did not work. */
export function failureText(error: unknown): string {
  if (error instanceof AppError && error.code === 'invalid') return error.message;
  return explanationOf(error) ?? t(m.unableToChangeFactors);
}
