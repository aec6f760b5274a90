// Asks for the password in a dialog when the session expires during work: the screen stays as it was, and pending
// requests continue afterwards.
import { Box } from 'ink';
import { useEffect, useState } from 'react';
import type { Core } from '#core/core.ts';
import { AppError } from '#core/errors.ts';
import { m as factorTexts } from '#core/factors/texts.ts';
import { signInRefused } from '#core/session/sign-in-failure.ts';
import type { Close } from '#cli/terminal/dialogs.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { TextInput } from '#cli/terminal/input/text-input.tsx';
import { Label } from '#cli/terminal/theme.tsx';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';
import { Spinner, wordsOf } from '#cli/terminal/waiting.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** Opens the dialog when needed; renders nothing itself. */
export function SessionEnded({ core }: { core: Core }) {
  const { dialogs } = useTerminal();
  const expired = useSignalValue(core.session.expired);
  useEffect(() => {
    if (expired) void dialogs.open((close) => <AskPassword core={core} close={close} />);
  }, [expired, dialogs, core]);
  return null;
}

function AskPassword({ core, close }: { core: Core; close: Close<void> }) {
  const [password, setPassword] = useState('');
  /** Null: the account has no second factor, as far as is known. */
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const userName = core.session.user.peek()?.userName ?? '';
  const renew = async () => {
    if (busy || password === '' || code === '') return;
    setBusy(true);
    try {
      await core.session.renew(password, code ?? undefined);
      close(null);
    } catch (error) {
      const isCode = error instanceof AppError && error.code === 'code-needed';
      setProblem(
        isCode && code === null
          ? null
          : error instanceof AppError && error.code === 'sign-in-failed'
            ? signInRefused
            : wordsOf(error).message,
      );
      setCode(isCode ? '' : null);
      if (!isCode) setPassword('');
    }
    setBusy(false);
  };
  const signOut = async () => {
    close(null);
    await core.session.signOut();
  };
  const keys = [{ key: 'enter' as const, label: t(keyTexts.signIn), run: renew }];
  return (
    <Overlay
      title={t(m.yourSessionHasEnded)}
      keys={[{ key: 'signOut', label: t(keyTexts.signOut), run: signOut }]}
    >
      <Label>{t(m.enterPasswordOfToContinue, { userName })}</Label>
      {code === null ? (
        <Box marginTop={1}>
          <Label>{'Password  '}</Label>
          <TextInput value={password} onChange={setPassword} secret width={40} keys={keys} />
        </Box>
      ) : (
        <Box marginTop={1} flexDirection="column">
          <Label tone="dim">{t(factorTexts.enterCode)}</Label>
          <Box>
            <Label>{'Code      '}</Label>
            <TextInput value={code} onChange={setCode} width={40} keys={keys} />
          </Box>
        </Box>
      )}
      {busy && <Spinner />}
      {problem !== null && <Label tone="bad">{problem}</Label>}
    </Overlay>
  );
}
