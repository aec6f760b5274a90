// What the card of a question or an element says of it in a line.
import { kindOf } from '#core/questions/types.ts';
import type { DraftQuestion } from './form-draft.ts';

/** Default answers as people read them: `true` is Yes, an option has its name. */
export function defaultText({
  type,
  options,
  defaultAnswers,
}: {
  type: DraftQuestion['type'];
  options: readonly { value: string; name?: string | null | undefined }[];
  defaultAnswers: readonly string[];
}): string {
  const words = defaultAnswers.map((value) => {
    if (kindOf(type) === 'yesNo') return value === 'true' ? 'Yes' : 'No';
    return options.find((option) => option.value === value)?.name || value;
  });
  return words.join(', ');
}

/** A description without the signs of Markdown. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^[\]]*)\]\([^)]{0,2000}\)/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|[-*>]|\d+\.)\s+/gm, '')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/\*(?=\S)|(?<=\S)\*/g, '');
}
