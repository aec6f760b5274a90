// Signing in to the terminal app by a browser: the dialog shows the code until somebody has typed it there.
import { Box } from 'ink';
import { useEffect, useState } from 'react';
import type { Core } from '#core/core.ts';
import { t } from '#core/messages/text.ts';
import type { Region } from '#core/regions.ts';
import type { StartedSession } from '#core/session/sign-in.ts';
import { loginByCode, type ShownCode } from '#core/sign-on/terminal-login.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { Label } from '#cli/terminal/theme.tsx';
import { Loading, wordsOf } from '#cli/terminal/waiting.tsx';
import { m } from './texts.ts';

/** Signs in at one of these regions; what went wrong is in the dialog, until it is closed. */
export async function signInByBrowser(
  dialogs: Dialogs,
  core: Core,
  regions: readonly Region[],
): Promise<void> {
  const choices = regions.map((region) => ({ value: region, label: `${region.name} (${region.server})` }));
  const [only] = regions;
  const region =
    regions.length === 1 ? only : await choose(dialogs, { title: t(m.whichRegion), choices, isMenu: true });
  if (region == null) return;
  const started = await dialogs.open<StartedSession>((close) => (
    <CodeDialog core={core} region={region} close={close} />
  ));
  if (started !== null) await core.session.switchTo(started.session);
}

type CodeDialogProps = { core: Core; region: Region; close: Close<StartedSession> };

function CodeDialog({ core: { http, ports }, region, close }: CodeDialogProps) {
  const [shown, setShown] = useState<ShownCode | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // The dialog is opened once, and closes itself.
  const [stop] = useState(() => new AbortController());
  useEffect(() => {
    loginByCode({ http, ports, region }, setShown, stop.signal).then(close, (error: unknown) => {
      if (!stop.signal.aborted) setProblem(wordsOf(error).message);
    });
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- a code is asked for once
  }, []);
  return (
    <Overlay title={t(m.signInByBrowser)} onClose={() => close(null)}>
      {problem !== null && <Label tone="bad">{problem}</Label>}
      {problem === null && shown === null && <Loading />}
      {problem === null && shown !== null && (
        <Box flexDirection="column">
          <Label>{t(m.openPage)}</Label>
          <Label tone="accent">{shown.address}</Label>
          <Box marginTop={1} flexDirection="column">
            <Label>{t(m.enterCode)}</Label>
            <Label tone="accent" bold>
              {shown.userCode}
            </Label>
          </Box>
        </Box>
      )}
    </Overlay>
  );
}
