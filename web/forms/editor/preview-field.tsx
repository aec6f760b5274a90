// A plain field for an answer in the preview, where it is not given the fields that forms are filled in with. What a phone's
// camera or finger does is shown and not done.
import { Camera, ListTree, PenLine, ScanBarcode } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type AnswerChoice, choicesOf, searchAbove } from '#core/filling/choices.ts';
import { dateTimeText, readDateTime } from '#core/filling/date-answer.ts';
import type { Question, QuestionType } from '#core/forms/schema.ts';
import { isMultiValue } from '#core/forms/values.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { AnswerFieldProps } from '#web/slots.ts';
import classes from './preview.module.css';

export function PreviewField({ question, values, fault, onValues, onLeave }: AnswerFieldProps) {
  const id = useId();
  const { text, required, type } = question;
  return (
    <div role="group" aria-labelledby={id} onBlur={onLeave}>
      <p id={id} className={classes.question}>
        {text.trim() || 'Question without a title'}
        {required && (
          <span className={classes.mark} aria-label="required" role="img">
            *
          </span>
        )}
      </p>
      <Input question={question} values={values} labelId={id} onValues={onValues} />
      {fault !== null && <p className={classes.fault}>{fault}</p>}
      {type === 'MULTI_NUMERIC' && <p className={classes.hint}>Numbers with commas between them</p>}
    </div>
  );
}

type InputProps = {
  question: Question;
  values: readonly string[];
  labelId: string;
  onValues(values: readonly string[]): void;
};

function Input({ question, values, labelId, onValues }: InputProps) {
  const { timeZone } = useActor();
  const { type } = question;
  const shared = { 'aria-labelledby': labelId, className: classes.input };
  switch (type) {
    case 'RADIO':
    case 'CHECKBOXES':
    case 'BOOLEAN':
      return <Choices question={question} values={values} labelId={labelId} onValues={onValues} />;
    case 'DATETIME':
      return (
        <input
          {...shared}
          type="datetime-local"
          value={values[0] === undefined ? '' : dateTimeText(values[0]).replace(' ', 'T')}
          onChange={({ currentTarget }) => {
            const moment = readDateTime(currentTarget.value, timeZone);
            onValues(moment === null ? [] : [moment]);
          }}
        />
      );
    case 'MULTI_NUMERIC':
      return (
        <input
          {...shared}
          inputMode="decimal"
          value={values.join(',')}
          onChange={({ currentTarget }) =>
            onValues(currentTarget.value === '' ? [] : currentTarget.value.split(','))
          }
        />
      );
    case 'IMAGE':
    case 'SIGNATURE':
    case 'CATALOG_RADIO':
    case 'CATALOG_CHECKBOX':
      return <span className={classes.device}>{devices[type]}</span>;
    default:
      return (
        <input
          {...shared}
          type="text"
          inputMode={type === 'NUMERIC' ? 'decimal' : 'text'}
          value={values[0] ?? ''}
          onChange={({ currentTarget }) => onValues(currentTarget.value === '' ? [] : [currentTarget.value])}
        />
      );
  }
}

const tree = (
  <>
    <ListTree size={16} aria-hidden /> Choose from the catalog
  </>
);
const devices: Partial<Record<QuestionType, ReactNode>> = {
  IMAGE: (
    <>
      <Camera size={16} aria-hidden /> Take a photo
    </>
  ),
  SIGNATURE: (
    <>
      <PenLine size={16} aria-hidden /> Sign here
    </>
  ),
  SCANNED_CODE: (
    <>
      <ScanBarcode size={16} aria-hidden /> Scan a code
    </>
  ),
  CATALOG_RADIO: tree,
  CATALOG_CHECKBOX: tree,
};

function Choices({ question, values, labelId, onValues }: InputProps) {
  const choices = choicesOf(question);
  const isMulti = isMultiValue(question.type);
  if (choices.length > searchAbove && !isMulti) {
    return (
      <select
        aria-labelledby={labelId}
        className={classes.input}
        value={values[0] ?? ''}
        onChange={({ currentTarget }) => onValues(currentTarget.value === '' ? [] : [currentTarget.value])}
      >
        <option value="">Choose</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const toggled = ({ value }: AnswerChoice, isOn: boolean) => {
    if (!isMulti) return isOn ? [value] : [];
    return isOn ? [...values, value] : values.filter((each) => each !== value);
  };
  return (
    <div className={question.type === 'BOOLEAN' ? classes.yesNo : classes.choices}>
      {choices.map((choice, index) => (
        <label key={`${choice.value} ${index}`} className={classes.choice}>
          <input
            type={isMulti ? 'checkbox' : 'radio'}
            name={labelId}
            checked={values.includes(choice.value)}
            onChange={({ currentTarget }) => onValues(toggled(choice, currentTarget.checked))}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
