// What the card of a question or an element says of it in a line.
import { answersOf } from '#core/questions/types.ts';
import type { DraftQuestion } from './form-draft.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

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
  if (answersOf(type)?.choices === 'yesNo')
    return defaultAnswers.map((value) => (value === 'true' ? t(common.yes) : t(common.no))).join(', ');
  return defaultAnswers
    .map((value) => options.find((option) => option.value === value)?.name || value)
    .join(', ');
}

/** A description without the signs of Markdown. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^[\]]*)\]\([^)]{0,2000}\)/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|[-*>]|\d+\.)\s+/gm, '')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/\*(?=\S)|(?<=\S)\*/g, '');
}
