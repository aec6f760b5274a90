// Beside the providers: the redirect address that is entered at them, and whether passwords sign people in.
import { Switch } from '@mantine/core';
import { t } from '#core/messages/text.ts';
import { changeSignOn } from '#core/sign-on/actions.ts';
import { signOnSettingsQuery } from '#core/sign-on/queries.ts';
import { m as both } from '#core/sign-on/texts.ts';
import { copyText } from '#web/platform/copy-text.ts';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import { CopyField } from '#web/ui/input/copy-field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import { m } from './texts.ts';

export function SettingsPanel() {
  const query = useRead(signOnSettingsQuery);
  const { run, isRunning } = useAction();
  return (
    <Loaded query={query} failed={t(m.settingsFailed)}>
      {({ isOnly, redirectAddress }) => (
        <>
          <RedirectPanel address={redirectAddress} />
          <Panel title={t(m.passwords)} subtitle={t(m.onlyAbout, { isOnly: String(isOnly) })}>
            <Switch
              label={t(both.onlySignOn)}
              checked={isOnly}
              disabled={isRunning}
              onChange={() => void run(changeSignOn, { isOnly: !isOnly })}
            />
          </Panel>
        </>
      )}
    </Loaded>
  );
}

function RedirectPanel({ address }: { address: string }) {
  const copy = async () => {
    if (await copyText(address)) notifyDone(t(m.addressCopied));
    else notifyFailed(t(m.addressNotCopied));
  };
  return (
    <Panel title={t(both.redirectAddress)} subtitle={t(m.redirectAbout)}>
      <CopyField label={t(both.redirectAddress)} value={address} onCopy={() => void copy()} />
    </Panel>
  );
}
