// Changing one's second factor: with the password first, unless one has just signed in.
import { Alert, Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import type { Proof } from '#core/factors/actions.ts';
import * as actions from '#core/factors/actions.ts';
import { startPasskey } from '#core/factors/passkey-calls.ts';
import { m } from '#core/factors/texts.ts';
import { currentPasswordProblem } from '#core/users/current-password.ts';
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { useSubmit } from '#web/session/use-submit.ts';
import { useAction } from '#web/ui/use-action.ts';
import { m as own } from '#web/session/texts.ts';
import { AppSetup, failureText } from './app-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** `isLast`: no other factor is left afterwards. */
export type FactorChange =
  | { kind: 'add' | 'addPasskey' | 'renew' }
  | { kind: 'remove'; isLast: boolean }
  | { kind: 'removePasskey'; isLast: boolean; id: string };
export type FactorDialogProps = {
  change: FactorChange;
  needsPassword: boolean;
  opened: boolean;
  onClose(): void;
};

const titles = {
  add: m.turnOnApp,
  addPasskey: m.addPasskey,
  renew: m.newRecoveryCodes,
  remove: m.removeApp,
  removePasskey: m.removePasskey,
} as const;

export function FactorDialog({ change, needsPassword, opened, onClose }: FactorDialogProps) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={t(titles[change.kind])}
      closeOnClickOutside={false}
    >
      <Steps change={change} needsPassword={needsPassword} onClose={onClose} />
    </Modal>
  );
}

type StepsProps = Pick<FactorDialogProps, 'change' | 'needsPassword' | 'onClose'>;

function Steps({ change, needsPassword, onClose }: StepsProps) {
  const { send } = useCore();
  const { userId, userName } = useActor();
  const { run } = useAction();
  const [wasNeeded] = useState(needsPassword);
  const [proof, setProof] = useState<Proof | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  /** Throws what failed: the form says it. */
  const attempt = async <T, R>(action: Action<T, R>, thing: T): Promise<R> => {
    let failure: unknown = new AppError('forbidden');
    const ended = await run(action, thing, {
      onFailed: (_said, error) => {
        failure = error;
      },
    });
    if (ended.done) return ended.result;
    throw failure;
  };
  if (codes !== null) return <RecoveryCodes codes={codes} userName={userName} onDone={onClose} />;
  const addCodes = (added: { recoveryCodes: readonly string[] }) => {
    if (added.recoveryCodes.length === 0) onClose();
    else setCodes(added.recoveryCodes);
  };
  if (change.kind === 'add' && (proof !== null || !wasNeeded)) {
    return (
      <AppSetup
        userName={userName}
        start={() => actions.startApp.run(send, proof ?? {})}
        confirm={async (code) => (await attempt(actions.confirmApp, { code })).recoveryCodes}
        onDone={onClose}
      />
    );
  }
  const goOn = async (given: Proof, name: string) => {
    if (change.kind === 'add') {
      // It is checked now, not with the QR code.
      const problem = await currentPasswordProblem(send, userId, given.currentPassword ?? '');
      if (problem !== null) throw new AppError('invalid', problem);
      return setProof(given);
    }
    if (change.kind === 'addPasskey') {
      const options = await send(startPasskey, { body: given });
      const { makePasskey } = await import('./passkey.ts');
      const passkey = await makePasskey(options);
      return addCodes(await attempt(actions.addPasskey, { name, passkey }));
    }
    if (change.kind === 'renew') return addCodes(await attempt(actions.renewRecoveryCodes, given));
    if ('id' in change) await attempt(actions.removePasskey, { id: change.id, ...given });
    else await attempt(actions.removeApp, given);
    onClose();
  };
  return <ProofForm change={change} needsPassword={wasNeeded} onClose={onClose} onProof={goOn} />;
}

type ProofFormProps = StepsProps & { onProof(proof: Proof, name: string): Promise<void> };

function ProofForm({ change, needsPassword, onClose, onProof }: ProofFormProps) {
  const { userName } = useActor();
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const text = textOf(change);
  const { isSending, issue, onSubmit } = useSubmit(
    () => onProof(needsPassword ? { currentPassword: password } : {}, name),
    failureText,
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <Stack>
        {text !== null && <Text size="sm">{t(text)}</Text>}
        {change.kind === 'addPasskey' && (
          <TextInput
            {...firstField}
            id="passkey-name"
            label={t(m.passkeyName)}
            description={t(m.passkeyNameHelp)}
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        {needsPassword ? (
          <PasswordInput
            {...firstField}
            id="current-password"
            label={t(own.currentPassword)}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t(own.showCurrentPassword) }}
            value={password}
            error={issue}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        ) : (
          issue !== null && (
            <Alert color="red" role="alert">
              {issue}
            </Alert>
          )
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t(common.cancel)}
          </Button>
          <Button type="submit" color={'isLast' in change ? 'red' : 'accent'} loading={isSending}>
            {change.kind === 'add' ? t(own.toContinue) : t(titles[change.kind])}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}

/** What a change has for a consequence; null if there is nothing to say. */
function textOf(change: FactorChange) {
  if (change.kind === 'renew') return m.earlierCodesStop;
  return 'isLast' in change && change.isLast ? m.passwordAloneWillDo : null;
}
