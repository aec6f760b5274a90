// Selects the input component for a question by its kind, or by its device.
import type { Device } from '#core/questions/type-facts.ts';
import { kindOf, type QuestionType, questionTypes } from '#core/questions/types.ts';
import { type QuestionKind } from '#core/questions/kinds/kinds.ts';
import { CalendarInput } from './calendar-input.tsx';
import { CatalogInput } from './catalog-input.tsx';
import { ChoiceInput, YesNoInput } from './choice-input.tsx';
import { CodeInput } from './code-input.tsx';
import { DurationInput } from './duration-input.tsx';
import { EntriesInput } from './entries/entries-input.tsx';
import { FileInput } from './file-input.tsx';
import type { Input, InputProps } from './input.ts';
import { MomentInput } from './moment-input.tsx';
import { NumberInput } from './number/number-input.tsx';
import { NumbersInput } from './number/numbers-input.tsx';
import { PhotoInput } from './photo-input.tsx';
import { ScaleInput } from './number/scale-input.tsx';
import { PlaceInput } from './place/place-input.tsx';
import { RankingInput } from './ranking-input.tsx';
import { ShapeInput } from './place/shape-input.tsx';
import { SignatureInput } from './signature-input.tsx';
import { AudioInput } from './sound/audio-input.tsx';
import { TextInput } from './text-input.tsx';

/** `isOneField`: it is a single field, labelled by the question's text. */
const byKind: Readonly<Record<QuestionKind, { Input: Input; isOneField: boolean }>> = {
  text: { Input: TextInput, isOneField: true },
  number: { Input: NumberInput, isOneField: true },
  numbers: { Input: NumbersInput, isOneField: false },
  choice: { Input: ChoiceInput, isOneField: false },
  choices: { Input: ChoiceInput, isOneField: false },
  ranking: { Input: RankingInput, isOneField: false },
  yesNo: { Input: YesNoInput, isOneField: false },
  moment: { Input: MomentInput, isOneField: true },
  day: { Input: CalendarInput, isOneField: true },
  time: { Input: CalendarInput, isOneField: true },
  image: { Input: PhotoInput, isOneField: false },
  file: { Input: FileInput, isOneField: false },
  recording: { Input: AudioInput, isOneField: false },
  item: { Input: CatalogInput, isOneField: false },
  items: { Input: CatalogInput, isOneField: false },
  duration: { Input: DurationInput, isOneField: true },
  place: { Input: PlaceInput, isOneField: true },
  entry: { Input: EntriesInput, isOneField: false },
  line: { Input: ShapeInput, isOneField: true },
  area: { Input: ShapeInput, isOneField: true },
};
const byDevice: Readonly<Record<Device, Input>> = {
  camera: PhotoInput,
  drawingPad: PhotoInput,
  signaturePad: SignatureInput,
  scanner: CodeInput,
  microphone: AudioInput,
};

export function AnswerInput(props: InputProps) {
  const { type } = props.question;
  const { device, scale } = questionTypes[type];
  const Typed = scale === null ? byKind[kindOf(type)].Input : ScaleInput;
  const Input = device === null ? Typed : byDevice[device];
  return <Input {...props} />;
}

/** Whether the input is a single field, labelled by the question's text. */
export function isOneField(type: QuestionType): boolean {
  return questionTypes[type].scale === null && byKind[kindOf(type)].isOneField;
}
