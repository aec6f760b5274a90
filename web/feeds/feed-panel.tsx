// The link by which the user's calendar shows their reminders: made, replaced, removed. It is shown when it is made.
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { createFeed, deleteFeed, renewFeed } from '#core/feeds/actions.ts';
import { feedQuery } from '#core/feeds/queries.ts';
import { feedTexts, feedTimeText } from '#core/feeds/labels.ts';
import { copyText } from '#web/platform/copy-text.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export function FeedPanel() {
  const { timeZone } = useActor();
  const query = useRead(feedQuery);
  const { run, isRunning } = useAction();
  const [address, setAddress] = useState<string | null>(null);
  const make = async (action: typeof createFeed) => {
    const ended = await run(action, undefined);
    if (ended.done) setAddress(ended.result.address);
  };
  return (
    <Panel id="calendar" title={feedTexts.title} subtitle={feedTexts.about}>
      <Loaded query={query} failed={feedTexts.failed}>
        {(feed) => (
          <Stack gap="md">
            {feed.isOn && address !== null && <NewLink address={address} />}
            <Text size="sm" c="dimmed">
              {feedTimeText(feed, timeZone)}
            </Text>
            <Group gap="xs">
              <Button
                variant="default"
                loading={isRunning}
                leftSection={<CalendarPlus size={16} aria-hidden />}
                onClick={() => void make(feed.isOn ? renewFeed : createFeed)}
              >
                {(feed.isOn ? renewFeed : createFeed).label}
              </Button>
              {feed.isOn && (
                <Button
                  variant="subtle"
                  color="gray"
                  disabled={isRunning}
                  onClick={() =>
                    void run(deleteFeed, feed).then(({ done }) => {
                      if (done) setAddress(null);
                    })
                  }
                >
                  {deleteFeed.label}
                </Button>
              )}
            </Group>
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

function NewLink({ address }: { address: string }) {
  const copy = async () => {
    if (await copyText(address)) notifyDone(feedTexts.copied);
    else notifyFailed(feedTexts.notCopied);
  };
  return (
    <Alert color="yellow">
      <Stack gap="xs">
        <span>{feedTexts.once}</span>
        <Group gap="xs" wrap="nowrap">
          <TextInput
            aria-label={t(m.calendarLink)}
            value={address}
            readOnly
            flex={1}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button variant="default" onClick={() => void copy()}>
            {t(common.copy)}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
