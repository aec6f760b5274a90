// A few choices, all visible: a tile each.
import { X } from 'lucide-react';
import type { AnswerChoice } from '#core/filling/choices.ts';
import { isMultiValue } from '#core/questions/types.ts';
import { groupAttributes, type InputProps } from './input.ts';
import classes from './inputs.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/filling/texts.ts';
import { m } from './texts.ts';

export type ChoiceTilesProps = InputProps & { choices: readonly AnswerChoice[]; isSideBySide?: boolean };

export function ChoiceTiles({ choices, isSideBySide = false, ...props }: ChoiceTilesProps) {
  const { id, question, values, isInvalid, onValues } = props;
  const isMulti = isMultiValue(question.type);
  const state = { 'aria-invalid': isInvalid || undefined, 'aria-required': question.required || undefined };
  // One that is chosen can be taken away again.
  const isOff = (value: string, disabled: boolean) => disabled && !values.includes(value);
  const choose = (value: string, isChosen: boolean) => {
    if (!isMulti) return onValues([value]);
    // In the form's order, not in the order of selection.
    const chosen = new Set(isChosen ? [...values, value] : values.filter((other) => other !== value));
    onValues(choices.flatMap((choice) => (chosen.has(choice.value) ? [choice.value] : [])));
  };
  return (
    <>
      <div
        {...groupAttributes(props)}
        {...(isMulti ? { role: 'group' } : { role: 'radiogroup', ...state })}
        className={`stack gap-8 ${classes.tiles}`}
        data-side-by-side={isSideBySide || undefined}
      >
        {choices.map(({ value, label, disabled = false }, index) => (
          <label
            key={value}
            className={classes.tile}
            style={
              isOff(value, disabled) ? { color: 'var(--ink-faint)', background: 'var(--sunken)' } : undefined
            }
          >
            <input
              id={index === 0 ? id : undefined}
              type={isMulti ? 'checkbox' : 'radio'}
              name={id}
              checked={values.includes(value)}
              disabled={isOff(value, disabled)}
              onChange={({ currentTarget }) => choose(value, currentTarget.checked)}
            />
            <span dir="auto">{label}</span>
            {disabled && <span className="faint text-sm weight-400">{t(both.notOffered)}</span>}
          </label>
        ))}
      </div>
      {!isMulti && !question.required && values.length > 0 && (
        <button type="button" className={classes.quiet} onClick={() => onValues([])}>
          <X size={18} aria-hidden />
          {t(m.clear)}
        </button>
      )}
    </>
  );
}
