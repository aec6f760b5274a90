// The rows of a matrix on a wide screen: a row for each question, a column for each option. On a narrow one, each question is a
// card of its own.
import { ActionIcon } from '@mantine/core';
import { X } from 'lucide-react';
import { memo } from 'react';
import { type AnswerChoice, choicesOf } from '#core/filling/choices.ts';
import { isMultiValue } from '#core/questions/types.ts';
import { cardId, QuestionNotes, type QuestionCardProps, stateOf } from './question-card.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type MatrixTableProps = {
  headerId: string;
  /** Of its header, which may be hidden. */
  title: string;
  /** Those that are shown, in order. */
  rows: readonly QuestionCardProps[];
};

export function MatrixTable({ headerId, title, rows }: MatrixTableProps) {
  const [first] = rows;
  if (first === undefined) return null;
  // An option that no row offers has no column.
  const offered = new Set(rows.flatMap((row) => choicesIn(row).map(({ value }) => value)));
  const columns = choicesOf(first.question).filter(({ value }) => offered.has(value));
  const mayClear = rows.some(isClearable);
  return (
    <table
      aria-label={title}
      className="w-full border rounded-12 on-surface"
      style={{ borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' }}
    >
      <thead>
        <tr>
          <td style={{ width: '36%' }} />
          {columns.map(({ value, label }, index) => (
            <th
              key={value}
              id={columnId(headerId, index)}
              scope="col"
              className="px-6 py-10 soft text-sm weight-550 break text-center"
              style={{ verticalAlign: 'bottom' }}
              dir="auto"
            >
              {label}
            </th>
          ))}
          {mayClear && <td style={{ width: '3rem' }} />}
        </tr>
      </thead>
      {rows.map((row) => (
        <MatrixRow
          key={row.question.id}
          {...row}
          headerId={headerId}
          columns={columns.map(({ value }) => value).join('\n')}
          mayClear={mayClear}
        />
      ))}
    </table>
  );
}

type MatrixRowProps = QuestionCardProps & {
  headerId: string;
  /** The values of the columns, each on a line: a text, so that a row is not drawn again. */
  columns: string;
  mayClear: boolean;
};

/** Memoized by its own data. */
const MatrixRow = memo(function DrawnMatrixRow({ headerId, columns, mayClear, ...row }: MatrixRowProps) {
  const { question, values, onValues } = row;
  const { id, text, required } = question;
  const { isWrong, asksReason, isDone, describedBy, onBlur } = stateOf(row);
  const labelId = `label-${id}`;
  const choices = new Map(choicesIn(row).map((choice) => [choice.value, choice]));
  const all = columns.split('\n');
  const choose = (value: string, isChosen: boolean) => {
    if (!isMultiValue(question.type)) return onValues(id, [value]);
    const chosen = new Set(isChosen ? [...values, value] : values.filter((other) => other !== value));
    onValues(
      id,
      all.filter((each) => chosen.has(each)),
    );
  };
  const line = isWrong ? 'danger' : asksReason ? 'warning' : 'line';
  return (
    <tbody id={cardId(id)} onBlur={onBlur}>
      <tr>
        <th
          id={labelId}
          scope="row"
          className="px-12 py-10 text-md weight-600 break text-start"
          style={{
            borderTop: '1px solid var(--line)',
            boxShadow: line === 'line' ? undefined : `inset 4px 0 var(--${line})`,
          }}
        >
          <span dir="auto">{text}</span>
          {required && (
            <span className={`block text-xs ${isDone ? 'soft weight-400' : 'danger weight-600'}`}>
              {t(m.required)}
            </span>
          )}
        </th>
        {all.map((value, index) => (
          <MatrixCell
            key={value}
            choice={choices.get(value)}
            isMulti={isMultiValue(question.type)}
            isChosen={values.includes(value)}
            onChoose={(isChosen) => choose(value, isChosen)}
            name={`field-${id}`}
            labelledBy={`${labelId} ${columnId(headerId, index)}`}
            describedBy={describedBy}
          />
        ))}
        {mayClear && (
          <td className="p-0 text-center" style={{ borderTop: '1px solid var(--line)' }}>
            {isClearable(row) && values.length > 0 && (
              <ActionIcon
                size={44}
                aria-label={t(m.clearRow, { title: text })}
                onClick={() => onValues(id, [])}
              >
                <X size={18} aria-hidden />
              </ActionIcon>
            )}
          </td>
        )}
      </tr>
      {describedBy !== undefined && (
        <tr>
          <td colSpan={all.length + (mayClear ? 2 : 1)} className="px-12 pb-12">
            <QuestionNotes {...row} />
          </td>
        </tr>
      )}
    </tbody>
  );
});

type MatrixCellProps = {
  /** Undefined: it is not offered in this row. */
  choice: AnswerChoice | undefined;
  isMulti: boolean;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
  /** What the fields of a row have in common. */
  name: string;
  /** The ids of its row and its column. */
  labelledBy: string;
  describedBy: string | undefined;
};

/** One that is chosen can be taken away again, also where it is not offered any more. */
function MatrixCell(props: MatrixCellProps) {
  const { choice, isMulti, isChosen, onChoose, name, labelledBy, describedBy } = props;
  return (
    <td className="p-0" style={{ borderTop: '1px solid var(--line)' }}>
      {choice !== undefined && (
        <label
          className="middle w-full min-h-56 pointer"
          style={isChosen ? { background: 'var(--accent-soft)' } : undefined}
        >
          <input
            type={isMulti ? 'checkbox' : 'radio'}
            name={name}
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            className="m-0 pointer"
            style={{ width: '1.5rem', height: '1.5rem', accentColor: 'var(--accent)' }}
            checked={isChosen}
            disabled={choice.disabled === true && !isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        </label>
      )}
    </td>
  );
}

function choicesIn({ question, choices = null }: QuestionCardProps): readonly AnswerChoice[] {
  return choices ?? choicesOf(question);
}

/** Boxes are cleared one by one. */
function isClearable({ question }: QuestionCardProps): boolean {
  return !question.required && !isMultiValue(question.type);
}

function columnId(headerId: string, index: number): string {
  return `column-${headerId}-${index}`;
}
