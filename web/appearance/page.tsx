// /admin/appearance: the colours of the menu and the logo, tried out on the menu itself (spec 3, "Appearance").
import { Stack } from '@mantine/core';
import { mayChangeAppearance } from '#core/appearance/policy.ts';
import { appearanceTexts as texts } from '#core/appearance/labels.ts';
import { isOn } from '#core/flags.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { ColoursPanel } from './colours-panel.tsx';
import { LogoPanel } from './logo-panel.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { useSavedLooks } from './use-looks.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export function AppearancePage() {
  const actor = useActor();
  const verdict = mayChangeAppearance(actor);
  if (!verdict.yes) {
    const off = isOn(actor, 'ADMIN_APPEARANCE') ? undefined : verdict.why;
    return <NoAccessPage title={texts.title} off={off} />;
  }
  return (
    <Page title={texts.title} subtitle={texts.about} width="reading">
      <Appearance />
    </Page>
  );
}

function Appearance() {
  const query = useSavedLooks();
  const onChanged = useUnsavedGuard();
  return (
    <Loaded query={query} failed={texts.notLoaded}>
      {({ labels, logo, key }) => (
        <Stack gap="lg">
          {/* What is saved elsewhere meanwhile takes the place of nothing that was entered here. */}
          <ColoursPanel saved={labels} onChanged={(hasChanged) => onChanged('colours', hasChanged)} />
          <LogoPanel saved={logo} onChanged={(hasChanged) => onChanged('logo', hasChanged)} />
          <SignInPanel linkKey={key} />
        </Stack>
      )}
    </Loaded>
  );
}
