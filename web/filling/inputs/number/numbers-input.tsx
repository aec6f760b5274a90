// MULTI_NUMERIC: any number of lines, one number each.
import { Plus, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { groupAttributes, type InputProps } from '../input.ts';
import { NumberField } from './number-input.tsx';
import classes from '../inputs.module.css';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';

export function NumbersInput(props: InputProps) {
  const { id, question, values, isInvalid, onValues } = props;
  const group = useRef<HTMLDivElement>(null);
  // An empty line is not an answer: it exists on the page but not in the draft.
  const [lines, setLines] = useState<readonly string[]>(() => (values.length === 0 ? [''] : values));
  const [focused, setFocused] = useState<number | null>(null);
  const said = lines.filter((line) => line !== '');
  const isOther = said.length !== values.length || said.some((line, index) => line !== values[index]);
  const takeOver = useEffectEvent(() => {
    if (isOther) setLines(values.length === 0 ? [''] : values);
  });
  useEffect(() => takeOver(), [values]);
  useEffect(() => {
    if (focused === null) return;
    group.current?.querySelectorAll('input')[focused]?.focus();
    setFocused(null);
  }, [focused]);

  const change = (next: readonly string[]) => {
    setLines(next);
    onValues(next.filter((line) => line !== ''));
  };
  const add = () => {
    setLines([...lines, '']);
    setFocused(lines.length);
  };
  return (
    <div ref={group} role="group" {...groupAttributes(props)} className="stack gap-8">
      {lines.map((line, index) => (
        <div key={index} className={classes.line}>
          <NumberField
            id={index === 0 ? id : `${id}-${index}`}
            aria-label={t(m.numberOf, { question: question.text, number: index + 1 })}
            aria-invalid={isInvalid || undefined}
            value={line}
            onText={(text) => change(lines.map((other, place) => (place === index ? text : other)))}
            enterKeyHint="next"
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || line === '') return;
              event.preventDefault();
              if (index === lines.length - 1) add();
              else setFocused(index + 1);
            }}
          />
          {lines.length > 1 && (
            <button
              type="button"
              className={classes.tool}
              aria-label={t(m.removeNumber, { index: index + 1 })}
              onClick={() => {
                change(lines.filter((_, place) => place !== index));
                setFocused(Math.max(0, index - 1));
              }}
            >
              <X size={22} aria-hidden />
            </button>
          )}
        </div>
      ))}
      <button type="button" className={classes.quiet} onClick={add}>
        <Plus size={20} aria-hidden />
        {t(m.addNumber)}
      </button>
    </div>
  );
}
