// Key presses, one at a time. A terminal sends quick typing as one chunk: it is split here, so that nothing is lost or
// misread as another key.
import type { Key } from 'ink';
import { graphemes } from '#cli/output/graphemes.ts';

/**
 * `name` is the key ('enter', 'ctrl-d', 'j', 'A'), `text` what it types; '' for keys that type nothing. A key with Alt,
 * which terminals send with a leading escape, may also have been Esc and that key: `otherwise`.
 */
export type Press = { name: string; text: string; otherwise?: readonly Press[] };

/** The presses in Ink's input. */
export function pressesOf(input: string, key: Key): Press[] {
  const special = specialKeys.find(([flag]) => key[flag]);
  if (special) return [{ name: withModifiers(special[1], key), text: '' }];
  if (key.ctrl && input !== '') return [{ name: `ctrl-${input}`, text: '' }];
  const typed = typedPresses(input);
  if (!key.meta || input === '') return typed;
  return [{ name: `alt-${input}`, text: '', otherwise: [{ name: 'esc', text: '' }, ...typed] }];
}

/** The presses that type a text. */
export function typedPresses(text: string): Press[] {
  return [...graphemes.segment(text.replaceAll('\r\n', '\r'))].flatMap(({ segment }) => {
    const name = controls.get(segment);
    if (name !== undefined) return [{ name, text: name === 'space' ? ' ' : '' }];
    return isControl(segment) ? [] : [{ name: segment, text: segment }];
  });
}

const specialKeys = [
  ['return', 'enter'],
  ['escape', 'esc'],
  ['tab', 'tab'],
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['leftArrow', 'left'],
  ['rightArrow', 'right'],
  ['pageUp', 'pageup'],
  ['pageDown', 'pagedown'],
  ['home', 'home'],
  ['end', 'end'],
  ['backspace', 'backspace'],
  ['delete', 'delete'],
] as const satisfies [keyof Key, string][];

const controls: ReadonlyMap<string, string> = new Map([
  ['\r', 'enter'],
  ['\n', 'enter'],
  ['\t', 'tab'],
  ['\u001b', 'esc'],
  [' ', 'space'],
]);

function withModifiers(name: string, { ctrl, meta, shift }: Key): string {
  // Some terminals send escape as a key with the Alt modifier.
  const alt = meta && name !== 'esc';
  return `${ctrl ? 'ctrl-' : ''}${alt ? 'alt-' : ''}${shift ? 'shift-' : ''}${name}`;
}

function isControl(grapheme: string): boolean {
  return /^\p{Cc}/u.test(grapheme);
}
