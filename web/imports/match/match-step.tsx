// The second step: matching columns to questions, dating the rows, and the result of the dry run.
import { Alert, Button, Radio, Stack } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { CircleAlert, FileSpreadsheet } from 'lucide-react';
import { useMemo } from 'react';
import { sizeText } from '#core/count-text.ts';
import type { FieldError } from '#core/errors.ts';
import type { CsvFile } from '#core/imports/csv/csv-file.ts';
import { fileNotes } from '#core/imports/csv/file-notes.ts';
import { chooseHeaderAlign, type ImportDraft } from '#core/imports/import-draft.ts';
import { draftIssues, headerLine, unusedColumns } from '#core/imports/match-lines.ts';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { CheckPanel } from './check-panel.tsx';
import { DatePanel } from './date-panel.tsx';
import { KeyPanel } from './key-panel.tsx';
import { type DraftProps, MatchPanel } from './match-panel.tsx';
import { MappingBar } from '#web/imports/mappings/mapping-bar.tsx';
import { SendingPanel } from '#web/imports/sending-panel.tsx';
import type { Import } from '#web/imports/use-import.ts';
import { footBar } from '#web/ui/notices/foot-bar.ts';
import classes from './match-step.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/imports/texts.ts';
import { m } from './texts.ts';
import { Panel } from '#web/ui/panel.tsx';

export type MatchStepProps = {
  entry: Import;
  draft: ImportDraft;
  onClose(): void;
};

export function MatchStep({ entry: { model, state, start }, draft, onClose }: MatchStepProps) {
  const { change } = model;
  const { file: csv } = draft;
  const issues = useMemo(() => draftIssues(draft), [draft]);
  const error = state.problem?.of === 'start' ? state.problem.error : null;
  // The current state, rendered or not.
  const isRunning = () => model.state.peek().step === 'send';
  useBlocker({
    shouldBlockFn: async () => isRunning() && !(await confirm(leaving)),
    enableBeforeUnload: isRunning,
  });
  if (state.step === 'send' || state.step === 'started')
    return <SendingPanel file={csv} state={state} onStop={model.stop} />;

  return (
    <div className="stack gap-20">
      <div className="row gap-14 py-14 px-20 card narrow-wrap">
        <FileSpreadsheet size={20} aria-hidden style={{ color: 'var(--accent)' }} />
        <div className={`min-w-0 grow ${classes.naming}`}>
          <p className="m-0 break weight-600">{csv.name}</p>
          <p className="m-0 break faint text-xs numbers">{factsOf(csv)}</p>
          {draft.files !== undefined && (
            <p className="m-0 break faint text-xs numbers">
              {t(m.filesBeside, { count: draft.files.count })}
            </p>
          )}
          {fileNotes(csv).map((note) => (
            <p key={note} className="m-0 break faint text-xs numbers">
              {note}
            </p>
          ))}
        </div>
        <Button variant="default" size="xs" onClick={model.forget}>
          {t(m.chooseAnotherFile)}
        </Button>
      </div>
      <HeaderPanel draft={draft} onChange={change} />
      <MappingBar draft={draft} onChange={change} />
      {/* Other columns: the options are created again. */}
      <div className={`grid items-start gap-20 ${classes.columns}`} key={csv.headerAlign}>
        <MatchPanel draft={draft} onChange={change} />
        <div className="stack min-w-0 gap-20">
          <DatePanel draft={draft} check={state.check} onChange={change} />
          <KeyPanel
            draft={draft}
            state={state}
            onChange={change}
            onPreview={() => void model.previewUpdate()}
          />
          <CheckPanel
            draft={draft}
            state={state}
            onChange={change}
            onCheckAll={() => void model.checkAll()}
          />
          <UnusedColumns draft={draft} />
        </div>
      </div>
      <footer
        ref={footBar}
        className="sticky z-2 bottom-0 row justify-end gap-12 py-14 border-above on-canvas narrow-wrap"
      >
        <div className={`min-w-0 grow ${classes.state}`} role="status">
          {error !== null && (
            <Alert color="red" icon={<CircleAlert size={18} aria-hidden />} p="xs">
              {explanationOf(error) ?? t(both.failedToUploadFile)}
            </Alert>
          )}
          {error === null && issues.length > 0 && (
            <span className="row gap-8 danger weight-550">
              <CircleAlert size={16} aria-hidden />
              {issuesText(draft, issues)}
            </span>
          )}
        </div>
        <Button variant="default" onClick={onClose}>
          {t(m.backToForms)}
        </Button>
        <Button disabled={issues.length > 0} onClick={() => void start()}>
          {error === null ? t(m.startImport) : t(common.tryAgain)}
        </Button>
      </footer>
    </div>
  );
}

const leaving = {
  title: t(m.stopUpload),
  text: t(m.fileIsStillUploadingIf),
  confirm: t(m.stopAndLeave),
  cancel: t(m.stayHere),
  danger: true,
};

/** A single issue with its question, or their number: each is shown at its field. */
function issuesText({ form }: ImportDraft, issues: readonly FieldError[]): string {
  const [first] = issues;
  if (first === undefined || issues.length > 1)
    return t(m.problemsNeedYourAttentionFirst, { count: issues.length });
  const title = form.questions.find(({ id }) => first.path === `questions.${id}`)?.text;
  return title === undefined ? first.message : `${title}: ${first.message}`;
}

/** `10,000 rows, 14 columns, 1.2 MB`. */
function factsOf({ rowCount, headers, size }: CsvFile): string {
  return t(m.fileFacts, { rows: rowCount, columns: headers.length, size: sizeText(size) });
}

/** The columns that are not imported. */
function UnusedColumns({ draft }: { draft: ImportDraft }) {
  const lines = useMemo(() => unusedColumns(draft), [draft]);
  if (lines.length === 0) return null;
  return (
    <Panel title={t(m.columnsLeftOut)} subtitle={t(m.theyDoNotAnswerAny)}>
      <ul className="stack bare-list gap-10">
        {lines.map(({ index, header, samples }) => (
          <li key={index}>
            <span className="block weight-550 break">{header}</span>
            <span className="block cut faint text-xs">
              {samples.length === 0 ? t(m.noValues) : samples.join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Asks which columns the header names, if every row has more cells than the header has names. */
function HeaderPanel({ draft, onChange }: DraftProps) {
  const line = useMemo(() => headerLine(draft), [draft]);
  if (line === null) return null;
  const onChoice = (value: string) => {
    const choice = line.choices.find((one) => one.value === value);
    if (choice !== undefined) onChange((last) => chooseHeaderAlign(last, choice.value));
  };
  return (
    <Panel title={t(m.header)} subtitle={line.text}>
      <Radio.Group label={t(m.whichCellsDoesItBelong)} value={line.headerAlign ?? ''} onChange={onChoice}>
        <Stack gap="xs" mt="xs">
          {line.choices.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
    </Panel>
  );
}
