// The head of a failed row: its number, its state, and whether it is skipped. Plain elements, since thousands of them
// scroll by.
import { CircleCheck, CircleMinus, TriangleAlert } from 'lucide-react';
import { countText } from '#core/count-text.ts';
import { acceptRow, skipRows } from '#core/imports/repair/repair-draft.ts';
import type { RepairRow } from '#core/imports/repair/repair-row.ts';
import type { ChangeDraft } from './use-repair.ts';
import classes from './repair-row.module.css';

export function RepairRowHead({ row, change }: { row: RepairRow; change: ChangeDraft }) {
  const { csvRow, state, issues } = row;
  const { Sign, word } = looks[state];
  const isSkipped = state === 'skipped';
  return (
    <div className="row w-full justify-between gap-8">
      <div className="stack min-w-0 leading-135">
        <span className="row wrap gap-x-8">
          <span className="numbers weight-600">Row {countText(csvRow)}</span>
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
            aria-label={`Accept row ${csvRow} as shown`}
            title="Import the row as it is shown"
            onClick={({ currentTarget: { nextElementSibling: skip } }) => {
              change((draft) => acceptRow(draft, csvRow));
              // This button disappears with the issue.
              if (skip instanceof HTMLElement) skip.focus();
            }}
          >
            Accept
          </button>
        )}
        <button
          type="button"
          className="rigid py-3 px-8 border-none rounded-6 on-nothing soft pointer font-inherit text-xs weight-600 hover-on-sunken hover-ink"
          aria-label={`${isSkipped ? 'Include' : 'Skip'} row ${csvRow}`}
          onClick={() => change((draft) => skipRows(draft, [csvRow], !isSkipped))}
        >
          {isSkipped ? 'Include' : 'Skip'}
        </button>
      </div>
    </div>
  );
}

const looks = {
  broken: { Sign: TriangleAlert, word: 'Needs fixing' },
  ready: { Sign: CircleCheck, word: 'Ready' },
  skipped: { Sign: CircleMinus, word: 'Skipped' },
} as const;
