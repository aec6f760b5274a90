// Settings that the server has embedded in the page, besides the regions of regions.ts.

type Page = Pick<Document, 'querySelector'>;

/** The e-mail address of the server's operator; null if not set. */
export function contactIn(page: Page): string | null {
  return fact(page, 'contact');
}

/** Whether this browser may have a session cookie of the server, which scripts cannot read. */
export function mayHaveCookie(page: Page): boolean {
  return fact(page, 'session-cookie') !== 'no';
}

/** The tile server of maps, and who made them; null: they are drawn from what is in the package. */
export function tilesIn(page: Page): { template: string; by: string } | null {
  const [template, by] = [fact(page, 'tiles'), fact(page, 'tiles-by')];
  return template === null || by === null ? null : { template, by };
}

function fact(page: Page, name: string): string | null {
  return page.querySelector(`meta[name="formdeck-${name}"]`)?.getAttribute('content') ?? null;
}
