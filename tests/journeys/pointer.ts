// Counts what a story costs: presses of the pointer. What is typed, and keys, are not counted.
import type { Locator, Page } from 'playwright-core';

/** Presses with the pointer, and counts. */
export function pointerOn(page: Page) {
  let presses = 0;
  const press = async (thing: Locator) => {
    presses += 1;
    await thing.click();
  };
  const button = (name: string) => press(page.getByRole('button', { name, exact: true }));
  /** A list of the browser's own is opened by one press, and left by another. */
  const choose = async (list: Locator, value: string) => {
    presses += 2;
    await list.selectOption(value);
  };
  return { press, button, choose, presses: () => presses };
}
