// An input of the page for filling in with its label, whose values are told below it.
import { type ComponentType, useState } from 'react';
import { type Question, question } from '#core/questions/schema.ts';
import type { QuestionRule } from '#core/questions/rules/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import type { InputProps } from '#web/filling/inputs/input.ts';

type AnsweredInputProps = {
  Input: ComponentType<InputProps>;
  type: QuestionType;
  label: string;
  options?: readonly string[];
  rules?: readonly QuestionRule[];
  questionMeta?: Question['questionMeta'];
};

export function AnsweredInput(props: AnsweredInputProps) {
  const { Input, type, label, options = [], rules = [], questionMeta = [] } = props;
  const [values, setValues] = useState<readonly string[]>([]);
  const [asked] = useState(() =>
    question.parse({
      id: '00000000-0000-4000-8000-000000000001',
      text: label,
      type,
      rules,
      questionMeta,
      questionOptions: options.map((value, order) => ({ value, order })),
    }),
  );
  return (
    <>
      <label htmlFor="field">{label}</label>
      <Input
        id="field"
        labelId="label"
        describedBy={undefined}
        question={asked}
        values={values}
        isInvalid={false}
        onValues={setValues}
      />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}
