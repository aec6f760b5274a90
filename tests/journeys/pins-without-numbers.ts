// The home page as it is while the server still reads the rows of the pins.
import type { Page } from 'playwright-core';

/** Answers the home page as a server does that is still reading the rows of the pins, until the numbers arrive. */
export async function withoutNumbers(page: Page): Promise<{ arrive(): Promise<void> }> {
  const url = /\/user\/pinnedWidget$/;
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const pins = (await response.json()) as object[];
    await route.fulfill({
      response,
      json: pins.map((pin) => ({ ...pin, numbers: null, problem: 'reading' })),
    });
  });
  return { arrive: () => page.unroute(url) };
}
