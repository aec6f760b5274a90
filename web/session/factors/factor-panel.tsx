// One's second factor, on the account page.
import { Button, Group, Text } from '@mantine/core';
import { ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { factorsQuery } from '#core/factors/queries.ts';
import { removeApp, renewRecoveryCodes, startApp } from '#core/factors/actions.ts';
import type { OwnFactors } from '#core/factors/schema.ts';
import { m } from '#core/factors/texts.ts';
import { t } from '#core/messages/text.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useRead } from '#web/ui/use-read.ts';
import type { FactorChange } from './factor-dialog.tsx';

const FactorDialog = lazyDialog(() => import('./factor-dialog.tsx').then((it) => it.FactorDialog));

export function FactorPanel() {
  const query = useRead(factorsQuery);
  const [change, setChange] = useState<FactorChange | null>(null);
  const [isOpened, setOpened] = useState(false);
  const open = (chosen: FactorChange) => {
    setChange(chosen);
    setOpened(true);
  };
  return (
    <Panel id="second-factor" title={t(m.secondFactor)} subtitle={t(m.secondFactorAbout)}>
      <Loaded query={query} failed={t(m.unableToLoadFactors)}>
        {(factors) => (
          <>
            <AppLine factors={factors} onChange={open} />
            {change !== null && (
              <Suspense fallback={null}>
                <FactorDialog
                  change={change}
                  needsPassword={factors.needsPassword}
                  opened={isOpened}
                  onClose={() => setOpened(false)}
                />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function AppLine({ factors, onChange }: { factors: OwnFactors; onChange(change: FactorChange): void }) {
  const { timeZone } = useActor();
  const { app, recoveryCodesLeft, isRequired } = factors;
  return (
    <>
      <Text size="sm">
        {t(m.authenticatorApp)}:{' '}
        {app === null ? t(m.appIsOff) : t(m.appSince, { since: momentText(app.createdAt, timeZone) })}
      </Text>
      {app !== null && (
        <Text size="sm" c={recoveryCodesLeft < 3 ? 'orange' : 'dimmed'}>
          {t(m.recoveryCodes)}: {t(m.recoveryCodesLeft, { count: recoveryCodesLeft })}
        </Text>
      )}
      {isRequired && (
        <Text size="sm" c="dimmed">
          {t(m.yourCompanyRequiresIt)}
        </Text>
      )}
      <Group>
        {app === null ? (
          <Button
            variant="default"
            leftSection={<ShieldCheck size={16} aria-hidden />}
            onClick={() => onChange('add')}
          >
            {startApp.label}
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={() => onChange('renew')}>
              {renewRecoveryCodes.label}
            </Button>
            {!isRequired && (
              <Button variant="subtle" color="red" onClick={() => onChange('remove')}>
                {removeApp.label}
              </Button>
            )}
          </>
        )}
      </Group>
    </>
  );
}
