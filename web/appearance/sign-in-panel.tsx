// The company's sign-in URL, whose page shows the company's logo.
import { Button, Group, TextInput } from '@mantine/core';
import { Link as LinkIcon } from 'lucide-react';
import { signInAddress } from '#core/appearance/queries.ts';
import { appearanceTexts as texts } from '#core/appearance/labels.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { copyText } from '#web/platform/copy-text.ts';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import { Panel } from '#web/ui/panel.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/appearance/texts.ts';
import { m } from './texts.ts';

export function SignInPanel({ linkKey }: { linkKey: string }) {
  const server = useSignalValue(useCore().session.region)?.server ?? '';
  const address = signInAddress(server, linkKey);
  const copy = async () => {
    if (await copyText(address)) notifyDone(t(both.linkCopied));
    else notifyFailed(t(m.linkCouldNotBeCopied));
  };
  return (
    <Panel title={texts.signIn} subtitle={texts.signInAbout}>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          aria-label={texts.signIn}
          value={address}
          readOnly
          classNames={{ input: 'ellipsis' }}
          flex="1"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="default"
          leftSection={<LinkIcon size={16} aria-hidden />}
          onClick={() => void copy()}
        >
          {t(common.copy)}
        </Button>
      </Group>
    </Panel>
  );
}
