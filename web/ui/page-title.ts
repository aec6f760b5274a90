// The browser's tab title.

const productName = 'Formdeck';

/**
 * The page's name, then the product's, preceded by the unread count in brackets. Home only has the company's name (spec
 * 1, section 1).
 */
export function pageTitle(name: string, unread: number, isHome = false): string {
  const count = unread > 0 ? `(${unread}) ` : '';
  if (isHome) return count + (name || productName);
  return `${count}${name} - ${productName}`;
}
