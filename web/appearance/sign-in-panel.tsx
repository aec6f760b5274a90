// The company's sign-in URL, whose page shows the company's logo.
import { Button, Group, TextInput } from '@mantine/core';
import { Link as LinkIcon } from 'lucide-react';
import { signInAddress } from '#core/appearance/queries.ts';
import { appearanceTexts as texts } from '#core/appearance/texts.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { copyText } from '#web/platform/copy-text.ts';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import { Panel } from '#web/ui/panel.tsx';

export function SignInPanel({ linkKey }: { linkKey: string }) {
  const server = useSignalValue(useCore().session.region)?.server ?? '';
  const address = signInAddress(server, linkKey);
  const copy = async () => {
    if (await copyText(address)) notifyDone('Link copied');
    else notifyFailed('The link could not be copied. Select it and copy it manually.');
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
          Copy
        </Button>
      </Group>
    </Panel>
  );
}
