// What would come in: by the first rows at once, by all of them when somebody asks.
import { Button, Progress } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { counted, countText } from '#core/count-text.ts';
import type { FileReport } from '#core/imports/check-file.ts';
import { checkAllRows, checkFirstRows, summaryOf } from '#core/imports/dry-run.ts';
import type { ImportDraft } from '#core/imports/import-draft.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { Panel } from '#web/ui/panel.tsx';
import { bytesOf } from '#web/imports/file-source.ts';
import classes from './check-panel.module.css';

export function CheckPanel({ draft, file }: { draft: ImportDraft; file: File }) {
  const { timeZone } = useActor();
  // The page is there first, and goes on while it is checked.
  const settled = useDeferredValue<ImportDraft | null>(draft, null);
  const first = useMemo(() => settled && checkFirstRows(settled, timeZone), [settled, timeZone]);
  const { whole, checked, check } = useWholeCheck(draft, file, timeZone);
  const { rowCount, firstRows } = draft.file;
  const isAll = whole !== null || rowCount <= firstRows.length;
  return (
    <Panel title="What will come in">
      <div role="status">
        <Findings report={whole ?? first} isAll={isAll} draft={draft} />
      </div>
      {checked !== null && (
        <Progress
          value={(100 * checked) / rowCount}
          aria-label="Checking all rows"
          transitionDuration={120}
        />
      )}
      {!isAll && (
        <Button variant="default" onClick={check} disabled={checked !== null}>
          {checked === null ? `Check all ${counted(rowCount, 'row')}` : 'Checking...'}
        </Button>
      )}
    </Panel>
  );
}

type FindingsProps = { report: FileReport | null; isAll: boolean; draft: ImportDraft };

function Findings({ report, isAll, draft }: FindingsProps) {
  if (report === null) return null;
  const { okRows, failedRows, failures } = summaryOf(report, draft.form.questions, mostShown);
  const total = `${isAll ? '' : 'the first '}${counted(okRows + failedRows, 'row')}`;
  const Sign = failedRows === 0 ? CircleCheck : TriangleAlert;
  return (
    <>
      <p className={classes.text} data-fails={failedRows > 0 || undefined}>
        <Sign size={18} aria-hidden />
        <span>
          <strong>{countText(okRows)}</strong> of {total} will come in
          {failedRows === 0 ? '.' : `; ${countText(failedRows)} need a repair:`}
        </span>
      </p>
      {failures.length > 0 && (
        <ul className={classes.failures}>
          {failures.map(({ title, message, count }) => (
            <li key={`${title}\n${message}`}>
              {title !== null && <span className={classes.title}>{title}: </span>}
              {message}
              <span className={classes.count}>{counted(count, 'row')}</span>
            </li>
          ))}
        </ul>
      )}
      {failedRows > 0 && <p className={classes.hint}>You can repair them here once the others are in.</p>}
    </>
  );
}

const mostShown = 6;

/** The check of all rows, until the draft is another one. `checked` counts rows while it runs. */
function useWholeCheck(draft: ImportDraft, file: File, timeZone: string) {
  const [whole, setWhole] = useState<FileReport | null>(null);
  const [checked, setChecked] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      setWhole(null);
      setChecked(null);
    },
    [draft],
  );

  const check = () => {
    const stop = new AbortController();
    running.current = stop;
    setChecked(0);
    checkAllRows(draft, bytesOf(file, stop.signal), timeZone, setChecked)
      .then(
        (report) => {
          if (!stop.signal.aborted) setWhole(report);
        },
        () => {
          if (!stop.signal.aborted) notifyFailed('Unable to check the file. Pick it again.');
        },
      )
      .finally(() => {
        if (!stop.signal.aborted) setChecked(null);
      });
  };
  return { whole, checked, check };
}
