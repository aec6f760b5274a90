// The questions that an import can fill, each with its column.
import { useCallback, useMemo, useState } from 'react';
import {
  chooseCellFormat,
  chooseQuestionFormat,
  type ImportDraft,
  matchQuestion,
} from '#core/imports/import-draft.ts';
import { type DateChoice, formatChoices, type MatchLine, matchLines } from '#core/imports/match-lines.ts';
import { Panel } from '#web/ui/panel.tsx';
import { columnOptions } from './column-options.tsx';
import { CellFormatFields } from './cell-format-fields.tsx';
import { MatchRow } from './match-row.tsx';
import { useDateFormats } from './use-date-formats.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/imports/texts.ts';
import { m } from './texts.ts';
import { Text } from '@mantine/core';
import { DateFormatButtons, DateFormatField, dayOf } from './date-format-field.tsx';
import { rich } from '#web/ui/rich.tsx';

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
