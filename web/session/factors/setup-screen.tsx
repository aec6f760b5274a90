// Sets up the second factor that the company demands, before anything else: the sign-in goes on once the recovery codes were
// seen.
import { useState } from 'react';
import { m } from '#core/factors/texts.ts';
import { pendingSetup } from '#core/factors/set-up.ts';
import { t } from '#core/messages/text.ts';
import type { SignedIn } from '#core/session/schema.ts';
import type { FactorSetup } from '#core/session/sign-in.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { SignedOutScreen } from '#web/session/signed-out-screen.tsx';
import { AppSetup } from './app-setup.tsx';

export type SetupScreenProps = { pending: FactorSetup };

export function SetupScreen({ pending }: SetupScreenProps) {
  const { http, session } = useCore();
  const [setup] = useState(() => pendingSetup(http, pending));
  const [started, setStarted] = useState<SignedIn | undefined>();
  return (
    <SignedOutScreen title={t(m.secondFactor)} text={t(m.setUpFirst)}>
      <AppSetup
        userName={pending.user.userName}
        start={setup.start}
        confirm={async (code) => {
          const { recoveryCodes, session: begun } = await setup.confirm(code);
          setStarted(begun);
          return recoveryCodes;
        }}
        onDone={() => {
          if (started !== undefined) session.goOn(pending.region, started);
        }}
      />
    </SignedOutScreen>
  );
}
