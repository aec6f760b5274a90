// DATE and TIME: the browser's own picker. Neither has a zone: what is chosen is what is stored.
import { CalendarCheck, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { internationalFormats } from '#core/format/formats.ts';
import { valueIssue } from '#core/questions/answers.ts';
import { clockOf } from '#core/questions/types.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { deviceTimeZone } from '#web/platform/device-time-zone.ts';
import { fieldAttributes, type InputProps } from './input.ts';
import classes from './inputs.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function CalendarInput(props: InputProps) {
  const { question, values, onValues } = props;
  const { now } = useCore().ports;
  const [value = ''] = values;
  const isDay = clockOf(question.type) === 'day';
  // While typing, the field keeps its own text: a year is no day before its last digit.
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (value !== '') setTyped(value);
  }, [value]);
  const { day, time } = internationalFormats();
  return (
    <div className={classes.line}>
      <input
        {...fieldAttributes(props)}
        className={classes.field}
        {...(isDay ? { type: 'date', min: '1000-01-01', max: '9999-12-31' } : { type: 'time' })}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onValues(valueIssue(question, currentTarget.value) === null ? [currentTarget.value] : []);
        }}
      />
      <button
        type="button"
        className={classes.tool}
        onClick={() => onValues([(isDay ? day : time)(now(), deviceTimeZone())])}
      >
        {isDay ? <CalendarCheck size={20} aria-hidden /> : <Clock size={20} aria-hidden />}
        {t(isDay ? m.today : m.now)}
      </button>
    </div>
  );
}
