// /terminal: signs a terminal in as whoever is signed in here. A terminal elsewhere is found by the code that it shows; one on this
// computer has opened the page itself, and is handed a code on a port of this computer.
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { personAndUsername } from '#core/primitives.ts';
import { currentFormats } from '#core/format/current.ts';
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';
import { allowTerminal } from '#core/sign-on/actions.ts';
import { findTerminal } from '#core/sign-on/calls.ts';
import { type WaitingTerminal, userCode as userCodeSchema } from '#core/sign-on/schema.ts';
import { issuesOf } from '#core/errors.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { Page } from '#web/ui/page.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { m } from './texts.ts';

/** What a terminal on this computer says: its port, the challenge of its verifier, and what it knows the answer by. */
export type TerminalPageProps = {
  port: string | undefined;
  challenge: string | undefined;
  state: string | undefined;
};

export function TerminalPage({ port, challenge, state }: TerminalPageProps) {
  const [isDone, setDone] = useState(false);
  const isHere = port !== undefined || challenge !== undefined;
  return (
    <Page title={t(m.terminal)} width="reading">
      {isDone && <Alert color="green">{t(m.terminalIsSignedIn)}</Alert>}
      {!isDone && isHere && <Here port={port ?? ''} challenge={challenge ?? ''} state={state ?? ''} />}
      {!isDone && !isHere && <Elsewhere onDone={() => setDone(true)} />}
    </Page>
  );
}

function Here({ port, challenge, state }: { port: string; challenge: string; state: string }) {
  const userName = personAndUsername(useActor());
  const { run, isRunning } = useAction();
  const number = Number(port);
  const isWhole =
    Number.isInteger(number) && number >= 1_024 && number <= 65_535 && /^[\w-]{43}$/.test(challenge);
  if (!isWhole) return <Alert color="red">{t(m.linkIsWrong)}</Alert>;
  const allow = async () => {
    const outcome = await run(allowTerminal, { challenge });
    if (!outcome.done || outcome.result.code === undefined) return;
    const parameters = new URLSearchParams({ code: outcome.result.code, state });
    // Nowhere but to this computer.
    location.assign(`http://127.0.0.1:${number}/?${parameters.toString()}`);
  };
  return (
    <Panel title={t(m.hereAsks, { userName })}>
      <Stack>
        <Text size="sm">{t(m.onlyYours)}</Text>
        <Button className="self-start" loading={isRunning} onClick={() => void allow()}>
          {t(m.allow)}
        </Button>
      </Stack>
    </Panel>
  );
}

function Elsewhere({ onDone }: { onDone(): void }) {
  const { send } = useCore();
  const userName = personAndUsername(useActor());
  const [code, setCode] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  const [found, setFound] = useState<WaitingTerminal | null>(null);
  const { run, isRunning } = useAction();
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const [wrong] = issuesOf(userCodeSchema, code);
    setIssue(wrong?.message ?? null);
    if (wrong !== undefined) return;
    try {
      setFound(await send(findTerminal, { body: { userCode: code } }));
    } catch (error) {
      setIssue(explanationOf(error) ?? t(m.failed));
    }
  };
  const allow = async () => {
    if ((await run(allowTerminal, { userCode: code })).done) onDone();
  };
  if (found !== null)
    return <Found found={found} isRunning={isRunning} onAllow={allow} onBack={() => setFound(null)} />;
  return (
    <form onSubmit={(event) => void find(event)} noValidate>
      <Panel title={t(m.terminalAbout, { userName })}>
        <Stack>
          <TextInput
            label={t(m.code)}
            value={code}
            error={issue}
            placeholder="BCDF-GHJK"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus
            maw="16rem"
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" className="self-start">
            {t(common.continue)}
          </Button>
        </Stack>
      </Panel>
    </form>
  );
}

type FoundProps = { found: WaitingTerminal; isRunning: boolean; onAllow(): Promise<void>; onBack(): void };

function Found({ found: { device, address, askedAt }, isRunning, onAllow, onBack }: FoundProps) {
  const actor = useActor();
  const values = {
    device: device === '' ? t(m.unknownProgram) : device,
    address,
    time: currentFormats.value.moment(askedAt, actor.timeZone),
    userName: personAndUsername(actor),
  };
  return (
    <Panel title={t(m.asksFrom, values)}>
      <Stack>
        <Text size="sm">{t(m.onlyYours)}</Text>
        <div className="row gap-10">
          <Button loading={isRunning} onClick={() => void onAllow()}>
            {t(m.allow)}
          </Button>
          <Button variant="default" onClick={onBack}>
            {t(m.otherCode)}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
