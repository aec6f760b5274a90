// What stands on the browser's tab.

const productName = 'Formdeck';

/**
 * The page's name, then the product's; the unread notifications in brackets in front. Home has the company's name alone
 * (spec 1, section 1).
 */
export function pageTitle(name: string, unread: number, isHome = false): string {
  const count = unread > 0 ? `(${unread}) ` : '';
  if (isHome) return count + (name || productName);
  return `${count}${name} - ${productName}`;
}
