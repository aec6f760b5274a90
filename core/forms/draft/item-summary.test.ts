import { expect, it } from 'vitest';
import { defaultText, plainText } from './item-summary.ts';

it('says defaults as people read them', () => {
  const options = [{ id: '1', value: 'ok', name: 'In order' }];
  expect(defaultText({ type: 'BOOLEAN', options: [], defaultAnswers: ['true'] })).toBe('Yes');
  expect(defaultText({ type: 'CHECKBOXES', options, defaultAnswers: ['ok', 'worn'] })).toBe('In order, worn');
});

it('takes the signs of Markdown away', () => {
  expect(
    plainText('# Before you drive\n- hang a **red tag** on it, see [the rules](https://example.com) *now*'),
  ).toBe('Before you drive\nhang a red tag on it, see the rules now');
  expect(plainText('2 * 3 = 6')).toBe('2 * 3 = 6');
});
