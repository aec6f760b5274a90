// A list that is searched: Enter takes what is marked.
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '#tests/components/draw-page.tsx';
import { SearchMultiSelect, SearchSelect } from './search-select.tsx';

afterEach(() => vi.useRealTimers());

const airports = ['Geneva', 'Zurich', 'Basel'];

/** Types faster than the page comes to its timers, as people do where the machine is slow; then they run. */
async function typeAheadOfTimers(words: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.tab();
  await userEvent.keyboard(words);
  await expect.poll(() => document.querySelector('[data-combobox-selected]')?.textContent).toBe(words);
  vi.runAllTimers();
  vi.useRealTimers();
}

it('takes the option that is marked, however late the timers of the page are', async () => {
  const onChange = vi.fn();
  await drawPage(<SearchSelect label="Airport" data={airports} onChange={onChange} />);
  await typeAheadOfTimers('Zurich');
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['Zurich']);
});

it('takes one of several the same way, and once', async () => {
  const onChange = vi.fn();
  await drawPage(<SearchMultiSelect label="Airports" data={airports} onChange={onChange} />);
  await typeAheadOfTimers('Basel');
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[['Basel']]]);
});
