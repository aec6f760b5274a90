// What the company asks of those who sign in, which its admins change here.
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { isAdmin } from '#core/actor.ts';
import { t } from '#core/messages/text.ts';
import { signInPolicyQuery } from '#core/session/queries.ts';
import { signInPolicyForm, signInPolicyLines } from '#core/session/sign-in-policy-form.ts';
import { m } from '#core/session/texts.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { openForm } from '#cli/resource/form-dialog.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';
import { NoAccess } from '#cli/terminal/no-access.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { Loaded } from '#cli/terminal/waiting.tsx';

/** The screen. */
export function SignInSettingsScreen(_props: ScreenProps<'signInSettings'>) {
  return isAdmin(useApp().actor) ? <Settings /> : <NoAccess />;
}

function Settings() {
  const { core } = useApp();
  const { dialogs } = useTerminal();
  const query = useQuery(signInPolicyQuery(core.send));
  const policy = query.data;
  const edit = async () => {
    if (policy !== undefined) await openForm(dialogs, signInPolicyForm, policy);
  };
  useKeys([{ key: 'edit', label: t(keyTexts.edit), run: edit }]);
  return (
    <Box flexDirection="column">
      <Label tone="dim">{t(m.signInSettingsAbout)}</Label>
      <Loaded query={query}>
        {(read) =>
          signInPolicyLines(read).map(([name, value]) => (
            <Box key={name} marginTop={1}>
              <Box width={28} flexShrink={0}>
                <Label tone="dim">{name}</Label>
              </Box>
              <Label>{value}</Label>
            </Box>
          ))
        }
      </Loaded>
    </Box>
  );
}
