// The questions that an import can fill, each with its column.
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import {
  chooseCellFormat,
  chooseQuestionFormat,
  type ImportDraft,
  matchQuestion,
} from '#core/imports/import-draft.ts';
import { type DateChoice, formatChoices, type MatchLine, matchLines } from '#core/imports/match-lines.ts';
import { Panel } from '#web/ui/panel.tsx';
import { choiceOf, columnOf, columnOptions, type ColumnOptions } from './column-options.tsx';
import { CellFormatFields } from './cell-format-fields.tsx';
import { useDateFormats } from './use-date-formats.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/imports/texts.ts';
import { m } from './texts.ts';
import { Text } from '@mantine/core';
import { DateFormatButtons, DateFormatField, dayOf } from './date-format-field.tsx';
import { rich } from '#web/ui/rich.tsx';
import { questionTypes } from '#core/questions/types.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { Certainty } from './certainty.tsx';
import classes from './match-panel.module.css';

export type DraftProps = { draft: ImportDraft; onChange(step: (draft: ImportDraft) => ImportDraft): void };

export function MatchPanel({ draft, onChange }: DraftProps) {
  const lines = useMemo(() => matchLines(draft), [draft]);
  const [options] = useState(() => columnOptions(draft, t(both.noColumn)));
  const matched = lines.filter(({ columnIndex }) => columnIndex !== null).length;
  const onMatch = useCallback(
    (questionId: string, column: number | null) =>
      onChange((last) => matchQuestion(last, questionId, column)),
    [onChange],
  );
  const known = useDateFormats();
  const ownDates = ({ questionId, columnIndex, dates, samples }: MatchLine) =>
    dates !== null &&
    columnIndex !== null && (
      <OwnDates
        dates={dates}
        sample={samples[0]}
        choices={formatChoices(draft, columnIndex, known)}
        onChange={(format) => onChange((last) => chooseQuestionFormat(last, questionId, format))}
      />
    );
  return (
    <Panel
      title={t(m.questionsAndColumns)}
      subtitle={t(m.ofQuestionsAreAnsweredBy, { matched, count: lines.length })}
    >
      <ul className="stack bare-list" aria-label={t(m.questions)}>
        {lines.map((line) => (
          <MatchRow key={line.questionId} line={line} options={options} onMatch={onMatch}>
            {ownDates(line)}
            {line.cells !== null && (
              <CellFormatFields
                title={line.title}
                cells={line.cells}
                onChange={(chosen) => onChange((last) => chooseCellFormat(last, line.questionId, chosen))}
              />
            )}
          </MatchRow>
        ))}
      </ul>
    </Panel>
  );
}

/** The date format of one question's column, if it is not the column that dates the rows. */
function OwnDates(props: {
  dates: NonNullable<MatchLine['dates']>;
  sample: string | undefined;
  choices: readonly DateChoice[];
  onChange(format: string): void;
}) {
  const { dates, sample, choices, onChange } = props;
  const reading = sample === undefined ? null : dayOf(sample, dates.format);
  return (
    <div className="stack mt-12 gap-6">
      <DateFormatField label={t(m.dateFormat)} format={dates.format} choices={choices} onChange={onChange} />
      {dates.doubt === null && reading !== null && (
        <Text size="sm">{rich(m.isReadAs, { sample, reading, b: (text) => <strong>{text}</strong> })}</Text>
      )}
      {dates.doubt !== null && <DateFormatButtons sample={sample} choices={choices} onChange={onChange} />}
    </div>
  );
}

type MatchRowProps = {
  line: MatchLine;
  options: ColumnOptions;
  onMatch(questionId: string, column: number | null): void;
  /** Further choices for its column. */
  children: ReactNode;
};

/** One question with its column: the confidence of the match, sample values, and issues. */
const MatchRow = memo(DrawnRow, isSame);

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
