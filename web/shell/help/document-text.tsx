// Draws a document of the help. Its Markdown is the product's own, so nothing has to be removed from it.
import { useRouter } from '@tanstack/react-router';
import { Marked } from 'marked';
import { type MouseEvent, useMemo } from 'react';
import { helpDocuments, helpPictures } from './documents.ts';
import { anchorOf, type HelpDocument } from './sections.ts';
import classes from './help.module.css';

export function DocumentText({ document: { text } }: { document: HelpDocument }) {
  const router = useRouter();
  const html = useMemo(() => marked.parse(text, { async: false }), [text]);
  /** Links within the help are followed without loading the page anew. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href') ?? '';
    if (!address.startsWith('/help/') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(address);
  };
  return <div className={classes.text} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}

const marked = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const words = this.parser.parseInline(tokens);
      const anchor = anchorOf(this.parser.parseInline(tokens, this.parser.textRenderer));
      return `<h${depth} id="${anchor}" tabindex="-1">${words}</h${depth}>\n`;
    },
    image({ href, text }) {
      return `<img src="${helpPictures.get(href) ?? ''}" alt="${text}" loading="lazy" />`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const [, document, anchor = ''] = /^([a-z]+)\.md(#.*)?$/.exec(href) ?? [];
      if (document !== undefined && !helpDocuments.some(({ name }) => name === document)) return words;
      if (document !== undefined) return `<a href="/help/${document}${anchor}">${words}</a>`;
      return `<a href="${href}"${/^https?:/.test(href) ? ' target="_blank" rel="noreferrer"' : ''}>${words}</a>`;
    },
  },
});
