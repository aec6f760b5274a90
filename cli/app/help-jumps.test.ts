import { expect, it, vi } from 'vitest';
import { jumpsToHelp } from './help-jumps.ts';

it('opens the part of the help that a jump names', () => {
  const browse = vi.fn();
  const openGlossary = vi.fn();
  const jumps = jumpsToHelp(browse, openGlossary);
  jumps.find(({ text }) => text === 'help design a form')?.go();
  jumps.find(({ text }) => text === 'help')?.go();
  jumps.find(({ text }) => text === 'glossary')?.go();
  expect(openGlossary).toHaveBeenCalledOnce();
  expect(browse.mock.calls).toEqual([['/help/managers#design-a-form'], ['/help']]);
  expect(new Set(jumps.map(({ text }) => text)).size).toBe(jumps.length);
});
