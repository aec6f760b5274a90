// Common to the HTML pages that the server generates, and the frame of those that people reach by a link: a card, in light and dark.
import { currentLanguage, t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Escapes text for an HTML element or attribute. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export type PlainPage = {
  /** Of the tab. */
  title: string;
  heading: string;
  /** Paragraphs, which are escaped. */
  texts: readonly string[];
  /** HTML below them, such as a form. */
  more?: string;
};

/** A whole page, with a link to the console below the card. */
export function plainPage({ title, heading, texts, more = '' }: PlainPage): string {
  const words = texts.map((text) => `<p>${escaped(text)}</p>`).join('');
  const { tag, direction } = currentLanguage();
  return `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)} - Formdeck</title><style>${style}</style></head>
<body><main><h1>${escaped(heading)}</h1>${words}${more}</main><p class="leave"><a href="/">${escaped(t(m.openFormdeck))}</a></p></body></html>`;
}

const style = `
:root { color-scheme: light dark; }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 30rem; padding: 14vh 1rem 2rem; background: light-dark(#f5f7fb, #10141b); color: light-dark(#1b2130, #e6e9f0); }
main { padding: 2rem; border: 1px solid light-dark(#dfe3eb, #2b3240); border-radius: .875rem; background: light-dark(#fff, #191f29); box-shadow: 0 1px 3px light-dark(#1b213014, #0004); }
h1 { font-size: 1.375rem; line-height: 1.3; margin: 0; overflow-wrap: anywhere; }
p { margin: .75rem 0 0; overflow-wrap: anywhere; }
a { color: light-dark(#0049ee, #8fb1ff) }
form { margin-top: 1.5rem }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: .5rem; font: inherit; font-weight: 600; cursor: pointer; background: light-dark(#0049ee, #8fb1ff); color: light-dark(#fff, #10141b) }
button:focus-visible, a:focus-visible { outline: 2px solid light-dark(#0049ee, #8fb1ff); outline-offset: 2px }
.leave { margin-top: 1.25rem; text-align: center; font-size: .875rem }
@media (max-width: 30em) { main { padding: 1.5rem 1.25rem } body { padding-top: 2rem } }
`;
