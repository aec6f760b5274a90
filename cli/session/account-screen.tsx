// Who is signed in, where and as what; and the way out.
import { Box } from 'ink';
import type { ScreenProps } from '#cli/places.ts';
import { confirm } from '#cli/terminal/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/use-keys.ts';
import { useSignal } from '#cli/terminal/use-signal.ts';
import { useApp } from '#cli/use-app.ts';

/** The screen. */
export function AccountScreen(_props: ScreenProps<'account'>) {
  const { core, user } = useApp();
  const { dialogs } = useTerminal();
  const region = useSignal(core.session.region);
  const signOut = async () => {
    const question = {
      title: 'Sign out?',
      text: 'You will need your password to sign in again.',
      confirm: 'Sign out',
    };
    if (await confirm(dialogs, question)) await core.session.signOut();
  };
  useKeys([{ key: 'L', label: 'sign out', run: signOut }]);
  const facts: [string, string][] = [
    ['User', user.userName],
    ['E-mail', user.email],
    ['Role', user.role],
    ['Company', user.company.name],
    ['Groups', user.groups.map(({ name }) => name).join(', ') || 'none'],
    ['Time zone', user.timeZone],
    ['Region', region?.name ?? ''],
    ['Server', region?.server ?? ''],
  ];
  return (
    <Box flexDirection="column">
      {facts.map(([name, value]) => (
        <Box key={name}>
          <Box width={12}>
            <Label tone="dim">{name}</Label>
          </Box>
          <Label>{value}</Label>
        </Box>
      ))}
    </Box>
  );
}
