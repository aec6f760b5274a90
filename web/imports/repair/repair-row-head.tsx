// The head of a failed row: its number, its state, and whether it is skipped. Plain elements, since thousands of them
// scroll by.
import { CircleCheck, CircleMinus, TriangleAlert } from 'lucide-react';
import { acceptRow, skipRows } from '#core/imports/repair/repair-draft.ts';
import type { RepairRow } from '#core/imports/repair/repair-row.ts';
import type { ChangeDraft } from './use-repair.ts';
import classes from './repair-row.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function RepairRowHead({ row, change }: { row: RepairRow; change: ChangeDraft }) {
  const { csvRow, state, issues } = row;
  const { Sign, word } = looks[state];
  const isSkipped = state === 'skipped';
  return (
    <div className="row w-full justify-between gap-8">
      <div className="stack min-w-0 leading-135">
        <span className="row wrap gap-x-8">
          <span className="numbers weight-600">{t(m.rowNumber, { csvRow })}</span>
          <span className={`row faint text-xs gap-4 ${classes.state}`} data-state={state}>
            <Sign size={14} aria-hidden />
            {word}
          </span>
        </span>
        {issues.length > 0 && (
          <span
            className="two-lines danger text-xs break"
            style={{ whiteSpace: 'normal' }}
            title={issues.join('. ')}
          >
            {issues.join('. ')}
          </span>
        )}
      </div>
      <div className="stack rigid items-end">
        {state === 'broken' && issues.length > 0 && (
          <button
            type="button"
            className="rigid py-3 px-8 border-none rounded-6 on-nothing soft pointer font-inherit text-xs weight-600 hover-on-sunken hover-ink"
            aria-label={t(m.acceptRowAsShown, { csvRow })}
            title={t(m.importRowAsItIs)}
            onClick={({ currentTarget: { nextElementSibling: skip } }) => {
              change((draft) => acceptRow(draft, csvRow));
              // This button disappears with the issue.
              if (skip instanceof HTMLElement) skip.focus();
            }}
          >
            {t(m.accept)}
          </button>
        )}
        <button
          type="button"
          className="rigid py-3 px-8 border-none rounded-6 on-nothing soft pointer font-inherit text-xs weight-600 hover-on-sunken hover-ink"
          aria-label={t(isSkipped ? m.includeRow : m.skipRow, { row: csvRow })}
          onClick={() => change((draft) => skipRows(draft, [csvRow], !isSkipped))}
        >
          {isSkipped ? t(m.include) : t(m.skip)}
        </button>
      </div>
    </div>
  );
}

const looks = {
  broken: { Sign: TriangleAlert, word: t(m.needsFixing) },
  ready: { Sign: CircleCheck, word: t(m.ready) },
  skipped: { Sign: CircleMinus, word: t(m.skipped) },
} as const;
