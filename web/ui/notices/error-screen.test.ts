// What an error says beside what failed.
import { expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { explanationOf } from './error-screen.tsx';

it('explains what helps whoever sees the page, and not how a server is run', () => {
  const gone = new AppError('unreachable', 'The server http://localhost:4000 did not answer.', {
    hint: 'Check that it is running and that the address is right.',
  });
  expect(explanationOf(gone)).toBe('The server did not answer. Check your connection to the internet.');
  expect(explanationOf(new AppError('forbidden', 'No.', { hint: 'Ask an admin.' }))).toBe(
    'No. Ask an admin.',
  );
  expect(explanationOf(new AppError('forbidden', 'No.'), 'No.')).toBeNull();
  expect(explanationOf(new Error('at line 3'))).toBeNull();
});
