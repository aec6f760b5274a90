// DURATION: typed in any usual notation. What `1:30` is, and what was read, is said below.
import { colonReadingOf } from '#core/forms/question-meta.ts';
import { secondsOf } from '#core/questions/durations/duration.ts';
import { durationTexts } from '#core/questions/durations/parse-duration.ts';
import { m as durations } from '#core/questions/durations/texts.ts';
import { currentFormats } from '#core/format/current.ts';
import { useTypedText } from '#web/ui/input/use-typed-text.ts';
import { fieldAttributes, type InputProps } from './input.ts';
import classes from './inputs.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function DurationInput(props: InputProps) {
  const { question, values, describedBy, id, onValues } = props;
  const [value = ''] = values;
  const colon = colonReadingOf(question.questionMeta);
  const [shown, type] = useTypedText(value, durationTexts(colon), (read) =>
    onValues(read === '' ? [] : [read]),
  );
  const seconds = secondsOf(value);
  const readId = `${id}-read`;
  return (
    <>
      <div className={classes.line}>
        <input
          {...fieldAttributes(props)}
          aria-describedby={[describedBy, readId].filter(Boolean).join(' ')}
          className={`${classes.field} ${classes.number}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={colon === 'hours' ? '1:30, 90 min' : '1:30, 90 s'}
          maxLength={100}
          value={shown}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </div>
      <p className="m-0 mt-6 soft" id={readId} role="status">
        {seconds === null
          ? t(durations.colonIs, { colon })
          : t(m.readAs, { duration: currentFormats.value.duration(seconds) })}
      </p>
    </>
  );
}
