import { expect, it } from 'vitest';
import { plainMessages } from './plain-messages.ts';

it('a build writes a message of one text as that, and no branch of a choice', () => {
  const text = '[{"type":0,"value":"hour"}]';
  const choice = `[{"type":5,"value":"by","options":{"other":{"value":${text}}}}]`;
  expect(plainMessages(`{ id: 'a', defaultMessage: ${text} }`)).toBe(`{ id: 'a', defaultMessage: "hour" }`);
  const chosen = `{ id: 'a', defaultMessage: ${choice} }`;
  expect(plainMessages(chosen)).toBe(chosen);
});
