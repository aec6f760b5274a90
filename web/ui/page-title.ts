// What stands on the browser's tab.

const productName = 'Formdeck';

/** The page's name, then the product's; the unread notifications in brackets in front (spec 1, section 1). */
export function pageTitle(name: string, unread: number): string {
  return `${unread > 0 ? `(${unread}) ` : ''}${name} - ${productName}`;
}
