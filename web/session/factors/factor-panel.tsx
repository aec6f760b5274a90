// One's second factor, on the account page.
import { Button, Group, Text } from '@mantine/core';
import { KeyRound, ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { factorsQuery } from '#core/factors/queries.ts';
import { addPasskey, removeApp, renewRecoveryCodes, startApp } from '#core/factors/actions.ts';
import { passkeyTimeText } from '#core/factors/labels.ts';
import type { OwnFactors } from '#core/factors/schema.ts';
import { m } from '#core/factors/texts.ts';
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { hasPasskeys } from './has-passkeys.ts';
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
            <Lines factors={factors} onChange={open} />
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

type LinesProps = { factors: OwnFactors; onChange(change: FactorChange): void };

function Lines({ factors, onChange }: LinesProps) {
  const { timeZone } = useActor();
  const { app, passkeys, recoveryCodesLeft, isRequired } = factors;
  const hasFactor = app !== null || passkeys.length > 0;
  return (
    <>
      <Text size="sm">
        {t(m.authenticatorApp)}:{' '}
        {app === null ? t(m.appIsOff) : t(m.appSince, { since: momentText(app.createdAt, timeZone) })}
      </Text>
      {hasFactor && (
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
        {app === null && (
          <Button
            variant="default"
            leftSection={<ShieldCheck size={16} aria-hidden />}
            onClick={() => onChange({ kind: 'add' })}
          >
            {startApp.label}
          </Button>
        )}
        {hasFactor && (
          <Button variant="default" onClick={() => onChange({ kind: 'renew' })}>
            {renewRecoveryCodes.label}
          </Button>
        )}
        {app !== null && (!isRequired || passkeys.length > 0) && (
          <Button
            variant="subtle"
            color="red"
            onClick={() => onChange({ kind: 'remove', isLast: passkeys.length === 0 })}
          >
            {removeApp.label}
          </Button>
        )}
      </Group>
      <Passkeys factors={factors} onChange={onChange} />
    </>
  );
}

/** Where the browser has none, those there are can still be removed. */
function Passkeys({ factors: { app, passkeys, isRequired }, onChange }: LinesProps) {
  const { timeZone } = useActor();
  if (passkeys.length === 0 && !hasPasskeys()) return null;
  const isLast = app === null && passkeys.length === 1;
  return (
    <>
      <Text size="sm" fw={600}>
        {t(m.passkeys)}
      </Text>
      {passkeys.length > 0 && (
        <ul className="bare-list" aria-label={t(m.passkeys)}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="ruled flex items-center justify-between gap-12 py-8">
              <div className="min-w-0">
                <div className="break text-sm">{passkey.name}</div>
                <div className="faint text-xs">
                  {passkeyTimeText(passkey, (at) => momentText(at, timeZone))}
                </div>
              </div>
              {(!isRequired || !isLast) && (
                <Button
                  size="xs"
                  variant="subtle"
                  color="red"
                  aria-label={t(m.removePasskeyNamed, { name: passkey.name })}
                  onClick={() => onChange({ kind: 'removePasskey', isLast, id: passkey.id })}
                >
                  {t(common.remove)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() && (
        <Group>
          <Button
            variant="default"
            leftSection={<KeyRound size={16} aria-hidden />}
            onClick={() => onChange({ kind: 'addPasskey' })}
          >
            {addPasskey.label}
          </Button>
        </Group>
      )}
    </>
  );
}
