// Selects the input component for a question by its kind, or by its device.
import {
  type Device,
  kindOf,
  type QuestionKind,
  type QuestionType,
  questionTypes,
} from '#core/questions/types.ts';
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

const byKind: Readonly<Record<QuestionKind, Input>> = {
  text: TextInput,
  number: NumberInput,
  numbers: NumbersInput,
  choice: ChoiceInput,
  choices: ChoiceInput,
  yesNo: YesNoInput,
  moment: MomentInput,
  image: PhotoInput,
  item: CatalogInput,
  items: CatalogInput,
};
const byDevice: Readonly<Record<Device, Input>> = {
  camera: PhotoInput,
  signaturePad: SignatureInput,
  scanner: CodeInput,
};

export function AnswerInput(props: InputProps) {
  const { kind, device } = questionTypes[props.question.type];
  const Input = device === null ? byKind[kind] : byDevice[device];
  return <Input {...props} />;
}

/** Whether the input is a single field, labelled by the question's text. */
export function isOneField(type: QuestionType): boolean {
  return oneField.has(kindOf(type));
}
const oneField: ReadonlySet<QuestionKind> = new Set(['text', 'number', 'moment']);
