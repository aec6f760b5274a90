// BOOLEAN: yes or no, side by side.
import { choicesOf } from '#core/filling/choices.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import type { InputProps } from './input.ts';

export function YesNoInput(props: InputProps) {
  return <ChoiceTiles {...props} choices={choicesOf(props.question)} isSideBySide />;
}
