// How many forms are ready offline, and what prevents the others.
import { Button } from '@mantine/core';
import { CloudAlert, CloudCheck, CloudDownload } from 'lucide-react';
import { offlineTexts } from '#core/filling/offline-forms.ts';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { useFilling } from '#web/filling/filling-context.tsx';
import classes from './offline-line.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

export function OfflineLine() {
  const { offline } = useFilling();
  const status = useSignalValue(offline.status);
  const count = offlineTexts.count(status);
  const problem = offlineTexts.problem(status);
  const isAllReady =
    status.app !== 'pending' && status.forms?.every(({ id }) => status.ready.has(id)) === true;
  const Icon = problem !== null ? CloudAlert : isAllReady ? CloudCheck : CloudDownload;
  const canTry = problem !== null && (status.failures.length > 0 || !status.hasRoom);
  return (
    <div
      className={`row wrap justify-between soft ${classes.line}`}
      style={{ gap: 'var(--mantine-spacing-sm)' }}
      data-problem={problem !== null || undefined}
    >
      <div role="status" className={`flex grow items-start ${classes.words}`}>
        {count !== null && (
          <>
            <Icon size={20} className="mt-2" aria-hidden />
            <span>
              {count}
              {problem !== null && <span className="block ink">{problem}</span>}
            </span>
          </>
        )}
      </div>
      {canTry && (
        <Button size="md" mih={48} variant="default" onClick={() => void offline.refresh()}>
          {t(common.tryAgain)}
        </Button>
      )}
    </div>
  );
}
