// SCALE, STARS, SLIDER: a number that is chosen. Buttons and stars are radios, which keys and screen readers know; a slider
// has no answer before it is touched, wherever its thumb stands.
import { Star, X } from 'lucide-react';
import { pointsOf, type Scale, scaleOf } from '#core/questions/scale.ts';
import { groupAttributes, type InputProps } from '../input.ts';
import classes from './scale-input.module.css';
import inputs from '../inputs.module.css';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';

export function ScaleInput(props: InputProps) {
  const { question, values, onValues } = props;
  const scale = scaleOf(question);
  if (scale === null) return null;
  const { look, leastLabel, greatestLabel } = scale;
  return (
    <>
      {look === 'slider' ? <Slider {...props} scale={scale} /> : <Points {...props} scale={scale} />}
      {(leastLabel !== '' || greatestLabel !== '') && (
        <p className="flex justify-between gap-12 m-0 mt-6 soft" dir="auto">
          <span>{endText(scale, 'least')}</span>
          <span className={classes.end}>{endText(scale, 'greatest')}</span>
        </p>
      )}
      {!question.required && values.length > 0 && (
        <button type="button" className={inputs.quiet} onClick={() => onValues([])}>
          <X size={18} aria-hidden />
          {t(m.clear)}
        </button>
      )}
    </>
  );
}

/** What an end means, with its number: buttons that wrap do not begin and end above it, and a slider has none. */
function endText(scale: Scale, end: 'least' | 'greatest'): string {
  const meaning = scale[`${end}Label`];
  return meaning === '' || scale.look === 'stars' ? meaning : t(m.endOfScale, { point: scale[end], meaning });
}

type OnScale = InputProps & { scale: Scale };

function Points({ scale, ...props }: OnScale) {
  const { id, question, values, isInvalid, onValues } = props;
  const [value] = values;
  const isStars = scale.look === 'stars';
  return (
    <div
      {...groupAttributes(props)}
      role="radiogroup"
      aria-invalid={isInvalid || undefined}
      aria-required={question.required || undefined}
      className={classes.points}
      data-stars={isStars || undefined}
    >
      {pointsOf(scale).map((point, index) => {
        const isFilled = isStars && value !== undefined && Number(point) <= Number(value);
        return (
          <label key={point} className={classes.point}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={id}
              aria-label={labelOf(point, scale)}
              checked={value !== undefined && Number(value) === Number(point)}
              onChange={() => onValues([point])}
            />
            {isStars ? (
              <Star size={32} className={classes.star} data-filled={isFilled || undefined} aria-hidden />
            ) : (
              <span aria-hidden>{point}</span>
            )}
          </label>
        );
      })}
    </div>
  );
}

/** What a screen reader says of a point: its number, and what an end means. */
function labelOf(point: string, { look, least, greatest, leastLabel, greatestLabel }: Scale): string {
  const end = Number(point) === least ? leastLabel : Number(point) === greatest ? greatestLabel : '';
  const said = look === 'stars' ? t(m.countOfStars, { count: Number(point) }) : point;
  return end === '' ? said : t(m.pointWithMeaning, { point: said, meaning: end });
}

function Slider({ scale, ...props }: OnScale) {
  const { id, question, values, isInvalid, onValues } = props;
  const { least, greatest, step } = scale;
  const [value] = values;
  const middle = least + Math.floor((greatest - least) / 2 / step) * step;
  const take = (input: HTMLInputElement) => onValues([input.value]);
  return (
    <div className={classes.slider}>
      <input
        {...groupAttributes(props)}
        id={id}
        type="range"
        min={least}
        max={greatest}
        step={step}
        aria-valuetext={value ?? t(m.notAnswered)}
        aria-invalid={isInvalid || undefined}
        aria-required={question.required || undefined}
        data-none={value === undefined || undefined}
        value={value ?? middle}
        onChange={({ currentTarget }) => take(currentTarget)}
        // A touch of the thumb where it stands, and Enter, take its number: it does not change by them.
        onPointerUp={({ currentTarget }) => take(currentTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter' || key === ' ') take(currentTarget);
        }}
      />
      <output htmlFor={id} className={value === undefined ? 'faint' : 'weight-600'}>
        {value ?? t(m.notAnswered)}
      </output>
    </div>
  );
}
