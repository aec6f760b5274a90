// Verifies the audit log's hash chain and shows the progress and the result.
import { Button, Tooltip } from '@mantine/core';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type VerifiedChain, verifiedText, verifyLog, verifyTexts } from '#core/audit/verify-chain.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useAction } from '#web/ui/use-action.ts';
import classes from './page.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function ChainStatus() {
  const { timeZone } = useActor();
  const { run, isRunning } = useAction();
  const [checked, setChecked] = useState(0);
  const [verified, setVerified] = useState<VerifiedChain | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const verify = async () => {
    const stop = new AbortController();
    running.current = stop;
    setVerified(null);
    setChecked(0);
    const outcome = await run(verifyLog, { onProgress: setChecked, signal: stop.signal });
    if (outcome.done) setVerified(outcome.result);
  };
  const outcome = verified === null ? undefined : verified.brokenAt === null ? 'whole' : 'broken';
  const Sign = outcome === 'broken' ? ShieldAlert : ShieldCheck;
  return (
    <div className={`row wrap gap-8 ms-auto soft text-sm ${classes.chain}`} data-outcome={outcome}>
      <span role="status">
        {isRunning && t(m.entriesChecked, { count: checked })}
        {!isRunning && verified !== null && (
          <>
            {verifiedText(verified, (at) => momentText(at, timeZone))}
            {verified.brokenAt !== null && ` ${verifyTexts.next}`}
          </>
        )}
      </span>
      <Tooltip label={verifyTexts.about} multiline w={280} portalProps={{ target: '#content' }}>
        <Button
          size="compact-md"
          variant="default"
          loading={isRunning}
          leftSection={<Sign size={16} aria-hidden />}
          onClick={() => void verify()}
        >
          {verifyLog.label}
        </Button>
      </Tooltip>
    </div>
  );
}
