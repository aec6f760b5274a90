// One question with its column: the confidence of the match, sample values, and issues.
import { memo, type ReactNode, useState } from 'react';
import { questionTypes } from '#core/questions/types.ts';
import type { MatchLine } from '#core/imports/match-lines.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { Certainty } from './certainty.tsx';
import { choiceOf, columnOf, type ColumnOptions } from './column-options.tsx';
import classes from './match-panel.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type MatchRowProps = {
  line: MatchLine;
  options: ColumnOptions;
  onMatch(questionId: string, column: number | null): void;
  /** Further choices for its column. */
  children: ReactNode;
};

export const MatchRow = memo(DrawnRow, isSame);

function DrawnRow({ line, options, onMatch, children }: MatchRowProps) {
  const { questionId, title, type, required, columnIndex, certainty, score, issue, note, cells } = line;
  // What its cells are read as says more.
  const samples = cells === null || cells.readings.length === 0 ? line.samples : [];
  const choice = choiceOf(columnIndex);
  // Options are created on first use: a form of 300 questions and a file of 300 columns have 90,000 of them.
  const [isOpened, setIsOpened] = useState(false);
  const data = isOpened ? options.data : options.data.filter(({ value }) => value === choice);
  return (
    <li className={`grid items-start py-14 border-above gap-y-8 gap-x-20 ${classes.line}`}>
      <div className="pt-4">
        <p className="m-0 weight-550 break">{title}</p>
        <p className="m-0 faint text-xs">
          {required ? t(m.required, { label: questionTypes[type].label }) : questionTypes[type].label}
        </p>
      </div>
      <div className={classes.column}>
        <SearchSelect
          {...options}
          aria-label={t(m.columnFor, { title })}
          data={data}
          onFocus={() => setIsOpened(true)}
          value={choice}
          onChange={(chosen) => onMatch(questionId, columnOf(chosen))}
          error={issue}
        />
        {note !== null && <p className="m-0 mt-6 faint text-xs">{note}</p>}
        {samples.length > 0 && (
          <p className="m-0 faint text-xs cut mt-6">
            <span className="soft weight-550">{t(m.values)} </span>
            {samples.join(' · ')}
          </p>
        )}
        {children}
      </div>
      <Certainty certainty={certainty} score={score} />
    </li>
  );
}

/** The samples follow from the column; every change of the draft creates new lines for all questions. Dates are few. */
function isSame({ line: a, ...before }: MatchRowProps, { line: b, ...now }: MatchRowProps): boolean {
  return (
    a.questionId === b.questionId &&
    a.columnIndex === b.columnIndex &&
    a.score === b.score &&
    a.issue === b.issue &&
    a.note === b.note &&
    a.dates === null &&
    b.dates === null &&
    a.cells === null &&
    b.cells === null &&
    before.options === now.options &&
    before.onMatch === now.onMatch
  );
}
