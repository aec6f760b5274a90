// Sign-in: server, username and password; the region is found by trying all of them. Includes a required new password,
// and requesting a temporary one.
import { Box } from 'ink';
import { useState } from 'react';
import type { Core } from '#core/core.ts';
import { builtInRegions, type Region } from '#core/regions.ts';
import { pendingSetup } from '#core/factors/set-up.ts';
import { passwordSent } from '#core/session/sign-in-failure.ts';
import { Form, type TextField } from '#cli/terminal/input/form.tsx';
import { Frame } from '#cli/terminal/frame.tsx';
import { askText } from '#cli/terminal/input/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { interruptKey } from '#cli/terminal/use-leaving.ts';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';
import { Spinner, wordsOf } from '#cli/terminal/waiting.tsx';
import { signInByBrowser } from '#cli/sign-on/code-dialog.tsx';
import { CodeStep, FactorSetup } from './factors/sign-in-steps.tsx';
import { createSignIn, type ServerField, type SignInModel, type SignInState } from './sign-in-model.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen with its frame, since nobody is signed in yet. */
export function SignInScreen({ core, serverField }: { core: Core; serverField: ServerField | null }) {
  const [model] = useState(() =>
    createSignIn(core.session, serverField, (pending) => pendingSetup(core.http, pending)),
  );
  const state = useSignalValue(model.state);
  return (
    <Frame
      crumbs={[state.pending?.kind === 'must-change-password' ? t(m.chooseNewPassword) : t(m.signIn)]}
      status={[
        regionsToTry(core, state)
          .map(({ name, server }) => `${name} (${server})`)
          .join('  ·  '),
      ]}
    >
      <Box flexDirection="column" width={70} paddingTop={1} paddingLeft={1}>
        {state.pending === null && <Credentials core={core} model={model} state={state} />}
        {state.pending?.kind === 'must-change-password' && <NewPassword model={model} state={state} />}
        {state.pending?.kind === 'needs-code' && <CodeStep core={core} model={model} state={state} />}
        {state.pending?.kind === 'must-set-up-factor' && <FactorSetup model={model} state={state} />}
        <Box marginTop={1} flexDirection="column">
          {state.busy && (
            <Box gap={1}>
              <Spinner />
              <Label tone="dim">{t(m.contactingServers)}</Label>
            </Box>
          )}
          {state.problem && <Label tone="bad">{`! ${state.problem.message}`}</Label>}
          {state.problem?.hint !== undefined && <Label tone="dim">{state.problem.hint}</Label>}
        </Box>
      </Box>
    </Frame>
  );
}

/** The regions to try, unless the server field names others. */
function regionsToTry(core: Core, { server }: SignInState): readonly Region[] {
  if (server === null) return core.regions;
  return server.trim() === '' ? builtInRegions : [];
}

type PartProps = { model: SignInModel; state: SignInState };

function Credentials({ core, model, state }: PartProps & { core: Core }) {
  const { dialogs, toasts } = useTerminal();
  const forgot = async () => {
    const servers = model.servers();
    if (servers === null) return;
    const username = await askText(dialogs, {
      title: t(m.forgotPassword),
      text: t(m.temporaryPasswordIsSentTo),
      placeholder: t(common.username),
      value: state.username,
      issue: (text) => (text.trim() === '' ? t(m.usernameIsRequired) : null),
    });
    if (username === null) return;
    try {
      await core.session.requestPassword(username.trim(), servers);
      toasts.say(passwordSent, 'good');
    } catch (error) {
      toasts.say(wordsOf(error).message, 'bad');
    }
  };
  const byBrowser = async () => {
    const servers = model.servers();
    if (servers !== null) await signInByBrowser(dialogs, core, servers ?? core.regions);
  };
  useKeys([
    { key: 'forgotPassword', label: t(m.forgotPasswordKey), run: forgot },
    { key: 'otherPart', label: t(m.byBrowserKey), run: byBrowser },
    interruptKey,
  ]);
  return (
    <>
      <Label bold>{t(m.signInToFormdeck)}</Label>
      <Box marginTop={1}>
        <Form
          first={state.server === null || state.server === '' ? 'server' : 'username'}
          fields={[
            ...(state.server === null ? [] : [serverInput(model, state.server)]),
            {
              path: 'username',
              label: t(common.username),
              value: state.username,
              onChange: (text) => model.type('username', text),
            },
            {
              kind: 'secret',
              path: 'password',
              label: t(common.password),
              value: state.password,
              onChange: (text) => model.type('password', text),
            },
          ]}
          issues={state.issues}
          submitLabel="login"
          onSubmit={() => model.submit()}
          busy={state.busy}
        />
      </Box>
    </>
  );
}

/** Left empty, the built-in servers are tried, which are its placeholder. */
function serverInput(model: SignInModel, value: string): TextField {
  return {
    path: 'server',
    label: t(m.server),
    value,
    placeholder: builtInRegions.map(({ server }) => server).join(', '),
    onChange: (text) => model.type('server', text),
  };
}

function NewPassword({ model, state }: PartProps) {
  useKeys([{ key: 'esc', label: t(keyTexts.cancel), run: () => model.cancel() }]);
  return (
    <>
      <Label bold>{t(m.chooseNewPassword)}</Label>
      <Label tone="dim">{t(m.mustChangePasswordBeforeContinuing, { userName: state.username })}</Label>
      <Box marginTop={1}>
        <Form
          fields={[
            {
              kind: 'secret',
              path: 'newPassword',
              label: t(m.newPasswordField),
              value: state.newPassword,
              onChange: (text) => model.type('newPassword', text),
            },
            {
              kind: 'secret',
              path: 'confirmation',
              label: t(m.confirmPasswordField),
              value: state.confirmation,
              onChange: (text) => model.type('confirmation', text),
            },
          ]}
          issues={state.issues}
          submitLabel="submit"
          onSubmit={() => model.submit()}
          busy={state.busy}
        />
      </Box>
    </>
  );
}
