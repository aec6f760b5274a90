// What a sign-in with a second factor needs after the password: its code, or setting it up where the company demands one.
import { Box } from 'ink';
import type { Core } from '#core/core.ts';
import { m } from '#core/factors/texts.ts';
import { t } from '#core/messages/text.ts';
import { Form, type TextField } from '#cli/terminal/input/form.tsx';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import type { SignInModel, SignInState } from '#cli/session/sign-in-model.ts';

type StepProps = { model: SignInModel; state: SignInState };

export function CodeStep({ core, model, state }: StepProps & { core: Core }) {
  const { toasts } = useTerminal();
  useKeys([{ key: 'esc', label: t(keyTexts.cancel), run: () => model.cancel() }]);
  const submit = async () => {
    await model.submit();
    const count = core.session.recoveryCodesLeft.peek();
    if (count !== null) toasts.say(t(m.signedInWithRecoveryCode, { count }), 'good');
  };
  return (
    <>
      <Label bold>{t(m.secondFactor)}</Label>
      <Label tone="dim">{t(m.enterCode)}</Label>
      <CodeForm model={model} state={state} onSubmit={submit} />
    </>
  );
}

export function FactorSetup({ model, state }: StepProps) {
  const { app, recoveryCodes } = state;
  useKeys([{ key: 'esc', label: t(keyTexts.cancel), run: () => model.cancel() }]);
  if (recoveryCodes.length > 0) return <RecoveryCodes codes={recoveryCodes} onSeen={() => model.submit()} />;
  return (
    <>
      <Label bold>{t(m.secondFactor)}</Label>
      <Label tone="dim">{t(m.setUpFirst)}</Label>
      {app !== null && (
        <>
          <Box marginTop={1} flexDirection="column">
            <Label>{t(m.typeSecret)}</Label>
            <Label bold>{app.secret}</Label>
          </Box>
          <CodeForm model={model} state={state} onSubmit={() => model.submit()} />
        </>
      )}
    </>
  );
}

function RecoveryCodes({ codes, onSeen }: { codes: readonly string[]; onSeen(): Promise<void> }) {
  useKeys([{ key: 'enter', label: t(keyTexts.done), run: onSeen }]);
  return (
    <>
      <Label bold>{t(m.recoveryCodes)}</Label>
      <Label tone="dim">{t(m.keepRecoveryCodes)}</Label>
      <Box marginTop={1} flexDirection="column">
        {codes.map((code) => (
          <Label key={code}>{code}</Label>
        ))}
      </Box>
    </>
  );
}

function CodeForm({ model, state, onSubmit }: StepProps & { onSubmit(): Promise<void> }) {
  const field: TextField = {
    path: 'code',
    label: t(m.code),
    value: state.code,
    onChange: (text) => model.type('code', text),
  };
  return (
    <Box marginTop={1}>
      <Form
        fields={[field]}
        issues={state.issues}
        submitLabel="login"
        onSubmit={onSubmit}
        busy={state.busy}
      />
    </Box>
  );
}
