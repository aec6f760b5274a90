// TEXT and its like: grows with its content, with saved answers for reuse.
import { useLayoutEffect, useRef } from 'react';
import { questionTypes } from '#core/questions/types.ts';
import { fieldAttributes, type InputProps } from './input.ts';
import { SavedAnswersList } from './saved-answers-list.tsx';
import classes from './inputs.module.css';

export function TextInput(props: InputProps) {
  const { question, values, onValues } = props;
  const [value = ''] = values;
  const { isLong, keyboard } = questionTypes[question.type].entry;
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = field;
    if (current === null) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + 4}px`;
  }, [value]);
  return (
    <>
      <textarea
        {...fieldAttributes(props)}
        ref={field}
        rows={isLong ? 4 : 1}
        dir="auto"
        {...(keyboard !== 'text' && { autoCapitalize: 'off', spellCheck: false })}
        maxLength={10_000}
        className={`${classes.field} ${classes.text}`}
        value={value}
        onChange={({ currentTarget }) => onValues(currentTarget.value === '' ? [] : [currentTarget.value])}
      />
      {value === '' && <SavedAnswersList question={question} onChoose={(answer) => onValues([answer])} />}
    </>
  );
}
