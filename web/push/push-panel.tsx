// Whether reminders appear as notifications of this device. The browser is asked when the user switches it on, and not before.
import { Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pushOff, pushOn } from '#core/push/actions.ts';
import { pushQuery } from '#core/push/queries.ts';
import { pushTexts as texts } from '#core/push/labels.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { notePushDevice } from '#web/platform/push-device.ts';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import { pushSupport, subscribeDevice, unsubscribeDevice } from './device.ts';

/** Both the server and the browser have to know of the subscription. */
export function PushPanel() {
  const query = useRead(pushQuery);
  const { data: support, refetch } = useQuery({
    queryKey: ['push-support'],
    queryFn: pushSupport,
    networkMode: 'always',
    staleTime: 0,
  });
  const { run, isRunning } = useAction();
  const { session } = useCore();
  const change = async (publicKey: string, isOn: boolean) => {
    if (isOn) {
      const { done } = await run(pushOn, { subscribe: () => subscribeDevice(publicKey) });
      const { region, token } = session;
      if (done && region.value !== null && token.value !== null)
        await notePushDevice({ server: region.value.server, token: token.value, publicKey });
    } else if ((await run(pushOff, undefined)).done) {
      await notePushDevice(null);
      await unsubscribeDevice().catch(() => undefined);
    }
    await refetch();
  };
  return (
    <Panel title={texts.title} subtitle={texts.about}>
      <Loaded query={query} failed={texts.failed}>
        {({ publicKey, isOn }) =>
          support === 'unsupported' || support === 'blocked' ? (
            <Text size="sm" c="dimmed">
              {texts[support]}
            </Text>
          ) : (
            <Switch
              label={pushOn.label}
              checked={isOn && support === 'on'}
              disabled={support === undefined || isRunning}
              onChange={({ currentTarget }) => void change(publicKey, currentTarget.checked)}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}
