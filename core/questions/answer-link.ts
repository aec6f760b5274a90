// Where an answer points: an e-mail address, a phone number, a web address.
import { assertNever } from '#core/assert-never.ts';
import { type QuestionType, questionTypes } from './types.ts';

/** The address that an answer leads to; null for one that leads nowhere, or somewhere else than its type says. */
export function answerLink(type: QuestionType, value: string): string | null {
  const { link } = questionTypes[type];
  switch (link) {
    case null:
      return null;
    case '':
      // Whatever a row holds, no link runs a script.
      return /^https?:\/\//i.test(value) ? value : null;
    case 'tel:':
      return `tel:${value.replaceAll(/[^\d+]/g, '')}`;
    case 'mailto:':
      return value.includes('@') ? `mailto:${encodeURI(value)}` : null;
    default:
      return assertNever(link);
  }
}
