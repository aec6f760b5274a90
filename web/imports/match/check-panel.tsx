// The result of a dry run: for the first rows immediately, for all on request.
import { Button, Progress } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { summaryOf } from '#core/imports/dry-run.ts';
import { checkText } from '#core/imports/format-check.ts';
import { giveReason, type ImportDraft } from '#core/imports/import-draft.ts';
import { updateTexts } from '#core/imports/update/labels.ts';
import type { ImportState, RowsCheck } from '#core/imports/import-model.ts';
import { mayHavePassed } from '#core/sheets/filter/filter-conditions.ts';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ReasonField } from '#web/imports/reason-field.tsx';
import type { DraftProps } from './match-panel.tsx';
import classes from './check-panel.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';

export type CheckPanelProps = DraftProps & {
  state: Pick<ImportState, 'check' | 'checked' | 'problem'>;
  onCheckAll(): void;
};

export function CheckPanel({ draft, state, onChange, onCheckAll }: CheckPanelProps) {
  const { check, checked, problem } = state;
  const { rowCount } = draft.file;
  return (
    <Panel title={t(m.whatWillBeImported)}>
      <div role="status">
        {check !== null && <Findings check={check} draft={draft} />}
        {problem?.of === 'check' && (
          <p className={`flex m-0 ink numbers gap-8 ${classes.text}`}>{explanationOf(problem.error)}</p>
        )}
      </div>
      {checked !== null && (
        <Progress
          value={(100 * checked) / rowCount}
          aria-label={t(m.checkingAllRows)}
          transitionDuration={120}
        />
      )}
      {check?.uncompared !== undefined && <p className="m-0 faint text-xs break">{check.uncompared}</p>}
      {check?.unnamed !== undefined && <p className="m-0 break">{check.unnamed}</p>}
      {(check?.partly === true || check?.uncompared !== undefined) && (
        <Button variant="default" onClick={onCheckAll} disabled={checked !== null}>
          {checked === null ? t(m.checkAllRows, { rowCount }) : t(m.checking)}
        </Button>
      )}
      {mayHavePassed(draft.form) && (
        <ReasonField
          value={draft.reason ?? ''}
          onChange={(value) => onChange((last) => giveReason(last, value))}
        />
      )}
    </Panel>
  );
}

function Findings({ check, draft }: { check: RowsCheck; draft: ImportDraft }) {
  const { failedRows, failures, irrelevant } = summaryOf(check.report, draft.form.questions, mostShown);
  const isUpdate = (draft.keyQuestion ?? null) !== null;
  const Sign = failedRows === 0 ? CircleCheck : TriangleAlert;
  return (
    <>
      <p className={`flex m-0 ink numbers gap-8 ${classes.text}`} data-fails={failedRows > 0 || undefined}>
        <Sign size={18} aria-hidden />
        <span>{checkText(check, { isUpdate })}</span>
      </p>
      {isUpdate && <p className="m-0 mt-12 faint text-xs">{updateTexts.compared}</p>}
      {failures.length > 0 && (
        <ul className="stack bare-list mt-12 gap-8 break">
          {failures.map(({ title, message, count }) => (
            <li key={`${title}\n${message}`}>
              {title !== null && <span className="weight-550">{title}: </span>}
              {message}
              <span className="block faint text-xs numbers">{t(counts.fileRows, { count })}</span>
            </li>
          ))}
        </ul>
      )}
      {irrelevant.map((line) => (
        <p key={line} className="m-0 mt-12 break">
          {line}
        </p>
      ))}
      {failedRows > 0 && <p className="m-0 mt-12 faint text-xs">{t(m.youCanFixThemHere)}</p>}
    </>
  );
}

const mostShown = 6;
