// What came of a trial: who would be signed in and as what, and all that the provider says of them.
import { Alert, CloseButton, Stack, Text } from '@mantine/core';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { trialQuery } from '#core/sign-on/queries.ts';
import type { Trial } from '#core/sign-on/schema.ts';
import { trialOutcome } from '#core/sign-on/trial-outcome.ts';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { m } from './texts.ts';

export type TrialPanelProps = { id: string; onClose(): void };

export function TrialPanel({ id, onClose }: TrialPanelProps) {
  const query = useRead((send) => trialQuery(send, id));
  return (
    <Loaded query={query} failed={t(m.trialFailed)}>
      {(trial) => (
        <Panel
          title={t(m.trialOf, { provider: trial.provider })}
          subtitle={t(m.nothingChanged)}
          actions={<CloseButton aria-label={t(common.close)} onClick={onClose} />}
        >
          <TrialResult trial={trial} />
        </Panel>
      )}
    </Loaded>
  );
}

function TrialResult({ trial }: { trial: Trial }) {
  const { isGood, title, text, facts } = trialOutcome(trial);
  return (
    <Stack>
      <Alert color={isGood ? 'green' : 'red'} title={title}>
        {text}
      </Alert>
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <Text size="xs" className="faint">
            {name}
          </Text>
          <Text size="sm" className="break">
            {value}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
