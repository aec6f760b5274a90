// DATETIME: the browser's own picker, in the device's time zone, whose offset is stored with the answer.
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dateTimeAnswer, dateTimeText, readDateTime } from '#core/filling/date-answer.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import { offsetText } from '#core/time/format-offset.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { fieldAttributes, type InputProps } from './input.ts';
import classes from './inputs.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function MomentInput(props: InputProps) {
  const { values, describedBy, id, onValues } = props;
  const { now } = useCore().ports;
  const [value] = values;
  const written = value === undefined ? '' : dateTimeText(value).replace(' ', 'T');
  // While typing, the field keeps its own text: a year is not a date before its last digit.
  const [typed, setTyped] = useState(written);
  useEffect(() => {
    if (written !== '') setTyped(written);
  }, [written]);
  const offset = value === undefined ? null : (dateTimeOf(value)?.offset ?? null);
  const offsetId = `${id}-offset`;
  return (
    <>
      <div className={classes.line}>
        <input
          {...fieldAttributes(props)}
          aria-describedby={[describedBy, offset !== null && offsetId].filter(Boolean).join(' ') || undefined}
          className={classes.field}
          type="datetime-local"
          max="9999-12-31T23:59"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            const answer = currentTarget.value === '' ? null : readDateTime(currentTarget.value, timeZone());
            onValues(answer === null ? [] : [answer]);
          }}
        />
        <button
          type="button"
          className={classes.tool}
          onClick={() => onValues([dateTimeAnswer(thisMinute(now()), timeZone())])}
        >
          <Clock size={20} aria-hidden />
          {t(m.now)}
        </button>
      </div>
      {offset !== null && (
        <p className="m-0 mt-6 soft" id={offsetId}>
          {offsetText(offset)}
        </p>
      )}
    </>
  );
}

/** The device's time zone, which is where the person is. */
function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The field has no seconds, so none are stored. */
function thisMinute(at: number): number {
  return at - (at % 60_000);
}
