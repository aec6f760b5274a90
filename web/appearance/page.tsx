// /admin/appearance: the colours of the menu and the logo, tried out on the menu itself (spec 3, "Appearance").
import { Stack } from '@mantine/core';
import { mayChangeAppearance } from '#core/appearance/policy.ts';
import { appearanceTexts as texts } from '#core/appearance/labels.ts';
import { isOn } from '#core/flags.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { ColoursPanel } from './colours-panel.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { LogoPanel } from './logo-panel.tsx';
import { useSavedLooks } from './use-looks.ts';
import { useBlocker } from '@tanstack/react-router';
import { leaveUnsaved } from '#core/action.ts';
import { useCallback, useRef } from 'react';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/appearance/texts.ts';
import { m } from './texts.ts';
import { signInAddress } from '#core/appearance/queries.ts';
import { copyText } from '#web/platform/copy-text.ts';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import { CopyField } from '#web/ui/input/copy-field.tsx';
import { Panel } from '#web/ui/panel.tsx';

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
          <LanguagePanel onChanged={(hasChanged) => onChanged('language', hasChanged)} />
          <SignInPanel linkKey={key} />
        </Stack>
      )}
    </Loaded>
  );
}

/**
 * Asks before a page is left on which something was tried out and not saved. Gives the function by which each part of
 * the page says whether it has something to lose: all are asked about at once.
 */
function useUnsavedGuard(): (part: string, hasChanged: boolean) => void {
  // At this very moment, drawn or not.
  const changed = useRef(new Set<string>());
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && changed.current.size > 0 && !(await confirm(leaveUnsaved)),
    enableBeforeUnload: () => changed.current.size > 0,
  });
  return useCallback((part, hasChanged) => {
    if (hasChanged) changed.current.add(part);
    else changed.current.delete(part);
  }, []);
}

/** The company's sign-in URL, whose page shows the company's logo. */
function SignInPanel({ linkKey }: { linkKey: string }) {
  const server = useSignalValue(useCore().session.region)?.server ?? '';
  const address = signInAddress(server, linkKey);
  const copy = async () => {
    if (await copyText(address)) notifyDone(t(both.linkCopied));
    else notifyFailed(t(m.linkCouldNotBeCopied));
  };
  return (
    <Panel title={texts.signIn} subtitle={texts.signInAbout}>
      <CopyField label={texts.signIn} value={address} onCopy={() => void copy()} />
    </Panel>
  );
}
