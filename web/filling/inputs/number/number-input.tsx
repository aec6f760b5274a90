// NUMERIC, WHOLE_NUMBER, and one line of MULTI_NUMERIC: the number pad, which lacks a minus on some phones, so there is a button for it
// while the number is typed with a finger.
import { Diff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { fieldAttributes, type InputProps } from '../input.ts';
import { plainNumber, suggestedNumber } from './plain-number.ts';
import classes from '../inputs.module.css';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';

export function NumberInput(props: InputProps) {
  const { values, onValues } = props;
  const value = values[0] ?? '';
  const suggested = suggestedNumber(value);
  return (
    <>
      <div className={classes.line}>
        <NumberField
          {...fieldAttributes(props)}
          value={value}
          onText={(text) => onValues(text === '' ? [] : [text])}
        />
      </div>
      {suggested !== null && (
        <p className="m-0 mt-6 soft" role="status">
          {t(m.write, { suggested })}
        </p>
      )}
    </>
  );
}

type NumberFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string;
  onText(text: string): void;
};

/** One line. Reports numbers in the format of answers: with a point, even if a phone enters a comma. */
export function NumberField({ value, onText, ...attributes }: NumberFieldProps) {
  const isNegative = value.startsWith('-');
  // What was typed stays in sight as it was, since its next digit may make something else of its comma.
  const [typed, setTyped] = useState(value);
  const shown = plainNumber(typed) === value ? typed : value;
  return (
    <>
      <input
        inputMode="decimal"
        {...attributes}
        className={`${classes.field} ${classes.number}`}
        autoComplete="off"
        value={shown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onText(plainNumber(currentTarget.value));
        }}
      />
      <button
        type="button"
        className={`${classes.tool} ${classes.sign}`}
        aria-label={t(m.changeSign)}
        onClick={() => onText(isNegative ? value.slice(1) : `-${value}`)}
      >
        <Diff size={22} aria-hidden />
      </button>
    </>
  );
}
