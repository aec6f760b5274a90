// The input of each type of question.
import type { QuestionType } from '#core/questions/schema.ts';
import { CatalogInput } from './catalog-input.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { CodeInput } from './code-input.tsx';
import type { Input, InputProps } from './input.ts';
import { MomentInput } from './moment-input.tsx';
import { NumberInput } from './number-input.tsx';
import { NumbersInput } from './numbers-input.tsx';
import { PhotoInput } from './photo-input.tsx';
import { SignatureInput } from './signature-input.tsx';
import { TextInput } from './text-input.tsx';
import { YesNoInput } from './yes-no-input.tsx';

const inputs: Readonly<Record<QuestionType, Input>> = {
  TEXT: TextInput,
  NUMERIC: NumberInput,
  MULTI_NUMERIC: NumbersInput,
  RADIO: ChoiceInput,
  CHECKBOXES: ChoiceInput,
  BOOLEAN: YesNoInput,
  IMAGE: PhotoInput,
  DATETIME: MomentInput,
  SIGNATURE: SignatureInput,
  SCANNED_CODE: CodeInput,
  CATALOG_RADIO: CatalogInput,
  CATALOG_CHECKBOX: CatalogInput,
};

export function AnswerInput(props: InputProps) {
  const Input = inputs[props.question.type];
  return <Input {...props} />;
}

/** Types whose input is one field, which the question's text is the label of. */
export const labelledTypes: ReadonlySet<QuestionType> = new Set([
  'TEXT',
  'NUMERIC',
  'DATETIME',
  'SCANNED_CODE',
]);
