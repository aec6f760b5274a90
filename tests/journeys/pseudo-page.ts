// What a page of the console says and how it fits, as found in the page itself.
import type { Page } from 'playwright-core';

export type Seen = { texts: readonly string[]; faults: readonly string[] };

/** Every text that is seen or heard, and what is cut or makes the page scroll sideways. */
export function seenOn(page: Page): Promise<Seen> {
  return page.evaluate<Seen>(seen);
}

const seen = `(() => {
  const texts = new Set([document.title]);
  const faults = new Set();
  const whole = document.documentElement;
  const skipped = 'script, style, noscript, textarea[tabindex="-1"]';
  const nameOf = (it) => it.tagName.toLowerCase() + (it.className && typeof it.className === 'string' ? '.' + it.className.split(' ').slice(0, 3).join('.') : '');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: it } = walker.currentNode;
    if (!/\\p{L}{2}/u.test(data) || it.closest(skipped) || !it.checkVisibility({ visibilityProperty: true })) continue;
    texts.add(data);
  }
  for (const it of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-description], [aria-roledescription]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription']) {
      const text = it.getAttribute(name);
      if (text && it.checkVisibility() && !it.matches(skipped)) texts.add(text);
    }
  if (whole.scrollWidth > whole.clientWidth + 1) {
    const [widest] = [...document.body.querySelectorAll('*')]
      .map((it) => ({ it, box: it.getBoundingClientRect() }))
      .filter(({ box }) => box.right > whole.clientWidth + 1 || box.left < -1)
      .sort((a, b) => b.box.width - a.box.width).slice(-1);
    faults.add('the page scrolls sideways by ' + (whole.scrollWidth - whole.clientWidth) + (widest ? ': ' + nameOf(widest.it) + ' ' + widest.it.textContent.slice(0, 60) : ''));
  }
  for (const it of document.body.querySelectorAll('*')) {
    if (!(it instanceof HTMLElement) || it.closest(skipped) || !it.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(it);
    const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
    if (!hides || it.clientWidth < 4 || it.scrollWidth <= it.clientWidth + 1) continue;
    const own = [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    const text = it.textContent.trim();
    if (text === '' || !own && it.children.length > 1 && !it.matches('button, a, label')) continue;
    const isShortened = style.textOverflow === 'ellipsis' || [...it.querySelectorAll('*')].some((each) => getComputedStyle(each).textOverflow === 'ellipsis');
    if (isShortened) continue;
    faults.add('cut: ' + nameOf(it) + ': ' + text.slice(0, 80) + ' (' + it.scrollWidth + ' in ' + it.clientWidth + ')');
  }
  return { texts: [...texts], faults: [...faults] };
})()`;
