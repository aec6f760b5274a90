import { expect, it } from 'vitest';
import type { QuestionType } from './types.ts';
import { answerLink } from './answer-link.ts';

it.each<[QuestionType, string, string | null]>([
  ['EMAIL_ADDRESS', 'ann@example.com', 'mailto:ann@example.com'],
  ['EMAIL_ADDRESS', 'ann', null],
  ['PHONE_NUMBER', '+1 (604) 555-0199', 'tel:+16045550199'],
  ['WEB_ADDRESS', 'https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['WEB_ADDRESS', 'javascript:alert(1)', null],
  ['WEB_ADDRESS', ' data:text/html,x', null],
  ['TEXT', 'https://example.com', null],
])('an answer %s %j leads to %j', (type, value, link) => {
  expect(answerLink(type, value)).toBe(link);
});
