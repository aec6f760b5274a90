// The home page as it is while the server still reads the rows of the pins.
import type { Page } from 'playwright-core';

/** Answers the home page as a server does that is still reading the rows of the pins, until the numbers arrive. */
export async function withoutNumbers(page: Page): Promise<{ arrive(): void }> {
  let reading = true;
  await page.route(/\/user\/pinnedWidget$/, async (route) => {
    if (!reading) return route.continue();
    const response = await route.fetch();
    const pins = (await response.json()) as object[];
    await route.fulfill({
      response,
      json: pins.map((pin) => ({ ...pin, numbers: null, problem: 'reading' })),
    });
  });
  // The route stays: where it is taken away while it waits for the server, it is handled twice.
  return { arrive: () => void (reading = false) };
}
