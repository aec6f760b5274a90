// The values chosen in a dialog, and the button that opens it.
import { ChevronsUpDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerChoice } from '#core/filling/choices.ts';
import { isMultiValue } from '#core/questions/types.ts';
import type { InputProps } from './input.ts';
import classes from './inputs.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ChosenButtonProps = InputProps & {
  chosen: readonly AnswerChoice[];
  placeholder: string;
  /** Another way to choose, beside the button. */
  tool?: ReactNode;
  onOpen(): void;
};

export function ChosenButton({ id, labelId, describedBy, ...props }: ChosenButtonProps) {
  const { question, values, isInvalid, chosen, placeholder, tool, onValues, onOpen } = props;
  const isMulti = isMultiValue(question.type);
  const single = isMulti ? undefined : chosen[0]?.label;
  return (
    <div className="stack gap-8">
      <div className={classes.line}>
        <button
          id={id}
          type="button"
          className={classes.tool}
          data-wide
          style={isInvalid ? { borderColor: 'var(--danger)' } : undefined}
          aria-labelledby={`${labelId} ${id}`}
          aria-describedby={describedBy}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <span
            className={`min-w-0 break text-start ${classes.chosen}`}
            data-none={single === undefined || undefined}
          >
            {single ?? placeholder}
          </span>
          <ChevronsUpDown size={20} aria-hidden />
        </button>
        {single !== undefined && !question.required && (
          <button
            type="button"
            className={classes.tool}
            aria-label={t(m.clearQuestion, { question: question.text })}
            onClick={() => onValues([])}
          >
            <X size={22} aria-hidden />
          </button>
        )}
        {tool}
      </div>
      {isMulti && chosen.length > 0 && (
        <ul className="flex wrap bare-list gap-8" aria-label={t(m.chosenFor, { question: question.text })}>
          {chosen.map(({ value, label }) => (
            <li key={value}>
              <button
                type="button"
                className={classes.chip}
                data-chosen
                aria-label={t(m.remove, { label })}
                onClick={() => onValues(values.filter((other) => other !== value))}
              >
                {label}
                <X size={18} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
