// The second step: which column answers which question, how the rows are dated, and what would come in.
import { Alert, Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { CircleAlert, FileSpreadsheet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { counted, countText } from '#core/count-text.ts';
import type { FieldError } from '#core/errors.ts';
import type { CsvFile } from '#core/imports/csv/csv-file.ts';
import type { ImportDraft } from '#core/imports/import-draft.ts';
import { draftIssues } from '#core/imports/match-lines.ts';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { CheckPanel } from './check-panel.tsx';
import { DatePanel } from './date-panel.tsx';
import { HeaderPanel } from './header-panel.tsx';
import { MatchPanel } from './match-panel.tsx';
import { SendingPanel } from '#web/imports/sending-panel.tsx';
import { UnusedColumns } from './unused-columns.tsx';
import { useStart } from '#web/imports/use-start.ts';
import classes from './match-step.module.css';

export type MatchStepProps = {
  /** The draft to begin with. */
  proposed: ImportDraft;
  file: File;
  onOtherFile(): void;
  onStarted(importId: string): void;
  onClose(): void;
};

export function MatchStep({ proposed, file, onOtherFile, onStarted, onClose }: MatchStepProps) {
  const [draft, setDraft] = useState(proposed);
  const { file: csv } = draft;
  const issues = useMemo(() => draftIssues(draft), [draft]);
  const { sending, error, start, stop, isRunning } = useStart(onStarted);
  useBlocker({
    shouldBlockFn: async () => isRunning() && !(await confirm(leaving)),
    enableBeforeUnload: isRunning,
  });
  if (sending !== null) return <SendingPanel file={csv} sending={sending} onStop={stop} />;

  return (
    <div className={classes.step}>
      <div className={classes.file}>
        <FileSpreadsheet size={20} aria-hidden className={classes.sign} />
        <div className={classes.naming}>
          <p className={classes.name}>{csv.name}</p>
          <p className={classes.facts}>{factsOf(csv)}</p>
        </div>
        <Button variant="default" size="xs" onClick={onOtherFile}>
          Choose another file
        </Button>
      </div>
      <HeaderPanel draft={draft} onChange={setDraft} />
      {/* Other columns: the choices are made anew. */}
      <div className={classes.columns} key={csv.headerAlign}>
        <MatchPanel draft={draft} onChange={setDraft} />
        <div className={classes.side}>
          <DatePanel draft={draft} onChange={setDraft} />
          <CheckPanel draft={draft} file={file} />
          <UnusedColumns draft={draft} />
        </div>
      </div>
      <footer className={classes.footer}>
        <div className={classes.state} role="status">
          {error !== null && (
            <Alert color="red" icon={<CircleAlert size={18} aria-hidden />} p="xs">
              {explanationOf(error) ?? 'Failed to upload the file'}
            </Alert>
          )}
          {error === null && issues.length > 0 && (
            <span className={classes.issue}>
              <CircleAlert size={16} aria-hidden />
              {issuesText(draft, issues)}
            </span>
          )}
        </div>
        <Button variant="default" onClick={onClose}>
          Back to forms
        </Button>
        <Button disabled={issues.length > 0} onClick={() => start(draft, file)}>
          {error === null ? 'Start Import' : 'Try again'}
        </Button>
      </footer>
    </div>
  );
}

const leaving = {
  title: 'Stop the upload?',
  text: 'The file is still being uploaded. If you leave now, nothing of it is imported.',
  confirm: 'Stop and leave',
  cancel: 'Stay here',
  danger: true,
};

/** The only issue with its question, or how many there are: each stands at its place. */
function issuesText({ form }: ImportDraft, issues: readonly FieldError[]): string {
  const [first] = issues;
  if (first === undefined || issues.length > 1) return `${issues.length} things need your attention first.`;
  const title = form.questions.find(({ id }) => first.path === `questions.${id}`)?.text;
  return title === undefined ? first.message : `${title}: ${first.message}`;
}

/** `10,000 rows, 14 columns, 1.2 MB`. */
function factsOf({ rowCount, headers, size }: CsvFile): string {
  return `${counted(rowCount, 'row')}, ${counted(headers.length, 'column')}, ${sizeText(size)}`;
}

function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${countText(Math.max(1, Math.round(bytes / 1024)))} kB`;
  return `${(bytes / 1024 / 1024).toLocaleString('en-CA', { maximumFractionDigits: 1 })} MB`;
}
