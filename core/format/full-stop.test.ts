import { expect, it } from 'vitest';
import { undoUntilText } from '#core/imports/undo.ts';
import { createFormats } from './formats.ts';
import { withFullStop } from './full-stop.ts';

it('ends a sentence with one full stop, after a time too', () => {
  const formats = createFormats({ locale: 'en-CA', hourCycle: '12', weekStart: 0 });
  const at = formats.moment(Date.UTC(2026, 10, 24, 8), 'UTC');
  expect(at).toMatch(/a\.m\.$/);
  expect(undoUntilText(at)).toBe(`This import can be undone until ${at}`);
  expect(withFullStop('until 08:00')).toBe('until 08:00.');
});
