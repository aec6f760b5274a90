// DATETIME: the browser's own picker, in the device's time zone, whose offset is stored with the answer.
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dateTimeAnswer, dateTimeText, readDateTime } from '#core/filling/date-answer.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import { offsetText } from '#core/time/format-offset.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { deviceTimeZone } from '#web/platform/device-time-zone.ts';
import { fieldAttributes, type InputProps } from './input.ts';
import classes from './inputs.module.css';
import { TakenMoment } from '#web/ui/time/taken-moment.tsx';
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
  const moment = value === undefined ? null : dateTimeOf(value);
  const offset = moment?.offset ?? null;
  // The field shows the moment that was taken for a time that the clocks skip; what was typed is kept to say so.
  const [lastTyped, setLastTyped] = useState<string | null>(null);
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
            const text = currentTarget.value;
            setTyped(text);
            setLastTyped(text);
            const answer = text === '' ? null : readDateTime(text, deviceTimeZone());
            onValues(answer === null ? [] : [answer]);
          }}
        />
        <button
          type="button"
          className={classes.tool}
          onClick={() => onValues([dateTimeAnswer(thisMinute(now()), deviceTimeZone())])}
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
      {moment !== null && (
        <TakenMoment
          text={(lastTyped ?? written).replace('T', ' ')}
          at={moment.at}
          timeZone={deviceTimeZone()}
          onTake={(at) => onValues([dateTimeAnswer(at, deviceTimeZone())])}
        />
      )}
    </>
  );
}

/** The field has no seconds, so none are stored. */
function thisMinute(at: number): number {
  return at - (at % 60_000);
}
