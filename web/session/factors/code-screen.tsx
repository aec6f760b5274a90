// The step after the password, for an account with a second factor. The password stays in the page and nowhere else: it is
// sent again, with the code.
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';
import { m as texts } from '#core/factors/texts.ts';
import type { NeededCode, PendingSignIn } from '#core/session/sign-in.ts';
import { signInFailure } from '#core/session/sign-in-failure.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { SignedOutScreen } from '#web/session/signed-out-screen.tsx';
import { useSubmit } from '#web/session/use-submit.ts';
import { m } from '#web/session/texts.ts';
import { hasPasskeys } from './has-passkeys.ts';
import { codeField } from './code-field.ts';

export type CodeScreenProps = {
  pending: NeededCode;
  onOutcome(outcome: 'signed-in' | PendingSignIn): Promise<void>;
  onCancel(): void;
};

export function CodeScreen({ pending, onOutcome, onCancel }: CodeScreenProps) {
  const { session } = useCore();
  const [code, setCode] = useState('');
  const { isSending, issue, onSubmit } = useSubmit(async () => {
    const { credentials, region } = pending;
    const outcome = await session.signIn({ ...credentials, code }, undefined, [region]);
    const left = session.recoveryCodesLeft.peek();
    await onOutcome(outcome);
    if (left === null) return;
    // From here on the product is rendered.
    const { notifyDone } = await import('#web/ui/notices/notify.ts');
    notifyDone(t(texts.signedInWithRecoveryCode, { count: left }));
  }, signInFailure);
  const { passkey } = pending;
  const bySignature = useSubmit(async () => {
    if (passkey === undefined) return;
    const { signWithPasskey } = await import('./passkey.ts');
    const { credentials, region } = pending;
    const signed = await signWithPasskey(passkey);
    await onOutcome(await session.signIn({ ...credentials, passkey: signed }, undefined, [region]));
  }, signInFailure);
  const said = issue ?? bySignature.issue;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (issue !== null) field.current?.select();
  }, [issue]);
  return (
    <SignedOutScreen title={t(m.signIn)} text={t(texts.enterCode)}>
      <form onSubmit={onSubmit}>
        <Stack>
          {said !== null && (
            <Alert color="red" role="alert" icon={<CircleAlert size={18} />}>
              {said}
            </Alert>
          )}
          <TextInput
            ref={field}
            id="code"
            label={t(texts.code)}
            {...codeField}
            autoFocus
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          {passkey !== undefined && hasPasskeys() && (
            <Button variant="default" loading={bySignature.isSending} onClick={bySignature.onSubmit}>
              {t(texts.usePasskey)}
            </Button>
          )}
          <Group grow>
            <Button variant="default" onClick={onCancel}>
              {t(common.cancel)}
            </Button>
            <Button type="submit" loading={isSending}>
              {t(m.login)}
            </Button>
          </Group>
        </Stack>
      </form>
    </SignedOutScreen>
  );
}
