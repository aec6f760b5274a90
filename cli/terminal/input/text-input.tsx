// A text input. It keeps its own text, whatever the parent does with it and when.
import { Text } from 'ink';
import { useReducer, useRef } from 'react';
import { graphemes } from '#cli/output/graphemes.ts';
import { edit, type EditedLine, insert, lineOf, onOneLine, visibleLine } from './edit-line.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useTyping } from '#cli/terminal/keys/use-keys.ts';

export type TextInputProps = {
  value: string;
  onChange(text: string): void;
  /** Receives keys; default true. */
  active?: boolean;
  /** Shown as dots, for passwords. */
  secret?: boolean;
  /** Pasted line breaks stay, and are shown as a sign. */
  hasLines?: boolean;
  /** Shown dimmed while empty. */
  placeholder?: string;
  /** Width in columns; by default the area's. */
  width?: number;
  /** Other keys handled here, such as enter. */
  keys?: readonly KeyBinding[];
};

/** The input. */
export function TextInput(props: TextInputProps) {
  const { value, onChange, active = true, secret = false, placeholder = '', keys = [] } = props;
  const area = useArea();
  const { accessible } = useTerminal();
  const width = Math.max(2, props.width ?? area.width);
  const line = useRef<EditedLine>(lineOf(value));
  const given = useRef(value);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  // Only a value changed by the parent replaces the text: its response to a key may be delayed.
  if (given.current !== value) {
    given.current = value;
    if (line.current.text !== value) line.current = lineOf(value);
  }

  const change = (next: EditedLine) => {
    const isOther = next.text !== line.current.text;
    line.current = next;
    draw();
    if (isOther) onChange(next.text);
  };
  const typing = {
    bindings: keys,
    onText: (text: string) => change(insert(line.current, text, props.hasLines)),
    onPress: (press: Parameters<typeof edit>[1]) => {
      const next = edit(line.current, press);
      if (next) change(next);
      return next !== null;
    },
  };
  useTyping(active ? typing : null);

  const shown = secret ? masked(line.current) : line.current;
  if (!active || accessible) {
    if (shown.text === '' && !active)
      return (
        <Label tone="dim" width={width}>
          {placeholder}
        </Label>
      );
    return <Label width={width}>{onOneLine(shown.text)}</Label>;
  }
  const { before, at, after } = visibleLine(shown, width);
  const isEmpty = shown.text === '' && placeholder !== '';
  return (
    <Text wrap="truncate-end">
      {before}
      <Text inverse>{isEmpty ? placeholder.slice(0, 1) : at}</Text>
      {isEmpty ? <Text dimColor>{placeholder.slice(1)}</Text> : after}
    </Text>
  );
}

/** As many dots as characters. */
function masked({ text, cursor }: EditedLine): EditedLine {
  const dots = (part: string) => '•'.repeat([...graphemes.segment(part)].length);
  return { text: dots(text), cursor: dots(text.slice(0, cursor)).length };
}
